"""What a player buys in a turn, at what price, and when nothing can be bought (WORLD-056 to WORLD-069)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.core.contract import Cost, Fact
from mirabilia.games.world.state import State
from tests.rules import rule
from tests.world.scenario import (
    action,
    buy,
    city,
    city_view,
    events,
    facts_of,
    goods,
    items,
    legal,
    play,
    refusal,
    table,
)

ROAD = "long_road a12"
ITEMS = ("long_road", "short_set", "tower", "pedestal_1", "pedestal_2", "s1", "s6", "ishtar_gate")
GOODS = ("long_road", "short_set", "tower")
STACKS = ("s1", "s2", "s3", "s4", "s5", "s6")
OUT_OF_REACH = "giza parthenon colosseum"
"""Monuments that need buildings."""


def shop(players: int = 2, **own: Any) -> State:
    """Seat 0 has laid one road and can buy everything, the Ishtar Gate and a Long Road included."""
    return table(players, monuments="ishtar_gate giza parthenon", cities={0: city(ROAD, **own)})


def left_with(sale: str, *pieces: str, **own: Any) -> State:
    """Seat 1 ends its round with the 2nd pedestal. Seat 0, with a map and gold, finds only this on sale."""
    names = sale.split()
    monuments = [name for name in names if name not in (*GOODS, *STACKS, "pedestal_1")]
    pedestal = None if "pedestal_1" in names else 1
    state = table(
        2,
        active=1,
        tiles={stack: f"{stack}_f1" if stack in names else None for stack in STACKS},
        market={f"{item}s": int(item in names) for item in GOODS},
        monuments=" ".join([*monuments, OUT_OF_REACH]),
        cities={0: city(*pieces, pedestal=pedestal, **own), 1: city(gold=6)},
    )
    play(state, "buy pedestal_2")
    return state


# --- One purchase a turn


@rule("WORLD-056")
@pytest.mark.parametrize("item", ITEMS)
def test_one_item_is_bought_and_the_next_player_follows(item: str) -> None:
    state = shop()
    facts = buy(state, item)
    assert len(events(facts, "bought")) == 1
    assert state.to_act() == (1,)
    assert refusal(state, "buy s3", 0) == {"refusal": "not_your_turn", "seat": 1}


@rule("WORLD-056")
def test_something_must_be_bought() -> None:
    state = shop()
    assert legal(state) == legal(state, "buy") | {"loan"}
    assert refusal(state, "leave") == {"refusal": "must_buy"}


@rule("WORLD-056")
def test_the_parts_of_a_short_set_are_one_item() -> None:
    state = shop()
    facts = play(state, "buy short_set", "lay a11", "lay c11", "single e12")
    assert [fact["event"] for fact in facts] == ["bought", "laid", "laid", "laid"]
    assert state.to_act() == (1,)


# --- Prices


@pytest.mark.parametrize(
    ("item", "cost"),
    [
        pytest.param("long_road", 1, marks=rule("WORLD-057")),
        pytest.param("short_set", 1, marks=rule("WORLD-058")),
        *(
            pytest.param(f"s{number}", cost, marks=rule("WORLD-059"))
            for number, cost in enumerate((2, 2, 3, 3, 4, 5, 3, 4), 1)
        ),
        pytest.param("tower", 2, marks=rule("WORLD-060")),
        pytest.param("pedestal_1", 1, marks=rule("WORLD-061")),
        pytest.param("pedestal_2", 1, marks=rule("WORLD-061")),
    ],
)
def test_price(item: str, cost: int) -> None:
    """It is paid from the gold of the round, and less does not do."""
    state = shop(5, gold=1)
    (bought,) = events(buy(state, item), "bought")
    assert (bought["gold"], city_view(state).spent) == (cost, 1 + cost)
    assert item in items(shop(5, gold=7 - cost))
    if cost > 1:
        too_dear = {"refusal": "too_dear", "cost": cost, "gold": cost - 1}
        assert refusal(shop(5, gold=8 - cost), f"buy {item}") == too_dear


@rule("WORLD-059")
def test_every_tile_of_a_stack_has_the_price_of_the_stack() -> None:
    for tile in ("s4_b1", "s4_f2", "s4_h1", "s4_m2", "s4_t1"):
        state = table(2, tiles={"s4": tile}, cities={0: city(ROAD)})
        costs = [action(state, f"buy {offer.stack}").cost for offer in state.view(None).market.tiles]
        assert costs == [Cost(gold) for gold in (2, 2, 3, 3, 4, 5)]
        buy(state, "s4")
        assert city_view(state).spent == 3


@rule("WORLD-062")
@pytest.mark.parametrize("spent", range(7))
def test_a_monument_costs_all_gold_left(spent: int) -> None:
    state = shop(gold=spent)
    (bought,) = events(buy(state, "ishtar_gate"), "bought")
    assert (bought["gold"], city_view(state).spent, city_view(state).out) == (7 - spent, 7, True)


@rule("WORLD-063")
@pytest.mark.parametrize(("spent", "bought"), [(3, ["ishtar_gate"]), (4, [])])
def test_a_monument_is_not_had_for_nothing(spent: int, bought: list[str]) -> None:
    """Paying back a loan leaves 1 gold, or none."""
    state = shop(gold=spent, loan_round=3)
    assert "ishtar_gate" in items(state)
    play(state, "repay")
    assert state.to_act() == ((0,) if bought else (1,))
    if bought:
        buy(state, "ishtar_gate")
    assert (city_view(state).monuments, city_view(state).out) == (tuple(bought), True)


@rule("WORLD-064")
@pytest.mark.parametrize(("players", "left"), [(2, 0), (3, 1), (5, 2)])
def test_a_long_road_is_not_replaced_during_the_round(players: int, left: int) -> None:
    state = shop(players)
    _, supply = goods(state, "long_road")
    buy(state, "long_road")
    assert goods(state, "long_road") == (left, supply)
    assert ("long_road" in items(state)) == bool(left)


@rule("WORLD-064")
@pytest.mark.parametrize("item", ["long_road", "short_set", "tower", "pedestal_1", "pedestal_2", *STACKS])
def test_what_is_sold_is_gone_for_the_others(item: str) -> None:
    state = table(2, cities={0: city(ROAD), 1: city(ROAD)})
    buy(state, item)
    assert (state.to_act(), state.view(None).round) == ((1,), 5)
    assert item not in items(state)
    assert refusal(state, f"buy {item}")["refusal"] == "gone"


@rule("WORLD-064")
def test_a_monument_is_replaced_at_once() -> None:
    state = shop()
    following = state.snapshot()["deck"]
    facts = play(state, "buy ishtar_gate")
    assert state.view(None).market.monuments == (following[0], "giza", "parthenon")
    assert events(facts, "monument_shown") == [{"event": "monument_shown", "monuments": [following[0]]}]
    assert state.snapshot()["deck"] == following[1:]


# --- Loans beside the purchase


@rule("WORLD-065")
def test_a_loan_is_taken_besides_the_purchase() -> None:
    state = shop()
    play(state, "loan")
    assert (state.to_act(), city_view(state).loan, city_view(state).limit) == ((0,), True, 9)
    assert legal(state) == legal(state, "buy")
    buy(state, "s6")
    assert (state.to_act(), city_view(state).spent) == ((1,), 5)


@rule("WORLD-065")
def test_a_loan_is_paid_back_besides_the_purchase() -> None:
    state = shop(gold=2, loan_round=4)
    play(state, "repay")
    assert (state.to_act(), city_view(state).loan, city_view(state).spent) == ((0,), False, 5)
    assert legal(state) == legal(state, "buy")
    buy(state, "tower")
    assert (state.to_act(), city_view(state).spent) == ((1,), 7)


@rule("WORLD-065")
def test_no_purchase_follows_when_the_last_gold_is_paid_back() -> None:
    state = shop(gold=4, loan_round=4)
    facts = play(state, "repay")
    assert [fact["event"] for fact in facts] == ["loan_repaid", "out"]
    assert (state.to_act(), city_view(state).spent, city_view(state).out) == ((1,), 7, True)


@rule("WORLD-065")
def test_only_the_player_in_turn_takes_a_loan() -> None:
    state = shop()
    assert refusal(state, "loan", 1) == {"refusal": "not_your_turn", "seat": 0}


# --- Nothing to buy


@rule("WORLD-066")
@pytest.mark.parametrize("spent", [0, 3, 6])
def test_a_player_with_gold_who_can_buy_nothing_is_out(spent: int) -> None:
    """Seat 1 takes the last thing that was on sale: seat 0 gets no turn, and a new round starts."""
    state = left_with("", ROAD, gold=spent)
    facts = facts_of(state)
    assert [fact["seat"] for fact in events(facts, "out")] == [1, 0]
    assert events(facts, "round_begun") == [{"event": "round_begun", "round": 6}]


@rule("WORLD-066")
def test_the_others_go_on_without_a_player_who_can_buy_nothing() -> None:
    """Only seat 2 has a Temple with natural resources near it, and so a place for the Pagoda."""
    state = table(
        3,
        active=1,
        tiles=dict.fromkeys(STACKS),
        market={"long_roads": 0, "short_sets": 0, "towers": 0},
        monuments="thien_mu giza parthenon",
        order=[1, 0, 2],
        cities={0: city(ROAD, pedestal=1, gold=2), 1: city(gold=5), 2: city("s2_t1 d3", gold=5)},
    )
    play(state, "buy pedestal_2")
    assert (state.to_act(), city_view(state, 0).spent) == ((2,), 2)
    assert [part.out for part in state.view(None).cities] == [True, False, False]


@rule("WORLD-067")
@pytest.mark.parametrize(("item", "cost"), [("s1", 2), ("s3", 3), ("s6", 5), ("tower", 2)])
def test_what_can_be_bought_is_there_affordable_and_has_a_place(item: str, cost: int) -> None:
    """A loan of this round is open, so that no more gold can be had: 9 is the limit."""
    assert items(left_with(item, ROAD, loan_round=5, gold=9 - cost)) == {item}
    gone = left_with("", ROAD, loan_round=5, gold=9 - cost)
    too_dear = left_with(item, ROAD, loan_round=5, gold=10 - cost)
    no_place = left_with(item, loan_round=5, gold=9 - cost)
    assert [state.view(None).round for state in (gone, too_dear, no_place)] == [6, 6, 6]


@rule("WORLD-067")
@pytest.mark.parametrize(
    ("item", "why"),
    [
        ("s1", {"refusal": "gone", "stack": "s1"}),
        ("s6", {"refusal": "too_dear", "cost": 5, "gold": 4}),
        ("s3", {"refusal": "no_place", "stack": "s3"}),
        ("ishtar_gate", {"refusal": "no_place", "monument": "ishtar_gate"}),
    ],
)
def test_why_something_cannot_be_bought(item: str, why: Fact) -> None:
    state = table(2, tiles={"s1": None}, monuments="ishtar_gate", cities={0: city(gold=3)})
    assert refusal(state, f"buy {item}") == why


@rule("WORLD-068")
@pytest.mark.parametrize("item", ["long_road", "short_set", "pedestal_1"])
def test_nobody_passes_who_can_buy_something(item: str) -> None:
    """One thing is left for 1 gold: it has to be bought, with a loan before it or without."""
    state = left_with(item, ROAD, gold=5)
    assert legal(state) == {f"buy {item}", "loan"}
    assert refusal(state, "leave") == {"refusal": "must_buy"}
    play(state, "loan")
    assert legal(state) == {f"buy {item}"}
    assert legal(left_with(item, ROAD, gold=7, loan_round=5)) == {f"buy {item}"}


@rule("WORLD-069")
@pytest.mark.parametrize(("item", "spent"), [("s1", 6), ("s3", 6), ("s4", 5), ("tower", 6), ("s5", 5), ("s6", 4)])
def test_with_a_loan_or_not_at_all(item: str, spent: int) -> None:
    """With 2 gold more something could be bought: take the loan and buy, or be out of the round."""
    state = left_with(item, ROAD, gold=spent)
    assert (state.to_act(), legal(state)) == ((0,), {"loan", "leave"})
    without = state.copy()
    facts = play(without, "leave")
    assert [fact["seat"] for fact in events(facts, "out")] == [0]
    assert (without.view(None).round, city_view(without).loan) == (6, False)
    play(state, "loan")
    assert legal(state) == {f"buy {item}"}
    buy(state, item)
    assert city_view(state).loan


@rule("WORLD-069")
def test_a_loan_that_would_not_do_is_not_offered() -> None:
    """5 gold for the block of S6 and 2 left, or 1 left and an open loan of an earlier round."""
    for own in ({"gold": 5}, {"gold": 6, "loan_round": 3}):
        assert left_with("s6", ROAD, **own).view(None).round == 6
