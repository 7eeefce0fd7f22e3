"""Move codes, and which of them are legal now (DUEL-046 to DUEL-050, DUEL-076).

A code says what is done and with which piece, whatever the position: 19 builds card 19, 119 discards it, 1719 uses it
for Wonder 7.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from mirabilia.core.bits import lowest
from mirabilia.core.vecs import vec
from mirabilia.games.duel.cost import can_build_card, can_build_wonder
from mirabilia.games.duel.lookup import CATALOGUE
from mirabilia.games.duel.pieces import CARDS, SLOTS, WONDERS, Card, Wonder
from mirabilia.games.duel.position import (
    BEGIN,
    CITY,
    DESTROY,
    DISCARD_PILE,
    OVER,
    PROGRESS,
    REVIVE,
    TURN,
    UNDER,
    Position,
)

BUILD_CARD: Final = 0
DISCARD_CARD: Final = 100
DRAFT_WONDER: Final = 200
TAKE_TOKEN: Final = 220
KEEP_TOKEN: Final = 240
LET_BEGIN: Final = 260
REVIVE_CARD: Final = 300
DESTROY_CARD: Final = 400
BUILD_WONDER: Final = 1000
WONDER_STEP: Final = 100
CODES: Final = 3000
"""More than there are."""
NUMBERS: Final[list[object]] = list(range(CODES))
"""All of them as Python has numbers, made once."""

SELF: Final = 0
OPPONENT: Final = 1

MOST_WONDERS: Final[i64] = CATALOGUE.setup.wonders_built_at_most
MOST_MOVES: Final = 128
"""More than any position offers: 20 accessible cards used in six ways, or a pile of 60."""
NO_MOVES: Final = vec[i64]([0] * MOST_MOVES)
WAYS_OF_USE: Final = 6
"""A card can be built, discarded, or used for one of four Wonders."""


class Moves:
    """A list of move codes that can be filled again and again."""

    number: i64

    def __init__(self, room: i64 = MOST_MOVES) -> None:
        self.codes = NO_MOVES[:room]
        self.number = 0

    def add(self, code: i64) -> None:
        self.codes[self.number] = code
        self.number += 1

    def has(self, move: int) -> bool:
        if not 0 <= move < CODES:
            return False
        code: i64 = move
        for index in range(self.number):
            if self.codes[index] == code:
                return True
        return False


def find_legal(position: Position, moves: Moves) -> None:
    """Fill in every legal move of the acting seat."""
    moves.number = 0
    if position.phase == TURN:
        find_turn_moves(position, moves)
    elif position.phase != OVER:
        find_choices(position, moves)


def find_turn_moves(position: Position, moves: Moves) -> None:
    city = position.city1 if position.active else position.city0
    start = (position.age - 1) * SLOTS
    codes = moves.codes
    number: i64 = 0
    slots = position.accessible
    while slots:
        index = position.decks[start + lowest(slots)]
        slots &= slots - 1
        card: Card = CARDS[index]
        if can_build_card(city, card):
            codes[number] = BUILD_CARD + index
            number += 1
        codes[number] = DISCARD_CARD + index
        number += 1
    if position.wonders_built < MOST_WONDERS:
        built = city.built
        for index in city.wonders:
            if not built & 1:
                wonder: Wonder = WONDERS[index]
                if can_build_wonder(city, wonder):
                    base: i64 = BUILD_WONDER + WONDER_STEP * index
                    slots = position.accessible
                    while slots:
                        codes[number] = base + position.decks[start + lowest(slots)]
                        slots &= slots - 1
                        number += 1
            built >>= 1
    moves.number = number


def find_choices(position: Position, moves: Moves) -> None:
    phase = position.phase
    if phase == PROGRESS:
        tokens = position.board_tokens
        while tokens:
            moves.add(TAKE_TOKEN + lowest(tokens))
            tokens &= tokens - 1
    elif phase == REVIVE:
        for index in range(len(position.places)):
            if position.places[index] == DISCARD_PILE:
                moves.add(REVIVE_CARD + index)
    elif phase == DESTROY:
        colour = colour_to_destroy(position)
        for index in range(len(position.places)):
            if position.places[index] == CITY + 1 - position.active:
                card: Card = CARDS[index]
                if card.colour == colour:
                    moves.add(DESTROY_CARD + index)
    elif phase == BEGIN:
        moves.add(LET_BEGIN + SELF)
        moves.add(LET_BEGIN + OPPONENT)
    else:  # DRAFT or LIBRARY
        base: i64 = KEEP_TOKEN if position.age else DRAFT_WONDER
        for item in position.offer:
            moves.add(base + item)


def colour_to_destroy(position: Position) -> i64:
    """The colour named by the Wonder that is being built."""
    wonder: Wonder = WONDERS[position.places[position.card_in(position.taken)] - UNDER]
    return wonder.destroys


def legal_moves(position: Position) -> Moves:
    """The legal moves in a list just long enough."""
    room: i64 = MOST_MOVES
    if position.phase == TURN:
        room = 0
        slots = position.accessible
        while slots:
            room += WAYS_OF_USE
            slots &= slots - 1
    moves = Moves(room)
    find_legal(position, moves)
    return moves


def legal_codes(position: Position) -> list[int]:
    return listed(legal_moves(position))


def listed(moves: Moves) -> list[int]:
    """The moves as Python has them."""
    codes, number = moves.codes, moves.number
    numbers = NUMBERS[:number]
    for index in range(number):
        numbers[index] = NUMBERS[codes[index]]
    return cast("list[int]", numbers)
