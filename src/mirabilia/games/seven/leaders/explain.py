"""Why the moves of Leaders are not possible."""

from __future__ import annotations

from mirabilia.core.contract import IllegalMove
from mirabilia.games.seven import notation
from mirabilia.games.seven.codes import code, piece_in
from mirabilia.games.seven.explain import Question, not_asked, not_in_hand, question_for
from mirabilia.games.seven.leaders import kinds
from mirabilia.games.seven.leaders.phases import coins_to_spend, leader_cost
from mirabilia.games.seven.lookup import PIECE_IDS
from mirabilia.games.seven.packing import piece_of
from mirabilia.games.seven.pieces import card_of
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.refusals import refused


def leaders_of_hand(position: Position, seat: int) -> list[int]:
    return [int(piece_of(leader)) for leader in position.cities[seat].held_leaders]


QUESTIONS = {
    "draft": Question(),
    "recruitment": Question(hand=leaders_of_hand, uses_piece=True),
    "extra_recruit": Question(hand=leaders_of_hand, goes_with_move=True),
    "burial": Question(),
    "leader_copy": Question(),
}


def why_not_recruit(position: Position, owner: int, seat: int, move: int) -> IllegalMove:
    piece = piece_in(move)
    missing = not_in_hand(position, owner, seat, piece)
    if missing is not None:
        return missing
    if question_for(position, owner).hand is not leaders_of_hand:
        return not_asked(position, owner, seat)
    name, cost = PIECE_IDS[piece], leader_cost(position, owner, card_of(position.setting.edition, piece))
    if cost > coins_to_spend(position, owner):
        return leader_too_dear(position, owner, piece)
    right = notation.text(code(kinds.RECRUIT, piece) | cost)
    return refused("leader_costs", leader=name, cost=cost, moves=[right])


def leader_too_dear(position: Position, owner: int, piece: int) -> IllegalMove:
    name, coins = PIECE_IDS[piece], coins_to_spend(position, owner)
    cost = leader_cost(position, owner, card_of(position.setting.edition, piece))
    return refused("leader_too_dear", leader=name, cost=cost, coins=coins)


REASONS = {kinds.RECRUIT: why_not_recruit}
