"""What whoever runs a server may do with its tables and its guests, while the server runs or not.

Everything is done in the database. A running server looks every few seconds whether there are new orders.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Literal, TypeAlias

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from mirabilia.tables.entries import AnyEntry, Closed, Created, LogLine, Said, Seated, SeatPlan
from mirabilia.tables.ratings import rated_seats
from mirabilia.tables.results import results_of
from mirabilia.tables.schema import (
    accuracies,
    bans,
    blocks,
    invitations,
    log,
    person_keys,
    players,
    reports,
    results,
    seeks,
    settings,
    shares,
    snapshots,
    subscriptions,
    summaries,
    traits,
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
DELETED = "\u2013"
"""What is written where something was deleted."""

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


def _order(connection: sa.Connection) -> None:
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
            _order(connection)
        return True
    return False


def delete_tables(store: Store, ids: Sequence[str]) -> int:
    """Delete tables with all that is known of them; how many there were."""
    with store.reaching(), store.writing.begin() as connection:
        there = sa.select(sa.func.count()).select_from(log).where(log.c.table_id.in_(ids), log.c.seq == 0)
        number = int(connection.execute(there).scalar() or 0)
        for rows in (snapshots, players, accuracies, traits, results, summaries, log):
            connection.execute(sa.delete(rows).where(rows.c.table_id.in_(ids)))
        _order(connection)
    return number


def keep_days(store: Store) -> int | None:
    """How many days tables are kept after somebody has last done something there; None for ever."""
    value = setting(store, KEEP_DAYS)
    return int(value) if value is not None and value.isdecimal() else None


def set_keep_days(store: Store, days: int | None) -> None:
    with store.reaching(), store.writing.begin() as connection:
        _set(connection, KEEP_DAYS, None if days is None else str(days))
        _order(connection)


def delete_old_tables(store: Store, now: int) -> int:
    """Delete what is older than the host wants to keep it; how many tables."""
    days = keep_days(store)
    if days is None:
        return 0
    old = sa.select(summaries.c.table_id).where(summaries.c.changed_at < now - days * DAY).limit(500)
    with store.reaching(), store.engine.connect() as connection:
        ids = list(connection.execute(old).scalars())
    return delete_tables(store, ids) if ids else 0


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
        _order(connection)


def pardon(store: Store, who: str) -> int:
    """Lift all bans of somebody; how many."""
    with store.reaching(), store.writing.begin() as connection:
        number = connection.execute(sa.delete(bans).where(bans.c.who == who)).rowcount
        _order(connection)
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


def forget_player(store: Store, player: str) -> int:
    """Delete what is known of a person: names, what they said, and that they sat at these tables. The games stay."""
    with store.reaching(), store.writing.begin() as connection:
        sat = sa.select(players.c.table_id).where(players.c.player == player)
        expected = sa.select(log.c.table_id).where(log.c.seq == 0, log.c.body.contains(player, autoescape=True))
        ids = sorted({*connection.execute(sat).scalars(), *connection.execute(expected).scalars()})
        for table in ids:
            _forget_at(connection, table, player)
        connection.execute(sa.delete(players).where(players.c.player == player))
        connection.execute(sa.update(results).where(results.c.player == player).values(player=""))
        connection.execute(sa.delete(shares).where(shares.c.owner == player))
        connection.execute(sa.delete(bans).where(bans.c.who == player))
        for rows in (seeks, subscriptions, blocks):
            connection.execute(sa.delete(rows).where(rows.c.player == player))
        connection.execute(sa.delete(blocks).where(blocks.c.blocked == player))
        theirs = sa.or_(invitations.c.inviter == player, invitations.c.invited == player)
        connection.execute(sa.delete(invitations).where(theirs))
        connection.execute(sa.delete(reports).where(sa.or_(reports.c.player == player, reports.c.reporter == player)))
        _order(connection)
    for table in ids:
        _renew_summary(store, table)
    return len(ids)


def forget_planned(connection: sa.Connection, person: str) -> None:
    """The seats that were kept for a person are kept for nobody that is known."""
    found = sa.select(log).where(log.c.seq == 0, log.c.body.contains(person, autoescape=True))
    for row in connection.execute(found).all():
        entry: AnyEntry = msgspec.json.decode(row.body, type=AnyEntry)
        if isinstance(entry, Created):
            seats = tuple(
                msgspec.structs.replace(plan, person=DELETED, name=DELETED) if plan.person == person else plan
                for plan in entry.seats
            )
            body = msgspec.json.encode(msgspec.structs.replace(entry, seats=seats)).decode()
            connection.execute(sa.update(log).where(log.c.table_id == row.table_id, log.c.seq == 0).values(body=body))


def _forget_at(connection: sa.Connection, table: str, player: str) -> None:
    rows = connection.execute(sa.select(log.c.seq, log.c.body).where(log.c.table_id == table).order_by(log.c.seq)).all()
    own: set[int] = set()
    for seq, body in rows:
        try:
            entry: AnyEntry = msgspec.json.decode(body, type=AnyEntry)
        except UNREADABLE:  # nobody can read it, and nobody shall find the person in it
            connection.execute(sa.update(log).where(log.c.table_id == table, log.c.seq == seq).values(body=""))
            continue
        if isinstance(entry, Seated):
            own = own | {entry.seat} if entry.player == player else own - {entry.seat}
        changed = _forgotten(entry, player, own)
        if changed is not entry:
            where = (log.c.table_id == table, log.c.seq == seq)
            values: dict[str, Any] = {"body": msgspec.json.encode(changed).decode()}
            connection.execute(sa.update(log).where(*where).values(values))
    connection.execute(sa.delete(snapshots).where(snapshots.c.table_id == table))


def _forgotten(entry: AnyEntry, player: str, own: set[int]) -> AnyEntry:
    """An entry without what it tells of a person."""
    if isinstance(entry, Seated) and entry.player == player:
        return msgspec.structs.replace(entry, name=f"{DELETED} {entry.seat + 1}", player="", person="")
    if isinstance(entry, Said) and entry.seat in own:
        return msgspec.structs.replace(entry, name=DELETED, text=DELETED, phrase="")
    if isinstance(entry, Created) and any(plan.player == player for plan in entry.seats):
        seats = tuple(SeatPlan(plan.bot) if plan.player == player else plan for plan in entry.seats)
        return msgspec.structs.replace(entry, seats=seats)
    return entry


def _renew_summary(store: Store, table: str) -> None:
    """Let the lobby show the names as they are now."""
    try:
        current = table_of(store, table)
    except Unreadable:
        current = None
    names = [] if current is None else summary_of(current).seats
    with store.reaching(), store.writing.begin() as connection:
        seats = {"seats": msgspec.json.encode(names).decode()}
        connection.execute(sa.update(summaries).where(summaries.c.table_id == table).values(seats))
