"""One thread that writes for all tables: what waits while a commit is under way is committed together after it.

A commit costs a sync of the disk, however much is in it, so many tables cost little more than one.
"""

from __future__ import annotations

from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread

from mirabilia.tables.store import Append, Store, Unavailable

MOST = 256
"""Requests in one commit."""


class Writer:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: SimpleQueue[tuple[Append, Future[None]] | None] = SimpleQueue()
        self.closed = False
        self.thread = Thread(target=self._work, name="writer", daemon=True)
        self.thread.start()

    def write(self, request: Append) -> Future[None]:
        """Done when it is safe on the disk; fails with Conflict or Unavailable when it was not written."""
        future: Future[None] = Future()
        if self.closed:
            future.set_exception(Unavailable("the server is shutting down"))
        else:
            self.waiting.put((request, future))
        return future

    def close(self) -> None:
        """Write what waits, then stop."""
        self.closed = True
        self.waiting.put(None)
        self.thread.join()

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

    def _commit(self, batch: list[tuple[Append, Future[None]]]) -> None:
        try:
            failures = self.store.append_all([request for request, _ in batch])
        except Exception as error:  # whatever it is, nobody may wait for ever
            failures = [error] * len(batch)
        for (_, future), failure in zip(batch, failures, strict=True):
            if failure is None:
                future.set_result(None)
            else:
                future.set_exception(failure)
