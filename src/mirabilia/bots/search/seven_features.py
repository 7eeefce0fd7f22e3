"""What a good player looks at in a position of 7 Wonders, as inputs of a network that foretells the final points.

Everything is seen from one city: what it has, what its neighbours have, how far the others are. Most inputs exist once
for each Age, for the same thing is worth more or less as time goes by.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.bots.search.net import SparseFeatures
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
FEW_COINS: Final = 1
PRODUCTION: Final = 2
CHOICES: Final = 9
POOLS: Final = 10
PRICES: Final = 11
REBATES: Final = 15
STRENGTH: Final = 16
SYMBOLS: Final = 17
WILD: Final = 20
SETS: Final = 21
COLOURED: Final = 22
STAGES: Final = 31
COMPLETE: Final = 32
LINE: Final = 33
TOTAL: Final = 43
DIPLOMACY: Final = 44
POWERS: Final = 45
HELD_LEADERS: Final = 46
SELLS: Final = 47
CITY_INPUTS: Final = 49

# Inputs that exist for each Age, from its first one on.
OWN: Final = 0
LEFT: Final = CITY_INPUTS
RIGHT: Final = 2 * CITY_INPUTS
CONFLICTS: Final = 3 * CITY_INPUTS
"""For each side: ahead, behind, and by how much."""
RIVALS: Final = CONFLICTS + 6
TURNS: Final = RIVALS + 2
MOST_TURNS: Final = 8
PAWNS: Final = TURNS + MOST_TURNS
AGE_INPUTS: Final = PAWNS + 3
AGES: Final = 3

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
HAND: Final = NEXT_STAGE + AGES
"""How easily each card of the hand can be built."""
COMING: Final = HAND + CARDS_END
"""The same of the hand that will be passed on to the city."""
INPUTS: Final = COMING + CARDS_END

A_POINT: Final = 0.02
"""Of the total, as an input."""

# How easily something can be built.
AT_ONCE: Final = 1.0
BY_TRADE: Final = 0.6
NOT_NOW: Final = 0.2


class TableFeatures:
    """The features of all cities of a position, each extracted once."""

    def __init__(self) -> None:
        self.cities = [SparseFeatures() for _ in range(8)]
        self.totals = [0.0] * 8
        self.strengths = [0.0] * 8

    def read(self, position: Position) -> None:
        for owner in range(position.setting.cities):
            city = position.cities[owner]
            sheet = score_sheet(position, owner)
            self.totals[owner] = float(total(sheet))
            self.strengths[owner] = float(strength(city))
            features = self.cities[owner]
            features.number = 0
            add_means(city, features)
            add_city(position, city, features)
            for line in range(LINES):
                features.add(LINE + line, float(sheet[line]) * 0.05)
            features.add(TOTAL, self.totals[owner] * A_POINT)

    def extract_features(self, position: Position, owner: i64, features: SparseFeatures) -> None:
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
        self.add_conflict(owner, right, first + CONFLICTS + 3, features)
        self.add_rivals(position, owner, first + RIVALS, features)
        features.add(first + TURNS + min(position.turn + 1, MOST_TURNS - 1), 1.0)
        city = position.cities[owner]
        features.add(first + PAWNS, float(city.took_part))
        if age <= len(position.edifice_pawns):
            features.add(first + PAWNS + 1, float(position.edifice_pawns[age - 1]) * 0.3)
        add_what_lasts(position, city, features)
        add_hands(position, owner, features)

    def add_conflict(self, owner: i64, neighbour: i64, first: i64, features: SparseFeatures) -> None:
        lead = self.strengths[owner] - self.strengths[neighbour]
        if lead > 0.0:
            features.add(first, 1.0)
        elif lead < 0.0:
            features.add(first + 1, 1.0)
        features.add(first + 2, max(-4.0, min(4.0, lead)) * 0.25)

    def add_rivals(self, position: Position, owner: i64, first: i64, features: SparseFeatures) -> None:
        highest = 0.0
        whole = 0.0
        players = position.setting.players
        for other in range(players):
            if other != owner:
                highest = max(highest, self.totals[other])
                whole += self.totals[other]
        features.add(first, highest * 0.02)
        features.add(first + 1, whole / float(players - 1) * 0.02)


def total_in(seen: list[tuple[int, float]]) -> float:
    """The points of a city now, among the features that were told of it."""
    totals = [amount for which, amount in seen if which < PIECES and which % AGE_INPUTS == OWN + TOTAL]
    return sum(totals) / A_POINT


def add_means(city: City, features: SparseFeatures) -> None:
    """What a city can pay with."""
    features.add(COINS, float(city.coins) * 0.1)
    features.add(FEW_COINS, float(min(city.coins, 5)) * 0.2)
    for resource in range(RESOURCES):
        units = units_of(city.fixed, resource)
        features.add(PRODUCTION + resource, float(min(units, 3)) * 0.5)
    features.add(CHOICES, float(len(city.choices)) * 0.5)
    features.add(POOLS, float(city.own_pools + city.other_pools))
    features.add(PRICES, float(2 - city.left_raw) * 0.5)
    features.add(PRICES + 1, float(2 - city.left_made) * 0.5)
    features.add(PRICES + 2, float(2 - city.right_raw) * 0.5)
    features.add(PRICES + 3, float(2 - city.right_made) * 0.5)
    features.add(REBATES, float(city.left_rebate + city.right_rebate + city.bank_units) * 0.5)
    features.add(SELLS, float(len(city.choices_for_sale)) * 0.5)
    if city.stages_without_resources:
        features.add(SELLS + 1, 1.0)


def add_city(position: Position, city: City, features: SparseFeatures) -> None:
    """What a city has reached."""
    features.add(STRENGTH, float(strength(city)) * 0.2)
    fewest: i64 = COUNT_MASK
    for kind in range(3):
        symbols = count_of(city.symbols, kind)
        fewest = min(fewest, symbols)
        features.add(SYMBOLS + kind, float(symbols) * 0.3)
    features.add(SETS, float(fewest) * 0.5)
    features.add(WILD, float(city.wild_symbols + city.masks + city.replaced_symbols) * 0.5)
    for colour in range(STAGES - COLOURED):
        features.add(COLOURED + colour, float(city.count(colour)) * 0.2)
    stages = len(side_of(position, city).stages)
    features.add(STAGES, float(city.stages) * 0.3)
    if city.stages == stages:
        features.add(COMPLETE, 1.0)
    features.add(DIPLOMACY, float(city.diplomacy))
    if city.once_granted:
        features.add(POWERS, 1.0)
    features.add(HELD_LEADERS, float(len(city.held_leaders)) * 0.25)


def add_what_lasts(position: Position, city: City, features: SparseFeatures) -> None:
    """The pieces of a city, and what was agreed before the game."""
    setting = position.setting
    for index in city.cards:
        features.add(PIECES + index, 1.0)
    for leader in city.leaders:
        features.add(PIECES + (leader & PIECE_MASK), 1.0)
    features.add(BOARDS + min(2 * city.board + city.side, MOST_BOARDS - 1), 1.0)
    features.add(PLAYERS + min(setting.players, MOST_PLAYERS - 1), 1.0)
    features.add_set(MODULES, setting.modules & 255)
    if setting.edition == 1:
        features.add(FIRST_EDITION, 1.0)
    if setting.teams:
        features.add(TEAMS, 1.0)


def add_hands(position: Position, owner: i64, features: SparseFeatures) -> None:
    """What the city can build now, and what of the hand that comes next."""
    city = position.cities[owner]
    stage = next_stage(position, city)
    if stage is not None:
        features.add(NEXT_STAGE + max(1, position.age) - 1, ease(city, stage.need, stage.price))
    add_hand(position, city, city.hand, HAND, features)
    players = position.setting.players
    step: i64 = 1
    if position.age != 2:
        step = players - 1
    add_hand(position, city, position.cities[(owner + step) % players].hand, COMING, features)


def add_hand(position: Position, city: City, hand: vec[i64], first: i64, features: SparseFeatures) -> None:
    edition = position.setting.edition
    for index in range(len(hand)):
        piece = hand[index]
        if piece < CARDS_END and is_first(hand, index):
            card = card_of(edition, piece)
            if not city.has(card.building):
                features.add(first + piece, AT_ONCE if has_chain(city, card) else ease(city, card.need, card.price))


def is_first(hand: vec[i64], index: i64) -> bool:
    """Whether no copy of the card lies before it."""
    for before in range(index):
        if hand[before] == hand[index]:
            return False
    return True


def ease(city: City, need: i64, price: i64) -> float:
    """A rough look: what the city lacks besides its choices is bought for two coins each."""
    missing = total_units(lacking(need, city.fixed)) - len(city.choices)
    if missing <= 0:
        return AT_ONCE if city.coins >= price else NOT_NOW
    return BY_TRADE if city.coins >= price + 2 * missing else NOT_NOW
