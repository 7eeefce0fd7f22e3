"""Random playouts over the contract: what a position is worth in a game that nobody has taught the bots to judge."""

from __future__ import annotations

from random import Random

from mirabilia.core.contract import Result, Seat, State

PLAYOUTS = 6
"""How many playouts judge a position."""
LONGEST = 5000
"""Moves after which a playout is given up, so that a game that need not end is judged at all."""


def share(result: Result, seat: Seat) -> float:
    """What the end of a game is worth: winners share a victory."""
    return 1.0 / len(result.winners) if seat in result.winners else 0.0


def value_of_playouts(state: State, seat: Seat, rng: Random) -> float:
    """The average outcome of some random games from here, from 0 (lost) to 1 (won)."""
    return sum(playout_value(state.copy(), seat, rng) for _ in range(PLAYOUTS)) / PLAYOUTS


def playout_value(state: State, seat: Seat, rng: Random) -> float:
    result = play_out(state, rng)
    return 1.0 / max(2, state.players) if result is None else share(result, seat)


def play_out(state: State, rng: Random) -> Result | None:
    """Play random moves to the end; None if that does not come."""
    for _ in range(LONGEST):
        acting = state.to_act()
        if not acting:
            break
        state.play(acting[0], rng.choice(state.legal(acting[0])))
    return state.result()
