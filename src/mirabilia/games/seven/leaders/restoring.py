"""What must hold for the leaders of a restored position."""

from __future__ import annotations

from mirabilia.core.contract import SnapshotError
from mirabilia.games.seven.leaders import kinds
from mirabilia.games.seven.leaders.lookup import DEALT
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.restore import Restorer


def check_phase(restorer: Restorer) -> None:
    if restorer.parts.phase == "draft" and restorer.parts.turn > DEALT - 2:
        raise SnapshotError("turn", f"the draft has {DEALT - 1} rounds, from 0", wrong="range", least=0, most=DEALT - 2)


def check(restorer: Restorer) -> None:
    players, turn = restorer.chosen.players, restorer.parts.turn
    for owner, city in enumerate(restorer.state.cities):
        if owner >= players and (len(city.leaders) or len(city.held_leaders)):
            raise SnapshotError(f"cities[{owner}].leaders", "the Free City has no leaders", wrong="free_city_leaders")
        if restorer.parts.phase == "draft" and owner < players and len(city.held_leaders) != turn:
            raise SnapshotError(
                f"cities[{owner}].held_leaders",
                f"{turn} leaders are kept by now",
                wrong="number",
                needed=int(turn),
                given=len(city.held_leaders),
            )


def hand_size(restorer: Restorer) -> int | None:
    return DEALT - restorer.parts.turn if restorer.parts.phase == "draft" else None


def can_choose(position: Position, owner: int) -> bool:
    """Without leaders there is nothing to recruit, to sell or to put under a stage."""
    return position.phase != kinds.RECRUITMENT or len(position.cities[owner].held_leaders) > 0
