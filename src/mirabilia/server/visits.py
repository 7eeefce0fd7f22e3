"""Whoever is there over a WebSocket, at a table, in the lobby or at a tournament: let in, heard, told, and let go.

What they are told goes to the connection itself, which knows how much its client leaves unread; nothing waits here.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from mirabilia.server.access import banned
from mirabilia.server.door import VISITOR
from mirabilia.server.forwarding import GOING_AWAY, is_forwarded, sender
from mirabilia.server.frame_gate import CHANNEL, SocketVisitor, text_frame
from mirabilia.server.middleware import address_of, person_of
from mirabilia.server.problems import no_database
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Unavailable

HELLO_SECONDS = 10.0
"""How long a new connection may take to say what it wants."""
BAD_HELLO, TOO_MANY, NO_TABLE, NO_DATABASE = 4400, 4429, 4404, 4503
CODES = {"too_many": TOO_MANY, "busy": GOING_AWAY}
"""With which a connection is closed that is refused; all others with `NO_TABLE`."""

Hello = TypeVar("Hello")
Frame = TypeVar("Frame")


class FrameId(msgspec.Struct, frozen=True):
    """Any frame, for the id alone."""

    id: Annotated[str, msgspec.Meta(max_length=64)] = ""


NAMED = msgspec.json.Decoder(FrameId)


class Visit:
    """A client for as long as it is there."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket, self.app = socket, socket.app.state
        self.person = person_of(address_of(socket.scope))
        """On whose account it asks."""
        state: Any = socket.scope["state"]
        state.pop(VISITOR, [None]).clear()
        channels: list[SocketVisitor] = state.pop(CHANNEL, [])
        self.channel = channels.pop() if channels else None
        """The connection itself; None for a client that came in at another process."""
        self.pass_on = sender(socket.scope)
        """How frames go to that one."""
        self.bucket = self.app.limits.frames()
        self.leaving: asyncio.Task[None] | None = None
        """Set when it is let go."""

    def send(self, text: str) -> None:
        """Tell it something, after all that it was told before."""
        if self.pass_on is not None:
            self.pass_on(text)
        else:
            self.write(text_frame(text.encode()))

    def write(self, frame: bytes) -> None:
        """The same as it goes over the wire, perhaps to many."""
        if self.channel is not None:
            self.channel.write_frame(frame)

    def hang_up(self) -> None:
        """End the connection without a word."""
        if self.channel is not None:
            self.channel.transport.abort()

    def leave(self, code: int, reason: str) -> None:
        """End the connection from outside of what serves it."""
        if self.leaving is None:
            self.leaving = asyncio.create_task(self.socket.close(code, reason))

    async def hello(self, decoder: msgspec.json.Decoder[Hello], missing: str) -> tuple[Hello, str] | None:
        """The first frame, read and as it came; None, and the connection closed, if it makes no sense."""
        try:
            first = await asyncio.wait_for(received(self.socket), HELLO_SECONDS) or ""
            return decoder.decode(first), first
        except (msgspec.MsgspecError, UnicodeError, RecursionError, TimeoutError):
            await self.socket.close(BAD_HELLO, missing)
            return None

    async def frames(self) -> AsyncIterator[str]:
        """What it says, until it goes, is let go or says too much."""
        while self.leaving is None:
            text = await received(self.socket)
            if text is None:
                await self.socket.close(BAD_HELLO, "frames are text")
                return
            if not self.bucket.take():
                await self.socket.close(TOO_MANY, "too many frames")
                return
            yield text

    async def requests(
        self, decoder: msgspec.json.Decoder[Frame], refuse: Callable[[str, Refused], None]
    ) -> AsyncIterator[Frame]:
        """What it asks; frames that make no sense are refused by their id."""
        async for text in self.frames():
            try:
                frame = decoder.decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                refuse(frame_id(text), Refused("frame", f"cannot read the frame: {error}"))
            else:
                yield frame


async def hold(socket: WebSocket[Any, Any, Any], serve: Callable[[Visit], Awaitable[None]]) -> None:
    """Let a client in, and be there for it. What is refused ends the connection."""
    visit = Visit(socket)
    app = visit.app
    await socket.accept()
    try:
        if is_forwarded(socket.scope):  # it was let in where it came in
            await serve(visit)
            return
        if app.hub.bans.has("ban", visit.person):
            raise banned()
        with app.limits.connected(visit.person), app.metrics.connections.track_inprogress():
            await serve(visit)
    except Refused as refusal:
        await socket.close(CODES.get(refusal.fact["refusal"], NO_TABLE), str(refusal))
    except Unavailable:
        await socket.close(NO_DATABASE, str(no_database()))
    except (WebSocketDisconnect, WebSocketException):
        pass


def frame_id(text: str) -> str:
    """The id of a frame that makes no sense otherwise, so that the client knows which one."""
    try:
        return NAMED.decode(text).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


async def received(socket: WebSocket[Any, Any, Any]) -> str | None:
    """The next frame; None if it is no text."""
    try:
        return await socket.receive_text()
    except (KeyError, UnicodeError):
        return None
