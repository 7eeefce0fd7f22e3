"""Whoever asks and does not read the answer has a connection and memory of the server: not for long, and not much."""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
from collections import Counter
from typing import Any

UNREAD_SECONDS = 30.0
"""Between looks at how much of what was sent has been taken."""
SLOWEST = 1024
"""Bytes a second that somebody has to take of what waits for them."""
UNREAD_OF_PERSON = 8 * 1024 * 1024
"""Bytes that wait for all connections of a person together."""
UNREAD = 256 * 1024 * 1024
"""Bytes that wait for everybody."""

AT_ONCE = struct.pack("ii", 1, 0)
"""How the end of a connection throws away what was not sent yet."""

log = logging.getLogger(__name__)


class Backlog:
    """What waits in this process for those who have not read it yet: of too much, of one person or of all, the
    connection that has been behind for longest has to go, of whoever has most waiting."""

    def __init__(self, generous: float = 1.0) -> None:
        self.most_of_person, self.most = UNREAD_OF_PERSON * generous, UNREAD * generous
        self.readers: dict[SlowReader, tuple[str, int]] = {}
        """Those who are behind, in the order in which they fell behind: whose they are, and how many bytes wait."""
        self.of_person: Counter[str] = Counter()
        self.all = 0

    def note(self, reader: SlowReader, person: str, size: int) -> None:
        """So much waits for a reader. "" is a person who cannot be told from others, such as a proxy's."""
        whose, before = self.readers.get(reader, (person, 0))
        self.readers[reader] = whose, size
        self.of_person[whose] += size - before
        self.all += size - before
        while whose and self.of_person[whose] > self.most_of_person:
            self.turn_away_one(whose)
        while self.all > self.most:
            self.turn_away_one(self.of_person.most_common(1)[0][0])

    def forget(self, reader: SlowReader) -> None:
        """Nothing waits any more."""
        person, size = self.readers.pop(reader, ("", 0))
        self.of_person[person] -= size
        self.all -= size
        if not self.of_person[person]:
            del self.of_person[person]

    def turn_away_one(self, person: str) -> None:
        reader = next(reader for reader, (whose, size) in self.readers.items() if whose == person and size)
        self.forget(reader)
        reader.turn_away_slow()


class SlowReader(asyncio.Protocol):
    """For a protocol before which it stands: a connection that takes too little of what it asked for is cut off."""

    transport: asyncio.Transport
    backlog: Backlog
    watch: asyncio.TimerHandle | None = None
    unread = 0
    """Bytes that waited when it was looked at last."""

    @property
    def person(self) -> str:
        """Whose the connection is; "" if that cannot be told."""
        return ""

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
        self.note_backlog()

    def resume_writing(self) -> None:
        self.stop_watching()
        super().resume_writing()

    def note_backlog(self) -> None:
        """More waits than before."""
        if not self.transport.is_closing():
            self.backlog.note(self, self.person, self.transport.get_write_buffer_size())

    def look_later(self) -> None:
        self.unread = self.transport.get_write_buffer_size()
        self.watch = asyncio.get_running_loop().call_later(UNREAD_SECONDS, self.look)

    def look(self) -> None:
        """Somebody has taken enough meanwhile, or has to go."""
        if self.unread - self.transport.get_write_buffer_size() >= SLOWEST * UNREAD_SECONDS:
            self.look_later()
            self.note_backlog()
            return
        self.watch = None
        self.turn_away_slow()

    def turn_away_slow(self) -> None:
        self.stop_watching()
        log.info("turned away", extra={"fields": {"why": "reads too slowly"}})
        line = self.transport.get_extra_info("socket")
        if line is not None:  # else the system would keep what it has taken, megabytes, and try for minutes
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()

    def stop_watching(self) -> None:
        self.backlog.forget(self)
        if self.watch is not None:
            self.watch.cancel()
            self.watch = None
