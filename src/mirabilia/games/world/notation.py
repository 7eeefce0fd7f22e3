"""Moves as words: `buy s3`, `buy ziggurat`, `loan`, `lay c4 r90`, and back.

Columns are letters from the left, rows numbers from the top. A place names the upper left corner of the turned piece;
r90, r180 and r270 are quarter turns clockwise.
"""

from __future__ import annotations

import re
from difflib import get_close_matches

from mirabilia.core.contract import Fact, IllegalMove
from mirabilia.games.world import moves
from mirabilia.games.world.position import LONG_ROAD, MONUMENT, PEDESTAL, SHORT_SET, TILE, TOWER
from mirabilia.games.world.tables import COLUMNS, MONUMENT_IDS, ROWS, STACK_IDS

LETTERS = "abcdefghijkl"
TURN = 90
CELL_MASK = 255
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
LAYS = {moves.LAY: "lay", moves.LAY_SINGLE: "single"}
VERBS = ("buy", *STEPS.values(), *LAYS.values())
PLACE = re.compile(r"([a-l])(\d{1,2})(?: r(90|180|270))?$")


def place_text(number: int) -> str:
    """A place such as `c4 r90`."""
    turn, cell = number >> 8, number & CELL_MASK
    corner = f"{LETTERS[cell % COLUMNS]}{cell // COLUMNS + 1}"
    return f"{corner} r{TURN * turn}" if turn else corner


def checked(move: object) -> int:
    """The move code, if it is one."""
    if type(move) is int and 0 <= move < moves.CODES:
        laying = moves.kind_of(move) in LAYS and moves.number_in(move) & CELL_MASK < ROWS * COLUMNS
        if move in ITEMS or move in STEPS or laying:
            return move
    raise IllegalMove(f"there is no move {move!r}", {"refusal": "no_move"})


def fact(move: object) -> Fact:
    """The move spelt out."""
    code = checked(move)
    if code in ITEMS:
        field, name = ITEMS[code]
        return {"move": "buy", field: name}
    if code in STEPS:
        return {"move": STEPS[code]}
    number = moves.number_in(code)
    cell = number & CELL_MASK
    return {
        "move": LAYS[moves.kind_of(code)],
        "place": place_text(number),
        "row": cell // COLUMNS,
        "column": cell % COLUMNS,
        "turn": TURN * (number >> 8),
    }


def text(move: object) -> str:
    code = checked(move)
    if code in ITEMS:
        return f"buy {ITEMS[code][1]}"
    return STEPS.get(code) or f"{LAYS[moves.kind_of(code)]} {place_text(moves.number_in(code))}"


def read(words: str) -> int:
    """The code of a notation, be it legal or not."""
    verb, _, rest = words.partition(" ")
    if verb == "buy" and rest:
        if rest in BUYS:
            return BUYS[rest]
        raise _unknown(rest)
    for code, name in STEPS.items():
        if words == name:
            return code
    for kind, name in LAYS.items():
        found = PLACE.match(rest) if verb == name else None
        if found and 1 <= int(found[2]) <= ROWS:
            cell = (int(found[2]) - 1) * COLUMNS + LETTERS.index(found[1])
            return moves.code(kind, int(found[3] or 0) // TURN << 8 | cell)
    message = f"cannot read {words!r}: a move begins with {', '.join(VERBS)}; a place is written like 'c4' or 'c4 r90'"
    raise IllegalMove(message, {"refusal": "unreadable", "text": words})


def _unknown(name: str) -> IllegalMove:
    near = get_close_matches(name, BUYS, n=1)
    refusal: Fact = {"refusal": "unknown_name", "name": name}
    if near:
        return IllegalMove(f"there is no {name!r}; did you mean {near[0]!r}?", refusal | {"near": near[0]})
    return IllegalMove(f"there is no {name!r} to buy", refusal)
