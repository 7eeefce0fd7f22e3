"""A table as it was after an entry of its log: whoever reads it from there need not read all that came before."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from mirabilia.tables.entries import Created, LogLine
from mirabilia.tables.table import LoggedMove, Outcome, Proposal, Seat, Spoken, Table

VERSION = 1
"""Snapshots of another version are not read: the log has everything."""


class TableSnapshot(Struct, frozen=True):
    version: int
    seq: int
    """The first entry of the log that is not in it."""
    created: Created
    created_at: int
    changed_at: int
    seats: list[Seat]
    moves: list[LoggedMove]
    undone: int
    ids: list[tuple[int, str]]
    said: list[Spoken]
    chat: bool
    question: Proposal | None
    outcome: Outcome | None
    rematch: str | None
    since: list[int | None]
    used: list[int]
    """The clocks."""
    chat_wanted: list[int] = []


DECODER = msgspec.json.Decoder(TableSnapshot)


def taken(table: Table) -> bytes:
    """The snapshot of a table."""
    return msgspec.json.encode(
        TableSnapshot(
            VERSION,
            table.seq,
            table.created,
            table.created_at,
            table.changed_at,
            table.seats,
            table.moves,
            table.undone,
            list(table.ids),
            list(table.said),
            table.chat,
            table.question,
            table.outcome,
            table.rematch,
            table.clocks.since,
            table.clocks.used,
            sorted(table.chat_wanted),
        )
    )


def decoded(body: bytes | str) -> TableSnapshot | None:
    """None for one that cannot be used."""
    try:
        snapshot = DECODER.decode(body)
    except (msgspec.MsgspecError, RecursionError):
        return None
    return snapshot if snapshot.version == VERSION else None


def restored(id: str, snapshot: TableSnapshot) -> Table:
    """The table of a snapshot."""
    table = Table(id, LogLine(0, snapshot.created_at, snapshot.created))
    table.seats, table.moves, table.undone = list(snapshot.seats), list(snapshot.moves), snapshot.undone
    table.ids = dict.fromkeys(snapshot.ids)
    table.said.extend(snapshot.said)
    table.chat, table.question, table.rematch = snapshot.chat, snapshot.question, snapshot.rematch
    table.chat_wanted, table.outcome = set(snapshot.chat_wanted), snapshot.outcome
    table.seq, table.changed_at = snapshot.seq, snapshot.changed_at
    table.clocks.since, table.clocks.used = list(snapshot.since), list(snapshot.used)
    table.play_on(0, table.state)
    table.update_status()
    return table
