"""Move codes. A code says what is done with which piece and what is paid to whom, whatever the position.

The lowest 18 bits are three payments of six bits: 0 if nothing is bought there, else the coins plus 1 (a purchase can
cost nothing); to the bank simply the coins. Then comes the piece (or a number), then the kind of move.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.seven.payment import ON_LEFT, ON_RIGHT, Ways

PAYMENT_MASK: Final = 63
LEFT_SHIFT: Final = 12
RIGHT_SHIFT: Final = 6
PIECE_SHIFT: Final = 18
PIECE_MASK: Final = 255
KIND_SHIFT: Final = 26

# Uses of a piece of the hand.
SELL: Final = 0
BUILD: Final = 1
"""Build and pay."""
CHAIN: Final = 2
"""Build for nothing, thanks to another building."""
FREE: Final = 3
"""Build for nothing, thanks to a power that is not used up."""
POWER: Final = 4
"""Build for nothing, with a power that can be used once in the Age."""
STAGE: Final = 5
JOIN: Final = 6
"""Build a stage and pay for the extra that goes with it now, see hooks.Module.extra_for_stage."""
# Choices.
BOARD: Final = 9
"""Take a board (2 * board + side)."""
REVIVE: Final = 10
DECLINE: Final = 11
CHOOSE: Final = 12
"""One of the alternatives of a stage."""
RETURN: Final = 15
"""Give a victory token of an Age back."""
BACK: Final = 19
"""Take the commit back."""
FIRST_FREE: Final = 20
"""From here on numbers are for expansions that are not part of Mirabilia. Those missing above belong to its own."""
MOST_KINDS: Final = 32
CODES: Final = MOST_KINDS << KIND_SHIFT
"""All codes are below this."""

MOST_MOVES: Final = 2048
NO_MOVES: Final = vec[i64]([0] * MOST_MOVES)


class Moves:
    """A list of move codes that can be filled again and again."""

    number: i64 = 0

    def __init__(self) -> None:
        self.codes = NO_MOVES[:]
        self.ways = Ways()

    def add(self, code: i64) -> None:
        self.codes[self.number] = code
        self.number += 1

    def add_ways(self, base: i64) -> None:
        """The base with every way to pay that has been found."""
        ways = self.ways
        number = self.number
        for i in range(ways.number):
            sellers = ways.sellers[i]
            move: i64 = base | ways.bank[i]
            if sellers & ON_LEFT:
                move |= (ways.left[i] + 1) << LEFT_SHIFT
            if sellers & ON_RIGHT:
                move |= (ways.right[i] + 1) << RIGHT_SHIFT
            self.codes[number] = move
            number += 1
        self.number = number


def code(kind: i64, piece: i64) -> i64:
    return (kind << KIND_SHIFT) | (piece << PIECE_SHIFT)


def kind_of(move: i64) -> i64:
    return move >> KIND_SHIFT


def piece_in(move: i64) -> i64:
    return move >> PIECE_SHIFT & PIECE_MASK


def buys_left(move: i64) -> bool:
    return (move >> LEFT_SHIFT & PAYMENT_MASK) != 0


def buys_right(move: i64) -> bool:
    return (move >> RIGHT_SHIFT & PAYMENT_MASK) != 0


def left_coins(move: i64) -> i64:
    paid = move >> LEFT_SHIFT & PAYMENT_MASK
    return max(0, paid - 1)


def right_coins(move: i64) -> i64:
    paid = move >> RIGHT_SHIFT & PAYMENT_MASK
    return max(0, paid - 1)


def bank_coins(move: i64) -> i64:
    return move & PAYMENT_MASK


def use_of(move: i64) -> i64:
    """What is done with which piece, whatever is paid."""
    return move >> PIECE_SHIFT


def payments_of(move: i64) -> i64:
    """What is paid to whom, whatever for."""
    return move - (use_of(move) << PIECE_SHIFT)


def paid_to(move: i64, shift: i64) -> i64:
    """One of the three payments as it is packed: 0 for none."""
    return move >> shift & PAYMENT_MASK


def paying(shift: i64, packed: i64) -> i64:
    """A payment, to be added to a move."""
    return packed << shift


def coins_paid(move: i64) -> i64:
    """To the neighbours and to the bank."""
    return left_coins(move) + right_coins(move) + bank_coins(move)


def number_of_sellers(move: i64) -> i64:
    """How many neighbours something is bought from."""
    number: i64 = 0
    if buys_left(move):
        number = 1
    if buys_right(move):
        number += 1
    return number
