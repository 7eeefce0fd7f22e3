"""The expansion Leaders: a draft before Age I, a Recruitment before each Age, and what leaders do."""

from __future__ import annotations

from mirabilia.games.seven.expansion import Expansion


class Leaders(Expansion):
    name = "leaders"
    order = 0
    rules = ("effects", "choices", "phases")


EXPANSION = Leaders()
