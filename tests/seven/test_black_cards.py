"""The City cards: what each costs and what it does (CITY-057 to CITY-101)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.cities.view import CitiesCity
from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from mirabilia.games.seven.views import City
from tests.rules import rule
from tests.seven.printed import EDITIONS
from tests.seven.scenario import choose, city, coins, events, events_seen, pending_choice, scores, table, turn, ways

BOTH = pytest.mark.parametrize("edition", [1, 2])
AGES = {card.id: card.age for card in EDITIONS[2].black}
COSTS = {
    "pigeon_loft": "1 coin 1 ore",
    "militia": "3 coins",
    "hideout": "",
    "residence": "1 clay",
    "gambling_den": "",
    "secret_warehouse": "2 coins",
    "spy_ring": "2 coins 1 stone 1 clay",
    "mercenaries": "4 coins 1 papyrus",
    "lair": "1 wood 1 glass",
    "consulate": "1 clay 1 papyrus",
    "gambling_house": "1 coin",
    "black_market": "1 ore 1 cloth",
    "sepulcher": "1 stone 1 glass 1 cloth",
    "architect_cabinet": "1 coin 1 papyrus",
    "torture_chamber": "3 coins 2 ore 1 glass",
    "contingent": "5 coins 1 cloth",
    "brotherhood": "2 wood 1 ore 1 cloth",
    "embassy": "1 stone 1 cloth 1 papyrus",
    "cenotaph": "2 clay 1 stone 1 glass 1 cloth",
    "builders_union": "1 wood 1 clay 1 glass 1 papyrus",
    "secret_society": "1 stone 1 papyrus",
    "slave_market": "2 wood 2 ore",
}
MAKERS = {
    "wood": ("lumber_yard", "sawmill"),
    "stone": ("stone_pit", "quarry"),
    "clay": ("clay_pool", "brickyard"),
    "ore": ("ore_vein", "foundry"),
    "glass": ("glassworks_1",),
    "cloth": ("loom_1",),
    "papyrus": ("press_1",),
}
RAW_BOARDS = {"giza": "stone", "rhodes": "ore", "ephesus": "papyrus", "alexandria": "glass", "halicarnassus": "cloth"}


def cities(players: int = 3, edition: Edition = 2, **fields: Any) -> State:
    return table(players, options={"expansions": ["cities"], "edition": edition}, **fields)


def cost(card: str) -> tuple[int, dict[str, int]]:
    """Coins and resource units."""
    words = COSTS[card].split()
    units = {name: int(number) for number, name in zip(words[::2], words[1::2], strict=True)}
    return units.pop("coin", 0) + units.pop("coins", 0), units


def makers(units: dict[str, int]) -> str:
    return " ".join(MAKERS[name][number - 1] for name, number in units.items() if number)


def builder(card: str, less: str = "", **fields: Any) -> dict[str, Any]:
    """A city that makes exactly what the card needs, or one unit less of something, and has the coins for it."""
    price, units = cost(card)
    board = next(board for board, resource in RAW_BOARDS.items() if resource not in units)
    if less:
        units[less] -= 1
    return city(makers(units), **({"coins": price, "board": board} | fields))


def before(card: str, edition: Edition = 2, others: dict[int, Any] | None = None, **fields: Any) -> State:
    """Seat 0 is about to build the card; the others are as told."""
    own = builder(card, **fields)
    return cities(edition=edition, age=AGES[card], hands={0: card}, cities={0: own} | (others or {}))


def built(card: str, edition: Edition = 2, others: dict[int, Any] | None = None, **fields: Any) -> State:
    """Seat 0 has built the card, the others have sold one."""
    state = before(card, edition, others, **fields)
    price = cost(card)[0]
    turn(state, {0: f"build {card} bank {price}" if price else f"build {card}"})
    return state


def check_cost(card: str, edition: Edition) -> None:
    """It can be built with just what it costs, and not with a coin or a resource unit less."""
    price, units = cost(card)
    assert ways(before(card, edition), 0, f"build {card}") == {(0, 0, price)}
    if price:
        assert not ways(before(card, edition, coins=price - 1), 0, f"build {card}")
    for resource in units:
        state = cities(edition=edition, age=AGES[card], hands={0: card}, cities={0: builder(card, less=resource)})
        assert not ways(state, 0, f"build {card}"), resource


def losses(state: State) -> list[tuple[int, int]]:
    """Who has to lose how many coins."""
    return [(fact["seat"], fact["coins"]) for fact in events(events_seen(state), "must_lose")]


def own(state: State, seat: int = 0) -> City:
    return state.view(None).cities[seat]


def points(state: State, seat: int = 0) -> int:
    """Points of a city, its conflict tokens and coins left aside."""
    sheet = scores(state, seat)
    return sheet["total"] - sheet["military"] - sheet["treasury"]


def test_no_city_card_is_missing() -> None:
    docks = {"clandestine_dock_east", "clandestine_dock_west"}
    assert set(AGES) - docks - set(COSTS) == {"gates_of_the_city", "tabularium", "capitol"}


MASKS = [
    pytest.param("pigeon_loft", marks=rule("CITY-057")),
    pytest.param("spy_ring", marks=rule("CITY-066")),
    pytest.param("torture_chamber", marks=rule("CITY-075")),
]


@BOTH
@pytest.mark.parametrize("card", MASKS)
def test_one_mask(card: str, edition: Edition) -> None:
    check_cost(card, edition)
    state = built(card, edition, others={1: city("workshop apothecary"), 2: city("scriptorium")})
    assert CitiesCity.of(own(state)).masks == 1
    assert (scores(state)["green"], points(state)) == (1, 1)


SHIELDS = [
    pytest.param("militia", 2, marks=rule("CITY-058", "CITY-084")),
    pytest.param("mercenaries", 3, marks=rule("CITY-067", "CITY-084")),
    pytest.param("contingent", 5, marks=rule("CITY-076", "CITY-084")),
]


@BOTH
@pytest.mark.parametrize(("card", "shields"), SHIELDS)
def test_shields(card: str, shields: int, edition: Edition) -> None:
    check_cost(card, edition)
    state = built(card, edition)
    assert (own(state).shields, points(state)) == (shields, 0)
    reds = [one.id for one in EDITIONS[edition].cards if (one.age, one.colour) == (AGES[card], "red")]
    assert reds
    for red in reds:
        stronger = cities(7, edition, age=AGES[card], cities={0: city(red)})
        assert 0 < own(stronger).shields < shields


LOSSES = [
    pytest.param("hideout", 2, 1, marks=rule("CITY-059", "CITY-085")),
    pytest.param("lair", 3, 2, marks=rule("CITY-068", "CITY-085")),
    pytest.param("brotherhood", 4, 3, marks=rule("CITY-077", "CITY-085")),
]


@BOTH
@pytest.mark.parametrize(("card", "value", "loss"), LOSSES)
def test_points_and_a_fixed_loss(card: str, value: int, loss: int, edition: Edition) -> None:
    check_cost(card, edition)
    state = built(card, edition)
    assert points(state) == value
    assert losses(state) == [(1, loss), (2, loss)]
    choose(state, f"pay {loss} debt 0")
    choose(state, f"pay 0 debt {loss}")
    assert pending_choice(state) is None
    assert coins(state) == [0, 6 - loss, 6]
    assert [CitiesCity.of(own(state, seat)).debt for seat in range(3)] == [0, 0, loss]
    turn(state)
    assert pending_choice(state) is None


DIPLOMATS = [
    pytest.param("residence", 1, marks=rule("CITY-060", "CITY-086")),
    pytest.param("consulate", 2, marks=rule("CITY-069", "CITY-086")),
    pytest.param("embassy", 3, marks=rule("CITY-078", "CITY-086")),
]


@BOTH
@pytest.mark.parametrize(("card", "value"), DIPLOMATS)
def test_points_and_a_diplomacy_token(card: str, value: int, edition: Edition) -> None:
    check_cost(card, edition)
    state = built(card, edition)
    assert (points(state), CitiesCity.of(own(state)).diplomacy) == (value, 1)
    assert [CitiesCity.of(own(state, seat)).diplomacy for seat in (1, 2)] == [0, 0]


@rule("CITY-086")
@pytest.mark.parametrize("card", ["residence", "consulate", "embassy"])
def test_in_teams_the_holder_of_a_token_fights_all_the_same(card: str) -> None:
    """Seat 0 meets seat 3: one token each instead of two. Seat 1 meets seat 2 as usual."""
    options = {"expansions": ["cities"], "teams": True}
    there = {0: builder(card), 1: city("barracks"), 3: city("militia")}
    state = table(4, age=AGES[card], turn=6, options=options, hands={0: card}, cities=there)
    turn(state, {0: f"build {card}"})
    assert [(sum(own(state, seat).victories), own(state, seat).defeats) for seat in range(4)] == [
        (0, 1),
        (2, 0),
        (0, 2),
        (1, 0),
    ]
    assert CitiesCity.of(own(state)).diplomacy == 0


GAMBLING = [
    pytest.param("gambling_den", 6, 1, marks=rule("CITY-061", "CITY-087")),
    pytest.param("gambling_house", 9, 2, marks=rule("CITY-070", "CITY-088")),
]


@BOTH
@pytest.mark.parametrize(("card", "for_owner", "for_neighbours"), GAMBLING)
def test_gambling(card: str, for_owner: int, for_neighbours: int, edition: Edition) -> None:
    check_cost(card, edition)
    there = {0: builder(card), 2: city(coins=0)}
    state = cities(4, edition, age=AGES[card], hands={0: card}, cities=there)
    turn(state, {0: f"build {card}" + (" bank 1" if cost(card)[0] else "")})
    assert coins(state) == [for_owner, 6 + for_neighbours, 0 + 3, 6 + for_neighbours]
    assert points(state) == 0


TOMBS = [
    pytest.param("sepulcher", 4, marks=rule("CITY-072", "CITY-089")),
    pytest.param("cenotaph", 5, marks=rule("CITY-079", "CITY-089")),
]


@BOTH
@pytest.mark.parametrize(("card", "value"), TOMBS)
def test_points_and_a_loss_per_victory_token(card: str, value: int, edition: Edition) -> None:
    check_cost(card, edition)
    others = {1: city(victories=[2, 0, 0], defeats=2), 2: city(victories=[1, 1, 1])}
    state = built(card, edition, others, victories=[2, 2, 0])
    assert points(state) == value
    assert losses(state) == [(1, 2), (2, 3)]
    choose(state, "pay 1 debt 1")
    choose(state, "pay 3 debt 0")
    assert coins(state) == [0, 5, 3]
    assert CitiesCity.of(own(state, 1)).debt == 1


@rule("CITY-080", "CITY-090")
@BOTH
def test_builders_union(edition: Edition) -> None:
    check_cost("builders_union", edition)
    state = built("builders_union", edition, {1: city(stages=1), 2: city(stages=3)}, stages=2)
    assert points(state) - scores(state)["wonder"] == 4
    assert losses(state) == [(1, 1), (2, 3)]
    choose(state, "pay 1 debt 0")
    choose(state, "pay 0 debt 3")
    assert (coins(state), CitiesCity.of(own(state, 2)).debt) == ([0, 5, 6], 3)


@rule("CITY-081", "CITY-100")
@BOTH
def test_secret_society_counts_the_own_black_cards_and_itself(edition: Edition) -> None:
    check_cost("secret_society", edition)
    alone = built("secret_society", edition, {1: city("militia residence")})
    assert (coins(alone)[0], points(alone)) == (1, 1)
    there = {0: city("stone_pit press_1 spy_ring militia mercenaries", coins=0), 1: city("residence")}
    state = cities(edition=edition, age=3, turn=5, hands={0: "secret_society"}, cities=there)
    turn(state, {0: "build secret_society"})
    assert (coins(state)[0], points(state)) == (4, 4)
    later = cities(edition=edition, age=3, cities={0: city("secret_society spy_ring militia mercenaries contingent")})
    assert points(later) == 5


@rule("CITY-082", "CITY-101")
@BOTH
def test_slave_market_counts_the_own_victory_tokens(edition: Edition) -> None:
    check_cost("slave_market", edition)
    others = {1: city(victories=[2, 2, 0])}
    state = built("slave_market", edition, others, victories=[2, 1, 0], defeats=1)
    assert (coins(state)[0], points(state)) == (3, 3)


@rule("CITY-082", "CITY-101")
@BOTH
def test_slave_market_scores_tokens_of_the_last_conflicts_too(edition: Edition) -> None:
    """Coins are paid for the 3 tokens of Ages I and II, points also for the 2 of Age III."""
    there = {0: city("sawmill foundry militia", victories=[2, 1, 0], coins=0)}
    state = cities(edition=edition, age=3, turn=6, hands={0: "slave_market"}, cities=there)
    turn(state, {0: "build slave_market"})
    assert coins(state)[0] == 3
    result = state.result()
    assert result is not None
    assert result.scores[0]["military"] == 2 + 3 + 5 + 5
    assert result.scores[0]["total"] - result.scores[0]["military"] - result.scores[0]["treasury"] == 3 + 2
