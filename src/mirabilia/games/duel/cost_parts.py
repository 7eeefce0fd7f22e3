"""A cost taken apart for people: printed coins, production, purchases, and what saves coins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.contract import Cost, Fact
from mirabilia.core.vecs import vec
from mirabilia.games.duel import data
from mirabilia.games.duel.cost import BOUGHT, CHOSEN, SPENT, WAIVED, card_discount, card_trade, cheapest_payment
from mirabilia.games.duel.lookup import CARD_IDS, CATALOGUE, CHAIN_CARDS
from mirabilia.games.duel.pieces import RESOURCES, Card, Wonder
from mirabilia.games.duel.position import City

RESOURCE_IDS: Final[tuple[str, ...]] = data.RESOURCES


def card_cost(city: City, card: Card) -> Cost:
    """What a card would cost a city now."""
    if not city.chains & card.free_with:
        return itemize(city, card.price, card.units, card_discount(city, card))
    index = card.index
    chain: Fact = {
        "cost": "chain",
        "chain": CATALOGUE.cards[index].free_with,
        "card": CHAIN_CARDS[CARD_IDS[index]],
        "saves": card.price + card_trade(city, card),
    }
    return Cost(0, (chain,))


def wonder_cost(city: City, wonder: Wonder) -> Cost:
    """What a Wonder would cost a city now."""
    return itemize(city, wonder.price, wonder.units, city.wonder_discount)


def itemize(city: City, price: i64, units: vec[i64], discount: i64) -> Cost:
    """The coins for printed price and purchases, with all that they are made of."""
    payment = cheapest_payment(city, units, discount)
    coins = price + payment[SPENT]
    parts: list[Fact] = []
    if price:
        parts.append({"cost": "printed", "coins": price})
    production = city.production
    for resource in range(RESOURCES):
        produced = min(units[resource], production[resource])
        if produced > 0:
            parts.append({"cost": "produced", "resource": RESOURCE_IDS[resource], "units": produced})
    add_priced(parts, "bought", "coins", payment, BOUGHT, city.prices)
    add_priced(parts, "choice", "saves", payment, CHOSEN, city.prices)
    add_priced(parts, "discount", "saves", payment, WAIVED, city.prices)
    return Cost(coins, tuple(parts), max(0, coins - city.coins))


def add_priced(parts: list[Fact], kind: str, amount: str, payment: vec[i64], source: i64, prices: vec[i64]) -> None:
    """Add the units that come from one source of a payment, with what they cost or save."""
    for resource in range(RESOURCES):
        units = payment[source + resource]
        if units > 0:
            price = prices[resource]
            parts.append(
                {
                    "cost": kind,
                    "resource": RESOURCE_IDS[resource],
                    "units": units,
                    "price": price,
                    amount: units * price,
                }
            )
