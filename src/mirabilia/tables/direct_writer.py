"""Moves go to PostgreSQL straight from the event loop, over a connection of their own.

What comes in while a commit is under way, or soon after one has begun, goes with the next one, all of it in one
statement. Without a thread that has to be woken, and without the layers in between, a commit costs a tenth: that counts
where few tables share one. New tables, people who sit down and games that end take the ordinary way, and so does
everything while there is none.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from mirabilia.tables.entries import Seated
from mirabilia.tables.store import Append, Store, Unavailable, line_row, masked, summary_row

if TYPE_CHECKING:
    import psycopg
    from psycopg.pq.abc import PGconn, PGresult

MOST = 256
"""Requests in one commit."""
PACE = 0.01
"""Seconds from one commit to the next: a move alone goes at once, many together cost less, and nobody sees the wait."""
NAME = b"append"
STATEMENT = b"""
WITH told AS (
    UPDATE summaries
    SET status = new.status, seats = new.seats, seq = new.seq, changed_at = new.changed_at, due = new.due
    FROM json_to_recordset($2::json)
        AS new(table_id text, status text, seats text, seq integer, changed_at bigint, due bigint)
    WHERE summaries.table_id = new.table_id
)
INSERT INTO log (table_id, seq, at, body)
SELECT * FROM json_to_recordset($1::json) AS new(table_id text, seq integer, at bigint, body text)
"""
DONE = 1
"""The status of a statement that was carried out (PGRES_COMMAND_OK)."""
ENCODER = msgspec.json.Encoder()

Waiting: TypeAlias = tuple[Append, "asyncio.Future[None]"]


class NotWritten(Exception):
    """The database has not written it: whoever asks in the ordinary way is told why."""


class DirectWriter:
    """Belongs to the event loop in which it was made."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.loop = asyncio.get_running_loop()
        self.connection: psycopg.Connection[Any] | None = None
        self.file = -1
        """Its socket, under a number of our own: libpq closes the other one as soon as the connection is lost."""
        self.opening: asyncio.Task[None] | None = None
        self.waiting: list[Waiting] = []
        self.under_way: list[Waiting] = []
        self.results: list[PGresult] = []
        """Of the statement that is under way."""
        self.next = 0.0
        """When the next statement may go, by the clock of the event loop."""

    def takes(self, request: Append) -> bool:
        """Whether this is the way for a request now; opens the connection for the next ones if there is none."""
        if (
            request.lines[0].seq == 0
            or request.results
            or any(isinstance(line.entry, Seated) for line in request.lines)
        ):
            return False
        if self.connection is None and self.opening is None:
            self.opening = self.loop.create_task(self._open())
        return self.connection is not None

    async def write(self, request: Append) -> None:
        """Returns when it is safe on the disk; NotWritten, or Unavailable if nobody knows whether it is."""
        future: asyncio.Future[None] = self.loop.create_future()
        if not self.waiting and not self.under_way:
            self._send_soon()
        self.waiting.append((request, future))
        await future

    async def close(self) -> None:
        """Wait for what is under way, then hang up."""
        if self.opening is not None:
            await self.opening
        while self.under_way or self.waiting:
            await asyncio.wait([future for _, future in (*self.under_way, *self.waiting)])
        self._hang_up()

    # The connection.

    async def _open(self) -> None:
        try:
            connection, self.file = await asyncio.to_thread(self._connect)
        except (Unavailable, _errors()):
            return  # whoever writes in the ordinary way is told
        finally:
            self.opening = None
        self.connection = connection
        self.loop.add_reader(self.file, self._read, connection.pgconn)

    def _connect(self) -> tuple[psycopg.Connection[Any], int]:
        """A connection that nobody else has, and its socket."""
        with self.store.reaching():
            borrowed = self.store.engine.raw_connection()
        connection: Any = borrowed.driver_connection
        borrowed.detach()
        try:
            connection.autocommit = True
            if connection.pgconn.prepare(NAME, STATEMENT).status != DONE:
                raise Unavailable("the database does not know the tables")
            connection.pgconn.nonblocking = 1
            return connection, os.dup(connection.pgconn.socket)
        except BaseException:
            connection.close()
            raise

    def _hang_up(self) -> None:
        if self.connection is not None:
            self.loop.remove_reader(self.file)
            self.loop.remove_writer(self.file)
            os.close(self.file)
            self.connection.close()
            self.connection = None

    def _lose(self, error: Exception) -> None:
        """The connection is gone: what was on its way may have arrived."""
        self._hang_up()
        self.store.failures += 1
        self._finish(Unavailable(masked(" ".join(str(error).split()))))
        self.under_way, self.waiting = self.waiting, []
        self._finish(NotWritten())

    # Statements.

    def _send_soon(self) -> None:
        """With whatever else is ready now, or comes until it is time."""
        self.loop.call_at(self.next, self._send)

    def _send(self) -> None:
        """Everything that waits, as one statement."""
        if self.connection is None or self.under_way or not self.waiting:
            return  # the connection was lost meanwhile, and perhaps there is another one already
        self.under_way, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
        self.results = []
        self.next = self.loop.time() + PACE
        pgconn = self.connection.pgconn
        requests = [request for request, _ in self.under_way]
        lines = [line_row(request.table, line) for request in requests for line in request.lines]
        summaries = [summary_row(request.summary) for request in requests if request.summary is not None]
        try:
            pgconn.send_query_prepared(NAME, [ENCODER.encode(lines), ENCODER.encode(summaries)])
            self._flush(pgconn)
        except _errors() as error:
            self._lose(error)

    def _flush(self, pgconn: PGconn) -> None:
        if pgconn.flush():
            self.loop.add_writer(self.file, self._write_on, pgconn)
        else:
            self.loop.remove_writer(self.file)

    def _write_on(self, pgconn: PGconn) -> None:
        try:
            self._flush(pgconn)
        except _errors() as error:
            self._lose(error)

    def _read(self, pgconn: PGconn) -> None:
        """Something has come: an answer, or the end of the connection."""
        try:
            pgconn.consume_input()
            while self.under_way and not pgconn.is_busy():
                result = pgconn.get_result()
                if result is None:
                    self._answered()
                else:
                    self.results.append(result)
        except _errors() as error:
            self._lose(error)

    def _answered(self) -> None:
        is_done = bool(self.results) and all(result.status == DONE for result in self.results)
        self._finish(None if is_done else NotWritten())
        if self.waiting:
            self._send_soon()

    def _finish(self, failure: Exception | None) -> None:
        batch, self.under_way = self.under_way, []
        finish(batch, [failure] * len(batch))


def finish(batch: Sequence[Waiting], failures: Sequence[Exception | None]) -> None:
    """Tell all who wait that it is written, or why not."""
    for (_, future), failure in zip(batch, failures, strict=True):
        if future.done():
            continue  # whoever asked has gone; the log has it all the same
        if failure is None:
            future.set_result(None)
        else:
            future.set_exception(failure)


def _errors() -> type[Exception]:
    from psycopg import Error

    return Error
