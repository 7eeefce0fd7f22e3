"""What a good player looks at in a position of 7 Wonders, as inputs of a network that foretells the final points.

Everything is seen from one city: what it has, what its neighbours have, how far the others are. Most inputs exist once
for each Age, for the same thing is worth more or less as time goes by.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.bots.search.policy_net import CountedFeatures
from mirabilia.core.vecs import vec
from mirabilia.games.seven.city import side_of
from mirabilia.games.seven.conflict import strength
from mirabilia.games.seven.cost import has_chain, next_stage
from mirabilia.games.seven.packing import count_of
from mirabilia.games.seven.pieces import CARDS_END, card_of
from mirabilia.games.seven.position import COUNT_MASK, PIECE_MASK, City, Position
from mirabilia.games.seven.scoring import LINES, score_sheet, total
from mirabilia.games.seven.units import RESOURCES, lacking, units_of
from mirabilia.games.seven.units import total as total_units

# Inputs of a city.
COINS: Final = 0
FEW_COINS: Final = COINS + 1
PRODUCTION: Final = FEW_COINS + 8
"""For each resource one unit, two, three or more."""
CHOICES: Final = PRODUCTION + 3 * 7
POOLS: Final = CHOICES + 1
PRICES: Final = POOLS + 1
REBATES: Final = PRICES + 4
STRENGTH: Final = REBATES + 1
SYMBOLS: Final = STRENGTH + 1
"""For each symbol none, one, and so on to four and more."""
MOST_SYMBOLS: Final = 4
SETS: Final = SYMBOLS + 3 * (MOST_SYMBOLS + 1)
WILD: Final = SETS + 1
COLOURED: Final = WILD + 1
STAGES: Final = COLOURED + 9
COMPLETE: Final = STAGES + 5
LINE: Final = COMPLETE + 1
TOTAL: Final = LINE + 10
DIPLOMACY: Final = TOTAL + 1
POWERS: Final = DIPLOMACY + 1
HELD_LEADERS: Final = POWERS + 1
SELLS: Final = HELD_LEADERS + 1
CITY_INPUTS: Final = SELLS + 2

# Inputs that exist for each Age, from its first one on.
OWN: Final = 0
LEFT: Final = CITY_INPUTS
RIGHT: Final = 2 * CITY_INPUTS
CONFLICTS: Final = 3 * CITY_INPUTS
"""For each side: how far ahead or behind."""
MOST_LEAD: Final = 5
LEADS: Final = 2 * MOST_LEAD + 1
RIVALS: Final = CONFLICTS + 2 * LEADS
TURNS: Final = RIVALS + 3
MOST_TURNS: Final = 8
PAWNS: Final = TURNS + MOST_TURNS
AGE_INPUTS: Final = PAWNS + 2
AGES: Final = 3

# How easily something can be built.
AT_ONCE: Final = 0
BY_TRADE: Final = 1
NOT_NOW: Final = 2
EASES: Final = 3

# Inputs that exist once.
PIECES: Final = AGES * AGE_INPUTS
MOST_PIECES: Final = 256
BOARDS: Final = PIECES + MOST_PIECES
MOST_BOARDS: Final = 64
PLAYERS: Final = BOARDS + MOST_BOARDS
MOST_PLAYERS: Final = 8
MODULES: Final = PLAYERS + MOST_PLAYERS
FIRST_EDITION: Final = MODULES + 8
TEAMS: Final = FIRST_EDITION + 1
NEXT_STAGE: Final = TEAMS + 1
"""How easily the next stage can be built, for each Age."""
HAND: Final = NEXT_STAGE + AGES * EASES
"""How easily each card of the hand can be built."""
COMING: Final = HAND + CARDS_END * EASES
"""The same of the hand that will be passed on to the city."""
INPUTS: Final = COMING + CARDS_END * EASES

MOST_COINS: Final = 40
MOST_POINTS: Final = 120
UNITS: Final = {
    COINS: 0.1,
    CHOICES: 0.5,
    **dict.fromkeys(range(PRICES, REBATES + 1), 0.5),
    STRENGTH: 0.2,
    SETS: 0.5,
    WILD: 0.5,
    **dict.fromkeys(range(COLOURED, STAGES), 0.2),
    **dict.fromkeys(range(LINE, TOTAL), 0.05),
    TOTAL: 0.02,
    HELD_LEADERS: 0.25,
    SELLS: 0.5,
}
"""The size of a step for the inputs of a city that are counted in other steps than one."""
AGE_UNITS: Final = {**dict.fromkeys(range(RIVALS, TURNS), 0.02), PAWNS + 1: 0.3}


def input_units() -> list[float]:
    """The size of a step for each input."""
    units = [1.0] * INPUTS
    for age in range(AGES):
        for first in (OWN, LEFT, RIGHT):
            for which, unit in UNITS.items():
                units[age * AGE_INPUTS + first + which] = unit
        for which, unit in AGE_UNITS.items():
            units[age * AGE_INPUTS + which] = unit
    return units


class TableFeatures:
    """The features of all cities of a position, each extracted once."""

    def __init__(self) -> None:
        self.cities = [CountedFeatures() for _ in range(8)]
        self.totals = vec[i64]([0] * 8)
        self.strengths = vec[i64]([0] * 8)

    def read(self, position: Position) -> None:
        for owner in range(position.setting.cities):
            city = position.cities[owner]
            sheet = score_sheet(position, owner)
            self.totals[owner] = total(sheet)
            self.strengths[owner] = strength(city)
            features = self.cities[owner]
            features.number = 0
            add_means(city, features)
            add_city(position, city, features)
            for line in range(LINES):
                features.add(LINE + line, max(-MOST_POINTS, min(MOST_POINTS, sheet[line])))
            features.add(TOTAL, max(-MOST_POINTS, min(MOST_POINTS, self.totals[owner])))

    def extract_features(self, position: Position, owner: i64, features: CountedFeatures) -> None:
        """The features as a city sees them, after a look at all of them."""
        features.number = 0
        age = max(1, position.age)
        first = (age - 1) * AGE_INPUTS
        left = position.left_of(owner)
        right = position.right_of(owner)
        features.add_all(first + OWN, self.cities[owner])
        features.add_all(first + LEFT, self.cities[left])
        features.add_all(first + RIGHT, self.cities[right])
        self.add_conflict(owner, left, first + CONFLICTS, features)
        self.add_conflict(owner, right, first + CONFLICTS + LEADS, features)
        self.add_rivals(position, owner, first + RIVALS, features)
        features.mark(first + TURNS + min(position.turn + 1, MOST_TURNS - 1))
        city = position.cities[owner]
        features.add(first + PAWNS, city.took_part)
        if age <= len(position.edifice_pawns):
            features.add(first + PAWNS + 1, position.edifice_pawns[age - 1])
        add_what_lasts(position, city, features)
        add_hands(position, owner, features)

    def add_conflict(self, owner: i64, neighbour: i64, first: i64, features: CountedFeatures) -> None:
        lead = self.strengths[owner] - self.strengths[neighbour]
        features.mark(first + MOST_LEAD + max(-MOST_LEAD, min(MOST_LEAD, lead)))

    def add_rivals(self, position: Position, owner: i64, first: i64, features: CountedFeatures) -> None:
        """The best of the others, all of them on average, and how far ahead of the best one is."""
        highest: i64 = -MOST_POINTS
        whole: i64 = 0
        players = position.setting.players
        for other in range(players):
            if other != owner:
                highest = max(highest, self.totals[other])
                whole += self.totals[other]
        features.add(first, min(MOST_POINTS, highest))
        features.add(first + 1, min(MOST_POINTS, whole // (players - 1)))
        features.add(first + 2, max(-MOST_POINTS, min(MOST_POINTS, self.totals[owner] - highest)))


def add_means(city: City, features: CountedFeatures) -> None:
    """What a city can pay with."""
    features.add(COINS, min(city.coins, MOST_COINS))
    features.mark(FEW_COINS + max(0, min(city.coins, 7)))
    for resource in range(RESOURCES):
        units = units_of(city.fixed, resource)
        if units:
            features.mark(PRODUCTION + 3 * resource + min(units, 3) - 1)
    features.add(CHOICES, len(city.choices))
    features.add(POOLS, city.own_pools + city.other_pools)
    features.add(PRICES, 2 - city.left_raw)
    features.add(PRICES + 1, 2 - city.left_made)
    features.add(PRICES + 2, 2 - city.right_raw)
    features.add(PRICES + 3, 2 - city.right_made)
    features.add(REBATES, city.left_rebate + city.right_rebate + city.bank_units)
    features.add(SELLS, len(city.choices_for_sale))
    if city.stages_without_resources:
        features.mark(SELLS + 1)


def add_city(position: Position, city: City, features: CountedFeatures) -> None:
    """What a city has reached."""
    features.add(STRENGTH, strength(city))
    fewest: i64 = COUNT_MASK
    for kind in range(3):
        symbols = count_of(city.symbols, kind)
        fewest = min(fewest, symbols)
        features.mark(SYMBOLS + kind * (MOST_SYMBOLS + 1) + min(symbols, MOST_SYMBOLS))
    features.add(SETS, fewest)
    features.add(WILD, city.wild_symbols + city.masks + city.replaced_symbols)
    for colour in range(STAGES - COLOURED):
        features.add(COLOURED + colour, city.count(colour))
    stages = len(side_of(position, city).stages)
    features.mark(STAGES + min(city.stages, COMPLETE - STAGES - 1))
    if city.stages == stages:
        features.mark(COMPLETE)
    features.add(DIPLOMACY, city.diplomacy)
    if city.once_granted:
        features.mark(POWERS)
    features.add(HELD_LEADERS, len(city.held_leaders))


def add_what_lasts(position: Position, city: City, features: CountedFeatures) -> None:
    """The pieces of a city, and what was agreed before the game."""
    setting = position.setting
    for index in city.cards:
        features.mark(PIECES + index)
    for leader in city.leaders:
        features.mark(PIECES + (leader & PIECE_MASK))
    features.mark(BOARDS + min(2 * city.board + city.side, MOST_BOARDS - 1))
    features.mark(PLAYERS + min(setting.players, MOST_PLAYERS - 1))
    features.mark_set(MODULES, setting.modules & 255)
    if setting.edition == 1:
        features.mark(FIRST_EDITION)
    if setting.teams:
        features.mark(TEAMS)


def add_hands(position: Position, owner: i64, features: CountedFeatures) -> None:
    """What the city can build now, and what of the hand that comes next."""
    city = position.cities[owner]
    stage = next_stage(position, city)
    if stage is not None:
        features.mark(NEXT_STAGE + (max(1, position.age) - 1) * EASES + ease(city, stage.need, stage.price))
    add_hand(position, city, city.hand, HAND, features)
    players = position.setting.players
    step: i64 = 1
    if position.age != 2:
        step = players - 1
    add_hand(position, city, position.cities[(owner + step) % players].hand, COMING, features)


def add_hand(position: Position, city: City, hand: vec[i64], first: i64, features: CountedFeatures) -> None:
    edition = position.setting.edition
    for index in range(len(hand)):
        piece = hand[index]
        if piece < CARDS_END and is_first(hand, index):
            card = card_of(edition, piece)
            if not city.has(card.building):
                how = AT_ONCE if has_chain(city, card) else ease(city, card.need, card.price)
                features.mark(first + piece * EASES + how)


def is_first(hand: vec[i64], index: i64) -> bool:
    """Whether no copy of the card lies before it."""
    for before in range(index):
        if hand[before] == hand[index]:
            return False
    return True


def ease(city: City, need: i64, price: i64) -> i64:
    """A rough look: what the city lacks besides its choices is bought for two coins each."""
    missing = total_units(lacking(need, city.fixed)) - len(city.choices)
    if missing <= 0:
        return AT_ONCE if city.coins >= price else NOT_NOW
    return BY_TRADE if city.coins >= price + 2 * missing else NOT_NOW


def total_in(features: list[tuple[int, float]]) -> float:
    """The points of a city now, among its features."""
    return sum(amount for which, amount in features if which < PIECES and which % AGE_INPUTS == OWN + TOTAL)
