"""The Free City of a game for two: a third city both players act for in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mirabilia.games.seven.expansion import Expansion

if TYPE_CHECKING:
    from mirabilia.games.seven.options import GameOptions
    from mirabilia.games.seven.restore import Restorer


class FreeCity(Expansion):
    name = "free_city"
    order = 4
    rules = ("keeper",)
    is_option = False

    def is_in_play(self, chosen: GameOptions) -> bool:
        return chosen.players == 2

    def check_position(self, restorer: Restorer) -> None:
        self.module("restoring").check(restorer)


EXPANSION = FreeCity()
