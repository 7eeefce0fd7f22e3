"""What settling a loss costs."""

from __future__ import annotations

from mirabilia.core.contract import Cost, Fact
from mirabilia.games.seven.actions import Desk
from mirabilia.games.seven.cities import kinds
from mirabilia.games.seven.codes import bank_coins, piece_in


def cost_of_settling(desk: Desk, move: int) -> Cost:
    coins, debt = bank_coins(move), piece_in(move)
    parts: list[Fact] = [{"cost": "bank", "coins": coins}] if coins else []
    return Cost(coins, (*parts, *([{"cost": "debt", "points": debt}] if debt else [])))


COSTS = {kinds.PAY: cost_of_settling}
