"""Games in teams of two."""

from __future__ import annotations

from mirabilia.games.seven.expansion import Expansion


class Teams(Expansion):
    name = "teams"
    order = 2
    rules = ("partners",)


EXPANSION = Teams()
