"""A bot that has so much time on average does not think about what is clear."""

from __future__ import annotations

import pytest

from mirabilia import bots, games
from mirabilia.bots.contract import Budget, Knowledge
from mirabilia.bots.search.bot import SearchBot
from mirabilia.bots.search.ismcts import Search
from mirabilia.bots.search.pacing import CREDIT, MOST, PLANNED, Pace, Purse, longest, paced
from mirabilia.bots.search.search_state import SearchState
from mirabilia.core.stream import Stream
from mirabilia.tables.bot_pool import Job, decide

MEAN = 1.0


def searched(*moves: tuple[int, float]) -> Search:
    """A search that has tried each move so often, with such values."""
    search = Search(SearchState(0), Stream(1), 1.0)
    for move, (visits, value) in enumerate(moves):
        node = search.tree.add(0, move)
        search.tree.visits[node], search.tree.totals[node] = visits, visits * value
    return search


def goes_on(*moves: tuple[int, float], spent: float, expected: float | None = None, purse: Purse | None = None) -> bool:
    """Whether a bot thinks on after so many seconds when its search has come so far."""
    pace = Pace(MEAN, purse or Purse(), lambda: spent, expected)
    return pace.goes_on(searched(*moves), sum(visits for visits, _ in moves))


@pytest.mark.parametrize(
    ("moves", "spent", "expected"),
    [
        (((600, 0.6), (400, 0.5)), 0.5, True),  # half of the time left is enough to catch up
        (((900, 0.6), (100, 0.4)), 1.4, False),  # and now it is not any more
        (((900, 0.6), (100, 0.4)), 0.2, True),
        (((500, 0.5), (500, 0.5)), 0.1, True),  # perhaps it does not matter
        (((500, 0.5), (500, 0.505)), 0.4, True),
        (((500, 0.5), (500, 0.505)), 1.4, False),  # it does not
        (((900, 0.6), (1, 0.4)), 0.1, True),  # that may be what was thought before
        (((900, 0.6), (1, 0.4)), 1.0, False),
        (((700, 0.6), (300, 0.5)), PLANNED, False),  # its time is up
        (((520, 0.6), (480, 0.5)), PLANNED, True),  # but both were tried about as often
        (((700, 0.5), (300, 0.6)), PLANNED, True),  # what was tried most is not what looks best
        (((700, 0.5), (100, 0.6)), PLANNED, False),  # after so few attempts that is chance
        (((520, 0.6), (480, 0.5)), MOST, False),  # enough is enough
    ],
)
def test_it_stops_when_one_move_is_ahead_or_none_matters(
    moves: tuple[tuple[int, float], ...], spent: float, expected: bool
) -> None:
    assert goes_on(*moves, spent=spent) is expected


def test_it_thinks_longer_after_a_shock() -> None:
    moves = ((700, 0.4), (300, 0.3))
    assert not goes_on(*moves, spent=PLANNED, expected=0.45)
    assert goes_on(*moves, spent=PLANNED, expected=0.6)


def test_it_saves_before_it_spends() -> None:
    """Whoever has always taken all it could has its mean time left, and whoever has saved can take more again."""
    purse = Purse()
    for _ in range(20):
        allowed = min(MOST, 1.0 + purse.saved)
        pace = Pace(MEAN, purse, lambda allowed=allowed: allowed)  # type: ignore[misc]
        pace.close()
    assert purse.saved == pytest.approx(0.0)
    open_decision = ((500, 0.6), (500, 0.5))
    assert not goes_on(*open_decision, spent=1.0, purse=purse)
    purse.spend(0.25)
    assert goes_on(*open_decision, spent=1.0, purse=purse)
    assert not goes_on(*open_decision, spent=1.75, purse=purse)


def test_the_mean_is_kept_but_for_the_credit() -> None:
    purse, whole = Purse(), 0.0
    for number in range(50):
        means = min(MOST if number % 2 else PLANNED, 1.0 + purse.saved)
        whole += means
        purse.spend(means)
    assert whole <= 50 + CREDIT


def test_a_search_keeps_to_it() -> None:
    """Real decisions of a Duel, on the time of this process: what is taken comes out of the purse."""
    game = games.get("duel")
    state, bot = game.new(5), SearchBot(1)
    for _ in range(6):
        seat = state.to_act()[0]
        advice = bot.choose(Knowledge(game, state, seat), Budget(cpu=0.01, is_mean=True))
        assert advice.iterations > 0
        state.play(seat, advice.move)
    assert bot.purse.saved != CREDIT
    assert bot.expected is not None


def test_what_is_planned_is_what_was_asked_for() -> None:
    assert paced(3.0) == Budget(seconds=3.0 / PLANNED, is_mean=True)
    assert longest(3.0) == pytest.approx(MOST * 3.0 / PLANNED)
    job = Job("duel", {}, 0, "master", seed=1, seconds=3.0)
    assert job.budget == bots.paced(3.0)
    assert job.longest == longest(3.0)
    assert Job("duel", {}, 0, "master", seed=1, seconds=3.0, explained=True).budget == Budget(seconds=3.0)
    assert Job("duel", {}, 0, "mine", seed=1, seconds=3.0, command="mine").budget == Budget(seconds=3.0)


def test_a_single_move_needs_no_thought() -> None:
    """The last card of an Age of Duel, when there is nothing to do with it but to discard it."""
    game = games.get("duel")
    state = game.new(3)
    while len(state.legal(state.to_act()[0])) > 1:
        state.play(state.to_act()[0], state.legal(state.to_act()[0])[-1])
    seat = state.to_act()[0]
    decision = decide(Job("duel", state.snapshot(), seat, "master", seed=1, seconds=1000.0))
    assert decision.move.text == state.text(state.legal(seat)[0])
