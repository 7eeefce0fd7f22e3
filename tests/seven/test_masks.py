"""Masks: science symbols copied from the green cards of neighbours (CITY-044 to CITY-051)."""

from __future__ import annotations

import pytest

from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.scenario import city, scores, table, turn

BOTH = pytest.mark.parametrize("edition", [1, 2])
COMPASSES = ("apothecary", "dispensary", "lodge", "academy")
GEARS = ("workshop", "laboratory", "observatory", "study")
TABLETS = ("scriptorium", "library", "school", "university")


def masked(own: str, left: str = "", right: str = "", players: int = 3, edition: Edition = 2) -> State:
    """Seat 0 with these cards between its neighbours, at the end of Age III."""
    there = {0: city(own), 1: city(left), players - 1: city(right)}
    return table(players, age=3, turn=6, options={"expansions": ["cities"], "edition": edition}, cities=there)


def green(own: str, left: str = "", right: str = "", players: int = 3, edition: Edition = 2) -> int:
    return scores(masked(own, left, right, players, edition))["green"]


@rule("CITY-044")
@BOTH
@pytest.mark.parametrize("mask", ["pigeon_loft", "spy_ring", "torture_chamber"])
def test_a_mask_copies_one_green_card_of_either_neighbour(mask: str, edition: Edition) -> None:
    """A gear and a tablet of one's own: a compass makes a set, another gear a pair."""
    assert green(f"{mask} workshop scriptorium", left="dispensary", edition=edition) == 3 + 7
    assert green(f"{mask} workshop scriptorium", right="dispensary", edition=edition) == 3 + 7
    assert green(f"{mask} workshop scriptorium", left="laboratory", edition=edition) == 4 + 1
    assert green(f"{mask} workshop scriptorium", left="laboratory", right="dispensary", edition=edition) == 3 + 7
    assert green("workshop scriptorium", left="laboratory", right="dispensary", edition=edition) == 2


@rule("CITY-044")
@pytest.mark.parametrize("card", [*COMPASSES, *GEARS, *TABLETS])
def test_every_green_card_can_be_copied_for_its_symbol(card: str) -> None:
    for own, of_its_kind in (("apothecary", COMPASSES), ("workshop", GEARS), ("scriptorium", TABLETS)):
        expected = 4 if card in of_its_kind else 2
        assert green(f"pigeon_loft {own}", left=card, players=7) == expected


@rule("CITY-044")
def test_only_neighbours_are_copied_and_only_at_the_end() -> None:
    options = {"expansions": ["cities"]}
    far = table(4, age=3, turn=6, options=options, cities={0: city("pigeon_loft"), 2: city("workshop laboratory")})
    assert scores(far)["green"] == 0
    there = {0: city("pigeon_loft"), 1: city("school")}
    state = table(age=3, turn=6, options=options, hands={1: "academy"}, cities=there)
    turn(state, {1: "chain academy"})
    result = state.result()
    assert result is not None
    assert [sheet["green"] for sheet in result.scores] == [1, 2, 0]
    assert "academy" in state.snapshot()["cities"][1]["cards"]


@rule("CITY-045")
def test_each_mask_needs_a_card_of_its_own() -> None:
    assert green("pigeon_loft spy_ring torture_chamber workshop", left="laboratory") == 4
    assert green("pigeon_loft spy_ring torture_chamber workshop", left="laboratory observatory") == 9
    assert green("pigeon_loft spy_ring torture_chamber workshop", left="laboratory observatory", right="study") == 16


@rule("CITY-046")
@BOTH
def test_a_building_of_ones_own_may_be_copied_too(edition: Edition) -> None:
    assert green("pigeon_loft dispensary", left="dispensary", players=4, edition=edition) == 4


@rule("CITY-047")
@BOTH
def test_a_laboratory_on_the_left_and_one_on_the_right_are_two_cards(edition: Edition) -> None:
    assert green("pigeon_loft spy_ring", left="laboratory", right="laboratory", players=5, edition=edition) == 4


@rule("CITY-048")
def test_a_mask_without_a_card_to_copy_is_worth_nothing() -> None:
    assert green("pigeon_loft") == 0
    assert green("pigeon_loft spy_ring workshop apothecary") == 2
    state = masked("pigeon_loft spy_ring torture_chamber")
    assert scores(state)["total"] == 1


@rule("CITY-049")
@BOTH
def test_marios_first_mask_is_a_compass_and_the_second_useless(edition: Edition) -> None:
    assert green("pigeon_loft spy_ring", left="apothecary", edition=edition) == 1
    assert green("pigeon_loft spy_ring lodge", left="apothecary", edition=edition) == 4


@rule("CITY-050")
@BOTH
def test_both_of_marios_masks_copy_when_the_left_neighbour_has_two_green_cards(edition: Edition) -> None:
    assert green("pigeon_loft spy_ring", left="apothecary workshop", edition=edition) == 2
    assert green("pigeon_loft spy_ring scriptorium", left="apothecary workshop", edition=edition) == 3 + 7


@rule("CITY-051")
def test_symbols_of_guilds_leaders_and_stages_are_not_copied() -> None:
    options = {"expansions": ["leaders", "cities"]}
    there = {
        0: city("pigeon_loft spy_ring torture_chamber"),
        1: city("scientists_guild", leaders="euclid ptolemy"),
        2: city(board="babylon", stages=2),
    }
    state = table(age=3, options=options, cities=there)
    assert scores(state)["green"] == 0
    assert [scores(state, seat)["green"] > 0 for seat in (1, 2)] == [True, True]


@rule("CITY-051")
def test_masks_and_symbols_of_free_choice_are_used_together_as_is_best() -> None:
    """Mask and guild complete a set, or add to the most common symbol, whichever scores more."""
    assert green("pigeon_loft scientists_guild apothecary", left="scriptorium workshop") == 3 + 7
    three_compasses = "apothecary dispensary lodge"
    assert green(f"pigeon_loft scientists_guild {three_compasses}", right="academy") == 25
    assert green(f"pigeon_loft scientists_guild {three_compasses} library", right="workshop academy") == 25 + 1
    two_of_each = "apothecary dispensary workshop laboratory scriptorium"
    assert green(f"pigeon_loft scientists_guild {two_of_each}", left="lodge library") == 9 + 4 + 4 + 14
