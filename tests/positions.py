"""Breaking a position in one place, to see that restoring it names the field."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from mirabilia.core.contract import Game, SnapshotError

Position = dict[str, Any]


def refused(game: Game, position: Position, change: Callable[[Position], object]) -> SnapshotError:
    """The error of a position after a change; the position itself is fine."""
    game.restore(position)
    broken = copy.deepcopy(position)
    change(broken)
    with pytest.raises(SnapshotError) as caught:
        game.restore(broken)
    return caught.value


def put(path: str, value: object) -> Callable[[Position], object]:
    """A change of one field, such as `cities.0.coins`."""

    def change(position: Position) -> None:
        *way, last = path.split(".")
        inner: Any = position
        for part in way:
            inner = inner[int(part) if isinstance(inner, list) else part]
        inner[int(last) if isinstance(inner, list) else last] = value

    return change
