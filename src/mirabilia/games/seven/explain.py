"""Why a move is not possible, as a fact. Nothing hidden is given away.

Expansions have the tables `QUESTIONS` and `REASONS` in their own `explain.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from mirabilia.core.contract import IllegalMove
from mirabilia.games.seven import codes, hooks, notation
from mirabilia.games.seven.bill import Bills, bills_of_card, bills_of_stage
from mirabilia.games.seven.codes import Moves, kind_of, piece_in
from mirabilia.games.seven.cost import find_stage_ways, has_chain, next_stage
from mirabilia.games.seven.expansion import declared, merged
from mirabilia.games.seven.lookup import PIECE_IDS
from mirabilia.games.seven.notation import CARD, piece_fact, piece_kinds
from mirabilia.games.seven.pieces import Card, Stage, card_of
from mirabilia.games.seven.position import OVER, Position
from mirabilia.games.seven.refusals import nothing_to_take_back, refused
from mirabilia.games.seven.rules import can_take_back, choice_of, city_to_choose, find_legal

BUILDS: tuple[int, ...] = (codes.BUILD, codes.CHAIN, codes.FREE, codes.POWER)
STAGES: tuple[int, ...] = (codes.STAGE, codes.JOIN)


def cards_of_hand(position: Position, seat: int) -> list[int]:
    return list(position.cities[seat].hand)


class Question(NamedTuple):
    """What a phase or a choice asks for. In words it is the message `seven-refusal-other-choice-<name>`."""

    hand: Callable[[Position, int], Sequence[int]] = cards_of_hand
    """The pieces in the hand of a seat that it is about."""
    uses_piece: bool = False
    """Whether a piece of the hand has to be used, one way or another."""
    goes_with_move: bool = False
    """Whether it belongs to a turn that a move of the city has begun."""


QUESTIONS = {
    "boards": Question(),
    "turn": Question(uses_piece=True),
    "last_card": Question(uses_piece=True),
    "revival": Question(),
    "alternative": Question(),
    "token_loss": Question(),
}


@cache
def questions() -> dict[str, Question]:
    """All questions by the names that views and snapshots give them."""
    return merged(QUESTIONS, "explain", "QUESTIONS")


def awaited(position: Position, owner: int) -> str:
    """The name of what the game waits for, or what it waits for from a city (-1: from none in particular)."""
    if position.phase == OVER:
        return "over"
    choice = choice_of(position, owner)
    return hooks.PHASE_NAMES[position.phase] if choice < 0 else hooks.CHOICE_NAMES[hooks.pending_kind(choice)]


def question_for(position: Position, owner: int) -> Question:
    return questions()[awaited(position, owner)]


def seats_to_act(position: Position) -> list[int]:
    return [seat for seat in range(position.setting.players) if city_to_choose(position, seat) >= 0]


def legal_codes(position: Position, seat: int) -> list[int]:
    moves = Moves()
    find_legal(position, seat, moves)
    return [moves.codes[i] for i in range(moves.number)]


def parsed(position: Position, text: object, seat: int | None) -> int:
    """The legal move of a notation."""
    if isinstance(text, str) and position.phase == OVER:
        raise over()
    return allowed(position, seat, notation.read(text))


def allowed(position: Position, seat: int | None, move: int) -> int:
    """The move, if the seat (None: anybody) may make it now."""
    if kind_of(move) == codes.BACK and seat is not None and can_take_back(position, seat):
        return move
    for asking in seats_to_act(position) if seat is None else [seat]:
        if move in legal_codes(position, asking):
            return move
    raise refusal(position, seats_to_act(position)[0] if seat is None else seat, move)


def refusal(position: Position, seat: int, move: object) -> IllegalMove:
    """Why the seat cannot make that move now."""
    if position.phase == OVER:
        return over()
    try:
        code = notation.checked(move)
    except IllegalMove as error:
        return error
    refusal = reason(position, seat, code)
    refusal.move = notation.text_of(code)
    return refusal


def reason(position: Position, seat: int, move: int) -> IllegalMove:
    """Why a seat may not make a move that there is."""
    if kind_of(move) == codes.BACK:
        return nothing_to_take_back()
    owner = city_to_choose(position, seat)
    if owner >= 0:
        return wrong_choice(position, owner, seat, move)
    if can_take_back(position, seat):
        return refused("chosen_already", moves=[notation.kinds()[codes.BACK].form])
    return refused("not_your_turn", seats=seats_to_act(position))


def wrong_choice(position: Position, owner: int, seat: int, move: int) -> IllegalMove:
    """Why a seat that has to choose for a city cannot choose that."""
    kind, whys = kind_of(move), reasons().get(kind_of(move), [])
    is_asked = kind in {kind_of(legal) for legal in legal_codes(position, seat)}
    if is_asked or question_for(position, owner).uses_piece:
        for why_not in whys:
            refusal = why_not(position, owner, seat, move)
            if refusal is not None:
                return refusal
    return not_offered(position, seat) if is_asked else not_asked(position, owner, seat)


# What can stand in the way, whatever the move.


def over() -> IllegalMove:
    return refused("over")


def not_asked(position: Position, owner: int, seat: int) -> IllegalMove:
    kinds = dict.fromkeys(kind_of(legal) for legal in legal_codes(position, seat))
    forms = [notation.kinds()[kind].form for kind in kinds]
    return refused("other_choice", choice=awaited(position, owner), moves=forms)


def not_offered(position: Position, seat: int) -> IllegalMove:
    return refused("not_offered", moves=[notation.text_of(legal) for legal in legal_codes(position, seat)])


def not_in_hand(position: Position, owner: int, seat: int, piece: int) -> IllegalMove | None:
    hand = list(question_for(position, owner).hand(position, seat))
    if owner != seat and position.commits and position.commits[seat] >= 0:
        own = piece_in(position.commits[seat])
        if own in hand:  # who acts for a city has used it for the own one
            hand.remove(own)
    if piece in hand:
        return None
    return refused("not_in_hand", **piece_fact(piece))


def other_payment(position: Position, seat: int, move: int, alike: Sequence[int]) -> IllegalMove | None:
    """The piece can be used for the same thing, but not with this payment."""
    piece = piece_in(move)
    ways = [legal for legal in legal_codes(position, seat) if piece_in(legal) == piece and kind_of(legal) in alike]
    if not ways:
        return None
    return refused("other_payment", **piece_fact(piece), moves=[notation.text_of(way) for way in ways])


# Reasons by kind of move.


def unaffordable(card: Card, bills: Bills) -> IllegalMove:
    return refused("unaffordable", card=PIECE_IDS[card.index], **bills.lack())


def stage_unaffordable(bills: Bills) -> IllegalMove:
    return refused("stage_unaffordable", **bills.lack())


def built_already(card: Card) -> IllegalMove:
    return refused("built_already", card=PIECE_IDS[card.index])


def why_not_build(position: Position, owner: int, seat: int, move: int) -> IllegalMove | None:
    piece = piece_in(move)
    missing = not_in_hand(position, owner, seat, piece)
    if missing is not None:
        return missing
    if piece_kinds()[piece] != CARD:
        return not_asked(position, owner, seat)
    card, city = card_of(position.setting.edition, piece), position.cities[owner]
    name = PIECE_IDS[piece]
    if city.has(card.building):
        return built_already(card)
    if kind_of(move) == codes.CHAIN and not has_chain(city, card):
        return refused("no_chain", card=name)
    other = other_payment(position, seat, move, BUILDS)
    if other is not None:
        return other
    if kind_of(move) in (codes.FREE, codes.POWER):
        return refused("not_free", card=name)
    return unaffordable(card, bills_of_card(position, owner, card))


def why_not_stage(position: Position, owner: int, seat: int, move: int) -> IllegalMove | None:
    missing = not_in_hand(position, owner, seat, piece_in(move))
    if missing is not None:
        return missing
    stage = next_stage(position, position.cities[owner])
    if stage is None:
        return refused("wonder_complete")
    if not can_pay_stage(position, owner, stage):
        return stage_unaffordable(bills_of_stage(position, owner, stage))
    return other_payment(position, seat, move, STAGES)


def can_pay_stage(position: Position, owner: int, stage: Stage, extra: int = 0) -> bool:
    """Whether the city can pay for a stage and some coins more."""
    moves = Moves()
    find_stage_ways(position, owner, stage, extra, moves)
    return moves.ways.number > 0


def why_not_sell(position: Position, owner: int, seat: int, move: int) -> IllegalMove | None:
    return not_in_hand(position, owner, seat, piece_in(move))


Reason: TypeAlias = Callable[[Position, int, int, int], IllegalMove | None]
"""Of a city, the seat that chooses for it, and a move; None if that is not what stands in the way."""
REASONS: Mapping[int, Reason] = {
    **dict.fromkeys(BUILDS, why_not_build),
    codes.STAGE: why_not_stage,
    codes.SELL: why_not_sell,
}
"""Of the moves that use a piece. For the others it is enough to tell what is possible."""


@cache
def reasons() -> dict[int, list[Reason]]:
    """By kind of move, those of the expansions after those of the base game."""
    by_kind: dict[int, list[Reason]] = {}
    for table in (REASONS, *declared("explain", "REASONS")):
        for kind, why_not in table.items():
            by_kind.setdefault(kind, []).append(why_not)
    return by_kind
