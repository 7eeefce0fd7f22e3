"""What a table of World Wonders would be like, for whoever sets one up: facts with their kind under "note"."""

from __future__ import annotations

from collections.abc import Mapping

from mirabilia.core.contract import Fact
from mirabilia.games.world.lookup import SETUP, stacks_in_play
from mirabilia.games.world.options import GameOptions, checked

PURCHASES = 3.5
"""Purchases of a player in a round."""
SECONDS, ALONE = 25, 20
"""What a purchase and its pieces take a person, and one who waits for nobody else."""
FIVE_MINUTES = 300


def outline(players: int, options: Mapping[str, object] | None, people: int) -> list[Fact]:
    """What the options mean, the most important first; ValueError when they cannot be."""
    chosen = checked(players, options)
    return [
        {"note": "rounds", "rounds": SETUP.rounds, "gold": SETUP.gold},
        {"note": "maps", "side": chosen.map_side},
        {"note": "stacks", "number": len(stacks_in_play(players))},
        *objectives(chosen),
        *alone(chosen),
        {"note": "reconstructed"},
        {"note": "minutes", "minutes": minutes(people)},
    ]


def objectives(chosen: GameOptions) -> list[Fact]:
    if chosen.objectives == "off":
        return []
    return [{"note": "objectives", "way": "dealt" if chosen.objectives == "dealt" else "chosen"}]


def alone(chosen: GameOptions) -> list[Fact]:
    return [{"note": "alone", "solo": chosen.solo}] if chosen.solo else []


def minutes(people: int) -> int:
    """About how long it takes, in steps of five."""
    seconds = SETUP.rounds * PURCHASES * (ALONE if people <= 1 else SECONDS * people)
    return 5 * max(1, round(seconds / FIVE_MINUTES))
