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

    number: i64
    most_codes: i64

    def __init__(self, most_codes: i64) -> None:
        self.most_codes = most_codes
        """Move codes are below this."""
        self.codes = vec[i64]()
        """The moves of the seat to decide; the first `number` of them count."""
        self.number = 0
        self.values = vec[float]([0.5] * MOST_SEATS)
        """After `judge`: what each seat can expect, from 0 (lost) to 1 (won)."""

    def begin(self, stream: Stream) -> None:
        """Go back to the decision, in another world."""
        raise NotImplementedError

    def actor(self) -> i64:
        """The seat that decides now; NOBODY when the game is over."""
        raise NotImplementedError

    def find(self) -> None:
        """Fill in the moves of the seat that decides."""
        raise NotImplementedError

    def go(self, code: i64) -> None:
        """Make a move."""
        raise NotImplementedError

    def judge(self, stream: Stream) -> None:
        """Fill in what each seat can expect from here."""
        raise NotImplementedError
