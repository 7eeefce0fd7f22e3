"""The door of the server: requests come in whole, soon, and not too large, or their connection is closed.

Whoever sends half a request and waits has a connection, and there are only so many of them; so has whoever asks for
much and reads nothing of it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import os
import socket
from collections import Counter
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from mirabilia.server.handover import Handover
from mirabilia.server.middleware import person_of
from mirabilia.server.open_files import open_files
from mirabilia.server.slow_readers import Backlog, SlowReader

VISITOR = "visitor"
"""Where the application finds the visitor who has opened a WebSocket: in a list, to be taken out and forgotten."""
VARIABLE = "MIRABILIA_SERVER"
"""Tells each process of a server how it is run."""
LARGEST_HEAD = 16 * 1024
"""Bytes of the address and the headers of a request."""
MOST_HEADERS = 64
HEAD_SECONDS = 10.0
"""Until all headers of a request have come."""
BODY_SECONDS = 30.0
"""Until the rest of it has come."""
UNFINISHED = 64
"""Requests of one person that have not come whole yet."""
OPEN = 256
"""Connections of one person, whatever they are for."""
PIPELINED = 8
"""Requests that may wait for the answer to another one of the same connection."""
LARGEST_BODY = 512 * 1024
"""Bytes of a body that anybody reads; what comes after them is thrown away."""
FRAMING = 8
"""Bytes that may come with each byte of a body, to say where its parts end."""
HANDSHAKE = {b"sec-websocket-key", b"sec-websocket-version"}
"""Headers of whoever really opens a WebSocket."""
SPARE_FILES = 128
"""Files that are not for connections of browsers: database, workers, pages."""

log = logging.getLogger(__name__)


class DoorSettings(Struct, frozen=True):
    """What the door has to know of the settings of the server."""

    proxies: str = "127.0.0.1"
    generous: float = 1.0


class Door:
    """Who has sent a part of a request, in the order in which they came."""

    def __init__(self, settings: DoorSettings, files: int) -> None:
        self.proxies = {name.strip() for name in settings.proxies.split(",")}
        self.most_of_person = UNFINISHED * settings.generous
        self.most = max(16, (files - SPARE_FILES) // 2)
        self.most_open = max(32, files - SPARE_FILES)
        self.unfinished: dict[Visitor, str] = {}
        self.of_person: Counter[str] = Counter()
        self.generous = settings.generous
        self.backlog = Backlog(settings.generous)
        self.open_of_person: Counter[str] = Counter()
        self.handover: Handover | None = None
        """With the other processes of the server, if there are any."""

    def is_proxy(self, address: str) -> bool:
        """Those who ask through a proxy cannot be told apart before their headers have come."""
        if "*" in self.proxies or address in self.proxies:
            return True
        try:
            number = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(number in ipaddress.ip_network(one, strict=False) for one in self.proxies if "/" in one)

    def whose(self, client: tuple[str, int] | None, scope: Any) -> str:
        """Whose a connection is, as its proxy says if there is one; "" if nobody knows."""
        known = (scope or {}).get("client") or client
        address = known[0] if known else ""
        return "" if self.is_proxy(address) else person_of(address)

    def lets_in(self, address: str) -> bool:
        """Whether one more connection from an address may be open; `leaves` when it is not any more."""
        person = person_of(address)
        self.open_of_person[person] += 1
        return self.is_proxy(address) or self.open_of_person[person] <= OPEN * self.generous

    def leaves(self, address: str) -> None:
        person = person_of(address)
        self.open_of_person[person] -= 1
        if not self.open_of_person[person]:
            del self.open_of_person[person]

    def begins(self, visitor: Visitor) -> None:
        """A request begins. Of too many, of one person or of all, the one that has taken longest has to go."""
        address = visitor.client[0] if visitor.client else ""
        person = person_of(address)
        if visitor not in self.unfinished:
            self.unfinished[visitor] = person
            self.of_person[person] += 1
        if not self.is_proxy(address) and self.of_person[person] > self.most_of_person:
            oldest = next(other for other, whose in self.unfinished.items() if whose == person)
            self.turn_away(oldest, "too many unfinished requests of one address")
        if len(self.unfinished) > self.most:
            self.turn_away(next(iter(self.unfinished)), "too many unfinished requests")

    def has_come(self, visitor: Visitor) -> None:
        """The request has come whole, or will never come."""
        person = self.unfinished.pop(visitor, None)
        if person is not None:
            self.of_person[person] -= 1
            if not self.of_person[person]:
                del self.of_person[person]

    def turn_away(self, visitor: Visitor, why: str) -> None:
        self.has_come(visitor)
        log.info("turned away", extra={"fields": {"why": why}})
        visitor.be_gone()
        visitor.transport.abort()


@cache
def door() -> Door:
    """The door of this process."""
    settings = msgspec.json.decode(os.environ.get(VARIABLE, "{}"), type=DoorSettings)
    return Door(settings, open_files())


class Visitor(SlowReader, HttpToolsProtocol):
    """A connection that talks HTTP."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.door = door()
        self.backlog = self.door.backlog
        self.is_answered = False
        """Whether all of an answer was sent, and not all of it taken."""
        self.timer: asyncio.TimerHandle | None = None
        self.head = 0
        """Bytes of the head so far; those of the body do not count."""
        self.in_head = True
        self.body = self.rest = 0
        """Bytes of the body, and of all that has come after the head."""
        self.handed = b""
        """The request, if another process has handed the connection over."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        is_welcome = self.door.lets_in(self.address)
        if not is_welcome or len(self.connections) > self.door.most_open:
            transport.abort()
            return
        self.begins()
        if self.handed:
            self.data_received(self.handed)
        elif self.door.handover is not None and self.door.handover.inbox is None:
            # How a connection is let in here is known from the first one.
            self.door.handover.open(self.welcome, self.connections)

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def person(self) -> str:
        return self.door.whose(self.client, self.scope)

    def connection_lost(self, exc: Exception | None) -> None:
        self.has_come()
        self.door.leaves(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.in_head:
            self.head += len(data)
        else:
            self.rest += len(data)
        super().data_received(data)
        framing = self.rest - self.body - FRAMING * min(self.body, LARGEST_BODY)
        is_too_large = self.head > LARGEST_HEAD if self.in_head else framing > LARGEST_HEAD
        if is_too_large and not self.transport.is_closing():
            self.refuse()

    def on_body(self, body: bytes) -> None:
        self.body += len(body)
        super().on_body(body)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.begins()

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > LARGEST_HEAD or len(self.headers) > MOST_HEADERS:
            raise ValueError("too many headers")
        if len(self.pipeline) >= PIPELINED:
            raise ValueError("too many requests at once")
        self.in_head, self.head = False, 0
        self.body = self.rest = 0
        self.wait(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.has_come()
        self.in_head = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.has_come()
        names = {name for name, _ in self.headers}
        if names >= HANDSHAKE:
            state = self.app_state
            self.app_state = {**state, VISITOR: [self]}
            super().handle_websocket_upgrade()
            self.app_state = state
            self.stop_watching()
            self.door.leaves(self.address)  # the socket has come instead
        else:
            self.send_400_response("A WebSocket is opened otherwise.")

    # Who does not take an answer asks for nothing more: the next answer would wait in memory, too.

    def pause_writing(self) -> None:
        super().pause_writing()
        self.flow.pause_reading()

    def on_response_complete(self) -> None:
        self.is_answered = self.flow.write_paused and not self.transport.is_closing()
        if not self.is_answered:
            super().on_response_complete()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.is_answered:
            self.on_response_complete()
        else:
            self.flow.resume_reading()

    def turn_away_slow(self) -> None:
        self.be_gone()
        super().turn_away_slow()

    def send_400_response(self, msg: str) -> None:
        self.be_gone()
        super().send_400_response(msg)

    def be_gone(self) -> None:
        """Whatever is being answered is not sent any more: the transport would not take it."""
        for cycle in (self.cycle, *(waiting for waiting, _ in self.pipeline)):
            if cycle is not None:
                cycle.disconnected = True
                cycle.message_event.set()

    # Other processes.

    def welcome(self, connection: socket.socket, request: bytes) -> None:
        """Let in whom another process has handed over."""

        def visitor() -> Visitor:
            one = Visitor(self.config, self.server_state, self.app_state, self.loop)
            one.handed = request
            return one

        async def let_in() -> None:
            await self.loop.connect_accepted_socket(visitor, connection)

        task = self.loop.create_task(let_in())
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)

    def hand_over(self, process: str) -> bool:
        """Give the connection to another process, before anything was answered; False if it stays here."""
        if self.handed or self.door.handover is None or self.transport.is_closing():
            return False
        head = [b"%s %s HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        head += [b"%s: %s" % header for header in self.headers]
        file = self.transport.get_extra_info("socket").fileno()
        if not self.door.handover.give(process, file, b"\r\n".join((*head, b"", b""))):
            return False
        self.transport.abort()  # this end of it; the other process has one of its own
        return True

    # Patience.

    def begins(self) -> None:
        self.in_head = True
        self.wait(HEAD_SECONDS)
        self.door.begins(self)

    def has_come(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.door.has_come(self)

    def wait(self, seconds: float) -> None:
        """The connection is closed unless something more has come by then."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_later(seconds, self.too_slow)

    def too_slow(self) -> None:
        self.timer = None
        self.door.turn_away(self, "too slow")

    def refuse(self) -> None:
        self.has_come()
        self.send_400_response("The head of the request is too large.")
