"""Moves as words: `build baths left 2`, `stage tavern right 4 bank 1`, and back.

How a kind of move is written is said by its entry in `KINDS`; expansions have such a table in their own `notation.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from mirabilia.core.contract import Fact, IllegalMove
from mirabilia.core.states import whole
from mirabilia.games.seven import codes, data
from mirabilia.games.seven.expansion import merged
from mirabilia.games.seven.lookup import BOARD_IDS, CARD_INDEX, DEFAULT, PIECE_IDS, PIECE_INDEX
from mirabilia.games.seven.refusals import no_move, not_text, refused, unknown, unreadable

CARD = "card"
PAYMENTS = (("left", codes.LEFT_SHIFT), ("right", codes.RIGHT_SHIFT), ("bank", 0))
SHIFTS = dict(PAYMENTS)
TRADE = ("left", "right", "bank")
"""Payments of a construction: to the neighbours and to the bank."""


# What a move is about.


class Argument:
    """Nothing, or what the number in a move stands for."""

    words = 0
    """How many words it has."""
    form = ""
    """How it is written: `<card>`."""

    def text(self, number: int) -> str | None:
        """The number in words; None if it stands for nothing."""
        return None if number else ""

    def fact(self, number: int) -> Fact:
        return {}

    def read(self, name: str) -> int:
        """The number of what its words name."""
        return 0


class PieceArgument(Argument):
    """A piece of the hand or of a city, of any kind or of one."""

    words = 1

    def __init__(self, kind: str | None = None) -> None:
        self.kind = kind
        self.form = f"<{kind or CARD}>"

    def text(self, number: int) -> str | None:
        return PIECE_IDS.get(number) if self.kind is None or piece_kinds().get(number) == self.kind else None

    def fact(self, number: int) -> Fact:
        return piece_fact(number)

    def read(self, name: str) -> int:
        if name not in PIECE_INDEX:
            raise unknown(name, CARD_INDEX if self.kind == CARD else PIECE_INDEX)
        if self.text(PIECE_INDEX[name]) is None:
            raise refused("wrong_kind", **piece_fact(PIECE_INDEX[name]))
        return PIECE_INDEX[name]


class Number(Argument):
    """One of a few numbers, each with the value that it stands for."""

    words = 1

    def __init__(self, field: str, values: Mapping[int, int]) -> None:
        self.field, self.values = field, values
        self.form = "|".join(map(str, values.values()))

    def text(self, number: int) -> str | None:
        return str(self.values[number]) if number in self.values else None

    def fact(self, number: int) -> Fact:
        return {self.field: self.values[number]}

    def read(self, name: str) -> int:
        for number in self.values:
            if self.text(number) == name:
                return number
        raise unknown(name, PIECE_INDEX)


class BoardSide(Argument):
    words = 2
    form = "<board> <side>"

    def text(self, number: int) -> str | None:
        return f"{BOARD_IDS[number // 2]} {data.SIDES[number % 2]}" if number < 2 * len(BOARD_IDS) else None

    def fact(self, number: int) -> Fact:
        return {"board": BOARD_IDS[number // 2], "side": data.SIDES[number % 2]}

    def read(self, name: str) -> int:
        names = [self.text(number) or "" for number in range(2 * len(BOARD_IDS))]
        if name not in names:
            raise unknown(name, names)
        return names.index(name)


class MoveForm:
    """How a kind of move is written: a verb, what it is about, and payments if there can be any."""

    def __init__(self, verb: str, argument: Argument, pays: tuple[str, ...] = ()) -> None:
        self.verb, self.argument, self.pays = verb, argument, pays
        self.trades = "left" in pays
        self.form = f"{verb} {argument.form}".rstrip()
        """How it is written, but for the payments."""

    def unreadable(self, words: str) -> IllegalMove:
        return unreadable(words, [" ".join((self.form, *(f"[{name} <coins>]" for name in self.pays)))])

    def is_move(self, code: int) -> bool:
        paid = {name for name, shift in PAYMENTS if codes.paid_to(code, shift)}
        return self.argument.text(codes.piece_in(code)) is not None and paid <= set(self.pays)

    def fact(self, code: int) -> Fact:
        fact: Fact = {"move": self.verb, **self.argument.fact(codes.piece_in(code))}
        if self.trades:  # None: nothing is bought there, not even for 0 coins
            fact["left"] = codes.left_coins(code) if codes.buys_left(code) else None
            fact["right"] = codes.right_coins(code) if codes.buys_right(code) else None
        if self.pays:
            fact["bank"] = codes.bank_coins(code)
        return fact

    def text(self, code: int) -> str:
        words = [self.verb]
        if self.argument.words:
            words.append(self.argument.text(codes.piece_in(code)) or "")
        if codes.buys_left(code):
            words += ["left", str(codes.left_coins(code))]
        if codes.buys_right(code):
            words += ["right", str(codes.right_coins(code))]
        if codes.bank_coins(code):
            words += ["bank", str(codes.bank_coins(code))]
        return " ".join(words)

    def name(self, number: int) -> str:
        """The move without its payments."""
        return " ".join((self.verb, *([self.argument.text(number) or ""] if self.argument.words else [])))

    def read(self, words: str, rest: list[str]) -> tuple[int, int]:
        """The number and the payments of a move whose verb has been read already."""
        number = self.argument.words
        if number and not rest:
            raise self.unreadable(words)
        return self.argument.read(" ".join(rest[:number])), self.read_payments(words, rest[number:])

    def read_payments(self, words: str, rest: list[str]) -> int:
        code = 0
        if len(rest) % 2:
            raise self.unreadable(words)
        for name, coins in zip(rest[::2], rest[1::2], strict=True):
            if name not in self.pays or not coins.isdecimal() or codes.paid_to(code, SHIFTS[name]):
                raise self.unreadable(words)
            amount = int(coins) + (name != "bank")
            if amount > codes.PAYMENT_MASK:
                raise self.unreadable(words)
            code |= codes.paying(SHIFTS[name], amount)
        return code


PIECES: dict[str, Mapping[str, int]] = {CARD: CARD_INDEX}
"""The kinds of pieces that moves are about, with the numbers of their ids."""
NOTHING, ANY_PIECE, ANY_CARD = Argument(), PieceArgument(), PieceArgument(CARD)
KINDS: dict[int, MoveForm] = {
    codes.SELL: MoveForm("sell", ANY_PIECE),
    codes.BUILD: MoveForm("build", ANY_CARD, TRADE),
    codes.CHAIN: MoveForm("chain", ANY_CARD),
    codes.FREE: MoveForm("free", ANY_CARD),
    codes.POWER: MoveForm("power", ANY_CARD),
    codes.STAGE: MoveForm("stage", ANY_PIECE, TRADE),
    codes.BOARD: MoveForm("board", BoardSide()),
    codes.REVIVE: MoveForm("revive", ANY_CARD),
    codes.DECLINE: MoveForm("decline", NOTHING),
    codes.CHOOSE: MoveForm("choose", Number("number", {1: 1, 2: 2, 3: 3})),
    codes.RETURN: MoveForm("return", Number("value", dict(enumerate(DEFAULT.setup.victory_values, 1)))),
    codes.BACK: MoveForm("back", NOTHING),
}


@cache
def kinds() -> dict[int, MoveForm]:
    """All kinds of moves, in the order of their numbers."""
    return dict(sorted(merged(KINDS, "notation", "KINDS").items()))


@cache
def verbs() -> dict[str, int]:
    return {kind.verb: number for number, kind in kinds().items()}


@cache
def pieces() -> dict[str, Mapping[str, int]]:
    """All kinds of pieces that moves are about."""
    return merged(PIECES, "notation", "PIECES")


@cache
def piece_kinds() -> dict[int, str]:
    """The kind of each piece."""
    return {number: kind for kind, numbers in pieces().items() for number in numbers.values()}


def piece_fact(piece: int) -> Fact:
    """A piece as facts name it."""
    return {piece_kinds()[piece]: PIECE_IDS[piece]}


def checked(move: object) -> int:
    """The move code, if it is one."""
    code = whole(move)
    if code is not None and 0 <= code < codes.CODES:
        kind = kinds().get(codes.kind_of(code))
        if kind is not None and kind.is_move(code):
            return code
    raise no_move(move)


def fact(move: object) -> Fact:
    """The move spelt out."""
    return fact_of(checked(move))


def fact_of(code: int) -> Fact:
    """The same of a move code that is one."""
    return kinds()[codes.kind_of(code)].fact(code)


def text(move: object) -> str:
    return text_of(checked(move))


def text_of(code: int) -> str:
    """The notation of a move code that is one."""
    return kinds()[codes.kind_of(code)].text(code)


def read(text: object) -> int:
    """The code of a notation, be it legal or not; spaces and capitals do not matter."""
    if not isinstance(text, str):
        raise not_text(text)
    parts = text.lower().split()
    words = " ".join(parts)
    if not parts or parts[0] not in verbs():
        raise unreadable(words, (kind.form for kind in kinds().values()))
    number = verbs()[parts[0]]
    piece, payments = kinds()[number].read(words, parts[1:])
    return codes.code(number, piece) | payments
