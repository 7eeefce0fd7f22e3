"""The Free City of a game for two: a third city both players act for in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mirabilia.core.contract import Fact
from mirabilia.games.seven.expansion import Expansion

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mirabilia.games.seven.options import GameOptions
    from mirabilia.games.seven.restore import Restorer


class FreeCity(Expansion):
    name = "free_city"
    order = 4
    rules = ("keeper",)
    is_option = False
    further_turns = 9.0
    """Each player acts for it on half of the turns."""

    def is_in_play(self, chosen: GameOptions) -> bool:
        return chosen.players == 2

    def notes(self, chosen: GameOptions) -> Iterator[Fact]:
        yield {"note": "free_city"}

    def check_position(self, restorer: Restorer) -> None:
        self.module("restoring").check(restorer)


EXPANSION = FreeCity()
