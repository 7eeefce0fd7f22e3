"""Many random games under watch: `make soak`. Stops at the first broken invariant and says how to reproduce it."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from tools import watch

CHUNK = 250
REPORT = 10_000


def watcher(game: str) -> Any:
    """How a game is watched: `watch(seed)` says how it ended, and `SOAK` is the usual number of games."""
    return import_module(f"tools.watch.{game}")


def chunk(game: str, first: int) -> Counter[str]:
    return Counter(map(watcher(game).watch, range(first, first + CHUNK)))


def soak(game: str, number: int) -> None:
    started, ends, done = time.monotonic(), Counter[str](), 0
    with ProcessPoolExecutor() as pool:
        for part in pool.map(partial(chunk, game), range(0, number, CHUNK)):
            ends.update(part)
            done += CHUNK
            if done % REPORT == 0:
                print(f"{game}: {done:,} games, {time.monotonic() - started:.0f} s", flush=True)
    print(f"{game}: {done:,} games without a broken invariant; {dict(ends.most_common())}")


def main() -> int:
    watched = [module.name for module in iter_modules(watch.__path__)]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=watched, action="append")
    parser.add_argument("--games", type=int, help="how many games, instead of the usual number")
    asked = parser.parse_args()
    for game in asked.game or watched:
        soak(game, asked.games or watcher(game).SOAK)
    return 0


if __name__ == "__main__":
    sys.exit(main())
