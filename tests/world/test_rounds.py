"""Turns and rounds, the table for the next round, and the end of the game (WORLD-001, WORLD-043 to WORLD-055)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.core.contract import Fact
from mirabilia.games.world.state import State
from tests.rules import rule
from tests.world.scenario import (
    WORLD,
    buy,
    city,
    city_view,
    events,
    goods,
    items,
    lay_anywhere,
    legal,
    play,
    refusal,
    scores,
    table,
)

ROAD = "long_road a12"
SOLD_OUT: dict[str, Any] = {
    "tiles": dict.fromkeys(("s1", "s2", "s3", "s4", "s5", "s6")),
    "market": {"long_roads": 0, "short_sets": 0, "towers": 0},
    "monuments": "giza parthenon colosseum",
}
"""Nothing but the pedestals and Monuments that need buildings."""


def last_turn(players: int = 2, cities: dict[int, dict[str, Any]] | None = None, **fields: Any) -> State:
    """Seat 0 has 1 gold left, the others are out of the round: `buy pedestal_1` ends it."""
    parts = {seat: city(gold=7, out=True) for seat in range(players)} | {0: city(gold=6)}
    return table(players, cities={seat: part | (cities or {}).get(seat, {}) for seat, part in parts.items()}, **fields)


def next_round(players: int = 2, **fields: Any) -> State:
    """The round after such a last turn has begun."""
    state = last_turn(players, **fields)
    play(state, "buy pedestal_1")
    return state


def offer(state: State) -> dict[str, str | None]:
    """The tiles on sale by stack."""
    tiles: dict[str, str | None] = state.snapshot()["market"]["tiles"]
    return tiles


def tiles_to_come(state: State) -> set[int]:
    """How many tiles are left in the stacks."""
    return {len(row) - state.view(None).round for row in state.snapshot()["stacks"].values()}


def markers(state: State, name: str) -> list[Any]:
    return [getattr(part, name) for part in state.view(None).cities]


def seats(facts: list[Fact], kind: str) -> list[int]:
    return [fact["seat"] for fact in events(facts, kind)]


def buy_first(state: State) -> list[Fact]:
    """Buy the first thing there is and lay it; without any be out. The next player's free road stays in hand."""
    facts: list[Fact] = []
    while not facts or state.view(None).phase == "lay":
        texts = [state.text(move) for move in state.legal(state.to_act()[0])]
        facts += play(state, next((text for text in texts if text not in ("loan", "repay")), "leave"))
    return facts


# --- Players and winner


@rule("WORLD-001")
def test_for_1_to_5_players() -> None:
    assert list(WORLD.players) == [1, 2, 3, 4, 5]
    for players in WORLD.players:
        assert len(WORLD.new(1, players).view(None).cities) == players
    for players in (0, 6):
        with pytest.raises(ValueError, match="1 to 5"):
            WORLD.new(1, players)


@rule("WORLD-001")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_most_points_at_the_end_win(players: int) -> None:
    """Points for the least produced resource; each seat in turn has the most."""
    for winner in range(players):
        points = {seat: 9 if seat == winner else 8 - seat for seat in range(players)}
        cities = {seat: {"food": own, "ceramics": own, "gears": own} for seat, own in points.items()}
        state = next_round(players, round=10, cities=cities)
        result = state.result()
        assert result is not None
        assert [sheet["total"] for sheet in result.scores] == list(points.values())
        assert result.winners == (winner,)


# --- Gold and turns


@rule("WORLD-043")
def test_7_gold_can_be_spent_in_a_round() -> None:
    """5 for a block of S6, then 2 for a corner of S1; 3 for a square of S3 would be too much."""
    state = table(2, cities={0: city(ROAD), 1: city(gold=7, out=True)})
    buy(state, "s6")
    assert refusal(state, "buy s3") == {"refusal": "too_dear", "cost": 3, "gold": 2}
    facts = buy(state, "s1")
    assert seats(facts, "out") == [0]
    assert state.view(None).round == 6
    assert (markers(state, "spent"), markers(state, "limit")) == ([0, 0], [7, 7])


@rule("WORLD-043")
@pytest.mark.parametrize("spent", range(7))
def test_gold_is_not_carried_over(spent: int) -> None:
    """However much a player who is out has spent, in the next round it is 7 gold."""
    state = next_round(cities={1: {"gold": spent}})
    assert [
        limit - spent_gold for limit, spent_gold in zip(markers(state, "limit"), markers(state, "spent"), strict=True)
    ] == [7, 7]


@rule("WORLD-044")
def test_one_purchase_a_turn_in_turn_order_until_all_are_out() -> None:
    """Seat 2 has 2 gold left, seat 0 has 3, seat 1 has 1."""
    state = table(3, active=2, order=[2, 0, 1], cities={0: city(gold=4), 1: city(gold=6), 2: city(gold=5)})
    facts: list[Fact] = []
    for item in ("pedestal_1", "long_road", "pedestal_2", "short_set", "tower"):
        assert state.view(None).round == 5
        facts += buy(state, item)
    assert seats(facts, "bought") == [2, 0, 1, 2, 0]
    assert [fact["gold"] for fact in events(facts, "bought")] == [1, 1, 1, 1, 2]
    assert state.view(None).round == 6


@rule("WORLD-044")
@pytest.mark.parametrize("seed", range(2))
def test_turns_of_a_whole_round(seed: int) -> None:
    """After each purchase it is the turn of the next player in order who is not out."""
    state = WORLD.new(seed, 4)
    assert isinstance(state, State)
    order = state.view(None).order
    left, turns = {*order}, 0
    while left:
        lay_anywhere(state)
        at = order.index(state.to_act()[0])
        left -= {*seats(buy_first(state), "out")}
        following = [seat for seat in order[at + 1 :] + order[: at + 1] if seat in left]
        if following:
            assert state.to_act() == (following[0],)
        turns += 1
    assert state.view(None).round == 2
    assert turns > 2 * 4


@rule("WORLD-045")
@pytest.mark.parametrize(
    ("item", "cost"),
    [
        ("long_road", 1),
        ("short_set", 1),
        ("pedestal_1", 1),
        ("pedestal_2", 1),
        ("tower", 2),
        ("s1", 2),
        ("s3", 3),
        ("s5", 4),
        ("s6", 5),
        ("ishtar_gate", 7),
    ],
)
def test_who_has_spent_all_gold_is_out(item: str, cost: int) -> None:
    state = table(2, monuments="ishtar_gate", cities={0: city(ROAD, gold=7 - cost)})
    facts = buy(state, item)
    assert seats(facts, "out") == [0]
    assert markers(state, "out") == [True, False]
    for _ in range(2):
        assert state.to_act() == (1,)
        buy_first(state)


@rule("WORLD-045")
@pytest.mark.parametrize("item", ["long_road", "tower", "s1", "s6"])
def test_who_has_gold_left_is_not_out(item: str) -> None:
    state = table(2, cities={0: city(ROAD, gold=1), 1: city(gold=6)})
    facts = buy(state, item)
    assert seats(facts, "out") == []
    play(state, "buy pedestal_1")
    assert (state.to_act(), markers(state, "out")) == ((0,), [False, True])


@rule("WORLD-046")
def test_a_new_round_starts_when_everybody_is_out() -> None:
    """Seat 2 has 3 gold left and goes on when the others are out."""
    state = table(3, cities={0: city(gold=6), 1: city(gold=6), 2: city(gold=4)})
    facts = play(state, "buy pedestal_1", "buy pedestal_2")
    for item in ("long_road", "short_set"):
        assert (state.to_act(), markers(state, "out")) == ((2,), [True, True, False])
        facts += buy(state, item)
    assert events(facts, "round_begun") == []
    facts = buy(state, "long_road")
    assert events(facts, "round_begun") == [{"event": "round_begun", "round": 6}]
    assert markers(state, "out") == [False, False, False]
    assert len(legal(state, "buy")) > 1


@rule("WORLD-047")
@pytest.mark.parametrize("spent", [0, 2, 6])
def test_gold_that_cannot_be_spent_is_lost(spent: int) -> None:
    """Seat 1 takes the last thing on sale. What seat 0 has left brings nothing in this round or the next."""
    cities = {0: city(ROAD, gold=spent, pedestal=1), 1: city(gold=6)}
    state = table(2, active=1, cities=cities, **SOLD_OUT)
    before = scores(state)
    facts = play(state, "buy pedestal_2")
    assert seats(facts, "out") == [1, 0]
    assert (state.view(None).round, markers(state, "spent"), markers(state, "limit")) == (6, [0, 0], [7, 7])
    assert scores(state) == before


# --- The next round


@rule("WORLD-048")
def test_unsold_tiles_are_discarded() -> None:
    """One turned up in round 5 is never on sale again."""
    state = last_turn(round=5, tiles={"s1": "s1_b1", "s6": "s6_t2"})
    old = {*offer(state).values()}
    play(state, "buy pedestal_1")
    for number in range(6, 11):
        assert state.view(None).round == number
        assert old.isdisjoint(offer(state).values())
        while state.view(None).round == number and state.to_act():
            buy_first(state)


@rule("WORLD-049")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_the_next_tile_of_each_stack_is_turned_up(players: int) -> None:
    """Where one was sold and where not."""
    state = last_turn(players, round=3, tiles={"s1": None, "s4": None})
    stacks: dict[str, list[str]] = state.snapshot()["stacks"]
    facts = play(state, "buy pedestal_1")
    tiles = {name: row[3] for name, row in stacks.items()}
    assert offer(state) == tiles
    assert [fact["tiles"] for fact in events(facts, "turned_up")] == [[*tiles.values()]]
    assert tiles_to_come(state) == {6}


@rule("WORLD-050")
@pytest.mark.parametrize(
    ("players", "long_roads", "short_sets"), [(2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 3, 2)], ids=["2", "3", "4", "5"]
)
def test_roads_that_were_sold_are_replaced(players: int, long_roads: int, short_sets: int) -> None:
    """Whatever is left over stays, and only what is missing comes from the supply."""
    for left in range(max(long_roads, short_sets) + 1):
        market = {"long_roads": min(left, long_roads), "short_sets": min(left, short_sets)}
        state = next_round(players, market=market, supply={"long_roads": 12, "short_sets": 9})
        assert goods(state, "long_road") == (long_roads, 12 - (long_roads - market["long_roads"]))
        assert goods(state, "short_set") == (short_sets, 9 - (short_sets - market["short_sets"]))


@rule("WORLD-051")
@pytest.mark.parametrize(("left", "supply"), [(0, 4), (1, 5)])
def test_the_tower_is_replaced_if_it_was_sold(left: int, supply: int) -> None:
    state = next_round(market={"towers": left}, supply={"towers": 5})
    assert goods(state, "tower") == (1, supply)


@rule("WORLD-052")
def test_new_turn_order_and_pedestals_on_the_main_board() -> None:
    """Seat 3 bought the 1st pedestal, seat 0 the 2nd; seat 2 has fewer residents than seat 1."""
    cities = {0: {"population": 9}, 1: {"population": 3}, 2: {"population": 2}, 3: {"pedestal": 1, "population": 8}}
    state = last_turn(4, cities=cities)
    assert [entry.seat for entry in state.view(None).market.pedestals] == [3, None]
    facts = play(state, "buy pedestal_2")
    assert events(facts, "order") == [{"event": "order", "seats": [3, 0, 2, 1]}]
    assert (state.view(None).order, state.to_act()) == ((3, 0, 2, 1), (3,))
    assert [entry.seat for entry in state.view(None).market.pedestals] == [None, None]
    assert markers(state, "pedestal") == [None] * 4
    assert {"pedestal_1", "pedestal_2"} <= items(state)


@rule("WORLD-053")
def test_gold_markers_go_back_and_the_others_stay() -> None:
    cities = {
        0: {"population": 4, "food": 3, "ceramics": 2, "gears": 6, "loan_round": 5, "gold": 8},
        1: {"population": 2, "food": 1, "ceramics": 5, "gears": 0, "gold": 3},
    }
    state = next_round(cities=cities)
    assert (markers(state, "spent"), markers(state, "limit")) == ([0, 0], [7, 7])
    assert markers(state, "population") == [4, 2]
    assert markers(state, "resources") == [
        {"food": 3, "ceramics": 2, "gears": 6},
        {"food": 1, "ceramics": 5, "gears": 0},
    ]


# --- The end


@rule("WORLD-054")
@pytest.mark.parametrize("number", range(1, 11))
def test_the_game_ends_after_round_10(number: int) -> None:
    state = next_round(round=number)
    over = number == 10
    assert (state.to_act() == (), state.result() is not None) == (over, over)
    assert state.view(None).round == min(number + 1, 10)


@rule("WORLD-054")
def test_no_tile_is_left_in_round_10() -> None:
    state = next_round(round=9)
    assert tiles_to_come(state) == {0}
    assert None not in offer(state).values()


@rule("WORLD-054")
@pytest.mark.parametrize(("population", "over"), [(12, True), (11, False)])
def test_the_game_ends_with_the_round_in_which_a_city_is_full(population: int, over: bool) -> None:
    """A farm moves food to 15, which brings a resident; space 13 is the last. Seat 1 still plays its round."""
    cities = {0: city(ROAD, food=14, population=population, gold=5), 1: city(gold=5)}
    state = table(2, round=4, tiles={"s1": "s1_f1"}, cities=cities)
    buy(state, "s1")
    assert (city_view(state).population, state.view(None).last_round) == (population + 1, over)
    assert state.to_act() == (1,)
    play(state, "buy pedestal_1")
    assert (state.to_act(), state.result()) == ((1,), None)
    buy(state, "long_road")
    assert (state.result() is not None) == over
    assert state.view(None).round == (4 if over else 5)


@rule("WORLD-055")
def test_points_come_from_five_sources() -> None:
    """A farm in the corner of the map is a district: towers, the Pagoda and the natural resource c2 close it."""
    own = city("s3_f1 a1", "tower c1", "tower a3", "thien_mu b3", population=3, food=2, ceramics=3, gears=4)
    state = next_round(round=10, cities={0: own})
    result = state.result()
    assert result is not None
    sources = {"population": 3, "lowest": 2, "monuments": 1, "natural": 1, "districts": 1}
    assert result.scores[0] == sources | {"loans": 0, "objectives": 0, "total": 3 + 2 + 1 + 1 + 1}
    assert result.scores[1]["total"] == 0


@rule("WORLD-055")
@pytest.mark.parametrize(
    ("source", "own"),
    [
        ("population", city(population=1)),
        ("lowest", city(food=1, ceramics=1, gears=1)),
        ("monuments", city("thien_mu a6")),
        ("natural", city("tower c1")),
        ("districts", city("s1_f1 a1", "tower b1", "tower c2", "tower a3", "tower b3")),
    ],
)
def test_each_source_by_itself(source: str, own: dict[str, Any]) -> None:
    sheet = scores(table(2, cities={0: own}))
    assert {name for name, points in sheet.items() if points} == {source, "total"}
    assert sheet["total"] == 1
