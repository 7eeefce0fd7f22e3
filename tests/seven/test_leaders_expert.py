"""What the Expert leaders do (docs/rules/leaders.md, Expert leaders)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.leaders_scenario import EXPERT, LAST, final, tokens
from tests.seven.recruiting import recruitment
from tests.seven.scenario import choose, city, coins, events, legal, pending_choice, scores, table, turn, ways


def end(mine: dict[str, Any], left: str = "", right: str = "") -> State:
    """The end of a game: the own city, and the cards of the neighbours."""
    return final(mine, city(left), city(right))


def holding(leader: str, age: int) -> State:
    """A Recruitment in which only seat 0 has a leader in hand."""
    return recruitment({0: city(held_leaders=leader)}, age=age, options=EXPERT)


# Coins


@rule("LEAD-073")
def test_berenice_adds_a_coin_to_the_first_income_from_the_bank_of_every_turn() -> None:
    state = table(options=EXPERT, cities={0: city(leaders="berenice")})
    turn(state)
    assert coins(state) == [6 + 4, 6 + 3, 6 + 3]
    turn(state)
    assert coins(state) == [6 + 4 + 4, 6 + 3 + 3, 6 + 3 + 3]


@rule("LEAD-073")
def test_berenice_adds_nothing_to_coins_that_neighbours_pay() -> None:
    state = table(options=EXPERT, hands={0: "altar", 1: "baths"}, cities={0: city(leaders="berenice")})
    turn(state, {0: "build altar", 1: "build baths right 2"})
    assert coins(state) == [6 + 2, 6 - 2, 6 + 3]


@rule("LEAD-073")
def test_berenice_takes_a_coin_in_the_turn_and_another_in_the_conflicts_that_follow() -> None:
    state = table(turn=LAST, options=EXPERT, cities={0: city("barracks", leaders="berenice nero")})
    turn(state)
    assert coins(state)[0] == 6 + (3 + 1) + (2 + 2 + 1)


@rule("LEAD-073")
def test_berenice_adds_a_coin_in_a_recruitment() -> None:
    state = recruitment({0: city(leaders="berenice", held_leaders="croesus")}, age=2, options=EXPERT)
    turn(state, {0: "recruit croesus bank 1"})
    assert coins(state)[0] == 6 - 1 + 6 + 1


@rule("LEAD-074")
def test_hatshepsut_brings_a_coin_for_each_neighbour_bought_from() -> None:
    cities = {0: city("glassworks_1", leaders="hatshepsut"), 1: city(board="babylon"), 2: city(board="olympia")}
    state = table(age=2, options=EXPERT, hands={0: "temple"}, cities=cities)
    turn(state, {0: "build temple left 2 right 2"})
    assert coins(state) == [6 - 2 - 2 + 2, 6 + 3 + 2, 6 + 3 + 2]


@rule("LEAD-074")
def test_hatshepsut_brings_one_coin_for_two_resources_of_one_neighbour() -> None:
    cities = {0: city("lumber_yard", leaders="hatshepsut"), 1: city("ore_vein", board="rhodes")}
    state = table(age=2, options=EXPERT, hands={0: "statue"}, cities=cities)
    turn(state, {0: "build statue left 4"})
    assert coins(state)[:2] == [6 - 4 + 1, 6 + 3 + 4]


@rule("LEAD-074")
@pytest.mark.parametrize(("treasury", "payments"), [(1, set()), (2, {(2, 0, 0)})])
def test_hatshepsuts_coin_cannot_fund_the_purchase(treasury: int, payments: set[tuple[int, int, int]]) -> None:
    cities = {0: city(coins=treasury, leaders="hatshepsut"), 1: city(board="rhodes")}
    state = table(options=EXPERT, hands={0: "barracks"}, cities=cities)
    assert ways(state, 0, "build barracks") == payments


# Conflict tokens


@rule("LEAD-075")
@pytest.mark.parametrize(("age", "victories", "points"), [(1, [1, 0, 0], 1), (2, [0, 1, 0], 3), (3, [0, 0, 1], 5)])
def test_nitocris_takes_a_victory_token_of_the_age_without_a_conflict(
    age: int, victories: list[int], points: int
) -> None:
    state = holding("nitocris", age)
    assert ways(state, 0, "recruit nitocris") == {(0, 0, age)}
    facts = turn(state, {0: f"recruit nitocris bank {age}"})
    assert events(facts, "token_taken") == [{"event": "token_taken", "seat": 0, "value": points}]
    assert tokens(state) == [(victories, 0), ([0, 0, 0], 0), ([0, 0, 0], 0)]
    assert coins(state)[0] == 6 - age
    assert scores(state)["military"] == points


@rule("LEAD-076")
def test_telesilla_frees_of_defeats_and_costs_all_others_a_victory_token_of_their_choice() -> None:
    cities = {
        0: city(victories=(1, 1, 0), defeats=3, held_leaders="telesilla"),
        1: city(victories=(2, 1, 0), defeats=1),
        2: city(victories=(0, 2, 0)),
        3: city(defeats=2),
    }
    state = recruitment(cities, age=3, players=4, options=EXPERT)
    facts = turn(state, {0: "recruit telesilla bank 3"})
    assert events(facts, "defeats_discarded") == [{"event": "defeats_discarded", "seat": 0, "tokens": 3}]
    assert pending_choice(state) == ("token_loss", 1)
    assert legal(state, 1) == ["return 1", "return 3"]
    choose(state, "return 3")
    assert pending_choice(state) is None
    assert tokens(state) == [([1, 1, 0], 0), ([2, 0, 0], 1), ([0, 1, 0], 0), ([0, 0, 0], 2)]
    assert coins(state)[0] == 6 - 3


@rule("LEAD-076", "LEAD-178")
def test_telesilla_takes_nothing_from_the_free_city() -> None:
    """Of a game for two; its only token is not even asked for."""
    cities = {
        0: city(victories=(1, 0, 0), held_leaders="telesilla"),
        1: city(victories=(2, 0, 0)),
        2: city(victories=(1, 1, 0)),
    }
    state = recruitment(cities, age=3, players=2, options=EXPERT)
    turn(state, {0: "recruit telesilla bank 3"})
    assert pending_choice(state) is None
    assert tokens(state) == [([1, 0, 0], 0), ([1, 0, 0], 0), ([1, 1, 0], 0)]


@rule("LEAD-077")
def test_tomyris_gives_each_defeat_to_the_neighbour_who_won() -> None:
    cities = {0: city(leaders="tomyris", defeats=2), 1: city("walls"), 2: city()}
    state = table(age=2, turn=LAST, options=EXPERT, cities=cities)
    turn(state)
    assert tokens(state) == [([0, 0, 0], 2), ([0, 2, 0], 1), ([0, 0, 0], 1)]
    assert scores(state, 1)["military"] == 3 + 3 - 1


# Science


@rule("LEAD-078")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("scriptorium library school apothecary", 4 * 4),
        ("scriptorium library school apothecary workshop", 9 + 1 + 1 + 7),
        ("scriptorium library apothecary dispensary workshop laboratory", 4 + 4 + 4 + 7 + 7),
        ("", 0),
    ],
)
def test_aganice_may_turn_one_symbol_into_another(cards: str, points: int) -> None:
    assert scores(end(city(cards, leaders="aganice")))["green"] == points


@rule("LEAD-079")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("scriptorium library apothecary", 9 + 1),
        ("scriptorium library apothecary dispensary", 9 + 4),
        ("scriptorium library apothecary workshop", 9 + 1 + 1 + 7),
        ("", 0),
    ],
)
def test_enheduanna_adds_a_symbol_of_the_kind_there_is_most_of(cards: str, points: int) -> None:
    assert scores(end(city(cards, leaders="enheduanna")))["green"] == points


# Points


@pytest.mark.parametrize(
    ("leader", "two", "first", "second"),
    [
        pytest.param("phryne", "baths altar", "theater temple", "statue courthouse", marks=rule("LEAD-080")),
        pytest.param(
            "cornelia",
            "east_trading_post west_trading_post",
            "marketplace forum",
            "caravansery vineyard",
            marks=rule("LEAD-081"),
        ),
        pytest.param(
            "eurypyle", "stockade barracks", "guard_tower walls", "stables archery_range", marks=rule("LEAD-082")
        ),
        pytest.param("theano", "apothecary workshop", "scriptorium school", "lodge academy", marks=rule("LEAD-083")),
    ],
)
def test_five_points_for_more_cards_of_a_colour_than_each_neighbour(
    leader: str, two: str, first: str, second: str
) -> None:
    one_each = first.split()[0], second.split()[0]
    assert scores(end(city(two, leaders=leader), *one_each))["leaders"] == 5
    assert scores(end(city(two.split()[0], leaders=leader)))["leaders"] == 5
    assert scores(end(city(two, leaders=leader), first))["leaders"] == 0
    assert scores(end(city(two, leaders=leader), right=second))["leaders"] == 0
    assert scores(end(city(leaders=leader)))["leaders"] == 0


@pytest.mark.parametrize(
    "leader",
    [
        pytest.param("aganice", marks=rule("LEAD-078")),
        pytest.param("phryne", marks=rule("LEAD-080")),
        pytest.param("cornelia", marks=rule("LEAD-081")),
        pytest.param("eurypyle", marks=rule("LEAD-082")),
        pytest.param("theano", marks=rule("LEAD-083")),
        pytest.param("makeda", marks=rule("LEAD-084")),
        pytest.param("cynisca", marks=rule("LEAD-085")),
    ],
)
def test_the_age_cost_is_one_coin_in_age_i_two_in_age_ii_and_three_in_age_iii(leader: str) -> None:
    assert [ways(holding(leader, age), 0, f"recruit {leader}") for age in (1, 2, 3)] == [
        {(0, 0, 1)},
        {(0, 0, 2)},
        {(0, 0, 3)},
    ]


@rule("LEAD-084")
@pytest.mark.parametrize(
    ("mine", "left", "right", "points"), [(8, 7, 7, 5), (8, 8, 0, 0), (8, 0, 8, 0), (8, 9, 0, 0), (0, 0, 0, 0)]
)
def test_makeda_scores_five_for_more_coins_than_each_neighbour(mine: int, left: int, right: int, points: int) -> None:
    cities = {0: city(coins=mine, leaders="makeda"), 1: city(coins=left), 2: city(coins=right)}
    state = table(age=3, turn=LAST, phase="over", options=EXPERT, cities=cities)
    assert scores(state)["leaders"] == points


@rule("LEAD-085")
@pytest.mark.parametrize(("defeats", "points"), [(0, 6), (1, 0), (4, 0)])
def test_cynisca_scores_six_without_a_defeat_token(defeats: int, points: int) -> None:
    sheet = scores(end(city(leaders="cynisca", defeats=defeats, victories=(1, 0, 0))))
    assert (sheet["leaders"], sheet["military"]) == (points, 1 - defeats)


@rule("LEAD-086")
@pytest.mark.parametrize(
    ("victories", "points"),
    [((2, 2, 2), 1 + 3 + 5), ((1, 1, 1), 0), ((3, 3, 3), 1 + 3 + 5), ((4, 0, 0), 1 + 1), ((0, 0, 0), 0)],
)
def test_gorgo_scores_the_value_of_each_pair_of_equal_victory_tokens(
    victories: tuple[int, int, int], points: int
) -> None:
    sheet = scores(end(city(leaders="gorgo", victories=victories)))
    assert sheet["leaders"] == points
    assert sheet["military"] == victories[0] + 3 * victories[1] + 5 * victories[2]


@rule("LEAD-087")
@pytest.mark.parametrize(("leaders", "points"), [("agrippina", 7), ("agrippina sappho", 2), ("hannibal agrippina", 0)])
def test_agrippina_scores_seven_as_the_only_leader(leaders: str, points: int) -> None:
    assert scores(end(city(leaders=leaders)))["leaders"] == points


@pytest.mark.parametrize(
    ("leader", "cost"),
    [
        pytest.param("berenice", 2, marks=rule("LEAD-073")),
        pytest.param("hatshepsut", 2, marks=rule("LEAD-074")),
        pytest.param("telesilla", 3, marks=rule("LEAD-076")),
        pytest.param("tomyris", 4, marks=rule("LEAD-077")),
        pytest.param("enheduanna", 4, marks=rule("LEAD-079")),
        pytest.param("gorgo", 5, marks=rule("LEAD-086")),
        pytest.param("agrippina", 1, marks=rule("LEAD-087")),
    ],
)
def test_recruiting_costs_the_printed_coins_in_every_age(leader: str, cost: int) -> None:
    assert [ways(holding(leader, age), 0, f"recruit {leader}") for age in (1, 2, 3)] == [{(0, 0, cost)}] * 3
