"""What whoever runs a server may do with its tables and its guests, while the server runs or not.

Everything is done in the database. A running server looks every few seconds whether there are new orders.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Literal, TypeAlias

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from mirabilia.tables.entries import Closed, LogLine
from mirabilia.tables.ratings import rated_seats
from mirabilia.tables.results import results_of
from mirabilia.tables.schema import (
    bans,
    person_keys,
    players,
    settings,
    summaries,
)
from mirabilia.tables.store import UNREADABLE, Append, Store, Summary, Unreadable, WriteConflict, summary_of
from mirabilia.tables.table import Table, replayed

ORDERS = "orders"
"""The setting that changes with every order."""
KEEP_DAYS = "keep_days"
REVOKED = "revoked"
"""The setting that changes with every device that is sent away."""
DAY = 86_400_000
TRIES = 20
"""How often a table is closed when its players are faster."""

Kind: TypeAlias = Literal["ban", "mute"]


class Ban(Struct, frozen=True):
    """Somebody who may not play here, or not say anything: an address, or a player by the hash of their secret."""

    kind: Kind
    who: str
    at: int
    until: int | None
    note: str


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def orders(store: Store) -> str:
    """Another text after every order."""
    return setting(store, ORDERS) or ""


def setting(store: Store, name: str) -> str | None:
    with store.reaching(), store.engine.connect() as connection:
        return setting_of(connection, name)


def setting_of(connection: sa.Connection, name: str) -> str | None:
    value: str | None = connection.execute(sa.select(settings.c.value).where(settings.c.name == name)).scalar()
    return value


def set_setting(store: Store, name: str, value: str | None) -> None:
    with store.reaching(), store.writing.begin() as connection:
        _set(connection, name, value)


def made_once(store: Store, name: str, make: Callable[[], str]) -> str:
    """A setting that is made when it is needed first; of several processes that make one, one is first."""
    known = setting(store, name)
    if known is None:
        with suppress(IntegrityError), store.reaching(), store.writing.begin() as connection:
            connection.execute(settings.insert().values(name=name, value=make()))
        known = setting(store, name)
    if known is None:
        raise LookupError(name)
    return known


def _set(connection: sa.Connection, name: str, value: str | None) -> None:
    connection.execute(sa.delete(settings).where(settings.c.name == name))
    if value is not None:
        connection.execute(settings.insert().values(name=name, value=value))


def note_order(connection: sa.Connection) -> None:
    """Let running servers know."""
    _set(connection, ORDERS, str(time.time_ns()))


def note_revoked(connection: sa.Connection) -> None:
    """Let running servers know that a device was sent away."""
    _set(connection, REVOKED, str(time.time_ns()))


# Tables.


def tables(store: Store) -> list[Summary]:
    """All tables, those that changed last first."""
    return store.select_summaries(sa.select(summaries).order_by(summaries.c.changed_at.desc()))


def table_of(store: Store, id: str) -> Table | None:
    """A table as its log tells it; None if there is none, Unreadable if the log makes no sense."""
    lines = store.load(id)
    try:
        return replayed(id, lines) if lines else None
    except UNREADABLE as error:
        raise Unreadable(f"table {id}: {error}") from None


def close_table(store: Store, table: str) -> bool:
    """End the game of a table; False if there is none, or it is over."""
    for _ in range(TRIES):
        current = table_of(store, table)
        if current is None or current.outcome is not None:
            return False
        line = LogLine(current.seq, max(milliseconds(), current.changed_at), Closed())
        current.apply(line)
        try:
            ending = results_of(current), rated_seats(current)
            store.append(Append(table, (line,), summary_of(current), *ending))
        except WriteConflict:
            continue
        with store.reaching(), store.writing.begin() as connection:
            note_order(connection)
        return True
    return False


def keep_days(store: Store) -> int | None:
    """How many days tables are kept after somebody has last done something there; None for ever."""
    value = setting(store, KEEP_DAYS)
    return int(value) if value is not None and value.isdecimal() else None


def set_keep_days(store: Store, days: int | None) -> None:
    with store.reaching(), store.writing.begin() as connection:
        _set(connection, KEEP_DAYS, None if days is None else str(days))
        note_order(connection)


# People.


def players_like(store: Store, beginning: str) -> list[str]:
    """The players whose hash begins like this."""
    query = sa.select(players.c.player).distinct().where(players.c.player.startswith(beginning, autoescape=True))
    with store.reaching(), store.engine.connect() as connection:
        return sorted(connection.execute(query).scalars())


def ban(store: Store, kind: Kind, who: str, days: int | None = None, note: str = "") -> None:
    now = milliseconds()
    until = None if days is None else now + days * DAY
    with store.reaching(), store.writing.begin() as connection:
        connection.execute(sa.delete(bans).where(bans.c.kind == kind, bans.c.who == who))
        connection.execute(bans.insert().values(kind=kind, who=who, at=now, until=until, note=note))
        note_order(connection)


def pardon(store: Store, who: str) -> int:
    """Lift all bans of somebody; how many."""
    with store.reaching(), store.writing.begin() as connection:
        number = connection.execute(sa.delete(bans).where(bans.c.who == who)).rowcount
        note_order(connection)
    return number


def all_bans(store: Store) -> list[Ban]:
    """Those in force, the first one first."""
    query = sa.select(bans).where(sa.or_(bans.c.until.is_(None), bans.c.until > milliseconds())).order_by(bans.c.at)
    with store.reaching(), store.engine.connect() as connection:
        rows = connection.execute(query).mappings().all()
    return [Ban(row["kind"], row["who"], row["at"], row["until"], row["note"]) for row in rows]


def bans_in_force(store: Store) -> list[Ban]:
    """All bans, those of a browser again for each browser of the same person: nobody escapes to another device."""
    own, others = person_keys.alias(), person_keys.alias()
    query = (
        sa.select(own.c.player, others.c.player)
        .join(others, own.c.person == others.c.person)
        .where(own.c.player.in_(sa.select(bans.c.who)))
    )
    with store.reaching(), store.engine.connect() as connection:
        siblings = list(connection.execute(query))
    rows = all_bans(store)
    return rows + [
        msgspec.structs.replace(row, who=other) for row in rows for player, other in siblings if player == row.who
    ]


class Bans:
    """Who is muted or banned, as this process knows it."""

    def __init__(self) -> None:
        self.known: frozenset[tuple[str, str]] = frozenset()

    def read(self, rows: Iterable[Ban]) -> None:
        self.known = frozenset((row.kind, row.who) for row in rows)

    def has(self, kind: Kind, *who: str) -> bool:
        return bool(self.known) and any((kind, one) in self.known for one in who if one)
