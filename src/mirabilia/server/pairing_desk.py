"""Those who wait in this process for somebody who wants the same game at the same pace."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable
from random import SystemRandom
from typing import Any

from mirabilia.server.lobby_guest import LobbyGuest, framed
from mirabilia.server.lobby_peers import Peers
from mirabilia.server.lobby_wire import Paired, Requeued, Unpaired
from mirabilia.tables import pairing
from mirabilia.tables.hub import Hub
from mirabilia.tables.identifiers import new_id
from mirabilia.tables.paces import Pace
from mirabilia.tables.pairing import Match, Seek
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Unavailable
from mirabilia.tables.table import Table

log = logging.getLogger(__name__)


class PairingDesk:
    """`guests_of` are the clients of a player that are here; `start` does something beside; `changed` is called when
    others wait than before."""

    def __init__(
        self,
        hub: Hub,
        peers: Peers,
        guests_of: Callable[[str], Iterable[LobbyGuest]],
        start: Callable[[Coroutine[Any, Any, None]], object],
        changed: Callable[[], None],
    ) -> None:
        self.hub, self.store, self.peers = hub, hub.store, peers
        self.guests_of, self.start, self.changed = guests_of, start, changed
        self.seekers: dict[str, LobbyGuest] = {}

    async def open(self) -> None:
        """Whoever waited in a server before this one does so no longer."""
        await asyncio.to_thread(pairing.cancel_all, self.store)

    async def close(self) -> None:
        if self.seekers:
            try:
                await asyncio.to_thread(pairing.cancel, self.store, list(self.seekers))
            except Unavailable as error:
                log.warning("leaving", extra={"fields": {"error": str(error)}})

    def pools(self) -> Counter[str]:
        """How many wait for which game at which pace."""
        return Counter(f"{guest.seek.game} {guest.seek.pace}" for guest in self.seekers.values() if guest.seek)

    async def pair(self, guest: LobbyGuest, game: str, pace: Pace, name: str) -> None:
        """Wait for somebody who wants the same; a table is opened as soon as there is."""
        await self.seek(guest, Seek(new_id(), guest.player, name, game, pace, self.hub.now()))

    async def seek(self, guest: LobbyGuest, seek: Seek) -> None:
        self.stop(guest)
        guest.seek = seek
        self.seekers[seek.seek] = guest
        try:
            match = await asyncio.to_thread(pairing.pair, self.store, seek, self.peers.process)
        except BaseException:
            self.forget(guest)
            raise
        if match is None and (not guest.is_here or guest.seek is not seek):
            self.start(asyncio.to_thread(pairing.cancel, self.store, [seek.seek]))  # gone meanwhile
        elif match is not None:
            await self.bring_together(match)
        self.changed()

    async def bring_together(self, match: Match) -> None:
        """Open a table for those who have found each other, and let them know."""
        created, seated, names = pairing.table_for(match, SystemRandom())
        try:
            table = await self.hub.create(created)
        except (Refused, Unavailable) as error:
            log.warning("pairing", extra={"fields": {"error": str(error)}})
            frames = [framed(Unpaired())] * len(seated)
        else:
            frames = [framed(Paired(table, created.game, name)) for name in names]
        for seek, frame in zip(seated, frames, strict=True):
            if not self.hand_to(seek.seek, frame):
                self.peers.hand_to(seek.seek, frame)
        self.changed()

    def observe(self, table: Table) -> None:
        """Whoever was left alone at a table waits again, here or in another process."""
        for seek in pairing.left_alone(table):
            if not self.wait_again(table.id, seek):
                self.peers.let_wait_again(table.id, seek)

    def wait_again(self, table: str, seek: Seek) -> bool:
        """Before those who have come since; False if they are not here."""
        guest = next((guest for guest in self.guests_of(seek.player) if guest.player == seek.player), None)
        if guest is not None and guest.seek is None:
            guest.send(Requeued(table, seek.game, seek.pace, seek.name))
            self.start(self.seek(guest, seek))
        return guest is not None

    def hand_to(self, seek: str, frame: bytes) -> bool:
        """Tell somebody who waited; False if they are not here."""
        guest = self.seekers.get(seek)
        if guest is None:
            return False
        self.forget(guest)
        guest.write(frame)
        return True

    def forget(self, guest: LobbyGuest) -> str | None:
        seek, guest.seek = guest.seek, None
        if seek is not None:
            self.seekers.pop(seek.seek, None)
            self.changed()
        return None if seek is None else seek.seek

    def stop(self, guest: LobbyGuest) -> None:
        """Wait no longer, because one does not want to or is gone."""
        seek = self.forget(guest)
        if seek is not None and not self.hub.closing:
            self.start(asyncio.to_thread(pairing.cancel, self.store, [seek]))
