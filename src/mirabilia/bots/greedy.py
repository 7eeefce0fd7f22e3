"""A bot that looks one move ahead: it tries every move on a few possible worlds and likes the best table."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from mirabilia.bots import evaluation
from mirabilia.bots.contract import Advice, Budget, Knowledge
from mirabilia.bots.evaluation import PLAIN, Evaluator, Taste, Worth
from mirabilia.core.contract import Seat, State

WORLDS = 3
"""How many possible worlds each move is tried on."""


def best(values: Mapping[int, float]) -> Advice:
    considered = sorted(values.items(), key=lambda pair: -pair[1])
    return Advice(*considered[0], tuple(considered))


class GreedyBot:
    def __init__(self, seed: int, taste: Taste = PLAIN) -> None:
        self.name = "greedy"
        self.rng = Random(seed)
        self.taste = taste

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        moves = knowledge.legal()
        if len(moves) == 1:
            return Advice(moves[0], 0.5, ((moves[0], 0.5),))
        evaluator = evaluation.evaluator_of(knowledge.game.name)
        if evaluator is not None and evaluator.move_worths is not None:
            return self.by_turns(knowledge, moves, evaluator)
        totals = dict.fromkeys(moves, 0.0)
        started, worlds = time.perf_counter(), 0
        while worlds < (budget.iterations or WORLDS):
            for move, after in tried(knowledge, moves, self.rng):
                totals[move] += evaluation.value(knowledge.game, after, knowledge.seat, self.taste)
            worlds += 1
            if budget.seconds is not None and time.perf_counter() - started > budget.seconds:
                break
        return best({move: total / worlds for move, total in totals.items()})

    def by_turns(self, knowledge: Knowledge, moves: Sequence[int], evaluator: Evaluator) -> Advice:
        """Where little is hidden one possible world is enough, and a move is seen to the end of its turn."""
        world, seat = knowledge.sample(self.rng), knowledge.seat
        against = evaluation.rivals(evaluator, world, (seat,), self.taste)
        worths = worths_after(knowledge, moves, self.rng)
        return best({move: evaluation.chance(self.taste.total(worths[move]) - against) for move in moves})


def worths_after(knowledge: Knowledge, moves: Sequence[int], rng: Random) -> dict[int, Worth]:
    """What each move makes of the city of the seat, in one possible world; nothing where a game has no evaluator."""
    evaluator, seat = evaluation.evaluator_of(knowledge.game.name), knowledge.seat
    if evaluator is None:
        return {}
    if evaluator.move_worths is not None:
        return dict(zip(moves, evaluator.move_worths(knowledge.sample(rng), seat, moves), strict=True))
    return {move: evaluator.worth(after, seat) for move, after in tried(knowledge, moves, rng)}


def tried(knowledge: Knowledge, moves: Sequence[int], rng: Random) -> Iterator[tuple[int, State]]:
    """Each move, and a possible world after it."""
    world, seat = knowledge.sample(rng), knowledge.seat
    let_others_choose(world, seat, rng)
    for move in moves:
        after = world.copy()
        after.play(seat, move)
        finish_choosing(after, seat, rng)
        yield move, after


def let_others_choose(world: State, seat: Seat, rng: Random) -> None:
    """Where all choose at the same time, the others choose anything; the turn then happens with one's own move."""
    for other in world.to_act():
        if other != seat and len(world.to_act()) > 1:
            while other in world.to_act():
                world.play(other, rng.choice(world.legal(other)))


def finish_choosing(world: State, seat: Seat, rng: Random) -> None:
    """A seat may owe a second choice of the same turn: anything again."""
    while seat in world.to_act() and world.secret:
        world.play(seat, rng.choice(world.legal(seat)))
