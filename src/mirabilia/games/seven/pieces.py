"""Cards, boards and stages as the rules see them: numbers only, read once from the catalogue.

What a piece does is a row of effects of four numbers each: the kind, then what the kind needs (see `lookup.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.seven import data, lookup

# Colours in the order of data.COLOURS.
BROWN: Final = 0
GREY: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
RED: Final = 4
GREEN: Final = 5
PURPLE: Final = 6
AGE_COLOURS: Final[i64] = len(data.AGE_COLOURS)
"""Those of expansions follow; from this number on they are of other pieces than Age cards."""

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
CARDS_END: Final[i64] = lookup.CARDS_END
"""Pieces from this number on are no cards of a hand, but others that an expansion lets players hold."""


class Piece:
    """What costs something and does something."""

    def __init__(self, price: i64, need: i64, effects: list[int]) -> None:
        self.price: i64 = price
        """Coins in the cost; -1 if it depends on the Age."""
        self.need: i64 = need
        """Resource units in the cost, packed."""
        self.effects = vec[i64](effects)


class Card(Piece):
    """A piece that a player can hold: a card of an Age, or one that an expansion brings."""

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


def cards(edition: int) -> list[Card]:
    return [Card(*row) for row in lookup.card_rows(edition)]


def held_pieces(edition: int) -> list[Card]:
    return [Card(*row) for row in lookup.held_rows(edition)]


def sides(edition: int) -> list[Side]:
    return [
        Side(resource, ability, [Stage(*row) for row in stages])
        for resource, ability, stages in lookup.side_rows(edition)
    ]


CARDS: Final = [cards(1), cards(2)]
"""[edition - 1][card]."""
HELD: Final = [held_pieces(1), held_pieces(2)]
"""[edition - 1][piece - CARDS_END]."""
SIDES: Final = [sides(1), sides(2)]
"""[edition - 1][2 * board + side]."""


def card_of(edition: i64, piece: i64) -> Card:
    """The card, or the other piece that can be held, of that number."""
    if piece < CARDS_END:
        return CARDS[edition - 1][piece]
    return HELD[edition - 1][piece - CARDS_END]
