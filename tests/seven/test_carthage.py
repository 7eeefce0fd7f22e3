"""Carthage, whose stages leave a choice (docs/rules/edifice.md, Carthage)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.projects import EDIFICE, cards_of, first, halfway, laid
from tests.seven.scenario import (
    SEVEN,
    choose,
    city,
    coins,
    events,
    legal,
    pending_choice,
    plain,
    scores,
    table,
    turn,
    ways,
)

BOTH = pytest.mark.parametrize("edition", [1, 2])


def carthage(cards: str, side: str = "day", edition: int = 2, **fields: Any) -> State:
    """Age II of a game without expansions; seat 0 has Carthage, and the others sell nothing it could use."""
    own = city(cards, board="carthage", side=side, **fields)
    cities = {0: own, 1: city(board="giza"), 2: city(board="alexandria")}
    return halfway(
        age=2, options={"edition": edition}, hands={0: "temple"}, cities=cities, discard="altar loom_1 walls"
    )


def built(number: int, cards: str, **fields: Any) -> State:
    """The same after the next stage, with that alternative chosen."""
    state = carthage(cards, **fields)
    turn(state, {0: "stage temple"})
    assert pending_choice(state) == ("alternative", 0)
    assert legal(state) == ["choose 1", "choose 2"]
    choose(state, f"choose {number}")
    return state


def own(state: State, field: str) -> Any:
    return plain(getattr(state.view(None).cities[0], field))


def to_the_end(state: State) -> dict[str, int]:
    """The final sheet of seat 0; everybody sells to the end."""
    while state.result() is None:
        turn(state)
    return scores(state)


@rule("EDIF-115", "EDIF-117")
@BOTH
@pytest.mark.parametrize(("number", "income", "shields"), [(1, 7, 0), (2, 0, 1)])
def test_second_stage_by_day(edition: int, number: int, income: int, shields: int) -> None:
    state = built(number, "ore_vein press_2", stages=1, coins=2, edition=edition)
    assert coins(state)[0] == 2 + income
    assert own(state, "shields") == shields
    assert scores(state)["wonder"] == 3 + 2


@rule("EDIF-117")
def test_cost_of_the_second_stage_by_day() -> None:
    """Ore of the board, the Ore Vein and the Press; without one of the cards it is too dear."""
    assert ways(carthage("ore_vein press_2", stages=1, coins=0), 0, "stage temple") == {(0, 0, 0)}
    for cards in ("ore_vein", "press_2"):
        assert ways(carthage(cards, stages=1, coins=0), 0, "stage temple") == set()


@rule("EDIF-122")
@BOTH
def test_example_of_the_coins(edition: int) -> None:
    state = built(1, "ore_vein press_2", stages=1, coins=0, edition=edition)
    assert coins(state)[0] == 7
    assert own(state, "shields") == 0
    assert to_the_end(state)["wonder"] == 3 + 2


@rule("EDIF-115")
@pytest.mark.parametrize("number", [1, 2])
def test_the_choice_is_for_good(number: int) -> None:
    """It is asked once, shown to all, and survives a snapshot; the other effect never comes."""
    state = built(number, "ore_vein press_2", stages=1, coins=0)
    assert own(state, "stages")[1]["chosen"] == number
    again = SEVEN.restore(state.snapshot())
    assert again.view(None) == state.view(None)
    before = coins(state)[0]
    facts = turn(state)
    assert not events(facts, "chosen")
    assert pending_choice(state) is None
    assert coins(state)[0] == before + 3
    assert own(state, "shields") == number - 1
    assert to_the_end(state)["wonder"] == 3 + 2


@rule("EDIF-115", "EDIF-119")
@BOTH
@pytest.mark.parametrize(("number", "income", "points", "shields"), [(1, 7, 4, 0), (2, 0, 0, 2)])
def test_first_stage_by_night(edition: int, number: int, income: int, points: int, shields: int) -> None:
    state = built(number, "foundry press_2", side="night", coins=0, edition=edition)
    assert coins(state)[0] == income
    assert own(state, "shields") == shields
    assert scores(state)["wonder"] == points


@rule("EDIF-119")
def test_cost_of_the_first_stage_by_night() -> None:
    assert ways(carthage("foundry press_2", "night", coins=0), 0, "stage temple") == {(0, 0, 0)}
    for cards in ("foundry", "press_2", "ore_vein press_2"):
        assert ways(carthage(cards, "night", coins=0), 0, "stage temple") == set()


@rule("EDIF-119")
def test_shields_of_the_first_stage_count_in_the_conflict() -> None:
    """Seat 1 has the 2 shields of its Walls as well, seat 2 none."""
    cities = {
        0: city("foundry press_2", board="carthage", side="night"),
        1: city("walls", board="giza"),
        2: city(board="alexandria"),
    }
    state = table(age=2, turn=5, cities=cities)
    turn(state, {0: first(state, 0, "stage")})
    choose(state, "choose 2")
    assert [part.victories for part in state.view(None).cities] == [(0, 1, 0), (0, 1, 0), (0, 0, 0)]


WOOD = "sawmill lumber_yard loom_2"


@rule("EDIF-115", "EDIF-120")
@BOTH
def test_second_stage_by_night_builds_from_the_discard_pile(edition: int) -> None:
    state = built(1, WOOD, side="night", stages=1, chosen=[2], coins=0, edition=edition)
    assert pending_choice(state) == ("revival", 0)
    assert "revive walls" in legal(state)
    assert "revive loom_1" not in legal(state)
    choose(state, "revive walls")
    assert "walls" in cards_of(state)
    assert own(state, "shields") == 2 + 2
    assert coins(state)[0] == 0
    assert own(state, "free_symbols") == 0


@rule("EDIF-120")
def test_second_stage_by_night_gives_a_symbol_instead() -> None:
    state = built(2, WOOD, side="night", stages=1, chosen=[2], coins=0)
    assert pending_choice(state) is None
    assert cards_of(state) == set(WOOD.split())
    assert scores(state)["green"] == 1


@rule("EDIF-120")
def test_cost_of_the_second_stage_by_night() -> None:
    fields: dict[str, Any] = {"side": "night", "stages": 1, "chosen": [1], "coins": 0}
    assert ways(carthage(WOOD, **fields), 0, "stage temple") == {(0, 0, 0)}
    for missing in WOOD.split():
        cards = " ".join(card for card in WOOD.split() if card != missing)
        assert ways(carthage(cards, **fields), 0, "stage temple") == set()


@rule("EDIF-121")
@BOTH
def test_the_symbol_is_fixed_at_the_end(edition: int) -> None:
    """First a third compass (9 points) is best; with a gear besides, a tablet is (4 + 1 + 1 + 7)."""
    cards = f"{WOOD} apothecary dispensary brickyard"
    cities = {
        0: city(cards, board="carthage", side="night", stages=1, chosen=[2]),
        1: city(board="giza"),
        2: city(board="ephesus"),
    }
    hands = {0: "temple", 1: "courthouse laboratory"}
    state = halfway(age=2, options={"edition": edition}, hands=hands, cities=cities)
    turn(state, {0: "stage temple"})
    choose(state, "choose 2")
    assert scores(state)["green"] == 9
    turn(state, {0: first(state, 0, "build laboratory")})
    assert scores(state)["green"] == 4 + 1 + 1 + 7
    assert to_the_end(state)["green"] == 13


@rule("EDIF-115")
def test_the_choice_comes_before_the_reward_of_an_edifice() -> None:
    """Both with one stage: taking part in the Auction House (7 coins) and the 7 coins of Carthage."""
    own = city("ore_vein press_2", board="carthage", stages=1, coins=2)
    state = halfway(age=2, options=EDIFICE, edifices=laid("auction_house 1"), cities={0: own})
    turn(state, {0: first(state, 0, "join")})
    facts = choose(state, "choose 1")
    kinds = [fact["event"] for fact in facts]
    assert kinds.index("chosen") < kinds.index("edifice_built")
    assert coins(state)[0] == 2 - 2 + 7 + 7
