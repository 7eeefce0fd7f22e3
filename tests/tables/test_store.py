"""The log in a real database, SQLite and PostgreSQL: what was written is there, and only one can write entry n."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from mirabilia.tables import migrations, requests, schema
from mirabilia.tables.entries import Clock, LogLine
from mirabilia.tables.store import Append, Store, Summary, Unavailable, WriteConflict, summary_of, worth_writing
from mirabilia.tables.table import Table, replayed
from mirabilia.tables.writer import Writer
from tests.tables.scenario import START, Playing


def whole(table: str, lines: list[LogLine]) -> Append:
    """A log to write at once."""
    return Append(table, tuple(lines), named(table, replayed("t", lines)))


def played(moves: int = 6, **fields: object) -> Playing:
    playing = Playing(**fields)  # type: ignore[arg-type]
    for _ in range(moves):
        playing.move()
    return playing


def test_what_was_written_is_there(store: Store) -> None:
    playing = played()
    store.append(whole("t", playing.lines))
    assert store.load("t") == playing.lines
    assert store.load("t", 4) == playing.lines[4:]
    assert store.load("other") == []
    assert replayed("t", store.load("t")).state.snapshot() == playing.table.state.snapshot()


def test_it_is_there_after_a_restart(url: str) -> None:
    playing = played()
    for _ in range(2):  # migrating again changes nothing
        store = Store(url)
        store.migrate()
        if not store.load("t"):
            store.append(whole("t", playing.lines))
        store.close()
    store = Store(url)
    assert store.load("t") == playing.lines
    store.close()


def test_two_writers_cannot_both_write_an_entry(store: Store) -> None:
    playing = played(0)
    store.append(whole("t", playing.lines))
    entry = LogLine(len(playing.lines), START, requests.say(playing.table, "Zeno", "hi")[0])
    append = Append("t", (entry,), summary_of(playing.table))
    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(lambda _: store.append_all([append])[0], range(8)))
    assert results.count(None) == 1
    assert sum(isinstance(result, WriteConflict) for result in results) == 7
    assert len(store.load("t")) == len(playing.lines) + 1


def test_one_conflict_in_a_batch_spoils_only_itself(store: Store) -> None:
    playing = played(1)
    store.append(whole("a", playing.lines))
    batch = [whole("b", playing.lines), whole("a", playing.lines), whole("c", playing.lines)]
    failures = store.append_all(batch)
    assert [type(failure) for failure in failures] == [type(None), WriteConflict, type(None)]
    assert store.load("b") == store.load("c") == playing.lines


def test_entries_of_one_request_are_written_together_or_not_at_all(store: Store) -> None:
    playing = played(3)
    store.append(whole("t", playing.lines[:3]))
    with pytest.raises(WriteConflict):
        store.append(whole("t", playing.lines))
    assert len(store.load("t")) == 3


def test_the_lobby_shows_public_tables(store: Store) -> None:
    for name, public, seats in (("a", True, ("Anna", "")), ("b", False, ("Anna", "")), ("c", True, ("Anna", "greedy"))):
        store.append(whole(name, Playing(names=seats, public=public).lines))
    lobby = store.lobby(10)
    assert {summary.table: (summary.status, summary.seats) for summary in lobby} == {
        "a": ("waiting", ["Anna", None]),
        "c": ("playing", ["Anna", "greedy"]),
    }
    assert len(store.lobby(1)) == 1


def test_tables_are_due_when_a_clock_runs_out_or_a_bot_is_to_decide(store: Store) -> None:
    tables = {
        "bot": Playing(names=("random", "Anna")),
        "clock": Playing(clock=Clock("move", 60)),
        "no clock": Playing(),
        "waiting": Playing(names=("random", "")),
    }
    for name, playing in tables.items():
        store.append(whole(name, playing.lines))
    assert store.due(START + 59_999) == [("bot", START)]
    assert store.due(START + 60_000) == [("bot", START), ("clock", START + 60_000)]
    tables["clock"].move()
    store.append(Append("clock", (tables["clock"].lines[-1],), named("clock", tables["clock"].table)))
    assert store.due(START + 60_000) == [("bot", START), ("clock", START + 60_000)]


def named(name: str, table: Table) -> Summary:
    return msgspec.structs.replace(summary_of(table), table=name)


def test_all_games_of_a_player(store: Store) -> None:
    store.append(whole("a", Playing(names=("Anna", "Bruno")).lines))
    store.append(whole("b", Playing(names=("Carla", "Anna")).lines))
    store.append(whole("c", Playing(names=("Carla", "Bruno")).lines))
    assert [summary.table for summary in store.of_players(["player Anna"])] == ["a", "b"]
    assert store.of_players(["nobody"]) == []


def test_a_new_database_is_what_the_steps_lead_to(store: Store) -> None:
    new = made(store)
    with store.writing.begin() as connection:
        schema.metadata.drop_all(connection)
        migrations.VERSION.drop(connection)
        migrations.upgrade(connection)
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    assert made(store) == new


def made(store: Store) -> dict[str, Any]:
    """What a database has, as it says itself."""
    with store.engine.connect() as connection:
        there = sa.inspect(connection)
        tables = {
            name: [
                [column | {"type": str(column["type"])} for column in there.get_columns(name)],
                there.get_pk_constraint(name),
                sorted(there.get_foreign_keys(name), key=str),
                sorted(there.get_indexes(name), key=str),
            ]
            for name in there.get_table_names()
        }
        return {"tables": tables, "taken": migrations.taken(connection)}


def test_a_database_of_before_takes_the_steps_that_are_missing(store: Store) -> None:
    """One of before the second step has tables, but does not know when somebody has to look after them."""
    store.append(whole("t", played(2).lines))
    with store.writing.begin() as connection:
        kept = ("log", "summaries", "players")
        schema.metadata.drop_all(
            connection, [table for table in schema.metadata.sorted_tables if table.name not in kept]
        )
        connection.execute(sa.text("DROP INDEX summaries_due"))
        connection.execute(sa.text("ALTER TABLE summaries DROP COLUMN due"))
        connection.execute(migrations.VERSION.update().values(version_num="0001"))
    store.migrate()
    assert store.due(START + 60_000) == [("t", START)]
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert migrations.taken(connection) == {migrations.steps()[-1]}


def test_many_writers_share_commits(store: Store) -> None:
    playing = played(2)

    async def work() -> list[BaseException | None]:
        writer = Writer(store)
        names = [*(f"t{number}" for number in range(100)), "t0"]
        failures = await asyncio.gather(
            *(writer.write(whole(name, playing.lines)) for name in names), return_exceptions=True
        )
        await writer.close()
        with pytest.raises(Unavailable):
            await writer.write(whole("late", playing.lines))
        return failures

    failures = asyncio.run(work())
    assert failures[:100] == [None] * 100
    assert isinstance(failures[100], WriteConflict)


@pytest.mark.parametrize("url", ["mysql://localhost/x", "nonsense", "sqlite:////dev/null/x/tables.sqlite"])
def test_a_database_that_cannot_be_used(url: str) -> None:
    with pytest.raises((Unavailable, OSError)):
        Store(url).migrate()


def test_a_database_that_is_gone_loses_nothing(tmp_path: Path) -> None:
    playing = played(2)
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.migrate()
    store.append(whole("t", playing.lines))
    with store.writing.begin() as connection:
        connection.execute(sa.text("ALTER TABLE log RENAME TO hidden"))
    with pytest.raises(Unavailable):
        store.append(whole("u", playing.lines))
    with store.writing.begin() as connection:
        connection.execute(sa.text("ALTER TABLE hidden RENAME TO log"))
    assert store.load("t") == playing.lines
    assert store.load("u") == []
    store.append(whole("u", playing.lines))
    store.close()


def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    """The file may not grow any more: SQLite says that the disk is full."""
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.migrate()
    lines = played(20).lines
    with store.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    sa.event.listen(store.engine, "connect", lambda raw, _: raw.execute(f"PRAGMA max_page_count={pages + 8}"))
    store.engine.dispose()
    failures = [store.append_all([whole(f"t{number}", lines)])[0] for number in range(40)]
    assert "full" in str(failures[-1])
    written = failures.index(next(failure for failure in failures if failure is not None))
    assert store.load(f"t{written}") == []
    assert store.load("t0") == lines
    store.close()


KILLED = """
import asyncio
import sys
from mirabilia.tables.store import Store
from mirabilia.tables.writer import Writer
from tests.tables.test_store import whole
from tests.tables.scenario import Playing

async def work():
    store = Store(sys.argv[1])
    store.migrate()
    writer = Writer(store)
    number = 0
    while True:
        await writer.write(whole(f"{sys.argv[2]}-{number}", Playing().lines))
        print(f"{sys.argv[2]}-{number}", flush=True)
        number += 1

asyncio.run(work())
"""


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(url: str) -> None:
    acknowledged: list[str] = []
    for run in range(2):
        program = [sys.executable, "-c", KILLED, url, str(run)]
        with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for _ in range(10 + 15 * run):
                acknowledged.append(process.stdout.readline().strip())
            time.sleep(0.01 * run)
            os.kill(process.pid, signal.SIGKILL)
            acknowledged += process.stdout.read().split()
    store = Store(url)
    assert len(acknowledged) >= 35
    for table in acknowledged:
        assert len(store.load(table)) == 3
    store.close()


def test_a_summary_tells_no_secrets() -> None:
    summary = msgspec.json.encode(summary_of(Playing().table)).decode()
    assert "secret" not in summary
    assert "player" not in summary
    assert isinstance(summary_of(Table("x", Playing().lines[0])), Summary)


def test_a_summary_is_written_when_it_tells_something_new() -> None:
    playing = Playing(names=("Anna", ""))
    before = summary_of(playing.table)
    assert worth_writing(before, None)
    assert not worth_writing(before, before)
    playing.ask(requests.sit, 1, "Bruno", "secret", "")
    begun = summary_of(playing.table)
    assert worth_writing(begun, before)
    playing.move()
    assert not worth_writing(summary_of(playing.table), begun)
    playing.wait(11)
    playing.move()
    assert worth_writing(summary_of(playing.table), begun)
    clocked = Playing(clock=Clock("move", 60))
    before = summary_of(clocked.table)
    clocked.wait(1)
    clocked.move()
    assert worth_writing(summary_of(clocked.table), before)
