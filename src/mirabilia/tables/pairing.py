"""People who want the same game at the same pace: whoever has waited longest comes first.

Who waits is in the database, so those of several processes meet; the database also sees to it that nobody is given to
two others. A seek ends with its connection, and with the process that has it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from mirabilia import games
from mirabilia.core.seeds import new_seed
from mirabilia.tables import acquaintances
from mirabilia.tables.entries import Clock, Created, SeatPlan
from mirabilia.tables.identifiers import new_id
from mirabilia.tables.names import looks_like
from mirabilia.tables.paces import Pace, pace_of
from mirabilia.tables.requests import LONGEST_NAME, create
from mirabilia.tables.schema import person_keys, seeks
from mirabilia.tables.store import Store
from mirabilia.tables.table import Table

CLOCKS: dict[Pace, Clock] = {
    "quick": Clock("game", 5 * 60, lost=True, gain=3),
    "calm": Clock("game", 15 * 60, lost=True, gain=10),
    "untimed": Clock(),
    "days": Clock("days", 2, lost=True),
}
"""With which clock one plays at each pace."""
ARRIVAL, ARRIVAL_IN_DAYS = 60, 172_800
"""Seconds within which all have to come to their table, or it is closed and those who have come wait again."""
LOCK = 7_100_002
"""One process pairs at a time."""
ASKED = 200
"""Of those who wait so many are looked at."""


class Seek(Struct, frozen=True):
    """Somebody who waits for a game."""

    seek: str
    player: str
    name: str
    game: str
    pace: Pace
    at: int


class Match(Struct, frozen=True):
    """People who have found each other."""

    seeks: tuple[Seek, ...]
    strangers: bool
    """Whether two of them have never met before."""
    rated: bool
    """Whether all of them have made themselves known: then the result counts for ratings."""


def players_of(game: str) -> int:
    """How many are brought together for a game."""
    return games.get(game).default_players


def pair(store: Store, seek: Seek, process: str | None) -> Match | None:
    """Wait for a game; or if those are there already with whom it can begin, take all of them out of the row."""
    with store.reaching(), store.writing.begin() as connection:
        if store.shared:
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        same = sa.select(seeks).where(seeks.c.game == seek.game, seeks.c.pace == seek.pace)
        rows = connection.execute(same.order_by(seeks.c.at, seeks.c.seek).limit(ASKED)).mappings().all()
        waiting = [Seek(row["seek"], row["player"], row["name"], row["game"], row["pace"], row["at"]) for row in rows]
        chosen = _chosen(connection, seek, waiting)
        if chosen is None:
            values = {"process": process, **{name: getattr(seek, name) for name in seek.__struct_fields__}}
            connection.execute(seeks.insert().values(values))
            return None
        gone = [one.seek for one in chosen]
        connection.execute(sa.delete(seeks).where(seeks.c.seek.in_(gone)))
        groups = acquaintances.aliases(connection, [one.player for one in chosen])
        strangers = any(
            not acquaintances.have_met(connection, groups[one.player], groups[other.player])
            for number, one in enumerate(chosen)
            for other in chosen[:number]
        )
        known = sa.select(person_keys.c.player).where(
            person_keys.c.player.in_([one.player for one in chosen]), person_keys.c.revoked_at.is_(None)
        )
        rated = len(set(connection.execute(known).scalars())) == len(chosen)
        return Match(tuple(chosen), strangers, rated)


def _chosen(connection: sa.Connection, seek: Seek, waiting: Sequence[Seek]) -> list[Seek] | None:
    """With whom somebody can play: those who have waited longest and want to have to do with each other."""
    groups = acquaintances.aliases(connection, {seek.player, *(one.player for one in waiting)})
    together = [seek]
    for one in waiting:
        if len(together) == players_of(seek.game):
            break
        apart = (acquaintances.keep_apart(connection, groups[one.player], groups[other.player]) for other in together)
        if not any(apart):
            together.append(one)
    return together if len(together) == players_of(seek.game) else None


def cancel(store: Store, ids: Sequence[str]) -> None:
    """Wait no longer."""
    with store.reaching(), store.writing.begin() as connection:
        connection.execute(sa.delete(seeks).where(seeks.c.seek.in_(ids)))


def cancel_all(store: Store) -> None:
    """After a start: on a file nobody else has connections to those who waited before."""
    if not store.shared:
        with store.reaching(), store.writing.begin() as connection:
            connection.execute(sa.delete(seeks))


def distinct(names: Sequence[str]) -> list[str]:
    """Names as they can sit at one table: nobody is taken for somebody else."""
    result: list[str] = []
    for name in names:
        number, unlike = 2, name
        while looks_like(unlike, result):
            unlike = f"{name[: LONGEST_NAME - 3]} {number}"
            number += 1
        result.append(unlike)
    return result


def table_for(match: Match, chance: Random) -> tuple[Created, tuple[Seek, ...], list[str]]:
    """A table for people who have found each other, with a seat kept for each; who sits where is drawn by lot."""
    seated = list(match.seeks)
    chance.shuffle(seated)
    names = distinct([one.name for one in seated])
    first = seated[0]
    created = create(
        first.game,
        [None] * len(seated),
        seed=new_seed(),
        clock=CLOCKS[first.pace],
        chat=not match.strangers,
        strangers=match.strangers,
        rated=match.rated,
    )
    plans = tuple(SeatPlan(None, name, one.player) for one, name in zip(seated, names, strict=True))
    arrival = ARRIVAL_IN_DAYS if first.pace == "days" else ARRIVAL
    return msgspec.structs.replace(created, seats=plans, arrival=arrival), tuple(seated), names


def left_alone(table: Table) -> list[Seek]:
    """Who has come to a table that people were brought together at and is closed, for another one has not: what they
    were waiting for."""
    if table.outcome is None or table.outcome.reason != "missing" or table.created.tournament:
        return []
    pace = next((pace for pace, clock in CLOCKS.items() if clock == table.created.clock), pace_of(table.created.clock))
    return [
        Seek(new_id(), seat.player, seat.name, table.created.game, pace, table.created_at)
        for seat in table.seats
        if seat.secret and seat.player
    ]
