"""Positions as readable JSON; restore.py is the way back. docs/snapshots.md explains every field."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from mirabilia.core.contract import Json
from mirabilia.core.facts import SnapshotPart
from mirabilia.core.form import HIDDEN, OPEN, naming
from mirabilia.core.seeds import PATTERN
from mirabilia.games.world import board, moves, notation
from mirabilia.games.world.data import PieceId
from mirabilia.games.world.explain import PHASES
from mirabilia.games.world.lookup import MAP_IDS, MONUMENT_IDS, OBJECTIVE_IDS, SETUP, SOLO_IDS, STACK_IDS, TILE_IDS
from mirabilia.games.world.options import GameOptions
from mirabilia.games.world.position import GONE, MONUMENT, PLACE, SHORT_SET, TILE, City, Position

VERSION = 1
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=4)]
MapName: TypeAlias = Annotated[str, naming("map")]
StackName: TypeAlias = Annotated[str, naming("stack")]
TileName: TypeAlias = Annotated[str, naming("tile")]
MonumentName: TypeAlias = Annotated[str, naming("monument")]
ObjectiveName: TypeAlias = Annotated[str, naming("objective")]
SoloName: TypeAlias = Annotated[str, naming("solo")]
Chance: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=2**62)]
Secret: TypeAlias = Annotated[str, msgspec.Meta(pattern=PATTERN)]


class PieceSnapshot(SnapshotPart):
    """A piece on a map: a tile, a piece of a Monument, or a road or tower."""

    place: str
    tile: TileName | None = None
    monument: MonumentName | None = None
    part: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    piece: PieceId | None = None


class CitySnapshot(SnapshotPart):
    map: Annotated[MapName, OPEN]
    pieces: list[PieceSnapshot] = []
    food: Small = 0
    ceramics: Small = 0
    gears: Small = 0
    population: Small = 0
    gold: Small = 0
    loan_round: Small | None = None
    pedestal: Literal[1, 2] | None = None
    out: bool = False
    free_road: bool = False


class Goods(SnapshotPart):
    long_roads: Small
    short_sets: Small
    towers: Small


class MarketSnapshot(Goods):
    tiles: Annotated[dict[StackName, TileName | None], OPEN]
    monuments: Annotated[list[MonumentName | None], OPEN]


class Laying(SnapshotPart):
    """What was bought and is not laid yet."""

    tile: TileName | None = None
    monument: MonumentName | None = None
    item: Literal["long_road", "short_set", "tower"] | None = None
    places: list[str] = []
    doubles: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    singles: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0


class SoloSnapshot(SnapshotPart):
    deck: Annotated[list[SoloName], HIDDEN]
    monuments: list[MonumentName] = []
    chance: Annotated[tuple[Chance, Chance] | Secret, HIDDEN] = (1, 1)


class Agreed(SnapshotPart):
    """What was agreed before the game."""

    players: int
    options: dict[str, Any]


class Snapshot(Agreed):
    game: Literal["world"]
    version: Literal[1]
    round: Annotated[int, msgspec.Meta(ge=1, le=99)]
    phase: Literal["free_road", "turn", "lay", "over"]
    active: Seat
    order: list[Seat]
    market: Annotated[MarketSnapshot, OPEN]
    supply: Annotated[Goods, HIDDEN]
    stacks: Annotated[dict[StackName, list[Annotated[str, naming("tile", refers=True)]]], HIDDEN]
    deck: Annotated[list[MonumentName], HIDDEN]
    cities: list[CitySnapshot]
    loan_step: bool = False
    last_round: bool = False
    laying: Laying | None = None
    objectives: Annotated[list[ObjectiveName], OPEN] = []
    solo: SoloSnapshot | None = None


def take(position: Position) -> Json:
    """The whole position as JSON."""
    setting = position.setting
    chosen = setting.options
    assert isinstance(chosen, GameOptions)  # noqa: S101
    stacks = [STACK_IDS[stack] for stack in setting.stacks]
    tiles = [TILE_IDS[tile] for tile in position.stacks]
    rounds = SETUP.rounds
    return {
        "game": "world",
        "version": VERSION,
        "players": setting.players,
        "options": chosen.as_options(),
        "round": position.round,
        "phase": PHASES[position.phase],
        "active": position.active,
        "order": [int(player) for player in position.order],
        "loan_step": bool(position.loan_step),
        "last_round": bool(position.ending),
        "laying": laying(position),
        "market": {
            "long_roads": position.long_roads,
            "short_sets": position.short_sets,
            "towers": position.towers,
            "tiles": {
                name: None if tile == GONE else TILE_IDS[tile]
                for name, tile in zip(stacks, position.offer, strict=True)
            },
            "monuments": [None if index == GONE else MONUMENT_IDS[index] for index in position.shown],
        },
        "supply": {
            "long_roads": position.long_supply,
            "short_sets": position.short_supply,
            "towers": position.tower_supply,
        },
        "stacks": {name: tiles[number * rounds : (number + 1) * rounds] for number, name in enumerate(stacks)},
        "deck": [MONUMENT_IDS[index] for index in position.deck],
        "objectives": [OBJECTIVE_IDS[index] for index in position.objectives],
        "solo": {
            "deck": [SOLO_IDS[card] for card in position.solo_deck],
            "monuments": [MONUMENT_IDS[index] for index in position.solo_monuments],
            "chance": position.chance_secret or [position.chance_first, position.chance_second],
        }
        if setting.solo
        else None,
        "cities": [_city(city) for city in position.cities],
    }


def laying(position: Position) -> Json | None:
    if position.phase != PLACE:
        return None
    if position.item == TILE:
        return {"tile": TILE_IDS[position.piece]}
    if position.item == MONUMENT:
        places = [board.place_name(int(place)) for place in position.laid_places]
        return {"monument": MONUMENT_IDS[position.piece], "places": places}
    fields: Json = {"item": notation.ITEMS[moves.code(position.item, 0)][1]}
    if position.item == SHORT_SET:
        fields |= {"doubles": position.doubles, "singles": position.singles}
    return fields


def _city(city: City) -> Json:
    return {
        "map": MAP_IDS[city.map],
        "pieces": [_piece(board.piece_of(int(number))) for number in city.pieces],
        "food": city.food,
        "ceramics": city.ceramics,
        "gears": city.gears,
        "population": city.population,
        "gold": city.spent,
        "loan_round": city.loan_round if city.loan else None,
        "pedestal": city.pedestal or None,
        "out": bool(city.out),
        "free_road": bool(city.has_free_road),
    }


def _piece(piece: board.Piece) -> Json:
    fact = piece.fact()
    fact.pop("type", None)
    return {**fact, "place": board.place_name(piece.place)}
