"""What only Edifices and Ur do; most rewards are effects that cards have too."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.games.seven.edifice import kinds
from mirabilia.games.seven.edifice.projects import take_pawn
from mirabilia.games.seven.hooks import Asking, Effect, pending, register
from mirabilia.games.seven.position import City, Position


class DoubleGuild(Effect):
    def enter(self, city: City, a: i64, b: i64, c: i64) -> None:
        city.doubled_guilds += 1


class PawnFromBox(Asking):
    """Of an Age, or of one's choice (0); no participation (EDIF-104 to EDIF-113)."""

    def choice(self, age: i64, b: i64, c: i64) -> i64:
        if age:
            return -1
        return pending(kinds.FREE_PAWN, 0, 0)

    def at_once(self, position: Position, owner: i64, source: i64, age: i64, b: i64, c: i64) -> None:
        if age:
            take_pawn(position, owner, age)
        else:
            super().at_once(position, owner, source, age, b, c)


register("double_guild", DoubleGuild())
register("pawn_from_box", PawnFromBox())
