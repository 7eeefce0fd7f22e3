"""What a good player looks at in a position of 7 Wonders Duel, as inputs of a network.

Only what the acting seat can see: cards that lie face down count as not seen, whatever the position says they are.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.bots.search.policy_net import CountedFeatures
from mirabilia.core.bits import lowest, popcount
from mirabilia.core.vecs import vec
from mirabilia.games.duel.conflict import CAPITAL, lead
from mirabilia.games.duel.cost import can_build_card, can_build_wonder
from mirabilia.games.duel.effects import COINS_PER_POINT, majority
from mirabilia.games.duel.moves import MOST_WONDERS
from mirabilia.games.duel.pieces import (
    CARDS,
    COUNT_WONDERS,
    GREEN,
    RED,
    RESOURCES,
    SLOTS,
    TOKENS,
    WONDERS,
    Card,
    Wonder,
)
from mirabilia.games.duel.position import BOX, CITY, DISCARD_PILE, LIBRARY, SLOT, City, Position
from mirabilia.games.duel.science import TO_WIN
from mirabilia.games.duel.scoring import military_points, token_points
from mirabilia.games.duel.setup import AGE_DECKS, COVERED_BY, COVERS, FACE_UP, GUILDS, LAST_AGE

MOST_CARDS: Final = 80
MOST_KINDS: Final = 20
"""Of Wonders, of chains, and of Progress tokens twice as many as there are."""
SYMBOL_KINDS: Final = 7

# Inputs of a city, from its first one on.
COINS: Final = 0
FEW_COINS: Final = 1
"""No coin, one, ... seven or more."""
PRODUCTION: Final = 9
"""For each resource one unit, two, three or more."""
RAW_CHOICES: Final = 24
MADE_CHOICES: Final = 25
FIXED: Final = 26
DIFFERENT: Final = 31
"""How many different symbols, none to six."""
PAIRS: Final = 38
COLOURS: Final = 39
CITY_TOKENS: Final = 47
SCORE: Final = 57
CHAINS: Final = 58
TO_BUILD: Final = 78
"""The Wonders still to be built, then those of them that can be paid now."""
CITY_INPUTS: Final = 118

# Inputs of both cities exist once for each Age (0 is the draft): the same thing is worth more or less as time goes by.
AGES: Final = 4
THEIRS: Final = AGES * CITY_INPUTS

# What each side can still get hold of: once for the acting seat, once for the other.
PROSPECTS: Final = 2 * THEIRS
# For each symbol: whether the first or the second is wanted, and where the nearest one is.
TO_BE_HAD: Final = 0
SOURCES: Final = 6
ON_OFFER_NOW: Final = 0
"""It can be built now."""
ON_OFFER_DEAR: Final = 1
COVERED_OPENLY: Final = 2
UNSEEN_NOW: Final = 3
"""Among the cards of this Age that nobody has seen yet, or in the box of the Progress tokens."""
LATER: Final = 4
NOWHERE: Final = 5
WITHIN_REACH: Final = 2 * SOURCES * SYMBOL_KINDS
"""How many different symbols a side can have at best, none to seven."""
DISTANCE: Final = WITHIN_REACH + 8
"""Spaces that are missing to the capital after the best red card on offer, none to nine."""
EXTRA_TURNS: Final = DISTANCE + 10
"""Wonders with an extra turn that can be paid now, none to four."""
SUPREMACY: Final = EXTRA_TURNS + 5
"""A card on offer wins; a card that an extra turn lays open wins."""
SIDE_INPUTS: Final = SUPREMACY + 2

# Inputs of the table.
TABLE: Final = PROSPECTS + 2 * SIDE_INPUTS
LEFT: Final = TABLE
"""For each Age how many cards are left."""
LEFT_INPUTS: Final = 21
PAWN: Final = LEFT + AGES * LEFT_INPUTS
"""For each Age where the pawn is."""
PAWN_INPUTS: Final = 19
LOOTED: Final = PAWN + AGES * PAWN_INPUTS
WONDERS_BUILT: Final = LOOTED + 4
BOARD_TOKENS: Final = WONDERS_BUILT + 9
DRAWN_TOKENS: Final = BOARD_TOKENS + MOST_KINDS
PHASE: Final = DRAWN_TOKENS + MOST_KINDS
AGAIN: Final = PHASE + 8
DRAFT_STEP: Final = AGAIN + 1
DRAFT_OFFER: Final = DRAFT_STEP + 9
SHIELDS: Final = DRAFT_OFFER + MOST_KINDS
"""Shields on cards that lie open, on cards not seen yet."""
TO_REVEAL: Final = SHIELDS + 2
"""Face-down cards under a single card."""
ON_OFFER: Final = TO_REVEAL + 1
"""For each card whether neither side can build it, the acting one, the other one, both."""
COVERED: Final = ON_OFFER + 4 * MOST_CARDS
"""For each card that lies open under others: under one, under more."""
UNSEEN: Final = COVERED + 2 * MOST_CARDS
"""Cards of this Age that nobody has seen yet."""
FURTHER: Final = UNSEEN + MOST_CARDS

# More of what each side can do: once for the acting seat, once for the other.
REVIVABLE: Final = 0
"""For each symbol a discarded card that a Wonder still to be built revives: the first of its kind, the second."""
STRIKE: Final = REVIVABLE + 2 * SYMBOL_KINDS
"""Spaces that are missing to the capital after all that one turn can do, extra turns included, none to nine."""
FURTHER_INPUTS: Final = STRIKE + 10

CHOOSER: Final = FURTHER + 2 * FURTHER_INPUTS
"""For Age I and II who chooses who begins the next one, as things stand: the acting side, the other one, the acting
side because it takes the last card, the other one because it does."""
CHOOSERS: Final = 4
INPUTS: Final = CHOOSER + (AGES - 2) * CHOOSERS

UNITS: Final = {COINS: 0.1, PAIRS: 0.5, SCORE: 0.05}
"""Inputs of a city that are counted: about one over how many there are at most. Learning takes steps of that size."""
TABLE_UNITS: Final = {SHIELDS: 0.1, SHIELDS + 1: 0.1, TO_REVEAL: 0.3}
COLOUR_UNIT: Final = 0.3

MOST_COINS: Final = 40
GREENS: Final = vec[i64]([card.index for card in CARDS if card.symbol >= 0])
REDS: Final = vec[i64]([card.index for card in CARDS if card.shields and card.colour == RED])
SYMBOL_TOKENS: Final = vec[i64]([token.index for token in TOKENS if token.symbol >= 0])
CARD_AGES: Final = vec[i64](
    [next((age + 1 for age in range(LAST_AGE) if card.index in list(AGE_DECKS[age])), LAST_AGE) for card in CARDS]
)
CARD_POINTS: Final = vec[i64]([card.points for card in CARDS])


def knows_all_pieces() -> bool:
    """Whether there are inputs for all pieces: own card data may have more."""
    known = len(CARDS) <= MOST_CARDS and len(WONDERS) <= MOST_KINDS and len(TOKENS) <= SCORE - CITY_TOKENS
    symbols = max([card.symbol for card in CARDS] + [token.symbol for token in TOKENS])
    chains = max([card.chain for card in CARDS])
    return known and symbols < SYMBOL_KINDS and chains < 1 << MOST_KINDS and 2 * CAPITAL < PAWN_INPUTS


def input_units() -> list[float]:
    """The size of a step for each input."""
    units = [1.0] * INPUTS
    for city in range(2 * AGES):
        for which, unit in UNITS.items():
            units[city * CITY_INPUTS + which] = unit
        for colour in range(COUNT_WONDERS + 1):
            units[city * CITY_INPUTS + COLOURS + colour] = COLOUR_UNIT
    for which, unit in TABLE_UNITS.items():
        units[which] = unit
    return units


def extract_features(position: Position, features: CountedFeatures) -> None:
    """The features as the acting seat sees them."""
    features.number = 0
    seat = position.active
    mine = position.city1 if seat else position.city0
    theirs = position.city0 if seat else position.city1
    start = position.age * CITY_INPUTS
    extra = add_city(position, mine, theirs, seat, start, features)
    their_extra = add_city(position, theirs, mine, 1 - seat, THEIRS + start, features)
    add_table(position, seat, features)
    age = position.age
    if age:
        add_layout(position, mine, theirs, features)
        add_prospects(position, mine, theirs, seat, PROSPECTS, extra, features)
        add_prospects(position, theirs, mine, 1 - seat, PROSPECTS + SIDE_INPUTS, their_extra, features)
        add_revivable(position, mine, FURTHER, features)
        add_revivable(position, theirs, FURTHER + FURTHER_INPUTS, features)
        if age < LAST_AGE:
            features.mark(CHOOSER + (age - 1) * CHOOSERS + chooser(position, seat))


def add_city(position: Position, city: City, other: City, seat: i64, first: i64, features: CountedFeatures) -> i64:
    """What a city has; returns how many Wonders with an extra turn it can pay."""
    features.add(first + COINS, min(city.coins, MOST_COINS))
    features.mark(first + FEW_COINS + min(city.coins, 7))
    for resource in range(RESOURCES):
        units = city.production[resource]
        if units:
            features.mark(first + PRODUCTION + 3 * resource + min(units, 3) - 1)
    features.add(first + RAW_CHOICES, city.raw_choices)
    features.add(first + MADE_CHOICES, city.made_choices)
    features.mark_set(first + FIXED, city.fixed)
    features.mark(first + DIFFERENT + min(popcount(city.symbols), 6))
    features.add(first + PAIRS, popcount(city.pairs))
    for colour in range(COUNT_WONDERS + 1):
        features.add(first + COLOURS + colour, city.counts[colour])
    features.mark_set(first + CITY_TOKENS, city.tokens)
    features.add(first + SCORE, points(position, city, other, seat))
    features.mark_set(first + CHAINS, city.chains)
    extra: i64 = 0
    built = city.built
    for index in city.wonders:
        if not built & 1:
            wonder: Wonder = WONDERS[index]
            if can_build_wonder(city, wonder):
                features.mark(first + TO_BUILD + MOST_KINDS + index)
                if wonder.again or city.wonders_again:
                    extra += 1
            else:
                features.mark(first + TO_BUILD + index)
        built >>= 1
    return extra


def points(position: Position, city: City, other: City, seat: i64) -> i64:
    """What the score sheet would add up to now."""
    total: i64 = 0
    places = position.places
    for index in range(len(places)):
        if places[index] == CITY + seat:
            total += CARD_POINTS[index]
            card: Card = CARDS[index]
            if card.majority_points:
                total += card.majority_points * majority(city, other, card.majority_count)
    built = city.built
    for index in city.wonders:
        if built & 1:
            wonder: Wonder = WONDERS[index]
            total += wonder.points
        built >>= 1
    return total + token_points(city) + city.coins // COINS_PER_POINT + military_points(lead(position, seat))


def add_table(position: Position, seat: i64, features: CountedFeatures) -> None:
    age = position.age
    features.mark(LEFT + age * LEFT_INPUTS + popcount(position.present))
    features.mark(PAWN + age * PAWN_INPUTS + CAPITAL + lead(position, seat))
    looted = position.looted
    features.mark_set(LOOTED, (looted >> 2 | looted << 2) & 15 if seat else looted & 15)
    features.mark(WONDERS_BUILT + position.wonders_built)
    features.mark_set(BOARD_TOKENS, position.board_tokens)
    features.mark(PHASE + position.phase)
    if position.again:
        features.mark(AGAIN)
    if age == 0:
        features.mark(DRAFT_STEP + position.draft_step)
        for wonder in position.offer:
            features.mark(DRAFT_OFFER + wonder)
    elif position.phase == LIBRARY:
        for token in position.offer:
            features.mark(DRAWN_TOKENS + token)


def add_layout(position: Position, mine: City, theirs: City, features: CountedFeatures) -> None:
    """The cards of the Age: those on offer and who can build them, those that lie open below, those not seen yet."""
    age = position.age
    start = (age - 1) * SLOTS
    present = position.present
    hidden = hidden_slots(position)
    to_reveal: i64 = 0
    slots = present
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        cover = COVERED_BY[start + slot] & present
        index = position.decks[start + slot]
        if hidden >> slot & 1:
            if not cover & (cover - 1):
                to_reveal += 1
        elif cover:
            features.mark(COVERED + 2 * index + i64((cover & (cover - 1)) != 0))
        elif position.accessible >> slot & 1:
            card: Card = CARDS[index]
            features.mark(
                ON_OFFER + 4 * index + i64(can_build_card(mine, card)) + 2 * i64(can_build_card(theirs, card))
            )
    features.add(TO_REVEAL, to_reveal)
    for index in AGE_DECKS[age - 1]:
        if is_unseen(position.places[index], hidden):
            features.mark(UNSEEN + index)
    if age == LAST_AGE:
        for index in GUILDS:
            if is_unseen(position.places[index], hidden):
                features.mark(UNSEEN + index)
    seen_shields: i64 = 0
    unseen_shields: i64 = 0
    for index in REDS:
        place = position.places[index]
        if place >= SLOT or (place == BOX and CARD_AGES[index] == age):
            red: Card = CARDS[index]
            if is_unseen(place, hidden):
                unseen_shields += red.shields
            else:
                seen_shields += red.shields
    features.add(SHIELDS, seen_shields)
    features.add(SHIELDS + 1, unseen_shields)


def hidden_slots(position: Position) -> i64:
    """Set of the slots whose card lies face down."""
    return position.present & ~(FACE_UP[position.age - 1] | position.accessible)


def is_unseen(place: i64, hidden: i64) -> bool:
    """Whether a card of this Age has not been seen yet: it lies face down, or is nowhere."""
    if place >= SLOT:
        return (hidden >> (place - SLOT) & 1) != 0
    return place == BOX


def add_prospects(
    position: Position, city: City, other: City, seat: i64, first: i64, extra: i64, features: CountedFeatures
) -> None:
    """The symbols a side can still get, how far it is from the other's capital, and whether it can win now."""
    nearest = vec[i64]([NOWHERE] * SYMBOL_KINDS)
    hidden = hidden_slots(position)
    for index in GREENS:
        card: Card = CARDS[index]
        source = source_of(position, city, card, hidden)
        if source < nearest[card.symbol]:
            nearest[card.symbol] = source
    for index in SYMBOL_TOKENS:
        if position.board_tokens >> index & 1:
            nearest[TOKENS[index].symbol] = COVERED_OPENLY
        elif not (city.tokens | other.tokens) >> index & 1:
            nearest[TOKENS[index].symbol] = UNSEEN_NOW
    reach: i64 = 0
    for symbol in range(SYMBOL_KINDS):
        source = nearest[symbol]
        if not city.symbols >> symbol & 1:
            features.mark(first + TO_BE_HAD + SOURCES * symbol + source)
            if source != NOWHERE:
                reach += 1
        else:
            reach += 1
            if not city.pairs >> symbol & 1 and source != NOWHERE:
                features.mark(first + TO_BE_HAD + SOURCES * (SYMBOL_KINDS + symbol) + source)
    features.mark(first + WITHIN_REACH + reach)
    features.mark(first + EXTRA_TURNS + min(extra, 4))
    add_war(position, city, seat, first, extra, features)


def source_of(position: Position, city: City, card: Card, hidden: i64) -> i64:
    """Where a card is, as far as a city can still build it."""
    place = position.places[card.index]
    if place >= SLOT:
        slot = place - SLOT
        if position.accessible >> slot & 1:
            return ON_OFFER_NOW if can_build_card(city, card) else ON_OFFER_DEAR
        return UNSEEN_NOW if hidden >> slot & 1 else COVERED_OPENLY
    if place == BOX:
        if CARD_AGES[card.index] == position.age:
            return UNSEEN_NOW
        if CARD_AGES[card.index] > position.age:
            return LATER
    return NOWHERE


def add_war(position: Position, city: City, seat: i64, first: i64, extra: i64, features: CountedFeatures) -> None:
    start = (position.age - 1) * SLOTS
    most: i64 = 0
    wins = False
    wins_after = False
    slots = position.accessible
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        card: Card = CARDS[position.decks[start + slot]]
        if (card.shields or card.colour == GREEN) and can_build_card(city, card):
            if card.shields:
                most = max(most, card.shields + city.extra_shields)
            wins = wins or is_supremacy(position, city, seat, card)
        if extra:
            wins_after = wins_after or lays_open_a_win(position, city, seat, slot)
    missing = CAPITAL - lead(position, seat)
    features.mark(first + DISTANCE + max(0, min(9, missing - most)))
    further: i64 = FURTHER if first == PROSPECTS else FURTHER + FURTHER_INPUTS
    features.mark(further + STRIKE + max(0, min(9, missing - strike(position, city, most))))
    if wins:
        features.mark(first + SUPREMACY)
    if wins_after:
        features.mark(first + SUPREMACY + 1)


def strike(position: Position, city: City, most: i64) -> i64:
    """The most shields that one turn can bring: of a card on offer or a Wonder, and of a Wonder with an extra turn
    before. Coins for both are not added up."""
    if position.wonders_built == MOST_WONDERS:
        return most
    before: i64 = 0
    last = most
    built = city.built
    for index in city.wonders:
        if not built & 1:
            wonder: Wonder = WONDERS[index]
            if (wonder.shields or wonder.again or city.wonders_again) and can_build_wonder(city, wonder):
                if wonder.again or city.wonders_again:
                    before = max(before, wonder.shields + most)
                else:
                    last = max(last, wonder.shields)
        built >>= 1
    return max(before, last)


def add_revivable(position: Position, city: City, first: i64, features: CountedFeatures) -> None:
    """The symbols that a city can still get out of the discard pile."""
    built = city.built
    revives = False
    for index in city.wonders:
        if not built & 1:
            wonder: Wonder = WONDERS[index]
            revives = revives or wonder.revives != 0
        built >>= 1
    if not revives or position.wonders_built == MOST_WONDERS:
        return
    symbols: i64 = 0
    for index in GREENS:
        if position.places[index] == DISCARD_PILE:
            card: Card = CARDS[index]
            symbols |= 1 << card.symbol
    features.mark_set(first + REVIVABLE, symbols & ~city.symbols)
    features.mark_set(first + REVIVABLE + SYMBOL_KINDS, symbols & city.symbols & ~city.pairs)


def chooser(position: Position, seat: i64) -> i64:
    """Who says who begins the next Age, as things stand (DUEL-213, DUEL-214)."""
    ahead = lead(position, seat)
    if ahead:
        return 1 if ahead > 0 else 0
    return 2 if popcount(position.present) % 2 else 3


def lays_open_a_win(position: Position, city: City, seat: i64, taken: i64) -> bool:
    """Whether taking the card of a slot lays a card open that is seen to win."""
    start = (position.age - 1) * SLOTS
    left = position.present & ~(1 << taken)
    for slot in COVERS[start + taken]:
        if FACE_UP[position.age - 1] >> slot & 1 and not COVERED_BY[start + slot] & left:
            card: Card = CARDS[position.decks[start + slot]]
            if is_supremacy(position, city, seat, card) and can_build_card(city, card):
                return True
    return False


def is_supremacy(position: Position, city: City, seat: i64, card: Card) -> bool:
    """Whether a card, once built, ends the game."""
    if card.shields:
        return lead(position, seat) + card.shields + city.extra_shields >= CAPITAL
    if card.symbol >= 0 and not city.symbols >> card.symbol & 1:
        return popcount(city.symbols) + 1 >= TO_WIN
    return False
