"""What happens when a structure, a Wonder or a Progress token enters a city."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.rows import in_order
from mirabilia.core.vecs import extend
from mirabilia.games.duel.conflict import advance, take_away
from mirabilia.games.duel.cost import reprice
from mirabilia.games.duel.journal import DREW, FROM_EFFECT, GAINED, TO_ROBBERY
from mirabilia.games.duel.lookup import CATALOGUE
from mirabilia.games.duel.pieces import (
    COUNT_COIN_SETS,
    RED,
    RESOURCES,
    Card,
    Effects,
    Token,
    Wonder,
)
from mirabilia.games.duel.position import (
    CITY,
    DESTROY,
    DISCARD_PILE,
    LIBRARY,
    OVER,
    REVIVE,
    City,
    Position,
)
from mirabilia.games.duel.science import gain_symbol

COINS_PER_POINT: Final[i64] = CATALOGUE.setup.coins_per_point


def enter_card(position: Position, seat: i64, card: Card) -> None:
    """A structure joins the city, however it was paid, and takes effect in the order of DUEL-055."""
    city = position.city(seat)
    other = position.city(1 - seat)
    position.places[card.index] = CITY + seat
    city.counts[card.colour] += 1
    city.chains |= card.chain
    if card.produces:
        change_production(city, other, card, 1)
    else:
        add_lasting(city, other, card)
        earn(position, seat, card)
        if card.shields:
            shields = card.shields
            if card.colour == RED:
                shields += city.extra_shields
            advance(position, seat, shields)
        elif card.symbol >= 0:
            gain_symbol(position, seat, card.symbol)


def enter_wonder(position: Position, seat: i64, wonder: Wonder) -> None:
    """A Wonder is built and takes effect; what has to be chosen becomes the next decision."""
    city = position.city(seat)
    other = position.city(1 - seat)
    if wonder.again or city.wonders_again:  # never two (DUEL-204)
        position.again = 1
    add_lasting(city, other, wonder)
    earn(position, seat, wonder)
    if wonder.robs:
        take_away(position, 1 - seat, wonder.robs, TO_ROBBERY)
    if wonder.shields:
        advance(position, seat, wonder.shields)
        if position.phase == OVER:  # DUEL-166
            return
    if wonder.destroys >= 0 and other.counts[wonder.destroys]:  # DUEL-165
        position.phase = DESTROY
    elif wonder.draws:
        draw_tokens(position, seat, wonder.draws)
    elif wonder.revives and not pile_is_empty(position):  # DUEL-159
        position.phase = REVIVE


def enter_token(position: Position, seat: i64, token: Token) -> None:
    """A Progress token is gained."""
    city = position.city(seat)
    city.tokens |= 1 << token.index
    add_lasting(city, position.city(1 - seat), token)
    earn(position, seat, token)
    if token.symbol >= 0:
        gain_symbol(position, seat, token.symbol)


def leave_card(position: Position, seat: i64, card: Card) -> None:
    """A structure is destroyed; only brown and grey cards can be."""
    city = position.city(seat)
    position.places[card.index] = DISCARD_PILE
    city.counts[card.colour] -= 1
    change_production(city, position.city(1 - seat), card, -1)


def change_production(city: City, other: City, card: Card, times: i64) -> None:
    for resource in range(RESOURCES):
        units = card.production[resource]
        if units:
            city.production[resource] += times * units
            reprice(city, other, resource)
            reprice(other, city, resource)


def add_lasting(city: City, other: City, effects: Effects) -> None:
    """What stays in force: choices, fixed prices, discounts and so on."""
    city.raw_choices += effects.raw_choices
    city.made_choices += effects.made_choices
    city.wonder_discount += effects.wonder_discount
    city.blue_discount += effects.blue_discount
    city.extra_shields += effects.extra_shields
    city.wonders_again |= effects.wonders_again
    city.chain_coins += effects.chain_coins
    city.trade_income |= effects.trade_income
    if effects.fixed:
        city.fixed |= effects.fixed
        for resource in range(RESOURCES):
            if effects.fixed & (1 << resource):
                reprice(city, other, resource)


def earn(position: Position, seat: i64, effects: Effects) -> None:
    """Coins from the bank, once, on building."""
    city = position.city(seat)
    coins = effects.coins
    if effects.coins_each:
        coins += effects.coins_each * count(city, effects.coins_count)
    if effects.majority_coins:
        coins += effects.majority_coins * majority(city, position.city(1 - seat), effects.majority_count)
    if coins:
        city.coins += coins
        position.note(GAINED, seat, coins, FROM_EFFECT)


def draw_tokens(position: Position, seat: i64, number: i64) -> None:
    """The Great Library: the top tokens of the box, seen by the builder alone, in no order (DUEL-153, DUEL-154)."""
    position.offer = in_order(position.box_tokens[:number])
    position.box_tokens = extend(position.offer[:], position.box_tokens[number:])
    if len(position.offer):
        position.phase = LIBRARY
        for token in position.offer:
            position.note(DREW, seat, token, 0)


def count(city: City, what: i64) -> i64:
    """How many of a countable thing there are in a city."""
    if what == COUNT_COIN_SETS:
        return city.coins // COINS_PER_POINT
    return city.counts[what]


def majority(city: City, other: City, kinds: i64) -> i64:
    """How many things of these kinds the city with more of them has (DUEL-133, DUEL-139)."""
    own: i64 = 0
    others: i64 = 0
    for kind in range(COUNT_COIN_SETS + 1):
        if kinds & (1 << kind):
            own += count(city, kind)
            others += count(other, kind)
    return max(own, others)


def pile_is_empty(position: Position) -> bool:
    for place in position.places:
        if place == DISCARD_PILE:
            return False
    return True
