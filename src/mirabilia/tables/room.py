"""Room for what strangers leave here: so much from each address, and when all of it is full whoever has left most makes
room. Secrets can be made up by the thousand; addresses are harder to come by.

Addresses are not kept: what is kept is a hash of them, with a key of this database, for as long as what it counts.
"""

from __future__ import annotations

import hashlib
import secrets

import sqlalchemy as sa

from mirabilia.tables.hosting import made_once
from mirabilia.tables.store import Store

KEY = "source_key"
"""The setting with the key of the hashes."""
SOURCE_BYTES = 16


def source_of(store: Store, address: str) -> str:
    """Under which name a network address is counted; "" for one that is not known."""
    if not address:
        return ""
    key = bytes.fromhex(made_once(store, KEY, lambda: secrets.token_hex(32)))
    return hashlib.blake2b(address.encode(), digest_size=SOURCE_BYTES, key=key).hexdigest()


class Room:
    """The rows of a table that count, by whom they are from: their address, or their player where that is not known."""

    def __init__(
        self,
        rows: sa.Table,
        owner: sa.Column[str],
        at: sa.Column[int],
        weight: sa.Column[int] | None = None,
        only: sa.ColumnElement[bool] | None = None,
    ) -> None:
        self.rows, self.at, self.only = rows, at, sa.true() if only is None else only
        (self.id,) = rows.primary_key.columns
        self.source: sa.Case[str] = sa.case((rows.c.source == "", owner), else_=rows.c.source)
        self.weight: sa.ColumnElement[int] = sa.func.count() if weight is None else sa.func.sum(weight)

    def taken(self, connection: sa.Connection, source: str | None = None) -> int:
        """How much there is, of everybody or from one source."""
        query = sa.select(self.weight).select_from(self.rows).where(self.only)
        if source is not None:
            query = query.where(self.source == source)
        return int(connection.execute(query).scalar() or 0)

    def drop_oldest(self, connection: sa.Connection, source: str) -> None:
        """What has come from a source first goes."""
        own = sa.select(self.id).where(self.only, self.source == source).order_by(self.at, self.id).limit(1)
        connection.execute(sa.delete(self.rows).where(self.id == connection.execute(own).scalar()))

    def greediest(self, connection: sa.Connection) -> tuple[str, int]:
        """From whom most has come, and how much."""
        query = sa.select(self.source, self.weight).where(self.only).group_by(self.source)
        source, taken = connection.execute(query.order_by(self.weight.desc(), self.source).limit(1)).one()
        return source, int(taken)

    def keep_within(self, connection: sa.Connection, source: str, most_of_source: int, most: int) -> None:
        """Have room for one more: the oldest of a source that has too much goes, else that of whoever has most."""
        while self.taken(connection, source) >= most_of_source:
            self.drop_oldest(connection, source)
        while self.taken(connection) >= most:
            self.drop_oldest(connection, self.greediest(connection)[0])
