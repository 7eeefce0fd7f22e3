"""The discard pile: what lies in it, what was taken out of it, and who has looked through it.

Nobody sees from where in the pile a card is taken, and of equal cards nobody can tell which one it was. So the places
of all cards ever put there stay, and of what was taken the others know the kind alone.
"""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.vecs import append, vec
from mirabilia.games.seven.packing import (
    cards_then,
    has,
    left_in,
    note_on,
    noted,
    piece_of,
    place_of,
    taken_out,
)
from mirabilia.games.seven.position import EMPTY, Position


def all_discarded(position: Position) -> vec[i64]:
    """The entries of all cards ever put into the pile, in their order."""
    if not len(position.taken):
        return position.pile
    cards = EMPTY[:]
    next_: i64 = 0
    for place in range(len(position.pile) + len(position.taken)):
        lost: i64 = -1
        for card in position.taken:
            if place_of(card) == place:
                lost = left_in(card)
        if lost >= 0:
            cards = append(cards, lost)
        else:
            cards = append(cards, position.pile[next_])
            next_ += 1
    return cards


def take_from_pile(position: Position, piece: i64) -> None:
    """Take out a card, the last one of equal ones."""
    at: i64 = -1
    for i in range(len(position.pile)):
        if piece_of(position.pile[i]) == piece:
            at = i
    rest = EMPTY[:]
    for i in range(len(position.pile)):
        if i != at:
            rest = append(rest, position.pile[i])
    cards = len(position.pile) + len(position.taken)
    lost = taken_out(position.pile[at], place_in_all(position, at), cards)
    position.taken = append(position.taken[:], lost)
    position.pile = rest


def place_in_all(position: Position, index: i64) -> i64:
    """The place among all cards ever put into the pile of one that lies there."""
    left = index
    place: i64 = 0
    while True:
        is_taken = False
        for card in position.taken:
            if place_of(card) == place:
                is_taken = True
        if not is_taken:
            if left == 0:
                return place
            left -= 1
        place += 1


def look_through_pile(position: Position, seat: i64) -> None:
    """The seat knows from now on which cards have been put into the pile, though not by whom."""
    cards = len(position.pile) + len(position.taken)
    position.looks = append(position.looks[:], noted(seat, cards))


def times_seen(position: Position, allies: i64, place: i64) -> i64:
    """How often any of the allies has looked through the pile since a card was put there."""
    times: i64 = 0
    for look in position.looks:
        if has(allies, piece_of(look)) and note_on(look) > place:
            times += 1
    return times


def put_back(position: Position) -> None:
    """Put the cards that were taken out back to their places."""
    if len(position.taken):
        position.pile = all_discarded(position)


def take_out(position: Position) -> None:
    """Take the cards out again, from wherever they lie now."""
    if not len(position.taken):
        return
    rest = EMPTY[:]
    for place in range(len(position.pile)):
        is_taken = False
        for card in position.taken:
            if place_of(card) == place:
                is_taken = True
        if not is_taken:
            rest = append(rest, position.pile[place])
    taken = EMPTY[:]
    for card in position.taken:
        taken = append(taken, taken_out(position.pile[place_of(card)], place_of(card), cards_then(card)))
    position.taken = taken
    position.pile = rest
