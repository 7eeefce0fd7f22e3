"""What explains the points lost by debt."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.contract import Fact
from mirabilia.games.seven.breakdown import InPlay
from mirabilia.games.seven.position import Position


def in_play(position: Position, owner: int) -> Iterator[InPlay]:
    """City cards are cards like others."""
    yield from ()


def parts(position: Position, owner: int) -> Iterator[Fact]:
    """Coins and debt share a line of the printed pad (CITY-130)."""
    if position.cities[owner].debt:
        yield {"part": "debt", "category": "treasury", "points": -int(position.cities[owner].debt)}
