"""The Clandestine Docks: a rebate on the first resource bought (CITY-052 to CITY-056, 062, 063)."""

from __future__ import annotations

import pytest

from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from mirabilia.games.seven.views import Price
from tests.rules import rule
from tests.seven.scenario import city, coins, legal, table, turn, ways

BOTH = pytest.mark.parametrize("edition", [1, 2])
EAST, WEST = "clandestine_dock_east", "clandestine_dock_west"


def harbour(
    own: str, hand: str, left: str = "", right: str = "", age: int = 2, edition: Edition = 2, coins: int = 9
) -> State:
    """Seat 0 with ore between two neighbours: papyrus and these cards to the left, glass and these to the right."""
    return table(
        age=age,
        options={"expansions": ["cities"], "edition": edition},
        hands={0: hand},
        cities={
            0: city(own, coins=coins, board="rhodes"),
            1: city(left, board="ephesus"),
            2: city(right, board="alexandria"),
        },
    )


@rule("CITY-052")
@BOTH
@pytest.mark.parametrize(("dock", "left", "right"), [(WEST, 1, 2), (EAST, 2, 1)])
def test_the_first_resource_from_that_neighbour_costs_one_coin_less(
    dock: str, left: int, right: int, edition: Edition
) -> None:
    for stone, price in (("left", (left, 0, 0)), ("right", (0, right, 0))):
        there = {stone: "stone_pit"}
        state = harbour(dock, "baths", age=1, edition=edition, left=there.get("left", ""), right=there.get("right", ""))
        assert ways(state, 0, "build baths") == {price}
    grey = harbour(dock, "scriptorium workshop", age=1, edition=edition)
    assert ways(grey, 0, "build scriptorium") == {(left, 0, 0)}
    assert ways(grey, 0, "build workshop") == {(0, right, 0)}


@rule("CITY-052")
def test_only_the_first_resource_of_a_turn_but_on_every_turn() -> None:
    state = harbour(EAST, "walls", right="quarry stone_pit")
    assert ways(state, 0, "build walls") == {(0, 2 + 2 + 2 - 1, 0)}
    both_docks = harbour(f"{EAST} {WEST}", "walls", left="stone_pit", right="quarry")
    assert ways(both_docks, 0, "build walls") == {(1, 3, 0)}
    hands = {0: "workshop", 2: "altar baths"}
    cities = {
        0: city(EAST, board="rhodes", coins=9),
        1: city(board="ephesus"),
        2: city("stone_pit", board="alexandria"),
    }
    state = table(options={"expansions": ["cities"]}, hands=hands, cities=cities)
    turn(state, {0: "build workshop right 1", 2: "sell altar"})
    assert ways(state, 0, "build baths") == {(0, 1, 0)}
    turn(state, {0: "build baths right 1"})
    assert coins(state)[0] == 9 - 1 - 1


@rule("CITY-053")
@BOTH
def test_with_a_marketplace_or_trading_post_the_first_resource_can_be_free(edition: Edition) -> None:
    state = harbour(f"{EAST} marketplace", "workshop", age=1, edition=edition, coins=0)
    assert legal(state).count("build workshop right 0") == 1
    state = harbour(f"{WEST} west_trading_post", "baths", left="stone_pit", age=1, edition=edition, coins=0)
    assert legal(state).count("build baths left 0") == 1
    state = harbour(f"{EAST} east_trading_post", "walls", right="quarry stone_pit", edition=edition)
    assert ways(state, 0, "build walls") == {(0, 0 + 1 + 1, 0)}


@rule("CITY-053")
def test_a_price_never_falls_below_nothing() -> None:
    state = harbour(f"{EAST} marketplace", "workshop", age=1, coins=3)
    turn(state, {0: "build workshop right 0"})
    assert coins(state)[0] == 3


@rule("CITY-054", "CITY-056")
@BOTH
def test_marketplace_and_east_dock_make_cloth_and_stone_two_coins_either_way(edition: Edition) -> None:
    """Cloth 0 and stone 2, or cloth 1 and stone 1: never cloth 1 and stone 2, nor cloth 0 and stone 1."""
    own = f"{EAST} marketplace stone_pit"
    state = harbour(own, "library", right="quarry loom_1", edition=edition)
    assert ways(state, 0, "build library") == {(0, 2, 0)}
    state = harbour(own, "library", right="quarry loom_1", edition=edition, coins=2)
    turn(state, {0: "build library right 2"})
    assert coins(state) == [0, 6, 3 + 3 + 2]
    assert "build library" not in " ".join(legal(harbour(own, "library", right="quarry loom_1", coins=1)))


@rule("CITY-054")
def test_the_rebate_is_kept_for_whichever_unit_is_bought_there() -> None:
    """Of stone and cloth only one comes from the right: the dock works for either of them."""
    state = harbour(f"{EAST} stone_pit", "library", left="loom_1", right="quarry")
    assert ways(state, 0, "build library") == {(2, 1, 0)}
    state = harbour(f"{EAST} stone_pit", "library", left="quarry", right="loom_1")
    assert ways(state, 0, "build library") == {(2, 1, 0)}


@rule("CITY-055")
@BOTH
def test_the_neighbour_receives_only_what_is_really_paid(edition: Edition) -> None:
    state = harbour(EAST, "workshop", age=1, edition=edition)
    turn(state, {0: "build workshop right 1"})
    assert coins(state) == [8, 6, 3 + 3 + 1]
    state = harbour(f"{WEST} marketplace", "scriptorium", age=1, edition=edition)
    turn(state, {0: "build scriptorium left 0"})
    assert coins(state) == [9, 3 + 3, 6]


@rule("CITY-062")
@BOTH
def test_west_dock(edition: Edition) -> None:
    check_dock(WEST, "left", "west_trading_post", edition)


@rule("CITY-063")
@BOTH
def test_east_dock(edition: Edition) -> None:
    check_dock(EAST, "right", "east_trading_post", edition)


def check_dock(dock: str, side: str, post: str, edition: Edition) -> None:
    """It costs 1 coin and gives its rebate from the next turn on, together with a post or a Marketplace."""
    left, right = ("stone_pit", "") if side == "left" else ("", "stone_pit")
    unpaid = harbour("", dock, left, right, age=1, edition=edition, coins=0)
    assert not [words for words in legal(unpaid) if words.startswith(f"build {dock}")]
    state = harbour("", dock, left, right, age=1, edition=edition, coins=2)
    assert ways(state, 0, f"build {dock}") == {(0, 0, 1)}
    turn(state, {0: f"build {dock} bank 1"})
    assert coins(state)[0] == 1
    prices = state.view(None).cities[0].prices
    assert prices.left == Price(2, 2, 1 if side == "left" else 0)
    assert prices.right == Price(2, 2, 1 if side == "right" else 0)
    for more, price in (("", 1), (post, 0), ("marketplace", 1)):
        state = harbour(f"{dock} {more}", "baths", left, right, age=1, edition=edition, coins=price)
        assert legal(state).count(f"build baths {side} {price}") == 1
        turn(state, {0: f"build baths {side} {price}"})
        neighbour = 1 if side == "left" else 2
        assert coins(state)[0] == 0
        assert coins(state)[neighbour] == 3 + 3 + price
    grey = "scriptorium" if side == "left" else "workshop"
    state = harbour(f"{dock} marketplace", grey, age=1, edition=edition, coins=0)
    assert legal(state).count(f"build {grey} {side} 0") == 1
