"""How fast learners can play: steps a second with observation and mask, for one game and for many in one call.

A step is one decision: what the seat that acts observes, the mask of its actions, and a legal one of them played.
Choosing the action is not counted for batches.
"""

from __future__ import annotations

import sys
import time
from array import array
from random import Random
from typing import Any

from bench.timing import best, both_builds

SETS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "Duel": ("duel", 2, {}),
    "7 Wonders, 3": ("seven", 3, {}),
    "7 Wonders, 5": ("seven", 5, {}),
    "5, all three": ("seven", 5, {"expansions": ["leaders", "cities", "edifice"]}),
    "World Wonders, 2": ("world", 2, {}),
    "World Wonders, 5": ("world", 5, {}),
    "alone": ("world", 1, {}),
}
ROUNDS = 7
BATCH = 64


def measure() -> dict[str, Any]:
    """The figures of the build this process runs."""
    from mirabilia import _build, games, spaces

    played = 40 if _build.COMPILED else 2
    steps = 200 if _build.COMPILED else 4

    def contract(game: str, players: int, options: dict[str, Any]) -> int:
        """Random games through the contract alone; returns how many decisions there were."""
        rules, rng, made = games.get(game), Random(1), 0
        for seed in range(played):
            state = rules.new(seed, players, options)
            while seats := state.to_act():
                legal = state.legal(seats[0])
                state.play(seats[0], legal[int(rng.random() * len(legal))])
                made += 1
        return made

    def observed(space: spaces.Space) -> int:
        """The same with observation and mask, and actions by their index."""
        rules, rng, made = games.get(space.game), Random(1), 0
        out, mask = array("f", bytes(4 * space.features)), bytearray(space.actions)
        for seed in range(played):
            state = rules.new(seed, space.players, space.options)
            while seats := state.to_act():
                seat = seats[0]
                space.observe(state, seat, out)
                space.mask(state, seat, mask)
                legal = space.legal(state, seat)
                state.play(seat, space.action(state, seat, legal[int(rng.random() * len(legal))]))
                made += 1
        return made

    def batched(space: spaces.Space) -> float:
        """Steps a second, best of several rounds."""
        batch = spaces.VectorGame(space, BATCH)
        fastest = float("inf")
        for _ in range(ROUNDS):
            spent = 0.0
            for _ in range(steps):
                actions = batch.random_actions()
                started = time.process_time()
                batch.step(actions)
                spent += time.process_time() - started
            fastest = min(fastest, spent / (steps * BATCH))
        return 1 / fastest

    def one(game: str, players: int, options: dict[str, Any]) -> dict[str, float]:
        """The figures of one option set."""
        space = spaces.get(game, players, options)
        decisions = contract(game, players, options)
        return {
            "games_per_second": 1 / best(lambda: contract(game, players, options), played, ROUNDS),
            "steps_per_second": 1 / best(lambda: observed(space), decisions, ROUNDS),
            "batched_per_second": batched(space),
        }

    return {"build": _build.describe()} | {name: one(*chosen) for name, chosen in SETS.items()}


def show(builds: dict[str, dict[str, Any]]) -> None:
    for build, sets in builds.items():
        print(f"{build:20}{'games/s':>10}{'steps/s':>12}{f'{BATCH} at once':>14}")
        for name in SETS:
            row = sets[name]
            print(
                f"  {name:18}{row['games_per_second']:10,.0f}{row['steps_per_second']:12,.0f}"
                f"{row['batched_per_second']:14,.0f}"
            )


if __name__ == "__main__":
    sys.exit(both_builds(measure, show))
