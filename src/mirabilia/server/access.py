"""Secrets of seats and players: random, handed out once, kept as hashes only."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from typing import Annotated

from litestar.params import HeaderParameter

from mirabilia.tables import people
from mirabilia.tables.hub import Hub
from mirabilia.tables.requests import Refused
from mirabilia.tables.table import Table

LONGEST = 128
SCHEME = "Bearer "
Authorization = Annotated[str | None, HeaderParameter(name="Authorization")]


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """Secrets are random and long, so a plain hash cannot be guessed back."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


async def proof(hub: Hub, table: Table, secret: str | None) -> str:
    """The hash of the secret of the seat that is proved; "" for a spectator.

    What proves it is the secret of the seat, or that of any browser of the person who sits there.
    """
    if not secret or len(secret) > LONGEST:
        return ""
    own = hashed(secret)
    seat = table.seat_with(own)
    if seat is not None:
        return "" if table.seats[seat].player in hub.revoked else own
    players = await asyncio.to_thread(people.same_person, hub.store, own)
    seats = [one.secret for one in table.seats if one.secret and one.player in players]
    return seats[0] if len(seats) == 1 else ""


def bearer(header: str | None) -> str | None:
    """The secret of an Authorization header."""
    if header and header.startswith(SCHEME):
        return header.removeprefix(SCHEME).strip() or None
    return None


async def proven(hub: Hub, table: Table, header: str | None) -> int | None:
    """The seat of an Authorization header, None without one; a wrong secret is refused."""
    seat = table.seat_with(await proof(hub, table, bearer(header)))
    if header is not None and seat is None:
        raise wrong_secret()
    return seat


async def seat_proof(hub: Hub, table: Table, header: str | None) -> str:
    """The hash of the secret of the seat of an Authorization header; there must be one."""
    if header is None:
        raise no_secret()
    own = await proof(hub, table, bearer(header))
    if not own:
        raise wrong_secret()
    return own


def seated(table: Table, own: str) -> int:
    """The seat that was proved, as long as it is theirs."""
    seat = table.seat_with(own)
    if seat is None:
        raise wrong_secret()
    return seat


def wrong_secret() -> Refused:
    return Refused("wrong_secret", "that secret is of no seat at this table")


def no_secret() -> Refused:
    return Refused("no_secret", "a secret is needed: Authorization: Bearer SECRET")


def banned() -> Refused:
    return Refused("banned", "whoever runs this server does not let you in")
