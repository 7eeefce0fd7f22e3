"""Where a piece can go: its places one by one, the best of them, and small maps with all its corners."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.screen import Scene, heading
from mirabilia.cli.world import maps
from mirabilia.core.contract import Action, Fact
from mirabilia.games.world import board
from mirabilia.games.world.actions import changes
from mirabilia.games.world.board import LETTERS, cell_name
from mirabilia.games.world.lookup import CATALOGUE, COLUMNS, ROWS
from mirabilia.games.world.views import City, Placement, Purchase, View

FEW = 5
"""So many of the best places are listed."""
SINGLE = "single"
FREE, TAKEN, CORNER = "·", "▒", "○"
CORNER_STYLE, BEST_STYLE = "bold", "bold reverse"


class Spot(msgspec.Struct, frozen=True):
    """A place of a piece, and what it would bring."""

    move: str
    turn: int
    corner: int
    cells: tuple[int, ...]
    gains: tuple[Fact, ...]
    code: int | None = None
    """The move that lays it there; None for something that is not bought yet."""

    @property
    def place(self) -> str:
        return f"{cell_name(self.corner)} r{self.turn}" if self.turn else cell_name(self.corner)

    @property
    def notation(self) -> str:
        return f"{self.move} {self.place}"

    @property
    def points(self) -> int:
        return sum(gain["points"] for gain in self.gains)

    @property
    def kind(self) -> tuple[str, int]:
        """What it has in common with the other places of the piece in that turn."""
        return self.move, self.turn


Kinds: TypeAlias = dict[tuple[str, int], list[Spot]]


def in_hand(view: View, actions: Iterable[Action]) -> list[Spot]:
    """The places of what is being laid."""
    if view.laying is None:
        return []
    laying, spots = view.laying, []
    name = laying.tile or laying.monument or laying.item or ""
    for action in actions:
        if isinstance(place := action.detail, Placement):
            move: str = action.fact["move"]
            cells = covered(shapes(name, move, laying.part)[place.turn], place.corner)
            spots.append(Spot(move, place.turn, place.corner, cells, action.gains, action.code))
    return spots


def on_sale(action: Action) -> list[Spot]:
    """The places of what a purchase would bring."""
    if not isinstance(action.detail, Purchase):
        return []
    spots = []
    for move, groups in (("lay", action.detail.places), (SINGLE, action.detail.singles)):
        for group in groups:
            cells = shapes(action.subject.id, move)[group.turn]
            for corner, natural, districts in group.rows():
                there = covered(cells, corner)
                spots.append(Spot(move, group.turn, corner, there, changes(natural, districts)))
    return spots


def shapes(name: str, move: str, part: int = 1) -> dict[int, tuple[int, ...]]:
    """The cells, by turn, of a piece that is on sale or in hand."""
    tile = next((one.id for one in CATALOGUE.tiles if one.stack == name), name)
    short = "single_road" if move == SINGLE else "double_road"
    return board.shapes(*board.named(short if name == "short_set" else tile, part))


def covered(cells: Iterable[int], corner: int) -> tuple[int, ...]:
    return tuple(corner + cell for cell in cells)


def best(spots: Iterable[Spot], number: int = FEW) -> list[Spot]:
    """The places that bring most; among equals those nearest to the Pavement, in the order of the columns."""

    def order(spot: Spot) -> tuple[int, int, int]:
        return -spot.points, -(max(spot.cells) // COLUMNS), spot.corner % COLUMNS

    return sorted(spots, key=order)[:number]


def find(spots: Iterable[Spot], notation: str) -> Spot | None:
    """The place of that notation, such as `lay c4 r90`; `r0` may be said or not."""
    said = notation.removesuffix(" r0")
    return next((spot for spot in spots if spot.notation == said), None)


def by_kind(spots: Iterable[Spot]) -> Kinds:
    """The places by piece and turn."""
    kinds: Kinds = {}
    for spot in spots:
        kinds.setdefault(spot.kind, []).append(spot)
    return kinds


# In words.


def typed(scene: Scene, spot: Spot) -> str:
    """How a place is typed."""
    return f"{scene.texts('world-screen-single')} {spot.place}" if spot.move == SINGLE else spot.place


def brings(scene: Scene, spot: Spot) -> str:
    """The points that a place brings or takes."""
    return ", ".join(map(scene.sentence, spot.gains)) or scene.texts("world-screen-no-points")


def label(scene: Scene, spot: Spot) -> str:
    return scene.texts("terminal-choice", move=typed(scene, spot), more=brings(scene, spot))


def name(scene: Scene, spot: Spot) -> str:
    """What is typed after the corner to turn the piece so."""
    return scene.texts("world-screen-single") if spot.move == SINGLE else f"r{spot.turn}"


# In small maps.


def draw(scene: Scene, city: City, spots: Sequence[Spot], width: int) -> RenderableType:
    """A small map for each turn, row by row level with the large one beside it."""
    kinds = list(by_kind(spots).values())
    grid = Table.grid(padding=(0, 1, 0, 0))
    numbered = width >= maps.MARGIN + len(kinds) * (COLUMNS + 1) - 1
    if numbered:
        grid.add_column(justify="right")
    for _ in kinds:
        grid.add_column(width=COLUMNS, no_wrap=True)
    numbers = {spot: str(number) for number, spot in enumerate(map(key, best(spots)), 1)}
    rows = "\n".join(["", *(str(row + 1) for row in range(ROWS))])
    for left, parts in (
        (rows, [small_map(city, row, numbers) for row in kinds]),
        ("", [Text(name(scene, row[0]), style="bold") for row in kinds]),
        ("", [turned_piece(row[0]) for row in kinds]),
    ):
        grid.add_row(*([left] if numbered else []), *parts)
    return Group(heading(scene.texts("world-screen-corners"), width), grid)


def key(spot: Spot) -> tuple[str, int, int]:
    return spot.move, spot.turn, spot.corner


def small_map(city: City, spots: Sequence[Spot], numbers: dict[tuple[str, int, int], str]) -> Text:
    """Where the corner can lie in one turn of the piece: the best places have the number of their line in the menu."""
    taken = {cell for piece in board.read(city.pieces) for cell in piece.cells}
    cells = [Text(TAKEN if cell in taken else FREE, style="dim") for cell in range(ROWS * COLUMNS)]
    for spot in spots:
        number = numbers.get(key(spot))
        cells[spot.corner] = Text(number, style=BEST_STYLE) if number else Text(CORNER, style=CORNER_STYLE)
    rows = [Text("").join(cells[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)]
    return Text("\n").join([Text(LETTERS), *rows])


def turned_piece(spot: Spot) -> Text:
    """The turned piece."""
    return maps.shape_of_cells([cell - spot.corner for cell in spot.cells])


def turns_with_names(scene: Scene, spots: Iterable[Spot]) -> Table:
    """The turns of a piece side by side, each below its name."""
    kinds = list(by_kind(spots).values())
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(*(Text(name(scene, row[0]), style="bold") for row in kinds))
    grid.add_row(*(turned_piece(row[0]) for row in kinds))
    return grid
