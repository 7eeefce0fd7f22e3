"""Why the moves of Edifice are not possible."""

from __future__ import annotations

from mirabilia.core.contract import Fact, IllegalMove
from mirabilia.games.seven import codes
from mirabilia.games.seven.bill import Bills, bills_of_stage
from mirabilia.games.seven.cost import next_stage
from mirabilia.games.seven.edifice.lookup import EDIFICE_IDS
from mirabilia.games.seven.explain import (
    Question,
    can_pay_stage,
    not_in_hand,
    why_not_stage,
)
from mirabilia.games.seven.hooks import extra_for_stage
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.refusals import refused

QUESTIONS = {
    "card_loss": Question(),
    "free_pawn": Question(),
}


def why_not_join(position: Position, owner: int, seat: int, move: int) -> IllegalMove | None:
    missing = not_in_hand(position, owner, seat, codes.piece_in(move))
    stage, extra = next_stage(position, position.cities[owner]), int(extra_for_stage(position, owner))
    if missing is not None or stage is None:
        return missing or why_not_stage(position, owner, seat, move)
    if extra < 0:
        return refused("no_edifice")
    if can_pay_stage(position, owner, stage) and not can_pay_stage(position, owner, stage, extra):
        return unaffordable(position, bills_of_stage(position, owner, stage, part_of_cost(position, extra)))
    return why_not_stage(position, owner, seat, move)


def part_of_cost(position: Position, coins: int) -> Fact:
    """What taking part adds to the cost of a stage."""
    return {"cost": "edifice", "edifice": EDIFICE_IDS[position.edifices[position.age - 1]], "coins": coins}


def unaffordable(position: Position, bills: Bills) -> IllegalMove:
    edifice = EDIFICE_IDS[position.edifices[position.age - 1]]
    return refused("edifice_unaffordable", edifice=edifice, **bills.lack())


REASONS = {codes.JOIN: why_not_join}
