"""Parts of the moves of 7 Wonders Duel, as outputs of a network: a move is as promising as its parts together."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.bots.search.duel_features import MOST_CARDS, MOST_KINDS
from mirabilia.core.vecs import vec
from mirabilia.games.duel.moves import (
    BUILD_WONDER,
    DESTROY_CARD,
    DISCARD_CARD,
    DRAFT_WONDER,
    KEEP_TOKEN,
    LET_BEGIN,
    REVIVE_CARD,
    TAKE_TOKEN,
    WONDER_STEP,
)
from mirabilia.games.duel.pieces import SLOTS
from mirabilia.games.duel.position import SLOT, Position
from mirabilia.games.duel.setup import COVERED_BY, COVERS, FACE_UP

BUILT: Final = 0
DISCARDED: Final = BUILT + MOST_CARDS
USED: Final = DISCARDED + MOST_CARDS
"""Laid under a Wonder."""
WONDER: Final = USED + MOST_CARDS
DRAFTED: Final = WONDER + MOST_KINDS
TAKEN: Final = DRAFTED + MOST_KINDS
KEPT: Final = TAKEN + MOST_KINDS
BEGINNING: Final = KEPT + MOST_KINDS
REVIVED: Final = BEGINNING + 2
DESTROYED: Final = REVIVED + MOST_CARDS
UNCOVERED: Final = DESTROYED + MOST_CARDS
"""A card that lies open becomes accessible."""
REVEALED: Final = UNCOVERED + MOST_CARDS
"""One card is turned up, two are."""
OUTPUTS: Final = REVEALED + 2
MOST_PARTS: Final = 5


class MoveParts:
    """Each game has its own: with a common base in another module the search is a quarter slower."""

    number: i64 = 0

    def __init__(self) -> None:
        self.parts = vec[i64]([0] * MOST_PARTS)

    def add(self, part: i64) -> None:
        self.parts[self.number] = part
        self.number += 1

    def listed(self) -> list[int]:
        return [self.parts[index] for index in range(self.number)]

    def take_apart(self, position: Position, code: i64) -> None:
        """The parts of a legal move."""
        self.number = 0
        if code < DISCARD_CARD:
            self.add(BUILT + code)
            self.add_uncovered(position, code)
        elif code < DRAFT_WONDER:
            self.add(DISCARDED + code - DISCARD_CARD)
            self.add_uncovered(position, code - DISCARD_CARD)
        elif code >= BUILD_WONDER:
            code -= BUILD_WONDER
            self.add(WONDER + code // WONDER_STEP)
            self.add(USED + code % WONDER_STEP)
            self.add_uncovered(position, code % WONDER_STEP)
        elif code < TAKE_TOKEN:
            self.add(DRAFTED + code - DRAFT_WONDER)
        elif code < KEEP_TOKEN:
            self.add(TAKEN + code - TAKE_TOKEN)
        elif code < LET_BEGIN:
            self.add(KEPT + code - KEEP_TOKEN)
        elif code < REVIVE_CARD:
            self.add(BEGINNING + code - LET_BEGIN)
        elif code < DESTROY_CARD:
            self.add(REVIVED + code - REVIVE_CARD)
        else:
            self.add(DESTROYED + code - DESTROY_CARD)

    def add_uncovered(self, position: Position, card: i64) -> None:
        start = (position.age - 1) * SLOTS
        taken = position.places[card] - SLOT
        left = position.present & ~(1 << taken)
        revealed: i64 = 0
        for slot in COVERS[start + taken]:
            if not COVERED_BY[start + slot] & left:
                if FACE_UP[position.age - 1] >> slot & 1:
                    self.add(UNCOVERED + position.decks[start + slot])
                else:
                    revealed += 1
        if revealed:
            self.add(REVEALED + revealed - 1)
