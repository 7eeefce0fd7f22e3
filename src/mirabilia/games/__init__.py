"""The games: `get("duel")` is the way in."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

from mirabilia.core.contract import Action, Game, Json, State
from mirabilia.core.form import Form, form_like
from mirabilia.core.plugin import PACKAGED, Plugin, PluginError, one_line, plugins, warn


def names() -> tuple[str, ...]:
    """Every game there is. A game is found by the record in its folder (`core/plugin.py`)."""
    return tuple(plugins())


def playable() -> tuple[str, ...]:
    """The games that can be loaded; a warning names each of the others, with the reason."""
    return tuple(name for name in names() if _loads(plugin(name)))


def _loads(record: Plugin) -> bool:
    try:
        record.load("game")
    except PluginError as error:
        warn(error)
    except Exception as error:
        if Path(record.folder).parent == PACKAGED:
            raise
        warn(record.error("game", one_line(error)))
    else:
        return True
    return False


def plugin(name: str) -> Plugin:
    """The record of a game; ValueError that lists the names when there is none."""
    record = plugins().get(name)
    if record is None:
        raise ValueError(f"there is no game {name!r}; there is: {', '.join(plugins())}")
    return record


def get(name: str) -> Game:
    """The game of that name; ValueError that lists the names when there is none."""
    return cast("Game", plugin(name).load("game"))


def offers(name: str, state: State, seat: int) -> list[Action]:
    """What a person at a seat can do, as clients are sent it."""
    shown = plugin(name).load("offers")
    return cast("list[Action]", shown(state, seat)) if shown else state.actions(seat)


def form(name: str, snapshot: Json) -> Form:
    """What can stand in the fields of such a snapshot; SnapshotError if the options are wrong."""
    own = plugin(name).load("form")
    return cast("Form", own(snapshot) if own else form_like(get(name), snapshot))


def unpickled(name: str, snapshot: dict[str, Any], journal: object) -> State:
    """A state as it was pickled, with what its last move brought about."""
    state = get(name).restore(snapshot)
    state.journal = journal  # type: ignore[attr-defined]
    return state
