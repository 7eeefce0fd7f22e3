"""An Edifice is completed and rewards its pawns (docs/rules/edifice.md, Construction)."""

from __future__ import annotations

import pytest

from mirabilia.games.seven.edifice.view import EdificeCity, EdificeView
from mirabilia.games.seven.state import State
from mirabilia.games.seven.views import Production
from tests.rules import rule
from tests.seven.projects import EDIFICE, MASON, completed, first, halfway, laid, pawn
from tests.seven.scenario import city, coins, events, events_seen, turn


def stage_ways(state: State, seat: int = 0) -> set[tuple[int, int, int]]:
    """The payments (left, right, bank) for the next stage, whatever card goes under it."""
    facts = [state.move(move) for move in state.legal(seat)]
    return {(fact["left"] or 0, fact["right"] or 0, fact["bank"]) for fact in facts if fact["move"] == "stage"}


@rule("EDIF-030", "EDIF-031")
@pytest.mark.parametrize("edition", [1, 2])
def test_built_when_the_last_pawn_leaves(edition: int) -> None:
    cities = {
        0: city(MASON, board="rhodes"),
        1: city("clay_pool clay_pit", board="babylon"),
    }
    options = {"edition": edition, **EDIFICE}
    state = halfway(options=options, edifices=laid("money_changer 2"), cities=cities)
    facts = turn(state, {0: first(state, 0, "join")})
    assert not events(facts, "edifice_built")
    assert EdificeView.of(state.view(None)).edifices[0].state == "project"
    assert coins(state) == [3 - 1, 3 + 3, 3 + 3]
    facts = turn(state, {1: first(state, 1, "join")})
    assert events(facts, "edifice_built") == [{"event": "edifice_built", "edifice": "money_changer"}]
    assert EdificeView.of(state.view(None)).edifices[0].state == "built"
    assert coins(state) == [2 + 3 + 4, 6 - 1 + 4, 6 + 3]


@rule("EDIF-031")
def test_rewarded_once_and_not_again() -> None:
    state = completed("money_changer")
    before = coins(state)
    facts = turn(state)
    assert not events(facts, "edifice_built")
    assert coins(state) == [own + 3 for own in before]


@rule("EDIF-030", "EDIF-036")
def test_a_built_edifice_does_not_fail() -> None:
    """The last pawn leaves on the last turn of the Age."""
    state = completed("outpost", city("barracks"), turn=5)
    facts = events_seen(state)
    assert events(facts, "edifice_built")
    assert not events(facts, "edifice_failed")
    assert state.age == 2
    assert "barracks" in state.snapshot()["cities"][0]["cards"]


@rule("EDIF-032")
def test_first_costs_and_trades_then_income_then_the_reward() -> None:
    """Seat 0 buys from seat 1, which takes the last pawn; seat 2 sells."""
    cities = {
        0: city(board="babylon", coins=9, pawns=pawn("money_changer")),
        1: city(MASON, board="rhodes"),
    }
    state = halfway(options=EDIFICE, edifices=laid("money_changer 1"), hands={0: "baths"}, cities=cities)
    facts = turn(state, {0: first(state, 0, "build baths left"), 1: first(state, 1, "join")})
    coin_events = [(fact["event"], fact.get("seat"), fact.get("coins")) for fact in facts]
    built = coin_events.index(("edifice_built", None, None))
    costs = [coin_events.index(("traded", 0, 2)), coin_events.index(("paid", 1, 1))]
    income = [coin_events.index(("gained", 1, 2)), coin_events.index(("gained", 2, 3))]
    assert max(costs) < min(income)
    assert max(income) < built
    assert sorted(coin_events[built + 1 : built + 3]) == [("gained", 0, 4), ("gained", 1, 4)]


@rule("EDIF-032")
def test_counting_cards_of_the_turn_do_not_see_the_reward() -> None:
    """The Slave Market pays a coin for each of 2 Victory tokens; that of the Military School comes too late."""
    options = {"expansions": ["cities", "edifice"]}
    own = city("foundry sawmill", pawns=pawn("military_school"), victories=[1, 1, 0], coins=0)
    cities = {0: own, 1: city(MASON, board="rhodes", coins=6)}
    edifices = laid("military_school 1")
    state = halfway(age=3, options=options, edifices=edifices, hands={0: "slave_market"}, cities=cities)
    turn(state, {0: "build slave_market", 1: first(state, 1, "join")})
    assert state.view(None).cities[0].victories == (1, 1, 1)
    assert coins(state)[0] == 2


@rule("EDIF-033")
@pytest.mark.parametrize("edition", [1, 2])
def test_example_of_two_for_the_last_pawn(edition: int) -> None:
    cities = {0: city("sawmill", board="rhodes"), 1: city("quarry", board="alexandria")}
    options = {"edition": edition, **EDIFICE}
    state = halfway(age=2, options=options, edifices=laid("auction_house 1"), cities=cities)
    turn(state, {seat: first(state, seat, "join") for seat in (0, 1)})
    assert [EdificeCity.of(own).pawns for own in state.view(None).cities] == [(0, 1, 0), (0, 1, 0), (0, 0, 0)]
    shown = EdificeView.of(state.view(None)).edifices[1]
    assert (shown.state, shown.pawns) == ("built", 0)
    assert coins(state) == [3 - 2 + 7, 3 - 2 + 7, 3 + 3]


@rule("EDIF-034")
def test_two_pawns_bring_the_reward_twice() -> None:
    assert coins(completed("money_changer", pawns=2)) == [3 + 3 + 2 * 4, 6 - 1 + 4, 3 + 3]
    assert completed("outpost", pawns=2).view(None).cities[0].victories == (0, 2, 0)
    assert completed("curtain_wall", pawns=2).view(None).cities[0].shields == 2


@rule("EDIF-035", "EDIF-070", "EDIF-073")
@pytest.mark.parametrize(
    ("edifice", "board", "side", "before"),
    [
        ("factory", "ur", "night", set()),  # 1 stone and 1 glass, which nobody has
        ("river_port", "carthage", "day", {(2, 0, 0), (0, 2, 0)}),  # 2 stone, one of them bought
    ],
)
def test_production_from_the_next_turn_on(
    edifice: str, board: str, side: str, before: set[tuple[int, int, int]]
) -> None:
    own = city("stone_pit", board=board, side=side, coins=9, pawns=pawn(edifice))
    cities = {0: own, 1: city(MASON, board="rhodes"), 2: city(board="giza")}
    state = halfway(age=2, options=EDIFICE, edifices=laid(f"{edifice} 1"), cities=cities)
    assert stage_ways(state) == before
    turn(state, {1: first(state, 1, "join")})
    assert stage_ways(state) == {(0, 0, 0)}
    turn(state)
    assert stage_ways(state) == {(0, 0, 0)}


@rule("EDIF-070")
@pytest.mark.parametrize(("pawns", "expected"), [(1, set()), (2, {(0, 0, 0)})])
def test_each_pawn_of_the_factory_yields_one_unit(pawns: int, expected: set[tuple[int, int, int]]) -> None:
    """The third stage of Alexandria needs 1 cloth and 1 papyrus; nobody sells either."""
    own = city(board="alexandria", stages=2, coins=9)
    assert stage_ways(completed("factory", own, pawns, others={2: city(board="giza")})) == expected


@rule("EDIF-073")
@pytest.mark.parametrize(("pawns", "expected"), [(1, {(2, 0, 0), (0, 2, 0)}), (2, {(0, 0, 0)})])
def test_each_pawn_of_the_river_port_yields_one_unit(pawns: int, expected: set[tuple[int, int, int]]) -> None:
    """The first stage of Carthage needs 2 stone; either neighbour sells one."""
    own = city(board="carthage", coins=9)
    assert stage_ways(completed("river_port", own, pawns, others={2: city(board="giza")})) == expected


@rule("EDIF-070", "EDIF-073")
@pytest.mark.parametrize(
    ("edifice", "resources"),
    [("factory", ["glass", "cloth", "papyrus"]), ("river_port", ["wood", "stone", "clay", "ore"])],
)
def test_what_the_pawn_yields_is_the_owners_choice(edifice: str, resources: list[str]) -> None:
    state = completed(edifice)
    assert state.view(None).cities[0].production.choices == (tuple(resources),)
    assert state.view(None).cities[2].production.choices == ()


@rule("EDIF-093")
@pytest.mark.parametrize(
    ("edifice", "buyer"),
    [("factory", city("stone_pit", board="ur", side="night", coins=9)), ("river_port", city(board="giza", coins=9))],
)
def test_neighbours_cannot_buy_what_a_pawn_yields(edifice: str, buyer: dict[str, object]) -> None:
    """Ur lacks a glass; Giza needs 2 wood, and Babylon sells but that of its board."""
    cities = {0: city(board="babylon", pawns=pawn(edifice)), 1: dict(buyer), 2: city(board="carthage")}
    state = halfway(age=2, options=EDIFICE, edifices=laid(f"{edifice} built"), cities=cities)
    assert stage_ways(state, 1) == set()
    assert state.view(None).cities[0].for_sale == Production({"wood": 1}, ())
