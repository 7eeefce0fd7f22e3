"""What explains the points of envoys."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.contract import Fact
from mirabilia.games.seven.breakdown import InPlay
from mirabilia.games.seven.position import Position

from .rules import ENVOYS, POINTS


def in_play(position: Position, owner: int) -> Iterator[InPlay]:
    """Orange cards are cards like others."""
    yield from ()


def parts(position: Position, owner: int) -> Iterator[Fact]:
    number = ENVOYS.get(position.cities[owner])
    if number:
        yield {"part": "envoys", "category": "envoys", "number": number, "points": POINTS * number}
