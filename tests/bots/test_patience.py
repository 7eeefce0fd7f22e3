"""A bot at a table does not think about what is clear."""

from __future__ import annotations

import pytest

from mirabilia import games
from mirabilia.bots.contract import Advice
from mirabilia.bots.patience import LEAST, Patience
from mirabilia.tables.bot_pool import Job, decide

SECONDS = 3.0
MOVES = 3


def goes_on(*values: float, after: float, iterations: int = LEAST * MOVES) -> bool:
    """Whether a bot thinks on after so many seconds when it values the moves so."""
    times = iter((0.0, after))
    considered = tuple(enumerate(values))
    return Patience(SECONDS, MOVES, lambda: next(times))(Advice(0, values[0], considered, iterations=iterations))


@pytest.mark.parametrize(
    ("values", "after", "expected"),
    [
        ((0.9, 0.3, 0.2), 0.1, False),  # one is far ahead
        ((0.6, 0.55, 0.2), 0.1, True),
        ((0.6, 0.55, 0.2), 1.5, False),  # for longer and longer
        ((0.6, 0.599, 0.2), 1.5, True),
        ((0.5, 0.6, 0.2), 1.5, True),  # what was tried most is not what looks best
        ((0.5, 0.495, 0.49), 0.1, True),
        ((0.5, 0.495, 0.49), 0.6, False),  # it does not matter
    ],
)
def test_it_stops_when_one_move_is_ahead_or_none_matters(
    values: tuple[float, ...], after: float, expected: bool
) -> None:
    assert goes_on(*values, after=after) is expected


def test_it_looks_at_every_move_first() -> None:
    assert goes_on(0.9, 0.3, 0.2, after=0.1, iterations=LEAST * MOVES - 1)


def test_a_single_move_needs_no_thought() -> None:
    """The last card of an Age of Duel, when there is nothing to do with it but to discard it."""
    game = games.get("duel")
    state = game.new(3)
    while len(state.legal(state.to_act()[0])) > 1:
        state.play(state.to_act()[0], state.legal(state.to_act()[0])[-1])
    seat = state.to_act()[0]
    decision = decide(Job("duel", state.snapshot(), seat, "master", seed=1, seconds=1000.0))
    assert decision.move.text == state.text(state.legal(seat)[0])
