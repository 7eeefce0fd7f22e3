"""Positions that the rules of a game show as pictures: `situations.json` in the folder of the game.

A situation is a sketched position, the seat that sees it, and the seed that fills in what the sketch leaves out. What
is seen of it follows from the rules, so a picture can never show what the game would not.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from mirabilia import games
from mirabilia.core.plugin import plugins
from mirabilia.server import wire

FILE = "situations.json"


class Sketch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as it is written down."""

    position: dict[str, Any]
    seat: int = 0
    fill: int = 1


def sketches(game: str) -> Mapping[str, Sketch]:
    """By name; none for a game that shows no pictures."""
    file = Path(plugins()[game].folder) / FILE
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Sketch]) if file.is_file() else {}


@cache
def situations(game: str) -> dict[str, wire.Situation]:
    """All situations of a game as they are seen."""
    return {name: seen(game, sketch) for name, sketch in sketches(game).items()}


def seen(game: str, sketch: Sketch) -> wire.Situation:
    state = games.get(game).restore({"game": game, "version": 1, **sketch.position}, fill=sketch.fill)
    acts = sketch.seat in state.to_act()
    return wire.Situation(
        sketch.seat,
        state.view(None),
        state.own(sketch.seat),
        games.offers(game, state, sketch.seat) if acts else [],
    )
