"""The frames of a WebSocket before anybody reads them: not too many, and messages not in too many parts.

The application counts whole messages. What never becomes one costs time and memory, too: pings, which are answered
here, and parts of a message without end.
"""

from __future__ import annotations

import logging
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from mirabilia.server.door import door
from mirabilia.server.limits import FRAMES, Bucket
from mirabilia.server.slow_readers import SlowReader

TOO_MANY = 4429
"""The code with which the connection is closed."""
PARTS = 64
"""Of one message."""
SLICE = 1024
"""Bytes that are parsed at once: 170 of the smallest frames."""
SEVERAL = 4
"""Frames of all kinds for each message the application allows: it closes the connection more politely."""

CHANNEL = "channel"
"""Where the application finds the connection itself: in a list, to be taken out and forgotten."""
MOST_UNREAD = 1024 * 1024
"""Bytes that may wait for a client: it is disconnected, and gets all of it anew when it comes back. A single message
may be larger."""

WORKERS, AS_MANY = "/api/worker", 50
"""Workers answer faster than people ask; whoever has no token is gone after the first frame."""

log = logging.getLogger(__name__)


def text_frame(text: bytes) -> bytes:
    """A message of the server as it goes over the wire: nothing in it depends on who gets it."""
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


class SocketVisitor(SlowReader, WebSocketsSansIOProtocol):
    """A connection that talks WebSocket."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.door = door()
        self.backlog = self.door.backlog
        self.bucket = self.frames_allowed(SEVERAL)
        self.turned_away = False

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def person(self) -> str:
        return self.door.whose(self.client, getattr(self, "scope", None))

    def frames_allowed(self, times: int) -> Bucket:
        size, rate = FRAMES
        return Bucket(times * self.door.generous * size, times * self.door.generous * rate)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.door.lets_in(self.address)

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leaves(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.turned_away:
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        """What the slice has brought, unless there are too many frames in it."""
        if all(self.bucket.take() for event in self.conn.events if isinstance(event, Frame)):
            super().handle_events()
        else:
            self.turn_away()

    def handle_connect(self, event: Request) -> None:
        path = event.path.partition("?")[0]
        if path == WORKERS:
            self.bucket = self.frames_allowed(SEVERAL * AS_MANY)
        super().handle_connect(event)
        if path != WORKERS and hasattr(self, "scope"):
            self.scope["state"][CHANNEL] = [self]

    def write_frame(self, frame: bytes) -> None:
        """Send a frame at once, or have it wait here, where is known how much waits for whom."""
        if self.close_sent or self.turned_away or self.transport.is_closing():
            return
        waiting = self.transport.get_write_buffer_size()
        if waiting and waiting + len(frame) > MOST_UNREAD:
            self.turn_away_slow()
            return
        self.transport.write(frame)
        if waiting:
            self.note_backlog()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= PARTS:
            self.turn_away()
        else:
            super().handle_cont(event)

    def turn_away(self) -> None:
        if self.turned_away:
            return
        self.turned_away = True
        log.info("turned away", extra={"fields": {"why": "too many frames"}})
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY})
        if self.conn.state is OPEN:
            self.conn.send_close(TOO_MANY, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
