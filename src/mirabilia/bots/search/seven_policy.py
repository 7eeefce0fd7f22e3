"""How promising a move of 7 Wonders is before it is tried: the sum of what its parts weigh.

The parts say what is done with which card, when, what it costs, and what it would add to the city as it stands: shields
beside the strength of the neighbours, symbols beside those it has, resources, points.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.seven.codes import (
    BUILD,
    JOIN,
    MOST_KINDS,
    SELL,
    STAGE,
    coins_paid,
    kind_of,
    piece_in,
)
from mirabilia.games.seven.conflict import strength
from mirabilia.games.seven.hooks import EFFECTS
from mirabilia.games.seven.lookup import KIND
from mirabilia.games.seven.packing import count_of
from mirabilia.games.seven.pieces import BROWN, CARDS_END, GREY, STEP, Card, card_of
from mirabilia.games.seven.position import City, Position
from mirabilia.games.seven.units import RESOURCES, units_of

SHIELDS: Final[i64] = KIND["shields"]
SCIENCE: Final[i64] = KIND["science"]
PRODUCE: Final[i64] = KIND["produce"]
PRODUCE_CHOICE: Final[i64] = KIND["produce_choice"]

PIECES: Final = 256
AGES: Final = 4
TURNS: Final = 8
WHEN: Final = AGES * TURNS
COINS: Final = 12
MOST_COLOURS: Final = 10
MOST_LEAD: Final = 4
LEADS: Final = 2 * MOST_LEAD + 1
MOST_SHIELDS: Final = 3
MOST_SYMBOLS: Final = 4
MOST_POINTS: Final = 12
MOST_STAGES: Final = 5
MOST_BOARDS: Final = 64

# What a part is about.
DONE: Final = 0
"""A kind of move, with a piece."""
HOW: Final = DONE + MOST_KINDS * PIECES
COLOUR: Final = HOW + MOST_KINDS * AGES
PRICE: Final = COLOUR + MOST_COLOURS * WHEN
LEFT_OVER: Final = PRICE + 2 * AGES * COINS
POINTS: Final = LEFT_OVER + AGES * COINS
ARMS: Final = POINTS + AGES * (MOST_POINTS + 1)
SAME_SYMBOL: Final = ARMS + AGES * MOST_SHIELDS * LEADS
ALL_SYMBOLS: Final = SAME_SYMBOL + AGES * MOST_SYMBOLS * 2
MEANS: Final = ALL_SYMBOLS + AGES * TURNS
RESOURCE: Final = MEANS + 2 * AGES * TURNS
STAGES: Final = RESOURCE + AGES * MOST_SYMBOLS
STAGE_WHEN: Final = STAGES + MOST_BOARDS * MOST_STAGES
SELL_WHEN: Final = STAGE_WHEN + WHEN
POOR: Final = SELL_WHEN + WHEN
PARTS: Final = POOR + AGES * COINS
MOST_PARTS: Final = 16


class MoveParts:
    """Each game has its own: with a common base in another module the search is a quarter slower."""

    number: i64 = 0

    def __init__(self) -> None:
        self.parts = vec[i64]([0] * MOST_PARTS)

    def add(self, part: i64) -> None:
        self.parts[self.number] = part
        self.number += 1

    def listed(self) -> list[int]:
        return [self.parts[index] for index in range(self.number)]

    def take_apart(self, position: Position, owner: i64, move: i64) -> None:
        """The parts of a legal move of a city."""
        self.number = 0
        kind = kind_of(move)
        piece = piece_in(move)
        age = min(max(0, position.age), AGES - 1)
        if kind > JOIN:
            self.add(DONE + kind * PIECES + piece)
            self.add(HOW + kind * AGES + age)
            return
        city: City = position.cities[owner]
        when = age * TURNS + min(max(0, position.turn), TURNS - 1)
        done = BUILD if SELL < kind < STAGE else kind
        self.add(DONE + done * PIECES + piece)
        self.add(HOW + kind * AGES + age)
        if kind == SELL:
            self.add(SELL_WHEN + when)
            self.add(POOR + age * COINS + min(city.coins, COINS - 1))
            return
        paid = coins_paid(move)
        at = age
        if kind >= STAGE:
            at += AGES
        self.add(PRICE + at * COINS + min(paid, COINS - 1))
        self.add(LEFT_OVER + age * COINS + min(max(0, city.coins - paid), COINS - 1))
        if kind >= STAGE:
            board = min(2 * city.board + city.side, MOST_BOARDS - 1)
            self.add(STAGES + board * MOST_STAGES + min(city.stages, MOST_STAGES - 1))
            self.add(STAGE_WHEN + when)
            return
        card = card_of(position.setting.edition, piece)
        self.add(COLOUR + min(card.colour, MOST_COLOURS - 1) * WHEN + when)
        if piece < CARDS_END:
            self.add_effects(position, owner, city, card, age)

    def add_effects(self, position: Position, owner: i64, city: City, card: Card, age: i64) -> None:
        """What a card would add to the city."""
        row = card.effects
        points: i64 = 0
        for at in range(0, len(row), STEP):
            kind = row[at]
            if kind == SHIELDS:
                own = strength(city)
                shields = min(row[at + 1], MOST_SHIELDS) - 1
                self.add_lead(own - strength(position.cities[position.left_of(owner)]), shields, age)
                self.add_lead(own - strength(position.cities[position.right_of(owner)]), shields, age)
            elif kind == SCIENCE:
                self.add_symbol(city, row[at + 1], age)
            elif kind in (PRODUCE, PRODUCE_CHOICE):
                self.add_resource(city, kind, row[at + 1], age)
            else:
                points += EFFECTS[kind].points(position, owner, row[at + 1], row[at + 2], row[at + 3])
        if points > 0:
            self.add(POINTS + age * (MOST_POINTS + 1) + min(points, MOST_POINTS))
        if card.colour == BROWN or card.colour == GREY:
            means = min(city.count(BROWN) + city.count(GREY), TURNS - 1)
            self.add(MEANS + (card.colour * AGES + age) * TURNS + means)

    def add_lead(self, lead: i64, shields: i64, age: i64) -> None:
        lead = max(-MOST_LEAD, min(MOST_LEAD, lead)) + MOST_LEAD
        self.add(ARMS + (age * MOST_SHIELDS + shields) * LEADS + lead)

    def add_symbol(self, city: City, symbol: i64, age: i64) -> None:
        same = count_of(city.symbols, symbol)
        whole: i64 = 0
        others: i64 = 1 << 30
        for kind in range(3):
            number = count_of(city.symbols, kind)
            whole += number
            if kind != symbol:
                others = min(others, number)
        completes: i64 = 0
        if others > same:
            completes = 1
        self.add(SAME_SYMBOL + (age * MOST_SYMBOLS + min(same, MOST_SYMBOLS - 1)) * 2 + completes)
        self.add(ALL_SYMBOLS + age * TURNS + min(whole, TURNS - 1))

    def add_resource(self, city: City, kind: i64, row: i64, age: i64) -> None:
        """How much the city has of the resource, or of the scarcest of them."""
        fewest: i64 = MOST_SYMBOLS - 1
        for resource in range(RESOURCES):
            if (row >> resource & 1) if kind == PRODUCE_CHOICE else units_of(row, resource):
                fewest = min(fewest, units_of(city.fixed, resource))
        self.add(RESOURCE + age * MOST_SYMBOLS + fewest)


class SevenPolicy:
    """What each part weighs."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights
        self.parts = MoveParts()

    def liking(self, kind: i64, piece: i64) -> float:
        """What speaks for this piece rather than another one, where the same is done with them."""
        return self.weights[DONE + kind * PIECES + piece]

    def rate(self, position: Position, owner: i64, codes: vec[i64], number: i64, priors: vec[float]) -> None:
        """Fill in how promising each of the moves is; they add up to 1."""
        parts = self.parts
        weights = self.weights
        highest = -1e9
        for index in range(number):
            parts.take_apart(position, owner, codes[index])
            weight = 0.0
            for part in range(parts.number):
                weight += weights[parts.parts[part]]
            priors[index] = weight
            highest = max(highest, weight)
        whole = 0.0
        for index in range(number):
            priors[index] = exp(priors[index] - highest)
            whole += priors[index]
        for index in range(number):
            priors[index] /= whole
