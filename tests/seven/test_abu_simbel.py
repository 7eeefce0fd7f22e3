"""The board Abu Simbel (docs/rules/leaders.md, Abu Simbel)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.leaders.view import LeadersCity
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.leaders_scenario import EVERYTHING, EXPERT, LAST, tokens
from tests.seven.recruiting import in_play, recruitment
from tests.seven.scenario import choose, city, coins, events, legal, pending_choice, scores, table, turn, ways

GOODS = "clay_pool clay_pit lumber_yard timber_yard quarry glassworks_1 loom_1"
"""All that the burying stages need."""
DAY: dict[str, Any] = {"board": "abu_simbel", "stages": 2}
"""The next stage by day buries."""
NIGHT: dict[str, Any] = {"board": "abu_simbel", "side": "night"}


def burying(**mine: Any) -> State:
    """A turn in which the next stage can be built and buries."""
    cities = {0: city(GOODS, **mine)}
    return table(age=2, turn=2, options=EVERYTHING, hands={0: "temple"}, cities=cities)


def buried(state: State) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = state.snapshot()["cities"][0]["buried"]
    return entries


# Stages


@pytest.mark.parametrize(
    ("board", "goods"),
    [
        pytest.param(DAY, "quarry glassworks_1 loom_1", marks=rule("LEAD-163"), id="day 3"),
        pytest.param(NIGHT, "clay_pool clay_pit loom_1", marks=rule("LEAD-164"), id="night 1"),
        pytest.param(
            NIGHT | {"stages": 1}, "lumber_yard timber_yard glassworks_1", marks=rule("LEAD-165"), id="night 2"
        ),
    ],
)
def test_what_a_burying_stage_costs_and_that_it_has_no_points_of_its_own(board: dict[str, Any], goods: str) -> None:
    def offered(cards: list[str]) -> State:
        cities = {0: city(" ".join(cards), coins=0, leaders="bilkis", **board)}
        return table(age=2, turn=2, options=EXPERT, hands={0: "temple"}, cities=cities)

    row = goods.split()
    for missing in row:
        assert not ways(offered([card for card in row if card != missing]), 0, "stage temple")
    state = offered(row)
    before = scores(state)["wonder"]
    assert ways(state, 0, "stage temple") == {(0, 0, 0)}
    turn(state, {0: "stage temple"})
    assert buried(state) == [{"leader": "bilkis", "points": 2 * 4}]
    assert scores(state)["wonder"] == before + 2 * 4


@rule("LEAD-163")
def test_the_third_stage_by_day_needs_two_stones() -> None:
    cities = {0: city("stone_pit glassworks_1 loom_1", coins=0, leaders="nero", **DAY)}
    state = table(age=2, turn=2, options=EXPERT, hands={0: "temple"}, cities=cities)
    assert not ways(state, 0, "stage temple")


@rule("LEAD-164", "LEAD-165")
def test_both_stages_by_night_bury_and_score_nothing_else() -> None:
    cities = {0: city(GOODS, leaders="nero caesar sappho", **NIGHT)}
    state = table(age=2, turn=2, options=EXPERT, cities=cities)
    for leader in ("caesar", "nero"):
        turn(state, {0: f"stage {state.own(0).hand[0]}"})
        choose(state, f"bury {leader}")
    assert buried(state) == [{"leader": "caesar", "points": 10}, {"leader": "nero", "points": 2}]
    assert scores(state)["wonder"] == 10 + 2
    assert in_play(state) == ["sappho"]


# Burying


@rule("LEAD-160")
@pytest.mark.parametrize("board", [DAY, NIGHT])
def test_a_buried_leader_lies_under_the_stage_without_effect_and_scores_twice_its_cost(board: dict[str, Any]) -> None:
    state = burying(leaders="pericles cleopatra", **board)
    before = scores(state)["wonder"]
    assert scores(state)["leaders"] == 5
    turn(state, {0: "stage temple"})
    assert pending_choice(state) == ("burial", 0)
    facts = choose(state, "bury cleopatra")
    assert events(facts, "leader_buried") == [{"event": "leader_buried", "seat": 0, "leader": "cleopatra"}]
    assert in_play(state) == ["pericles"]
    assert LeadersCity.of(state.view(1).cities[0]).buried == ("cleopatra",)
    assert scores(state)["leaders"] == 0
    assert scores(state)["wonder"] == before + 2 * 4


@rule("LEAD-160")
def test_only_recruited_leaders_can_be_buried() -> None:
    state = burying(leaders="nero sappho", held_leaders="midas", spent_leaders=["plato"], **NIGHT)
    turn(state, {0: "stage temple"})
    assert legal(state) == ["bury nero", "bury sappho"]


@rule("LEAD-166")
@pytest.mark.parametrize(("age", "points"), [(1, 2), (2, 4), (3, 6)])
def test_the_age_of_recruitment_counts_for_the_age_cost(age: int, points: int) -> None:
    cities = {0: city(GOODS, leaders=[{"leader": "cynisca", "age": age}], **NIGHT)}
    state = table(age=3, turn=2, options=EXPERT, cities=cities)
    turn(state, {0: f"stage {state.own(0).hand[0]}"})
    assert buried(state) == [{"leader": "cynisca", "points": points}]


@rule("LEAD-166")
@pytest.mark.parametrize(
    ("mine", "right", "paid"),
    [
        pytest.param({"leaders": "maecenas"}, {}, "", id="Maecenas"),
        pytest.param({}, {"board": "roma", "side": "night"}, " bank 4", id="a Roma beside"),
    ],
)
def test_the_printed_cost_counts_and_not_what_was_paid(mine: dict[str, Any], right: dict[str, Any], paid: str) -> None:
    goods = "clay_pool clay_pit loom_1"
    cities = {0: city(goods, held_leaders="caesar", **NIGHT, **mine), 2: city(**right)}
    state = recruitment(cities, age=2, options=EXPERT)
    turn(state, {0: f"recruit caesar{paid}"})
    turn(state, {0: f"stage {state.own(0).hand[0]}"})
    if pending_choice(state):
        choose(state, "bury caesar")
    assert buried(state) == [{"leader": "caesar", "points": 10}]


@rule("LEAD-166")
def test_a_leader_with_the_age_cost_recruited_and_buried_in_age_ii_scores_four() -> None:
    cities = {0: city("clay_pool clay_pit loom_1", held_leaders="nitocris", **NIGHT)}
    state = recruitment(cities, age=2, options=EXPERT)
    turn(state, {0: "recruit nitocris bank 2"})
    turn(state, {0: f"stage {state.own(0).hand[0]}"})
    assert buried(state) == [{"leader": "nitocris", "points": 4}]


# What is lost and what stays


@rule("LEAD-167")
@pytest.mark.parametrize(
    ("leader", "line", "before", "after"),
    [
        ("cleopatra", "leaders", 5, 0),
        ("phidias", "leaders", 5, 0),
        ("alexander", "leaders", 2, 0),
        ("euclid", "green", 1, 0),
    ],
)
def test_effects_at_the_end_of_the_game_are_lost(leader: str, line: str, before: int, after: int) -> None:
    state = burying(leaders=leader, victories=(2, 0, 0), **NIGHT)
    assert scores(state)[line] == before
    turn(state, {0: "stage temple"})
    assert scores(state)[line] == after


@rule("LEAD-167")
def test_lasting_effects_are_lost() -> None:
    cities = {0: city(f"{GOODS} barracks", leaders="caesar", **NIGHT), 1: city("stockade guard_tower")}
    state = table(age=2, turn=LAST, options=EXPERT, hands={0: "temple"}, cities=cities)
    assert state.view(None).cities[0].shields == 3
    turn(state, {0: "stage temple"})
    assert state.view(None).cities[0].shields == 1
    assert tokens(state)[0] == ([0, 1, 0], 1)


@rule("LEAD-167")
@pytest.mark.parametrize(
    ("leader", "payments"), [("bilkis", {(0, 0, 1)}), ("leonidas", {(0, 0, 0)})], ids=["Bilkis", "Leonidas"]
)
def test_costs_are_no_longer_reduced(leader: str, payments: set[tuple[int, int, int]]) -> None:
    cities = {0: city("clay_pool clay_pit loom_1 lumber_yard ore_vein", leaders=leader, **NIGHT)}
    for move, expected in (("sell temple", payments), ("stage temple", set())):
        hands = {0: "temple", 1: "vineyard archery_range"}
        state = table(age=2, turn=2, options=EXPERT, hands=hands, cities=cities)
        turn(state, {0: move})
        assert "sell archery_range" in legal(state)
        assert ways(state, 0, "build archery_range") == expected


@rule("LEAD-167")
def test_coins_received_from_a_leader_stay() -> None:
    state = recruitment({0: city("clay_pool clay_pit loom_1", held_leaders="croesus", **NIGHT)}, age=2, options=EXPERT)
    turn(state, {0: "recruit croesus bank 1"})
    assert coins(state)[0] == 6 - 1 + 6
    turn(state, {0: f"stage {state.own(0).hand[0]}"})
    assert buried(state) == [{"leader": "croesus", "points": 2}]
    assert coins(state)[0] == 6 - 1 + 6


@rule("LEAD-167")
def test_tokens_received_from_a_leader_stay() -> None:
    state = burying(leaders="nitocris aspasia", victories=(0, 1, 0), diplomacy=1, **NIGHT)
    turn(state, {0: "stage temple"})
    choose(state, "bury aspasia")
    assert tokens(state)[0] == ([0, 1, 0], 0)
    assert state.snapshot()["cities"][0]["diplomacy"] == 1
    assert scores(state)["leaders"] == 0


@rule("LEAD-167")
def test_the_card_received_from_solomon_stays() -> None:
    cities = {0: city("clay_pool clay_pit loom_1", held_leaders="solomon", **NIGHT)}
    state = recruitment(cities, age=2, options=EXPERT, discard="barracks")
    turn(state, {0: "recruit solomon bank 3"})
    choose(state, "revive barracks")
    turn(state, {0: f"stage {state.own(0).hand[0]}"})
    assert buried(state) == [{"leader": "solomon", "points": 6}]
    assert "barracks" in state.snapshot()["cities"][0]["cards"]
    assert pending_choice(state) is None


# With and without leaders


@rule("LEAD-168")
@pytest.mark.parametrize("board", [DAY, NIGHT])
def test_without_a_recruited_leader_the_stage_is_built_and_buries_nothing(board: dict[str, Any]) -> None:
    state = burying(held_leaders="midas", **board)
    before = scores(state)["wonder"]
    turn(state, {0: "stage temple"})
    assert pending_choice(state) is None
    assert len(state.snapshot()["cities"][0]["stages"]) == board.get("stages", 0) + 1
    assert buried(state) == []
    assert scores(state)["wonder"] == before


@rule("LEAD-168")
def test_with_a_recruited_leader_burying_is_obligatory() -> None:
    state = burying(leaders="nero", **NIGHT)
    turn(state, {0: "stage temple"})
    assert (in_play(state), [one["leader"] for one in buried(state)]) == ([], ["nero"])
    state = burying(leaders="nero caesar", **NIGHT)
    turn(state, {0: "stage temple"})
    assert legal(state) == ["bury nero", "bury caesar"]
