"""Redrawing what a seat cannot know, every possibility equally likely.

A seat knows the hands it has held, as they were when it passed them on. What has since left such a hand face down, and
what is still in it, is a group of cards the seat knows but cannot tell apart: a sample shuffles within groups. Cards
of hands it never held are drawn anew from all it has not seen, with the guilds and other cards that are not in play.
A seat knows what its allies know.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.rows import in_order
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import append, extend, vec
from mirabilia.games.seven.codes import Moves
from mirabilia.games.seven.commits import answer, choose, owes, take_back
from mirabilia.games.seven.hidden import (
    IN_HAND,
    IN_PILE,
    IN_STOCK,
    UNDER,
    UNSEEN,
    Hidden,
    drawn_place,
    last_sight,
    rearrange_groups,
    redraw_marks,
)
from mirabilia.games.seven.hooks import modules, owed_choice, pending_owner
from mirabilia.games.seven.lookup import CARD_AGES, CARD_GROUPS
from mirabilia.games.seven.packing import (
    EVERYBODY,
    age_of,
    group,
    hand_of,
    has,
    is_drawn,
    looked_at,
    owner_of,
    piece_of,
    seen_by,
    turn_of,
)
from mirabilia.games.seven.pieces import CARDS_END
from mirabilia.games.seven.pile import put_back, take_out, times_seen
from mirabilia.games.seven.position import AGES, CHOICE, EMPTY, OVER, Position
from mirabilia.games.seven.rules import find_for
from mirabilia.games.seven.taking import choose_taken

AGE_OF: Final = vec[i64](CARD_AGES)
GROUP_OF: Final = vec[i64](CARD_GROUPS)
"""Ordinary cards, guilds and those of an expansion: of each group as many are in play."""
GROUPS: Final[i64] = max(CARD_GROUPS) + 1
ATTEMPTS: Final = 400
"""How often a world is drawn that must agree with past duties. A spectator, who has seen no hand, may need more."""


def redraw(position: Position, seat: int | None, stream: Stream) -> None:
    """Replace everything hidden from the seat (None: from a spectator) by a random possibility."""
    allies: i64 = 0
    if seat is not None:
        allies = position.setting.allies[seat]
    separate(position)
    redraw_cards(position, allies, stream)
    attempts: i64 = 1
    while not fits_choice(position) or (attempts < ATTEMPTS and not fits_modules(position)):
        redraw_cards(position, allies, stream)
        attempts += 1
    redraw_commits(position, allies, stream)


def redraw_cards(position: Position, allies: i64, stream: Stream) -> None:
    put_back(position)
    for age in range(1, AGES + 1):
        if is_dealt(position, age):
            redraw_age(position, allies, age, stream)
        else:
            redraw_deck(position, age, stream)
    take_out(position)
    for module in modules(position):
        module.redraw(position, allies, stream)


def fits_choice(position: Position) -> bool:
    """That somebody has to choose tells everybody that there is something to choose from."""
    if position.phase != CHOICE:
        return True
    moves = Moves()
    find_for(position, pending_owner(position.pending[0]), moves)
    return moves.number > 1


def fits_modules(position: Position) -> bool:
    for module in modules(position):
        if not module.fits(position):
            return False
    return True


def separate(position: Position) -> None:
    """Rows that are changed in place must be the position's own."""
    position.pile = position.pile[:]
    position.stock = position.stock[:]
    position.boxed = position.boxed[:]
    for city in position.cities:
        city.hand = city.hand[:]
        city.under = city.under[:]


def is_dealt(position: Position, age: i64) -> bool:
    return age < position.age or (age == position.age and position.turn >= 0)


def hide(
    position: Position, hidden: Hidden, allies: i64, age: i64, card: i64, kind: i64, owner: i64, index: i64
) -> None:
    """Add the place of a card that left a hand face down, unless the seat knows which card it is."""
    if age_of(card) != age or seen_by(card) & allies or seen_by(card) == EVERYBODY or has(allies, owner_of(card)):
        return
    turns = position.setting.turns
    times: i64 = 0
    if kind == IN_PILE:
        times = times_seen(position, allies, index)
    sight: i64 = UNSEEN
    if hand_of(card) < position.setting.players:
        sight = last_sight(position, allies, age, hand_of(card), min(turn_of(card), turns - 1))
    known: i64 = UNSEEN
    unseen: i64 = 1
    if sight != UNSEEN:
        known = group(age, hand_of(card), sight)
        if not is_drawn(card):
            unseen = 0
    if times:
        known = looked_at(known, times)
        if unseen:
            unseen += times
    hidden.add(kind, owner, index, known, unseen)


def hidden_cards(position: Position, allies: i64, age: i64) -> Hidden:
    """The places of all cards of an Age that the seat cannot tell."""
    hidden = Hidden()
    setting = position.setting
    for index in range(len(position.pile)):
        hide(position, hidden, allies, age, position.pile[index], IN_PILE, 0, index)
    for owner in range(setting.cities):
        for index in range(len(position.cities[owner].under)):
            card = position.cities[owner].under[index]
            if piece_of(card) < CARDS_END:
                hide(position, hidden, allies, age, card, UNDER, owner, index)
    if age == position.age:
        for owner in range(setting.players):
            if not has(allies, owner):
                hide_hand(position, hidden, allies, owner)
        for owner in range(setting.players, setting.cities):
            if not has(allies, position.actor_of(owner)):
                for index in range(len(position.cities[owner].hand)):
                    hidden.add(IN_HAND, owner, index, UNSEEN, 1)
        for index in range(len(position.stock)):
            hidden.add(IN_STOCK, 0, index, UNSEEN, 1)
    return hidden


def hide_hand(position: Position, hidden: Hidden, allies: i64, owner: i64) -> None:
    turn = min(position.turn, position.setting.turns - 1)
    number = position.hand_held(owner, turn)
    sight = last_sight(position, allies, position.age, number, turn)
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


def redraw_age(position: Position, allies: i64, age: i64, stream: Stream) -> None:
    hidden = hidden_cards(position, allies, age)
    if position.setting.cities > position.setting.players:
        rearrange_groups(position, hidden, None)  # where a drawn card was left must leave no trace
        redraw_marks(position, hidden, age, stream)
        hidden = hidden_cards(position, allies, age)
    choose_taken(position, hidden, age, stream)
    keeper = position.actor_of(position.setting.players)
    drawn: i64 = -1
    if age == position.age and not has(allies, keeper):
        drawn = drawn_place(position, keeper)
    redraw_unseen(position, hidden, age, stream)
    if drawn >= 0:
        position.drawn = position.cities[keeper].hand[drawn]
    rearrange_groups(position, hidden, stream)
    bury_deck(position, age)


def redraw_unseen(position: Position, hidden: Hidden, age: i64, stream: Stream) -> None:
    """Cards of hands never seen: any that are left, or, once they were looked at in the pile, those that lay there."""
    most: i64 = 1
    for kind in hidden.unseen:
        most = max(most, kind)
    for kind in range(1, most + 1):
        cards = EMPTY[:]
        for i in range(len(hidden.places)):
            if hidden.unseen[i] == kind:
                cards = append(cards, hidden.card_at(position, hidden.places[i]))
        if kind == 1:
            cards = mixed_with_box(position, cards, age, stream)
        else:
            cards = in_order(cards)
            stream.shuffle(cards)
        next_: i64 = 0
        for i in range(len(hidden.places)):
            if hidden.unseen[i] == kind:
                hidden.put_at(position, hidden.places[i], cards[next_])
                next_ += 1


def bury_deck(position: Position, age: i64) -> None:
    """What a dealt deck looked like is of no use any more and would tell what is hidden."""
    size = position.setting.cities * position.setting.hand
    decks = position.decks[:]
    for i in range((age - 1) * size, age * size):
        decks[i] = 0
    position.decks = decks


# Commits.


def redraw_commits(position: Position, allies: i64, stream: Stream) -> None:
    """What others have chosen on this turn: any legal move. Who still owes something may not have begun to choose."""
    if position.phase == CHOICE or position.phase == OVER:
        return
    moves = Moves()
    for owner in range(len(position.commits)):
        if position.commits[owner] >= 0 and not has(allies, position.actor_of(owner)):
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
