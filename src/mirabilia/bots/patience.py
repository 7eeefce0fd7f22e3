"""When a bot that plays with people need not think any longer: they wait for it."""

from __future__ import annotations

import time
from collections.abc import Callable

from mirabilia.bots.contract import Advice

LEAST = 300
"""Iterations for each possible move before a decision can be clear."""
LEAD = 0.15
"""How much better the best move has to be at first; less and less the longer a bot has thought."""
EQUAL = 0.015
"""Moves that differ less in value are worth the same."""
GLANCE = 0.15
"""The share of its time after which a bot believes that they are."""


class Patience:
    """Says whether a bot is to go on: not if one move is far ahead of the others, nor if it does not matter."""

    def __init__(self, seconds: float, moves: int, now: Callable[[], float] = time.perf_counter) -> None:
        self.seconds, self.moves, self.now = seconds, moves, now
        self.began = now()

    def __call__(self, advice: Advice) -> bool:
        if advice.iterations < LEAST * self.moves or len(advice.considered) < 2:
            return True
        spent = min(1.0, (self.now() - self.began) / self.seconds)
        values = [value for _, value in advice.considered]
        lead = values[0] - max(values[1:])
        same = spent >= GLANCE and max(values) - min(values) < EQUAL
        return not same and lead < LEAD * (1 - spent) ** 2
