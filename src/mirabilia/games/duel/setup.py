"""Set-up: shuffling, dealing, and where the Wonders come from (DUEL-025 to DUEL-039)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.stream import Dealer
from mirabilia.core.vecs import extend, vec
from mirabilia.games.duel import lookup
from mirabilia.games.duel.cost import reprice_all
from mirabilia.games.duel.journal import AGE_BEGUN, BEGINS, OFFERED
from mirabilia.games.duel.pieces import ALL_SLOTS, SLOTS, TOKENS, WONDERS
from mirabilia.games.duel.position import (
    ALL_BOXED,
    DRAFT,
    NO_BILL,
    NO_COUNTS,
    NO_PRODUCTION,
    SLOT,
    TURN,
    City,
    Position,
)

WONDERS_OPTIONS: Final = ("draft", "beginner", "random")
"""The choices of the option `wonders`; a position keeps the number of the one in force."""
WONDERS_DRAFT: Final = 0
WONDERS_BEGINNER: Final = 1

COINS: Final[i64] = lookup.CATALOGUE.setup.coins
OFFERED_AT_ONCE: Final = 4
LAST_AGE: Final = 3
ON_BOARD: Final[i64] = lookup.CATALOGUE.setup.progress_on_board
GUILDS_IN_PLAY: Final[i64] = lookup.CATALOGUE.setup.guilds_in_play

ALL_WONDERS: Final = vec[i64]([wonder.index for wonder in WONDERS])
ALL_TOKENS: Final = vec[i64]([token.index for token in TOKENS])
AGE_DECKS: Final = [vec[i64](lookup.deck("age_1")), vec[i64](lookup.deck("age_2")), vec[i64](lookup.deck("age_3"))]
"""[age - 1]: all cards of that Age's back."""
GUILDS: Final = vec[i64](lookup.deck("guild"))
BEGINNER_FIRST: Final = vec[i64]([lookup.WONDER_INDEX[name] for name in lookup.CATALOGUE.setup.beginner.first])
BEGINNER_SECOND: Final = vec[i64]([lookup.WONDER_INDEX[name] for name in lookup.CATALOGUE.setup.beginner.second])

COVERED_BY: Final = vec[i64](lookup.covered_by())
"""[20 * (age - 1) + slot]: set of the slots on top of it."""
COVERS: Final = [vec[i64](below) for below in lookup.covers()]
"""[20 * (age - 1) + slot]: the slots it lies on."""
FACE_UP: Final = vec[i64](lookup.face_up())
"""[age - 1]: set of the slots laid out face up."""
OPEN_AT_START: Final = vec[i64](
    [
        sum([1 << slot for slot in range(SLOTS) if lookup.covered_by()[start + slot] == 0])
        for start in (0, SLOTS, 2 * SLOTS)
    ]
)
"""[age - 1]: set of the slots nothing lies on."""


def set_up(position: Position, wonders: i64, stream: Dealer) -> None:
    """Prepare a new game: tokens, decks and Wonders."""
    position.wonders_option = wonders
    prepare_city(position.city0)
    prepare_city(position.city1)
    position.places = ALL_BOXED[:]
    shuffle_tokens(position, stream)
    position.decks = extend(extend(shuffled_age(1, stream), shuffled_age(2, stream)), shuffled_age(3, stream))
    row = ALL_WONDERS[:]
    stream.shuffle(row)
    position.wonder_row = row
    if wonders == WONDERS_DRAFT:
        offer_wonders(position)
        return
    if wonders == WONDERS_BEGINNER:
        position.city0.wonders = BEGINNER_FIRST
        position.city1.wonders = BEGINNER_SECOND
    else:
        position.city0.wonders = row[:4]
        position.city1.wonders = row[4:8]
    position.draft_step = 8
    begin_first_age(position)


def prepare_city(city: City) -> None:
    city.coins = COINS
    city.counts = NO_COUNTS[:]
    city.production = NO_PRODUCTION[:]
    city.prices = NO_PRODUCTION[:]
    city.bill = NO_BILL[:]
    reprice_all(city, city)


def shuffle_tokens(position: Position, stream: Dealer) -> None:
    tokens = ALL_TOKENS[:]
    stream.shuffle(tokens)
    position.board_tokens = 0
    for token in tokens[:ON_BOARD]:
        position.board_tokens |= 1 << token
    position.box_tokens = tokens[ON_BOARD:]


def shuffled_age(age: i64, stream: Dealer) -> vec[i64]:
    """The cards of an Age by slot, the ones taken out left out (DUEL-035 to DUEL-037)."""
    plain = AGE_DECKS[age - 1][:]
    stream.shuffle(plain)
    if age != LAST_AGE:
        return plain[:SLOTS]
    guilds = GUILDS[:]
    stream.shuffle(guilds)
    cards = extend(plain[: SLOTS - GUILDS_IN_PLAY], guilds[:GUILDS_IN_PLAY])
    stream.shuffle(cards)
    return cards


def offer_wonders(position: Position) -> None:
    """Show the next four Wonders of the draft."""
    position.phase = DRAFT
    start = position.draft_step
    position.offer = position.wonder_row[start : start + OFFERED_AT_ONCE]
    for wonder in position.offer:
        position.note(OFFERED, -1, wonder, 0)


def begin_first_age(position: Position) -> None:
    """The first player begins Age I (DUEL-045)."""
    lay_out(position, 1)
    position.active = 0
    position.phase = TURN
    position.note(BEGINS, 0, 1, 0)


def lay_out(position: Position, age: i64) -> None:
    """Lay out the 20 cards of an Age (DUEL-039)."""
    position.age = age
    position.present = ALL_SLOTS
    position.accessible = OPEN_AT_START[age - 1]
    start = (age - 1) * SLOTS
    for slot in range(SLOTS):
        position.places[position.decks[start + slot]] = SLOT + slot
    position.note(AGE_BEGUN, -1, age, 0)


def face_up_slots(position: Position) -> i64:
    """Set of the slots whose card both players can read."""
    if position.age == 0:
        return 0
    return position.present & (FACE_UP[position.age - 1] | position.accessible)
