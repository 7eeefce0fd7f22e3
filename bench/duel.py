"""How fast Duel is: whole uniformly random games a second, copies, legal moves, on CPU time: `make bench`.

Machines are noisy, so every figure is the best of several short runs, and the compiled and the uncompiled build are
measured in the same run, one after the other, in processes of their own. `--json` prints the figures for a program.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

ROUNDS = 15


def best(work: Callable[[], Any], units: int) -> float:
    """CPU seconds for one unit of work, best of several rounds."""
    work()
    fastest = float("inf")
    for _ in range(ROUNDS):
        started = time.process_time()
        work()
        fastest = min(fastest, time.process_time() - started)
    return fastest / units


def measure() -> dict[str, float | str]:
    """The figures of the build this process runs."""
    from mirabilia import _build, games
    from mirabilia.games.duel.playout import fingerprint

    played = 4000 if _build.COMPILED else 150
    repeats = 20_000 if _build.COMPILED else 2000
    game = games.get("duel")
    state, rng = game.new(seed=3), Random(0)
    while state.view(None)["age"] < 2:
        seat = state.to_act()[0]
        state.play(seat, rng.choice(state.legal(seat)))
    opening = game.new(seed=3, options={"wonders": "beginner"})
    seat = state.to_act()[0]

    def loop(call: Callable[[], Any]) -> Callable[[], None]:
        def run() -> None:
            for _ in range(repeats):
                call()

        return run

    return {
        "build": _build.describe(),
        "games_per_second": 1 / best(lambda: fingerprint(0, played, 0), played),
        "copy_us": 1e6 * best(loop(state.copy), repeats),
        "legal_us": 1e6 * best(loop(lambda: state.legal(seat)), repeats),
        "legal_opening_us": 1e6 * best(loop(lambda: opening.legal(0)), repeats),
        "sample_us": 1e6 * best(loop(lambda: state.sample(seat, rng)), repeats),
        "view_us": 1e6 * best(loop(lambda: state.view(seat)), repeats) if _build.COMPILED else 0.0,
    }


def measured(pure: bool) -> dict[str, Any]:
    """The figures of one build, from a process of its own."""
    environment = os.environ | {"MIRABILIA_PURE": "1" if pure else "0"}
    run = subprocess.run(
        [sys.executable, __file__, "--one"], env=environment, capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--one", action="store_true", help="measure this process's build only, as JSON")
    asked = parser.parse_args()
    if asked.one:
        print(json.dumps(measure()))
        return 0
    builds = {"compiled": measured(pure=False), "uncompiled": measured(pure=True)}
    if asked.json:
        print(json.dumps(builds, indent=1))
        return 0
    print(f"{'':12}{'games/s':>10}{'copy µs':>10}{'legal µs':>10}{'opening':>10}{'sample µs':>11}")
    for name, row in builds.items():
        print(
            f"{name:12}{row['games_per_second']:10,.0f}{row['copy_us']:10.2f}{row['legal_us']:10.2f}"
            f"{row['legal_opening_us']:10.2f}{row['sample_us']:11.2f}"
        )
    ratio = builds["compiled"]["games_per_second"] / builds["uncompiled"]["games_per_second"]
    print(f"compiled / uncompiled: {ratio:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
