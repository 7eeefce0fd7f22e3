"""A table belongs to one process at a time: this one's share, and where to find the rest.

Every process shows again and again that it lives. One that does not is taken for dead and its tables go to whoever asks
for them next. Should it live after all, it notices: its tables are elsewhere then, and the primary key of the log has
seen to it that nothing was written twice.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from threading import Event, Thread

from mirabilia.tables.failure_detector import BEAT_SECONDS, FailureDetector
from mirabilia.tables.registry import Buried, Peer, Registry
from mirabilia.tables.store import Store, Unavailable

STUCK_SECONDS = 30.0
"""Seconds after which a process whose event loop does nothing shows no life any more."""
MOST_ROUTES = 100_000
"""Tables of other processes of which is known where they are."""

log = logging.getLogger(__name__)


class Leases:
    """Belongs to one event loop."""

    def __init__(self, store: Store, address: str) -> None:
        self.me = Peer(secrets.token_hex(4), address, secrets.token_urlsafe(24))
        self.registry = Registry(store, self.me)
        self.owned: set[str] = set()
        self.routes: OrderedDict[str, str] = OrderedDict()
        """The process that has a table, as far as is known; the last asked for at the end."""
        self.peers: dict[str, Peer] = {}
        self.wanted: dict[str, asyncio.Future[str | None]] = {}
        self.released: set[str] = set()
        self.exchanging: asyncio.Task[None] | None = None
        self.reviving: asyncio.Task[None] | None = None
        self.on_loss: Callable[[], object] = lambda: None
        """Called when all tables of this process are lost."""
        self.on_death: Callable[[], object] = lambda: None
        """Called when another process has died: what it had may be due."""
        self.on_leave: Callable[[str], object] = lambda process: None
        """Called with each process that is not there any more."""
        self.on_arrive: Callable[[], object] = lambda: None
        """Called when there are others that were not there before."""
        self.loop = asyncio.get_running_loop()
        self.stopping = Event()
        self.thread = Thread(target=self._keep_beating, name="leases", daemon=True)
        self.awake = time.monotonic()

    async def start(self) -> None:
        await asyncio.to_thread(self.registry.join)
        await self.look()
        self.thread.start()

    async def look(self) -> None:
        """Which processes there are."""
        try:
            peers, _ = await asyncio.to_thread(self.registry.beat)
        except Buried:
            await self.revive()
        else:
            self._see(peers, died=False)

    async def close(self) -> None:
        """Leave everything to the others."""
        self.stopping.set()
        if self.thread.is_alive():
            await asyncio.to_thread(self.thread.join)
        if self.exchanging is not None:
            await asyncio.gather(self.exchanging, return_exceptions=True)
        self.owned.clear()
        try:
            await asyncio.to_thread(self.registry.remove, self.me.process)
        except Unavailable as error:
            log.warning("leaving", extra={"fields": {"error": str(error)}})

    # Tables.

    async def owner(self, table: str) -> Peer | None:
        """The other process that has a table; None if it is this one, which takes what nobody has."""
        if table in self.owned:
            return None
        process = self.routes.get(table) or await self.take(table)
        if process is None or process == self.me.process:
            return None
        if process not in self.peers:
            await self.look()
        if process not in self.peers:  # it died just now
            self.doubt(table)
            return await self.owner(table)
        self.routes[table] = process
        self.routes.move_to_end(table)
        while len(self.routes) > MOST_ROUTES:
            self.routes.popitem(last=False)
        return self.peers[process]

    async def take(self, table: str) -> str | None:
        """Who has a table now: this process if nobody had it; None if there is no such table."""
        if table in self.owned:
            return self.me.process
        future = self.wanted.get(table)
        if future is None:
            future = self.wanted[table] = self.loop.create_future()
            self._exchange_soon()
        return await asyncio.shield(future)

    def release(self, tables: Iterable[str]) -> None:
        """Give tables back that this process has forgotten."""
        mine = self.owned.intersection(tables)
        if mine:
            self.owned -= mine
            self.released |= mine
            self._exchange_soon()

    def doubt(self, table: str) -> None:
        """Ask the database again who has a table."""
        self.owned.discard(table)
        self.routes.pop(table, None)

    async def gone(self, peer: Peer) -> None:
        """A process is not where it was: its tables are anybody's."""
        await asyncio.to_thread(self.registry.remove, peer.process)
        self._see([one for one in self.peers.values() if one != peer], died=True)

    def _exchange_soon(self) -> None:
        if self.exchanging is None:
            self.exchanging = self.loop.create_task(self._exchange())

    async def _exchange(self) -> None:
        """Give back and take, one after the other and everything that waits together."""
        try:
            while self.wanted or self.released:
                wanted, self.wanted = self.wanted, {}
                released, self.released = self.released, set()
                try:
                    owners = await self._owners(released, list(wanted))
                except Exception as error:  # whatever it is, nobody may wait for ever
                    _fail(wanted, error)
                    continue
                self.owned |= {table for table, process in owners.items() if process == self.me.process}
                for table, future in wanted.items():
                    if not future.done():
                        future.set_result(owners.get(table))
        finally:
            self.exchanging = None

    async def _owners(self, released: set[str], wanted: list[str]) -> dict[str, str]:
        try:
            return await asyncio.to_thread(self.registry.exchange, released, wanted)
        except Buried:
            await self.revive()
            return await asyncio.to_thread(self.registry.exchange, (), wanted)

    # Life.

    async def revive(self) -> None:
        """The others have taken this process for dead: begin again, with nothing."""
        if self.stopping.is_set():
            return
        log.warning("taken for dead", extra={"fields": {"tables": len(self.owned)}})
        self.owned.clear()
        self.released.clear()
        self.on_loss()
        await asyncio.to_thread(self.registry.join)

    def _keep_beating(self) -> None:
        """In a thread of its own: a busy event loop is not a dead one."""
        detector = FailureDetector()
        while not self.stopping.wait(BEAT_SECONDS):
            self.loop.call_soon_threadsafe(self._wake)
            if time.monotonic() - self.awake > STUCK_SECONDS:
                continue
            try:
                self._beat(detector)
            except Buried:
                self.loop.call_soon_threadsafe(self._rise)
            except Unavailable as error:
                log.warning("heartbeat", extra={"fields": {"error": str(error)}})

    def _beat(self, detector: FailureDetector) -> None:
        """Show that this process lives, and bury those that do not."""
        peers, heartbeats = self.registry.beat()
        silent = detector.silent(heartbeats)
        if silent:
            self.registry.bury(silent)
            peers, _ = self.registry.beat()
        self.loop.call_soon_threadsafe(self._see, peers, bool(silent))

    def _wake(self) -> None:
        self.awake = time.monotonic()

    def _rise(self) -> None:
        self.reviving = self.loop.create_task(self.revive())

    def _see(self, peers: list[Peer], died: bool) -> None:
        left = self.peers.keys() - {peer.process for peer in peers}
        has_arrived = any(peer.process not in self.peers for peer in peers)
        self.peers = {peer.process: peer for peer in peers}
        for process in left:
            self.on_leave(process)
        if has_arrived:
            self.on_arrive()
        if died:
            self.on_death()


def _fail(wanted: dict[str, asyncio.Future[str | None]], error: Exception) -> None:
    for future in wanted.values():
        if not future.done():
            future.set_exception(error)
