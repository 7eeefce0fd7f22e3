"""A map as lines: terrain, the pieces as connected shapes, the Pavement below, and the names of columns and rows."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from mirabilia.cli.listing import mark
from mirabilia.cli.screen import Scene, heading
from mirabilia.cli.world import looks
from mirabilia.core.contract import Json
from mirabilia.games.world.board import LETTERS as LETTERS
from mirabilia.games.world.tables import CATALOGUE

MARGIN = 3
"""The columns that the number of a row takes."""
WIDTH = MARGIN + 2 * len(LETTERS)
TITLE = WIDTH - 4
"""The room for the words in the heading of a map."""
CODES = {one.id: one.code for one in CATALOGUE.maps}


def block(scene: Scene, view: Json, owner: int, preview: Collection[int] = ()) -> list[Text]:
    """The map of a player below its title."""
    return [heading(title(scene, view, owner), WIDTH), *draw(view["cities"][owner], preview)]


def title(scene: Scene, view: Json, owner: int) -> str:
    """The player, and the name of the map or, where there is no room for it, its code."""
    city, player = view["cities"][owner], scene.player(owner)
    doubtful = mark(city["reconstructed"], "grid")
    named, coded = (
        scene.texts("world-screen-map-title", player=player, map=f"{name}{doubtful}")
        for name in (scene.name("map", city["map"]), CODES[city["map"]])
    )
    return named if len(named) <= TITLE else coded


def draw(city: Json, preview: Collection[int] = ()) -> list[Text]:
    """The lines of a map; the cells of a piece that is only tried out are filled in."""
    rows = len(city["terrain"])
    lines = [columns()]
    for row in range(rows):
        line = Text(f"{row + 1:2} ", no_wrap=True)
        for column in range(len(city["terrain"][row])):
            line.append_text(cell(city, row, column, preview))
        lines.append(line)
    return [*lines, Text(" " * MARGIN + looks.PAVEMENT * (WIDTH - MARGIN), no_wrap=True, style=looks.ROAD_STYLE)]


def columns() -> Text:
    return Text(" " * MARGIN + " ".join(LETTERS) + " ", no_wrap=True)


def cell(city: Json, row: int, column: int, preview: Collection[int]) -> Text:
    """The two characters of a cell."""
    number, piece = row * len(LETTERS) + column, city["grid"][row][column]
    if number in preview:
        return Text(looks.PREVIEW, style=looks.PREVIEW_STYLE)
    if piece >= 0:
        return of_piece(city, city["pieces"][piece], number)
    if number in city["natural"]:
        return Text(looks.COUNTING, style=looks.COUNTING_STYLE)
    terrain = city["terrain"][row][column]
    return Text(looks.TERRAIN[terrain], style=looks.TERRAIN_STYLES[terrain])


def of_piece(city: Json, piece: Json, number: int) -> Text:
    """A cell of a piece: roads are filled, buildings and Monuments are lines from cell to cell with a letter first."""
    if piece.get("piece") == "tower":
        return Text(looks.TOWER, style="bold")
    if "piece" in piece:
        return Text(looks.BRIDGE if piece["bridge"] else looks.ROAD, style=looks.ROAD_STYLE)
    if "monument" in piece:
        return shaped(piece["cells"], number, looks.MONUMENT, looks.DOUBLE, looks.MONUMENT_STYLE)
    lines = looks.HEAVY if piece["district"] else looks.LIGHT
    return shaped(piece["cells"], number, looks.LETTERS[piece["type"]], lines, looks.TYPE_STYLES[piece["type"]])


def shaped(cells: Collection[int], number: int, letter: str, lines: str, style: str) -> Text:
    """A cell with lines to the other cells of its piece; the first one has the letter."""
    sides = arms(cells, number)
    first = letter if number == min(cells) else lines[sides]
    if sides & looks.RIGHT:
        return Text(first + lines[looks.RIGHT], style=style)
    return Text.assemble((first, style), " ")


def arms(cells: Collection[int], number: int) -> int:
    """The sides of a cell on which its piece goes on."""
    column, width = number % len(LETTERS), len(LETTERS)
    sides = looks.UP * (number - width in cells) + looks.DOWN * (number + width in cells)
    sides += looks.RIGHT * (column < width - 1 and number + 1 in cells)
    return sides + looks.LEFT * (column > 0 and number - 1 in cells)
