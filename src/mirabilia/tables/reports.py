"""What people tell the host about others: kept until the host has dealt with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from mirabilia.tables.room import Room
from mirabilia.tables.schema import reports
from mirabilia.tables.store import Store

Reason: TypeAlias = Literal["words", "name", "leaving", "cheating", "other"]
MOST_LINES = 20
"""Of what was said last, kept with a report."""
MOST_OPEN = 1000
"""Reports that wait for the host, so that nobody fills the disk: for another one one of whoever has sent most goes."""
MOST_OF_ADDRESS = 20
"""Of these, sent from one address by whatever players: for another one its first one goes."""
ROOM = Room(reports, reports.c.reporter, reports.c.at, only=reports.c.closed_at.is_(None))


class Report(Struct, frozen=True):
    """What somebody has told."""

    report: int
    at: int
    reporter: str
    table: str
    player: str
    """The hash of the secret of whom it is about; "" if that is not known."""
    name: str
    reason: str
    text: str
    lines: tuple[str, ...]
    """What they had said last at that table."""
    closed_at: int | None


def add(
    store: Store,
    at: int,
    reporter: str,
    table: str,
    player: str,
    name: str,
    reason: str,
    text: str,
    lines: Sequence[str],
    source: str = "",
) -> None:
    """Keep a report; `source` is from where it was sent."""
    with store.reaching(), store.writing.begin() as connection:
        ROOM.keep_within(connection, source or reporter, MOST_OF_ADDRESS, MOST_OPEN)
        values = {
            "at": at,
            "reporter": reporter,
            "table_id": table,
            "player": player,
            "name": name,
            "reason": reason,
            "text": text,
            "lines": msgspec.json.encode(list(lines[-MOST_LINES:])).decode(),
            "closed_at": None,
            "source": source,
        }
        connection.execute(reports.insert().values(values))


def all_open(store: Store) -> list[Report]:
    """Those the host has not dealt with, the first one first."""
    query = sa.select(reports).where(reports.c.closed_at.is_(None)).order_by(reports.c.at)
    with store.reaching(), store.engine.connect() as connection:
        rows = connection.execute(query).mappings().all()
    return [
        Report(
            row["report"],
            row["at"],
            row["reporter"],
            row["table_id"],
            row["player"],
            row["name"],
            row["reason"],
            row["text"],
            tuple(msgspec.json.decode(row["lines"])),
            row["closed_at"],
        )
        for row in rows
    ]


def close(store: Store, report: int, at: int) -> bool:
    """The host has dealt with it; False if there is no such report."""
    with store.reaching(), store.writing.begin() as connection:
        there = (reports.c.report == report, reports.c.closed_at.is_(None))
        return connection.execute(sa.update(reports).where(*there).values(closed_at=at)).rowcount > 0
