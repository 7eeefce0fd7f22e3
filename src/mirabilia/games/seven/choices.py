"""The choices of the base game that follow from a turn."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.vecs import append, vec
from mirabilia.games.seven import journal
from mirabilia.games.seven.bank import new_turn
from mirabilia.games.seven.city import add_card, side_of
from mirabilia.games.seven.codes import CHOOSE, DECLINE, RETURN, REVIVE, Moves, code, kind_of, piece_in
from mirabilia.games.seven.hooks import (
    ALTERNATIVE,
    FROM_CHOSEN,
    LAST_CARD,
    REVIVAL,
    TOKEN_LOSS,
    Choice,
    at_once,
    count_up,
    enter,
    modules,
    register_choice,
)
from mirabilia.games.seven.packing import alternative, piece_of
from mirabilia.games.seven.pieces import CARDS, Card
from mirabilia.games.seven.pile import take_from_pile
from mirabilia.games.seven.position import AGES, EMPTY, City, Position
from mirabilia.games.seven.turn import NO_MOVE, building_income, carry_out, find_turn


class LastCard(Choice):
    """Play the card that would be thrown away: a turn of its own (BASE-071, BASE-073)."""

    def find(self, position: Position, owner: i64, argument: i64, moves: Moves) -> None:
        find_turn(position, owner, False, moves)

    def play(self, position: Position, owner: i64, argument: i64, move: i64) -> None:
        choices = EMPTY[:]
        for one in range(position.setting.cities):
            choices = append(choices, move if one == owner else NO_MOVE)
        new_turn(position)
        carry_out(position, choices)
        for module in modules(position):
            module.after_effects(position)


class Revival(Choice):
    """Build a card of the discard pile for nothing, or decline (BASE-074 to BASE-076)."""

    def find(self, position: Position, owner: i64, argument: i64, moves: Moves) -> None:
        for piece in buildable(position, owner):
            moves.add(code(REVIVE, piece))
        if moves.number:
            moves.add(code(DECLINE, 0))

    def play(self, position: Position, owner: i64, argument: i64, move: i64) -> None:
        if kind_of(move) == DECLINE:
            position.note(journal.DECLINED, owner, 0, 0)
            return
        piece = piece_in(move)
        take_from_pile(position, piece)
        card: Card = CARDS[position.setting.edition - 1][piece]
        add_card(position.cities[owner], card)
        position.note(journal.REVIVED, owner, piece, 0)
        building_income(position, owner, card, False)
        count_up(position, owner, card.effects)


def buildable(position: Position, owner: i64) -> vec[i64]:
    """The different cards of the pile a city may build, in the order of the catalogue."""
    city = position.cities[owner]
    cards = EMPTY[:]
    for card in CARDS[position.setting.edition - 1]:
        if is_in_pile(position, card.index) and not city.has(card.building):
            cards = append(cards, card.index)
    return cards


def is_in_pile(position: Position, piece: i64) -> bool:
    for card in position.pile:
        if piece_of(card) == piece:
            return True
    return False


class Alternative(Choice):
    """One of two effects of a stage, for good (EDIF-115)."""

    def find(self, position: Position, owner: i64, stage: i64, moves: Moves) -> None:
        city = position.cities[owner]
        for number in range(len(side_of(position, city).stages[stage].alternatives)):
            moves.add(code(CHOOSE, number + 1))

    def play(self, position: Position, owner: i64, stage: i64, move: i64) -> None:
        city: City = position.cities[owner]
        number = piece_in(move)
        effects = side_of(position, city).stages[stage].alternatives[number - 1].effects
        city.chosen += alternative(stage, number)
        enter(city, effects)
        position.note(journal.CHOSEN, owner, stage, number)
        at_once(position, owner, FROM_CHOSEN, effects)


class TokenLoss(Choice):
    """Give a victory token of one's choice away."""

    def find(self, position: Position, owner: i64, argument: i64, moves: Moves) -> None:
        for age in range(1, AGES + 1):
            if position.cities[owner].victories_of(age):
                moves.add(code(RETURN, age))

    def play(self, position: Position, owner: i64, argument: i64, move: i64) -> None:
        age = piece_in(move)
        city: City = position.cities[owner]
        city.add_victories(age, -1)
        position.note(journal.TOKEN_LOST, owner, age, 0)


register_choice(LAST_CARD, "last_card", LastCard())
register_choice(REVIVAL, "revival", Revival())
register_choice(ALTERNATIVE, "alternative", Alternative())
register_choice(TOKEN_LOSS, "token_loss", TokenLoss())
