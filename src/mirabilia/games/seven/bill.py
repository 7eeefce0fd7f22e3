"""What a construction is paid with, unit by unit: for every way to pay it where all the resources come from.

A move says what is paid to whom, not for which units; several ways can come to the same payment. What all of them
have in common is certain.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from mirabilia.core.contract import Cost, Fact
from mirabilia.games.seven import codes, data
from mirabilia.games.seven.packing import has
from mirabilia.games.seven.payment import EVERYTHING, Purse, goods, most_for_sale, sells
from mirabilia.games.seven.pieces import COUNT_STAGES, Card, Stage
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.units import MOST, RAW, RESOURCES, at, lacking, total, units_of, unpacked

UNITS = [at(resource, 1) for resource in range(RESOURCES)]
NOTHING = -1
"""Instead of coins: nothing is bought there."""


class Payment(NamedTuple):
    """What is paid to whom."""

    left: int
    right: int
    bank: int

    def coins(self) -> int:
        return max(0, self.left) + max(0, self.right) + self.bank


def payment_of(move: int) -> Payment:
    return Payment(
        codes.left_coins(move) if codes.buys_left(move) else NOTHING,
        codes.right_coins(move) if codes.buys_right(move) else NOTHING,
        codes.bank_coins(move),
    )


class Bill(NamedTuple):
    """One way to come by all units: those of each source, packed (see units.py), and what is paid."""

    own: int
    waived: int
    left: int
    right: int
    bank: int
    payment: Payment
    left_saved: int
    right_saved: int
    """What rebates take off."""


class Bills:
    """Every way to pay for one construction."""

    def __init__(
        self, position: Position, owner: int, need: int, price: int, spared: int, fixed: tuple[Fact, ...] = ()
    ) -> None:
        self.buyer = position.cities[owner]
        self.sellers = (int(position.left_of(owner)), int(position.right_of(owner)))
        self.left, self.right = (position.cities[seller] for seller in self.sellers)
        self.need, self.price, self.spared, self.fixed = need, price, spared, fixed
        """`fixed` are parts of the cost that come with every payment."""
        self.by_payment: dict[Payment, list[Bill]] = {}
        self.open_needs = list(self.find_open_needs())
        for own_rest, rest in self.open_needs:
            for bill in self.find(own_rest, rest):
                self.by_payment.setdefault(bill.payment, []).append(bill)

    # Finding all ways.

    def find_open_needs(self) -> Iterator[tuple[int, int]]:
        """What own production can leave open, and what is left of that after waived units."""
        buyer = self.buyer
        open_needs = [lacking(self.need, buyer.fixed)]
        for choice in buyer.choices:
            open_needs = after_choice(open_needs, choice)
        if buyer.own_pools or buyer.other_pools:
            for_sale = goods(buyer)
            for _ in range(buyer.own_pools):
                open_needs = after_choice(open_needs, for_sale)
            for _ in range(buyer.other_pools):
                open_needs = after_choice(open_needs, EVERYTHING & ~for_sale)
        for own_rest in open_needs:
            rests = [own_rest]
            for _ in range(self.spared):
                rests = after_choice(rests, EVERYTHING)
            yield from ((own_rest, rest) for rest in rests)

    def find(self, own_rest: int, rest: int) -> Iterator[Bill]:
        buyer, own, waived = self.buyer, self.need - own_rest, own_rest - rest
        for bank in parts_of(rest, buyer.bank_units):
            paid = self.price + total(bank) * buyer.bank_price
            for left, right in shares(self.left, self.right, rest - bank):
                left_coins = cost_of(left, buyer.left_raw, buyer.left_made)
                right_coins = cost_of(right, buyer.right_raw, buyer.right_made)
                left_saved = min(left_coins, buyer.left_rebate)
                right_saved = min(right_coins, buyer.right_rebate)
                payment = Payment(
                    left_coins - left_saved if left else NOTHING, right_coins - right_saved if right else NOTHING, paid
                )
                yield Bill(own, waived, left, right, bank, payment, left_saved, right_saved)

    # What a payment is made of.

    def cost(self, payment: Payment) -> Cost:
        bills = self.by_payment[payment]
        parts = [*self.fixed, *own_parts(bills), *waived_part(bills)]
        for side, seller in zip(("left", "right"), self.sellers, strict=True):
            parts += seller_parts(bills, side, seller)
        if not is_settled(bills, "left") or not is_settled(bills, "right"):
            bought = least(bill.left + bill.right for bill in bills)
            parts += [{"cost": "bought", "units": units_by_resource(bought)}] if bought else []
        parts += self.bank_parts(bills)
        coins = payment.coins()
        return Cost(coins, tuple(parts), max(0, coins - self.buyer.coins))

    def bank_parts(self, bills: Sequence[Bill]) -> list[Fact]:
        parts = self.price_part()
        if bills[0].bank and is_settled(bills, "bank"):
            coins = int(total(bills[0].bank) * self.buyer.bank_price)
            parts.append({"cost": "bank", "coins": coins, "units": units_by_resource(bills[0].bank)})
        elif bills[0].bank:
            number = int(total(bills[0].bank))
            parts.append({"cost": "bank", "coins": int(number * self.buyer.bank_price), "number": number})
        return parts

    def price_part(self) -> list[Fact]:
        price = self.price - sum(part.get("coins", 0) for part in self.fixed)
        return [{"cost": "bank", "coins": price}] if price else []

    # What it takes at least.

    def cheapest(self) -> Payment | None:
        """The fewest coins that would do; None if a resource is to be had from nobody."""
        return min(self.by_payment, key=Payment.coins, default=None)

    def least_cost(self) -> Cost:
        payment = self.cheapest()
        if payment is not None:
            return self.cost(payment)
        own = least(self.need - own_rest for own_rest, _ in self.open_needs)
        parts: list[Fact] = [{"cost": "own", "units": units_by_resource(own)}] if own else []
        return Cost(None, (*self.fixed, *parts, {"cost": "missing", "units": self.missing()}, *self.price_part()))

    def missing(self) -> dict[str, int]:
        """The fewest units more with which it could be had."""
        removed = dict.fromkeys((rest, 0) for _, rest in self.open_needs)
        while True:
            for rest, without in removed:
                if any(True for _ in self.find(rest, rest)):
                    return units_by_resource(without)
            removed = dict.fromkeys(
                (rest - unit, without + unit) for rest, without in removed for unit in UNITS if rest & (unit * MOST)
            )

    def lack(self) -> Fact:
        """Why it cannot be paid: the coins it takes and how many are missing, or the resources nobody sells."""
        payment = self.cheapest()
        if payment is None:
            return {"missing": self.missing()}
        return {"coins": payment.coins(), "short": max(0, payment.coins() - self.buyer.coins)}


def bills_of_card(position: Position, owner: int, card: Card) -> Bills:
    """Every way to pay for a card, without chains and powers."""
    return Bills(position, owner, card.need, card.price, position.cities[owner].discount(card.colour))


def bills_of_stage(position: Position, owner: int, stage: Stage, *extras: Fact) -> Bills:
    """Every way to pay for a stage, and for extras that go with it: parts of the cost with their coins."""
    city = position.cities[owner]
    fixed: list[Fact] = [{"cost": "free", "power": "stages"}] if city.stages_without_resources and stage.need else []
    need = 0 if city.stages_without_resources else stage.need
    price = stage.price + sum(extra["coins"] for extra in extras)
    return Bills(position, owner, need, price, city.discount(COUNT_STAGES), (*fixed, *extras))


def after_choice(needs: Iterable[int], choice: int) -> list[int]:
    """What can be left of needs when a choice among resources gives one unit, as payment.py reckons."""
    rest: dict[int, None] = {}
    for need in needs:
        given = [
            need - unit for resource, unit in enumerate(UNITS) if has(choice, resource) and units_of(need, resource)
        ]
        rest.update(dict.fromkeys(given or [need]))
    return list(rest)


def parts_of(need: int, most: int) -> list[int]:
    """Every set of up to so many units of a need."""
    parts = {0: None}
    for _ in range(most):
        parts |= dict.fromkeys(
            part + unit for part in parts for resource, unit in enumerate(UNITS) if units_of(need - part, resource)
        )
    return list(parts)


def shares(left: Purse, right: Purse, need: int) -> Iterator[tuple[int, int]]:
    """The ways to buy units from the neighbours: what the left one sells, and what the right one."""
    from_left = [0]
    for resource, units in enumerate(unpacked(need)):
        if units:
            most = min(units, most_for_sale(left, resource))
            fewest = max(0, units - most_for_sale(right, resource))
            from_left = [row + number * UNITS[resource] for row in from_left for number in range(fewest, most + 1)]
    for row in from_left:
        if sells(left, row) and sells(right, need - row):
            yield row, need - row


def cost_of(units: int, raw: int, manufactured: int) -> int:
    counts = unpacked(units)
    return sum(counts[:RAW]) * raw + sum(counts[RAW:]) * manufactured


# What is certain.


def units_by_resource(units: int) -> dict[str, int]:
    """Packed units by resource."""
    return {resource: number for resource, number in zip(data.RESOURCES, unpacked(units), strict=True) if number}


def least(rows: Iterable[int]) -> int:
    """For each resource the units that all the rows have, packed."""
    fewest = [min(numbers) for numbers in zip(*map(unpacked, rows), strict=True)]
    return sum(number * unit for number, unit in zip(fewest, UNITS, strict=True))


def is_settled(bills: Sequence[Bill], source: str) -> bool:
    """Whether all bills take the same units from a source."""
    return len({getattr(bill, source) for bill in bills}) == 1


def own_parts(bills: Sequence[Bill]) -> list[Fact]:
    """The own resources that are used for certain, and how many more there are."""
    certain = least(bill.own for bill in bills)
    more = min(int(total(bill.own)) for bill in bills) - int(total(certain))
    parts: list[Fact] = [{"cost": "own", "units": units_by_resource(certain)}] if certain else []
    return [*parts, {"cost": "own", "number": more}] if more else parts


def waived_part(bills: Sequence[Bill]) -> list[Fact]:
    """Resources that need not be paid."""
    if is_settled(bills, "waived"):
        return [{"cost": "discount", "units": units_by_resource(bills[0].waived)}] if bills[0].waived else []
    return [{"cost": "discount", "number": min(int(total(bill.waived)) for bill in bills)}]


def seller_parts(bills: Sequence[Bill], side: str, seller: int) -> list[Fact]:
    """What is bought from a neighbour, and the rebate on it."""
    coins = getattr(bills[0].payment, side)
    if coins == NOTHING:
        return []
    part: Fact = {"cost": side, "seat": seller, "coins": coins}
    numbers = {int(total(getattr(bill, side))) for bill in bills}
    if is_settled(bills, side):
        part["units"] = units_by_resource(getattr(bills[0], side))
    elif len(numbers) == 1:
        part["number"] = numbers.pop()
    saved = min(getattr(bill, f"{side}_saved") for bill in bills)
    return [part, {"cost": "rebate", "seat": seller, "saves": saved}] if saved else [part]
