"""Random games of World Wonders over random option sets under watch."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from mirabilia import games
from mirabilia.core.contract import Fact, State
from mirabilia.core.facts import spelt
from mirabilia.games.world.lookup import CATALOGUE, COLUMNS, MONUMENT_IDS, OBJECTIVE_IDS, ROWS, SETUP
from mirabilia.games.world.options import RIVERS

SHAPES = {"long_road": ("GEEG",), "double_road": ("GG",), "single_road": ("G",), "tower": ("G",)}
BOX = {"long_road": SETUP.long_roads, "short_set": SETUP.short_sets, "tower": SETUP.towers}
MAPS = {one.id: one.grid for one in CATALOGUE.maps}
TILES = {tile.id: tile for tile in CATALOGUE.tiles}
TILE_SHAPES = {stack.id: stack.shape for stack in CATALOGUE.stacks}
MONUMENTS = {monument.id: monument for monument in CATALOGUE.monuments}
BOARDS = {board.id: board for board in CATALOGUE.resource_boards}
LONGEST = 400
"""Moves within which a game is looked at; most games have fewer."""

SOAK = 20_000
"""How many games make a soak."""


def random_table(rng: Random) -> tuple[int, dict[str, Any]]:
    """A number of players and options."""
    players = rng.randint(1, 5)
    chosen: dict[str, Any] = {"map_side": rng.choice("AB"), "resource_side": rng.choice("AB")}
    if chosen["map_side"] == "B" and rng.random() < 0.3:
        chosen["rivers"] = rng.sample(RIVERS, players)
    if players == 1:
        chosen["solo"] = rng.choice(("easy", "hard"))
    else:
        chosen["objectives"] = rng.choice(("off", "dealt", rng.sample(OBJECTIVE_IDS, 3)))
    return players, chosen


class Ledger:
    """What the events told: gold spent in the round, Short Road sets sold, what the Automaton has removed."""

    def __init__(self, players: int) -> None:
        self.spent = [0] * players
        self.sold = 0
        self.lost = 0
        self.removed: Counter[str] = Counter()

    def hear(self, fact: Fact) -> None:
        match fact["event"]:
            case "round_begun":
                self.spent = [0] * len(self.spent)
            case "bought" | "loan_repaid":
                self.spent[fact["seat"]] += fact["gold"]
                self.sold += fact.get("item") == "short_set"
            case "parts_lost":
                self.lost += fact["parts"]
            case "solo_removed" if "item" in fact:
                self.removed[fact["item"]] += 1


def broken(state: State, ledger: Ledger) -> str | None:
    """What is wrong with a position, if anything."""
    snapshot = state.snapshot()
    for seat, city in enumerate(snapshot["cities"]):
        wrong = wrong_map(city) or wrong_tracks(snapshot, seat) or wrong_gold(snapshot, ledger, seat)
        if wrong:
            return f"seat {seat}: {wrong}"
    wrong = wrong_box(snapshot, ledger) or wrong_tiles(snapshot) or wrong_monuments(snapshot)
    if wrong:
        return wrong
    if games.get("world").restore(snapshot).snapshot() != snapshot:
        return "the snapshot does not restore"
    for city in state.view(None)["cities"]:
        sheet = city["scores"]
        if sum(points for line, points in sheet.items() if line != "total") != sheet["total"]:
            return "the score sheet does not add up"
    return None


# Cities.


def wrong_map(city: Fact) -> str | None:
    """Pieces beside one another, each on its terrain."""
    covered: set[tuple[int, int]] = set()
    for piece in city["pieces"]:
        for (row, column), terrain in cells(shape(piece), piece["place"]):
            if not (0 <= row < ROWS and 0 <= column < COLUMNS) or (row, column) in covered:
                return f"{piece} is off the map or on another piece"
            if terrain != "E" and (MAPS[city["map"]][row][column] == "W") != (terrain == "W"):
                return f"{piece} is on the wrong terrain"
            covered.add((row, column))
    return None


def shape(piece: Fact) -> tuple[str, ...]:
    if "tile" in piece:
        return TILE_SHAPES[TILES[piece["tile"]].stack]
    if "monument" in piece:
        return MONUMENTS[piece["monument"]].pieces[piece["part"] - 1]
    return SHAPES[piece["piece"]]


@cache
def cells(rows: tuple[str, ...], place: str) -> tuple[tuple[tuple[int, int], str], ...]:
    """The cells of a piece at a place such as `c4 r90`, with the terrain they need."""
    corner, _, turn = place.partition(" r")
    for _ in range(int(turn or 0) // 90):
        rows = tuple("".join(column) for column in zip(*reversed(rows), strict=True))
    top, left = int(corner[1:]) - 1, "abcdefghijkl".index(corner[0])
    return tuple(
        ((top + row, left + column), letter.replace("#", "G"))
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
        if letter != "."
    )


def own(snapshot: Fact, seat: int) -> Iterator[Fact]:
    """The pieces of a city, and what is in hand."""
    yield from snapshot["cities"][seat]["pieces"]
    if snapshot["laying"] and seat == snapshot["active"]:
        yield {"part": 1, **snapshot["laying"]}


def wrong_tracks(snapshot: Fact, seat: int) -> str | None:
    """The markers are where tiles and Monuments have brought them."""
    city, board = snapshot["cities"][seat], BOARDS[snapshot["options"]["resource_side"]]
    steps: Counter[str] = Counter()
    residents = 0
    for piece in own(snapshot, seat):
        if "tile" in piece:
            steps.update(TILES[piece["tile"]].resources)
        elif "monument" in piece and piece["part"] == 1:
            steps.update(MONUMENTS[piece["monument"]].resources)
            residents += MONUMENTS[piece["monument"]].population
    for resource, symbols in board.symbols.items():
        if city[resource] != min(steps[resource], board.last):
            return f"{resource} is {city[resource]}, its pieces give {steps[resource]}"
        residents += sum(space <= city[resource] for space in symbols)
    if city["population"] != min(residents, len(board.rings) - 1):
        return f"the population is {city['population']}, not {residents}"
    return None


def wrong_gold(snapshot: Fact, ledger: Ledger, seat: int) -> str | None:
    city = snapshot["cities"][seat]
    limit = SETUP.gold + (SETUP.loan_gold if city["loan_round"] == snapshot["round"] else 0)
    if city["gold"] != ledger.spent[seat] or city["gold"] > limit:
        return f"{city['gold']} gold is spent, {ledger.spent[seat]} by the events, {limit} at most"
    if city["gold"] == limit and not city["out"] and (snapshot["phase"] != "lay" or seat != snapshot["active"]):
        return "all gold is spent, but the round goes on"
    return None


# The box.


def wrong_box(snapshot: Fact, ledger: Ledger) -> str | None:
    """Roads and towers: laid, in hand, on sale, in the supply or removed."""
    laid = Counter(piece.get("piece") for city in snapshot["cities"] for piece in city["pieces"])
    parts = laid["double_road"] + laid["single_road"]
    if snapshot["laying"] is None and parts + ledger.lost != 3 * ledger.sold:
        return f"{parts} parts of {ledger.sold} Short Road sets are laid, {ledger.lost} lost"
    laid["long_road"] += sum(city["free_road"] for city in snapshot["cities"])
    laid[(snapshot["laying"] or {}).get("item")] += 1
    laid["short_set"] = ledger.sold
    for item, number in BOX.items():
        there = snapshot["market"][f"{item}s"] + snapshot["supply"][f"{item}s"] + laid[item] + ledger.removed[item]
        if there != number:
            return f"there are {there} {item}s, not {number}"
    return None


def wrong_tiles(snapshot: Fact) -> str | None:
    tiles = [piece["tile"] for seat in range(snapshot["players"]) for piece in own(snapshot, seat) if "tile" in piece]
    tiles += [tile for tile in snapshot["market"]["tiles"].values() if tile]
    turned_up = {tile for row in snapshot["stacks"].values() for tile in row[: snapshot["round"]]}
    if len(set(tiles)) != len(tiles) or not turned_up.issuperset(tiles):
        return "a tile is in two places or was never turned up"
    stacks = Counter(TILES[tile].stack for row in snapshot["stacks"].values() for tile in set(row))
    if set(stacks.values()) != {SETUP.rounds}:
        return f"the stacks have not ten tiles each: {stacks}"
    return None


def wrong_monuments(snapshot: Fact) -> str | None:
    there = [name for name in snapshot["market"]["monuments"] if name] + snapshot["deck"]
    there += snapshot["solo"]["monuments"] if snapshot["solo"] else []
    for seat in range(snapshot["players"]):
        there += [piece["monument"] for piece in own(snapshot, seat) if "monument" in piece and piece["part"] == 1]
    if sorted(there) != sorted(MONUMENT_IDS):
        return f"a Monument is not in exactly one place: {there}"
    return None


# Games.


def wrong_view(state: State, seat: int) -> str | None:
    """What the view offers are the legal moves."""
    view = state.view(seat)
    offered = [move["code"] for move in view["moves"]]
    offered += [code for group in view["places"] for code in group["codes"]]
    return None if sorted(offered) == sorted(state.legal(seat)) else "the view offers other moves than the legal ones"


def watch(seed: int) -> str:
    """Play one game; what was played. ValueError if an invariant broke."""
    rng = Random(seed)
    players, chosen = random_table(rng)
    state = games.get("world").new(seed=seed, players=players, options=chosen)
    ledger, moves, checked_move = Ledger(players), 0, rng.randrange(LONGEST * players // 5)
    where = f"seed {seed} ({players} players, {chosen})"
    wrong = None
    for event in state.events(None):
        ledger.hear(spelt(event))
    while state.to_act():
        (seat,) = state.to_act()
        legal = state.legal(seat)
        if not legal:
            raise ValueError(f"{where}, move {moves}: seat {seat} has no legal move")
        if moves == checked_move:
            wrong = wrong_view(state, seat)
        state.play(seat, rng.choice(legal))
        moves += 1
        for event in state.events(None):
            ledger.hear(spelt(event))
        if not wrong and (moves == checked_move or not state.to_act()):
            wrong = broken(state, ledger)
        if wrong:
            raise ValueError(f"{where}, move {moves}: {wrong}")
    return f"{players} players"
