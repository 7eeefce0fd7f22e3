"""The catalogue as numbers and masks of cells, for the compiled rules. This module itself is never compiled.

The cells of a map are numbered row by row from 0 at the top left. A set of cells is three numbers of 48 bits, four
rows each. Pieces are turned in quarter turns and never mirrored (WORLD-104).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import TypeAlias

from mirabilia.games.world import data, reading

CATALOGUE = reading.load()
SETUP = CATALOGUE.setup
ROWS, COLUMNS = data.ROWS, data.COLUMNS
WORDS = 3
WORD_BITS = ROWS * COLUMNS // WORDS

MAP_IDS = tuple(one.id for one in CATALOGUE.maps)
STACK_IDS = tuple(stack.id for stack in CATALOGUE.stacks)
TILE_IDS = tuple(tile.id for tile in CATALOGUE.tiles)
MONUMENT_IDS = tuple(monument.id for monument in CATALOGUE.monuments)
OBJECTIVE_IDS = tuple(objective.id for objective in CATALOGUE.objectives)
SOLO_IDS = tuple(card.id for card in CATALOGUE.solo)
BOARD_IDS = tuple(board.id for board in CATALOGUE.resource_boards)

MAP_OF = {one.id: one for one in CATALOGUE.maps}
STACK_OF = {stack.id: stack for stack in CATALOGUE.stacks}
TILE_OF = {tile.id: tile for tile in CATALOGUE.tiles}
MONUMENT_OF = {monument.id: monument for monument in CATALOGUE.monuments}
OBJECTIVE_OF = {objective.id: objective for objective in CATALOGUE.objectives}
BOARD_OF = {board.id: board for board in CATALOGUE.resource_boards}
"""What is printed on a piece, by its id."""

Cell: TypeAlias = tuple[int, int]
Words: TypeAlias = tuple[int, int, int]
TERRAINS = GRASS, WATER, EITHER = "G", "W", "E"


def cell_mask(cells: Iterable[Cell]) -> int:
    """A set of cells as one number of 144 bits, for working it out; the rules get it in three."""
    mask = 0
    for row, column in cells:
        mask |= 1 << (row * COLUMNS + column)
    return mask


def split(cells: int) -> Words:
    """One number as three."""
    mask = (1 << WORD_BITS) - 1
    return cells & mask, cells >> WORD_BITS & mask, cells >> 2 * WORD_BITS


def words(cells: Iterable[Cell]) -> Words:
    """A set of cells as three numbers."""
    return split(cell_mask(cells))


ALL = (1 << ROWS * COLUMNS) - 1
LEFT, RIGHT = (cell_mask((row, column) for row in range(ROWS)) for column in (0, COLUMNS - 1))
BOTTOM = cell_mask((ROWS - 1, column) for column in range(COLUMNS))
NOT_LEFT, NOT_RIGHT = ALL & ~LEFT, ALL & ~RIGHT


def neighbours(cells: int) -> int:
    """The cells of the grid that share an edge with the set, outside of it."""
    return (cells << 1 & NOT_LEFT | cells >> 1 & NOT_RIGHT | cells << COLUMNS & ALL | cells >> COLUMNS) & ~cells


def one_apart(cells: int) -> int:
    """The cells in one row or column with a cell of the set, with exactly one other cell between (WORLD-139)."""
    free = ~cells
    right, left = (cells << 1 & free & NOT_LEFT) << 1 & NOT_LEFT, (cells >> 1 & free & NOT_RIGHT) >> 1 & NOT_RIGHT
    down, up = (cells << COLUMNS & free & ALL) << COLUMNS & ALL, (cells >> COLUMNS & free) >> COLUMNS
    return (right | left | down | up) & free


def turned(shape: Sequence[str]) -> list[tuple[str, ...]]:
    """The different quarter turns of a shape, the printed one first."""
    turns: list[tuple[str, ...]] = []
    current = tuple(shape)
    for _ in range(4):
        if current not in turns:
            turns.append(current)
        current = tuple("".join(row[column] for row in reversed(current)) for column in range(len(current[0])))
    return turns


PLACEMENT_STEP = 17
"""The numbers of a placement: code (turn and cell), cells, cells around, whether it touches the Pavement, cells in a
straight line with one cell between, cells that must be grass, cells that must be water."""


@cache
def placement_rows(shape: tuple[str, ...], terrain: str = "") -> list[int]:
    """Every placement of a shape on an empty grid, one after the other in one row of numbers.

    Cells are `#` (of the given terrain) or carry their own terrain letter.
    """
    placements: list[int] = []
    for turn, rows in enumerate(turned(shape)):
        letters = [(row, column, terrain if letter == "#" else letter) for row, column, letter in _lettered(rows)]
        cells, grass, water = (
            cell_mask((row, column) for row, column, letter in letters if letter in terrains)
            for terrains in ((*TERRAINS, ""), (GRASS,), (WATER,))
        )
        for top in range(ROWS - len(rows) + 1):
            for left in range(COLUMNS - len(rows[0]) + 1):
                corner = top * COLUMNS + left
                placements += [turn << 8 | corner, *_placement(cells << corner)]
                placements += [*split(grass << corner), *split(water << corner)]
    return placements


def _placement(cells: int) -> list[int]:
    touches_pavement = int(cells & BOTTOM != 0)
    return [*split(cells), *split(neighbours(cells)), touches_pavement, *split(one_apart(cells))]


def _lettered(rows: Sequence[str]) -> Iterator[tuple[int, int, str]]:
    """The cells of a shape: row, column and letter."""
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            if letter != ".":
                yield row, column, letter


def turn_rows(shape: Sequence[str], terrain: str = "") -> list[list[int]]:
    """The turns of a shape, for finding all its places at once.

    Each: where its placements begin in `placement_rows`, in how many columns its corner can be, the set of all corners
    on the grid (three numbers), the number of its cells, and for each cell how far it is from the corner, and its
    terrain.
    """
    turns, begin = [], 0
    for rows in turned(shape):
        height, width = ROWS - len(rows) + 1, COLUMNS - len(rows[0]) + 1
        corners = words((row, column) for row in range(height) for column in range(width))
        cells: list[int] = []
        for row, column, letter in _lettered(rows):
            cells += [row * COLUMNS + column, TERRAINS.index(terrain if letter == "#" else letter)]
        turns.append([begin, width, *corners, len(cells) // 2, *cells])
        begin += height * width * PLACEMENT_STEP
    return turns


def long_road_shape() -> tuple[str, ...]:
    """Both ends on grass, the middle anywhere (WORLD-094, WORLD-095)."""
    (row,) = SETUP.long_road
    return (GRASS + EITHER * (len(row) - 2) + GRASS,)


def link_rows(rows: list[int], spaced: bool) -> list[list[int]]:
    """For each placement of a piece the placements of an equal piece that can follow it.

    In a chain it touches or is one apart (WORLD-167); spaced pieces are one apart and do not touch (WORLD-158).
    """
    starts = range(0, len(rows), PLACEMENT_STEP)
    cells = [_whole(rows[at + 1 : at + 4]) for at in starts]
    near = [_whole(rows[at + 4 : at + 7]) for at in starts]
    apart = [_whole(rows[at + 8 : at + 11]) for at in starts]

    def following(one: int) -> list[int]:
        reached, barred = near[one] | apart[one], cells[one] | (near[one] if spaced else 0)
        return [other for other, there in enumerate(cells) if reached & there and not barred & there]

    return [following(one) for one in range(len(cells))]


def _whole(three: list[int]) -> int:
    """Three numbers as one."""
    return three[0] | three[1] << WORD_BITS | three[2] << 2 * WORD_BITS


def map_words(one: data.Map) -> tuple[Words, Words]:
    """Water and natural cells of a map."""
    cells = {(r, c): letter for r, row in enumerate(one.grid) for c, letter in enumerate(row)}
    water = words(cell for cell, letter in cells.items() if letter == "W")
    return water, words(cell for cell, letter in cells.items() if letter == "N")


def steps(resources: dict[data.Resource, int]) -> tuple[int, int, int]:
    """Steps on the three tracks."""
    food, ceramics, gears = (int(resources.get(name, 0)) for name in data.RESOURCES)
    return food, ceramics, gears


TILE_ROWS = [
    (STACK_IDS.index(tile.stack), data.TYPES.index(tile.type), *steps(tile.resources)) for tile in CATALOGUE.tiles
]
"""Stack, type, steps."""
STACK_COSTS = [stack.cost for stack in CATALOGUE.stacks]
ARRANGEMENTS = ("rigid", "cluster", "spaced", "chain")
SOLO_ITEMS = (*STACK_IDS, "long_road", "short_set", "tower", "monument_left", "monument_right")
TILES_OF_STACK = [[i for i, tile in enumerate(CATALOGUE.tiles) if tile.stack == stack] for stack in STACK_IDS]
EDGE_WORDS = words((r, c) for r in range(ROWS) for c in range(COLUMNS) if r == 0 or c in (0, COLUMNS - 1))
"""The cells along the Border; the Pavement side is not part of it (WORLD-012)."""
RIM_WORDS = words((r, c) for r in range(ROWS) for c in range(COLUMNS) if r in (0, ROWS - 1) or c in (0, COLUMNS - 1))
"""The cells along the Border and the Pavement."""


def _aim(objective: data.Objective) -> int:
    """The type or the resource an objective is about; 0 for none."""
    if objective.type is not None:
        return data.TYPES.index(objective.type)
    return 0 if objective.resource is None else data.RESOURCES.index(objective.resource)


OBJECTIVE_ROWS = [
    (data.KINDS.index(one.kind), _aim(one), one.first, one.second, one.pool) for one in CATALOGUE.objectives
]
SOLO_ROWS = [[[SOLO_ITEMS.index(item) for item in section] for section in card.sections] for card in CATALOGUE.solo]
"""The sections of each Solo card; a card without any asks for a new shuffle."""


def stacks_in_play(players: int) -> list[int]:
    boards = SETUP.boards[str(players)]  # type: ignore[index]
    return [i for i, stack in enumerate(CATALOGUE.stacks) if stack.board in boards]
