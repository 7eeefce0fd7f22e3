"""Gold, resources and population (docs/rules/world.md, Gold, resources and population)."""

from __future__ import annotations

import pytest

from mirabilia.games.world.data import RESOURCES
from mirabilia.games.world.state import State
from tests.rules import rule
from tests.world.scenario import buy, city, city_view, events, items, lay_anywhere, play, table

ROAD = "long_road a12"
STACKS = {"s1": 2, "s2": 2, "s3": 3, "s4": 3, "s5": 4, "s6": 5, "s7": 3, "s8": 4}
PRICES = {"long_road": 1, "short_set": 1, "tower": 2, "pedestal_1": 1, "pedestal_2": 1} | STACKS
REWARDS = {
    "trojan_horse": (ROAD, "s2_h1 a11"),
    "thien_mu": (ROAD, "s1_t1 a3"),
    "angkor_wat": (ROAD, "s2_t1 a8"),
}
"""Monuments that bring a resident, and a city where they can be built."""


def offered(tile: str, side: str = "A", **markers: int) -> State:
    """Two players; a tile is turned up that seat 0, with its markers there, can lay at its road."""
    return table(
        options={"resource_side": side},
        tiles={tile[:2]: tile},
        cities={0: city(ROAD, **markers)},
        last_round=markers.get("population") == 13,
    )


def resources(state: State, seat: int = 0) -> tuple[int, int, int]:
    produced = city_view(state, seat).resources
    return produced["food"], produced["ceramics"], produced["gears"]


def population(state: State, seat: int = 0) -> int:
    return city_view(state, seat).population


# Gold.


@rule("WORLD-106")
@pytest.mark.parametrize("item", PRICES)
def test_a_purchase_moves_the_gold_marker_by_its_price(item: str) -> None:
    state = table(5, cities={0: city(ROAD, gold=1)})
    facts = buy(state, item)
    assert [fact["gold"] for fact in events(facts, "bought")] == [PRICES[item]]
    assert [city_view(state, seat).spent for seat in range(5)] == [1 + PRICES[item], 0, 0, 0, 0]
    assert not city_view(state).out


@rule("WORLD-106")
@pytest.mark.parametrize("item", PRICES)
@pytest.mark.parametrize(("loan_round", "limit"), [(None, 7), (4, 7), (5, 9)])
def test_the_round_is_over_at_seven_or_nine_in_the_round_of_a_loan(
    item: str, loan_round: int | None, limit: int
) -> None:
    """With the last gold the player is out; with one more left not yet."""
    for left, out in ((0, True), (1, False)):
        gold = limit - PRICES[item] - left
        state = table(5, cities={0: city(ROAD, gold=gold, loan_round=loan_round)})
        facts = buy(state, item)
        assert (city_view(state).spent, city_view(state).limit) == (limit - left, limit)
        assert city_view(state).out is out
        assert events(facts, "out") == ([{"event": "out", "seat": 0}] if out else [])


@rule("WORLD-106")
def test_a_loan_of_this_turn_lets_nine_be_spent() -> None:
    """Two players with 1 gold left: the one with a loan has three turns, the other one."""
    state = table(cities={seat: city(ROAD, gold=6) for seat in range(2)})
    play(state, "loan")
    buy(state, "long_road")
    assert not city_view(state).out
    buy(state, "pedestal_1")
    assert city_view(state, 1).out
    buy(state, "short_set")
    assert (city_view(state).spent, city_view(state).out) == (8, False)
    assert items(state) == {"pedestal_2"}
    play(state, "buy pedestal_2")
    assert state.view(None).round == 6


# Resources.


@rule("WORLD-108")
@pytest.mark.parametrize(
    ("tile", "steps"),
    [
        ("s1_b1", (0, 0, 1)),
        ("s1_h2", (0, 1, 0)),
        ("s2_f1", (1, 0, 0)),
        ("s3_m1", (0, 2, 0)),
        ("s3_h2", (1, 0, 1)),
        ("s4_b1", (0, 0, 2)),
        ("s5_t1", (1, 1, 1)),
        ("s5_f2", (2, 0, 1)),
        ("s6_f2", (3, 1, 0)),
        ("s6_t2", (1, 1, 2)),
    ],
)
def test_each_symbol_of_a_tile_moves_its_marker_at_once(tile: str, steps: tuple[int, int, int]) -> None:
    """The markers have moved before the tile is laid."""
    state = offered(tile, food=8, ceramics=5, gears=2)
    play(state, f"buy {tile[:2]}")
    assert state.view(None).phase == "lay"
    assert resources(state) == (8 + steps[0], 5 + steps[1], 2 + steps[2])
    lay_anywhere(state)
    assert resources(state) == (8 + steps[0], 5 + steps[1], 2 + steps[2])
    assert resources(state, 1) == (0, 0, 0)


@rule("WORLD-108")
@pytest.mark.parametrize(
    ("monument", "pieces", "steps"),
    [
        ("ishtar_gate", (), (0, 1, 0)),
        ("port_of_carthage", ("long_road e9", "s2_m1 b9"), (1, 0, 0)),
        ("petra", ("s1_m1 a3",), (0, 0, 1)),
        ("giza", ("s1_t1 a10",), (0, 0, 0)),
    ],
)
def test_the_symbols_of_a_monument_move_the_markers(
    monument: str, pieces: tuple[str, ...], steps: tuple[int, int, int]
) -> None:
    state = table(monuments=monument, cities={0: city(ROAD, *pieces, food=8, ceramics=5, gears=2)})
    play(state, f"buy {monument}")
    assert state.view(None).phase == "lay"
    assert resources(state) == (8 + steps[0], 5 + steps[1], 2 + steps[2])


@rule("WORLD-108")
@pytest.mark.parametrize("item", ["long_road", "short_set", "tower", "pedestal_1"])
def test_nothing_else_moves_the_markers(item: str) -> None:
    state = offered("s1_f1", food=1, ceramics=1, gears=1)
    buy(state, item)
    assert (resources(state), population(state)) == ((1, 1, 1), 0)


# Population.


@rule("WORLD-109")
@pytest.mark.parametrize(
    ("tile", "side", "before", "residents"),
    [
        ("s1_f1", "A", (0, 0, 0), 0),
        ("s1_f1", "A", (1, 0, 0), 1),
        ("s1_f1", "A", (2, 0, 0), 0),
        ("s1_m1", "A", (1, 4, 4), 1),
        ("s1_b1", "A", (1, 4, 14), 1),
        ("s3_f1", "A", (4, 0, 0), 1),
        ("s3_f1", "A", (5, 0, 0), 0),
        ("s6_f2", "A", (10, 0, 0), 1),
        ("s6_f2", "A", (10, 1, 0), 2),
        ("s6_t1", "A", (1, 0, 0), 2),
        ("s5_t1", "A", (1, 4, 7), 3),
        ("s6_m2", "B", (0, 2, 0), 2),
        ("s6_m2", "B", (0, 2, 1), 3),
        ("s6_b2", "B", (0, 0, 8), 3),
        ("s5_t1", "B", (0, 2, 1), 3),
        ("s5_t1", "B", (1, 1, 2), 0),
    ],
)
def test_a_symbol_that_is_reached_or_passed_brings_a_resident(
    tile: str, side: str, before: tuple[int, int, int], residents: int
) -> None:
    """On side B a marker can pass two symbols in one purchase."""
    food, ceramics, gears = before
    state = offered(tile, side, food=food, ceramics=ceramics, gears=gears, population=6)
    facts = play(state, f"buy {tile[:2]}")
    assert population(state) == 6 + residents
    grown = [{"event": "grown", "seat": 0, "steps": residents, "population": 6 + residents}]
    assert events(facts, "grown") == (grown if residents else [])
    assert population(state, 1) == 0


@rule("WORLD-109")
def test_symbols_of_a_monument_bring_residents_too() -> None:
    """The Ishtar Gate: the second ceramics."""
    state = table(monuments="ishtar_gate", cities={0: city(ROAD, ceramics=1)})
    buy(state, "ishtar_gate")
    assert (resources(state), population(state)) == ((0, 2, 0), 1)


@rule("WORLD-111")
@pytest.mark.parametrize("monument", REWARDS)
def test_a_monument_brings_a_resident_without_any_symbol(monument: str) -> None:
    state = table(monuments=monument, cities={0: city(*REWARDS[monument], food=3, ceramics=3, gears=3, population=3)})
    facts = play(state, f"buy {monument}")
    assert (resources(state), population(state)) == ((3, 3, 3), 4)
    assert events(facts, "grown") == [{"event": "grown", "seat": 0, "steps": 1, "population": 4}]


def finish_round(state: State) -> None:
    """Seats 1 and 2 have 2 gold left and use it up."""
    for seat, item in ((1, "long_road"), (2, "long_road"), (1, "short_set"), (2, "pedestal_1")):
        assert state.to_act() == (seat,)
        buy(state, item)


@rule("WORLD-110")
@pytest.mark.parametrize(("before", "last"), [(11, False), (12, True)])
def test_the_last_space_ends_the_game_with_the_round(before: int, last: bool) -> None:
    """The others finish the round; on the space before the last one the game goes on."""
    cities = {0: city(ROAD, food=1, population=before, gold=5), 1: city(gold=5), 2: city(gold=5)}
    state = table(3, tiles={"s1": "s1_f1"}, cities=cities)
    facts = buy(state, "s1")
    assert population(state) == before + 1
    assert state.view(None).last_round is last
    assert events(facts, "last_round") == ([{"event": "last_round", "seat": 0}] if last else [])
    finish_round(state)
    assert (state.view(None).round, state.to_act()) == ((5, ()) if last else (6, (2,)))
    assert (state.result() is not None) is last


@rule("WORLD-111")
@pytest.mark.parametrize("monument", REWARDS)
def test_the_reward_of_a_monument_ends_the_game_as_well(monument: str) -> None:
    cities = {0: city(*REWARDS[monument], population=12), 1: city(gold=5), 2: city(gold=5)}
    state = table(3, monuments=monument, cities=cities)
    facts = buy(state, monument)
    assert events(facts, "last_round") == [{"event": "last_round", "seat": 0}]
    finish_round(state)
    assert (state.view(None).phase, state.view(None).round) == ("over", 5)


@rule("WORLD-112")
@pytest.mark.parametrize(
    ("before", "after", "residents"),
    [((15, 0, 0), (15, 1, 0), 0), ((14, 0, 0), (15, 1, 0), 1), ((13, 15, 0), (15, 15, 0), 1)],
)
def test_resource_markers_stop_on_the_last_space(
    before: tuple[int, int, int], after: tuple[int, int, int], residents: int
) -> None:
    """A Farm with three food and one ceramics."""
    food, ceramics, gears = before
    state = offered("s6_f2", food=food, ceramics=ceramics, gears=gears, population=5)
    play(state, "buy s6")
    assert (resources(state), population(state)) == (after, 5 + residents)


@rule("WORLD-112")
@pytest.mark.parametrize(("before", "steps"), [(13, []), (12, [1]), (11, [2]), (10, [3])])
def test_the_population_marker_stops_on_the_last_space(before: int, steps: list[int]) -> None:
    """A Temple with all three resources, each one space before a symbol."""
    state = offered("s5_t1", food=1, ceramics=4, gears=7, population=before)
    facts = play(state, "buy s5")
    assert population(state) == 13
    assert [fact["steps"] for fact in events(facts, "grown")] == steps


@rule("WORLD-112")
def test_a_reward_on_the_last_space_is_lost() -> None:
    cities = {0: city(*REWARDS["thien_mu"], population=13)}
    state = table(monuments="thien_mu", cities=cities, last_round=True)
    facts = buy(state, "thien_mu")
    assert (population(state), events(facts, "grown")) == (13, [])


@rule("WORLD-115")
def test_example_eight_nine_and_eleven_are_nine_residents() -> None:
    """From 0 on with seven tiles: food 8, ceramics 9, gears 11."""
    markers = {"food": 0, "ceramics": 0, "gears": 0, "population": 0}
    for tile in ("s6_b1", "s6_b2", "s6_t2", "s6_t1", "s6_m2", "s6_f2", "s6_f1"):
        state = offered(tile, "A", **markers)
        buy(state, "s6")
        markers = {**dict(zip(RESOURCES, resources(state), strict=True)), "population": population(state)}
    assert markers == {"food": 8, "ceramics": 9, "gears": 11, "population": 9}
