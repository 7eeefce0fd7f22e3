"""What can be edited in a position of World Wonders, and where pieces have room on a map."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from mirabilia.core.contract import Action, Json, SnapshotError
from mirabilia.core.facts import SnapshotPart, asked, typed
from mirabilia.core.form import Form, field_of, one_each
from mirabilia.games.world import board, options, views
from mirabilia.games.world.actions import grouped, placement
from mirabilia.games.world.lookup import CATALOGUE, MONUMENT_IDS, OBJECTIVE_IDS, SOLO_IDS, STACK_IDS
from mirabilia.games.world.moves import LAY
from mirabilia.games.world.pieces import shape_of_piece
from mirabilia.games.world.placing import fits
from mirabilia.games.world.restore import agreed, city_with_map, kind_of_piece, put_piece
from mirabilia.games.world.snapshot import Agreed, CitySnapshot, PieceSnapshot, Snapshot


class Maps(SnapshotPart):
    """What a snapshot says of the maps."""

    cities: list[CitySnapshot]


def form(snapshot: Mapping[str, Any]) -> Form:
    """The fields, and the pieces that there are with these options."""
    chosen = agreed(asked(snapshot, Agreed))
    setting = options.setting(chosen)
    stacks = [STACK_IDS[stack] for stack in setting.stacks]
    tiles = [tile.id for tile in CATALOGUE.tiles if tile.stack in stacks]
    maps = options.LAKES if chosen.map_side == "A" else options.RIVERS
    stock = one_each({"tile": tiles, "monument": MONUMENT_IDS, "objective": OBJECTIVE_IDS, "stack": stacks})
    stock |= one_each({"solo": SOLO_IDS})
    stock["map"] = dict.fromkeys(maps, 1 if chosen.map_side == "B" else setting.players)
    stock["piece"] = dict.fromkeys(board.PIECES.values(), len(board.LETTERS) ** 2)
    fields = field_of(Snapshot)
    cities = replace(fields.fields["cities"], length=setting.players)
    return Form(replace(fields, fields=fields.fields | {"cities": cities}), stock)


def places(snapshot: Mapping[str, Any], seat: int, piece: Mapping[str, Any]) -> list[Action]:
    """Every place of a piece on the map of a seat where the cells are free and of its terrain.

    The map need not be finished: what cannot lie there is passed over, and the pieces of a Monument come one by one.
    """
    cities = asked(snapshot, Maps).cities
    if seat >= len(cities):
        raise SnapshotError("cities", f"there is no seat {seat}")
    field = f"cities[{seat}]"
    city = city_with_map(cities[seat].map, f"{field}.map")
    for number, laid in enumerate(cities[seat].pieces):
        with suppress(SnapshotError):
            put_piece(city, laid, f"{field}.pieces[{number}]")
    kind, index = kind_of_piece(typed({"place": "", **piece}, PieceSnapshot), "piece")
    shape, spots = shape_of_piece(kind, index), board.places(kind, index)
    rows = [(int(LAY), place, 0, 0) for code, place in spots.items() if fits(city, shape.places, shape.at(code))]
    if not rows:
        return []
    return [placement(0, rows[0], views.Everywhere(grouped(rows, LAY)))]


def sketch(players: int, chosen: Mapping[str, Any] | None) -> Json:
    """The first round with nothing laid, not even the first roads, and all that can be drawn left out."""
    agreed_on = options.checked(players, chosen)
    return {
        "game": "world",
        "version": 1,
        "players": agreed_on.players,
        "options": agreed_on.as_options(),
        "round": 1,
        "phase": "turn",
        "active": 0,
        "order": list(range(agreed_on.players)),
        "cities": [{} for _ in range(agreed_on.players)],
    }
