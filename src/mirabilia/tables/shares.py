"""Records that people have uploaded to show others by a link: kept within limits, and for so long."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from mirabilia.tables import identifiers
from mirabilia.tables.identifiers import new_id
from mirabilia.tables.outline import GameOutline
from mirabilia.tables.requests import Refused
from mirabilia.tables.room import Room
from mirabilia.tables.schema import shares
from mirabilia.tables.store import Store

DAY = 86_400_000
KEPT_DAYS = 90
"""After these a share is gone; whoever made it can share the record again."""
MOST_OF_PERSON = 20
MOST_OF_ADDRESS = 60
"""From one address, by whatever players."""
MOST = 10_000
MOST_BYTES = 200_000_000
"""Of all shares together: how many there may be, and how large."""
NUMBER = Room(shares, shares.c.owner, shares.c.made_at)
BYTES = Room(shares, shares.c.owner, shares.c.made_at, shares.c.size)


class Share(Struct, frozen=True):
    """What there is to know of a share without reading the record."""

    share: str
    owner: str
    """The hash of the secret of whoever made it."""
    game: str
    made_at: int
    until: int
    size: int
    outline: GameOutline


FIELDS = [shares.c[name] for name in Share.__struct_fields__]


def add(store: Store, owner: str, text: str, outline: GameOutline, now: int, source: str = "") -> Share:
    """Keep a record; Refused if that is more than one person, one address or all of them may have here. What the same
    person has shared before keeps its link, for as long again."""
    size = len(text.encode())
    share = Share(new_id(identifiers.SHORT), owner, outline.game, now, now + KEPT_DAYS * DAY, size, outline)
    with store.reaching(), store.writing.begin() as connection:
        _delete_expired(connection, now)
        same = sa.select(shares.c.share).where(shares.c.owner == owner, shares.c.text == text)
        before: str | None = connection.execute(same).scalar()
        if before is not None:
            connection.execute(sa.update(shares).where(shares.c.share == before).values(until=share.until))
            return msgspec.structs.replace(share, share=before)
        _make_room(connection, owner, source, size)
        row = {**msgspec.structs.asdict(share), "outline": msgspec.json.encode(outline).decode(), "text": text}
        connection.execute(shares.insert().values(**row, source=source))
    return share


def _make_room(connection: sa.Connection, owner: str, source: str, size: int) -> None:
    """Have room for a record of a size. When there is none, whoever has most of it loses what they shared first."""
    own = sa.select(sa.func.count()).where(shares.c.owner == owner)
    if int(connection.execute(own).scalar() or 0) >= MOST_OF_PERSON:
        raise Refused("too_many_shares", f"nobody can share more than {MOST_OF_PERSON} games", most=MOST_OF_PERSON)
    key = source or owner
    if NUMBER.taken(connection, key) >= MOST_OF_ADDRESS:
        raise Refused(
            "too_many_shares_here", f"{MOST_OF_ADDRESS} games are shared from one address", most=MOST_OF_ADDRESS
        )
    for room, more, most in ((NUMBER, 1, MOST), (BYTES, size, MOST_BYTES)):
        while room.taken(connection) + more > most:
            greediest, taken = room.greediest(connection)
            if taken <= room.taken(connection, key) + more:
                raise Refused("no_room", "the server has no room for more shared games")
            room.drop_oldest(connection, greediest)


def text_of(store: Store, share: str, now: int) -> str:
    """The record; Refused if there is none, or none any more."""
    query = sa.select(shares.c.text).where(shares.c.share == share, shares.c.until > now)
    with store.reaching(), store.engine.connect() as connection:
        text: str | None = connection.execute(query).scalar()
    if text is None:
        raise no_share()
    return text


def one(store: Store, share: str, now: int) -> Share:
    """A share; Refused if there is none, or none any more."""
    found = selected(store, shares.c.share == share, shares.c.until > now)
    if not found:
        raise no_share()
    return found[0]


def of_person(store: Store, owners: Collection[str], now: int) -> list[Share]:
    """What somebody shares from all their browsers, the last one first."""
    return selected(store, shares.c.owner.in_(owners), shares.c.until > now)


def everybody(store: Store) -> list[Share]:
    """All shares, the last one first."""
    return selected(store)


def selected(store: Store, *where: Any) -> list[Share]:
    query = sa.select(*FIELDS).where(*where).order_by(shares.c.made_at.desc(), shares.c.share)
    with store.reaching(), store.engine.connect() as connection:
        rows = connection.execute(query).all()
    names = Share.__struct_fields__
    decoded = [dict(zip(names, (*row[:-1], msgspec.json.decode(row[-1])), strict=True)) for row in rows]
    return [msgspec.convert(row, Share) for row in decoded]


def delete(store: Store, share: str, owners: Collection[str] | None = None) -> bool:
    """Delete a share, if it is that of somebody; False if there is none. None is whoever runs the server."""
    where = [shares.c.share == share, *([] if owners is None else [shares.c.owner.in_(owners)])]
    with store.reaching(), store.writing.begin() as connection:
        return connection.execute(sa.delete(shares).where(*where)).rowcount > 0


def delete_expired(store: Store, now: int) -> int:
    """Delete what was to be kept until now; how many."""
    with store.reaching(), store.writing.begin() as connection:
        return _delete_expired(connection, now)


def _delete_expired(connection: sa.Connection, now: int) -> int:
    return connection.execute(sa.delete(shares).where(shares.c.until <= now)).rowcount


def no_share() -> Refused:
    return Refused("no_share", "there is no such shared game, or it is not kept any more")
