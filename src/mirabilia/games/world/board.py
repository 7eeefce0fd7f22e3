"""Maps and pieces in terms of cells, for everything that is shown, explained or written down.

A cell is a number, counted row by row from 0 at the upper left. A set of cells is one number with a bit for each; the
rules keep the same sets in three words (`cells.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from mirabilia.core.contract import Fact
from mirabilia.games.world import data, pieces
from mirabilia.games.world.lookup import CATALOGUE, COLUMNS, MONUMENT_IDS, ROWS, TILE_IDS, WORD_BITS, neighbours
from mirabilia.games.world.position import (
    DOUBLE,
    KIND_OF_PIECE,
    LONG_ROAD,
    MONUMENT,
    MOST_PIECES,
    NUMBER_OF_PIECE,
    SINGLE,
    TILE,
    TOWER,
    WORDS,
    City,
)

LETTERS = "abcdefghijkl"
TURN = 90
TURN_SHIFT = 8
CELL_MASK = 255
PLACE_MASK = 1023
CELLS = ROWS * COLUMNS
REMEMBERED = 8192
"""Pieces on maps that need not be worked out again: most of them lie there for many rounds."""
PIECES = {LONG_ROAD: "long_road", DOUBLE: "double_road", SINGLE: "single_road", TOWER: "tower"}
"""The pieces without a name of their own."""


class Place(NamedTuple):
    """A place of a piece: sets of cells as numbers."""

    code: int
    """Turn and corner, as moves have them."""
    cells: int
    around: int
    grass: int
    """Cells that must be grass."""
    water: int
    """Cells that must be water."""
    pavement: bool
    """Touches the Pavement."""

    @property
    def turn(self) -> int:
        return TURN * (self.code >> TURN_SHIFT)

    @property
    def corner(self) -> int:
        return self.code & CELL_MASK


class Piece(NamedTuple):
    """A piece on a map."""

    kind: int
    number: int
    place: int

    def fact(self) -> Fact:
        """What it is, with the ids of the catalogue."""
        if self.kind == TILE:
            tile = self.tile
            return {"tile": tile.id, "type": tile.type}
        if self.kind == MONUMENT:
            return {"monument": MONUMENT_IDS[self.number // MOST_PIECES], "part": self.number % MOST_PIECES + 1}
        return {"piece": PIECES[self.kind]}

    @property
    def id(self) -> str:
        """Its name in views: that of the tile or the Monument, or what it is."""
        if self.kind == TILE:
            return TILE_IDS[self.number]
        return MONUMENT_IDS[self.number // MOST_PIECES] if self.kind == MONUMENT else PIECES[self.kind]

    @property
    def cells(self) -> tuple[int, ...]:
        return tuple(cell_numbers(places(self.kind, self.number)[self.place].cells))

    @property
    def tile(self) -> data.Tile:
        return CATALOGUE.tiles[self.number]


def from_words(words: Sequence[int]) -> int:
    """The three words of the rules as one number."""
    return int(sum(int(word) << (WORD_BITS * number) for number, word in enumerate(words)))


def cell_name(cell: int) -> str:
    """Columns are letters from the left, rows numbers from the top."""
    return f"{LETTERS[cell % COLUMNS]}{cell // COLUMNS + 1}"


@cache
def place_name(code: int) -> str:
    """A place such as `c4 r90`."""
    corner, turn = corner_and_turn(code)
    return f"{corner} r{turn}" if turn else corner


def corner_and_turn(code: int) -> tuple[str, int]:
    """The upper left cell of a place, and by how many degrees the piece is turned."""
    return cell_name(code & CELL_MASK), TURN * (code >> TURN_SHIFT)


@cache
def places(kind: int, number: int) -> dict[int, Place]:
    """Every place of a piece on an empty map, by its code."""
    row = [int(value) for value in pieces.shape_of_piece(kind, number).places]
    places_by_code = {}
    for at in range(0, len(row), int(pieces.STEP)):
        cells, around, grass, water = (
            from_words(row[at + first : at + first + WORDS])
            for first in (pieces.CELLS, pieces.AROUND, pieces.GRASS, pieces.WATER)
        )
        places_by_code[row[at]] = Place(row[at], cells, around, grass, water, bool(row[at + pieces.PAVEMENT]))
    return places_by_code


@cache
def names_of_places(kind: int, number: int) -> dict[str, int]:
    """The codes of the places of a piece by their names."""
    return {place_name(code): code for code in places(kind, number)}


@lru_cache(maxsize=REMEMBERED)
def piece_of(number: int) -> Piece:
    """A piece from the number a city keeps of it."""
    kind, rest = number >> KIND_OF_PIECE, number & ((1 << KIND_OF_PIECE) - 1)
    return Piece(kind, rest >> NUMBER_OF_PIECE, rest & PLACE_MASK)


@cache
def shapes(kind: int, number: int) -> dict[int, tuple[int, ...]]:
    """The cells of a piece in each of its turns, counted from the upper left corner of the turned piece."""
    first = {place.turn: place for place in reversed(places(kind, number).values())}
    return {
        turn: tuple([cell - place.corner for cell in cell_numbers(place.cells)])
        for turn, place in sorted(first.items())
    }


def named(name: str, part: int = 1) -> tuple[int, int]:
    """Kind and number of a piece from its name in views."""
    if name in TILE_IDS:
        return kind_and_number(name, None, 1, None)
    if name in MONUMENT_IDS:
        return kind_and_number(None, name, part, None)
    return kind_and_number(None, None, 1, name)


def read(shown: Iterable[tuple[str, str]]) -> list[Piece]:
    """The pieces of a map from their names and places in a view."""
    parts = Counter[str]()
    laid = []
    for name, place in shown:
        parts[name] += 1
        kind, number = named(name, parts[name])
        laid.append(Piece(kind, number, names_of_places(kind, number)[place]))
    return laid


def kind_and_number(tile: str | None, monument: str | None, part: int, piece: str | None) -> tuple[int, int]:
    """The way back from the names; ValueError if there is no such name."""
    if tile is not None:
        return TILE, TILE_IDS.index(tile)
    if monument is not None:
        return MONUMENT, MONUMENT_IDS.index(monument) * MOST_PIECES + part - 1
    return next(kind for kind, name in PIECES.items() if name == piece), 0


class Board:
    """A city's map and what lies on it."""

    def __init__(self, city: City, being_laid: Sequence[Piece] = ()) -> None:
        """`being_laid`: pieces of a Monument that is not complete yet."""
        self.water = from_words(list(city.water))
        self.natural = from_words(list(city.natural))
        self.pieces = [*(piece_of(int(number)) for number in city.pieces), *being_laid]
        self.occupied = from_words([city.layers[word] for word in range(WORDS)])
        for piece in being_laid:
            self.occupied |= self.cells(piece)

    def place(self, piece: Piece) -> Place:
        return places(piece.kind, piece.number)[piece.place]

    def cells(self, piece: Piece) -> int:
        return self.place(piece).cells

    def is_bridge(self, piece: Piece) -> bool:
        """A Long Road over water lies with its other side up (WORLD-094)."""
        return piece.kind == LONG_ROAD and bool(self.cells(piece) & self.water)

    @property
    def free_natural(self) -> int:
        return self.natural & ~self.occupied

    @property
    def open_grass(self) -> int:
        return ((1 << CELLS) - 1) & ~(self.natural | self.water | self.occupied)

    @property
    def near(self) -> int:
        """All cells next to a piece."""
        return neighbours(self.occupied)

    def tiles(self) -> Iterator[Piece]:
        return (piece for piece in self.pieces if piece.kind == TILE)

    def districts(self) -> list[Piece]:
        """The tiles that nothing but plain grass could spoil, closed on all sides (WORLD-195 to WORLD-197)."""
        return [tile for tile in self.tiles() if not self.place(tile).around & self.open_grass]


def cell_numbers(cells: int) -> list[int]:
    """The cells of a set, in order."""
    numbers = []
    while cells:
        lowest = cells & -cells
        numbers.append(lowest.bit_length() - 1)
        cells ^= lowest
    return numbers


class Preview:
    """What laying a piece would change on a map."""

    def __init__(self, board: Board) -> None:
        self.open_grass, self.free_natural, self.near = board.open_grass, board.free_natural, board.near
        self.touched, self.untouched = self.free_natural & self.near, self.free_natural & ~self.near
        sides = (board.place(tile).around & self.open_grass for tile in board.tiles())
        self.open_sides = [side for side in sides if side]
        """For each tile that is no district yet the grass that keeps it from being one."""
        self.beside_tiles = 0
        for side in self.open_sides:
            self.beside_tiles |= side

    def natural(self, place: Place) -> int:
        """More or fewer natural resources that count (WORLD-193)."""
        return (place.around & self.untouched).bit_count() - (place.cells & self.touched).bit_count()

    def districts(self, place: Place, is_tile: bool) -> int:
        """New districts, the tile itself included."""
        closed = 0
        if place.cells & self.beside_tiles:
            closed = sum([not side & ~place.cells for side in self.open_sides])
        return closed + (is_tile and not place.around & self.open_grass)
