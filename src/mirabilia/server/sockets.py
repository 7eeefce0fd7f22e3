"""A seat or a spectator at a table, over a WebSocket.

The client says hello; it gets the whole table, then every change. What it asks is acknowledged by the id it gave, after
it is safe on the disk; asked again, a move is acknowledged again and not made again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State

from mirabilia.server import socket_wire as wire
from mirabilia.server.access import banned, proof
from mirabilia.server.door import VISITOR, Visitor
from mirabilia.server.forwarding import GOING_AWAY, is_forwarded
from mirabilia.server.limits import Limits
from mirabilia.server.logs import anonymous
from mirabilia.server.metrics import Metrics
from mirabilia.server.problems import no_database, problem
from mirabilia.server.visits import BAD_HELLO, Visit, hold
from mirabilia.tables import redaction, requests
from mirabilia.tables.entries import AnyEntry
from mirabilia.tables.hub import ID, MOVED_AWAY, STAND_IN, Hub, encoded
from mirabilia.tables.messages import (
    AnyMessage,
    BotDecision,
    BotNotice,
    ChatPage,
    Done,
    Hint,
    Pong,
    Refusal,
    Welcome,
)
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Unavailable
from mirabilia.tables.table import Table
from mirabilia.tables.trials import trial

NO_HELLO = "the first frame says which table"

log = logging.getLogger(__name__)


HELLO = msgspec.json.Decoder(wire.Hello)
FRAME: msgspec.json.Decoder[wire.Frame] = msgspec.json.Decoder(wire.Frame)

REQUESTS: dict[type, Callable[[Table, int, Any], list[AnyEntry]]] = {
    wire.MoveFrame: lambda table, seat, frame: requests.move(table, seat, frame.move(), frame.id, then=frame.then),
    wire.TakeBackFrame: lambda table, seat, frame: requests.take_back(table, seat, frame.id),
    wire.UndoFrame: lambda table, seat, frame: requests.undo(table, seat),
    wire.AnswerFrame: lambda table, seat, frame: requests.answer(table, seat, frame.agrees),
    wire.EndFrame: lambda table, seat, frame: requests.offer_end(table, seat),
    wire.ResignFrame: lambda table, seat, frame: requests.resign(table, seat, STAND_IN),
    wire.BackFrame: lambda table, seat, frame: requests.come_back(table, seat),
    wire.PhraseFrame: lambda table, seat, frame: requests.say_phrase(table, seat, frame.phrase),
    wire.ChatFrame: lambda table, seat, frame: requests.switch_chat(table, seat, frame.on),
}
"""What a seat may ask; chat is for spectators too."""


class Connection:
    """One client at one table."""

    def __init__(self, visit: Visit, table: Table, secret: str, language: str) -> None:
        app = visit.app
        self.visit, self.person = visit, visit.person
        self.hub: Hub = app.hub
        self.metrics: Metrics = app.metrics
        self.limits: Limits = app.limits
        self.table, self.game, self.language = table.id, table.game, language
        self.secret = secret
        """The hash of that of the seat; "" for a spectator."""
        self.hinting: asyncio.Task[BotDecision] | None = None
        """A hint that is being worked out: other frames are answered meanwhile."""

    def send(self, message: AnyMessage) -> None:
        self.visit.send(encoded(message))

    def hear(self, message: str) -> None:
        """News of the table as it goes over the wire; or that the table is elsewhere now."""
        if message == MOVED_AWAY:
            self.visit.leave(GOING_AWAY, "the table has moved: connect again")
        else:
            self.visit.send(message)

    async def answer(self, frame: wire.Frame) -> None:
        """Do what a frame asks, and say so."""
        if isinstance(frame, wire.PingFrame):
            self.send(Pong(frame.id))
            return
        began = time.perf_counter()
        await self.do(frame)
        self.metrics.answered.observe(time.perf_counter() - began)

    async def ask_hint(self, id: str) -> None:
        """Have a hint worked out; other frames are answered meanwhile."""
        if self.hinting is not None and not self.hinting.done():
            raise Refused("hint_pending", "a hint is being worked out already")
        self.limits.take("hints", self.person)
        advice = await self.hub.begin_hint(self.table, self.secret, self.person)
        self.hinting = advice
        advice.add_done_callback(partial(self.hinted, id))

    def hinted(self, id: str, advice: asyncio.Task[BotDecision]) -> None:
        if advice.cancelled():
            return
        if advice.exception() is not None:
            log.error("hint", exc_info=advice.exception())
            self.refuse(id, Refused("broken", "the server has made a mistake"))
        else:
            self.send(Hint(id, advice.result()))

    async def do(self, frame: wire.Frame) -> None:
        try:
            self.limits.take("frames", self.person)
            if isinstance(frame, wire.HintFrame):
                await self.ask_hint(frame.id)
                return
            if isinstance(frame, wire.ChatPageFrame):
                table = await self.hub.table(self.table)
                self.send(ChatPage(frame.id, *redaction.chat(table, frame.before)))
                return
            if isinstance(frame, wire.TryFrame):
                self.limits.take("tries", self.person)
                table = await self.hub.table(self.table)
                self.send(trial(frame.id, table, table.seat_with(self.secret), frame.moves))
                return
            if isinstance(frame, wire.SayFrame | wire.PhraseFrame):
                self.limits.take("chat", self.person)
            lines = await self.hub.request(self.table, lambda table: self.entries(table, frame))
        except Refused as refusal:
            self.refuse(frame.id, refusal)
        except Unavailable:
            self.refuse(frame.id, no_database())
        else:
            self.send(Done(frame.id, lines[-1].seq if lines else None))

    def refuse(self, id: str, refusal: Refused) -> None:
        answer = problem(refusal, self.language, self.game)
        self.metrics.refusals.labels(answer.refusal).inc()
        self.send(Refusal(id, answer.refusal, answer.message, answer.fields))

    def entries(self, table: Table, frame: wire.Frame) -> list[AnyEntry]:
        seat = table.seat_with(self.secret)
        player = "" if seat is None else table.seats[seat].player
        if self.hub.bans.has("ban", player, self.person):
            raise banned()
        if isinstance(frame, wire.SayFrame | wire.PhraseFrame) and self.hub.bans.has("mute", player, self.person):
            raise Refused("muted", "whoever runs this server does not let you write in the chat")
        if isinstance(frame, wire.SayFrame):
            return requests.say(table, frame.name, frame.text, seat)
        if seat is None:
            raise Refused("spectator", "spectators look on")
        return REQUESTS[type(frame)](table, seat, frame)


@websocket("/api/socket")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    app = socket.app.state
    if await handed_over(socket, app):
        return
    await hold(socket, meet)


async def handed_over(socket: WebSocket[Any, Any, Any], app: State) -> bool:
    """Whether the connection is in another process of this machine now, where its table is."""
    table, visitors = socket.query_params.get("table", ""), socket.scope["state"].pop(VISITOR, [])
    visitor: Visitor | None = visitors.pop() if visitors else None
    if app.forwarding is None or visitor is None or not ID.fullmatch(table):
        return False
    try:
        owner = await app.forwarding.leases.owner(table)
    except Unavailable:
        return False
    if owner is None or not visitor.hand_over(owner.process):
        return False
    while (await socket.receive())["type"] != "websocket.disconnect":
        pass
    return True


async def meet(visit: Visit) -> None:
    """Hear who is there and what for."""
    socket, app = visit.socket, visit.app
    said = await visit.hello(HELLO, NO_HELLO)
    if said is None:
        return
    hello, first = said
    elsewhere = app.forwarding is not None and not is_forwarded(socket.scope) and ID.fullmatch(hello.table)
    if elsewhere and await app.forwarding.connect(hello.table, socket, first, visit.send):
        return
    table = await app.hub.table(hello.table)
    own = await proof(app.hub, table, hello.secret)
    if hello.secret and not own and app.hub.store.shared:  # another process may have written to it
        await app.hub.read_again(table.id)
        table = await app.hub.table(hello.table)
        own = await proof(app.hub, table, hello.secret)
    if hello.secret and not own:
        await socket.close(BAD_HELLO, "that secret is of no seat at this table")
        return
    fields = {"table": anonymous(table.id), "seat": table.seat_with(own)}
    log.info("came", extra={"fields": fields})
    try:
        await attend(Connection(visit, table, own, hello.lang), hello.moves)
    finally:
        log.info("went", extra={"fields": fields})


async def attend(connection: Connection, known: int) -> None:
    """Be there until the client goes."""
    connection.send(await welcome(connection, known))
    notice = connection.hub.live[connection.table].notice
    if notice != BotNotice(False, []):
        connection.send(notice)
    try:
        async for frame in connection.visit.requests(FRAME, connection.refuse):
            await connection.answer(frame)
    finally:
        connection.hub.stop_listening(connection.table, connection.hear)
        if connection.hinting is not None:
            connection.hinting.cancel()


async def welcome(connection: Connection, known: int) -> Welcome:
    """From now on the client hears everything; what there is to see now."""
    table, shown = await connection.hub.listen(connection.table, connection.secret, connection.hear, connection.person)
    seat = table.seat_with(connection.secret)
    story = redaction.story(table, seat, known)
    return Welcome(seat, shown, story, *redaction.chat(table), connection.hub.here(table.id))
