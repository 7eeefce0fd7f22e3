"""Processes and leases in PostgreSQL. All times are those of the database, so clocks need not agree."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError

from mirabilia.tables.schema import processes
from mirabilia.tables.store import Store

NOW = sa.cast(sa.extract("epoch", sa.func.clock_timestamp()) * 1000, sa.BigInteger)
"""Milliseconds since 1970 by the clock of the database."""
DEAD_MS = 3000
"""Milliseconds without a heartbeat after which a process is taken for dead."""

JOIN = insert(processes).values(beat=NOW).on_conflict_do_nothing()
BEAT = processes.update().values(beat=NOW).where(processes.c.process == sa.bindparam("me"))
BURY = processes.delete().where(processes.c.beat < NOW - DEAD_MS).returning(processes.c.process)
REMOVE = sa.text("DELETE FROM processes WHERE process = :process")
PEERS = sa.select(processes.c.process, processes.c.address, processes.c.token)
RELEASE = sa.text("DELETE FROM leases WHERE process = :process AND table_id = ANY(:tables)")
# In one order, so that two who take several tables never wait for each other.
TAKE = sa.text(
    "INSERT INTO leases (table_id, process) SELECT id, :process FROM unnest(CAST(:tables AS text[])) AS id"
    " WHERE EXISTS (SELECT 1 FROM log WHERE log.table_id = id AND log.seq = 0) ORDER BY id ON CONFLICT DO NOTHING"
)
OWNERS = sa.text("SELECT table_id, process FROM leases WHERE table_id = ANY(:tables)")


class Peer(Struct, frozen=True):
    """A process that serves."""

    process: str
    address: str
    """HOST:PORT where the other processes reach it."""
    token: str
    """What they say first, so that nobody else is taken for one of them."""


class Buried(Exception):
    """The others have taken this process for dead: what it had is theirs."""


class Registry:
    """What one process reads and writes of it. Blocks, so it runs in threads."""

    def __init__(self, store: Store, me: Peer) -> None:
        self.store, self.me = store, me

    def join(self) -> None:
        with self.store.reaching(), self.store.writing.begin() as connection:
            connection.execute(JOIN.values(msgspec.structs.asdict(self.me)))

    def beat(self, bury: bool) -> tuple[list[Peer], bool]:
        """Show that this process lives; the processes there are, and whether any has died.

        Buried if this one has been taken for dead.
        """
        with self.store.reaching(), self.store.writing.begin() as connection:
            if not connection.execute(BEAT, {"me": self.me.process}).rowcount:
                raise Buried
            died = bool(bury and connection.execute(BURY).all())
            return [Peer(*row) for row in connection.execute(PEERS)], died

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
