"""The expansion Edifice: projects that all can take part in, and what they bring or cost."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from mirabilia.core.contract import Fact, OptionError
from mirabilia.core.form import one_each
from mirabilia.games.seven.expansion import Expansion

if TYPE_CHECKING:
    from collections.abc import Iterator

    from mirabilia.games.seven.filling import Filling
    from mirabilia.games.seven.options import GameOptions
    from mirabilia.games.seven.restore import Restorer


class Edifice(Expansion):
    name = "edifice"
    order = 3
    rules = ("projects", "effects")
    score_lines = MappingProxyType({"edifice": ""})
    doubled_line = "edifice"

    def check(self, chosen: GameOptions) -> None:
        if "edifice" in chosen.expansions and not 3 <= chosen.players <= 7:
            message = f"Edifice is for 3 to 7 players, not {chosen.players}"
            raise OptionError(message, refusal="edifice_players")

    def notes(self, chosen: GameOptions) -> Iterator[Fact]:
        yield {"note": "edifice", "pawns": self.module("lookup").PAWNS_BY_PLAYERS[chosen.players]}

    def open_pieces(self, chosen: GameOptions) -> dict[str, dict[str, int]]:
        return one_each({"edifice": self.module("lookup").EDIFICE_IDS})

    def check_position(self, restorer: Restorer) -> None:
        self.module("restoring").check(restorer)

    def check_choice(self, restorer: Restorer, field: str, kind: int, argument: int) -> None:
        self.module("restoring").check_choice(restorer, field, kind, argument)

    def fill(self, filling: Filling) -> None:
        self.module("filling").fill(filling)


EXPANSION = Edifice()
