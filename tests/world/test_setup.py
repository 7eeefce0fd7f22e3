"""The table before the first purchase, and the words for its parts (WORLD-012 to WORLD-042)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from mirabilia.core.contract import Cost, SnapshotError
from mirabilia.games.world.lookup import MONUMENT_IDS, TILE_IDS
from mirabilia.games.world.state import State
from mirabilia.games.world.views import Pedestal
from tests.rules import rule
from tests.world.scenario import (
    WORLD,
    action,
    buy,
    city,
    city_view,
    events,
    facts_of,
    goods,
    items,
    lay_anywhere,
    legal,
    places,
    play,
    refusal,
    scores,
    table,
    terrain,
)

PLAYERS = (1, 2, 3, 4, 5)
MAIN = ["s1", "s2", "s3", "s4", "s5", "s6"]
ROAD = city("long_road a12")

by_side = pytest.mark.parametrize("side", ["A", "B"])


def new_game(players: int = 2, seed: int = 1, **options: Any) -> State:
    state = WORLD.new(seed, players, options)
    assert isinstance(state, State)
    return state


def first_turn(**fields: Any) -> State:
    """Two players in round 1, nobody has laid the free road."""
    start = {seat: city(free_road=True) for seat in (0, 1)}
    return table(2, round=1, phase="free_road", **{"cities": start} | fields)


def next_round(players: int, **fields: Any) -> State:
    """All roads and the Tower are sold, everybody else is out of the round: seat 0 ends it with the tile of S1."""
    cities = {seat: city(gold=7, out=True) for seat in range(1, players)} | {0: city("long_road a12", gold=5)}
    sold: dict[str, Any] = {"market": {"long_roads": 0, "short_sets": 0, "towers": 0}, "cities": cities}
    state = table(players, solo_deck="a01" if players == 1 else "", **sold | fields)
    buy(state, "s1")
    return state


def on_sale(state: State) -> tuple[int, int, int]:
    """Long Roads, Short sets and Towers, with those the Automaton has just removed."""
    gone = [fact.get("item") for fact in events(facts_of(state), "solo_removed")]
    long, short, towers = (goods(state, item)[0] + gone.count(item) for item in ("long_road", "short_set", "tower"))
    return long, short, towers


def supply(state: State, item: str) -> int:
    return goods(state, item)[1]


def maps(state: State) -> list[str]:
    return [part.map for part in state.view(None).cities]


def rim(terrain: Sequence[str]) -> str:
    """The cells along the four edges of a map."""
    return terrain[0] + terrain[-1] + "".join(row[0] + row[-1] for row in terrain)


# --- Words


@rule("WORLD-012")
def test_roads_begin_at_the_bottom_edge_and_at_no_other() -> None:
    state = table(2)
    play(state, "buy long_road")
    road_places = places(state)
    assert {"a12", "i12", "a9 r90", "l9 r90"} <= road_places
    assert road_places.isdisjoint({"a1", "i1", "a1 r90", "l1 r90", "a5", "i5"})


@rule("WORLD-012")
@pytest.mark.parametrize(("road", "is_offered"), [("long_road a12", True), ("long_road a1", False)])
def test_the_pavement_a_monument_asks_for_is_the_bottom_edge(road: str, is_offered: bool) -> None:
    state = table(2, monuments="ishtar_gate", cities={0: city(road)})
    assert ("ishtar_gate" in items(state)) == is_offered


@rule("WORLD-012")
@pytest.mark.parametrize(("place", "value"), [("f1", 1), ("a4", 1), ("k6", 1), ("f11", 0), ("a11", 1), ("f2", 0)])
def test_the_border_is_the_other_three_edges(place: str, value: int) -> None:
    state = table(2, options={"objectives": ["o14", "o01", "o02"]}, cities={0: city(f"s3_f1 {place}")})
    assert state.view(None).objectives[0].values == (value, 0)


@rule("WORLD-012")
def test_pavement_and_border_lie_outside_the_grid() -> None:
    """Every cell along the edges can be built on, and nothing beyond them."""
    state = table(2, cities={0: city("long_road a12", "long_road i12", "long_road a1", "long_road i1", "tower a6")})
    assert all(set(row) <= {".", "N"} for row in (terrain(state)[0], terrain(state)[-1]))
    play(state, "buy tower")
    assert refusal(state, "lay a13") == {"refusal": "no_cell", "cell": "a13", "rows": 12}
    assert {"e12", "e1", "a5", "a7", "l2", "l11"} <= places(state)


@rule("WORLD-013")
@pytest.mark.parametrize(
    ("item", "beside", "corner"),
    [("long_road", "d11", "e11"), ("tower", "d11", "e11"), ("s3", "d10", "e10"), ("short_set", "d11", "e11")],
)
def test_a_corner_is_no_neighbour_for_a_piece(item: str, beside: str, corner: str) -> None:
    """A road lies from a12 to d12: e11 touches it with a corner."""
    state = table(2, cities={0: ROAD})
    play(state, f"buy {item}")
    assert beside in places(state)
    assert corner not in places(state)


@rule("WORLD-013")
def test_a_corner_is_no_neighbour_for_a_monument() -> None:
    """The Temple lies from d3 to f3; the natural resources c2 and g3 touch d2 and c3, but f2 and f4 with a corner."""
    state = table(2, monuments="thien_mu", cities={0: city("s2_t1 d3")})
    play(state, "buy thien_mu")
    assert places(state) == {"c3", "d2"}


@rule("WORLD-013")
@pytest.mark.parametrize(("place", "points"), [("d2", 1), ("c1", 1), ("d1", 0), ("b3", 0)])
def test_a_corner_is_no_neighbour_for_a_natural_resource(place: str, points: int) -> None:
    assert scores(table(2, cities={0: city(f"tower {place}")}))["natural"] == points


@rule("WORLD-013")
@pytest.mark.parametrize(("last", "points"), [("b3", 1), ("c3", 0)])
def test_grass_at_a_corner_does_not_open_a_district(last: str, points: int) -> None:
    """A farm on a1 to b2 with the natural resource c2: c1, a3 and b3 have to be covered, c3 does not matter."""
    state = table(2, cities={0: city("s3_f1 a1", "tower c1", "tower a3", f"tower {last}")})
    assert scores(state)["districts"] == points


@rule("WORLD-014")
@pytest.mark.parametrize(("side", "points"), [("A", [0, 1, 2, 3, 3, 4, 5]), ("B", [0, 0, 1, 2, 2, 3, 4])])
def test_rings_on_the_population_track_are_points(side: str, points: list[int]) -> None:
    for population, expected in enumerate(points):
        state = table(2, options={"resource_side": side}, cities={0: city(population=population)})
        (board,) = (one for one in WORLD.pieces()["resource_boards"] if one["id"] == state.view(None).board)
        assert sum(board["rings"][: population + 1]) == expected
        assert scores(state)["population"] == expected


@rule("WORLD-014")
def test_rings_on_a_monument_card_are_points() -> None:
    state = table(2, monuments="parthenon", cities={0: city("long_road a12", "s3_b1 a10", "s3_t1 f10")})
    assert action(state, "buy parthenon").gains[0] == {"gain": "points", "points": 4}
    assert scores(state)["monuments"] == 0
    buy(state, "parthenon")
    assert scores(state)["monuments"] == 4


@rule("WORLD-014")
def test_rings_on_an_objective_card_are_points() -> None:
    cities = {0: city(food=5), 1: city(food=3), 2: city(food=1)}
    state = table(3, options={"objectives": ["o09", "o01", "o02"]}, cities=cities)
    assert state.view(None).objectives[0].points == (3, 1, 0)
    assert [scores(state, seat)["objectives"] for seat in (0, 1, 2)] == [3, 1, 0]


# --- Boards and tiles


@pytest.mark.parametrize(
    ("players", "stacks"),
    [
        *(pytest.param(players, MAIN, marks=rule("WORLD-016")) for players in (1, 2, 3)),
        pytest.param(4, [*MAIN, "s7"], marks=rule("WORLD-017")),
        pytest.param(5, [*MAIN, "s7", "s8"], marks=rule("WORLD-018")),
    ],
)
def test_boards_in_use(players: int, stacks: list[str]) -> None:
    assert [offer.stack for offer in new_game(players).view(None).market.tiles] == stacks
    state = table(players, cities={0: ROAD})
    assert items(state) & {*MAIN, "s7", "s8"} == {*stacks}
    for other in {"s7", "s8"} - {*stacks}:
        assert refusal(state, f"buy {other}") == {"refusal": "gone", "stack": other}


@rule("WORLD-020")
@pytest.mark.parametrize("players", [2, 5])
def test_the_top_tile_of_each_stack_is_turned_up(players: int) -> None:
    """Ten tiles of the same shape in each stack; nobody sees those below the top one."""
    state = new_game(players)
    stacks: dict[str, list[str]] = state.snapshot()["stacks"]
    for name, row in stacks.items():
        assert sorted(row) == sorted(tile for tile in TILE_IDS if tile.startswith(name))
    tops = [row[0] for row in stacks.values()]
    assert [offer.tile for offer in state.view(None).market.tiles] == tops
    for seat in (None, *range(players)):
        message = msgspec.json.encode(state.view(seat)).decode()
        assert [tile for tile in TILE_IDS if f'"{tile}"' in message] == sorted(tops, key=TILE_IDS.index)


@rule("WORLD-020")
def test_each_stack_is_shuffled() -> None:
    games = [new_game(5, seed).snapshot()["stacks"] for seed in range(20)]
    for name in games[0]:
        assert len({tuple(stacks[name]) for stacks in games}) == 20
        assert len({stacks[name][0] for stacks in games}) > 5
    kinds = [[tile.split("_")[1] for tile in row] for row in games[0].values()]
    assert len({tuple(row) for row in kinds}) == 8


@rule("WORLD-021")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_pedestals_stand_on_the_main_board(players: int) -> None:
    state = new_game(players)
    assert state.view(None).market.pedestals == (Pedestal(1, None), Pedestal(2, None))
    assert [part.pedestal for part in state.view(None).cities] == [None] * players
    lay_anywhere(state)
    assert {"pedestal_1", "pedestal_2"} <= items(state)
    assert [action(state, f"buy pedestal_{number}").cost for number in (1, 2)] == [Cost(1), Cost(1)]


# --- Turn order


@rule("WORLD-022")
def test_the_turn_order_is_drawn_at_random() -> None:
    orders = [tuple(new_game(3, seed).view(None).order) for seed in range(40)]
    assert {*orders} == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)}


@rule("WORLD-022")
@pytest.mark.parametrize("seed", range(3))
def test_the_players_act_in_the_order_drawn(seed: int) -> None:
    state = new_game(5, seed)
    order = state.view(None).order
    assert events(facts_of(state), "order") == [{"event": "order", "seats": list(order)}]
    seats = []
    for _ in range(5):
        lay_anywhere(state)
        seats.append(state.to_act()[0])
        play(state, min(legal(state, "buy")))
    assert tuple(seats) == order


@rule("WORLD-023")
def test_another_order_can_be_agreed_on() -> None:
    """The one drawn is changed in the snapshot of a new game: the least experienced player begins."""
    position = new_game(3).snapshot() | {"order": [2, 0, 1], "active": 2}
    state = WORLD.restore(position)
    assert isinstance(state, State)
    assert (state.view(None).order, state.to_act()) == ((2, 0, 1), (2,))
    play(state, "lay a12", "buy pedestal_1")
    assert state.to_act() == (0,)


# --- Roads, Towers, Monuments, loans

ROADS_ON_SALE = [
    pytest.param(1, 1, 1, marks=rule("WORLD-024")),
    pytest.param(2, 1, 1, marks=rule("WORLD-024")),
    pytest.param(3, 2, 1, marks=rule("WORLD-025")),
    pytest.param(4, 2, 2, marks=rule("WORLD-026")),
    pytest.param(5, 3, 2, marks=rule("WORLD-027")),
]


@pytest.mark.parametrize(("players", "long_roads", "short_sets"), ROADS_ON_SALE)
def test_roads_on_sale(players: int, long_roads: int, short_sets: int) -> None:
    """At the start of the game and again in each round."""
    for state in (new_game(players), next_round(players)):
        assert on_sale(state)[:2] == (long_roads, short_sets)


@rule("WORLD-028")
@pytest.mark.parametrize("players", PLAYERS)
def test_other_roads_are_kept_for_later_rounds(players: int) -> None:
    """Of 35 Long Roads every player has one in hand; of 20 Short sets none."""
    state = new_game(players)
    long_roads, short_sets, _ = on_sale(state)
    assert supply(state, "long_road") == 35 - players - long_roads
    assert supply(state, "short_set") == 20 - short_sets


@rule("WORLD-028")
@pytest.mark.parametrize(("stock", "sale", "left"), [(5, (3, 2), (2, 3)), (2, (2, 2), (0, 0)), (0, (0, 0), (0, 0))])
def test_roads_of_later_rounds_come_from_the_supply(stock: int, sale: tuple[int, int], left: tuple[int, int]) -> None:
    state = next_round(5, supply={"long_roads": stock, "short_sets": stock})
    assert on_sale(state)[:2] == sale
    assert (supply(state, "long_road"), supply(state, "short_set")) == left


@rule("WORLD-029")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_tower_is_on_sale(players: int) -> None:
    for state in (new_game(players), next_round(players, supply={"towers": 9})):
        assert on_sale(state)[2] == 1
    assert supply(new_game(players), "tower") == 9
    assert supply(next_round(players, supply={"towers": 9}), "tower") == 8


@rule("WORLD-030")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_monuments_are_turned_up(players: int) -> None:
    """Their pieces lie beside them; the other 18 cards lie face down."""
    state = new_game(players)
    market = state.view(None).market
    shown = market.monuments
    assert (len(shown), market.deck) == (3, 18)
    assert all(card["pieces"] for card in WORLD.pieces()["monuments"] if card["id"] in shown)
    assert {*shown, *state.snapshot()["deck"]} == {*MONUMENT_IDS}
    for seat in (None, *range(players)):
        message = msgspec.json.encode(state.view(seat)).decode()
        assert {card for card in MONUMENT_IDS if f'"{card}"' in message} == {*shown}


@rule("WORLD-030")
def test_monuments_are_shuffled() -> None:
    games = [new_game(2, seed).snapshot() for seed in range(20)]
    assert len({tuple(game["deck"]) for game in games}) == 20
    assert len({tuple(game["market"]["monuments"]) for game in games}) > 15


@rule("WORLD-031")
def test_a_loan_lies_ready_for_everybody() -> None:
    """Nobody has one at the start; all five can be taken in the first round."""
    state = new_game(5)
    taken = []
    for number in range(5):
        assert sum(part.loan for part in state.view(None).cities) == number
        lay_anywhere(state)
        taken += events(play(state, "loan"), "loan_taken")
        play(state, min(legal(state, "buy")))
    assert sorted(fact["seat"] for fact in taken) == [0, 1, 2, 3, 4]


# --- Maps


@rule("WORLD-032")
@pytest.mark.parametrize("players", PLAYERS)
def test_side_a_is_a_lake_in_the_middle_for_everybody(players: int) -> None:
    state = new_game(players, map_side="A")
    assert maps(state) == ["lake"] * players
    grid = terrain(state)
    assert "W" not in rim(grid)
    assert "WW" in grid[5]


@rule("WORLD-032")
def test_side_b_is_a_river_of_its_own_for_each_board() -> None:
    games = [new_game(5, seed, map_side="B") for seed in range(10)]
    for state in games:
        assert sorted(maps(state)) == ["bent", "north_south", "slanting", "spring", "west_east"]
        grids = [terrain(state, seat) for seat in range(5)]
        assert len({tuple(grid) for grid in grids}) == 5
        assert all("W" in rim(grid) for grid in grids)
    assert len({maps(state)[0] for state in games}) > 2


@rule("WORLD-032")
def test_each_player_lays_on_the_own_map() -> None:
    state = first_turn(options={"map_side": "B", "rivers": ["bent", "spring"]})
    assert maps(state) == ["bent", "spring"]
    play(state, "lay a12", "buy pedestal_1")
    assert [len(city_view(state, seat).pieces) for seat in (0, 1)] == [1, 0]


@rule("WORLD-033")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@by_side
def test_all_maps_show_the_same_side(side: str, players: int) -> None:
    for seed in range(5):
        state = new_game(players, seed, map_side=side)
        assert {name == "lake" for name in maps(state)} == {side == "A"}


@rule("WORLD-033")
@pytest.mark.parametrize(("side", "other"), [("A", "bent"), ("B", "lake")])
def test_a_map_of_the_other_side_is_refused(side: str, other: str) -> None:
    position = new_game(3, map_side=side).snapshot()
    position["cities"][1]["map"] = other
    with pytest.raises(SnapshotError, match=f"not {other}"):
        WORLD.restore(position)


# --- The free road


@rule("WORLD-035")
def test_everybody_begins_with_a_road_that_costs_nothing() -> None:
    """It is laid in the first turn, before the purchase of that turn, and it is not one of those on sale."""
    state = first_turn()
    for seat in (0, 1):
        assert (state.to_act(), state.view(None).phase) == ((seat,), "free_road")
        market = state.view(None).market
        facts = play(state, "lay a12")
        assert facts == [
            {"event": "laid", "seat": seat, "piece": "long_road", "place": "a12", "cell": "a12", "turn": 0}
        ]
        assert (city_view(state, seat).spent, state.view(None).market) == (0, market)
        assert (state.to_act(), state.view(None).phase) == ((seat,), "turn")
        play(state, f"buy pedestal_{seat + 1}")


@rule("WORLD-035")
def test_the_free_road_is_laid_once() -> None:
    state = new_game(2)
    facts = []
    while state.view(None).round < 3:
        facts += lay_anywhere(state) or play(state, min(legal(state, "buy")))
    roads = [fact for fact in events(facts, "laid") if fact.get("piece") == "long_road"]
    bought = [fact for fact in events(facts, "bought") if fact.get("item") == "long_road"]
    assert len(roads) == 2 + len(bought)


@rule("WORLD-035")
def test_the_free_road_cannot_be_kept() -> None:
    state = first_turn()
    assert legal(state) == legal(state, "lay")
    for move in ("buy s1", "buy long_road", "loan", "leave"):
        assert refusal(state, move)["choice"] == "free_road"


@rule("WORLD-036")
def test_the_first_road_touches_the_pavement() -> None:
    """Along it or towards it. In the columns f and g row 9 is the lake, and a road does not end on water."""
    along = {f"{column}12" for column in "abcdefghi"}
    towards = {f"{column}9 r90" for column in "abcdehijkl"}
    assert places(first_turn()) == along | towards
    assert places(new_game(4)) == along | towards


@rule("WORLD-037")
@pytest.mark.parametrize("item", ["s1", "tower", "long_road", "short_set", "pedestal_1", "ishtar_gate"])
def test_the_free_road_is_laid_before_whatever_is_bought(item: str) -> None:
    state = first_turn(monuments="ishtar_gate")
    assert refusal(state, f"buy {item}")["choice"] == "free_road"
    play(state, "lay a12")
    assert item in items(state)
    buy(state, item)
    assert city_view(state).pieces[0] == ("long_road", "a12")
    assert state.to_act() == (1,)


@rule("WORLD-037")
@pytest.mark.parametrize(
    ("item", "place"),
    [("s1", "a10"), ("s6", "a10"), ("tower", "a11"), ("long_road", "d8 r90"), ("ishtar_gate", "e12")],
)
def test_what_is_bought_may_rest_on_the_free_road(item: str, place: str) -> None:
    """The road lies from a12 to d12. The Ishtar Gate asks for a Road and the Pavement."""
    state = first_turn(monuments="ishtar_gate")
    play(state, "lay a12", f"buy {item}", f"lay {place}")
    assert [piece.place for piece in city_view(state).pieces] == ["a12", place]


@rule("WORLD-038")
def test_the_free_road_may_be_a_bridge() -> None:
    """The river leaves the map at i12: both ends of the road have to be on grass, and it has to touch the Pavement."""
    state = first_turn(options={"map_side": "B", "rivers": ["north_south", "spring"]})
    along = {f"{column}12" for column in "abcdegh"}
    towards = {f"{column}9 r90" for column in "abcdefghjkl"}
    assert places(state) == along | towards
    play(state, "lay g12")
    assert (city_view(state).pieces, city_view(state).bridges) == ((("long_road", "g12"),), (0,))


# --- Resource boards


@rule("WORLD-039")
@pytest.mark.parametrize(("side", "population"), [("A", [0, 0]), ("B", [1, 1])])
def test_all_resource_boards_show_the_same_side(side: str, population: list[int]) -> None:
    """The first space of food has a population symbol on side B only."""
    state = table(2, options={"resource_side": side}, tiles={"s1": "s1_f1", "s2": "s2_f1"}, cities={0: ROAD, 1: ROAD})
    buy(state, "s1")
    buy(state, "s2")
    assert state.view(None).board == side
    assert [city_view(state, seat).resources["food"] for seat in (0, 1)] == [1, 1]
    assert [city_view(state, seat).population for seat in (0, 1)] == population


@rule("WORLD-040")
@pytest.mark.parametrize("resource_side", ["A", "B"])
@by_side
def test_sides_of_maps_and_of_resource_boards_are_chosen_apart(side: str, resource_side: str) -> None:
    state = new_game(3, map_side=side, resource_side=resource_side)
    assert ("lake" in maps(state), state.view(None).board) == (side == "A", resource_side)


@rule("WORLD-041")
def test_each_player_has_five_markers() -> None:
    """A block of S6: 5 gold, and 1 food, 1 ceramics, 2 gears; population symbols are on 2. The others do not move."""
    state = table(3, tiles={"s6": "s6_b1"}, cities={0: ROAD})
    buy(state, "s6")
    markers = [(part.spent, part.population, part.resources) for part in state.view(None).cities]
    nothing = {"food": 0, "ceramics": 0, "gears": 0}
    assert markers == [(5, 1, {"food": 1, "ceramics": 1, "gears": 2}), (0, 0, nothing), (0, 0, nothing)]


@rule("WORLD-042")
@pytest.mark.parametrize("players", PLAYERS)
@by_side
def test_all_markers_start_on_0(side: str, players: int) -> None:
    for part in new_game(players, resource_side=side).view(None).cities:
        assert (part.spent, part.population) == (0, 0)
        assert part.resources == {"food": 0, "ceramics": 0, "gears": 0}
