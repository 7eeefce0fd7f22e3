"""Science symbols and their points (docs/rules/base.md, Science)."""

from __future__ import annotations

import pytest

from mirabilia.games.seven import data, lookup
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.scenario import city, scores, table

EDITIONS = pytest.mark.parametrize("edition", [1, 2])
COMPASS = ["apothecary", "dispensary", "lodge", "academy"]
GEAR = ["workshop", "laboratory", "observatory", "study"]
TABLET = ["scriptorium", "library", "school", "university"]


def researched(compasses: int, gears: int, tablets: int, free: int = 0, edition: int = 2) -> State:
    """A city with green cards and up to two symbols of free choice: Babylon's, then that of the guild."""
    cards = [*COMPASS[:compasses], *GEAR[:gears], *TABLET[:tablets], *["scientists_guild"][: max(0, free - 1)]]
    own = city(" ".join(cards), coins=0, board="babylon", side="day", stages=2 if free else 0)
    return table(age=3, turn=3, options={"edition": edition}, cities={0: own}, without={"scientists_guild"})


@rule("BASE-116")
@EDITIONS
@pytest.mark.parametrize(
    ("symbols", "points"),
    [
        ((0, 0, 0), 0),
        ((1, 0, 0), 1),
        ((0, 2, 0), 4),
        ((0, 0, 3), 9),
        ((4, 0, 0), 16),
        ((1, 1, 0), 2),
        ((2, 3, 0), 4 + 9),
        ((1, 1, 1), 3 + 7),
        ((1, 2, 4), 1 + 4 + 16 + 7),
        ((3, 2, 2), 9 + 4 + 4 + 14),
        ((4, 4, 4), 48 + 28),
    ],
)
def test_symbols_score_their_squares_and_sets_of_three(
    symbols: tuple[int, int, int], points: int, edition: int
) -> None:
    state = researched(*symbols, edition=edition)
    assert scores(state)["green"] == scores(state)["total"] == points


@rule("BASE-116")
def test_symbols_of_neighbours_and_of_cards_under_the_wonder_do_not_count() -> None:
    own = city("apothecary workshop", stages=["scriptorium"])
    state = table(age=3, turn=3, cities={0: own, 1: city("library school"), 2: city("university")})
    assert [scores(state, seat)["green"] for seat in range(3)] == [2, 4, 1]


@rule("BASE-117")
@EDITIONS
@pytest.mark.parametrize(
    ("symbols", "free", "points"),
    [
        ((0, 0, 0), 1, 1),
        ((0, 0, 0), 2, 4),
        ((1, 1, 0), 1, 10),
        ((3, 1, 0), 1, 9 + 1 + 1 + 7),
        ((4, 1, 0), 1, 25 + 1),
        ((2, 0, 0), 1, 9),
        ((2, 2, 2), 1, 9 + 4 + 4 + 14),
        ((4, 3, 1), 2, 16 + 9 + 9 + 21),
    ],
)
def test_symbols_of_free_choice_become_what_scores_most(
    symbols: tuple[int, int, int], free: int, points: int, edition: int
) -> None:
    assert scores(researched(*symbols, free, edition))["green"] == points


@rule("BASE-117")
@pytest.mark.parametrize(
    ("symbols", "together", "one_by_one"),
    [
        ((0, 0, 1), 1 + 1 + 1 + 7, 9),
        ((3, 0, 1), 25 + 1, 16 + 1 + 1 + 7),
        ((1, 2, 1), 4 + 4 + 4 + 14, 16 + 1 + 1 + 7),
        ((3, 4, 3), 16 + 16 + 16 + 28, 36 + 9 + 9 + 21),
    ],
)
def test_several_symbols_of_free_choice_are_chosen_together(
    symbols: tuple[int, int, int], together: int, one_by_one: int
) -> None:
    assert scores(researched(*symbols, free=2))["green"] == together > one_by_one


@rule("BASE-117")
def test_each_scientists_guild_and_babylon_give_one_symbol_of_free_choice() -> None:
    own, other = city("apothecary scientists_guild"), city("workshop", board="babylon", side="night", stages=2)
    state = table(age=3, turn=3, cities={0: own, 1: other, 2: city("scriptorium")})
    assert [part.free_symbols for part in state.view(None).cities] == [1, 1, 0]
    assert [scores(state, seat)["green"] for seat in range(3)] == [4, 4, 1]


@rule("BASE-118")
@EDITIONS
def test_there_are_four_green_cards_of_each_symbol(edition: int) -> None:
    cards = [card for card in lookup.CATALOGUES[edition].cards if card.colour == "green"]
    symbols = [effect.symbol for card in cards for effect in card.effects if isinstance(effect, data.Science)]
    assert {symbol: symbols.count(symbol) for symbol in symbols} == {"compass": 4, "gear": 4, "tablet": 4}
    assert len({card.building for card in cards}) == 12


@rule("BASE-118")
@EDITIONS
def test_six_equal_symbols_are_the_most_of_the_base_game(edition: int) -> None:
    assert scores(researched(0, 4, 0, 2, edition))["green"] == 36
    state = researched(4, 4, 4, 2, edition)
    assert state.view(None).cities[0].symbols == {"compass": 4, "gear": 4, "tablet": 4}
    assert state.view(None).cities[0].free_symbols == 2
    assert scores(state)["green"] == 36 + 16 + 16 + 28


@rule("BASE-243", "BASE-244", "BASE-245", "BASE-246")
@EDITIONS
@pytest.mark.parametrize(
    ("symbols", "free", "points"),
    [((3, 2, 1), 0, 21), ((3, 2, 2), 0, 31), ((2, 2, 1), 1, 26), ((4, 0, 0), 2, 36)],
)
def test_worked_examples(symbols: tuple[int, int, int], free: int, points: int, edition: int) -> None:
    assert scores(researched(*symbols, free, edition))["green"] == points
