"""One thread that writes for all tables: what waits while a commit is under way is committed together after it.

A commit costs a sync of the disk, however much is in it, so many tables cost little more than one. What it need not do
on PostgreSQL a `DirectWriter` does.
"""

from __future__ import annotations

import asyncio
import os
from queue import Empty, SimpleQueue
from threading import Thread

from mirabilia.tables.direct_writer import DirectWriter, NotWritten, Waiting, finish
from mirabilia.tables.store import Append, Store, Unavailable

MOST = 256
"""Requests in one commit."""


class Writer:
    """Belongs to the event loop in which it was made."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.loop = asyncio.get_running_loop()
        self.direct = DirectWriter(store) if store.shared and os.name == "posix" else None
        self.waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self.closed = False
        self.thread = Thread(target=self._work, name="writer", daemon=True)
        self.thread.start()

    async def write(self, request: Append) -> None:
        """Returns when it is safe on the disk; raises Conflict or Unavailable when it was not written."""
        if self.closed:
            raise Unavailable("the server is shutting down")
        if self.direct is not None and self.direct.takes(request):
            try:
                await self.direct.write(request)
                return
            except NotWritten:
                pass
        future: asyncio.Future[None] = self.loop.create_future()
        self.waiting.put((request, future))
        await future

    async def close(self) -> None:
        """Write what waits, then stop."""
        self.closed = True
        if self.direct is not None:
            await self.direct.close()
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)

    def _work(self) -> None:
        while (first := self.waiting.get()) is not None:
            batch = [first]
            stop = False
            while len(batch) < MOST and not stop:
                try:
                    further = self.waiting.get_nowait()
                except Empty:
                    break
                if further is None:
                    stop = True
                else:
                    batch.append(further)
            self._commit(batch)
            if stop:
                return

    def _commit(self, batch: list[Waiting]) -> None:
        try:
            failures = self.store.append_all([request for request, _ in batch])
        except Exception as error:  # whatever it is, nobody may wait for ever
            failures = [error] * len(batch)
        self.loop.call_soon_threadsafe(finish, batch, failures)
