"""How fast Duel is: whole uniformly random games a second, copies, legal moves, on CPU time: `make bench`."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from bench.timing import best, both_builds, repeated


def measure() -> dict[str, Any]:
    """The figures of the build this process runs."""
    from mirabilia import _build, games
    from mirabilia.games.duel.playout import fingerprint

    played = 4000 if _build.COMPILED else 150
    repeats = 20_000 if _build.COMPILED else 2000
    game = games.get("duel")
    state, rng = game.new(seed=3), Random(0)
    while state.view(None).age < 2:
        seat = state.to_act()[0]
        state.play(seat, rng.choice(state.legal(seat)))
    opening = game.new(seed=3, options={"wonders": "beginner"})
    seat = state.to_act()[0]
    return {
        "build": _build.describe(),
        "games_per_second": 1 / best(lambda: fingerprint(0, played, 0), played),
        "copy_us": 1e6 * best(repeated(state.copy, repeats), repeats),
        "legal_us": 1e6 * best(repeated(lambda: state.legal(seat), repeats), repeats),
        "legal_opening_us": 1e6 * best(repeated(lambda: opening.legal(0), repeats), repeats),
        "sample_us": 1e6 * best(repeated(lambda: state.sample(seat, rng), repeats), repeats),
        "view_us": 1e6 * best(repeated(lambda: state.view(seat), repeats), repeats) if _build.COMPILED else 0.0,
    }


def show(builds: dict[str, dict[str, Any]]) -> None:
    print(f"{'Duel':12}{'games/s':>10}{'copy µs':>10}{'legal µs':>10}{'opening':>10}{'sample µs':>11}")
    for name, row in builds.items():
        print(
            f"{name:12}{row['games_per_second']:10,.0f}{row['copy_us']:10.2f}{row['legal_us']:10.2f}"
            f"{row['legal_opening_us']:10.2f}{row['sample_us']:11.2f}"
        )
    ratio = builds["compiled"]["games_per_second"] / builds["uncompiled"]["games_per_second"]
    print(f"compiled / uncompiled: {ratio:.1f}")


if __name__ == "__main__":
    sys.exit(both_builds(measure, show))
