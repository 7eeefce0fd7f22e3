"""Diplomacy: who stays out of a conflict and who meets instead (CITY-032 to CITY-043, 160, 165)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.cities.view import CitiesCity
from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.scenario import choose, city, events, events_seen, pending_choice, table, turn

MARIO, ANGELA, CHRISTIAN, KATIUSCIA = range(4)
BOTH = pytest.mark.parametrize("edition", [1, 2])


def last_turn(players: int, age: int = 1, edition: Edition = 2, **fields: Any) -> State:
    """The last turn of an Age with Cities."""
    return table(players, age=age, turn=6, options={"expansions": ["cities"], "edition": edition}, **fields)


def tokens(state: State) -> list[tuple[int, int]]:
    """Victory and defeat tokens of every city."""
    return [(sum(own["victories"]), own["defeats"]) for own in state.snapshot()["cities"]]


def diplomacy(state: State) -> list[int]:
    return [CitiesCity.of(own).diplomacy for own in state.view(None).cities]


@rule("CITY-032")
@BOTH
def test_a_card_or_stage_with_the_symbol_brings_one_token(edition: Edition) -> None:
    there = {0: city("clay_pool press_2"), 1: city("sawmill press_1", board="byzantium", stages=1)}
    options = {"expansions": ["cities"], "edition": edition}
    state = table(options=options, age=2, hands={0: "consulate", 1: "walls"}, cities=there)
    turn(state, {0: "build consulate", 1: "stage walls"})
    assert diplomacy(state) == [1, 1, 0]


@rule("CITY-033")
def test_everybody_sees_and_hears_of_a_token() -> None:
    state = table(options={"expansions": ["cities"]}, hands={0: "residence"}, cities={0: city("clay_pool")})
    turn(state, {0: "build residence"})
    for seat in (None, 0, 1, 2):
        assert CitiesCity.of(state.view(seat).cities[0]).diplomacy == 1
        assert {"event": "diplomacy", "seat": 0, "tokens": 1} in events_seen(state, seat)


@rule("CITY-034")
@BOTH
def test_a_holder_stays_out_of_the_next_resolution_and_loses_the_token(edition: Edition) -> None:
    there = {0: city(diplomacy=1), 1: city("barracks"), 2: city("militia")}
    state = last_turn(3, edition=edition, cities=there)
    facts = turn(state)
    assert tokens(state) == [(0, 0), (0, 1), (1, 0)]
    assert diplomacy(state) == [0, 0, 0]
    assert [fact["seat"] for fact in events(facts, "diplomacy_used")] == [0]
    snapshot = state.snapshot()
    assert (snapshot["age"], snapshot["cities"][2]["victories"]) == (2, [1, 0, 0])


@rule("CITY-035")
def test_the_cities_beside_the_absent_one_fight_each_other_for_that_resolution_only() -> None:
    """Seats 0 and 2 meet over the absent seat 1; the other fights stay, and seat 0 meets seat 1 again in Age II."""
    there = {0: city("militia"), 1: city("stockade", diplomacy=1), 2: city("barracks"), 3: city("guard_tower")}
    state = last_turn(4, cities=there)
    facts = turn(state)
    fights = {(fact["seat"], fact["other_seat"]) for fact in events(facts, "victory")}
    assert fights == {(0, 2), (0, 3)}
    assert tokens(state) == [(2, 0), (0, 0), (0, 1), (0, 1)]
    for _ in range(7):
        facts = turn(state)
    assert {(fact["seat"], fact["other_seat"]) for fact in events(facts, "victory")} == {(0, 1), (0, 3)}


@rule("CITY-036")
@BOTH
def test_angelas_neighbours_compare_as_if_they_sat_next_to_each_other(edition: Edition) -> None:
    there = {MARIO: city("militia"), ANGELA: city("clay_pool"), CHRISTIAN: city("barracks")}
    state = last_turn(4, edition=edition, hands={ANGELA: "residence"}, cities=there)
    turn(state, {ANGELA: "build residence"})
    assert tokens(state) == [(2, 0), (0, 0), (1, 1), (0, 2)]
    assert diplomacy(state)[ANGELA] == 0


@rule("CITY-037")
def test_several_tokens_are_used_one_at_each_resolution() -> None:
    state = last_turn(3, cities={0: city("militia", diplomacy=3), 1: city("barracks")})
    for left, won in ((2, 0), (1, 0), (0, 0)):
        turn(state)
        assert (diplomacy(state)[0], tokens(state)[0][0]) == (left, won)
        while state.result() is None and state.turn < 6:
            turn(state)
    assert tokens(state) == [(0, 0), (3, 0), (0, 3)]


@rule("CITY-038")
def test_a_token_must_be_used_even_by_the_strongest() -> None:
    state = last_turn(3, cities={0: city("militia guard_tower barracks", diplomacy=1), 1: city(), 2: city()})
    turn(state)
    assert tokens(state) == [(0, 0), (0, 0), (0, 0)]
    assert diplomacy(state) == [0, 0, 0]


@rule("CITY-039")
@pytest.mark.parametrize(("age", "value"), [(1, [1, 0, 0]), (2, [0, 1, 0]), (3, [0, 0, 1])])
def test_two_players_left_compare_once(age: int, value: list[int]) -> None:
    state = last_turn(3, age=age, cities={0: city("militia"), 1: city(diplomacy=1), 2: city()})
    facts = turn(state)
    assert len(events(facts, "victory")) == len(events(facts, "defeat")) == 1
    assert [own["victories"] for own in state.snapshot()["cities"]] == [value, [0, 0, 0], [0, 0, 0]]
    assert tokens(state) == [(1, 0), (0, 0), (0, 1)]


@rule("CITY-040")
@BOTH
def test_mario_and_christian_stay_away_and_angela_wins_a_single_token(edition: Edition) -> None:
    there = {
        MARIO: city("walls", diplomacy=1),
        ANGELA: city("mercenaries"),
        CHRISTIAN: city("stockade", diplomacy=1),
        KATIUSCIA: city("barracks"),
    }
    state = last_turn(4, age=2, edition=edition, cities=there)
    turn(state)
    assert state.snapshot()["cities"][ANGELA]["victories"] == [0, 1, 0]
    assert tokens(state) == [(0, 0), (1, 0), (0, 0), (0, 1)]
    assert diplomacy(state) == [0, 0, 0, 0]


@rule("CITY-041")
@pytest.mark.parametrize("absent", [{0, 1}, {1, 2}, {0, 1, 2}])
def test_with_one_player_or_none_left_there_is_no_conflict(absent: set[int]) -> None:
    shields = ("militia", "barracks", "guard_tower stockade")
    there = {seat: city(cards, diplomacy=int(seat in absent)) for seat, cards in enumerate(shields)}
    state = last_turn(3, cities=there)
    turn(state)
    assert tokens(state) == [(0, 0)] * 3
    assert diplomacy(state) == [0, 0, 0]


@rule("CITY-042")
def test_a_token_is_gone_after_its_age_unless_more_are_held() -> None:
    there = {0: city("clay_pool"), 1: city("clay_pit", diplomacy=1)}
    state = table(options={"expansions": ["cities"]}, turn=5, hands={0: "residence"}, cities=there)
    turn(state, {0: "build residence"})
    assert diplomacy(state) == [1, 1, 0]
    turn(state)
    assert diplomacy(state) == [0, 0, 0]
    there = {0: city("clay_pool", diplomacy=1), 1: city("barracks")}
    state = last_turn(3, hands={0: "residence"}, cities=there)
    turn(state, {0: "build residence"})
    assert diplomacy(state) == [1, 0, 0]
    for _ in range(7):
        turn(state)
    assert diplomacy(state) == [0, 0, 0]
    assert tokens(state) == [(0, 0), (2, 0), (0, 2)]


@rule("CITY-043")
@pytest.mark.parametrize(("absent", "fights"), [({1, 2}, {(0, 3), (0, 5), (3, 4)}), ({1, 2, 3}, {(0, 4), (0, 5)})])
def test_several_absent_neighbours_make_the_nearest_others_meet(absent: set[int], fights: set[tuple[int, int]]) -> None:
    shields = {0: "militia", 3: "guard_tower", 5: "barracks"}
    there = {seat: city(shields.get(seat, ""), diplomacy=int(seat in absent)) for seat in range(6)}
    state = last_turn(6, cities=there)
    facts = turn(state)
    won = {(fact["seat"], fact["other_seat"]) for fact in events(facts, "victory")}
    assert won == fights | {(5, 4)}
    assert all(tokens(state)[seat] == (0, 0) for seat in absent)


@rule("CITY-160")
def test_halicarnassus_takes_a_token_of_a_finished_age_for_the_next_resolution() -> None:
    """The Residence of Age I is built at the end of Age II: its token is used at once."""
    tomb = city("clay_pool clay_pit", board="halicarnassus", side="night")
    state = last_turn(3, age=2, discard="residence", hands={0: "walls"}, cities={0: tomb, 1: city("barracks")})
    turn(state, {0: "stage walls"})
    assert pending_choice(state) == ("revival", 0)
    choose(state, "revive residence")
    assert tokens(state) == [(0, 0), (1, 0), (0, 1)]
    assert diplomacy(state) == [0, 0, 0]


@rule("CITY-160")
def test_solomon_takes_a_token_of_a_finished_age_for_the_next_resolution() -> None:
    """The Residence of Age I is built in the Recruitment of Age II; its token is held until the end of that Age."""
    state = table(
        age=2,
        turn=-1,
        phase="recruitment",
        options={"expansions": ["leaders", "cities"]},
        discard="residence altar",
        cities={
            0: city("militia", held_leaders="solomon"),
            1: city("barracks", held_leaders="nero"),
            2: city(held_leaders="euclid"),
        },
    )
    turn(state, {0: "recruit solomon bank 3"})
    choose(state, "revive residence")
    assert diplomacy(state) == [1, 0, 0]
    for _ in range(7):
        turn(state)
    assert tokens(state) == [(0, 0), (1, 0), (0, 1)]
    assert diplomacy(state) == [0, 0, 0]


@rule("CITY-165")
@BOTH
def test_at_the_end_of_the_age_the_left_city_fights_the_right_one(edition: Edition) -> None:
    there = {0: city("clay_pool"), 1: city("militia"), 4: city("barracks"), 2: city("guard_tower")}
    options = {"expansions": ["cities"], "edition": edition}
    state = table(5, options=options, turn=5, hands={0: "residence"}, cities=there)
    turn(state, {0: "build residence"})
    assert diplomacy(state) == [1, 0, 0, 0, 0]
    facts = turn(state)
    won = {(fact["seat"], fact["other_seat"]) for fact in events(facts, "victory")}
    assert won == {(1, 4), (1, 2), (2, 3), (4, 3)}
    assert diplomacy(state) == [0] * 5
