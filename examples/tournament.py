"""A round robin: everybody against everybody, every seed from both seats.

    python examples/tournament.py [GAMES [BOT ...]]

Prints the share of wins of each bot against each other with its 95 % interval, the strongest bot first.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import combinations

from mirabilia import arena
from mirabilia.arena.figures import Share, Standing, wilson

GAME, BUDGET = "duel", "20i"


def round_robin(names: Sequence[str], games: int) -> dict[str, dict[str, Standing]]:
    """How each bot did against each other."""
    table: dict[str, dict[str, Standing]] = {name: {} for name in names}
    for pair in combinations(names, 2):
        match = arena.arrange(GAME, pair, games=games, budget=BUDGET)
        one, other = arena.play(match).figures.entrants
        table[one.name][other.name], table[other.name][one.name] = one, other
    return table


def overall(row: dict[str, Standing]) -> Share:
    return wilson(sum(standing.wins for standing in row.values()), sum(standing.games for standing in row.values()))


def written(share: Share) -> str:
    return f"{share.share:.0%} ({100 * share.low:.0f}-{100 * share.high:.0f})"


def main() -> None:
    games = int(sys.argv[1]) if sys.argv[1:] else 6
    table = round_robin(sys.argv[2:] or ["adept", "greedy", "random"], games)
    ranking = sorted(table, key=lambda name: -overall(table[name]).share)
    print(" " * 8 + "".join(f"{name:>14}" for name in [*ranking, "all"]))
    for name in ranking:
        row = [written(table[name][other].share) if other != name else "-" for other in ranking]
        print(f"{name:8}" + "".join(f"{cell:>14}" for cell in [*row, written(overall(table[name]))]))


if __name__ == "__main__":  # a match starts processes
    main()
