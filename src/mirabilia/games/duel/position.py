"""What lies on the table: two cities, the layout, the board. Stored facts only; the rules are elsewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.duel.journal import GAME_OVER, Journal
from mirabilia.games.duel.pieces import CARDS, COUNTS, PRICED_UNITS, RESOURCES

# What the acting seat has to decide.
DRAFT: Final = 0
TURN: Final = 1
PROGRESS: Final = 2
LIBRARY: Final = 3
REVIVE: Final = 4
DESTROY: Final = 5
BEGIN: Final = 6
OVER: Final = 7

# How the game ended.
CIVILIAN: Final = 1
MILITARY: Final = 2
SCIENTIFIC: Final = 3
SHARED: Final = 2
"""The winner of a game that both have won."""

# Where a card is.
BOX: Final = 0
"""Not seen yet, or never: in a later Age's deck, or taken out at set-up."""
CITY: Final = 1
"""CITY + seat."""
DISCARD_PILE: Final = 3
UNDER: Final = 4
"""UNDER + Wonder."""
SLOT: Final = 32
"""SLOT + slot of the layout."""

NOTHING: Final = vec[i64]()
ALL_BOXED: Final = vec[i64]([0 for _ in CARDS])
NO_PRODUCTION: Final = vec[i64]([0] * RESOURCES)
NO_COUNTS: Final = vec[i64]([0] * COUNTS)
NO_BILL: Final = vec[i64]([0] * (RESOURCES * PRICED_UNITS))


class City:
    """What one player owns. Everything after `tokens` follows from the cards, Wonders and tokens."""

    coins: i64
    built: i64
    tokens: i64
    fixed: i64
    raw_choices: i64
    made_choices: i64
    chains: i64
    symbols: i64
    pairs: i64
    wonder_discount: i64
    blue_discount: i64
    extra_shields: i64
    wonders_again: i64
    chain_coins: i64
    trade_income: i64

    def __init__(self) -> None:
        self.coins = 0
        self.wonders = NOTHING
        """The Wonders, built or not, in the order they were drafted."""
        self.built = 0
        """Bit i: the i-th of them is built."""
        self.tokens = 0
        """Set of the Progress tokens."""
        self.counts = NO_COUNTS
        """Structures by colour, then built Wonders."""
        self.production = NO_PRODUCTION
        """Units a turn from brown and grey cards, by resource: what raises the opponent's prices."""
        self.prices = NO_PRODUCTION
        """Coins for one unit from the bank, by resource."""
        self.bill = NO_BILL
        """Coins to have n units of a resource, at [resource * PRICED_UNITS + n], before choices and discounts."""
        self.fixed = 0
        """Set of the resources bought at the fixed price."""
        self.raw_choices = 0
        self.made_choices = 0
        self.chains = 0
        self.symbols = 0
        self.pairs = 0
        self.wonder_discount = 0
        self.blue_discount = 0
        self.extra_shields = 0
        self.wonders_again = 0
        self.chain_coins = 0
        self.trade_income = 0

    def copy(self) -> City:
        new = City()
        new.coins = self.coins
        new.wonders = self.wonders  # replaced, never changed in place
        new.built = self.built
        new.tokens = self.tokens
        new.counts = self.counts[:]
        new.production = self.production[:]
        new.prices = self.prices[:]
        new.bill = self.bill[:]
        new.fixed = self.fixed
        new.raw_choices = self.raw_choices
        new.made_choices = self.made_choices
        new.chains = self.chains
        new.symbols = self.symbols
        new.pairs = self.pairs
        new.wonder_discount = self.wonder_discount
        new.blue_discount = self.blue_discount
        new.extra_shields = self.extra_shields
        new.wonders_again = self.wonders_again
        new.chain_coins = self.chain_coins
        new.trade_income = self.trade_income
        return new


class Position:
    """A game of 7 Wonders Duel at one moment, with everything that is hidden from the players."""

    wonders_option: i64
    active: i64
    phase: i64
    age: i64
    present: i64
    accessible: i64
    taken: i64
    conflict: i64
    looted: i64
    board_tokens: i64
    again: i64
    wonders_built: i64
    draft_step: i64
    winner: i64
    ending: i64
    changes: i64

    def __init__(self) -> None:
        self.changes = 0
        """Counts the moves made on this object: what was worked out before is out of date."""
        self.wonders_option = 0
        """How the Wonders came to the players: the number of the choice of that option."""
        self.city0 = City()
        self.city1 = City()
        self.active = 0
        """The seat that acts."""
        self.phase = DRAFT
        self.age = 0
        """1 to 3; 0 during the draft."""
        self.decks = NOTHING
        """The cards of the three Ages by slot: 60 in a row."""
        self.places = ALL_BOXED
        """For each card the place where it is."""
        self.present = 0
        """Set of the slots that still hold a card."""
        self.accessible = 0
        """Set of the slots that are uncovered and turned up."""
        self.taken = -1
        """The slot of the card being played while its turn lasts; -1 between turns."""
        self.conflict = 0
        """Spaces from the middle; positive towards the capital of seat 1."""
        self.looted = 0
        """Set of the used Military tokens: 2 * (seat that gained by it) + its number."""
        self.board_tokens = 0
        self.box_tokens = NOTHING
        """The tokens left in the box, in the order in which the Great Library will draw them."""
        self.wonder_row = NOTHING
        """All Wonders in the order in which they are offered; the rest stays in the box."""
        self.offer = NOTHING
        """What can be chosen from now in the draft or by the Great Library."""
        self.again = 0
        """1 if the acting seat has won an extra turn."""
        self.wonders_built = 0
        self.draft_step = 0
        self.winner = -1
        self.ending = 0
        self.journal: Journal | None = None
        """What the last `play` brought about; None where nobody asked (see events.py)."""

    def copy_to(self, new: Position) -> None:
        new.wonders_option = self.wonders_option
        new.city0 = self.city0.copy()
        new.city1 = self.city1.copy()
        new.active = self.active
        new.phase = self.phase
        new.age = self.age
        new.decks = self.decks  # replaced, never changed in place, like the other bare vecs here
        new.places = self.places[:]
        new.present = self.present
        new.accessible = self.accessible
        new.taken = self.taken
        new.conflict = self.conflict
        new.looted = self.looted
        new.board_tokens = self.board_tokens
        new.box_tokens = self.box_tokens
        new.wonder_row = self.wonder_row
        new.offer = self.offer
        new.again = self.again
        new.wonders_built = self.wonders_built
        new.draft_step = self.draft_step
        new.winner = self.winner
        new.ending = self.ending
        new.journal = self.journal

    def city(self, seat: i64) -> City:
        return self.city1 if seat else self.city0

    def card_in(self, slot: i64) -> i64:
        """The card laid out in a slot of the current Age."""
        return self.decks[(self.age - 1) * 20 + slot]

    def finish(self, winner: i64, ending: i64) -> None:
        self.phase = OVER
        self.winner = winner
        self.ending = ending
        self.again = 0
        self.note(GAME_OVER, winner, ending, 0)

    def note(self, event: i64, seat: i64, first: i64, second: i64) -> None:
        """Write an event (of events.py) into the journal, if somebody reads it."""
        journal = self.journal
        if journal is not None:
            journal.add(event, seat, first, second)
