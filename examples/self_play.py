"""A self-play loop: a bot plays itself, and every position is kept with what came of it.

    python examples/self_play.py [GAMES [FILE]]

Each line of FILE is a position as the seat to move sees it, with whether that seat won in the end: what a network can
learn from. Now and then a move is made at random, so that the games differ more.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from mirabilia import bots, games

GAME, BOT, EXPLORE = games.get("duel"), "greedy", 0.1


def self_play(seed: int) -> list[dict[str, Any]]:
    """The positions of one game, each with its outcome for the seat to move."""
    state, rng, bot = GAME.new(seed=seed), Random(seed), bots.get(BOT, seed)
    positions = []
    while seats := state.to_act():
        seat = seats[0]
        positions.append({"seat": seat, "view": state.view(seat)})
        if rng.random() < EXPLORE:
            move = rng.choice(state.legal(seat))
        else:
            move = bot.choose(bots.Knowledge(GAME, state, seat), bots.Budget(iterations=1)).move
        state.play(seat, move)
    result = state.result()
    winners = result.winners if result else ()
    return [position | {"won": position["seat"] in winners} for position in positions]


def main() -> None:
    number = int(sys.argv[1]) if sys.argv[1:] else 20
    positions = [position for seed in range(number) for position in self_play(seed)]
    print(f"{number} games, {len(positions)} positions")
    if sys.argv[2:]:
        lines = (msgspec.json.encode(position) + b"\n" for position in positions)
        Path(sys.argv[2]).write_bytes(b"".join(lines))
    ahead = [position["won"] for position in positions if wonders(position, 0) > wonders(position, 1)]
    print(f"With more Wonders than the opponent: {len(ahead)} positions, {sum(ahead) / len(ahead):.0%} of them won")


def wonders(position: dict[str, Any], distance: int) -> int:
    """How many Wonders the seat to move has built, or the seat at that distance from it."""
    city = position["view"].cities[(position["seat"] + distance) % 2]
    return sum(wonder.built for wonder in city.wonders)


if __name__ == "__main__":
    main()
