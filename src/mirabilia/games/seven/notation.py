"""Moves as words: `build baths left 2`, `stage tavern right 4 bank 1`, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from mirabilia.core.contract import Fact, IllegalMove
from mirabilia.core.states import whole
from mirabilia.games.seven import codes, data, explain
from mirabilia.games.seven.leaders.lookup import FIRST_LEADER
from mirabilia.games.seven.lookup import BOARD_IDS, CARD_INDEX, DEFAULT, PIECE_IDS, PIECE_INDEX
from mirabilia.games.seven.position import OVER, Position

TOKEN_VALUES = DEFAULT.setup.victory_values
PAYMENTS = (("left", codes.LEFT_SHIFT), ("right", codes.RIGHT_SHIFT), ("bank", 0))


class Kind(NamedTuple):
    """How a kind of move is written: a verb, a name, and payments if there can be any."""

    verb: str
    name: Callable[[int], str | None]
    """The name of a number; None if there is none."""
    pays: tuple[str, ...] = ()


def _card(number: int) -> str | None:
    return PIECE_IDS.get(number) if number < FIRST_LEADER else None


def _leader(number: int) -> str | None:
    return PIECE_IDS.get(number) if number >= FIRST_LEADER else None


def _board(number: int) -> str | None:
    return f"{BOARD_IDS[number // 2]} {data.SIDES[number % 2]}" if number < 2 * len(BOARD_IDS) else None


def _none(number: int) -> str | None:
    return None if number else ""


def _number(number: int) -> str | None:
    return str(number) if 1 <= number <= 3 else None


def _token(number: int) -> str | None:
    return str(TOKEN_VALUES[number - 1]) if 1 <= number <= 3 else None


TRADE = ("left", "right", "bank")
KINDS = {
    codes.SELL: Kind("sell", PIECE_IDS.get),
    codes.BUILD: Kind("build", _card, TRADE),
    codes.CHAIN: Kind("chain", _card),
    codes.FREE: Kind("free", _card),
    codes.POWER: Kind("power", _card),
    codes.STAGE: Kind("stage", PIECE_IDS.get, TRADE),
    codes.JOIN: Kind("join", PIECE_IDS.get, TRADE),
    codes.RECRUIT: Kind("recruit", _leader, ("bank",)),
    codes.KEEP: Kind("keep", _leader),
    codes.BOARD: Kind("board", _board),
    codes.REVIVE: Kind("revive", _card),
    codes.DECLINE: Kind("decline", _none),
    codes.CHOOSE: Kind("choose", _number),
    codes.PAY: Kind("pay", str, ("bank",)),
    codes.DISCARD: Kind("discard", _card),
    codes.RETURN: Kind("return", _token),
    codes.BURY: Kind("bury", _leader),
    codes.PAWN: Kind("pawn", _number),
    codes.COPY: Kind("copy", _leader),
    codes.BACK: Kind("back", _none),
}
VERBS = {kind.verb: number for number, kind in KINDS.items()}
BOARD_INDEX = {_board(number): number for number in range(2 * len(BOARD_IDS))}


def checked(move: object) -> int:
    """The move code, if it is one."""
    code = whole(move)
    if code is not None and 0 <= code < codes.CODES:
        kind = KINDS[codes.kind_of(code)]
        paid = {name for name, shift in PAYMENTS if codes.paid_to(code, shift)}
        if kind.name(codes.piece_in(code)) is not None and paid <= set(kind.pays):
            return code
    raise explain.no_move(move)


def fact(move: object) -> Fact:
    """The move spelt out."""
    return fact_of(checked(move))


def fact_of(code: int) -> Fact:
    """The same of a move code that is one."""
    number, piece = codes.kind_of(code), codes.piece_in(code)
    kind = KINDS[number]
    found: Fact = {"move": kind.verb}
    if number == codes.BOARD:
        return found | {"board": BOARD_IDS[piece // 2], "side": data.SIDES[piece % 2]}
    if number == codes.PAY:
        return found | {"coins": codes.bank_coins(code), "debt": piece}
    if kind.name in (_number, _token):
        field = {codes.CHOOSE: "number", codes.PAWN: "age", codes.RETURN: "value"}[number]
        return found | {field: int(kind.name(piece) or 0)}
    if kind.name is not _none:
        found["card" if piece < FIRST_LEADER else "leader"] = PIECE_IDS[piece]
    if "left" in kind.pays:  # None: nothing is bought there, not even for 0 coins
        found["left"] = codes.left_coins(code) if codes.buys_left(code) else None
        found["right"] = codes.right_coins(code) if codes.buys_right(code) else None
    if kind.pays:
        found["bank"] = codes.bank_coins(code)
    return found


def text(move: object) -> str:
    return text_of(checked(move))


def text_of(code: int) -> str:
    """The notation of a move code that is one."""
    number, piece = codes.kind_of(code), codes.piece_in(code)
    kind = KINDS[number]
    if number == codes.PAY:
        return f"pay {codes.bank_coins(code)} debt {piece}"
    words = [kind.verb, kind.name(piece) or ""]
    if codes.buys_left(code):
        words += ["left", str(codes.left_coins(code))]
    if codes.buys_right(code):
        words += ["right", str(codes.right_coins(code))]
    if codes.bank_coins(code):
        words += ["bank", str(codes.bank_coins(code))]
    return " ".join(word for word in words if word)


def parse(position: Position, text: object, seat: int | None) -> int:
    """The legal move of that notation; spaces and capitals do not matter."""
    if not isinstance(text, str):
        raise IllegalMove(f"a move is written as text, for example 'build baths left 2', not {text!r}")
    if position.phase == OVER:
        raise explain.over()
    code = read(" ".join(text.lower().split()))
    return explain.allowed(position, seat, code)


def read(words: str) -> int:
    """The code of a notation, be it legal or not."""
    parts = words.split()
    if not parts or parts[0] not in VERBS:
        raise explain.unreadable(words, VERBS)
    number = VERBS[parts[0]]
    kind, rest = KINDS[number], parts[1:]
    if number == codes.PAY:
        return _read_pay(words, rest)
    piece = 0
    if number == codes.BOARD:
        name = " ".join(rest[:2])
        if name not in BOARD_INDEX:
            raise explain.unknown(name, [known for known in BOARD_INDEX if known])
        piece, rest = BOARD_INDEX[name], rest[2:]
    elif kind.name is not _none:
        if not rest:
            raise explain.unreadable(words, VERBS)
        piece, rest = _read_name(kind, rest[0]), rest[1:]
    return codes.code(number, piece) | _read_payments(words, kind, rest)


def _read_name(kind: Kind, name: str) -> int:
    if kind.name in (_number, _token):
        for number in (1, 2, 3):
            if kind.name(number) == name:
                return number
    elif name in PIECE_INDEX:
        if kind.name(PIECE_INDEX[name]) is None:
            raise explain.wrong_kind(name)
        return PIECE_INDEX[name]
    raise explain.unknown(name, CARD_INDEX if kind.name is _card else PIECE_INDEX)


def _read_payments(words: str, kind: Kind, rest: list[str]) -> int:
    shifts, code = dict(PAYMENTS), 0
    if len(rest) % 2:
        raise explain.unreadable(words, VERBS)
    for name, coins in zip(rest[::2], rest[1::2], strict=True):
        if name not in kind.pays or not coins.isdecimal() or codes.paid_to(code, shifts[name]):
            raise explain.unreadable(words, VERBS)
        amount = int(coins) + (name != "bank")
        if amount > codes.PAYMENT_MASK:
            raise explain.unreadable(words, VERBS)
        code |= codes.paying(shifts[name], amount)
    return code


def _read_pay(words: str, rest: list[str]) -> int:
    if len(rest) != 3 or rest[1] != "debt" or not (rest[0].isdecimal() and rest[2].isdecimal()):
        raise explain.unreadable(words, VERBS)
    coins, debt = int(rest[0]), int(rest[2])
    if coins > codes.PAYMENT_MASK or debt > codes.PIECE_MASK:
        raise explain.unreadable(words, VERBS)
    return codes.code(codes.PAY, debt) | coins
