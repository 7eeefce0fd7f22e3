"""Positions to learn from, as stored on disk: their features, how the game ended, what the search thought of it and,
where moves are learned too, of them."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, NamedTuple

HEAD = struct.Struct("<IffHH")
"""Game, target, estimate, number of features, number of moves."""
MOST_PARTS = 12
"""Of a move."""
NO_PART = 0xFFFF
MOVE_SIZE = 2 * MOST_PARTS + 4
"""Bytes of a move: its parts, its share."""


class Sample(NamedTuple):
    game: int
    target: float
    """What became of it."""
    estimate: float
    """What the search thought."""
    features: list[tuple[int, float]]
    """Empty where only moves are to be learned."""
    moves: list[tuple[list[int], float]] = []
    """The parts of each move, and how much of the search went into it."""


def write(file: BinaryIO, samples: Iterable[Sample]) -> None:
    """All at once, so that a file ends with a whole game."""
    packed = bytearray()
    for sample in samples:
        packed += HEAD.pack(sample.game, sample.target, sample.estimate, len(sample.features), len(sample.moves))
        packed += array("H", [which for which, _ in sample.features]).tobytes()
        packed += array("f", [amount for _, amount in sample.features]).tobytes()
        for parts, _ in sample.moves:
            packed += array("H", (parts + [NO_PART] * MOST_PARTS)[:MOST_PARTS]).tobytes()
        packed += array("f", [share for _, share in sample.moves]).tobytes()
    file.write(packed)
    file.flush()


class Rows(NamedTuple):
    """Many samples, column by column."""

    games: array[int]
    targets: array[float]
    estimates: array[float]
    starts: array[int]
    """Where the features of each sample begin, and where the last ones end."""
    inputs: array[int]
    amounts: array[float]
    move_starts: array[int]
    """The same for the moves."""
    parts: array[int]
    """MOST_PARTS for each move; NO_PART where it has fewer."""
    shares: array[float]


def read(paths: Iterable[Path]) -> Rows:
    """The samples of some files; what is cut off at the end of one is left out."""
    sizes = array("Q", [0]), array("H"), array("f"), array("Q", [0]), array("H"), array("f")
    rows = Rows(array("I"), array("f"), array("f"), *sizes)
    for path in paths:
        read_file(path.read_bytes(), rows)
    return rows


def read_file(packed: bytes, rows: Rows) -> None:
    at = 0
    while at + HEAD.size <= len(packed):
        game, target, estimate, number, moves = HEAD.unpack_from(packed, at)
        start = at + HEAD.size
        middle = start + 6 * number
        at = middle + MOVE_SIZE * moves
        if at > len(packed):
            return
        rows.games.append(game)
        rows.targets.append(target)
        rows.estimates.append(estimate)
        rows.inputs.frombytes(packed[start : start + 2 * number])
        rows.amounts.frombytes(packed[start + 2 * number : middle])
        rows.starts.append(len(rows.inputs))
        rows.parts.frombytes(packed[middle : middle + 2 * MOST_PARTS * moves])
        rows.shares.frombytes(packed[middle + 2 * MOST_PARTS * moves : at])
        rows.move_starts.append(len(rows.shares))
