"""Why moves for the Free City are not possible."""

from __future__ import annotations

from mirabilia.core.contract import IllegalMove
from mirabilia.games.seven import codes
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.refusals import refused


def why_not_sell(position: Position, owner: int, seat: int, move: int) -> IllegalMove | None:
    return None if owner == seat else must_build()


def must_build() -> IllegalMove:
    return refused("must_build")


REASONS = {codes.SELL: why_not_sell}
