"""Wins, intervals and averages against values worked out by hand or known from tables."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pytest

from mirabilia.arena import Match, arrange
from mirabilia.arena.figures import clustered, figures, student, wilson
from mirabilia.arena.playing import Fault, Played, Times, unfinished

TWO = arrange("duel", ["greedy", "random"], games=100)
FIVE = arrange("seven", ["greedy", "random"], players=5, games=100)
ALONE = arrange("world", ["greedy", "random"], players=1, games=100)


def played(
    match: Match,
    number: int,
    ranks: Sequence[int],
    totals: Sequence[int] = (),
    reason: str = "points",
    target: int | None = None,
) -> Played:
    seats = match.players
    scores = tuple({"blue": total // 2, "total": total} for total in totals or [10] * seats)
    return Played(
        number,
        match.seed_of(number),
        match.seating(number),
        reason,
        tuple(ranks),
        scores,
        60,
        (30,) * seats,
        (300,) * seats,
        None,
        Times(1.0, (0.6,) * seats, (0.25,) * seats),
        target,
    )


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # these four: Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (150, 200, 0.68566, 0.80492),
        (10, 10, 0.72247, 1.0),
        (5, 10, 0.23659, 0.76341),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    interval = wilson(wins, games)
    assert interval.low == pytest.approx(low, abs=5e-5)
    assert interval.high == pytest.approx(high, abs=5e-5)
    assert interval.share == wins / games


@pytest.mark.parametrize(("wins", "games"), [(99.5, 200), (150, 200), (2.25, 7)])
def test_the_ends_of_the_interval_are_as_far_away_as_chance_goes(wins: float, games: int) -> None:
    interval = wilson(wins, games)
    for end in (interval.low, interval.high):
        assert abs(interval.share - end) == pytest.approx(1.959964 * math.sqrt(end * (1 - end) / games), rel=1e-6)


def test_wilson_of_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.7062), (2, 4.3027), (5, 2.5706), (10, 2.2281), (100, 1.984)])
def test_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.002)


def test_rounds_that_scatter_make_a_wide_interval() -> None:
    """20 rounds of 12 pairs each. All pairs of a round alike: no better than 20 games."""
    alike = clustered([1.0, 0.0] * 10, 240)
    twenty = wilson(10, 20)
    assert alike.share == 0.5
    assert alike.high - alike.low == pytest.approx(twenty.high - twenty.low, rel=0.1)
    mixed = clustered([0.6, 0.4] * 10, 240)
    assert mixed.high - mixed.low < 0.4 * (alike.high - alike.low)


def test_rounds_are_never_worth_more_than_their_pairs() -> None:
    assert clustered([0.5] * 20, 240) == wilson(120, 240)
    assert clustered([1.0] * 20, 240) == wilson(20, 20)
    assert clustered([0.5], 12).low < 0.1


def test_a_draw_is_half_a_win_each() -> None:
    ranks = [(1, 2), (1, 1), (2, 1), (1, 2)]  # A wins, draw, B wins, B wins (seats are exchanged)
    result = figures(TWO, [played(TWO, number, row) for number, row in enumerate(ranks)])
    one, other = result.entrants
    assert (one.won, one.shared, one.lost, one.wins) == (1, 1, 2, 1.5)
    assert (other.won, other.shared, other.lost, other.wins) == (2, 1, 1, 2.5)
    assert one.share == wilson(1.5, 4)
    assert (one.fair, result.ahead) == (0.5, ())
    assert (result.rounds, result.games, result.uncounted) == (2, 4, 0)


def test_a_round_without_all_its_games_does_not_count() -> None:
    games = [played(TWO, number, (1, 2)) for number in (0, 1, 2, 5)]
    result = figures(TWO, games)
    assert (result.rounds, result.games, result.uncounted) == (1, 2, 2)
    assert [one.wins for one in result.entrants] == [1.0, 1.0]
    assert figures(TWO, games[2:]).entrants[0].share.high == 1.0


def test_points_decisions_and_ends() -> None:
    games = [
        played(TWO, 0, (1, 2), (60, 40), "civilian"),
        played(TWO, 1, (2, 1), (30, 50), "military"),
    ]
    one, other = figures(TWO, games).entrants
    assert one.points == {"blue": 27.5, "total": 55.0}
    assert other.points == {"blue": 17.5, "total": 35.0}
    assert (one.decisions, one.iterations) == (60, 600)
    assert (one.times.cpu, one.times.slowest, one.times.iterations) == (0.02, 0.25, 500.0)
    ends = {end.reason: (end.games, end.wins) for end in figures(TWO, games).ends}
    assert ends == {"civilian": (1, (1.0, 0.0)), "military": (1, (1.0, 0.0))}


def test_a_fault_is_lost_and_has_no_points() -> None:
    games = [unfinished(TWO, 0, "crash", Fault(0, "bang"), 5), played(TWO, 1, (1, 2), (60, 40))]
    one, other = figures(TWO, games).entrants
    assert (one.won, one.lost, one.faults) == (0, 2, {"crash": 1})
    assert (other.won, other.faults) == (2, {})
    assert one.points["total"] == 40.0


def test_a_fault_at_a_large_table_costs_all_seats_of_the_bot() -> None:
    assert unfinished(FIVE, 0, "time", Fault(2, ""), 0).ranks == (3, 1, 3, 1, 3)
    assert unfinished(FIVE, 0, "time", Fault(3, ""), 0).ranks == (1, 4, 1, 4, 1)
    assert unfinished(FIVE, 1, "time", Fault(3, ""), 0).ranks == (1, 4, 1, 4, 1)
    assert unfinished(FIVE, 0, "broken", Fault(None, ""), 0).ranks == (1, 1, 1, 1, 1)
    assert unfinished(ALONE, 0, "crash", Fault(0, ""), 0).ranks == (2,)


def test_who_is_ahead_of_whom_at_a_large_table() -> None:
    games = [
        played(FIVE, 0, (1, 2, 3, 4, 5)),  # A B A B A: ahead in AB AB, AB, of 6 pairs 3
        played(FIVE, 1, (1, 1, 3, 4, 5)),  # B A B A B: A ahead in 4 pairs less a tie
    ]
    result = figures(FIVE, games)
    forth, back = result.ahead
    assert (forth.entrant, forth.other, forth.pairs) == (0, 1, 12)
    assert forth.share.share == pytest.approx((3 + 2.5 + 1) / 12)
    assert back.share.share == pytest.approx(1 - forth.share.share)
    assert [one.wins for one in result.entrants] == [1.5, 0.5]


def test_several_seats_of_a_bot_share_a_win_with_nobody() -> None:
    games = [played(FIVE, 0, (1, 3, 1, 4, 5)), played(FIVE, 1, (5, 1, 4, 1, 1))]
    one, other = figures(FIVE, games).entrants
    assert (one.won, one.shared, one.lost) == (1, 1, 0)
    assert one.wins == pytest.approx(1 + 2 / 3)
    assert other.wins == pytest.approx(1 / 3)


def test_alone_success_and_then_the_lead_is_compared() -> None:
    games = [
        played(ALONE, 0, (1,), (40,), "solo_won", 30),
        played(ALONE, 1, (2,), (50,), "solo_lost", 51),
        played(ALONE, 2, (1,), (43,), "solo_won", 40),
        played(ALONE, 3, (1,), (41,), "solo_won", 30),
    ]
    result = figures(ALONE, games)
    assert [(one.games, one.won, one.fair) for one in result.entrants] == [(2, 2, None), (2, 1, None)]
    assert result.ahead[0].share.share == 0.5
    assert result.ends[0].wins == (2.0, 1.0)
    assert [one.points["total"] for one in result.entrants] == [41.5, 45.5]
    assert [one.target for one in result.entrants] == [35.0, 40.5]


# Against scipy, which has the same formulas from elsewhere.


@pytest.mark.parametrize(("wins", "games"), [(0, 1), (1, 1), (3, 7), (50, 100), (199, 200), (5000, 10001)])
def test_wilson_is_that_of_scipy(wins: int, games: int) -> None:
    stats = pytest.importorskip("scipy.stats", reason="scipy, against which these are checked, is not installed")
    expected = stats.binomtest(wins, games).proportion_ci(0.95, method="wilson")
    told = wilson(wins, games)
    assert told.low == pytest.approx(expected.low, abs=1e-9)
    assert told.high == pytest.approx(expected.high, abs=1e-9)


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 7, 20, 300])
def test_student_is_that_of_scipy(freedom: int) -> None:
    stats = pytest.importorskip("scipy.stats", reason="scipy, against which these are checked, is not installed")
    assert student(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=0.003)


def test_rounds_of_equal_weight_have_the_interval_of_a_mean() -> None:
    """For many rounds around a half Wilson's interval with the effective number is Student's of the means."""
    stats = pytest.importorskip("scipy.stats", reason="scipy, against which these are checked, is not installed")
    means = [0.25, 0.5, 0.5, 0.75, 0.5, 0.25, 0.75, 0.5] * 50
    low, high = stats.t.interval(0.95, len(means) - 1, loc=0.5, scale=stats.sem(means))
    told = clustered(means, 100 * len(means))
    assert told.low == pytest.approx(low, abs=0.001)
    assert told.high == pytest.approx(high, abs=0.001)
