"""Invitations to a table, to people one has played with; they wait until these come back."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa
from msgspec import Struct

from mirabilia.tables import acquaintances
from mirabilia.tables.identifiers import new_id
from mirabilia.tables.schema import invitations, summaries
from mirabilia.tables.store import Store

DAYS = 7
"""After which nobody is told of one any more."""
DAY = 86_400_000
MOST = 20
"""That wait for an answer of one person."""


class Invitation(Struct, frozen=True):
    """Somebody would like somebody else to come to a table."""

    invitation: str
    inviter: str
    name: str
    """Of who invites."""
    invited: str
    table: str
    at: int


def invite(store: Store, inviter: str, name: str, other: str, table: str, at: int) -> Invitation | None:
    """Invite somebody; None if that is not to be told to them, for they have blocked the other, or know already."""
    with store.reaching(), store.writing.begin() as connection:
        groups = acquaintances.aliases(connection, [inviter, other])
        if acquaintances.keep_apart(connection, groups[inviter], groups[other]):
            return None
        theirs = invitations.c.invited.in_(groups[other])
        same = sa.select(invitations.c.at).where(theirs, invitations.c.table_id == table)
        if connection.execute(same.where(invitations.c.inviter.in_(groups[inviter]))).first() is not None:
            return None
        is_open = (theirs, invitations.c.accepted.is_(None), invitations.c.at > at - DAYS * DAY)
        number = connection.execute(sa.select(sa.func.count()).select_from(invitations).where(*is_open)).scalar()
        if int(number or 0) >= MOST:
            return None
        new = Invitation(new_id(), inviter, name, other, table, at)
        values = {
            "invitation": new.invitation,
            "inviter": inviter,
            "name": name,
            "invited": other,
            "table_id": table,
            "at": at,
            "accepted": None,
        }
        connection.execute(invitations.insert().values(values))
        connection.execute(sa.delete(invitations).where(invitations.c.at < at - 2 * DAYS * DAY))
        return new


def answer(store: Store, player: str, id: str, accepts: bool) -> Invitation | None:
    """Say yes or no; None if there is nothing to answer."""
    with store.reaching(), store.writing.begin() as connection:
        own = acquaintances.aliases(connection, [player], valid=True)[player]
        mine = (invitations.c.invitation == id, invitations.c.invited.in_(own), invitations.c.accepted.is_(None))
        row = connection.execute(sa.select(invitations).where(*mine)).mappings().first()
        if row is None:
            return None
        connection.execute(sa.update(invitations).where(invitations.c.invitation == id).values(accepted=accepts))
        return _of_row(row)


def waiting(store: Store, player: str, now: int) -> list[Invitation]:
    """What somebody has not answered yet, to tables where there is still a seat."""
    with store.reaching(), store.engine.connect() as connection:
        own = acquaintances.aliases(connection, [player], valid=True)[player]
        query = (
            sa.select(invitations)
            .join(summaries, summaries.c.table_id == invitations.c.table_id)
            .where(
                invitations.c.invited.in_(own),
                invitations.c.accepted.is_(None),
                invitations.c.at > now - DAYS * DAY,
                summaries.c.status == "waiting",
            )
            .order_by(invitations.c.at.desc())
            .limit(MOST)
        )
        return [_of_row(row) for row in connection.execute(query).mappings()]


def browsers_of(store: Store, players: Collection[str]) -> frozenset[str]:
    """All the players that are the same people and still prove it."""
    with store.reaching(), store.engine.connect() as connection:
        return acquaintances.everybody(acquaintances.aliases(connection, players, valid=True).values())


def _of_row(row: sa.RowMapping) -> Invitation:
    return Invitation(row["invitation"], row["inviter"], row["name"], row["invited"], row["table_id"], row["at"])
