"""How strong everybody of a tournament is, and how sure that is.

Two answers. Elo: the differences in strength under which what happened was most likely (Bradley-Terry, after who was
ahead of whom), with an interval from rounds drawn again and again (bootstrap). And the rating of openskill
(Plackett-Luce), which takes a game of many as one result, and tells its own uncertainty.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import combinations
from random import Random
from statistics import fmean

import msgspec

from mirabilia.arena.figures import CONFIDENCE, Z, comparisons, lead
from mirabilia.arena.match import Match
from mirabilia.arena.playing import Played
from mirabilia.competition.skill import Skill, after

REPLICATES, FEWEST = 200, 50
MOST_DRAWN = 2_000_000
"""Rounds drawn in all: long tournaments are drawn less often, for their intervals are narrow anyway."""
SWEEPS, NEAR = 200, 1e-6
MOST_STEP = 1.0
PER_NATURAL = 400 / math.log(10)
"""Elo points of a factor e between the chances."""
Pair = tuple[int, int]
Score = tuple[float, int]
"""How many comparisons somebody has won against another, ties as halves, and how many there were."""


class Rating(msgspec.Struct, frozen=True):
    entrant: int
    elo: float
    """Above the average of all entrants."""
    low: float
    high: float
    mu: float
    """Of openskill, beside its uncertainty: one that has not played has 25 and 8.333."""
    sigma: float


def ratings(match: Match, rounds: Sequence[Sequence[Played]]) -> tuple[Rating, ...]:
    """The strongest first."""
    if not rounds:
        return ()
    number = len(match.entrants)
    scores = [scores_of(match, games) for games in rounds]
    strengths = elos(number, scores)
    chance, replicates = Random(match.seed), []
    for _ in range(max(FEWEST, min(REPLICATES, MOST_DRAWN // len(scores)))):
        replicates.append(elos(number, chance.choices(scores, k=len(scores)), strengths))
    skills = openskill_ratings(match, rounds)
    edge = (1 - CONFIDENCE) / 2
    rated = []
    for entrant in range(number):
        drawn = sorted(replicate[entrant] for replicate in replicates)
        low, high = drawn[int(edge * len(drawn))], drawn[int((1 - edge) * len(drawn))]
        elo, least = strengths[entrant], Z * certainty(entrant, scores, strengths)
        values = (
            *(PER_NATURAL * end for end in (elo, min(low, elo - least), max(high, elo + least))),
            *skills[entrant],
        )
        rated.append(Rating(entrant, *(round(value, 3) for value in values)))
    return tuple(sorted(rated, key=lambda one: -one.elo))


# Elo.


def scores_of(match: Match, games: Sequence[Played]) -> dict[Pair, Score]:
    """Of one round, for each two that met."""
    met = sorted({entrant for game in games for entrant in game.seating})
    marks = {pair: comparisons(match, games, *pair) for pair in combinations(met, 2)}
    return {pair: (math.fsum(row), len(row)) for pair, row in marks.items() if row}


def elos(number: int, scores: Sequence[Mapping[Pair, Score]], start: Sequence[float] = ()) -> list[float]:
    """The most likely strengths, as logarithms of chances, with an average of 0.

    Everybody also draws one game with somebody average: so one that has won or lost everything is still somewhere.
    """
    won = [[0.0] * number for _ in range(number)]
    met = [[0.0] * number for _ in range(number)]
    for row in scores:
        for (one, other), (share, pairs) in row.items():
            won[one][other] += share
            won[other][one] += pairs - share
            met[one][other] += pairs
            met[other][one] += pairs
    strengths = list(start) or [0.0] * number
    wins = [math.fsum(row) for row in won]
    for _ in range(SWEEPS):
        most = 0.0
        for one in range(number):
            expected, slope = chance_of(strengths[one]), 0.0
            slope = expected * (1 - expected)
            for other in range(number):
                if met[one][other]:
                    share = chance_of(strengths[one] - strengths[other])
                    expected += met[one][other] * share
                    slope += met[one][other] * share * (1 - share)
            step = max(-MOST_STEP, min(MOST_STEP, (wins[one] + 0.5 - expected) / slope))
            strengths[one] += step
            most = max(most, abs(step))
        if most < NEAR:
            break
    middle = fmean(strengths)
    return [strength - middle for strength in strengths]


def certainty(entrant: int, scores: Sequence[Mapping[Pair, Score]], strengths: Sequence[float]) -> float:
    """The standard error if all comparisons were independent; the interval is never taken as narrower.

    Rounds that all went alike would otherwise seem certain. Of two that met in a single round only the round counts.
    """
    met: dict[int, list[int]] = {}
    for row in scores:
        for (one, other), (_, pairs) in row.items():
            if entrant in (one, other):
                met.setdefault(other if entrant == one else one, []).append(pairs)
    even = chance_of(strengths[entrant])
    information = even * (1 - even)
    for other, pairs_by_round in met.items():
        share = chance_of(strengths[entrant] - strengths[other])
        information += (sum(pairs_by_round) if len(pairs_by_round) > 1 else 1) * share * (1 - share)
    of_average = 1 - 1 / len(strengths)  # Elo is the distance from an average that one is part of
    return of_average / math.sqrt(information)


def chance_of(difference: float) -> float:
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, difference))))


# The rating of openskill.


def openskill_ratings(match: Match, rounds: Sequence[Sequence[Played]]) -> list[tuple[float, float]]:
    """Middle and uncertainty of each entrant, after all games in their order. Nobody gets better while they play."""
    rated = [Skill()] * len(match.entrants)
    for games in rounds:
        for ranks in [ranks_alone(games)] if match.alone else map(ranks_of, games):
            entrants = sorted(ranks)
            if len(entrants) > 1:
                sides = after([[rated[one]] for one in entrants], [ranks[one] for one in entrants], tau=0.0)
                for one, (skill,) in zip(entrants, sides, strict=True):
                    rated[one] = skill
    return [(skill.mu, skill.sigma) for skill in rated]


def ranks_of(game: Played) -> dict[int, float]:
    """By entrant; who has several seats is as good as they are on average."""
    seats: dict[int, list[int]] = {}
    for entrant, rank in zip(game.seating, game.ranks, strict=True):
        seats.setdefault(entrant, []).append(rank)
    return {entrant: fmean(ranks) for entrant, ranks in seats.items()}


def ranks_alone(games: Sequence[Played]) -> dict[int, float]:
    """Those who played the same seed alone: success first, then the lead over what had to be exceeded."""
    marks = {game.seating[0]: (game.ranks[0], -lead(game)) for game in games}
    order = sorted(set(marks.values()))
    return {entrant: float(1 + order.index(mark)) for entrant, mark in marks.items()}
