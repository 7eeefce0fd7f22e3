"""The expansion Cities: black cards, losses and debt, Diplomacy, masks."""

from __future__ import annotations

from mirabilia.games.seven.expansion import Expansion


class Cities(Expansion):
    name = "cities"
    order = 1
    rules = ("effects", "losses", "diplomacy")


EXPANSION = Cities()
