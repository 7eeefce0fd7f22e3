"""The results of all tables, counted again from their logs."""

from __future__ import annotations

import sqlalchemy as sa

from mirabilia.tables import results
from mirabilia.tables.schema import log
from mirabilia.tables.schema import results as rows_of_results
from mirabilia.tables.store import Store


def recount(store: Store) -> int:
    """Put what the logs tell in the place of what is written; how many games are over.

    A game that the rules of today cannot follow to its end keeps what was written when it ended.
    """
    first = sa.select(log.c.table_id).where(log.c.seq == 0).order_by(log.c.at, log.c.table_id)
    with store.reaching(), store.writing.begin() as connection:
        gone = rows_of_results.c.table_id.not_in(sa.select(log.c.table_id).where(log.c.seq == 0))
        connection.execute(sa.delete(rows_of_results).where(gone))
        tables = list(connection.execute(first).scalars())
    number = 0
    for table in tables:
        rows = results.counted_again(table, store.load(table))
        if rows:
            number += 1
            with store.reaching(), store.writing.begin() as connection:
                connection.execute(sa.delete(rows_of_results).where(rows_of_results.c.table_id == table))
                results.insert(connection, rows)
    return number
