"""Several small numbers in one word: how they are packed, and the only functions that shift them.

Resource units have a packing of their own (`units.py`), and so have move codes (`codes.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.bits import bit

# Sets of small numbers: Ages, colours, seats, modules.


def has(members: i64, member: i64) -> bool:
    """Whether a number is in a set."""
    return (members >> member & 1) != 0


# Counts of things by kind, six bits each: built cards by colour, science symbols.

COUNT_BITS: Final = 6
COUNT_MASK: Final = 63


def count_of(counts: i64, kind: i64) -> i64:
    return counts >> (COUNT_BITS * kind) & COUNT_MASK


def count_at(counts: i64, shift: i64) -> i64:
    """A count that stands beside those by kind, as the search for the best science symbols has them."""
    return counts >> shift & COUNT_MASK


def one_of(kind: i64) -> i64:
    """One thing of a kind, to add to counts or to take away from them."""
    return bit(COUNT_BITS * kind)


# Small numbers, four bits each: by Age, by colour, or by whatever a free building is free for.

SMALL_BITS: Final = 4
SMALL_MASK: Final = 15


def small_of(numbers: i64, index: i64) -> i64:
    return numbers >> (SMALL_BITS * index) & SMALL_MASK


def small(index: i64, number: i64) -> i64:
    """A small number at its index, to add to others or to take away from them."""
    return number << (SMALL_BITS * index)


# The alternatives chosen for the stages of a wonder, two bits each: 0 for none, else the number from 1.

ALTERNATIVE_BITS: Final = 2
ALTERNATIVE_MASK: Final = 3


def alternative_of(chosen: i64, stage: i64) -> i64:
    return chosen >> (ALTERNATIVE_BITS * stage) & ALTERNATIVE_MASK


def alternative(stage: i64, number: i64) -> i64:
    return number << (ALTERNATIVE_BITS * stage)


# A piece (or a city) and a number that belongs to it: a leader and its Age or its points, a revival and its order.

PIECE_BITS: Final = 8
PIECE_MASK: Final = 255


def noted(piece: i64, number: i64) -> i64:
    """A piece with a number noted on it."""
    return piece | (number << PIECE_BITS)


def piece_of(word: i64) -> i64:
    """The piece of an entry, or of a piece with a number noted on it."""
    return word & PIECE_MASK


def note_on(word: i64) -> i64:
    """The number noted on a piece."""
    return word >> PIECE_BITS


# Entries: a card that left a hand unseen. Which card, of which hand, when and by whom, and who has looked at it since.

HAND_SHIFT: Final = 8
TURN_SHIFT: Final = 12
AGE_SHIFT: Final = 16
OWNER_SHIFT: Final = 18
SEEN_SHIFT: Final = 22
USED_SHIFT: Final = 31
"""Above: the Age in which a leader was used face down."""
EVERYBODY: Final = 255
DRAWN: Final = 1 << 30
"""The card was used on the turn on which it was drawn for the Free City."""
USED_MASK: Final = 3 << 31
PLACE_SHIFT: Final = 33
CARDS_SHIFT: Final = 41
ALL_TAKEN: Final = 65535
"""Above, for a card built from the discard pile: where it lay, and how many cards had been put there."""
FROM_BOX: Final = 15
"""Instead of the number of a hand: a leader drawn from the box."""


def entry(piece: i64, hand: i64, turn: i64, age: i64, owner: i64, seen: i64) -> i64:
    return (
        piece
        | (hand << HAND_SHIFT)
        | (turn << TURN_SHIFT)
        | (age << AGE_SHIFT)
        | (owner << OWNER_SHIFT)
        | (seen << SEEN_SHIFT)
    )


def hand_of(card: i64) -> i64:
    return card >> HAND_SHIFT & 15


def turn_of(card: i64) -> i64:
    return card >> TURN_SHIFT & 15


def age_of(card: i64) -> i64:
    return card >> AGE_SHIFT & 3


def owner_of(card: i64) -> i64:
    return card >> OWNER_SHIFT & 15


def seen_by(card: i64) -> i64:
    """The set of seats that know this card."""
    return card >> SEEN_SHIFT & EVERYBODY


def shown_to(card: i64, seat: i64) -> i64:
    """The entry after a seat has looked at the card."""
    return card | bit(SEEN_SHIFT + seat)


def lay_open(card: i64) -> i64:
    """The entry of a card that everybody has seen."""
    return card | (EVERYBODY << SEEN_SHIFT)


def mark_drawn(card: i64) -> i64:
    """The entry of a card used on the turn on which it was drawn for the Free City."""
    return card | DRAWN


def undrawn(card: i64) -> i64:
    return card & ~DRAWN


def is_drawn(card: i64) -> bool:
    """Whether the card was used on the turn on which it was drawn for the Free City."""
    return (card & DRAWN) != 0


def used_in(card: i64) -> i64:
    """The Age in which a leader was used face down; 0 if it was not."""
    return card >> USED_SHIFT


def used(card: i64, age: i64) -> i64:
    """The entry of a leader that is used face down."""
    return card | (age << USED_SHIFT)


def unused(card: i64) -> i64:
    """The entry of a leader as it was in hand."""
    return card & ~USED_MASK


def taken_out(card: i64, place: i64, cards: i64) -> i64:
    """The entry of a card built from the discard pile: its place, and how many cards had been put there by then."""
    return card | (place << PLACE_SHIFT) | (cards << CARDS_SHIFT)


def place_of(card: i64) -> i64:
    return card >> PLACE_SHIFT & PIECE_MASK


def cards_then(card: i64) -> i64:
    return card >> CARDS_SHIFT


def left_in(card: i64) -> i64:
    """The entry of a card as it lay in the discard pile."""
    return card & ~(ALL_TAKEN << PLACE_SHIFT)


def renamed(card: i64, piece: i64) -> i64:
    """The same entry, but of another piece."""
    return (card & ~PIECE_MASK) | piece


# Places of hidden cards: the kind of place, the city, and the index in its row.


def place(kind: i64, owner: i64, index: i64) -> i64:
    return kind | (owner << 4) | (index << 8)


def place_kind(word: i64) -> i64:
    return word & 15


def place_owner(word: i64) -> i64:
    return word >> 4 & 15


def place_index(word: i64) -> i64:
    return word >> 8


# A hand that a seat has held, and when: what it knows the cards of, but cannot tell apart.


def group(age: i64, hand: i64, sight: i64) -> i64:
    return age | (hand << 4) | (sight << 8)


def looked_at(known: i64, times: i64) -> i64:
    """The part of a group that was looked at so often in the discard pile; below 0: of no group."""
    if known < 0:
        return known
    return known | (times << 12)


# Sales of the Free City: the place of the card in the discard pile, and the hand it came from. The cards that could
# have been built follow, as they are.

SALE: Final[i64] = 0x10000000000


def sale(place: i64, hand: i64, turn: i64, age: i64) -> i64:
    return SALE | entry(place, hand, turn, age, 0, 0)


def is_sale(word: i64) -> bool:
    return word >= SALE


# Boards: a board and its side in one number.


def face(board: i64, side: i64) -> i64:
    return 2 * board + side


def board_of(word: i64) -> i64:
    return word >> 1


def side_in(word: i64) -> i64:
    return word & 1


# Pending choices: kind, city and argument, and above them the answer given in secret.

OWNER_OF_CHOICE: Final = 8
ARGUMENT_SHIFT: Final = 16
ARGUMENT_MASK: Final = 4095
ANSWER_SHIFT: Final = 28
CHOICE_MASK: Final = 268435455
"""All below the answer."""
NOT_ANSWERED: Final = -2
NOTHING_POSSIBLE: Final = -1
"""The answer to a choice that had no possibility."""


def pending(kind: i64, owner: i64, argument: i64) -> i64:
    return kind | (owner << OWNER_OF_CHOICE) | (argument << ARGUMENT_SHIFT)


def pending_kind(choice: i64) -> i64:
    return choice & 255


def pending_owner(choice: i64) -> i64:
    return choice >> OWNER_OF_CHOICE & 255


def pending_argument(choice: i64) -> i64:
    return choice >> ARGUMENT_SHIFT & ARGUMENT_MASK


def answered(choice: i64, move: i64) -> i64:
    return choice | ((move - NOT_ANSWERED) << ANSWER_SHIFT)


def answer_to(choice: i64) -> i64:
    return (choice >> ANSWER_SHIFT) + NOT_ANSWERED


def unanswered(choice: i64) -> i64:
    """The choice without the answer given to it."""
    return choice & CHOICE_MASK
