"""Games in teams of two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mirabilia.games.seven.expansion import Expansion

if TYPE_CHECKING:
    from mirabilia.games.seven.options import Chosen

TEAM_SIZES = (4, 6, 8)


class Teams(Expansion):
    name = "teams"
    order = 2
    rules = ("partners",)
    is_option = False

    def is_in_play(self, chosen: Chosen) -> bool:
        return chosen.teams

    def check(self, chosen: Chosen) -> None:
        if chosen.teams and "cities" not in chosen.expansions:
            raise ValueError("teams need the expansion Cities")
        if chosen.teams and chosen.players not in TEAM_SIZES:
            raise ValueError(f"teams of two are for 4, 6 or 8 players, not {chosen.players}")


EXPANSION = Teams()
