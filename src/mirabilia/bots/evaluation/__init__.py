"""How good a table looks for a seat, from 0 (lost) to 1 (won). Only the games that are played are loaded."""

from __future__ import annotations

import math
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from mirabilia.core.contract import Game, Seat, State

JUDGED = ("world",)
"""Where a move is part of a longer turn, moves are judged and not tables."""
SCALE = 12.0
"""A lead of that many points is worth about three chances in four."""


def judge_of(game: str) -> Any:
    """The module that knows a game. Its `advantage(state, seat)` is the lead of a seat in points, as a player would
    judge the table."""
    return import_module(f"mirabilia.bots.evaluation.{game}")


def value(game: Game, state: State, seat: Seat) -> float:
    result = state.result()
    if result is not None:
        if result.ranks[seat] > 1:
            return 0.0
        return 1.0 / len(result.winners)
    return chance(judge_of(game.name).advantage(state, seat))


def leads(game: str, state: State, seat: Seat, moves: Sequence[int]) -> list[float]:
    """The lead that each move gives, seen to the end of the turn it is a part of."""
    found: list[float] = judge_of(game).judged(state, seat, moves)
    return found


def chance(lead: float) -> float:
    """What a lead in points is worth."""
    return 1.0 / (1.0 + math.exp(-lead / SCALE))
