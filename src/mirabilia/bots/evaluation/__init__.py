"""How good a table looks for a seat, from 0 (lost) to 1 (won)."""

from __future__ import annotations

import math
from collections.abc import Callable

from mirabilia.bots.evaluation import duel, seven
from mirabilia.core.contract import Game, Seat, State

ADVANTAGE: dict[str, Callable[[State, Seat], float]] = {"duel": duel.advantage, "seven": seven.advantage}
"""For each game the lead of a seat in points, as a player would judge the table."""
SCALE = 12.0
"""A lead of that many points is worth about three chances in four."""


def value(game: Game, state: State, seat: Seat) -> float:
    result = state.result()
    if result is not None:
        if result.ranks[seat] > 1:
            return 0.0
        return 1.0 / len(result.winners)
    return 1.0 / (1.0 + math.exp(-ADVANTAGE[game.name](state, seat) / SCALE))
