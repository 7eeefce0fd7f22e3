"""Games in teams of two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mirabilia.core.contract import Fact, OptionError
from mirabilia.games.seven.expansion import Expansion
from mirabilia.games.seven.option_kinds import Switch

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mirabilia.games.seven.options import GameOptions

TEAM_SIZES = (4, 6, 8)
OPTION = Switch("teams", after="sides")


class Teams(Expansion):
    name = "teams"
    order = 2
    rules = ("partners",)
    is_option = False
    options = (OPTION,)

    def is_in_play(self, chosen: GameOptions) -> bool:
        return bool(chosen.option(OPTION.name))

    def check(self, chosen: GameOptions) -> None:
        if self.is_in_play(chosen) and "cities" not in chosen.expansions:
            raise OptionError("teams need the expansion Cities", refusal="teams_without_cities")
        if self.is_in_play(chosen) and chosen.players not in TEAM_SIZES:
            message = f"teams of two are for 4, 6 or 8 players, not {chosen.players}"
            raise OptionError(message, refusal="teams_players")

    def notes(self, chosen: GameOptions) -> Iterator[Fact]:
        yield {"note": "teams", "teams": chosen.players // 2}

    def allies(self, seat: int) -> set[int]:
        return {seat, seat ^ 1}


EXPANSION = Teams()
