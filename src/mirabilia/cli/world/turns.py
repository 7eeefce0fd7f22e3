"""What is being laid, in each of its turns: where its corner can lie on the map, and what it looks like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.screen import Scene, heading
from mirabilia.cli.world import city_map, shapes, spots
from mirabilia.core.contract import Json

FREE, TAKEN, CORNER = "·", "▒", "○"
Best: TypeAlias = dict[tuple[str, int, int], int]
"""The number of a place in the menu by move, turn and corner."""
CORNER_STYLE, BEST_STYLE = "bold", "bold reverse"


def draw(scene: Scene, view: Json, city: Json, width: int) -> RenderableType:
    """A small map for each turn, row by row level with the large one beside it."""
    places = view["places"]
    grid = Table.grid(padding=(0, 1, 0, 0))
    numbered = width >= city_map.MARGIN + len(places) * (len(city_map.LETTERS) + 1) - 1
    if numbered:
        grid.add_column(justify="right")
    for _ in places:
        grid.add_column(width=len(city_map.LETTERS), no_wrap=True)
    best = {(spot.move, spot.turn, spot.corner): number for number, spot in enumerate(spots.best(places), 1)}
    rows = "\n".join(["", *(str(row + 1) for row in range(view["rows"]))])
    for left, parts in (
        (rows, [small_map(city, group, best) for group in places]),
        ("", [Text(name(scene, group), style="bold") for group in places]),
        ("", [shapes.draw(shapes.of_cells(group["cells"], view["columns"])) for group in places]),
    ):
        grid.add_row(*([left] if numbered else []), *parts)
    return Group(heading(scene.texts("world-screen-corners"), width), grid)


def name(scene: Scene, group: Json) -> str:
    """What is typed after the corner to turn the piece so."""
    turn = f"r{group['turn']}"
    return scene.texts("world-screen-single") if group["move"] == spots.SINGLE else turn


def small_map(city: Json, group: Json, best: Best) -> Text:
    """Where the corner can lie in one turn of the piece."""
    rows = [line(city, group, row, best) for row in range(len(city["grid"]))]
    return Text("\n").join([Text(city_map.LETTERS), *rows])


def line(city: Json, group: Json, row: int, best: Best) -> Text:
    """A row of the small map: the best places have the number of their line in the menu."""
    found, columns = Text(no_wrap=True), len(city["grid"][row])
    for column in range(columns):
        corner = row * columns + column
        number = best.get((group["move"], group["turn"], corner))
        if number:
            found.append(str(number), BEST_STYLE)
        elif corner in group["corners"]:
            found.append(CORNER, CORNER_STYLE)
        else:
            found.append(TAKEN if city["grid"][row][column] >= 0 else FREE, "dim")
    return found


def named(scene: Scene, places: Sequence[Json], columns: int) -> Table:
    """The turns of a piece side by side, each below its name."""
    grid = Table.grid(padding=(0, 3, 0, 0))
    grid.add_row(*(Text(name(scene, group), style="bold") for group in places))
    grid.add_row(*(shapes.draw(shapes.of_cells(group["cells"], columns)) for group in places))
    return grid
