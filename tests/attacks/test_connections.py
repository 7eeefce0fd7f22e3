"""Connections that never get anywhere: half a request, a head without end, a body that trickles."""

from __future__ import annotations

import resource
import socket
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, ClassVar

import pytest

from mirabilia.server.door import LARGEST_HEAD, UNFINISHED
from mirabilia.server.headers import HEADERS
from mirabilia.server.middleware import person_of
from tests.attacks.scale import scale
from tests.server.process import Server
from tests.waiting import LONG

FILES = scale(256, 1024)
HALF_SENT = scale(300, 1100)
HALF = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le"


def limited(folder: Path, files: int, **settings: Any) -> Server:
    """A server that may have so many files open."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    try:
        return Server(f"sqlite:///{folder / 'tables.sqlite'}", generous=1, **settings)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def half_sent(server: Server, number: int, open_sockets: ExitStack, what: bytes = HALF) -> list[socket.socket]:
    lines = []
    for _ in range(number):
        line = open_sockets.enter_context(socket.create_connection(("127.0.0.1", server.port), LONG))
        with suppress(OSError):
            line.sendall(what)
        lines.append(line)
    return lines


def is_closed(line: socket.socket) -> bool:
    """Whether the server has hung up; waits a moment for that."""
    line.settimeout(0.05)
    try:
        return line.recv(1000) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


@pytest.fixture(params=["127.0.0.1", "10.9.9.9"], ids=["through a proxy", "without one"])
def few_files(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    server = limited(tmp_path, FILES, proxies=request.param)
    yield server
    server.stop()


def test_half_sent_requests_starve_nobody(few_files: Server) -> None:
    """1,100 of them starved a server with 1,024 files."""
    with ExitStack() as open_sockets:
        for what in (
            HALF,
            b"",
            b"GET /api/tables HTTP/1.1\r\n",
            b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
        ):
            half_sent(few_files, HALF_SENT // 4, open_sockets, what)
        for _ in range(5):
            assert few_files.http.get("/api/tables").status_code == 200
        with few_files.connect(few_files.open_table(None, None)) as anna:
            assert anna.ask("ping")["is"] == "pong"


def test_one_person_has_a_few_unfinished_requests(tmp_path: Path) -> None:
    server = limited(tmp_path, FILES, proxies="10.9.9.9")
    with ExitStack() as open_sockets:
        lines = half_sent(server, UNFINISHED + 20, open_sockets)
        assert all(is_closed(line) for line in lines[:10])
        assert not any(is_closed(line) for line in lines[-10:])
    server.stop()


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * 2 * LARGEST_HEAD,
        b"GET / HTTP/1.1\r\nX: " + b"x" * 2 * LARGEST_HEAD,
        b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * (LARGEST_HEAD // 3),
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n" + b"A: b\r\n" * 1000 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nA: " + b"b" * 2 * LARGEST_HEAD + b"\r\n\r\n",
    ],
    ids=["address", "header", "headers", "many", "long"],
)
def test_a_head_without_end_is_cut_off(server: Server, head: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), LONG) as line:
        answer = b""
        with suppress(OSError):
            line.sendall(head)
            line.shutdown(socket.SHUT_WR)
            while piece := line.recv(10_000):
                answer += piece
    assert not answer or answer.startswith(b"HTTP/1.1 400"), answer[:200]


class Impatient(Server):
    constants: ClassVar[Mapping[str, float]] = {"mirabilia.server.door.HEAD_SECONDS": 0.5}


def test_a_head_that_trickles_is_not_waited_for(tmp_path: Path) -> None:
    """Slow clients get ten seconds for a head, here half of one: this one has all the time in the world."""
    server = Impatient(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with socket.create_connection(("127.0.0.1", server.port), LONG) as line:
        began = time.monotonic()
        with suppress(OSError):
            line.sendall(b"GET / HTTP/1.1\r\n")
            while time.monotonic() - began < LONG:
                line.sendall(b"A: b\r\n")
                time.sleep(0.2)
        assert time.monotonic() - began < LONG
    server.stop()


def test_a_fast_client_may_ask_as_often_as_it_likes(server: Server) -> None:
    for _ in range(3 * UNFINISHED):
        assert server.http.get("/health").status_code == 200


@pytest.mark.parametrize(
    ("address", "person"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_ipv6_is_one_person(address: str, person: str) -> None:
    assert person_of(address) == person


RAW = {
    "no HTTP": b"nonsense\r\n\r\n",
    "unknown method": b"BREW / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n",
    "bad upgrade": (
        b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        b"Connection: upgrade, close\r\nUpgrade: websocket\r\n\r\n"
    ),
    "other site": (
        b"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        b"Origin: https://evil.example\r\n\r\n"
    ),
}


@pytest.mark.parametrize("request_text", RAW.values(), ids=RAW)
def test_even_refusals_of_the_lowest_layer_have_the_headers(server: Server, request_text: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), LONG) as line:
        line.sendall(request_text.replace(b"{port}", str(server.port).encode()))
        answer = b""
        while piece := line.recv(10_000):
            answer += piece
    head = answer.partition(b"\r\n\r\n")[0].lower()
    assert head.startswith(b"http/1.1 4"), answer
    for name, value in HEADERS.items():
        assert f"{name}: {value}".lower().encode() in head


@pytest.mark.parametrize(
    "path", ["/", "/nowhere", "/api/nowhere", "/api/tables", "/api/tables/x", "/health", "/metrics", "/assets/x"]
)
def test_every_answer_has_the_headers_once(server: Server, path: str) -> None:
    for method in ("GET", "POST", "PUT", "OPTIONS"):
        answer = server.http.request(method, path)
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value], (method, path, answer.status_code)
