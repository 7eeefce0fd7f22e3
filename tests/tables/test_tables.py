"""What people do at a table, and that the log tells all of it again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mirabilia.core.contract import State
from mirabilia.tables import entries, redaction, requests
from mirabilia.tables.entries import Clock, LogLine, SeatPlan
from mirabilia.tables.messages import OutcomeShown
from mirabilia.tables.requests import Refused
from mirabilia.tables.table import Table
from tests.tables.scenario import START, Playing


def refused(request: Any, *arguments: Any, **fields: Any) -> dict[str, Any]:
    with pytest.raises(Refused) as error:
        request(*arguments, **fields)
    return error.value.fact


def written(shown: object) -> str:
    """As it goes over the wire."""
    return msgspec.json.encode(shown).decode()


def same(one: Table, other: Table) -> bool:
    """Whether two tables show the same to everybody."""
    return all(
        show(one, viewer) == show(other, viewer)
        for show in (redaction.table, redaction.story)
        for viewer in (None, *range(len(one.seats)))
    )


# Setting up.


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"game": "chess", "seats": [None, None]}, "no_game"),
        ({"game": "duel", "seats": [None]}, "options"),
        ({"game": "duel", "seats": [None, "deep_blue"]}, "no_bot"),
        ({"game": "duel", "seats": [None, None], "options": {"wonders": "all"}}, "options"),
        ({"game": "duel", "seats": [None, None], "clock": Clock("move", 0)}, "clock"),
        ({"game": "duel", "seats": [None, None], "clock": Clock("days", 31)}, "clock"),
        ({"game": "duel", "seats": [None, None], "clock": Clock("move", 60, gain=5)}, "clock_gain"),
    ],
)
def test_an_impossible_table_is_refused(fields: dict[str, Any], why: str) -> None:
    assert refused(requests.create, **fields, seed=1)["refusal"] == why


def test_the_game_begins_when_all_seats_are_taken() -> None:
    playing = Playing(names=("Anna", ""))
    assert playing.table.status == "waiting"
    assert playing.table.to_act() == ()
    assert refused(requests.move, playing.table, 0, "draft pyramids")["refusal"] == "waiting"
    playing.ask(requests.sit, 1, "  Bruno ", "secret", "")
    assert playing.table.status == "playing"
    assert playing.table.names() == ("Anna", "Bruno")


def test_a_seat_against_a_bot_begins_at_once() -> None:
    assert Playing(names=("Anna", "greedy")).table.status == "playing"


@pytest.mark.parametrize(
    ("seat", "name", "why"),
    [
        (0, "Carla", "seat_taken"),
        (2, "Carla", "no_seat"),
        (1, "", "name"),
        (1, "x" * 25, "name"),
        (1, "anna", "name_taken"),
        (1, "greedy", "name_taken"),
    ],
)
def test_seats_and_names_are_for_one_person(seat: int, name: str, why: str) -> None:
    table = Playing(names=("Anna", "")).table
    assert refused(requests.sit, table, seat, name, "secret")["refusal"] == why


def test_a_seat_can_be_given_back_before_the_game() -> None:
    playing = Playing(names=("Anna", ""))
    playing.ask(requests.leave, 0)
    assert playing.table.names() == ("", "")
    playing = Playing()
    assert refused(requests.leave, playing.table, 0)["refusal"] == "begun"


# Moves.


def test_a_move_sent_twice_is_made_once() -> None:
    playing = Playing()
    text = playing.table.state.text(playing.table.state.legal(0)[0])
    assert len(playing.ask(requests.move, 0, text, "m1")) == 1
    assert playing.ask(requests.move, 0, text, "m1") == []
    assert len(playing.table.moves) == 1
    playing.ask(requests.undo, 0)
    assert playing.ask(requests.move, 0, text, "m1") == []


def test_an_illegal_move_tells_why_and_changes_nothing() -> None:
    playing = Playing()
    before = redaction.table(playing.table, 0)
    assert refused(requests.move, playing.table, 0, "build baths")["refusal"] == "illegal"
    assert refused(requests.move, playing.table, 1, "draft pyramids")["refusal"] == "not_your_turn"
    assert refused(requests.move, playing.table, 0, "draft pyramids", "x" * 65)["refusal"] == "id"
    assert redaction.table(playing.table, 0) == before


def test_nobody_moves_for_a_bot_and_no_bot_for_a_person() -> None:
    playing = Playing(names=("Anna", "greedy"))
    assert refused(requests.move, playing.table, 0, "draft pyramids", "", "greedy")["refusal"] == "not_yours"
    playing.move()
    assert playing.table.to_act() == (1,)
    assert refused(requests.move, playing.table, 1, "draft pyramids")["refusal"] == "not_yours"


# Taking back.


def test_an_own_move_is_taken_back_alone() -> None:
    playing = Playing()
    before = redaction.table(playing.table, 0).view
    assert redaction.undo(playing.table, 0) is None
    assert refused(requests.undo, playing.table, 0)["refusal"] == "no_undo"
    playing.move(0)
    assert redaction.undo(playing.table, 0) == "alone"
    assert playing.ask(requests.undo, 0) == [entries.Takeback(0, 0)]
    assert redaction.table(playing.table, 0).view == before


def test_what_another_person_has_answered_needs_an_agreement() -> None:
    playing = Playing()
    before = redaction.table(playing.table, 0).view
    playing.move(0)
    playing.move(1)
    assert redaction.undo(playing.table, 0) == "asking"
    assert redaction.undo(playing.table, 1) == "alone"
    assert playing.ask(requests.undo, 0) == [entries.UndoAsked(0, 0)]
    assert refused(requests.offer_end, playing.table, 1)["refusal"] == "question_open"
    assert playing.ask(requests.answer, 1, True) == [entries.Answered(1, True), entries.Takeback(0, 0)]
    assert playing.table.question is None
    assert redaction.table(playing.table, 0).view == before


def test_who_refuses_ends_the_question() -> None:
    playing = Playing()
    playing.move(0)
    playing.move(1)
    playing.ask(requests.undo, 0)
    playing.ask(requests.answer, 1, False)
    assert playing.table.question is None
    assert len(playing.table.moves) == 2


def test_the_answer_of_a_bot_is_taken_back_too() -> None:
    playing = Playing(names=("Anna", "random"))
    playing.move()
    playing.move()
    assert playing.ask(requests.undo, 0) == [entries.Takeback(0, 0)]


def test_what_has_come_to_light_is_not_taken_back() -> None:
    playing = Playing(names=("Anna", "random"))
    while not (playing.table.moves and playing.table.moves[-1].reveals):
        playing.move()
    assert refused(requests.undo, playing.table, 0)["refusal"] == "revealed"
    assert redaction.undo(playing.table, 0) is None


def test_several_seats_of_one_person_are_one_person() -> None:
    playing = Playing(names=("", ""))
    for seat, name in enumerate(("Anna", "Bruno")):
        playing.ask(requests.sit, seat, name, f"secret {seat}", "the same browser")
    playing.move(0)
    playing.move(1)
    assert playing.ask(requests.undo, 0) == [entries.Takeback(0, 1)]


def test_a_secret_choice_can_be_changed_until_all_have_chosen() -> None:
    playing = Playing("seven", ("Anna", "Bruno", "Carla"), options={"sides": "day"})
    playing.move(0)
    assert 0 not in playing.table.to_act()
    playing.ask(requests.take_back, 0)
    assert 0 in playing.table.to_act()
    others = written([redaction.story(playing.table, viewer) for viewer in (1, 2, None)])
    assert playing.table.moves[0].text.split()[1] not in others


def name_of_choice(state: State) -> str:
    """What the first seat has to decide."""
    choice = state.own(0).choice
    return "" if choice is None else str(choice.name)


def test_half_a_choice_shows_nothing_and_can_be_taken_back_alone() -> None:
    """Carthage builds a stage; the effect it chooses with it is still open."""
    names = {"wonders": ["carthage", "giza", "rhodes"], "sides": "day"}
    playing = Playing("seven", ("Anna", "Bruno", "Carla"), options=names)
    state = playing.table.state
    while name_of_choice(state) != "alternative":
        seat = state.to_act()[0]
        texts = [state.text(move) for move in state.legal(seat)]
        use = next((text for use in ("stage", "build") for text in texts if text.startswith(use)), texts[0])
        before = [state.view(viewer) for viewer in (1, 2, None)]
        playing.ask(requests.move, seat, use)
    table = playing.table
    moves = len(table.moves)
    assert [state.view(viewer) for viewer in (1, 2, None)] == before
    assert table.to_act() == (0, 1, 2)
    assert [redaction.story(table, viewer)[-1].events for viewer in (0, 1, 2, None)] == [[], [], [], []]
    assert playing.ask(requests.undo, 0) == [entries.Takeback(0, moves - 1)]
    assert name_of_choice(playing.table.state) == "turn"


# The end.


def test_resigning_ends_a_game_for_two() -> None:
    playing = Playing()
    playing.ask(requests.resign, 0, "greedy")
    assert redaction.table(playing.table, None).outcome == OutcomeShown("resigned", (2, 1))
    assert refused(requests.move, playing.table, 1, "draft pyramids")["refusal"] == "over"


def test_with_more_players_a_bot_plays_on() -> None:
    playing = Playing("seven", ("Anna", "Bruno", "Carla"), options={"sides": "day"})
    playing.ask(requests.resign, 0, "greedy")
    assert playing.table.status == "playing"
    assert playing.table.seats[0].played_by == "greedy"
    assert playing.table.people() == [1, 2]


def test_all_can_agree_to_end() -> None:
    playing = Playing()
    playing.ask(requests.offer_end, 1)
    assert playing.table.status == "playing"
    playing.ask(requests.answer, 0, True)
    assert redaction.table(playing.table, None).outcome == OutcomeShown("agreed", (1, 1))


def test_alone_one_agrees_with_oneself() -> None:
    playing = Playing(names=("Anna", "greedy"))
    playing.ask(requests.offer_end, 0)
    assert playing.table.status == "over"


def test_a_rematch_is_the_same_table_again() -> None:
    playing = Playing(names=("Anna", "greedy"), clock=Clock("move", 60))
    assert refused(requests.rematch, playing.table, 3)["refusal"] == "not_over"
    playing.ask(requests.resign, 0, "greedy")
    again = requests.rematch(playing.table, 3)
    assert (again.game, again.seats, again.clock, again.rematch_of) == (
        "duel",
        (SeatPlan(None, "Anna", "player Anna", "secret of Anna"), SeatPlan("greedy")),
        Clock("move", 60),
        "t",
    )


def test_a_rematch_keeps_its_seats_for_those_who_played() -> None:
    playing = Playing(names=("Anna", "Bruno"))
    playing.ask(requests.resign, 0, "greedy")
    again = Table("again", LogLine(0, START, requests.rematch(playing.table, 3)))
    assert [redaction.seat(again, seat).expected for seat in (0, 1)] == ["Anna", "Bruno"]
    assert refused(requests.seat_for, again, "Anna")["refusal"] == "full", "a name proves nothing"
    assert refused(requests.sit, again, 0, "Carla", "s", "player Carla")["refusal"] == "seat_kept"
    assert refused(requests.sit, again, 0, "Bruno", "s", "player Bruno")["refusal"] == "seat_kept"
    assert requests.seat_for(again, "anybody", "player Bruno") == 1
    assert requests.seat_for(again, "anybody", "", "secret of Anna") == 0
    for seat, proof in ((1, ("player Bruno", "")), (0, ("", "secret of Anna"))):
        (seated,) = requests.sit(again, seat, f"Name {seat}", f"secret {seat}", *proof)
        again.apply(LogLine(again.seq, START, seated))
        assert redaction.seat(again, seat).expected is msgspec.UNSET
    assert again.status == "playing"


# Time.


def test_a_clock_for_each_move() -> None:
    playing = Playing(clock=Clock("move", 60))
    assert playing.table.clocks.deadline(0) == START + 60_000
    assert playing.table.clocks.deadline(1) is None
    playing.wait(40)
    playing.move(0)
    assert playing.table.clocks.deadline(1) == START + 100_000


def test_a_clock_that_gains_with_each_move() -> None:
    playing = Playing(clock=Clock("game", 300, gain=3))
    playing.wait(10)
    playing.move(0)
    assert playing.table.clocks.used[0] == 7_000
    playing.wait(1)
    seat = playing.table.to_act()[0]
    playing.move(seat)
    assert playing.table.clocks.used[seat] == (5_000 if seat == 0 else -2_000)
    assert playing.again().clocks.used == playing.table.clocks.used


def test_a_clock_for_the_whole_game() -> None:
    playing = Playing(clock=Clock("game", 300))
    playing.wait(100)
    playing.move(0)
    playing.wait(10)
    playing.move(1)
    playing.move(1)
    assert playing.table.to_act() == (0,)
    assert playing.table.clocks.deadline(0) == START + 110_000 + 200_000


def test_a_clock_in_days() -> None:
    assert Playing(clock=Clock("days", 2)).table.clocks.deadline(0) == START + 2 * 86_400_000


def test_a_bot_plays_on_for_who_is_away_and_gives_the_seat_back() -> None:
    playing = Playing(clock=Clock("move", 60))
    assert playing.ask(requests.expire, playing.now + 59_999, "greedy") == []
    playing.wait(60)
    assert playing.ask(requests.expire, playing.now, "greedy") == [entries.Absent(0, "greedy")]
    assert playing.table.seats[0].played_by == "greedy"
    assert refused(requests.undo, playing.table, 0)["refusal"] == "not_yours"
    playing.move(0)
    assert playing.table.moves[-1].bot == "greedy"
    assert playing.ask(requests.come_back, 0) == [entries.Returned(0)]
    assert playing.table.seats[0].human
    assert playing.ask(requests.come_back, 0) == []


# Chat.


def test_chat_is_cleaned_limited_and_can_be_off() -> None:
    playing = Playing()
    playing.ask(requests.say, "", " hello\x1b[31m \u202e you\n", 0)
    playing.ask(requests.say, "Zeno", "<b>hi</b>")
    assert [(line.name, line.text) for line in redaction.chat(playing.table)[0]] == [
        ("Anna", "hello[31m you"),
        ("Zeno", "<b>hi</b>"),
    ]
    assert refused(requests.say, playing.table, "Zeno", "x" * 501)["refusal"] == "line"
    assert refused(requests.say, playing.table, "", "hi")["refusal"] == "name"
    playing.ask(requests.switch_chat, 0, False)
    assert refused(requests.say, playing.table, "Zeno", "hi")["refusal"] == "chat_off"


# The log, and what is seen.


@pytest.mark.parametrize(
    ("game", "names", "options"),
    [
        ("duel", ("Anna", "Bruno"), {}),
        ("seven", ("Anna", "Bruno", "random"), {"expansions": ["leaders"]}),
        ("world", ("Anna", "Bruno"), {"map_side": "B"}),
    ],
)
def test_the_log_tells_everything_again(game: str, names: tuple[str, ...], options: dict[str, Any]) -> None:
    playing = Playing(game, names, options=options, clock=Clock("game", 900))
    for number in range(25):
        playing.wait(number)
        playing.move(number=-1 if number % 3 else 0)
        if number % 7 == 0:
            playing.ask(requests.say, "", f"line {number}", 0)
        if number % 10 == 9 and playing.table.question is None:
            playing.ask(requests.undo, 1) if redaction.undo(playing.table, 1) else None
    assert same(playing.table, playing.again())


def test_neither_seed_nor_secrets_are_seen() -> None:
    playing = Playing(seed=8_675_309)
    playing.move()
    for viewer in (0, 1, None):
        shown = written([redaction.table(playing.table, viewer), redaction.story(playing.table, viewer)])
        assert "8675309" not in shown
        assert "secret" not in shown
        assert "player Anna" not in shown
    assert redaction.record(playing.table) is None


def test_the_record_is_there_when_the_game_is_over() -> None:
    playing = Playing(names=("Anna", "random"))
    while playing.table.status == "playing":
        playing.move()
    text = redaction.record(playing.table)
    assert text is not None
    assert "seed: 7" in text
    assert text.count("\n1: ") + text.count("\n2: ") == len(playing.table.moves)
    first = redaction.story(playing.table, None)[0].move
    assert first
    assert first.fact["move"] == first.text.split()[0]


def test_the_move_of_a_bot_leaves_a_question_open() -> None:
    table = Playing("seven", ("Anna", "random", "Bruno"), options={"sides": "day"})
    table.ask(requests.offer_end, 0)
    table.move(1)
    assert table.table.question is not None
    table.move(2)
    assert table.table.question is None  # Bruno plays on: he does not agree


def test_a_person_at_two_seats_agrees_once() -> None:
    table = Playing("seven", ("Anna", "", "Carla"), options={"sides": "day"})
    table.ask(requests.sit, 1, "Anna again", "another secret", "player Anna")
    table.ask(requests.offer_end, 2)
    table.ask(requests.answer, 0, True)
    assert table.table.outcome is not None
    assert table.table.outcome.reason == "agreed"


def test_a_person_alone_at_two_seats_cannot_take_back_what_was_revealed() -> None:
    table = Playing(names=("Anna", ""))
    table.ask(requests.sit, 1, "Anna again", "another secret", "player Anna")
    while not table.table.moves or not table.table.moves[-1].reveals:
        table.move()
    with pytest.raises(Refused, match="come to light"):
        table.ask(requests.undo, 0)


def test_who_goes_away_has_not_agreed_to_an_undo() -> None:
    table = Playing(clock=Clock("move", 10))
    table.move(0)
    table.move(1)
    table.ask(requests.undo, 0)
    table.wait(11)
    table.ask(requests.expire, table.now, "greedy")
    assert table.table.seats[1].stand_in == "greedy"
    assert table.table.question is not None
    assert len(table.table.moves) == 2
    table.ask(requests.come_back, 1)
    table.ask(requests.answer, 1, True)
    assert table.table.moves == []


def test_nobody_speaks_under_the_name_of_a_player() -> None:
    table = Playing()
    with pytest.raises(Refused, match="somebody else"):
        table.ask(requests.say, "anna", "I resign")
    table.ask(requests.say, "Zeno", "hello")
