"""Why a move is not possible, as a fact. Nothing hidden is given away."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import partial

from mirabilia.core.contract import IllegalMove
from mirabilia.core.facts import refuse, shortened
from mirabilia.games.world import misplaced, moves, notation
from mirabilia.games.world.lookup import ROWS
from mirabilia.games.world.moves import (
    COSTS,
    LOAN_COST,
    LONG_COST,
    PEDESTAL_COST,
    SHORT_COST,
    TOWER_COST,
    Moves,
    find_legal,
    kind_of,
    number_in,
)
from mirabilia.games.world.position import (
    BUY,
    FREE_ROAD,
    GONE,
    LONG_ROAD,
    MONUMENT,
    OVER,
    PEDESTAL,
    PLACE,
    SHORT_SET,
    TILE,
    TOWER,
    City,
    Position,
)
from mirabilia.games.world.views import Phase

refused = partial(refuse, "world")

PHASES: dict[int, Phase] = {FREE_ROAD: "free_road", BUY: "turn", PLACE: "lay", OVER: "over"}
"""The names of the decisions, as views and snapshots give them."""
BUYING = ("buy <item>", "loan", "repay", "leave")
LAYING = ("lay <cell>", "lay <cell> r90")
LAYING_SHORT_ROADS = (*LAYING, "single <cell>")
"""How moves are written."""
COST = {LONG_ROAD: LONG_COST, SHORT_SET: SHORT_COST, TOWER: TOWER_COST, PEDESTAL: PEDESTAL_COST}


def over() -> IllegalMove:
    return refused("over")


def nothing_to_take_back() -> IllegalMove:
    return refused("nothing_to_take_back")


def no_seat(seat: object, players: int) -> IllegalMove:
    return refused("no_seat", given=shortened(seat), last=players - 1)


def no_move(move: object) -> IllegalMove:
    return refused("no_move", given=shortened(move))


def not_text(text: object) -> IllegalMove:
    return refused("not_text", given=shortened(text))


def unreadable(words: str) -> IllegalMove:
    return refused("unreadable", text=words, moves=[*BUYING, *LAYING_SHORT_ROADS])


def unknown(name: str, names: Iterable[str]) -> IllegalMove:
    near = get_close_matches(name, list(names), n=1)
    return refused("unknown_name", name=name, **({"near": near[0]} if near else {}))


def off_map(cell: str) -> IllegalMove:
    return refused("no_cell", cell=cell, rows=ROWS)


def no_such_turn(turn: int) -> IllegalMove:
    return refused("no_such_turn", turn=turn)


def forms(position: Position) -> list[str]:
    """How the moves that are asked for now are written."""
    if position.phase == BUY:
        return list(BUYING)
    return list(LAYING_SHORT_ROADS if position.phase == PLACE and position.item == SHORT_SET else LAYING)


def legal_codes(position: Position) -> list[int]:
    """The moves of the player who decides."""
    moves = Moves()
    find_legal(position, moves)
    return [int(moves.codes[i]) for i in range(moves.number)]


def allowed(position: Position, seat: int | None, code: int) -> int:
    """The code if it is a legal move now; a seat of None stands for whoever decides."""
    if seat is not None and seat != position.active:
        raise refusal(position, seat, code)
    if code in legal_codes(position):
        return code
    raise refusal(position, int(position.active), code)


def refusal(position: Position, seat: int, move: object) -> IllegalMove:
    """Why a seat may not make a move now."""
    if position.phase == OVER:
        return over()
    try:
        code = notation.checked(move)
    except IllegalMove as error:
        return error
    refusal = reason(position, seat, code)
    refusal.move = notation.text(code)
    return refusal


def reason(position: Position, seat: int, code: int) -> IllegalMove:
    """Why a seat may not make a move that there is."""
    if seat != position.active:
        return refused("not_your_turn", seat=int(position.active))
    kind = kind_of(code)
    laying = kind in notation.LAYS
    if laying != (position.phase in (FREE_ROAD, PLACE)):
        return refused("other_choice", choice=PHASES[position.phase], moves=forms(position))
    if laying:
        why, fields = misplaced.reason(position, kind, number_in(code))
        return refused(why, **fields)
    city = position.cities[seat]
    if kind == moves.LOAN:
        return refused("loan_open" if city.loan else "loan_step")
    if kind == moves.REPAY:
        return no_repayment(position, city)
    if kind == moves.LEAVE:
        return refused("must_buy")
    return no_purchase(position, city, kind, number_in(code))


def no_repayment(position: Position, city: City) -> IllegalMove:
    if position.loan_step:
        return refused("loan_step")
    if not city.loan:
        return refused("no_loan")
    if city.loan_round == position.round:
        return refused("loan_new")
    return too_dear(int(LOAN_COST), city)


def too_dear(cost: int, city: City) -> IllegalMove:
    return refused("too_dear", cost=cost, gold=int(city.gold_left()))


def no_purchase(position: Position, city: City, kind: int, number: int) -> IllegalMove:
    fields = dict([notation.ITEMS[moves.code(kind, number)]])
    if not is_on_sale(position, kind, number):
        return refused("gone", **fields)
    if kind == PEDESTAL and city.pedestal:
        return refused("second_pedestal")
    cost = price(city, kind, number)
    if city.gold_left() < cost:
        return too_dear(cost, city)
    return refused("no_place", **fields)


def price(city: City, kind: int, number: int) -> int:
    """What a purchase costs; a Monument all the gold that is left, and at least 1 (WORLD-062, WORLD-063)."""
    if kind == MONUMENT:
        return max(1, int(city.gold_left()))
    return int(COSTS[number] if kind == TILE else COST[kind])


def is_on_sale(position: Position, kind: int, number: int) -> bool:
    if kind == LONG_ROAD:
        return position.long_roads > 0
    if kind == SHORT_SET:
        return position.short_sets > 0
    if kind == TOWER:
        return position.towers > 0
    if kind == PEDESTAL:
        return bool(position.pedestals & number)
    if kind == MONUMENT:
        return number in [int(index) for index in position.shown]
    stacks = [int(stack) for stack in position.setting.stacks]
    return number in stacks and position.offer[stacks.index(number)] != GONE
