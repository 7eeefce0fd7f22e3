"""The ways to pay: what own production leaves open, bought from the left, the right and the bank.

Every undominated way is found and no other: a way is dominated if another takes no more from any purse. Of ways that
take the same from every purse one is found, or one for each number of sellers if the buyer gains by that (BASE-277).
This is the hot path of the game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.bits import bit
from mirabilia.core.vecs import vec
from mirabilia.games.seven._fields import Purse as Purse
from mirabilia.games.seven.packing import has
from mirabilia.games.seven.units import RAW, RESOURCES, at, lacking, units_of

LEFT: Final = 0
RIGHT: Final = 1
ON_LEFT: Final = 1
ON_RIGHT: Final = 2
"""The neighbours as a set."""

MOST_NEEDS: Final = 256
MOST_WAYS: Final = 64
NO_NEEDS: Final = vec[i64]([0] * MOST_NEEDS)
NO_WAYS: Final = vec[i64]([0] * MOST_WAYS)
EVERYTHING: Final = 127
"""The choice among all seven resources."""


def price(buyer: Purse, side: i64, resource: i64) -> i64:
    """What a unit from a neighbour costs."""
    if side == LEFT:
        return buyer.left_raw if resource < RAW else buyer.left_made
    return buyer.right_raw if resource < RAW else buyer.right_made


def goods(purse: Purse) -> i64:
    """The set of resources a city has for sale."""
    mask: i64 = 0
    for resource in range(RESOURCES):
        if units_of(purse.fixed_for_sale, resource):
            mask |= bit(resource)
    for choice in purse.choices_for_sale:
        mask |= choice
    return mask


def most_for_sale(seller: Purse, resource: i64) -> i64:
    """At most so many units of a resource can be bought there."""
    number = units_of(seller.fixed_for_sale, resource)
    for choice in seller.choices_for_sale:
        if has(choice, resource):
            number += 1
    return number


def sells(seller: Purse, units: i64) -> bool:
    """Whether all these units can be bought there in one turn."""
    rest = lacking(units, seller.fixed_for_sale)
    return rest == 0 or matched(rest, seller.choices_for_sale, 0)


def matched(units: i64, choices: vec[i64], used: i64) -> bool:
    """Whether different choices can give all these units."""
    resource: i64 = 0
    while not units_of(units, resource):
        resource += 1
    left = units - at(resource, 1)
    for number in range(len(choices)):
        if has(used, number) or not has(choices[number], resource):
            continue
        if left == 0 or matched(left, choices, used | bit(number)):
            return True
    return False


class Ways:
    """The ways to pay found for one construction; reused again and again."""

    number: i64
    needs_number: i64
    counts_sellers: bool
    """Whether it matters from how many neighbours something is bought."""

    def __init__(self) -> None:
        self.number = 0
        self.counts_sellers = False
        self.left = NO_WAYS[:]
        self.right = NO_WAYS[:]
        self.bank = NO_WAYS[:]
        self.sellers = NO_WAYS[:]
        """Who sells something, be it for nothing: a set of neighbours."""
        self.needs_number = 0
        self.needs = NO_NEEDS[:]
        """What own production may leave open, depending on how choices are used."""
        self.spread_needs = NO_NEEDS[:]

    def add(self, left: i64, right: i64, bank: i64, sellers: i64) -> None:
        """Keep a way unless another dominates it; drop those it dominates. Of equal ones the fewest sellers stay, or
        each number of sellers."""
        number: i64 = 0
        for i in range(self.number):
            if self.left[i] <= left and self.right[i] <= right and self.bank[i] <= bank:
                if self.left[i] < left or self.right[i] < right or self.bank[i] < bank:
                    return
                if not self.counts_sellers:
                    self.sellers[i] = fewer(self.sellers[i], sellers)
                    return
                if how_many(self.sellers[i]) == how_many(sellers):
                    return
            elif left <= self.left[i] and right <= self.right[i] and bank <= self.bank[i]:
                continue
            self.left[number] = self.left[i]
            self.right[number] = self.right[i]
            self.bank[number] = self.bank[i]
            self.sellers[number] = self.sellers[i]
            number += 1
        self.left[number] = left
        self.right[number] = right
        self.bank[number] = bank
        self.sellers[number] = sellers
        self.number = number + 1

    def use_choice(self, choice: i64) -> None:
        """Let one choice give a unit: each need becomes all that can be left of it."""
        number: i64 = 0
        spread = self.spread_needs
        for i in range(self.needs_number):
            need = self.needs[i]
            start = number
            for resource in range(RESOURCES):
                if has(choice, resource) and units_of(need, resource):
                    number = insert(spread, number, need - at(resource, 1))
            if number == start and not gives_any(choice, need):
                number = insert(spread, number, need)
        self.spread_needs = self.needs
        self.needs = spread
        self.needs_number = number


def fewer(one: i64, other: i64) -> i64:
    """The smaller of two sets of sellers, the first of equal ones."""
    if other == 0 or one == 3:
        return other
    return one


def how_many(sellers: i64) -> i64:
    if sellers == 0:
        return 0
    return 2 if sellers == ON_LEFT | ON_RIGHT else 1


def insert(row: vec[i64], number: i64, item: i64) -> i64:
    """Append an item that is not there yet; the new length."""
    for i in range(number):
        if row[i] == item:
            return number
    row[number] = item
    return number + 1


def gives_any(choice: i64, need: i64) -> bool:
    for resource in range(RESOURCES):
        if has(choice, resource) and units_of(need, resource):
            return True
    return False


def find_ways(buyer: Purse, left: Purse, right: Purse, need: i64, price: i64, spared: i64, ways: Ways) -> None:
    """Fill in every undominated way to pay units and coins; `spared` units of choice are waived."""
    ways.number = 0
    ways.counts_sellers = buyer.coins_on_trade != 0
    if price > buyer.coins:
        return
    missing = lacking(need, buyer.fixed)
    if missing == 0:
        ways.add(0, 0, price, 0)
        return
    ways.needs[0] = missing
    ways.needs_number = 1
    use_choices(buyer, spared, ways)
    for i in range(ways.needs_number):
        if ways.needs[i] == 0:
            ways.add(0, 0, price, 0)
            if not ways.counts_sellers:
                return
    for i in range(ways.needs_number):
        buy(buyer, left, right, ways.needs[i], buyer.bank_units, 0, price, ways)


def buy(buyer: Purse, left: Purse, right: Purse, need: i64, units: i64, first: i64, bank: i64, ways: Ways) -> None:
    """Buy what is open: some units from the bank, if it sells any, the rest from the neighbours."""
    split(buyer, left, right, need, 0, 0, 0, 0, 0, bank, ways)
    if units:
        for resource in range(first, RESOURCES):
            if units_of(need, resource):
                rest = need - at(resource, 1)
                buy(buyer, left, right, rest, units - 1, resource, bank + buyer.bank_price, ways)


def use_choices(buyer: Purse, spared: i64, ways: Ways) -> None:
    for choice in buyer.choices:
        ways.use_choice(choice)
    if buyer.own_pools + buyer.other_pools:
        own = goods(buyer)
        for _ in range(buyer.own_pools):
            ways.use_choice(own)
        for _ in range(buyer.other_pools):
            ways.use_choice(EVERYTHING & ~own)
    for _ in range(spared):
        ways.use_choice(EVERYTHING)


def split(
    buyer: Purse,
    left: Purse,
    right: Purse,
    need: i64,
    resource: i64,
    from_left: i64,
    from_right: i64,
    left_coins: i64,
    right_coins: i64,
    bank: i64,
    ways: Ways,
) -> None:
    """Share the units still open, resource by resource, between the two neighbours."""
    while resource < RESOURCES and units_of(need, resource) == 0:
        resource += 1
    if resource == RESOURCES:
        sellers: i64 = 0
        if from_left:
            left_coins = max(0, left_coins - buyer.left_rebate)
            sellers = ON_LEFT
        if from_right:
            right_coins = max(0, right_coins - buyer.right_rebate)
            sellers |= ON_RIGHT
        if left_coins + right_coins + bank <= buyer.coins and sells(left, from_left) and sells(right, from_right):
            ways.add(left_coins, right_coins, bank, sellers)
        return
    units = units_of(need, resource)
    most_left = min(units, most_for_sale(left, resource))
    most_right = most_for_sale(right, resource)
    left_price = price(buyer, LEFT, resource)
    right_price = price(buyer, RIGHT, resource)
    bought = max(0, units - most_right)
    while bought <= most_left:
        split(
            buyer,
            left,
            right,
            need,
            resource + 1,
            from_left | at(resource, bought),
            from_right | at(resource, units - bought),
            left_coins + bought * left_price,
            right_coins + (units - bought) * right_price,
            bank,
            ways,
        )
        bought += 1
