"""Drawing anew what a seat cannot know, every possibility equally likely.

A seat knows the hands it has held, as they were when it passed them on. What has since left such a hand face down, and
what is still in it, is a group of cards the seat knows but cannot tell apart: a sample shuffles within groups. Cards
of hands it never held are drawn anew from all it has not seen, with the guilds and City cards that are not in play.
In a team game a seat knows what its partner knows (CITY-144).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.rows import in_order
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import append, extend, vec
from mirabilia.games.seven.codes import Moves
from mirabilia.games.seven.course import answer, choose, owes, take_back
from mirabilia.games.seven.expansion import number_of
from mirabilia.games.seven.hooks import owed_choice, pending_owner
from mirabilia.games.seven.leaders.kinds import DRAFT
from mirabilia.games.seven.lookup import CARD_AGES, CARD_GROUPS
from mirabilia.games.seven.packing import (
    DRAWN,
    EVERYBODY,
    FROM_BOX,
    age_of,
    drawn,
    group,
    hand_of,
    has,
    is_drawn,
    owner_of,
    piece_of,
    place,
    place_index,
    place_kind,
    place_owner,
    renamed,
    seen_by,
    turn_of,
    undrawn,
    unused,
    used,
    used_in,
)
from mirabilia.games.seven.pieces import CARDS_END
from mirabilia.games.seven.position import AGES, CHOICE, EMPTY, OVER, City, Position
from mirabilia.games.seven.rules import find_for

# Where a hidden card lies.
IN_HAND: Final = 0
IN_PILE: Final = 1
IN_STOCK: Final = 2
UNDER: Final = 3
HELD: Final = 4
SPENT: Final = 5

LEADERS: Final[i64] = number_of("leaders")
UNSEEN: Final = -1
"""The group of a card of a hand that was never seen."""
AGE_OF: Final = vec[i64](CARD_AGES)
GROUP_OF: Final = vec[i64](CARD_GROUPS)
"""Ordinary cards, guilds and those of an expansion: of each group as many are in play."""
GROUPS: Final[i64] = max(CARD_GROUPS) + 1


class Hidden:
    """The places whose cards a seat cannot tell for sure."""

    def __init__(self) -> None:
        self.places = EMPTY[:]
        """Kind, owner and index."""
        self.groups = EMPTY[:]
        self.unseen = EMPTY[:]
        """1 if the seat has never seen the card."""

    def add(self, kind: i64, owner: i64, index: i64, known: i64, unseen: i64) -> None:
        self.places = append(self.places, place(kind, owner, index))
        self.groups = append(self.groups, known)
        self.unseen = append(self.unseen, unseen)


def redraw(position: Position, seat: int | None, stream: Stream) -> None:
    """Replace everything hidden from the seat (None: from a spectator) by a random possibility."""
    team: i64 = 0
    viewer: i64 = -1
    if seat is not None:
        viewer = seat
        team = position.setting.allies[viewer]
    separate(position)
    redraw_cards(position, team, stream)
    while not fits_choice(position):
        redraw_cards(position, team, stream)
    redraw_commits(position, viewer, stream)


def redraw_cards(position: Position, team: i64, stream: Stream) -> None:
    for age in range(1, AGES + 1):
        if is_dealt(position, age):
            redraw_age(position, team, age, stream)
        else:
            redraw_deck(position, age, stream)
    if has(position.setting.modules, LEADERS):
        redraw_leaders(position, team, stream)


def fits_choice(position: Position) -> bool:
    """That somebody has to choose tells everybody that there is something to choose from."""
    if position.phase != CHOICE:
        return True
    moves = Moves()
    find_for(position, pending_owner(position.pending[0]), moves)
    return moves.number > 1


def separate(position: Position) -> None:
    """Rows that are changed in place must be the position's own."""
    position.pile = position.pile[:]
    position.stock = position.stock[:]
    position.leader_box = position.leader_box[:]
    position.boxed = position.boxed[:]
    for city in position.cities:
        city.hand = city.hand[:]
        city.under = city.under[:]
        city.held_leaders = city.held_leaders[:]
        city.spent_leaders = city.spent_leaders[:]


def is_dealt(position: Position, age: i64) -> bool:
    return age < position.age or (age == position.age and position.turn >= 0)


# What a seat has seen.


def last_sight(position: Position, team: i64, age: i64, hand: i64, turn: i64) -> i64:
    """The last turn, up to this one, on which one of the team held that hand; -1 for never."""
    at = turn
    while at >= 0:
        for seat in range(position.setting.players):
            if has(team, seat) and position.hand_held_in(age, seat, at) == hand:
                return at
        at -= 1
    return UNSEEN


def hide(position: Position, hidden: Hidden, team: i64, age: i64, card: i64, kind: i64, owner: i64, index: i64) -> None:
    """Add the place of a card that left a hand face down, unless the seat knows which card it is."""
    if age_of(card) != age or seen_by(card) & team or seen_by(card) == EVERYBODY or has(team, owner_of(card)):
        return
    turns = position.setting.turns
    sight: i64 = UNSEEN
    if hand_of(card) < position.setting.players:
        sight = last_sight(position, team, age, hand_of(card), min(turn_of(card), turns - 1))
    known: i64 = UNSEEN
    unseen: i64 = 1
    if sight != UNSEEN:
        known = group(age, hand_of(card), sight)
        if not is_drawn(card):
            unseen = 0
    hidden.add(kind, owner, index, known, unseen)


def hidden_cards(position: Position, team: i64, age: i64) -> Hidden:
    """The places of all cards of an Age that the seat cannot tell."""
    hidden = Hidden()
    setting = position.setting
    for index in range(len(position.pile)):
        hide(position, hidden, team, age, position.pile[index], IN_PILE, 0, index)
    for owner in range(setting.cities):
        for index in range(len(position.cities[owner].under)):
            card = position.cities[owner].under[index]
            if piece_of(card) < CARDS_END:
                hide(position, hidden, team, age, card, UNDER, owner, index)
    if age == position.age:
        for owner in range(setting.players):
            if not has(team, owner):
                hide_hand(position, hidden, team, owner)
        for index in range(len(position.stock)):
            hidden.add(IN_STOCK, 0, index, UNSEEN, 1)
    return hidden


def hide_hand(position: Position, hidden: Hidden, team: i64, owner: i64) -> None:
    turn = min(position.turn, position.setting.turns - 1)
    number = position.hand_held(owner, turn)
    sight = last_sight(position, team, position.age, number, turn)
    hand = position.cities[owner].hand
    drawn = drawn_place(position, owner)
    for index in range(len(hand)):
        known: i64 = UNSEEN
        unseen: i64 = 1
        if sight != UNSEEN:
            known = group(position.age, number, sight)
            if index != drawn:
                unseen = 0
        hidden.add(IN_HAND, owner, index, known, unseen)


def drawn_place(position: Position, owner: i64) -> i64:
    """Where the card drawn for the Free City on this turn is in a hand; -1 if it is not there."""
    found: i64 = -1
    if position.drawn >= 0 and position.actor_of(position.setting.players) == owner:
        hand = position.cities[owner].hand
        for index in range(len(hand)):
            if hand[index] == position.drawn:
                found = index
    return found


# Places and what lies there.


def card_at(position: Position, where: i64) -> i64:
    kind = place_kind(where)
    owner = place_owner(where)
    index = place_index(where)
    if kind == IN_HAND:
        return position.cities[owner].hand[index]
    if kind == IN_PILE:
        return piece_of(position.pile[index])
    if kind == IN_STOCK:
        return position.stock[index]
    if kind == UNDER:
        return piece_of(position.cities[owner].under[index])
    if kind == HELD:
        return piece_of(position.cities[owner].held_leaders[index])
    return piece_of(position.cities[owner].spent_leaders[index])


def put_at(position: Position, where: i64, piece: i64) -> None:
    kind = place_kind(where)
    city = position.cities[place_owner(where)]
    index = place_index(where)
    if kind == IN_HAND:
        city.hand[index] = piece
    elif kind == IN_PILE:
        position.pile[index] = renamed(position.pile[index], piece)
    elif kind == IN_STOCK:
        position.stock[index] = piece
    elif kind == UNDER:
        city.under[index] = renamed(city.under[index], piece)
    elif kind == HELD:
        city.held_leaders[index] = renamed(city.held_leaders[index], piece)
    else:
        city.spent_leaders[index] = renamed(city.spent_leaders[index], piece)


# Age cards.


def mixed_with_box(position: Position, cards: vec[i64], age: i64, stream: Stream) -> vec[i64]:
    """Shuffle unseen cards of an Age with those in the box, as many of each group staying in play."""
    played = EMPTY[:]
    boxed = EMPTY[:]
    for piece in position.boxed:
        if AGE_OF[piece] != age:
            boxed = append(boxed, piece)
    for kind in range(GROUPS):
        pool = EMPTY[:]
        stay: i64 = 0
        for piece in cards:
            if GROUP_OF[piece] == kind:
                pool = append(pool, piece)
                stay += 1
        for piece in position.boxed:
            if AGE_OF[piece] == age and GROUP_OF[piece] == kind:
                pool = append(pool, piece)
        pool = in_order(pool)
        stream.shuffle(pool)
        played = extend(played, pool[:stay])
        boxed = extend(boxed, pool[stay:])
    position.boxed = in_order(boxed)
    stream.shuffle(played)
    return played


def redraw_deck(position: Position, age: i64, stream: Stream) -> None:
    """The cards of an Age that is not dealt yet."""
    size = position.setting.cities * position.setting.hand
    start = (age - 1) * size
    deck = mixed_with_box(position, position.decks[start : start + size], age, stream)
    decks = extend(position.decks[:start], deck)
    position.decks = extend(decks, position.decks[start + size :])


def redraw_age(position: Position, team: i64, age: i64, stream: Stream) -> None:
    hidden = hidden_cards(position, team, age)
    if position.setting.cities > position.setting.players:
        rearrange_groups(position, hidden, None)  # where a drawn card was left must leave no trace
        hidden = hidden_cards(position, team, age)
    keeper = position.actor_of(position.setting.players)
    drawn: i64 = -1
    if age == position.age and not has(team, keeper):
        drawn = drawn_place(position, keeper)
    unseen = EMPTY[:]
    for i in range(len(hidden.places)):
        if hidden.unseen[i]:
            unseen = append(unseen, card_at(position, hidden.places[i]))
    unseen = mixed_with_box(position, unseen, age, stream)
    next_: i64 = 0
    for i in range(len(hidden.places)):
        if hidden.unseen[i]:
            put_at(position, hidden.places[i], unseen[next_])
            next_ += 1
    if drawn >= 0:
        position.drawn = position.cities[keeper].hand[drawn]
    rearrange_groups(position, hidden, stream)
    bury_deck(position, age)


def bury_deck(position: Position, age: i64) -> None:
    """What a dealt deck looked like is of no use any more and would tell what is hidden."""
    size = position.setting.cities * position.setting.hand
    decks = position.decks[:]
    for i in range((age - 1) * size, age * size):
        decks[i] = 0
    position.decks = decks


def rearrange_groups(position: Position, hidden: Hidden, stream: Stream | None) -> None:
    """Shuffle (or sort) the cards of each group among its places; a drawn card stays marked as such."""
    for first in range(len(hidden.places)):
        known = hidden.groups[first]
        if known == UNSEEN or is_earlier(hidden, first):
            continue
        cards = EMPTY[:]
        for i in range(first, len(hidden.places)):
            if hidden.groups[i] == known:
                cards = append(cards, card_at(position, hidden.places[i]) | take_mark(position, hidden.places[i]))
        cards = in_order(cards)
        if stream is not None:
            stream.shuffle(cards)
        next_: i64 = 0
        for i in range(first, len(hidden.places)):
            if hidden.groups[i] == known:
                put_at(position, hidden.places[i], piece_of(cards[next_]))
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
        position.pile[index] = drawn(position.pile[index])
    else:
        under = position.cities[place_owner(where)].under
        under[index] = drawn(under[index])


def is_earlier(hidden: Hidden, at: i64) -> bool:
    """Whether a place before this one is of the same group."""
    for i in range(at):
        if hidden.groups[i] == hidden.groups[at]:
            return True
    return False


# Leaders.


def redraw_leaders(position: Position, team: i64, stream: Stream) -> None:
    """Leaders in other hands, used face down, being passed in the draft, or left in the box."""
    hidden = Hidden()
    for owner in range(position.setting.players):
        if not has(team, owner):
            Uses(position.cities[owner]).spread(position.cities[owner])
            hide_leaders(position, hidden, team, owner)
    pool = position.leader_box[:]
    for i in range(len(hidden.places)):
        if hidden.unseen[i]:
            pool = append(pool, card_at(position, hidden.places[i]))
    pool = in_order(pool)
    stream.shuffle(pool)
    next_: i64 = 0
    for i in range(len(hidden.places)):
        if hidden.unseen[i]:
            put_at(position, hidden.places[i], pool[next_])
            next_ += 1
    position.leader_box = pool[next_:]
    rearrange_groups(position, hidden, stream)
    for owner in range(position.setting.players):
        if not has(team, owner):
            shuffle_uses(position.cities[owner], stream)


def hide_leaders(position: Position, hidden: Hidden, team: i64, owner: i64) -> None:
    city = position.cities[owner]
    for index in range(len(city.held_leaders)):
        hide_leader(position, hidden, team, city.held_leaders[index], HELD, owner, index)
    for index in range(len(city.spent_leaders)):
        hide_leader(position, hidden, team, city.spent_leaders[index], SPENT, owner, index)
    for index in range(len(city.under)):
        if piece_of(city.under[index]) >= CARDS_END:
            hide_leader(position, hidden, team, city.under[index], UNDER, owner, index)
    if position.phase == DRAFT:
        number = position.hand_held_in(0, owner, position.turn)
        sight = last_sight(position, team, 0, number, position.turn)
        for index in range(len(city.hand)):
            if sight == UNSEEN:
                hidden.add(IN_HAND, owner, index, UNSEEN, 1)
            else:
                hidden.add(IN_HAND, owner, index, group(0, number, sight), 0)


def hide_leader(position: Position, hidden: Hidden, team: i64, card: i64, kind: i64, owner: i64, index: i64) -> None:
    sight: i64 = UNSEEN
    if hand_of(card) != FROM_BOX:
        sight = last_sight(position, team, 0, hand_of(card), turn_of(card))
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
            if piece_of(city.under[index]) >= CARDS_END:
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


# Commits.


def redraw_commits(position: Position, viewer: i64, stream: Stream) -> None:
    """What others have chosen on this turn: any legal move. Who still owes something may not have begun to choose."""
    if position.phase == CHOICE or position.phase == OVER:
        return
    moves = Moves()
    for owner in range(len(position.commits)):
        if position.commits[owner] >= 0 and position.actor_of(owner) != viewer:
            is_done = not owes(position, owner)
            take_back(position, owner)
            if is_done:
                find_for(position, owner, moves)
                choose(position, owner, drawn_move(moves, stream))
                redraw_answers(position, owner, moves, stream)


def redraw_answers(position: Position, owner: i64, moves: Moves, stream: Stream) -> None:
    """What others have chosen with their move."""
    choice = owed_choice(position, owner)
    while choice >= 0:
        find_for(position, owner, moves)
        answer(position, choice, drawn_move(moves, stream))
        choice = owed_choice(position, owner)


def drawn_move(moves: Moves, stream: Stream) -> i64:
    return moves.codes[stream.below(moves.number)]
