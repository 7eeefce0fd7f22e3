"""Why a move is not possible, in words a player understands. Nothing hidden is given away.

Expansions have the tables `QUESTIONS` and `REASONS` in their own `explain.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from mirabilia.core.contract import Fact, IllegalMove
from mirabilia.core.facts import nothing_to_take_back, refused
from mirabilia.games.seven import codes, hooks, notation
from mirabilia.games.seven.bill import Bills, bills_of_card, bills_of_stage
from mirabilia.games.seven.codes import Moves, kind_of, piece_in
from mirabilia.games.seven.cost import find_stage_ways, has_chain, next_stage
from mirabilia.games.seven.expansion import declared, merged
from mirabilia.games.seven.lookup import PIECE_IDS
from mirabilia.games.seven.notation import CARD, named, piece_kinds
from mirabilia.games.seven.pieces import Card, Stage, card_of
from mirabilia.games.seven.position import OVER, Position
from mirabilia.games.seven.rules import can_take_back, choice_of, city_to_choose, find_legal

BUILDS = (codes.BUILD, codes.CHAIN, codes.FREE, codes.POWER)
STAGES = (codes.STAGE, codes.JOIN)


def cards_of_hand(position: Position, seat: int) -> list[int]:
    return list(position.cities[seat].hand)


class Question(NamedTuple):
    """What a phase or a choice asks for."""

    expected: str
    """What is to be done, and how it is written."""
    hand: Callable[[Position, int], Sequence[int]] = cards_of_hand
    """The pieces in the hand of a seat that it is about."""
    uses_piece: bool = False
    """Whether a piece of the hand has to be used, one way or another."""
    goes_with_move: bool = False
    """Whether it belongs to a turn that a move of the city has begun."""


QUESTIONS = {
    "boards": Question("a board or its side has to be chosen: 'board <board> <side>'"),
    "turn": Question(
        "a card has to be used: 'build', 'chain', 'free', 'power', 'stage', 'join' or 'sell', then the card",
        uses_piece=True,
    ),
    "last_card": Question(
        "the last card has to be used: 'build', 'chain', 'free', 'power', 'stage', 'join' or 'sell'", uses_piece=True
    ),
    "revival": Question("a discarded card can be built: 'revive <card>' or 'decline'"),
    "alternative": Question("an effect of the stage has to be chosen: 'choose 1' or 'choose 2'"),
    "token_loss": Question("a victory token has to be given back: 'return <value>'"),
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


def asked(position: Position, owner: int) -> Question:
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
        wanted = notation.checked(move)
    except IllegalMove as error:
        return error
    if kind_of(wanted) == codes.BACK:
        return nothing_to_take_back()
    owner = city_to_choose(position, seat)
    if owner < 0 and can_take_back(position, seat):
        return refused("you have chosen already; 'back' takes it back", "chosen_already")
    if owner < 0:
        acting = seats_to_act(position)
        others = ", ".join(str(other) for other in acting)
        return refused(f"seat {seat} has nothing to decide now, seat {others} has", "not_your_turn", seat=acting[0])
    return reason(position, owner, seat, wanted)


def reason(position: Position, owner: int, seat: int, move: int) -> IllegalMove:
    """Why a seat that has to choose for a city cannot choose that."""
    kind, whys = kind_of(move), reasons().get(kind_of(move), [])
    is_asked = kind in {kind_of(legal) for legal in legal_codes(position, seat)}
    if is_asked or asked(position, owner).uses_piece:
        for why_not in whys:
            refusal = why_not(position, owner, seat, move)
            if refusal is not None:
                return refusal
    return not_offered(position, seat) if is_asked else not_asked(position, owner)


# What can stand in the way, whatever the move.


def over() -> IllegalMove:
    return refused("the game is over", "over")


def not_asked(position: Position, owner: int) -> IllegalMove:
    return refused(f"that is not asked now: {asked(position, owner).expected}", "other_choice")


def not_offered(position: Position, seat: int) -> IllegalMove:
    possible = ", ".join(notation.text(legal) for legal in legal_codes(position, seat))
    return refused(f"that is not possible; possible is: {possible}", "not_offered")


def not_in_hand(position: Position, owner: int, seat: int, piece: int) -> IllegalMove | None:
    if piece in asked(position, owner).hand(position, seat):
        return None
    return refused(f"{PIECE_IDS[piece]} is not in your hand", "not_in_hand", **named(piece))


def other_payment(position: Position, seat: int, move: int, alike: Sequence[int]) -> IllegalMove | None:
    """The piece can be used for the same thing, but not with this payment."""
    piece = piece_in(move)
    ways = [legal for legal in legal_codes(position, seat) if piece_in(legal) == piece and kind_of(legal) in alike]
    if not ways:
        return None
    possible = "; ".join(notation.text(way) for way in ways)
    return refused(f"{PIECE_IDS[piece]} cannot be used like that, but: {possible}", "other_payment", **named(piece))


def in_words(lack: Fact) -> str:
    """Why something cannot be paid for."""
    if "missing" in lack:
        units = ", ".join(f"{number} {resource}" for resource, number in lack["missing"].items())
        return f"nobody sells the {units} that is missing"
    return f"it takes {lack['coins']} coins, {lack['short']} are missing"


# Reasons by kind of move.


def unaffordable(card: Card, bills: Bills) -> IllegalMove:
    name, lack = PIECE_IDS[card.index], bills.lack()
    return refused(f"{name} cannot be paid for: {in_words(lack)}", "unaffordable", card=name, **lack)


def stage_unaffordable(bills: Bills) -> IllegalMove:
    lack = bills.lack()
    return refused(f"the next stage cannot be paid for: {in_words(lack)}", "stage_unaffordable", **lack)


def built_already(card: Card) -> IllegalMove:
    name = PIECE_IDS[card.index]
    return refused(f"{name} is in the city already", "built_already", card=name)


def why_not_build(position: Position, owner: int, seat: int, move: int) -> IllegalMove | None:
    piece = piece_in(move)
    missing = not_in_hand(position, owner, seat, piece)
    if missing is not None:
        return missing
    if piece_kinds()[piece] != CARD:
        return not_asked(position, owner)
    card, city = card_of(position.setting.edition, piece), position.cities[owner]
    name = PIECE_IDS[piece]
    if city.has(card.building):
        return built_already(card)
    if kind_of(move) == codes.CHAIN and not has_chain(city, card):
        return refused(f"no building of the city makes {name} free", "no_chain", card=name)
    other = other_payment(position, seat, move, BUILDS)
    if other is not None:
        return other
    if kind_of(move) in (codes.FREE, codes.POWER):
        return refused(f"nothing makes {name} free now", "not_free", card=name)
    return unaffordable(card, bills_of_card(position, owner, card))


def why_not_stage(position: Position, owner: int, seat: int, move: int) -> IllegalMove | None:
    missing = not_in_hand(position, owner, seat, piece_in(move))
    if missing is not None:
        return missing
    stage = next_stage(position, position.cities[owner])
    if stage is None:
        return refused("all stages of the wonder are built", "wonder_complete")
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
    found: dict[int, list[Reason]] = {}
    for table in (REASONS, *declared("explain", "REASONS")):
        for kind, why_not in table.items():
            found.setdefault(kind, []).append(why_not)
    return found
