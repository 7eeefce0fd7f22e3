"""Moves that are not possible: a clear reason, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.core.contract import Fact, IllegalMove
from mirabilia.core.describe import LANGUAGES, texts
from mirabilia.games.world import notation
from mirabilia.games.world.state import State
from tests.world.scenario import WORLD, city, facts_of, legal, play, table

READABLE = "a move begins with buy, loan, repay, leave, lay, single; a place is written like 'c4' or 'c4 r90'"


def reason(state: State, words: str, seat: int = 0) -> IllegalMove:
    """Why a move is refused, as words and as a number; nothing has changed."""
    before, events = state.snapshot(), facts_of(state)
    with pytest.raises(IllegalMove) as caught:
        state.parse(words, seat)
    with pytest.raises(IllegalMove) as played:
        state.play(seat, notation.read(words))
    assert (str(played.value), played.value.fact) == (str(caught.value), caught.value.fact)
    assert state.snapshot() == before
    assert facts_of(state) == events
    told = {texts(language).fact(WORLD, caught.value.fact) for language in LANGUAGES}
    assert len(told) == 2
    return caught.value


# Buying.


def on_a_turn() -> State:
    """One road, 2 gold left; tower and the tile of s6 are sold."""
    own = city("long_road a12", gold=5, pedestal=1)
    return table(
        2,
        monuments="giza ziggurat obelisks",
        market={"towers": 0},
        tiles={"s6": None},
        cities={0: own, 1: city(gold=6)},
    )


@pytest.mark.parametrize(
    ("words", "message", "fact"),
    [
        ("buy tower", "cannot buy tower: it is not on sale", {"refusal": "gone", "item": "tower"}),
        ("buy s6", "cannot buy s6: it is not on sale", {"refusal": "gone", "stack": "s6"}),
        ("buy s7", "cannot buy s7: it is not on sale", {"refusal": "gone", "stack": "s7"}),
        ("buy moai", "cannot buy moai: it is not on sale", {"refusal": "gone", "monument": "moai"}),
        ("buy pedestal_1", "cannot buy pedestal_1: it is not on sale", {"refusal": "gone", "item": "pedestal_1"}),
        ("buy pedestal_2", "cannot buy pedestal_2: one pedestal a round", {"refusal": "second_pedestal"}),
        (
            "buy s3",
            "cannot buy s3: it costs 3 gold, you have 2",
            {"refusal": "too_dear", "cost": 3, "gold": 2},
        ),
        (
            "buy giza",
            "cannot buy giza: there is no place for it on your map",
            {"refusal": "no_place", "monument": "giza"},
        ),
        ("repay", "cannot pay back: there is no loan", {"refusal": "no_loan"}),
        ("leave", "cannot leave the round: something can be bought, so something has to be", {"refusal": "must_buy"}),
        (
            "lay a11",
            "cannot lay a11 now: something has to be bought: 'buy <item>', before it 'loan' or 'repay' if you like",
            {"refusal": "other_choice", "choice": "turn"},
        ),
    ],
)
def test_a_turn(words: str, message: str, fact: Fact) -> None:
    error = reason(on_a_turn(), words)
    assert str(error) == message
    assert error.fact == fact


@pytest.mark.parametrize(("item", "field"), [("tower", "item"), ("s1", "stack"), ("thien_mu", "monument")])
def test_an_empty_map_has_no_place_for_most_things(item: str, field: str) -> None:
    error = reason(table(2, monuments="thien_mu"), f"buy {item}")
    assert str(error) == f"cannot buy {item}: there is no place for it on your map"
    assert error.fact == {"refusal": "no_place", field: item}


@pytest.mark.parametrize("item", ["long_road", "short_set"])
def test_roads_that_are_sold(item: str) -> None:
    state = table(2, market={f"{item}s": 0}, cities={0: city("long_road a12")})
    assert reason(state, f"buy {item}").fact == {"refusal": "gone", "item": item}


@pytest.mark.parametrize("item", ["long_road", "short_set"])
def test_no_road_without_a_place(item: str) -> None:
    """The Pavement is built over; there is no road and no tower to go on from."""
    state = table(2, cities={0: city("s2_b1 a12", "s2_b2 d12", "s2_f1 g12", "s2_f2 j12")})
    assert reason(state, f"buy {item}").fact == {"refusal": "no_place", "item": item}


def test_the_last_gold_buys_no_tower() -> None:
    state = table(2, cities={0: city("long_road a12", gold=6)})
    assert reason(state, "buy tower").fact == {"refusal": "too_dear", "cost": 2, "gold": 1}


@pytest.mark.parametrize("pedestal", ["pedestal_1", "pedestal_2"])
def test_a_player_alone_has_no_pedestals(pedestal: str) -> None:
    state = table(1, cities={0: city("long_road a12")})
    assert reason(state, f"buy {pedestal}").fact == {"refusal": "gone", "item": pedestal}


# Loans.


@pytest.mark.parametrize(
    ("own", "before", "words", "message", "fact"),
    [
        (
            {"loan_round": 5},
            (),
            "loan",
            "cannot take a loan: the old one has to be paid back first",
            {"refusal": "loan_open"},
        ),
        (
            {},
            ("loan",),
            "loan",
            "cannot take a loan: the old one has to be paid back first",
            {"refusal": "loan_open"},
        ),
        (
            {"loan_round": 3},
            ("repay",),
            "loan",
            "cannot take a loan: only one loan step in a turn",
            {"refusal": "loan_step"},
        ),
        ({}, ("loan",), "repay", "cannot pay back: only one loan step in a turn", {"refusal": "loan_step"}),
        (
            {"loan_round": 3},
            ("repay",),
            "repay",
            "cannot pay back: only one loan step in a turn",
            {"refusal": "loan_step"},
        ),
        (
            {"loan_round": 5},
            (),
            "repay",
            "cannot pay back: the loan was taken in this round",
            {"refusal": "loan_new"},
        ),
        (
            {"loan_round": 3, "gold": 5},
            (),
            "repay",
            "cannot pay back: it costs 3 gold, you have 2",
            {"refusal": "too_dear", "cost": 3, "gold": 2},
        ),
        (
            {},
            ("loan",),
            "leave",
            "cannot leave the round: something can be bought, so something has to be",
            {"refusal": "must_buy"},
        ),
    ],
)
def test_loans(own: dict[str, Any], before: tuple[str, ...], words: str, message: str, fact: Fact) -> None:
    state = table(2, cities={0: city("long_road a12", **own)})
    play(state, *before)
    error = reason(state, words)
    assert str(error) == message
    assert error.fact == fact


# Laying.

FREE = table(2, round=1, phase="free_road", cities={0: city(free_road=True), 1: city(free_road=True)})
LONG = table(2, phase="lay", laying={"item": "long_road"}, cities={0: city("long_road a12")})
TOWER = table(2, phase="lay", laying={"item": "tower"}, cities={0: city("long_road a12")})
BAR = table(2, phase="lay", laying={"tile": "s2_f1"}, tiles={"s2": None}, cities={0: city("long_road a12")})
PART = table(2, phase="lay", laying={"item": "short_set", "singles": 1}, cities={0: city("long_road a12")})
POCKET = table(
    2,
    phase="lay",
    laying={"item": "short_set", "doubles": 1, "singles": 1},
    cities={0: city("s2_b1 d12", "s2_b2 g12", "s2_f1 j12", "s2_f2 a11")},
)
"""Free at the Pavement are a12, b12 and c12, with buildings all around."""
SHORE = city("long_road e2 r90", "s2_b1 h5")
"""A road down to e5, a library from h5 on; between them f5 is grass and g5 is water."""
LIGHTHOUSE = table(2, phase="lay", laying={"monument": "lighthouse"}, cities={0: SHORE})
GATE = table(2, phase="lay", laying={"monument": "ishtar_gate"}, cities={0: city("long_road d9 r90")})
PAGODA = table(2, phase="lay", laying={"monument": "thien_mu"}, cities={0: city("s2_t1 c1")})
AQUEDUCT = table(2, phase="lay", laying={"monument": "aqueduct"}, cities={0: city("s2_f1 a7")})
MACHU = table(2, phase="lay", laying={"monument": "machu_picchu"}, cities={0: city("s2_f1 a2 r90", "s2_f2 d1")})
GIZA = table(2, phase="lay", laying={"monument": "giza"}, cities={0: city("long_road a12", "s2_t1 a11")})
GIZA_BEGUN = table(
    2, phase="lay", laying={"monument": "giza", "places": ["c9"]}, cities={0: city("long_road a12", "s2_t1 a11")}
)
GIZA_ENDING = table(
    2, phase="lay", laying={"monument": "giza", "places": ["c9", "e9"]}, cities={0: city("long_road a12", "s2_t1 a11")}
)
OBELISKS = table(
    2, phase="lay", laying={"monument": "obelisks", "places": ["a11"]}, cities={0: city("long_road a12", "s2_b1 c10")}
)
WALL = table(2, phase="lay", laying={"monument": "great_wall", "places": ["c3"]}, cities={0: city("s2_h1 b1 r90")})


@pytest.mark.parametrize(
    ("state", "words", "message", "fact"),
    [
        # What is to be laid.
        (FREE, "single a12", "no such road is to be laid", {"refusal": "no_such_part"}),
        (LONG, "single a11", "no such road is to be laid", {"refusal": "no_such_part"}),
        (PART, "lay a11", "no such road is to be laid", {"refusal": "no_such_part"}),
        (GIZA, "single c9", "no such road is to be laid", {"refusal": "no_such_part"}),
        # Turns that a piece does not have.
        (
            LONG,
            "lay a8 r180",
            "turned by 180 degrees the piece looks the same; it has: unturned, r90",
            {"refusal": "same_turn", "turn": 180},
        ),
        (
            TOWER,
            "lay a11 r90",
            "turned by 90 degrees the piece looks the same; it has: unturned",
            {"refusal": "same_turn", "turn": 90},
        ),
        (
            LIGHTHOUSE,
            "lay f5 r270",
            "turned by 270 degrees the piece looks the same; it has: unturned",
            {"refusal": "same_turn", "turn": 270},
        ),
        # The edge of the map.
        (FREE, "lay j12", "the piece would reach over the edge of the map", {"refusal": "off_map"}),
        (LONG, "lay a10 r90", "the piece would reach over the edge of the map", {"refusal": "off_map"}),
        (BAR, "lay k11", "the piece would reach over the edge of the map", {"refusal": "off_map"}),
        (GIZA, "lay l11", "the piece would reach over the edge of the map", {"refusal": "off_map"}),
        # Cells that are not free or of another terrain.
        (LONG, "lay c12", "c12 is covered", {"refusal": "covered", "cell": "c12"}),
        (TOWER, "lay d12", "d12 is covered", {"refusal": "covered", "cell": "d12"}),
        (BAR, "lay a10 r90", "a12 is covered", {"refusal": "covered", "cell": "a12"}),
        (GIZA, "lay b10", "b11 is covered", {"refusal": "covered", "cell": "b11"}),
        (GIZA_BEGUN, "lay d10", "d10 is covered", {"refusal": "covered", "cell": "d10"}),
        (LONG, "lay d7", "g7 is not grass", {"refusal": "not_grass", "cell": "g7"}),
        (TOWER, "lay g5", "g5 is not grass", {"refusal": "not_grass", "cell": "g5"}),
        (BAR, "lay d9", "f9 is not grass", {"refusal": "not_grass", "cell": "f9"}),
        (GIZA, "lay f7", "f7 is not grass", {"refusal": "not_grass", "cell": "f7"}),
        # What has to be beside.
        (FREE, "lay a11", "the first road has to touch the Pavement", {"refusal": "no_pavement"}),
        (LONG, "lay a9", "a road has to touch a road, the Pavement or a tower", {"refusal": "road_away"}),
        (PART, "single a10", "a road has to touch a road, the Pavement or a tower", {"refusal": "road_away"}),
        (POCKET, "lay a10", "a road has to touch a road, the Pavement or a tower", {"refusal": "road_away"}),
        (POCKET, "single b12", "then fewer parts of the set could be laid", {"refusal": "fewer_parts"}),
        (TOWER, "lay e11", "a tower has to touch something laid before", {"refusal": "tower_away"}),
        (TOWER, "lay l12", "a tower has to touch something laid before", {"refusal": "tower_away"}),
        (BAR, "lay a10", "it has to touch a road or another farm", {"refusal": "tile_away", "type": "farm"}),
        # Monuments.
        (
            LIGHTHOUSE,
            "lay a1",
            "at least 1 of its cells must be water",
            {"refusal": "too_little_water", "cells": 1},
        ),
        (
            LIGHTHOUSE,
            "lay f6",
            "it has to touch: road, library; missing: road",
            {"refusal": "neighbour", "neighbour": "road"},
        ),
        (
            LIGHTHOUSE,
            "lay e6",
            "it has to touch: road, library; missing: library",
            {"refusal": "neighbour", "neighbour": "library"},
        ),
        (
            GATE,
            "lay a9",
            "it has to touch: road, pavement; missing: pavement",
            {"refusal": "neighbour", "neighbour": "pavement"},
        ),
        (
            PAGODA,
            "lay e2",
            "it has to touch: temple, natural; missing: natural",
            {"refusal": "neighbour", "neighbour": "natural"},
        ),
        (
            AQUEDUCT,
            "lay a6",
            "it has to touch: water, farm; missing: water",
            {"refusal": "neighbour", "neighbour": "water"},
        ),
        (
            MACHU,
            "lay b4",
            "it has to touch: farm, farm, natural; missing: farm",
            {"refusal": "neighbour", "neighbour": "farm"},
        ),
        (GIZA, "lay a1", "the whole Monument could not be completed from there", {"refusal": "not_completed"}),
        (GIZA_BEGUN, "lay l1", "its pieces have to touch one another", {"refusal": "pieces_apart"}),
        (GIZA_ENDING, "lay b9", "the whole Monument could not be completed from there", {"refusal": "not_completed"}),
        (OBELISKS, "lay a9", "the whole Monument could not be completed from there", {"refusal": "not_completed"}),
        (OBELISKS, "lay b11", "its pieces do not lie as the card says", {"refusal": "wrong_line"}),
        (OBELISKS, "lay l1", "its pieces do not lie as the card says", {"refusal": "wrong_line"}),
        (WALL, "lay i9", "its pieces do not lie as the card says", {"refusal": "wrong_line"}),
        # Something else is asked.
        (
            FREE,
            "buy s1",
            "the first road has to be laid next to the Pavement: 'lay <cell>' or 'lay <cell> r90'",
            {"refusal": "other_choice", "choice": "free_road"},
        ),
        (
            LONG,
            "loan",
            "what was bought has to be laid: 'lay <cell>' or 'lay <cell> r90'",
            {"refusal": "other_choice", "choice": "lay"},
        ),
    ],
)
def test_laying(state: State, words: str, message: str, fact: Fact) -> None:
    assert legal(state)
    error = reason(state, words)
    now = " now" if fact["refusal"] == "other_choice" else ""
    assert str(error) == f"cannot {words}{now}: {message}"
    assert error.fact == fact


# What cannot be read.


@pytest.mark.parametrize(
    ("words", "message", "fact"),
    [
        (
            "buy zigurat",
            "there is no 'zigurat'; did you mean 'ziggurat'?",
            {"refusal": "unknown_name", "name": "zigurat", "near": "ziggurat"},
        ),
        ("buy qqqq", "there is no 'qqqq' to buy", {"refusal": "unknown_name", "name": "qqqq"}),
        ("buy", f"cannot read 'buy': {READABLE}", {"refusal": "unreadable", "text": "buy"}),
        ("", f"cannot read '': {READABLE}", {"refusal": "unreadable", "text": ""}),
        ("dance", f"cannot read 'dance': {READABLE}", {"refusal": "unreadable", "text": "dance"}),
        ("loan 2", f"cannot read 'loan 2': {READABLE}", {"refusal": "unreadable", "text": "loan 2"}),
        ("lay", f"cannot read 'lay': {READABLE}", {"refusal": "unreadable", "text": "lay"}),
        ("lay 4c", f"cannot read 'lay 4c': {READABLE}", {"refusal": "unreadable", "text": "lay 4c"}),
        ("lay c4 90", f"cannot read 'lay c4 90': {READABLE}", {"refusal": "unreadable", "text": "lay c4 90"}),
        (
            "lay m4",
            "m4 is not on the map: columns a to l, rows 1 to 12",
            {"refusal": "no_cell", "cell": "m4", "rows": 12},
        ),
        (
            "lay c13",
            "c13 is not on the map: columns a to l, rows 1 to 12",
            {"refusal": "no_cell", "cell": "c13", "rows": 12},
        ),
        (
            "single c0",
            "c0 is not on the map: columns a to l, rows 1 to 12",
            {"refusal": "no_cell", "cell": "c0", "rows": 12},
        ),
        (
            "lay c4 r45",
            "pieces are turned by r90, r180 or r270, not by 45 degrees",
            {"refusal": "no_such_turn", "turn": 45},
        ),
        (
            "lay c4 r360",
            "pieces are turned by r90, r180 or r270, not by 360 degrees",
            {"refusal": "no_such_turn", "turn": 360},
        ),
    ],
)
def test_what_cannot_be_read(words: str, message: str, fact: Fact) -> None:
    error = reason(LONG, words)
    assert str(error) == message
    assert error.fact == fact


@pytest.mark.parametrize("words", [5, None, ["lay", "a1"]])
def test_a_move_is_text(words: Any) -> None:
    with pytest.raises(IllegalMove, match="a move is written as text, for example 'buy s3' or 'lay c4 r90'"):
        LONG.parse(words, 0)


@pytest.mark.parametrize("move", [-1, 10**30, "lay a11", None, True, 1.0, 2**10 * 11, 2**10 * 9 + 200])
def test_what_is_no_move(move: Any) -> None:
    before = LONG.snapshot()
    with pytest.raises(IllegalMove) as caught:
        LONG.play(0, move)
    assert str(caught.value) == f"there is no move {move!r}"
    assert caught.value.fact == {"refusal": "no_move"}
    assert LONG.snapshot() == before


# Whose turn it is.


@pytest.mark.parametrize(
    ("state", "words"), [(on_a_turn(), "buy long_road"), (LONG, "lay a8 r90"), (FREE, "lay a12"), (LONG, "lay c12")]
)
def test_not_your_turn(state: State, words: str) -> None:
    error = reason(state, words, seat=1)
    assert str(error) == f"cannot {words}: it is the turn of seat 0, not of seat 1"
    assert error.fact == {"refusal": "not_your_turn", "seat": 0}


@pytest.mark.parametrize("seat", [-1, 2, None, "0", True, 1.0])
def test_wrong_seats(seat: Any) -> None:
    with pytest.raises(IllegalMove, match=r"no seat .*; the seats are 0 to 1"):
        LONG.play(seat, LONG.legal(0)[0])


def test_after_the_end() -> None:
    state = table(2, round=10, phase="over")
    assert state.to_act() == ()
    for words in ("buy long_road", "lay a1", "loan"):
        error = reason(state, words)
        assert (str(error), error.fact) == ("the game is over", {"refusal": "over"})


def test_the_reasons_of_a_player_who_has_to_decide_are_told_to_anybody_who_asks() -> None:
    with pytest.raises(IllegalMove, match="c12 is covered"):
        LONG.parse("lay c12")
