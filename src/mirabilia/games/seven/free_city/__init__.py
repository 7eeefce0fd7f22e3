"""The Free City of a game for two: a third city both players act for in turn."""

from __future__ import annotations

from mirabilia.games.seven.expansion import Expansion


class FreeCity(Expansion):
    name = "free_city"
    order = 4
    rules = ("keeper",)


EXPANSION = FreeCity()
