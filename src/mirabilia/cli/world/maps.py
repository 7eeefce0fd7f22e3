"""How maps and pieces look: terrain, connected shapes, the Pavement below, and the names of columns and rows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

from rich.text import Text

from mirabilia.cli.listing import mark
from mirabilia.cli.screen import Scene, heading
from mirabilia.games.world.board import LETTERS as COLUMN_NAMES
from mirabilia.games.world.board import Piece, read
from mirabilia.games.world.lookup import MAP_OF
from mirabilia.games.world.position import MONUMENT as MONUMENTS
from mirabilia.games.world.position import TILE
from mirabilia.games.world.views import City, View

# The characters tell everything, the colours help.
GRASS, WATER, NATURAL, COUNTING = "· ", "≈≈", "♣ ", "♣+"
ROAD, BRIDGE, TOWER, MONUMENT = "▒▒", "##", "▲ ", "♦"
PAVEMENT = "▀"
PREVIEW = "██"
TERRAIN = {".": GRASS, "W": WATER, "N": NATURAL}
LETTERS = {"library": "B", "farm": "F", "habitation": "H", "market": "M", "temple": "T"}
"""The letters of the building types, as the rule book has them."""
SHAPE = {"#": "██", "G": "██", "W": "≈≈", "E": "░░", ".": "  "}
"""A cell of a tile; for a Monument on grass, on water, on either; no cell."""

# All of these are among the 16 colours that every terminal has, so that none is taken for another.
TYPE_STYLES = {
    "library": "black on bright_cyan",
    "farm": "black on bright_green",
    "habitation": "black on bright_red",
    "market": "black on bright_magenta",
    "temple": "black on white",
}
TERRAIN_STYLES = {".": "dim", "W": "dodger_blue2", "N": "green"}
COUNTING_STYLE = "bold green"
MONUMENT_STYLE = "black on bright_yellow"
ROAD_STYLE = "bright_black"
PREVIEW_STYLE = "bold red"

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
"""The sides on which a cell goes on in the same piece."""
LIGHT = " │─└││┌├─┘─┴┐┤┬┼"
HEAVY = " ┃━┗┃┃┏┣━┛━┻┓┫┳╋"
DOUBLE = " ║═╚║║╔╠═╝═╩╗╣╦╬"
"""Lines by the sum of those sides: a tile, a tile that is a district, a Monument."""

MARGIN = 3
"""The columns that the number of a row takes."""
WIDTH = MARGIN + 2 * len(COLUMN_NAMES)
TITLE = WIDTH - 4
"""The room for the words in the heading of a map."""


# Maps.


def block(scene: Scene, view: View, owner: int, preview: Collection[int] = ()) -> list[Text]:
    """The map of a player below its title."""
    return [heading(title(scene, view, owner), WIDTH), *draw(view.cities[owner], preview)]


def title(scene: Scene, view: View, owner: int) -> str:
    """The player, and the name of the map or, where there is no room for it, its code."""
    entry, player = MAP_OF[view.cities[owner].map], scene.player(owner)
    doubtful = mark(entry.reconstructed, "grid")
    named, coded = (
        scene.texts("world-screen-map-title", player=player, map=f"{name}{doubtful}")
        for name in (scene.name("map", entry.id), entry.code)
    )
    return named if len(named) <= TITLE else coded


def draw(city: City, preview: Collection[int] = ()) -> list[Text]:
    """The lines of a city's map; the cells of a piece that is only tried out are filled in."""
    cells = {cell: Text(COUNTING, style=COUNTING_STYLE) for cell in city.natural}
    for number, piece in enumerate(read(city.pieces)):
        look = look_of(piece, number in city.bridges, number in city.districts)
        cells |= {cell: look(piece.cells, cell) for cell in piece.cells}
    cells |= {cell: Text(PREVIEW, style=PREVIEW_STYLE) for cell in preview}
    return lines(MAP_OF[city.map].grid, cells)


def lines(grid: Sequence[str], cells: dict[int, Text]) -> list[Text]:
    """A map with something on some of its cells."""
    rows = [Text(" " * MARGIN + " ".join(COLUMN_NAMES) + " ", no_wrap=True)]
    for row, terrain in enumerate(grid):
        line = Text(f"{row + 1:2} ", no_wrap=True)
        for column, letter in enumerate(terrain):
            bare = Text(TERRAIN[letter], style=TERRAIN_STYLES[letter])
            line.append_text(cells.get(row * len(COLUMN_NAMES) + column, bare))
        rows.append(line)
    return [*rows, Text(" " * MARGIN + PAVEMENT * (WIDTH - MARGIN), no_wrap=True, style=ROAD_STYLE)]


def look_of(piece: Piece, bridge: bool, district: bool) -> Callable[[Collection[int], int], Text]:
    """How a cell of a piece looks: roads are filled, buildings and Monuments are lines from cell to cell with a letter
    first."""
    if piece.kind == TILE:
        kind = piece.tile.type
        return partial(shaped, letter=LETTERS[kind], lines=HEAVY if district else LIGHT, style=TYPE_STYLES[kind])
    if piece.kind == MONUMENTS:
        return partial(shaped, letter=MONUMENT, lines=DOUBLE, style=MONUMENT_STYLE)
    if piece.id == "tower":
        return lambda cells, number: Text(TOWER, style="bold")
    return lambda cells, number: Text(BRIDGE if bridge else ROAD, style=ROAD_STYLE)


def shaped(cells: Collection[int], number: int, letter: str, lines: str, style: str) -> Text:
    """A cell with lines to the other cells of its piece; the first one has the letter."""
    sides = arms(cells, number)
    first = letter if number == min(cells) else lines[sides]
    if sides & RIGHT:
        return Text(first + lines[RIGHT], style=style)
    return Text.assemble((first, style), " ")


def arms(cells: Collection[int], number: int) -> int:
    """The sides of a cell on which its piece goes on."""
    column, width = number % len(COLUMN_NAMES), len(COLUMN_NAMES)
    sides = UP * (number - width in cells) + DOWN * (number + width in cells)
    sides += RIGHT * (column < width - 1 and number + 1 in cells)
    return sides + LEFT * (column > 0 and number - 1 in cells)


# Shapes of pieces.


def shape(rows: Sequence[str], style: str = "") -> Text:
    """A shape of the catalogue, two characters a cell."""
    return side_by_side([rows], style)


def side_by_side(pieces: Sequence[Sequence[str]], style: str = "") -> Text:
    """Several pieces in a row."""
    height = max(map(len, pieces))
    filled = [[*piece, *["." * len(piece[0])] * (height - len(piece))] for piece in pieces]
    drawn = [" ".join("".join(SHAPE[letter] for letter in piece[row]) for piece in filled) for row in range(height)]
    return Text("\n".join(line.rstrip() for line in drawn), style=style, no_wrap=True)


def shape_of_cells(cells: Sequence[int]) -> Text:
    """A shape given as cells, counted from its corner."""
    places = {divmod(cell, len(COLUMN_NAMES)) for cell in cells}
    height, width = (1 + max(place[side] for place in places) for side in (0, 1))
    return shape(["".join("#" if (row, column) in places else "." for column in range(width)) for row in range(height)])
