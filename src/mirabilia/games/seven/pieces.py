"""Cards, leaders, stages and Edifices as the rules see them: numbers only, read once from the catalogue.

What a piece does is a row of effects of four numbers each: the kind, then what the kind needs (see `lookup.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.seven import lookup

# Colours in the order of data.COLOURS.
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
RED: Final = 4
GREEN: Final = 5
PURPLE: Final = 6
BLACK: Final = 7
WHITE: Final = 8
COLOURS: Final = 9

# What can be counted: the colours, of which one more has room, then these, in the order of data.COUNTED.
COUNT_STAGES: Final = 10
COUNT_VICTORIES: Final = 11
COUNT_DEFEATS: Final = 12
COUNT_COLOURS: Final = 13
COUNT_BROWN_GREY: Final = 14
COUNT_COINS: Final = 15

# Where something is counted: a set.
OWN: Final = 1
NEIGHBOURS: Final = 2

STEP: Final = 4
"""Numbers an effect takes in a row."""
NO_GIVERS: Final = (-1, -1)
FIRST_LEADER: Final[i64] = lookup.FIRST_LEADER
"""Pieces from this number on are leaders."""


class Piece:
    """What costs something and does something."""

    def __init__(self, price: i64, need: i64, effects: list[int]) -> None:
        self.price: i64 = price
        """Coins in the cost; -1 for a leader whose cost depends on the Age."""
        self.need: i64 = need
        """Resource units in the cost, packed."""
        self.effects = vec[i64](effects)


class Card(Piece):
    """A card a player can hold: an Age card or a leader."""

    def __init__(
        self, index: i64, building: i64, colour: i64, givers: tuple[int, int], price: i64, need: i64, effects: list[int]
    ) -> None:
        super().__init__(price, need, effects)
        self.index: i64 = index
        self.building: i64 = building
        self.colour: i64 = colour
        self.first_giver: i64 = givers[0]
        self.second_giver: i64 = givers[1]
        """Buildings any of which makes this card free; -1 for none."""


class Stage(Piece):
    """A stage of a wonder; with alternatives its builder chooses one of them."""

    def __init__(self, price: i64, need: i64, effects: list[int], alternatives: list[list[int]]) -> None:
        super().__init__(price, need, effects)
        self.alternatives = [Piece(0, 0, row) for row in alternatives]


class Side:
    """A side of a wonder board."""

    def __init__(self, resource: i64, ability: list[int], stages: list[Stage]) -> None:
        self.resource: i64 = resource
        """-1 for none."""
        self.ability = vec[i64](ability)
        self.stages = stages


class Edifice(Piece):
    """An Edifice: its price is the cost of taking part, its effects the reward for each pawn."""

    def __init__(self, age: i64, price: i64, reward: list[int], penalty: i64, number: i64) -> None:
        super().__init__(price, 0, reward)
        self.age: i64 = age
        self.penalty: i64 = penalty
        self.number: i64 = number
        """Coins or tokens of the penalty, or the colour of the card lost."""


def cards(edition: int) -> list[Card]:
    return [Card(*row) for row in lookup.card_rows(edition)]


def leaders(edition: int) -> list[Card]:
    return [
        Card(index, -1, WHITE, NO_GIVERS, price, 0, effects) for index, price, effects in lookup.leader_rows(edition)
    ]


def sides(edition: int) -> list[Side]:
    return [
        Side(resource, ability, [Stage(*row) for row in stages])
        for resource, ability, stages in lookup.side_rows(edition)
    ]


CARDS: Final = [cards(1), cards(2)]
"""[edition - 1][card]."""
LEADERS: Final = [leaders(1), leaders(2)]
"""[edition - 1][piece - FIRST_LEADER]."""
SIDES: Final = [sides(1), sides(2)]
"""[edition - 1][2 * board + side]."""
EDIFICES: Final = [Edifice(*row) for row in lookup.edifice_rows()]


def card_of(edition: i64, piece: i64) -> Card:
    """The card or leader of that number."""
    if piece < FIRST_LEADER:
        return CARDS[edition - 1][piece]
    return LEADERS[edition - 1][piece - FIRST_LEADER]
