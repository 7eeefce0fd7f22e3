"""The sequential test: how often it is wrong, against how often it may be; and its mathematics."""

from __future__ import annotations

import math
from collections import Counter
from random import Random

import pytest

from mirabilia.arena import Impossible, Match, arrange
from mirabilia.arena.figures import figures
from mirabilia.arena.files import Tally, result
from mirabilia.arena.sprt import FIVE, Sprt, SprtRun, elo_of, log_likelihood_ratio, share_of, tilt, verdict
from tests.arena.test_figures import played

RUNS = 400


def rounds_with(mean: float, chance: Random) -> float:
    """The score of two mirrored games that are not independent: half of the seeds favour the seat, not the bot."""
    if chance.random() < 0.5:
        return 0.5
    lean = 2 * mean - 0.5
    return (int(chance.random() < lean) + int(chance.random() < lean)) / 2


def accepted(sprt: Sprt, mean: float, wrong: str) -> float:
    """How often a hypothesis is accepted by mistake where the rounds have this mean."""
    chance, mistakes = Random(5), 0
    for _ in range(RUNS):
        run = SprtRun(sprt)
        while not run.accepted:
            run.add(rounds_with(mean, chance))
        mistakes += run.accepted == wrong
    return mistakes / RUNS


@pytest.mark.parametrize(("alpha", "beta"), [(0.05, 0.05), (0.02, 0.1)])
def test_it_is_wrong_no_more_often_than_it_may_be(alpha: float, beta: float) -> None:
    """Within three standard errors of as many simulated tests."""
    sprt = Sprt(0.0, 100.0, alpha, beta)
    for elo, wrong, error in ((0.0, "elo1", alpha), (100.0, "elo0", beta)):
        assert accepted(sprt, share_of(elo), wrong) <= error + 3 * math.sqrt(error * (1 - error) / RUNS)


def test_far_from_both_it_is_never_wrong_and_soon_over() -> None:
    run = SprtRun(Sprt(0.0, 50.0))
    while not run.accepted:
        run.add(1.0)
    assert (run.accepted, run.rounds < 60) == ("elo1", True)


def test_a_tilted_distribution_has_the_mean_it_should_have() -> None:
    shares = [0.1, 0.2, 0.4, 0.2, 0.1]
    for mean in (0.02, 0.4, 0.5, 0.53, 0.98):
        x = tilt(FIVE, shares, mean)
        tilted = [share / (1 + x * (score - mean)) for score, share in zip(FIVE, shares, strict=True)]
        assert min(tilted) > 0
        assert math.fsum(tilted) == pytest.approx(1)
        assert math.fsum(part * score for part, score in zip(tilted, FIVE, strict=True)) == pytest.approx(mean)


def test_the_ratio_of_many_rounds_is_near_the_normal_one() -> None:
    """For many rounds: rounds * (mean1 - mean0) * (2 * mean - mean0 - mean1) / (2 * variance)."""
    counts = Counter({0.0: 100, 0.25: 210, 0.5: 400, 0.75: 230, 1.0: 120})
    rounds = counts.total()
    mean = sum(score * number for score, number in counts.items()) / rounds
    variance = sum((score - mean) ** 2 * number for score, number in counts.items()) / rounds
    low, high = share_of(0.0), share_of(10.0)
    near = rounds * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert log_likelihood_ratio(counts, low, high) == pytest.approx(near, rel=0.05)
    assert log_likelihood_ratio(counts, high, low) == pytest.approx(-log_likelihood_ratio(counts, low, high))


def test_elo() -> None:
    assert share_of(0.0) == 0.5
    assert share_of(191.0) == pytest.approx(0.75, abs=0.001)
    assert elo_of(share_of(-73.0)) == pytest.approx(-73.0)
    assert (elo_of(1.0), elo_of(0.0)) == (math.inf, -math.inf)


# In a match.


def contest(games: int = 400) -> Match:
    return arrange("duel", ["greedy", "random"], games=games, sprt=Sprt(0.0, 100.0))


def test_a_match_is_over_when_its_test_is() -> None:
    """It looks at rounds in their order, whichever game is finished first; what was played beyond is kept."""
    match = contest()
    tally = Tally(match)
    order = [*range(2, 200), 0, 1]
    for number in order[:-1]:
        tally.add(played(match, number, (1, 2) if number % 2 == 0 else (2, 1)))
        assert not tally.is_decided
    tally.add(played(match, 1, (2, 1)))
    assert tally.is_decided
    assert tally.missing() == []
    told = tally.result()
    assert told.figures.sprt is not None
    assert (told.finished, told.figures.sprt.accepted, told.figures.games) == (True, "elo1", 200)
    assert told.figures.sprt.rounds < 50
    assert tally.test is not None
    assert tally.test.verdict() == told.figures.sprt


def test_an_open_test_goes_on() -> None:
    match = contest()
    tally = Tally(match)
    for number in range(4):
        tally.add(played(match, number, (1, 2)))
    assert (len(tally.missing()), tally.result().finished) == (396, False)
    assert result(match, []).figures.sprt == verdict(Sprt(0.0, 100.0), [])


def test_large_tables_are_tested_by_who_is_ahead() -> None:
    match = arrange("seven", ["greedy", "random"], players=5, games=4, sprt=Sprt())
    games = [played(match, number, (1, 2, 3, 4, 5)) for number in range(2)]
    told = figures(match, games).sprt
    assert told is not None
    assert (told.rounds, told.accepted) == (1, "")


@pytest.mark.parametrize(
    ("bots", "sprt", "kind"),
    [
        (["greedy", "random", "adept"], Sprt(), "sprt-two"),
        (["greedy", "random"], Sprt(10.0, 10.0), "sprt-elo"),
        (["greedy", "random"], Sprt(0.0, 5000.0), "sprt-elo"),
        (["greedy", "random"], Sprt(alpha=0.5), "sprt-error"),
        (["greedy", "random"], Sprt(beta=0.0), "sprt-error"),
    ],
)
def test_what_cannot_be_tested(bots: list[str], sprt: Sprt, kind: str) -> None:
    with pytest.raises(Impossible) as error:
        arrange("seven", bots, players=3, sprt=sprt)
    assert error.value.kind == kind
