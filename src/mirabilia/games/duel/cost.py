"""What a construction costs a city: production, choices, discounts and purchases (DUEL-056 to DUEL-090)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.duel.lookup import CATALOGUE
from mirabilia.games.duel.pieces import BLUE, PRICED_UNITS, RAW, RESOURCES, Card, Wonder
from mirabilia.games.duel.position import City

PRICE: Final[i64] = CATALOGUE.setup.price
FIXED_PRICE: Final[i64] = CATALOGUE.setup.fixed_price


def reprice(city: City, other: City, resource: i64) -> None:
    """Bring price and bill of one resource up to date after production or prices have changed."""
    price = PRICE + other.production[resource]  # DUEL-078
    if city.fixed & (1 << resource):  # DUEL-084
        price = FIXED_PRICE
    city.prices[resource] = price
    produced = city.production[resource]
    key = resource * PRICED_UNITS
    for units in range(PRICED_UNITS):
        city.bill[key + units] = max(units - produced, 0) * price


def reprice_all(city: City, other: City) -> None:
    for resource in range(RESOURCES):
        reprice(city, other, resource)


# A payment says how a cost is met: units by resource from three sources, then the coins for the bought ones.
BOUGHT: Final = 0
CHOSEN: Final = 5
"""Given by choice sources."""
WAIVED: Final = 10
"""Dropped by a discount."""
SPENT: Final = 15
NOTHING_PAID: Final = vec[i64]([0] * 16)


def cheapest_payment(city: City, units: vec[i64], discount: i64) -> vec[i64]:
    """The cheapest way to have these units, as a payment (DUEL-077)."""
    payment = NOTHING_PAID[:]
    for resource in range(RESOURCES):
        missing = units[resource] - city.production[resource]
        if missing > 0:
            payment[BOUGHT + resource] = missing
            payment[SPENT] += missing * city.prices[resource]
    if city.raw_choices:
        spare_dearest(city.prices, payment, CHOSEN, 0, RAW, city.raw_choices)
    if city.made_choices:
        spare_dearest(city.prices, payment, CHOSEN, RAW, RESOURCES, city.made_choices)
    if discount:
        spare_dearest(city.prices, payment, WAIVED, 0, RESOURCES, discount)
    return payment


def spare_dearest(prices: vec[i64], payment: vec[i64], source: i64, first: i64, last: i64, times: i64) -> None:
    """Let another source give the dearest units still to be bought among some resources, one at a time."""
    while times > 0:
        dearest: i64 = -1
        highest: i64 = -1
        for resource in range(first, last):
            if payment[BOUGHT + resource] > 0 and prices[resource] > highest:
                dearest = resource
                highest = prices[resource]
        if dearest < 0:
            return
        payment[BOUGHT + dearest] -= 1
        payment[source + dearest] += 1
        payment[SPENT] -= highest
        times -= 1


def trade(city: City, bill_keys: vec[i64], units: vec[i64], discount: i64) -> i64:
    """Coins to spend on purchases."""
    coins: i64 = 0
    bill = city.bill
    for key in bill_keys:
        coins += bill[key]
    if coins == 0 or city.raw_choices + city.made_choices + discount == 0:
        return coins
    return cheapest_payment(city, units, discount)[SPENT]


def card_discount(city: City, card: Card) -> i64:
    if card.colour == BLUE:
        return city.blue_discount
    return 0


def card_trade(city: City, card: Card) -> i64:
    return trade(city, card.bill_keys, card.units, card_discount(city, card))


def wonder_trade(city: City, wonder: Wonder) -> i64:
    return trade(city, wonder.bill_keys, wonder.units, city.wonder_discount)


def can_build_card(city: City, card: Card) -> bool:
    """Whether the coins held are enough (DUEL-076)."""
    if city.chains & card.free_with:
        return True
    purse = city.coins - card.price
    bill = city.bill
    for key in card.bill_keys:
        purse -= bill[key]
    if purse >= 0:
        return True
    if not may_spare(city, -purse, city.blue_discount):
        return False
    return card.price + card_trade(city, card) <= city.coins


def can_build_wonder(city: City, wonder: Wonder) -> bool:
    purse = city.coins - wonder.price
    bill = city.bill
    for key in wonder.bill_keys:
        purse -= bill[key]
    if purse >= 0:
        return True
    if not may_spare(city, -purse, city.wonder_discount):
        return False
    return wonder.price + wonder_trade(city, wonder) <= city.coins


def may_spare(city: City, coins: i64, discount: i64) -> bool:
    """Whether choices and a discount could save that many coins at best: a quick no for most costs out of reach."""
    spares = city.raw_choices + city.made_choices + discount
    if spares == 0:
        return False
    for price in city.prices:
        if spares * price >= coins:
            return True
    return False
