"""Laying on the map what was bought, piece by piece."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.vecs import append
from mirabilia.games.world import journal
from mirabilia.games.world.monuments import with_piece
from mirabilia.games.world.moves import LAY_SINGLE
from mirabilia.games.world.pieces import (
    CELLS,
    MONUMENT_LIST,
    TILES,
    Monument,
    shape_of_piece,
)
from mirabilia.games.world.placing import lay
from mirabilia.games.world.position import (
    BUY,
    DOUBLE,
    EMPTY,
    LONG_ROAD,
    MONUMENT,
    MONUMENTS,
    MOST_PIECES,
    ROADS,
    SHORT_SET,
    SINGLE,
    TILE,
    TOWER,
    TOWERS,
    TYPES,
    WORDS,
    City,
    Position,
    piece_number,
)
from mirabilia.games.world.rounds import check_turn, end_purchase
from mirabilia.games.world.short_roads import most_parts


def put(city: City, kind: i64, number: i64, place: i64) -> None:
    """Put a piece on the map, where it fits and may be."""
    shape = shape_of_piece(kind, number)
    lay(city, shape, place, layer_of(kind, number))
    city.pieces = append(city.pieces[:], piece_number(kind, number, place))
    if kind == TILE:
        tiles = append(city.tiles[:], number)
        for word in range(WORDS):
            tiles = append(tiles, shape.places[shape.at(place) + CELLS + word])
        city.tiles = tiles


def layer_of(kind: i64, number: i64) -> i64:
    if kind == TILE:
        return TYPES + TILES[number].type
    if kind == MONUMENT:
        return MONUMENTS
    return TOWERS if kind == TOWER else ROADS


def lay_free_road(position: Position, place: i64) -> None:
    city: City = position.cities[position.active]
    city.has_free_road = 0
    put_own(position, LONG_ROAD, 0, place)
    position.phase = BUY
    check_turn(position)


def put_own(position: Position, kind: i64, number: i64, place: i64) -> None:
    """The player who decides lays a piece."""
    put(position.cities[position.active], kind, number, place)
    position.note(journal.LAID, position.active, piece_number(kind, number, place), 0)


def lay_piece(position: Position, kind: i64, place: i64) -> None:
    item = position.item
    if item == SHORT_SET:
        lay_part(position, kind, place)
    elif item == MONUMENT:
        lay_monument_piece(position, place)
    else:
        number: i64 = 0
        if item == TILE:
            number = position.piece
        put_own(position, item, number, place)
        end_purchase(position)


def lay_part(position: Position, kind: i64, place: i64) -> None:
    """A part of a Short Road set; parts that fit nowhere any more are lost (WORLD-092)."""
    if kind == LAY_SINGLE:
        put_own(position, SINGLE, 0, place)
        position.singles -= 1
    else:
        put_own(position, DOUBLE, 0, place)
        position.doubles -= 1
    if most_parts(position.cities[position.active], position.doubles, position.singles) == 0:
        position.doubles = 0
        position.singles = 0
        end_purchase(position)


def lay_monument_piece(position: Position, place: i64) -> None:
    """Lay the next piece. The map changes when all lie there."""
    monument: Monument = MONUMENT_LIST[position.piece]
    shape = monument.pieces[position.laid_pieces()]
    position.laid = with_piece(position.laid, shape.places, shape.at(place))
    position.laid_places = append(position.laid_places[:], place)
    if position.laid_pieces() < len(monument.pieces):
        return
    for part in range(len(position.laid_places)):
        put_own(position, MONUMENT, position.piece * MOST_PIECES + part, position.laid_places[part])
    position.laid = EMPTY
    position.laid_places = EMPTY
    end_purchase(position)
