"""The expansion Leaders: a draft before Age I, a Recruitment before each Age, and what leaders do."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from mirabilia.games.seven.expansion import Expansion
from mirabilia.games.seven.leaders import decks

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mirabilia.games.seven.leaders.entries import Leader
    from mirabilia.games.seven.options import Chosen
    from mirabilia.games.seven.restore import Restorer


class Leaders(Expansion):
    name = "leaders"
    order = 0
    rules = ("effects", "choices", "phases")
    other_colours = ("white",)
    score_lines = MappingProxyType({"leaders": ""})
    pad_lines = MappingProxyType({"leaders": "leaders_black"})
    options = (decks.OPTION,)
    is_for_players = True

    def check(self, chosen: Chosen) -> None:
        decks.check(chosen)

    def held(self, chosen: Chosen) -> Sequence[Leader]:
        return decks.pool(chosen)

    def coins(self, chosen: Chosen) -> int | None:
        return int(chosen.catalogue.setup.coins_with_leaders)

    def check_position(self, restorer: Restorer) -> None:
        self.module("restoring").check(restorer)


EXPANSION = Leaders()
