"""Cards that a seat cannot tell for sure: where they lie, and what the seat knows of them all the same."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mirabilia.core.rows import in_order
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import append, vec
from mirabilia.games.seven.packing import (
    DRAWN,
    age_of,
    entry,
    hand_of,
    has,
    is_drawn,
    mark_drawn,
    owner_of,
    piece_of,
    place,
    place_index,
    place_kind,
    place_owner,
    renamed,
    turn_of,
    undrawn,
)
from mirabilia.games.seven.position import EMPTY, Position

# Where a hidden card lies; expansions have the numbers after these.
IN_HAND: Final = 0
IN_PILE: Final = 1
IN_STOCK: Final = 2
UNDER: Final = 3

UNSEEN: Final = -1
"""The group of a card of a hand that was never seen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hidden:
    """The places whose cards a seat cannot tell for sure."""

    def __init__(self) -> None:
        self.places = EMPTY[:]
        """Kind, owner and index."""
        self.groups = EMPTY[:]
        self.unseen = EMPTY[:]
        """0 if the seat has seen the card in a hand; 1 if it has not, and 1 more for each look at it in the pile."""

    def add(self, kind: i64, owner: i64, index: i64, known: i64, unseen: i64) -> None:
        self.places = append(self.places, place(kind, owner, index))
        self.groups = append(self.groups, known)
        self.unseen = append(self.unseen, unseen)

    def card_at(self, position: Position, where: i64) -> i64:
        """The piece that lies at a place."""
        kind = place_kind(where)
        owner = place_owner(where)
        index = place_index(where)
        if kind == IN_HAND:
            return position.cities[owner].hand[index]
        if kind == IN_PILE:
            return piece_of(position.pile[index])
        if kind == IN_STOCK:
            return position.stock[index]
        return piece_of(position.cities[owner].under[index])

    def put_at(self, position: Position, where: i64, piece: i64) -> None:
        kind = place_kind(where)
        city = position.cities[place_owner(where)]
        index = place_index(where)
        if kind == IN_HAND:
            city.hand[index] = piece
        elif kind == IN_PILE:
            position.pile[index] = renamed(position.pile[index], piece)
        elif kind == IN_STOCK:
            position.stock[index] = piece
        else:
            city.under[index] = renamed(city.under[index], piece)


def last_sight(position: Position, allies: i64, age: i64, hand: i64, turn: i64) -> i64:
    """The last turn, up to this one, on which one of the allies held that hand; -1 for never."""
    at = turn
    while at >= 0:
        for seat in range(position.setting.players):
            if has(allies, seat) and position.hand_held_in(age, seat, at) == hand:
                return at
        at -= 1
    return UNSEEN


def drawn_place(position: Position, owner: i64) -> i64:
    """Where the card drawn for the Free City on this turn is in a hand; -1 if it is not there."""
    place: i64 = -1
    if position.drawn >= 0 and position.actor_of(position.setting.players) == owner:
        hand = position.cities[owner].hand
        for index in range(len(hand)):
            if hand[index] == position.drawn:
                place = index
    return place


def rearrange_groups(position: Position, hidden: Hidden, stream: Stream | None) -> None:
    """Shuffle (or sort) the cards of each group among its places; a drawn card stays marked as such."""
    for first in range(len(hidden.places)):
        known = hidden.groups[first]
        if known == UNSEEN or is_earlier(hidden, first):
            continue
        cards = EMPTY[:]
        for i in range(first, len(hidden.places)):
            if hidden.groups[i] == known:
                cards = append(
                    cards, hidden.card_at(position, hidden.places[i]) | take_mark(position, hidden.places[i])
                )
        cards = in_order(cards)
        if stream is not None:
            stream.shuffle(cards)
        next_: i64 = 0
        for i in range(first, len(hidden.places)):
            if hidden.groups[i] == known:
                hidden.put_at(position, hidden.places[i], piece_of(cards[next_]))
                if is_drawn(cards[next_]):
                    put_mark(position, hidden.places[i], piece_of(cards[next_]))
                next_ += 1


def take_mark(position: Position, where: i64) -> i64:
    """The mark of the drawn card, if it is there; it is taken off."""
    kind = place_kind(where)
    owner = place_owner(where)
    index = place_index(where)
    if kind == IN_HAND and drawn_place(position, owner) == index:
        position.drawn = -1
        return DRAWN
    if kind == IN_PILE and is_drawn(position.pile[index]):
        position.pile[index] = undrawn(position.pile[index])
        return DRAWN
    if kind == UNDER and is_drawn(position.cities[owner].under[index]):
        position.cities[owner].under[index] = undrawn(position.cities[owner].under[index])
        return DRAWN
    return 0


def put_mark(position: Position, where: i64, piece: i64) -> None:
    kind = place_kind(where)
    index = place_index(where)
    if kind == IN_HAND:
        position.drawn = piece
    elif kind == IN_PILE:
        position.pile[index] = mark_drawn(position.pile[index])
    else:
        under = position.cities[place_owner(where)].under
        under[index] = mark_drawn(under[index])


def is_earlier(hidden: Hidden, at: i64) -> bool:
    """Whether a place before this one is of the same group."""
    for i in range(at):
        if hidden.groups[i] == hidden.groups[at]:
            return True
    return False


def swap(position: Position, hidden: Hidden, one: i64, other: i64) -> None:
    """Exchange the cards of two places, a drawn card with its mark."""
    first = hidden.card_at(position, one)
    second = hidden.card_at(position, other)
    first_mark = take_mark(position, one)
    second_mark = take_mark(position, other)
    hidden.put_at(position, one, second)
    hidden.put_at(position, other, first)
    if first_mark:
        put_mark(position, other, first)
    if second_mark:
        put_mark(position, one, second)


def redraw_marks(position: Position, hidden: Hidden, age: i64, stream: Stream) -> None:
    """Which card of a hand that was never seen is the one drawn for the Free City, nobody can tell."""
    for i in range(len(hidden.places)):
        if hidden.groups[i] == UNSEEN and place_kind(hidden.places[i]) in (IN_PILE, UNDER):
            take_mark(position, hidden.places[i])
    keeper = position.actor_of(position.setting.players)
    origins = EMPTY[:]
    if age == position.age and is_in_hand(hidden, keeper):
        position.drawn = -1
        origins = append(origins, entry(0, position.hand_held(keeper, position.turn), position.turn, age, keeper, 0))
    for i in range(len(hidden.places)):
        origin = origin_of(position, hidden, i)
        if origin >= 0 and is_keepers(position, origin) and not is_among(origins, origin):
            origins = append(origins, origin)
    for origin in origins:
        mark_one(position, hidden, origin, keeper, stream)


def mark_one(position: Position, hidden: Hidden, origin: i64, keeper: i64, stream: Stream) -> None:
    """Of the cards held on a turn any may have been drawn: used face down, still in hand, or built since."""
    marked = stream.below(position.setting.hand + 1 - min(turn_of(origin), position.setting.turns - 1))
    if position.phase >= 0 and age_of(origin) == position.age and turn_of(origin) == position.turn:
        marked = stream.below(len(position.cities[keeper].hand))  # nothing of it has been used yet
    for i in range(len(hidden.places)):
        if origin_of(position, hidden, i) == origin or (
            hidden.groups[i] == UNSEEN
            and hidden.places[i] == place(IN_HAND, keeper, place_index(hidden.places[i]))
            and age_of(origin) == position.age
            and turn_of(origin) == position.turn
        ):
            if marked == 0:
                put_mark(position, hidden.places[i], hidden.card_at(position, hidden.places[i]))
            marked -= 1


def is_in_hand(hidden: Hidden, owner: i64) -> bool:
    """Whether a seat holds a hand that was never seen."""
    for i in range(len(hidden.places)):
        if hidden.groups[i] == UNSEEN and hidden.places[i] == place(IN_HAND, owner, place_index(hidden.places[i])):
            return True
    return False


def is_among(row: vec[i64], item: i64) -> bool:
    for one in row:
        if one == item:
            return True
    return False


def origin_of(position: Position, hidden: Hidden, at: i64) -> i64:
    """The entry, of no piece and not marked, of a card that left a hand never seen; -1 for another place."""
    kind = place_kind(hidden.places[at])
    if hidden.groups[at] != UNSEEN or kind in (IN_HAND, IN_STOCK):
        return -1
    index = place_index(hidden.places[at])
    if kind == IN_PILE:
        return undrawn(renamed(position.pile[index], 0))
    return undrawn(renamed(position.cities[place_owner(hidden.places[at])].under[index], 0))


def is_keepers(position: Position, origin: i64) -> bool:
    """Whether a card was used by the one who acted for the Free City then."""
    turn = min(turn_of(origin), position.setting.turns - 1)
    if hand_of(origin) >= position.setting.players:
        return False
    first: i64 = 0
    if age_of(origin) == 2:
        first = 1
    return owner_of(origin) == (first + turn) % 2
