"""What a good player looks at in a city of World Wonders, and what it is worth by round. Never compiled: tuned by hand
and by `tune_world`.
"""

from __future__ import annotations

ROUNDS = 10

FACTS = (
    "middle",
    "highest",
    "symbols",
    "gold",
    "wild",
    "wild_close",
    "one_side",
    "two_sides",
    "three_sides",
    "room",
    "broad",
    "types",
    "ready",
    "ready_more",
    "almost",
    "grass",
    "early",
    "loan",
    "time",
)


def hand_made(round_: int) -> list[float]:
    """The weights of a round as a player would guess them."""
    left = (ROUNDS - round_) / ROUNDS
    some = min(1.0, 2 * left)
    return [
        0.45 * left + 0.05 * some,
        0.2 * left,
        0.8 * some,
        0.45 + 0.1 * some,
        0.2 * left,
        0.4 * some,
        0.6 * some,
        0.4 * left,
        0.2 * left,
        3.0 * left,
        1.0 * left,
        0.3 * left,
        0.6 * some,
        0.2 * some,
        0.15 * some,
        0.0,
        0.3 * some,
        0.5 * some,
        0.0,
    ]


WEIGHTS: list[list[float]] = [hand_made(round_) for round_ in range(1, ROUNDS + 1)]
"""A row a round: what each fact is worth in points, beside the points the city has already."""

SOLO_WEIGHTS: list[list[float]] = WEIGHTS
"""The same for the lead over the Automaton, which scores by the player's resources."""
