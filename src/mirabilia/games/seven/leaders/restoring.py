"""What must hold for the leaders of a restored position."""

from __future__ import annotations

from mirabilia.core.contract import SnapshotError
from mirabilia.games.seven.restore import Restorer


def check(restorer: Restorer) -> None:
    for owner, city in enumerate(restorer.state.cities):
        if owner >= restorer.chosen.players and (len(city.leaders) or len(city.held_leaders)):
            raise SnapshotError(f"cities[{owner}].leaders", "the Free City has no leaders")
