"""The lines of the score sheet: those of the base game, then those of the expansions in their order."""

from __future__ import annotations

from mirabilia.games.seven import data
from mirabilia.games.seven.expansion import expansions

BASE = {
    "military": "",
    "treasury": "",
    "wonder": "",
    "blue": "blue",
    "yellow": "yellow",
    "green": "",
    "purple": "purple",
}
"""Each with the colour of the cards whose points stand there."""
LINES = BASE | {line: colour for expansion in expansions() for line, colour in expansion.score_lines.items()}
NAMES: tuple[str, ...] = tuple(LINES)
BY_COLOUR = [
    next((number for number, of_line in enumerate(LINES.values()) if of_line == colour), -1) for colour in data.COLOURS
]
"""For each colour the line of its cards; -1 for none."""
DOUBLED: int = next((NAMES.index(line) for line in (one.doubled_line for one in expansions()) if line), -1)
"""The line of own guilds that score twice; only effects of an expansion make them do so."""


def number(line: str) -> int:
    return NAMES.index(line)
