"""What lies on the table: the players' maps, the market, the decks. Stored facts only; the rules are elsewhere.

Rows (`vec`) of a position are shared between copies: they are replaced, never changed in place.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec

# What is decided next.
FREE_ROAD: Final = 0
"""Lay the road everybody starts with."""
BUY: Final = 1
PLACE: Final = 2
"""Lay what was bought, piece by piece."""
OVER: Final = 3

# Layers of a map: sets of cells, three numbers each.
OCCUPIED: Final = 0
ROADS: Final = 1
TOWERS: Final = 2
TYPES: Final = 3
"""The first of five layers, one for each type of building."""
MONUMENTS: Final = 8
LAYERS: Final = 9
WORDS: Final = 3

# What can be bought.
LONG_ROAD: Final = 0
SHORT_SET: Final = 1
TOWER: Final = 2
PEDESTAL: Final = 3
TILE: Final = 4
MONUMENT: Final = 5
# Pieces on a map are named in the same way, but for the parts of a Short Road set.
DOUBLE: Final = 1
SINGLE: Final = 3

# Where the parts of a piece number begin; the place is below.
NUMBER_OF_PIECE: Final = 10
KIND_OF_PIECE: Final = 20
MOST_PIECES: Final = 4
"""Pieces of one Monument."""

EMPTY: Final = vec[i64]()
NO_CELLS: Final = vec[i64]([0] * WORDS)
NO_LAYERS: Final = vec[i64]([0] * (LAYERS * WORDS))
TILE_STEP: Final = 4
"""Numbers of a laid tile in a row: the tile, and its cells."""
GONE: Final = -1
PIECE_STEP: Final = 10
"""Numbers of a laid piece of a Monument: its cells, the cells around, whether it touches the Pavement, and the cells
one apart."""


def piece_number(kind: i64, number: i64, place: i64) -> i64:
    """A laid piece as one number: its kind; which tile, or which Monument (then with the number of its piece)."""
    return (kind << KIND_OF_PIECE) | (number << NUMBER_OF_PIECE) | place


class City:
    """What one player has."""

    map: i64 = 0
    water: vec[i64] = NO_CELLS
    natural: vec[i64] = NO_CELLS
    """The terrain of the map."""
    spent: i64 = 0
    """Gold spent in this round."""
    limit: i64 = 0
    """Gold of this round."""
    loan: i64 = 0
    """1 with an open loan."""
    loan_round: i64 = 0
    """The round in which it was taken."""
    population: i64 = 0
    food: i64 = 0
    ceramics: i64 = 0
    gears: i64 = 0
    pedestal: i64 = 0
    """1 or 2 if bought in this round."""
    out: i64 = 0
    """1 when out of the round."""
    has_free_road: i64 = 0
    """1 until the road everybody starts with is laid."""
    layers: vec[i64] = NO_LAYERS
    tiles: vec[i64] = EMPTY
    """Laid building tiles, each with its cells."""
    monuments: vec[i64] = EMPTY
    """Monuments built, in their order."""
    pieces: vec[i64] = EMPTY
    """Every piece on the map in the order they were laid: see `piece_number`."""

    def copy(self) -> City:
        new = City()
        new.map = self.map
        new.water = self.water
        new.natural = self.natural
        new.spent = self.spent
        new.limit = self.limit
        new.loan = self.loan
        new.loan_round = self.loan_round
        new.population = self.population
        new.food = self.food
        new.ceramics = self.ceramics
        new.gears = self.gears
        new.pedestal = self.pedestal
        new.out = self.out
        new.has_free_road = self.has_free_road
        new.layers = self.layers
        new.tiles = self.tiles
        new.monuments = self.monuments
        new.pieces = self.pieces
        return new

    def gold_left(self) -> i64:
        return self.limit - self.spent


class Setting:
    """What was agreed before the game. Never changed, shared by all positions of a game."""

    players: i64
    board: i64
    solo: i64
    long_roads: i64
    short_sets: i64
    shown: i64

    def __init__(
        self,
        players: i64,
        board: i64,
        solo: i64,
        stacks: vec[i64],
        long_roads: i64,
        short_sets: i64,
        shown: i64,
        options: object,
    ) -> None:
        self.players = players
        self.board = board
        """The side of the Resource boards."""
        self.solo = solo
        """0 without Automaton, 1 easy, 2 hard."""
        self.stacks = stacks
        """The stacks in play."""
        self.long_roads = long_roads
        self.short_sets = short_sets
        """On offer each round."""
        self.shown = shown
        """Monuments on offer."""
        self.options = options


class Position:
    """A game being played."""

    changes: i64 = 0
    """Counts the moves made on this object: what was worked out before is out of date."""
    phase: i64 = OVER
    round: i64 = 0
    """From 1."""
    active: i64 = 0
    """The player who decides."""
    order: vec[i64] = EMPTY
    """The players in the turn order of this round."""
    loan_step: i64 = 0
    """1 if the active player has taken or paid back a loan on this turn."""
    long_roads: i64 = 0
    short_sets: i64 = 0
    towers: i64 = 0
    """On offer."""
    long_supply: i64 = 0
    short_supply: i64 = 0
    tower_supply: i64 = 0
    pedestals: i64 = 0
    """Those on offer: 1 the first, 2 the second, 3 both."""
    offer: vec[i64] = EMPTY
    """The tile turned up at each stack in play, or GONE."""
    stacks: vec[i64] = EMPTY
    """The tiles of all stacks in play, ten each, as they are turned up round by round."""
    shown: vec[i64] = EMPTY
    """The Monuments on offer, or GONE."""
    deck: vec[i64] = EMPTY
    """The Monuments to come, the next one first."""
    objectives: vec[i64] = EMPTY
    item: i64 = GONE
    """What is being laid: LONG_ROAD to MONUMENT."""
    piece: i64 = GONE
    """Which tile or Monument."""
    doubles: i64 = 0
    singles: i64 = 0
    """Parts of a Short Road set still to be laid."""
    laid: vec[i64] = EMPTY
    """The pieces of the Monument laid so far on this turn: PIECE_STEP numbers each."""
    laid_places: vec[i64] = EMPTY
    """Where they lie."""
    solo_deck: vec[i64] = EMPTY
    """Solo cards to come, the next one first."""
    solo_monuments: vec[i64] = EMPTY
    """Those the Automaton has taken."""
    chance_first: i64 = 1
    chance_second: i64 = 1
    """The state of the random stream that reshuffles the Solo cards, at a table dealt from a number."""
    chance_secret: str = ""
    """The secret from which they are reshuffled next, at a table dealt from one."""
    ending: i64 = 0
    """1 once a population marker has reached its last space."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.cities: list[City] = []
        self.journal: list[tuple[int, int, int, int]] | None = None

    def copy_to(self, new: Position) -> None:
        new.phase = self.phase
        new.round = self.round
        new.active = self.active
        new.order = self.order
        new.loan_step = self.loan_step
        new.long_roads = self.long_roads
        new.short_sets = self.short_sets
        new.towers = self.towers
        new.long_supply = self.long_supply
        new.short_supply = self.short_supply
        new.tower_supply = self.tower_supply
        new.pedestals = self.pedestals
        new.offer = self.offer
        new.stacks = self.stacks
        new.shown = self.shown
        new.deck = self.deck
        new.objectives = self.objectives
        new.item = self.item
        new.piece = self.piece
        new.doubles = self.doubles
        new.singles = self.singles
        new.laid = self.laid
        new.laid_places = self.laid_places
        new.solo_deck = self.solo_deck
        new.solo_monuments = self.solo_monuments
        new.chance_first = self.chance_first
        new.chance_second = self.chance_second
        new.chance_secret = self.chance_secret
        new.ending = self.ending
        new.cities = [city.copy() for city in self.cities]
        new.journal = self.journal

    def laid_pieces(self) -> i64:
        """How many pieces of the Monument have been laid."""
        return len(self.laid) // PIECE_STEP

    def note(self, event: i64, city: i64, first: i64, second: i64) -> None:
        """Tell the journal."""
        if self.journal is not None:
            self.journal.append((event, city, first, second))
