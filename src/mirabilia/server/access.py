"""Secrets of seats and players: random, handed out once, kept as hashes only."""

from __future__ import annotations

import hashlib
import secrets
from typing import Annotated

from litestar.params import HeaderParameter

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


def seat_of(table: Table, secret: str | None) -> int | None:
    """The seat a secret belongs to; None for a spectator."""
    return table.seat_with(hashed(secret)) if secret and len(secret) <= LONGEST else None


def bearer(header: str | None) -> str | None:
    """The secret of an Authorization header."""
    if header and header.startswith(SCHEME):
        return header.removeprefix(SCHEME).strip() or None
    return None


def proven(table: Table, header: str | None) -> int | None:
    """The seat of an Authorization header, None without one; a wrong secret is refused."""
    seat = seat_of(table, bearer(header))
    if header is not None and seat is None:
        raise wrong_secret()
    return seat


def seated(table: Table, header: str | None) -> int:
    """The seat of an Authorization header; there must be one."""
    seat = proven(table, header)
    if seat is None:
        raise no_secret()
    return seat


def wrong_secret() -> Refused:
    return Refused("wrong_secret", "that secret is of no seat at this table")


def no_secret() -> Refused:
    return Refused("no_secret", "a secret is needed: Authorization: Bearer SECRET")


def banned() -> Refused:
    return Refused("banned", "whoever runs this server does not let you in")
