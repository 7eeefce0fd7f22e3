"""Redrawing the leaders that a seat cannot know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.rows import in_order
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import append, vec
from mirabilia.games.seven.hidden import IN_HAND, UNDER, UNSEEN, Hidden, last_sight, rearrange_groups
from mirabilia.games.seven.leaders import kinds, lookup
from mirabilia.games.seven.packing import (
    FROM_BOX,
    age_of,
    group,
    hand_of,
    has,
    piece_of,
    place,
    place_index,
    place_kind,
    place_owner,
    renamed,
    turn_of,
    unused,
    used,
    used_in,
)
from mirabilia.games.seven.position import AGES, EMPTY, City, Position

# Where a hidden leader lies, besides the places of cards.
HELD: Final = 4
SPENT: Final = 5

FIRST_LEADER: Final[i64] = lookup.FIRST_LEADER


class HiddenLeaders(Hidden):
    def card_at(self, position: Position, where: i64) -> i64:
        kind = place_kind(where)
        city = position.cities[place_owner(where)]
        if kind == HELD:
            return piece_of(city.held_leaders[place_index(where)])
        if kind == SPENT:
            return piece_of(city.spent_leaders[place_index(where)])
        return super().card_at(position, where)

    def put_at(self, position: Position, where: i64, piece: i64) -> None:
        kind = place_kind(where)
        city = position.cities[place_owner(where)]
        index = place_index(where)
        if kind == HELD:
            city.held_leaders[index] = renamed(city.held_leaders[index], piece)
        elif kind == SPENT:
            city.spent_leaders[index] = renamed(city.spent_leaders[index], piece)
        else:
            super().put_at(position, where, piece)


def separate(position: Position) -> None:
    """Rows that are changed in place must be the position's own."""
    for city in position.cities:
        city.held_leaders = city.held_leaders[:]
        city.spent_leaders = city.spent_leaders[:]
        city.recruited = city.recruited[:]


def redraw_leaders(position: Position, allies: i64, stream: Stream) -> None:
    """Leaders in other hands, used face down, being passed in the draft, or left in the box."""
    separate(position)
    hidden = HiddenLeaders()
    for owner in range(position.setting.players):
        if not has(allies, owner):
            Uses(position.cities[owner]).spread(position.cities[owner])
            redraw_origins(position, allies, position.cities[owner], stream)
            hide_leaders(position, hidden, allies, owner)
    pool = position.leader_box[:]
    for i in range(len(hidden.places)):
        if hidden.unseen[i]:
            pool = append(pool, hidden.card_at(position, hidden.places[i]))
    pool = in_order(pool)
    stream.shuffle(pool)
    next_: i64 = 0
    for i in range(len(hidden.places)):
        if hidden.unseen[i]:
            hidden.put_at(position, hidden.places[i], pool[next_])
            next_ += 1
    position.leader_box = pool[next_:]
    rearrange_groups(position, hidden, stream)
    for owner in range(position.setting.players):
        if not has(allies, owner):
            shuffle_uses(position.cities[owner], stream)


def redraw_origins(position: Position, allies: i64, city: City, stream: Stream) -> None:
    """Which of the leaders that a seat has never seen in the draft came into play, it cannot know either."""
    origins = EMPTY[:]
    for leader in city.recruited:
        if sight_of(position, allies, leader) == UNSEEN:
            origins = append(origins, origin_of(leader))
    recruited = len(origins)
    if recruited == 0:
        return
    uses = Uses(city)
    for leader in uses.origins:
        if sight_of(position, allies, leader) == UNSEEN:
            origins = append(origins, origin_of(leader))
    origins = in_order(origins)
    stream.shuffle(origins)
    while not are_possible(position, allies, city, uses, origins):
        stream.shuffle(origins)
    next_: i64 = 0
    for i in range(len(city.recruited)):
        if sight_of(position, allies, city.recruited[i]) == UNSEEN:
            leader = city.recruited[i]
            city.recruited[i] = used(renamed(origins[next_], piece_of(leader)), used_in(leader))
            next_ += 1
    for i in range(len(uses.origins)):
        if sight_of(position, allies, uses.origins[i]) == UNSEEN:
            uses.origins[i] = renamed(origins[next_], piece_of(uses.origins[i]))
            next_ += 1
    uses.spread(city)


def origin_of(leader: i64) -> i64:
    """Where a leader came from, whichever it is."""
    return renamed(unused(leader), 0)


def are_possible(position: Position, allies: i64, city: City, uses: Uses, origins: vec[i64]) -> bool:
    """Whether none came into play before it was drawn from the box, and the others can have been used in time."""
    next_: i64 = 0
    for leader in city.recruited:
        if sight_of(position, allies, leader) == UNSEEN:
            if hand_of(origins[next_]) == FROM_BOX and used_in(leader) < age_of(origins[next_]):
                return False
            next_ += 1
    return drawn_fit(uses, origins[next_:])


def drawn_fit(uses: Uses, origins: vec[i64]) -> bool:
    """Whether there are enough leaders used late, or still in hand, for those drawn from the box."""
    drawn: i64 = 0
    age: i64 = 0
    for origin in origins:
        if hand_of(origin) == FROM_BOX:
            drawn += 1
            age = max(age, age_of(origin))
    for used_at in uses.ages:
        if used_at > age:
            drawn -= 1
    return drawn <= 0


def sight_of(position: Position, allies: i64, leader: i64) -> i64:
    """The last time that one of the allies saw the hand from which a leader was kept; UNSEEN for never."""
    if hand_of(leader) == FROM_BOX:
        return UNSEEN
    return last_sight(position, allies, 0, hand_of(leader), turn_of(leader))


def hide_leaders(position: Position, hidden: Hidden, allies: i64, owner: i64) -> None:
    city = position.cities[owner]
    for index in range(len(city.held_leaders)):
        hide_leader(position, hidden, allies, city.held_leaders[index], HELD, owner, index)
    for index in range(len(city.spent_leaders)):
        hide_leader(position, hidden, allies, city.spent_leaders[index], SPENT, owner, index)
    for index in range(len(city.under)):
        if piece_of(city.under[index]) >= FIRST_LEADER:
            hide_leader(position, hidden, allies, city.under[index], UNDER, owner, index)
    if position.phase == kinds.DRAFT:
        number = position.hand_held_in(0, owner, position.turn)
        sight = last_sight(position, allies, 0, number, position.turn)
        for index in range(len(city.hand)):
            if sight == UNSEEN:
                hidden.add(IN_HAND, owner, index, UNSEEN, 1)
            else:
                hidden.add(IN_HAND, owner, index, group(0, number, sight), 0)


def hide_leader(position: Position, hidden: Hidden, allies: i64, card: i64, kind: i64, owner: i64, index: i64) -> None:
    sight = sight_of(position, allies, card)
    if sight == UNSEEN:
        hidden.add(kind, owner, index, UNSEEN, 1)
    else:
        hidden.add(kind, owner, index, group(0, hand_of(card), sight), 0)


class Uses:
    """The places of a player's leaders that others cannot see, and when each was used (a held one: not yet)."""

    def __init__(self, city: City) -> None:
        self.places = EMPTY[:]
        self.ages = EMPTY[:]
        cards = EMPTY[:]
        for index in range(len(city.held_leaders)):
            cards = append(cards, city.held_leaders[index])
            self.add(HELD, index, AGES + 1)
        for index in range(len(city.spent_leaders)):
            cards = append(cards, city.spent_leaders[index])
            self.add(SPENT, index, used_in(city.spent_leaders[index]))
        for index in range(len(city.under)):
            if piece_of(city.under[index]) >= FIRST_LEADER:
                cards = append(cards, city.under[index])
                self.add(UNDER, index, used_in(city.under[index]))
        self.origins = by_origin(cards)

    def add(self, kind: i64, index: i64, age: i64) -> None:
        self.places = append(self.places, place(kind, 0, index))
        self.ages = append(self.ages, age)

    def spread(self, city: City) -> None:
        """Put the leaders into the places, in their present order."""
        for i in range(len(self.places)):
            kind = place_kind(self.places[i])
            index = place_index(self.places[i])
            if kind == HELD:
                city.held_leaders[index] = self.origins[i]
            elif kind == SPENT:
                city.spent_leaders[index] = used(self.origins[i], self.ages[i])
            else:
                city.under[index] = used(self.origins[i], self.ages[i])


def shuffle_uses(city: City, stream: Stream) -> None:
    """Which of a player's leaders is the one used face down is not known either; only that it was there in time."""
    uses = Uses(city)
    stream.shuffle(uses.origins)
    while not in_time(uses.origins, uses.ages):
        stream.shuffle(uses.origins)
    uses.spread(city)


def by_origin(cards: vec[i64]) -> vec[i64]:
    """The entries as they were in hand, sorted by where they came from."""
    keys = EMPTY[:]
    for card in cards:
        keys = append(keys, unused(card))
    return in_order(keys)


def in_time(origins: vec[i64], ages: vec[i64]) -> bool:
    """Whether no leader was used before the Age in which it was drawn from the box was over."""
    for i in range(len(origins)):
        if hand_of(origins[i]) == FROM_BOX and ages[i] <= age_of(origins[i]):
            return False
    return True
