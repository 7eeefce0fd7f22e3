"""A connection from one process of a server to another: many streams of messages over one socket.

Whoever opens a link names the token of the process it means; then each side may send messages on streams that the
opener numbers. What is to be sent in one turn of the event loop goes out together.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from enum import IntEnum
from struct import Struct as Layout
from typing import TypeAlias, cast

HEAD = Layout(">IIB")
"""Length of the body, number of the stream, kind."""
LONGEST = 64 * 1024 * 1024
"""Bytes of a body: whoever says more is none of us."""
GREETING = 1024
"""Bytes of a greeting, at most."""


class Kind(IntEnum):
    """What a message is."""

    HELLO = 0
    """The token, of who opens the link; from the other side, which accepts it, the time it has, if it knows that."""
    STRANGER = 1
    """There is another process here than the one that was meant."""
    OPEN = 2
    """A new stream."""
    TEXT = 3
    """A frame of a WebSocket."""
    ASGI = 4
    """Any other message of the interface between server and application."""
    MOVED = 5
    """The table is not here any more, and nothing was done."""
    END = 6
    NEWS = 7
    """What the processes tell each other about the lobby, on no stream."""


class LinkLost(Exception):
    """The other process is gone, or the way to it."""


class NotThere(LinkLost):
    """Nobody listens where the other process was, or somebody else does."""


Hear: TypeAlias = Callable[[Kind, bytes], None]


class Link(asyncio.Protocol):
    """One end. `opened` is called with the streams that the other end opens, and how to answer on them; `told` with
    what it says on none."""

    def __init__(
        self,
        token: str,
        accepts: bool,
        opened: Callable[[Link, int, bytes], None] | None = None,
        told: Callable[[bytes], None] | None = None,
        time: Callable[[], int] = lambda: 0,
    ) -> None:
        self.token, self.accepts, self.opened, self.told, self.time = token, accepts, opened, told, time
        self.their_time = 0
        """What the other side has said when the link was opened; 0 if it did not know."""
        self.loop = asyncio.get_running_loop()
        self.transport: asyncio.Transport | None = None
        self.greeted: asyncio.Future[None] = self.loop.create_future()
        """Done when both sides know that they are meant."""
        self.streams: dict[int, Hear] = {}
        self.numbers = 0
        self.incoming = bytearray()
        self.outgoing: list[bytes] = []
        self.writable = asyncio.Event()
        self.writable.set()
        self.lost = False

    # The socket.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # that of uvloop is no subclass
        if not self.accepts:
            self.send(0, Kind.HELLO, self.token.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = True
        self.writable.set()
        if not self.greeted.done():
            self.greeted.set_exception(LinkLost("the other process has hung up"))
            self.greeted.exception()  # nobody has to ask
        streams, self.streams = self.streams, {}
        for hear in streams.values():
            hear(Kind.END, b"")

    def pause_writing(self) -> None:
        self.writable.clear()

    def resume_writing(self) -> None:
        self.writable.set()

    def data_received(self, data: bytes) -> None:
        self.incoming += data
        at, end = 0, len(self.incoming)
        with memoryview(self.incoming) as view:
            while end - at >= HEAD.size:
                length, stream, kind = HEAD.unpack_from(view, at)
                if length > (LONGEST if self.greeted.done() else GREETING):
                    self.close()
                    break
                if end - at < HEAD.size + length:
                    break
                at += HEAD.size + length
                self.receive(stream, kind, bytes(view[at - length : at]))
                if self.lost:
                    break
        del self.incoming[:at]

    # Messages.

    def receive(self, stream: int, kind: int, body: bytes) -> None:
        if not self.greeted.done():
            self.greet(kind, body)
        elif kind == Kind.OPEN:
            if self.opened is not None:
                self.opened(self, stream, body)
        elif kind == Kind.NEWS:
            if self.told is not None:
                self.told(body)
        elif (hear := self.streams.get(stream)) is not None:
            hear(Kind(kind), body)

    def greet(self, kind: int, body: bytes) -> None:
        if not self.accepts:
            if kind == Kind.HELLO:
                self.their_time = int(body or b"0")
                self.greeted.set_result(None)
            else:
                self.greeted.set_exception(NotThere("another process has taken its place"))
        elif kind == Kind.HELLO and hmac.compare_digest(body, self.token.encode()):
            self.greeted.set_result(None)
            self.send(0, Kind.HELLO, b"%d" % self.time())
        else:
            self.send(0, Kind.STRANGER)
            self.flush()
            self.close()

    def send(self, stream: int, kind: Kind, body: bytes = b"") -> None:
        """Goes out with everything else of this turn of the event loop."""
        if self.lost:
            return
        if not self.outgoing:
            self.loop.call_soon(self.flush)
        self.outgoing += (HEAD.pack(len(body), stream, kind), body)

    def flush(self) -> None:
        outgoing, self.outgoing = self.outgoing, []
        if outgoing and self.transport is not None and not self.lost:
            self.transport.write(b"".join(outgoing))
            if self.transport.get_write_buffer_size() > LONGEST:
                self.abort()  # the other process reads nothing any more

    def open(self, body: bytes, hear: Hear) -> int:
        """A new stream; its number."""
        if self.lost:
            raise LinkLost("the other process is gone")
        self.numbers += 1
        self.streams[self.numbers] = hear
        self.send(self.numbers, Kind.OPEN, body)
        return self.numbers

    def end(self, stream: int) -> None:
        """Nobody listens on this side any more."""
        if self.streams.pop(stream, None) is not None:
            self.send(stream, Kind.END)

    def abort(self) -> None:
        """Without waiting for what is still to be sent."""
        if self.transport is not None:
            self.transport.abort()

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


async def connect(address: str, token: str, seconds: float) -> Link:
    """A link to a process; NotThere if it is certain that it is gone."""
    host, _, port = address.rpartition(":")
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(seconds):
            _, link = await loop.create_connection(lambda: Link(token, accepts=False), host, int(port))
            try:
                await link.greeted
            except BaseException:
                link.close()
                raise
    except ConnectionRefusedError:
        raise NotThere(f"nobody listens on {address}") from None
    except (OSError, TimeoutError) as error:
        raise LinkLost(str(error) or type(error).__name__) from None
    return link
