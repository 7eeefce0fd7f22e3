"""Placements, tiles, Monuments and maps as the rules see them: numbers only, read once from the catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.world import lookup
from mirabilia.games.world.data import NEIGHBOURS, RESOURCES
from mirabilia.games.world.position import DOUBLE, LONG_ROAD, MONUMENT, MOST_PIECES, TILE, TOWER

STEP: Final[i64] = lookup.PLACEMENT_STEP
# What the numbers of a placement are.
CODE: Final = 0
CELLS: Final = 1
AROUND: Final = 4
PAVEMENT: Final = 7
APART: Final = 8
GRASS: Final = 11
WATER: Final = 14

# What a Monument can ask for, in the order of data.NEIGHBOURS.
ROAD_NEAR: Final = 0
PAVEMENT_NEAR: Final = 1
WATER_NEAR: Final = 2
NATURAL_NEAR: Final = 3
TYPE_NEAR: Final = 4

# Arrangements, in the order of lookup.ARRANGEMENTS.
RIGID: Final = 0
CLUSTER: Final = 1
SPACED: Final = 2
CHAIN: Final = 3


# What the numbers of a turn of a shape are; see `lookup.turn_rows`.
BEGIN: Final = 0
WIDTH: Final = 1
CORNERS: Final = 2
CELL_COUNT: Final = 5
FIRST_CELL: Final = 6
# Terrains, in the order of lookup.TERRAINS.
ON_GRASS: Final = 0
ON_WATER: Final = 1

TURN_SHIFT: Final = 8
CELL_MASK: Final = 255
COLUMNS: Final[i64] = lookup.COLUMNS


class Shape:
    """A piece: its turns, and every place on an empty map."""

    def __init__(self, rows: list[int], turns: list[list[int]]) -> None:
        self.places = vec[i64](rows)
        """STEP numbers a place."""
        self.turns = [vec[i64](turn) for turn in turns]
        self.nowhere = vec[i64]([-1] * (len(rows) // lookup.PLACEMENT_STEP))
        """-1 for each place."""

    def at(self, place: i64) -> i64:
        """Where the numbers of a place begin."""
        turn = self.turns[place >> TURN_SHIFT]
        corner = place & CELL_MASK
        return turn[BEGIN] + (corner // COLUMNS * turn[WIDTH] + corner % COLUMNS) * STEP


def shape_of(shape: Sequence[str], terrain: str = "") -> Shape:
    return Shape(lookup.placement_rows(tuple(shape), terrain), lookup.turn_rows(shape, terrain))


class Map:
    """The terrain of a map board."""

    def __init__(self, water: tuple[int, int, int], natural: tuple[int, int, int]) -> None:
        self.water = vec[i64](list(water))
        self.natural = vec[i64](list(natural))


class Tile:
    """A building tile."""

    def __init__(self, stack: i64, type_: i64, food: i64, ceramics: i64, gears: i64) -> None:
        self.stack: i64 = stack
        self.type: i64 = type_
        self.food: i64 = food
        self.ceramics: i64 = ceramics
        self.gears: i64 = gears


class Monument:
    """A Monument: how its pieces may lie, what must be beside them, and what it brings."""

    def __init__(
        self,
        pieces: list[Shape],
        same: list[int],
        links: list[vec[i64]],
        arrangement: i64,
        min_water: i64,
        neighbours: list[int],
        points: i64,
        steps: tuple[int, int, int],
        population: i64,
    ) -> None:
        self.pieces = pieces
        self.same_as_before = vec[i64](same)
        """1 for each piece that is like the one before."""
        self.links = links
        """For a chain or spaced pieces: the placements that can follow each one."""
        self.arrangement: i64 = arrangement
        self.min_water: i64 = min_water
        self.neighbours = vec[i64](neighbours)
        self.points: i64 = points
        self.food: i64 = steps[0]
        self.ceramics: i64 = steps[1]
        self.gears: i64 = steps[2]
        self.population: i64 = population


class Track:
    """A side of the Resource boards."""

    def __init__(self, last: i64, symbols: list[int], rings: list[int]) -> None:
        self.last: i64 = last
        """The last space of each resource track."""
        self.symbols = vec[i64](symbols)
        """For each resource the set of spaces with a population symbol."""
        self.rings = vec[i64](rings)
        """Rings on each space of the population track."""


def tracks() -> list[Track]:
    boards = []
    for board in lookup.CATALOGUE.resource_boards:
        symbols = [sum(1 << space for space in board.symbols[name]) for name in RESOURCES]
        boards.append(Track(board.last, symbols, list(board.rings)))
    return boards


def monuments() -> list[Monument]:
    cards = []
    for entry in lookup.CATALOGUE.monuments:
        rows = [lookup.placement_rows(tuple(piece)) for piece in entry.pieces]
        pieces = [shape_of(piece) for piece in entry.pieces]
        same = [int(number > 0 and rows[number] == rows[number - 1]) for number in range(len(rows))]
        spaced = entry.arrangement == "spaced"
        chained = lookup.link_rows(rows[0], spaced) if spaced or entry.arrangement == "chain" else []
        links = [vec[i64](row) for row in chained]
        neighbours = [NEIGHBOURS.index(name) for name in entry.neighbours]
        arrangement = lookup.ARRANGEMENTS.index(entry.arrangement)
        steps = lookup.steps(entry.resources)
        cards.append(
            Monument(
                pieces, same, links, arrangement, entry.min_water, neighbours, entry.points, steps, entry.population
            )
        )
    return cards


MAPS: Final[list[Map]] = [Map(*lookup.map_words(entry)) for entry in lookup.CATALOGUE.maps]
TILES: Final[list[Tile]] = [Tile(*row) for row in lookup.TILE_ROWS]
TILE_SHAPES: Final[list[Shape]] = [shape_of(stack.shape, lookup.GRASS) for stack in lookup.CATALOGUE.stacks]
"""Of the tiles of each stack."""
LONG_ROADS: Final[Shape] = shape_of(lookup.long_road_shape())
DOUBLES: Final[Shape] = shape_of(lookup.SETUP.short_parts[0], lookup.GRASS)
SINGLES: Final[Shape] = shape_of(lookup.SETUP.short_parts[-1], lookup.GRASS)
TOWER_SHAPE: Final[Shape] = shape_of(lookup.SETUP.tower, lookup.GRASS)
MONUMENT_LIST: Final[list[Monument]] = monuments()
TRACKS: Final[list[Track]] = tracks()
EDGE: Final[vec[i64]] = vec[i64](list(lookup.EDGE_WORDS))
RIM: Final[vec[i64]] = vec[i64](list(lookup.RIM_WORDS))


def shape_of_piece(kind: i64, number: i64) -> Shape:
    """The shape of a piece; see `position.piece_number` for kind and number."""
    if kind == TILE:
        return TILE_SHAPES[TILES[number].stack]
    if kind == MONUMENT:
        return MONUMENT_LIST[number // MOST_PIECES].pieces[number % MOST_PIECES]
    if kind == LONG_ROAD:
        return LONG_ROADS
    if kind == TOWER:
        return TOWER_SHAPE
    return DOUBLES if kind == DOUBLE else SINGLES
