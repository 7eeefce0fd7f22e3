"""Buying from the neighbours: what, from whom, at what price, and when coins count (BASE-046 to BASE-057)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from mirabilia.games.seven.views import Production
from tests.rules import rule
from tests.seven.scenario import city, coins, commit, events, legal, table, turn, ways

BARE: dict[int, dict[str, Any]] = {
    0: city(board="giza", coins=20),
    1: city(board="ephesus"),
    2: city(board="alexandria"),
}
"""Seat 0 buys; its neighbours have a board without raw materials: papyrus on the left, glass on the right."""


def market(hand: str, age: int = 1, **cards: str) -> State:
    """Three cities with the cards named for `own`, `left` and `right`; seat 0 has 20 coins."""
    cities = {seat: dict(part) for seat, part in BARE.items()}
    for seat, name in enumerate(("own", "left", "right")):
        cities[seat]["cards"] = cards.get(name, "").split()
    return table(3, turn=2, age=age, hands={0: hand}, cities=cities)


# Price and goods.


@rule("BASE-046")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    ("seat", "move", "after"), [(1, "build stockade left 2", [1, 8, 6]), (2, "build stockade right 2", [1, 6, 8])]
)
def test_resource_costs_two_coins_paid_to_the_neighbour(
    edition: Edition, seat: int, move: str, after: list[int]
) -> None:
    state = table(3, turn=2, options={"edition": edition}, hands={0: "stockade"}, cities={seat: city("lumber_yard")})
    facts = turn(state, {0: move})
    assert coins(state) == after
    assert events(facts, "traded") == [{"event": "traded", "seat": 0, "other_seat": seat, "coins": 2}]


@rule("BASE-046")
def test_each_unit_costs_two_coins() -> None:
    assert ways(market("walls", age=2, left="quarry"), 0, "build walls") == {(4, 0, 0)}
    short = table(3, turn=2, age=2, hands={0: "walls"}, cities={0: city(board="giza", coins=3), 1: city("quarry")})
    assert ways(short, 0, "build walls") == set()


@rule("BASE-047")
def test_board_brown_and_grey_cards_are_for_sale() -> None:
    """Left: Ephesus with papyrus, a Press and a Clay Pool. Temple: wood, clay, glass. Courthouse: 2 clay, cloth."""
    state = market("temple courthouse", age=2, own="lumber_yard clay_pit", left="loom_1 clay_pool")
    assert ways(state, 0, "build courthouse") == {(4, 0, 0)}
    assert ways(state, 0, "build temple") == {(0, 2, 0)}
    assert state.view(None).cities[1].for_sale == Production({"clay": 1, "cloth": 1, "papyrus": 1}, ())


@rule("BASE-047")
def test_yellow_cards_and_stages_are_not_for_sale() -> None:
    """Alexandria on the left could use any resource itself."""
    cities = {
        0: city("lumber_yard", board="giza", coins=20),
        1: city("forum caravansery", board="alexandria", side="night", stages=2),
        2: city(board="rhodes"),
    }
    state = table(3, turn=2, age=2, hands={0: "school walls courthouse"}, cities=cities)
    for card in ("school", "walls", "courthouse"):
        assert ways(state, 0, f"build {card}") == set()
    part = state.view(None).cities[1]
    assert len(part.production.choices) == 4
    assert part.for_sale == Production({"glass": 1}, ())


@rule("BASE-048")
@pytest.mark.parametrize(("seller", "expected"), [(1, {(2, 0, 0)}), (2, set()), (3, set()), (4, {(0, 2, 0)})])
def test_only_neighbours_sell(seller: int, expected: set[tuple[int, int, int]]) -> None:
    boards = ("giza", "rhodes", "ephesus", "alexandria", "halicarnassus")
    cities = {seat: city("lumber_yard" if seat == seller else "", board=board) for seat, board in enumerate(boards)}
    state = table(5, turn=2, hands={0: "stockade"}, cities=cities)
    assert ways(state, 0, "build stockade") == expected


@rule("BASE-049")
@pytest.mark.parametrize(("card", "other"), [("baths", "stockade"), ("stockade", "baths")])
def test_buyer_takes_either_alternative_whatever_its_owner_uses(card: str, other: str) -> None:
    cities = {0: city(board="rhodes"), 1: city("timber_yard", board="ephesus", coins=0), 2: city(board="alexandria")}
    state = table(3, turn=2, hands={0: card, 1: other}, cities=cities)
    turn(state, {0: f"build {card} left 2", 1: f"build {other}"})
    after = state.snapshot()["cities"]
    assert (after[0]["cards"], after[1]["cards"]) == ([card], ["timber_yard", other])
    assert coins(state)[:2] == [1, 2]


@rule("BASE-049", "BASE-050")
def test_symbol_with_alternatives_is_sold_once() -> None:
    """A Caravansery costs 2 wood; Stables wood, clay and ore."""
    assert ways(market("caravansery", age=2, left="timber_yard"), 0, "build caravansery") == set()
    assert ways(market("stables", age=2, own="lumber_yard", left="clay_pit"), 0, "build stables") == set()
    both = market("stables", age=2, own="lumber_yard", left="clay_pit", right="ore_vein")
    assert ways(both, 0, "build stables") == {(2, 2, 0)}


@rule("BASE-050")
@pytest.mark.parametrize(
    ("cards", "expected"), [("lumber_yard", set()), ("sawmill", {(4, 0, 0)}), ("lumber_yard timber_yard", {(4, 0, 0)})]
)
def test_each_symbol_is_bought_once_in_a_turn(cards: str, expected: set[tuple[int, int, int]]) -> None:
    assert ways(market("caravansery", age=2, left=cards), 0, "build caravansery") == expected


@rule("BASE-050")
def test_both_neighbours_and_the_owner_use_the_same_symbols() -> None:
    """Seat 1 has 3 stone. On one turn seats 0 and 2 buy all of it, and seat 1 builds with it."""
    cities = {0: city(board="rhodes", coins=6), 1: city("quarry", board="giza", coins=0), 2: city(coins=6)}
    state = table(7, turn=2, age=2, hands={0: "aqueduct", 1: "aqueduct", 2: "walls"}, cities=cities)
    turn(state, {0: "build aqueduct left 6", 1: "build aqueduct", 2: "build walls right 6"})
    assert coins(state)[:3] == [0, 12, 0]
    assert [part["cards"][-1] for part in state.snapshot()["cities"][:3]] == ["aqueduct", "aqueduct", "walls"]


@rule("BASE-051")
def test_purchases_from_both_neighbours_are_combined() -> None:
    """Each neighbour has two of the three resources that are missing."""
    state = market("stables", age=2, left="lumber_yard clay_pool", right="clay_pit ore_vein")
    assert ways(state, 0, "build stables") == {(4, 2, 0), (2, 4, 0)}
    turn(state, {0: "build stables left 2 right 4"})
    assert coins(state) == [14, 3 + 2 + 3, 3 + 4 + 3]


@rule("BASE-051")
def test_buyer_chooses_the_seller() -> None:
    state = market("stockade", left="lumber_yard", right="timber_yard")
    assert ways(state, 0, "build stockade") == {(2, 0, 0), (0, 2, 0)}


@rule("BASE-052")
@pytest.mark.parametrize("first", [0, 1])
def test_seller_is_not_asked(first: int) -> None:
    state = market("stockade", left="lumber_yard")
    moves = {0: "build stockade left 2", 1: legal(state, 1)[0], 2: legal(state, 2)[0]}
    for seat in (first, 1 - first, 2):
        commit(state, seat, moves[seat])
    assert (state.turn, state.to_act()) == (3, (0, 1, 2))
    assert coins(state)[:2] == [18, 8]
    assert not [words for words in legal(state, 1) if words.split()[0] not in ("sell", "build", "stage")]


@rule("BASE-053")
def test_bought_resource_is_gone_after_the_turn() -> None:
    """1 wood and 2 ore for a Statue; on the next turn the wood for a School has to be bought again."""
    cities = {
        0: city("press_1", board="giza", coins=20),
        1: city("lumber_yard ore_vein", board="rhodes"),
        2: city(board="alexandria"),
    }
    state = table(3, age=2, turn=2, hands={0: "statue", 1: "foundry school"}, cities=cities)
    before = state.view(None).cities[0].production
    turn(state, {0: "build statue left 6"})
    assert state.view(None).cities[0].production == before
    assert ways(state, 0, "build school") == {(2, 0, 0)}


# Coins and goods of this turn.


@rule("BASE-054")
def test_income_of_a_turn_is_spent_on_the_next() -> None:
    """Seats 1 and 2 buy stone from seat 0, which has no coin for a Timber Yard on this turn."""
    cities = {0: city(board="giza", coins=0), 1: city(board="ephesus"), 6: city(board="alexandria")}
    state = table(7, turn=2, hands={0: "timber_yard", 1: "baths", 6: "baths"}, cities=cities)
    commit(state, 1, "build baths right 2")
    commit(state, 6, "build baths left 2")
    assert ways(state, 0, "build timber_yard") == set()
    turn(state, {0: "sell timber_yard"})
    assert coins(state)[0] == 0 + 2 + 2 + 3


@rule("BASE-054")
@pytest.mark.parametrize(
    ("move", "others", "income"),
    [
        ("sell altar", {}, 3),
        ("build tavern", {}, 5),
        ("stage altar", {}, 9),
        ("build altar", {1: "build scriptorium right 2"}, 2),
    ],
)
def test_coins_that_come_in_are_spent_on_the_next_turn(move: str, others: dict[int, str], income: int) -> None:
    """A sold card, a Tavern, a stage of Ephesus, papyrus sold to a neighbour."""
    hands = {0: "altar tavern excavation", 1: "scriptorium", 3: "theater clay_pit"}
    cities = {0: city("lumber_yard timber_yard", board="ephesus", stages=1, coins=0), 1: city(board="rhodes")}
    state = table(4, turn=2, hands=hands, cities=cities)
    assert ways(state, 0, "build excavation") == set()
    turn(state, {0: move} | others)
    assert coins(state)[0] == income
    assert ways(state, 0, "build clay_pit") == {(0, 0, 1)}


@rule("BASE-054")
def test_coins_for_the_bank_and_for_a_neighbour_are_counted_together() -> None:
    """Gates of the City: 1 coin and 1 wood."""
    for number, expected in ((2, set()), (3, {(2, 0, 1)})):
        cities = {0: city(board="giza", coins=number), 1: city("lumber_yard")}
        state = table(3, turn=2, options={"expansions": ["cities"]}, hands={0: "gates_of_the_city"}, cities=cities)
        assert ways(state, 0, "build gates_of_the_city") == expected


@rule("BASE-055")
def test_building_of_this_turn_is_for_sale_on_the_next() -> None:
    hands = {0: "stockade", 1: "lumber_yard", 2: "theater barracks", 3: "altar baths"}
    boards = ("giza", "ephesus", "halicarnassus", "alexandria")
    cities = {seat: city(board=board) for seat, board in enumerate(boards)}
    state = table(7, turn=2, hands=hands | {6: "altar stockade"}, cities=cities | {6: city(board="rhodes")})
    commit(state, 1, "build lumber_yard")
    assert ways(state, 0, "build stockade") == set()
    turn(state, {0: "sell stockade", 6: "sell altar"})
    assert ways(state, 0, "build stockade") == {(2, 0, 0)}


# Discounts.

POSTS = {
    "": (2, 2, 2, 2),
    "east_trading_post": (2, 1, 2, 2),
    "west_trading_post": (1, 2, 2, 2),
    "east_trading_post west_trading_post": (1, 1, 2, 2),
    "marketplace": (2, 2, 1, 1),
}
"""Prices of raw materials from the left and the right, and of manufactured goods."""


@rule("BASE-056")
@pytest.mark.parametrize("cards", POSTS)
def test_trading_posts_and_marketplace(cards: str) -> None:
    left, right, made_left, made_right = POSTS[cards]
    raw = market("stockade", own=cards, left="lumber_yard", right="timber_yard")
    assert ways(raw, 0, "build stockade") == {(left, 0, 0), (0, right, 0)}
    state = market("apothecary", own=cards, left="loom_1")
    assert ways(state, 0, "build apothecary") == {(made_left, 0, 0)}
    state = market("apothecary", own=cards, right="loom_1")
    assert ways(state, 0, "build apothecary") == {(0, made_right, 0)}


@rule("BASE-056")
@pytest.mark.parametrize(
    ("card", "hand"),
    [("timber_yard", "stockade"), ("stone_pit", "baths"), ("clay_pool", "guard_tower"), ("ore_vein", "barracks")],
)
def test_trading_post_covers_all_raw_materials(card: str, hand: str) -> None:
    cities = {0: city("west_trading_post", board="halicarnassus"), 1: city(card, board="ephesus")}
    state = table(3, turn=2, hands={0: hand}, cities=cities | {2: city(board="alexandria")})
    assert ways(state, 0, f"build {hand}") == {(1, 0, 0)}


@rule("BASE-056")
@pytest.mark.parametrize(
    ("card", "hand"), [("loom_1", "apothecary"), ("glassworks_1", "workshop"), ("press_1", "scriptorium")]
)
def test_marketplace_covers_all_manufactured_goods(card: str, hand: str) -> None:
    cities = {0: city("marketplace", board="giza"), 1: city(card, board="rhodes"), 2: city(board="babylon")}
    state = table(3, turn=2, hands={0: hand}, cities=cities)
    assert ways(state, 0, f"build {hand}") == {(1, 0, 0)}


@rule("BASE-056")
def test_every_unit_is_cheaper_and_paid_to_the_seller() -> None:
    state = market("walls", age=2, own="west_trading_post", left="quarry")
    turn(state, {0: "build walls left 2"})
    assert coins(state)[:2] == [18, 3 + 3 + 2]


@rule("BASE-057")
@pytest.mark.parametrize("posts", ["", "east_trading_post", "west_trading_post", "east_trading_post west_trading_post"])
def test_olympia_b_is_like_both_trading_posts(posts: str) -> None:
    cities = {
        0: city(f"{posts} marketplace", board="olympia", side="night", stages=1),
        1: city("stone_pit", board="ephesus"),
        2: city("timber_yard", board="alexandria"),
    }
    state = table(3, turn=2, options={"edition": 1}, hands={0: "baths"}, cities=cities)
    assert ways(state, 0, "build baths") == {(1, 0, 0), (0, 1, 0)}


@rule("BASE-057")
def test_olympia_b_leaves_manufactured_goods_alone_and_posts_can_be_built() -> None:
    cities = {0: city(board="olympia", side="night", stages=1), 1: city("loom_1", board="ephesus")}
    hand = {0: "apothecary east_trading_post west_trading_post"}
    state = table(3, turn=2, options={"edition": 1}, hands=hand, cities=cities | {2: city(board="alexandria")})
    assert ways(state, 0, "build apothecary") == {(2, 0, 0)}
    assert {"build east_trading_post", "build west_trading_post"} <= set(legal(state))
    turn(state, {0: "build west_trading_post"})
    prices = state.view(None).cities[0].prices
    assert (prices.left.raw, prices.right.raw, prices.left.manufactured) == (1, 1, 2)
