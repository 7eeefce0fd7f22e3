"""What the leaders do that need Cities (docs/rules/leaders.md, Cities leaders and the clarifications on them)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.cities.view import CitiesCity
from mirabilia.games.seven.teams.view import Partner, TeamsOwn
from tests.rules import rule
from tests.seven.leaders_scenario import EVERYTHING, LAST_WITH_CITIES, final, tokens
from tests.seven.recruiting import recruitment
from tests.seven.scenario import (
    choose,
    city,
    coins,
    events,
    legal,
    new_game,
    partner,
    pending_choice,
    scores,
    table,
    turn,
    ways,
)

POOR: dict[str, Any] = {"coins": 0}


@pytest.mark.parametrize(
    ("leader", "cost"),
    [
        pytest.param("caligula", 3, marks=rule("LEAD-088")),
        pytest.param("diocletian", 2, marks=rule("LEAD-089")),
        pytest.param("octavia", 1, marks=rule("LEAD-090")),
        pytest.param("aspasia", 3, marks=rule("LEAD-092")),
        pytest.param("darius", 4, marks=rule("LEAD-093")),
        pytest.param("semiramis", 2, marks=rule("LEAD-094")),
    ],
)
def test_recruiting_costs_the_printed_coins(leader: str, cost: int) -> None:
    for age in (1, 3):
        state = recruitment({0: city(held_leaders=leader)}, age=age, options=EVERYTHING)
        assert ways(state, 0, f"recruit {leader}") == {(0, 0, cost)}


# Caligula


@rule("LEAD-088", "LEAD-140")
def test_caligula_builds_one_black_card_without_its_coins_and_resources() -> None:
    hands = {0: "tabularium walls", 1: "vineyard lair"}
    state = table(age=2, options=EVERYTHING, hands=hands, cities={0: city(leaders="caligula", **POOR)})
    powers = [words for words in legal(state) if words.startswith("power")]
    assert powers == ["power tabularium"]
    assert not ways(state, 0, "build tabularium")
    turn(state, {0: "power tabularium"})
    assert state.view(None).cities[0].cards["black"] == ("tabularium",)
    assert coins(state)[0] == 0
    assert "sell lair" in legal(state)
    assert not [words for words in legal(state) if words.startswith("power")], "only once in the Age, not saved up"


@rule("LEAD-088", "LEAD-140")
def test_caligula_works_again_in_the_next_age() -> None:
    used = city(leaders="caligula", once_used={"black": 1}, **POOR)
    state = table(age=1, turn=LAST_WITH_CITIES, options=EVERYTHING, hands={2: "militia altar"}, cities={2: used})
    assert "power militia" not in legal(state, 2)
    turn(state, {2: "build altar"})
    black = [name for name in state.own(2).hand if name in ("spy_ring", "mercenaries", "lair")]
    assert len(black) == 3
    assert [words for words in legal(state, 2) if words.startswith("power")] == [f"power {name}" for name in black]


@rule("LEAD-140")
def test_caligula_works_in_the_age_of_his_recruitment() -> None:
    state = recruitment({2: city(held_leaders="caligula", coins=3)}, age=2, options=EVERYTHING)
    turn(state, {2: "recruit caligula bank 3"})
    assert coins(state)[2] == 0
    assert "power mercenaries" in legal(state, 2)


# Diocletian


@rule("LEAD-089")
def test_diocletian_brings_two_coins_for_each_black_card() -> None:
    hands = {0: "militia", 2: "baths gates_of_the_city"}
    state = table(options=EVERYTHING, hands=hands, cities={0: city("lumber_yard", leaders="diocletian")})
    turn(state, {0: "build militia bank 3"})
    assert coins(state)[0] == 6 - 3 + 2
    turn(state, {0: "build gates_of_the_city bank 1"})
    assert coins(state)[0] == 6 - 3 + 2 - 1 + 2


@rule("LEAD-089")
def test_diocletian_brings_nothing_for_earlier_black_cards() -> None:
    cities = {0: city("militia hideout baths", held_leaders="diocletian")}
    state = recruitment(cities, age=2, options=EVERYTHING)
    turn(state, {0: "recruit diocletian bank 2"})
    assert coins(state)[0] == 6 - 2


@rule("LEAD-089")
def test_diocletian_brings_nothing_for_cards_of_other_colours_or_of_others() -> None:
    hands = {0: "stockade", 1: "militia"}
    state = table(options=EVERYTHING, hands=hands, cities={0: city("lumber_yard", leaders="diocletian")})
    turn(state, {0: "build stockade", 1: "build militia bank 3"})
    assert coins(state) == [6, 6 - 3, 6 + 3]


# Octavia


@rule("LEAD-090")
def test_octavia_brings_two_coins_for_a_stage_and_all_others_lose_one() -> None:
    cities = {0: city("sawmill", leaders="octavia"), 1: city(coins=1), 2: city(), 3: city(coins=0)}
    hands = {0: "walls", 3: "vineyard"}
    state = table(4, age=2, options=EVERYTHING, hands=hands, cities=cities)
    turn(state, {0: "stage walls", 3: "sell vineyard"})
    assert pending_choice(state) == ("coin_loss", 1)
    choose(state, "pay 1 debt 0")
    choose(state, "pay 0 debt 1")
    choose(state, "pay 1 debt 0")
    assert coins(state) == [6 + 2, 1 + 3 - 1, 6 + 3, 0 + 3 - 1]
    assert [own["debt"] for own in state.snapshot()["cities"]] == [0, 0, 1, 0]


@rule("LEAD-090")
def test_octavia_does_nothing_for_stages_built_before_her() -> None:
    cities = {0: city(stages=2, held_leaders="octavia")}
    state = recruitment(cities, age=2, options=EVERYTHING)
    turn(state, {0: "recruit octavia bank 1"})
    assert coins(state) == [6 - 1, 6, 6]
    assert pending_choice(state) is None


@rule("LEAD-142")
def test_octavia_works_for_a_stage_built_in_a_recruitment() -> None:
    cities = {0: city("clay_pool clay_pit loom_1", stages=1, leaders="octavia", held_leaders="nero")}
    state = recruitment(cities, age=2, options=EVERYTHING)
    turn(state, {0: "stage nero"})
    assert pending_choice(state) == ("coin_loss", 1)
    choose(state, "pay 1 debt 0")
    choose(state, "pay 1 debt 0")
    assert coins(state) == [6 + 2, 6 - 1, 6 - 1]


# Arsinoe


@rule("LEAD-091")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_arsinoe_brings_four_coins_and_all_others_lose_as_many_as_the_age(age: int) -> None:
    state = recruitment({0: city(held_leaders="arsinoe")}, age=age, options=EVERYTHING)
    assert ways(state, 0, "recruit arsinoe") == {(0, 0, age)}
    facts = turn(state, {0: f"recruit arsinoe bank {age}"})
    losses = [{"event": "must_lose", "seat": seat, "coins": age} for seat in (1, 2)]
    assert events(facts, "must_lose") == losses
    choose(state, f"pay {age} debt 0")
    choose(state, f"pay 0 debt {age}")
    assert coins(state) == [6 - age + 4, 6 - age, 6]
    assert [own["debt"] for own in state.snapshot()["cities"]] == [0, 0, age]


@rule("LEAD-141")
def test_losses_by_arsinoe_come_after_all_gains_and_what_is_not_paid_becomes_debt() -> None:
    cities = {0: city(held_leaders="arsinoe"), 1: city(held_leaders="nero", **POOR), 2: city(**POOR)}
    state = recruitment(cities, age=3, options=EVERYTHING)
    turn(state, {0: "recruit arsinoe bank 3", 1: "sell nero"})
    assert legal(state, 1) == ["pay 3 debt 0", "pay 2 debt 1", "pay 1 debt 2", "pay 0 debt 3"]
    choose(state, "pay 2 debt 1")
    assert coins(state) == [6 - 3 + 4, 0 + 3 - 2, 0]
    assert [own["debt"] for own in state.snapshot()["cities"]] == [0, 1, 3]
    assert [scores(state, seat)["treasury"] for seat in range(3)] == [2, 0 - 1, 0 - 3]


@rule("LEAD-141")
def test_losses_by_octavia_come_after_all_gains_and_what_is_not_paid_becomes_debt() -> None:
    cities = {0: city("sawmill", leaders="octavia"), 1: city(**POOR), 2: city(**POOR)}
    hands = {0: "walls", 1: "gambling_house", 2: "loom_2"}
    state = table(age=2, options=EVERYTHING, hands=hands, cities=cities)
    turn(state, {0: "stage walls", 1: "sell gambling_house", 2: "build loom_2"})
    assert pending_choice(state) == ("coin_loss", 1)
    assert legal(state, 1) == ["pay 1 debt 0", "pay 0 debt 1"]
    choose(state, "pay 1 debt 0")
    assert coins(state) == [6 + 2, 3 - 1, 0]
    assert [own["debt"] for own in state.snapshot()["cities"]] == [0, 0, 1]


# Aspasia


@rule("LEAD-092")
def test_aspasia_takes_a_diplomacy_token_and_is_worth_two_points() -> None:
    state = recruitment({0: city(held_leaders="aspasia")}, age=1, options=EVERYTHING)
    turn(state, {0: "recruit aspasia bank 3"})
    assert [CitiesCity.of(own).diplomacy for own in state.view(None).cities] == [1, 0, 0]
    assert scores(state)["leaders"] == 2
    assert coins(state)[0] == 6 - 3


@rule("LEAD-092", "LEAD-143")
def test_aspasias_token_must_be_used_in_the_next_conflict_even_by_the_strongest() -> None:
    cities = {0: city("militia barracks", leaders="aspasia", diplomacy=1), 1: city("stockade")}
    state = table(turn=LAST_WITH_CITIES, options=EVERYTHING, cities=cities)
    turn(state)
    assert tokens(state) == [([0, 0, 0], 0), ([1, 0, 0], 0), ([0, 0, 0], 1)]
    assert state.snapshot()["cities"][0]["diplomacy"] == 0
    assert scores(state)["leaders"] == 2


# Darius and Semiramis


@rule("LEAD-093")
@pytest.mark.parametrize(("cards", "points"), [("", 0), ("militia hideout lair", 3), ("baths walls embassy", 1)])
def test_darius_scores_a_point_for_each_black_card(cards: str, points: int) -> None:
    state = final(city(cards, leaders="darius"), city("consulate"), options=EVERYTHING)
    assert scores(state)["leaders"] == points


@rule("LEAD-094")
def test_semiramis_makes_shields_of_defeats_that_keep_their_minus_point() -> None:
    cities = {0: city(defeats=2, held_leaders="semiramis"), 1: city("barracks")}
    state = recruitment(cities, age=2, options=EVERYTHING)
    assert state.view(None).cities[0].shields == 0
    turn(state, {0: "recruit semiramis bank 2"})
    assert state.view(None).cities[0].shields == 2
    assert scores(state)["military"] == -2


@rule("LEAD-094")
def test_semiramis_counts_earlier_defeats_in_a_conflict_and_its_defeats_in_the_next() -> None:
    cities = {0: city(defeats=1, leaders="semiramis"), 1: city("walls"), 2: city()}
    state = table(age=2, turn=LAST_WITH_CITIES, options=EVERYTHING, cities=cities)
    turn(state)
    assert tokens(state) == [([0, 1, 0], 2), ([0, 2, 0], 0), ([0, 0, 0], 2)]
    assert state.view(None).cities[0].shields == 2
    assert scores(state)["military"] == 3 - 2


@rule("LEAD-094")
@pytest.mark.parametrize(("decks", "number"), [(["expert", "cities"], 55), (["expert", "cities", "cities_2012"], 56)])
def test_semiramis_is_not_among_the_leaders_of_the_second_edition(decks: list[str], number: int) -> None:
    options: dict[str, Any] = {"expansions": ["leaders", "cities"], "leader_decks": decks, "sides": "day"}
    position = new_game(3, 1, **options).snapshot()
    pool = [*position["leader_box"], *(name for own in position["cities"] for name in own["hand"])]
    assert len(pool) == number
    assert ("semiramis" in pool) == (number == 56)


# Teams


@rule("LEAD-144")
def test_partners_see_each_others_leaders_and_no_others() -> None:
    cities = {
        0: city(held_leaders="nero sappho"),
        1: city(held_leaders="caesar aspasia"),
        2: city(held_leaders="midas"),
        3: city(held_leaders="plato"),
    }
    state = recruitment(cities, age=2, players=4, options=EVERYTHING | {"teams": True})
    assert TeamsOwn.of(state.own(0)).partner == Partner(1, (), ("caesar", "aspasia"), ())
    assert partner(state, 3).leaders == ("midas",)
    assert "caesar" not in str(state.view(2))
    assert "caesar" not in str(state.view(None))
