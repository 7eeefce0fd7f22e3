"""What recruiting costs, and which leaders are too dear."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.contract import Cost, Fact
from mirabilia.games.seven.actions import Barred, Desk, Used
from mirabilia.games.seven.codes import code, piece_in
from mirabilia.games.seven.leaders import kinds
from mirabilia.games.seven.leaders.explain import leader_too_dear, leaders_of_hand
from mirabilia.games.seven.leaders.phases import coins_to_spend, committed_move, leader_cost, printed_cost
from mirabilia.games.seven.pieces import card_of


def cost_of_recruiting(desk: Desk, move: int) -> Cost:
    return cost_of_leader(desk, piece_in(move))


def cost_of_leader(desk: Desk, piece: int) -> Cost:
    position, leader = desk.position, card_of(desk.position.setting.edition, piece)
    cost, printed = int(leader_cost(position, desk.owner, leader)), int(printed_cost(leader, position.age))
    parts: list[Fact] = [{"cost": "bank", "coins": cost}] if cost else []
    if desk.city.free_leaders and printed:
        parts.append({"cost": "free", "power": "leaders"})
    elif cost < printed:
        parts.append({"cost": "discount", "saves": printed - cost})
    return Cost(cost, tuple(parts), max(0, cost - int(coins_to_spend(position, desk.owner))))


def leaders_in_hand(desk: Desk) -> list[int]:
    """The leaders that can be used, without one that goes under a stage on this turn."""
    move = int(committed_move(desk.position, desk.owner))
    return [piece for piece in leaders_of_hand(desk.position, desk.owner) if move < 0 or piece != piece_in(move)]


def too_dear(desk: Desk, used: Used) -> Iterator[Barred]:
    for piece in desk.pieces():
        if (kinds.RECRUIT, piece) not in used:
            cost = cost_of_leader(desk, piece)
            move = code(kinds.RECRUIT, piece) | (cost.coins or 0)
            yield Barred(move, cost, leader_too_dear(desk.position, desk.owner, piece))


COSTS = {kinds.RECRUIT: cost_of_recruiting}
PIECES = {"recruitment": leaders_in_hand, "extra_recruit": leaders_in_hand}
OUT_OF_REACH = {"recruitment": (too_dear, Desk.unpaid_stage), "extra_recruit": (too_dear,)}
