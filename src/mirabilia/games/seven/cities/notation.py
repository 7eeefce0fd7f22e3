"""How the moves of Cities are written."""

from __future__ import annotations

from mirabilia.core.contract import Fact
from mirabilia.games.seven import codes
from mirabilia.games.seven.cities import kinds
from mirabilia.games.seven.notation import Argument, MoveForm
from mirabilia.games.seven.refusals import unreadable


class Points(Argument):
    """Any number of points."""

    def text(self, number: int) -> str:
        return str(number)


class Settlement(MoveForm):
    """A loss settled: `pay 1 debt 2`."""

    def __init__(self) -> None:
        super().__init__("pay", Points(), ("bank",))
        self.form = "pay <coins> debt <points>"

    def fact(self, code: int) -> Fact:
        return {"move": self.verb, "coins": codes.bank_coins(code), "debt": codes.piece_in(code)}

    def text(self, code: int) -> str:
        return f"pay {codes.bank_coins(code)} debt {codes.piece_in(code)}"

    def name(self, number: int) -> str:
        return f"pay <coins> debt {number}"

    def read(self, words: str, rest: list[str]) -> tuple[int, int]:
        if len(rest) != 3 or rest[1] != "debt" or not (rest[0].isdecimal() and rest[2].isdecimal()):
            raise unreadable(words, [self.form])
        coins, debt = int(rest[0]), int(rest[2])
        if coins > codes.PAYMENT_MASK or debt > codes.PIECE_MASK:
            raise unreadable(words, [self.form])
        return debt, coins


KINDS = {kinds.PAY: Settlement()}
