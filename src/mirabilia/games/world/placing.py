"""Where a piece may be laid, Monuments apart (WORLD-083 to WORLD-105).

A placement is a stretch of numbers in a row of `pieces.py`; `at` is where it begins.
"""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.world.pieces import AROUND, CELLS, GRASS, PAVEMENT, STEP, WATER
from mirabilia.games.world.position import OCCUPIED, ROADS, TOWERS, TYPES, WORDS, City


def fits(city: City, row: vec[i64], at: i64) -> bool:
    """All cells are empty and of the terrain the piece needs."""
    layers = city.layers
    for word in range(WORDS):
        water = city.water[word]
        if row[at + CELLS + word] & layers[word] or row[at + GRASS + word] & water or row[at + WATER + word] & ~water:
            return False
    return True


class Support:
    """What a piece must touch one of: a set of cells, and perhaps the Pavement."""

    def __init__(self, city: City, pavement: bool) -> None:
        self.layers = city.layers
        self.first: i64 = 0
        self.second: i64 = 0
        self.third: i64 = 0
        self.pavement = pavement

    def add(self, layer: i64) -> None:
        self.first |= self.layers[WORDS * layer]
        self.second |= self.layers[WORDS * layer + 1]
        self.third |= self.layers[WORDS * layer + 2]


def for_road(city: City) -> Support:
    """Next to a road, the Pavement or a Tower (WORLD-089)."""
    support = Support(city, True)
    support.add(ROADS)
    support.add(TOWERS)
    return support


def for_free_road(city: City) -> Support:
    """The first road touches the Pavement (WORLD-036)."""
    return Support(city, True)


def for_tower(city: City) -> Support:
    """Next to anything laid before; the Pavement is printed (WORLD-097, WORLD-100)."""
    support = Support(city, False)
    support.add(OCCUPIED)
    return support


def for_tile(city: City, type_: i64) -> Support:
    """Next to a road or a building of the same type (WORLD-101, WORLD-105)."""
    support = Support(city, False)
    support.add(ROADS)
    support.add(TYPES + type_)
    return support


def next_place(city: City, row: vec[i64], at: i64, support: Support) -> i64:
    """The first placement from `at` on that fits and has support; -1 for none. The hot loop: nothing but numbers."""
    layers = city.layers
    occupied_1 = layers[0]
    occupied_2 = layers[1]
    occupied_3 = layers[2]
    water_1 = city.water[0]
    water_2 = city.water[1]
    water_3 = city.water[2]
    near_1 = support.first
    near_2 = support.second
    near_3 = support.third
    pavement = support.pavement
    while at < len(row):
        if (
            row[at + AROUND] & near_1
            or row[at + AROUND + 1] & near_2
            or row[at + AROUND + 2] & near_3
            or (pavement and row[at + PAVEMENT])
        ) and not (
            row[at + CELLS] & occupied_1
            or row[at + CELLS + 1] & occupied_2
            or row[at + CELLS + 2] & occupied_3
            or row[at + GRASS] & water_1
            or row[at + GRASS + 1] & water_2
            or row[at + GRASS + 2] & water_3
        ):
            return at
        at += STEP
    return -1


def has_place(city: City, row: vec[i64], support: Support) -> bool:
    return next_place(city, row, 0, support) >= 0


def lay(city: City, row: vec[i64], at: i64, layer: i64) -> None:
    """Cover the cells of a placement."""
    layers = city.layers[:]
    for word in range(WORDS):
        cells = row[at + CELLS + word]
        layers[word] |= cells
        layers[WORDS * layer + word] |= cells
    city.layers = layers


def find(row: vec[i64], code: i64) -> i64:
    """Where the placement of that code begins; -1 if there is none."""
    for at in range(0, len(row), STEP):
        if row[at] == code:
            return at
    return -1
