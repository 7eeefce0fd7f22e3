"""Many random games under watch: `make soak`. Stops at the first broken invariant and says how to reproduce it."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from tools.watch import duel, seven, world

WATCHES: dict[str, tuple[Callable[[int], str], int]] = {
    "duel": (duel.watch, 200_000),
    "seven": (seven.watch, 50_000),
    "world": (world.watch, 20_000),
}
"""For each game how one seed is watched (it tells how the game ended), and how many games make a soak."""
CHUNK = 250
REPORT = 10_000


def chunk(game: str, first: int) -> Counter[str]:
    watch, _ = WATCHES[game]
    return Counter(watch(seed) for seed in range(first, first + CHUNK))


def soak(game: str, wanted: int) -> None:
    started, ends, done = time.monotonic(), Counter[str](), 0
    with ProcessPoolExecutor() as pool:
        for part in pool.map(partial(chunk, game), range(0, wanted, CHUNK)):
            ends.update(part)
            done += CHUNK
            if done % REPORT == 0:
                print(f"{game}: {done:,} games, {time.monotonic() - started:.0f} s", flush=True)
    print(f"{game}: {done:,} games without a broken invariant; {dict(ends.most_common())}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=WATCHES, action="append")
    parser.add_argument("--games", type=int, help="how many games, instead of the usual number")
    asked = parser.parse_args()
    for game in asked.game or WATCHES:
        soak(game, asked.games or WATCHES[game][1])
    return 0


if __name__ == "__main__":
    sys.exit(main())
