"""Requests and connections for a table go to the process that has it; to that process they look like any other.

What a server and its application tell each other (ASGI) goes over a link instead, so there is one way for everything.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec
from litestar import WebSocket
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

from mirabilia.server.links import Kind, Link, LinkLost, NotThere, connect
from mirabilia.tables.clocks import SteadyTime
from mirabilia.tables.hub import ID
from mirabilia.tables.leases import Leases
from mirabilia.tables.registry import Peer
from mirabilia.tables.store import Store, Unavailable

FORWARDED: Final = "mirabilia.forwarded"
"""Marks what another process has already let in."""
CONNECTING = 2.0
"""Seconds until another process has to answer."""
PATIENCE = 8.0
"""Seconds until a request gives up: within five somebody else has the tables of a process that has died."""
RETRY_SECONDS = 0.2
GOING_AWAY = 1012
SAFE = ("GET", "HEAD")

log = logging.getLogger(__name__)


class Opening(Struct, frozen=True, array_like=True):
    """What a stream begins with: the request, or the connection with its first frame."""

    table: str
    kind: Literal["http", "websocket"]
    method: str
    scheme: str
    path: str
    raw_path: bytes
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: tuple[str, int] | None
    body: bytes

    def scope(self, send_text: Callable[[str], None]) -> dict[str, Any]:
        scope: dict[str, Any] = {
            "type": self.kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "server": None,
            "client": self.client,
            "scheme": self.scheme,
            "root_path": "",
            "path": self.path,
            "raw_path": self.raw_path,
            "query_string": self.query,
            "headers": self.headers,
            "state": {},
            "extensions": {FORWARDED: {"send_text": send_text}},
        }
        if self.kind == "http":
            return scope | {"method": self.method}
        return scope | {"subprotocols": []}


OPENING = msgspec.msgpack.Decoder(Opening)


def opening(table: str, scope: Scope, body: bytes) -> bytes:
    client = scope.get("client")
    return msgspec.msgpack.encode(
        Opening(
            table,
            "http" if scope["type"] == ScopeType.HTTP else "websocket",
            str(scope.get("method", "")),
            scope["scheme"],
            scope["path"],
            scope.get("raw_path") or scope["path"].encode(),
            scope["query_string"],
            [(name, value) for name, value in scope["headers"]],
            None if client is None else (client[0], client[1]),
            body,
        )
    )


def is_forwarded(scope: Scope) -> bool:
    """Whether another process has let it in."""
    return FORWARDED in (scope.get("extensions") or ())


def sender(scope: Scope) -> Callable[[str], None] | None:
    """How frames go to a client that came in at another process."""
    extensions: Any = scope.get("extensions") or {}
    send_text: Callable[[str], None] | None = extensions.get(FORWARDED, {}).get("send_text")
    return send_text


class TableMoved(Exception):
    """The process that was asked does not have the table any more. It has done nothing."""


class AnswerStream:
    """The end of a stream at the process that was asked first."""

    def __init__(self, link: Link, opened: bytes) -> None:
        self.link = link
        self.messages: asyncio.Queue[tuple[Kind, bytes]] = asyncio.Queue()
        self.number = link.open(opened, self.hear)

    def hear(self, kind: Kind, body: bytes) -> None:
        self.messages.put_nowait((kind, body))

    async def next(self) -> tuple[Kind, bytes]:
        kind, body = await self.messages.get()
        if kind == Kind.MOVED:
            raise TableMoved
        return kind, body

    def send(self, text: str) -> None:
        self.link.send(self.number, Kind.TEXT, text.encode("utf-8", "surrogatepass"))

    def end(self) -> None:
        self.link.end(self.number)


class ServedStream:
    """The end at the process that has the table: a client, as the application sees it."""

    def __init__(self, link: Link, number: int, opened: Opening) -> None:
        self.link, self.number, self.opened = link, number, opened
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.is_socket = opened.kind == "websocket"
        if self.is_socket:
            self.messages.put_nowait({"type": "websocket.connect"})
            self.hear(Kind.TEXT, opened.body)
        else:
            self.messages.put_nowait({"type": "http.request", "body": opened.body, "more_body": False})
        link.streams[number] = self.hear

    def hear(self, kind: Kind, body: bytes) -> None:
        if kind == Kind.TEXT:
            text = body.decode("utf-8", "surrogatepass")
            self.messages.put_nowait({"type": "websocket.receive", "text": text})
        elif kind == Kind.END:
            gone = (
                {"type": "websocket.disconnect", "code": GOING_AWAY} if self.is_socket else {"type": "http.disconnect"}
            )
            self.messages.put_nowait(gone)

    async def receive(self) -> Any:
        return await self.messages.get()

    def send_text(self, text: str) -> None:
        self.link.send(self.number, Kind.TEXT, text.encode("utf-8", "surrogatepass"))

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.send" and message.get("text") is not None:
            self.send_text(message["text"] or "")
        elif message["type"] != "websocket.accept":  # it was accepted where it came in
            self.link.send(self.number, Kind.ASGI, msgspec.msgpack.encode(message))
        if not self.link.writable.is_set():
            await self.link.writable.wait()


class Forwarding:
    """The links of a process with the others."""

    def __init__(self, app: ASGIApp, clock: SteadyTime) -> None:
        self.app, self.clock = app, clock
        self.has_agreed = False
        """Whether the clock shows what those of the others do."""
        self.leases: Leases
        self.server: asyncio.Server
        self.links: dict[str, Link] = {}
        """To the others, by process."""
        self.theirs: set[Link] = set()
        self.connecting: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.on_news: Callable[[bytes], None] = lambda body: None
        """Called with what another process tells all others."""
        self.on_leave: Callable[[str], None] = lambda process: None

    async def start(self, store: Store, host: str) -> None:
        """Listen for the other processes, and let them know where."""
        loop = asyncio.get_running_loop()
        self.server = await loop.create_server(self.accepted, host, 0)
        port = self.server.sockets[0].getsockname()[1]
        self.leases = Leases(store, f"{host}:{port}")
        self.leases.on_leave = self.hang_up
        await self.leases.start()
        await self.agree()

    async def agree(self) -> None:
        """Have the time of the others, if there are any: the clock of the machine may have been set since they began,
        and who plays at a table that comes over from them shall neither lose time nor win some."""

        async def time_of(peer: Peer) -> int:
            try:
                return (await self.link_to(peer)).their_time
            except LinkLost:
                return 0

        others = [peer for process, peer in self.leases.peers.items() if process != self.leases.me.process]
        times = [now for now in await asyncio.gather(*map(time_of, others)) if now]
        if times:
            self.clock.agree(max(times))
        self.has_agreed = True

    def time(self) -> int:
        return self.clock() if self.has_agreed else 0

    def accepted(self) -> Link:
        link = Link(
            self.leases.me.token, accepts=True, opened=self.opened, told=lambda body: self.on_news(body), time=self.time
        )
        self.theirs.add(link)
        return link

    async def stop(self) -> None:
        """Serve the others no longer: what is under way for them ends."""
        self.server.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def close(self) -> None:
        """Leave."""
        await self.leases.close()
        for link in (*self.links.values(), *self.theirs):
            link.flush()
            link.close()

    def hang_up(self, process: str) -> None:
        """A process is taken for dead: nobody waits for its answers any longer."""
        self.connecting.pop(process, None)
        link = self.links.pop(process, None)
        if link is not None:
            link.abort()
        self.on_leave(process)

    # What others ask.

    def opened(self, link: Link, number: int, body: bytes) -> None:
        self.theirs = {one for one in self.theirs if not one.lost}
        task = asyncio.get_running_loop().create_task(self.serve(link, number, body))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def serve(self, link: Link, number: int, body: bytes) -> None:
        opened = OPENING.decode(body)
        stream = ServedStream(link, number, opened)
        try:
            if await self.leases.owner(opened.table) is not None:
                link.send(number, Kind.MOVED)
            else:
                await self.app(opened.scope(stream.send_text), stream.receive, stream.send)  # type: ignore[arg-type]
        except Unavailable:
            link.send(number, Kind.MOVED)  # the other one knows what to say when that lasts
        except Exception:
            log.exception("forwarded")
        finally:
            link.end(number)

    # What others are asked.

    async def link_to(self, peer: Peer) -> Link:
        async with self.connecting.setdefault(peer.process, asyncio.Lock()):
            link = self.links.get(peer.process)
            if link is None or link.lost:
                link = self.links[peer.process] = await connect(peer.address, peer.token, CONNECTING)
            return link

    async def stream_to(self, peer: Peer, opened: bytes) -> AnswerStream:
        return AnswerStream(await self.link_to(peer), opened)

    async def tell(self, body: bytes) -> None:
        """Tell all other processes something; those that cannot be reached are told anew when they are back."""

        async def tell_one(peer: Peer) -> None:
            with suppress(LinkLost):
                (await self.link_to(peer)).send(0, Kind.NEWS, body)

        me = self.leases.me.process
        others = [peer for process, peer in self.leases.peers.items() if process != me]
        await asyncio.gather(*map(tell_one, others))

    async def stream(self, table: str, opened: bytes) -> AnswerStream | None:
        """A stream to the process that has a table; None if that is this one. Waits while nobody has it."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            peer = await self.leases.owner(table)
            if peer is None:
                return None
            try:
                return await self.stream_to(peer, opened)
            except NotThere:
                await self.leases.gone(peer)
                self.leases.doubt(table)
            except LinkLost:
                self.leases.doubt(table)
                await asyncio.sleep(RETRY_SECONDS)
        raise Unavailable("the process that has the table does not answer")

    async def request(self, table: str, scope: Scope, receive: Receive, send: Send, here: ASGIApp) -> None:
        """Answer a request about a table, here or where it is."""
        body = await whole_body(receive)
        opened, until = opening(table, scope, body), time.monotonic() + PATIENCE
        while time.monotonic() < until:
            stream = await self.stream(table, opened)
            if stream is None:
                await here(scope, receiving_again(body, receive), send)
                return
            try:
                await pass_answer(stream, send)
                return
            except TableMoved:
                self.leases.doubt(table)
            except LinkLost:
                self.leases.doubt(table)
                if scope.get("method") not in SAFE:
                    raise Unavailable(
                        "the process that has the table has died; nobody knows what it has done"
                    ) from None
        raise Unavailable("the table is nowhere")

    async def connect(
        self, table: str, socket: WebSocket[Any, Any, Any], hello: str, tell: Callable[[str], None]
    ) -> bool:
        """Be there for a client whose table is elsewhere, until one of both goes; False if the table is here. `tell`
        sends it a frame."""
        until = time.monotonic() + PATIENCE
        opened = opening(table, socket.scope, hello.encode("utf-8", "surrogatepass"))
        while time.monotonic() < until:
            stream = await self.stream(table, opened)
            if stream is None:
                return False
            try:
                first = await stream.next()
            except TableMoved:
                self.leases.doubt(table)
                continue
            if first[0] == Kind.END:  # it has died before it said a word
                self.leases.doubt(table)
                continue
            await SocketRelay(socket, stream, tell).run(first)
            return True
        raise Unavailable("the table is nowhere")


class SocketRelay:
    """A client here, its table elsewhere."""

    def __init__(self, socket: WebSocket[Any, Any, Any], stream: AnswerStream, tell: Callable[[str], None]) -> None:
        self.socket, self.stream, self.tell = socket, stream, tell

    async def run(self, first: tuple[Kind, bytes]) -> None:
        sending = asyncio.create_task(self.deliver(first))
        try:
            while not sending.done():
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return
                text = message.get("text")
                self.stream.send(text if isinstance(text, str) else "\0")  # what is no text is no frame either
        except (WebSocketDisconnect, WebSocketException, RuntimeError):
            return
        finally:
            self.stream.end()
            sending.cancel()

    async def deliver(self, message: tuple[Kind, bytes]) -> None:
        """Send what comes, in its order."""
        with suppress(WebSocketDisconnect, WebSocketException, RuntimeError):
            while True:
                kind, body = message
                if kind == Kind.TEXT:
                    self.tell(body.decode("utf-8", "surrogatepass"))
                elif kind == Kind.ASGI:
                    closing = msgspec.msgpack.decode(body)
                    await self.socket.close(closing.get("code", GOING_AWAY), closing.get("reason") or "")
                    return
                else:
                    await self.socket.close(GOING_AWAY, "the table is coming back: connect again")
                    return
                message = await self.stream.messages.get()


async def whole_body(receive: Receive) -> bytes:
    """The body of a request; how long one may be uvicorn does not say, so it ends where nobody would read it."""
    parts, length = [], 0
    while length <= LARGEST:
        message = await receive()
        if message["type"] != "http.request":
            break
        parts.append(message["body"])
        length += len(message["body"])
        if not message["more_body"]:
            break
    return b"".join(parts)


LARGEST = 1024 * 1024
"""Bytes of a body that is passed on; whoever has the table refuses less than that."""


def receiving_again(body: bytes, receive: Receive) -> Receive:
    """What was received, once more."""
    waiting = [body]

    async def again() -> Any:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return again


async def pass_answer(stream: AnswerStream, send: Send) -> None:
    """Hand an answer on; LinkLost if it did not begin."""
    began = False
    try:
        while True:
            kind, body = await stream.next()
            if kind == Kind.END:
                if not began:
                    raise LinkLost("no answer")
                return
            began = True
            message = msgspec.msgpack.decode(body)
            await send(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                return
    finally:
        stream.end()


class TableGate(ASGIMiddleware):
    """Sends requests about a table to the process that has it."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        forwarding: Forwarding | None = scope["litestar_app"].state.forwarding
        table = scope.get("path_params", {}).get("table")
        if forwarding is None or table is None or is_forwarded(scope) or not ID.fullmatch(table):
            await next_app(scope, receive, send)
        else:
            await forwarding.request(table, scope, receive, send, next_app)
