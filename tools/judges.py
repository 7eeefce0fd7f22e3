"""Network or rollouts: one seat searches with the network, all others play on to the end, with equal computing time.

    python -m tools.judges duel --deals 50 --seconds 0.1
    python -m tools.judges seven --players 5 --deals 10 --seconds 0.1

Every deal is played once with the network in each seat. The figures are those of docs/strength.md.
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random
from typing import Any

from mirabilia import games
from mirabilia.arena.figures import wilson
from mirabilia.bots.search.duel import DuelSearchState
from mirabilia.bots.search.factory import search_state
from mirabilia.bots.search.ismcts import Search
from mirabilia.bots.search.search_state import SearchState
from mirabilia.bots.search.seven import SevenSearchState
from mirabilia.core.contract import Result
from mirabilia.core.stream import SEEDS, Stream

SEARCH_STATES: dict[str, Any] = {"duel": DuelSearchState, "seven": SevenSearchState}
UCT_C = {"duel": 0.75, "seven": 0.5}
"""How much a search explores that plays on to the end: its findings are noisier."""
AT_A_TIME = 25


def best_move(game: SearchState, uct_c: float, seconds: float, rng: Random) -> int:
    """The move that was looked at most."""
    search = Search(game, Stream(rng.randrange(SEEDS)), uct_c)
    until = time.process_time() + seconds
    while time.process_time() < until:
        search.run(AT_A_TIME)
    return search.ranking()[0][0]


def play(name: str, players: int, seed: int, with_network: int, seconds: float) -> Result:
    state = games.get(name).new(seed, players)
    rng = Random(seed * players + with_network)
    while (result := state.result()) is None:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            state.play(seat, legal[0])
            continue
        world = state.sample(seat, rng)
        if seat == with_network:
            move = best_move(search_state(name, world, seat), games.plugin(name).budgets.exploration, seconds, rng)
        else:
            move = best_move(SEARCH_STATES[name](world, seat, None, False), UCT_C[name], seconds, rng)
        state.play(seat, move)
    return result


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=SEARCH_STATES)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    players = chosen.players or {"duel": 2, "seven": 5}[chosen.game]
    shares: list[float] = []
    points: tuple[list[int], list[int]] = ([], [])
    for seed in range(chosen.seed, chosen.seed + chosen.deals):
        for seat in range(players):
            result = play(chosen.game, players, seed, seat, chosen.seconds)
            shares.append((seat in result.winners) / len(result.winners))
            for one in range(players):
                points[one != seat].append(result.scores[one]["total"])
        interval = wilson(sum(shares), len(shares))
        own, others = (sum(row) / len(row) for row in points)
        print(
            f"{len(shares)} games: the network won {interval.share:.0%} ({interval.low:.0%} to {interval.high:.0%}), "
            f"fair {1 / players:.0%}; {own:.1f} : {others:.1f} points",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
