"""The database: an append-only log, what could be rebuilt from it at any time, and what the host has decided."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)
"""Two writers can never both write entry n of a table: the primary key decides."""

summaries = Table(
    "summaries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("seats", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True),
    Index("summaries_lobby", "public", "status", "changed_at"),
    Index("summaries_changed", "changed_at"),
    Index("summaries_due", "due"),
)
"""What the lobby shows of each table, and when somebody has to look after it."""

players = Table(
    "players",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
)
"""Who has sat where, by the hash of the player's secret."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)
"""Long logs up to an entry, so that nobody has to read them from the beginning."""

bans = Table(
    "bans",
    metadata,
    Column("kind", String(16), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),
    Column("note", Text, nullable=False),
)
"""Whom the host has muted or banned, by address or by the hash of the player's secret."""

settings = Table(
    "settings",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the host has set for good, such as how long tables are kept."""

processes = Table(
    "processes",
    metadata,
    Column("process", String(16), primary_key=True),
    Column("address", String(255), nullable=False),
    Column("token", String(64), nullable=False),
    Column("beat", BigInteger, nullable=False),
)
"""The processes that serve, where the others reach them, and how often each has shown that it lives."""

leases = Table(
    "leases",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("process", String(16), ForeignKey("processes.process", ondelete="CASCADE"), nullable=False, index=True),
)
"""Which process has a table in memory; when its row goes, its leases go with it."""
