"""Taking part in an Edifice, its completion and its failure."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.bits import bit
from mirabilia.core.stream import Dealer
from mirabilia.core.vecs import append, vec
from mirabilia.games.seven import journal
from mirabilia.games.seven import sheet as score_lines
from mirabilia.games.seven.city import recompute
from mirabilia.games.seven.codes import Moves, code, piece_in
from mirabilia.games.seven.edifice import kinds, lookup
from mirabilia.games.seven.hooks import (
    TOKEN_LOSS,
    Choice,
    Module,
    ask,
    at_once,
    enter,
    points,
    register_choice,
    register_module,
)
from mirabilia.games.seven.packing import entry, has, lay_open, small, small_of
from mirabilia.games.seven.pieces import CARDS, Card, Piece
from mirabilia.games.seven.position import AGES, EMPTY, City, Position
from mirabilia.games.seven.supply import Supply

# Kinds of penalties, in the order of lookup.PENALTIES.
PAY_COINS: Final = 0
LOSE_CARD: Final = 1
LOSE_TOKENS: Final = 2

EDIFICE_LINE: Final[i64] = score_lines.number("edifice")
DEBT_VALUES: Final = vec[i64](lookup.DEBT_VALUES)
PAWNS: Final = vec[i64](lookup.PAWNS_BY_PLAYERS)


class Edifice(Piece):
    """An Edifice: its price is the cost of taking part, its effects the reward for each pawn."""

    def __init__(self, age: i64, price: i64, reward: list[int], penalty: i64, number: i64) -> None:
        super().__init__(price, 0, reward)
        self.age: i64 = age
        self.penalty: i64 = penalty
        self.number: i64 = number
        """Coins or tokens of the penalty, or the colour of the card lost."""


EDIFICES: Final = [Edifice(*row) for row in lookup.edifice_rows()]


def pawns_of(city: City, age: i64) -> i64:
    return small_of(city.pawns, age)


def edifice_of(position: Position, age: i64) -> Edifice:
    return EDIFICES[position.edifices[age - 1]]


class EdificeModule(Module):
    def set_up(self, position: Position, supply: Supply, stream: Dealer) -> None:
        """One Edifice for each Age at random, with its pawns (EDIF-014 to EDIF-016)."""
        for age in range(1, AGES + 1):
            candidates = EMPTY[:]
            for index in range(len(EDIFICES)):
                if EDIFICES[index].age == age:
                    candidates = append(candidates, index)
            drawn = candidates[stream.below(len(candidates))]
            position.edifices = append(position.edifices[:], drawn)
            position.edifice_pawns = append(position.edifice_pawns[:], PAWNS[position.setting.players])
            position.note(kinds.EDIFICE_LAID, -1, drawn, 0)

    def begin_age(self, position: Position) -> None:
        for city in position.cities:
            city.took_part = 0

    def extra_for_stage(self, position: Position, owner: i64) -> i64:
        """Once an Age, while pawns lie on the Edifice of the Age (EDIF-018 to EDIF-028)."""
        if position.cities[owner].took_part or position.edifice_pawns[position.age - 1] == 0:
            return -1
        return edifice_of(position, position.age).price

    def take_extra(self, position: Position, owner: i64) -> None:
        """Missing pawns come from the box (EDIF-025)."""
        city: City = position.cities[owner]
        city.took_part = 1
        city.pawns += small(position.age, 1)
        pawns = position.edifice_pawns[:]
        pawns[position.age - 1] = max(0, pawns[position.age - 1] - 1)
        position.edifice_pawns = pawns
        position.note(kinds.JOINED, owner, position.edifices[position.age - 1], 0)

    def after_effects(self, position: Position) -> None:
        """The last pawn has left the card: everybody with pawns is rewarded (EDIF-030 to EDIF-034)."""
        age = position.age
        if position.edifice_pawns[age - 1] or has(position.edifices_built | position.edifices_failed, age):
            return
        position.edifices_built |= bit(age)
        position.note(kinds.EDIFICE_BUILT, -1, position.edifices[age - 1], 0)
        for owner in range(position.setting.cities):
            for _ in range(pawns_of(position.cities[owner], age)):
                reward(position, owner, age)

    def end_age(self, position: Position) -> None:
        """An unfinished Edifice fails; those without a pawn of it are punished (EDIF-036 to EDIF-043)."""
        age = position.age
        if has(position.edifices_built, age):
            return
        position.edifices_failed |= bit(age)
        position.note(kinds.EDIFICE_FAILED, -1, position.edifices[age - 1], 0)
        for owner in range(position.setting.cities):
            if pawns_of(position.cities[owner], age) == 0:
                punish(position, owner, edifice_of(position, age))

    def recompute(self, position: Position, city: City) -> None:
        """What the pawns of built Edifices lastingly give."""
        for age in range(1, AGES + 1):
            if has(position.edifices_built, age):
                for _ in range(pawns_of(city, age)):
                    enter(city, edifice_of(position, age).effects)

    def score(self, position: Position, owner: i64, sheet: vec[i64]) -> None:
        city = position.cities[owner]
        for age in range(1, AGES + 1):
            sheet[EDIFICE_LINE] -= small_of(city.edifice_debts, age) * DEBT_VALUES[age - 1]
            if has(position.edifices_built, age):
                value = points(position, owner, edifice_of(position, age).effects)
                sheet[EDIFICE_LINE] += pawns_of(city, age) * value


def reward(position: Position, owner: i64, age: i64) -> None:
    """What one pawn of a built Edifice brings."""
    effects = edifice_of(position, age).effects
    enter(position.cities[owner], effects)
    at_once(position, owner, kinds.FROM_EDIFICE, effects)


def take_pawn(position: Position, owner: i64, age: i64) -> None:
    """A pawn from the box; its Edifice may be built already (EDIF-109 to EDIF-113)."""
    city: City = position.cities[owner]
    city.pawns += small(age, 1)
    position.note(kinds.PAWN_TAKEN, owner, age, 0)
    if has(position.edifices_built, age):
        reward(position, owner, age)


def punish(position: Position, owner: i64, edifice: Edifice) -> None:
    """A penalty is met in full or not at all (EDIF-039, EDIF-040)."""
    city: City = position.cities[owner]
    if edifice.penalty == PAY_COINS and city.coins >= edifice.number:
        city.coins -= edifice.number
        position.note(journal.LOST_COINS, owner, edifice.number, 0)
    elif edifice.penalty == LOSE_CARD and city.count(edifice.number):
        ask(position, kinds.CARD_LOSS, owner, edifice.number)
    elif edifice.penalty == LOSE_TOKENS and city.victories() >= edifice.number:
        for _ in range(edifice.number):
            ask(position, TOKEN_LOSS, owner, 0)
    else:
        city.edifice_debts += small(edifice.age, 1)
        position.note(kinds.EDIFICE_DEBT, owner, edifice.age, 0)


class CardLoss(Choice):
    """Lose a card of a colour: it goes to the discard pile, its lasting effects stop (EDIF-042)."""

    def find(self, position: Position, owner: i64, colour: i64, moves: Moves) -> None:
        for index in position.cities[owner].cards:
            card: Card = CARDS[position.setting.edition - 1][index]
            if card.colour == colour:
                moves.add(code(kinds.DISCARD, index))

    def play(self, position: Position, owner: i64, colour: i64, move: i64) -> None:
        city: City = position.cities[owner]
        lost = piece_in(move)
        rest = EMPTY[:]
        for index in city.cards:
            if index != lost:
                rest = append(rest, index)
        city.cards = rest
        recompute(position, city)
        discarded = lay_open(entry(lost, owner, position.turn, position.age, owner, 0))
        position.pile = append(position.pile[:], discarded)
        position.note(kinds.CARD_LOST, owner, lost, 0)


class FreePawn(Choice):
    def find(self, position: Position, owner: i64, argument: i64, moves: Moves) -> None:
        for age in range(1, AGES + 1):
            moves.add(code(kinds.PAWN, age))

    def play(self, position: Position, owner: i64, argument: i64, move: i64) -> None:
        take_pawn(position, owner, piece_in(move))


register_module("edifice", EdificeModule())
register_choice(kinds.CARD_LOSS, "card_loss", CardLoss())
register_choice(kinds.FREE_PAWN, "free_pawn", FreePawn())
