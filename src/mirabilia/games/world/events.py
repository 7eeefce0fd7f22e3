"""What happens in World Wonders, as events. Nothing of it is hidden from anybody."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby
from operator import itemgetter
from typing import TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from mirabilia.core.contract import Event, Seat
from mirabilia.core.facts import JournalEntry
from mirabilia.games.world import board, journal
from mirabilia.games.world.data import RESOURCES, Resource, Type
from mirabilia.games.world.lookup import CATALOGUE, MAP_IDS, MONUMENT_IDS, OBJECTIVE_IDS, SOLO_IDS, STACK_IDS, TILE_IDS
from mirabilia.games.world.moves import LOAN_GOLD
from mirabilia.games.world.position import LONG_ROAD, MONUMENT, PEDESTAL, SHORT_SET, TILE, TOWER, Position
from mirabilia.games.world.ranking import automaton_total, ranks, reason

SHEET = ("population", "lowest", "monuments", "natural", "districts", "loans", "objectives")
"""The lines of the score sheet, in the order of scoring.py."""
ITEMS = {LONG_ROAD: "long_road", SHORT_SET: "short_set", TOWER: "tower"}
BYTE = 255

"""An entry of the journal: its kind, the seat, and two numbers."""
Text: TypeAlias = str | UnsetType


# The flow of the game.


class MapDealt(Event, frozen=True, tag="map"):
    """A player plays on a map."""

    seat: Seat
    map: str


class ObjectivesShown(Event, frozen=True, tag="objectives"):
    """The Public Objectives of the game."""

    objectives: tuple[str, ...]


class Order(Event, frozen=True, tag="order"):
    """The turn order of a round."""

    seats: tuple[Seat, ...]


class RoundBegun(Event, frozen=True, tag="round_begun"):
    """A round begins."""

    round: int


class TurnedUp(Event, frozen=True, tag="turned_up"):
    """Tiles come on sale, one for each stack."""

    tiles: tuple[str, ...]
    types: tuple[Type, ...]


class MonumentShown(Event, frozen=True, tag="monument_shown"):
    """Monuments come on sale."""

    monuments: tuple[str, ...]


class Out(Event, frozen=True, tag="out"):
    """A player is out of the round."""

    seat: Seat


class LastRound(Event, frozen=True, tag="last_round"):
    """A population marker has reached its last space: the game ends with this round."""

    seat: Seat


class Scored(Event, frozen=True, tag="scored"):
    """The final score by seat."""

    scores: tuple[dict[str, int], ...]


class Over(Event, frozen=True, tag="over"):
    """The game is over."""

    reason: str
    winners: tuple[Seat, ...]
    automaton: int | UnsetType = UNSET
    """The points of the Automaton, for a player alone."""


# What players do.


class Bought(Event, frozen=True, tag="bought", kw_only=True):
    """A tile, a Monument or another item is bought."""

    seat: Seat
    stack: Text = UNSET
    tile: Text = UNSET
    type: Type | UnsetType = UNSET
    monument: Text = UNSET
    item: Text = UNSET
    gold: int = 0
    """What it cost."""


class PartsLost(Event, frozen=True, tag="parts_lost"):
    """Short Roads of a set fit nowhere."""

    seat: Seat
    parts: int


class Laid(Event, frozen=True, tag="laid"):
    """A piece is laid."""

    seat: Seat
    place: str
    """The cell and the turn as moves write them: `c4 r90`."""
    cell: str
    turn: int
    """In degrees."""
    tile: Text = UNSET
    type: Type | UnsetType = UNSET
    monument: Text = UNSET
    part: int | UnsetType = UNSET
    """Which piece of the Monument."""
    piece: Text = UNSET


class Gained(Event, frozen=True, tag="gained"):
    """Resource markers move on."""

    seat: Seat
    resources: dict[Resource, int]
    """Steps by resource."""


class Grown(Event, frozen=True, tag="grown"):
    """A population marker moves on."""

    seat: Seat
    steps: int
    population: int
    """The space it reaches."""


class LoanTaken(Event, frozen=True, tag="loan_taken"):
    """A player takes a loan."""

    seat: Seat
    gold: int


class LoanRepaid(Event, frozen=True, tag="loan_repaid"):
    """A player pays a loan back."""

    seat: Seat
    gold: int


# What the Automaton does.


class SoloCard(Event, frozen=True, tag="solo_card"):
    """A card of the Automaton is turned up."""

    card: str


class SoloRemoved(Event, frozen=True, tag="solo_removed"):
    """The Automaton discards something on sale."""

    stack: Text = UNSET
    item: Text = UNSET


class SoloMonument(Event, frozen=True, tag="solo_monument"):
    """The Automaton takes a Monument."""

    monument: str


class SoloShuffled(Event, frozen=True, tag="solo_shuffled"):
    """The cards of the Automaton are shuffled into a new deck."""


# From the journal.


def bought(seat: int, item: int, number: int) -> Bought:
    if item == TILE:
        tile = CATALOGUE.tiles[number]
        return Bought(seat=seat, stack=tile.stack, tile=tile.id, type=tile.type)
    if item == MONUMENT:
        return Bought(seat=seat, monument=MONUMENT_IDS[number])
    return Bought(seat=seat, item=f"pedestal_{number}" if item == PEDESTAL else ITEMS[item])


def laid(seat: int, number: int) -> Laid:
    piece = board.piece_of(number)
    place = board.place_name(piece.place)
    return Laid(seat, place, *board.corner_and_turn(piece.place), **piece.fact())


def steps(packed: int) -> dict[Resource, int]:
    """Steps on the tracks by resource."""
    units = (packed & BYTE, packed >> 8 & BYTE, packed >> 16 & BYTE)
    return {name: number for name, number in zip(RESOURCES, units, strict=True) if number}


def removed(item: int, number: int) -> SoloRemoved:
    return SoloRemoved(stack=STACK_IDS[number]) if item == TILE else SoloRemoved(item=ITEMS[item])


SINGLE: dict[int, Callable[[int, int, int], Event]] = {
    journal.MAP: lambda seat, a, b: MapDealt(seat, MAP_IDS[a]),
    journal.ROUND_BEGUN: lambda seat, a, b: RoundBegun(a),
    journal.BOUGHT: bought,
    journal.LAID: lambda seat, a, b: laid(seat, a),
    journal.STEPPED: lambda seat, a, b: Gained(seat, steps(a)),
    journal.RESIDENTS: Grown,
    journal.LOAN_TAKEN: lambda seat, a, b: LoanTaken(seat, int(LOAN_GOLD)),
    journal.LOAN_REPAID: lambda seat, a, b: LoanRepaid(seat, a),
    journal.OUT: lambda seat, a, b: Out(seat),
    journal.PARTS_LOST: lambda seat, a, b: PartsLost(seat, a),
    journal.LAST_ROUND: lambda seat, a, b: LastRound(seat),
    journal.SOLO_CARD: lambda seat, a, b: SoloCard(SOLO_IDS[a]),
    journal.SOLO_REMOVED: lambda seat, a, b: removed(a, b),
    journal.SOLO_MONUMENT: lambda seat, a, b: SoloMonument(MONUMENT_IDS[a]),
    journal.SOLO_SHUFFLED: lambda seat, a, b: SoloShuffled(),
}
"""Entries that are an event each."""

ROWS: dict[int, Callable[[list[JournalEntry]], Event]] = {
    journal.ORDER: lambda row: Order(tuple(seat for _, seat, _, _ in row)),
    journal.OBJECTIVE: lambda row: ObjectivesShown(tuple(OBJECTIVE_IDS[index] for _, _, index, _ in row)),
    journal.MONUMENT_SHOWN: lambda row: MonumentShown(tuple(MONUMENT_IDS[index] for _, _, index, _ in row)),
    journal.TURNED_UP: lambda row: TurnedUp(
        tuple(TILE_IDS[index] for _, _, index, _ in row), tuple(CATALOGUE.tiles[index].type for _, _, index, _ in row)
    ),
    journal.SCORED: lambda row: Scored(tuple(sheet(list(lines)) for _, lines in groupby(row, key=itemgetter(1)))),
}
"""Entries that follow one another and are one event."""


def sheet(lines: list[JournalEntry]) -> dict[str, int]:
    """The score sheet of a player."""
    return {"total": sum(points for *_, points in lines)} | {SHEET[line]: points for _, _, line, points in lines}


def events(position: Position, entries: Iterable[JournalEntry]) -> list[Event]:
    """What happened, in order."""
    happened: list[Event] = []
    for kind, group in groupby(entries, key=itemgetter(0)):
        if kind in ROWS:
            happened.append(ROWS[kind](list(group)))
            continue
        for _, seat, first, second in group:
            if kind == journal.PAID:
                happened[-1] = msgspec.structs.replace(happened[-1], gold=first)
            elif kind == journal.GAME_OVER:
                happened.append(over(position))
            else:
                happened.append(SINGLE[kind](seat, first, second))
    return happened


def over(position: Position) -> Over:
    winners = tuple(seat for seat, rank in enumerate(ranks(position)) if rank == 1)
    automaton = automaton_total(position) if position.setting.solo else UNSET
    return Over(reason(position), winners, automaton)
