"""CPU time of the bots at tables: `python -m bench.engine`.

A worker as a server has them decides every fourth time for one seat of a random game, as long as the bot usually may.
"""

from __future__ import annotations

import random

from bench.served import cpu_seconds
from mirabilia import bots, games
from mirabilia.tables.bot_pool import BotWorker, Job

TABLES = (("duel", 2), ("seven", 5), ("world", 2))
LEVELS = ("adept", "master")
EVERY, SEAT, SEED = 4, 1, 7


def measure(game: str, players: int, level: str) -> str:
    state, chance, worker = games.get(game).new(SEED, players), random.Random(SEED), BotWorker()
    decisions = asked = 0
    try:
        worker.ask(Job(game, state.snapshot(), state.to_act()[0], "random", SEED))  # what it takes to begin
        before = cpu_seconds(worker.process.pid or 0)
        while state.result() is None:
            seat = state.to_act()[0]
            decisions += seat == SEAT
            if seat == SEAT and decisions % EVERY == 0:
                asked += 1
                decision = worker.ask(Job(game, state.snapshot(), seat, level, asked, bots.usual_seconds(level)))
                state.play(seat, state.parse(decision.move.text, seat))
            else:
                state.play(seat, chance.choice(state.legal(seat)))
        each = (cpu_seconds(worker.process.pid or 0) - before) / max(1, asked)
    finally:
        worker.kill()
    return (
        f"{game}, {players} players, {level}: {each:.3f} s of CPU for a decision, {each * decisions:.1f} s for a game"
    )


def main() -> None:
    for game, players in TABLES:
        for level in LEVELS:
            print(measure(game, players, level), flush=True)


if __name__ == "__main__":
    main()
