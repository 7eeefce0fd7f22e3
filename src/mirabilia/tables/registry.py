"""Processes and leases in PostgreSQL. There is no time in them, so no clocks need agree: hearts beat in numbers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError

from mirabilia.tables.schema import processes
from mirabilia.tables.store import Store

JOIN = insert(processes).values(beat=0).on_conflict_do_nothing()
# One statement and no transaction around it: every process does this twice a second, whether anybody plays or not.
BEAT = sa.text(
    "WITH alive AS (UPDATE processes SET beat = beat + 1 WHERE process = :me RETURNING process)"
    " SELECT process, address, token, beat, EXISTS (SELECT 1 FROM alive) FROM processes"
)
BURY = sa.text("DELETE FROM processes WHERE process = :process AND beat = :beat")
REMOVE = sa.text("DELETE FROM processes WHERE process = :process")
RELEASE = sa.text("DELETE FROM leases WHERE process = :process AND table_id = ANY(:tables)")
# In one order, so that two who take several tables never wait for each other.
TAKE = sa.text(
    "INSERT INTO leases (table_id, process) SELECT id, :process FROM unnest(CAST(:tables AS text[])) AS id"
    " WHERE EXISTS (SELECT 1 FROM log WHERE log.table_id = id AND log.seq = 0)"
    " OR EXISTS (SELECT 1 FROM tournaments WHERE tournament = id) ORDER BY id ON CONFLICT DO NOTHING"
)
OWNERS = sa.text("SELECT table_id, process FROM leases WHERE table_id = ANY(:tables)")


class Peer(Struct, frozen=True):
    """A process that serves."""

    process: str
    address: str
    """HOST:PORT where the other processes reach it."""
    token: str
    """What they say first, so that nobody else is taken for one of them."""


class Heartbeat(NamedTuple):
    """How often the heart of a process has beaten so far."""

    process: str
    beat: int


class Buried(Exception):
    """The others have taken this process for dead: what it had is theirs."""


class Registry:
    """What one process reads and writes of it. Blocks, so it runs in threads."""

    def __init__(self, store: Store, me: Peer) -> None:
        self.store, self.me = store, me
        self.beating = store.engine.execution_options(isolation_level="AUTOCOMMIT")

    def join(self) -> None:
        with self.store.reaching(), self.store.writing.begin() as connection:
            connection.execute(JOIN.values(msgspec.structs.asdict(self.me)))

    def beat(self) -> tuple[list[Peer], list[Heartbeat]]:
        """Show that this process lives; the processes there are, and their heartbeats.

        Buried if this one has been taken for dead.
        """
        with self.store.reaching(), self.beating.connect() as connection:
            rows = connection.execute(BEAT, {"me": self.me.process}).all()
        if not rows or not rows[0][4]:
            raise Buried
        return [Peer(*row[:3]) for row in rows], [Heartbeat(row[0], row[3]) for row in rows]

    def bury(self, silent: Sequence[Heartbeat]) -> None:
        """Processes are dead, and their leases anybody's, unless they have shown life since."""
        with self.store.reaching(), self.store.writing.begin() as connection:
            connection.execute(BURY, [heartbeat._asdict() for heartbeat in sorted(silent)])

    def remove(self, process: str) -> None:
        """A process is gone, and its leases with it."""
        with self.store.reaching(), self.store.writing.begin() as connection:
            connection.execute(REMOVE, {"process": process})

    def exchange(self, released: Collection[str], wanted: Sequence[str]) -> dict[str, str]:
        """Give tables back, and take others that nobody has; who has each of them now, where there is such a table."""
        mine = {"process": self.me.process}
        try:
            with self.store.reaching(), self.store.writing.begin() as connection:
                if released:
                    connection.execute(RELEASE, mine | {"tables": list(released)})
                owners: dict[str, str] = {}
                for _ in range(2):  # what another gives back between the two steps is nobody's
                    left = [table for table in wanted if table not in owners]
                    if left:
                        connection.execute(TAKE, mine | {"tables": left})
                        owners.update((row[0], row[1]) for row in connection.execute(OWNERS, {"tables": left}))
                return owners
        except IntegrityError:
            raise Buried from None
