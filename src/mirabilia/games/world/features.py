"""The actions of World Wonders by their index, and what the numbers of an observation mean. Never compiled.

`space.py` writes the numbers; a change of meaning or order here is a new VERSION.
"""

from __future__ import annotations

from collections.abc import Iterable

from mirabilia.core.layout import Layout as Layout
from mirabilia.games.world import data, lookup, moves, pieces
from mirabilia.games.world.position import LONG_ROAD, MONUMENT, MOST_PIECES, PEDESTAL, SHORT_SET, TILE, TOWER

VERSION = 1

MAP_CELLS = lookup.ROWS * lookup.COLUMNS
TILES, MONUMENTS, OBJECTIVES = len(lookup.TILE_IDS), len(lookup.MONUMENT_IDS), len(lookup.OBJECTIVE_IDS)
SOLO_CARDS, ROUNDS = len(lookup.SOLO_IDS), lookup.SETUP.rounds
RESOURCES, TYPES = len(data.RESOURCES), len(data.TYPES)
PHASES = ("free_road", "buy", "place", "over")
ITEMS = ("long_road", "short_set", "tower", "pedestal", "tile", "monument")


def places(shapes: Iterable[pieces.Shape]) -> list[int]:
    """Every place of these shapes on an empty map: a quarter turn and a cell."""
    step = int(pieces.STEP)
    return sorted({int(shape.places[at]) for shape in shapes for at in range(0, len(shape.places), step)})


PURCHASES = (
    (LONG_ROAD, (0,)),
    (SHORT_SET, (0,)),
    (TOWER, (0,)),
    (PEDESTAL, (1, 2)),
    (TILE, range(len(lookup.STACK_IDS))),
    (MONUMENT, range(MONUMENTS)),
    (moves.LOAN, (0,)),
    (moves.REPAY, (0,)),
    (moves.LEAVE, (0,)),
)
SHAPES = (
    pieces.LONG_ROADS,
    pieces.DOUBLES,
    pieces.TOWER_SHAPE,
    *pieces.TILE_SHAPES,
    *(piece for monument in pieces.MONUMENT_LIST for piece in monument.pieces),
)
KINDS = (*PURCHASES, (moves.LAY, places(SHAPES)), (moves.LAY_SINGLE, places([pieces.SINGLES])))
CODES = [int(moves.code(kind, number)) for kind, numbers in KINDS for number in numbers]
"""The move of each index."""
INDICES = [-1] * int(moves.CODES)
"""The index of each code."""
for index, code in enumerate(CODES):
    INDICES[code] = index

CITY = Layout(
    ("water", MAP_CELLS, "1 for each cell of water, row by row from the top left"),
    ("natural", MAP_CELLS, "1 for each cell with a natural resource"),
    ("occupied", MAP_CELLS, "1 for each cell that is covered"),
    ("roads", MAP_CELLS, "1 for each cell of a road"),
    ("towers", MAP_CELLS, "1 for each cell of a tower"),
    ("buildings", TYPES * MAP_CELLS, f"the same for each type of building: {', '.join(data.TYPES)}"),
    ("monuments", MAP_CELLS, "1 for each cell of a Monument"),
    ("gold", 1, "gold left in this round, divided by 8"),
    ("spent", 1, "gold spent in this round, divided by 8"),
    ("loan", 1, "1 with an open loan"),
    ("new_loan", 1, "1 if it was taken in this round"),
    ("population", 1, "place on the population track, divided by 16"),
    ("resources", RESOURCES, f"places on the tracks ({', '.join(data.RESOURCES)}), divided by 16"),
    ("pedestal", 2, "1 for the Pedestal bought in this round"),
    ("out", 1, "1 when out of the round"),
    ("free_road", 1, "1 until the road everybody starts with is laid"),
    ("built", MONUMENTS, "1 for each Monument"),
)


def table(players: int) -> Layout:
    """What everybody knows."""
    layout = Layout()
    layout.repeat("city", players, CITY, "the seat's own city, then those of the next seats")
    for name, size, about in (
        ("phase", len(PHASES), f"what is decided: {', '.join(PHASES)}"),
        ("round", ROUNDS, "which round it is"),
        ("active", players, "1 for the city that decides, in the order of the cities above; nobody at the end"),
        ("order", players * players, "for each place in the turn order of this round which city has it"),
        ("loan_step", 1, "1 if the player who decides has taken or paid back a loan on this turn"),
        ("last_round", 1, "1 once a population marker has reached its last space"),
        ("roads", 2, "Long Roads and Short Road sets on offer, divided by 4"),
        ("towers", 1, "Towers on offer, divided by 4"),
        ("supplies", 3, "Long Roads, Short Road sets and Towers in the supply, divided by 16"),
        ("pedestals", 2, "1 for each Pedestal on offer"),
        ("tiles", TILES, "1 for each tile on offer"),
        ("seen_tiles", TILES, "1 for each tile that has been turned up"),
        ("monuments", MONUMENTS, "1 for each Monument on offer"),
        ("unseen_monuments", MONUMENTS, "1 for each Monument still in the deck"),
        ("item", len(ITEMS), f"what is being laid: {', '.join(ITEMS)}"),
        ("tile", TILES, "1 for the tile that is being laid"),
        ("monument", MONUMENTS, "1 for the Monument that is being laid"),
        ("parts", MOST_PIECES, "how many of its pieces have been laid"),
        ("laid", MAP_CELLS, "1 for each cell of those pieces"),
        ("short_parts", 2, "parts of a Short Road set still to be laid, of two cells and of one, divided by 2"),
        ("objectives", OBJECTIVES, "1 for each public objective"),
        ("solo_cards", SOLO_CARDS, "1 for each card of the Automaton still to come"),
        ("solo_monuments", MONUMENTS, "1 for each Monument of the Automaton"),
    ):
        layout.add(name, size, about)
    return layout


HIDDEN = Layout(
    ("tiles", TILES, "for each tile to come the round in which it will be turned up, divided by 16"),
    ("monuments", MONUMENTS, "for each Monument in the deck its place, from 1, divided by 32"),
    ("solo_cards", SOLO_CARDS, "for each card of the Automaton to come its place, from 1, divided by 16"),
)
