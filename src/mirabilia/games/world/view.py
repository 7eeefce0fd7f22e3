"""What a seat sees: all but the order of stacks and decks, and for its own decision every place and its preview."""

from __future__ import annotations

from collections.abc import Sequence

from mirabilia.core.contract import Json, Result
from mirabilia.games.world import board, data, moves, notation, scoring
from mirabilia.games.world.board import Board, Preview
from mirabilia.games.world.events import SHEET
from mirabilia.games.world.explain import PHASES, legal_codes, price
from mirabilia.games.world.misplaced import being_laid, piece_in_hand
from mirabilia.games.world.options import Chosen
from mirabilia.games.world.position import BUY, FREE_ROAD, GONE, MONUMENT, OVER, PEDESTAL, PLACE, TILE, City, Position
from mirabilia.games.world.ranking import automaton_total, ranks, reason
from mirabilia.games.world.rules import play
from mirabilia.games.world.tables import (
    BOARD_IDS,
    CATALOGUE,
    COLUMNS,
    MONUMENT_IDS,
    ROWS,
    SETUP,
    SOLO_IDS,
)


def view(position: Position, seat: int | None) -> Json:
    """All that a seat, or a spectator (None), may see."""
    setting = position.setting
    chosen = setting.options
    assert isinstance(chosen, Chosen)  # noqa: S101
    ended = result(position)
    acting = seat is not None and position.phase != OVER and seat == position.active
    return {
        "game": "world",
        "seat": seat,
        "players": setting.players,
        "options": chosen.told(),
        "rows": ROWS,
        "columns": COLUMNS,
        "round": position.round,
        "rounds": SETUP.rounds,
        "last_round": position.round == SETUP.rounds or bool(position.ending),
        "phase": PHASES[position.phase],
        "to_act": [] if position.phase == OVER else [position.active],
        "order": [int(player) for player in position.order],
        "laying": laying(position),
        "market": market(position),
        "board": resource_board(position),
        "objectives": [objective(position, int(index)) for index in position.objectives],
        "automaton": automaton(position),
        "moves": turn_moves(position) if acting and position.phase == BUY else [],
        "places": places(position, legal_codes(position)) if acting and position.phase != BUY else [],
        "cities": [city(position, owner) for owner in range(setting.players)],
        "result": None
        if ended is None
        else {"reason": ended.reason, "ranks": list(ended.ranks), "scores": list(ended.scores)},
    }


def result(position: Position) -> Result | None:
    if position.phase != OVER:
        return None
    seats = range(position.setting.players)
    target = automaton_total(position) if position.setting.solo else None
    return Result(reason(position), ranks(position), tuple(scores(position, seat) for seat in seats), target=target)


def scores(position: Position, seat: int) -> dict[str, int]:
    """The points by category as if the game ended now."""
    sheet = {name: int(points) for name, points in zip(SHEET, scoring.score_sheet(position, seat), strict=True)}
    return sheet | {"total": sum(sheet.values())}


# The table.


def market(position: Position) -> Json:
    def item(cost: int, number: int, supply: int) -> Json:
        return {"cost": cost, "number": number, "supply": supply}

    owners = {int(one.pedestal): seat for seat, one in enumerate(position.cities) if one.pedestal}
    return {
        "long_road": item(SETUP.long_road_cost, position.long_roads, position.long_supply),
        "short_set": item(SETUP.short_set_cost, position.short_sets, position.short_supply),
        "tower": item(SETUP.tower_cost, position.towers, position.tower_supply),
        "pedestals": []
        if position.setting.solo
        else [{"number": number, "cost": SETUP.pedestal_cost, "seat": owners.get(number)} for number in (1, 2)],
        "tiles": [
            stack_offer(position, int(stack), int(tile))
            for stack, tile in zip(position.setting.stacks, position.offer, strict=True)
        ],
        "monuments": [None if index == GONE else monument(int(index)) for index in position.shown],
        "deck": len(position.deck),
    }


def stack_offer(position: Position, stack: int, tile: int) -> Json:
    entry = CATALOGUE.stacks[stack]
    return {
        "stack": entry.id,
        "cost": entry.cost,
        "shape": list(entry.shape),
        "left": SETUP.rounds - position.round,
        "tile": None if tile == GONE else tile_entry(tile),
        "reconstructed": list(entry.reconstructed),
    }


def tile_entry(index: int) -> Json:
    tile = CATALOGUE.tiles[index]
    return {
        "id": tile.id,
        "type": tile.type,
        "resources": dict(tile.resources),
        "reconstructed": list(tile.reconstructed),
    }


def monument(index: int) -> Json:
    entry = CATALOGUE.monuments[index]
    return {
        "id": entry.id,
        "pieces": [list(piece) for piece in entry.pieces],
        "arrangement": entry.arrangement,
        "min_water": entry.min_water,
        "neighbours": list(entry.neighbours),
        "points": entry.points,
        "resources": dict(entry.resources),
        "population": entry.population,
        "reconstructed": list(entry.reconstructed),
    }


def resource_board(position: Position) -> Json:
    """The side of the Resource boards that all use."""
    entry = CATALOGUE.resource_boards[position.setting.board]
    return {
        "side": BOARD_IDS[position.setting.board],
        "last": entry.last,
        "symbols": {name: list(entry.symbols[name]) for name in data.RESOURCES},
        "rings": list(entry.rings),
        "reconstructed": list(entry.reconstructed),
    }


def objective(position: Position, index: int) -> Json:
    """An objective with what every player has of it and would score for it now."""
    entry, seats = CATALOGUE.objectives[index], range(position.setting.players)
    return {
        "id": entry.id,
        "first": entry.first,
        "second": entry.second,
        "pool": entry.pool,
        "values": [int(scoring.objective_value(position, index, seat)) for seat in seats],
        "points": [int(scoring.objective_points(position, index, seat)) for seat in seats],
        "reconstructed": list(entry.reconstructed),
    }


def automaton(position: Position) -> Json | None:
    """The cards still to come lie face down; which ones they are follows from those seen."""
    if not position.setting.solo:
        return None
    to_come = {int(card) for card in position.solo_deck}
    return {
        "cards": len(to_come),
        "seen": [name for number, name in enumerate(SOLO_IDS) if number not in to_come],
        "monuments": [MONUMENT_IDS[index] for index in position.solo_monuments],
        "points": automaton_total(position),
    }


def laying(position: Position) -> Json | None:
    """What is being laid, and what remains of it after this piece."""
    if position.phase == FREE_ROAD:
        return {"item": "long_road", "free": True, "left": 1}
    if position.phase != PLACE:
        return None
    if position.item == TILE:
        entry = tile_entry(int(position.piece))
        return {"stack": CATALOGUE.tiles[position.piece].stack, "tile": entry, "left": 1}
    if position.item == MONUMENT:
        pieces = CATALOGUE.monuments[position.piece].pieces
        return {
            "monument": MONUMENT_IDS[position.piece],
            "part": position.laid_pieces() + 1,
            "left": len(pieces) - position.laid_pieces(),
        }
    name = notation.ITEMS[moves.code(position.item, 0)][1]
    if name == "short_set":
        return {
            "item": name,
            "doubles": position.doubles,
            "singles": position.singles,
            "left": position.doubles + position.singles,
        }
    return {"item": name, "left": 1}


# Cities.


def city(position: Position, owner: int) -> Json:
    own: City = position.cities[owner]
    entry = CATALOGUE.maps[own.map]
    drawn = Board(own, being_laid(position) if owner == position.active and position.phase == PLACE else ())
    districts = drawn.districts()
    return {
        "map": entry.id,
        "terrain": list(entry.grid),
        "reconstructed": list(entry.reconstructed),
        "grid": drawn.grid(),
        "pieces": [
            {
                **piece.fact(),
                "place": board.place_name(piece.place),
                "cells": board.cell_numbers(drawn.cells(piece)),
                "bridge": drawn.is_bridge(piece),
                "district": piece in districts,
            }
            for piece in drawn.pieces
        ],
        "natural": board.cell_numbers(drawn.free_natural & drawn.near),
        "gold": own.spent,
        "limit": own.limit,
        "loan": bool(own.loan),
        "loan_round": own.loan_round if own.loan else None,
        "pedestal": own.pedestal or None,
        "out": bool(own.out),
        "population": own.population,
        "resources": {"food": own.food, "ceramics": own.ceramics, "gears": own.gears},
        "monuments": [MONUMENT_IDS[index] for index in own.monuments],
        "scores": scores(position, owner),
    }


# What can be done.


def turn_moves(position: Position) -> list[Json]:
    """Every purchase with its price, its gains and its places; loan steps."""
    return [
        {"code": code, "text": notation.text(code), **notation.fact(code), **purchase(position, code)}
        for code in legal_codes(position)
    ]


def purchase(position: Position, code: int) -> Json:
    """What a purchase costs and brings, and where its first piece can go."""
    if code not in notation.ITEMS:
        return {}
    cost = price(position.cities[position.active], moves.kind_of(code), moves.number_in(code))
    if moves.kind_of(code) == PEDESTAL:  # nothing to lay, and the round may end with it
        return {"cost": cost, "resources": {}, "population": 0, "places": []}
    after = Position(position.setting)
    position.copy_to(after)
    after.journal = None
    play(after, code)
    before, own = position.cities[position.active], after.cities[position.active]
    return {
        "cost": cost,
        "resources": gained(before, own),
        "population": own.population - before.population,
        "places": places(after, legal_codes(after)),
    }


def gained(before: City, after: City) -> Json:
    old, new = (before.food, before.ceramics, before.gears), (after.food, after.ceramics, after.gears)
    steps = {name: two - one for name, one, two in zip(data.RESOURCES, old, new, strict=True)}
    return {name: number for name, number in steps.items() if number}


def places(position: Position, codes: Sequence[int]) -> list[Json]:
    """The places of what is being laid, by piece and turn.

    `cells` is the shape of the turned piece as seen from its corner; with the corner's number added these are the
    cells it covers. `natural` and `districts` tell for each corner how the points for them would change.
    """
    preview = Preview(Board(position.cities[position.active], being_laid(position)))
    found: dict[tuple[int, int], Json] = {}
    for code in codes:
        kind = moves.kind_of(code)
        hand = piece_in_hand(position, kind)
        assert hand is not None  # noqa: S101  # it is a legal move
        place = board.places(*hand)[moves.number_in(code)]
        if (kind, place.turn) not in found:
            found[kind, place.turn] = {
                "move": notation.LAYS[kind],
                "turn": place.turn,
                "cells": [cell - place.corner for cell in board.cell_numbers(place.cells)],
                "corners": [],
                "codes": [],
                "natural": [],
                "districts": [],
            }
        group = found[kind, place.turn]
        group["corners"].append(place.corner)
        group["codes"].append(code)
        group["natural"].append(preview.natural(place))
        group["districts"].append(preview.districts(place, hand[0] == TILE))
    return list(found.values())
