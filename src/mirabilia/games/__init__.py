"""The games: `get("duel")` is the way in."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from mirabilia.core.contract import Game

NAMES = ("duel", "seven", "world")
"""Every game there is. Each is a package of this name here, with its Game as `GAME`."""


def get(name: str) -> Game:
    """The game of that name; ValueError that lists the names when there is none."""
    if name not in NAMES:
        raise ValueError(f"there is no game {name!r}; there is: {', '.join(NAMES)}")
    return cast("Game", import_module(f"mirabilia.games.{name}").GAME)
