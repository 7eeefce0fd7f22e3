"""How a game ends, and the points of a city line by line (docs/rules/world.md, End and scoring)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from mirabilia.core.contract import Result
from mirabilia.games.world.state import State
from tests.rules import rule
from tests.world.scenario import buy, city, city_view, events, facts_of, legal, play, scores, table


def ended(*cities: dict[str, Any], **fields: Any) -> State:
    """The table after the last purchase of round 10: seat 0 spends its last gold on a pedestal, the others are out."""
    parts = {seat: {"gold": 7, "out": True} | part for seat, part in enumerate(cities)}
    parts[0] = {"gold": 6, "out": False} | cities[0]
    state = table(len(cities), round=10, cities=parts, **fields)
    play(state, "buy pedestal_1")
    return state


def outcome(state: State) -> Result:
    result = state.result()
    assert result is not None
    return result


def markers(size: int) -> dict[str, int]:
    """Markers worth that many points for the least produced resource."""
    return {"food": size, "ceramics": size, "gears": size}


# The end of the game.


@rule("WORLD-186")
@pytest.mark.parametrize(("side", "food"), [("A", 1), ("B", 0)])
def test_everybody_finishes_the_round_in_which_a_population_reaches_its_end(side: str, food: int) -> None:
    """Seat 1 reaches space 13; seats 2 and 0 and then seat 1 itself still spend their last gold."""
    poor = city("long_road a12", gold=6)
    growing = city("long_road a12", food=food, population=12, gold=4)
    cities = {0: poor, 1: growing, 2: poor}
    state = table(3, active=1, options={"resource_side": side}, tiles={"s1": "s1_f1"}, cities=cities)
    facts = buy(state, "s1")
    assert city_view(state, 1).population == 13
    assert events(facts, "last_round") == [{"event": "last_round", "seat": 1}]
    assert state.view(None).last_round
    for seat, item in ((2, "pedestal_1"), (0, "pedestal_2"), (1, "long_road")):
        assert state.to_act() == (seat,)
        assert state.result() is None
        facts = buy(state, item)
    assert [fact["event"] for fact in facts][-3:] == ["out", "scored", "over"]
    assert (state.view(None).round, state.to_act()) == (5, ())
    assert outcome(state).reason == "points"


@rule("WORLD-186")
def test_one_space_before_the_end_the_game_goes_on() -> None:
    growing = city("long_road a12", food=1, population=11, gold=5)
    state = table(tiles={"s1": "s1_f1"}, cities={0: growing, 1: city(out=True)})
    facts = buy(state, "s1")
    assert city_view(state).population == 12
    assert events(facts, "last_round") == []
    assert (state.view(None).round, state.result()) == (6, None)


@rule("WORLD-187")
@pytest.mark.parametrize("round", range(1, 11))
def test_the_game_ends_after_ten_rounds(round: int) -> None:
    state = table(round=round, cities={0: city(gold=6), 1: city(out=True)})
    assert state.view(None).last_round == (round == 10)
    facts = play(state, "buy pedestal_1")
    if round < 10:
        assert (state.view(None).round, state.result()) == (round + 1, None)
        assert events(facts, "over") == []
    else:
        assert events(facts, "round_begun") == []
        assert events(facts, "over") == [{"event": "over", "reason": "points", "winners": [0, 1]}]
        assert legal(state) == set()


@rule("WORLD-187")
def test_the_tenth_round_is_played_to_its_end() -> None:
    state = table(round=10, cities={0: city(gold=6), 1: city("long_road a12", gold=5)})
    play(state, "buy pedestal_1")
    for item in ("long_road", "short_set"):
        assert (state.to_act(), state.result()) == ((1,), None)
        buy(state, item)
    assert (state.to_act(), outcome(state).reason) == ((), "points")


@rule("WORLD-188")
def test_the_points_of_all_are_counted_at_the_end() -> None:
    """Population 3 and 5 of each resource; population 5 and a Ziggurat beside c2, with a loan."""
    state = ended(city(population=3, **markers(5)), city("ziggurat a1", population=5, loan_round=2))
    none = dict.fromkeys(("population", "lowest", "monuments", "natural", "districts", "loans", "objectives"), 0)
    sheets = [
        {**none, "population": 3, "lowest": 5, "total": 8},
        {**none, "population": 4, "monuments": 2, "natural": 1, "loans": -2, "total": 5},
    ]
    assert facts_of(state)[-2:] == [
        {"event": "scored", "scores": sheets},
        {"event": "over", "reason": "points", "winners": [0]},
    ]
    for seat in (None, 0, 1):
        result = state.view(seat).result
        assert result is not None
        assert replace(result, breakdown=()) == Result("points", (1, 2), tuple(sheets))
    assert list(outcome(state).scores) == sheets


# Population, resources and Monuments.


@rule("WORLD-189")
@pytest.mark.parametrize(
    ("side", "points"),
    [("A", [0, 1, 2, 3, 3, 4, 5, 6, 6, 7, 8, 9, 10, 12]), ("B", [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 7, 8, 10, 12])],
)
def test_every_ring_reached_or_passed_is_a_point(side: str, points: list[int]) -> None:
    for population, rings in enumerate(points):
        options = {"resource_side": side}
        state = ended(city(population=population), city(), options=options, last_round=population == 13)
        assert [sheet["population"] for sheet in outcome(state).scores] == [rings, 0]


@rule("WORLD-190")
@pytest.mark.parametrize(
    ("food", "ceramics", "gears", "points"),
    [(3, 7, 9, 3), (7, 3, 9, 3), (9, 7, 3, 3), (4, 4, 4, 4), (0, 15, 15, 0), (15, 15, 0, 0), (15, 15, 15, 15)],
)
def test_the_least_produced_resource_counts(food: int, ceramics: int, gears: int, points: int) -> None:
    state = ended(city(food=food, ceramics=ceramics, gears=gears), city())
    assert (outcome(state).scores[0]["lowest"], outcome(state).scores[0]["total"]) == (points, points)


@rule("WORLD-191")
def test_example_of_the_least_produced_resource() -> None:
    state = ended(city(food=8, ceramics=9, gears=11), city())
    assert outcome(state).scores[0]["lowest"] == 8


@rule("WORLD-192")
@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ([], 0),
        (["thien_mu a1"], 1),
        (["giza a1, c1, d1"], 3),
        (["machu_picchu a10"], 5),
        (["machu_picchu a10", "giza a1, c1, d1", "thien_mu l12"], 9),
    ],
)
def test_rings_on_the_own_monument_cards_are_points(pieces: list[str], points: int) -> None:
    """Giza has three pieces and 3 rings; the Ziggurat belongs to the other player."""
    state = ended(city(*pieces), city("ziggurat a11"))
    assert [sheet["monuments"] for sheet in outcome(state).scores] == [points, 2]


@rule("WORLD-192")
def test_a_monument_bought_last_counts() -> None:
    builder = city("long_road a12", "s2_t1 e12", gold=6)
    state = table(round=10, monuments="giza", cities={0: builder, 1: city(out=True)})
    buy(state, "giza")
    assert outcome(state).scores[0]["monuments"] == 3


# Natural resources. On the map with the lake they are at c2, j2, g3, b5, k5, k8, c9, h10, e11 and k11.


@rule("WORLD-193")
@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ([], 0),
        (["long_road d12"], 1),
        (["long_road a12"], 0),
        (["long_road d11"], 0),
        (["long_road d12", "tower e11"], 0),
        (["long_road d12", "long_road h11"], 2),
        (["s3_f1 j9"], 2),
        (["s3_f1 j9", "tower k8"], 1),
    ],
)
def test_visible_natural_resources_next_to_a_piece_are_points(pieces: list[str], points: int) -> None:
    """Those under a piece or at a corner give none; a road from h11 covers k11 and lies below h10."""
    assert outcome(ended(city(*pieces), city())).scores[0]["natural"] == points


@rule("WORLD-194")
@pytest.mark.parametrize(
    "piece",
    [
        "long_road a11",
        "double_road c11",
        "single_road e12",
        "tower e10",
        *(f"s2_{letter}1 e12" for letter in "bfhmt"),
        "trojan_horse f11",
        "giza c11, b12, a12",
        "long_road e9",
    ],
)
def test_any_kind_of_piece_serves(piece: str) -> None:
    """Beside e11; the last one is a bridge above h10."""
    assert outcome(ended(city(piece), city())).scores[0]["natural"] == 1


@rule("WORLD-194")
def test_each_natural_resource_counts_once() -> None:
    around = city("single_road e12", "tower e10", "double_road c11", "thien_mu f11")
    assert outcome(ended(around, city())).scores[0]["natural"] == 1


@rule("WORLD-194")
def test_only_own_pieces_serve() -> None:
    state = ended(city("long_road d12"), city())
    assert [sheet["natural"] for sheet in outcome(state).scores] == [1, 0]


# Districts.

RING = ("c3", "d3", "e3", "f4", "e5", "d5", "c5", "b4")
"""The cells beside a bar of three at c4."""


def ring(*missing: str) -> list[str]:
    return [f"single_road {cell}" for cell in RING if cell not in missing]


def districts(*pieces: str, **fields: Any) -> int:
    """The points for districts of a city at the end of a game."""
    return outcome(ended(city(*pieces), city(), **fields)).scores[0]["districts"]


@rule("WORLD-195")
def test_a_building_surrounded_on_all_sides_is_a_point() -> None:
    """Grass at the corners does not matter."""
    assert districts("s2_f1 c4", *ring()) == 1


@rule("WORLD-195")
def test_every_district_is_a_point() -> None:
    """Three bars beside the Border and the Pavement, behind a Long Road."""
    bars = [f"s2_{tile} {place}" for tile, place in (("f1", "a10"), ("b1", "a11"), ("f2", "a12"))]
    assert districts(*bars, "long_road d9 r90", "double_road a9") == 3
    assert districts(*bars, "double_road d11 r90", "double_road a9") == 2
    assert districts(*bars, "single_road d12", "double_road a9") == 1


@rule("WORLD-195")
@pytest.mark.parametrize("piece", ["tower c4", "thien_mu c4", "single_road c4"])
def test_only_buildings_are_districts(piece: str) -> None:
    assert districts(piece, *(f"single_road {cell}" for cell in ("c3", "c5", "b4", "d4"))) == 0


@rule("WORLD-196")
@pytest.mark.parametrize(
    "piece",
    [
        "single_road d12",
        "double_road d12",
        "long_road d9 r90",
        "tower d12",
        "thien_mu d12",
        "giza e11, d12, e10",
        *(f"s1_{letter}1 d11" for letter in "bfhmt"),
    ],
)
def test_any_kind_of_piece_closes_a_side(piece: str) -> None:
    """A Farm in the corner of Border and Pavement under roads; its last side is at d12."""
    corner = ["s2_f1 a12", "double_road a11", "single_road c11"]
    assert districts(*corner) == 0
    assert districts(*corner, piece) == 1


@rule("WORLD-196")
@pytest.mark.parametrize(
    "pieces",
    [
        pytest.param(["s2_f1 a12", "long_road a11", "tower d12"], id="Border on the left, Pavement"),
        pytest.param(["s2_f1 e1", "long_road d2", "tower d1", "tower h1"], id="Border at the top"),
        pytest.param(["s2_f1 l4 r90", "long_road k3 r90", "tower l3", "tower l7"], id="Border on the right"),
        pytest.param(["s2_f1 a1", "tower d1", "double_road a2"], id="natural resource c2"),
        pytest.param(["s2_f1 h8 r90", "tower g10", "tower h11", "long_road i8 r90"], id="water h7, g8 and g9"),
    ],
)
def test_border_pavement_water_and_natural_resources_close_a_side(pieces: list[str]) -> None:
    closed = districts(*pieces)
    assert (closed, districts(*pieces[:-1])) == (1, 0)


@rule("WORLD-196")
def test_a_bridge_and_a_river_close_a_side() -> None:
    """Water at i10 to i12, a natural resource at k12, and the Pavement below j12."""
    options = {"map_side": "B", "rivers": ["north_south", "bent"]}
    river = ["s2_f1 j10 r90", "double_road k10 r90"]
    assert districts(*river, options=options) == 0
    assert districts(*river, "long_road h9", options=options) == 1


@rule("WORLD-197")
@pytest.mark.parametrize("cell", RING)
def test_one_cell_of_plain_grass_spoils_a_district(cell: str) -> None:
    assert districts("s2_f1 c4", *ring(cell)) == 0


@rule("WORLD-197")
def test_natural_resources_do_not_spoil_a_district() -> None:
    """Below c2 and beside b5 the ring needs no pieces; a bar at c3 touches c2, one at c5 touches b5."""
    above = [f"single_road {cell}" for cell in ("d2", "e2", "b3", "f3", "c4", "d4", "e4")]
    beside = [f"single_road {cell}" for cell in ("c4", "d4", "e4", "f5", "c6", "d6", "e6")]
    assert districts("s2_f1 c3", *above) == 1
    assert districts("s2_f1 c5", *beside) == 1
    assert districts("s2_f1 c5", *beside[:-1]) == 0


# Loans.


@rule("WORLD-198")
def test_an_open_loan_costs_two_points() -> None:
    state = ended(city(loan_round=3, **markers(5)), city(**markers(5)))
    assert [(sheet["loans"], sheet["total"]) for sheet in outcome(state).scores] == [(-2, 3), (0, 5)]
    assert outcome(state).ranks == (2, 1)


@rule("WORLD-198")
def test_a_loan_paid_back_in_the_last_round_costs_nothing() -> None:
    state = table(round=10, cities={0: city(loan_round=9, gold=3), 1: city(out=True)})
    assert scores(state)["loans"] == -2
    play(state, "repay", "buy pedestal_1")
    assert outcome(state).scores[0]["loans"] == 0


@rule("WORLD-198")
def test_a_loan_of_the_last_round_stays_open() -> None:
    state = table(round=10, cities={0: city("long_road a12", gold=6), 1: city(out=True)})
    play(state, "loan", "buy pedestal_1")
    buy(state, "long_road")
    buy(state, "short_set")
    assert outcome(state).scores[0]["loans"] == -2


# The winner.


@rule("WORLD-199")
@pytest.mark.parametrize(
    ("points", "ranks"),
    [((6, 4), (1, 2)), ((4, 6), (2, 1)), ((5, 9, 7), (3, 1, 2)), ((1, 2, 3, 4, 5), (5, 4, 3, 2, 1))],
)
def test_most_points_win(points: tuple[int, ...], ranks: tuple[int, ...]) -> None:
    state = ended(*(city(**markers(number)) for number in points))
    assert outcome(state).ranks == ranks
    assert outcome(state).winners == (ranks.index(1),)


@rule("WORLD-199")
def test_more_monuments_do_not_beat_more_points() -> None:
    state = ended(city("trojan_horse a1", "ishtar_gate a12"), city(**markers(3)))
    assert [sheet["total"] for sheet in outcome(state).scores] == [2, 3]
    assert outcome(state).ranks == (2, 1)


@rule("WORLD-200")
def test_equal_points_more_monuments_win() -> None:
    """Two points each: by one Monument, by two, by resources."""
    cities = [city("ziggurat a11"), city("trojan_horse a1", "ishtar_gate a12"), city(**markers(2))]
    state = ended(*cities)
    assert [sheet["total"] for sheet in outcome(state).scores] == [2, 2, 2]
    assert outcome(state).ranks == (2, 1, 3)
    assert outcome(state).winners == (1,)


@rule("WORLD-200")
@pytest.mark.parametrize(
    ("cities", "ranks"),
    [
        ([city("ziggurat a11"), city("obelisks a1, a3")], (1, 1)),
        ([city(**markers(4)), city(**markers(4)), city(**markers(3))], (1, 1, 3)),
        (
            [city(**markers(1)), city("ziggurat a11"), city("obelisks a1, a3"), city(**markers(2))],
            (4, 1, 1, 3),
        ),
    ],
)
def test_still_equal_players_share_the_victory(cities: list[dict[str, Any]], ranks: tuple[int, ...]) -> None:
    state = ended(*cities)
    assert outcome(state).ranks == ranks
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    assert facts_of(state)[-1] == {"event": "over", "reason": "points", "winners": winners}


# The summary.


@rule("WORLD-201")
def test_the_score_sheet_is_shown_for_every_city_throughout_the_game() -> None:
    """In round 5: the lines in the order in which they are counted, as if the game ended now."""
    pieces = ["s2_f1 a12", "long_road a11", "tower d12", "ziggurat a1"]
    state = table(cities={0: city(*pieces, population=2, loan_round=4, food=4, ceramics=3, gears=5)})
    for seat in (None, 0, 1):
        own, other = (part.scores for part in state.view(seat).cities)
        assert list(own.items()) == [
            ("population", 2),
            ("lowest", 3),
            ("monuments", 2),
            ("natural", 2),
            ("districts", 1),
            ("loans", -2),
            ("objectives", 0),
            ("total", 8),
        ]
        assert set(other.values()) == {0}
