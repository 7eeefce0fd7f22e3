"""Legal placements against brute force over all cells and turns, in positions of random games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from mypy_extensions import i64

from mirabilia.core.stream import Stream
from mirabilia.core.vecs import vec
from mirabilia.games.world import lookup
from mirabilia.games.world import moves as codes
from mirabilia.games.world.moves import Moves, find_legal
from mirabilia.games.world.position import (
    BUY,
    FREE_ROAD,
    LONG_ROAD,
    MONUMENT,
    MONUMENTS,
    OVER,
    PLACE,
    ROADS,
    SHORT_SET,
    TILE,
    TOWER,
    TOWERS,
    TYPES,
    City,
    Position,
    Setting,
)
from mirabilia.games.world.rules import play
from mirabilia.games.world.setup import set_up

Cell = tuple[int, int]
Cells = frozenset[Cell]
SIZE = 12
CATALOGUE = lookup.CATALOGUE


def table(players: int, river: bool, seed: int) -> Position:
    market = lookup.SETUP.market[str(players)]  # type: ignore[index]
    stacks = vec[i64](lookup.stacks_in_play(players))
    position = Position(Setting(players, 0, 0, stacks, market.long_roads, market.short_sets, 3, None))
    maps = vec[i64]([1, 2, 3, 4, 5] if river else [0] * 5)
    set_up(position, maps, True, vec[i64](), 0, Stream(seed))
    return position


# A second, naive reading of the rules, with sets of cells.


def decoded(words: Sequence[int]) -> Cells:
    return frozenset(
        (number // SIZE, number % SIZE) for number in range(SIZE * SIZE) if words[number // 48] >> (number % 48) & 1
    )


def layer(city: City, number: int) -> Cells:
    return decoded([int(word) for word in city.layers[3 * number : 3 * number + 3]])


def beside(cells: Cells) -> Cells:
    return frozenset((r + dr, c + dc) for r, c in cells for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))) - cells


@cache
def places(shape: tuple[str, ...]) -> tuple[tuple[int, dict[Cell, str]], ...]:
    """Every way to lay a shape on the grid: its code, and the letter of each cell."""
    placements = []
    for turn, rows in enumerate(lookup.turned(shape)):
        for top in range(SIZE - len(rows) + 1):
            for left in range(SIZE - len(rows[0]) + 1):
                cells = {
                    (top + r, left + c): letter
                    for r, row in enumerate(rows)
                    for c, letter in enumerate(row)
                    if letter != "."
                }
                placements.append((turn << 8 | (top * SIZE + left), cells))
    return tuple(placements)


class Naive:
    """A city read into sets of cells."""

    def __init__(self, city: City) -> None:
        grid = CATALOGUE.maps[city.map].grid
        self.water = frozenset((r, c) for r in range(SIZE) for c in range(SIZE) if grid[r][c] == "W")
        self.natural = frozenset((r, c) for r in range(SIZE) for c in range(SIZE) if grid[r][c] == "N")
        self.occupied, self.roads, self.towers = layer(city, 0), layer(city, ROADS), layer(city, TOWERS)
        self.types = [layer(city, TYPES + number) for number in range(5)]
        self.tiles = [
            (CATALOGUE.tiles[city.tiles[at]].type, decoded([int(word) for word in city.tiles[at + 1 : at + 4]]))
            for at in range(0, len(city.tiles), 4)
        ]

    def fits(self, cells: dict[Cell, str]) -> bool:
        for cell, letter in cells.items():
            if cell in self.occupied or (letter in "#G" and cell in self.water):
                return False
            if letter == "W" and cell not in self.water:
                return False
        return True

    def road(self, cells: dict[Cell, str], free: bool = False) -> bool:
        around = beside(frozenset(cells))
        at_pavement = any(row == SIZE for row, _ in around)
        return self.fits(cells) and (at_pavement or (not free and bool(around & (self.roads | self.towers))))

    def tower(self, cells: dict[Cell, str]) -> bool:
        return self.fits(cells) and bool(beside(frozenset(cells)) & self.occupied)

    def tile(self, cells: dict[Cell, str], type_: int) -> bool:
        return self.fits(cells) and bool(beside(frozenset(cells)) & (self.roads | self.types[type_]))

    def monument_met(self, pieces: Sequence[Cells], neighbours: Sequence[str], min_water: int) -> bool:
        whole = frozenset().union(*pieces)
        around = beside(whole)
        if len(whole & self.water) < min_water:
            return False
        for name in set(neighbours):
            if name == "pavement":
                met = any(row == SIZE for row, _ in around)
            elif name == "road":
                met = bool(around & self.roads)
            elif name == "water":
                met = bool(around & (self.water - self.occupied))
            elif name == "natural":
                met = bool(around & (self.natural - self.occupied))
            else:
                near = [cells for type_, cells in self.tiles if type_ == name and cells & around]
                met = len(near) >= list(neighbours).count(name)
            if not met:
                return False
        return True


def arranged(kind: str, laid: Sequence[Cells], new: Cells) -> bool:
    if any(new & old for old in laid):
        return False
    if not laid:
        return True
    if kind == "cluster":
        return any(beside(old) & new for old in laid)
    last = laid[-1]
    touching = bool(beside(last) & new)
    apart = any(
        (r + 2 * dr, c + 2 * dc) in new and (r + dr, c + dc) not in last
        for r, c in last
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))
    )
    return touching or apart if kind == "chain" else apart and not touching


def monument_codes(city: City, index: int, laid: Sequence[Cells]) -> set[int]:
    """Where the next piece may go so that the rest can follow."""
    naive, entry = Naive(city), CATALOGUE.monuments[index]

    def completes(pieces: tuple[Cells, ...]) -> bool:
        if len(pieces) == len(entry.pieces):
            return naive.monument_met(pieces, entry.neighbours, entry.min_water)
        return any(completes((*pieces, cells)) for _, cells in following(pieces))

    def following(pieces: Sequence[Cells]) -> Iterator[tuple[int, Cells]]:
        for code, letters in places(entry.pieces[len(pieces)]):
            cells = frozenset(letters)
            if arranged(entry.arrangement, pieces, cells) and naive.fits(letters):
                yield code, cells

    return {code for code, cells in following(laid) if completes((*laid, cells))}


def short_codes(city: City, doubles: int, singles: int) -> set[int]:
    """Where a part of a Short Road set may go so that as many parts as possible are laid."""

    def most(roads: Cells, doubles: int, singles: int) -> int:
        best = 0
        for shape, d, s in (("##", 1, 0), ("#", 0, 1)):
            if doubles < d or singles < s:
                continue
            for _, cells in options(roads, shape):
                best = max(best, 1 + most(roads | cells, doubles - d, singles - s))
                if best == doubles + singles:
                    return best
        return best

    naive = Naive(city)

    def options(roads: Cells, shape: str) -> Iterator[tuple[int, Cells]]:
        for code, letters in places((shape,)):
            cells = frozenset(letters)
            around = beside(cells)
            supported = any(row == SIZE for row, _ in around) or around & (roads | naive.towers)
            if naive.fits(letters) and not cells & roads and supported:
                yield code, cells

    most_parts, legal = most(naive.roads, doubles, singles), set()
    for shape, kind, d, s in (("##", codes.LAY, 1, 0), ("#", codes.LAY_SINGLE, 0, 1)):
        if doubles >= d and singles >= s:
            for code, cells in options(naive.roads, shape):
                if 1 + most(naive.roads | cells, doubles - d, singles - s) == most_parts:
                    legal.add(kind << codes.KIND_SHIFT | code)
    return legal


def expected(position: Position) -> set[int]:
    """The placements the naive reading allows for what is being laid."""
    city = position.cities[position.active]
    naive, item = Naive(city), LONG_ROAD if position.phase == FREE_ROAD else position.item
    if item == SHORT_SET:
        return short_codes(city, position.doubles, position.singles)
    if item == MONUMENT:
        laid = [decoded([int(w) for w in position.laid[at : at + 3]]) for at in range(0, len(position.laid), 10)]
        places_of_piece = monument_codes(city, position.piece, laid)
    elif item == TILE:
        tile = CATALOGUE.tiles[position.piece]
        type_ = ("library", "farm", "habitation", "market", "temple").index(tile.type)
        stack = next(stack for stack in CATALOGUE.stacks if stack.id == tile.stack)
        places_of_piece = {code for code, cells in places(stack.shape) if naive.tile(cells, type_)}
    elif item == TOWER:
        places_of_piece = {code for code, cells in places(("#",)) if naive.tower(cells)}
    else:
        free = position.phase == FREE_ROAD
        places_of_piece = {code for code, cells in places(("GEEG",)) if naive.road(cells, free)}
    return {codes.LAY << codes.KIND_SHIFT | code for code in places_of_piece}


def random_game(position: Position, seed: int) -> Iterator[list[int]]:
    """The legal moves at every decision of a random game that likes Monuments."""
    stream, moves = Stream(seed), Moves()
    while position.phase != OVER:
        find_legal(position, moves)
        legal = [int(moves.codes[i]) for i in range(moves.number)]
        yield legal
        liked = [move for move in legal if codes.kind_of(move) == MONUMENT]
        chosen = liked or legal
        play(position, chosen[stream.below(len(chosen))])


@pytest.mark.parametrize(
    ("players", "river", "seed"), [(2, False, 1), (2, True, 2), (3, True, 3), (5, False, 4), (4, True, 8), (5, True, 9)]
)
def test_every_legal_placement_and_no_other(players: int, river: bool, seed: int) -> None:
    position = table(players, river, seed)
    compared = 0
    for number, legal in enumerate(random_game(position, seed)):
        assert legal, "whoever is asked can do something"
        assert len(set(legal)) == len(legal)
        slow = position.item in (MONUMENT, SHORT_SET)
        if position.phase in (FREE_ROAD, PLACE) and (not slow or number % 3 == 0):
            assert set(legal) == expected(position)
            compared += 1
    assert compared > 20 * players


@pytest.mark.parametrize(("river", "seed"), [(False, 5), (True, 6)])
def test_a_purchase_is_offered_exactly_if_it_can_be_laid(river: bool, seed: int) -> None:
    position = table(2, river, seed)
    for number, legal in enumerate(random_game(position, seed)):
        if position.phase != BUY or number % 20:
            continue
        city = position.cities[position.active]
        offered = {codes.number_in(move) for move in legal if codes.kind_of(move) == MONUMENT}
        possible = {
            int(index)
            for index in position.shown
            if index >= 0 and monument_codes(city, int(index), []) and city.gold_left()
        }
        assert offered == possible


def test_pieces_never_overlap() -> None:
    position = table(5, True, 7)
    for _ in random_game(position, 7):
        for city in position.cities:
            parts = [layer(city, number) for number in (ROADS, TOWERS, *range(TYPES, TYPES + 5), MONUMENTS)]
            assert sum(map(len, parts)) == len(layer(city, 0)) == len(frozenset().union(*parts))
