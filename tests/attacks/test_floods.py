"""Floods that no application counts: pings, parts of messages, requests in a row, trailers, answers nobody reads."""

from __future__ import annotations

import asyncio
import select
import socket
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, ClassVar

import pytest

from mirabilia.server.door import OPEN, PIPELINED, Door, DoorSettings
from mirabilia.server.frame_gate import MOST_UNREAD, PARTS, SLICE, SocketVisitor
from mirabilia.server.limits import ADDRESS, TELL_SECONDS, Limits
from mirabilia.server.slow_readers import SLOWEST, UNREAD, UNREAD_OF_PERSON, UNREAD_SECONDS, Backlog, SlowReader
from mirabilia.tables.requests import Refused
from tests.server.process import Server
from tests.waiting import LONG, until

TEXT, CONTINUATION, PING = 1, 0, 9
UPGRADE = (
    b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"
FLOOD = 32 * 1024 * 1024
"""Bytes that nobody may take: many times what fits into the buffers of the system."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits it has in real life."""
    folder = tmp_path_factory.mktemp("floods")
    running = Server(f"sqlite:///{folder / 'tables.sqlite'}", generous=1)
    yield running
    running.stop()


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    return bytes([kind | 0x80 * last]) + bytes([0x80 | len(data)]) + b"\0\0\0\0" + data


def is_cut_off(server: Server, opening: bytes, flood: bytes) -> bool:
    """Whether the server hangs up on somebody who sends without end and reads nothing."""
    with socket.create_connection(("127.0.0.1", server.port), LONG) as line:
        line.sendall(opening)
        if opening.startswith(UPGRADE):
            assert line.recv(1000).startswith(b"HTTP/1.1 101")
        with suppress(ConnectionError):
            for _ in range(FLOOD // len(flood)):
                line.sendall(flood)
            return False
    return True


@pytest.mark.parametrize(
    ("opening", "flood"),
    [
        (UPGRADE, frame(PING, b"x" * 125) * 1000),
        (UPGRADE + frame(TEXT, b"x", last=False), frame(CONTINUATION, last=False) * 20_000),
        (b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 3000),
        (CHUNKED + b"X: ", b"x" * 100_000),
        (CHUNKED, b"X: y\r\n" * 20_000),
    ],
    ids=["pings", "parts", "requests", "a trailer", "trailers"],
)
def test_a_flood_without_end_is_cut_off(strict: Server, opening: bytes, flood: bytes) -> None:
    """Before, pings and parts froze everybody for seconds, and trailers filled the memory."""
    assert is_cut_off(strict, opening, flood)
    assert strict.http.get("/health").status_code == 200


def test_pings_and_messages_in_parts_are_welcome(strict: Server) -> None:
    with strict.connect(strict.open_table(None, None)) as anna:
        assert anna.socket.ping().wait(LONG)
        anna.socket.send(part for part in ('{"do": ', '"ping", ', '"id": "in parts"}'))
        assert anna.hear() == {"is": "pong", "id": "in parts"}
    assert PARTS > 3
    assert SLICE >= 1024


def test_requests_may_come_in_a_row(strict: Server) -> None:
    with socket.create_connection(("127.0.0.1", strict.port), LONG) as line:
        ask = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
        line.sendall((ask + b"\r\n") * (PIPELINED - 1) + ask + b"Connection: close\r\n\r\n")
        answers = b""
        while piece := line.recv(10_000):
            answers += piece
    assert answers.count(b"HTTP/1.1 200") == PIPELINED


def test_an_address_has_so_many_connections() -> None:
    door = Door(DoorSettings(), 10_000)
    assert all(door.lets_in("192.0.2.7") for _ in range(OPEN))
    assert not door.lets_in("192.0.2.7")
    assert door.lets_in("192.0.2.8")
    assert all(door.lets_in("127.0.0.1") for _ in range(2 * OPEN))  # a proxy asks for many
    for _ in range(OPEN + 1):
        door.leaves("192.0.2.7")
    assert door.lets_in("192.0.2.7")


class Transport(asyncio.Transport):
    """What waits in it is what a test says."""

    waiting = 0
    limit: int | None = None
    aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self.limit = high

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.waiting += len(data)

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


def test_whoever_reads_too_slowly_is_cut_off() -> None:
    async def reads(*takes: int) -> bool:
        """Whether somebody is cut off who takes so many bytes between looks."""
        transport, reader = Transport(), SlowReader()
        reader.transport, reader.backlog = transport, Backlog()
        reader.connection_made(transport)
        assert transport.limit == 0
        transport.waiting = 1_000_000
        reader.pause_writing()
        for bytes_taken in takes:
            assert reader.watch is not None
            reader.watch.cancel()
            transport.waiting -= bytes_taken
            reader.look()
        reader.connection_lost(None)
        assert reader.watch is None
        return transport.aborted

    enough = int(SLOWEST * UNREAD_SECONDS)
    assert not asyncio.run(reads(enough, enough))
    assert asyncio.run(reads(enough, enough - 1))
    assert asyncio.run(reads(0))


class Reader(SlowReader):
    """Somebody for whom so much waits."""

    def __init__(self, backlog: Backlog, person: str, waiting: int) -> None:
        self.backlog, self.whose, self.transport = backlog, person, Transport()
        self.transport.waiting = waiting

    @property
    def person(self) -> str:
        return self.whose

    def pause_writing(self) -> None:
        self.note_backlog()


def cut_off(*readers: tuple[str, int]) -> list[int]:
    """Who has to go when so much waits for these, one after the other."""
    backlog = Backlog()
    there = [Reader(backlog, person, size) for person, size in readers]
    for reader in there:
        reader.pause_writing()
    gone = [number for number, reader in enumerate(there) if reader.transport.is_closing()]
    left = [reader for reader in there if not reader.transport.is_closing()]
    assert backlog.all == sum(reader.transport.get_write_buffer_size() for reader in left) <= UNREAD
    for reader in left:
        reader.stop_watching()
    assert not backlog.readers
    assert not backlog.of_person.total()
    return gone


def test_what_waits_for_slow_readers_is_bounded_for_each_and_for_all() -> None:
    """256 connections of an address that ask for a megabyte each and read nothing held as many megabytes."""
    part = UNREAD_OF_PERSON // 4
    assert cut_off(*[("Zeno", part)] * 3, ("Anna", part), ("Zeno", part), ("Zeno", part), ("Zeno", part)) == [0, 1]
    everybody = [(f"Zeno {number}", UNREAD_OF_PERSON) for number in range(UNREAD // UNREAD_OF_PERSON)]
    assert cut_off(("Anna", 1), *everybody) == [1]
    assert cut_off(*[("", UNREAD // 8)] * 9) == [0], "behind a proxy nobody is told from others"


def test_one_connection_leaves_only_so_much_unread() -> None:
    """Pages of the chat, asked for again and again by somebody who reads none: 500 of them are tens of megabytes."""
    visitor: Any = SocketVisitor.__new__(SocketVisitor)
    visitor.backlog, visitor.transport = Backlog(), Transport()
    visitor.client, visitor.close_sent, visitor.turned_away, visitor.door = None, False, False, Door(DoorSettings(), 99)
    visitor.write_frame(b"x" * 2 * MOST_UNREAD)
    assert not visitor.transport.aborted, "a single message may be as large as it likes"
    visitor.write_frame(b"y")
    assert visitor.transport.aborted


class Hoarding(Server):
    constants: ClassVar[Mapping[str, float]] = {
        "mirabilia.server.slow_readers.UNREAD_OF_PERSON": 20_000,
        "mirabilia.server.door.PIPELINED": 64,
    }


def test_whoever_reads_nothing_of_many_answers_is_cut_off(tmp_path: Path) -> None:
    """And who reads late gets all of it, one answer after the other."""
    server = Hoarding(f"sqlite:///{tmp_path / 'tables.sqlite'}", generous=10, proxies="")
    ask = b"GET /api/games/seven/pieces HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    with ExitStack() as open_lines:
        lines = []
        for _ in range(3):
            line = open_lines.enter_context(socket.socket())
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.settimeout(LONG)
            line.connect(("127.0.0.1", server.port))
            line.sendall((ask + b"\r\n") * 49 + ask + b"Connection: close\r\n\r\n")
            lines.append(line)
        ends = select.poll()
        for line in lines:
            ends.register(line, 0)  # that one was cut off is told in any case
        until(lambda: len(ends.poll(0)) == 2)
        left = ({line.fileno() for line in lines} - {file for file, _ in ends.poll(0)}).pop()
        answer = read_all(next(line for line in lines if line.fileno() == left))
        assert answer.count(b"HTTP/1.1 200") == 50
    server.stop()


def read_all(line: socket.socket) -> bytes:
    """What comes until the other side hangs up."""
    answer = b""
    with suppress(ConnectionError):
        while piece := line.recv(100_000):
            answer += piece
    return answer


def test_many_connections_of_one_person_share_what_it_may_ask() -> None:
    """A hundred connections with twenty questions a second each kept a core busy."""
    limits = Limits()
    for kind in ("frames", "tries"):
        for _ in range(int(ADDRESS[kind][0])):
            limits.take(kind, "192.0.2.7")
        with pytest.raises(Refused, match="too many"):
            limits.take(kind, "192.0.2.7")
        limits.take(kind, "192.0.2.8")


def test_a_flood_does_not_fill_the_log(caplog: pytest.LogCaptureFixture) -> None:
    limits = Limits(generous=1 / ADDRESS["tables"][0])
    for _ in range(50):
        with suppress(Refused):
            limits.take("tables", "192.0.2.7")
    assert len([record for record in caplog.records if record.getMessage() == "too many"]) == 1
    assert TELL_SECONDS >= 60
