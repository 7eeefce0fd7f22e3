"""What can be seen of a game of World Wonders: the parts of a view, and what actions say of places.

Pieces are named by their ids: what is printed on them is in `Game.pieces()`. Cells of a map are numbered row by row
from 0 at the upper left, 12 in a row. Nothing is secret but the order of stacks and decks, which no view has.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct

from mirabilia.core.contract import Result, Seat
from mirabilia.games.world.data import BoardSide, Resource, StackId

Phase: TypeAlias = Literal["free_road", "turn", "lay", "over"]
Verb: TypeAlias = Literal["lay", "single"]


# The table.


class Item(Struct, frozen=True):
    """Roads or Towers on sale."""

    number: int
    """How many can be bought in this round."""
    supply: int
    """How many are left for the rounds to come."""


class Pedestal(Struct, frozen=True):
    """A pedestal for the turn order of the next round."""

    number: int
    """1 for the first place, 2 for the second."""
    seat: Seat | None
    """Who has bought it in this round."""


class Offer(Struct, frozen=True):
    """A stack of Building tiles."""

    stack: StackId
    tile: str | None
    """The tile on sale; None if it is gone."""


class Market(Struct, frozen=True):
    """What is on sale. Prices are printed; what a purchase costs a player is part of the action."""

    long_road: Item
    short_set: Item
    tower: Item
    pedestals: tuple[Pedestal, ...]
    """Both of them; () for a player alone."""
    tiles: tuple[Offer, ...]
    """The stacks in play. Each has a tile for every round to come."""
    monuments: tuple[str | None, ...]
    """The Monuments on sale; None where the deck had no other."""
    deck: int
    """How many Monuments are still to come."""


class Objective(Struct, frozen=True):
    """A Public Objective."""

    id: str
    values: tuple[int, ...]
    """What every player has of it."""
    points: tuple[int, ...]
    """What every player would score for it if the game ended now."""


class Taking(Struct, frozen=True, omit_defaults=True):
    """Something on sale that the Automaton may take next."""

    cards: int
    """How many of the cards to come would take it now."""
    stack: StackId | None = None
    item: str | None = None
    monument: str | None = None


class Automaton(Struct, frozen=True):
    """The opponent of a player alone."""

    cards: int
    """How many cards are still to come. Which ones follows from those seen."""
    seen: tuple[str, ...]
    """The cards turned up since they were last shuffled."""
    monuments: tuple[str, ...]
    """The Monuments it has taken."""
    points: int
    """What the player has to exceed."""
    next: tuple[Taking, ...]
    """What it may take next. A card that has all cards shuffled comes besides."""


class Laying(Struct, frozen=True, omit_defaults=True):
    """What is being laid, and how much of it."""

    left: int
    """How many pieces are to be laid, this one included."""
    item: str | None = None
    """A Road, a set of Short Roads or a Tower."""
    tile: str | None = None
    monument: str | None = None
    part: int = 1
    """Which piece of the Monument is in hand."""
    doubles: int = 0
    """How many Short Roads of two cells are to be laid."""
    singles: int = 0
    """How many Short Roads of one cell are to be laid."""
    free: bool = False
    """Whether it is the Long Road everybody starts with."""
    needs: tuple[bool, ...] = ()
    """Which needs of the Monument the pieces laid so far meet: its neighbours in their order, then its water."""


# Cities.


class Piece(NamedTuple):
    """A piece on a map; its cells follow from its printed shape (`board.read`)."""

    id: str
    place: str


class City(Struct, frozen=True, omit_defaults=True):
    """What a player has."""

    map: str
    pieces: tuple[Piece, ...]
    """What lies on the map, in the order in which it was laid: the id of a tile, of a Monument (once for each of its
    pieces, in their order), or `long_road`, `double_road`, `single_road` or `tower`; and the place, as moves name it:
    `c4 r90`. The cells it covers follow from the printed shape: it is turned clockwise by so many degrees, and the
    place names the upper left corner of the box around it."""
    natural: tuple[int, ...]
    """The cells with natural resources that count now."""
    spent: int
    """Gold spent in this round."""
    limit: int
    """Gold that can be spent in this round."""
    population: int
    """The space of the population marker."""
    resources: dict[Resource, int]
    """The spaces of the resource markers."""
    monuments: tuple[str, ...]
    scores: dict[str, int]
    """Points by category if the game ended now, with their sum under "total"."""
    districts: tuple[int, ...] = ()
    """Which of the pieces are tiles that count as districts, by their number in `pieces`."""
    bridges: tuple[int, ...] = ()
    """Which of the pieces are Long Roads over water."""
    loan_round: int | None = None
    """The round in which the loan was taken that is to be paid back; None without one."""
    pedestal: int | None = None
    """The pedestal bought in this round."""
    out: bool = False
    """Whether the player is out of the round."""

    @property
    def gold_left(self) -> int:
        return self.limit - self.spent

    @property
    def loan(self) -> bool:
        """Whether there is a loan to pay back."""
        return self.loan_round is not None


# The whole.


class Own(Struct, frozen=True):
    """What only one seat is told: nothing but which one it is."""

    seat: Seat


class View(Struct, frozen=True):
    """All that can be seen of a game."""

    game: Literal["world"]
    players: int
    options: dict[str, Any]
    """What was agreed before the game, as it is passed to `Game.new`."""
    round: int
    """From 1 on."""
    last_round: bool
    """Whether the game ends with this round."""
    phase: Phase
    """What is decided: where the free Long Road goes, what to buy, or where to lay it."""
    active: Seat | None
    """Whose turn it is; None when the game is over."""
    order: tuple[Seat, ...]
    """The players in the turn order of this round."""
    next_order: tuple[Seat, ...]
    """Their order in the next round if this one ended now."""
    laying: Laying | None
    """What is being laid; None when something is to be bought."""
    market: Market
    board: BoardSide
    """The side of the Resource boards that all use."""
    objectives: tuple[Objective, ...]
    automaton: Automaton | None
    """The opponent of a player alone."""
    cities: tuple[City, ...]
    """By seat."""
    result: Result | None
    """How the game ended; None while it goes on."""
    own: Own | None = None
    """What only the seat that looks on is told; None for a spectator."""


# What actions say of places.


class Places(NamedTuple):
    """Where a piece could go in one of its quarter turns."""

    turn: int
    corners: tuple[int, ...]
    natural: tuple[int, ...]
    districts: tuple[int, ...]

    def rows(self) -> Iterator[tuple[int, int, int]]:
        """Corners with what would change there."""
        return zip_longest(self.corners, self.natural, self.districts, fillvalue=0)


class Purchase(Struct, frozen=True, omit_defaults=True):
    """The detail of an action that buys something."""

    places: tuple[Places, ...]
    """Where its first piece could go. For each quarter turn, in degrees: the cells on which the upper left corner of
    the turned piece can lie; for each of them how many more natural resources would count, or fewer; and how many new
    districts there would be. Where something would change comes first: both rows end with their last number that is
    not 0."""
    singles: tuple[Places, ...] = ()
    """The same for the Short Road of one cell, where one may begin with it."""
    points: int = 0
    """By how much the points would change through the purchase alone, without what is laid."""


class Placement(Struct, frozen=True):
    """The detail of an action that lays a piece, which `View.laying` names."""

    corner: int
    """The cell of the upper left corner of the turned piece."""
    turn: int
    """Degrees clockwise."""


class Everywhere(Struct, frozen=True):
    """The detail of an action that is sent for all places of a piece: laying it at another one is said by notation."""

    places: tuple[Places, ...]
    """As those of `Purchase`."""
