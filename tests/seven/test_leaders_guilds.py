"""The guilds of Leaders in the first edition (docs/rules/leaders.md, First edition: guilds and contents)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.cities.view import CitiesCity
from mirabilia.games.seven.leaders.view import LeadersCity
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.leaders_scenario import LAST, tokens
from tests.seven.scenario import choose, city, coins, events, legal, pending_choice, scores, table, turn, ways

FIRST: dict[str, Any] = {"edition": 1, "expansions": ["leaders"]}
FIRST_WITH_CITIES: dict[str, Any] = {"edition": 1, "expansions": ["leaders", "cities"], "leader_decks": ["cities"]}
COURTESANS = "lumber_yard clay_pool glassworks_1 loom_1"
"""What the Courtesans Guild needs."""


@pytest.mark.parametrize(
    ("guild", "goods"),
    [
        pytest.param("architects_guild", "foundry ore_vein clay_pool press_1 loom_1", marks=rule("LEAD-169")),
        pytest.param("gamers_guild", "lumber_yard stone_pit clay_pool ore_vein", marks=rule("LEAD-170")),
        pytest.param("courtesans_guild", COURTESANS, marks=rule("LEAD-171")),
        pytest.param("diplomats_guild", "lumber_yard stone_pit glassworks_1 press_1", marks=rule("LEAD-173")),
    ],
)
def test_what_a_guild_costs(guild: str, goods: str) -> None:
    def offered(cards: list[str]) -> set[tuple[int, int, int]]:
        cities = {0: city(" ".join(cards), coins=0, board="roma")}
        state = table(age=3, turn=2, options=FIRST, hands={0: guild}, cities=cities)
        return ways(state, 0, f"build {guild}")

    row = goods.split()
    assert offered(row) == {(0, 0, 0)}
    for missing in row:
        assert offered([card for card in row if card != missing]) == set()


def over(*cities: dict[str, Any]) -> State:
    return table(len(cities), age=3, turn=LAST, phase="over", options=FIRST, cities=dict(enumerate(cities)))


@rule("LEAD-169")
def test_architects_guild_scores_three_for_each_purple_card_of_the_neighbours() -> None:
    left, far, right = city("spies_guild workers_guild"), city("traders_guild"), city("builders_guild")
    state = over(city("architects_guild philosophers_guild"), left, far, right)
    assert scores(state)["purple"] == 3 * 3
    assert scores(over(city("architects_guild"), city(), city()))["purple"] == 0


@rule("LEAD-170")
@pytest.mark.parametrize(("treasury", "points"), [(0, 0), (2, 0), (3, 1), (11, 3), (12, 4)])
def test_gamers_guild_scores_the_own_coins_once_more(treasury: int, points: int) -> None:
    sheet = scores(over(city("gamers_guild", coins=treasury), city(coins=30), city(coins=30)))
    assert (sheet["purple"], sheet["treasury"]) == (points, points)


@rule("LEAD-173")
def test_diplomats_guild_scores_a_point_for_each_leader_of_the_neighbours() -> None:
    mine, left, right = city("diplomats_guild", leaders="sappho"), city(leaders="nero midas"), city(leaders="caesar")
    assert scores(over(mine, left, city(leaders="plato"), right))["purple"] == 3
    spent = city(held_leaders="nero", spent_leaders=["midas"], stages=["caesar"])
    assert scores(over(mine, spent, city()))["purple"] == 0


# Courtesans Guild


def building(mine: dict[str, Any], left: dict[str, Any], right: dict[str, Any], **fields: Any) -> State:
    """Seat 0 builds the Courtesans Guild; the city opposite has Plato."""
    cities = {
        0: mine | {"cards": [*COURTESANS.split(), *mine["cards"]]},
        1: left,
        2: city(leaders="plato"),
        3: right,
    }
    state = table(
        4, **{"age": 3, "turn": 2, "options": FIRST, "cities": cities, "hands": {0: "courtesans_guild"}} | fields
    )
    turn(state, {0: "build courtesans_guild"})
    return state


@rule("LEAD-171")
def test_courtesans_guild_copies_a_leader_of_a_neighbour() -> None:
    mine, left, right = city(leaders="sappho"), city(leaders="caesar"), city(leaders="cleopatra", held_leaders="nero")
    state = building(mine, left, right)
    assert pending_choice(state) == ("leader_copy", 0)
    assert legal(state) == ["copy caesar", "copy cleopatra"]
    facts = choose(state, "copy cleopatra")
    assert events(facts, "leader_copied") == [{"event": "leader_copied", "seat": 0, "leader": "cleopatra"}]
    assert LeadersCity.of(state.view(1).cities[0]).copied_leader == "cleopatra"
    assert scores(state)["purple"] + scores(state)["leaders"] == 5 + 2
    assert scores(state, 3)["leaders"] == 5, "the neighbour keeps the leader"


@rule("LEAD-171")
def test_without_leaders_beside_it_the_guild_copies_nothing() -> None:
    state = building(city(leaders="nero"), city(), city())
    assert pending_choice(state) is None
    assert LeadersCity.of(state.view(None).cities[0]).copied_leader is None
    assert "courtesans_guild" in state.view(None).cities[0].cards["purple"]


@rule("LEAD-171", "LEAD-172")
@pytest.mark.parametrize(
    ("leader", "line", "points"),
    [("midas", "purple", 2), ("praxiteles", "purple", 4), ("hiram", "purple", 2), ("euclid", "green", 1)],
)
def test_the_copy_counts_for_the_own_city(leader: str, line: str, points: int) -> None:
    state = building(city(coins=6), city(leaders=leader, coins=30), city())
    assert scores(state)[line] == points


@rule("LEAD-171", "LEAD-172")
def test_what_the_leader_brings_at_once_comes_when_the_guild_is_built() -> None:
    state = building(city(), city(leaders="croesus"), city())
    assert coins(state)[0] == 6 + 6


@rule("LEAD-172")
def test_the_choice_is_made_when_the_guild_is_built_and_never_again() -> None:
    state = building(city(), city(leaders="caesar"), city(leaders="nero"), turn=4)
    choose(state, "copy caesar")
    turn(state)
    turn(state)
    assert state.result() is not None
    assert LeadersCity.of(state.view(None).cities[0]).copied_leader == "caesar"


@rule("LEAD-172")
def test_the_effect_counts_from_then_on() -> None:
    state = building(city(), city(leaders="xenophon"), city(), hands={0: "courtesans_guild", 3: "arsenal lighthouse"})
    assert coins(state)[0] == 6, "the guild itself is no yellow card"
    turn(state, {0: "build lighthouse"})
    assert coins(state)[0] == 6 + 1 + 2


@rule("LEAD-172")
def test_shields_of_a_copied_leader_count_in_the_conflict() -> None:
    state = building(city(), city(leaders="caesar"), city("barracks"), turn=LAST)
    assert tokens(state)[0] == ([0, 0, 1], 0), "a draw on the left, a victory on the right"


@rule("LEAD-172")
def test_a_copy_made_earlier_still_counts() -> None:
    state = over(city("courtesans_guild", copied="euclid"), city(leaders="euclid"), city())
    assert [scores(state, seat)["green"] for seat in range(3)] == [1, 1, 0]


@rule("LEAD-172")
def test_a_copied_solomon_builds_at_the_end_of_the_turn() -> None:
    state = building(city(), city(leaders="solomon"), city(), discard="walls")
    assert pending_choice(state) == ("revival", 0)
    choose(state, "revive walls")
    assert state.view(None).cities[0].shields == 2


@rule("LEAD-172")
def test_the_copy_is_no_leader_card_for_the_diplomats_guild() -> None:
    left = city("diplomats_guild", leaders="caesar")
    state = building(city(leaders="nero"), left, city(leaders="midas"))
    choose(state, "copy midas")
    assert scores(state, 1)["purple"] == 1 + 1, "Nero and, on the other side, Plato"


@rule("LEAD-172")
def test_a_copied_aspasia_brings_a_diplomacy_token() -> None:
    state = building(city(), city(leaders="aspasia"), city(), options=FIRST_WITH_CITIES)
    assert CitiesCity.of(state.view(None).cities[0]).diplomacy == 1
    assert scores(state)["purple"] == 2
