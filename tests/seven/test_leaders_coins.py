"""Which coins leaders bring, and which they do not (docs/rules/leaders.md, Clarifications: coins)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.leaders_scenario import EVERYTHING, EXPERT, LAST, LAST_WITH_CITIES, final
from tests.seven.recruiting import recruitment
from tests.seven.scenario import SEVEN, choose, city, coins, legal, pending_choice, scores, table, turn, ways

EDITIONS = [1, 2]


def leaders(edition: int) -> dict[str, Any]:
    """Leaders with Hatshepsut and Tomyris, in both editions."""
    return {"expansions": ["leaders"], "edition": edition, "leader_decks": ["expert"] if edition == 2 else []}


# Vitruvius


@rule("LEAD-108")
@pytest.mark.parametrize("edition", EDITIONS)
def test_vitruvius_pays_for_a_chain(edition: int) -> None:
    cities = {0: city("baths", leaders="vitruvius")}
    state = table(age=2, options=leaders(edition), hands={0: "aqueduct"}, cities=cities)
    turn(state, {0: "chain aqueduct"})
    assert coins(state)[0] == 6 + 2


@rule("LEAD-108")
@pytest.mark.parametrize(
    ("age", "move", "mine"),
    [
        pytest.param(2, "free walls", {"board": "olympia", "stages": 2}, id="Olympia"),
        pytest.param(3, "free workers_guild", {"leaders": "vitruvius ramses"}, id="Ramses"),
        pytest.param(2, "power tabularium", {"leaders": "vitruvius caligula"}, id="Caligula"),
        pytest.param(2, "build loom_2", {}, id="no cost"),
        pytest.param(2, "build aqueduct", {"cards": "baths quarry"}, id="paid although there is a chain"),
    ],
)
def test_vitruvius_pays_nothing_for_other_free_buildings(age: int, move: str, mine: dict[str, Any]) -> None:
    cities = {0: city(**{"leaders": "vitruvius"} | mine)}
    state = table(age=age, options=EVERYTHING, hands={0: move.split()[1]}, cities=cities)
    turn(state, {0: move})
    assert coins(state)[0] == 6


@rule("LEAD-108")
def test_vitruvius_pays_nothing_for_a_card_that_solomon_builds() -> None:
    cities = {0: city("baths", leaders="vitruvius", held_leaders="solomon")}
    state = recruitment(cities, age=3, discard="aqueduct")
    turn(state, {0: "recruit solomon bank 3"})
    choose(state, "revive aqueduct")
    assert coins(state)[0] == 6 - 3


# Not for what came before


@rule("LEAD-109")
@pytest.mark.parametrize(
    ("leader", "cost", "mine"),
    [
        ("xenophon", 2, {"cards": "marketplace caravansery"}),
        ("diocletian", 2, {"cards": "militia hideout"}),
        ("vitruvius", 1, {"cards": "marketplace caravansery baths aqueduct"}),
        ("nero", 1, {"victories": (2, 2, 0)}),
    ],
)
def test_nothing_is_paid_for_cards_and_tokens_from_before_the_recruitment(
    leader: str, cost: int, mine: dict[str, Any]
) -> None:
    state = recruitment({0: city(held_leaders=leader, **mine)}, age=3, options=EVERYTHING)
    turn(state, {0: f"recruit {leader} bank {cost}"})
    assert coins(state)[0] == 6 - cost


@rule("LEAD-109")
@pytest.mark.parametrize(
    ("leader", "cards", "move"),
    [
        ("xenophon", "marketplace forum", "build vineyard"),
        ("diocletian", "militia hideout lumber_yard glassworks_1", "build lair"),
        ("vitruvius", "marketplace baths", "chain aqueduct"),
    ],
)
def test_a_card_built_later_is_paid_for_once_however_many_there_were(leader: str, cards: str, move: str) -> None:
    state = table(age=2, options=EVERYTHING, hands={0: move.split()[1]}, cities={0: city(cards, leaders=leader)})
    turn(state, {0: move})
    assert coins(state)[0] == 6 + 2


@rule("LEAD-109")
def test_nero_pays_for_new_victory_tokens_only() -> None:
    cities = {0: city("walls", coins=0, leaders="nero", victories=(2, 0, 0))}
    state = table(age=2, turn=LAST, options=EXPERT, hands={0: "loom_2"}, cities=cities)
    turn(state, {0: "build loom_2"})
    assert coins(state)[0] == 2 + 2


# Hatshepsut


@rule("LEAD-110")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("left", "right", "move", "coin"),
    [
        ("foundry lumber_yard", "", "build statue left 6", 1),
        ("", "foundry lumber_yard", "build statue right 6", 1),
        ("foundry", "lumber_yard", "build statue left 4 right 2", 2),
        ("lumber_yard ore_vein", "foundry", "build statue left 4 right 2", 2),
    ],
)
def test_hatshepsut_brings_a_coin_for_each_neighbour_however_much_is_bought(
    edition: int, left: str, right: str, move: str, coin: int
) -> None:
    cities = {0: city(leaders="hatshepsut"), 1: city(left, board="ephesus"), 2: city(right, board="halicarnassus")}
    state = table(age=2, turn=2, options=leaders(edition), hands={0: "statue"}, cities=cities)
    turn(state, {0: move})
    assert coins(state)[0] == 6 - 6 + coin


@rule("LEAD-110")
def test_hatshepsut_brings_her_coins_again_in_the_next_turn() -> None:
    cities = {0: city(leaders="hatshepsut"), 1: city("lumber_yard", board="rhodes")}
    state = table(turn=2, options=EXPERT, hands={0: "barracks", 2: "altar stockade"}, cities=cities)
    turn(state, {0: "build barracks left 2"})
    turn(state, {0: "build stockade left 2"})
    assert coins(state)[0] == 6 - 2 + 1 - 2 + 1


@rule("LEAD-111")
@pytest.mark.parametrize("edition", EDITIONS)
def test_hatshepsuts_coin_comes_after_the_purchase(edition: int) -> None:
    def offered(treasury: int) -> State:
        cities = {
            0: city("glassworks_1", coins=treasury, leaders="hatshepsut", board="giza"),
            1: city("lumber_yard", board="rhodes"),
            2: city("clay_pool", board="ephesus"),
        }
        return table(age=2, options=leaders(edition), hands={0: "temple"}, cities=cities)

    assert ways(offered(3), 0, "build temple") == set(), "not even for the second neighbour"
    state = offered(4)
    turn(state, {0: "build temple left 2 right 2"})
    assert coins(state)[0] == 0 + 2


@rule("LEAD-112")
def test_a_resource_bought_for_nothing_brings_hatshepsuts_coin() -> None:
    cities = {
        0: city("west_trading_post clandestine_dock_west", coins=0, leaders="hatshepsut"),
        1: city(board="rhodes"),
    }
    state = table(options=EVERYTHING, hands={0: "barracks"}, cities=cities)
    turn(state, {0: "build barracks left 0"})
    assert coins(state)[:2] == [0 + 1, 6 + 3]


def temple(leader: str) -> State:
    """Glass comes from the left for 2 coins. The Tree Farm and the Excavation give wood and clay, or clay alone; then
    wood comes from the right for nothing: the Trading Post makes it 1 coin, and the Dock takes that off."""
    own = "tree_farm excavation east_trading_post clandestine_dock_east"
    cities = {
        0: city(own, board="giza", leaders=leader, coins=2),
        1: city(board="alexandria"),
        5: city(board="babylon"),
    }
    return table(6, age=2, options=EVERYTHING, hands={0: "temple"}, cities=cities)


@rule("LEAD-112", "BASE-037", "BASE-277")
def test_one_more_neighbour_for_the_same_coins_is_offered_to_hatshepsut() -> None:
    builds = ["build temple left 2", "build temple left 2 right 0"]
    assert [words for words in legal(temple("hatshepsut")) if words.startswith("build temple")] == builds
    for words, coin in zip(builds, (1, 2), strict=True):
        state = temple("hatshepsut")
        turn(state, {0: words})
        assert coins(state)[:2] == [2 - 2 + coin, 6 + 3 + 2]
        assert coins(state)[5] == 6 + 3


@rule("BASE-277")
def test_it_is_not_offered_where_nobody_gains_by_it() -> None:
    assert [words for words in legal(temple("nero")) if words.startswith("build temple")] == ["build temple left 2"]


@rule("BASE-277")
def test_a_purchase_for_nothing_is_offered_beside_none() -> None:
    """With the glass in the own city nothing is paid either way."""
    position = temple("hatshepsut").snapshot()
    position["cities"][0]["cards"].append("glassworks_1")
    state = SEVEN.restore(position)
    assert isinstance(state, State)
    assert [words for words in legal(state) if "temple" in words and words.startswith("build")] == [
        "build temple",
        "build temple right 0",
    ]
    turn(state, {0: "build temple right 0"})
    assert coins(state)[0] == 2 + 1


# Bilkis


@rule("LEAD-113")
def test_the_secret_warehouse_does_not_repeat_what_bilkis_buys() -> None:
    def offered(cards: str) -> State:
        cities = {0: city(cards, leaders="bilkis"), 1: city(board="rhodes"), 2: city(board="ephesus")}
        return table(options=EVERYTHING, hands={0: "altar"}, cities=cities)

    assert ways(offered(""), 0, "stage altar") == set()
    assert ways(offered("secret_warehouse"), 0, "stage altar") == set(), "2 wood: one from the bank and no more"
    assert ways(offered("lumber_yard secret_warehouse"), 0, "stage altar") == {(0, 0, 0)}


@rule("LEAD-113")
def test_the_black_market_gives_what_bilkis_could_buy() -> None:
    cities = {0: city("black_market", leaders="bilkis"), 1: city(board="rhodes"), 2: city(board="ephesus")}
    state = table(age=2, options=EVERYTHING, hands={0: "walls"}, cities=cities)
    assert ways(state, 0, "stage walls") == {(0, 0, 1)}


@rule("LEAD-113")
@pytest.mark.parametrize("edition", EDITIONS)
def test_neighbours_cannot_buy_what_bilkis_buys(edition: int) -> None:
    cities = {0: city(leaders="bilkis"), 1: city(board="rhodes"), 2: city(board="ephesus")}
    state = table(options=leaders(edition), hands={0: "stockade", 1: "guard_tower", 2: "baths"}, cities=cities)
    assert ways(state, 0, "build stockade") == {(0, 0, 1)}
    assert ways(state, 1, "build guard_tower") == set()
    assert ways(state, 2, "build baths") == {(2, 0, 0)}


@rule("LEAD-114")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_purchase_through_bilkis_brings_no_coin_of_hatshepsut(edition: int) -> None:
    state = table(options=leaders(edition), hands={0: "stockade"}, cities={0: city(leaders="bilkis hatshepsut")})
    turn(state, {0: "build stockade bank 1"})
    assert coins(state)[0] == 6 - 1


# Berenice and Nero


@rule("LEAD-115")
def test_berenice_adds_one_coin_to_several_incomes_of_a_turn() -> None:
    cities = {0: city("caravansery", leaders="xenophon vitruvius berenice")}
    state = table(age=3, options=EXPERT, hands={0: "lighthouse"}, cities=cities)
    turn(state, {0: "chain lighthouse"})
    assert coins(state)[0] == 6 + 2 + 2 + 2 + 1


@rule("LEAD-115")
def test_berenice_adds_one_coin_to_those_of_hatshepsut_and_diocletian_together() -> None:
    cities = {
        0: city(leaders="hatshepsut diocletian berenice"),
        1: city(board="babylon"),
        2: city(board="alexandria"),
    }
    state = table(age=2, options=EVERYTHING, hands={0: "lair"}, cities=cities)
    turn(state, {0: "build lair left 2 right 2"})
    assert pending_choice(state) == ("coin_loss", 1)
    assert coins(state)[0] == 6 - 2 - 2 + 1 + 1 + 2 + 1


@rule("LEAD-116")
def test_two_victories_with_nero_and_berenice_bring_five_coins() -> None:
    cities = {0: city("barracks", coins=0, leaders="nero berenice")}
    state = table(turn=LAST, options=EXPERT, hands={0: "altar"}, cities=cities)
    turn(state, {0: "build altar"})
    assert coins(state)[0] == 2 + 2 + 1


@rule("LEAD-117")
@pytest.mark.parametrize(("move", "income"), [("sell tavern", 4), ("build tavern", 6)])
def test_with_berenice_a_sale_brings_four_coins_and_a_tavern_six(move: str, income: int) -> None:
    state = table(4, options=EXPERT, hands={0: "tavern"}, cities={0: city(coins=0, leaders="berenice")})
    turn(state, {0: move})
    assert coins(state)[0] == income


@rule("LEAD-118")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_nero_pays_for_the_token_of_nitocris(age: int) -> None:
    state = recruitment({0: city(leaders="nero", held_leaders="nitocris")}, age=age, options=EXPERT)
    turn(state, {0: f"recruit nitocris bank {age}"})
    assert coins(state)[0] == 6 - age + 2


@rule("LEAD-118")
def test_nero_pays_for_both_tokens_of_a_victory_in_a_team_game() -> None:
    cities = {0: city("barracks", coins=0, leaders="nero")}
    options = EVERYTHING | {"teams": True}
    state = table(4, turn=LAST_WITH_CITIES, options=options, hands={0: "altar"}, cities=cities)
    turn(state, {0: "build altar"})
    assert coins(state)[0] == 2 + 2


# Coins at the end


@rule("LEAD-119")
def test_midas_scores_eleven_coins_once_more() -> None:
    state = final(city(coins=11, leaders="midas"))
    sheet = scores(state)
    assert (sheet["treasury"], sheet["leaders"], sheet["total"]) == (3, 3, 6)
    assert coins(state)[0] == 11


@rule("LEAD-120")
@pytest.mark.parametrize(("mine", "debt", "points"), [(7, 5, 5), (6, 0, 0), (5, 0, 0)])
def test_makeda_compares_coins_and_not_debts(mine: int, debt: int, points: int) -> None:
    state = final(
        city(coins=mine, debt=debt, leaders="makeda"), city(coins=6, debt=3), city(coins=2), options=EVERYTHING
    )
    assert scores(state)["leaders"] == points
