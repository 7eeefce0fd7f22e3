"""Resource units packed into one integer: four bits a resource, so up to 7 units of each can be compared at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

RESOURCES: Final = 7
RAW: Final = 4
"""The first four resources are raw materials, the others manufactured goods."""
BITS: Final = 4
MOST: Final = 7
GUARDS: Final = 0x8888888
"""The highest bit of each resource: free in any packed number."""


def units_of(units: i64, resource: i64) -> i64:
    """How many units of a resource there are."""
    return units >> (BITS * resource) & MOST


def at(resource: i64, number: i64) -> i64:
    """So many units of a resource."""
    return number << (BITS * resource)


def packed(counts: list[int]) -> int:
    """Numbers of units, by resource, in one integer; more than 7 of one count as 7."""
    return sum(min(count, MOST) << (BITS * resource) for resource, count in enumerate(counts))


def unpacked(units: i64) -> list[int]:
    return [int(units_of(units, resource)) for resource in range(RESOURCES)]


def lacking(need: i64, have: i64) -> i64:
    """For each resource the units of `need` that `have` does not cover.

    A guard bit over each resource absorbs the borrow of the subtraction; where it is gone, nothing is lacking.
    """
    difference = (need | GUARDS) - have
    guards = difference & GUARDS
    return difference & (guards - (guards >> 3))


def more(have: i64, resource: i64, units: i64) -> i64:
    """`have` with some units more (or, below 0, fewer) of a resource, at most 7 and at least 0."""
    count = units_of(have, resource) + units
    count = max(0, min(count, MOST))
    return (have & ~(MOST << (BITS * resource))) | (count << (BITS * resource))


def total(units: i64) -> i64:
    """All units together."""
    number: i64 = 0
    while units:
        number += units & MOST
        units >>= BITS
    return number
