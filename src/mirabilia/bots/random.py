"""A bot that plays any legal move."""

from __future__ import annotations

from random import Random

from mirabilia.bots.contract import Advice, Budget, Knowledge


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.name = "random"
        self.rng = Random(seed)

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        moves = knowledge.legal()
        return Advice(self.rng.choice(moves), 0.5, tuple((move, 0.5) for move in moves))
