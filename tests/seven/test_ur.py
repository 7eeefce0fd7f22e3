"""Ur, which takes pawns from the box (docs/rules/edifice.md, Ur)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.edifice.view import EdificeView
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.projects import EDIFICE, MASON, cards_of, debts, edifice_points, first, halfway, laid
from tests.seven.scenario import choose, city, coins, events, legal, pending_choice, plain, table, turn, ways

BOTH = pytest.mark.parametrize("edition", [1, 2])
NIGHT_GOODS = "quarry glassworks_2 foundry brickyard loom_2"
"""What every stage of the night side needs."""


def options(edition: int) -> dict[str, Any]:
    return {"edition": edition, **EDIFICE}


def by_day(*edifices: str, edition: int = 2, age: int = 2, others: Any = None, **fields: Any) -> State:
    """Ur by day, about to build its second stage: a pawn of any Age."""
    own = city("quarry clay_pool", board="ur", stages=1, **fields)
    return halfway(age=age, options=options(edition), edifices=laid(*edifices), cities={0: own, **(others or {})})


def own(state: State, field: str) -> Any:
    return plain(getattr(state.view(None).cities[0], field))


def on_card(state: State) -> list[int]:
    return [edifice.pawns for edifice in EdificeView.of(state.view(None)).edifices]


@rule("EDIF-104")
@BOTH
@pytest.mark.parametrize("age", [1, 2, 3])
def test_by_day_a_pawn_of_any_age(edition: int, age: int) -> None:
    state = by_day("auction_house 2", edition=edition)
    turn(state, {0: first(state, 0, "stage")})
    assert pending_choice(state) == ("free_pawn", 0)
    assert legal(state) == ["pawn 1", "pawn 2", "pawn 3"]
    facts = choose(state, f"pawn {age}")
    assert events(facts, "pawn") == [{"event": "pawn", "seat": 0, "age": age}]
    assert own(state, "pawns") == [int(number == age) for number in (1, 2, 3)]


@rule("EDIF-104")
def test_the_other_stages_by_day_bring_no_pawn() -> None:
    cards = city("quarry foundry sawmill lumber_yard press_2 clay_pool", board="ur")
    for stages, points in ((0, 3), (2, 3 + 7)):
        cities = {0: cards | {"stages": stages}}
        state = halfway(age=2, options=EDIFICE, edifices=laid("auction_house 2"), cities=cities)
        turn(state, {0: first(state, 0, "stage")})
        assert own(state, "pawns") == [0, 0, 0]
        assert own(state, "scores")["wonder"] == points


@BOTH
@pytest.mark.parametrize(
    ("stages", "pawns"),
    [
        pytest.param(0, [1, 0, 0], marks=rule("EDIF-106")),
        pytest.param(1, [0, 1, 0], marks=rule("EDIF-107")),
        pytest.param(2, [0, 0, 1], marks=rule("EDIF-108")),
    ],
)
def test_by_night_a_pawn_with_every_stage(edition: int, stages: int, pawns: list[int]) -> None:
    cities = {0: city(NIGHT_GOODS, board="ur", side="night", stages=stages)}
    edifices = laid("auction_house 2")
    state = halfway(age=2, options=options(edition), edifices=edifices, hands={0: "temple"}, cities=cities)
    assert ways(state, 0, "stage temple") == {(0, 0, 0)}
    turn(state, {0: "stage temple"})
    assert pending_choice(state) is None
    assert own(state, "pawns") == pawns


@pytest.mark.parametrize(
    ("stages", "goods"),
    [
        pytest.param(0, "stone_pit glassworks_2", marks=rule("EDIF-106")),
        pytest.param(1, "foundry stone_pit", marks=rule("EDIF-107")),
        pytest.param(2, "brickyard stone_pit loom_2", marks=rule("EDIF-108")),
    ],
)
def test_costs_by_night(stages: int, goods: str) -> None:
    """These goods are enough, and with any of them missing the stage is not (nobody sells, the treasury is empty)."""
    for missing in (None, *goods.split()):
        cards = " ".join(name for name in goods.split() if name != missing)
        cities = {0: city(cards, board="ur", side="night", stages=stages, coins=0)}
        state = halfway(age=2, options=EDIFICE, edifices=laid("auction_house 2"), cities=cities)
        assert any(words.startswith("stage") for words in legal(state)) == (missing is None)


@rule("EDIF-109")
@BOTH
def test_the_pawn_comes_from_the_box_for_nothing(edition: int) -> None:
    state = by_day("auction_house 1", edition=edition, coins=0)
    turn(state, {0: first(state, 0, "stage")})
    facts = choose(state, "pawn 2")
    assert on_card(state) == [1, 1, 2]
    assert coins(state)[0] == 0
    assert not events(facts, "edifice_built")


@rule("EDIF-110")
def test_the_same_stage_may_also_take_part() -> None:
    """Two pawns of the Auction House for the 2 coins of one, and only one leaves the card."""
    state = by_day("auction_house 2")
    turn(state, {0: first(state, 0, "join")})
    choose(state, "pawn 2")
    assert own(state, "pawns") == [0, 2, 0]
    assert on_card(state)[1] == 1
    assert coins(state)[0] == 3 - 2


@rule("EDIF-110")
def test_a_free_pawn_does_not_use_up_taking_part() -> None:
    cities = {0: city(NIGHT_GOODS, board="ur", side="night", stages=1, coins=5)}
    state = halfway(age=2, options=EDIFICE, edifices=laid("auction_house 2"), cities=cities)
    turn(state, {0: first(state, 0, "stage")})
    assert own(state, "pawns") == [0, 1, 0]
    turn(state, {0: first(state, 0, "join")})
    assert own(state, "pawns") == [0, 2, 1]
    assert on_card(state) == [1, 1, 2]
    assert coins(state)[0] == 5 - 2


@rule("EDIF-110")
def test_taking_part_does_not_use_up_the_free_pawn() -> None:
    state = by_day("auction_house 1", took_part=True, pawns=[0, 1, 0])
    assert not any(words.startswith("join") for words in legal(state))
    turn(state, {0: first(state, 0, "stage")})
    choose(state, "pawn 2")
    assert own(state, "pawns") == [0, 2, 0]


@BOTH
@pytest.mark.parametrize(
    ("edifice", "field", "before", "after"),
    [
        ("money_changer", "coins", 3, 3 + 4),
        ("outpost", "victories", [0, 0, 0], [0, 1, 0]),
        ("curtain_wall", "shields", 0, 1),
    ],
)
@rule("EDIF-111")
def test_a_built_edifice_rewards_at_once(edition: int, edifice: str, field: str, before: Any, after: Any) -> None:
    state = by_day(f"{edifice} built", "auction_house 2", edition=edition)
    turn(state, {0: first(state, 0, "stage")})
    assert own(state, field) == before
    choose(state, "pawn 1")
    assert own(state, field) == after


@rule("EDIF-111")
def test_points_and_production_of_a_built_edifice() -> None:
    state = by_day("belvedere built", "river_port built", "archives 2", age=3)
    turn(state, {0: first(state, 0, "stage")})
    twin = state.copy()
    choose(state, "pawn 1")
    assert edifice_points(state)[0] == 2
    choose(twin, "pawn 2")
    assert own(twin, "production")["choices"] == [["wood", "stone", "clay", "ore"]]


@rule("EDIF-112")
def test_a_pawn_of_an_open_project_brings_the_reward_when_it_is_built() -> None:
    state = by_day("auction_house 1", others={1: city(MASON, board="rhodes")})
    turn(state, {0: first(state, 0, "stage")})
    choose(state, "pawn 2")
    assert coins(state)[0] == 3
    turn(state, {1: first(state, 1, "join")})
    assert coins(state)[0] == 3 + 3 + 7


@rule("EDIF-112")
def test_a_pawn_taken_on_the_turn_of_completion_is_rewarded_once() -> None:
    state = by_day("auction_house 1", others={1: city(MASON, board="rhodes")})
    turn(state, {0: first(state, 0, "stage"), 1: first(state, 1, "join")})
    choose(state, "pawn 2")
    assert coins(state) == [3 + 7, 3 - 2 + 7, 3 + 3]


@rule("EDIF-112")
@BOTH
def test_a_pawn_of_a_later_age_waits(edition: int) -> None:
    """Gold Reserves are built in Age III: 15 coins for the pawn taken in Age II."""
    mason = city(MASON, board="rhodes", coins=3)
    state = by_day("auction_house built", "gold_reserves 1", edition=edition, others={1: mason})
    turn(state, {0: first(state, 0, "stage")})
    choose(state, "pawn 3")
    assert coins(state)[0] == 3
    while state.age == 2:
        turn(state)
    before = coins(state)[0]
    turn(state, {1: first(state, 1, "join")})
    assert coins(state)[0] == before + 3 + 15


@rule("EDIF-112")
@pytest.mark.parametrize(("edifice", "number"), [("belvedere", 1), ("factory", 2)])
def test_a_free_pawn_spares_the_penalty(edifice: str, number: int) -> None:
    """Stone Pit and Clay Pool stay; the others have no brown card and take a debt token."""
    cards = "stone_pit clay_pool timber_yard" if number == 1 else "quarry clay_pool"
    cities = {0: city(cards, board="ur", stages=1, coins=0)}
    state = table(age=number, turn=5, options=EDIFICE, edifices=laid(f"{edifice} 2"), cities=cities)
    turn(state, {0: first(state, 0, "stage")})
    facts = choose(state, f"pawn {number}")
    assert events(facts, "edifice_failed")
    assert cards_of(state) == set(cards.split())
    assert [sum(row) for row in debts(state)] == [0, 1, 1]


@rule("EDIF-113")
@BOTH
@pytest.mark.parametrize("edifice", ["money_changer", "belvedere", "curtain_wall", "outpost"])
def test_a_pawn_of_a_failed_edifice_has_no_effect(edition: int, edifice: str) -> None:
    state = by_day(f"{edifice} failed", "auction_house 2", edition=edition, edifice_debts=[1, 0, 0])
    turn(state, {0: first(state, 0, "stage")})
    facts = choose(state, "pawn 1")
    kinds = [fact["event"] for fact in facts]
    assert kinds[kinds.index("pawn") :][:2] == ["pawn", "passed"]
    assert own(state, "pawns") == [1, 0, 0]
    assert (own(state, "coins"), own(state, "shields"), own(state, "victories")) == (3, 0, [0, 0, 0])
    assert edifice_points(state)[0] == -2
