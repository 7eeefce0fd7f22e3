"""The games: `get("duel")` is the way in."""

from __future__ import annotations

from typing import Any, cast

from mirabilia.core.contract import Game, State
from mirabilia.core.plugin import Plugin, plugins


def names() -> tuple[str, ...]:
    """Every game there is. A game is found by the record in its folder (`core/plugin.py`)."""
    return tuple(plugins())


def plugin(name: str) -> Plugin:
    """The record of a game; ValueError that lists the names when there is none."""
    found = plugins().get(name)
    if found is None:
        raise ValueError(f"there is no game {name!r}; there is: {', '.join(plugins())}")
    return found


def get(name: str) -> Game:
    """The game of that name; ValueError that lists the names when there is none."""
    return cast("Game", plugin(name).load("game"))


def unpickled(name: str, snapshot: dict[str, Any], journal: object) -> State:
    """A state as it was pickled, with what its last move brought about."""
    state = get(name).restore(snapshot)
    state.journal = journal  # type: ignore[attr-defined]
    return state
