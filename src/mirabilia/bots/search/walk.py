"""A game as the search walks through it. Each game has a subclass that knows its positions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.stream import Stream
from mirabilia.core.vecs import vec

NOBODY: Final = -1
MOST_SEATS: Final = 8


class Walk:
    """One walk after the other, each through a world that the seat which decides cannot tell from the real one."""

    seat: i64 = 0
    """Whose decision it is."""
    number: i64 = 0
    is_private: bool = False
    """All choose at the same time, in secret: each seat remembers its own moves only."""
    is_ordered: bool = False
    """There are so many moves that those found first have to be looked at first."""
    wide: float = 3.0
    wider: float = 2.0
    """Where moves are ordered, the first wide + wider * sqrt(visits) of them are looked at."""
    daring: float = 1.0
    """The part of the usual exploring that is worth while: less where values lie close together."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.codes = vec[i64]()
        """The moves of the seat to decide; the first `number` of them count."""
        self.values = vec[float]([0.5] * MOST_SEATS)
        """After `judge`: what each seat can expect, from 0 (lost) to 1 (won)."""

    def begin(self, stream: Stream) -> None:
        """Go back to the decision, in another world."""

    def actor(self) -> i64:
        """The seat that decides now; NOBODY when the game is over."""
        return NOBODY

    def find(self) -> None:
        """Fill in the moves of the seat that decides."""

    def go(self, code: i64) -> None:
        """Make a move."""

    def is_settled(self) -> bool:
        """Whether the position can be judged: nobody has chosen something that is not carried out yet."""
        return True

    def judge(self, stream: Stream) -> None:
        """Fill in what each seat can expect from here."""
