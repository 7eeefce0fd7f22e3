"""Cities in detail: every map, what lies on it, and the points so far."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.text import Text

from mirabilia.cli.screen import Scene, points_now
from mirabilia.cli.world import goals, standings, table
from mirabilia.core.contract import Json
from mirabilia.games.world.data import TYPES

WIDTH = 80
"""The columns of the maps in detail: two in a row."""


def draw(scene: Scene, view: Json) -> RenderableType:
    sheets = [city["scores"] for city in view["cities"]]
    names = [scene.player(seat) for seat in range(view["players"])]
    return Group(
        *table.maps(scene, view, WIDTH),
        standings.draw(scene, view),
        *(Text(line) for seat in range(view["players"]) for line in pieces(scene, view, seat)),
        *map(Text, goals.lines(scene, view)),
        "",
        points_now(scene, scene.texts("world-screen-points-now"), names, sheets),
    )


def pieces(scene: Scene, view: Json, seat: int) -> list[str]:
    """The buildings by type with their districts, and the Monuments."""
    texts, city = scene.texts, view["cities"][seat]
    tiles = Counter(piece["type"] for piece in city["pieces"] if "type" in piece)
    districts = Counter(piece["type"] for piece in city["pieces"] if piece["district"])
    told = [
        texts("world-screen-of-type", type=scene.name("type", kind), number=tiles[kind], districts=districts[kind])
        for kind in TYPES
        if tiles[kind]
    ]
    told += [scene.name("monument", name) for name in city["monuments"]]
    owned = ", ".join(told) or texts("terminal-none")
    return [texts("terminal-choice", move=scene.player(seat), more=owned)]
