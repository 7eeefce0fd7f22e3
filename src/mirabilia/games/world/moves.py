"""Move codes, and which of them are legal now.

A code says what is bought, or where a piece goes: kind, then a number. Places are a quarter turn and the cell of the
upper left corner of the turned piece.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.world.lookup import SETUP, STACK_COSTS
from mirabilia.games.world.monuments import (
    Blocks,
    Needs,
    can_lay_monument,
    first_places,
    has_place_for_monument,
    met_by,
)
from mirabilia.games.world.pieces import (
    DOUBLES,
    LONG_ROADS,
    MONUMENT_LIST,
    SINGLES,
    STEP,
    TILE_SHAPES,
    TILES,
    TOWER_SHAPE,
    Monument,
    Shape,
)
from mirabilia.games.world.placing import (
    Ground,
    Near,
    Places,
    for_free_road,
    for_road,
    for_tile,
    for_tower,
    has_place,
    lay,
)
from mirabilia.games.world.position import (
    BUY,
    EMPTY,
    FREE_ROAD,
    GONE,
    LONG_ROAD,
    MONUMENT,
    PEDESTAL,
    PLACE,
    ROADS,
    SHORT_SET,
    TILE,
    TOWER,
    City,
    Position,
)
from mirabilia.games.world.short_roads import has_plenty, most_parts

KIND_SHIFT: Final = 10
NUMBER_MASK: Final = 1023
# Kinds: the items of position.py, then these.
LOAN: Final = 6
REPAY: Final = 7
LEAVE: Final = 8
"""Be out of the round, where only a loan would allow a purchase (WORLD-069)."""
LAY: Final = 9
LAY_SINGLE: Final = 10
"""The part of one cell of a Short Road set."""
KINDS: Final = 11
CODES: Final = KINDS << KIND_SHIFT

LONG_COST: Final[i64] = SETUP.long_road_cost
SHORT_COST: Final[i64] = SETUP.short_set_cost
TOWER_COST: Final[i64] = SETUP.tower_cost
PEDESTAL_COST: Final[i64] = SETUP.pedestal_cost
LOAN_GOLD: Final[i64] = SETUP.loan_gold
LOAN_COST: Final[i64] = SETUP.loan_cost
COSTS: Final = vec[i64](STACK_COSTS)
MOST_MOVES: Final = 1024
NO_MOVES: Final = vec[i64]([0] * MOST_MOVES)


class Moves:
    """A list of move codes that can be filled again and again."""

    number: i64 = 0

    def __init__(self) -> None:
        self.codes = NO_MOVES[:]

    def add(self, code: i64) -> None:
        self.codes[self.number] = code
        self.number += 1


def code(kind: i64, number: i64) -> i64:
    return (kind << KIND_SHIFT) | number


def kind_of(move: i64) -> i64:
    return move >> KIND_SHIFT


def number_in(move: i64) -> i64:
    return move & NUMBER_MASK


def find_legal(position: Position, moves: Moves) -> None:
    """Fill in every legal move of the player who decides."""
    moves.number = 0
    city = position.cities[position.active]
    if position.phase == FREE_ROAD:
        add_places(city, LONG_ROADS, for_free_road(), moves)
    elif position.phase == BUY:
        find_turn(position, city, moves)
    elif position.phase == PLACE:
        find_places(position, city, moves)


# Buying.


def find_turn(position: Position, city: City, moves: Moves) -> None:
    """Purchases, and the loan steps before one; a loan only if a purchase can follow (WORLD-065, WORLD-127)."""
    find_purchases(position, city, city.gold_left(), moves)
    purchases = moves.number
    if position.loan_step:
        return
    if city.loan == 0 and (purchases or can_buy(position, city, city.gold_left() + LOAN_GOLD)):
        moves.add(code(LOAN, 0))
    elif city.loan and city.loan_round < position.round and city.gold_left() >= LOAN_COST:
        moves.add(code(REPAY, 0))
    if purchases == 0 and moves.number:
        moves.add(code(LEAVE, 0))


def can_buy(position: Position, city: City, gold: i64) -> bool:
    """Whether anything can be bought with that much gold: the commonest things first."""
    if gold <= 0:
        return False
    if position.pedestals and not city.pedestal and gold >= PEDESTAL_COST:
        return True
    if position.long_roads and gold >= LONG_COST and has_place(Ground(city), LONG_ROADS, for_road(city)):
        return True
    moves = Moves()
    find_purchases(position, city, gold, moves)
    return moves.number > 0


def can_do_something(position: Position, city: City) -> bool:
    """Whether the player has a move on this turn: a purchase, or a loan step that allows one (WORLD-066)."""
    gold = city.gold_left()
    if can_buy(position, city, gold):
        return True
    if city.loan == 0:
        return can_buy(position, city, gold + LOAN_GOLD)
    return city.loan_round < position.round and gold >= LOAN_COST


def find_purchases(position: Position, city: City, gold: i64, moves: Moves) -> None:
    """What is on the table, affordable and placeable (WORLD-067)."""
    if gold <= 0:
        return
    ground = Ground(city)
    roads = for_road(city)
    if position.long_roads and gold >= LONG_COST and has_place(ground, LONG_ROADS, roads):
        moves.add(code(LONG_ROAD, 0))
    if position.short_sets and gold >= SHORT_COST and has_place(ground, SINGLES, roads):
        moves.add(code(SHORT_SET, 0))
    if position.towers and gold >= TOWER_COST and has_place(ground, TOWER_SHAPE, for_tower(city)):
        moves.add(code(TOWER, 0))
    if gold >= PEDESTAL_COST and not city.pedestal:
        if position.pedestals & 1:
            moves.add(code(PEDESTAL, 1))
        if position.pedestals & 2:
            moves.add(code(PEDESTAL, 2))
    for i in range(len(position.offer)):
        stack = position.setting.stacks[i]
        if position.offer[i] != GONE and gold >= COSTS[stack] and has_place_for_tile(city, ground, position.offer[i]):
            moves.add(code(TILE, stack))
    for index in position.shown:
        if index != GONE and has_place_for_monument(city, ground, MONUMENT_LIST[index]):
            moves.add(code(MONUMENT, index))


def has_place_for_tile(city: City, ground: Ground, index: i64) -> bool:
    tile = TILES[index]
    return has_place(ground, TILE_SHAPES[tile.stack], for_tile(city, tile.type))


# Laying.


def find_places(position: Position, city: City, moves: Moves) -> None:
    item = position.item
    if item == LONG_ROAD:
        add_places(city, LONG_ROADS, for_road(city), moves)
    elif item == SHORT_SET:
        find_short_places(position, city, moves)
    elif item == TOWER:
        add_places(city, TOWER_SHAPE, for_tower(city), moves)
    elif item == TILE:
        tile = TILES[position.piece]
        add_places(city, TILE_SHAPES[tile.stack], for_tile(city, tile.type), moves)
    else:
        find_monument_places(position, city, moves)


def add_places(city: City, shape: Shape, near: Near, moves: Moves) -> None:
    places = Places(Ground(city), shape, [near])
    place = places.next()
    while place >= 0:
        moves.add(code(LAY, place))
        place = places.next()


def find_monument_places(position: Position, city: City, moves: Moves) -> None:
    monument: Monument = MONUMENT_LIST[position.piece]
    ground = Ground(city)
    if len(monument.pieces) == 1:
        blocks = Blocks(city, ground, monument)
        place = blocks.next()
        while place >= 0:
            moves.add(code(LAY, place))
            place = blocks.next()
        return
    number = position.laid_pieces()
    pieces = monument.pieces[number].places
    needs = Needs(city, ground, monument)
    met = met_by(city, monument, position.laid)
    starts = EMPTY
    if number == 0:
        starts = first_places(monument, needs)
    for i in range(len(pieces) // STEP):
        if len(starts) and not starts[i]:
            continue
        if can_lay_monument(city, monument, position.laid, met, number, i, needs):
            moves.add(code(LAY, pieces[i * STEP]))


def find_short_places(position: Position, city: City, moves: Moves) -> None:
    """The places for any part still in hand that leave as many parts layable as there can be."""
    free = has_plenty(city, position.doubles, position.singles)
    most = most_parts(city, position.doubles, position.singles)
    if position.doubles:
        find_part_places(city, DOUBLES, LAY, position.doubles - 1, position.singles, most, free, moves)
    if position.singles:
        find_part_places(city, SINGLES, LAY_SINGLE, position.doubles, position.singles - 1, most, free, moves)


def find_part_places(
    city: City, shape: Shape, kind: i64, doubles: i64, singles: i64, most: i64, free: bool, moves: Moves
) -> None:
    places = Places(Ground(city), shape, [for_road(city)])
    place = places.next()
    while place >= 0:
        possible = free
        if not free:
            after = city.copy()
            lay(after, shape, place, ROADS)
            possible = 1 + most_parts(after, doubles, singles) == most
        if possible:
            moves.add(code(kind, place))
        place = places.next()
