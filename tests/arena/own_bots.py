"""Bots that do what no bot should, and one that notes what it is told. A match gets them as `module:Class`."""

from __future__ import annotations

import os

from mirabilia.bots import Advice, Budget, Knowledge, Past


class First:
    """Plays the first legal move."""

    def __init__(self, seed: int) -> None:
        self.name, self.seed = "first", seed

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        return Advice(knowledge.legal()[0], 0.5, iterations=7)


class Crashing(First):
    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        raise RuntimeError("no idea\nwhat to do")


class Unmade(First):
    def __init__(self, seed: int) -> None:
        raise LookupError("not today")


class Illegal(First):
    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        return Advice(-7, 0.5)


class Hanging(First):
    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        while True:
            pass


class Leaving(First):
    """Takes its process down."""

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        os._exit(3)


class Late(First):
    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        raise TimeoutError("the program did not answer")


class Noting(First):
    """Keeps what it knew of the past at its last move, by seat, and its seed."""

    known: dict[int, Past] = {}
    seeds: list[int] = []
    closed = 0

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        Noting.seeds.append(seed)

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        Noting.known[knowledge.seat] = knowledge.past
        return super().choose(knowledge, budget)

    def close(self) -> None:
        Noting.closed += 1
