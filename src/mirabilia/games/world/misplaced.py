"""Why a piece cannot lie at a place: off the map, on something else, on the wrong terrain, away from what it needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from mirabilia.games.world import board, data, moves
from mirabilia.games.world.board import Board, Piece, Place
from mirabilia.games.world.lookup import CATALOGUE
from mirabilia.games.world.monuments import is_arranged
from mirabilia.games.world.pieces import MONUMENT_LIST, Monument
from mirabilia.games.world.position import (
    DOUBLE,
    FREE_ROAD,
    LONG_ROAD,
    MONUMENT,
    MOST_PIECES,
    SHORT_SET,
    SINGLE,
    TILE,
    TOWER,
    Position,
)

Reason: TypeAlias = tuple[str, dict[str, Any]]
"""The kind of a refusal, and its fields."""


def being_laid(position: Position) -> list[Piece]:
    """The pieces of the Monument laid so far."""
    return [
        Piece(MONUMENT, int(position.piece) * MOST_PIECES + part, int(place))
        for part, place in enumerate(position.laid_places)
    ]


def piece_in_hand(position: Position, kind: int) -> tuple[int, int] | None:
    """Kind and number of the piece a move would lay; None if there is no such piece."""
    single = kind == moves.LAY_SINGLE
    if position.phase == FREE_ROAD:
        return None if single else (LONG_ROAD, 0)
    if position.item == SHORT_SET:
        if position.singles if single else position.doubles:
            return (SINGLE if single else DOUBLE), 0
        return None
    if single:
        return None
    if position.item == MONUMENT:
        return MONUMENT, int(position.piece) * MOST_PIECES + int(position.laid_pieces())
    return int(position.item), int(position.piece) if position.item == TILE else 0


def reason(position: Position, kind: int, code: int) -> Reason:
    """Why what is being laid cannot lie there."""
    hand = piece_in_hand(position, kind)
    if hand is None:
        return "no_such_part", {}
    known = board.places(*hand)
    turns = {place.turn for place in known.values()}
    turn = board.TURN * (code >> board.TURN_SHIFT)
    if turn not in turns:
        return "same_turn", {"turn": turn}
    if code not in known:
        return "off_map", {}
    place, own = known[code], Board(position.cities[position.active], being_laid(position))
    why, fields = wrong_cells(own, place) or away(position, own, place, *hand)
    if hand[0] == MONUMENT:
        fields["needs"] = needs_met(position, own, [place])
    return why, fields


def wrong_cells(own: Board, place: Place) -> Reason | None:
    """A cell that is covered or of the wrong terrain, and all others that are: a map marks them, too."""
    wrong = {
        "covered": place.cells & own.occupied,
        "not_grass": place.grass & own.water,
        "not_water": place.water & ~own.water,
    }
    every = 0
    for cells in wrong.values():
        every |= cells
    for why, cells in wrong.items():
        if cells:
            first = board.cell_numbers(cells)[0]
            others = [board.cell_name(cell) for cell in board.cell_numbers(every) if cell != first]
            return why, {"cell": board.cell_name(first)} | ({"also": others} if others else {})
    return None


def away(position: Position, own: Board, place: Place, kind: int, number: int) -> Reason:
    """What the piece would have to touch."""
    if position.phase == FREE_ROAD:
        return "no_pavement", {}
    if kind == MONUMENT:
        return monument_away(position, own, place, number)
    if kind == TILE:
        type_ = CATALOGUE.tiles[number].type
        return "tile_away", {"type": type_}
    if kind == TOWER:
        return "tower_away", {}
    if kind in (SINGLE, DOUBLE) and is_supported(own, place):
        return "fewer_parts", {}
    return "road_away", {}


def is_supported(own: Board, place: Place) -> bool:
    roads = (LONG_ROAD, SINGLE, DOUBLE, TOWER)
    return place.pavement or any(own.cells(piece) & place.around for piece in own.pieces if piece.kind in roads)


def monument_away(position: Position, own: Board, place: Place, number: int) -> Reason:
    """What a Monument asks for and has not; of several pieces, what the rest cannot mend."""
    entry = CATALOGUE.monuments[number // MOST_PIECES]
    monument: Monument = MONUMENT_LIST[number // MOST_PIECES]
    shape = monument.pieces[number % MOST_PIECES]
    if not is_arranged(monument, position.laid, shape.places, shape.at(place.code)):
        if entry.arrangement == "cluster":
            return "pieces_apart", {}
        return "wrong_line", {}
    if len(entry.pieces) > 1:
        return "not_completed", {}
    covered = (place.cells & own.water).bit_count()
    if covered < entry.min_water:
        return "too_little_water", {"cells": entry.min_water}
    for name in entry.neighbours:
        if not touches(own, place, name, entry.neighbours.count(name)):
            return "neighbour", {"neighbour": name, "neighbours": list(entry.neighbours)}
    raise AssertionError(f"{entry.id} can lie there")


def needs_met(position: Position, own: Board, more: Sequence[Place] = ()) -> list[bool]:
    """Which needs of the Monument in hand are met by the pieces laid so far and by more places: its neighbours in
    their order, a type that is asked for twice by as many tiles, and then its water."""
    entry = CATALOGUE.monuments[position.piece]
    laid = merged([own.place(piece) for piece in being_laid(position)] + list(more))
    asked = [entry.neighbours[: number + 1].count(name) for number, name in enumerate(entry.neighbours)]
    met = [touches(own, laid, name, least) for name, least in zip(entry.neighbours, asked, strict=True)]
    if entry.min_water:
        met.append((laid.cells & own.water).bit_count() >= entry.min_water)
    return met


def merged(places: Sequence[Place]) -> Place:
    """Several places as if they were one."""
    cells, around, pavement = 0, 0, False
    for place in places:
        cells, around, pavement = cells | place.cells, around | place.around, pavement or place.pavement
    return Place(0, cells, around & ~cells, 0, 0, pavement)


def touches(own: Board, place: Place, name: data.Neighbour, least: int) -> bool:
    """Whether a required neighbour is there, as many as the card asks for."""
    if name == "pavement":
        return place.pavement
    if name == "water":
        return bool(place.around & own.water & ~own.occupied)
    if name == "natural":
        return bool(place.around & own.free_natural)
    if name == "road":
        return any(own.cells(piece) & place.around for piece in own.pieces if piece.kind in (LONG_ROAD, SINGLE, DOUBLE))
    return sum(tile.tile.type == name and bool(own.cells(tile) & place.around) for tile in own.tiles()) >= least
