"""The expansion Leaders: a draft before Age I, a Recruitment before each Age, and what leaders do."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from mirabilia.games.seven.expansion import Expansion

if TYPE_CHECKING:
    from mirabilia.games.seven.options import Chosen
    from mirabilia.games.seven.restore import Restorer


class Leaders(Expansion):
    name = "leaders"
    order = 0
    rules = ("effects", "choices", "phases")
    other_colours = ("white",)
    score_lines = MappingProxyType({"leaders": ""})

    def check(self, chosen: Chosen) -> None:
        if not chosen.leader_decks:
            return
        if "leaders" not in chosen.expansions:
            raise ValueError("leader_decks need the expansion Leaders")
        if "cities" not in chosen.expansions:
            for deck in ("cities", "cities_2012"):
                if deck in chosen.leader_decks:
                    raise ValueError(f"the leaders of the deck {deck!r} need the expansion Cities")
        if chosen.edition == 1:
            for deck in ("expert", "cities_2012"):
                if deck in chosen.leader_decks:
                    raise ValueError(f"the first edition has no leaders of a deck {deck!r}")

    def coins(self, chosen: Chosen) -> int | None:
        return int(chosen.catalogue.setup.coins_with_leaders)

    def check_position(self, restorer: Restorer) -> None:
        self.module("restoring").check(restorer)


EXPANSION = Leaders()
