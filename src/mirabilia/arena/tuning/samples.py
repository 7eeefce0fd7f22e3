"""Positions to learn from, as stored on disk: their features, how the game ended, and what the search thought of it."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, NamedTuple

HEAD = struct.Struct("<IffHH")
"""Game, target, estimate, number of features, padding."""


class Sample(NamedTuple):
    game: int
    target: float
    """What became of it."""
    estimate: float
    """What the search thought."""
    features: list[tuple[int, float]]


def write(file: BinaryIO, samples: Iterable[Sample]) -> None:
    """All at once, so that a file ends with a whole game."""
    packed = bytearray()
    for sample in samples:
        packed += HEAD.pack(sample.game, sample.target, sample.estimate, len(sample.features), 0)
        packed += array("H", [which for which, _ in sample.features]).tobytes()
        packed += array("f", [amount for _, amount in sample.features]).tobytes()
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


def read(paths: Iterable[Path]) -> Rows:
    """The samples of some files; what is cut off at the end of one is left out."""
    rows = Rows(array("I"), array("f"), array("f"), array("Q", [0]), array("H"), array("f"))
    for path in paths:
        read_file(path.read_bytes(), rows)
    return rows


def read_file(packed: bytes, rows: Rows) -> None:
    at = 0
    while at + HEAD.size <= len(packed):
        game, target, estimate, number, _ = HEAD.unpack_from(packed, at)
        start, at = at + HEAD.size, at + HEAD.size + 6 * number
        if at > len(packed):
            return
        rows.games.append(game)
        rows.targets.append(target)
        rows.estimates.append(estimate)
        rows.inputs.frombytes(packed[start : start + 2 * number])
        rows.amounts.frombytes(packed[start + 2 * number : at])
        rows.starts.append(len(rows.inputs))
