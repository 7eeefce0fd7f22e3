"""The leaders of the Cities box, alone and with other leaders (CITY-102 to CITY-111, 161 to 163)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.cities.view import CitiesCity
from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.leaders.view import LeadersOwn
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.scenario import SEVEN, choose, city, coins, events, legal, new_game, scores, table, turn, ways

BOTH = pytest.mark.parametrize("edition", [1, 2])
DECKS = {1: ["cities"], 2: ["expert", "cities", "cities_2012"]}


def led(edition: Edition = 2, players: int = 3, **fields: Any) -> State:
    """A position with Leaders and Cities, all leaders of this file in the game."""
    options = {"expansions": ["leaders", "cities"], "leader_decks": DECKS[edition], "edition": edition}
    return table(players, options=options, **fields)


def recruiting(leader: str, edition: Edition, age: int = 1, **own: Any) -> State:
    """A Recruitment: seat 0 holds the leader and has 6 coins, the others hold Euclid and Ptolemy."""
    there = {0: city(held_leaders=leader, **own), 1: city(held_leaders="euclid"), 2: city(held_leaders="ptolemy")}
    return led(edition, age=age, turn=-1, phase="recruitment", cities=there)


def recruits(state: State) -> list[str]:
    return [words for words in legal(state) if words.startswith("recruit")]


@rule("CITY-102")
@BOTH
def test_leaders_and_cities_together_or_apart(edition: Edition) -> None:
    both = new_game(expansions=["leaders", "cities"], edition=edition, sides="day")
    assert both.view(0).phase == "draft"
    while both.view(0).phase in ("draft", "recruitment"):
        turn(both)
    assert [len(both.own(seat).hand) for seat in range(3)] == [8, 8, 8]
    alone = new_game(expansions=["cities"], edition=edition, sides="day")
    assert (alone.view(0).phase, LeadersOwn.of(alone.own(0)).leaders, coins(alone)) == ("turn", (), [3, 3, 3])
    expansions = next(option for option in SEVEN.options if option.name == "expansions")
    assert expansions.default == ""


@rule("CITY-103")
@BOTH
def test_berenice_adds_a_coin_once_a_turn(edition: Edition) -> None:
    """A Tavern and a neighbour's Gambling Den pay 5 and 1 on one turn, with a single coin more; next turn again."""
    state = recruiting("berenice", edition)
    assert recruits(state) == ["recruit berenice bank 2"]
    turn(state, {0: "recruit berenice bank 2"})
    assert coins(state) == [4, 9, 9]
    turn(state)
    assert coins(state) == [8, 12, 12]
    there = {0: city(leaders="berenice", coins=0)}
    state = led(edition, 4, hands={0: "tavern", 1: "gambling_den"}, cities=there)
    turn(state, {0: "build tavern", 1: "build gambling_den"})
    assert coins(state)[0] == 5 + 1 + 1
    turn(state)
    assert coins(state)[0] == 7 + 4


@rule("CITY-104")
@BOTH
def test_with_berenice_a_sale_brings_four_coins_and_a_tavern_six(edition: Edition) -> None:
    for move, income in (("sell tavern", 4), ("build tavern", 6)):
        state = led(edition, 4, hands={0: "tavern"}, cities={0: city(leaders="berenice", coins=0)})
        turn(state, {0: move})
        assert coins(state)[0] == income


@rule("CITY-105")
@BOTH
def test_coins_of_neighbours_are_not_increased(edition: Edition) -> None:
    there = {0: city("stone_pit", leaders="berenice", coins=0, board="rhodes"), 2: city(board="ephesus", coins=2)}
    there |= {1: city(board="alexandria")}
    state = led(edition, hands={0: "altar", 2: "baths"}, cities=there)
    turn(state, {0: "build altar", 2: "build baths left 2"})
    assert coins(state)[0] == 2
    state = led(edition, hands={0: "altar", 2: "baths"}, cities=there)
    turn(state, {0: "sell altar", 2: "build baths left 2"})
    assert coins(state)[0] == 2 + 4


@rule("CITY-106")
@BOTH
def test_caligula_builds_one_black_card_per_age_for_nothing(edition: Edition) -> None:
    state = recruiting("caligula", edition)
    assert recruits(state) == ["recruit caligula bank 3"]
    there = {0: city(leaders="caligula", coins=0)}
    hands = {0: "militia clandestine_dock_east hideout stockade", 2: "altar pigeon_loft"}
    state = led(edition, hands=hands, cities=there)
    powers = [words for words in legal(state) if words.startswith("power")]
    assert powers == ["power militia", "power clandestine_dock_east"]
    turn(state, {0: "power militia", 2: "sell altar"})
    assert (coins(state)[0], state.view(None).cities[0].shields) == (0, 2)
    assert "pigeon_loft" in state.own(0).hand
    assert not [words for words in legal(state) if words.startswith("power")]


@rule("CITY-106")
@BOTH
def test_caligulas_right_comes_back_with_every_age_and_is_not_saved_up(edition: Edition) -> None:
    for used in ({}, {"black": 1}):
        there = {0: city(leaders="caligula", coins=0, once_used=used)}
        state = led(edition, turn=6, cities=there)
        turn(state)
        assert state.view(None).cities[0].free_builds_left == {"black": 1}


@rule("CITY-107")
@BOTH
def test_diocletian_pays_two_coins_for_each_black_card_built_after_him(edition: Edition) -> None:
    state = recruiting("diocletian", edition, cards="hideout")
    assert recruits(state) == ["recruit diocletian bank 2"]
    turn(state, {0: "recruit diocletian bank 2"})
    assert coins(state)[0] == 4
    there = {0: city(leaders="diocletian", coins=3)}
    for card, left in (("build militia bank 3", 2), ("build altar", 3), ("sell residence", 6)):
        state = led(edition, hands={0: card.split()[1]}, cities=there)
        turn(state, {0: card})
        assert coins(state)[0] == left
    state = led(edition, hands={1: "hideout"}, cities=there | {2: city(coins=0)})
    turn(state, {1: "build hideout"})
    choose(state, "pay 1 debt 0")
    assert coins(state)[0] == 3 + 3 - 1


@rule("CITY-108")
@BOTH
def test_darius_is_worth_a_point_per_black_card_of_the_own_city(edition: Edition) -> None:
    assert recruits(recruiting("darius", edition)) == ["recruit darius bank 4"]
    black = "militia mercenaries contingent pigeon_loft"
    others = {1: city("hideout residence"), 2: city("lair")}
    without = led(edition, age=3, cities={0: city(black)} | others)
    with_him = led(edition, age=3, cities={0: city(black, leaders="darius")} | others)
    assert scores(with_him)["total"] - scores(without)["total"] == 4
    assert scores(led(edition, age=3, cities={0: city(leaders="darius", coins=0)} | others))["total"] == 0


@rule("CITY-109")
@BOTH
def test_aspasia_brings_a_diplomacy_token_and_two_points(edition: Edition) -> None:
    state = recruiting("aspasia", edition)
    assert recruits(state) == ["recruit aspasia bank 3"]
    turn(state, {0: "recruit aspasia bank 3"})
    own = state.view(None).cities[0]
    assert (CitiesCity.of(own).diplomacy, own.coins, own.scores["total"]) == (1, 3, 2 + 1)


@rule("CITY-110")
@BOTH
def test_semiramis_turns_defeat_tokens_into_shields(edition: Edition) -> None:
    """One defeat and one shield against one shield on either side: two victories in the next resolution."""
    state = recruiting("semiramis", edition)
    assert recruits(state) == ["recruit semiramis bank 2"]
    there = {0: city("barracks", leaders="semiramis", defeats=1), 1: city("stockade"), 2: city("guard_tower")}
    state = led(edition, age=2, turn=6, cities=there)
    assert [own.shields for own in state.view(None).cities] == [2, 1, 1]
    turn(state)
    assert state.snapshot()["cities"][0]["victories"] == [0, 2, 0]


@rule("CITY-110")
@BOTH
def test_defeats_of_a_resolution_help_semiramis_from_the_next_one_on(edition: Edition) -> None:
    there = {0: city(leaders="semiramis"), 1: city("stockade"), 2: city("guard_tower")}
    state = led(edition, turn=6, cities=there)
    turn(state)
    assert [own["defeats"] for own in state.snapshot()["cities"]] == [2, 0, 0]
    assert state.view(None).cities[0].shields == 2
    for _ in range(7):
        turn(state)
    assert [own["victories"] for own in state.snapshot()["cities"]] == [[0, 2, 0], [1, 0, 0], [1, 0, 0]]


@rule("CITY-111")
@BOTH
def test_defeats_from_before_semiramis_count_and_still_cost_a_point(edition: Edition) -> None:
    state = recruiting("semiramis", edition, age=2, defeats=2)
    assert state.view(None).cities[0].shields == 0
    turn(state, {0: "recruit semiramis bank 2"})
    assert state.view(None).cities[0].shields == 2
    assert scores(state)["military"] == -2


@rule("CITY-161")
@BOTH
def test_two_victories_of_one_resolution_pay_nero_five_coins_with_berenice(edition: Edition) -> None:
    """The sale of the last turn brings 4 coins; the resolution is a turn of its own."""
    there = {0: city("militia", leaders="nero berenice", coins=0)}
    state = led(edition, turn=6, cities=there)
    facts = turn(state)
    assert [fact["coins"] for fact in events(facts, "gained") if fact["seat"] == 0] == [4, 3, 2]
    assert coins(state)[0] == 4 + 2 + 2 + 1


@rule("CITY-162")
@BOTH
@pytest.mark.parametrize(("card", "income"), [("hideout", 2 + 1), ("gambling_den", 6 + 2 + 1)])
def test_berenice_and_diocletian(card: str, income: int, edition: Edition) -> None:
    state = led(edition, hands={0: card}, cities={0: city(leaders="berenice diocletian", coins=0)})
    turn(state, {0: f"build {card}"})
    assert coins(state)[0] == income


@rule("CITY-162")
@BOTH
def test_berenice_and_vitruvius(edition: Edition) -> None:
    there = {0: city("baths", leaders="berenice vitruvius", coins=0)}
    state = led(edition, age=2, hands={0: "aqueduct"}, cities=there)
    turn(state, {0: "chain aqueduct"})
    assert coins(state)[0] == 2 + 1


@rule("CITY-162")
@BOTH
def test_berenice_and_hatshepsut_bring_three_coins_for_two_purchases(edition: Edition) -> None:
    """Glass from the left and stone from the right: 1 coin for each, and 1 coin more a turn."""
    there = {
        0: city("loom_1 stone_pit", leaders="berenice hatshepsut", coins=4, board="ephesus"),
        1: city(board="alexandria"),
        2: city("quarry", board="rhodes"),
    }
    state = led(edition, age=2, hands={0: "sepulcher"}, cities=there)
    turn(state, {0: "build sepulcher left 2"})
    assert coins(state)[0] == 4 - 2 + 1 + 1
    both = there | {0: city("loom_1", leaders="berenice hatshepsut", coins=4, board="ephesus")}
    state = led(edition, age=2, hands={0: "sepulcher"}, cities=both)
    turn(state, {0: "build sepulcher left 2 right 2"})
    assert coins(state)[0] == 4 - 4 + 1 + 1 + 1


@rule("CITY-163")
@BOTH
@pytest.mark.parametrize(("side", "price"), [("day", 7), ("night", 14)])
def test_imhotep_does_not_lower_the_coins_of_petras_stages(side: str, price: int, edition: Edition) -> None:
    for purse, expected in ((price - 1, set()), (price, {(0, 0, price)})):
        petra = city(leaders="imhotep", board="petra", side=side, stages=1, coins=purse)
        state = led(edition, age=2, hands={0: "walls"}, cities={0: petra})
        assert ways(state, 0, "stage walls") == expected
    resources = city("foundry", leaders="imhotep", board="petra", side="night", coins=0)
    state = led(edition, age=2, hands={0: "walls"}, cities={0: resources})
    assert ways(state, 0, "stage walls") == {(0, 0, 0)}
