"""What lies on the table: the cities, the hands, the discard pile. Stored facts only; the rules are elsewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.bits import bit
from mirabilia.core.vecs import vec
from mirabilia.games.seven._fields import EMPTY as EMPTY
from mirabilia.games.seven._fields import CityFields, PositionFields
from mirabilia.games.seven.packing import COUNT_BITS as COUNT_BITS
from mirabilia.games.seven.packing import COUNT_MASK as COUNT_MASK
from mirabilia.games.seven.packing import DRAWN as DRAWN
from mirabilia.games.seven.packing import EVERYBODY as EVERYBODY
from mirabilia.games.seven.packing import FROM_BOX as FROM_BOX
from mirabilia.games.seven.packing import HAND_SHIFT as HAND_SHIFT
from mirabilia.games.seven.packing import PIECE_MASK as PIECE_MASK
from mirabilia.games.seven.packing import SEEN_SHIFT as SEEN_SHIFT
from mirabilia.games.seven.packing import USED_SHIFT as USED_SHIFT
from mirabilia.games.seven.packing import age_of as age_of
from mirabilia.games.seven.packing import alternative_of, count_of, small_of
from mirabilia.games.seven.packing import entry as entry
from mirabilia.games.seven.packing import hand_of as hand_of
from mirabilia.games.seven.packing import has as in_set
from mirabilia.games.seven.packing import owner_of as owner_of
from mirabilia.games.seven.packing import piece_of as piece_of
from mirabilia.games.seven.packing import seen_by as seen_by
from mirabilia.games.seven.packing import turn_of as turn_of
from mirabilia.games.seven.pieces import (
    AGE_COLOURS,
    BROWN,
    COUNT_BROWN_GREY,
    COUNT_COINS,
    COUNT_COLOURS,
    COUNT_DEFEATS,
    COUNT_STAGES,
    COUNT_VICTORIES,
    GREY,
)

# What the game is waiting for: a phase of hooks.PHASES, in which seats commit in secret, or one of these.
CHOICE: Final = -1
"""The first of the pending choices."""
OVER: Final = -2

# Commits that are no moves.
OWING: Final = -1
"""The seat has not committed."""
NOTHING_OWED: Final = -2

BUILDINGS_A_WORD: Final = 60
AGES: Final = 3


class City(CityFields):
    """A city and the questions one asks about it. What it stores is declared in fields.py."""

    def copy(self) -> City:
        new = City()
        self.copy_fields(new)
        return new

    def has(self, building: i64) -> bool:
        if building < BUILDINGS_A_WORD:
            return in_set(self.buildings_low, building)
        return in_set(self.buildings_high, building - BUILDINGS_A_WORD)

    def count(self, colour: i64) -> i64:
        """Built cards of a colour."""
        return count_of(self.counts, colour)

    def victories(self) -> i64:
        return self.victories_1 + self.victories_2 + self.victories_3

    def victories_of(self, age: i64) -> i64:
        if age == 1:
            return self.victories_1
        return self.victories_2 if age == 2 else self.victories_3

    def add_victories(self, age: i64, number: i64) -> None:
        if age == 1:
            self.victories_1 += number
        elif age == 2:
            self.victories_2 += number
        else:
            self.victories_3 += number

    def discount(self, what: i64) -> i64:
        """Resource units less for cards of a colour, or for stages."""
        return small_of(self.discounts, what)

    def free_builds(self, what: i64) -> i64:
        """Free buildings still to be had in this Age: of any colour (0), or of a colour (its number and 1)."""
        return small_of(self.once_granted, what) - small_of(self.once_used, what)

    def alternative(self, stage: i64) -> i64:
        """The alternative chosen for a stage, from 1; 0 for none."""
        return alternative_of(self.chosen, stage)

    def number_of(self, what: i64) -> i64:
        """How many of a countable thing there are."""
        if what < COUNT_STAGES:
            return self.count(what)
        if what == COUNT_STAGES:
            return self.stages
        if what == COUNT_VICTORIES:
            return self.victories()
        if what == COUNT_DEFEATS:
            return self.defeats
        if what == COUNT_COINS:
            return self.coins
        if what == COUNT_BROWN_GREY:
            return min(self.count(BROWN), self.count(GREY))
        different: i64 = 0
        if what == COUNT_COLOURS:
            for colour in range(AGE_COLOURS):
                if self.count(colour):
                    different += 1
        return different


class Setting:
    """What was agreed before the game. Never changed, shared by all positions of a game."""

    edition: i64
    players: i64
    cities: i64
    hand: i64
    turns: i64
    coins: i64
    modules: i64
    teams: i64
    late_last_card: i64

    def __init__(
        self,
        edition: i64,
        players: i64,
        cities: i64,
        hand: i64,
        turns: i64,
        coins: i64,
        modules: i64,
        allies: vec[i64],
        late_last_card: bool,
        options: object,
    ) -> None:
        self.edition = edition
        self.players = players
        self.cities = cities
        """The players' and, with two of them, the Free City."""
        self.hand = hand
        self.turns = turns
        """Regular turns of an Age."""
        self.coins = coins
        self.modules = modules
        """The set of hooks.MODULES in play."""
        self.allies = allies
        """For each seat the set of those that play together with it, itself among them."""
        self.teams = 0
        """1 if not everybody plays alone."""
        for seat in range(players):
            if allies[seat] != bit(seat):
                self.teams = 1
        self.late_last_card = 0
        """1 if last cards are played after the builds from the discard pile, not before (BASE-063)."""
        if late_last_card:
            self.late_last_card = 1
        self.options = options
        """The options as they are told to people."""


class Position(PositionFields):
    """A game being played. What it stores is declared in fields.py."""

    changes: i64 = 0
    """Counts the moves made on this object: what was worked out before is out of date."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.cities: list[City] = []
        self.journal: list[tuple[int, int, int, int]] | None = None
        """What happened since the last move, if anybody listens."""

    def copy_to(self, new: Position) -> None:
        """Fill a new position of the same setting."""
        self.copy_fields(new)
        new.cities = [city.copy() for city in self.cities]
        new.journal = self.journal

    def note(self, event: i64, city: i64, first: i64, second: i64) -> None:
        """Tell the journal."""
        if self.journal is not None:
            self.journal.append((event, city, first, second))

    def left_of(self, owner: i64) -> i64:
        """The left neighbour sits clockwise (BASE-009)."""
        next_: i64 = owner + 1
        if next_ == self.setting.cities:
            return 0
        return next_

    def right_of(self, owner: i64) -> i64:
        if owner == 0:
            return self.setting.cities - 1
        return owner - 1

    def actor_of(self, owner: i64) -> i64:
        """The seat that acts for a city; for the Free City the two players in turn (BASE-145, BASE-146).

        In a Recruitment it is the one of the first turn of the Age.
        """
        if owner < self.setting.players:
            return owner
        first: i64 = 0
        if self.age == 2:
            first = 1
        return (first + max(0, self.turn)) % 2

    def hand_held(self, owner: i64, turn: i64) -> i64:
        """The number of the hand a seat holds on a turn of this Age."""
        return self.hand_held_in(self.age, owner, turn)

    def hand_held_in(self, age: i64, owner: i64, turn: i64) -> i64:
        """Hands have the number of the seat they are dealt to. They go left in Ages I and III, right in Age II and in
        the draft of leaders (BASE-022, LEAD-015)."""
        players = self.setting.players
        if age == 2 or age == 0:
            return (owner + turn) % players
        return (owner + players * 8 - turn) % players

    def is_last_turn(self) -> bool:
        return self.turn == self.setting.turns - 1
