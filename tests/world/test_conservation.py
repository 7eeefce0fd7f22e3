"""What no move can break, tried on random games: every piece is in one place, every gold piece and step is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mirabilia.core.contract import Fact
from mirabilia.games.world import lookup
from mirabilia.games.world import moves as codes
from mirabilia.games.world.data import RESOURCES, ResourceBoard, Tile
from mirabilia.games.world.position import MONUMENT, PLACE
from mirabilia.games.world.state import State
from tests.rules import rule
from tests.world import scenario
from tests.world.scenario import WORLD, city_view, facts_of, play, table
from tests.world.test_placing import CATALOGUE, SIZE, Cell, Naive

TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "alone": (1, {"solo": "easy"}),
    "alone at a river": (1, {"solo": "hard", "map_side": "B", "resource_side": "B"}),
    "two": (2, {"map_side": "B", "objectives": "dealt"}),
    "three": (3, {"resource_side": "B", "objectives": "dealt"}),
    "four": (4, {"map_side": "B"}),
    "five": (5, {"resource_side": "A"}),
}
MAPS = {one.id: one for one in CATALOGUE.maps}
TILES = {tile.id: tile for tile in CATALOGUE.tiles}
MONUMENTS = {monument.id: monument for monument in CATALOGUE.monuments}
STACKS = {stack.id: stack for stack in CATALOGUE.stacks}
BOARDS: dict[str, ResourceBoard] = {board.id: board for board in CATALOGUE.resource_boards}
SHAPES = {"long_road": ("GEEG",), "double_road": ("GG",), "single_road": ("G",), "tower": ("G",)}
BOX = {"long_road": 35, "short_set": 20, "tower": 10}
ON_SALE = {
    1: {"long_road": 1, "short_set": 1, "tower": 1},
    2: {"long_road": 1, "short_set": 1, "tower": 1},
    3: {"long_road": 2, "short_set": 1, "tower": 1},
    4: {"long_road": 2, "short_set": 2, "tower": 1},
    5: {"long_road": 3, "short_set": 2, "tower": 1},
}
STACKS_IN_PLAY = {1: 6, 2: 6, 3: 6, 4: 7, 5: 8}
PRICES = {"long_road": 1, "short_set": 1, "tower": 2, "pedestal_1": 1, "pedestal_2": 1}


def each_table(test: Callable[..., None]) -> Callable[..., None]:
    """Run a property of whole games on a few random ones of every table."""
    some = settings(max_examples=max(1, settings().max_examples // 30))
    each: Callable[..., None] = pytest.mark.parametrize("name", TABLES)(some(given(seed=st.integers(0, 10_000))(test)))
    return each


def moments(name: str, seed: int) -> Iterator[State]:
    """A random game, at its start and after every move. Monuments are rare and therefore liked."""
    players, options = TABLES[name]
    state, rng = WORLD.new(seed=seed, players=players, options=options), Random(seed)
    assert isinstance(state, State)
    yield state
    while state.to_act():
        (seat,) = state.to_act()
        legal = state.legal(seat)
        liked = [move for move in legal if codes.kind_of(move) == MONUMENT]
        state.play(seat, rng.choice(liked if liked and rng.random() < 0.5 else legal))
        yield state


# Pieces on the maps.


def letters(piece: Fact) -> dict[Cell, str]:
    """The cells of a laid piece with the terrain each of them needs: G grass, W water, E either."""
    if "tile" in piece:
        shape = STACKS[TILES[piece["tile"]].stack].shape
    elif "monument" in piece:
        shape = MONUMENTS[piece["monument"]].pieces[piece["part"] - 1]
    else:
        shape = SHAPES[piece["piece"]]
    return turned(shape, piece["place"])


@cache
def turned(shape: tuple[str, ...], place: str) -> dict[Cell, str]:
    """The cells of a shape at a place such as `c4 r90`: the upper left corner after so many turns to the right."""
    corner, _, turn = place.partition(" r")
    for _ in range(int(turn or 0) // 90):
        shape = tuple("".join(column) for column in zip(*reversed(shape), strict=True))
    top, left = int(corner[1:]) - 1, "abcdefghijkl".index(corner[0])
    return {
        (top + row, left + column): letter.replace("#", "G")
        for row, line in enumerate(shape)
        for column, letter in enumerate(line)
        if letter != "."
    }


@rule("WORLD-083", "WORLD-084")
@each_table
def test_pieces_lie_side_by_side_on_their_terrain_and_stay_there(name: str, seed: int) -> None:
    covered: list[set[Cell]] = [set() for _ in range(TABLES[name][0])]
    before: list[list[Fact]] = [[] for _ in covered]
    for state in moments(name, seed):
        for seat, city in enumerate(state.snapshot()["cities"]):
            pieces, grid = city["pieces"], MAPS[city["map"]].grid
            known = len(before[seat])
            assert pieces[:known] == before[seat]
            for piece in pieces[known:]:
                for (row, column), terrain in letters(piece).items():
                    assert 0 <= row < SIZE
                    assert 0 <= column < SIZE
                    assert terrain == "E" or (grid[row][column] == "W") == (terrain == "W")
                assert not covered[seat] & set(letters(piece))
                covered[seat] |= set(letters(piece))
            if pieces[known:]:
                assert Naive(state.cities[seat]).occupied == covered[seat]
                before[seat] = pieces


# The box.


@rule("WORLD-007", "WORLD-024", "WORLD-025", "WORLD-026", "WORLD-027", "WORLD-028", "WORLD-029", "WORLD-050")
@each_table
def test_roads_and_towers_are_laid_in_hand_on_sale_in_the_supply_or_removed(name: str, seed: int) -> None:
    most = ON_SALE[TABLES[name][0]]
    removed, sold, lost = Counter[str](), 0, 0
    for state in moments(name, seed):
        begun = False
        for fact in facts_of(state):
            begun = begun or fact["event"] == "round_begun"
            if fact["event"] == "solo_removed" and "item" in fact:
                removed[fact["item"]] += 1
            elif fact["event"] == "bought" and fact.get("item") == "short_set":
                sold += 1
            elif fact["event"] == "parts_lost":
                lost += fact["parts"]
        now = state.snapshot()
        laid = Counter(piece.get("piece") for city in now["cities"] for piece in city["pieces"])
        laid["long_road"] += sum(city["free_road"] for city in now["cities"])
        laid[(now["laying"] or {}).get("item")] += 1
        laid["short_set"] = sold
        for item, number in BOX.items():
            on_sale, supply = now["market"][f"{item}s"], now["supply"][f"{item}s"]
            assert on_sale + supply + laid[item] + removed[item] == number
            assert 0 <= on_sale <= most[item]
            assert supply >= 0
            assert on_sale == most[item] or not begun or now["solo"]
        assert laid["single_road"] <= sold
        assert laid["double_road"] <= 2 * sold
        if now["laying"] is None:
            assert laid["single_road"] + laid["double_road"] + lost == 3 * sold


class Stacks:
    """Where the tiles are, as the events tell it."""

    def __init__(self, players: int) -> None:
        self.on_sale: dict[str, str | None] = {}
        self.owned: list[list[str]] = [[] for _ in range(players)]
        self.gone: list[str] = []

    def hear(self, fact: Fact) -> None:
        match fact["event"]:
            case "round_begun":
                self.gone += [tile for tile in self.on_sale.values() if tile]
            case "turned_up":
                self.on_sale = {TILES[tile].stack: tile for tile in fact["tiles"]}
            case "bought" if "tile" in fact:
                assert self.on_sale[fact["stack"]] == fact["tile"]
                self.owned[fact["seat"]].append(fact["tile"])
                self.on_sale[fact["stack"]] = None
            case "solo_removed" if "stack" in fact:
                tile = self.on_sale[fact["stack"]]
                assert tile is not None
                self.gone.append(tile)
                self.on_sale[fact["stack"]] = None

    def turned_up(self) -> list[str]:
        on_sale = [tile for tile in self.on_sale.values() if tile]
        return [*self.gone, *on_sale, *(tile for own in self.owned for tile in own)]


@rule("WORLD-016", "WORLD-017", "WORLD-018", "WORLD-019", "WORLD-048", "WORLD-049", "WORLD-064")
@each_table
def test_every_tile_is_to_come_on_sale_in_a_city_or_gone(name: str, seed: int) -> None:
    stacks, order = Stacks(TABLES[name][0]), dict[str, list[str]]()
    for state in moments(name, seed):
        for fact in facts_of(state):
            stacks.hear(fact)
        now = state.snapshot()
        order = order or now["stacks"]
        assert now["stacks"] == order
        assert now["market"]["tiles"] == stacks.on_sale
        owned = [[piece["tile"] for piece in city["pieces"] if "tile" in piece] for city in now["cities"]]
        if now["laying"] and "tile" in now["laying"]:
            owned[now["active"]].append(now["laying"]["tile"])
        assert owned == stacks.owned
        assert sorted(stacks.turned_up()) == sorted(tile for row in order.values() for tile in row[: now["round"]])
    assert len(order) == STACKS_IN_PLAY[TABLES[name][0]]
    for stack, row in order.items():
        assert sorted(row) == sorted(tile.id for tile in CATALOGUE.tiles if tile.stack == stack)
        assert len(row) == 10


@rule("WORLD-129", "WORLD-130", "WORLD-231")
@each_table
def test_every_monument_is_in_exactly_one_place(name: str, seed: int) -> None:
    shown = 2 if TABLES[name][0] == 1 else 3
    for state in moments(name, seed):
        now = state.snapshot()
        on_offer = [one for one in now["market"]["monuments"] if one]
        assert len(on_offer) == shown or not now["deck"]
        places = [*on_offer, *now["deck"], *(now["solo"]["monuments"] if now["solo"] else [])]
        if now["laying"] and "monument" in now["laying"]:
            places.append(now["laying"]["monument"])
        for city in now["cities"]:
            pieces = Counter(piece["monument"] for piece in city["pieces"] if "monument" in piece)
            assert all(len(MONUMENTS[one].pieces) == number for one, number in pieces.items())
            places += pieces
        assert sorted(places) == sorted(lookup.MONUMENT_IDS)
        assert len(places) == 21


# Gold, loans and pedestals.


def price(fact: Fact, left: int) -> int:
    """What something costs a player who has so much gold left."""
    if "monument" in fact:
        return left
    return STACKS[fact["stack"]].cost if "stack" in fact else PRICES[fact["item"]]


@rule("WORLD-043", "WORLD-045", "WORLD-057", "WORLD-058", "WORLD-059", "WORLD-060", "WORLD-061", "WORLD-062")
@rule("WORLD-053", "WORLD-079", "WORLD-106", "WORLD-117", "WORLD-118", "WORLD-121", "WORLD-124")
@each_table
def test_gold_is_spent_as_told_and_never_above_the_limit(name: str, seed: int) -> None:
    players, _ = TABLES[name]
    spent, limits, loans, pedestals = [0] * players, [7] * players, [0] * players, [0] * players
    for state in moments(name, seed):
        for fact in facts_of(state):
            seat = fact.get("seat", 0)
            match fact["event"]:
                case "round_begun":
                    spent, limits, pedestals = [0] * players, [7] * players, [0] * players
                case "loan_taken":
                    assert not loans[seat]
                    loans[seat], limits[seat] = 1, 9
                case "loan_repaid":
                    assert (fact["gold"], loans[seat], limits[seat]) == (3, 1, 7)
                    loans[seat], spent[seat] = 0, spent[seat] + 3
                case "bought":
                    assert fact["gold"] == price(fact, limits[seat] - spent[seat])
                    spent[seat] += fact["gold"]
                    if str(fact.get("item")).startswith("pedestal"):
                        assert not pedestals[seat]
                        pedestals[seat] = int(fact["item"][-1])
        assert len(set(pedestals)) == len([one for one in pedestals if one]) + (0 in pedestals)
        for seat, city in enumerate(state.cities):
            assert (city.spent, city.limit, city.loan) == (spent[seat], limits[seat], loans[seat])
            assert city.pedestal == pedestals[seat]
            assert city.spent <= city.limit
            laying = state.phase == PLACE and seat == state.active
            assert city.spent < city.limit or city.out or laying


# Tracks.


@rule("WORLD-042", "WORLD-053", "WORLD-108", "WORLD-109", "WORLD-111")
@each_table
def test_tracks_tell_what_was_bought_and_never_go_back(name: str, seed: int) -> None:
    players, options = TABLES[name]
    side = options.get("resource_side", "A")
    last, end = BOARDS[side].last, len(BOARDS[side].rings) - 1
    before = [Counter[str]() for _ in range(players)]
    for state in moments(name, seed):
        now = state.snapshot()
        for seat, city in enumerate(now["cities"]):
            own = [*city["pieces"], {"part": 1, **(now["laying"] or {})}] if seat == now["active"] else city["pieces"]
            built = [MONUMENTS[piece["monument"]] for piece in own if "monument" in piece and piece["part"] == 1]
            gains = [one.resources for one in built] + [TILES[one["tile"]].resources for one in own if "tile" in one]
            steps = Counter(name for gain in gains for name, number in gain.items() for _ in range(number))
            marks = Counter({track: city[track] for track in (*RESOURCES, "population")})
            assert marks >= before[seat]
            residents = sum(one.population for one in built)
            for resource in RESOURCES:
                assert marks[resource] == min(last, steps[resource])
                residents += sum(space <= marks[resource] for space in BOARDS[side].symbols[resource])
            assert marks["population"] == min(end, residents)
            before[seat] = marks
        assert now["last_round"] == any(city["population"] == end for city in now["cities"])


@rule("WORLD-109", "WORLD-112")
@given(
    side=st.sampled_from("AB"),
    marks=st.tuples(*[st.integers(10, 15)] * 3),
    population=st.integers(9, 13),
    tile=st.sampled_from([tile for tile in CATALOGUE.tiles if tile.stack < "s7"]),
)
def test_markers_stop_at_the_end_of_their_tracks(
    side: str, marks: tuple[int, ...], population: int, tile: Tile
) -> None:
    start = dict(zip(RESOURCES, marks, strict=True))
    own = scenario.city("long_road a12", population=population, **start)
    board = {"options": {"resource_side": side}, "last_round": population == 13}
    state = table(2, tiles={tile.stack: tile.id}, cities={0: own}, **board)
    play(state, f"buy {tile.stack}")
    then = {name: min(15, start[name] + tile.resources.get(name, 0)) for name in RESOURCES}
    passed = sum(start[name] < space <= then[name] for name in RESOURCES for space in BOARDS[side].symbols[name])
    assert city_view(state).resources == then
    assert city_view(state).population == min(13, population + passed)
    assert state.view(None).last_round == (population + passed >= 13)
