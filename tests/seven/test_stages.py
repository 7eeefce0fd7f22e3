"""Stages of a wonder: their order, when their effects count, and who builds first from the pile (BASE-064 to 070)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.scenario import choose, city, coins, commit, events, legal, pending_choice, scores, table, turn, ways

LEADERS = ["leaders"]


def stage(state: State, seat: int = 0) -> str:
    """Build the next stage with the first card of the hand."""
    return f"stage {state.snapshot()['cities'][seat]['hand'][0]}"


def stages(state: State, seat: int = 0) -> int:
    return len(state.snapshot()["cities"][seat]["stages"])


def can_stage(state: State, seat: int = 0) -> bool:
    return any(words.startswith("stage") for words in legal(state, seat))


# Several builds from the discard pile.


@rule("BASE-064")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(("solomon", "halicarnassus"), [(0, 2), (2, 0)])
def test_halicarnassus_builds_before_solomon(edition: Edition, solomon: int, halicarnassus: int) -> None:
    cities = {
        solomon: city(held_leaders="solomon", coins=6),
        halicarnassus: city("brickyard foundry", board="halicarnassus", side="night", held_leaders="plato"),
        1: city(held_leaders="ramses"),
    }
    state = table(
        3,
        age=3,
        phase="recruitment",
        turn=-1,
        options={"edition": edition, "expansions": LEADERS},
        cities=cities,
        discard="altar theater",
        without=("altar", "theater"),
    )
    turn(state, {solomon: "recruit solomon bank 3", halicarnassus: "stage plato"})
    assert pending_choice(state) == ("revival", halicarnassus)
    choose(state, "revive altar")
    assert pending_choice(state) == ("revival", solomon)
    assert legal(state, solomon) == ["revive theater", "decline"]


@rule("BASE-064")
def test_halicarnassus_then_solomon_then_courtesans_guild() -> None:
    """Roma's stage recruits Solomon on the turn of the guild that copies him."""
    cities = {
        0: city("stone_pit quarry glassworks_1 loom_1 brickyard", board="roma", side="night", stages=1, coins=9),
        1: city("lumber_yard clay_pool glassworks_1 loom_1", board="giza"),
        2: city("foundry", board="halicarnassus", side="night"),
    }
    cities[0]["held_leaders"] = ["solomon", "plato"]
    state = table(
        6,
        age=3,
        turn=1,
        options={"edition": 1, "expansions": LEADERS},
        hands={1: "courtesans_guild"},
        cities=cities | {5: city(leaders="ramses")},
        discard="altar theater baths",
    )
    turn(state, {0: stage(state), 1: "build courtesans_guild", 2: stage(state, 2)})
    assert pending_choice(state) == ("extra_recruit", 0)
    choose(state, "recruit solomon bank 1")
    order = []
    while pending_choice(state):
        order.append(pending_choice(state))
        choose(state, "decline")
    assert order == [("revival", 2), ("revival", 0), ("revival", 1)]


@rule("BASE-064")
def test_halicarnassus_builds_before_the_courtesans_guild() -> None:
    cities = {
        0: city("lumber_yard clay_pool glassworks_1 loom_1", board="giza"),
        1: city(leaders="solomon ramses"),
        2: city("foundry", board="halicarnassus", side="night"),
    }
    state = table(
        3,
        age=3,
        turn=1,
        options={"edition": 1, "expansions": LEADERS},
        hands={0: "courtesans_guild"},
        cities=cities,
        discard="altar theater",
    )
    turn(state, {0: "build courtesans_guild", 2: stage(state, 2)})
    assert pending_choice(state) == ("leader_copy", 0)
    choose(state, "copy solomon")
    assert pending_choice(state) == ("revival", 2)
    choose(state, "revive altar")
    assert pending_choice(state) == ("revival", 0)
    choose(state, "revive theater")
    assert [state.snapshot()["cities"][seat]["cards"][-1] for seat in (0, 2)] == ["theater", "altar"]


@rule("BASE-065")
def test_carthage_builds_after_halicarnassus_and_before_solomon() -> None:
    cities = {
        0: city(held_leaders="solomon", coins=6),
        1: city("sawmill lumber_yard loom_1", board="carthage", side="night", stages=1, chosen=[1]),
        2: city("brickyard", board="halicarnassus", side="night", held_leaders="ramses"),
    }
    cities[1]["held_leaders"] = ["plato"]
    state = table(
        3,
        age=3,
        phase="recruitment",
        turn=-1,
        options={"expansions": LEADERS},
        cities=cities,
        discard="altar theater baths",
        without=("altar", "theater", "baths"),
    )
    turn(state, {0: "recruit solomon bank 3", 1: "stage plato", 2: "stage ramses"})
    assert pending_choice(state) == ("alternative", 1)
    choose(state, "choose 1")
    for seat, card in ((2, "altar"), (1, "theater"), (0, "baths")):
        assert pending_choice(state) == ("revival", seat)
        choose(state, f"revive {card}")
    assert [part["cards"][-1] for part in state.snapshot()["cities"]] == ["baths", "theater", "altar"]


# The order of stages.

GIZA = {1: "quarry stone_pit sawmill lumber_yard", 2: "sawmill brickyard loom_1 quarry stone_pit"}
"""What pays for all three stages of Giza's day side, by edition."""


@rule("BASE-066")
@pytest.mark.parametrize("edition", [1, 2])
def test_several_stages_in_one_age_from_left_to_right(edition: Edition) -> None:
    cities = {0: city(GIZA[edition], board="giza")}
    state = table(3, age=2, turn=2, options={"edition": edition}, cities=cities)
    for number, points in ((1, 3), (2, 8), (3, 15)):
        assert [part.next for part in state.view(None).cities[0].stages].index(True) == number - 1
        facts = turn(state, {0: stage(state)})
        assert events(facts, "staged") == [{"event": "staged", "seat": 0, "board": "giza", "stage": number}]
        assert scores(state)["wonder"] == points
    assert not can_stage(state)


@rule("BASE-066")
def test_later_stage_cannot_be_built_first() -> None:
    """4 stone would pay for Giza's third stage; the first costs 2 wood."""
    cities = {0: city("quarry stone_pit", board="giza", coins=0)}
    assert not can_stage(table(3, age=2, turn=2, cities=cities))
    cities[0]["stages"] = 1
    assert not can_stage(table(3, age=2, turn=2, cities=cities))
    cities[0]["stages"] = 2
    assert can_stage(table(3, age=2, turn=2, cities=cities))


@rule("BASE-066")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_stages_are_not_tied_to_ages_and_optional(age: int) -> None:
    cities = {0: city("lumber_yard timber_yard", board="giza")}
    state = table(3, age=age, turn=2, cities=cities)
    turn(state)
    assert stages(state) == 0
    turn(state, {0: stage(state)})
    assert stages(state) == 1


# When effects count.


@rule("BASE-067")
def test_production_of_a_stage_helps_from_the_next_turn_on() -> None:
    """Alexandria night: 2 clay for any raw material."""
    short = {0: city("clay_pool", board="alexandria", side="night", coins=0)}
    assert not can_stage(table(3, turn=2, cities=short))
    cities = {0: city("clay_pool clay_pit", board="alexandria", side="night", coins=0)}
    state = table(3, turn=2, hands={0: "altar", 2: "theater stockade"}, cities=cities)
    commit(state, 0, "stage altar")
    assert state.view(0).cities[0].production.choices == (("clay", "ore"),)
    turn(state)
    assert ways(state, 0, "build stockade") == {(0, 0, 0)}


@rule("BASE-067")
def test_discount_of_a_stage_helps_from_the_next_turn_on() -> None:
    """Olympia B: 2 wood for cheap raw materials. The wood is still bought for 2."""
    cities = {0: city(board="olympia", side="night"), 1: city("lumber_yard clay_pool", board="rhodes")}
    state = table(3, turn=2, options={"edition": 1}, hands={0: "altar", 2: "theater guard_tower"}, cities=cities)
    assert ways(state, 0, "stage altar") == {(2, 0, 0)}
    turn(state, {0: "stage altar left 2"})
    assert ways(state, 0, "build guard_tower") == {(1, 0, 0)}


@rule("BASE-067")
def test_free_build_of_a_stage_helps_from_the_next_turn_on() -> None:
    cities = {0: city("lumber_yard timber_yard", board="olympia", stages=1, coins=0)}
    state = table(3, turn=2, hands={0: "altar workshop", 2: "theater barracks"}, cities=cities)
    assert [words for words in legal(state) if "workshop" in words] == ["sell workshop", "stage workshop"]
    turn(state, {0: "stage altar"})
    assert "free barracks" in legal(state)


@rule("BASE-067")
def test_coins_come_at_once_and_a_build_from_the_pile_at_the_end() -> None:
    """Seat 2 sells the Walls on the very turn on which Halicarnassus builds them."""
    cities = {
        0: city("brickyard", board="halicarnassus", side="night", coins=0),
        1: city("sawmill", board="ephesus", stages=1, coins=0),
        2: city(board="giza"),
    }
    state = table(3, age=2, turn=2, hands={2: "walls"}, cities=cities)
    facts = turn(state, {0: stage(state), 1: stage(state, 1), 2: "sell walls"})
    assert coins(state) == [0, 9, 6]
    assert pending_choice(state) == ("revival", 0)
    assert not events(facts, "passed")
    choose(state, "revive walls")
    assert state.snapshot()["cities"][0]["cards"] == ["brickyard", "walls"]


@rule("BASE-068")
@pytest.mark.parametrize(
    ("edition", "side", "number", "choice"),
    [
        (1, "day", 2, ["wood", "stone", "clay", "ore"]),
        (2, "day", 2, ["wood", "stone", "clay", "ore"]),
        (1, "night", 1, ["wood", "stone", "clay", "ore"]),
        (2, "night", 1, ["wood", "stone", "clay", "ore"]),
    ],
)
def test_production_stage_gives_one_unit_of_choice(edition: Edition, side: str, number: int, choice: list[str]) -> None:
    cities = {0: city(board="alexandria", side=side, stages=number, coins=0)}
    hand = {0: "stockade baths guard_tower barracks"}
    state = table(3, turn=2, options={"edition": edition}, hands=hand, cities=cities)
    for card in hand[0].split():
        assert ways(state, 0, f"build {card}") == {(0, 0, 0)}
    assert state.view(None).cities[0].production.choices == (tuple(choice),)
    cities[0]["cards"] = ["lumber_yard"]
    later = table(3, age=2, options={"edition": edition}, hands={0: "caravansery statue"}, cities=cities)
    assert ways(later, 0, "build caravansery") == {(0, 0, 0)}
    assert ways(later, 0, "build statue") == set()


@rule("BASE-068")
@pytest.mark.parametrize("edition", [1, 2])
def test_production_stage_is_not_for_sale(edition: Edition) -> None:
    cities = {
        0: city(board="giza", coins=20),
        1: city(board="alexandria", side="night", stages=2),
        2: city(board="rhodes"),
    }
    state = table(3, turn=2, options={"edition": edition}, hands={0: "stockade apothecary workshop"}, cities=cities)
    assert ways(state, 0, "build stockade") == set()
    assert ways(state, 0, "build apothecary") == set()
    assert ways(state, 0, "build workshop") == {(2, 0, 0)}


@rule("BASE-069")
def test_coins_of_a_stage_come_once_and_its_shields_stay() -> None:
    """Rhodes night: 1 shield and 3 coins."""
    cities = {0: city("stone_pit", board="rhodes", side="night", coins=20), 1: city("timber_yard", board="giza")}
    state = table(3, turn=5, cities=cities)
    turn(state, {0: f"{stage(state)} left 4"})
    assert coins(state)[0] == 20 - 4 + 3
    for age in (1, 2, 3):
        part = state.view(None).cities[0]
        assert (part.victories, part.shields) == (tuple(2 if won <= age else 0 for won in (1, 2, 3)), 1)
        for _ in range(6 if age < 3 else 0):
            turn(state)
    assert coins(state)[0] == 20 - 4 + 3 + 12 * 3


@rule("BASE-069")
def test_shields_do_not_count_in_conflicts_before_the_stage() -> None:
    cities: dict[int, Any] = {0: city("quarry stone_pit", board="rhodes", side="night")}
    state = table(3, age=2, turn=5, cities=cities)
    turn(state, {0: stage(state)})
    assert state.snapshot()["cities"][0]["victories"] == [0, 2, 0]


@rule("BASE-070")
@pytest.mark.parametrize(("edition", "cards"), [(1, "sawmill lumber_yard"), (2, "foundry loom_1")])
def test_symbol_of_babylon_is_chosen_when_points_are_counted(edition: Edition, cards: str) -> None:
    """Two gears: a third one would be best, 9 points. With a tablet it is a compass: 4 + 1 + 1 + 7."""
    cities = {0: city(f"workshop laboratory {cards} press_1", board="babylon", stages=1)}
    hands = {0: "walls", 1: "aqueduct school"}
    state = table(3, age=2, turn=2, options={"edition": edition}, hands=hands, cities=cities)
    turn(state, {0: "stage walls"})
    assert pending_choice(state) is None
    assert state.view(None).cities[0].free_symbols == 1
    assert scores(state)["green"] == 9
    turn(state, {0: "build school"})
    assert scores(state)["green"] == 13
