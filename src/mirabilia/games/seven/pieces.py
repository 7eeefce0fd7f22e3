"""Cards and stages as the rules see them: numbers only, read once from the catalogue of each edition.

What a piece does is a row of effects of four numbers each: the kind, then what the kind needs (see `tables.py`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.seven import tables

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

# What can be counted: the colours, then these, in the order of data.COUNTED.
COUNT_STAGES: Final = 9
COUNT_VICTORIES: Final = 10
COUNT_DEFEATS: Final = 11
COUNT_COLOURS: Final = 12
COUNT_BROWN_GREY: Final = 13

# Where something is counted: a set.
OWN: Final = 1
NEIGHBOURS: Final = 2

# Kinds of effects, in the order of tables.KINDS.
PRODUCE: Final = 0
PRODUCE_CHOICE: Final = 1
TRADE_PRICE: Final = 2
POINTS: Final = 3
SHIELDS: Final = 4
SCIENCE: Final = 5
SCIENCE_CHOICE: Final = 6
COINS: Final = 7
COINS_PER: Final = 8
POINTS_PER: Final = 9
POINTS_IF_COMPLETE: Final = 10
PLAY_LAST_CARD: Final = 11
BUILD_FROM_DISCARD: Final = 12
FREE_FIRST_OF_COLOUR: Final = 13
FREE_FIRST_OF_AGE: Final = 14
FREE_LAST_OF_AGE: Final = 15
FREE_ONCE_PER_AGE: Final = 16
COPY_GUILD: Final = 17

STEP: Final = 4
"""Numbers an effect takes in a row."""


class Piece:
    """What costs something and does something."""

    def __init__(self, price: i64, need: i64, effects: list[int]) -> None:
        self.price: i64 = price
        """Coins in the cost."""
        self.need: i64 = need
        """Resource units in the cost, packed."""
        self.effects = vec[i64](effects)


class Card(Piece):
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
    """A stage of a wonder."""


def cards(edition: int) -> list[Card]:
    return [Card(*row) for row in tables.card_rows(edition)]


def stages(edition: int) -> list[list[Stage]]:
    """The stages of each board and side."""
    return [[Stage(*row) for row in rows] for rows in tables.stage_rows(edition)]


CARDS: Final = [cards(1), cards(2)]
"""[edition - 1][card]."""
STAGES: Final = [stages(1), stages(2)]
"""[edition - 1][2 * board + side]: its stages from left to right."""
BOARD_RESOURCE: Final = [vec[i64](tables.board_resources(1)), vec[i64](tables.board_resources(2))]
"""[edition - 1][board]: the resource it starts with; -1 for none."""
