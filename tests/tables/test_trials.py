"""Moves that are tried out before they are made, and moves that follow one another at once."""

from __future__ import annotations

import pytest

from mirabilia.core.contract import Cost, Fact
from mirabilia.tables import requests
from mirabilia.tables.requests import Refused
from mirabilia.tables.trials import outlook, possible
from tests.tables.scenario import Playing
from tests.tables.test_tables import refused


def world(*moves: str) -> Playing:
    """Anna and Bruno play World Wonders; the first moves are made by whoever has to."""
    playing = Playing("world", ("Anna", "Bruno"))
    for text in moves:
        playing.ask(requests.move, playing.table.state.to_act()[0], text)
    return playing


def reason(playing: Playing, seat: int | None, *moves: str) -> Fact:
    fact = refused(outlook, playing.table, seat, moves)
    explained: Fact = fact.get("explained", fact)
    assert fact.get("fact", explained) == explained  # for a program, beside the words for people
    return explained


def test_why_a_piece_that_is_not_bought_yet_cannot_lie_there() -> None:
    playing = world("lay a12")
    seat = playing.table.state.to_act()[0]
    assert reason(playing, seat, "buy tower", "lay l1") == {"refusal": "tower_away"}
    assert reason(playing, seat, "buy long_road", "lay a12") == {
        "refusal": "covered",
        "cell": "a12",
        "also": ["b12", "c12", "d12"],
    }
    assert reason(playing, seat, "buy long_road", "lay a1") == {"refusal": "road_away"}
    assert len(playing.table.moves) == 1


def test_what_a_place_would_change() -> None:
    playing = world("lay a12")
    seat = playing.table.state.to_act()[0]
    total, *lines = outlook(playing.table, seat, ("buy tower", "lay e12"))
    assert total == {"gain": "total", "points": 1, "total": total["total"]}
    assert lines[0] == {"gain": "natural", "points": 1}
    assert playing.table.state.view(None).phase == "turn"


def test_spectators_try_nothing_and_others_not_before_their_first_road() -> None:
    playing = world("lay a12")
    other = 1 - playing.table.state.to_act()[0]
    assert reason(playing, other, "lay a12")["refusal"] == "not_your_turn"
    assert reason(playing, None, "lay a12")["refusal"] == "spectator"
    assert refused(possible, playing.table, other)["refusal"] == "not_your_turn"


def test_who_waits_tries_purchases_as_if_it_were_their_turn() -> None:
    """On the own map, with the own gold, and nothing is bought: what is on sale then is another question."""
    playing = world("lay a12", "buy tower", "lay e12", "lay a12")
    seat = playing.table.state.to_act()[0]
    other = 1 - seat
    assert playing.table.actions(other) == []
    could = {action.text: action for action in possible(playing.table, other)}
    assert "buy tower" not in could
    assert (could["buy long_road"].cost, could["buy long_road"].legal) == (Cost(1), True)
    assert outlook(playing.table, other, ("buy long_road", "lay f12"))
    assert reason(playing, other, "buy long_road", "lay a1") == {"refusal": "road_away"}
    playing.ask(requests.move, seat, "buy long_road")
    assert "buy long_road" not in {action.text for action in possible(playing.table, other)}
    assert playing.table.to_act() == (seat,)
    assert [action.text for action in possible(playing.table, seat)] == [
        action.text for action in playing.table.actions(seat)
    ]


def test_a_game_without_an_outlook_says_whether_moves_are_possible() -> None:
    playing = Playing("duel")
    seat = playing.table.state.to_act()[0]
    text = playing.table.state.text(playing.table.state.legal(seat)[0])
    assert outlook(playing.table, seat, (text,)) == ()
    assert reason(playing, seat, text, "sell everything")


def test_a_purchase_and_its_place_are_asked_for_together() -> None:
    playing = world("lay a12")
    seat = playing.table.state.to_act()[0]
    entries = playing.ask(requests.move, seat, "buy tower", "m1", "", ("lay e12",))
    assert [entry.text for entry in entries] == ["buy tower", "lay e12"]  # type: ignore[union-attr]
    assert [move.text for move in playing.again().moves] == ["lay a12", "buy tower", "lay e12"]
    assert playing.ask(requests.move, seat, "buy tower", "m1", "", ("lay e12",)) == []


def test_what_cannot_follow_is_not_made_and_the_first_move_is() -> None:
    playing = world("lay a12")
    seat = playing.table.state.to_act()[0]
    playing.ask(requests.move, seat, "buy tower", "m1", "", ("lay l1", "lay e12"))
    assert playing.table.moves[-1].text == "buy tower"
    playing.ask(requests.move, seat, "lay e12", "m2", "", ("buy tower",))
    assert playing.table.moves[-1].text == "lay e12"


def test_a_first_move_that_is_not_possible_leaves_the_table_as_it_was() -> None:
    playing = world("lay a12")
    with pytest.raises(Refused):
        playing.ask(requests.move, playing.table.state.to_act()[0], "lay e12", "m1", "", ("buy tower",))
    assert len(playing.table.moves) == 1
