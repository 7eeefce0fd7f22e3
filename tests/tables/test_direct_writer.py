"""Moves that go to a real PostgreSQL straight from the event loop: as safe as on the ordinary way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import msgspec
import pytest
import sqlalchemy as sa

from mirabilia.tables.direct_writer import DirectWriter
from mirabilia.tables.entries import LogLine, Said
from mirabilia.tables.schema import summaries
from mirabilia.tables.store import Append, Store, Unavailable, WriteConflict, summary_of
from mirabilia.tables.writer import Writer
from tests.databases import fresh_database
from tests.tables.scenario import Playing

ODD = "\u0000 \\ \" ' {} \U0001d7d9 \u00e9 \u2028 $1 %s"


@pytest.fixture
def store(postgresql: str) -> Iterator[Store]:
    opened = Store(fresh_database(postgresql))
    opened.migrate()
    yield opened
    opened.close()


def with_writer(store: Store, work: Callable[[Writer, DirectWriter], Awaitable[None]]) -> None:
    """Do something with a writer that has its connection."""

    async def run() -> None:
        writer = Writer(store)
        assert writer.direct is not None
        await connected(writer.direct)
        await work(writer, writer.direct)
        await writer.close()
        assert writer.direct.connection is None

    asyncio.run(run())


async def connected(direct: DirectWriter) -> None:
    while not direct.takes(said("any", 1)):
        await asyncio.sleep(0.01)


def said(table: str, seq: int, text: str = "hello") -> Append:
    return Append(table, (LogLine(seq, 7, Said("Anna", text)),), None)


def open_table(store: Store, table: str) -> Playing:
    playing = Playing()
    summary = msgspec.structs.replace(summary_of(playing.table), table=table)
    store.append(Append(table, tuple(playing.lines), summary))
    return playing


def hang_up_on_all(store: Store) -> None:
    """As a database does that is started again."""
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = :name"
    with store.engine.connect() as connection:
        connection.execute(sa.text(others), {"name": store.engine.url.database})


def test_what_was_written_is_there_as_the_ordinary_way_writes_it(store: Store) -> None:
    playing = open_table(store, "t")
    seq = playing.table.seq

    async def work(writer: Writer, direct: DirectWriter) -> None:
        append = said("t", seq, ODD)
        summary = msgspec.structs.replace(summary_of(playing.table), table="t", status="over", seq=seq + 1, due=12)
        append = msgspec.structs.replace(append, summary=summary)
        assert direct.takes(append)
        await direct.write(append)

    with_writer(store, work)
    assert store.load("t", seq) == list(said("t", seq, ODD).lines)
    (shown,) = store.select_summaries(sa.select(summaries))
    assert (shown.status, shown.seq, shown.due) == ("over", seq + 1, 12)


def test_new_tables_and_people_who_sit_down_take_the_ordinary_way(store: Store) -> None:
    playing = Playing()

    async def work(_: Writer, direct: DirectWriter) -> None:
        assert not direct.takes(Append("t", tuple(playing.lines), None))
        assert not direct.takes(Append("t", tuple(playing.lines[1:2]), None))

    with_writer(store, work)


def test_many_share_a_commit_and_a_conflict_of_one_is_nobody_elses(store: Store) -> None:
    async def work(writer: Writer, _: DirectWriter) -> None:
        await writer.write(said("t7", 1, "first"))
        writes = (writer.write(said(f"t{number}", 1)) for number in range(600))
        failures = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(failure) for number, failure in enumerate(failures) if number != 7] == [type(None)] * 599
        assert isinstance(failures[7], WriteConflict)

    with_writer(store, work)
    assert [len(store.load(f"t{number}", 1)) for number in range(600)] == [1] * 600
    assert store.load("t7", 1) == list(said("t7", 1, "first").lines)


def test_a_connection_that_is_lost_is_noticed_and_comes_back(store: Store) -> None:
    async def work(writer: Writer, direct: DirectWriter) -> None:
        await asyncio.to_thread(hang_up_on_all, store)
        while direct.connection is not None:  # it hears of it without asking
            await asyncio.sleep(0.01)
        await connected(direct)
        await writer.write(said("t", 1))

    with_writer(store, work)
    assert len(store.load("t", 1)) == 1


def test_what_is_under_way_when_it_is_lost_is_told_and_the_rest_written_the_ordinary_way(store: Store) -> None:
    """The statement waits for a lock, so it is under way for certain."""

    async def work(writer: Writer, direct: DirectWriter) -> None:
        with store.engine.connect() as blocking:
            blocking.execute(sa.text("LOCK TABLE log IN ACCESS EXCLUSIVE MODE"))
            first = asyncio.create_task(writer.write(said("first", 1)))
            await asyncio.sleep(0)  # it waits to be sent
            while not direct.under_way:
                await asyncio.sleep(0)
            second = asyncio.create_task(writer.write(said("second", 1)))
            while not direct.waiting:
                await asyncio.sleep(0)
            blocked = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
            while not blocking.execute(sa.text(blocked)).all():
                await asyncio.sleep(0.01)
            with pytest.raises(Unavailable):
                await first
            blocking.rollback()
        await second

    with_writer(store, work)
    assert (store.load("first", 1), len(store.load("second", 1))) == ([], 1)


def test_closing_while_the_database_is_gone_ends(store: Store) -> None:
    async def run() -> None:
        writer = Writer(store)
        assert writer.direct is not None
        await connected(writer.direct)
        writes = [asyncio.create_task(writer.write(said(f"t{number}", 1))) for number in range(20)]
        await asyncio.sleep(0)
        await asyncio.to_thread(hang_up_on_all, store)
        await writer.close()
        ends = await asyncio.gather(*writes, return_exceptions=True)
        assert all(end is None or isinstance(end, Unavailable | WriteConflict) for end in ends)

    asyncio.run(run())
