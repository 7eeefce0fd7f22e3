"""Why a move is not possible, in words a player understands. Nothing hidden is given away."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from mirabilia.core.contract import IllegalMove
from mirabilia.core.facts import refused
from mirabilia.games.world import misplaced, moves, notation
from mirabilia.games.world.lookup import COLUMNS, ROWS
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

PHASES: dict[int, Phase] = {FREE_ROAD: "free_road", BUY: "turn", PLACE: "lay", OVER: "over"}
"""The names of the decisions, as views and snapshots give them."""
EXPECTED = {
    FREE_ROAD: "the first road has to be laid next to the Pavement: 'lay <cell>' or 'lay <cell> r90'",
    BUY: "something has to be bought: 'buy <item>', before it 'loan' or 'repay' if you like",
    PLACE: "what was bought has to be laid: 'lay <cell>' or 'lay <cell> r90'",
}
COST = {LONG_ROAD: LONG_COST, SHORT_SET: SHORT_COST, TOWER: TOWER_COST, PEDESTAL: PEDESTAL_COST}


def over() -> IllegalMove:
    return refused("the game is over", "over")


def no_move(move: object) -> IllegalMove:
    return refused(f"there is no move {move!r}", "no_move")


def unreadable(words: str, verbs: Iterable[str]) -> IllegalMove:
    message = f"cannot read {words!r}: a move begins with {', '.join(verbs)}; a place is written like 'c4' or 'c4 r90'"
    return refused(message, "unreadable", text=words)


def unknown(name: str, names: Iterable[str]) -> IllegalMove:
    near = get_close_matches(name, list(names), n=1)
    if near:
        return refused(f"there is no {name!r}; did you mean {near[0]!r}?", "unknown_name", name=name, near=near[0])
    return refused(f"there is no {name!r} to buy", "unknown_name", name=name)


def off_map(cell: str) -> IllegalMove:
    message = f"{cell} is not on the map: columns a to {'abcdefghijkl'[COLUMNS - 1]}, rows 1 to {ROWS}"
    return refused(message, "no_cell", cell=cell, rows=ROWS)


def no_such_turn(turn: int) -> IllegalMove:
    return refused(f"pieces are turned by r90, r180 or r270, not by {turn} degrees", "no_such_turn", turn=turn)


def legal_codes(position: Position) -> list[int]:
    """The moves of the player who decides."""
    found = Moves()
    find_legal(position, found)
    return [int(found.codes[i]) for i in range(found.number)]


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
    text = notation.text(code)
    if seat != position.active:
        message = f"cannot {text}: it is the turn of seat {position.active}, not of seat {seat}"
        return refused(message, "not_your_turn", seat=int(position.active))
    kind = kind_of(code)
    laying = kind in notation.LAYS
    if laying != (position.phase in (FREE_ROAD, PLACE)):
        return refused(f"cannot {text} now: {EXPECTED[position.phase]}", "other_choice", choice=PHASES[position.phase])
    if laying:
        message, why, fields = misplaced.reason(position, kind, number_in(code))
        return refused(f"cannot {text}: {message}", why, **fields)
    city = position.cities[seat]
    if kind == moves.LOAN:
        return no_loan(city)
    if kind == moves.REPAY:
        return no_repayment(position, city)
    if kind == moves.LEAVE:
        return refused("cannot leave the round: something can be bought, so something has to be", "must_buy")
    return no_purchase(position, city, kind, number_in(code), text)


def no_loan(city: City) -> IllegalMove:
    if city.loan:
        return refused("cannot take a loan: the old one has to be paid back first", "loan_open")
    return refused("cannot take a loan: only one loan step in a turn", "loan_step")


def no_repayment(position: Position, city: City) -> IllegalMove:
    if position.loan_step:
        return refused("cannot pay back: only one loan step in a turn", "loan_step")
    if not city.loan:
        return refused("cannot pay back: there is no loan", "no_loan")
    if city.loan_round == position.round:
        return refused("cannot pay back: the loan was taken in this round", "loan_new")
    return too_dear("pay back", int(LOAN_COST), city)


def too_dear(what: str, cost: int, city: City) -> IllegalMove:
    gold = int(city.gold_left())
    return refused(f"cannot {what}: it costs {cost} gold, you have {gold}", "too_dear", cost=cost, gold=gold)


def no_purchase(position: Position, city: City, kind: int, number: int, text: str) -> IllegalMove:
    fields = dict([notation.ITEMS[moves.code(kind, number)]])
    if not is_on_sale(position, kind, number):
        return refused(f"cannot {text}: it is not on sale", "gone", **fields)
    if kind == PEDESTAL and city.pedestal:
        return refused(f"cannot {text}: one pedestal a round", "second_pedestal")
    cost = price(city, kind, number)
    if city.gold_left() < cost:
        return too_dear(text, cost, city)
    return refused(f"cannot {text}: there is no place for it on your map", "no_place", **fields)


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
