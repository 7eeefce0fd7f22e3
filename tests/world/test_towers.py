"""Where towers may stand, and roads from them (docs/rules/world.md, Placement: Tower)."""

from __future__ import annotations

import pytest

from mirabilia.games.world.state import State
from tests.rules import rule
from tests.world.scenario import city, city_view, items, places, play, refusal, table


def buying(*pieces: str) -> State:
    """Seat 0 has these pieces and has bought the tower."""
    state = table(cities={0: city(*pieces)})
    play(state, "buy tower")
    return state


@rule("WORLD-097")
@pytest.mark.parametrize(
    ("piece", "beside"),
    [
        ("single_road a1", "b1 a2"),
        ("double_road a1", "c1 a2 b2"),
        ("long_road a1", "e1 a2 b2 c2 d2"),
        ("tower a1", "b1 a2"),
        ("s1_b1 a1", "b1 c2 a3 b3"),
        ("s3_t1 a1", "c1 c2 a3 b3"),
        ("thien_mu a1", "b1 a2"),
        ("ishtar_gate a1", "d1 a2 b2 c2"),
        ("obelisks a1, c1", "b1 a2 c2 d1"),
    ],
)
def test_a_tower_stands_next_to_anything_laid_before(piece: str, beside: str) -> None:
    state = buying(piece)
    assert places(state) == set(beside.split())
    for place in ("d4", "l1", "l12"):
        assert refusal(state, f"lay {place}") == {"refusal": "tower_away"}


@rule("WORLD-097")
def test_corners_do_not_count() -> None:
    assert refusal(buying("single_road b2"), "lay a1") == {"refusal": "tower_away"}


@rule("WORLD-097")
def test_what_others_have_laid_is_no_help() -> None:
    state = table(cities={1: city("long_road a12", "s1_b1 a10")})
    assert "tower" not in items(state)
    assert refusal(state, "buy tower") == {"refusal": "no_place", "item": "tower"}


@rule("WORLD-083")
def test_a_tower_stands_on_an_empty_cell() -> None:
    state = buying("single_road a1", "thien_mu b1", "double_road a2")
    assert places(state) == {"c1", "c2", "a3", "b3"}
    assert refusal(state, "lay b1") == {"refusal": "covered", "cell": "b1"}


@rule("WORLD-098")
def test_a_tower_stands_on_grass() -> None:
    """d7 has grass on three sides and water at e7; so has i7, with water at h7."""
    state = buying("single_road d7", "single_road i7")
    assert places(state) == {"d6", "c7", "d8", "i6", "j7", "i8"}
    for cell in ("e7", "h7"):
        assert refusal(state, f"lay {cell}") == {"refusal": "not_grass", "cell": cell}


@rule("WORLD-098")
def test_no_tower_stands_under_a_bridge_or_in_the_water_beside_it() -> None:
    state = buying("long_road e9")
    assert places(state) == {"d9", "i9", "h8", "e10", "f10", "g10", "h10"}
    assert refusal(state, "lay g8") == {"refusal": "not_grass", "cell": "g8"}
    assert refusal(state, "lay f9") == {"refusal": "covered", "cell": "f9"}


@rule("WORLD-099")
def test_a_road_starts_from_a_tower() -> None:
    """A Temple leads up to a5; only with a tower there can roads begin away from the Pavement."""
    state = table(cities={0: city("s2_t1 a6 r90")})
    play(state, "buy tower", "lay a5", "buy pedestal_1", "buy long_road")
    upwards = {place for place in places(state) if int(place.split()[0][1:]) < 9}
    assert upwards == {"a4", "b5", "a1 r90"} | {f"b{row} r90" for row in (2, 3, 4, 5)}
    play(state, "lay b5")
    assert [piece.place for piece in city_view(state).pieces] == ["a6 r90", "a5", "b5"]


@rule("WORLD-099")
def test_without_the_tower_no_road_starts_there() -> None:
    state = table(cities={0: city("s2_t1 a6 r90")})
    play(state, "buy long_road")
    assert {place for place in places(state) if int(place.split()[0][1:]) < 9} == set()
    assert refusal(state, "lay b5") == {"refusal": "road_away"}


@rule("WORLD-100")
def test_the_pavement_does_not_support_a_tower() -> None:
    state = table()
    assert "tower" not in items(state)
    assert refusal(state, "buy tower") == {"refusal": "no_place", "item": "tower"}
    state = buying("single_road a1")
    for column in "abcdefghijkl":
        assert refusal(state, f"lay {column}12") == {"refusal": "tower_away"}


@rule("WORLD-100")
@pytest.mark.parametrize(
    ("road", "beside"),
    [("e12", "d12 e11 f11 g11 h11 i12"), ("a9 r90", "a8 b9 b10 b11 b12"), ("i12", "h12 i11 j11 k11 l11")],
)
def test_the_free_road_of_the_same_turn_does(road: str, beside: str) -> None:
    fresh = {seat: city(free_road=True) for seat in range(2)}
    state = table(round=1, phase="free_road", cities=fresh)
    play(state, f"lay {road}", "buy tower")
    assert places(state) == set(beside.split())
