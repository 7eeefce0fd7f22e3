"""Old games survive new rules: what was written is shown, and nobody plays on by other rules without being told."""

from __future__ import annotations

import msgspec
import pytest

from mirabilia import games
from mirabilia.core import record as records
from mirabilia.core.record import Record, RecordError
from mirabilia.tables import entries, redaction, requests
from mirabilia.tables.entries import Created, LogLine
from mirabilia.tables.requests import Refused
from mirabilia.tables.table import Table, replayed
from tests.tables.scenario import Playing
from tools.golden import new_record

DUEL = games.get("duel")
NEWER = DUEL.version + 1


def changed(lines: list[LogLine], **fields: object) -> list[LogLine]:
    """The log of a table that was opened otherwise."""
    first = lines[0]
    assert isinstance(first.entry, Created)
    return [LogLine(0, first.at, msgspec.structs.replace(first.entry, **fields)), *lines[1:]]


def begun(moves: int = 5) -> Playing:
    playing = Playing()
    for _ in range(moves):
        playing.move()
    return playing


# Records.


def test_a_record_names_its_cards_and_rules() -> None:
    playing = begun()
    playing.ask(requests.resign, 0, "greedy")
    text = redaction.record(playing.table)
    assert text is not None
    assert f"\nrules: {DUEL.version}\n" in text
    assert f"\ncatalogue: {DUEL.catalogue}\n" in text
    assert records.read(text).rules == DUEL.version


def test_a_record_of_other_rules_is_not_replayed_as_if_nothing_were() -> None:
    record = new_record("duel", 2, {}, 3)
    record.rules = NEWER
    again = records.read(records.write(record))
    with pytest.raises(RecordError, match=r"^line 5: rules of version 1 .*, found '2'$"):
        list(records.play(again, DUEL))


def test_a_record_without_a_version_still_loads() -> None:
    record = new_record("duel", 2, {}, 3)
    assert "rules:" not in records.write(record)
    assert len(list(records.play(records.read(records.write(record)), DUEL))) == len(record.moves)
    assert Record("duel", ("A", "B"), {}, 1).rules == 0


# Tables.


@pytest.mark.parametrize("fields", [{"rules": NEWER}, {"catalogue": "other cards"}], ids=["rules", "cards"])
def test_a_table_of_other_rules_is_shown_and_not_played_on(fields: dict[str, object]) -> None:
    playing = begun()
    old = replayed("t", changed(playing.lines, **fields))
    assert old.outdated
    assert redaction.table(old, 0).outdated
    assert len(redaction.story(old, None)) == 5
    assert old.view() == playing.table.view()
    assert (old.to_act(), old.bots_to_act(), old.due()) == ((), [], None)
    for ask in (lambda: requests.move(old, 0, 0), lambda: requests.undo(old, 0), lambda: requests.check_hint(old, 0)):
        with pytest.raises(Refused, match="other rules"):
            ask()
    assert requests.resign(old, 0, "greedy"), "one can end it"


def test_a_table_that_the_rules_of_today_cannot_follow_shows_all_that_was_written() -> None:
    playing = begun()
    lines = changed(playing.lines, rules=NEWER)
    at = next(number for number, line in enumerate(lines) if isinstance(line.entry, entries.Moved)) + 2
    broken = msgspec.structs.replace(lines[at].entry, text="build a card that is no more")
    lines[at] = LogLine(at, lines[at].at, broken)
    lines.append(LogLine(len(lines), playing.now, entries.Said("Anna", "what now?", 0)))
    old = replayed("t", lines)
    assert old.followed == 2
    assert [move.text for move in old.moves][2] == "build a card that is no more"
    assert len(old.moves) == 5
    assert [spoken.entry.text for spoken in old.said] == ["what now?"]
    assert len(redaction.story(old, None)) == 2
    assert [seat.name for seat in redaction.table(old, None).seats] == ["Anna", "Bruno"]
    with pytest.raises(Refused, match="other rules"):
        requests.move(old, 0, 0)


def test_with_its_own_rules_a_broken_log_is_an_error() -> None:
    playing = begun()
    bad = LogLine(len(playing.lines), playing.now, entries.Moved(playing.table.to_act()[0], "build nothing"))
    with pytest.raises(ValueError, match="nothing"):
        replayed("t", [*playing.lines, bad])


def test_tables_without_a_version_are_played_on() -> None:
    old = replayed("t", changed(begun().lines, rules=0))
    assert not old.outdated
    seat = old.to_act()[0]
    assert requests.move(old, seat, old.state.legal(seat)[0])


def test_a_rematch_of_an_old_table_is_played_by_the_rules_of_today() -> None:
    playing = begun()
    playing.ask(requests.resign, 0, "greedy")
    old = replayed("t", changed(playing.lines, rules=NEWER, catalogue="other cards"))
    again = Table("again", LogLine(0, playing.now, requests.rematch(old, 5)))
    assert not again.outdated
