"""Where browsers take notifications, and the keys by which push services know the server."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection

import sqlalchemy as sa
from msgspec import Struct

from mirabilia.tables.hosting import made_once
from mirabilia.tables.room import Room
from mirabilia.tables.schema import subscriptions
from mirabilia.tables.store import Store

MOST = 8
"""Browsers of one player that are told: when there are more, the oldest is forgotten."""
MOST_OF_ADDRESS, MOST_OF_ALL = 100, 20_000
"""Browsers that ask from one address, and all of them."""
ROOM = Room(subscriptions, subscriptions.c.player, subscriptions.c.at)
KEYS = "push_keys"
"""The setting with the private key of the server."""


class Subscription(Struct, frozen=True):
    """A browser that wants to be told."""

    player: str
    endpoint: str
    """Its address at a push service."""
    key: str
    auth: str
    """With these only the browser can read what it is told."""
    language: str

    @property
    def id(self) -> str:
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


def keep(store: Store, new: Subscription, at: int, source: str = "") -> None:
    """Tell a browser from now on; it may have belonged to somebody else before. `source` is from where it asks."""
    row = {
        "subscription": new.id,
        "player": new.player,
        "endpoint": new.endpoint,
        "key": new.key,
        "auth": new.auth,
        "language": new.language,
        "at": at,
        "source": source,
    }
    with store.reaching(), store.writing.begin() as connection:
        connection.execute(sa.delete(subscriptions).where(subscriptions.c.subscription == new.id))
        mine = sa.select(subscriptions.c.subscription).where(subscriptions.c.player == new.player)
        old = connection.execute(mine.order_by(subscriptions.c.at.desc()).offset(MOST - 1)).scalars().all()
        connection.execute(sa.delete(subscriptions).where(subscriptions.c.subscription.in_(old)))
        ROOM.keep_within(connection, source or new.player, MOST_OF_ADDRESS, MOST_OF_ALL)
        connection.execute(subscriptions.insert().values(row))


def drop(store: Store, endpoint: str, player: str | None = None) -> None:
    """Tell a browser nothing any more: it does not want it, or is not there."""
    id = hashlib.sha256(endpoint.encode()).hexdigest()
    gone = sa.delete(subscriptions).where(subscriptions.c.subscription == id)
    if player is not None:
        gone = gone.where(subscriptions.c.player == player)
    with store.reaching(), store.writing.begin() as connection:
        connection.execute(gone)


def of_players(store: Store, players: Collection[str]) -> list[Subscription]:
    query = sa.select(subscriptions).where(subscriptions.c.player.in_(players))
    with store.reaching(), store.engine.connect() as connection:
        rows = connection.execute(query).mappings().all()
    return [Subscription(row["player"], row["endpoint"], row["key"], row["auth"], row["language"]) for row in rows]


def private_key(store: Store, make: Callable[[], str]) -> str:
    """The key of this server."""
    return made_once(store, KEYS, make)
