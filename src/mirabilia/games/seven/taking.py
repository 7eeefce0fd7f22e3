"""From where in the discard pile the cards that were built from it may have come, as a seat may think."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.stream import Stream
from mirabilia.core.vecs import append, vec
from mirabilia.games.seven.hidden import IN_HAND, IN_PILE, UNSEEN, Hidden, drawn_place, is_among, swap
from mirabilia.games.seven.lookup import CARD_AGES
from mirabilia.games.seven.packing import (
    cards_then,
    piece_of,
    place,
    place_index,
    place_kind,
    place_owner,
    taken_out,
)
from mirabilia.games.seven.position import EMPTY, Position

AGE_OF: Final = vec[i64](CARD_AGES)
NOWHERE: Final = -1


def choose_taken(position: Position, hidden: Hidden, age: i64, stream: Stream) -> None:
    """Choose for each card of an Age that was taken out a place where it may have lain, and put it there for good.

    All cards are in the pile again. A choice may leave no place for a later one: then all are made again.
    """
    if not is_any_taken(position, age):
        return
    groups = hidden.groups[:]
    unseen = hidden.unseen[:]
    while not choose_places(position, hidden, age, stream):
        hidden.groups = groups[:]
        hidden.unseen = unseen[:]


def is_any_taken(position: Position, age: i64) -> bool:
    for card in position.taken:
        if AGE_OF[piece_of(card)] == age:
            return True
    return False


def choose_places(position: Position, hidden: Hidden, age: i64, stream: Stream) -> bool:
    chosen = EMPTY[:]
    taken = position.taken[:]
    for i in range(len(taken)):
        piece = piece_of(taken[i])
        if AGE_OF[piece] != age:
            continue
        places = possible_places(position, hidden, piece, cards_then(taken[i]), chosen)
        if not len(places):
            return False
        at = places[stream.below(len(places))]
        chosen = append(chosen, at)
        taken[i] = taken_out(piece, at, cards_then(taken[i]))
        where = index_of(hidden, at)
        if where != NOWHERE:
            bring(position, hidden, where, piece)
            hidden.groups[where] = UNSEEN
            hidden.unseen[where] = 0
    position.taken = taken
    return True


def possible_places(position: Position, hidden: Hidden, piece: i64, number: i64, chosen: vec[i64]) -> vec[i64]:
    """The places among the first cards of the pile where a card may have lain."""
    places = EMPTY[:]
    for at in range(number):
        if is_among(chosen, at):
            continue
        where = index_of(hidden, at)
        if where == NOWHERE:
            if piece_of(position.pile[at]) == piece:
                places = append(places, at)
        elif find(position, hidden, where, piece) != NOWHERE:
            places = append(places, at)
    return places


def index_of(hidden: Hidden, at: i64) -> i64:
    """The index among the hidden places of a place in the pile; NOWHERE if the seat knows the card there."""
    where = place(IN_PILE, 0, at)
    for i in range(len(hidden.places)):
        if hidden.places[i] == where:
            return i
    return NOWHERE


def find(position: Position, hidden: Hidden, where: i64, piece: i64) -> i64:
    """A place from which a card can be brought to another one, as far as the seat knows; NOWHERE if there is none."""
    known = hidden.groups[where]
    if known == UNSEEN:
        return find_unseen(position, hidden, piece, hidden.unseen[where]) if hidden.unseen[where] else NOWHERE
    unseen: i64 = 0
    for i in range(len(hidden.places)):
        if hidden.groups[i] == known:
            if hidden.card_at(position, hidden.places[i]) == piece:
                return i
            if hidden.unseen[i]:
                unseen = hidden.unseen[i]
    return find_unseen(position, hidden, piece, unseen) if unseen else NOWHERE


def find_unseen(position: Position, hidden: Hidden, piece: i64, kind: i64) -> i64:
    for i in range(len(hidden.places)):
        if hidden.unseen[i] == kind and hidden.card_at(position, hidden.places[i]) == piece:
            return i
    return NOWHERE


def bring(position: Position, hidden: Hidden, where: i64, piece: i64) -> None:
    """Exchange cards that the seat cannot tell apart until the piece lies at a place."""
    source = find(position, hidden, where, piece)
    known = hidden.groups[where]
    if known != UNSEEN and hidden.groups[source] != known:
        for i in range(len(hidden.places)):
            if hidden.groups[i] == known and hidden.unseen[i]:
                exchange(position, hidden, i, source)
                source = i
                break
    if known == UNSEEN:
        exchange(position, hidden, where, source)
    else:
        swap(position, hidden, hidden.places[where], hidden.places[source])
        unseen = hidden.unseen[where]
        hidden.unseen[where] = hidden.unseen[source]
        hidden.unseen[source] = unseen


def exchange(position: Position, hidden: Hidden, one: i64, other: i64) -> None:
    """Exchange two unseen cards; each place stays marked or not."""
    first = hidden.card_at(position, hidden.places[one])
    second = hidden.card_at(position, hidden.places[other])
    replace(position, hidden, hidden.places[one], second)
    replace(position, hidden, hidden.places[other], first)


def replace(position: Position, hidden: Hidden, where: i64, piece: i64) -> None:
    is_drawn = place_kind(where) == IN_HAND and drawn_place(position, place_owner(where)) == place_index(where)
    hidden.put_at(position, where, piece)
    if is_drawn:
        position.drawn = piece
