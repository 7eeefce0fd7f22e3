"""The expansion Edifice: projects that all can take part in, and what they bring or cost."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from mirabilia.games.seven.expansion import Expansion

if TYPE_CHECKING:
    from mirabilia.core.contract import Fact
    from mirabilia.games.seven.options import Chosen
    from mirabilia.games.seven.position import Position
    from mirabilia.games.seven.restore import Restorer


class Edifice(Expansion):
    name = "edifice"
    order = 3
    rules = ("projects", "effects")
    score_lines = MappingProxyType({"edifice": ""})

    def check(self, chosen: Chosen) -> None:
        if "edifice" in chosen.expansions and not 3 <= chosen.players <= 7:
            raise ValueError(f"Edifice is for 3 to 7 players, not {chosen.players}")

    def cost_of_extra(self, position: Position, coins: int) -> list[Fact]:
        from mirabilia.games.seven.edifice.lookup import EDIFICE_IDS

        if not len(position.edifices):
            return []
        return [{"cost": "edifice", "edifice": EDIFICE_IDS[position.edifices[position.age - 1]], "coins": coins}]

    def check_position(self, restorer: Restorer) -> None:
        self.module("restoring").check(restorer)


EXPANSION = Edifice()
