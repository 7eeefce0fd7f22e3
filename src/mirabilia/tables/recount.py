"""The results of all tables, and the ratings that follow from them, counted again from the logs."""

from __future__ import annotations

import sqlalchemy as sa

from mirabilia.tables import ratings, results
from mirabilia.tables.ratings import RatedSeat
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
    told: list[tuple[str, tuple[RatedSeat, ...]]] = []
    for id in tables:
        table = results.ended(id, store.load(id))
        if table is not None:
            told.append((id, ratings.rated_seats(table)))
            with store.reaching(), store.writing.begin() as connection:
                connection.execute(sa.delete(rows_of_results).where(rows_of_results.c.table_id == id))
                results.insert(connection, results.results_of(table))
    with store.reaching(), store.writing.begin() as connection:
        ratings.recount(connection, told)
    return len(told)
