"""How long to think about a decision that may take so long on average: little if it is clear, longer if it matters.

A search that has its time would spend most of it on confirming what it has long found. It stops as soon as the second
best move could hardly catch up any more, and what it saves is there for decisions that are still open.
"""

from __future__ import annotations

from collections.abc import Callable

from mirabilia.bots.contract import Budget
from mirabilia.bots.search.ismcts import Search

PLANNED = 2.5
"""A decision may take so many times the mean as long as something can change..."""
MOST = 3.75
"""...and so many times if it is critical."""
CREDIT = 3.0
"""Before anything is saved, decisions may take so many times the mean more than they should, all together."""
SAVINGS = 10.0
"""No more than this is ever saved, in decisions."""
REACH = 0.5
"""The second best move would have to get so much of the time that is left. Promising moves seldom get half of it."""
GLANCE = 0.15
"""The least share of the time that is taken: what is left of an earlier search may be out of date by what has come to
light since."""
EQUAL = 0.01
"""Moves that differ less in value are worth the same..."""
BELIEVED = 0.5
"""...which is believed after this share of the time."""
CLOSE = 0.8
"""A move tried nearly as often as the best one, or..."""
BETTER = 0.005
"""...one that looks better by so much leaves a decision open."""
RIVAL = 0.25
"""A move that was tried so often, compared with the best one, is to be taken seriously."""
SHOCK = 0.1
"""A position that is worth so much less than was expected is critical."""


class Purse:
    """The time that a bot has saved in a game, in decisions."""

    def __init__(self) -> None:
        self.saved = CREDIT

    def spend(self, means: float) -> None:
        self.saved = min(SAVINGS, self.saved + 1.0 - means)


class Pace:
    """Says during a search whether to go on. `spent` tells how many seconds it has taken so far."""

    def __init__(self, mean: float, purse: Purse, spent: Callable[[], float], expected: float | None = None) -> None:
        self.mean, self.purse, self.spent, self.expected = mean, purse, spent, expected

    def goes_on(self, search: Search, done: int) -> bool:
        """After so many iterations."""
        spent = self.spent()
        purse = 1.0 + self.purse.saved
        planned, most = min(PLANNED, purse) * self.mean, min(MOST, purse) * self.mean
        ranking = search.ranking()
        if not ranking or spent >= most:
            return not ranking
        if spent >= planned:
            return self.is_critical(ranking)
        if spent < GLANCE * planned:
            return True
        second = max((visits for _, visits, _ in ranking[1:]), default=0)
        left = done * (planned - spent) / max(spent, 1e-9)
        if ranking[0][1] - second > REACH * left:
            return False
        values = [value for _, _, value in ranking]
        return spent < BELIEVED * planned or max(values) - min(values) >= EQUAL

    def is_critical(self, ranking: list[tuple[int, int, float]]) -> bool:
        """Whether the best move is in doubt, or things have come to a pass that nobody expected."""
        _, visits, value = ranking[0]
        rivals = [entry for entry in ranking[1:] if entry[1] >= RIVAL * visits]
        if not rivals:
            return False
        doubtful = any(entry[1] >= CLOSE * visits or entry[2] > value + BETTER for entry in rivals)
        return doubtful or (self.expected is not None and value < self.expected - SHOCK)

    def close(self) -> None:
        """The decision has been made."""
        self.purse.spend(self.spent() / self.mean)


def paced(seconds: float) -> Budget:
    """What is allowed to somebody who is to think so long at most, unless it is critical."""
    return Budget(seconds=seconds / PLANNED, is_mean=True)


def longest(seconds: float) -> float:
    """The longest decision of somebody paced so."""
    return seconds * MOST / PLANNED
