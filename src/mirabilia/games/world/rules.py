"""A move is made: purchases, loans, and what is laid."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.vecs import append
from mirabilia.games.world import journal
from mirabilia.games.world.laying import lay_free_road, lay_piece
from mirabilia.games.world.market import replace_monument
from mirabilia.games.world.moves import (
    COSTS,
    LEAVE,
    LOAN,
    LOAN_COST,
    LOAN_GOLD,
    LONG_COST,
    PEDESTAL_COST,
    REPAY,
    SHORT_COST,
    TOWER_COST,
    can_buy,
    kind_of,
    number_in,
)
from mirabilia.games.world.pieces import MONUMENT_LIST, TILES, Monument
from mirabilia.games.world.position import (
    EMPTY,
    FREE_ROAD,
    GONE,
    LONG_ROAD,
    PEDESTAL,
    PLACE,
    SHORT_SET,
    TILE,
    TOWER,
    City,
    Position,
)
from mirabilia.games.world.rounds import end_purchase, leave_round, next_turn
from mirabilia.games.world.short_roads import most_parts
from mirabilia.games.world.tracks import advance, settle_residents


def play(position: Position, move: i64) -> None:
    """Make a legal move of the player who decides. Nothing is checked here."""
    position.changes += 1
    kind = kind_of(move)
    if position.phase == FREE_ROAD:
        lay_free_road(position, number_in(move))
    elif position.phase == PLACE:
        lay_piece(position, kind, number_in(move))
    elif kind == LOAN:
        take_loan(position)
    elif kind == REPAY:
        pay_back(position)
    elif kind == LEAVE:
        leave_round(position)
        next_turn(position)
    else:
        buy(position, kind, number_in(move))


def buy(position: Position, item: i64, number: i64) -> None:
    city: City = position.cities[position.active]
    position.item = item
    if item != TILE:
        position.note(journal.BOUGHT, position.active, item, number)
    if item == LONG_ROAD:
        position.long_roads -= 1
        pay(position, city, LONG_COST)
    elif item == SHORT_SET:
        position.short_sets -= 1
        pay(position, city, SHORT_COST)
        parts: i64 = most_parts(city, 2, 1)
        position.doubles = 2
        position.singles = 1
        if parts < position.doubles + position.singles:
            position.note(journal.PARTS_LOST, position.active, 3 - parts, 0)
    elif item == TOWER:
        position.towers -= 1
        pay(position, city, TOWER_COST)
    elif item == PEDESTAL:
        position.pedestals &= ~number
        city.pedestal = number
        pay(position, city, PEDESTAL_COST)
        end_purchase(position)
        return
    elif item == TILE:
        buy_tile(position, city, number)
    else:
        buy_monument(position, city, number)
    position.phase = PLACE


def pay(position: Position, city: City, gold: i64) -> None:
    city.spent += gold
    position.note(journal.PAID, position.active, gold, 0)


def buy_tile(position: Position, city: City, stack: i64) -> None:
    offer = position.offer[:]
    for i in range(len(offer)):
        if position.setting.stacks[i] == stack:
            position.piece = offer[i]
            offer[i] = GONE
    position.offer = offer
    position.note(journal.BOUGHT, position.active, TILE, position.piece)
    pay(position, city, COSTS[stack])
    tile = TILES[position.piece]
    advance(position, city, tile.food, tile.ceramics, tile.gears)


def buy_monument(position: Position, city: City, index: i64) -> None:
    """All gold left is spent; a new Monument is turned up at once (WORLD-062, WORLD-130)."""
    position.piece = index
    position.laid = EMPTY
    position.laid_places = EMPTY
    pay(position, city, city.gold_left())
    monument: Monument = MONUMENT_LIST[index]
    city.monuments = append(city.monuments[:], index)
    advance(position, city, monument.food, monument.ceramics, monument.gears)
    settle_residents(position, city, monument.population)
    for slot in range(len(position.shown)):
        if position.shown[slot] == index:
            replace_monument(position, slot)


def take_loan(position: Position) -> None:
    city: City = position.cities[position.active]
    city.loan = 1
    city.loan_round = position.round
    city.limit += LOAN_GOLD
    position.loan_step = 1
    position.note(journal.LOAN_TAKEN, position.active, 0, 0)


def pay_back(position: Position) -> None:
    """A purchase must follow if one is possible; else the player is out (WORLD-120, WORLD-128)."""
    city: City = position.cities[position.active]
    city.loan = 0
    city.spent += LOAN_COST
    position.loan_step = 1
    position.note(journal.LOAN_REPAID, position.active, LOAN_COST, 0)
    if not can_buy(position, city, city.gold_left()):
        leave_round(position)
        next_turn(position)
