"""Secrets of seats and players: random, handed out once, kept as hashes only."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from mirabilia.tables.table import Table

LONGEST = 128
SCHEME = "Bearer "


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """Secrets are random and long, so a plain hash cannot be guessed back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seat_of(table: Table, secret: str | None) -> int | None:
    """The seat a secret belongs to; None for a spectator."""
    if not secret or len(secret) > LONGEST:
        return None
    given, found = hashed(secret), None
    for number, seat in enumerate(table.seats):
        if seat.secret and hmac.compare_digest(seat.secret, given):
            found = number
    return found


def bearer(header: str | None) -> str | None:
    """The secret of an Authorization header."""
    if header and header.startswith(SCHEME):
        return header.removeprefix(SCHEME).strip() or None
    return None
