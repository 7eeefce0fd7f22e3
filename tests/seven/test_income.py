"""Coins on building: the Tavern, stages, and cards that count (BASE-058 to BASE-060)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.data import Edition
from tests.rules import rule
from tests.seven.scenario import city, coins, scores, table, turn

RESOURCES = "sawmill quarry brickyard foundry"


@rule("BASE-058")
@pytest.mark.parametrize("edition", [1, 2])
def test_tavern_pays_five_coins_once(edition: Edition) -> None:
    state = table(4, turn=2, options={"edition": edition}, hands={0: "tavern"})
    turn(state, {0: "build tavern"})
    assert coins(state)[0] == 3 + 5
    turn(state)
    assert coins(state)[0] == 3 + 5 + 3


@rule("BASE-058")
@pytest.mark.parametrize(
    ("edition", "board", "side", "stages", "cards", "income"),
    [
        (2, "ephesus", "day", 1, "sawmill", 9),
        (2, "ephesus", "night", 0, "quarry", 4),
        (2, "ephesus", "night", 1, "sawmill", 4),
        (2, "ephesus", "night", 2, "foundry loom_1", 4),
        (2, "rhodes", "night", 0, "quarry stone_pit", 3),
        (2, "rhodes", "night", 1, "foundry ore_vein", 4),
        (1, "ephesus", "day", 1, "sawmill", 9),
        (1, "ephesus", "night", 2, "glassworks_1 loom_1", 4),
    ],
)
def test_coin_stage_pays_once(edition: Edition, board: str, side: str, stages: int, cards: str, income: int) -> None:
    cities = {0: city(cards, board=board, side=side, stages=stages, coins=0)}
    state = table(3, turn=2, age=2, options={"edition": edition}, cities=cities)
    turn(state, {0: f"stage {state.snapshot()['cities'][0]['hand'][0]}"})
    assert coins(state)[0] == income
    turn(state)
    assert coins(state)[0] == income + 3


@rule("BASE-059")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    ("card", "income", "rows"),
    [
        ("vineyard", 6, ("lumber_yard sawmill", "stone_pit quarry clay_pool", "ore_vein foundry", "brickyard")),
        ("bazar", 12, ("loom_1 press_1", "loom_2 press_2 glassworks_1", "loom_1 press_1", "glassworks_2")),
    ],
)
def test_vineyard_and_bazar_count_the_own_and_both_neighbouring_cities(
    edition: Edition, card: str, income: int, rows: tuple[str, ...]
) -> None:
    """2, 3 and 1 cards of the colour; the 2 cards across the table do not count."""
    cities = {seat: city(cards) for seat, cards in zip((0, 1, 3, 6), rows, strict=True)}
    state = table(7, age=2, turn=2, options={"edition": edition}, hands={0: card}, cities=cities)
    turn(state, {0: f"build {card}"})
    assert coins(state)[0] == 3 + income
    turn(state)
    assert coins(state)[0] == 3 + income + 3


@rule("BASE-059")
@pytest.mark.parametrize(("seat", "counted"), [(1, True), (2, False), (3, True)])
def test_cards_placed_on_the_same_turn_count(seat: int, counted: bool) -> None:
    state = table(4, turn=2, age=2, hands={0: "vineyard", seat: "sawmill"})
    turn(state, {0: "build vineyard", seat: "build sawmill bank 1"})
    assert coins(state)[0] == 3 + counted
    state = table(4, turn=2, age=2, hands={0: "bazar", seat: "press_2"})
    turn(state, {0: "build bazar", seat: "build press_2"})
    assert coins(state)[0] == 3 + 2 * counted


@rule("BASE-059")
def test_two_vineyards_of_one_turn() -> None:
    cities = {0: city("lumber_yard"), 1: city("stone_pit")}
    state = table(6, turn=2, age=2, hands={0: "vineyard", 1: "vineyard", 2: "sawmill"}, cities=cities)
    turn(state, {0: "build vineyard", 1: "build vineyard", 2: "build sawmill bank 1"})
    assert coins(state)[:3] == [3 + 2, 3 + 3, 3 - 1]


AGE_III = [
    # The card, what else stands in the city, coins on building and points at the end for the 2 things it counts.
    ("haven", "sawmill foundry loom_1", 2, 2),
    ("lighthouse", "quarry glassworks_1 tavern", 2, 2),
    ("chamber_of_commerce", "brickyard press_1 loom_1", 4, 4),
    ("ludus", "quarry foundry barracks walls", 6, 2),
    ("arena", "quarry foundry", 6, 2),
]


@rule("BASE-060")
@pytest.mark.parametrize(("card", "cards", "money", "points"), AGE_III)
def test_yellow_card_of_age_iii_pays_once_and_scores(card: str, cards: str, money: int, points: int) -> None:
    """Neighbours have more of everything, which does not count. A Lighthouse counts itself."""
    own: dict[str, Any] = {"board": "giza", "coins": 0, "stages": 2}
    neighbour = "lumber_yard marketplace loom_1 stockade"
    state = table(7, age=3, hands={0: card}, cities={0: city(cards, **own), 1: city(neighbour, stages=1)})
    turn(state, {0: f"build {card}"})
    assert coins(state)[0] == money
    assert scores(state)["yellow"] == points
    turn(state)
    assert coins(state)[0] == money + 3


@rule("BASE-060")
@pytest.mark.parametrize(
    ("card", "more", "points"),
    [
        ("haven", "lumber_yard", 1),
        ("lighthouse", "marketplace", 1),
        ("chamber_of_commerce", "loom_1", 2),
        ("ludus", "stockade", 1),
    ],
)
def test_what_comes_later_scores_but_pays_nothing(card: str, more: str, points: int) -> None:
    """What the city gets after the card counts at the end of the game."""
    bare = table(7, age=3, cities={0: city(card)})
    richer = table(7, age=3, cities={0: city(f"{card} {more}")})
    assert scores(richer)["yellow"] - scores(bare)["yellow"] == points
    assert coins(richer) == coins(bare)


@rule("BASE-060")
def test_later_stage_scores_for_an_arena_and_pays_nothing() -> None:
    """An Arena is built with 1 stage, then the second stage follows."""
    cities = {0: city("quarry foundry brickyard loom_1", board="giza", stages=1, coins=0)}
    state = table(3, age=3, hands={0: "arena"}, cities=cities)
    turn(state, {0: "build arena"})
    assert (coins(state)[0], scores(state)["yellow"]) == (3, 1)
    turn(state, {0: f"stage {state.snapshot()['cities'][0]['hand'][0]}"})
    assert (coins(state)[0], scores(state)["yellow"]) == (3, 2)


@rule("BASE-060")
@pytest.mark.parametrize(
    ("card", "giver", "number"), [("haven", "forum", 4), ("lighthouse", "caravansery", 2), ("arena", "dispensary", 0)]
)
def test_chained_card_pays_too(card: str, giver: str, number: int) -> None:
    state = table(3, age=3, hands={0: card}, cities={0: city(f"{giver} {RESOURCES}", coins=0)})
    turn(state, {0: f"chain {card}"})
    assert coins(state)[0] == number
