"""Redrawing what a seat cannot know, every possibility equally likely (DUEL-022 to DUEL-024).

Hidden are: the faces of face-down cards and, with the same back, the cards taken out; the decks of the Ages to come;
the Wonders not offered yet; the order in which the Great Library draws, and what it drew (but to its builder).
"""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.rows import in_order
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import append, extend, vec
from mirabilia.games.duel.pieces import CARDS, PURPLE, SLOTS, Card
from mirabilia.games.duel.position import BOX, DRAFT, LIBRARY, SLOT, Position
from mirabilia.games.duel.setup import (
    AGE_DECKS,
    GUILDS,
    LAST_AGE,
    OFFERED_AT_ONCE,
    face_up_slots,
    shuffled_age,
)


def redraw(position: Position, seat: int | None, stream: Stream) -> None:
    """Replace everything hidden from the seat (None: from a spectator) by a random possibility.

    What comes out depends on what the seat knows and on the stream alone, not on what was hidden before.
    """
    if position.phase == DRAFT:
        redraw_wonders(position, stream)
    redraw_tokens(position, seat is not None and seat == position.active, stream)
    if position.age > 0:
        redraw_layout(position, stream)
    redraw_coming_ages(position, stream)


def redraw_wonders(position: Position, stream: Stream) -> None:
    """Shuffle the Wonders that have not been shown."""
    shown: i64 = OFFERED_AT_ONCE if position.draft_step < OFFERED_AT_ONCE else 2 * OFFERED_AT_ONCE
    row = position.wonder_row
    hidden = in_order(row[shown:])
    stream.shuffle(hidden)
    position.wonder_row = extend(row[:shown], hidden)


def redraw_tokens(position: Position, drew: bool, stream: Stream) -> None:
    """Shuffle the box. The three tokens drawn by the Great Library are known to its builder only."""
    known: i64 = 0
    drawn = len(position.offer)
    if position.phase == LIBRARY and drew:
        known = drawn
    box = position.box_tokens
    hidden = in_order(box[known:])
    stream.shuffle(hidden)
    position.box_tokens = extend(box[:known], hidden)
    if position.phase == LIBRARY:
        position.offer = position.box_tokens[:drawn]


def redraw_coming_ages(position: Position, stream: Stream) -> None:
    decks = position.decks[: position.age * SLOTS]
    for age in range(position.age + 1, LAST_AGE + 1):
        decks = extend(decks, shuffled_age(age, stream))
    position.decks = decks


def redraw_layout(position: Position, stream: Stream) -> None:
    """Shuffle the face-down cards with those of the same back that are nowhere to be seen."""
    decks = position.decks[:]
    down = position.present & ~face_up_slots(position)
    start = (position.age - 1) * SLOTS
    for slot in range(SLOTS):
        if down & (1 << slot):
            position.places[decks[start + slot]] = BOX
    plain = unseen(position, AGE_DECKS[position.age - 1])
    guilds = unseen(position, GUILDS)
    stream.shuffle(plain)
    stream.shuffle(guilds)
    next_plain: i64 = 0
    next_guild: i64 = 0
    for slot in range(SLOTS):
        if not down & (1 << slot):
            continue
        card: Card = CARDS[decks[start + slot]]
        if card.colour == PURPLE:
            decks[start + slot] = guilds[next_guild]
            next_guild += 1
        else:
            decks[start + slot] = plain[next_plain]
            next_plain += 1
        position.places[decks[start + slot]] = SLOT + slot
    position.decks = decks


def unseen(position: Position, deck: vec[i64]) -> vec[i64]:
    """The cards of a deck that are nowhere on the table."""
    cards = vec[i64]()
    for index in deck:
        if position.places[index] == BOX:
            cards = append(cards, index)
    return cards
