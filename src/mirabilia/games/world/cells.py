"""Sets of cells of a map: three numbers of 48 bits, four rows of twelve cells each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.bits import lowest, popcount
from mirabilia.core.vecs import append, vec
from mirabilia.games.world.position import EMPTY, WORDS

NOT_FIRST_COLUMN: Final = 0xFFEFFEFFEFFE
NOT_LAST_COLUMN: Final = 0x7FF7FF7FF7FF
ALL_CELLS: Final = 0xFFFFFFFFFFFF
WORD_CELLS: Final = 48
ROW: Final = 12
LOW_ROWS: Final = 36
ROW_MASK: Final = 4095
HALF: Final = 0xFFFFFFFF
HALF_CELLS: Final = 32


def lowest_cell(word: i64) -> i64:
    """The number of the first cell of a word that is not empty."""
    if word & HALF:
        return lowest(word & HALF)
    return HALF_CELLS + lowest(word >> HALF_CELLS)


def around(cells: vec[i64]) -> vec[i64]:
    """The cells that share an edge with a set, outside of it."""
    neighbours = EMPTY[:]
    for word in range(WORDS):
        here = cells[word]
        near = ((here & NOT_LAST_COLUMN) << 1) | ((here & NOT_FIRST_COLUMN) >> 1)
        near |= (here << ROW) & ALL_CELLS | (here >> ROW)
        if word > 0:
            near |= cells[word - 1] >> LOW_ROWS
        if word < WORDS - 1:
            near |= (cells[word + 1] & ROW_MASK) << LOW_ROWS
        neighbours = append(neighbours, near & ~here)
    return neighbours


def meets(one: vec[i64], other: vec[i64]) -> bool:
    for word in range(WORDS):
        if one[word] & other[word]:
            return True
    return False


def size(cells: vec[i64]) -> i64:
    return popcount(cells[0]) + popcount(cells[1]) + popcount(cells[2])


def first_cell(cells: vec[i64]) -> vec[i64]:
    """The set of one cell of a set that is not empty."""
    first = EMPTY[:]
    done = False
    for word in range(WORDS):
        lowest: i64 = 0
        if not done and cells[word]:
            lowest = cells[word] & -cells[word]
            done = True
        first = append(first, lowest)
    return first


def connected(start: vec[i64], cells: vec[i64]) -> vec[i64]:
    """All cells of a set that hang together with a start inside it."""
    group = start
    growing = True
    while growing:
        growing = False
        near = around(group)
        more = EMPTY[:]
        for word in range(WORDS):
            new = near[word] & cells[word]
            if new:
                growing = True
            more = append(more, group[word] | new)
        group = more
    return group


def without(cells: vec[i64], removed: vec[i64]) -> vec[i64]:
    rest = EMPTY[:]
    for word in range(WORDS):
        rest = append(rest, cells[word] & ~removed[word])
    return rest
