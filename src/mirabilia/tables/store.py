"""The logs of all tables in a database: SQLite in one file, or PostgreSQL; one code for both."""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import DataError, DBAPIError, DisconnectionError, IntegrityError, SQLAlchemyError

from mirabilia.core import extras
from mirabilia.tables import migrations, ratings, results, table_snapshot
from mirabilia.tables.entries import AnyEntry, Created, LogLine, Seated
from mirabilia.tables.ratings import RatedSeat
from mirabilia.tables.requests import Refused
from mirabilia.tables.results import SeatResult
from mirabilia.tables.schema import leases, log, players, settings, snapshots, summaries
from mirabilia.tables.table import Table
from mirabilia.tables.table_snapshot import TableSnapshot

try:
    import fcntl
except ImportError:  # no such locks on this system
    fcntl = None  # type: ignore[assignment]

log_ = logging.getLogger(__name__)
HEALTH = "health"
SUMMARY_FIELDS = ("game", "public", "status", "seq", "created_at", "changed_at", "due")
LOBBY_DELAY = 10_000
"""Milliseconds by which the lobby may be late in knowing that somebody has moved."""
WAIT = 5.0
"""Seconds to wait for another writer of the file."""
IDLE = 1.0
"""Seconds after which a connection to a server is tried before it is used."""
SPACES = re.compile(r"(\s+)")
PASSWORD = re.compile(r"(\bpassword=)[^\s&]+")
BODY = msgspec.json.Decoder(AnyEntry)
# Made once: a statement remembers how it is looked up among the compiled ones.
INSERT_LINES = log.insert()
INSERT_ARRAYS = sa.text(
    "INSERT INTO log (table_id, seq, at, body) SELECT * FROM unnest("
    "CAST(:table_id AS text[]), CAST(:seq AS integer[]), CAST(:at AS bigint[]), CAST(:body AS text[]))"
)
INSERT_SUMMARIES = summaries.insert()
UPDATE_SUMMARIES = summaries.update().where(summaries.c.table_id == sa.bindparam("changed_id"))


def masked(text: str) -> str:
    """A text without the passwords of the addresses in it."""
    return PASSWORD.sub(r"\1***", "".join(map(_masked_word, SPACES.split(text))))


def _masked_word(word: str) -> str:
    """`user:secret@host` as `user:***@host`, whatever stands before it."""
    at = word.rfind("@")
    colon = word.find(":", 1, at) if at > 0 else -1
    if colon > 0 and word.startswith("//", colon + 1):
        colon = word.find(":", colon + 3, at)
    return word if colon < 0 else f"{word[:colon]}:***{word[at:]}"


class WriteConflict(Exception):
    """Somebody else has written that entry first: read on and try again."""


class Unavailable(Exception):
    """The database cannot be reached or written to. Nothing has been written."""


class Unreadable(Exception):
    """The log of a table makes no sense: somebody else has written into the database, or a disk has failed."""


UNREADABLE = (msgspec.MsgspecError, RecursionError, TypeError, ValueError)
"""What reading a broken row raises."""


class NewerDatabase(Unavailable):
    """A newer version of Mirabilia has written it."""


class DatabaseInUse(Unavailable):
    """Another server uses the file."""


class Summary(Struct, frozen=True):
    """What the lobby shows of a table."""

    table: str
    game: str
    public: bool
    status: str
    seats: list[str | None]
    """The name at each seat, null where it is free."""
    seq: int
    created_at: int
    changed_at: int
    due: int | None = None
    """When somebody has to look after the table: a clock runs out, or a bot is to decide."""


class Append(Struct, frozen=True):
    """Entries to write: those of one request, together or not at all."""

    table: str
    lines: tuple[LogLine, ...]
    summary: Summary | None
    """None where nothing has changed that the lobby shows or that has to be looked after."""
    results: tuple[SeatResult, ...] = ()
    """Of a game that they end."""
    rated: tuple[RatedSeat, ...] = ()
    """What that game counts for ratings."""


def summary_of(table: Table) -> Summary:
    """The summary of a table to which all entries have been applied."""
    names = [name if seat.taken else None for name, seat in zip(table.names(), table.seats, strict=True)]
    created = table.created
    return Summary(
        table.id,
        created.game,
        created.public,
        table.status,
        names,
        table.seq,
        table.created_at,
        table.changed_at,
        table.due(),
    )


def worth_writing(new: Summary, old: Summary | None) -> bool:
    """Whether a summary tells more than the one that was written before; the time of a change only now and then."""
    if old is None or new.changed_at - old.changed_at >= LOBBY_DELAY:
        return True
    return (new.status, new.seats, new.due) != (old.status, old.seats, old.due)


def default_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


class Store:
    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.writing = self.engine.execution_options(writes=True)
        self.shared = self.engine.dialect.name == "postgresql"
        """Whether other processes may use it too."""
        self.failures = 0
        """How often the database could not be reached or written to."""
        self.claimed: IO[bytes] | None = None
        """Says that this server uses the file, as long as it is open."""

    def migrate(self) -> None:
        """Bring the database up to date; on a server several processes may try at once, and one does it."""
        with self.reaching(), self.writing.begin() as connection:
            if self.shared:
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(7100001)"))
            if migrations.is_newer(connection):
                raise NewerDatabase("the database belongs to a newer version of Mirabilia")
            migrations.bring_up_to_date(connection)

    def claim(self) -> None:
        """Be the only server on a SQLite file, until it is closed; DatabaseInUse if another one is."""
        file = self.engine.url.database
        if not self.shared and file and file != ":memory:" and self.claimed is None:
            self.claimed = claimed(Path(f"{Path(file).resolve()}.lock"))  # by whatever name it is called

    def close(self) -> None:
        self.engine.dispose()
        if self.claimed is not None:
            self.claimed.close()
            self.claimed = None

    @contextmanager
    def reaching(self) -> Iterator[None]:
        """Errors of the database as one of ours."""
        try:
            yield
        except IntegrityError:
            raise
        except (DataError, OverflowError):  # such as the letter zero, which PostgreSQL does not keep
            raise Refused("invalid", "that is no text or number to be kept", reason="no text or number") from None
        except (DBAPIError, SQLAlchemyError, OSError) as error:
            self.failures += 1
            raise Unavailable(masked(" ".join(str(getattr(error, "orig", None) or error).split()))) from error

    # Writing.

    def append(self, request: Append) -> None:
        """Write, and return when it is safe; WriteConflict if another writer was first."""
        (failure,) = self.append_all([request])
        if failure is not None:
            raise failure

    def append_all(self, requests: Sequence[Append]) -> list[Exception | None]:
        """Write many requests with one commit; for each None, or why it was not written."""
        try:
            with self.reaching(), self.writing.begin() as connection:
                _write(connection, requests)
        except (IntegrityError, Refused) as error:
            if len(requests) == 1:
                return [error if isinstance(error, Refused) else WriteConflict(requests[0].table)]
            return [self.append_all([request])[0] for request in requests]
        except Unavailable as error:
            return [error] * len(requests)
        return [None] * len(requests)

    # Reading.

    def load(self, table: str, since: int = 0) -> list[LogLine]:
        """The log of a table from an entry on; [] if there is none. Unreadable if a row is broken or missing."""
        query = sa.select(log.c.seq, log.c.at, log.c.body).where(log.c.table_id == table, log.c.seq >= since)
        with self.reaching(), self.engine.connect() as connection:
            rows = connection.execute(query.order_by(log.c.seq)).all()
        try:
            lines = [LogLine(seq, at, BODY.decode(body)) for seq, at, body in rows]
        except UNREADABLE as error:
            raise Unreadable(f"table {table}: {error}") from None
        if any((line.seq, type(line.at)) != (seq, int) for seq, line in enumerate(lines, since)):
            raise Unreadable(f"table {table}: an entry is missing or broken")
        return lines

    def check_writable(self) -> None:
        """Write something, and see that the tables are there; Unavailable if that cannot be done."""
        with self.reaching(), self.writing.begin() as connection:
            for rows in (log, summaries):
                connection.execute(sa.select(rows.c.table_id).limit(1)).first()
            connection.execute(sa.delete(settings).where(settings.c.name == HEALTH))
            connection.execute(settings.insert().values(name=HEALTH, value=secrets.token_hex(4)))

    def snapshot(self, table: str) -> tuple[TableSnapshot, list[LogLine]] | None:
        """The snapshot of a table with the entries since; None if there is none that fits the log."""
        query = sa.select(snapshots.c.body).where(snapshots.c.table_id == table)
        with self.reaching(), self.engine.connect() as connection:
            body = connection.execute(query).scalar()
        snapshot = None if body is None else table_snapshot.decoded(body)
        if snapshot is None:
            return None
        try:
            lines = self.load(table, snapshot.seq - 1)
        except Unreadable:
            return None
        return (snapshot, lines[1:]) if lines and lines[0].seq == snapshot.seq - 1 else None

    def save_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Put a snapshot in the place of an older one."""
        row = {"table_id": table, "seq": seq, "body": body.decode()}
        old = sa.delete(snapshots).where(snapshots.c.table_id == table, snapshots.c.seq < seq)
        with self.reaching(), suppress(IntegrityError), self.writing.begin() as connection:
            connection.execute(old)
            connection.execute(snapshots.insert().values(**row))

    def lobby(self, limit: int, statuses: Sequence[str] = ("waiting", "playing")) -> list[Summary]:
        """Public tables, those that changed last first."""
        query = sa.select(summaries).where(summaries.c.public, summaries.c.status.in_(statuses))
        return self.select_summaries(query.order_by(summaries.c.changed_at.desc()).limit(limit))

    def created(self, tables: Sequence[str]) -> dict[str, Created]:
        """How tables were set up, by their ids."""
        query = sa.select(log.c.table_id, log.c.body).where(log.c.table_id.in_(tables), log.c.seq == 0)
        with self.reaching(), self.engine.connect() as connection:
            rows = connection.execute(query).all()
        first = ((id, _readable(body)) for id, body in rows)
        return {id: entry for id, entry in first if isinstance(entry, Created)}

    def due(self, until: int, process: str | None = None) -> list[tuple[str, int]]:
        """The tables to be looked after until a time, and when; for a process those of others are left out."""
        query = sa.select(summaries.c.table_id, summaries.c.due).where(summaries.c.due <= until)
        if process is not None:
            theirs = sa.select(leases.c.table_id).where(leases.c.process != process)
            query = query.where(summaries.c.table_id.not_in(theirs))
        with self.reaching(), self.engine.connect() as connection:
            return [(id, at) for id, at in connection.execute(query.order_by(summaries.c.due))]

    def of_players(self, who: Sequence[str]) -> list[Summary]:
        """Every table that one of these players has sat at, the first one first."""
        own = sa.select(players.c.table_id).where(players.c.player.in_(who))
        query = sa.select(summaries).where(summaries.c.table_id.in_(own))
        return self.select_summaries(query.order_by(summaries.c.created_at))

    def select_summaries(self, query: sa.Select[Any]) -> list[Summary]:
        """Those of a query that make sense."""
        with self.reaching(), self.engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
        return [summary for row in rows if (summary := _summary_of_row(row)) is not None]


def _summary_of_row(row: Any) -> Summary | None:
    """None for a row that makes no sense: one of them must not hide all others."""
    try:
        fields = {name: row[name] for name in SUMMARY_FIELDS}
        seats = msgspec.json.decode(row["seats"])
        return msgspec.convert({**fields, "table": row["table_id"], "seats": seats}, Summary)
    except UNREADABLE as error:
        log_.warning("broken row", extra={"fields": {"error": str(error)}})
        return None


def _readable(body: str) -> AnyEntry | None:
    try:
        entry: AnyEntry = BODY.decode(body)
    except UNREADABLE as error:
        log_.warning("broken row", extra={"fields": {"error": str(error)}})
        return None
    return entry


def claimed(file: Path) -> IO[bytes]:
    """An open file that says, as long as it is open, that its neighbour is in use."""
    try:
        handle = file.open("wb")
    except OSError as error:
        raise Unavailable(f"cannot write {file}: {error.strerror}") from None
    try:
        if fcntl is not None:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        handle.close()
        raise DatabaseInUse("another server uses this database file") from None
    return handle


def _write(connection: sa.Connection, requests: Sequence[Append]) -> None:
    """Write requests, statement by statement for all of them: that is much quicker than one after the other."""
    rows = [line_row(request.table, line) for request in requests for line in request.lines]
    if connection.dialect.name == "postgresql":  # one statement for any number of rows, and one way to the server
        connection.execute(INSERT_ARRAYS, {name: [row[name] for row in rows] for name in rows[0]})
    else:
        connection.execute(INSERT_LINES, rows)
    last = {request.table: request.summary for request in requests if request.summary is not None}
    new = {request.table for request in requests if request.lines[0].seq == 0}
    opened = [summary_row(last[id]) for id in last if id in new]
    changed = [summary_row(last[id]) | {"changed_id": id} for id in last if id not in new]
    if opened:
        connection.execute(INSERT_SUMMARIES, opened)
    if changed:
        connection.execute(UPDATE_SUMMARIES, changed)
    for request in requests:
        for line in request.lines:
            if isinstance(line.entry, Seated) and line.entry.player:
                _note_player(connection, request.table, line.entry)
        results.insert(connection, request.results)
    rated = [seat for request in requests for seat in request.rated]
    if rated:
        _rate(connection, rated)


def _rate(connection: sa.Connection, seats: Sequence[RatedSeat]) -> None:
    """Write what games count for ratings. Whatever goes wrong with that, their end is written: a recount mends it."""
    try:
        with connection.begin_nested():
            ratings.insert(connection, seats)
    except SQLAlchemyError:
        raise
    except Exception:
        log_.exception("ratings", extra={"fields": {"tables": sorted({seat.table_id for seat in seats})}})


def line_row(table: str, line: LogLine) -> dict[str, Any]:
    return {"table_id": table, "seq": line.seq, "at": line.at, "body": msgspec.json.encode(line.entry).decode()}


def summary_row(summary: Summary) -> dict[str, Any]:
    return {
        "table_id": summary.table,
        "game": summary.game,
        "public": summary.public,
        "status": summary.status,
        "seats": msgspec.json.encode(summary.seats).decode(),
        "seq": summary.seq,
        "created_at": summary.created_at,
        "changed_at": summary.changed_at,
        "due": summary.due,
    }


def _note_player(connection: sa.Connection, table: str, entry: Seated) -> None:
    row = {"player": entry.player, "table_id": table, "seat": entry.seat}
    known = sa.select(players.c.seat).where(*(players.c[name] == value for name, value in row.items()))
    if connection.execute(known).first() is None:
        connection.execute(players.insert().values(**row))


def _engine(url: str) -> sa.Engine:
    """An engine for a URL; `postgresql://` uses psycopg, which is an extra."""
    try:
        parsed = sa.make_url(url)
        if "@" in (parsed.host or ""):  # and a part of the password before it
            raise Unavailable("an @ in the password is written %40")
        if parsed.drivername in ("postgresql", "postgres"):
            parsed = parsed.set(drivername="postgresql+psycopg")
        if parsed.get_backend_name() not in ("sqlite", "postgresql"):
            raise Unavailable(f"{parsed.get_backend_name()} is not supported: use sqlite:///FILE or postgresql://...")
        if parsed.get_backend_name() == "sqlite":
            return _sqlite(parsed)
        with extras.needed("postgresql"):
            return _postgresql(parsed)
    except (SQLAlchemyError, ValueError) as error:
        raise Unavailable(f"cannot use the database {masked(url)!r}: {error}") from None


def _postgresql(url: sa.URL) -> sa.Engine:
    """Connections are tried before they are used, unless they just were: it would be one way more for each commit."""
    engine = sa.create_engine(url, pool_size=4, max_overflow=4)

    @sa.event.listens_for(engine, "checkout")
    def ping(connection: Any, record: Any, _: object) -> None:
        if time.monotonic() - record.info.get("used", 0.0) > IDLE:
            try:
                engine.dialect.do_ping(connection)
            except engine.dialect.loaded_dbapi.Error as error:
                raise DisconnectionError(str(error)) from error

    @sa.event.listens_for(engine, "checkin")
    def note(_: object, record: Any) -> None:
        record.info["used"] = time.monotonic()

    return engine


def _sqlite(url: sa.URL) -> sa.Engine:
    """One file: written ahead, synced at every commit, and one writer after the other."""
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(url, connect_args={"timeout": WAIT, "check_same_thread": False})

    @sa.event.listens_for(engine, "connect")
    def configure(connection: Any, _: object) -> None:
        connection.isolation_level = None  # SQLAlchemy's BEGIN below, not the driver's
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    return engine
