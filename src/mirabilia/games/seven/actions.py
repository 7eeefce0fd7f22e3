"""What a person can do now: legal moves with what they cost and bring, and what is out of reach with the reason.

Expansions have the tables `COSTS`, `PIECES` and `OUT_OF_REACH` in their own `actions.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from mirabilia.core.contract import CHOICE, Action, Cost, Fact, IllegalMove, Subject
from mirabilia.games.seven import codes, explain, notation
from mirabilia.games.seven.bill import Bills, bills_of_card, bills_of_stage, payment_of
from mirabilia.games.seven.codes import code, kind_of, piece_in
from mirabilia.games.seven.cost import giver, next_stage, right_to_power
from mirabilia.games.seven.expansion import declared, merged
from mirabilia.games.seven.fields import ONCE_NAMES
from mirabilia.games.seven.gains import Gains
from mirabilia.games.seven.lookup import BUILDINGS
from mirabilia.games.seven.packing import has
from mirabilia.games.seven.pieces import card_of
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.rules import city_to_choose


def actions(position: Position, seat: int, legal: Sequence[int]) -> list[Action]:
    """The legal moves of a seat as actions, then what is within reach but not possible."""
    owner = int(city_to_choose(position, seat))
    if owner < 0:
        return []
    desk = Desk(position, owner, seat)
    offered = [action(move, desk.cost(move), desk.gains.of(move)) for move in legal]
    for move, cost, refusal in desk.out_of_reach(legal):
        offered.append(action(move, cost, refusal=refusal))
    return offered


def action(
    move: int, cost: Cost | None = None, gains: tuple[Fact, ...] = (), refusal: IllegalMove | None = None
) -> Action:
    fact = notation.fact_of(move)
    return Action(
        move, notation.text_of(move), fact, subject(fact), cost, gains, None if refusal is None else refusal.fact
    )


def subject(fact: Fact) -> Subject:
    """The piece that a move uses; for a move about no piece the choice itself."""
    for kind in kinds_of_subjects():
        if kind in fact:
            return Subject(kind, fact[kind])
    return Subject(CHOICE, fact["move"])


@cache
def kinds_of_subjects() -> tuple[str, ...]:
    return (*notation.pieces(), "board")


class Barred(NamedTuple):
    """A move that is within reach but not possible."""

    move: int
    cost: Cost | None
    refusal: IllegalMove


class Desk:
    """Works out what moves cost and bring a city, each thing once."""

    def __init__(self, position: Position, owner: int, seat: int) -> None:
        self.position, self.owner, self.seat = position, owner, seat
        """The city, and the seat that chooses for it."""
        self.city = position.cities[owner]
        self.asked = explain.awaited(position, owner)
        self.stage = None if len(position.offers) else next_stage(position, self.city)
        self.bills: dict[tuple[int, int], Bills] = {}
        self.costs: dict[tuple[int, int], Cost] = {}
        self.gains = Gains(position, owner, self.asked)

    # Costs.

    def cost(self, move: int) -> Cost | None:
        """What a move costs; None if it is not one that costs anything."""
        cost_of = costs().get(kind_of(move))
        return None if cost_of is None else cost_of(self, move)

    def cost_of_chain(self, move: int) -> Cost:
        card = card_of(self.position.setting.edition, piece_in(move))
        return Cost(0, ({"cost": "chain", "card": BUILDINGS[giver(self.city, card)]},))

    def cost_of_free(self, move: int) -> Cost:
        return Cost(0, ({"cost": "free", "power": self.lasting_power(piece_in(move))},))

    def cost_of_power(self, move: int) -> Cost:
        right = right_to_power(self.city, card_of(self.position.setting.edition, piece_in(move)))
        return Cost(0, ({"cost": "power", "right": ONCE_NAMES[right // 4]},))

    def cost_of_card(self, move: int) -> Cost:
        return self.itemized(codes.use_of(move), move, lambda: self.bills_of_card(piece_in(move)))

    def cost_of_stage(self, move: int) -> Cost:
        return self.itemized(codes.STAGE, move, self.bills_of_stage)

    def itemized(self, use: int, move: int, bills: Callable[[], Bills]) -> Cost:
        """What the payments of a move are made of."""
        key = (use, codes.payments_of(move))
        if key not in self.costs:
            self.costs[key] = bills().cost(payment_of(move))
        return self.costs[key]

    def lasting_power(self, piece: int) -> str:
        """Which of the powers that are not used up makes a card free."""
        card = card_of(self.position.setting.edition, piece)
        if has(self.city.free_colours, card.colour):
            return "colour"
        if self.city.free_first_of_colour and not self.city.count(card.colour):
            return "first_of_colour"
        return "first_of_age" if self.city.free_first_of_age and self.position.turn == 0 else "last_of_age"

    def bills_of_card(self, piece: int) -> Bills:
        key = (codes.BUILD, piece)
        if key not in self.bills:
            card = card_of(self.position.setting.edition, piece)
            self.bills[key] = bills_of_card(self.position, self.owner, card)
        return self.bills[key]

    def bills_of_stage(self, kind: int = codes.STAGE, *extras: Fact) -> Bills:
        """The bills of the next stage, with extras if the kind of move has any."""
        key = (kind, 0)
        if key not in self.bills:
            assert self.stage is not None  # noqa: S101
            self.bills[key] = bills_of_stage(self.position, self.owner, self.stage, *extras)
        return self.bills[key]

    # What is not possible.

    def out_of_reach(self, legal: Sequence[int]) -> Iterator[Barred]:
        """Moves with a piece of the hand that are not possible now, with the reason."""
        used = {(kind_of(move), piece_in(move)) for move in legal}
        for find in searches().get(self.asked, ()):
            yield from find(self, used)

    def pieces(self) -> list[int]:
        """The different pieces that can be used now."""
        return pieces()[self.asked](self)

    def cards_in_hand(self) -> list[int]:
        """The different cards that can be used; for a city without a player those that who acts for it leaves."""
        if self.asked == "last_card" or self.owner == self.seat:
            return list(dict.fromkeys(self.city.hand))
        hand = list(self.position.cities[self.seat].hand)
        hand.remove(piece_in(self.position.commits[self.seat]))
        return list(dict.fromkeys(hand))

    def unbuildable(self, used: Used) -> Iterator[Barred]:
        for piece in self.pieces():
            if any((kind, piece) in used for kind in explain.BUILDS):
                continue
            card = card_of(self.position.setting.edition, piece)
            if self.city.has(card.building):
                yield Barred(code(codes.BUILD, piece), None, explain.built_already(card))
            else:
                bills = self.bills_of_card(piece)
                yield Barred(code(codes.BUILD, piece), bills.least_cost(), explain.unaffordable(card, bills))

    def unpaid_stage(self, used: Used) -> Iterator[Barred]:
        if self.stage is not None and not any(kind in explain.STAGES for kind, _ in used):
            bills = self.bills_of_stage()
            yield from self.with_each_piece(codes.STAGE, bills.least_cost(), explain.stage_unaffordable(bills))

    def with_each_piece(self, kind: int, cost: Cost | None, refusal: IllegalMove) -> Iterator[Barred]:
        """What can be done with no piece of the hand."""
        return (Barred(code(kind, piece), cost, refusal) for piece in self.pieces())


Used: TypeAlias = set[tuple[int, int]]
"""The kinds and pieces of the legal moves."""

COSTS: Mapping[int, Callable[[Desk, int], Cost]] = {
    codes.BUILD: Desk.cost_of_card,
    codes.CHAIN: Desk.cost_of_chain,
    codes.FREE: Desk.cost_of_free,
    codes.POWER: Desk.cost_of_power,
    codes.STAGE: Desk.cost_of_stage,
}
"""What a kind of move costs."""
PIECES: Mapping[str, Callable[[Desk], list[int]]] = {"turn": Desk.cards_in_hand, "last_card": Desk.cards_in_hand}
"""What a question asks to use."""
Search: TypeAlias = Callable[[Desk, Used], Iterator[Barred]]
OUT_OF_REACH: Mapping[str, Sequence[Search]] = dict.fromkeys(PIECES, (Desk.unbuildable, Desk.unpaid_stage))
"""How to find what is not possible when something is asked."""


@cache
def costs() -> dict[int, Callable[[Desk, int], Cost]]:
    return merged(COSTS, "actions", "COSTS")


@cache
def pieces() -> dict[str, Callable[[Desk], list[int]]]:
    return merged(PIECES, "actions", "PIECES")


@cache
def searches() -> dict[str, list[Search]]:
    """By the name of a question, those of the expansions after those of the base game."""
    by_question: dict[str, list[Search]] = {}
    for table in (OUT_OF_REACH, *declared("actions", "OUT_OF_REACH")):
        for question, more in table.items():
            by_question.setdefault(question, []).extend(more)
    return by_question
