"""The search as a bot."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from mirabilia.bots.contract import Advice, Budget, Knowledge
from mirabilia.bots.search.descent import Search
from mirabilia.bots.search.duel import DuelWalk
from mirabilia.bots.search.walk import Walk
from mirabilia.core.contract import Seat, State
from mirabilia.core.stream import SEEDS, Stream

CHUNK = 100
"""Iterations between looks at the clock."""
EXPLORE = 0.7
WORLDS = 2
"""In how many worlds a move has to win at once to be believed."""
WALKS: dict[str, Callable[[State, Seat], Walk]] = {"duel": DuelWalk}  # type: ignore[dict-item]


class SearchBot:
    """Thinks as long as it may, or as many iterations as it is told to."""

    def __init__(self, seed: int, explore: float = EXPLORE) -> None:
        self.name = "search"
        self.rng, self.explore = Random(seed), explore
        self.iterations = 0
        """Of the last decision."""

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        moves = knowledge.legal()
        if len(moves) == 1:
            return Advice(moves[0], 0.5, ((moves[0], 0.5),))
        won = winning(knowledge, moves, self.rng)
        if won is not None:
            return Advice(won, 1.0, ((won, 1.0),))
        walk = WALKS[knowledge.game.name](knowledge.sample(self.rng), knowledge.seat)
        search = Search(walk, Stream(self.rng.randrange(SEEDS)), self.explore)
        self.iterations = think(search, budget)
        ranking = search.ranking()
        considered = tuple((move, value) for move, _, value in ranking)
        return Advice(ranking[0][0], ranking[0][2], considered, iterations=self.iterations)


def winning(knowledge: Knowledge, moves: list[int], rng: Random) -> int | None:
    """A move that wins at once, whatever is hidden; the search would find many moves that win some time."""
    worlds = [knowledge.sample(rng) for _ in range(WORLDS)]
    return next((move for move in moves if all(wins(world, knowledge.seat, move) for world in worlds)), None)


def wins(world: State, seat: Seat, move: int) -> bool:
    after = world.copy()
    after.play(seat, move)
    result = after.result()
    return result is not None and result.winners == (seat,)


def think(search: Search, budget: Budget) -> int:
    """Search until the budget is spent; how many iterations that were."""
    until = None if budget.seconds is None else time.perf_counter() + budget.seconds
    most = budget.iterations if budget.iterations is not None else (1 << 62 if until is not None else CHUNK)
    done = 0
    while done < most and (until is None or time.perf_counter() < until):
        step = min(CHUNK, most - done)
        search.go_on(step)
        done += step
    return done
