"""Moves that are not possible: a clear reason, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.core.contract import Fact, IllegalMove
from mirabilia.core.describe import LANGUAGES, texts
from mirabilia.games.world import notation
from mirabilia.games.world.state import State
from tests.world.scenario import WORLD, bare, city, facts_of, legal, play, table

BUYING = ["buy <item>", "loan", "repay", "leave"]
LAYING = ["lay <cell>", "lay <cell> r90"]


def unreadable(text: str) -> Fact:
    return {"refusal": "unreadable", "text": text, "moves": [*BUYING, *LAYING, "single <cell>"]}


def reason(state: State, words: str, seat: int = 0) -> IllegalMove:
    """Why a move is refused, as words and as a number; nothing has changed."""
    before, events = state.snapshot(), facts_of(state)
    with pytest.raises(IllegalMove) as parsed:
        state.parse(words, seat)
    with pytest.raises(IllegalMove) as played:
        state.play(seat, notation.read(words))
    assert (str(played.value), played.value.fact) == (str(parsed.value), parsed.value.fact)
    assert state.snapshot() == before
    assert facts_of(state) == events
    english, italian = (texts(language).fact(WORLD, parsed.value.fact, ("seat 0",)) for language in LANGUAGES)
    assert english != italian
    assert str(parsed.value) in (english, f"{words}: {english}")
    return parsed.value


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
    ("words", "fact"),
    [
        ("buy tower", {"refusal": "gone", "item": "tower"}),
        ("buy s6", {"refusal": "gone", "stack": "s6"}),
        ("buy s7", {"refusal": "gone", "stack": "s7"}),
        ("buy moai", {"refusal": "gone", "monument": "moai"}),
        ("buy pedestal_1", {"refusal": "gone", "item": "pedestal_1"}),
        ("buy pedestal_2", {"refusal": "second_pedestal"}),
        (
            "buy s3",
            {"refusal": "too_dear", "cost": 3, "gold": 2},
        ),
        (
            "buy giza",
            {"refusal": "no_place", "monument": "giza"},
        ),
        ("repay", {"refusal": "no_loan"}),
        ("leave", {"refusal": "must_buy"}),
        (
            "lay a11",
            {"refusal": "other_choice", "choice": "turn", "moves": BUYING},
        ),
    ],
)
def test_a_turn(words: str, fact: Fact) -> None:
    error = reason(on_a_turn(), words)
    assert error.fact == fact


@pytest.mark.parametrize(("item", "field"), [("tower", "item"), ("s1", "stack"), ("thien_mu", "monument")])
def test_an_empty_map_has_no_place_for_most_things(item: str, field: str) -> None:
    error = reason(table(2, monuments="thien_mu"), f"buy {item}")
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
    ("own", "before", "words", "fact"),
    [
        (
            {"loan_round": 5},
            (),
            "loan",
            {"refusal": "loan_open"},
        ),
        (
            {},
            ("loan",),
            "loan",
            {"refusal": "loan_open"},
        ),
        (
            {"loan_round": 3},
            ("repay",),
            "loan",
            {"refusal": "loan_step"},
        ),
        ({}, ("loan",), "repay", {"refusal": "loan_step"}),
        (
            {"loan_round": 3},
            ("repay",),
            "repay",
            {"refusal": "loan_step"},
        ),
        (
            {"loan_round": 5},
            (),
            "repay",
            {"refusal": "loan_new"},
        ),
        (
            {"loan_round": 3, "gold": 5},
            (),
            "repay",
            {"refusal": "too_dear", "cost": 3, "gold": 2},
        ),
        (
            {},
            ("loan",),
            "leave",
            {"refusal": "must_buy"},
        ),
    ],
)
def test_loans(own: dict[str, Any], before: tuple[str, ...], words: str, fact: Fact) -> None:
    state = table(2, cities={0: city("long_road a12", **own)})
    play(state, *before)
    error = reason(state, words)
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
    ("state", "words", "fact"),
    [
        # What is to be laid.
        (FREE, "single a12", {"refusal": "no_such_part"}),
        (LONG, "single a11", {"refusal": "no_such_part"}),
        (PART, "lay a11", {"refusal": "no_such_part"}),
        (GIZA, "single c9", {"refusal": "no_such_part"}),
        # Turns that a piece does not have.
        (
            LONG,
            "lay a8 r180",
            {"refusal": "same_turn", "turn": 180},
        ),
        (
            TOWER,
            "lay a11 r90",
            {"refusal": "same_turn", "turn": 90},
        ),
        (
            LIGHTHOUSE,
            "lay f5 r270",
            {"refusal": "same_turn", "turn": 270},
        ),
        # The edge of the map.
        (FREE, "lay j12", {"refusal": "off_map"}),
        (LONG, "lay a10 r90", {"refusal": "off_map"}),
        (BAR, "lay k11", {"refusal": "off_map"}),
        (GIZA, "lay l11", {"refusal": "off_map"}),
        # Cells that are not free or of another terrain.
        (LONG, "lay c12", {"refusal": "covered", "cell": "c12"}),
        (TOWER, "lay d12", {"refusal": "covered", "cell": "d12"}),
        (BAR, "lay a10 r90", {"refusal": "covered", "cell": "a12"}),
        (GIZA, "lay b10", {"refusal": "covered", "cell": "b11"}),
        (GIZA_BEGUN, "lay d10", {"refusal": "covered", "cell": "d10"}),
        (LONG, "lay d7", {"refusal": "not_grass", "cell": "g7"}),
        (TOWER, "lay g5", {"refusal": "not_grass", "cell": "g5"}),
        (BAR, "lay d9", {"refusal": "not_grass", "cell": "f9"}),
        (GIZA, "lay f7", {"refusal": "not_grass", "cell": "f7"}),
        # What has to be beside.
        (FREE, "lay a11", {"refusal": "no_pavement"}),
        (LONG, "lay a9", {"refusal": "road_away"}),
        (PART, "single a10", {"refusal": "road_away"}),
        (POCKET, "lay a10", {"refusal": "road_away"}),
        (POCKET, "single b12", {"refusal": "fewer_parts"}),
        (TOWER, "lay e11", {"refusal": "tower_away"}),
        (TOWER, "lay l12", {"refusal": "tower_away"}),
        (BAR, "lay a10", {"refusal": "tile_away", "type": "farm"}),
        # Monuments.
        (
            LIGHTHOUSE,
            "lay a1",
            {"refusal": "too_little_water", "cells": 1},
        ),
        (
            LIGHTHOUSE,
            "lay f6",
            {"refusal": "neighbour", "neighbour": "road", "neighbours": ["road", "library"]},
        ),
        (
            LIGHTHOUSE,
            "lay e6",
            {"refusal": "neighbour", "neighbour": "library", "neighbours": ["road", "library"]},
        ),
        (
            GATE,
            "lay a9",
            {"refusal": "neighbour", "neighbour": "pavement", "neighbours": ["road", "pavement"]},
        ),
        (
            PAGODA,
            "lay e2",
            {"refusal": "neighbour", "neighbour": "natural", "neighbours": ["temple", "natural"]},
        ),
        (
            AQUEDUCT,
            "lay a6",
            {"refusal": "neighbour", "neighbour": "water", "neighbours": ["water", "farm"]},
        ),
        (
            MACHU,
            "lay b4",
            {"refusal": "neighbour", "neighbour": "farm", "neighbours": ["farm", "farm", "natural"]},
        ),
        (GIZA, "lay a1", {"refusal": "not_completed"}),
        (GIZA_BEGUN, "lay l1", {"refusal": "pieces_apart"}),
        (GIZA_ENDING, "lay b9", {"refusal": "not_completed"}),
        (OBELISKS, "lay a9", {"refusal": "not_completed"}),
        (OBELISKS, "lay b11", {"refusal": "wrong_line"}),
        (OBELISKS, "lay l1", {"refusal": "wrong_line"}),
        (WALL, "lay i9", {"refusal": "wrong_line"}),
        # Something else is asked.
        (
            FREE,
            "buy s1",
            {"refusal": "other_choice", "choice": "free_road", "moves": LAYING},
        ),
        (
            LONG,
            "loan",
            {"refusal": "other_choice", "choice": "lay", "moves": LAYING},
        ),
    ],
)
def test_laying(state: State, words: str, fact: Fact) -> None:
    assert legal(state)
    assert bare(reason(state, words).fact) == fact


def test_every_wrong_cell_is_told_to_be_marked() -> None:
    assert reason(LONG, "lay c12").fact == {"refusal": "covered", "cell": "c12", "also": ["d12"]}
    bridged = table(phase="lay", laying={"item": "long_road"}, cities={0: city("long_road e9")})
    assert reason(bridged, "lay g6 r90").fact == {"refusal": "covered", "cell": "g9", "also": ["g6"]}


@pytest.mark.parametrize(
    ("state", "words", "needs"),
    [
        (LIGHTHOUSE, "lay a1", [False, False, False]),
        (LIGHTHOUSE, "lay e6", [True, False, True]),
        (MACHU, "lay b4", [True, False, False]),
        (GIZA_BEGUN, "lay l1", [False, True]),
        (GIZA, "lay b10", [True, True]),
    ],
)
def test_a_refused_place_tells_which_needs_it_would_meet(state: State, words: str, needs: list[bool]) -> None:
    """The neighbours in the order of the card, then the water."""
    assert reason(state, words).fact["needs"] == needs


@pytest.mark.parametrize(
    ("state", "words", "english", "italian"),
    [
        (LONG, "lay c12", "c12 is already covered.", "c12 è già coperto."),
        (
            LONG,
            "loan",
            "First what was bought has to be laid: “lay <cell>” or “lay <cell> r90”.",
            "Prima si deve piazzare ciò che è stato comprato: «lay <cell>» o «lay <cell> r90».",
        ),
        (
            PART,
            "buy s1",
            "First what was bought has to be laid: “lay <cell>”, “lay <cell> r90”, or “single <cell>”.",
            "Prima si deve piazzare ciò che è stato comprato: «lay <cell>», «lay <cell> r90» o «single <cell>».",
        ),
    ],
)
def test_reasons_in_both_languages(state: State, words: str, english: str, italian: str) -> None:
    error = reason(state, words)
    assert str(error) == f"{words}: {english}"
    assert texts("it").fact(WORLD, error.fact) == italian


# What cannot be read.


@pytest.mark.parametrize(
    ("words", "fact"),
    [
        (
            "buy zigurat",
            {"refusal": "unknown_name", "name": "zigurat", "near": "ziggurat"},
        ),
        ("buy qqqq", {"refusal": "unknown_name", "name": "qqqq"}),
        ("buy", unreadable("buy")),
        ("", unreadable("")),
        ("dance", unreadable("dance")),
        ("loan 2", unreadable("loan 2")),
        ("lay", unreadable("lay")),
        ("lay 4c", unreadable("lay 4c")),
        ("lay c4 90", unreadable("lay c4 90")),
        (
            "lay m4",
            {"refusal": "no_cell", "cell": "m4", "rows": 12},
        ),
        (
            "lay c13",
            {"refusal": "no_cell", "cell": "c13", "rows": 12},
        ),
        (
            "single c0",
            {"refusal": "no_cell", "cell": "c0", "rows": 12},
        ),
        (
            "lay c4 r45",
            {"refusal": "no_such_turn", "turn": 45},
        ),
        (
            "lay c4 r360",
            {"refusal": "no_such_turn", "turn": 360},
        ),
    ],
)
def test_what_cannot_be_read(words: str, fact: Fact) -> None:
    error = reason(LONG, words)
    assert error.fact == fact


@pytest.mark.parametrize("words", [5, None, ["lay", "a1"]])
def test_a_move_is_text(words: Any) -> None:
    with pytest.raises(IllegalMove, match="A move is written as a text such as “buy s3” or “lay c4 r90”"):
        LONG.parse(words, 0)


@pytest.mark.parametrize("move", [-1, 10**30, "lay a11", None, True, 1.0, 2**10 * 11, 2**10 * 9 + 200])
def test_what_is_no_move(move: Any) -> None:
    before = LONG.snapshot()
    with pytest.raises(IllegalMove) as caught:
        LONG.play(0, move)
    assert str(caught.value) == f"There is no move {move!r}."
    assert caught.value.fact == {"refusal": "no_move", "given": repr(move)}
    assert LONG.snapshot() == before


# Whose turn it is.


@pytest.mark.parametrize(
    ("state", "words"), [(on_a_turn(), "buy long_road"), (LONG, "lay a8 r90"), (FREE, "lay a12"), (LONG, "lay c12")]
)
def test_not_your_turn(state: State, words: str) -> None:
    error = reason(state, words, seat=1)
    assert str(error) == f"{words}: It is not your turn: the game waits for seat 0."
    assert error.fact == {"refusal": "not_your_turn", "seat": 0}


@pytest.mark.parametrize("seat", [-1, 2, None, "0", True, 1.0])
def test_wrong_seats(seat: Any) -> None:
    with pytest.raises(IllegalMove, match=r"There is no seat .*: the seats are 0 to 1\."):
        LONG.play(seat, LONG.legal(0)[0])


def test_after_the_end() -> None:
    state = table(2, round=10, phase="over")
    assert state.to_act() == ()
    for words in ("buy long_road", "lay a1", "loan"):
        error = reason(state, words)
        assert (str(error), error.fact) == ("The game is over.", {"refusal": "over"})


def test_the_reasons_of_a_player_who_has_to_decide_are_told_to_anybody_who_asks() -> None:
    with pytest.raises(IllegalMove, match="c12 is already covered"):
        LONG.parse("lay c12")
