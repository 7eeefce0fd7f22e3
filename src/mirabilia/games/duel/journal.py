"""What happens in a move, noted as numbers. `events.py` spells them out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.facts import JournalEntry
from mirabilia.core.vecs import extend, vec

DRAFTED: Final = 0
OFFERED: Final = 1
BUILT: Final = 2
CHAINED: Final = 3
DISCARDED: Final = 4
WONDER_BUILT: Final = 5
WONDER_LOST: Final = 6
PAID: Final = 7
TRADED: Final = 8
GAINED: Final = 9
LOST: Final = 10
PAWN: Final = 11
LOOTED: Final = 12
SYMBOL: Final = 13
PAIR: Final = 14
PROGRESS_TAKEN: Final = 15
DREW: Final = 16
KEPT: Final = 17
REVIVED: Final = 18
DESTROYED: Final = 19
REVEALED: Final = 20
EXTRA_TURN: Final = 21
EXTRA_TURN_LOST: Final = 22
AGE_ENDED: Final = 23
AGE_BEGUN: Final = 24
BEGINS: Final = 25
SCORED: Final = 26
GAME_OVER: Final = 27

# Where gained coins come from.
FROM_EFFECT: Final = 0
FROM_DISCARD: Final = 1
FROM_CHAIN: Final = 2
FROM_TRADE: Final = 3
# Why coins are lost.
TO_LOOT: Final = 0
TO_ROBBERY: Final = 1


FIELDS: Final = 4
"""Of an entry: what happens, whose it is, and two numbers."""
NO_ENTRIES: Final = vec[i64]([0] * (8 * FIELDS))
"""Room for what most moves bring about."""


class Journal:
    """What a move brings about, in one row of numbers: every move has a journal, and few are read."""

    length: i64 = 0

    def __init__(self) -> None:
        self.row = NO_ENTRIES[:]

    def add(self, event: i64, seat: i64, first: i64, second: i64) -> None:
        at = self.length
        if at == len(self.row):
            self.row = extend(self.row, NO_ENTRIES)
        self.row[at] = event
        self.row[at + 1] = seat
        self.row[at + 2] = first
        self.row[at + 3] = second
        self.length = at + FIELDS

    def entries(self) -> list[JournalEntry]:
        row = self.row
        return [(row[at], row[at + 1], row[at + 2], row[at + 3]) for at in range(0, self.length, FIELDS)]

    def __reduce__(self) -> tuple[object, ...]:
        return written, (self.entries(),)


def written(entries: list[JournalEntry]) -> Journal:
    """The journal with these entries."""
    journal = Journal()
    for event, seat, first, second in entries:
        journal.add(event, seat, first, second)
    return journal
