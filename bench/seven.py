"""How fast 7 Wonders is: whole uniformly random games a second by option set, copies, legal moves: `make bench`."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from bench.timing import best, both_builds, repeated

SETS: dict[str, tuple[int, dict[str, Any]]] = {
    "3 players": (3, {}),
    "5 players": (5, {}),
    "5, Edifice": (5, {"expansions": ["edifice"]}),
    "7, all three": (7, {"expansions": ["leaders", "cities", "edifice"], "leader_decks": ["expert", "cities"]}),
    "8 in teams": (8, {"expansions": ["leaders", "cities"], "teams": True}),
    "2, Free City": (2, {}),
}
ROUNDS = 9


def measure() -> dict[str, Any]:
    """The figures of the build this process runs."""
    from mirabilia import _build, games
    from mirabilia.games.seven import options
    from mirabilia.games.seven.playout import fingerprint

    played = 300 if _build.COMPILED else 8
    repeats = 3000 if _build.COMPILED else 200

    def one(players: int, chosen: dict[str, Any]) -> dict[str, float]:
        """The figures of one option set."""
        checked = options.checked(players, chosen)
        setting, supply = options.setting(checked), options.supply(checked)
        state, rng = games.get("seven").new(seed=3, players=players, options=chosen), Random(0)
        while state.view(None).age < 2 or state.view(None).phase != "turn":
            seat = state.to_act()[0]
            state.play(seat, rng.choice(state.legal(seat)))
        seat = state.to_act()[0]
        return {
            "games_per_second": 1 / best(lambda: fingerprint(setting, supply, 0, played), played, ROUNDS),
            "copy_us": 1e6 * best(repeated(state.copy, repeats), repeats, ROUNDS),
            "legal_us": 1e6 * best(repeated(lambda: state.legal(seat), repeats), repeats, ROUNDS),
            "sample_us": 1e6 * best(repeated(lambda: state.sample(seat, rng), repeats), repeats, ROUNDS),
        }

    return {"build": _build.describe()} | {name: one(*chosen) for name, chosen in SETS.items()}


def show(builds: dict[str, dict[str, Any]]) -> None:
    for build, sets in builds.items():
        print(f"{'7 Wonders, ' + build:24}{'games/s':>10}{'copy µs':>10}{'legal µs':>10}{'sample µs':>11}")
        for name in SETS:
            row = sets[name]
            print(
                f"  {name:22}{row['games_per_second']:10,.0f}{row['copy_us']:10.2f}{row['legal_us']:10.2f}"
                f"{row['sample_us']:11.1f}"
            )


if __name__ == "__main__":
    sys.exit(both_builds(measure, show))
