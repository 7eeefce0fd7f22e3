"""Reasons for moves of World Wonders, in positions where a player would give them."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.bots.reasons import find_reasons
from mirabilia.games.world.state import State
from tests.bots.reasoning import given, known, reasons
from tests.world.scenario import city, play, table

ROAD = "long_road a12"
WITH_A_TEMPLE = ("s2_t1 b2 r90",)
"""For the Thien Mu Pagoda at c3, next to the Temple and a natural resource."""


def alone(**fields: Any) -> State:
    return table(1, options={"solo": "easy"}, **fields)


# Tracks.


def test_the_lowest_resource_and_the_population() -> None:
    low = city(ROAD, food=1, ceramics=3, gears=3)
    state = table(2, tiles={"s1": "s1_f1"}, cities={0: low})
    by_kind = reasons(state, "buy s1")
    assert by_kind["lowest"] == {"points": 1}
    assert by_kind["population"] == {"steps": 1, "points": 1}
    assert "resources" not in by_kind
    high = table(2, tiles={"s1": "s1_f1"}, cities={0: city(ROAD, food=3, ceramics=1, gears=1)})
    assert reasons(high, "buy s1")["resources"] == {"resources": {"food": 1}}
    assert "population" not in reasons(high, "buy s1")


def test_gold_that_is_left() -> None:
    state = table(2, cities={0: city(ROAD)})
    assert reasons(state, "buy s1")["gold_left"]["gold"] == 5
    spent = table(2, cities={0: city(ROAD, gold=5)})
    assert "gold_left" not in reasons(spent, "buy s1")
    pagoda = table(2, monuments="thien_mu", cities={0: city(ROAD, *WITH_A_TEMPLE)})
    assert reasons(pagoda, "buy s1")["gold_left"] == {"gold": 5, "monument": "thien_mu"}


@pytest.mark.parametrize(("others", "expected"), [(0, True), (15, False)])
def test_the_last_round_is_a_reason_for_one_who_is_ahead(others: int, expected: bool) -> None:
    """The food of the tile brings the last resident."""
    mine = city(ROAD, food=1, ceramics=3, gears=3, population=12)
    theirs = city(ROAD, food=others, ceramics=others, gears=others)
    state = table(2, tiles={"s1": "s1_f1"}, cities={0: mine, 1: theirs})
    assert ("last_round" in reasons(state, "buy s1")) == expected


# Monuments.


@pytest.mark.parametrize(("gold", "cheap"), [(0, False), (6, True)])
def test_a_monument_its_points_and_what_it_costs(gold: int, cheap: bool) -> None:
    state = table(2, monuments="thien_mu", cities={0: city(ROAD, *WITH_A_TEMPLE, gold=gold)})
    by_kind = reasons(state, "buy thien_mu")
    assert by_kind["monument"]["points"] > 0
    assert (by_kind.get("monument_cheap") == {"gold": 1}) == cheap
    assert "gold_left" not in by_kind
    assert "monument" in given(state, "buy thien_mu", instead="buy pedestal_1")


def test_a_monument_another_player_could_build_too() -> None:
    both = {0: city(ROAD, *WITH_A_TEMPLE), 1: city(ROAD, "s2_t2 b2 r90")}
    state = table(2, monuments="thien_mu", cities=both)
    assert reasons(state, "buy thien_mu")["denies_monument"]["seat"] == 1
    out = table(2, monuments="thien_mu", cities={**both, 1: both[1] | {"gold": 7, "out": True}})
    assert "denies_monument" not in reasons(out, "buy thien_mu")
    bare = table(2, monuments="thien_mu", cities={**both, 1: city(ROAD)})
    assert "denies_monument" not in reasons(bare, "buy thien_mu")


def monuments(state: State) -> set[str]:
    """The Monuments seat 0 could buy if it were its turn."""
    ours = state.copy()
    ours.active = 0
    return {fact["monument"] for fact in map(ours.move, ours.legal(0)) if "monument" in fact}


def test_a_piece_that_makes_a_monument_possible_or_leaves_room_for_it() -> None:
    """What is said of every place is what can then be bought."""
    roads = ("long_road a12", "long_road d8 r90", "long_road d4 r90")
    state = table(2, monuments="thien_mu ziggurat", tiles={"s2": "s2_t1"}, cities={0: city(*roads, "s1_f1 b10")})
    before, seen = monuments(state), set()
    play(state, "buy s2")
    for move in state.legal(0):
        after = state.copy()
        after.play(0, move)
        facts = [reason.fact for reason in find_reasons(known(state), move).reasons]
        prepared = {fact["monument"] for fact in facts if fact["reason"] == "prepares"}
        spared = {fact["monument"] for fact in facts if fact["reason"] == "keeps_place"}
        assert (prepared, spared) == (monuments(after) - before, monuments(after) & before)
        seen |= prepared
    assert {"thien_mu", "ziggurat"} <= seen


# The map.


def test_districts_natural_resources_and_room() -> None:
    state = table(2, cities={0: city(ROAD)})
    play(state, "buy long_road")
    by_kind = reasons(state, "lay e12")
    assert by_kind["room"]["cells"] == 5  # four above it, one beside
    assert by_kind["natural"] == {"number": 1}
    assert "natural" not in reasons(state, "lay a8 r90")
    corner = table(2, tiles={"s2": "s2_f1"}, cities={0: city("long_road a11")})
    play(corner, "buy s2")
    assert reasons(corner, "lay a12")["nearly"] == {"cells": 1}
    closed = table(2, tiles={"s2": "s2_f1"}, cities={0: city("long_road a11", "single_road d12")})
    play(closed, "buy s2")
    assert reasons(closed, "lay a12")["districts"] == {"number": 1}
    assert given(closed, "lay a12", instead="lay a10")[0] == "districts"


def test_what_a_purchase_could_do_on_the_map() -> None:
    closed = table(2, tiles={"s2": "s2_f1"}, cities={0: city("long_road a11", "single_road d12")})
    assert reasons(closed, "buy s2")["can_close"] == {"number": 1}
    assert reasons(closed, "buy long_road")["can_open"]["cells"] >= 3
    assert reasons(closed, "buy long_road")["can_touch"]["number"] >= 1


# Order, loans, objectives, the Automaton.


def test_pedestals_count_as_long_as_a_round_follows() -> None:
    state = table(2, cities={0: city(ROAD)})
    assert given(state, "buy pedestal_1") == ["first"]
    assert given(state, "buy pedestal_2") == ["second"]
    assert given(table(2, round=10, cities={0: city(ROAD)}), "buy pedestal_1") == []


def test_a_loan_and_what_it_allows() -> None:
    state = table(2, cities={0: city(ROAD, gold=3)})
    by_kind = reasons(state, "loan")
    assert by_kind["loan"] == {"gold": 2, "points": 2}
    assert by_kind["affords"] == {"stack": "s6"}
    debtor = table(2, cities={0: city(ROAD, loan_round=2)})
    assert reasons(debtor, "repay")["repays"] == {"points": 2}


def test_a_tile_another_player_could_use() -> None:
    low = {"food": 1, "ceramics": 3, "gears": 3}
    state = table(2, tiles={"s1": "s1_f1"}, cities={0: city(ROAD), 1: city(ROAD, **low)})
    assert reasons(state, "buy s1")["denies_tile"] == {"seat": 1, "points": 2}
    poor = table(2, tiles={"s1": "s1_f1"}, cities={0: city(ROAD), 1: city(ROAD, gold=6, **low)})
    assert "denies_tile" not in reasons(poor, "buy s1")


def test_an_objective_that_scores_more() -> None:
    options = {"objectives": ["o02", "o08", "o15"]}
    state = table(2, options=options, cities={0: city(ROAD), 1: city(ROAD)})
    play(state, "buy long_road")
    assert reasons(state, "lay e12")["objective"]["objective"] == "o02"


def test_alone_against_the_automaton() -> None:
    """It has the sum of the resources: one food more costs a point where another resource is the lowest."""
    state = alone(tiles={"s1": "s1_f1"}, cities={0: city(ROAD, food=3, ceramics=0, gears=0)})
    assert not {kind for kind in reasons(state, "buy s1") if kind.startswith("automaton")}
    low = alone(tiles={"s1": "s1_f1"}, cities={0: city(ROAD, food=1, ceramics=2, gears=2)})
    by_kind = reasons(low, "buy s1")
    assert by_kind["automaton_behind"]["points"] > 0
    play(low, "buy s1")
    assert any("automaton_behind" in reasons(low, low.text(move)) for move in low.legal(0))
