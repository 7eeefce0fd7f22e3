"""City cards that give resources or save them: Secret Warehouse, Black Market, Architect Cabinet (CITY-064 to 099)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from mirabilia.games.seven.views import Production
from tests.rules import rule
from tests.seven.scenario import city, coins, legal, scores, table, turn, ways

BOTH = pytest.mark.parametrize("edition", [1, 2])
MAKERS = {
    "wood": "lumber_yard",
    "stone": "stone_pit",
    "clay": "clay_pool",
    "ore": "ore_vein",
    "glass": "glassworks_1",
    "cloth": "loom_1",
    "papyrus": "press_1",
}


def store(own: str, hand: str, age: int = 2, edition: Edition = 2, players: int = 3, **fields: Any) -> State:
    """Seat 0 without coins, so that it cannot buy anything; its board makes ore unless told otherwise."""
    parts = {"coins": 0, "board": "rhodes"} | fields
    options = {"expansions": ["leaders", "cities"] if "leaders" in fields else ["cities"], "edition": edition}
    return table(players, age=age, options=options, hands={0: hand}, cities={0: city(own, **parts)})


def can_build(state: State, card: str) -> bool:
    """Whether seat 0 can build the card with what it makes itself."""
    payments = ways(state, 0, f"build {card}")
    assert payments <= {(0, 0, 0)}
    return bool(payments)


def check_cost(card: str, own: str, price: int) -> None:
    """The card can be built with these cards and coins, and not with a coin less or without one of the cards."""
    age = 1 if card == "secret_warehouse" else 2
    assert ways(store(own, card, age, coins=price, board="giza"), 0, f"build {card}") == {(0, 0, price)}
    if price:
        assert not ways(store(own, card, age, coins=price - 1, board="giza"), 0, f"build {card}")
    for name in own.split():
        rest = " ".join(one for one in own.split() if one != name)
        assert not ways(store(rest, card, age, coins=price, board="giza"), 0, f"build {card}")


@rule("CITY-064", "CITY-091")
@BOTH
@pytest.mark.parametrize(
    ("own", "card", "board"),
    [
        ("lumber_yard", "caravansery", "giza"),
        ("clay_pool", "forum", "giza"),
        ("loom_1 stone_pit", "library", "rhodes"),
        ("glassworks_1", "dispensary", "rhodes"),
        ("quarry", "walls", "rhodes"),
    ],
)
def test_secret_warehouse_gives_one_more_of_what_the_city_makes(
    own: str, card: str, board: str, edition: Edition
) -> None:
    assert not can_build(store(own, card, edition=edition, board=board), card)
    assert can_build(store(f"{own} secret_warehouse", card, edition=edition, board=board), card)


@rule("CITY-064", "CITY-091")
def test_secret_warehouse_doubles_a_grey_resource() -> None:
    """Ephesus A of the first edition: its third stage costs 2 papyrus."""
    for own, expected in (("", set()), ("secret_warehouse", {(0, 0, 0)})):
        state = store(own, "walls", edition=1, board="ephesus", stages=2)
        assert ways(state, 0, "stage walls") == expected


@rule("CITY-064", "CITY-091")
@BOTH
def test_secret_warehouse_gives_a_single_unit_and_nothing_new(edition: Edition) -> None:
    check_cost("secret_warehouse", "", 2)
    assert not can_build(store("press_1 secret_warehouse", "school", edition=edition), "school")
    three_stones = store("stone_pit secret_warehouse", "walls", edition=edition)
    assert not can_build(three_stones, "walls")
    two_of_two = store("stone_pit clay_pool secret_warehouse", "builders_guild", 3, edition, board="alexandria")
    assert not can_build(two_of_two, "builders_guild")


@rule("CITY-064", "CITY-091")
def test_secret_warehouse_gives_a_unit_of_choice_on_every_turn() -> None:
    hands = {0: "forum", 1: "vineyard caravansery"}
    there = {0: city("secret_warehouse clay_pool lumber_yard", coins=0)}
    state = table(age=2, options={"expansions": ["cities"]}, hands=hands, cities=there)
    turn(state, {0: "build forum", 1: "sell vineyard"})
    assert can_build(state, "caravansery")


@rule("CITY-064", "CITY-092")
@BOTH
def test_secret_warehouse_doubles_nothing_of_yellow_white_or_black_cards(edition: Edition) -> None:
    forum = store("secret_warehouse forum press_1", "traders_guild", age=3, edition=edition)
    assert not can_build(forum, "traders_guild")
    for more in ("caravansery", "black_market"):
        assert not can_build(store(f"secret_warehouse {more}", "forum", edition=edition), "forum")
    bilkis = store("secret_warehouse", "forum", edition=edition, leaders="bilkis", coins=1)
    assert not ways(bilkis, 0, "build forum")


@rule("CITY-064", "CITY-092")
def test_secret_warehouse_doubles_no_resource_of_a_stage() -> None:
    assert not can_build(store("secret_warehouse", "forum", board="alexandria", stages=2), "forum")


@rule("CITY-071", "CITY-093")
@BOTH
@pytest.mark.parametrize("missing", MAKERS)
def test_black_market_gives_one_unit_of_what_the_city_does_not_make(missing: str, edition: Edition) -> None:
    """The Palace needs one unit of each of the seven resources."""
    board = "giza" if missing == "ore" else "rhodes"
    there = [name for resource, name in MAKERS.items() if resource != missing]
    assert not can_build(store(" ".join(there), "palace", 3, edition, board=board), "palace")
    assert can_build(store(" ".join([*there, "black_market"]), "palace", 3, edition, board=board), "palace")
    two_missing = [name for name in there if name != MAKERS["clay" if missing == "wood" else "wood"]]
    assert not can_build(store(" ".join([*two_missing, "black_market"]), "palace", 3, edition, board=board), "palace")


@rule("CITY-071", "CITY-093")
@BOTH
@pytest.mark.parametrize(
    ("own", "card", "board"),
    [
        ("clay_pool", "forum", "rhodes"),
        ("loom_1", "library", "giza"),
        ("glassworks_1", "dispensary", "rhodes"),
        ("quarry", "walls", "rhodes"),
    ],
)
def test_black_market_gives_nothing_the_city_makes(own: str, card: str, board: str, edition: Edition) -> None:
    check_cost("black_market", "ore_vein loom_1", 0)
    assert not can_build(store(f"{own} black_market", card, edition=edition, board=board), card)
    assert can_build(store(f"{own} secret_warehouse", card, edition=edition, board=board), card)


@rule("CITY-071", "CITY-093")
def test_black_market_gives_a_unit_of_choice_on_every_turn() -> None:
    hands = {0: "school", 1: "vineyard temple"}
    there = {0: city("black_market lumber_yard clay_pool", coins=0, board="rhodes")}
    state = table(age=2, options={"expansions": ["cities"]}, hands=hands, cities=there)
    turn(state, {0: "build school", 1: "sell vineyard"})
    assert can_build(state, "temple")


@rule("CITY-071", "CITY-094")
@BOTH
def test_resources_of_yellow_white_and_black_cards_do_not_bind_the_black_market(edition: Edition) -> None:
    """Two units of something no brown or grey card makes: one of the other card, one of the market."""
    assert can_build(store("black_market forum foundry", "observatory", 3, edition), "observatory")
    assert can_build(store("black_market caravansery", "forum", edition=edition), "forum")
    bilkis = store("black_market", "forum", edition=edition, leaders="bilkis", coins=1)
    assert ways(bilkis, 0, "build forum") == {(0, 0, 1)}
    warehouse = store("black_market secret_warehouse lumber_yard", "stables", edition=edition)
    assert can_build(warehouse, "stables")


@rule("CITY-071", "CITY-094")
def test_resources_of_a_stage_do_not_bind_the_black_market() -> None:
    assert can_build(store("black_market", "forum", board="alexandria", stages=2), "forum")


@rule("CITY-095")
@BOTH
def test_a_brown_card_with_alternatives_makes_both_of_them(edition: Edition) -> None:
    """The Clay Pit gives clay or ore: one more of either, and neither from the market."""
    for own, card in (("", "forum"), ("glassworks_1", "dispensary"), ("lumber_yard", "stables")):
        assert can_build(store(f"{own} clay_pit secret_warehouse", card, edition=edition, board="giza"), card)
        assert not can_build(store(f"{own} clay_pit black_market", card, edition=edition, board="giza"), card)


@rule("CITY-096")
@BOTH
def test_neighbours_cannot_buy_from_warehouse_and_market(edition: Edition) -> None:
    """The neighbour makes 1 ore and could double it, or make a unit of anything else for itself."""
    rich = city("glassworks_1", coins=20, board="giza")
    there = {0: rich, 1: city("secret_warehouse black_market", board="rhodes"), 2: city(board="alexandria")}
    options = {"expansions": ["cities"], "edition": edition}
    state = table(age=2, options=options, hands={0: "dispensary school"}, cities=there)
    assert state.view(None).cities[1].for_sale == Production({"ore": 1}, ())
    assert not ways(state, 0, "build dispensary")
    assert not ways(state, 0, "build school")


@rule("CITY-073", "CITY-097")
@BOTH
def test_architect_cabinet_waives_the_resources_of_stages_from_then_on(edition: Edition) -> None:
    check_cost("architect_cabinet", "press_1", 1)
    hands = {0: "architect_cabinet walls", 1: "forum", 2: "vineyard"}
    there = {0: city("press_1", coins=1, board="giza", side="night")}
    state = table(age=2, options={"expansions": ["cities"], "edition": edition}, hands=hands, cities=there)
    assert not [words for words in legal(state) if words.startswith("stage")]
    turn(state, {0: "build architect_cabinet bank 1"})
    assert scores(state)["total"] == 2
    for stage in range(1, 5):
        assert ways(state, 0, f"stage {state.own(0).hand[0]}") == {(0, 0, 0)}
        turn(state, {0: f"stage {state.own(0).hand[0]}"})
        assert state.snapshot()["cities"][0]["coins"] == 0
        assert len(state.snapshot()["cities"][0]["stages"]) == stage
    assert scores(state)["wonder"] == 3 + 5 + 5 + 7


@rule("CITY-073", "CITY-097")
def test_architect_cabinet_is_for_its_owner_and_for_stages_only() -> None:
    there = {0: city("architect_cabinet", coins=0), 1: city(coins=0)}
    state = table(age=2, options={"expansions": ["cities"]}, hands={0: "walls", 1: "forum"}, cities=there)
    assert not ways(state, 0, "build walls")
    assert not ways(state, 1, "stage forum")
    assert ways(state, 0, "stage walls") == {(0, 0, 0)}


@rule("CITY-098")
@BOTH
@pytest.mark.parametrize(("side", "price"), [("day", 7), ("night", 14)])
def test_coins_for_stages_of_petra_are_paid_all_the_same(side: str, price: int, edition: Edition) -> None:
    petra: dict[str, Any] = {"board": "petra", "side": side, "stages": 1, "edition": edition}
    assert not ways(store("architect_cabinet", "walls", coins=price - 1, **petra), 0, "stage walls")
    state = store("architect_cabinet", "walls", coins=price, **petra)
    assert ways(state, 0, "stage walls") == {(0, 0, price)}
    turn(state, {0: f"stage walls bank {price}"})
    assert coins(state)[0] == 0


@rule("CITY-099", "CITY-073")
def test_with_the_architect_cabinet_a_card_still_marks_the_stage() -> None:
    state = store("architect_cabinet", "walls", board="giza")
    hand = state.own(0).hand
    assert {words for words in legal(state) if words.startswith("stage")} == {f"stage {name}" for name in hand}
    turn(state, {0: "stage walls"})
    own = state.snapshot()["cities"][0]
    assert [card["card"] for card in own["stages"]] == ["walls"]
    assert "walls" not in own["cards"]
    assert [len(other["hand"]) for other in state.snapshot()["cities"]] == [7, 7, 7]
