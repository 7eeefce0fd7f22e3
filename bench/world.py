"""How fast World Wonders is: whole uniformly random games a second by option set, copies, legal moves: `make bench`."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from bench.timing import best, both_builds, repeated

SETS: dict[str, tuple[int, dict[str, Any]]] = {
    "2 players": (2, {}),
    "2, rivers": (2, {"map_side": "B"}),
    "3, objectives": (3, {"objectives": ["o01", "o02", "o15"]}),
    "5, rivers": (5, {"map_side": "B"}),
    "1, hard": (1, {"solo": "hard"}),
}
ROUNDS = 9
MIDDLE = 5
"""The round in which copies, legal moves, samples, views and actions are measured."""


def measure() -> dict[str, Any]:
    """The figures of the build this process runs."""
    from mirabilia import _build, games
    from mirabilia.games.world import options
    from mirabilia.games.world.playout import fingerprint

    played = 100 if _build.COMPILED else 2
    repeats = 2000 if _build.COMPILED else 30

    def one(players: int, chosen: dict[str, Any]) -> dict[str, float]:
        """The figures of one option set."""
        checked = options.checked(players, chosen)
        setting, maps, objectives = options.setting(checked), options.maps(checked), options.objectives(checked)
        state, rng = games.get("world").new(seed=3, players=players, options=chosen), Random(0)
        while state.view(None).round < MIDDLE or state.view(None).phase != "turn":
            seat = state.to_act()[0]
            state.play(seat, rng.choice(state.legal(seat)))
        seat = state.to_act()[0]
        return {
            "games_per_second": 1 / best(lambda: fingerprint(setting, maps, objectives, 0, 0, played), played, ROUNDS),
            "copy_us": 1e6 * best(repeated(state.copy, repeats), repeats, ROUNDS),
            "legal_us": 1e6 * best(repeated(lambda: state.legal(seat), repeats), repeats, ROUNDS),
            "sample_us": 1e6 * best(repeated(lambda: state.sample(seat, rng), repeats), repeats, ROUNDS),
            "view_us": 1e6 * best(repeated(lambda: state.view(seat), repeats // 10), repeats // 10, ROUNDS),
            "actions_us": 1e6 * best(repeated(lambda: state.actions(seat), repeats // 10), repeats // 10, ROUNDS),
        }

    return {"build": _build.describe()} | {name: one(*chosen) for name, chosen in SETS.items()}


def show(builds: dict[str, dict[str, Any]]) -> None:
    for build, sets in builds.items():
        titles = f"{'games/s':>10}{'copy µs':>10}{'legal µs':>10}{'sample µs':>11}{'view µs':>10}{'actions µs':>12}"
        print(f"{'World Wonders, ' + build:26}{titles}")
        for name in SETS:
            row = sets[name]
            print(
                f"  {name:24}{row['games_per_second']:10,.0f}{row['copy_us']:10.2f}{row['legal_us']:10.2f}"
                f"{row['sample_us']:11.1f}{row['view_us']:10.0f}{row['actions_us']:12.0f}"
            )


if __name__ == "__main__":
    sys.exit(both_builds(measure, show))
