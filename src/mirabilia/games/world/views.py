"""What can be seen of a game of World Wonders: the parts of a view, and what actions say of places.

Pieces are named by their ids: what is printed on them is in `Game.pieces()`. Cells of a map are numbered row by row
from 0 at the upper left, 12 in a row. Nothing is secret but the order of stacks and decks, which no view has.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, Literal, TypeAlias

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


class Turned(Struct, frozen=True):
    """The piece in hand in one of its quarter turns."""

    move: Verb
    """The verb of the moves that lay it so: "single" for the Short Road of one cell."""
    turn: int
    """Degrees clockwise."""
    cells: tuple[int, ...]
    """Its cells, counted from the upper left corner of the turned piece: with the number of the corner added, those it
    covers."""


class Laying(Struct, frozen=True, omit_defaults=True):
    """What is being laid, and how much of it."""

    left: int
    """How many pieces are to be laid, this one included."""
    shapes: tuple[Turned, ...]
    """All turns of the piece in hand, or of both kinds of Short Roads. The actions say where they can go."""
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


# Cities.


class Piece(Struct, frozen=True, omit_defaults=True):
    """A piece on a map: a tile, a part of a Monument, or a Road or Tower."""

    place: str
    """Where it lies, as moves name it: `c4 r90`."""
    cells: tuple[int, ...]
    """The cells it covers."""
    piece: str | None = None
    """`long_road`, `double_road`, `single_road` or `tower`."""
    tile: str | None = None
    monument: str | None = None
    part: int = 1
    """Which piece of the Monument it is."""
    bridge: bool = False
    """Whether it is a Long Road over water."""
    district: bool = False
    """Whether it is a tile that counts as a district."""


class City(Struct, frozen=True):
    """What a player has."""

    map: str
    pieces: tuple[Piece, ...]
    """What lies on the map, in the order in which it was laid."""
    natural: tuple[int, ...]
    """The cells with natural resources that count now."""
    spent: int
    """Gold spent in this round."""
    limit: int
    """Gold that can be spent in this round."""
    loan: bool
    """Whether there is a loan to pay back."""
    loan_round: int | None
    """The round in which it was taken."""
    pedestal: int | None
    """The pedestal bought in this round."""
    out: bool
    """Whether the player is out of the round."""
    population: int
    """The space of the population marker."""
    resources: dict[Resource, int]
    """The spaces of the resource markers."""
    monuments: tuple[str, ...]
    scores: dict[str, int]
    """Points by category if the game ended now, with their sum under "total"."""

    @property
    def gold_left(self) -> int:
        return self.limit - self.spent


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


class Places(Struct, frozen=True, omit_defaults=True):
    """Where a piece could go in one of its quarter turns."""

    move: Verb
    turn: int
    cells: tuple[int, ...]
    """As those of `Turned`."""
    corners: tuple[int, ...]
    """The cells on which the upper left corner can lie; first those where something would change."""
    natural: tuple[int, ...] = ()
    """For each corner how many more natural resources would count, or fewer; 0 for corners beyond the end."""
    districts: tuple[int, ...] = ()
    """For each corner how many new districts there would be; 0 for corners beyond the end."""

    def rows(self) -> Iterator[tuple[int, int, int]]:
        """Corners with what would change there."""
        return zip_longest(self.corners, self.natural, self.districts, fillvalue=0)


class Purchase(Struct, frozen=True):
    """The detail of an action that buys something."""

    places: tuple[Places, ...]
    """Where its first piece could go."""
    points: int
    """By how much the points would change through the purchase alone, without what is laid."""


class Placement(Struct, frozen=True):
    """The detail of an action that lays a piece; `View.laying` has its shape."""

    corner: int
    """The cell of the upper left corner of the turned piece."""
    turn: int
    """Degrees clockwise."""


class Everywhere(Struct, frozen=True):
    """The detail of an action that is sent for all places of a piece: laying it at another one is said by notation."""

    places: tuple[Places, ...]
