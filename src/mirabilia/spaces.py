"""Games as learners meet them: numbered actions, observations as rows of floats, many games in one call.

    >>> from array import array
    >>> from mirabilia import games, spaces
    >>> space = spaces.get("duel", options={"wonders": "beginner"})
    >>> state = games.get("duel").new(seed=7, options={"wonders": "beginner"})
    >>> observation = array("f", bytes(4 * space.features))
    >>> space.observe(state, 0, observation)
    >>> index = space.legal(state, 0)[0]
    >>> space.name(index)
    'build quarry'
    >>> state.play(0, space.action(state, 0, index))

NumPy is not needed; its arrays can be given wherever a buffer is written, and take what is read as it is.
"""

from __future__ import annotations

from collections.abc import Mapping

from mirabilia import games
from mirabilia.core.layout import Feature, Group, Layout
from mirabilia.core.space import Legal, Space, SpaceOverflow
from mirabilia.core.tensor import SpaceError
from mirabilia.core.vector_game import VectorGame

__all__ = [
    "Feature",
    "Group",
    "Layout",
    "Legal",
    "Space",
    "SpaceError",
    "SpaceOverflow",
    "VectorGame",
    "get",
    "names",
]


def get(game: str, players: int | None = None, options: Mapping[str, object] | None = None) -> Space:
    """The space of a game with these players and options; ValueError if there is no such game, or it has none."""
    plugin = games.plugin(game)
    make = plugin.load("space")
    if make is None:
        raise SpaceError(f"{game} has no space: its record, {plugin.folder}/plugin.toml, names none")
    space = make(players, options)
    assert isinstance(space, Space)  # noqa: S101
    return space


def names() -> tuple[str, ...]:
    """The games that have a space."""
    return tuple(name for name in games.names() if games.plugin(name).space)
