"""Sets of small numbers kept as the bits of one integer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec

# Multiplying a power of two shifts this de Bruijn sequence: its five bits from 27 on name the power.
SEQUENCE: Final = 0x077CB531
INDEX: Final = vec[i64]([next(i for i in range(32) if (SEQUENCE << i) >> 27 & 31 == window) for window in range(32)])

POWERS: Final = vec[i64]([1 << number for number in range(63)])


def bit(number: i64) -> i64:
    """The set of one number up to 62. Compiled, a literal `1 << number` is a shift of 32 bits only."""
    return POWERS[number]


def lowest(mask: i64) -> i64:
    """The smallest member of a non-empty set of numbers below 32."""
    return INDEX[((mask & -mask) * SEQUENCE >> 27) & 31]


def popcount(mask: i64) -> i64:
    """How many members a set has: sums of pairs, of fours, of bytes."""
    mask -= (mask >> 1) & 0x5555555555555555
    mask = (mask & 0x3333333333333333) + ((mask >> 2) & 0x3333333333333333)
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F
    mask += mask >> 8
    mask += mask >> 16
    return (mask + (mask >> 32)) & 127


def members(mask: i64) -> list[int]:
    numbers: list[int] = []
    while mask:
        numbers.append(lowest(mask))
        mask &= mask - 1
    return numbers
