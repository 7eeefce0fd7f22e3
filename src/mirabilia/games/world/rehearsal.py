"""The table as if it were a player's turn, for trying out purchases while others think."""

from __future__ import annotations

from mirabilia.games.world.position import BUY, EMPTY, GONE, OVER
from mirabilia.games.world.state import State


def rehearsal(state: State, seat: int) -> State | None:
    """What the seat could buy of what is on sale now; None before its free road, and when it is out of the round."""
    city = state.cities[seat]
    if state.phase == OVER or city.out or city.has_free_road:
        return None
    turn = state.copy()
    turn.journal = None
    turn.active, turn.phase, turn.loan_step = seat, BUY, 0
    turn.item, turn.piece, turn.doubles, turn.singles = GONE, GONE, 0, 0
    turn.laid, turn.laid_places = EMPTY, EMPTY
    return turn
