"""Leaders and conflict tokens (docs/rules/leaders.md, Clarifications: conflict tokens)."""

from __future__ import annotations

import pytest

from mirabilia.games.seven.leaders.view import LeadersCity
from tests.rules import rule
from tests.seven.leaders_scenario import EVERYTHING, EXPERT, LAST, LAST_WITH_CITIES, final, tokens
from tests.seven.recruiting import recruitment
from tests.seven.scenario import choose, city, legal, pending_choice, scores, table, turn

TEAMS = EVERYTHING | {"teams": True}


# Hannibal and Caesar


@rule("LEAD-121")
@pytest.mark.parametrize(("leader", "cost", "shields"), [("hannibal", 2, 1), ("caesar", 5, 2)])
def test_the_shields_of_a_leader_count_from_the_age_of_recruitment_on(leader: str, cost: int, shields: int) -> None:
    state = recruitment({0: city(held_leaders=leader)}, age=1, options=EXPERT)
    turn(state, {0: f"recruit {leader} bank {cost}"})
    assert [own.shields for own in state.view(None).cities] == [shields, 0, 0]
    for age in (1, 2):
        for _ in range(LAST + 1):
            turn(state)
        assert tokens(state)[0] == ([2, 2 * (age - 1), 0], 0)


@rule("LEAD-121")
@pytest.mark.parametrize("leader", ["hannibal", "caesar"])
def test_the_shields_of_a_buried_leader_are_lost(leader: str) -> None:
    cities = {
        0: city("brickyard loom_1", board="abu_simbel", side="night", leaders=leader),
        1: city("barracks"),
    }
    state = table(age=2, turn=LAST, options=EXPERT, hands={0: "walls"}, cities=cities)
    turn(state, {0: "stage walls"})
    assert LeadersCity.of(state.view(None).cities[0]).buried == (leader,)
    assert tokens(state) == [([0, 0, 0], 1), ([0, 2, 0], 0), ([0, 0, 0], 1)]


# Tomyris


@rule("LEAD-122")
def test_two_winners_over_tomyris_take_their_victory_and_a_defeat_each() -> None:
    cities = {0: city(leaders="tomyris"), 1: city("barracks"), 2: city("stockade")}
    state = table(turn=LAST, options=EXPERT, cities=cities)
    turn(state)
    assert tokens(state) == [([0, 0, 0], 0), ([1, 0, 0], 1), ([1, 0, 0], 1)]
    assert [scores(state, seat)["military"] for seat in range(3)] == [0, 0, 0]


@rule("LEAD-122", "LEAD-123")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_tomyris_gives_away_new_defeats_and_keeps_the_old_ones(age: int) -> None:
    cities = {0: city(leaders="tomyris", defeats=2), 1: city("barracks"), 2: city("stockade guard_tower")}
    state = table(age=age, turn=LAST, options=EXPERT, cities=cities)
    turn(state)
    won = [int(age == one) for one in (1, 2, 3)]
    assert tokens(state) == [([0, 0, 0], 2), (won, 1 + 1), ([2 * one for one in won], 1)]


@rule("LEAD-123")
def test_defeats_from_before_her_recruitment_stay_with_tomyris() -> None:
    state = recruitment({0: city(held_leaders="tomyris", defeats=2)}, age=2, options=EXPERT)
    turn(state, {0: "recruit tomyris bank 4"})
    assert tokens(state) == [([0, 0, 0], 2), ([0, 0, 0], 0), ([0, 0, 0], 0)]


@rule("LEAD-124")
def test_the_winner_beyond_a_diplomat_takes_the_defeat_of_tomyris() -> None:
    cities = {0: city(leaders="tomyris"), 1: city("stockade guard_tower", diplomacy=1), 2: city("barracks"), 3: city()}
    state = table(4, turn=LAST_WITH_CITIES, options=EVERYTHING, cities=cities)
    turn(state)
    assert tokens(state) == [([0, 0, 0], 0), ([0, 0, 0], 0), ([2, 0, 0], 1), ([0, 0, 0], 1)]


@rule("LEAD-124")
@pytest.mark.parametrize(("diplomacy", "number"), [(0, 2), (1, 1)])
def test_in_a_team_game_the_enemy_fought_takes_all_defeats_of_tomyris(diplomacy: int, number: int) -> None:
    cities = {0: city("barracks"), 1: city(leaders="tomyris"), 2: city("stockade", diplomacy=diplomacy), 3: city()}
    state = table(4, turn=LAST_WITH_CITIES, options=TEAMS, cities=cities)
    turn(state)
    assert tokens(state) == [
        ([2, 0, 0], 0),
        ([0, 0, 0], 0),
        ([number, 0, 0], number),
        ([0, 0, 0], 2),
    ]


@rule("LEAD-125")
def test_defeats_given_away_do_not_spoil_cynisca() -> None:
    cities = {0: city(leaders="tomyris cynisca"), 1: city("barracks"), 2: city("stockade")}
    state = table(turn=LAST, options=EXPERT, cities=cities)
    turn(state)
    assert scores(state)["leaders"] == 6


@rule("LEAD-125")
def test_a_defeat_handed_over_by_a_neighbour_spoils_cynisca() -> None:
    cities = {0: city("barracks", leaders="cynisca"), 1: city(leaders="tomyris"), 2: city()}
    state = table(turn=LAST, options=EXPERT, cities=cities)
    assert scores(state)["leaders"] == 6
    turn(state)
    assert tokens(state)[0] == ([2, 0, 0], 1)
    assert scores(state)["leaders"] == 0


# Telesilla and Nitocris


@rule("LEAD-126")
def test_telesilla_does_nothing_in_age_i() -> None:
    cities = {seat: city(held_leaders=name) for seat, name in enumerate(("telesilla", "midas", "plato"))}
    state = recruitment(cities, age=1, options=EXPERT)
    turn(state, {0: "recruit telesilla bank 3"})
    assert pending_choice(state) is None
    assert tokens(state) == [([0, 0, 0], 0)] * 3


@rule("LEAD-126")
def test_telesilla_touches_no_tokens_of_later_conflicts() -> None:
    cities = {0: city(leaders="telesilla"), 1: city("barracks"), 2: city()}
    state = table(turn=LAST, options=EXPERT, cities=cities)
    turn(state)
    assert pending_choice(state) is None
    assert tokens(state) == [([0, 0, 0], 1), ([2, 0, 0], 0), ([0, 0, 0], 1)]


@rule("LEAD-127")
@pytest.mark.parametrize("seats", [(0, 1), (1, 0)])
def test_the_token_of_nitocris_can_be_discarded_for_telesilla_of_the_same_recruitment(seats: tuple[int, int]) -> None:
    telesilla, nitocris = seats
    cities = {telesilla: city(held_leaders="telesilla"), nitocris: city(held_leaders="nitocris", victories=(1, 0, 0))}
    state = recruitment(cities, age=2, options=EXPERT)
    turn(state, {telesilla: "recruit telesilla bank 3", nitocris: "recruit nitocris bank 2"})
    assert pending_choice(state) == ("token_loss", nitocris)
    assert legal(state, nitocris) == ["return 1", "return 3"]
    choose(state, "return 3")
    assert tokens(state)[nitocris] == ([1, 0, 0], 0)


@rule("LEAD-127")
def test_the_only_token_of_nitocris_is_lost_to_telesilla_of_the_same_recruitment() -> None:
    cities = {0: city(held_leaders="telesilla"), 1: city(held_leaders="nitocris", leaders="nero")}
    state = recruitment(cities, age=2, options=EXPERT)
    turn(state, {0: "recruit telesilla bank 3", 1: "recruit nitocris bank 2"})
    assert tokens(state)[1] == ([0, 0, 0], 0)
    assert state.snapshot()["cities"][1]["coins"] == 6 - 2 + 2


@rule("LEAD-128")
def test_the_token_of_nitocris_counts_for_alexander_and_gorgo() -> None:
    cities = {0: city(leaders="alexander gorgo", held_leaders="nitocris", victories=(0, 1, 0))}
    state = recruitment(cities, age=2, options=EXPERT)
    assert scores(state)["leaders"] == 1
    turn(state, {0: "recruit nitocris bank 2"})
    assert scores(state)["leaders"] == 2 + 3
    assert scores(state)["military"] == 3 + 3


@rule("LEAD-128")
def test_the_token_of_nitocris_counts_for_a_slave_market() -> None:
    cities = {0: city("slave_market", held_leaders="nitocris", victories=(2, 1, 0))}
    state = recruitment(cities, age=3, options=EVERYTHING)
    turn(state, {0: "recruit nitocris bank 3"})
    assert scores(state)["black"] == 4


# Alexander and Gorgo


@rule("LEAD-129")
@pytest.mark.parametrize(("victories", "points"), [((6, 0, 0), 6), ((0, 0, 6), 6), ((1, 2, 1), 4), ((0, 0, 0), 0)])
def test_alexander_counts_victory_tokens_and_not_their_value(victories: tuple[int, int, int], points: int) -> None:
    sheet = scores(final(city(leaders="alexander", victories=victories, defeats=2)))
    assert sheet["leaders"] == points
    assert sheet["military"] == victories[0] + 3 * victories[1] + 5 * victories[2] - 2


@rule("LEAD-130")
@pytest.mark.parametrize(
    ("victories", "points"), [((0, 2, 0), 3), ((0, 0, 4), 10), ((0, 3, 0), 3), ((0, 0, 3), 5), ((3, 0, 0), 1)]
)
def test_gorgo_scores_pairs_and_ignores_a_third_equal_token(victories: tuple[int, int, int], points: int) -> None:
    assert scores(final(city(leaders="gorgo", victories=victories)))["leaders"] == points
