"""A table of 7 Wonders Duel judged by what everybody can see: points, means, threats."""

from __future__ import annotations

from typing import cast

from mirabilia.bots.evaluation import Evaluator, Worth
from mirabilia.core.contract import Seat, State
from mirabilia.games.duel import scoring
from mirabilia.games.duel.conflict import lead
from mirabilia.games.duel.position import Position
from mirabilia.games.duel.science import different_symbols

UNIT = {1: 2.2, 2: 1.6, 3: 0.6}
"""What a produced resource unit is still worth in each Age."""
COIN = 0.22
"""On top of its share in the score."""
SYMBOL = (0.0, 1.0, 2.5, 4.5, 8.0, 14.0)
"""What different science symbols promise."""
LEAD = (0.0, 0.5, 1.0, 1.5, 2.5, 3.5, 5.0, 8.0, 13.0)
"""What the pawn promises by its distance, on top of its points."""
CHAIN = {1: 1.0, 2: 0.7, 3: 0.0}
TOKEN = 2.0
TURN = 2.0
"""Being the one to move."""


def worth(state: State, seat: Seat) -> Worth:
    position = cast("Position", state)
    city, sheet = position.city(seat), [int(points) for points in scoring.score_sheet(position, seat)]
    age, ahead = max(1, int(position.age)), int(lead(position, seat))
    turn = TURN if seat in state.to_act() else -TURN
    produced = sum(min(int(amount), 3) for amount in city.production)
    bought = 1.5 * int(city.raw_choices + city.made_choices) + 0.7 * int(city.fixed).bit_count()
    return (
        sheet[scoring.SHEET_BLUE] + sheet[scoring.SHEET_PURPLE] + sheet[scoring.SHEET_PROGRESS] + 0.5 * turn,
        UNIT[age] * produced + CHAIN[age] * int(city.chains).bit_count() + COIN * int(city.coins),
        sheet[scoring.SHEET_GREEN]
        + _at(SYMBOL, int(different_symbols(city.symbols)))
        + TOKEN * int(city.tokens).bit_count(),
        sheet[scoring.SHEET_MILITARY] + _at(LEAD, max(0, ahead)),
        sheet[scoring.SHEET_YELLOW] + sheet[scoring.SHEET_COINS] + UNIT[age] * bought,
        float(sheet[scoring.SHEET_WONDERS]),
    )


def _at(steps: tuple[float, ...], step: int) -> float:
    """The value of a step; with a user's own board there may be more of them than printed."""
    return steps[min(step, len(steps) - 1)]


EVALUATOR = Evaluator(worth)
