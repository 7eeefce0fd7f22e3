"""The catalogue of World Wonders: maps, tracks, tiles, monuments and cards, as typed entries."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from mirabilia.core.catalogue import CatalogueEntry

Resource: TypeAlias = Literal["food", "ceramics", "gears"]
Type: TypeAlias = Literal["library", "farm", "habitation", "market", "temple"]
Neighbour: TypeAlias = Literal[
    "road", "pavement", "water", "natural", "library", "farm", "habitation", "market", "temple"
]
MapSide: TypeAlias = Literal["A", "B"]
BoardSide: TypeAlias = Literal["A", "B"]
MarketBoard: TypeAlias = Literal["main", "fourth", "fifth"]
"""The main board and the expansion boards for the fourth and the fifth player."""
StackId: TypeAlias = Literal["s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8"]
PieceId: TypeAlias = Literal["long_road", "double_road", "single_road", "tower"]
Arrangement: TypeAlias = Literal["rigid", "cluster", "spaced", "chain"]
Kind: TypeAlias = Literal[
    "enclosed_grass",
    "longest_road",
    "monuments",
    "next_to_natural",
    "next_to_water",
    "most_of_type",
    "resource",
    "largest_group",
    "border",
    "district_of_each",
]
SoloItem: TypeAlias = Literal[
    "s1", "s2", "s3", "s4", "s5", "s6", "long_road", "short_set", "tower", "monument_left", "monument_right"
]
Players: TypeAlias = Literal["1", "2", "3", "4", "5"]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Units: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Row: TypeAlias = Annotated[str, Meta(pattern=r"^[#.]+$")]
Shape: TypeAlias = Annotated[tuple[Row, ...], Meta(min_length=1, max_length=4)]
"""Rows from top to bottom: `#` is a cell of the piece, `.` is not."""
TerrainRow: TypeAlias = Annotated[str, Meta(pattern=r"^[GWE.]+$")]
Piece: TypeAlias = Annotated[tuple[TerrainRow, ...], Meta(min_length=1, max_length=4)]
"""A shape whose cells tell their terrain: `G` grass, `W` water, `E` either; `.` is not part of the piece."""
MapRow: TypeAlias = Annotated[str, Meta(pattern=r"^[.NW]+$")]
Section: TypeAlias = Annotated[tuple[SoloItem, ...], Meta(min_length=1, max_length=2)]

RESOURCES: tuple[Resource, ...] = ("food", "ceramics", "gears")
TYPES: tuple[Type, ...] = ("library", "farm", "habitation", "market", "temple")
PIECES: tuple[PieceId, ...] = ("long_road", "double_road", "single_road", "tower")
"""The pieces that are neither tiles nor Monuments."""
NEIGHBOURS: tuple[Neighbour, ...] = ("road", "pavement", "water", "natural", *TYPES)
"""What a monument can ask for at its sides."""
MAP_SIDES: tuple[MapSide, ...] = ("A", "B")
MARKET_BOARDS: tuple[MarketBoard, ...] = ("main", "fourth", "fifth")
KINDS: tuple[Kind, ...] = (
    "enclosed_grass",
    "longest_road",
    "monuments",
    "next_to_natural",
    "next_to_water",
    "most_of_type",
    "resource",
    "largest_group",
    "border",
    "district_of_each",
)
"""The kinds of objectives, 1 to 10 in the order of the rule book."""
OBJECTIVES: dict[str, tuple[Kind, Type | Resource | None]] = {
    "o01": ("enclosed_grass", None),
    "o02": ("longest_road", None),
    "o03": ("monuments", None),
    "o04": ("next_to_natural", None),
    "o05": ("next_to_water", None),
    "o06": ("most_of_type", "library"),
    "o07": ("most_of_type", "market"),
    "o08": ("most_of_type", "temple"),
    "o09": ("resource", "food"),
    "o10": ("resource", "ceramics"),
    "o11": ("resource", "gears"),
    "o12": ("largest_group", "farm"),
    "o13": ("largest_group", "habitation"),
    "o14": ("border", None),
    "o15": ("district_of_each", None),
    "o16": ("most_of_type", "farm"),
    "o17": ("most_of_type", "habitation"),
    "o18": ("largest_group", "library"),
    "o19": ("largest_group", "market"),
    "o20": ("largest_group", "temple"),
}
"""What the sentence of an id speaks of: every objective there can be. Which of them are in the box is catalogue."""
ROWS = COLUMNS = 12
"""The size of a map; the rules are made for it."""
PLAYERS: tuple[Players, ...] = ("1", "2", "3", "4", "5")


# `reconstructed` names the fields whose values are not the published ones, `disputed` those on which sources differ;
# `name_en` and `name_it` stand for the names in the languages.


class Map(CatalogueEntry, frozen=True):
    """A side of a map board, from the far edge to the Pavement: `.` grass, `N` natural resource, `W` water."""

    id: Id
    code: Annotated[str, Meta(pattern="^[AB][0-9]*$")]
    side: MapSide
    kind: Literal["lake", "river"]
    grid: tuple[MapRow, ...]
    reconstructed: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()


class ResourceBoard(CatalogueEntry, frozen=True):
    """A side of the resource boards.

    The three resource tracks run from 0 to `last`, with population symbols on the spaces of `symbols`. The population
    track has one space for each number of `rings`, its points.
    """

    id: BoardSide
    last: Some
    symbols: dict[Resource, tuple[Some, ...]]
    rings: Annotated[tuple[Number, ...], Meta(min_length=2)]
    reconstructed: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()


class Stack(CatalogueEntry, frozen=True):
    """A stack of building tiles: one shape, one price."""

    id: StackId
    board: MarketBoard
    cost: Some
    shape: Shape
    reconstructed: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()


class Tile(CatalogueEntry, frozen=True):
    """A building tile."""

    id: Id
    stack: StackId
    type: Type
    resources: Annotated[dict[Resource, Units], Meta(min_length=1)]
    reconstructed: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()


class Monument(CatalogueEntry, frozen=True):
    """A monument card and its wooden pieces.

    How the pieces lie to one another: `rigid`, one piece; `cluster`, all touch as one group; `spaced`, in a line with
    exactly one cell between them; `chain`, each touches the one before or is one cell away from it in a line.
    """

    id: Id
    pieces: Annotated[tuple[Piece, ...], Meta(min_length=1, max_length=4)]
    arrangement: Arrangement
    neighbours: Annotated[tuple[Neighbour, ...], Meta(max_length=4)]
    points: Number
    min_water: Number = 0
    resources: dict[Resource, Units] = {}
    population: Number = 0
    reconstructed: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()


class Objective(CatalogueEntry, frozen=True):
    """A public objective: points for the first and the second place, or a pool for all who reach it."""

    id: Id
    kind: Kind
    type: Type | None = None
    resource: Resource | None = None
    first: Number = 0
    second: Number = 0
    pool: Number = 0
    reconstructed: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()


class SoloCard(CatalogueEntry, frozen=True):
    """A card of the Automaton: sections tried from first to last, or the order to reshuffle."""

    id: Id
    sections: Annotated[tuple[Section, ...], Meta(max_length=3)] = ()
    reshuffle: bool = False
    reconstructed: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()


class Market(CatalogueEntry, frozen=True):
    """What is on sale each round besides building tiles and monuments."""

    long_roads: Number
    short_sets: Number
    towers: Number


class Setup(CatalogueEntry, frozen=True):
    gold: Some
    loan_gold: Number
    loan_cost: Number
    loan_points: Number
    rounds: Some
    monuments_shown: Some
    monuments_shown_solo: Some
    objectives_shown: Number
    long_road_cost: Some
    short_set_cost: Some
    tower_cost: Some
    pedestal_cost: Some
    long_roads: Number
    short_sets: Number
    towers: Number
    loans: Number
    long_road: Shape
    short_parts: Annotated[tuple[Shape, ...], Meta(min_length=1)]
    tower: Shape
    market: dict[Players, Market]
    boards: dict[Players, tuple[MarketBoard, ...]]
    reconstructed: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()


class Box(CatalogueEntry, frozen=True):
    """The pieces in the box, as the rule book lists them."""

    monuments: Number
    monument_cards: Number
    map_boards: Number
    resource_boards: Number
    main_boards: Number
    expansion_boards: Number
    reference_boards: Number
    resource_markers: Number
    player_markers: Number
    pedestals: Number
    towers: Number
    objective_cards: Number
    solo_cards: Number
    building_tiles: Number
    loan_tiles: Number
    long_roads: Number
    short_sets: Number
    reconstructed: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()


class Catalogue(Struct, frozen=True):
    maps: tuple[Map, ...]
    resource_boards: tuple[ResourceBoard, ...]
    stacks: tuple[Stack, ...]
    tiles: tuple[Tile, ...]
    monuments: tuple[Monument, ...]
    objectives: tuple[Objective, ...]
    solo: tuple[SoloCard, ...]
    setup: Setup
    components: Box
    fingerprint: str
