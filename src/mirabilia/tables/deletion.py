"""What goes when a table or a person goes: everything that the database has of them, as its schema says."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from mirabilia.tables import ratings
from mirabilia.tables.entries import AnyEntry, Created, Said, Seated, SeatPlan
from mirabilia.tables.hosting import DAY, keep_days, note_order, table_of
from mirabilia.tables.people import players_of
from mirabilia.tables.schema import (
    ABOUT,
    GAME,
    OWN,
    accuracies,
    log,
    metadata,
    players,
    results,
    snapshots,
    summaries,
    traits,
)
from mirabilia.tables.store import UNREADABLE, Store, Unreadable, summary_of
from mirabilia.tables.tournaments import store as tournaments

DELETED = tournaments.DELETED

# Tables.


def delete_tables(store: Store, ids: Sequence[str]) -> int:
    """Delete tables with all that is known of them; how many there were. Their games have no winner where
    they were played for a tournament."""
    with store.reaching(), store.writing.begin() as connection:
        there = sa.select(sa.func.count()).select_from(log).where(log.c.table_id.in_(ids), log.c.seq == 0)
        number = int(connection.execute(there).scalar() or 0)
        for rows in (snapshots, players, accuracies, traits, results, summaries, log):
            connection.execute(sa.delete(rows).where(rows.c.table_id.in_(ids)))
        note_order(connection)
    tournaments.void(store, ids)
    return number


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


def forget(store: Store, person: str) -> int:
    """Delete a person with all that is known of them; their games stay, under nobody's name. How many tables."""
    number = sum(forget_player(store, player) for player in players_of(store, person))
    with store.reaching(), store.writing.begin() as connection:
        ratings.forget(connection, person)
        forget_planned(connection, person)
        tournaments.forget(connection, person)
        forget_rows(connection, [person])
    return number


def forget_player(store: Store, player: str) -> int:
    """Delete what is known of a person: names, what they said, and that they sat at these tables. The games stay."""
    with store.reaching(), store.writing.begin() as connection:
        sat = sa.select(players.c.table_id).where(players.c.player == player)
        expected = sa.select(log.c.table_id).where(log.c.seq == 0, log.c.body.contains(player, autoescape=True))
        ids = sorted({*connection.execute(sat).scalars(), *connection.execute(expected).scalars()})
        for table in ids:
            _forget_at(connection, table, player)
        forget_rows(connection, [player])
        note_order(connection)
    for table in ids:
        _renew_summary(store, table)
    return len(ids)


def forget_rows(connection: sa.Connection, who: Collection[str]) -> None:
    """Delete every row that is of somebody or about them; who has played a game is nobody any more."""
    for rows in reversed(metadata.sorted_tables):
        columns = [column for column in rows.c if column.info in (OWN, ABOUT)]
        if columns:
            connection.execute(sa.delete(rows).where(sa.or_(*(column.in_(who) for column in columns))))
        for column in rows.c:
            if column.info == GAME:
                connection.execute(sa.update(rows).where(column.in_(who)).values({column.name: ""}))


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
