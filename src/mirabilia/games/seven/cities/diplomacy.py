"""The expansion as a module: losses, Diplomacy in conflicts, debt in the score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import append, vec
from mirabilia.games.seven.cities import kinds
from mirabilia.games.seven.cities.losses import settle_losses
from mirabilia.games.seven.expansion import number_of
from mirabilia.games.seven.hooks import Fights, Module, register_module
from mirabilia.games.seven.packing import has
from mirabilia.games.seven.position import EMPTY, City, Position
from mirabilia.games.seven.scoring import TREASURY

TEAMS: Final[i64] = number_of("teams")


class CitiesModule(Module):
    def end_turn(self, position: Position) -> None:
        settle_losses(position)

    def arrange(self, position: Position, fights: Fights) -> Fights:
        """Holders of Diplomacy stay away, and the cities beside them become neighbours (CITY-034 to CITY-043)."""
        if has(position.setting.modules, TEAMS):  # they have rules of their own for it
            return fights
        present = EMPTY[:]
        for owner in range(position.setting.cities):
            if use_diplomacy(position, owner):
                continue
            present = append(present, owner)
        arranged = Fights()
        number = len(present)
        if number == 2:
            arranged.add(present[0], present[1], 1)
        elif number > 2:
            for i in range(number):
                arranged.add(present[i], present[(i + 1) % number], 1)
        return arranged

    def score(self, position: Position, owner: i64, sheet: vec[i64]) -> None:
        sheet[TREASURY] -= position.cities[owner].debt


def use_diplomacy(position: Position, owner: i64) -> bool:
    """A holder must use exactly one token (CITY-037, CITY-038)."""
    city: City = position.cities[owner]
    if not city.diplomacy:
        return False
    city.diplomacy -= 1
    position.note(kinds.DIPLOMACY_USED, owner, 0, 0)
    return True


register_module("cities", CitiesModule())
