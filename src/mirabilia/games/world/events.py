"""The journal of a move as facts. Nothing that happens here is hidden from anybody."""

from __future__ import annotations

from collections.abc import Callable

from mirabilia.core.contract import Fact
from mirabilia.core.facts import gather
from mirabilia.games.world import board, data, journal
from mirabilia.games.world.moves import LOAN_GOLD
from mirabilia.games.world.position import LONG_ROAD, MONUMENT, PEDESTAL, SHORT_SET, TILE, TOWER, Position
from mirabilia.games.world.ranking import automaton_total, ranks, reason
from mirabilia.games.world.tables import CATALOGUE, MAP_IDS, MONUMENT_IDS, OBJECTIVE_IDS, SOLO_IDS, STACK_IDS, TILE_IDS

SHEET = ("population", "lowest", "monuments", "natural", "districts", "loans", "objectives")
"""The lines of the score sheet, in the order of scoring.py."""
ITEMS = {LONG_ROAD: "long_road", SHORT_SET: "short_set", TOWER: "tower"}

Entry = tuple[int, int, int, int]
BYTE = 255


def bought(item: int, number: int) -> Fact:
    """What is bought: a tile with its type, a Monument, or another item."""
    if item == TILE:
        tile = CATALOGUE.tiles[number]
        return {"stack": tile.stack, "tile": tile.id, "type": tile.type}
    if item == MONUMENT:
        return {"monument": MONUMENT_IDS[number]}
    return {"item": f"pedestal_{number}" if item == PEDESTAL else ITEMS[item]}


def laid(number: int) -> Fact:
    piece = board.piece_of(number)
    return {"place": board.place_name(piece.place), **piece.fact()}


def steps(packed: int) -> Fact:
    """Steps on the tracks by resource."""
    units = (packed & BYTE, packed >> 8 & BYTE, packed >> 16 & BYTE)
    return {name: number for name, number in zip(data.RESOURCES, units, strict=True) if number}


SPELT: dict[int, Callable[[int, int, int], Fact]] = {
    journal.MAP: lambda seat, a, b: {"event": "map", "seat": seat, "map": MAP_IDS[a]},
    journal.ROUND_BEGUN: lambda seat, a, b: {"event": "round_begun", "round": a},
    journal.BOUGHT: lambda seat, a, b: {"event": "bought", "seat": seat, **bought(a, b)},
    journal.LAID: lambda seat, a, b: {"event": "laid", "seat": seat, **laid(a)},
    journal.STEPPED: lambda seat, a, b: {"event": "gained", "seat": seat, "resources": steps(a)},
    journal.RESIDENTS: lambda seat, a, b: {"event": "grown", "seat": seat, "steps": a, "population": b},
    journal.LOAN_TAKEN: lambda seat, a, b: {"event": "loan_taken", "seat": seat, "gold": int(LOAN_GOLD)},
    journal.LOAN_REPAID: lambda seat, a, b: {"event": "loan_repaid", "seat": seat, "gold": a},
    journal.OUT: lambda seat, a, b: {"event": "out", "seat": seat},
    journal.PARTS_LOST: lambda seat, a, b: {"event": "parts_lost", "seat": seat, "parts": a},
    journal.LAST_ROUND: lambda seat, a, b: {"event": "last_round", "seat": seat},
    journal.SOLO_CARD: lambda seat, a, b: {"event": "solo_card", "card": SOLO_IDS[a]},
    journal.SOLO_REMOVED: lambda seat, a, b: {"event": "solo_removed", **removed(a, b)},
    journal.SOLO_MONUMENT: lambda seat, a, b: {"event": "solo_monument", "monument": MONUMENT_IDS[a]},
    journal.SOLO_SHUFFLED: lambda seat, a, b: {"event": "solo_shuffled"},
}

ROWS: dict[int, tuple[str, str, Callable[[int, int], object]]] = {
    journal.ORDER: ("order", "seats", lambda seat, a: seat),
    journal.OBJECTIVE: ("objectives", "objectives", lambda seat, a: OBJECTIVE_IDS[a]),
    journal.MONUMENT_SHOWN: ("monument_shown", "monuments", lambda seat, a: MONUMENT_IDS[a]),
}
"""Entries that follow one another and are told as one fact."""


def removed(item: int, number: int) -> Fact:
    return {"stack": STACK_IDS[number]} if item == TILE else {"item": ITEMS[item]}


def told(position: Position, entries: list[Entry]) -> list[Fact]:
    """The events in order."""
    facts: list[Fact] = []
    for kind, seat, first, second in entries:
        if kind in ROWS:
            name, field, item = ROWS[kind]
            gather(facts, {"event": name, field: []})[field].append(item(seat, first))
        elif kind == journal.TURNED_UP:
            turned = gather(facts, {"event": "turned_up", "tiles": [], "types": []})
            turned["tiles"].append(TILE_IDS[first])
            turned["types"].append(CATALOGUE.tiles[first].type)
        elif kind == journal.PAID:
            facts[-1]["gold"] = first
        elif kind == journal.SCORED:
            sheets = gather(facts, {"event": "scored", "scores": []})["scores"]
            if len(sheets) == seat:
                sheets.append({"total": 0})
            sheets[seat][SHEET[first]] = second
            sheets[seat]["total"] += second
        elif kind == journal.GAME_OVER:
            facts.append(over(position))
        else:
            facts.append(SPELT[kind](seat, first, second))
    return facts


def over(position: Position) -> Fact:
    winners = [seat for seat, rank in enumerate(ranks(position)) if rank == 1]
    found: Fact = {"event": "over", "reason": reason(position), "winners": winners}
    if position.setting.solo:
        found["automaton"] = automaton_total(position)
    return found
