"""Several processes on one PostgreSQL: each tells with its commits which tables have changed, and hears the others."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Thread
from typing import Any

from mirabilia.tables.store import CHANNEL, Store

BEAT = 0.5
"""Seconds between looks at whether it is time to stop."""
RETRY_SECONDS = 1.0
"""Seconds until a lost connection is tried again."""

log = logging.getLogger(__name__)


class Subscription:
    """A thread that listens; `heard` is called in it with each table another process has written to.

    After the connection was lost nobody knows what was missed: then it is called with None.
    """

    def __init__(self, store: Store, heard: Callable[[str | None], object]) -> None:
        self.store, self.heard = store, heard
        self.address = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.stopping = Event()
        self.listening = Event()
        """Set when nothing can be missed any more."""
        self.thread = Thread(target=self._work, name="pubsub", daemon=True)
        self.thread.start()
        self.listening.wait(RETRY_SECONDS)

    def close(self) -> None:
        self.stopping.set()
        self.thread.join()

    def _work(self) -> None:
        import psycopg

        while not self.stopping.is_set():
            try:
                with psycopg.connect(self.address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.heard(None)
                    self.listening.set()
                    self._listen(connection)
            except psycopg.Error as error:
                log.warning("listening", extra={"fields": {"error": str(error)}})
                self.stopping.wait(RETRY_SECONDS)

    def _listen(self, connection: Any) -> None:
        while not self.stopping.is_set():
            for notice in connection.notifies(timeout=BEAT):
                origin, _, table = notice.payload.partition(" ")
                if origin != self.store.origin:
                    self.heard(table)
