"""A match that stops when it is decided: a sequential probability ratio test for mirrored rounds.

Between two hypotheses, "the first bot is `elo0` stronger" and "it is `elo1` stronger", the test goes on until the games
speak clearly enough for one of them. What is tested is the score of a whole round, not of a game: the games of a round
share their seed, so they are not independent, but rounds are. Two players' rounds have five possible scores, hence
"pentanomial". The likelihoods are those of the most likely distribution of scores with the mean of either hypothesis
(the generalized test, GSPRT, as chess engines are tested with).
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

ELO1 = 20.0
ERROR = 0.05
FIVE = (0.0, 0.25, 0.5, 0.75, 1.0)
"""Scores that every round could have had; those of large tables may lie between them."""
UNSEEN = 1e-3
"""How many rounds a score counts that has not been seen yet."""
STEPS, NEAR = 60, 1e-12
ELO0_ACCEPTED, ELO1_ACCEPTED = "elo0", "elo1"


class Sprt(msgspec.Struct, frozen=True):
    """What is tested, and how often the test may be wrong."""

    elo0: float = 0.0
    elo1: float = ELO1
    alpha: float = ERROR
    """How often `elo1` is accepted although `elo0` is true."""
    beta: float = ERROR
    """How often `elo0` is accepted although `elo1` is true."""

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the logarithm of the likelihood ratio decides, after Wald."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)


class Verdict(msgspec.Struct, frozen=True):
    """How far a test is."""

    accepted: str
    """"elo0", "elo1", or "" while it is open."""
    llr: float
    low: float
    high: float
    rounds: int
    """How many rounds were looked at; those that were played beyond the decision are not."""


class SprtRun:
    """A test that hears of one round after the other, in the order of their seeds.

    In this order, and not as they are finished, the decision does not depend on how many games are played at a time,
    nor on short games being finished first.
    """

    def __init__(self, sprt: Sprt) -> None:
        self.sprt = sprt
        self.counts: Counter[float] = Counter()
        self.rounds = 0
        self.llr = 0.0
        self.accepted = ""

    def add(self, score: float) -> None:
        """The share of the first bot in a round, from 0 to 1."""
        if self.accepted:
            return
        self.counts[score] += 1
        self.rounds += 1
        self.llr = log_likelihood_ratio(self.counts, share_of(self.sprt.elo0), share_of(self.sprt.elo1))
        low, high = self.sprt.bounds
        self.accepted = ELO1_ACCEPTED if self.llr >= high else ELO0_ACCEPTED if self.llr <= low else ""

    def verdict(self) -> Verdict:
        low, high = self.sprt.bounds
        return Verdict(self.accepted, round(self.llr, 6), round(low, 6), round(high, 6), self.rounds)


def verdict(sprt: Sprt, scores: Iterable[float]) -> Verdict:
    """What a test says of the rounds, as far as it had to look."""
    run = SprtRun(sprt)
    for score in scores:
        run.add(score)
    return run.verdict()


def share_of(elo: float) -> float:
    """The share of somebody that much stronger than the other."""
    return 1.0 / (1.0 + math.pow(10.0, -elo / 400.0))


def elo_of(share: float) -> float:
    """How much stronger somebody with that share is; infinite where all was won or lost."""
    if not 0.0 < share < 1.0:
        return math.inf if share >= 1.0 else -math.inf
    return -400.0 * math.log10(1.0 / share - 1.0)


def log_likelihood_ratio(counts: Counter[float], mean0: float, mean1: float) -> float:
    """How much better the scores fit a distribution with the second mean than one with the first."""
    weights = {score: float(counts[score]) or UNSEEN for score in {*FIVE, *counts}}
    whole = math.fsum(weights.values())
    scores = sorted(weights)
    shares = [weights[score] / whole for score in scores]
    fits = [tilt(scores, shares, mean) for mean in (mean0, mean1)]
    terms = (
        share * math.log((1.0 + fits[0] * (score - mean0)) / (1.0 + fits[1] * (score - mean1)))
        for score, share in zip(scores, shares, strict=True)
    )
    return whole * math.fsum(terms)


def tilt(scores: Sequence[float], shares: Sequence[float], mean: float) -> float:
    """The x with which `share / (1 + x * (score - mean))` is the most likely distribution that has this mean.

    It is where the sum of `share * (score - mean) / (1 + x * (score - mean))` is zero: a sum that falls between two
    poles, found by Newton's steps, and by halving where they leave the interval.
    """
    moments = [score - mean for score in scores]
    low, high = -1.0 / moments[-1], -1.0 / moments[0]
    x = 0.0
    for _ in range(STEPS):
        value = slope = 0.0
        for moment, share in zip(moments, shares, strict=True):
            part = moment / (1.0 + x * moment)
            value += share * part
            slope -= share * part * part
        if abs(value) < NEAR:
            break
        low, high = (x, high) if value > 0 else (low, x)
        x -= value / slope
        if not low < x < high:
            x = (low + high) / 2
    return x
