"""Positions of World Wonders in a few lines: what they leave out is drawn (docs/snapshots.md)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.contract import SnapshotError
from mirabilia.games.world.lookup import CATALOGUE, MONUMENT_IDS, SOLO_IDS
from mirabilia.games.world.state import State
from tests.rules import rule
from tests.world.scenario import WORLD, city, items, play

seeds = st.integers(0, 2**53 - 1)


def sketch(players: int = 2, **fields: Any) -> dict[str, Any]:
    return {
        "game": "world",
        "version": 1,
        "players": players,
        "options": {},
        "round": 5,
        "phase": "turn",
        "active": 0,
        "order": list(range(players)),
        "cities": [{} for _ in range(players)],
    } | fields


def filled(players: int = 2, seed: int = 7, **fields: Any) -> State:
    state = WORLD.restore(sketch(players, **fields), fill=seed)
    assert isinstance(state, State)
    return state


def error(players: int = 2, **fields: Any) -> tuple[str, str]:
    with pytest.raises(SnapshotError) as caught:
        filled(players, **fields)
    return caught.value.field, caught.value.reason


@rule("WORLD-016", "WORLD-024", "WORLD-129")
@given(seed=seeds, players=st.integers(1, 5))
def test_a_round_begins_with_everything_on_sale(seed: int, players: int) -> None:
    position = filled(players, seed).snapshot()
    market = position["market"]
    assert (market["long_roads"], market["towers"]) == (WORLD.new(1, players).snapshot()["market"]["long_roads"], 1)
    for name, row in position["stacks"].items():
        assert sorted(row) == [tile.id for tile in CATALOGUE.tiles if tile.stack == name]
        assert market["tiles"][name] == row[4]
    assert sorted([*market["monuments"], *position["deck"]]) == sorted(MONUMENT_IDS)
    assert len(market["monuments"]) == (2 if players == 1 else 3)
    assert market["towers"] + position["supply"]["towers"] == 10


@given(seed=seeds, round=st.integers(2, 10))
def test_tiles_that_are_laid_have_been_turned_up(seed: int, round: int) -> None:
    own = city("long_road a12", "s2_f1 a9 r90", "moai l1, k1, j1")
    position = filled(seed=seed, round=round, cities=[own, {}]).snapshot()
    assert "s2_f1" in position["stacks"]["s2"][: round - 1]
    assert position["market"]["tiles"]["s2"] == position["stacks"]["s2"][round - 1]
    assert "moai" not in [*position["market"]["monuments"], *position["deck"]]
    assert position["supply"]["long_roads"] + position["market"]["long_roads"] == 34


def test_a_tile_laid_in_the_first_round_is_no_more_on_sale() -> None:
    position = filled(round=1, cities=[city("long_road a12", "s2_f1 a9 r90"), {}]).snapshot()
    assert (position["stacks"]["s2"][0], position["market"]["tiles"]["s2"]) == ("s2_f1", None)


def test_what_is_being_laid_comes_from_the_market() -> None:
    own = city("long_road a12", gold=2)
    state = filled(phase="lay", laying={"tile": "s2_t1"}, cities=[own, {}])
    position = state.snapshot()
    assert (position["stacks"]["s2"][4], position["market"]["tiles"]["s2"]) == ("s2_t1", None)
    play(state, "lay a11")
    road = filled(phase="lay", laying={"item": "long_road"}, cities=[own, {}]).snapshot()
    assert (road["market"]["long_roads"], road["supply"]["long_roads"]) == (0, 33)


def test_what_is_given_stays() -> None:
    shown = {"s1": "s1_b1", "s2": None}
    state = filled(market={"tiles": shown, "monuments": ["giza", "?", "?"]}, stacks={"s3": ["s3_b1", *["?"] * 9]})
    position = state.snapshot()
    assert position["market"]["tiles"] | shown == position["market"]["tiles"]
    assert position["stacks"]["s1"][4] == "s1_b1"
    assert position["stacks"]["s3"][0] == "s3_b1"
    assert position["market"]["monuments"][0] == "giza"
    assert {"long_road", "short_set", "pedestal_1"} <= items(state)


def test_maps_and_objectives_are_those_of_the_options() -> None:
    assert [own["map"] for own in filled().snapshot()["cities"]] == ["lake", "lake"]
    rivers = {"map_side": "B", "rivers": ["bent", "spring"], "objectives": ["o01", "o02", "o03"]}
    position = filled(options=rivers).snapshot()
    assert [own["map"] for own in position["cities"]] == ["bent", "spring"]
    assert position["objectives"] == ["o01", "o02", "o03"]
    dealt = filled(5, options={"map_side": "B", "objectives": "dealt"}).snapshot()
    assert len({own["map"] for own in dealt["cities"]}) == 5
    assert len(set(dealt["objectives"])) == 3


def test_a_player_alone_gets_the_solo_cards() -> None:
    solo = filled(1).snapshot()["solo"]
    assert sorted(solo["deck"]) == sorted(SOLO_IDS)
    assert solo["monuments"] == []
    given = filled(1, market={"monuments": ["giza", "moai"]}, deck=[*MONUMENT_IDS[5:10]])
    monuments = given.snapshot()["solo"]["monuments"]
    assert len(monuments) == len(MONUMENT_IDS) - 5 - len({"giza", "moai"} - set(MONUMENT_IDS[5:10]))


def test_contradictions_name_the_field() -> None:
    tile = [city("s2_f1 a12"), city("s2_f1 a12")]
    assert error(cities=tile)[0] == "cities[1].pieces[0].tile"
    early = [city("s2_f1 a12", "s2_f2 d12"), {}]
    reason = "s2_f1, s2_f2 cannot all have been turned up by round 1"
    assert error(round=1, cities=early) == ("stacks.s2", reason)
    assert error(options={"map_side": "B"}, cities=[city("tower a12"), {}])[0] == "cities[0].map"
    assert error(deck=["?"] * 22) == ("deck[18]", "no Monument is left to fill it")
    assert error(round=11)[0] == "round"
    assert error(market=7)[0] == "market"
    assert error(stacks={"s1": []})[0] == "stacks.s1"
    assert error(stacks={"s9": []})[0] == "stacks"
    assert error(cities=[{}])[0] == "cities"
    assert error(order=[0]) == ("order", "every seat from 0 to 1 once, not [0]")


def test_without_fill_nothing_is_drawn() -> None:
    with pytest.raises(SnapshotError, match="missing required field"):
        WORLD.restore(sketch())
