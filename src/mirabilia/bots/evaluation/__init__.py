"""How good a table looks for a seat, from 0 (lost) to 1 (won)."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from mirabilia.bots.evaluation import duel, seven, world
from mirabilia.core.contract import Game, Seat, State

ADVANTAGE: dict[str, Callable[[State, Seat], float]] = {
    "duel": duel.advantage,
    "seven": seven.advantage,
    "world": world.advantage,
}
"""For each game the lead of a seat in points, as a player would judge the table."""
JUDGED: dict[str, Callable[[State, Seat, Sequence[int]], list[float]]] = {"world": world.judged}
"""Where a move is part of a longer turn: the lead that each move gives, seen to the end of that turn."""
SCALE = 12.0
"""A lead of that many points is worth about three chances in four."""


def value(game: Game, state: State, seat: Seat) -> float:
    result = state.result()
    if result is not None:
        if result.ranks[seat] > 1:
            return 0.0
        return 1.0 / len(result.winners)
    return chance(ADVANTAGE[game.name](state, seat))


def chance(lead: float) -> float:
    """What a lead in points is worth."""
    return 1.0 / (1.0 + math.exp(-lead / SCALE))
