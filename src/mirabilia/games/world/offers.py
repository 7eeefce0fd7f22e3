"""What a client is sent of what its player can do: of a piece that is being laid one action, with all its places.

A piece can have over a hundred places. An action for each of them, as `State.actions` has them, would be 17 KB.
"""

from __future__ import annotations

from mirabilia.core.contract import Action
from mirabilia.games.world.actions import grouped, placement, previews
from mirabilia.games.world.notation import LAYS
from mirabilia.games.world.position import BUY
from mirabilia.games.world.state import State
from mirabilia.games.world.views import Everywhere


def offers(state: State, seat: int) -> list[Action]:
    """The actions of a seat, where a piece is laid those at the first place of each kind of piece."""
    if state.phase == BUY or seat not in state.to_act():
        return state.actions(seat)
    legal = state.legal_now()
    rows = previews(state, legal)
    first = {row[0]: (move, row) for move, row in reversed(list(zip(legal, rows, strict=True)))}
    return [placement(*first[kind], Everywhere(grouped(rows, kind))) for kind in LAYS if kind in first]
