"""How fast the bots think: iterations a second of one core, from the start of the game: `make bench`."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from bench.timing import best, both_builds

SETS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "Duel, Age I": ("duel", 2, {"wonders": "beginner"}),
    "7 Wonders, 3 players": ("seven", 3, {"sides": "day"}),
    "7 Wonders, 5 players": ("seven", 5, {"sides": "day"}),
    "7 Wonders, 5, all expansions": ("seven", 5, {"sides": "day", "expansions": ["leaders", "cities", "edifice"]}),
    "World Wonders, 2 players": ("world", 2, {}),
    "World Wonders, alone": ("world", 1, {"solo": "hard"}),
}
ROUNDS = 5


def measure() -> dict[str, Any]:
    """The figures of the build this process runs."""
    from mirabilia import _build, games
    from mirabilia.bots.search.duel import DuelSearchState
    from mirabilia.bots.search.factory import new_search
    from mirabilia.bots.search.ismcts import Search
    from mirabilia.core.stream import Stream

    iterations = 4000 if _build.COMPILED else 60

    def speed(search: Search) -> float:
        return 1 / best(lambda: search.run(iterations), iterations, ROUNDS)

    def one(game: str, players: int, options: dict[str, Any]) -> float:
        state = games.get(game).new(3, players, options)
        seat = state.to_act()[0]
        return speed(new_search(game, state.sample(seat, Random(1)), seat, Random(1)))

    state: Any = games.get("duel").new(3, 2, SETS["Duel, Age I"][2])
    playing_on = DuelSearchState(state.sample(state.to_act()[0], Random(1)), state.to_act()[0], None, False)
    speeds = {name: one(*chosen) for name, chosen in SETS.items()}
    return {
        "build": _build.describe(),
        "Duel, playing on to the end": speed(Search(playing_on, Stream(1), 0.7)),
    } | speeds


def show(builds: dict[str, dict[str, Any]]) -> None:
    for build, rows in builds.items():
        print(f"{'Search, ' + build:34}{'iterations/s':>14}")
        for name, figure in rows.items():
            if name != "build":
                print(f"  {name:32}{figure:14,.0f}")


if __name__ == "__main__":
    sys.exit(both_builds(measure, show))
