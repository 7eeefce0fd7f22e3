"""Where a piece may be laid, Monuments apart (WORLD-083 to WORLD-105).

All places of a turned piece are found at once: a set of corners is narrowed down cell by cell to those from which every
cell of the piece is free, and widened to those from which any cell is next to what the piece needs. Corners are kept
on the grid, so a cell is always as far from its corner as the shape says.
"""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.world.cells import (
    ALL_CELLS,
    LOW_ROWS,
    NOT_FIRST_COLUMN,
    NOT_LAST_COLUMN,
    ROW,
    ROW_MASK,
    WORD_CELLS,
    lowest_cell,
)
from mirabilia.games.world.pieces import (
    CELL_COUNT,
    CELLS,
    CORNERS,
    FIRST_CELL,
    GRASS,
    ON_GRASS,
    ON_WATER,
    TURN_SHIFT,
    WATER,
    Shape,
)
from mirabilia.games.world.position import OCCUPIED, ROADS, TOWERS, TYPES, WORDS, City


class Ground:
    """The free cells of a map, each set as three numbers: all of them, grass, and water."""

    free_1: i64 = 0
    free_2: i64 = 0
    free_3: i64 = 0
    grass_1: i64 = 0
    grass_2: i64 = 0
    grass_3: i64 = 0
    water_1: i64 = 0
    water_2: i64 = 0
    water_3: i64 = 0

    def __init__(self, city: City) -> None:
        layers = city.layers
        water = city.water
        self.free_1 = ALL_CELLS & ~layers[0]
        self.free_2 = ALL_CELLS & ~layers[1]
        self.free_3 = ALL_CELLS & ~layers[2]
        self.grass_1 = self.free_1 & ~water[0]
        self.grass_2 = self.free_2 & ~water[1]
        self.grass_3 = self.free_3 & ~water[2]
        self.water_1 = self.free_1 & water[0]
        self.water_2 = self.free_2 & water[1]
        self.water_3 = self.free_3 & water[2]


class Near:
    """Cells beside something: a piece touches it with one of its cells here."""

    first: i64 = 0
    second: i64 = 0
    third: i64 = 0

    def add_layer(self, layers: vec[i64], layer: i64) -> None:
        self.add(layers[WORDS * layer], layers[WORDS * layer + 1], layers[WORDS * layer + 2])

    def add(self, one: i64, two: i64, three: i64) -> None:
        """All cells that share an edge with one of these."""
        self.first |= beside_in_rows(one) | (one << ROW) & ALL_CELLS | one >> ROW | (two & ROW_MASK) << LOW_ROWS
        self.second |= beside_in_rows(two) | (two << ROW) & ALL_CELLS | two >> ROW
        self.second |= one >> LOW_ROWS | (three & ROW_MASK) << LOW_ROWS
        self.third |= beside_in_rows(three) | (three << ROW) & ALL_CELLS | three >> ROW | two >> LOW_ROWS

    def add_pavement(self) -> None:
        """The Pavement lies along the last row."""
        self.third |= ALL_CELLS & ~(ALL_CELLS >> ROW)


def beside_in_rows(cells: i64) -> i64:
    return ((cells & NOT_LAST_COLUMN) << 1) | ((cells & NOT_FIRST_COLUMN) >> 1)


def for_road(city: City) -> Near:
    """Next to a road, the Pavement or a Tower (WORLD-089)."""
    near = Near()
    near.add_layer(city.layers, ROADS)
    near.add_layer(city.layers, TOWERS)
    near.add_pavement()
    return near


def for_free_road() -> Near:
    """The first road touches the Pavement (WORLD-036)."""
    near = Near()
    near.add_pavement()
    return near


def for_tower(city: City) -> Near:
    """Next to anything laid before; the Pavement is printed (WORLD-097, WORLD-100)."""
    near = Near()
    near.add_layer(city.layers, OCCUPIED)
    return near


def for_tile(city: City, type_: i64) -> Near:
    """Next to a road or a building of the same type (WORLD-101, WORLD-105)."""
    near = Near()
    near.add_layer(city.layers, ROADS)
    near.add_layer(city.layers, TYPES + type_)
    return near


class Places:
    """The places of a piece, one after the other."""

    turn: i64 = -1
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    """The corners left of this turn."""

    def __init__(self, ground: Ground, shape: Shape, nears: list[Near]) -> None:
        """`nears`: all that must be touched."""
        self.ground = ground
        self.shape = shape
        self.nears = nears

    def next(self) -> i64:
        """The next place, -1 if there is none."""
        while True:
            if self.first:
                corner = lowest_cell(self.first)
                self.first &= self.first - 1
                return (self.turn << TURN_SHIFT) | corner
            if self.second:
                corner = lowest_cell(self.second) + WORD_CELLS
                self.second &= self.second - 1
                return (self.turn << TURN_SHIFT) | corner
            if self.third:
                corner = lowest_cell(self.third) + 2 * WORD_CELLS
                self.third &= self.third - 1
                return (self.turn << TURN_SHIFT) | corner
            self.turn += 1
            if self.turn == len(self.shape.turns):
                self.turn -= 1
                return -1
            self.find_corners()

    def find_corners(self) -> None:
        """From where all cells fit and everything is touched. The hot loop: nothing but numbers."""
        turn = self.shape.turns[self.turn]
        ground = self.ground
        first = turn[CORNERS]
        second = turn[CORNERS + 1]
        third = turn[CORNERS + 2]
        for i in range(FIRST_CELL, FIRST_CELL + 2 * turn[CELL_COUNT], 2):
            if turn[i + 1] == ON_GRASS:
                one = ground.grass_1
                two = ground.grass_2
                three = ground.grass_3
            elif turn[i + 1] == ON_WATER:
                one = ground.water_1
                two = ground.water_2
                three = ground.water_3
            else:
                one = ground.free_1
                two = ground.free_2
                three = ground.free_3
            away = turn[i]
            back = WORD_CELLS - away
            first &= one >> away | two << back
            second &= two >> away | three << back
            third &= three >> away
        self.first = first
        self.second = second
        self.third = third
        for near in self.nears:
            if self.first | self.second | self.third:
                self.touch(near)

    def touch(self, near: Near) -> None:
        """Keep the corners from which a cell is near."""
        turn = self.shape.turns[self.turn]
        one = near.first
        two = near.second
        three = near.third
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        for i in range(FIRST_CELL, FIRST_CELL + 2 * turn[CELL_COUNT], 2):
            away = turn[i]
            back = WORD_CELLS - away
            first |= one >> away | two << back
            second |= two >> away | three << back
            third |= three >> away
        self.first &= first
        self.second &= second
        self.third &= third


def has_place(ground: Ground, shape: Shape, near: Near) -> bool:
    return Places(ground, shape, [near]).next() >= 0


def fits(city: City, row: vec[i64], at: i64) -> bool:
    """All cells are empty and of the terrain the piece needs, at one place."""
    layers = city.layers
    for word in range(WORDS):
        water = city.water[word]
        if row[at + CELLS + word] & layers[word] or row[at + GRASS + word] & water or row[at + WATER + word] & ~water:
            return False
    return True


def lay(city: City, shape: Shape, place: i64, layer: i64) -> None:
    """Cover the cells of a place."""
    row = shape.places
    at = shape.at(place)
    layers = city.layers[:]
    for word in range(WORDS):
        cells = row[at + CELLS + word]
        layers[word] |= cells
        layers[WORDS * layer + word] |= cells
    city.layers = layers
