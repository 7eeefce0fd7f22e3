"""What a table of 7 Wonders would be like, for whoever sets one up: facts with their kind under "note"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from mirabilia.core.contract import Fact
from mirabilia.games.seven import data
from mirabilia.games.seven.expansion import Expansion
from mirabilia.games.seven.options import CHOOSE, RANDOM, GameOptions, checked, in_play, setting, sides_by_chance

ALONE = 30
"""Seconds that a turn takes one person among bots, which choose at once."""
TOGETHER, EACH = 50, 4
"""Seconds that a turn takes people, who wait for the slowest: of any number, and more for each."""
FIVE_MINUTES = 300


def outline(players: int, options: Mapping[str, object] | None, people: int) -> list[Fact]:
    """What the options mean, the most important first; ValueError when they cannot be."""
    chosen = checked(players, options)
    playing = in_play(chosen)
    return [
        *lengths(chosen),
        *(note for expansion in playing for note in expansion.notes(chosen)),
        *boards(chosen),
        {"note": "coins", "coins": int(setting(chosen).coins)},
        {"note": "minutes", "minutes": minutes(chosen, playing, people)},
    ]


def lengths(chosen: GameOptions) -> Iterator[Fact]:
    agreed = setting(chosen)
    yield {"note": "turns", "turns": int(agreed.turns), "hand": int(agreed.hand)}


def boards(chosen: GameOptions) -> Iterator[Fact]:
    """How everybody comes to a board, and to its side."""
    wonders, sides = chosen.wonders, chosen.sides
    yield {"note": "boards", "way": wonders if isinstance(wonders, str) else "chosen"}
    if sides in data.SIDES:
        yield {"note": "sides", "way": sides}
    elif isinstance(sides, str):
        yield {"note": "sides", "way": RANDOM if sides_by_chance(chosen) else CHOOSE}


def minutes(chosen: GameOptions, playing: list[Expansion], people: int) -> int:
    """About how long it takes, in steps of five."""
    turns = len(data.AGES) * int(setting(chosen).turns) + sum(expansion.further_turns for expansion in playing)
    seconds = turns * (ALONE if people <= 1 else TOGETHER + EACH * people)
    return 5 * max(1, round(seconds / FIVE_MINUTES))
