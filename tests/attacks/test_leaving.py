"""Leaving does not pay: neither who goes away nor who waits for it gains by it."""

from __future__ import annotations

import pytest

from mirabilia.tables import entries, redaction, requests
from mirabilia.tables.entries import Clock, Created, LogLine
from mirabilia.tables.requests import Refused
from mirabilia.tables.table import Table, replayed
from tests.tables.scenario import Playing

MINUTE = Clock("move", 60)
LOST = Clock("move", 60, lost=True)


def gone(playing: Playing) -> None:
    """Whoever is to move lets the time run out."""
    playing.wait(61)
    playing.ask(requests.expire, playing.now, "greedy")


def refusal(playing: Playing, seat: int) -> str:
    with pytest.raises(Refused) as refused:
        requests.check_hint(playing.table, seat)
    return str(refused.value.fact["refusal"])


# Ending.


@pytest.mark.parametrize("is_offered_before", [True, False])
def test_an_offer_to_end_is_agreed_only_by_a_person_who_is_there(is_offered_before: bool) -> None:
    """The loser's way out: offer the end, and wait until the time of the winner runs out."""
    playing = Playing(clock=MINUTE)
    if is_offered_before:
        playing.ask(requests.offer_end, 1)
    gone(playing)
    if not is_offered_before:
        playing.ask(requests.offer_end, 1)
    assert playing.table.seats[0].stand_in == "greedy"
    assert playing.table.outcome is None
    with pytest.raises(Refused, match="played by a bot"):
        playing.ask(requests.answer, 0, True)
    playing.ask(requests.come_back, 0)
    assert playing.table.outcome is None, "coming back is no agreement"
    playing.ask(requests.answer, 0, True)
    assert playing.table.outcome is not None
    assert playing.table.outcome.reason == "agreed"
    assert playing.again().outcome == playing.table.outcome


def test_the_same_holds_for_taking_back() -> None:
    playing = Playing(clock=MINUTE)
    playing.move(0)
    playing.move(1)
    playing.ask(requests.undo, 0)
    gone(playing)
    assert len(playing.table.moves) == 2


def test_with_several_all_of_them_have_to_agree() -> None:
    playing = Playing("seven", ("Anna", "Bruno", "Carla"), clock=MINUTE, options={"sides": "day"})
    playing.move(0)
    playing.move(1)
    playing.ask(requests.offer_end, 0)
    gone(playing)
    playing.ask(requests.answer, 1, True)
    assert playing.table.outcome is None, "Carla is away"
    playing.ask(requests.come_back, 2)
    playing.ask(requests.answer, 2, True)
    assert playing.table.outcome is not None


def test_who_has_given_up_is_not_asked() -> None:
    playing = Playing("seven", ("Anna", "Bruno", "Carla"), options={"sides": "day"})
    playing.ask(requests.resign, 2, "greedy")
    playing.ask(requests.offer_end, 0)
    playing.ask(requests.answer, 1, True)
    assert playing.table.outcome is not None


def test_tables_of_before_end_as_they_did() -> None:
    """Their logs have no entry for an end that was agreed by absence: it must be found in them for ever."""
    playing = Playing(clock=MINUTE)
    playing.ask(requests.offer_end, 1)
    gone(playing)
    created = playing.lines[0].entry
    assert isinstance(created, Created)
    fields = {name: getattr(created, name) for name in created.__struct_fields__} | {"rules": 0}
    old = replayed("t", [LogLine(0, playing.lines[0].at, Created(**fields)), *playing.lines[1:]])
    assert old.outcome is not None
    assert old.outcome.reason == "agreed"


@pytest.mark.parametrize("game", ["duel", "world"])
def test_nobody_tries_out_what_a_stand_in_answers(game: str) -> None:
    """Wait until the other is gone, move, look at what the bot answers in their place, take both back, move again."""
    playing = Playing(game, clock=MINUTE)
    gone(playing)
    while playing.table.to_act() != (1,):
        playing.move()
    playing.move(1)
    while 0 not in playing.table.to_act():
        playing.move(1)
    playing.move(0)
    assert playing.table.moves[-1].bot == "greedy"
    assert redaction.undo(playing.table, 1) == "asking"
    assert [type(entry) for entry in playing.ask(requests.undo, 1)] == [entries.UndoAsked]
    playing.ask(requests.come_back, 0)
    playing.ask(requests.answer, 0, True)
    assert playing.table.undone == 1


# Time.


def test_where_the_table_says_so_who_runs_out_of_time_has_lost() -> None:
    playing = Playing(clock=LOST)
    playing.move(0)
    gone(playing)
    assert playing.table.outcome is not None
    assert (playing.table.outcome.reason, playing.table.outcome.ranks) == ("time", (1, 2))
    assert playing.again().outcome == playing.table.outcome


def test_with_more_seats_a_bot_plays_on_and_nobody_comes_back() -> None:
    playing = Playing("seven", ("Anna", "Bruno", "Carla"), clock=LOST, options={"sides": "day"})
    playing.move(0)
    playing.move(1)
    gone(playing)
    assert playing.table.outcome is None
    assert (playing.table.seats[2].resigned, playing.table.seats[2].played_by) == (True, "greedy")
    assert playing.ask(requests.come_back, 2) == []
    playing.move(2)


def test_when_the_time_of_all_runs_out_at_once_the_last_one_wins() -> None:
    playing = Playing("seven", ("Anna", "Bruno", "Carla"), clock=LOST, options={"sides": "day"})
    gone(playing)
    assert [type(line.entry) for line in playing.lines[-3:]] == [entries.Absent] * 3
    assert playing.table.outcome is not None


# Hints.


def test_hints_are_not_to_be_had_by_waiting_until_the_other_is_away() -> None:
    playing = Playing(clock=MINUTE)
    playing.move(0)
    assert refusal(playing, 1) == "no_hints"
    while 0 not in playing.table.to_act():
        playing.move(1)
    gone(playing)
    while 1 not in playing.table.to_act():
        playing.move()
    assert refusal(playing, 1) == "no_hints"


def test_who_plays_against_bots_alone_has_hints() -> None:
    requests.check_hint(Playing(names=("Anna", "greedy")).table, 0)
    playing = Playing("seven", ("Anna", "Bruno", "greedy"), options={"sides": "day"})
    playing.ask(requests.resign, 1, "greedy")
    requests.check_hint(playing.table, 0)


# Rematches.


def test_a_stranger_cannot_take_a_seat_of_a_rematch() -> None:
    playing = Playing(names=("Anna", "Bruno"))
    playing.ask(requests.resign, 0, "greedy")
    again = Table("again", LogLine(0, playing.now, requests.rematch(playing.table, 3)))
    for wish in (("Anna", "s", "player Zeno"), ("Zeno", "s", ""), ("Bruno", "s", "player Bruno", "secret of Bruno")):
        with pytest.raises(Refused, match="kept for somebody else"):
            requests.sit(again, 0, *wish)
    assert requests.sit(again, 0, "Anna", "s", "player Anna")


def test_nobody_speaks_as_somebody_who_is_still_on_the_way_to_a_rematch() -> None:
    playing = Playing(names=("Anna", "Bruno"))
    playing.ask(requests.resign, 0, "greedy")
    again = Table("again", LogLine(0, playing.now, requests.rematch(playing.table, 3)))
    for name in ("Anna", "Brun\u043e"):
        with pytest.raises(Refused, match="the name of somebody else"):
            requests.say(again, name, "I shall not come: play without me")
    with pytest.raises(Refused, match="the name of somebody else"):
        requests.sit(again, 0, "Bruno", "s", "player Anna")
