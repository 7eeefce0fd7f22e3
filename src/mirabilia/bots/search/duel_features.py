"""What a good player looks at in a position of 7 Wonders Duel, as inputs of a network."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.bots.search.net import SparseFeatures
from mirabilia.core.bits import lowest, popcount
from mirabilia.games.duel.conflict import CAPITAL, lead
from mirabilia.games.duel.cost import can_build_card, can_build_wonder
from mirabilia.games.duel.pieces import CARDS, COUNT_WONDERS, RESOURCES, SLOTS, WONDERS, Card
from mirabilia.games.duel.position import City, Position
from mirabilia.games.duel.science import TO_WIN, different_symbols
from mirabilia.games.duel.scoring import score_sheet, total

# Inputs of a city, from its first one on.
COINS: Final = 0
FEW_COINS: Final = 1
PRODUCTION: Final = 2
RAW_CHOICES: Final = 7
MADE_CHOICES: Final = 8
FIXED: Final = 9
SYMBOLS: Final = 14
DIFFERENT: Final = 21
"""How many different symbols, then whether at least 4 and at least 5."""
PAIRS: Final = 24
COLOURS: Final = 25
TOKENS: Final = 33
SCORE: Final = 43
CHAINS: Final = 44
TO_BUILD: Final = 45
"""The Wonders still to be built."""
TO_BE_PAID: Final = 65
"""Those of them that can be paid now."""
CITY_INPUTS: Final = 85

# Inputs of both cities exist once for each Age (0 is the draft): the same thing is worth more or less as time goes by.
AGES: Final = 4
THEIRS: Final = AGES * CITY_INPUTS

# Inputs of the table.
TABLE: Final = 2 * THEIRS
AGE: Final = TABLE
LEFT: Final = TABLE + 4
ODD: Final = TABLE + 5
LEFT_AT_LAST: Final = TABLE + 6
PAWN: Final = TABLE + 7
PUSHING: Final = TABLE + 8
PUSHED: Final = TABLE + 9
LOOTED: Final = TABLE + 10
WONDERS_BUILT: Final = TABLE + 14
BOARD_TOKENS: Final = TABLE + 15
PHASE: Final = TABLE + 25
AGAIN: Final = TABLE + 33
DRAFT_STEP: Final = TABLE + 34
MOST_CARDS: Final = 80
ON_OFFER: Final = TABLE + 35
WITHIN_REACH: Final = ON_OFFER + MOST_CARDS
WITHIN_THEIRS: Final = WITHIN_REACH + MOST_CARDS
SUPREMACY: Final = WITHIN_THEIRS + MOST_CARDS
"""Whether a card on offer wins the game: for the acting seat, for the other one."""
INPUTS: Final = SUPREMACY + 2


def extract_features(position: Position, features: SparseFeatures) -> None:
    """The features as the acting seat sees them."""
    features.number = 0
    seat = position.active
    mine = position.city1 if seat else position.city0
    theirs = position.city0 if seat else position.city1
    start = position.age * CITY_INPUTS
    add_city(position, mine, seat, start, features)
    add_city(position, theirs, 1 - seat, THEIRS + start, features)
    add_table(position, seat, features)
    if position.age:
        add_offer(position, mine, theirs, seat, features)


def add_city(position: Position, city: City, seat: i64, first: i64, features: SparseFeatures) -> None:
    features.add(first + COINS, float(city.coins) * 0.1)
    features.add(first + FEW_COINS, float(min(city.coins, 4)) * 0.25)
    for resource in range(RESOURCES):
        features.add(first + PRODUCTION + resource, float(min(city.production[resource], 3)) * 0.5)
    features.add(first + RAW_CHOICES, float(city.raw_choices))
    features.add(first + MADE_CHOICES, float(city.made_choices))
    features.add_set(first + FIXED, city.fixed)
    features.add_set(first + SYMBOLS, city.symbols)
    different = popcount(city.symbols)
    features.add(first + DIFFERENT, float(different) * 0.2)
    if different >= 4:
        features.add(first + DIFFERENT + 1, 1.0)
    if different >= 5:
        features.add(first + DIFFERENT + 2, 1.0)
    features.add(first + PAIRS, float(popcount(city.pairs)) * 0.5)
    for colour in range(COUNT_WONDERS + 1):
        features.add(first + COLOURS + colour, float(city.counts[colour]) * 0.25)
    features.add_set(first + TOKENS, city.tokens)
    features.add(first + SCORE, float(total(score_sheet(position, seat))) * 0.04)
    features.add(first + CHAINS, float(popcount(city.chains)) * 0.25)
    built = city.built
    for index in city.wonders:
        if not built & 1:
            features.add(first + TO_BUILD + index, 1.0)
            if can_build_wonder(city, WONDERS[index]):
                features.add(first + TO_BE_PAID + index, 1.0)
        built >>= 1


def add_table(position: Position, seat: i64, features: SparseFeatures) -> None:
    left = popcount(position.present)
    features.add(AGE + position.age, 1.0)
    features.add(LEFT, float(left) * 0.05)
    if left & 1:
        features.add(ODD, 1.0)
    if position.age == 3:
        features.add(LEFT_AT_LAST, float(left) * 0.05)
    pawn = -position.conflict if seat else position.conflict
    features.add(PAWN, float(pawn) * 0.2)
    if pawn > 0:
        features.add(PUSHING, float(pawn * pawn) * 0.02)
    else:
        features.add(PUSHED, float(pawn * pawn) * 0.02)
    looted = position.looted
    features.add_set(LOOTED, (looted >> 2 | looted << 2) & 15 if seat else looted & 15)
    features.add(WONDERS_BUILT, float(position.wonders_built) * 0.2)
    features.add_set(BOARD_TOKENS, position.board_tokens)
    features.add(PHASE + position.phase, 1.0)
    if position.again:
        features.add(AGAIN, 1.0)
    features.add(DRAFT_STEP, float(position.draft_step) * 0.125)


def add_offer(position: Position, mine: City, theirs: City, seat: i64, features: SparseFeatures) -> None:
    """The cards that can be taken, those that each side can build at once, and those that win."""
    start = (position.age - 1) * SLOTS
    slots = position.accessible
    ours = False
    others = False
    while slots:
        index = position.decks[start + lowest(slots)]
        slots &= slots - 1
        features.add(ON_OFFER + index, 1.0)
        card: Card = CARDS[index]
        if can_build_card(mine, card):
            features.add(WITHIN_REACH + index, 1.0)
            ours = ours or is_supremacy(position, mine, seat, card)
        if can_build_card(theirs, card):
            features.add(WITHIN_THEIRS + index, 1.0)
            others = others or is_supremacy(position, theirs, 1 - seat, card)
    if ours:
        features.add(SUPREMACY, 1.0)
    if others:
        features.add(SUPREMACY + 1, 1.0)


def is_supremacy(position: Position, city: City, seat: i64, card: Card) -> bool:
    """Whether a card, once built, ends the game."""
    if card.shields:
        return lead(position, seat) + card.shields + city.extra_shields >= CAPITAL
    if card.symbol >= 0 and not city.symbols >> card.symbol & 1:
        return different_symbols(city.symbols) + 1 >= TO_WIN
    return False
