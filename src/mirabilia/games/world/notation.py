"""Moves as words: `buy s3`, `buy ziggurat`, `loan`, `lay c4 r90`, and back.

Columns are letters from the left, rows numbers from the top. A place names the upper left corner of the turned piece;
r90, r180 and r270 are quarter turns clockwise.
"""

from __future__ import annotations

import re

from mirabilia.core.contract import Fact
from mirabilia.core.states import whole
from mirabilia.games.world import explain, moves
from mirabilia.games.world.board import CELL_MASK, LETTERS, TURN_SHIFT, place_name
from mirabilia.games.world.lookup import COLUMNS, MONUMENT_IDS, ROWS, STACK_IDS
from mirabilia.games.world.position import LONG_ROAD, MONUMENT, OVER, PEDESTAL, SHORT_SET, TILE, TOWER, Position
from mirabilia.games.world.views import Verb

ITEMS = {
    moves.code(LONG_ROAD, 0): ("item", "long_road"),
    moves.code(SHORT_SET, 0): ("item", "short_set"),
    moves.code(TOWER, 0): ("item", "tower"),
    moves.code(PEDESTAL, 1): ("item", "pedestal_1"),
    moves.code(PEDESTAL, 2): ("item", "pedestal_2"),
    **{moves.code(TILE, number): ("stack", name) for number, name in enumerate(STACK_IDS)},
    **{moves.code(MONUMENT, number): ("monument", name) for number, name in enumerate(MONUMENT_IDS)},
}
"""What can be bought: the field that names it, and its name."""
BUYS = {name: code for code, (_, name) in ITEMS.items()}
STEPS = {moves.code(moves.LOAN, 0): "loan", moves.code(moves.REPAY, 0): "repay", moves.code(moves.LEAVE, 0): "leave"}
LAYS: dict[int, Verb] = {moves.LAY: "lay", moves.LAY_SINGLE: "single"}
VERBS = ("buy", *STEPS.values(), *LAYS.values())
PLACE = re.compile(r"([a-z])(\d{1,3})(?: r(\d{1,3}))?$")
TURNS = (0, 90, 180, 270)


def checked(move: object) -> int:
    """The move code, if it is one."""
    code = whole(move)
    if code is not None and 0 <= code < moves.CODES:
        laying = moves.kind_of(code) in LAYS and moves.number_in(code) & CELL_MASK < ROWS * COLUMNS
        if code in ITEMS or code in STEPS or laying:
            return code
    raise explain.no_move(move)


def fact(move: object) -> Fact:
    """The move spelt out."""
    code = checked(move)
    if code in ITEMS:
        field, name = ITEMS[code]
        return {"move": "buy", field: name}
    if code in STEPS:
        return {"move": STEPS[code]}
    return {"move": LAYS[moves.kind_of(code)], "place": place_name(moves.number_in(code))}


def text(move: object) -> str:
    code = checked(move)
    if code in ITEMS:
        return f"buy {ITEMS[code][1]}"
    return STEPS.get(code) or f"{LAYS[moves.kind_of(code)]} {place_name(moves.number_in(code))}"


def parse(position: Position, text: object, seat: int | None) -> int:
    """The legal move of that notation; spaces and capitals do not matter."""
    if not isinstance(text, str):
        raise explain.not_text(text)
    if position.phase == OVER:
        raise explain.over()
    return explain.allowed(position, seat, read(" ".join(text.lower().split())))


def read(words: str) -> int:
    """The code of a notation, be it legal or not."""
    verb, _, rest = words.partition(" ")
    if verb == "buy" and rest:
        if rest in BUYS:
            return BUYS[rest]
        raise explain.unknown(rest, BUYS)
    for code, name in STEPS.items():
        if words == name:
            return code
    for kind, name in LAYS.items():
        match = PLACE.match(rest) if verb == name else None
        if match:
            return moves.code(kind, read_place(match[1], int(match[2]), int(match[3] or 0)))
    raise explain.unreadable(words)


def read_place(column: str, row: int, turn: int) -> int:
    """The number of a place of the map."""
    if column not in LETTERS or not 1 <= row <= ROWS:
        raise explain.off_map(f"{column}{row}")
    if turn not in TURNS:
        raise explain.no_such_turn(turn)
    return TURNS.index(turn) << TURN_SHIFT | (row - 1) * COLUMNS + LETTERS.index(column)
