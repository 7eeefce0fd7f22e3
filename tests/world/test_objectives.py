"""The public objectives: what they count and what they pay (docs/rules/world.md, Public Objectives)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mirabilia.core.describe import texts
from mirabilia.games.world.lookup import OBJECTIVE_IDS
from mirabilia.games.world.state import State
from mirabilia.games.world.views import Objective
from tests.rules import rule
from tests.world.scenario import WORLD, buy, city, events, facts_of, play, scores, table
from tests.world.test_end import ended, outcome


def aims(objective: str) -> dict[str, Any]:
    """Options with an objective and two others, of enclosed grass, Monuments and districts."""
    others = [name for name in ("o01", "o03", "o15") if name != objective]
    return {"objectives": [objective, *others[:2]]}


def value(objective: str, *pieces: str, **fields: Any) -> int:
    """What a city has of an objective."""
    state = table(round=10, options=aims(objective), cities={0: city(*pieces, **fields)})
    own, other = state.view(None).objectives[0].values
    assert other == 0
    return int(own)


def prizes(card: Objective) -> tuple[int, int, int]:
    """The points printed on a card: for the first and the second, and those that are shared."""
    printed = next(entry for entry in WORLD.pieces()["objectives"] if entry["id"] == card.id)
    return printed["first"], printed["second"], printed["pool"]


def objective_points(state: State) -> list[int]:
    """The points for objectives at the end of the game."""
    return [sheet["objectives"] for sheet in outcome(state).scores]


# The cards.


@rule("WORLD-202")
def test_three_objectives_are_dealt_face_up() -> None:
    """The others are seen by nobody and are not part of the game."""
    dealt = []
    for seed in range(40):
        state = WORLD.new(seed, players=2, options={"objectives": "dealt"})
        shown = [card.id for card in state.view(None).objectives]
        assert events(facts_of(state), "objectives") == [{"event": "objectives", "objectives": shown}]
        assert len(set(shown)) == 3
        for seat in (None, 0, 1):
            message = msgspec.json.encode(state.view(seat)).decode()
            assert [name for name in OBJECTIVE_IDS if f'"{name}"' in message] == sorted(shown)
        assert state.snapshot()["objectives"] == shown
        dealt.append(tuple(shown))
    assert len(set(dealt)) > 30
    assert {name for shown in dealt for name in shown} == set(OBJECTIVE_IDS)


@rule("WORLD-202")
def test_without_the_variant_there_are_no_objectives() -> None:
    state = WORLD.new(1, players=2)
    assert state.view(None).objectives == ()
    assert events(facts_of(state), "objectives") == []


@rule("WORLD-203")
def test_a_card_shows_the_objective_and_its_points() -> None:
    """Beside that what everybody has of it, and what that would pay now."""
    options = {"objectives": ["o02", "o12", "o15"]}
    cities = {0: city("s2_f1 a1", "s2_f2 a2"), 1: city("long_road a12", "s1_f1 a10")}
    road, group, districts = table(3, options=options, cities=cities).view(2).objectives
    assert [texts("en").name(WORLD, "objective", card.id) for card in (road, group, districts)] == [
        "Longest uninterrupted Road",
        "Largest group of Farms next to one another",
        "A district of every Building type",
    ]
    assert [prizes(card) for card in (road, group, districts)] == [(3, 1, 0), (3, 1, 0), (0, 0, 4)]
    assert (road.values, road.points) == ((0, 4, 0), (0, 3, 0))
    assert (group.values, group.points) == ((2, 1, 0), (3, 1, 0))
    assert (districts.values, districts.points) == ((0, 0, 0), (0, 0, 0))


@rule("WORLD-204")
def test_only_the_end_of_the_game_counts() -> None:
    """Seat 0 leads with 3 food to 2 until seat 1 buys two Farms with its last gold."""
    cities = {0: city(food=3, gold=6), 1: city("long_road a12", food=2, gold=3)}
    state = table(round=10, options=aims("o09"), tiles={"s1": "s1_f1", "s2": "s2_f1"}, cities=cities)
    facts = play(state, "buy pedestal_1")
    assert [scores(state, seat)["objectives"] for seat in (0, 1)] == [3, 1]
    facts += buy(state, "s1") + buy(state, "s2")
    assert [[sheet["objectives"] for sheet in fact["scores"]] for fact in events(facts, "scored")] == [[1, 3]]
    assert objective_points(state) == [1, 3]


@rule("WORLD-204")
def test_nothing_is_paid_at_the_end_of_a_round() -> None:
    cities = {0: city(food=3, gold=6), 1: city(food=2, gold=6)}
    state = table(round=8, options=aims("o09"), cities=cities)
    facts = play(state, "buy pedestal_1", "buy pedestal_2")
    assert state.view(None).round == 9
    assert events(facts, "scored") == []
    assert [scores(state, seat)["objectives"] for seat in (0, 1)] == [3, 1]


# Places and ties, by the food of the players.


def food(*values: int) -> list[int]:
    """What "most food" pays at the end of the game."""
    return objective_points(ended(*(city(food=number) for number in values), options=aims("o09")))


@rule("WORLD-205")
@pytest.mark.parametrize(
    ("values", "points"),
    [
        ((7, 7), [2, 2]),
        ((7, 3, 7), [2, 0, 2]),
        ((7, 7, 7), [2, 2, 2]),
        ((1, 7, 7, 7), [0, 2, 2, 2]),
        ((7, 7, 7, 7), [1, 1, 1, 1]),
        ((7, 7, 7, 7, 7), [1, 1, 1, 1, 1]),
    ],
)
def test_tie_for_first_shares_both_places_rounded_up(values: tuple[int, ...], points: list[int]) -> None:
    """The 3 and 1 points divided by two, three, four or five."""
    assert food(*values) == points


@rule("WORLD-206")
@pytest.mark.parametrize(
    ("values", "points"),
    [((7, 5, 5), [3, 1, 1]), ((5, 7, 5, 2), [1, 3, 1, 0]), ((5, 5, 5, 7, 5), [1, 1, 1, 3, 1])],
)
def test_tie_for_second_pays_one_point_each(values: tuple[int, ...], points: list[int]) -> None:
    assert food(*values) == points


@rule("WORLD-207")
@pytest.mark.parametrize(
    ("values", "points"),
    [
        ((7, 7, 5), [2, 2, 0]),
        ((7, 5, 7, 5), [2, 0, 2, 0]),
        ((7, 0), [3, 0]),
        ((0, 7, 0), [0, 3, 0]),
        ((0, 0), [0, 0]),
        ((0, 0, 0), [0, 0, 0]),
    ],
)
def test_no_second_after_a_tie_and_nothing_for_nothing(values: tuple[int, ...], points: list[int]) -> None:
    assert food(*values) == points


@rule("WORLD-207")
def test_only_two_places_are_paid() -> None:
    assert food(9, 7, 5, 5, 3) == [3, 1, 0, 0, 0]


@rule("WORLD-208")
def test_second_place_is_paid_with_two_players() -> None:
    assert food(7, 2) == [3, 1]
    assert food(2, 7) == [1, 3]


# Kind 1: the largest green area enclosed. Natural resources at c2, g3, k5, e11; the lake is around f7.

FENCE = ("long_road b2", "long_road b5", "double_road b3 r90", "double_road e3 r90")
"""Around the four cells c3, d3, c4 and d4."""


@rule("WORLD-210", "WORLD-211")
@pytest.mark.parametrize(
    "fence",
    [
        FENCE,
        ("double_road c2", "double_road c5", "double_road b3 r90", "double_road e3 r90"),
        ("s2_b1 c2", "trojan_horse c5", "tower b3", "thien_mu b4", "s2_m1 e3 r90"),
    ],
)
def test_enclosed_cells_of_grass_are_counted(fence: tuple[str, ...]) -> None:
    """Any pieces will do, and corners need no closing."""
    assert value("o01", *fence) == 4
    assert value("o01", *fence[:-1]) == 0


@rule("WORLD-210")
def test_water_closes_an_area() -> None:
    """Between the lake at e8 and f9 and two roads."""
    assert value("o01", "single_road d9", "single_road e10") == 1
    assert value("o01", "single_road d9") == 0


@rule("WORLD-210")
def test_natural_resources_close_an_area() -> None:
    """Above c3 lies c2."""
    assert value("o01", "single_road b3", "single_road d3", "single_road c4") == 1
    assert value("o01", "single_road c3", "single_road e3", "single_road d4") == 0


@rule("WORLD-210", "WORLD-211")
@pytest.mark.parametrize(
    "pieces",
    [
        pytest.param(["double_road a7", "double_road a10", "double_road c8 r90"], id="left"),
        pytest.param(["double_road g1 r90", "double_road j1 r90", "double_road h3"], id="top"),
        pytest.param(["double_road k9", "double_road k12", "double_road j10 r90"], id="right"),
        pytest.param(["double_road a11 r90", "double_road d11 r90", "double_road b10"], id="Pavement"),
    ],
)
def test_border_and_pavement_close_nothing(pieces: list[str]) -> None:
    """A square of two by two cells behind pieces on three sides, beside the edge of the map."""
    assert value("o01", *pieces) == 0


@rule("WORLD-211")
def test_the_largest_area_counts_not_their_sum() -> None:
    lake = ("single_road d9", "single_road e10")
    assert value("o01", *lake, *FENCE) == 4


@rule("WORLD-211")
def test_cells_that_meet_at_a_corner_are_two_areas() -> None:
    assert value("o01", *FENCE, "tower d3") == 3
    assert value("o01", *FENCE, "tower d3", "tower c4") == 1


@rule("WORLD-211")
def test_a_natural_resource_is_no_part_of_the_area() -> None:
    """Nine cells from i3 to k5, one of them the natural resource k5."""
    fence = ("long_road h2", "long_road l2 r90", "long_road i6", "long_road h3 r90")
    assert value("o01", *fence) == 8
    assert value("o01", *fence, "tower k5") == 8
    assert value("o01", *fence, "tower j4") == 7


# Kind 2: the longest road.


@rule("WORLD-212")
@pytest.mark.parametrize(
    ("pieces", "cells"),
    [
        ([], 0),
        (["single_road a12"], 1),
        (["long_road a12", "double_road e12", "single_road g12"], 7),
        (["long_road a12", "single_road e12", "long_road f12"], 9),
        (["long_road a12", "long_road f12", "double_road k12"], 4),
        (["long_road a12", "long_road e11"], 4),
    ],
)
def test_connected_cells_of_a_road_are_counted(pieces: list[str], cells: int) -> None:
    """A gap ends the road, and so does a corner."""
    assert value("o02", *pieces) == cells


@rule("WORLD-213")
def test_branches_and_bridges_belong_to_the_road() -> None:
    """A Long Road with two branches; a bridge from e9 to h9 with a road at its end."""
    assert value("o02", "long_road a12", "long_road b8 r90", "double_road d10 r90") == 10
    assert value("o02", "long_road e9", "double_road i9") == 6
    assert value("o02", "long_road d10", "long_road e9", "single_road i9") == 9


@rule("WORLD-213")
@pytest.mark.parametrize("piece", ["tower e12", "thien_mu e12", "ishtar_gate e10 r90", "s2_f1 e10 r90"])
def test_only_roads_join_roads(piece: str) -> None:
    """Two Long Roads at the Pavement with a cell between them."""
    roads = ["long_road a12", "long_road f12"]
    assert value("o02", *roads, piece) == 4
    assert value("o02", *roads, "single_road e12") == 9


# Kind 3: Monuments.


@rule("WORLD-214")
def test_monuments_are_counted_not_their_pieces_or_points() -> None:
    """Giza of three pieces with 3 points; the Trojan Horse and the Pagoda with 1 point each."""
    assert value("o03", "giza a1, c1, d1") == 1
    state = ended(city("giza a1, c1, d1"), city("trojan_horse a1", "thien_mu l12"), options=aims("o03"))
    card = state.view(None).objectives[0]
    assert (card.values, card.points) == ((1, 2), (1, 3))


# Kinds 4 and 5: Buildings beside natural resources and beside water.


@rule("WORLD-215")
@pytest.mark.parametrize(
    ("pieces", "tiles"),
    [
        (["s2_b1 a1"], 1),
        (["s2_b1 a1", "s2_f1 d2"], 2),
        (["s2_b1 a1", "s2_f1 d2", "s1_t1 a11"], 2),
        (["s2_b1 d1"], 0),
        (["s2_b1 a12"], 0),
        (["long_road a1", "tower d2", "thien_mu c3"], 0),
    ],
)
def test_buildings_beside_natural_resources_are_counted(pieces: list[str], tiles: int) -> None:
    """Beside c2, but not at its corner d1, and no other pieces."""
    assert value("o04", *pieces) == tiles


@rule("WORLD-216")
def test_a_building_beside_two_natural_resources_counts_once() -> None:
    """A square from j9 to k10, below k8 and above k11."""
    assert value("o04", "s3_b1 j9") == 1
    assert value("o04", "s3_b1 j9", "tower k8") == 1


@rule("WORLD-216")
@pytest.mark.parametrize("piece", ["tower c2", "single_road c2", "s2_t1 c2 r90", "thien_mu c2"])
def test_a_covered_natural_resource_does_not_count(piece: str) -> None:
    assert value("o04", "s2_b1 a1", piece) == 0
    assert value("o04", "s3_b1 j9", "tower k8", "tower k11") == 0


@rule("WORLD-217")
@pytest.mark.parametrize(
    ("pieces", "tiles"),
    [
        (["s2_b1 b7"], 1),
        (["s2_b1 b7", "s2_f1 b8"], 2),
        (["s2_b1 b7", "s2_f1 b8", "s1_t1 a11"], 2),
        (["s2_b1 b6"], 0),
        (["double_road d8 r90", "tower d7", "thien_mu e6"], 0),
    ],
)
def test_buildings_beside_water_are_counted(pieces: list[str], tiles: int) -> None:
    """Beside e7 and e8; a bar that ends at d6 touches e7 at its corner only."""
    assert value("o05", *pieces) == tiles


@rule("WORLD-218")
def test_a_building_beside_several_cells_of_water_counts_once() -> None:
    """Below f9 and g9; beside h7, g8 and g9."""
    assert value("o05", "s2_b1 e10") == 1
    assert value("o05", "s2_b1 h8 r90") == 1


@rule("WORLD-218")
@pytest.mark.parametrize("piece", ["long_road e9", "lighthouse f8"])
def test_covered_water_does_not_count(piece: str) -> None:
    """A bridge over f9 and g9, or the Lighthouse."""
    assert value("o05", "s2_b1 e10", piece) == 0


# Kinds 6 to 8: types and resources.


@rule("WORLD-219")
@pytest.mark.parametrize(("objective", "letter"), [("o06", "b"), ("o07", "m"), ("o08", "t")])
def test_buildings_of_the_type_shown_are_counted(objective: str, letter: str) -> None:
    """Wherever they lie, of any size."""
    others = [f"s2_{other}1 a{row}" for row, other in enumerate("bfhmt", 1) if other != letter]
    assert value(objective, *others) == 0
    assert value(objective, *others, f"s1_{letter}1 a11", f"s6_{letter}2 j6") == 2


@rule("WORLD-220")
@pytest.mark.parametrize(("objective", "number"), [("o09", 6), ("o10", 11), ("o11", 2)])
def test_the_resource_shown_is_compared(objective: str, number: int) -> None:
    assert value(objective, food=6, ceramics=11, gears=2) == number


@rule("WORLD-220")
@pytest.mark.parametrize(("objective", "points"), [("o09", [3, 1]), ("o10", [1, 3]), ("o11", [2, 2])])
def test_the_highest_track_is_first(objective: str, points: list[int]) -> None:
    cities = [city(food=6, ceramics=2, gears=4), city(food=5, ceramics=3, gears=4)]
    assert objective_points(ended(*cities, options=aims(objective))) == points


@rule("WORLD-221", "WORLD-222")
@pytest.mark.parametrize(("objective", "own", "other"), [("o12", "f", "h"), ("o13", "h", "f")])
def test_buildings_of_the_type_shown_that_touch_are_counted(objective: str, own: str, other: str) -> None:
    """Three bars below one another and two elsewhere: a group of 3, and not 5."""
    group = [f"s2_{own}1 a1", f"s2_{own}2 c2", f"s1_{own}1 e3"]
    apart = [f"s3_{own}1 a11", f"s3_{own}2 c11"]
    assert value(objective, *group, *apart) == 3
    assert value(objective, *apart, *group) == 3
    assert value(objective, *apart, group[0]) == 2
    assert value(objective, *apart, f"s3_{other}1 e11", f"s2_{other}1 e10") == 2


@rule("WORLD-221")
@pytest.mark.parametrize(
    "pieces",
    [
        ["s2_h1 d12", "s2_f2 g12"],
        ["long_road d9 r90", "s2_f2 e12"],
        ["tower d12", "s2_f2 e12"],
        ["ishtar_gate d10 r90", "s2_f2 e12"],
        ["s2_f2 d11"],
    ],
)
def test_a_group_is_not_joined_by_anything_else(pieces: list[str]) -> None:
    """Two Farms with another piece between them, or touching at a corner."""
    assert value("o12", "s2_f1 a12", *pieces) == 1


@rule("WORLD-222")
def test_a_single_building_is_a_group_of_one() -> None:
    assert value("o12", "s2_f1 a12") == 1
    assert value("o12", "s2_f1 a12", "s2_f2 a1") == 1
    assert value("o12", "s2_h1 a12") == 0


# Kind 9: the Border.


@rule("WORLD-223")
@pytest.mark.parametrize(
    ("piece", "tiles"),
    [
        ("s2_b1 a6", 1),
        ("s2_b1 e1", 1),
        ("s2_b1 j6", 1),
        ("s2_b1 e12", 0),
        ("s2_b1 b11", 0),
        ("s2_b1 e2", 0),
        ("long_road a6", 0),
        ("trojan_horse a6", 0),
    ],
)
def test_buildings_at_the_border_are_counted_but_not_at_the_pavement(piece: str, tiles: int) -> None:
    assert value("o14", piece) == tiles


@rule("WORLD-224")
@pytest.mark.parametrize("places", ["a1", "j1", "a12", "j12", "a1 j1 a12 j12 e1"])
def test_a_building_in_a_corner_counts_once(places: str) -> None:
    """At the Pavement the two corners touch the Border as well."""
    tiles = [f"s2_{letter}1 {place}" for letter, place in zip("bfhmt", places.split(), strict=False)]
    assert value("o14", *tiles) == len(tiles)


# Kind 10: a district of every type.

QUARTERS = {
    "s2": ((8, 9, 10, 11, 12), ["double_road a7", "single_road c7", "long_road d8 r90", "tower d12"]),
    "s3": ((3, 5, 7, 9, 11), ["double_road a2", "long_road c3 r90", "long_road c7 r90", "double_road c11 r90"]),
    "s6": ((3, 5, 7, 9, 11), ["double_road a2", "long_road d3 r90", "long_road d7 r90", "double_road d11 r90"]),
}
"""Rows for five tiles of a stack at the left Border, and what closes them off; c2 is a natural resource."""


def quarter(stack: str, copy: int = 1) -> list[str]:
    """A city with one district of each type."""
    rows, walls = QUARTERS[stack]
    return [*(f"{stack}_{letter}{copy} a{row}" for letter, row in zip("bfhmt", rows, strict=True)), *walls]


def shares(*cities: list[str]) -> list[int]:
    """What the players get at the end of the game; all tiles of two stacks may lie on the maps."""
    return objective_points(
        ended(*(city(*pieces) for pieces in cities), options=aims("o15"), tiles={"s2": None, "s3": None})
    )


@rule("WORLD-225")
@pytest.mark.parametrize("stack", QUARTERS)
def test_a_district_of_every_type_is_worth_the_pool(stack: str) -> None:
    assert value("o15", *quarter(stack)) == 1
    assert shares(quarter(stack), []) == [4, 0]
    assert shares([], quarter(stack), []) == [0, 4, 0]


@rule("WORLD-225")
@pytest.mark.parametrize("missing", range(5))
def test_no_type_may_be_missing(missing: int) -> None:
    """Five districts, but two of one type; and a tile of each type, but one of them open."""
    pieces = quarter("s2")
    tiles = [*pieces[:missing], f"s2_{'bfhmt'[missing - 1]}2 a{8 + missing}", *pieces[missing + 1 :]]
    assert value("o15", *tiles) == 0
    assert shares(tiles, []) == [0, 0]
    assert value("o15", *pieces[:-1]) == 0


@rule("WORLD-225", "WORLD-226")
@pytest.mark.parametrize(("number", "points"), [(1, 4), (2, 2), (3, 2), (4, 1), (5, 1)])
def test_the_pool_is_shared_evenly_rounded_up(number: int, points: int) -> None:
    quarters = [quarter("s2", 1), quarter("s2", 2), quarter("s3", 1), quarter("s3", 2), quarter("s6")]
    cities = [pieces if seat < number else [] for seat, pieces in enumerate(quarters)]
    assert shares(*cities) == [points if seat < number else 0 for seat in range(5)]


@rule("WORLD-226")
def test_two_districts_of_every_type_are_no_better_than_one() -> None:
    bars = [f"s2_{'bfhmt'[row % 5]}{1 + row // 5} a{row + 3}" for row in range(10)]
    assert shares([*bars, *QUARTERS["s6"][1]], quarter("s3")) == [2, 2]


# The neutral Building icon.


@rule("WORLD-227")
@pytest.mark.parametrize("letter", "bfhmt")
@pytest.mark.parametrize(("objective", "place"), [("o04", "a1"), ("o05", "b7"), ("o14", "a6")])
def test_a_neutral_building_is_of_any_type(objective: str, place: str, letter: str) -> None:
    assert value(objective, f"s2_{letter}1 {place}") == 1
