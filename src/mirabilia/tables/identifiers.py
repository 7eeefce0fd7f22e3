"""Names in links: of tables, tournaments, shared games, searches and invitations.

They are hard to guess: what is not public is found by its link alone. They never begin with a hyphen, which on a
command line (`mirabilia admin show ID`) would begin an option.
"""

from __future__ import annotations

import secrets

SHORT = 9
LONG = 12
"""Bytes of chance: nobody meets what is not public by trying."""


def new_id(size: int = LONG) -> str:
    """Four letters for every three bytes; of 64 names one is thrown away."""
    while (id := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return id
