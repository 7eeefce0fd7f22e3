"""The conflicts that an Age is heading for, as everybody sees them."""

from __future__ import annotations

from mirabilia.games.seven.state import State
from mirabilia.games.seven.views import Conflict
from tests.seven.scenario import city, new_game, table


def conflicts(state: State) -> dict[tuple[int, int], Conflict]:
    return {one.cities: one for one in state.view(None).conflicts}


def test_neighbours_meet_and_the_stronger_one_wins() -> None:
    """Seat 1 has two shields, seat 2 one; a victory of Age II is worth 3 points."""
    state = table(3, age=2, cities={1: city("stockade guard_tower"), 2: city("barracks")})
    assert conflicts(state) == {
        (0, 1): Conflict((0, 1), 1, 1, 3),
        (1, 2): Conflict((1, 2), 1, 1, 3),
        (2, 0): Conflict((2, 0), 2, 1, 3),
    }


def test_equal_cities_have_no_winner() -> None:
    assert {one.winner for one in conflicts(table(4)).values()} == {None}


def test_who_holds_diplomacy_stays_away_and_keeps_the_token_until_then() -> None:
    state = table(4, cities={1: city(diplomacy=1)}, options={"expansions": ["cities"]})
    assert set(conflicts(state)) == {(0, 2), (2, 3), (3, 0)}
    assert state.cities[1].diplomacy == 1


def test_teams_fight_for_two_tokens() -> None:
    state = table(4, options={"expansions": ["cities"], "teams": True})
    assert {pair: one.tokens for pair, one in conflicts(state).items()} == {(1, 2): 2, (3, 0): 2}


def test_there_are_none_before_the_first_age_and_after_the_last() -> None:
    state = new_game(3, 1, expansions=["leaders"])
    assert state.age == 0
    assert conflicts(state) == {}
    while state.to_act():
        state.play(state.to_act()[0], state.legal(state.to_act()[0])[0])
    assert conflicts(state) == {}
