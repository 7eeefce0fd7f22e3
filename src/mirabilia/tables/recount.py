"""The results of all tables, and the ratings that follow from them, counted again from the logs."""

from __future__ import annotations

import logging

import sqlalchemy as sa

from mirabilia.tables import ratings, results
from mirabilia.tables.ratings import RatedSeat
from mirabilia.tables.schema import log
from mirabilia.tables.schema import results as rows_of_results
from mirabilia.tables.store import UNREADABLE, Store, Unreadable

log_ = logging.getLogger(__name__)


def recount(store: Store) -> int:
    """Put what the logs tell in the place of what is written; how many games are over.

    A game whose log is broken, or cannot be followed by the rules of today, keeps what was written when it ended.
    """
    first = sa.select(log.c.table_id).where(log.c.seq == 0).order_by(log.c.at, log.c.table_id)
    with store.reaching(), store.writing.begin() as connection:
        gone = rows_of_results.c.table_id.not_in(sa.select(log.c.table_id).where(log.c.seq == 0))
        connection.execute(sa.delete(rows_of_results).where(gone))
        tables = list(connection.execute(first).scalars())
    told: list[tuple[str, tuple[RatedSeat, ...]]] = []
    for id in tables:
        try:
            table = results.ended(id, store.load(id))
        except (Unreadable, *UNREADABLE) as error:
            log_.warning("unreadable", extra={"fields": {"error": str(error)}})
            continue
        if table is not None:
            told.append((id, ratings.rated_seats(table)))
            with store.reaching(), store.writing.begin() as connection:
                connection.execute(sa.delete(rows_of_results).where(rows_of_results.c.table_id == id))
                results.insert(connection, results.results_of(table))
    with store.reaching(), store.writing.begin() as connection:
        ratings.recount(connection, told)
    return len(told)
