"""The expansion Edifice: projects that all can take part in, and what they bring or cost."""

from __future__ import annotations

from mirabilia.games.seven.expansion import Expansion


class Edifice(Expansion):
    name = "edifice"
    order = 3
    rules = ("projects", "effects")


EXPANSION = Edifice()
