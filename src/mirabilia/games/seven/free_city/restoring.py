"""What must hold for the pile of the Free City in a restored position."""

from __future__ import annotations

from mirabilia.core.contract import SnapshotError
from mirabilia.games.seven.lookup import PIECE_IDS
from mirabilia.games.seven.restore import Restorer


def check(restorer: Restorer) -> None:
    state, phase, players = restorer.state, restorer.parts.phase, restorer.chosen.players
    if len(state.stock) and players != 2:
        raise SnapshotError("stock", "only the Free City of a game for two has a pile", wrong="free_city_only")
    if state.drawn >= 0:
        if players != 2 or phase not in ("turn", "choice"):
            raise SnapshotError(
                "drawn", "a card is drawn for the Free City on a turn of a game for two", wrong="free_city_only"
            )
        if state.drawn not in state.cities[state.actor_of(2)].hand:
            name = PIECE_IDS[state.drawn]
            raise SnapshotError("drawn", f"{name} is not in the hand of who acts for the Free City", wrong="drawn")
    elif players == 2 and phase == "turn":
        raise SnapshotError("drawn", "the card drawn for the Free City is needed", wrong="needed")
