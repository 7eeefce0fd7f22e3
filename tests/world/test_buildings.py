"""Where Building tiles may lie, and what holds for every piece (docs/rules/world.md, Placement)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mirabilia.core.contract import IllegalMove
from mirabilia.games.world.state import State
from tests.rules import rule
from tests.world.scenario import WORLD, city, city_view, items, laid, legal, places, play, refusal, scores, table

TYPES = "bfhmt"
"""Library, Farm, Habitation, Market and Temple, as in the ids of the tiles."""
FROM_A1 = {"b1", "b1 r90", "a2", "a2 r90"}
"""Every place of a bar that touches a1."""


def own(*pieces: str, **fields: Any) -> State:
    """A table where seat 0 has these pieces."""
    return table(cities={0: city(*pieces)}, **fields)


# Every piece.


@rule("WORLD-083")
@pytest.mark.parametrize("item", ["long_road", "short_set", "tower", "s1", "ishtar_gate", "obelisks"])
def test_a_bought_piece_is_laid_at_once_on_the_own_map(item: str) -> None:
    cities = {0: city("long_road a12", "s2_b1 a11"), 2: city("long_road a12", "s2_b2 a11")}
    state = table(3, cities=cities, monuments="ishtar_gate obelisks")
    play(state, f"buy {item}")
    assert (state.to_act(), state.view(None).phase) == ((0,), "lay")
    assert {move.split()[0] for move in legal(state)} <= {"lay", "single"}
    for move in ("buy pedestal_1", "loan", "leave"):
        assert refusal(state, move)["choice"] == "lay"
    while state.to_act() == (0,):
        play(state, state.text(state.legal(0)[0]))
    number = {"short_set": 3, "obelisks": 2}.get(item, 1)
    assert [len(city_view(state, seat).pieces) for seat in range(3)] == [2 + number, 0, 2]


@rule("WORLD-083")
def test_a_tile_lies_on_empty_cells_of_the_map() -> None:
    """A bar beside a1: b1 and b2 are covered, so it can only go down from a2."""
    state = own("single_road a1", "thien_mu b1", "tower b2", tiles={"s2": "s2_t1"})
    play(state, "buy s2")
    assert places(state) == {"a2 r90"}
    assert refusal(state, "lay a2") == {"refusal": "covered", "cell": "b2"}
    assert refusal(state, "lay b1") == {"refusal": "covered", "cell": "b1"}
    assert refusal(state, "lay k1") == {"refusal": "off_map"}
    assert refusal(state, "lay a11 r90") == {"refusal": "off_map"}


@rule("WORLD-084")
def test_laid_pieces_stay_where_they_are() -> None:
    """Two players buy at random for three rounds: what lies on a map is still there after every move."""
    chance = Random(7)
    state = WORLD.new(7, 2)
    before: list[list[object]] = [[], []]
    while state.view(None).round < 4:
        seat = state.to_act()[0]
        state.play(seat, chance.choice(state.legal(seat)))
        now: list[list[object]] = [list(city.pieces) for city in state.view(None).cities]
        assert [row[: len(old)] for row, old in zip(now, before, strict=True)] == before
        before = now
    assert min(map(len, before)) > 5


@rule("WORLD-084")
def test_nobody_can_move_a_piece() -> None:
    state = own("long_road a12", "s2_t1 a11")
    assert {move.split()[0] for move in legal(state)} == {"buy", "loan"}
    assert refusal(state, "lay a1")["choice"] == "turn"
    assert refusal(state, "move a12 a1")["refusal"] == "unreadable"


@rule("WORLD-085")
@pytest.mark.parametrize(
    ("item", "lay"),
    [
        ("long_road", "lay b5"),
        ("long_road", "lay b5 r90"),
        ("short_set", "single b5"),
        ("short_set", "lay b5"),
        ("tower", "lay b5"),
        ("s1", "lay a4"),
        ("trojan_horse", "lay b5"),
    ],
)
def test_a_natural_cell_counts_as_grass_and_can_be_covered(item: str, lay: str) -> None:
    """b5 is a natural resource below the road; uncovered it is worth a point."""
    habitation = () if lay == "lay b5 r90" else ("s2_h1 a6",)
    state = own("single_road b4", *habitation, monuments="trojan_horse", tiles={"s1": "s1_t1"})
    assert scores(state)["natural"] == 1
    assert city_view(state).natural == (4 * 12 + 1,)
    play(state, f"buy {item}")
    assert lay in legal(state)
    play(state, lay)
    assert scores(state)["natural"] == 0
    assert city_view(state).natural == ()


@rule("WORLD-085")
def test_an_uncovered_natural_cell_may_give_a_point() -> None:
    """A tower at c3 touches c2, one at b4 touches b5; a piece on the cell gives nothing."""
    assert [scores(own(f"tower {cell}"))["natural"] for cell in ("c3", "b4", "d4", "c2")] == [1, 1, 0, 0]


@rule("WORLD-086")
def test_a_covered_natural_cell_is_gone() -> None:
    """A Temple beside b5: the point, the objective and the Thien Mu Pagoda all ask for a natural resource."""
    options = {"objectives": ["o04", "o02", "o03"]}
    state = own("s1_t1 a3", options=options, monuments="thien_mu")
    next_to_natural = state.view(None).objectives[0]
    assert (scores(state)["natural"], next_to_natural.values) == (1, (1, 0))
    buyer = state.copy()
    play(buyer, "buy thien_mu")
    assert places(buyer) == {"a5"}
    play(state, "buy tower", "lay b5", "buy pedestal_1")
    next_to_natural = state.view(None).objectives[0]
    assert (scores(state)["natural"], next_to_natural.values) == (0, (0, 0))
    assert refusal(state, "buy thien_mu") == {"refusal": "no_place", "monument": "thien_mu"}


@rule("WORLD-087", "WORLD-088")
@pytest.mark.parametrize(
    ("item", "moves"),
    [
        ("long_road", ["lay e12"]),
        ("short_set", ["lay e12", "single g12", "lay h12"]),
        ("tower", ["lay e12"]),
        ("s1", ["lay e11"]),
        ("obelisks", ["lay d11", "lay d9"]),
    ],
)
def test_the_next_turn_begins_when_everything_is_laid(item: str, moves: list[str]) -> None:
    """At the table the next player may go ahead; here seat 1 waits until the last part of seat 0 lies there."""
    state = own("long_road a12", "s2_b1 a11", monuments="obelisks")
    play(state, f"buy {item}")
    for move in moves:
        assert (state.to_act(), state.legal(1)) == ((0,), [])
        with pytest.raises(IllegalMove) as refused:
            state.parse("buy pedestal_1", 1)
        assert refused.value.fact == {"refusal": "not_your_turn", "seat": 0}
        play(state, move)
    assert state.to_act() == (1,)
    play(state, "buy pedestal_1")


# What a Building tile has to touch.


@rule("WORLD-101")
@pytest.mark.parametrize("letter", TYPES)
def test_a_tile_lies_next_to_a_road(letter: str) -> None:
    state = own("single_road a1", tiles={"s2": f"s2_{letter}1"})
    play(state, "buy s2")
    assert places(state) == FROM_A1
    kind = {"b": "library", "f": "farm", "h": "habitation", "m": "market", "t": "temple"}[letter]
    for place in ("b2", "a3", "l1 r90"):
        assert refusal(state, f"lay {place}") == {"refusal": "tile_away", "type": kind}


@rule("WORLD-101")
@pytest.mark.parametrize(
    ("piece", "beside"),
    [
        ("long_road a1", "a2 b2 c2 d2 e1"),
        ("long_road a1 r90", "b1 b2 b3 b4 a5"),
        ("double_road a1", "a2 b2 c1"),
        ("double_road a1 r90", "b1 b2 a3"),
    ],
)
def test_a_square_lies_at_the_side_or_at_the_end_of_a_road(piece: str, beside: str) -> None:
    state = own(piece, tiles={"s3": "s3_m1"})
    play(state, "buy s3")
    assert places(state) == set(beside.split())


@rule("WORLD-101", "WORLD-105")
@pytest.mark.parametrize("laid", TYPES)
@pytest.mark.parametrize("new", TYPES)
def test_a_tile_lies_next_to_a_tile_of_its_type(laid: str, new: str) -> None:
    """A bar beside the square of a1 to b2, if both are of one type."""
    state = own(f"s3_{laid}1 a1", tiles={"s2": f"s2_{new}1"})
    if laid == new:
        play(state, "buy s2")
        assert places(state) == {"c1", "c1 r90", "c2", "c2 r90", "a3", "a3 r90", "b3", "b3 r90"}
    else:
        assert "s2" not in items(state)
        assert refusal(state, "buy s2") == {"refusal": "no_place", "stack": "s2"}


@rule("WORLD-102")
def test_all_cells_of_a_tile_are_on_grass() -> None:
    """Bars beside d7, west of the lake."""
    state = own("single_road d7", tiles={"s2": "s2_t1"})
    play(state, "buy s2")
    assert places(state) == {"b6", "c6", "a7", "b8", "d4 r90", "d8 r90", "c5 r90", "c6 r90", "c7 r90"}
    for place, cell in (("d6", "f6"), ("c8", "e8"), ("e7", "e7"), ("e5 r90", "e7")):
        assert refusal(state, f"lay {place}") == {"refusal": "not_grass", "cell": cell}


@rule("WORLD-102")
def test_tiles_do_not_bridge_water() -> None:
    """A block of six over the one water cell g5 is refused wherever that cell is in it."""
    state = own("long_road e4", tiles={"s6": "s6_h1"})
    play(state, "buy s6")
    below = {place for place in places(state) if place[1:].split()[0] == "5"}
    assert below == {"c5", "h5"}
    for place in ("e5", "f5", "g5"):
        assert refusal(state, f"lay {place}") == {"refusal": "not_grass", "cell": "g5"}


@rule("WORLD-105")
@pytest.mark.parametrize("piece", ["", "tower a1", "thien_mu a1", "ziggurat a1", "s1_m1 a1", "s3_f1 a1"])
def test_what_does_not_support_a_tile(piece: str) -> None:
    """The Pavement, a tower, a Monument or a tile of another type: no Temple can be bought."""
    temples = {f"s{stack}": f"s{stack}_t1" for stack in range(1, 7)}
    state = own(*([piece] if piece else []), tiles=temples)
    assert not set(temples) & items(state)
    for stack in temples:
        assert refusal(state, f"buy {stack}") == {"refusal": "no_place", "stack": stack}


@rule("WORLD-105")
@pytest.mark.parametrize("piece", ["tower b2", "thien_mu b2", "s1_m1 b2"])
def test_touching_something_else_besides_is_allowed(piece: str) -> None:
    state = own("single_road a1", piece, tiles={"s2": "s2_t1"})
    play(state, "buy s2")
    assert places(state) == {"b1", "a2 r90"}


@rule("WORLD-105")
def test_touching_the_pavement_besides_is_allowed() -> None:
    state = own("single_road a12", tiles={"s2": "s2_t1"})
    play(state, "buy s2")
    assert places(state) == {"b12", "b10 r90", "a11", "a9 r90"}


# Turning.


def shapes(state: State) -> set[str]:
    """The forms in which the piece in hand can be laid, its rows from top to bottom."""
    return {drawn(state, move) for move in legal(state, "lay")}


def drawn(state: State, move: str) -> str:
    after = state.copy()
    play(after, move)
    cells = [divmod(cell, 12) for cell in laid(after)[-1].cells]
    rows, columns = sorted({row for row, _ in cells}), sorted({column for _, column in cells})
    return "/".join("".join("#" if (row, column) in cells else "." for column in columns) for row in rows)


@rule("WORLD-103", "WORLD-104")
@pytest.mark.parametrize(
    ("stack", "forms"),
    [
        ("s1", "#./## ##/#. ##/.# .#/##"),
        ("s2", "### #/#/#"),
        ("s3", "##/##"),
        ("s4", "#../### ##/#./#. ###/..# .#/.#/##"),
        ("s5", "##./### ##/##/#. ###/.## .#/##/##"),
        ("s6", "###/### ##/##/##"),
        ("s7", "##./.## .#/##/#."),
        ("s8", "#.#/### ##/#./## ###/#.# ##/.#/##"),
    ],
)
def test_tiles_are_turned_and_never_mirrored(stack: str, forms: str) -> None:
    """S4, S5 and S7 look different in a mirror."""
    state = table(5, cities={0: city("single_road a1", "single_road l1")})
    play(state, f"buy {stack}")
    assert shapes(state) == set(forms.split())


@rule("WORLD-104")
@pytest.mark.parametrize(
    ("monument", "beside", "forms"),
    [
        ("petra", ["s1_m1 a3"], "..#/### #./#./## ###/#.. ##/.#/.#"),
        ("shitenno_ji", ["s2_t1 b4", "s2_h1 e4"], "##/##/#. ###/.## .#/##/## ##./###"),
    ],
)
def test_monuments_of_one_piece_are_turned_and_never_mirrored(monument: str, beside: list[str], forms: str) -> None:
    state = own(*beside, monuments=monument)
    play(state, f"buy {monument}")
    assert shapes(state) == set(forms.split())


@rule("WORLD-103")
def test_a_tile_is_laid_in_the_turn_chosen() -> None:
    """The corner of three at b1, turned clockwise."""
    for move, form in (("b1", "#./##"), ("b1 r90", "##/#."), ("b1 r180", "##/.#")):
        state = own("single_road a1")
        play(state, "buy s1")
        assert drawn(state, f"lay {move}") == form
    state = own("single_road a1", tiles={"s2": "s2_t1"})
    play(state, "buy s2")
    assert refusal(state, "lay b1 r180") == {"refusal": "same_turn", "turn": 180}
