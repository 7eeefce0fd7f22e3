"""How the pieces of one Monument lie to one another (WORLD-136 to WORLD-140, WORLD-150, WORLD-151)."""

from __future__ import annotations

import pytest

from mirabilia.games.world.lookup import MONUMENT_IDS
from tests.rules import rule
from tests.world.scenario import legal, places, play, refusal
from tests.world.test_monuments import can_lay, card, site

GIZA = ("single_road c2", "s2_t1 b3 r90")
"""Beside a square at c3 to d4."""
WALL = ("s2_h1 a3",)
"""A Habitation from a3 to c3: with the natural resource of b5 all that a first piece at b4 to c4 needs."""


# Required neighbours.


@rule("WORLD-136")
@pytest.mark.parametrize(
    ("monument", "where", "beside"),
    [
        ("giza", "c3, e3, f3", ("single_road c2", "s2_t1 b3 r90")),
        ("giza", "c3, e3, f3", ("single_road c2", "s2_t1 g1 r90")),
        ("giza", "c3, e3, f3", ("single_road e2", "s2_t1 b3 r90")),
        ("giza", "c3, e3, f3", ("single_road f2", "s2_t1 g1 r90")),
        ("obelisks", "c3, e3", ("single_road c2", "s2_b1 b3 r90")),
        ("obelisks", "c3, e3", ("single_road c2", "s2_b1 f3")),
        ("obelisks", "c3, e3", ("single_road e2", "s2_b1 f3")),
        ("great_wall", "b4, d4, f4", ("s2_h1 a3",)),
        ("great_wall", "f4, d4, b4", ("s2_h1 h4",)),
        ("great_wall", "b4, d4, f4", ("s2_h1 c5", "tower b5")),
    ],
)
def test_any_piece_supplies_a_neighbour(monument: str, where: str, beside: tuple[str, ...]) -> None:
    """Giza with its square at c3 and single cells at e3 and f3; natural resources are at b5 and g3."""
    assert can_lay(site(monument, *beside), monument, where)


@rule("WORLD-136")
@pytest.mark.parametrize(
    ("monument", "where", "beside"),
    [
        ("giza", "c3, e3, f3", ("single_road c2", "s2_t1 h1 r90")),
        ("obelisks", "c3, e3", ("single_road c2", "s2_b1 f4")),
        ("great_wall", "b4, d4, f4 r90", ("s2_h1 h4",)),
    ],
)
def test_some_piece_must_supply_it(monument: str, where: str, beside: tuple[str, ...]) -> None:
    assert not can_lay(site(monument, *beside), monument, where)


@rule("WORLD-146")
@pytest.mark.parametrize(
    ("where", "possible"), [("g4, h4, h3", True), ("g4, h4, i4", True), ("g4, g3, h4", False), ("g3, g4, h4", False)]
)
def test_a_natural_resource_under_another_piece_of_the_monument_does_not_serve(where: str, possible: bool) -> None:
    """The Moai between the natural resource of g3 and the water of g5."""
    assert can_lay(site("moai"), "moai", where) is possible


# Pieces that touch.


@rule("WORLD-137", "WORLD-151")
@pytest.mark.parametrize("singles", ["e3, e4", "e3, f3", "e3, c5", "d5, d6", "e4, e5", "d2, e2", "d2, d5", "d5, e5"])
def test_example_giza_in_any_shape(singles: str) -> None:
    assert can_lay(site("giza", *GIZA), "giza", f"c3, {singles}")


@rule("WORLD-137", "WORLD-140", "WORLD-151")
@pytest.mark.parametrize("where", ["c3, e5", "c3, f3", "c3, e2", "c3, e3, g3", "c3, e3, f4", "c3, d5, h8"])
def test_each_piece_of_giza_touches_another_at_a_side(where: str) -> None:
    """Not at a corner, nor with a gap."""
    state = site("giza", *GIZA)
    assert not can_lay(state, "giza", where)
    assert refusal(state, f"lay {where.split(', ')[-1]}") == {"refusal": "pieces_apart"}


@rule("WORLD-137", "WORLD-140")
@pytest.mark.parametrize(
    ("where", "possible"),
    [("g4, h4, i4", True), ("g4, h4, h5", True), ("g4, f4, h4", True), ("g4, h5", False), ("g4, h4, j4", False)],
)
def test_the_moai_stand_together(where: str, possible: bool) -> None:
    assert can_lay(site("moai"), "moai", where) is possible


# Gaps.


@rule("WORLD-138", "WORLD-139")
def test_obelisks_stand_one_cell_apart_in_a_line() -> None:
    """The first at c3 has the road above and the Library on its left: both lie in a gap."""
    state = site("obelisks", "single_road c2", "s2_b1 b3 r90")
    play(state, "buy obelisks", "lay c3")
    assert places(state) == {"a3", "c1", "c5", "e3"}


@rule("WORLD-138", "WORLD-139")
@pytest.mark.parametrize(
    ("where", "beside"),
    [
        ("d4, d6", ("single_road c4", "s2_b1 e4")),
        ("b4, b6", ("single_road a4", "s2_b1 c4")),
        ("h6, h8", ("single_road h5", "s2_b1 i6 r90")),
        ("b4, b6", ("single_road a4", "s2_b1 c4", "single_road b5")),
        ("b4, b6", ("single_road a4", "s2_b1 c4", "tower b5")),
        ("b4, b6", ("single_road a4", "s2_b1 c4", "s2_f1 b5")),
        ("b4, b6", ("single_road a4", "s2_b1 c4", "thien_mu b5")),
    ],
    ids=["grass", "natural resource", "water", "road", "tower", "building", "monument"],
)
def test_the_gap_may_hold_anything(where: str, beside: tuple[str, ...]) -> None:
    assert can_lay(site("obelisks", *beside), "obelisks", where)


@rule("WORLD-138", "WORLD-139")
@pytest.mark.parametrize(
    ("second", "possible"),
    [
        ("d4", True),
        ("c5 r90", True),
        ("e4", True),
        ("e3 r90", True),
        ("b6", True),
        ("c6", True),
        ("b2", True),
        ("d5", False),
        ("d6", False),
        ("e5", False),
        ("f4", False),
        ("b7", False),
        ("b1", False),
    ],
)
def test_the_great_wall_touches_or_leaves_one_cell(second: str, possible: bool) -> None:
    """From b4 to c4: the next piece touches it, or has one cell of a line between; the Habitation is in such a gap."""
    state = site("great_wall", *WALL)
    play(state, "buy great_wall", "lay b4")
    assert (second in places(state)) is possible


@rule("WORLD-140")
@pytest.mark.parametrize(
    ("third", "possible"), [("g4", True), ("h4", True), ("d6", True), ("e5 r90", True), ("i4", False), ("b8", False)]
)
def test_the_last_piece_of_the_great_wall_hangs_together_with_the_others(third: str, possible: bool) -> None:
    """Two pieces at b4 to c4 and e4 to f4, with a gap between."""
    state = site("great_wall", *WALL)
    play(state, "buy great_wall", "lay b4", "lay e4")
    assert (third in places(state)) is possible
    if not possible:
        assert refusal(state, f"lay {third}") == {"refusal": "wrong_line"}


# Turning.


@rule("WORLD-150")
@pytest.mark.parametrize(
    "where",
    [
        "b4, d4, f4",
        "b4, d4, f4 r90",
        "b4, d4 r90, e5",
        "b4, d4 r90, d6 r90",
        "c4 r90, d4, f4",
        "c4 r90, d5, f4 r90",
        "c4 r90, d4 r90, e4",
        "c4 r90, d4 r90, e4 r90",
    ],
)
def test_each_piece_of_the_great_wall_is_turned_on_its_own(where: str) -> None:
    state = site("great_wall", *WALL)
    play(state, "buy great_wall")
    for place in where.split(", "):
        assert {text.partition(" r")[2] or "0" for text in legal(state)} == {"0", "90"}
        play(state, f"lay {place}")


@rule("WORLD-150")
def test_a_card_tells_that_its_pieces_are_loose() -> None:
    cards = [card(monument) for monument in MONUMENT_IDS]
    loose = {one["id"]: one["arrangement"] for one in cards if len(one["pieces"]) > 1}
    assert loose == {"giza": "cluster", "obelisks": "spaced", "great_wall": "chain", "moai": "cluster"}
    assert {one["arrangement"] for one in cards if len(one["pieces"]) == 1} == {"rigid"}
