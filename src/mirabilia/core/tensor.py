"""Rows of 32-bit floats and of bytes, as learners read them.

A float is kept as its bits, so that setting one is setting a whole number. Memory is read by others where it lies; what
a caller wants in memory of their own is copied there in one piece.
"""

from __future__ import annotations

import struct
from typing import Final

from mypy_extensions import i32, i64, u8

from mirabilia._build import COMPILED
from mirabilia.core.lists import zeros
from mirabilia.core.vecs import vec

ONE: Final = 0x3F800000
"""The bits of 1.0."""
LEAST: Final = -256
MOST: Final = 511
"""The whole numbers that can be written; what lies beyond is capped."""
EXPONENT: Final = 23
"""Where the exponent of a float begins."""


class SpaceError(ValueError):
    """A move, a state or a buffer that a space cannot take."""


def bits_of(value: float) -> int:
    bits: int = struct.unpack("=i", struct.pack("=f", value))[0]
    return bits


WHOLE: Final = vec[i64]([bits_of(float(number)) for number in range(LEAST, MOST + 1)])


FEW: Final = 15
COUNTS: Final = vec[i64]([bits_of(float(number)) for number in range(FEW + 1)])
"""The bits of 0.0, 1.0, 2.0 ..."""


def scaled(value: i64, halvings: i64) -> i32:
    """The bits of a whole number that is halved so many times."""
    if value == 0:
        return 0
    if value < LEAST:
        value = LEAST
    elif value > MOST:
        value = MOST
    return i32(WHOLE[value - LEAST] - (halvings << EXPONENT))


def add_one(row: vec[i32], index: i64) -> None:
    """Count one more thing at an index: 1.0, 2.0, 3.0 ..., not scaled."""
    number: i64 = 0
    while number < FEW and row[index] != COUNTS[number]:
        number += 1
    if number < FEW:
        row[index] = i32(COUNTS[number + 1])


def remove_one(row: vec[i32], index: i64) -> None:
    """One thing less, if there is any."""
    for number in range(1, FEW + 1):
        if row[index] == COUNTS[number]:
            row[index] = i32(COUNTS[number - 1])
            return


def float_row(size: i64) -> vec[i32]:
    """So many zeros, in memory that stays where it is."""
    if COMPILED:
        return vec[i32]([0] * size)
    return zeros("i", size)


def byte_row(size: i64) -> vec[u8]:
    if COMPILED:
        return vec[u8]([0] * size)
    return zeros("B", size)


def whole_row(size: i64) -> vec[i64]:
    if COMPILED:
        return vec[i64]([0] * size)
    return zeros("q", size)


def clear(row: vec[i32], start: i64, size: i64) -> None:
    for index in range(start, start + size):
        row[index] = 0


def raw_bytes(row: vec[i32]) -> memoryview:
    """The memory of a row."""
    return memoryview(row).cast("B")


def raw_octets(row: vec[u8]) -> memoryview:
    return memoryview(row)


def raw_whole(row: vec[i64]) -> memoryview:
    return memoryview(row).cast("B").cast("q")


def shaped(memory: memoryview, form: str, rows: i64, columns: i64) -> memoryview:
    """The same memory as a table of numbers."""
    return memory.cast("B").cast(form, (int(rows), int(columns)))  # type: ignore[call-overload, no-any-return]


FLOATS: Final = ("f", "<f", "=f", "@f")
OCTETS: Final = ("B", "b", "?", "c", "<B", "<b", "<?")


def floats_of(out: object, size: i64) -> memoryview:
    """The memory of a caller's buffer of so many 32-bit floats."""
    return memory_of(out, size, FLOATS, 4, "32-bit floats, such as array('f') or numpy.float32")


def octets_of(out: object, size: i64) -> memoryview:
    """The memory of a caller's buffer of so many bytes."""
    return memory_of(out, size, OCTETS, 1, "bytes, such as a bytearray or numpy.int8")


def memory_of(out: object, size: i64, formats: tuple[str, ...], item: i64, what: str) -> memoryview:
    try:
        view = memoryview(out)  # type: ignore[arg-type]
    except TypeError:
        raise SpaceError(f"{type(out).__name__} is no buffer; what is needed is one of {size} {what}") from None
    if view.readonly:
        raise SpaceError(f"the buffer cannot be written; what is needed is one of {size} {what}")
    if not view.c_contiguous or view.format not in formats or view.nbytes != size * item:
        raise SpaceError(
            f"the buffer has {view.nbytes // max(1, view.itemsize)} numbers of format {view.format!r}"
            f"; what is needed is one of {size} {what}"
        )
    return view.cast("B")
