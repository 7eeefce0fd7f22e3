"""Where roads and bridges may lie (docs/rules/world.md, Placement: roads and bridges)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.world.state import State
from tests.rules import rule
from tests.world.scenario import buy, city, city_view, events, items, laid, places, play, refusal, table, terrain

CLOSED = ("s2_f1 a12", "s2_b1 d12", "s2_h1 g12", "s2_m1 j12")
"""Buildings all along the Pavement, so that no road can begin there."""
FROM_A1 = {"b1", "b1 r90", "a2", "a2 r90"}
"""Every place of a straight piece, long or of two cells, that touches a1."""


def own(*pieces: str, **fields: Any) -> State:
    """A table where seat 0 has these pieces."""
    return table(cities={0: city(*pieces)}, **fields)


def is_bridge(state: State) -> bool:
    """Whether the last piece of seat 0 is one."""
    return len(city_view(state).pieces) - 1 in city_view(state).bridges


# What a road has to touch.


@rule("WORLD-089")
@pytest.mark.parametrize("piece", ["single_road a1", "tower a1"])
def test_a_road_begins_at_a_road_or_a_tower(piece: str) -> None:
    state = own(*CLOSED, piece)
    play(state, "buy long_road")
    assert places(state) == FROM_A1
    assert refusal(state, "lay b2") == {"refusal": "road_away"}


@rule("WORLD-089")
@pytest.mark.parametrize(
    ("piece", "beside"),
    [
        ("long_road a1", "a2 b2 c2 d2 e1"),
        ("long_road a1 r90", "b1 b2 b3 b4 a5"),
        ("double_road a1", "a2 b2 c1"),
        ("double_road b1", "a1 b2 c2 d1"),
    ],
)
def test_any_road_is_continued_at_its_sides_and_ends(piece: str, beside: str) -> None:
    state = own(*CLOSED, piece)
    play(state, "buy short_set")
    assert places(state, "single") == set(beside.split())


@rule("WORLD-089")
def test_a_road_begins_at_the_pavement() -> None:
    """Along it, or up from it: but the roads up from f12 and g12 would end in the lake."""
    state = own()
    play(state, "buy long_road")
    along = {f"{column}12" for column in "abcdefghi"}
    assert places(state) == along | {f"{column}9 r90" for column in "abcdehijkl"}
    assert refusal(state, "lay a8 r90") == {"refusal": "road_away"}
    assert refusal(state, "lay f9 r90") == {"refusal": "not_grass", "cell": "f9"}


@rule("WORLD-089")
def test_the_border_is_no_pavement() -> None:
    state = own()
    play(state, "buy long_road")
    for place in ("a1", "i1", "a1 r90", "l1 r90", "a8", "l8 r90"):
        assert refusal(state, f"lay {place}") == {"refusal": "road_away"}


@rule("WORLD-089")
@pytest.mark.parametrize("piece", ["s1_b1 a1", "s3_t1 a1", "thien_mu a1", "ishtar_gate a1"])
def test_no_road_begins_at_a_building_or_a_monument(piece: str) -> None:
    state = own(*CLOSED, piece)
    assert not {"long_road", "short_set"} & items(state)
    assert refusal(state, "buy long_road") == {"refusal": "no_place", "item": "long_road"}
    assert refusal(state, "buy short_set") == {"refusal": "no_place", "item": "short_set"}


@rule("WORLD-083")
def test_a_road_lies_on_empty_cells_of_the_map() -> None:
    state = own(*CLOSED, "single_road a1", "ishtar_gate b1")
    play(state, "buy long_road")
    assert places(state) == {"a2", "a2 r90"}
    assert refusal(state, "lay b1") == {"refusal": "covered", "cell": "b1"}
    assert refusal(state, "lay a1 r90") == {"refusal": "covered", "cell": "a1"}
    assert refusal(state, "lay j1") == {"refusal": "off_map"}


@rule("WORLD-083")
def test_a_road_lies_on_the_own_map() -> None:
    """Seat 1 has a road at a1, and that is no help; the road of seat 0 lies on the map of seat 0 alone."""
    state = table(cities={0: city(*CLOSED[:3]), 1: city("single_road a1")})
    play(state, "buy long_road")
    assert places(state) == {"j9 r90", "k9 r90", "l9 r90"}
    play(state, "lay l9 r90")
    assert city_view(state).pieces[-1].place == "l9 r90"
    assert [piece.place for piece in city_view(state, 1).pieces] == ["a1"]


# Sets of Short Roads.


@rule("WORLD-090")
def test_the_parts_of_a_set_may_lie_apart() -> None:
    """A road in one corner of the map, a tower in the other."""
    state = own(*CLOSED, "single_road a1", "tower l1")
    play(state, "buy short_set")
    assert places(state) == FROM_A1 | {"j1", "k1 r90", "k2", "l2 r90"}
    assert places(state, "single") == {"b1", "a2", "k1", "l2"}
    play(state, "lay b1", "lay l2 r90", "single k1")
    assert [piece.place for piece in city_view(state).pieces[-3:]] == ["b1", "l2 r90", "k1"]
    assert state.to_act() == (1,)


@rule("WORLD-090")
def test_the_three_kinds_of_support_serve_one_set() -> None:
    state = own("single_road a1", "tower l1")
    play(state, "buy short_set", "lay b1", "lay l2 r90", "single g12")
    assert len(city_view(state).pieces) == 5


@rule("WORLD-090")
def test_every_part_obeys_the_road_rule() -> None:
    state = own(*CLOSED, "single_road a1")
    play(state, "buy short_set")
    for move in ("lay b2", "lay c1", "single b2", "single l1"):
        assert refusal(state, move) == {"refusal": "road_away"}
    play(state, "lay b1")
    for move in ("lay e1", "single e1"):
        assert refusal(state, move) == {"refusal": "road_away"}


@rule("WORLD-091")
def test_a_part_laid_before_is_a_road_for_the_next_one() -> None:
    state = own(*CLOSED, "single_road a1")
    play(state, "buy short_set")
    assert places(state, "single") == {"b1", "a2"}
    play(state, "lay b1")
    assert places(state, "single") == {"d1", "a2", "b2", "c2"}
    play(state, "single d1")
    assert places(state) == {
        *("e1", "e1 r90"),
        *("a2", "a2 r90", "b2", "b2 r90", "c2", "c2 r90", "d2", "d2 r90"),
    }


POCKETS = {
    0: ("s2_b1 a12", "s2_b2 d12"),
    1: ("trojan_horse b12", "s2_b1 d12"),
    2: ("thien_mu c12", "s2_b1 d12"),
    3: ("s2_b1 d12",),
    4: ("trojan_horse e12",),
    5: ("thien_mu f12",),
}
"""So many cells are free, from a12 on."""


def pocket(cells: int) -> State:
    """A table where roads can only be laid on some cells in a row at the Pavement."""
    above = ("s2_f1 a11", "s2_f2 d11")
    return own(*above, *POCKETS[cells], "s2_h1 g12", "s2_h2 j12", round=7, market={"long_roads": 0})


@rule("WORLD-092")
@pytest.mark.parametrize(
    ("cells", "lost", "doubles", "singles"),
    [
        (1, 2, "", "a"),
        (2, 2, "a", "ab"),
        (3, 1, "ab", "ac"),
        (4, 1, "abc", "abcd"),
        (5, 0, "abcd", "ace"),
    ],
)
def test_as_many_parts_as_possible_are_laid(cells: int, lost: int, doubles: str, singles: str) -> None:
    state = pocket(cells)
    facts = play(state, "buy short_set")
    assert [fact["parts"] for fact in events(facts, "parts_lost")] == ([lost] if lost else [])
    assert places(state) == {f"{column}12" for column in doubles}
    assert places(state, "single") == {f"{column}12" for column in singles}
    before = len(city_view(state).pieces)
    while state.to_act() == (0,):
        play(state, state.text(state.legal(0)[0]))
    assert len(city_view(state).pieces) == before + 3 - lost


@rule("WORLD-092")
def test_a_set_without_any_place_is_not_bought() -> None:
    state = pocket(0)
    assert "short_set" not in items(state)
    assert refusal(state, "buy short_set") == {"refusal": "no_place", "item": "short_set"}


@rule("WORLD-092")
def test_a_part_must_leave_room_for_the_others() -> None:
    """Three cells: the single road in the middle would leave no two cells."""
    state = pocket(3)
    play(state, "buy short_set")
    assert refusal(state, "single b12") == {"refusal": "fewer_parts"}
    state = pocket(5)
    play(state, "buy short_set", "lay b12")
    assert (places(state), places(state, "single")) == ({"d12"}, {"a12"})
    assert refusal(state, "single e12") == {"refusal": "fewer_parts"}


@rule("WORLD-092")
def test_nobody_stops_before_all_possible_parts_are_laid() -> None:
    state = pocket(5)
    play(state, "buy short_set", "lay a12")
    assert state.to_act() == (0,)
    for move in ("leave", "buy pedestal_1"):
        assert refusal(state, move)["choice"] == "lay"


@rule("WORLD-092")
def test_parts_that_were_not_laid_are_gone() -> None:
    """One part is laid for the 1 gold; the rest is neither in hand on the next turn nor on sale again."""
    state = pocket(1)
    play(state, "buy short_set", "single a12")
    assert city_view(state).spent == 1
    buy(state, "pedestal_1")
    assert state.to_act() == (0,)
    assert (state.view(None).phase, state.view(None).laying) == ("turn", None)
    assert state.view(None).market.short_set.number == 0


@rule("WORLD-093")
def test_short_roads_lie_on_grass_only() -> None:
    """West of the lake: d7 has grass on three sides and water at e7."""
    state = own(*CLOSED, "single_road d7")
    play(state, "buy short_set")
    assert places(state, "single") == {"d6", "c7", "d8"}
    assert places(state) == {"c6", "d6", "d5 r90", "b7", "c6 r90", "c7 r90", "c8", "d8 r90"}
    assert refusal(state, "single e7") == {"refusal": "not_grass", "cell": "e7"}
    assert refusal(state, "lay d8") == {"refusal": "not_grass", "cell": "e8"}
    assert refusal(state, "lay e7") == {"refusal": "not_grass", "cell": "e7"}


# Bridges. The lake: g5, f6 and g6, e7 to h7, e8 to g8, f9 and g9.


@rule("WORLD-094", "WORLD-095")
@pytest.mark.parametrize(
    ("row", "beside", "roads", "bridges"),
    [
        (5, 4, "abchi", "ef"),
        (6, 5, "abhi", "e"),
        (7, 6, "ai", ""),
        (8, 9, "ahi", ""),
        (9, 10, "abhi", "e"),
    ],
)
def test_a_long_road_over_water_begins_and_ends_on_grass(row: int, beside: int, roads: str, bridges: str) -> None:
    """A road runs along the whole row above or below, so that every place would have support."""
    state = own(*(f"long_road {column}{beside}" for column in "aei"))
    play(state, "buy long_road")
    sides = {}
    for place in places(state):
        if place[1:] == str(row):
            after = state.copy()
            play(after, f"lay {place}")
            sides[place[0]] = is_bridge(after)
    assert sides == dict.fromkeys(roads, False) | dict.fromkeys(bridges, True)


@rule("WORLD-094")
@pytest.mark.parametrize(("place", "cell"), [("c9", "f9"), ("f9", "f9"), ("d9", "g9"), ("f6 r90", "f6")])
def test_a_bridge_with_an_end_in_the_water_is_refused(place: str, cell: str) -> None:
    state = own("long_road c10", "long_road g10")
    play(state, "buy long_road")
    assert refusal(state, f"lay {place}") == {"refusal": "not_grass", "cell": cell}


@rule("WORLD-094")
def test_only_roads_over_water_are_bridges() -> None:
    state = own("long_road e9", "long_road a9", "double_road d10", "single_road i9", "tower j9")
    assert city_view(state).bridges == (0,)


@rule("WORLD-095")
@pytest.mark.parametrize(
    ("support", "bridge", "under"),
    [("single_road d5", "e5", "..W."), ("single_road j5", "f5", ".W.."), ("single_road d9", "e9", ".WW.")],
)
def test_one_or_both_middle_cells_are_water(support: str, bridge: str, under: str) -> None:
    """Over g5 with grass before or behind it, or from shore to shore over f9 and g9."""
    state = own(*CLOSED, support)
    play(state, "buy long_road", f"lay {bridge}")
    grid, road = terrain(state), laid(state)[-1]
    assert "".join(grid[cell // 12][cell % 12] for cell in road.cells) == under
    assert is_bridge(state)


@rule("WORLD-096")
def test_a_bridge_has_to_touch_a_road_the_pavement_or_a_tower() -> None:
    state = own(*CLOSED, "single_road a1", "thien_mu d9", "s1_b1 h10")
    play(state, "buy long_road")
    assert refusal(state, "lay e9") == {"refusal": "road_away"}
    assert places(state) == FROM_A1
    for support in ("single_road d9", "tower i9", "double_road e10", "long_road a9"):
        state = own(*CLOSED, support)
        play(state, "buy long_road")
        assert "e9" in places(state)


@rule("WORLD-096")
def test_a_bridge_may_begin_at_the_pavement() -> None:
    """The river of this map runs along i12."""
    options = {"map_side": "B", "rivers": ["north_south", "bent"]}
    state = own(options=options)
    play(state, "buy long_road", "lay g12")
    assert is_bridge(state)


@rule("WORLD-096")
def test_roads_go_on_from_a_bridge() -> None:
    state = own(*CLOSED, "long_road e9")
    play(state, "buy short_set")
    assert places(state, "single") == {"d9", "i9", "h8", "e10", "f10", "g10", "h10"}


@rule("WORLD-096")
def test_buildings_lean_on_a_bridge() -> None:
    state = own("long_road e9", tiles={"s3": "s3_t1"})
    play(state, "buy s3")
    assert places(state) == {"c8", "c9", "d10", "e10", "f10", "g10", "h10", "i8", "i9"}


@rule("WORLD-096")
def test_a_bridge_is_a_road_for_monuments_and_objectives() -> None:
    """The Trojan Horse beside a bridge and a Habitation; a bridge and a road of two cells are six cells of road."""
    options = {"objectives": ["o01", "o02", "o03"]}
    state = own("long_road e9", "double_road i9", "s2_h1 e11", options=options, monuments="trojan_horse")
    longest = state.view(None).objectives[1]
    assert longest.values == (6, 0)
    play(state, "buy trojan_horse")
    assert places(state) == {"d10", "e10", "f10", "g10", "h10 r90"}
