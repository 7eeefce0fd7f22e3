"""The end of a game with Cities: debt, black cards, the score sheet (CITY-129 to CITY-133, 169)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.core.contract import Result
from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.scenario import city, coins, events_seen, scores, table, turn

BOTH = pytest.mark.parametrize("edition", [1, 2])


def last_turn(players: int = 3, edition: Edition = 2, teams: bool = False, **fields: Any) -> State:
    options = {"expansions": ["cities"], "edition": edition, "teams": teams}
    return table(players, age=3, turn=6, options=options, **fields)


def ended(state: State) -> Result:
    """The result after everybody has sold a card."""
    turn(state)
    result = state.result()
    assert result is not None
    return result


def totals(result: Result) -> list[int]:
    return [sheet["total"] for sheet in result.scores]


@rule("CITY-129")
@BOTH
def test_the_game_ends_after_the_conflicts_of_age_3_and_the_highest_total_wins(edition: Edition) -> None:
    """The Contingent brings 2 victories of 5 points, more than the Capitol's 8 points less a defeat."""
    there = {0: city("capitol", coins=0), 1: city("contingent", coins=0), 2: city(coins=0)}
    state = last_turn(edition=edition, cities=there)
    before = [scores(state, seat)["total"] for seat in range(3)]
    assert before == [8, 0, 0]
    result = ended(state)
    assert totals(result) == [8 + 1 - 1, 10 + 1, 1 - 1]
    assert result.ranks == (2, 1, 3)
    kinds = [fact["event"] for fact in events_seen(state)]
    assert kinds.index("conflicts") < kinds.index("scored") < kinds.index("over")


@rule("CITY-129")
@pytest.mark.parametrize("age", [1, 2])
def test_the_conflicts_of_earlier_ages_end_nothing(age: int) -> None:
    state = table(age=age, turn=6, options={"expansions": ["cities"]})
    turn(state)
    assert state.result() is None
    assert state.view(None).age == age + 1


@rule("CITY-130")
@BOTH
@pytest.mark.parametrize(("purse", "debt", "line"), [(0, 4, -4), (9, 2, 1), (8, 0, 2), (30, 7, 3)])
def test_debt_stands_on_the_line_of_the_coins(purse: int, debt: int, line: int, edition: Edition) -> None:
    sheet = scores(last_turn(edition=edition, cities={0: city(coins=purse, debt=debt)}))
    assert sheet["treasury"] == sheet["total"] == line
    assert not [name for name, points in sheet.items() if points and name not in ("treasury", "total")]


@rule("CITY-131")
@BOTH
def test_points_of_black_cards_and_leaders_stand_on_one_line(edition: Edition) -> None:
    """The Capitol's 8 points and Cleopatra's 5 points."""
    options = {"expansions": ["leaders", "cities"], "edition": edition}
    there = {0: city("capitol", leaders="cleopatra", coins=0)}
    pad = table(age=3, turn=6, options=options, cities=there).view(None).cities[0].score_pad
    assert pad["total"] == 13
    assert {name: points for name, points in pad.items() if points and name != "total"} == {"leaders_black": 8 + 5}


@rule("CITY-132")
@BOTH
def test_five_coins_and_three_debt_tokens_make_minus_two(edition: Edition) -> None:
    assert scores(last_turn(edition=edition, cities={0: city(coins=5, debt=3)}))["treasury"] == -2


@rule("CITY-133")
@BOTH
def test_a_tie_is_broken_by_coins_whatever_the_debt(edition: Edition) -> None:
    """Seat 1 has 3 coins and a debt more than seat 0, so as many points; seat 2 has nothing."""
    there = {0: city(coins=3), 1: city(coins=6, debt=1), 2: city(coins=0)}
    state = last_turn(edition=edition, cities=there)
    result = ended(state)
    assert totals(result) == [2, 2, 1]
    assert coins(state) == [6, 9, 3]
    assert result.ranks == (2, 1, 3)


@rule("CITY-133")
def test_equal_points_and_coins_are_a_tie() -> None:
    there = {0: city(coins=3), 1: city(coins=3), 2: city(coins=30, debt=10)}
    result = ended(last_turn(cities=there))
    assert totals(result) == [2, 2, 1]
    assert result.ranks == (1, 1, 3)


@rule("CITY-169")
@BOTH
def test_black_cards_count_in_the_total(edition: Edition) -> None:
    there = {0: city("gates_of_the_city tabularium capitol secret_society", coins=0), 1: city(coins=0)}
    result = ended(last_turn(edition=edition, cities=there))
    assert totals(result)[:2] == [4 + 6 + 8 + 4 + 1, 1]


@rule("CITY-169")
@BOTH
def test_the_sheet_has_room_for_the_total_of_a_team(edition: Edition) -> None:
    there = {0: city("capitol", coins=0), 1: city("tabularium", coins=0), 2: city(coins=0), 3: city(coins=6)}
    state = last_turn(4, edition, teams=True, cities=there)
    result = ended(state)
    assert totals(result) == [9, 7, 1, 3]
    assert result.team_totals == (16, 16, 4, 4)
    assert state.view(None).result == result
    alone = ended(last_turn(4, edition, cities=there))
    assert alone.team_totals == ()
