"""How good a table looks for a seat, from 0 (lost) to 1 (won). Only the games that are played are loaded."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random

import msgspec

from mirabilia import games
from mirabilia.bots.playouts import share, value_of_playouts
from mirabilia.core.contract import Game, Seat, State

SCALE = 12.0
"""A lead of that many points is worth about three chances in four."""


class Evaluator(msgspec.Struct, frozen=True):
    """How a game is judged without looking ahead. Its record names one."""

    advantage: Callable[[State, Seat], float]
    """The lead of a seat in points, as a player would judge the table."""
    move_leads: Callable[[State, Seat, Sequence[int]], list[float]] | None = None
    """The lead that each move gives at the end of its turn, for games in which a turn is made of several moves."""


def evaluator_of(game: str) -> Evaluator | None:
    evaluator: Evaluator | None = games.plugin(game).load("evaluator")
    return evaluator


def value(game: Game, state: State, seat: Seat) -> float:
    """What a seat can expect: the outcome, else what the evaluator says, else what random playouts come to."""
    result = state.result()
    if result is not None:
        return share(result, seat)
    evaluator = evaluator_of(game.name)
    if evaluator is None:
        return value_of_playouts(state, seat, Random(0))
    return chance(evaluator.advantage(state, seat))


def chance(lead: float) -> float:
    """What a lead in points is worth."""
    return 1.0 / (1.0 + math.exp(-lead / SCALE))
