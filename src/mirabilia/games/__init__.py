"""The games: `get("duel")` is the way in."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

from mirabilia.core.contract import Game, State

NAMES = ("duel", "seven", "world")
"""Every game there is. Each is a package of this name here, with its Game as `GAME`."""


def get(name: str) -> Game:
    """The game of that name; ValueError that lists the names when there is none."""
    if name not in NAMES:
        raise ValueError(f"there is no game {name!r}; there is: {', '.join(NAMES)}")
    return cast("Game", import_module(f"mirabilia.games.{name}").GAME)


def unpickled(name: str, snapshot: dict[str, Any], journal: object) -> State:
    """A state as it was pickled, with what its last move brought about."""
    state = get(name).restore(snapshot)
    state.journal = journal  # type: ignore[attr-defined]
    return state
