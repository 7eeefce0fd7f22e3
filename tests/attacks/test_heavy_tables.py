"""Tables made heavy: endless chat, endless taking back. Whoever joins hardly notices."""

from __future__ import annotations

from pathlib import Path

import pytest

from mirabilia.tables import entries, hub, people, redaction, requests, table_snapshot
from mirabilia.tables.entries import AnyEntry, LogLine
from mirabilia.tables.people import Progress
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Append, Store, summary_of
from mirabilia.tables.table import Table, replayed
from tests.attacks.scale import cpu_seconds, scale
from tests.server.process import Server
from tests.tables.scenario import Playing

LINES = scale(6_000, 72_000)
UNDOS = scale(100, 2_000)


def prolonged(playing: Playing, added: list[AnyEntry]) -> Playing:
    for entry in added:
        playing.lines.append(LogLine(len(playing.lines), playing.now, entry))
    playing.table = replayed("t", playing.lines)
    return playing


def test_a_flood_of_chat_is_joined_in_no_time(tmp_path: Path) -> None:
    """72,000 lines made a join take 23 s."""
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    flood = [entries.Said("Zeno", "x" * 500) for _ in range(LINES)]
    playing = prolonged(Playing(), list(flood))
    store = Store(server.database)
    store.append(Append("heavy", tuple(playing.lines), summary_of(playing.table)))
    with server.connect("heavy") as first:
        assert len(first.welcome["chat"]) == redaction.CHAT_PAGE
        assert first.welcome["chat_before"] == first.welcome["chat"][0]["seq"]
        assert first.table["seq"] == LINES + 3
        older = first.ask("chat_page", before=first.welcome["chat_before"])
        assert [line["seq"] for line in older["chat"]][-1] == first.welcome["chat_before"] - 1
    while store.snapshot("heavy") is None:
        server.http.get("/health")
    snapshot = store.snapshot("heavy")
    assert snapshot is not None
    assert len(snapshot[1]) < hub.COMPACT
    server.stop()
    store.close()


def undone(times: int) -> Playing:
    """Anna and Bruno play on for a while, and then one of them takes a move back again and again."""
    playing = Playing()
    for _ in range(60):
        playing.move()
    last = playing.table.moves[-1]
    move = entries.Moved(last.seat, last.text)
    back = entries.Takeback(last.seat, len(playing.table.moves) - 1)
    return prolonged(playing, [back, move] * times)


def test_taking_back_again_and_again_is_loaded_in_linear_time() -> None:
    playing = undone(UNDOS)

    def load(times: int) -> Table:
        return replayed("t", playing.lines[: len(playing.lines) - 2 * (UNDOS - times)])

    plain = min(cpu_seconds(lambda: load(0)) for _ in range(3))
    # One entry of these costs about as much as one of the game: it does not play the whole game again.
    assert cpu_seconds(lambda: load(UNDOS)) < 8 * plain * (60 + 2 * UNDOS) / 60
    assert load(UNDOS).undone == UNDOS


def test_a_table_with_a_snapshot_is_loaded_as_fast_as_its_game() -> None:
    playing = undone(UNDOS)
    body = table_snapshot.taken(playing.table)
    snapshot = table_snapshot.decoded(body)
    assert snapshot is not None
    assert len(snapshot.moves) == 60
    assert len(body) < 100_000


def test_what_clients_call_their_moves_is_not_remembered_for_ever() -> None:
    playing = undone(1)
    last = playing.table.moves[-1]
    for number in range(3000):
        playing.table.note_id(last.seat, f"m{number}")
    assert len(playing.table.ids) <= 2000
    assert (last.seat, "m2999") in playing.table.ids


def test_options_said_again_and_again_are_refused() -> None:
    """The lobby shows the options of a hundred tables to everybody."""
    for options in ({"expansions": "leaders," * 9_000}, {"expansions": ["leaders"] * 9_000}, {"wonders": "x" * 60_000}):
        with pytest.raises(Refused) as refused:
            requests.create("seven", [None] * 3, options, seed=1)
        assert refused.value.fact["refusal"] == "too_large"
    assert requests.create("seven", [None] * 3, {"expansions": "leaders,cities,edifice"}, seed=1)


def test_what_a_browser_says_of_puzzles_does_not_pile_up(tmp_path: Path) -> None:
    """New names of puzzles and lessons with every request: the row of a person grew for ever, and with it each one."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.migrate()
    zeno = people.make(store, "Zeno", "phone", "").person
    for number in range(4):
        names = [f"{number} {name}" for name in range(people.MOST_PUZZLES)]
        days = [f"2{number:03}-{month:02}-01" for month in range(people.MOST_DAYS)]
        kept = people.add_progress(store, zeno, Progress(dict.fromkeys(names, "solved"), days, names))
    assert (len(kept.puzzles), len(kept.days)) == (people.MOST_PUZZLES, people.MOST_DAYS)
    assert (len(kept.lessons), kept.puzzles.keys()) == (
        people.MOST_LESSONS,
        dict.fromkeys(f"0 {n}" for n in range(2000)).keys(),
    )
    store.close()
