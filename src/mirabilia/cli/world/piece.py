"""All about one Monument, objective, stack of tiles or map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.text import Text

from mirabilia.cli import lookup
from mirabilia.cli.listing import mark
from mirabilia.cli.screen import Scene
from mirabilia.cli.world import maps, standings, words
from mirabilia.games.world import data
from mirabilia.games.world.lookup import CATALOGUE

Piece: TypeAlias = data.Monument | data.Objective | data.Stack | data.Map


def kinds() -> Mapping[str, Sequence[Piece]]:
    return {
        "monument": CATALOGUE.monuments,
        "stack": CATALOGUE.stacks,
        "objective": CATALOGUE.objectives,
        "map": CATALOGUE.maps,
    }


def find(scene: Scene, typed: str) -> tuple[str, Piece] | None:
    """A piece by its name or id, a map also by its code."""
    coded = next((entry for entry in CATALOGUE.maps if entry.code.casefold() == typed.casefold()), None)
    return ("map", coded) if coded else lookup.find(scene, kinds(), typed)


def draw(scene: Scene, kind: str, piece: Piece) -> RenderableType:
    texts = scene.texts
    title = texts(f"world-screen-piece-{kind}", name=name(scene, kind, piece), id=piece.id)
    note = [Text(texts("world-screen-note"))] if piece.reconstructed else []
    return Group(Text(title, style="bold"), *describe(scene, piece), *note)


def name(scene: Scene, kind: str, piece: Piece) -> str:
    """The name, marked if the piece has no printed one in this language."""
    return scene.name(kind, piece.id) + mark(piece.reconstructed, f"name_{scene.texts.language}")


def describe(scene: Scene, piece: Piece) -> list[RenderableType]:
    match piece:
        case data.Monument():
            return [maps.side_by_side(piece.pieces), *map(Text, monument(scene, piece))]
        case data.Stack():
            return [maps.shape(piece.shape), *map(Text, stack(scene, piece))]
        case data.Objective():
            return [Text(objective(scene, piece))]
        case data.Map():
            return [*terrain(scene, piece)]


def monument(scene: Scene, piece: data.Monument) -> list[str]:
    """Gains, terrain, arrangement and neighbours."""
    texts, doubtful = scene.texts, piece.reconstructed
    gains = words.gains(texts, piece.resources, piece.population, piece.points)
    lines = [
        gains + mark(doubtful, "points", "resources", "population"),
        texts(f"world-screen-arrangement-{piece.arrangement}") + mark(doubtful, "pieces", "arrangement"),
    ]
    if any("E" in row or "W" in row for shape in piece.pieces for row in shape):
        lines.append(texts("world-screen-terrain", water=piece.min_water) + mark(doubtful, "min_water"))
    beside = texts("world-screen-beside", neighbours=words.neighbours(scene, piece.neighbours))
    return [*lines, beside + mark(doubtful, "neighbours")]


def stack(scene: Scene, piece: data.Stack) -> list[str]:
    """The price, and the tiles by type and symbols."""
    texts = scene.texts
    price = words.gold(texts, piece.cost) + mark(piece.reconstructed, "cost", "shape")
    where = texts(f"world-screen-board-{piece.board}") + mark(piece.reconstructed, "board")
    tiles = [tile for tile in CATALOGUE.tiles if tile.stack == piece.id]
    lines = words.numbered(texts, Counter(printed(scene, tile) for tile in tiles))
    return [price, where, *(f"  {line}" for line in lines)]


def printed(scene: Scene, tile: data.Tile) -> str:
    """Type and symbols of a tile."""
    kind = f"{maps.LETTERS[tile.type]} {scene.name('type', tile.type)}"
    symbols = ", ".join(words.resources(scene.texts, tile.resources)) or scene.texts("terminal-none")
    doubtful = mark(tile.reconstructed, "type", "resources")
    return scene.texts("terminal-choice", move=kind, more=f"{symbols}{doubtful}")


def objective(scene: Scene, piece: data.Objective) -> str:
    prize = standings.prize(scene, piece.first, piece.second, piece.pool)
    return prize + mark(piece.reconstructed, "first", "second", "pool", "type", "resource")


def terrain(scene: Scene, piece: data.Map) -> list[Text]:
    """An empty map."""
    drawn = maps.lines(piece.grid, {})
    doubtful = mark(piece.reconstructed, "grid")
    return [*drawn, Text(scene.texts("world-screen-drawing", mark=doubtful))] if doubtful else drawn
