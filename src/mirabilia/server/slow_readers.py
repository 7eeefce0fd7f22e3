"""Whoever asks and does not read the answer has a connection and memory of the server: not for long."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

UNREAD_SECONDS = 30.0
"""Between looks at how much of what was sent has been taken."""
SLOWEST = 1024
"""Bytes a second that somebody has to take of what waits for them."""

log = logging.getLogger(__name__)


class SlowReader(asyncio.Protocol):
    """For a protocol before which it stands: a connection that takes too little of what it asked for is cut off."""

    transport: asyncio.Transport
    watch: asyncio.TimerHandle | None = None
    unread = 0
    """Bytes that waited when it was looked at last."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits(0)  # to be told of whatever the system does not take at once

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_watching()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.watch is None:
            self.look_later()

    def resume_writing(self) -> None:
        self.stop_watching()
        super().resume_writing()

    def look_later(self) -> None:
        self.unread = self.transport.get_write_buffer_size()
        self.watch = asyncio.get_running_loop().call_later(UNREAD_SECONDS, self.look)

    def look(self) -> None:
        """Somebody has taken enough meanwhile, or has to go."""
        if self.unread - self.transport.get_write_buffer_size() >= SLOWEST * UNREAD_SECONDS:
            self.look_later()
            return
        self.watch = None
        log.info("turned away", extra={"fields": {"why": "reads too slowly"}})
        self.transport.abort()

    def stop_watching(self) -> None:
        if self.watch is not None:
            self.watch.cancel()
            self.watch = None
