"""Counting the points, and ties (docs/rules/base.md, Scoring and Ties)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.core.contract import Result
from mirabilia.games.seven import lookup
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.scenario import city, events, legal, refusal, scores, table, turn

EDITIONS = pytest.mark.parametrize("edition", [1, 2])
LINES = ("military", "treasury", "wonder", "blue", "yellow", "green", "purple")
SALE = 3


def last_turn(*cities: dict[str, Any], edition: int = 2) -> State:
    """The last turn of the game: when all sell a card for 3 coins, everybody has the coins that are named."""
    parts = {seat: own | {"coins": own["coins"] - SALE} for seat, own in enumerate(cities)}
    return table(len(cities), age=3, turn=5, options={"edition": edition}, cities=parts)


def counted(*cities: dict[str, Any], edition: int = 2) -> Result:
    """The result of a game that ends like that."""
    state = last_turn(*cities, edition=edition)
    turn(state)
    result = state.result()
    assert result is not None
    return result


@rule("BASE-131")
@EDITIONS
def test_the_total_is_the_sum_of_the_seven_lines(edition: int) -> None:
    own = city(
        "lumber_yard loom_1 baths palace haven lighthouse apothecary workshop scriptorium stockade spies_guild",
        coins=16,
        victories=[2, 1, 0],
        defeats=1,
        board="rhodes",
        side="day",
        stages=["altar", "theater"],
    )
    left, right = city("barracks guard_tower", coins=3), city("stables walls", coins=3)
    result = counted(own, left, right, edition=edition)
    sheet = {
        "military": 2 * 1 + 3 + 5 - 1 - 1,
        "treasury": 5,
        "wonder": 3,
        "blue": 3 + 8,
        "yellow": 1 + 2,
        "green": 1 + 1 + 1 + 7,
        "purple": 4,
    }
    assert {line: points for line, points in result.scores[0].items() if points} == sheet | {"total": 44}


@rule("BASE-131")
def test_the_score_is_told_line_by_line() -> None:
    state = last_turn(city("palace", coins=9), city("stockade", coins=3), city(coins=3, defeats=1))
    facts = turn(state)
    result = state.result()
    assert result is not None
    assert events(facts, "scored") == [{"event": "scored", "scores": list(result.scores)}]
    assert [sum(sheet[line] for line in LINES) for sheet in result.scores] == [8 + 3 - 1, 1 + 10, 1 - 2]
    assert [sheet["total"] for sheet in result.scores] == [10, 11, -1]


@rule("BASE-132", "BASE-247")
@EDITIONS
@pytest.mark.parametrize(
    ("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (13, 4), (14, 4), (15, 5), (100, 33)]
)
def test_three_coins_are_worth_a_point(coins: int, points: int, edition: int) -> None:
    state = table(age=3, turn=3, options={"edition": edition}, cities={0: city(coins=coins)})
    assert scores(state)["treasury"] == scores(state)["total"] == points


@rule("BASE-132")
def test_the_coins_of_the_last_turn_count() -> None:
    state = last_turn(city(coins=3), city(coins=5), city(coins=6))
    assert [scores(state, seat)["treasury"] for seat in range(3)] == [0, 0, 1]
    turn(state)
    assert [scores(state, seat)["treasury"] for seat in range(3)] == [1, 1, 2]


@rule("BASE-133")
@EDITIONS
@pytest.mark.parametrize(
    ("board", "side", "points"),
    [
        ("giza", "day", [0, 3, 8, 15]),
        ("giza", "night", [0, 3, 8, 13, 20]),
        ("rhodes", "day", [0, 3, 3, 10]),
        ("rhodes", "night", [0, 3, 7]),
        ("ephesus", "night", [0, 2, 5, 10]),
        ("halicarnassus", "night", [0, 2, 3, 3]),
    ],
)
def test_the_wonder_scores_the_points_of_its_built_stages(
    board: str, side: str, points: list[int], edition: int
) -> None:
    for stages, expected in enumerate(points):
        own = city(coins=0, board=board, side=side, stages=stages)
        state = table(age=3, turn=3, options={"edition": edition}, cities={0: own})
        assert scores(state)["wonder"] == scores(state)["total"] == expected


@rule("BASE-134")
@pytest.mark.parametrize(
    ("edition", "name"),
    [(edition, card.id) for edition in (1, 2) for card in lookup.CATALOGUES[edition].cards if card.colour == "yellow"],
)
def test_of_the_yellow_cards_only_those_of_age_three_score(edition: int, name: str) -> None:
    """In a city with 3 brown, 2 grey and 4 red cards, this yellow one and a stage."""
    cards = "lumber_yard stone_pit clay_pool loom_1 press_1 stockade barracks guard_tower walls"
    own = city(f"{cards} {name}", coins=0, stages=1)
    others = city("foundry quarry glassworks_1 stables forum bazar arena", stages=3)
    state = table(7, age=3, turn=3, options={"edition": edition}, cities={0: own, 1: others})
    points = {"haven": 3, "lighthouse": 1, "chamber_of_commerce": 4, "ludus": 4, "arena": 1}
    assert scores(state)["yellow"] == points.get(name, 0)


@rule("BASE-134")
def test_a_lighthouse_counts_itself_and_all_yellow_cards() -> None:
    state = table(age=3, turn=3, cities={0: city("marketplace forum lighthouse haven arena ore_vein", stages=2)})
    assert scores(state)["yellow"] == 5 + 1 + 2


@rule("BASE-135")
@EDITIONS
def test_the_game_ends_after_the_conflicts_of_age_three(edition: int) -> None:
    state = last_turn(city("stockade", coins=3), city(coins=3), city(coins=3), edition=edition)
    assert state.result() is None
    facts = [fact["event"] for fact in turn(state)]
    assert facts.index("conflicts") < facts.index("victory") < facts.index("scored") < facts.index("over")
    assert facts[-1] == "over"
    assert state.view(None).phase == "over"
    assert state.to_act() == ()
    assert legal(state) == []
    assert refusal(state, 0, "sell altar") == {"refusal": "over"}
    result = state.result()
    assert result is not None
    assert [sheet["military"] for sheet in result.scores] == [10, -1, -1]


@rule("BASE-135")
@pytest.mark.parametrize("age", [1, 2])
def test_after_the_conflicts_of_earlier_ages_the_game_goes_on(age: int) -> None:
    state = table(age=age, turn=5)
    turn(state)
    assert state.result() is None
    assert (state.age, state.turn, state.to_act()) == (age + 1, 0, (0, 1, 2))


@rule("BASE-136")
@EDITIONS
@pytest.mark.parametrize(
    ("blue", "coins", "ranks"),
    [
        (("palace", "pantheon", ""), (3, 3, 3), (1, 2, 3)),
        (("", "pantheon", "palace"), (3, 3, 3), (3, 2, 1)),
        (("senate", "town_hall", ""), (3, 4, 3), (2, 1, 3)),
        (("senate", "town_hall", ""), (5, 4, 3), (1, 2, 3)),
        (("", "", ""), (3, 5, 4), (3, 1, 2)),
        (("pantheon", "senate", ""), (3, 5, 26), (2, 3, 1)),
    ],
)
def test_the_highest_total_wins_and_then_more_coins(
    blue: tuple[str, ...], coins: tuple[int, ...], ranks: tuple[int, ...], edition: int
) -> None:
    state = last_turn(*(city(cards, coins=own) for cards, own in zip(blue, coins, strict=True)), edition=edition)
    facts = turn(state)
    result = state.result()
    assert result is not None
    assert (result.ranks, result.winners) == (ranks, (ranks.index(1),))
    assert facts[-1] == {"event": "over", "winners": [ranks.index(1)]}


@rule("BASE-136")
def test_more_points_beat_more_coins() -> None:
    result = counted(city("palace", coins=3), city(coins=23), city(coins=26))
    assert [sheet["total"] for sheet in result.scores] == [9, 7, 8]
    assert result.ranks == (1, 3, 2)


@rule("BASE-137")
@EDITIONS
@pytest.mark.parametrize(
    ("blue", "coins", "ranks"),
    [
        (("senate", "town_hall", ""), (4, 4, 3), (1, 1, 3)),
        (("", "", ""), (5, 5, 5), (1, 1, 1)),
        (("palace", "", ""), (3, 7, 7), (1, 2, 2)),
    ],
)
def test_with_equal_totals_and_coins_the_victory_is_shared(
    blue: tuple[str, ...], coins: tuple[int, ...], ranks: tuple[int, ...], edition: int
) -> None:
    cities = [city(cards, coins=own) for cards, own in zip(blue, coins, strict=True)]
    result = counted(*cities, edition=edition)
    assert result.ranks == ranks
    assert result.winners == tuple(seat for seat in range(3) if ranks[seat] == 1)


@rule("BASE-137")
def test_nothing_but_coins_breaks_a_tie() -> None:
    """8 points of a card, of two stages or of tokens, and 4 coins each."""
    first, second = city("palace", coins=4), city(coins=4, board="giza", side="day", stages=2)
    result = counted(first, second, city(coins=4, victories=[0, 1, 1]))
    assert [sheet["total"] for sheet in result.scores] == [9, 9, 9]
    assert result.winners == (0, 1, 2)


@rule("BASE-248")
@EDITIONS
def test_tokens_of_every_kind_and_three_defeats_are_worth_six_points(edition: int) -> None:
    own = city(coins=0, victories=[1, 1, 1], defeats=3)
    state = table(age=3, turn=3, options={"edition": edition}, cities={0: own})
    assert scores(state)["military"] == scores(state)["total"] == 6
