"""A bot that looks one move ahead: it tries every move on a few possible worlds and likes the best table."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from random import Random

from mirabilia.bots import evaluation
from mirabilia.bots.contract import Advice, Budget, Knowledge
from mirabilia.core.contract import Seat, State

WORLDS = 3
"""How many possible worlds each move is tried on."""


def best(values: Mapping[int, float]) -> Advice:
    considered = sorted(values.items(), key=lambda pair: -pair[1])
    return Advice(*considered[0], tuple(considered))


class GreedyBot:
    def __init__(self, seed: int) -> None:
        self.name = "greedy"
        self.rng = Random(seed)

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        moves = knowledge.legal()
        if len(moves) == 1:
            return Advice(moves[0], 0.5, ((moves[0], 0.5),))
        evaluator = evaluation.evaluator_of(knowledge.game.name)
        if evaluator is not None and evaluator.move_leads is not None:
            return self.by_leads(knowledge, moves, evaluator.move_leads)
        totals = dict.fromkeys(moves, 0.0)
        started, worlds = time.perf_counter(), 0
        while worlds < (budget.iterations or WORLDS):
            world = knowledge.sample(self.rng)
            self.let_others_choose(world, knowledge.seat)
            for move in moves:
                after = world.copy()
                after.play(knowledge.seat, move)
                self.finish_choosing(after, knowledge.seat)
                totals[move] += evaluation.value(knowledge.game, after, knowledge.seat)
            worlds += 1
            if budget.seconds is not None and time.perf_counter() - started > budget.seconds:
                break
        return best({move: total / worlds for move, total in totals.items()})

    def by_leads(
        self, knowledge: Knowledge, moves: Sequence[int], leads: Callable[[State, Seat, Sequence[int]], list[float]]
    ) -> Advice:
        """Where little is hidden one possible world is enough, and a move is seen to the end of its turn."""
        world = knowledge.sample(self.rng)
        values = map(evaluation.chance, leads(world, knowledge.seat, moves))
        return best(dict(zip(moves, values, strict=True)))

    def let_others_choose(self, world: State, seat: Seat) -> None:
        """Where all choose at the same time, the others choose anything; the turn then happens with one's own move."""
        for other in world.to_act():
            if other != seat and len(world.to_act()) > 1:
                while other in world.to_act():
                    world.play(other, self.rng.choice(world.legal(other)))

    def finish_choosing(self, world: State, seat: Seat) -> None:
        """A seat may owe a second choice of the same turn: anything again."""
        while seat in world.to_act() and world.secret:
            world.play(seat, self.rng.choice(world.legal(seat)))
