"""The levels people choose from: how long each of them thinks, and how often it slips."""

from __future__ import annotations

import math
from random import Random

import msgspec

from mirabilia import games
from mirabilia.bots.contract import Advice, Budget, Knowledge
from mirabilia.bots.greedy import GreedyBot
from mirabilia.bots.search.bot import SearchBot, Watch


class Level(msgspec.Struct, frozen=True):
    seconds: float
    """How long it thinks at most, if nobody says otherwise."""
    iterations: int | None = None
    """How far it thinks at most, in a game whose record does not say so; 0: it looks one move ahead."""
    slips: float = 0.0
    """How far it misjudges a move."""


LEVELS = {
    "novice": Level(0.2, iterations=0, slips=0.015),
    "adept": Level(0.5, iterations=50),
    "master": Level(3.0),
}


class LevelBot:
    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.level = LEVELS[name]
        self.rng = Random(seed)
        self.greedy, self.search = GreedyBot(seed), SearchBot(seed, name)
        self.watch: Watch | None = None
        """Hears the advice so far every now and then, and says whether to go on."""
        self.processes = 1
        """How many of them think about a decision together."""

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        most = games.plugin(knowledge.game.name).budgets.iterations.get(self.name, self.level.iterations)
        allowed = self.allowed(budget, most)
        self.search.watch, self.search.workers.number = self.watch, self.processes - 1
        if most == 0:
            return self.slip(self.greedy.choose(knowledge, msgspec.structs.replace(allowed, iterations=None)))
        return self.search.choose(knowledge, allowed)

    def allowed(self, budget: Budget, most: int | None) -> Budget:
        """A budget given takes the place of the level's own time; what the level cannot see it does not see."""
        if budget == Budget():
            budget = Budget(seconds=self.level.seconds)
        iterations = min(budget.iterations or math.inf, most or math.inf)
        return msgspec.structs.replace(budget, iterations=None if iterations == math.inf else int(iterations))

    def slip(self, advice: Advice) -> Advice:
        """The advice with every move judged a little wrong."""
        if not self.level.slips or len(advice.considered) < 2:
            return advice
        judged = [(move, value + self.rng.gauss(0.0, self.level.slips)) for move, value in advice.considered]
        judged.sort(key=lambda pair: -pair[1])
        considered = tuple((move, min(1.0, max(0.0, value))) for move, value in judged)
        return Advice(*considered[0], considered)

    def close(self) -> None:
        self.search.close()
