"""The board Roma (docs/rules/leaders.md, Roma)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.leaders_scenario import EXPERT, LAST
from tests.seven.recruiting import in_play, leaders_in_hand, recruitment
from tests.seven.scenario import (
    choose,
    city,
    coins,
    events,
    events_seen,
    legal,
    new_game,
    pending_choice,
    scores,
    table,
    turn,
    ways,
)

EDITIONS = [1, 2]
GOODS = "lumber_yard quarry clay_pool glassworks_1 loom_1 press_1"
"""All that the stages of Roma night need."""


def leaders(edition: int) -> dict[str, Any]:
    return {"expansions": ["leaders"], "edition": edition}


def roma(cards: str = "", **fields: Any) -> dict[str, Any]:
    return city(cards, board="roma", **{"side": "night"} | fields)


def cost(state: State, seat: int, leader: str) -> int:
    """The coins for recruiting a leader, of which there is one amount only."""
    ((_, _, bank),) = ways(state, seat, f"recruit {leader}")
    return bank


# Day


@rule("LEAD-146")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_owner_of_roma_day_pays_for_no_leader(edition: int, age: int) -> None:
    cities = {0: roma(side="day", coins=0, held_leaders="pericles caesar"), 1: city(held_leaders="ramses")}
    state = recruitment(cities, age=age, options=leaders(edition))
    assert cost(state, 1, "ramses") == 5
    turn(state, {0: "recruit pericles", 1: "recruit ramses bank 5"})
    assert in_play(state) == ["pericles"]
    assert coins(state)[:2] == [0, 6 - 5]


@rule("LEAD-146")
def test_the_owner_of_roma_day_does_not_pay_the_age_cost_either() -> None:
    state = recruitment({0: roma(side="day", coins=0, held_leaders="nitocris")}, age=3, options=EXPERT)
    assert cost(state, 0, "nitocris") == 0


# Costs by night


@rule("LEAD-149")
@pytest.mark.parametrize("edition", EDITIONS)
def test_roma_night_makes_leaders_two_coins_cheaper_and_one_for_both_neighbours(edition: int) -> None:
    cities = {
        0: roma(held_leaders="pericles"),
        1: city(held_leaders="caesar"),
        2: city(held_leaders="ramses"),
        3: city(held_leaders="euclid"),
    }
    state = recruitment(cities, age=1, players=4, options=leaders(edition))
    assert [cost(state, seat, name) for seat, name in enumerate(("pericles", "caesar", "ramses", "euclid"))] == [
        6 - 2,
        5 - 1,
        5,
        5 - 1,
    ]
    turn(state, {0: "recruit pericles bank 4", 1: "recruit caesar bank 4", 3: "recruit euclid bank 4"})
    assert coins(state) == [6 - 4, 6 - 4, 6 + 3, 6 - 4]


@rule("LEAD-150")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_reduced_cost_is_never_below_zero(edition: int) -> None:
    cities = {0: roma(coins=0, held_leaders="sappho"), 1: city(coins=0, held_leaders="vitruvius")}
    state = recruitment(cities, age=1, options=leaders(edition))
    turn(state, {0: "recruit sappho", 1: "recruit vitruvius"})
    assert coins(state)[:2] == [0, 0]
    assert (in_play(state, 0), in_play(state, 1)) == (["sappho"], ["vitruvius"])


@rule("LEAD-151")
@pytest.mark.parametrize(("age", "own", "neighbour"), [(1, 0, 0), (2, 0, 1), (3, 1, 2)])
def test_the_age_cost_is_reduced_too(age: int, own: int, neighbour: int) -> None:
    cities = {0: roma(held_leaders="nitocris"), 2: city(held_leaders="phryne")}
    state = recruitment(cities, age=age, options=EXPERT)
    assert (cost(state, 0, "nitocris"), cost(state, 2, "phryne")) == (own, neighbour)


# Stages by night


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("built", "goods"),
    [
        pytest.param(0, "lumber_yard clay_pool", marks=rule("LEAD-152")),
        pytest.param(1, "stone_pit clay_pool good", marks=rule("LEAD-154")),
        pytest.param(2, "quarry press_1", marks=rule("LEAD-155")),
    ],
)
def test_what_a_stage_of_roma_night_costs(edition: int, built: int, goods: str) -> None:
    row = goods.replace("good", "loom_1" if edition == 1 else "glassworks_1").split()

    def can_build(cards: list[str]) -> bool:
        mine = roma(" ".join(cards), stages=built, coins=0)
        state = table(age=2, turn=2, options=leaders(edition), hands={0: "temple"}, cities={0: mine})
        return bool(ways(state, 0, "stage temple"))

    assert can_build(row)
    for missing in row:
        assert not can_build([card for card in row if card != missing])


@rule("LEAD-155")
def test_the_third_stage_needs_two_stones() -> None:
    state = table(age=2, options=EXPERT, hands={0: "temple"}, cities={0: roma("stone_pit press_1", stages=2, coins=0)})
    assert ways(state, 0, "stage temple") == set()


@rule("LEAD-152")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_first_stage_brings_five_coins_and_four_leaders_of_the_box(edition: int) -> None:
    box = ["midas", "plato", "nero", "varro", "caesar", "euclid"]
    mine = roma(GOODS, held_leaders="sappho")
    state = table(age=2, turn=2, options=leaders(edition), hands={0: "temple"}, cities={0: mine}, leader_box=box)
    turn(state, {0: "stage temple"})
    assert coins(state)[0] == 6 + 5
    assert leaders_in_hand(state) == ["sappho", "nero", "varro", "midas", "plato"]  # sorted, not as in the box
    assert state.snapshot()["leader_box"] == ["caesar", "euclid"]
    assert events(events_seen(state), "drew_leaders") == [{"event": "drew_leaders", "seat": 0, "number": 4}]
    assert "plato" not in str(state.view(1))


@rule("LEAD-152")
def test_the_leaders_are_drawn_at_random() -> None:
    games = [new_game(3, seed, expansions=["leaders"], sides="night").snapshot() for seed in range(6)]
    assert len({tuple(game["leader_box"][:4]) for game in games}) == 6


@rule("LEAD-153")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_if_fewer_leaders_are_left_only_those_are_drawn(left: int) -> None:
    box = ["midas", "plato", "nero"][:left]
    state = table(age=2, turn=2, options=EXPERT, hands={0: "temple"}, cities={0: roma(GOODS)}, leader_box=box)
    turn(state, {0: "stage temple"})
    assert sorted(leaders_in_hand(state)) == sorted(box)
    assert coins(state)[0] == 6 + 5


@rule("LEAD-153")
@pytest.mark.parametrize(
    ("edition", "decks", "pool"), [(1, [], 36), (2, [], 34), (2, ["expert"], 49)], ids=["2011", "standard", "expert"]
)
def test_the_box_holds_the_leaders_of_the_pool_that_were_not_dealt(edition: int, decks: list[str], pool: int) -> None:
    options = {"edition": edition, "expansions": ["leaders"], "leader_decks": decks}
    position = new_game(4, 3, sides="night", **options).snapshot()
    dealt = [name for own in position["cities"] for name in own["hand"]]
    assert len(dealt) == 4 * 4
    assert len(position["leader_box"]) == pool - 4 * 4
    assert len({*dealt, *position["leader_box"]}) == pool
    assert "caligula" not in position["leader_box"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("built", [pytest.param(1, marks=rule("LEAD-154")), pytest.param(2, marks=rule("LEAD-155"))])
def test_the_later_stages_score_three_points_and_recruit_at_once(edition: int, built: int) -> None:
    mine = roma(GOODS, stages=built, held_leaders="caesar midas")
    state = table(age=2, turn=2, options=leaders(edition), hands={0: "temple"}, cities={0: mine})
    before = scores(state)["wonder"]
    turn(state, {0: "stage temple"})
    assert pending_choice(state) == ("extra_recruit", 0)
    choose(state, "recruit caesar bank 3")
    assert (in_play(state), leaders_in_hand(state)) == (["caesar"], ["midas"])
    assert coins(state)[0] == 6 - (5 - 2)
    assert scores(state)["wonder"] == before + 3
    assert pending_choice(state) is None


@rule("LEAD-156")
def test_the_extra_leader_can_only_be_recruited_or_the_chance_declined() -> None:
    mine = roma(GOODS, stages=1, coins=2, held_leaders="caesar nero zenobia nefertiti")
    state = table(age=2, turn=2, options=EXPERT, hands={0: "temple"}, cities={0: mine})
    turn(state, {0: "stage temple"})
    assert legal(state) == ["recruit nero", "recruit zenobia", "recruit nefertiti bank 1", "decline"]
    choose(state, "decline")
    assert pending_choice(state) is None
    assert (in_play(state), leaders_in_hand(state)) == ([], ["caesar", "nero", "zenobia", "nefertiti"])
    assert coins(state)[0] == 2


@rule("LEAD-156")
@pytest.mark.parametrize(("names", "treasury"), [("caesar pericles", 2), ("", 6)])
def test_nothing_happens_without_a_leader_that_can_be_paid(names: str, treasury: int) -> None:
    mine = roma(GOODS, stages=2, coins=treasury, held_leaders=names)
    state = table(age=2, turn=2, options=EXPERT, hands={0: "temple"}, cities={0: mine})
    turn(state, {0: "stage temple"})
    assert pending_choice(state) is None
    assert (in_play(state), leaders_in_hand(state), coins(state)[0]) == ([], names.split(), treasury)


@rule("LEAD-157")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_leader_not_chosen_in_age_iii_stays_and_is_recruited_by_a_later_stage(edition: int) -> None:
    cities = {0: roma(GOODS, stages=1, held_leaders="caesar midas"), 1: city(held_leaders="nero sappho")}
    state = recruitment(cities, age=3, options=leaders(edition))
    turn(state, {0: "sell midas", 1: "sell nero"})
    assert (leaders_in_hand(state, 0), leaders_in_hand(state, 1)) == (["caesar"], [])
    turn(state, {0: f"stage {state.own(0).hand[0]}"})
    choose(state, "recruit caesar bank 3")
    assert in_play(state) == ["caesar"]
    assert coins(state)[0] == 6 + 3 - 3


@rule("LEAD-157")
def test_both_stages_built_in_age_iii_recruit() -> None:
    mine = roma(GOODS, stages=1, held_leaders="caesar midas", coins=9)
    state = table(age=3, turn=1, options=EXPERT, cities={0: mine})
    turn(state, {0: f"stage {state.own(0).hand[0]}"})
    choose(state, "recruit caesar bank 3")
    turn(state, {0: f"stage {state.own(0).hand[0]}"})
    choose(state, "recruit midas bank 1")
    assert in_play(state) == ["caesar", "midas"]
    assert coins(state)[0] == 9 - 3 - 1


@rule("LEAD-158")
@pytest.mark.parametrize("edition", EDITIONS)
def test_solomon_recruited_in_the_middle_of_an_age_works_at_the_end_of_that_turn(edition: int) -> None:
    mine = roma(GOODS, stages=1, held_leaders="solomon")
    hands = {0: "temple", 1: "walls"}
    state = table(age=2, turn=2, options=leaders(edition), hands=hands, cities={0: mine}, discard="altar")
    turn(state, {0: "stage temple", 1: "sell walls"})
    choose(state, "recruit solomon bank 1")
    assert pending_choice(state) == ("revival", 0)
    assert {"revive altar", "revive walls", "decline"} <= set(legal(state))
    choose(state, "revive walls")
    assert state.view(None).cities[0].shields == 2
    assert pending_choice(state) is None


@rule("LEAD-158")
def test_solomon_finds_the_last_cards_on_the_last_turn() -> None:
    mine = roma(GOODS, stages=1, held_leaders="solomon")
    hands = {0: "temple statue", 1: "walls courthouse"}
    state = table(age=2, turn=LAST, options=EXPERT, hands=hands, cities={0: mine})
    turn(state, {0: "stage temple", 1: "sell courthouse"})
    choose(state, "recruit solomon bank 1")
    assert {"revive statue", "revive walls", "revive courthouse"} <= set(legal(state))
