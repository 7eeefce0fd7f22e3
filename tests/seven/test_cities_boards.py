"""Petra and Byzantium: stages with losses, coins and Diplomacy (CITY-120 to CITY-128)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.scenario import choose, city, coins, events, legal, pending_choice, scores, table, turn, ways

BOTH = pytest.mark.parametrize("edition", [1, 2])


def wonder(
    board: str, side: str, cards: str, edition: Edition, stages: int = 0, expansions: str = "cities", **fields: Any
) -> State:
    """Seat 0 with that board and no coins, a wall in hand."""
    own = city(cards, **({"board": board, "side": side, "stages": stages, "coins": 0} | fields))
    options = {"expansions": expansions.split(), "edition": edition}
    return table(age=2, options=options, hands={0: "walls"}, cities={0: own})


def check_cost(board: str, side: str, stages: int, cards: str, edition: Edition) -> None:
    """The next stage needs all of these cards and no coins."""
    assert ways(wonder(board, side, cards, edition, stages), 0, "stage walls") == {(0, 0, 0)}
    for card in cards.split():
        rest = " ".join(one for one in cards.split() if one != card)
        assert not ways(wonder(board, side, rest, edition, stages), 0, "stage walls"), card


@rule("CITY-120")
@BOTH
def test_first_stage_of_petra_b(edition: Edition) -> None:
    """2 clay (one of the board's own) and 2 ore."""
    check_cost("petra", "night", 0, "clay_pool foundry", edition)
    assert not ways(wonder("petra", "night", "clay_pool ore_vein", edition), 0, "stage walls")
    state = wonder("petra", "night", "clay_pool foundry", edition)
    facts = turn(state, {0: "stage walls"})
    assert scores(state)["wonder"] == 3
    assert [(fact["seat"], fact["coins"]) for fact in events(facts, "must_lose")] == [(1, 2), (2, 2)]
    choose(state, "pay 2 debt 0")
    choose(state, "pay 0 debt 2")
    assert pending_choice(state) is None
    assert coins(state) == [0, 4, 6]
    assert [own["debt"] for own in state.snapshot()["cities"]] == [0, 0, 2]


@rule("CITY-122")
@BOTH
@pytest.mark.parametrize(("side", "price"), [("day", 7), ("night", 14)])
def test_coins_for_petras_stage_go_to_the_bank(side: str, price: int, edition: Edition) -> None:
    state = wonder("petra", side, "", edition, 1, coins=price + 2)
    before = sum(coins(state))
    facts = turn(state, {0: f"stage walls bank {price}"})
    assert [fact["coins"] for fact in events(facts, "paid")] == [price]
    assert coins(state) == [2, 6, 6]
    assert sum(coins(state)) == before - price + 3 + 3
    assert scores(state)["wonder"] == 3 + price


@rule("CITY-122")
@BOTH
@pytest.mark.parametrize(("side", "price"), [("day", 7), ("night", 14)])
def test_coins_for_petras_stage_are_no_resource_and_are_not_lowered(side: str, price: int, edition: Edition) -> None:
    """Neither trade nor Bilkis, the Architect Cabinet, Imhotep or wares of one's own replace a coin of it."""
    everything = "architect_cabinet forum caravansery marketplace quarry loom_1"
    for purse, expected in ((price - 1, set()), (price, {(0, 0, price)}), (price + 9, {(0, 0, price)})):
        fields: dict[str, Any] = {"coins": purse, "leaders": "imhotep bilkis", "expansions": "leaders cities"}
        assert ways(wonder("petra", side, everything, edition, 1, **fields), 0, "stage walls") == expected
        plain = wonder("petra", side, "", edition, 1, coins=purse)
        assert ways(plain, 0, "stage walls") == expected


def check_diplomacy(side: str, stages: int, cards: str, value: int, edition: Edition) -> None:
    """The next stage of Byzantium costs that, is worth so much and brings a token, to its owner only."""
    check_cost("byzantium", side, stages, cards, edition)
    state = wonder("byzantium", side, cards, edition, stages)
    before = scores(state)["wonder"]
    turn(state, {0: "stage walls"})
    assert scores(state)["wonder"] - before == value
    assert [own["diplomacy"] for own in state.snapshot()["cities"]] == [1, 0, 0]
    assert not [words for words in legal(state) if words.startswith("pay")]


@rule("CITY-125")
@BOTH
def test_second_stage_of_byzantium_a(edition: Edition) -> None:
    assert not ways(wonder("byzantium", "day", "lumber_yard press_1", edition, 1), 0, "stage walls")
    check_diplomacy("day", 1, "sawmill press_1", 2, edition)


@rule("CITY-127")
@BOTH
def test_first_stage_of_byzantium_b(edition: Edition) -> None:
    check_diplomacy("night", 0, "lumber_yard ore_vein glassworks_1 press_1", 3, edition)


@rule("CITY-128")
@BOTH
def test_second_stage_of_byzantium_b(edition: Edition) -> None:
    assert not ways(wonder("byzantium", "night", "ore_vein clay_pool loom_1", edition, 1), 0, "stage walls")
    check_diplomacy("night", 1, "foundry clay_pool loom_1", 4, edition)
