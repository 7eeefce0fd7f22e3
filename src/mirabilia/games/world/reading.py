"""Reading the catalogue files of World Wonders, and what must hold between their entries."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from functools import cache

from mirabilia.core.catalogue import CatalogueEntry, File, unique
from mirabilia.games.world.data import (
    COLUMNS,
    MARKET_BOARDS,
    OBJECTIVES,
    PIECES,
    PLAYERS,
    RESOURCES,
    ROWS,
    TYPES,
    Box,
    Catalogue,
    Map,
    MarketBoard,
    Monument,
    Objective,
    ResourceBoard,
    Setup,
    SoloCard,
    Stack,
    Tile,
)

NAMES = ("name_en", "name_it")
WIDEST = 4
MOST_CELLS = 9
"""Of one piece of a monument."""
RIVERS = 5
"""One on side B of each map board."""
LONGEST_TRACK = 60
STACKS: dict[MarketBoard, int] = {"main": 6, "fourth": 1, "fifth": 1}
MOST_PLAYERS = len(PLAYERS)
TERRAIN = {"G": ".N", "W": "W", "E": ".NW"}
"""The cells of a map on which a cell of a piece may lie."""


def load() -> Catalogue:
    """Read and check the seven catalogue files."""
    map_file, track_file, stack_file, monument_file, objective_file, solo_file, setup_file = files = tuple(
        File("world", f"{name}.toml")
        for name in ("maps", "resource_boards", "stacks", "monuments", "objectives", "solo", "setup")
    )
    map_file.only("map")
    track_file.only("resource_board")
    stack_file.only("stack", "tile")
    monument_file.only("monument")
    objective_file.only("objective")
    solo_file.only("card")
    setup_file.only("setup", "components")
    catalogue = Catalogue(
        maps=map_file.entries("map", Map),
        resource_boards=track_file.entries("resource_board", ResourceBoard),
        stacks=stack_file.entries("stack", Stack),
        tiles=stack_file.entries("tile", Tile),
        monuments=monument_file.entries("monument", Monument),
        objectives=objective_file.entries("objective", Objective),
        solo=solo_file.entries("card", SoloCard),
        setup=setup_file.table("setup", Setup),
        components=setup_file.table("components", Box),
        fingerprint=hashlib.sha256("".join(file.fingerprint for file in files).encode()).hexdigest()[:12],
    )
    _check_setup(setup_file, catalogue.setup, catalogue.components)
    _check_maps(map_file, catalogue)
    _check_resource_boards(track_file, catalogue)
    _check_stacks(stack_file, catalogue)
    _check_tiles(stack_file, catalogue)
    _check_monuments(monument_file, catalogue)
    _check_objectives(objective_file, catalogue)
    _check_solo(solo_file, catalogue)
    return catalogue


def _check_entries(file: File, entries: Sequence[tuple[str, CatalogueEntry]]) -> None:
    """The fields an entry calls reconstructed or disputed are there."""
    for where, entry in entries:
        for mark in ("reconstructed", "disputed"):
            for field in getattr(entry, mark):
                if field not in (*NAMES, *entry.__struct_fields__):
                    raise file.fail(where, mark, f"there is no field {field!r}")


def _check_number(file: File, table: str, number: int, printed: int) -> None:
    if number != printed:
        raise file.fail("", table, f"the box has {printed} of them (setup.toml, [components]), there are {number}")


# --- Setup


def _check_setup(file: File, setup: Setup, box: Box) -> None:
    _check_entries(file, [("[setup]", setup), ("[components]", box)])
    _check_shape(file, "[setup]", "long_road", setup.long_road)
    if len(setup.long_road) != 1 or set(setup.long_road[0]) != {"#"} or len(setup.long_road[0]) < 2:
        raise file.fail("[setup]", "long_road", "a long road is straight, with two ends: one row of cells")
    for part in setup.short_parts:
        _check_shape(file, "[setup]", "short_parts", part)
    if len(setup.short_parts) != 3 or setup.short_parts[0] != setup.short_parts[1]:
        raise file.fail("[setup]", "short_parts", "a short set has two equal parts and then one more")
    _check_shape(file, "[setup]", "tower", setup.tower)
    for players in PLAYERS:
        if players not in setup.market:
            raise file.fail("[setup]", "market", f"what is on sale with {players} players is missing")
        boards = setup.boards.get(players, ())
        if "main" not in boards or len(set(boards)) != len(boards):
            raise file.fail("[setup]", f"boards.{players}", "the main board is in play, and each board only once")
    _check_supplies(file, setup, box)


def _check_supplies(file: File, setup: Setup, box: Box) -> None:
    """The pieces last for all rounds with the most players."""
    sold = setup.market["5"]
    for field, there, printed, needed in (
        ("long_roads", setup.long_roads, box.long_roads, MOST_PLAYERS + setup.rounds * sold.long_roads),
        ("short_sets", setup.short_sets, box.short_sets, setup.rounds * sold.short_sets),
        ("towers", setup.towers, box.towers, setup.rounds * sold.towers),
        ("loans", setup.loans, box.loan_tiles, MOST_PLAYERS),
    ):
        if there < needed:
            raise file.fail("[setup]", field, f"{MOST_PLAYERS} players need {needed} of them, there are {there}")
        if there != printed:
            raise file.fail("[setup]", field, f"the box has {printed} of them ([components]), not {there}")


def _check_shape(file: File, entry: str, field: str, shape: Sequence[str]) -> None:
    """A shape is drawn in full rows, without empty edges, and holds together."""
    if len({len(row) for row in shape}) != 1:
        raise file.fail(entry, field, "all rows must be equally long")
    if len(shape) > WIDEST or len(shape[0]) > WIDEST:
        raise file.fail(entry, field, f"at most {WIDEST} rows of {WIDEST} cells")
    cells = _cells(shape)
    if not cells:
        raise file.fail(entry, field, "at least one cell is needed")
    rows, columns = {row for row, _ in cells}, {column for _, column in cells}
    if len(rows) != len(shape) or len(columns) != len(shape[0]):
        raise file.fail(entry, field, "there is a row or column without a cell")
    reached, edge = set[tuple[int, int]](), [next(iter(cells))]
    while edge:
        row, column = cell = edge.pop()
        if cell in cells and cell not in reached:
            reached.add(cell)
            edge += [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    if len(reached) != len(cells):
        raise file.fail(entry, field, "its cells must hang together by their edges")


def _cells(shape: Sequence[str]) -> dict[tuple[int, int], str]:
    return {(r, c): letter for r, row in enumerate(shape) for c, letter in enumerate(row) if letter != "."}


# --- Maps and tracks


def _check_maps(file: File, catalogue: Catalogue) -> None:
    maps = catalogue.maps
    unique(file, maps, "map")
    _check_entries(file, [(f"map {one.id}", one) for one in maps])
    codes: set[str] = set()
    for one in maps:
        entry = f"map {one.id}"
        if one.code in codes or one.code[0] != one.side:
            raise file.fail(entry, "code", f"a code of its own that begins with {one.side} is needed")
        codes.add(one.code)
        if (one.kind == "lake") != (one.side == "A"):
            raise file.fail(entry, "kind", "side A has a lake, side B a river")
        if len(one.grid) != ROWS or any(len(row) != COLUMNS for row in one.grid):
            raise file.fail(entry, "grid", f"{ROWS} rows of {COLUMNS} cells are needed")
        road = "G" + "E" * (len(catalogue.setup.long_road[0]) - 2) + "G"
        if not _terrain_for((road,), one.grid)[1]:
            raise file.fail(entry, "grid", "there is no place for the first road, next to the Pavement")
    sides = Counter(one.side for one in maps)
    if sides["A"] != 1:
        raise file.fail("", "map", f"exactly one map of side A is needed, there are {sides['A']}")
    if sides["B"] < RIVERS:
        raise file.fail("", "map", f"at least {RIVERS} maps of side B are needed, there are {sides['B']}")


def _check_resource_boards(file: File, catalogue: Catalogue) -> None:
    boards = catalogue.resource_boards
    unique(file, boards, "resource_board")
    _check_entries(file, [(f"resource_board {board.id}", board) for board in boards])
    if len(boards) != 2:
        raise file.fail("", "resource_board", "the sides A and B are needed")
    given = sum(monument.population for monument in catalogue.monuments)
    for board in boards:
        entry = f"resource_board {board.id}"
        if board.last > LONGEST_TRACK:
            raise file.fail(entry, "last", f"at most {LONGEST_TRACK} spaces")
        for resource in RESOURCES:
            spaces = board.symbols.get(resource)
            if spaces is None:
                raise file.fail(entry, f"symbols.{resource}", "the spaces of this track are missing")
            if sorted(set(spaces)) != list(spaces):
                raise file.fail(entry, f"symbols.{resource}", "the spaces must be told in ascending order, each once")
            if any(space > board.last for space in spaces):
                raise file.fail(entry, f"symbols.{resource}", f"the track ends at {board.last}")
        reached = sum(len(spaces) for spaces in board.symbols.values()) + given
        if len(board.rings) - 1 > reached:
            raise file.fail(entry, "rings", f"one number for each space; nobody gets further than space {reached}")


# --- Building tiles


def _check_stacks(file: File, catalogue: Catalogue) -> None:
    stacks, setup = catalogue.stacks, catalogue.setup
    unique(file, stacks, "stack")
    _check_entries(file, [(f"stack {stack.id}", stack) for stack in stacks])
    for stack in stacks:
        _check_shape(file, f"stack {stack.id}", "shape", stack.shape)
        if stack.cost > setup.gold:
            raise file.fail(f"stack {stack.id}", "cost", f"nobody has more than {setup.gold} gold without a loan")
    there = Counter(stack.board for stack in stacks)
    for board in MARKET_BOARDS:
        if there[board] != STACKS[board]:
            raise file.fail("", "stack", f"the board {board!r} needs {STACKS[board]} stacks, there are {there[board]}")


def _check_tiles(file: File, catalogue: Catalogue) -> None:
    tiles, rounds = catalogue.tiles, catalogue.setup.rounds
    unique(file, tiles, "tile")
    _check_entries(file, [(f"tile {tile.id}", tile) for tile in tiles])
    there = Counter(tile.stack for tile in tiles)
    for stack in catalogue.stacks:
        if there[stack.id] != rounds:
            raise file.fail(f"stack {stack.id}", "tile", f"{rounds} tiles are needed, there are {there[stack.id]}")
    others = {*PIECES, *(monument.id for monument in catalogue.monuments)}
    for tile in tiles:
        if tile.id in others:  # views name pieces on maps by their ids alone
            raise file.fail(f"tile {tile.id}", "id", "a Monument, a Road or the Tower is called that")
    _check_number(file, "tile", len(tiles), catalogue.components.building_tiles)


# --- Monuments


def _check_monuments(file: File, catalogue: Catalogue) -> None:
    monuments, setup = catalogue.monuments, catalogue.setup
    unique(file, monuments, "monument")
    _check_entries(file, [(f"monument {monument.id}", monument) for monument in monuments])
    for monument in monuments:
        entry = f"monument {monument.id}"
        for number, piece in enumerate(monument.pieces):
            _check_shape(file, entry, f"pieces[{number}]", piece)
            if len(_cells(piece)) > MOST_CELLS:
                raise file.fail(entry, f"pieces[{number}]", f"at most {MOST_CELLS} cells")
        if (monument.arrangement == "rigid") != (len(monument.pieces) == 1):
            raise file.fail(entry, "arrangement", "rigid is for one piece, the others for several")
        wet = sum(letter in "WE" for piece in monument.pieces for letter in _cells(piece).values())
        if monument.min_water > wet:
            raise file.fail(entry, "min_water", f"only {wet} of its cells may lie on water")
        for name, times in Counter(monument.neighbours).items():
            if times > 1 and name not in TYPES:
                raise file.fail(entry, "neighbours", f"only a building type can be asked for twice, not {name!r}")
        for one in catalogue.maps:
            _check_place(file, entry, monument, one)
    shown = max(setup.monuments_shown, setup.monuments_shown_solo)
    if len(monuments) < shown:
        raise file.fail("", "monument", f"at least {shown} are needed, there are {len(monuments)}")
    _check_number(file, "monument", len(monuments), catalogue.components.monument_cards)


def _check_place(file: File, entry: str, monument: Monument, one: Map) -> None:
    """What every monument needs of the terrain of a map, whatever has been built there."""
    water, at_pavement = 0, False
    for number, piece in enumerate(monument.pieces):
        wettest, beside = _terrain_for(piece, one.grid)
        if wettest < 0:
            raise file.fail(entry, f"pieces[{number}]", f"it fits nowhere on the terrain of map {one.id!r}")
        water += wettest
        at_pavement = at_pavement or beside
    if water < monument.min_water:
        raise file.fail(entry, "min_water", f"map {one.id!r} has no place with so much water")
    for name, there in (
        ("pavement", at_pavement),
        ("water", any("W" in row for row in one.grid)),
        ("natural", any("N" in row for row in one.grid)),
    ):
        if name in monument.neighbours and not there:
            raise file.fail(entry, "neighbours", f"map {one.id!r} has no place next to {name!r}")


@cache
def _terrain_for(piece: tuple[str, ...], grid: tuple[str, ...]) -> tuple[int, bool]:
    """The most cells a piece can have on water, -1 if it fits nowhere, and whether it fits next to the Pavement."""
    width, wettest, at_pavement = len(grid[0]), -1, False
    allowed = _ground(grid)
    for turned in _turns(piece):
        if len(turned) > len(grid) or len(turned[0]) > width:
            continue
        cells = {row * width + column: letter for (row, column), letter in _cells(turned).items()}
        bottom = ((1 << width - len(turned[0]) + 1) - 1) << (len(grid) - len(turned)) * width
        fits = sum(bottom >> row * width for row in range(len(grid) - len(turned) + 1))
        for cell, letter in cells.items():
            fits &= allowed[letter] >> cell
        at_pavement = at_pavement or bool(fits & bottom)
        shape = sum(1 << cell for cell in cells)
        while fits:
            corner = fits & -fits
            wettest = max(wettest, (shape * corner & allowed["W"]).bit_count())
            fits ^= corner
    return wettest, at_pavement


@cache
def _ground(grid: tuple[str, ...]) -> dict[str, int]:
    """For each letter of a piece where on a map it may lie, a bit for each cell; W is water alone."""
    ground = "".join(grid)
    return {
        letter: sum(1 << cell for cell, terrain in enumerate(ground) if terrain in terrains)
        for letter, terrains in TERRAIN.items()
    }


def _turns(piece: tuple[str, ...]) -> set[tuple[str, ...]]:
    turns = {piece}
    for _ in range(3):
        piece = tuple("".join(column) for column in zip(*reversed(piece), strict=True))
        turns.add(piece)
    return turns


# --- Cards


def _check_objectives(file: File, catalogue: Catalogue) -> None:
    objectives, shown = catalogue.objectives, catalogue.setup.objectives_shown
    unique(file, objectives, "objective")
    _check_entries(file, [(f"objective {objective.id}", objective) for objective in objectives])
    for objective in objectives:
        entry, shared = f"objective {objective.id}", objective.kind == "district_of_each"
        if (objective.type is not None) != (objective.kind in ("most_of_type", "largest_group")):
            raise file.fail(entry, "type", "given for most_of_type and largest_group, and for them only")
        if (objective.resource is not None) != (objective.kind == "resource"):
            raise file.fail(entry, "resource", "given for the kind 'resource', and for it only")
        if (objective.pool > 0) != shared:
            raise file.fail(entry, "pool", "given for district_of_each, and for it only")
        if (objective.first == 0) != shared:
            raise file.fail(entry, "first", "points for the first place, but not where there is a pool")
        if objective.second > objective.first:
            raise file.fail(entry, "second", "not more than for the first place")
        goal = objective.kind, objective.type or objective.resource
        if OBJECTIVES.get(objective.id) != goal:
            name = next(name for name, sentence in OBJECTIVES.items() if sentence == goal)
            raise file.fail(entry, "id", f"its sentence is that of {name!r}")
    if len(objectives) < shown:
        raise file.fail("", "objective", f"at least {shown} are needed, there are {len(objectives)}")
    _check_number(file, "objective", len(objectives), catalogue.components.objective_cards)


def _check_solo(file: File, catalogue: Catalogue) -> None:
    cards = catalogue.solo
    unique(file, cards, "card")
    _check_entries(file, [(f"card {card.id}", card) for card in cards])
    boards = catalogue.setup.boards["1"]
    others = {stack.id for stack in catalogue.stacks if stack.board not in boards}
    for card in cards:
        entry = f"card {card.id}"
        if card.reshuffle == bool(card.sections):
            raise file.fail(entry, "sections", "a card has sections, or it orders a reshuffle")
        for number, section in enumerate(card.sections):
            if len(set(section)) != len(section):
                raise file.fail(entry, f"sections[{number}]", "an item is there twice")
            for item in others.intersection(section):
                raise file.fail(entry, f"sections[{number}]", f"the stack {item!r} is not in play with one player")
    reshuffling = sum(card.reshuffle for card in cards)
    if not 0 < reshuffling < len(cards) - reshuffling:
        raise file.fail("", "card", f"reshuffle cards, and more others, are needed; {reshuffling} of {len(cards)} are")
    _check_number(file, "card", len(cards), catalogue.components.solo_cards)
