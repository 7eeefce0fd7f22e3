"""Bots whose strength the ladder of `docs/strength.json` has measured: ratings of people are measured against them.

The steps between the levels are what the matches have shown. The level that people play against if they have not chosen
is where everybody begins. Bots that are not on the ladder of a game are rated as people are.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from mirabilia import bots
from mirabilia.competition.skill import MU, SPREAD, Skill

PACKAGED = Path(__file__).parent.parent / "strength.json"
CHECKOUT = Path(__file__).parents[3] / "docs" / "strength.json"
LADDERS = {"duel": "Duel", "seven": "7 Wonders, 3 players", "world": "World Wonders, 2 players"}
"""By game the ladder that counts: its most usual number of players."""
NORMAL = 1.96
"""Standard errors in half of an interval of 95 %."""
LEAST = 0.5
"""Uncertainty that every anchor has."""


class Step(Struct, frozen=True):
    """A match between two levels: the share of the stronger, and its interval."""

    table: str
    stronger: str
    weaker: str
    share: float
    low: float
    high: float

    def distance(self) -> float:
        return SPREAD * log_odds(self.share)

    def variance(self) -> float:
        return (SPREAD * (log_odds(self.high) - log_odds(self.low)) / 2 / NORMAL) ** 2


def log_odds(share: float) -> float:
    return math.log(share / (1 - share))


@cache
def anchors(game: str) -> Mapping[str, Skill]:
    """The bots of a game whose strength is certain."""
    return chained(step for step in steps() if step.table == LADDERS.get(game))


@cache
def steps() -> tuple[Step, ...]:
    file = PACKAGED if PACKAGED.is_file() else CHECKOUT
    return msgspec.json.decode(file.read_bytes(), type=tuple[Step, ...])


def chained(steps: Iterable[Step]) -> dict[str, Skill]:
    """Everybody that a chain of matches connects with the usual level."""
    matches = [step for step in steps if step.low > 0 and step.high < 1]
    if not any(bots.USUAL in (step.stronger, step.weaker) for step in matches):
        return {}
    known, todo = {bots.USUAL: Skill(MU, LEAST)}, [bots.USUAL]
    while todo:
        here = todo.pop(0)
        for step in matches:
            for one, other, sign in ((step.weaker, step.stronger, 1), (step.stronger, step.weaker, -1)):
                if one == here and other not in known:
                    mu = known[here].mu + sign * step.distance()
                    known[other] = Skill(mu, math.sqrt(known[here].sigma ** 2 + step.variance()))
                    todo.append(other)
    return known
