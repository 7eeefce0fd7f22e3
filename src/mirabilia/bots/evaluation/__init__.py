"""How good a table looks for a seat, from 0 (lost) to 1 (won). Only the games that are played are loaded."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from operator import mul
from random import Random
from typing import TypeAlias

import msgspec

from mirabilia import games
from mirabilia.bots.playouts import share, value_of_playouts
from mirabilia.core.contract import Game, Seat, State

SCALE = 12.0
"""A lead of that many points is worth about three chances in four."""
SURE = 0.0005
"""Nothing is surer than this when a chance is told in points."""
ASPECTS = ("points", "means", "science", "arms", "trade", "wonders")
"""What a city can be good at, the same in every game: a player can love one of them, or overlook it."""

Worth: TypeAlias = Sequence[float]
"""What a city has made and can still make of itself, in points, for each of the ASPECTS."""


class Evaluator(msgspec.Struct, frozen=True):
    """How a game is judged without looking ahead. Its record names one."""

    worth: Callable[[State, Seat], Worth]
    """What the city of a seat is worth as a player would judge it; alone, less what is to be beaten."""
    move_worths: Callable[[State, Seat, Sequence[int]], list[Worth]] | None = None
    """What each move makes of it at the end of the turn, for games in which a turn is made of several moves."""


class Taste(msgspec.Struct, frozen=True):
    """How a player looks at a table."""

    weights: tuple[float, ...] = (1.0,) * len(ASPECTS)
    """How much each aspect counts: more than 1 for what it loves, less for what it overlooks."""
    sight: float = 1.0
    """How much it sees of what the others are up to."""

    def total(self, worth: Worth) -> float:
        return float(sum(map(mul, worth, self.weights)))


PLAIN = Taste()


def evaluator_of(game: str) -> Evaluator | None:
    evaluator: Evaluator | None = games.plugin(game).load("evaluator")
    return evaluator


def value(game: Game, state: State, seat: Seat, taste: Taste = PLAIN) -> float:
    """What a seat can expect: the outcome, else what the evaluator says, else what random playouts come to."""
    result = state.result()
    if result is not None:
        return share(result, seat)
    evaluator = evaluator_of(game.name)
    if evaluator is None:
        return value_of_playouts(state, seat, Random(0))
    return chance(lead(evaluator, state, seat, taste))


def lead(evaluator: Evaluator, state: State, seat: Seat, taste: Taste = PLAIN) -> float:
    """How far a seat is ahead of the others; partners count together."""
    team = partners(state, seat)
    own = sum(taste.total(evaluator.worth(state, member)) for member in team) / len(team)
    return own - rivals(evaluator, state, team, taste)


def rivals(evaluator: Evaluator, state: State, team: Sequence[Seat], taste: Taste) -> float:
    """What there is to be ahead of: half the best of the others, half all of them."""
    others = [seat for seat in range(state.players) if seat not in team]
    if not others or not taste.sight:
        return 0.0
    worths = [taste.total(evaluator.worth(state, other)) for other in others]
    return taste.sight * 0.5 * (max(worths) + sum(worths) / len(worths))


def partners(state: State, seat: Seat) -> Sequence[Seat]:
    return next(team for team in state.teams if seat in team)


def chance(lead: float) -> float:
    """What a lead in points is worth."""
    return 1.0 / (1.0 + math.exp(-lead / SCALE))


def points(chance: float) -> float:
    """The lead in points that is worth as much."""
    chance = min(1.0 - SURE, max(SURE, chance))
    return SCALE * math.log(chance / (1.0 - chance))
