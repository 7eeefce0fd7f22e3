"""Cards, Wonders and Progress tokens as the rules see them: numbers only, read once from the catalogue."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import append, vec
from mirabilia.games.duel import data, lookup

# Colours of structures; then what else can be counted in a city, in the order of data.COUNTED.
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
GREEN: Final = 3
YELLOW: Final = 4
RED: Final = 5
PURPLE: Final = 6
COUNT_WONDERS: Final = 7
COUNT_COIN_SETS: Final = 8
COUNTS: Final = 8
"""A city keeps the counts of the seven colours and of its built Wonders; its coins it has anyway."""

RESOURCES: Final = 5
RAW: Final = 3
"""The first three resources are the raw ones."""
PRICED_UNITS: Final = 5
"""A city's bill knows the price of 0 to 4 units of each resource."""

SLOTS: Final = 20
ALL_SLOTS: Final = (1 << 20) - 1


class Effects:
    """What a piece does. 0 (or -1 for a symbol, count or colour) means: nothing of the kind."""

    coins: i64
    points: i64
    shields: i64
    symbol: i64
    raw_choices: i64
    made_choices: i64
    fixed: i64
    coins_each: i64
    coins_count: i64
    majority_coins: i64
    majority_points: i64
    majority_count: i64
    robs: i64
    again: i64
    destroys: i64
    draws: i64
    revives: i64
    wonder_discount: i64
    blue_discount: i64
    trade_income: i64
    token_points: i64
    extra_shields: i64
    wonders_again: i64
    chain_coins: i64

    def __init__(self, index: i64, numbers: dict[str, int]) -> None:
        self.index: i64 = index
        self.coins = numbers["coins"]
        self.points = numbers["points"]
        self.shields = numbers["shields"]
        self.symbol = numbers["symbol"]
        self.raw_choices = numbers["raw_choices"]
        self.made_choices = numbers["made_choices"]
        self.fixed = numbers["fixed"]
        self.coins_each = numbers["coins_each"]
        self.coins_count = numbers["coins_count"]
        self.majority_coins = numbers["majority_coins"]
        self.majority_points = numbers["majority_points"]
        self.majority_count = numbers["majority_count"]
        self.robs = numbers["robs"]
        self.again = numbers["again"]
        self.destroys = numbers["destroys"]
        self.draws = numbers["draws"]
        self.revives = numbers["revives"]
        self.wonder_discount = numbers["wonder_discount"]
        self.blue_discount = numbers["blue_discount"]
        self.trade_income = numbers["trade_income"]
        self.token_points = numbers["token_points"]
        self.extra_shields = numbers["extra_shields"]
        self.wonders_again = numbers["wonders_again"]
        self.chain_coins = numbers["chain_coins"]


def bill_keys(units: vec[i64]) -> vec[i64]:
    """Where a city's bill has the prices of these units: resources that are not needed are left out."""
    keys = vec[i64]()
    for resource in range(RESOURCES):
        if units[resource] > 0:
            keys = append(keys, resource * PRICED_UNITS + units[resource])
    return keys


class Card(Effects):
    """A structure."""

    def __init__(
        self,
        index: i64,
        colour: i64,
        price: i64,
        units: list[int],
        symbols: tuple[int, int],
        production: list[int],
        numbers: dict[str, int],
    ) -> None:
        super().__init__(index, numbers)
        self.colour: i64 = colour
        self.price: i64 = price
        """Coins printed in the cost."""
        self.units = vec[i64](units)
        self.bill_keys = bill_keys(self.units)
        self.free_with: i64 = symbols[0]
        self.chain: i64 = symbols[1]
        self.production = vec[i64](production)
        self.produces: bool = sum(production) > 0


class Wonder(Effects):
    def __init__(self, index: i64, price: i64, units: list[int], numbers: dict[str, int]) -> None:
        super().__init__(index, numbers)
        self.price: i64 = price
        self.units = vec[i64](units)
        self.bill_keys = bill_keys(self.units)


class Token(Effects):
    """A Progress token."""


def cards() -> list[Card]:
    return [
        Card(
            index,
            data.COLOURS.index(card.colour),
            card.cost.coins,
            lookup.units(card.cost),
            (lookup.chain_bit(card.free_with), lookup.chain_bit(card.chain)),
            lookup.production(card.effects),
            lookup.effect_numbers(card.effects),
        )
        for index, card in enumerate(lookup.CATALOGUE.cards)
    ]


def wonders() -> list[Wonder]:
    return [
        Wonder(index, wonder.cost.coins, lookup.units(wonder.cost), lookup.effect_numbers(wonder.effects))
        for index, wonder in enumerate(lookup.CATALOGUE.wonders)
    ]


def tokens() -> list[Token]:
    return [Token(index, lookup.effect_numbers(token.effects)) for index, token in enumerate(lookup.CATALOGUE.tokens)]


CARDS: Final = cards()
WONDERS: Final = wonders()
TOKENS: Final = tokens()
