"""What lies on the table: the cities, the hands, the discard pile. Stored facts only; the rules are elsewhere.

Rows (`vec`) of a position are shared between copies: they are replaced, never changed in place.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.seven.payment import Purse
from mirabilia.games.seven.pieces import (
    BLACK,
    BROWN,
    COUNT_BROWN_GREY,
    COUNT_COINS,
    COUNT_COLOURS,
    COUNT_DEFEATS,
    COUNT_STAGES,
    COUNT_VICTORIES,
    GREY,
    WHITE,
)

# What the game is waiting for: a phase of hooks.PHASES, in which seats commit in secret, or one of these.
CHOICE: Final = -1
"""The first of the pending choices."""
OVER: Final = -2

# Commits that are no moves.
OWING: Final = -1
"""The seat has not committed."""
NOTHING_OWED: Final = -2

EMPTY: Final = vec[i64]()
BUILDINGS_A_WORD: Final = 60
COUNT_BITS: Final = 6
COUNT_MASK: Final = 63
AGES: Final = 3

# A card that left a hand unseen: which card, of which hand, when and by whom, and who has looked at it since.
HAND_SHIFT: Final = 8
TURN_SHIFT: Final = 12
AGE_SHIFT: Final = 16
OWNER_SHIFT: Final = 18
SEEN_SHIFT: Final = 22
PIECE_MASK: Final = 255
EVERYBODY: Final = 255
USED_SHIFT: Final = 31
"""Above: the Age in which a leader was used face down."""
DRAWN: Final = 1 << 30
"""The card was used on the turn on which it was drawn for the Free City."""
FROM_BOX: Final = 15
"""Instead of the number of a hand: a leader drawn from the box."""


def entry(piece: i64, hand: i64, turn: i64, age: i64, owner: i64, seen: i64) -> i64:
    return (
        piece
        | (hand << HAND_SHIFT)
        | (turn << TURN_SHIFT)
        | (age << AGE_SHIFT)
        | (owner << OWNER_SHIFT)
        | (seen << SEEN_SHIFT)
    )


def piece_of(card: i64) -> i64:
    """The card or leader of an entry."""
    return card & PIECE_MASK


def hand_of(card: i64) -> i64:
    return card >> HAND_SHIFT & 15


def turn_of(card: i64) -> i64:
    return card >> TURN_SHIFT & 15


def age_of(card: i64) -> i64:
    return card >> AGE_SHIFT & 3


def owner_of(card: i64) -> i64:
    return card >> OWNER_SHIFT & 15


def seen_by(card: i64) -> i64:
    """The set of seats that know this card."""
    return card >> SEEN_SHIFT & EVERYBODY


class City(Purse):
    """What one player owns. The first part is stored; the second follows from it (see `city.py`)."""

    # What is stored.
    board: i64 = 0
    side: i64 = 0
    """0 day, 1 night."""
    stages: i64 = 0
    """How many are built."""
    chosen: i64 = 0
    """Which alternative of each stage was chosen, two bits a stage: 0 none, else its number from 1."""
    hand: vec[i64] = EMPTY
    """The cards held, as piece numbers."""
    cards: vec[i64] = EMPTY
    """The cards built, in their order."""
    under: vec[i64] = EMPTY
    """The entries of the cards under the built stages."""
    held_leaders: vec[i64] = EMPTY
    """The entries of the leaders in hand."""
    spent_leaders: vec[i64] = EMPTY
    """The entries of leaders sold or put back into the box."""
    leaders: vec[i64] = EMPTY
    """Leaders in play: the piece, and the Age it was recruited in above it."""
    buried: vec[i64] = EMPTY
    """Leaders under a stage that lost their effect: the piece, and the points it scores above it."""
    copied: i64 = -1
    """The neighbour's leader whose effect counts here too."""
    victories_1: i64 = 0
    victories_2: i64 = 0
    victories_3: i64 = 0
    """Victory tokens by Age."""
    defeats: i64 = 0
    debt: i64 = 0
    """Debt of Cities, in points."""
    edifice_debts: i64 = 0
    """Debt tokens of Edifices by Age, four bits each."""
    diplomacy: i64 = 0
    pawns: i64 = 0
    """Pawns by Age, four bits each."""
    took_part: i64 = 0
    """1 after taking part in the Edifice of this Age."""
    once_used: i64 = 0
    """Free buildings used in this Age, four bits each: of any colour, then by colour."""
    bonus_used: i64 = 0
    """1 if this turn's bonus on coins from the bank has been taken."""
    lose_fixed: i64 = 0
    lose_per_victory: i64 = 0
    lose_per_stage: i64 = 0
    """Coins to lose at the end of the turn: flat, for each victory token, for each stage."""

    # What follows from it.
    counts: i64 = 0
    """Built cards by colour, leaders in play as white ones."""
    buildings_low: i64 = 0
    buildings_high: i64 = 0
    """The set of buildings."""
    shields: i64 = 0
    shields_per_defeat: i64 = 0
    symbols: i64 = 0
    """Science symbols by kind, six bits each."""
    wild_symbols: i64 = 0
    masks: i64 = 0
    replaced_symbols: i64 = 0
    common_symbols: i64 = 0
    set_bonus: i64 = 0
    """More points for each set of three symbols."""
    copied_guilds: i64 = 0
    """Guilds of neighbours that score here too."""
    doubled_guilds: i64 = 0
    """Own guilds that score twice."""
    plays_last_card: i64 = 0
    free_first_of_colour: i64 = 0
    free_first_of_age: i64 = 0
    free_last_of_age: i64 = 0
    free_colours: i64 = 0
    once_granted: i64 = 0
    """Free buildings in each Age, four bits each: of any colour, then by colour."""
    discounts: i64 = 0
    """Resource units less, four bits each: by colour, then for stages."""
    stages_without_resources: i64 = 0
    coins_on_build: i64 = 0
    """Coins on building a card, four bits each, by colour."""
    coins_on_chain: i64 = 0
    coins_on_victory: i64 = 0
    coins_on_stage: i64 = 0
    bank_bonus: i64 = 0
    lose_on_stage: i64 = 0
    redirects_defeats: i64 = 0
    free_leaders: i64 = 0
    leader_discount: i64 = 0
    neighbours_leader_discount: i64 = 0
    keeps_leaders: i64 = 0

    def forget(self) -> None:
        """Empty everything that follows from the rest."""
        self.reset_trade()
        self.counts = 0
        self.buildings_low = 0
        self.buildings_high = 0
        self.shields = 0
        self.shields_per_defeat = 0
        self.symbols = 0
        self.wild_symbols = 0
        self.masks = 0
        self.replaced_symbols = 0
        self.common_symbols = 0
        self.set_bonus = 0
        self.copied_guilds = 0
        self.doubled_guilds = 0
        self.plays_last_card = 0
        self.free_first_of_colour = 0
        self.free_first_of_age = 0
        self.free_last_of_age = 0
        self.free_colours = 0
        self.once_granted = 0
        self.discounts = 0
        self.stages_without_resources = 0
        self.coins_on_build = 0
        self.coins_on_chain = 0
        self.coins_on_victory = 0
        self.coins_on_stage = 0
        self.bank_bonus = 0
        self.lose_on_stage = 0
        self.redirects_defeats = 0
        self.free_leaders = 0
        self.leader_discount = 0
        self.neighbours_leader_discount = 0
        self.keeps_leaders = 0

    def copy(self) -> City:
        new = City()
        self.copy_to(new)
        new.board = self.board
        new.side = self.side
        new.stages = self.stages
        new.chosen = self.chosen
        new.hand = self.hand
        new.cards = self.cards
        new.under = self.under
        new.held_leaders = self.held_leaders
        new.spent_leaders = self.spent_leaders
        new.leaders = self.leaders
        new.buried = self.buried
        new.copied = self.copied
        new.victories_1 = self.victories_1
        new.victories_2 = self.victories_2
        new.victories_3 = self.victories_3
        new.defeats = self.defeats
        new.debt = self.debt
        new.edifice_debts = self.edifice_debts
        new.diplomacy = self.diplomacy
        new.pawns = self.pawns
        new.took_part = self.took_part
        new.once_used = self.once_used
        new.bonus_used = self.bonus_used
        new.lose_fixed = self.lose_fixed
        new.lose_per_victory = self.lose_per_victory
        new.lose_per_stage = self.lose_per_stage
        new.counts = self.counts
        new.buildings_low = self.buildings_low
        new.buildings_high = self.buildings_high
        new.shields = self.shields
        new.shields_per_defeat = self.shields_per_defeat
        new.symbols = self.symbols
        new.wild_symbols = self.wild_symbols
        new.masks = self.masks
        new.replaced_symbols = self.replaced_symbols
        new.common_symbols = self.common_symbols
        new.set_bonus = self.set_bonus
        new.copied_guilds = self.copied_guilds
        new.doubled_guilds = self.doubled_guilds
        new.plays_last_card = self.plays_last_card
        new.free_first_of_colour = self.free_first_of_colour
        new.free_first_of_age = self.free_first_of_age
        new.free_last_of_age = self.free_last_of_age
        new.free_colours = self.free_colours
        new.once_granted = self.once_granted
        new.discounts = self.discounts
        new.stages_without_resources = self.stages_without_resources
        new.coins_on_build = self.coins_on_build
        new.coins_on_chain = self.coins_on_chain
        new.coins_on_victory = self.coins_on_victory
        new.coins_on_stage = self.coins_on_stage
        new.bank_bonus = self.bank_bonus
        new.lose_on_stage = self.lose_on_stage
        new.redirects_defeats = self.redirects_defeats
        new.free_leaders = self.free_leaders
        new.leader_discount = self.leader_discount
        new.neighbours_leader_discount = self.neighbours_leader_discount
        new.keeps_leaders = self.keeps_leaders
        return new

    def has(self, building: i64) -> bool:
        if building < BUILDINGS_A_WORD:
            return (self.buildings_low >> building & 1) != 0
        return (self.buildings_high >> (building - BUILDINGS_A_WORD) & 1) != 0

    def count(self, colour: i64) -> i64:
        """Built cards of a colour."""
        return self.counts >> (COUNT_BITS * colour) & COUNT_MASK

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

    def pawns_of(self, age: i64) -> i64:
        return self.pawns >> (4 * age) & 15

    def discount(self, what: i64) -> i64:
        """Resource units less for cards of a colour, or for stages."""
        return self.discounts >> (4 * what) & 15

    def number_of(self, what: i64) -> i64:
        """How many of a countable thing there are."""
        if what <= WHITE:
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
            for colour in range(BLACK + 1):
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
        teams: bool,
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
        self.teams = 0
        if teams:
            self.teams = 1
        self.late_last_card = 0
        """1 if last cards are played after the builds from the discard pile, not before (BASE-063)."""
        if late_last_card:
            self.late_last_card = 1
        self.options = options
        """The options as they are told to people."""


class Position:
    """A game being played."""

    changes: i64 = 0
    """Counts the moves made on this object: what was worked out before is out of date."""
    phase: i64 = OVER
    age: i64 = 0
    turn: i64 = 0
    """From 0: the turn of the Age, or the round of a draft."""
    step: i64 = 0
    """How far the end of a turn has come, see course.py."""
    commits: vec[i64] = EMPTY
    """The move each city has chosen, or OWING, or NOTHING_OWED."""
    follow_ups: vec[i64] = EMPTY
    """Choices that go with the moves committed, in secret as these are: like pending ones, with their answers."""
    pending: vec[i64] = EMPTY
    """Choices to be made now, the first one first: kind, city and argument packed (see hooks.py)."""
    revivals: vec[i64] = EMPTY
    """Builds from the discard pile that wait for the end of the turn: order of the power, and city."""
    pile: vec[i64] = EMPTY
    """The entries of the discard pile, in the order of discarding."""
    decks: vec[i64] = EMPTY
    """The cards of all Ages, as they are dealt."""
    stock: vec[i64] = EMPTY
    """The draw pile of the Free City, the next card last."""
    drawn: i64 = -1
    """The card drawn for the Free City on this turn."""
    boxed: vec[i64] = EMPTY
    """Guilds and City cards that are not in play."""
    offers: vec[i64] = EMPTY
    """Boards dealt to choose from, as many to each city."""
    offered_sides: vec[i64] = EMPTY
    """For each city the sides it may choose: 1 day, 2 night."""
    leader_box: vec[i64] = EMPTY
    """Leaders not dealt, the next one first."""
    edifices: vec[i64] = EMPTY
    """The Edifice of each Age."""
    edifice_pawns: vec[i64] = EMPTY
    """Pawns lying on each Edifice."""
    edifices_built: i64 = 0
    edifices_failed: i64 = 0
    """Sets of Ages."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.cities: list[City] = []
        self.journal: list[tuple[int, int, int, int]] | None = None
        """What happened since the last move, if anybody listens."""

    def copy_to(self, new: Position) -> None:
        """Fill a new position of the same setting."""
        new.phase = self.phase
        new.age = self.age
        new.turn = self.turn
        new.step = self.step
        new.cities = [city.copy() for city in self.cities]
        new.commits = self.commits
        new.follow_ups = self.follow_ups
        new.pending = self.pending
        new.revivals = self.revivals
        new.pile = self.pile
        new.decks = self.decks
        new.stock = self.stock
        new.drawn = self.drawn
        new.boxed = self.boxed
        new.offers = self.offers
        new.offered_sides = self.offered_sides
        new.leader_box = self.leader_box
        new.edifices = self.edifices
        new.edifice_pawns = self.edifice_pawns
        new.edifices_built = self.edifices_built
        new.edifices_failed = self.edifices_failed
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
        return (first + max(0, self.turn)) & 1

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
