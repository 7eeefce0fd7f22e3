"""The flow of the game: what each move does, and the end of a turn, an Age and the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import append, remove, vec
from mirabilia.games.duel import journal
from mirabilia.games.duel.cost import card_trade, wonder_trade
from mirabilia.games.duel.effects import enter_card, enter_token, enter_wonder, leave_card
from mirabilia.games.duel.lookup import CATALOGUE
from mirabilia.games.duel.moves import (
    BUILD_WONDER,
    DESTROY_CARD,
    DISCARD_CARD,
    DRAFT_WONDER,
    KEEP_TOKEN,
    LET_BEGIN,
    MOST_WONDERS,
    REVIVE_CARD,
    TAKE_TOKEN,
    WONDER_STEP,
)
from mirabilia.games.duel.pieces import CARDS, COUNT_WONDERS, SLOTS, TOKENS, WONDERS, YELLOW, Card, Token, Wonder
from mirabilia.games.duel.position import (
    BEGIN,
    DISCARD_PILE,
    NOTHING,
    SLOT,
    TURN,
    UNDER,
    City,
    Position,
)
from mirabilia.games.duel.scoring import close_civilian
from mirabilia.games.duel.setup import COVERED_BY, COVERS, FACE_UP, LAST_AGE, begin_first_age, lay_out, offer_wonders

DISCARD_INCOME: Final[i64] = CATALOGUE.setup.discard_income
DRAFT_ORDER: Final = vec[i64]([0, 1, 1, 0, 1, 0, 0, 1])
"""Who picks a Wonder (DUEL-031, DUEL-032)."""


def play(position: Position, move: i64) -> None:
    """Make a legal move of the acting seat. Nothing is checked here."""
    position.changes += 1
    if move < DISCARD_CARD:
        build(position, move)
    elif move < DRAFT_WONDER:
        discard(position, move - DISCARD_CARD)
    elif move >= BUILD_WONDER:
        build_wonder(position, (move - BUILD_WONDER) // WONDER_STEP, (move - BUILD_WONDER) % WONDER_STEP)
    elif move < TAKE_TOKEN:
        draft(position, move - DRAFT_WONDER)
        return
    elif move < KEEP_TOKEN:
        take_token(position, move - TAKE_TOKEN)
    elif move < LET_BEGIN:
        keep_token(position, move - KEEP_TOKEN)
    elif move < REVIVE_CARD:
        begin_age(position, move - LET_BEGIN)
        return
    elif move < DESTROY_CARD:
        revive(position, move - REVIVE_CARD)
    else:
        destroy(position, move - DESTROY_CARD)
    if position.phase == TURN:
        end_turn(position)


# The three ways to use a card.


def build(position: Position, index: i64) -> None:
    seat = position.active
    city = position.city(seat)
    card: Card = CARDS[index]
    take(position, index)
    if city.chains & card.free_with:
        position.note(journal.CHAINED, seat, index, 0)
        if city.chain_coins:  # DUEL-206
            gain(position, seat, city.chain_coins, journal.FROM_CHAIN)
    else:
        pay(position, card.price, card_trade(city, card))
    position.note(journal.BUILT, seat, index, 0)
    enter_card(position, seat, card)


def discard(position: Position, index: i64) -> None:
    seat = position.active
    city = position.city(seat)
    take(position, index)
    position.places[index] = DISCARD_PILE
    position.note(journal.DISCARDED, seat, index, 0)
    gain(position, seat, discard_income(city), journal.FROM_DISCARD)


def discard_income(city: City) -> i64:
    """Coins for discarding a card."""
    return DISCARD_INCOME + city.counts[YELLOW]


def build_wonder(position: Position, index: i64, card: i64) -> None:
    seat = position.active
    city = position.city(seat)
    wonder: Wonder = WONDERS[index]
    take(position, card)
    position.places[card] = UNDER + index
    pay(position, wonder.price, wonder_trade(city, wonder))
    city.built |= 1 << place_of(city, index)
    city.counts[COUNT_WONDERS] += 1
    position.wonders_built += 1
    position.note(journal.WONDER_BUILT, seat, index, card)
    if position.wonders_built == MOST_WONDERS:
        remove_last_wonder(position)
    enter_wonder(position, seat, wonder)


def take(position: Position, card: i64) -> None:
    slot = position.places[card] - SLOT
    position.taken = slot
    position.present &= ~(1 << slot)


def pay(position: Position, printed: i64, trade: i64) -> None:
    """Coins to the bank; purchases also reward an opponent with that privilege at once (DUEL-189 to DUEL-192)."""
    seat = position.active
    city = position.city(seat)
    city.coins -= printed + trade
    if printed:
        position.note(journal.PAID, seat, printed, 0)
    if trade:
        position.note(journal.TRADED, seat, trade, 0)
        if position.city(1 - seat).trade_income:
            gain(position, 1 - seat, trade, journal.FROM_TRADE)


def gain(position: Position, seat: i64, coins: i64, source: i64) -> None:
    city: City = position.city(seat)
    city.coins += coins
    position.note(journal.GAINED, seat, coins, source)


def place_of(city: City, wonder: i64) -> i64:
    for i in range(len(city.wonders)):
        if city.wonders[i] == wonder:
            return i
    raise ValueError("not a Wonder of this city")


def remove_last_wonder(position: Position) -> None:
    """Seven Wonders and no more: the one still unbuilt leaves the game (DUEL-146, DUEL-147)."""
    for seat in range(2):
        city = position.city(seat)
        for i in range(len(city.wonders)):
            if not city.built & (1 << i):
                position.note(journal.WONDER_LOST, seat, city.wonders[i], 0)


# The choices that follow from a move.


def take_token(position: Position, index: i64) -> None:
    """A pair of symbols earns a token from the board."""
    position.board_tokens &= ~(1 << index)
    gain_token(position, index, journal.PROGRESS_TAKEN)


def keep_token(position: Position, index: i64) -> None:
    """The Great Library keeps one token; the others go back to the box."""
    position.offer = NOTHING
    position.box_tokens = remove(position.box_tokens[:], index)
    gain_token(position, index, journal.KEPT)


def gain_token(position: Position, index: i64, event: i64) -> None:
    token: Token = TOKENS[index]
    position.phase = TURN
    position.note(event, position.active, index, 0)
    enter_token(position, position.active, token)


def revive(position: Position, index: i64) -> None:
    """The Mausoleum builds a discarded card for nothing; this is no chain (DUEL-158)."""
    seat = position.active
    card: Card = CARDS[index]
    position.phase = TURN
    position.note(journal.REVIVED, seat, index, 0)
    enter_card(position, seat, card)


def destroy(position: Position, index: i64) -> None:
    seat = position.active
    card: Card = CARDS[index]
    position.phase = TURN
    position.note(journal.DESTROYED, 1 - seat, index, 0)
    leave_card(position, 1 - seat, card)


# The draft, the end of a turn and of an Age.


def draft(position: Position, wonder: i64) -> None:
    seat = position.active
    city = position.city(seat)
    city.wonders = append(city.wonders[:], wonder)
    position.offer = remove(position.offer[:], wonder)
    position.note(journal.DRAFTED, seat, wonder, 0)
    position.draft_step += 1
    step = position.draft_step
    if step == len(DRAFT_ORDER):
        begin_first_age(position)
        return
    if len(position.offer) == 0:
        offer_wonders(position)
    position.active = DRAFT_ORDER[step]


def end_turn(position: Position) -> None:
    """Turn up what lies free, then go on with an extra turn, the opponent, or the end of the Age (DUEL-055)."""
    if not position.present:
        end_age(position)
        return
    uncover(position)
    if position.again:
        position.again = 0
        position.note(journal.EXTRA_TURN, position.active, 0, 0)
    else:
        position.active = 1 - position.active


def uncover(position: Position) -> None:
    """Cards nothing lies on any more become accessible; those that were face down are turned up."""
    taken = position.taken
    start = (position.age - 1) * SLOTS
    position.accessible &= ~(1 << taken)
    position.taken = -1
    for slot in COVERS[start + taken]:
        if not COVERED_BY[start + slot] & position.present:
            position.accessible |= 1 << slot
            if position.journal is not None and not FACE_UP[position.age - 1] & (1 << slot):
                position.note(journal.REVEALED, -1, position.card_in(slot), slot)


def end_age(position: Position) -> None:
    if position.again:
        position.again = 0
        position.note(journal.EXTRA_TURN_LOST, position.active, 0, 0)  # DUEL-054
    position.taken = -1
    position.accessible = 0
    position.note(journal.AGE_ENDED, -1, position.age, 0)
    if position.age == LAST_AGE:
        close_civilian(position)
        return
    if position.conflict > 0:  # DUEL-213, DUEL-214
        position.active = 1
    elif position.conflict < 0:
        position.active = 0
    lay_out(position, position.age + 1)
    position.phase = BEGIN


def begin_age(position: Position, who: i64) -> None:
    position.active = position.active if who == 0 else 1 - position.active
    position.phase = TURN
    position.note(journal.BEGINS, position.active, position.age, 0)
