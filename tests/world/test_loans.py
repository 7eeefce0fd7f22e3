"""Taking and paying back a loan (WORLD-116 to WORLD-128)."""

from __future__ import annotations

import pytest

from mirabilia.core.contract import Fact
from mirabilia.games.world.state import State
from tests.rules import rule
from tests.world.scenario import buy, city, city_view, events, facts_of, items, legal, play, refusal, scores, table

ROAD = "long_road a12"
WITH_A_TEMPLE = ("s2_t1 b2 r90",)
"""For the Thien Mu Pagoda at c3, next to the Temple and a natural resource."""


def borrower(gold: int = 0, loan_round: int | None = None, round: int = 5) -> State:
    """Seat 0 to act with that much gold spent; seat 1 is out of the round."""
    cities = {0: city(ROAD, gold=gold, loan_round=loan_round), 1: city(gold=7, out=True)}
    return table(2, round=round, cities=cities)


def short_of_goods(
    gold: int, tile: str = "", loan_round: int | None = None, towers: int = 0, road: str = ROAD
) -> State:
    """Nothing else is left on sale: seat 0 has the 1st pedestal, seat 1 before it buys the 2nd."""
    pieces = [road] if road else []
    cities = {0: city(*pieces, gold=gold, loan_round=loan_round, pedestal=1), 1: city(gold=6)}
    tiles: dict[str, str | None] = dict.fromkeys(("s1", "s2", "s3", "s4", "s5", "s6"))
    if tile:
        tiles[tile[:2]] = tile
    market = {"long_roads": 0, "short_sets": 0, "towers": towers}
    return table(2, active=1, order=[1, 0], cities=cities, market=market, tiles=tiles)


def out(facts: list[Fact]) -> list[int]:
    return [fact["seat"] for fact in events(facts, "out")]


# Taking a loan.


@rule("WORLD-116")
@pytest.mark.parametrize("gold", range(7))
def test_a_loan_is_free_and_a_purchase_must_follow(gold: int) -> None:
    state = table(2, cities={0: city(ROAD, gold=gold)})
    assert "loan" in legal(state)
    assert play(state, "loan") == [{"event": "loan_taken", "seat": 0, "gold": 2}]
    assert (state.to_act(), city_view(state).spent) == ((0,), gold)
    assert legal(state) == legal(state, "buy") != set()
    assert refusal(state, "leave") == {"refusal": "must_buy"}
    buy(state, "pedestal_1")
    assert state.to_act() == (1,)


@rule("WORLD-116")
def test_no_loan_out_of_turn_or_after_a_purchase() -> None:
    state = table(2, cities={0: city(ROAD)})
    assert state.legal(1) == []
    assert refusal(state, "loan", 1) == {"refusal": "not_your_turn", "seat": 0}
    play(state, "buy long_road")
    assert legal(state) == legal(state, "lay") != set()


@rule("WORLD-116")
def test_no_loan_once_all_gold_is_spent() -> None:
    state = table(2, cities={0: city(ROAD, gold=6)})
    assert out(play(state, "buy pedestal_1")) == [0]
    play(state, "buy pedestal_2")
    assert (state.to_act(), city_view(state).spent, city_view(state).loan) == ((1,), 7, False)


@rule("WORLD-116")
@pytest.mark.parametrize("turn", range(4))
def test_a_loan_can_be_taken_on_any_turn_of_the_round(turn: int) -> None:
    state = borrower()
    for item in ("s1", "s2", "pedestal_1")[:turn]:
        buy(state, item)
    play(state, "loan")
    assert city_view(state).limit == 9


@rule("WORLD-117")
def test_nine_gold_instead_of_seven() -> None:
    """After 5 gold a loan leaves 4: enough for a tile of stack 5."""
    state = borrower(gold=5)
    assert (city_view(state).limit, items(state) & {"s4", "s5"}) == (7, set())
    play(state, "loan")
    assert (city_view(state).limit, items(state) & {"s5", "s6"}) == (9, {"s5"})
    buy(state, "s3")
    assert (city_view(state).spent, city_view(state).out) == (8, False)
    play(state, "buy pedestal_1")
    assert events(facts_of(state), "out") == [{"event": "out", "seat": 0}]


@rule("WORLD-117")
def test_whoever_has_spent_nine_is_out() -> None:
    state = table(2, cities={0: city(ROAD, gold=5)})
    facts = play(state, "loan") + buy(state, "s5")
    assert events(facts, "bought")[0]["gold"] == 4
    assert (city_view(state).spent, out(facts)) == (9, [0])


@rule("WORLD-118")
def test_next_round_has_seven_gold_again() -> None:
    state = borrower(gold=5)
    play(state, "loan")
    buy(state, "s5")
    after = city_view(state)
    assert (state.view(None).round, after.loan, after.spent, after.limit) == (6, True, 0, 7)


@rule("WORLD-118")
@pytest.mark.parametrize(("loan_round", "limit"), [(None, 7), (3, 7), (4, 7), (5, 9)])
def test_the_limit_is_raised_in_the_round_of_the_loan(loan_round: int | None, limit: int) -> None:
    state = borrower(gold=4, loan_round=loan_round)
    assert city_view(state).limit == limit
    assert ("s6" in items(state)) is (limit == 9)


@rule("WORLD-126")
@pytest.mark.parametrize("gold", [0, 3, 6])
def test_a_loan_before_a_monument_is_spent_with_it(gold: int) -> None:
    state = table(2, monuments="thien_mu", cities={0: city(*WITH_A_TEMPLE, gold=gold)})
    facts = play(state, "loan", "buy thien_mu", "lay c3")
    assert events(facts, "bought")[0]["gold"] == 9 - gold
    assert (city_view(state).spent, city_view(state).loan, out(facts)) == (9, True, [0])


@rule("WORLD-127")
@pytest.mark.parametrize(
    ("gold", "tile", "possible"),
    [(5, "s5_f1", True), (6, "s3_f1", True), (5, "s6_f1", False), (6, "s5_f1", False), (6, "s4_f1", True)],
)
def test_a_loan_needs_something_that_can_be_bought_with_it(gold: int, tile: str, possible: bool) -> None:
    """Stacks 3 and 4 cost 3 gold, stack 5 costs 4, stack 6 costs 5."""
    state = short_of_goods(gold, tile)
    facts = play(state, "buy pedestal_2")
    assert out(facts) == ([1] if possible else [1, 0])
    if possible:
        assert legal(state) == {"loan", "leave"}
        play(state, "loan")
        assert legal(state) == {f"buy {tile[:2]}"}


@rule("WORLD-127")
@pytest.mark.parametrize(("road", "seats_out"), [(ROAD, [1]), ("", [1, 0])])
def test_a_loan_needs_something_that_can_be_laid(road: str, seats_out: list[int]) -> None:
    """1 gold is left, a Tower costs 2; on an empty map there is nothing it could stand next to."""
    state = short_of_goods(6, towers=1, road=road)
    assert out(play(state, "buy pedestal_2")) == seats_out


# Paying it back.


@rule("WORLD-119")
def test_a_loan_is_paid_back_for_three_gold_and_a_purchase_follows() -> None:
    state = table(2, cities={0: city(ROAD, loan_round=4)})
    assert play(state, "repay") == [{"event": "loan_repaid", "seat": 0, "gold": 3}]
    after = city_view(state)
    assert (state.to_act(), after.spent, after.limit, after.loan) == ((0,), 3, 7, False)
    assert legal(state) == legal(state, "buy")
    assert items(state) & {"s5", "s6"} == {"s5"}
    assert out(buy(state, "s5")) == [0]


@rule("WORLD-119")
@pytest.mark.parametrize("loan_round", [1, 3, 4])
def test_a_loan_is_paid_back_in_any_later_round(loan_round: int) -> None:
    state = borrower(gold=2, loan_round=loan_round)
    assert "repay" in legal(state)
    play(state, "repay")
    assert city_view(state).spent == 5


@rule("WORLD-119")
def test_paying_back_is_possible_on_a_later_turn_of_the_round() -> None:
    state = borrower(loan_round=4)
    buy(state, "s1")
    play(state, "repay", "buy pedestal_1")
    assert city_view(state).spent == 2 + 3 + 1


@rule("WORLD-120")
def test_paying_back_with_the_last_gold_ends_the_round() -> None:
    state = table(2, cities={0: city(ROAD, gold=4, loan_round=4)})
    facts = play(state, "repay")
    assert (out(facts), state.to_act()) == ([0], (1,))
    assert (city_view(state).spent, city_view(state).loan, city_view(state).pieces[1:]) == (7, False, ())


@rule("WORLD-120")
def test_paying_back_with_gold_left_does_not_end_the_round() -> None:
    state = table(2, cities={0: city(ROAD, gold=3, loan_round=4)})
    assert out(play(state, "repay")) == []
    assert (state.to_act(), "long_road" in items(state)) == ((0,), True)


@rule("WORLD-121")
def test_a_loan_is_not_paid_back_in_its_round() -> None:
    state = borrower()
    play(state, "loan", "buy pedestal_1")
    assert (city_view(state).spent, state.to_act()) == (1, (0,))
    assert "repay" not in legal(state)
    assert refusal(state, "repay") == {"refusal": "loan_new"}


@rule("WORLD-121")
@pytest.mark.parametrize(("loan_round", "possible"), [(4, True), (5, False)])
def test_a_loan_of_an_earlier_round_can_be_paid_back(loan_round: int, possible: bool) -> None:
    assert ("repay" in legal(borrower(loan_round=loan_round))) is possible


@rule("WORLD-127")
@pytest.mark.parametrize(("gold", "possible"), [(0, True), (3, True), (4, True), (5, False), (6, False)])
def test_paying_back_needs_three_gold(gold: int, possible: bool) -> None:
    state = borrower(gold=gold, loan_round=4)
    assert ("repay" in legal(state)) is possible
    if not possible:
        assert refusal(state, "repay") == {"refusal": "too_dear", "cost": 3, "gold": 7 - gold}


@rule("WORLD-128")
@pytest.mark.parametrize(
    ("gold", "tile", "seats_out"), [(0, "s6_f1", [0]), (1, "s5_f1", [0]), (0, "s5_f1", []), (1, "s3_f1", [])]
)
def test_a_player_who_can_buy_nothing_after_paying_back_is_out(gold: int, tile: str, seats_out: list[int]) -> None:
    """Stack 3 costs 3 gold, stack 5 costs 4, stack 6 costs 5."""
    state = short_of_goods(gold, tile, loan_round=4)
    play(state, "buy pedestal_2")
    assert "repay" in legal(state)
    facts = play(state, "repay")
    assert events(facts, "loan_repaid") == [{"event": "loan_repaid", "seat": 0, "gold": 3}]
    assert (out(facts), city_view(state).loan, scores(state)["loans"]) == (seats_out, False, 0)
    if not seats_out:
        assert legal(state) == {f"buy {tile[:2]}"}
        assert city_view(state).spent == gold + 3


@rule("WORLD-128")
def test_a_pay_back_that_leaves_nothing_to_buy_is_not_compulsory() -> None:
    state = short_of_goods(3, "s6_f1", loan_round=4)
    play(state, "buy pedestal_2")
    assert legal(state) == {"repay", "leave"}
    facts = play(state, "leave")
    assert (out(facts), city_view(state).loan) == ([0], True)


# One loan at a time.


@rule("WORLD-124")
@pytest.mark.parametrize("loan_round", [1, 4, 5])
def test_only_one_open_loan(loan_round: int) -> None:
    state = borrower(gold=2, loan_round=loan_round)
    assert "loan" not in legal(state)
    assert refusal(state, "loan") == {"refusal": "loan_open"}


@rule("WORLD-124", "WORLD-125")
def test_after_a_pay_back_a_new_loan_in_a_later_turn_of_the_round() -> None:
    state = table(2, cities={0: city(ROAD, loan_round=4)})
    play(state, "repay", "buy pedestal_1", "buy pedestal_2")
    assert (state.to_act(), city_view(state).spent) == ((0,), 4)
    play(state, "loan")
    assert (city_view(state).limit, city_view(state).loan_round, "s6" in items(state)) == (9, 5, True)
    buy(state, "s6")
    assert (city_view(state).spent, city_view(state).out) == (9, True)


@rule("WORLD-125")
@pytest.mark.parametrize(
    ("loan_round", "step", "other", "reason"),
    [
        (None, "loan", "repay", "loan_step"),
        (None, "loan", "loan", "loan_open"),
        (4, "repay", "loan", "loan_step"),
        (4, "repay", "repay", "loan_step"),
    ],
)
def test_one_loan_step_in_a_turn(loan_round: int | None, step: str, other: str, reason: str) -> None:
    state = borrower(loan_round=loan_round)
    play(state, step)
    assert other not in legal(state)
    assert refusal(state, other) == {"refusal": reason}


# The Loan tile, and what an open loan costs.


@rule("WORLD-123")
def test_the_tile_lies_with_the_borrower_until_paid_back() -> None:
    state = borrower(gold=5)
    assert (city_view(state).loan, city_view(state).loan_round) == (False, None)
    play(state, "loan")
    assert (city_view(state).loan, city_view(state).loan_round) == (True, 5)
    buy(state, "s5")
    assert (city_view(state).loan, city_view(state, 1).loan) == (True, False)
    while state.to_act() != (0,):
        play(state, "buy pedestal_1")
    play(state, "repay")
    assert (city_view(state).loan, city_view(state).loan_round) == (False, None)


@rule("WORLD-123")
def test_five_players_can_have_a_loan_each() -> None:
    cities = {seat: city(f"long_road a{12 - seat}", loan_round=4) for seat in range(1, 5)}
    state = table(5, cities={0: city(ROAD)} | cities)
    play(state, "loan")
    assert [city_view(state, seat).loan for seat in range(5)] == [True] * 5


@rule("WORLD-122")
@pytest.mark.parametrize(("loans", "points"), [((9, None), (-2, 0)), ((1, 9), (-2, -2)), ((None, 10), (0, -2))])
def test_an_open_loan_costs_two_points_at_the_end(loans: tuple[int | None, ...], points: tuple[int, int]) -> None:
    first, second = loans
    cities = {
        0: city(ROAD, gold=6, loan_round=first, food=3, ceramics=3, gears=3),
        1: city(gold=7, out=True, loan_round=second, food=3, ceramics=3, gears=3),
    }
    state = table(2, round=10, cities=cities)
    facts = play(state, "buy pedestal_1")
    result = state.result()
    assert result is not None
    assert tuple(sheet["loans"] for sheet in result.scores) == points
    assert tuple(sheet["total"] for sheet in result.scores) == (3 + points[0], 3 + points[1])
    assert [sheet["loans"] for sheet in events(facts, "scored")[0]["scores"]] == list(points)


@rule("WORLD-122")
def test_a_loan_paid_back_in_the_last_round_costs_nothing() -> None:
    state = borrower(gold=4, loan_round=9, round=10)
    assert scores(state)["loans"] == -2
    play(state, "repay")
    result = state.result()
    assert result is not None
    assert result.scores[0]["loans"] == 0


@rule("WORLD-122")
def test_only_the_loan_still_open_counts() -> None:
    """Paid back and taken again in one round: one loan is open."""
    state = table(2, cities={0: city(ROAD, loan_round=4)})
    assert scores(state)["loans"] == -2
    play(state, "repay")
    assert scores(state)["loans"] == 0
    play(state, "buy pedestal_1", "buy pedestal_2", "loan")
    assert scores(state)["loans"] == -2
