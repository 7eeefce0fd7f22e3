"""What taking part in an Edifice costs, and when that is too much."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.contract import Cost
from mirabilia.games.seven import codes
from mirabilia.games.seven.actions import Barred, Desk, Used
from mirabilia.games.seven.bill import Bills
from mirabilia.games.seven.edifice.explain import part_of_cost, unaffordable
from mirabilia.games.seven.hooks import extra_for_stage


def cost_of_joining(desk: Desk, move: int) -> Cost:
    return desk.itemized(codes.JOIN, move, lambda: bills(desk))


def bills(desk: Desk) -> Bills:
    extra = int(extra_for_stage(desk.position, desk.owner))
    return desk.bills_of_stage(codes.JOIN, part_of_cost(desk.position, extra))


def unpaid_join(desk: Desk, used: Used) -> Iterator[Barred]:
    """If the next stage can be paid, but not the Edifice with it."""
    kinds = {kind for kind, _ in used}
    if codes.STAGE in kinds and codes.JOIN not in kinds and extra_for_stage(desk.position, desk.owner) >= 0:
        ways = bills(desk)
        yield from desk.with_each_piece(codes.JOIN, ways.least_cost(), unaffordable(desk.position, ways))


COSTS = {codes.JOIN: cost_of_joining}
OUT_OF_REACH = dict.fromkeys(("turn", "last_card", "recruitment"), (unpaid_join,))
