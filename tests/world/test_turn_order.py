"""Who goes when: pedestals, population, Monuments and the old order (docs/rules/world.md, Turn order)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from mirabilia.core.contract import IllegalMove
from mirabilia.games.world.state import State
from tests.rules import rule
from tests.world.scenario import buy, city, city_view, events, items, play, table

YELLOW, GREEN, WHITE, RED, BLUE = range(5)
MONUMENTS = ("thien_mu", "trojan_horse", "ishtar_gate", "ziggurat", "theater", "petra", "parthenon", "colosseum")
"""Those that take few cells of grass."""


def order(state: State) -> list[int]:
    return list(state.view(None).order)


def last_turns(old: Sequence[int], population: Sequence[int], monuments: Sequence[int] = ()) -> State:
    """A table where everybody has 1 gold left in this round."""
    names = iter(MONUMENTS)
    built = [[f"{next(names)} {place}" for place in ("a1", "e1", "i1")[:number]] for number in monuments]
    cities = {
        seat: city(*(built[seat] if built else ()), population=residents, gold=6)
        for seat, residents in enumerate(population)
    }
    return table(len(population), order=list(old), active=old[0], cities=cities)


def next_order(state: State, pedestals: Mapping[int, int]) -> list[int]:
    """The order of the next round: pedestals are bought by the seats given, the others buy roads."""
    for seat in order(state):
        assert state.to_act() == (seat,)
        road = "long_road" if "long_road" in items(state) else "short_set"
        buy(state, f"pedestal_{pedestals[seat]}" if seat in pedestals else road)
    assert state.view(None).round == 6
    return order(state)


# The round being played.


@rule("WORLD-071")
def test_markers_keep_their_places_until_the_next_round() -> None:
    """Seat 0 buys the first pedestal and seat 2 gets a resident; the order is that of before until all are out."""
    cities = {seat: city("long_road a12", food=1, gold=5) for seat in range(3)}
    state = table(3, order=[2, 0, 1], active=2, tiles={"s1": "s1_f1"}, cities=cities)
    turns = [(2, "s1"), (0, "pedestal_1"), (1, "long_road"), (0, "long_road"), (1, "short_set")]
    for seat, item in turns:
        assert order(state) == [2, 0, 1]
        assert state.to_act() == (seat,)
        buy(state, item)
    assert [city_view(state, seat).population for seat in range(3)] == [0, 0, 1]
    assert (order(state), state.to_act()) == ([0, 1, 2], (0,))


@rule("WORLD-076")
@pytest.mark.parametrize("number", [1, 2])
def test_a_bought_pedestal_is_the_buyers_at_once(number: int) -> None:
    state = table(3)
    facts = play(state, f"buy pedestal_{number}")
    assert facts == [{"event": "bought", "seat": 0, "item": f"pedestal_{number}", "gold": 1}]
    shown = {entry.number: entry.seat for entry in state.view(None).market.pedestals}
    assert shown == {number: 0, 3 - number: None}
    assert [city_view(state, seat).pedestal for seat in range(3)] == [number, None, None]
    assert state.to_act() == (1,)
    with pytest.raises(IllegalMove) as refused:
        play(state, f"buy pedestal_{number}")
    assert refused.value.fact == {"refusal": "gone", "item": f"pedestal_{number}"}


@rule("WORLD-077")
def test_everybody_sees_who_is_out_of_the_round() -> None:
    """Seat 1 has 1 gold left and is passed over from then on; its place in the order is still to be seen."""
    state = table(3, cities={1: city(gold=6)})
    shown = []
    for item in ("pedestal_1", "long_road", "long_road"):
        buy(state, item)
        shown.append([city_view(state, seat).out for seat in range(3)])
    assert shown == [[False, False, False], [False, True, False], [False, True, False]]
    buy(state, "short_set")
    assert (order(state), state.to_act()) == ([0, 1, 2], (2,))


@rule("WORLD-077")
def test_in_the_next_round_all_markers_are_back() -> None:
    state = last_turns([0, 1, 2], [0, 0, 0])
    next_order(state, {})
    assert [city_view(state, seat).out for seat in range(3)] == [False, False, False]


# The order of the next round.


@rule("WORLD-072")
@pytest.mark.parametrize(
    ("pedestals", "expected"),
    [
        ({3: 1, 2: 2}, [3, 2, 0, 1]),
        ({2: 1, 3: 2}, [2, 3, 0, 1]),
        ({1: 1, 0: 2}, [1, 0, 2, 3]),
        ({0: 1, 3: 2}, [0, 3, 1, 2]),
        ({3: 1}, [3, 0, 1, 2]),
        ({0: 1}, [0, 1, 2, 3]),
    ],
)
def test_pedestals_take_the_first_and_the_second_place(pedestals: dict[int, int], expected: list[int]) -> None:
    state = last_turns([0, 1, 2, 3], [1, 2, 3, 4])
    assert next_order(state, pedestals) == expected
    assert state.to_act() == (expected[0],)


@rule("WORLD-072")
def test_pedestals_are_on_sale_again_in_the_next_round() -> None:
    state = last_turns([0, 1], [0, 0])
    next_order(state, {0: 1, 1: 2})
    assert [city_view(state, seat).pedestal for seat in range(2)] == [None, None]
    assert {"pedestal_1", "pedestal_2"} <= items(state)


@rule("WORLD-073")
@pytest.mark.parametrize(
    ("population", "expected"),
    [([5, 2, 9, 0, 4], [3, 1, 4, 0, 2]), ([4, 3, 2, 1, 0], [4, 3, 2, 1, 0]), ([0, 1, 2, 3, 12], [0, 1, 2, 3, 4])],
)
@pytest.mark.parametrize("old", [[0, 1, 2, 3, 4], [4, 2, 0, 3, 1]])
def test_lowest_population_goes_first(old: list[int], population: list[int], expected: list[int]) -> None:
    assert next_order(last_turns(old, population), {}) == expected


@rule("WORLD-073")
def test_population_counts_before_monuments() -> None:
    assert next_order(last_turns([0, 1, 2], [2, 1, 3], [0, 2, 1]), {}) == [1, 0, 2]


@rule("WORLD-073")
def test_the_others_follow_the_pedestals_by_population() -> None:
    assert next_order(last_turns([0, 1, 2, 3, 4], [5, 4, 3, 2, 1]), {0: 2, 2: 1}) == [2, 0, 4, 3, 1]


@rule("WORLD-074")
@pytest.mark.parametrize(
    ("monuments", "expected"), [([2, 1, 0], [2, 1, 0]), ([1, 0, 3], [1, 0, 2]), ([3, 1, 2], [1, 2, 0])]
)
@pytest.mark.parametrize("old", [[0, 1, 2], [1, 2, 0], [2, 0, 1]])
def test_with_equal_population_fewer_monuments_go_first(
    old: list[int],
    monuments: list[int],
    expected: list[int],
) -> None:
    assert next_order(last_turns(old, [4, 4, 4], monuments), {}) == expected


@rule("WORLD-075")
@pytest.mark.parametrize("old", [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]])
def test_equals_keep_their_order(old: list[int]) -> None:
    assert next_order(last_turns(old, [3, 3, 3, 3], [1, 1, 1, 1]), {}) == old


@rule("WORLD-075")
def test_equals_keep_their_order_relative_to_each_other() -> None:
    """Seats 4 and 0 are equal with the pedestal of seat 2 before them, seats 3 and 1 behind them."""
    assert next_order(last_turns([4, 3, 2, 1, 0], [2, 6, 9, 6, 2]), {2: 1}) == [2, 4, 0, 3, 1]


@rule("WORLD-078")
@pytest.mark.parametrize(
    ("population", "monuments", "owner", "expected"),
    [
        ([1, 2, 3, 4], [0, 0, 0, 0], 3, [0, 3, 1, 2]),
        ([1, 2, 3, 4], [0, 0, 0, 0], 0, [1, 0, 2, 3]),
        ([2, 2, 2, 2], [2, 1, 1, 0], 1, [3, 1, 2, 0]),
        ([2, 2, 2, 2], [1, 1, 1, 1], 2, [0, 2, 1, 3]),
        ([2, 2, 2, 2], [1, 1, 1, 1], 0, [1, 0, 2, 3]),
    ],
)
def test_the_second_pedestal_alone_makes_second(
    population: list[int], monuments: list[int], owner: int, expected: list[int]
) -> None:
    assert next_order(last_turns([0, 1, 2, 3], population, monuments), {owner: 2}) == expected


@rule("WORLD-079")
@pytest.mark.parametrize("number", [1, 2])
def test_one_pedestal_a_player_and_round(number: int) -> None:
    state = table(2, cities={0: city(gold=5)})
    play(state, f"buy pedestal_{number}")
    buy(state, "long_road")
    assert items(state) == {"short_set"}
    with pytest.raises(IllegalMove) as refused:
        play(state, f"buy pedestal_{3 - number}")
    assert refused.value.fact == {"refusal": "second_pedestal"}


@rule("WORLD-079")
def test_another_player_may_have_the_other_pedestal() -> None:
    state = table(2)
    play(state, "buy pedestal_2", "buy pedestal_1")
    assert [city_view(state, seat).pedestal for seat in range(2)] == [2, 1]


@rule("WORLD-080")
@pytest.mark.parametrize("population", [[0, 5], [5, 0], [3, 3]])
@pytest.mark.parametrize("owner", [0, 1])
def test_two_players_can_buy_the_second_pedestal(owner: int, population: list[int]) -> None:
    state = last_turns([0, 1], population)
    assert "pedestal_2" in items(state)
    assert next_order(state, {owner: 2}) == [1 - owner, owner]


# The example of the rule book.


def example(old: Sequence[int]) -> State:
    """Green has 3 gold left, the others 1. White and Red have the lowest population, Red a Monument; Blue has one."""
    cities = {
        YELLOW: city(population=6, gold=6),
        GREEN: city("long_road a12", population=4, gold=4),
        WHITE: city(population=2, gold=6),
        RED: city("thien_mu a1", population=2, gold=6),
        BLUE: city("trojan_horse a1", population=4, gold=6),
    }
    return table(5, order=list(old), active=YELLOW, monuments="ishtar_gate", cities=cities)


@rule("WORLD-081")
def test_example_yellow_and_green_spend_their_last_gold() -> None:
    state = example([YELLOW, GREEN, RED, BLUE, WHITE])
    facts = play(state, "buy pedestal_1")
    assert events(facts, "out") == [{"event": "out", "seat": YELLOW}]
    facts = play(state, "buy ishtar_gate", "lay e12")
    assert events(facts, "bought") == [{"event": "bought", "seat": GREEN, "monument": "ishtar_gate", "gold": 3}]
    assert events(facts, "out") == [{"event": "out", "seat": GREEN}]
    assert [city_view(state, seat).spent for seat in (YELLOW, GREEN)] == [7, 7]
    assert [city_view(state, seat).out for seat in range(5)] == [True, True, False, False, False]


@rule("WORLD-082")
@pytest.mark.parametrize(
    ("old", "expected"),
    [
        ([YELLOW, GREEN, RED, BLUE, WHITE], [YELLOW, WHITE, RED, GREEN, BLUE]),
        ([YELLOW, BLUE, RED, GREEN, WHITE], [YELLOW, WHITE, RED, BLUE, GREEN]),
    ],
)
def test_example_order_of_the_next_round(old: list[int], expected: list[int]) -> None:
    state = example(old)
    bought = {YELLOW: "pedestal_1", GREEN: "ishtar_gate", WHITE: "short_set", RED: "long_road", BLUE: "long_road"}
    for seat in old:
        assert state.to_act() == (seat,)
        facts = buy(state, bought[seat])
    assert [(city_view(state, seat).population, len(city_view(state, seat).monuments)) for seat in expected] == [
        (6, 0),
        (2, 0),
        (2, 1),
        (4, 1),
        (4, 1),
    ]
    assert order(state) == expected
    assert events(facts, "order") == [{"event": "order", "seats": expected}]
