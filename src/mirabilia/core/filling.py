"""Completing a hand-written position: what it leaves out is drawn from the pieces that are nowhere else in it.

`Game.restore(snapshot, fill=seed)` completes the snapshot first and then checks it like any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, SupportsIndex, TypeVar

from mirabilia.core.contract import Json, SnapshotError
from mirabilia.core.facts import typed
from mirabilia.core.seeds import checked_seed, stream_from

Item = TypeVar("Item")
Part = TypeVar("Part")

UNKNOWN = "?"
"""Stands in a row for one piece that is to be drawn."""


class Chance:
    """Random choices fixed by a seed, the same on every machine and in both builds."""

    def __init__(self, seed: SupportsIndex | str) -> None:
        self.stream = stream_from(checked_seed(seed))

    def below(self, number: int) -> int:
        """A whole number from 0 to number - 1."""
        return int(self.stream.below(number))

    def choice(self, items: list[Item]) -> Item:
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[Item]) -> list[Item]:
        row = list(items)
        for last in range(len(row) - 1, 0, -1):
            other = self.below(last + 1)
            row[last], row[other] = row[other], row[last]
        return row


class DrawPile:
    """Pieces of a kind that are nowhere in the position, in the order in which they are drawn."""

    def __init__(self, kind: str, pieces: list[str]) -> None:
        self.kind, self.pieces = kind, pieces

    def draw(self, field: str) -> str:
        if not self.pieces:
            raise SnapshotError(field, f"no {self.kind} is left to fill it", wrong="none_left")
        return self.pieces.pop(0)

    def fill(self, row: list[Any], field: str) -> None:
        """Draw a piece for each unknown one of a row."""
        for number, name in enumerate(row):
            if name == UNKNOWN:
                row[number] = self.draw(f"{field}[{number}]")


def sketched(snapshot: Mapping[str, Any], kind: type[Part], blanks: Mapping[str, Any]) -> Part:
    """The parts of an incomplete snapshot with blanks for what is left out; SnapshotError names a wrong field."""
    return typed(_with_blanks(snapshot, blanks), kind)


def copied(part: Any) -> Any:
    """The same JSON, free to change; parts that a caller has put into it twice become two."""
    if isinstance(part, Mapping):
        return {name: copied(inner) for name, inner in part.items()}
    return [copied(inner) for inner in part] if isinstance(part, list | tuple) else part


def _with_blanks(given: Any, blanks: Mapping[str, Any]) -> Any:
    if not isinstance(given, Mapping):
        return given
    filled: Json = dict(given)
    for name, blank in blanks.items():
        if name not in filled:
            filled[name] = blank
        elif isinstance(blank, Mapping):
            filled[name] = _with_blanks(filled[name], blank)
    return filled
