"""Many random games under watch: `make soak`. Stops at the first broken invariant and says how to reproduce it."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

from mirabilia import games
from mirabilia.core.contract import State

OPTIONS = ("draft", "beginner", "random")
GAMES = 200_000
CHUNK = 500


def broken(state: State, purse: list[int]) -> str | None:
    """What is wrong with a position of Duel, if anything."""
    snapshot = state.snapshot()
    cards = [card for city in snapshot["cities"] for card in [*city["cards"], *city["wonders"].values()] if card]
    cards += [*snapshot["discard"], *(card for card in snapshot["layout"] if card)]
    if len(set(cards)) != len(cards):
        return "a card is in two places"
    if len(cards) != 20 * snapshot["age"]:
        return f"{len(cards)} cards are on the table in Age {snapshot['age']}"
    if [city["coins"] for city in snapshot["cities"]] != purse or min(purse) < 0:
        return f"the coins are not what the events say: {purse}"
    if games.get("duel").restore(snapshot).snapshot() != snapshot:
        return "the snapshot does not restore"
    if sum(card is not None for city in snapshot["cities"] for card in city["wonders"].values()) > 7:
        return "more than seven Wonders are built"
    return None


def watch(seed: int) -> str:
    """Play one game; how it ended. ValueError if an invariant broke."""
    game, rng = games.get("duel"), Random(seed)
    state = game.new(seed=seed, options={"wonders": OPTIONS[seed % 3]})
    purse, moves = [7, 7], 0
    look = rng.randrange(90)
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if not legal:
            raise ValueError(f"seed {seed}, move {moves}: seat {seat} has no legal move")
        state.play(seat, rng.choice(legal))
        moves += 1
        for event in state.events(None):
            if event["event"] == "gained":
                purse[event["seat"]] += event["coins"]
            elif event["event"] in ("paid", "traded", "lost"):
                purse[event["seat"]] -= event["coins"]
        if moves == look or not state.to_act():
            wrong = broken(state, purse)
            if wrong:
                raise ValueError(f"seed {seed}, move {moves}: {wrong}")
    result = state.result()
    assert result is not None  # noqa: S101
    return result.reason if len(result.winners) == 1 else "shared"


def chunk(first: int) -> Counter[str]:
    return Counter(watch(seed) for seed in range(first, first + CHUNK))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    wanted = parser.parse_args().games
    started, ends, done = time.monotonic(), Counter[str](), 0
    with ProcessPoolExecutor() as pool:
        for part in pool.map(chunk, range(0, wanted, CHUNK)):
            ends.update(part)
            done += CHUNK
            if done % 20_000 == 0:
                print(f"{done:,} games, {time.monotonic() - started:.0f} s", flush=True)
    print(f"{done:,} games without a broken invariant; ends: {dict(ends)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
