"""A bot of your own against one of ours.

    python examples/own_bot.py [GAMES]

`Dreamer` tries every legal move in worlds it cannot tell from the real one, plays on at random to the end, and takes
the move that won most often. It knows no rules, so it can play any of the games: put "world" in the place of "duel".
"""

from __future__ import annotations

import sys
from random import Random

from mirabilia import arena
from mirabilia.bots import Advice, Budget, Knowledge
from mirabilia.core.contract import State

OPPONENT = "greedy"
DREAMS = "40i"
"""How many games it dreams of before each move, written as for `mirabilia match --budget`."""


class Dreamer:
    name = "dreamer"

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        moves = knowledge.legal()
        dreams = max(1, (budget.iterations or 100) // len(moves))
        values = {move: sum(self.dream(knowledge, move) for _ in range(dreams)) / dreams for move in moves}
        best = max(values, key=values.__getitem__)
        return Advice(best, values[best], iterations=dreams * len(moves))

    def dream(self, knowledge: Knowledge, move: int) -> float:
        """What one random game after the move brings: 1 for a win, a part of it if others share the victory."""
        world = knowledge.sample(self.rng)
        world.play(knowledge.seat, move)
        play_at_random(world, self.rng)
        result = world.result()
        return 0.0 if result is None else (knowledge.seat in result.winners) / len(result.winners)


def play_at_random(state: State, rng: Random) -> None:
    while seats := state.to_act():
        state.play(seats[0], rng.choice(state.legal(seats[0])))


if __name__ == "__main__":  # a match starts processes
    games = int(sys.argv[1]) if sys.argv[1:] else 6
    match = arena.arrange("duel", ["own_bot:Dreamer", OPPONENT], games=games, budget=DREAMS)
    dreamer = arena.play(match).figures.entrants[0]
    interval = f"{dreamer.share.low:.0%} to {dreamer.share.high:.0%}"
    print(f"Dreamer won {dreamer.wins:g} of {dreamer.games} games against {OPPONENT} (95 % interval: {interval})")
