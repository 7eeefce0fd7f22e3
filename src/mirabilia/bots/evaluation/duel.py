"""A table of 7 Wonders Duel judged by what everybody can see: points, means, threats."""

from __future__ import annotations

from mirabilia.bots.evaluation import Evaluator
from mirabilia.core.contract import Seat, State
from mirabilia.games.duel.views import City, View

UNIT = {1: 2.2, 2: 1.6, 3: 0.6}
"""What a produced resource unit is still worth in each Age."""
COIN = 0.22
"""On top of its share in the score."""
SYMBOL = (0.0, 1.0, 2.5, 4.5, 8.0, 14.0)
"""What different science symbols promise."""
LEAD = (0.0, 0.5, 1.0, 1.5, 2.5, 3.5, 5.0, 8.0, 13.0)
"""What the pawn promises by its distance, on top of its points."""
CHAIN = {1: 1.0, 2: 0.7, 3: 0.0}
TURN = 2.0
"""Being the one to move."""


def advantage(state: State, seat: Seat) -> float:
    view: View = state.view(None)
    age = max(1, view.age)
    lead = view.conflict.pawn * (1 if seat == 0 else -1)
    total = _worth(view.cities[seat], age) - _worth(view.cities[1 - seat], age)
    total += _at(LEAD, lead) if lead >= 0 else -_at(LEAD, -lead)
    return total + (TURN if view.to_act == [seat] else -TURN)


def _at(steps: tuple[float, ...], step: int) -> float:
    """The value of a step; with a user's own board there may be more of them than printed."""
    return steps[min(step, len(steps) - 1)]


def _worth(city: City, age: int) -> float:
    units = float(sum(min(amount, 3) for amount in city.production.values()))
    units += 1.5 * (city.choices.raw + city.choices.manufactured) + 0.7 * len(city.fixed_prices)
    worth = city.scores["total"] + COIN * city.coins + UNIT[age] * units
    worth += _at(SYMBOL, len(city.symbols)) + CHAIN[age] * len(city.chains) + 2.0 * len(city.progress)
    return worth


EVALUATOR = Evaluator(advantage)
