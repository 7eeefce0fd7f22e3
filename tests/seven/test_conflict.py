"""Conflicts at the end of each Age (docs/rules/base.md, Military)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.scenario import choose, city, events, events_seen, pending_choice, scores, table, turn

EDITIONS = pytest.mark.parametrize("edition", [1, 2])
VALUES = {1: 1, 2: 3, 3: 5}
EDIFICES = [
    {"edifice": "curtain_wall", "pawns": 0, "state": "built"},
    {"edifice": "factory", "pawns": 2, "state": "failed"},
    {"edifice": "concentric_castle", "pawns": 1, "state": "project"},
]


def last_turn(players: int = 3, *, age: int = 1, edition: int = 2, expansions: str = "", **fields: Any) -> State:
    """A table on the last turn of an Age."""
    options = {"edition": edition, "expansions": expansions.split()}
    return table(players, age=age, turn=6 if "cities" in expansions else 5, options=options, **fields)


def tokens(state: State) -> list[tuple[list[int], int]]:
    """Victory tokens by Age and defeat tokens of every city."""
    return [(list(own.victories), own.defeats) for own in state.view(None).cities]


def won(state: State) -> set[tuple[int, int]]:
    """Who has beaten whom in the conflicts just resolved."""
    return {(fact["seat"], fact["other_seat"]) for fact in events(events_seen(state), "victory")}


@rule("BASE-112")
@EDITIONS
@pytest.mark.parametrize("age", [1, 2, 3])
def test_after_the_last_turn_every_city_meets_both_neighbours_separately(age: int, edition: int) -> None:
    strengths = ["stockade guard_tower", "barracks", "", "guard_tower"]
    cities = {seat: city(cards) for seat, cards in enumerate(strengths)}
    state = last_turn(4, age=age, edition=edition, cities=cities)
    turn(state)
    assert won(state) == {(0, 1), (0, 3), (1, 2), (3, 2)}
    none, one, two = [0, 0, 0], [0, 0, 0], [0, 0, 0]
    one[age - 1], two[age - 1] = 1, 2
    assert tokens(state) == [(two, 0), (one, 1), (none, 2), (one, 1)]


@rule("BASE-112")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_before_the_last_turn_there_is_no_conflict(age: int) -> None:
    state = table(3, age=age, turn=4, cities={0: city("stockade barracks")})
    facts = turn(state)
    assert events(facts, "conflicts") == []
    assert tokens(state) == [([0, 0, 0], 0)] * 3
    assert events(turn(state), "conflicts") == [{"event": "conflicts", "age": age}]


@rule("BASE-112")
def test_cities_further_away_are_not_compared() -> None:
    state = last_turn(5, cities={0: city("stockade barracks guard_tower"), 2: city("barracks guard_tower")})
    turn(state)
    assert won(state) == {(0, 1), (0, 4), (2, 1), (2, 3)}
    assert tokens(state)[2] == ([2, 0, 0], 0)


@rule("BASE-112")
def test_what_is_built_on_the_last_turn_fights() -> None:
    state = last_turn(hands={0: "barracks"}, cities={0: city("ore_vein"), 1: city("stockade")})
    turn(state, {0: "build barracks"})
    assert won(state) == {(0, 2), (1, 2)}


@rule("BASE-112")
def test_what_is_built_from_the_discard_pile_on_the_last_turn_fights() -> None:
    ready = city("glassworks_1 press_1", board="halicarnassus", stages=1)
    state = last_turn(hands={0: "altar"}, cities={0: ready, 1: city("stockade")}, discard="barracks")
    turn(state, {0: "stage altar"})
    assert pending_choice(state) == ("revival", 0)
    assert tokens(state) == [([0, 0, 0], 0)] * 3
    choose(state, "revive barracks")
    assert won(state) == {(0, 2), (1, 2)}


@rule("BASE-112")
def test_what_babylon_builds_with_its_last_card_fights() -> None:
    ready = city("ore_vein", board="babylon", side="night", stages=1)
    state = last_turn(hands={0: "altar barracks"}, cities={0: ready, 1: city("stockade")})
    turn(state, {0: "build altar"})
    assert pending_choice(state) == ("last_card", 0)
    choose(state, "build barracks")
    assert won(state) == {(0, 2), (1, 2)}


@rule("BASE-113")
@pytest.mark.parametrize(
    ("expansions", "own", "shields"),
    [
        ("", city("stockade walls fortifications"), 1 + 2 + 3),
        ("", city("altar workshop tavern loom_1 quarry workers_guild"), 0),
        ("", city(board="rhodes", stages=1), 0),
        ("", city(board="rhodes", stages=2), 2),
        ("", city("stockade", board="rhodes", side="night", stages=2), 1 + 1 + 1),
        ("", city(board="giza", stages=["walls", "stockade"]), 0),
        ("leaders", city("stockade", leaders="hannibal caesar sappho"), 1 + 1 + 2),
        ("leaders", city("stockade", held_leaders="hannibal", spent_leaders=["caesar"]), 1),
        ("cities", city("stockade militia mercenaries contingent", coins=3), 1 + 2 + 3 + 5),
        ("edifice", city("stockade", pawns=[1, 0, 0]), 1 + 1),
        ("edifice", city("stockade", pawns=[2, 0, 0]), 1 + 2),
        ("edifice", city("stockade", pawns=[0, 0, 1]), 1),
        ("edifice", city(board="carthage", side="night", stages=1, chosen=[2]), 2),
        ("edifice", city(board="carthage", side="night", stages=1, chosen=[1]), 0),
    ],
)
def test_strength_is_the_number_of_shields_in_play(expansions: str, own: dict[str, Any], shields: int) -> None:
    """A neighbour with as many shields draws, one with one more wins."""
    fields: dict[str, Any] = {"edifices": EDIFICES} if expansions == "edifice" else {}
    cities = {0: own, 1: city(shielded(shields)), 6: city(shielded(shields + 1))}
    state = last_turn(7, age=3, expansions=expansions, cities=cities, **fields)
    assert state.view(None).cities[0].shields == shields
    turn(state)
    assert {pair for pair in won(state) if 0 in pair} == {(6, 0)}


def shielded(shields: int) -> str:
    """Red cards with so many shields."""
    cards = []
    for name, number in {
        "circus": 3,
        "castrum": 3,
        "arsenal": 3,
        "siege_workshop": 3,
        "stables": 2,
        "barracks": 1,
    }.items():
        if number <= shields:
            cards.append(name)
            shields -= number
    return " ".join(cards)


@rule("BASE-114")
@EDITIONS
@pytest.mark.parametrize("age", [1, 2, 3])
@pytest.mark.parametrize(
    ("mine", "left", "right", "victories", "defeats"),
    [
        ("stockade barracks", "guard_tower", "", 2, 0),
        ("stockade", "guard_tower", "", 1, 0),
        ("stockade", "barracks guard_tower", "", 1, 1),
        ("stockade", "barracks", "guard_tower", 0, 0),
        ("", "", "", 0, 0),
        ("", "stockade", "", 0, 1),
        ("", "stockade barracks", "guard_tower", 0, 2),
    ],
)
def test_each_comparison_brings_a_token_of_the_age_a_defeat_or_nothing(
    age: int, edition: int, mine: str, left: str, right: str, victories: int, defeats: int
) -> None:
    state = last_turn(age=age, edition=edition, cities={0: city(mine), 1: city(left), 2: city(right)})
    turn(state)
    expected = [0, 0, 0]
    expected[age - 1] = victories
    assert tokens(state)[0] == (expected, defeats)
    assert scores(state)["military"] == victories * VALUES[age] - defeats


@rule("BASE-114")
def test_the_margin_does_not_matter() -> None:
    cities = {0: city("stockade barracks walls stables fortifications"), 1: city("guard_tower")}
    state = last_turn(age=3, cities=cities)
    turn(state)
    assert tokens(state) == [([0, 0, 2], 0), ([0, 0, 1], 1), ([0, 0, 0], 2)]


@rule("BASE-114", "BASE-115")
def test_tokens_of_three_ages_pile_up() -> None:
    state = last_turn(cities={0: city("stockade barracks"), 1: city("guard_tower")})
    for _ in range(13):
        turn(state)
    assert state.result() is not None
    assert tokens(state) == [([2, 2, 2], 0), ([1, 1, 1], 3), ([0, 0, 0], 6)]
    assert [scores(state, seat)["military"] for seat in range(3)] == [2 + 6 + 10, 1 + 3 + 5 - 3, -6]


@rule("BASE-115")
@EDITIONS
@pytest.mark.parametrize(
    ("victories", "defeats", "points"),
    [([0, 0, 0], 0, 0), ([2, 2, 2], 0, 18), ([1, 0, 2], 3, 8), ([0, 0, 0], 6, -6), ([1, 0, 0], 4, -3)],
)
def test_military_points_are_the_sum_of_all_tokens(
    edition: int, victories: list[int], defeats: int, points: int
) -> None:
    own = city(coins=0, victories=victories, defeats=defeats)
    state = table(age=3, turn=3, options={"edition": edition}, cities={0: own})
    assert scores(state)["military"] == scores(state)["total"] == points
