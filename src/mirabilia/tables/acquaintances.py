"""People who have played together: who they are to each other, and whom somebody wants to have nothing to do with.

Nobody is told the hash of somebody else's secret. To each person the others are known by handles, which are different
for everybody: two people cannot find out that they know the same third one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from mirabilia.tables.schema import blocks, person_keys, persons, players, summaries
from mirabilia.tables.store import Store

MOST_ROWS = 2000
"""Seats of others that are looked at: those of the games that changed last."""
MOST_MET = 60
"""People who are told to somebody."""
MOST_BLOCKED = 500
"""People whom one person can block."""
HANDLE = 24


class Met(Struct, frozen=True):
    """Somebody with whom one has sat at a table."""

    who: str
    """A handle, good for the person alone who was told it."""
    name: str
    games: int
    """At how many tables."""
    at: int
    """When something happened there last."""
    players: tuple[str, ...]
    """The hashes of their secrets: never told to anybody."""


class Blocked(Struct, frozen=True):
    """Somebody whom one has blocked."""

    who: str
    name: str
    at: int


def handle(player: str, other: str) -> str:
    """What somebody is called to a player."""
    return hashlib.sha256(f"{player} knows {other}".encode()).hexdigest()[:HANDLE]


def aliases(connection: sa.Connection, own: Collection[str], valid: bool = False) -> dict[str, frozenset[str]]:
    """For each player all by which the same person is known: the browsers of those who have made themselves known.

    With `valid` only those that still prove it: not what was lost or stolen.
    """
    if not own:
        return {}
    there = sa.select(person_keys.c.player, person_keys.c.person)
    if valid:
        there = there.where(person_keys.c.revoked_at.is_(None))
    known = dict(connection.execute(there.where(person_keys.c.player.in_(own))).tuples().all())
    browsers: dict[str, set[str]] = {}
    if known:
        rows = connection.execute(there.where(person_keys.c.person.in_(set(known.values()))))
        for player, person in rows.tuples():
            browsers.setdefault(person, set()).add(player)
    return {player: frozenset({player, *browsers.get(known.get(player, ""), ())}) for player in own}


def everybody(groups: Iterable[frozenset[str]]) -> frozenset[str]:
    return frozenset().union(*groups)


def met(store: Store, player: str) -> list[Met]:
    """With whom somebody has sat at tables, the last ones first."""
    with store.reaching(), store.engine.connect() as connection:
        own = aliases(connection, [player])[player]
        return met_by(connection, player, own)[:MOST_MET]


def met_by(connection: sa.Connection, player: str, own: frozenset[str]) -> list[Met]:
    mine, theirs = players.alias(), players.alias()
    query = (
        sa.select(theirs.c.player, theirs.c.seat, summaries.c.table_id, summaries.c.seats, summaries.c.changed_at)
        .join(mine, mine.c.table_id == theirs.c.table_id)
        .join(summaries, summaries.c.table_id == theirs.c.table_id)
        .where(mine.c.player.in_(own), theirs.c.player.not_in(own))
        .order_by(summaries.c.changed_at.desc(), summaries.c.table_id, theirs.c.seat)
        .limit(MOST_ROWS)
    )
    rows = connection.execute(query).all()
    groups = aliases(connection, {row.player for row in rows})
    names = _names(connection, groups)
    found: dict[frozenset[str], list[Any]] = {}
    for row in rows:
        found.setdefault(groups[row.player], []).append(row)
    result = []
    for group, seats in found.items():
        last = seats[0]
        there = msgspec.json.decode(last.seats)
        name = names.get(group) or (there[last.seat] if last.seat < len(there) else None) or ""
        tables = {row.table_id for row in seats}
        if name:
            result.append(Met(handle(player, min(group)), name, len(tables), last.changed_at, tuple(sorted(group))))
    return result


def _names(connection: sa.Connection, groups: dict[str, frozenset[str]]) -> dict[frozenset[str], str]:
    """The names of those who have made themselves known."""
    if not groups:
        return {}
    query = sa.select(person_keys.c.player, persons.c.name).join(persons, persons.c.person == person_keys.c.person)
    rows = connection.execute(query.where(person_keys.c.player.in_(groups)))
    return {groups[player]: name for player, name in rows.tuples()}


def known_as(store: Store, player: str, who: str) -> Met | None:
    """Who is meant by a handle that a player was told."""
    with store.reaching(), store.engine.connect() as connection:
        own = aliases(connection, [player])[player]
        return next((one for one in met_by(connection, player, own) if one.who == who), None)


def have_met(connection: sa.Connection, one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether two people have sat at a table together."""
    mine, theirs = players.alias(), players.alias()
    query = (
        sa.select(mine.c.table_id)
        .join(theirs, theirs.c.table_id == mine.c.table_id)
        .where(mine.c.player.in_(one), theirs.c.player.in_(other))
        .limit(1)
    )
    return connection.execute(query).first() is not None


# Blocks.


def block(store: Store, player: str, other: str, name: str, at: int) -> bool:
    """Have nothing to do with somebody any more; False if one has blocked too many already."""
    with store.reaching(), store.writing.begin() as connection:
        groups = aliases(connection, [player, other])
        if other in groups[player]:
            return False
        number = sa.select(sa.func.count()).select_from(blocks).where(blocks.c.player.in_(groups[player]))
        if int(connection.execute(number).scalar() or 0) >= MOST_BLOCKED:
            return False
        _lift(connection, groups[player], groups[other])
        row = {"player": player, "blocked": min(groups[other]), "name": name, "at": at}
        connection.execute(blocks.insert().values(row))
        return True


def lift(store: Store, player: str, who: str) -> bool:
    """Have to do with somebody again; False if they were not blocked."""
    with store.reaching(), store.writing.begin() as connection:
        own = aliases(connection, [player])[player]
        rows = connection.execute(sa.select(blocks.c.blocked).where(blocks.c.player.in_(own))).scalars().all()
        meant = [blocked for blocked in rows if handle(player, blocked) == who]
        _lift(connection, own, meant)
        return bool(meant)


def _lift(connection: sa.Connection, own: Collection[str], others: Collection[str]) -> None:
    connection.execute(sa.delete(blocks).where(blocks.c.player.in_(own), blocks.c.blocked.in_(others)))


def all_blocked(store: Store, player: str) -> list[Blocked]:
    """Whom somebody has blocked, the last one first."""
    with store.reaching(), store.engine.connect() as connection:
        own = aliases(connection, [player])[player]
        query = sa.select(blocks).where(blocks.c.player.in_(own)).order_by(blocks.c.at.desc())
        rows = connection.execute(query).mappings().all()
    return [Blocked(handle(player, row["blocked"]), row["name"], row["at"]) for row in rows]


def blocked_among(store: Store, player: str, others: Collection[str]) -> set[str]:
    """Of some players those whom somebody has blocked."""
    with store.reaching(), store.engine.connect() as connection:
        groups = aliases(connection, [player, *others])
        return {other for other in others if is_blocked(connection, groups[player], groups[other])}


def is_blocked(connection: sa.Connection, own: frozenset[str], other: frozenset[str]) -> bool:
    """Whether one person has blocked another."""
    query = sa.select(blocks.c.at).where(blocks.c.player.in_(own), blocks.c.blocked.in_(other)).limit(1)
    return connection.execute(query).first() is not None


def keep_apart(connection: sa.Connection, one: frozenset[str], other: frozenset[str]) -> bool:
    """Whether one of two people has blocked the other, or they are the same."""
    if one & other:
        return True
    return is_blocked(connection, one, other) or is_blocked(connection, other, one)
