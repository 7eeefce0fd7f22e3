"""The expansion Cities: black cards, losses and debt, Diplomacy, masks."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from mirabilia.core.contract import OptionError
from mirabilia.games.seven.expansion import Expansion

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mirabilia.games.seven.entries import Card
    from mirabilia.games.seven.options import GameOptions
    from mirabilia.games.seven.restore import Restorer


class Cities(Expansion):
    name = "cities"
    order = 1
    rules = ("effects", "losses", "diplomacy")
    colours = ("black",)
    score_lines = MappingProxyType({"black": "black"})
    pad_lines = MappingProxyType({"black": "leaders_black"})

    def check(self, chosen: GameOptions) -> None:
        if chosen.players == 8 and "cities" not in chosen.expansions:
            message = "8 players need the expansion Cities; without it 7 Wonders is for 2 to 7"
            raise OptionError(message, refusal="eight_players")

    def check_choice(self, restorer: Restorer, field: str, kind: int, argument: int) -> None:
        self.module("restoring").check_choice(field, kind, argument)

    def joining(self, chosen: GameOptions) -> Sequence[Card]:
        return chosen.catalogue.row("black")


EXPANSION = Cities()
