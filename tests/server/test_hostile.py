"""Frames nobody should send: each is answered or ends its connection, nothing leaks, and the table is unharmed."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.hostile import FRAMES, LEAK, OPENINGS, WRONG, Siege, deep, drawn
from tests.server.kills import check_calm
from tests.server.process import Server
from tests.waiting import LONG, until

BATCHES = 200
ANSWERS = {"done", "pong", "frame", "spectator", "illegal", "not_your_turn", "no_undo", "no_question", "question_open"}
"""What must have come up, or the frames were not hostile enough."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that has nothing to say in the end."""
    folder = tmp_path_factory.mktemp("hostile")
    running = Server(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log.txt")
    yield running
    until_nobody_is_connected(running)
    running.stop()
    check_calm(running)


def until_nobody_is_connected(server: Server) -> None:
    """Connections that have ended leave nothing behind."""
    until(lambda: "\nmirabilia_connections 0.0\n" in server.http.get("/metrics").text)


def test_ten_thousand_hostile_frames_leave_the_tables_as_their_logs_say(server: Server) -> None:
    batches = drawn(BATCHES, 1)
    siege = Siege(server)
    try:
        for batch in batches:
            siege.attack(batch)
    finally:
        siege.close()
    assert siege.answers.total() >= 10_000 == BATCHES * FRAMES
    assert siege.answers.keys() >= ANSWERS


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return server.open_table(None, None)


hellos = st.one_of(
    st.binary(max_size=60),
    st.text(max_size=60),
    st.builds(deep, st.sampled_from(OPENINGS), st.integers(1, 16_000)),
    st.fixed_dictionaries(
        {},
        optional={
            name: st.sampled_from(WRONG) | st.text(max_size=8) for name in ("table", "secret", "moves", "lang", "do")
        },
    ).map(json.dumps),
)


@settings(max_examples=200)
@given(hello=hellos)
def test_whoever_says_hello_in_a_strange_way_is_sent_away(server: Server, hello: str | bytes) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/socket", proxy=None, open_timeout=LONG) as stranger:
        stranger.send(hello)
        with pytest.raises(ConnectionClosed) as closed:
            stranger.recv(timeout=LONG)
    farewell = closed.value.rcvd
    assert farewell is not None
    assert farewell.code in (4400, 4404)
    assert LEAK.search(farewell.reason) is None


@settings(max_examples=30)
@given(rest=st.binary(max_size=100), size=st.integers(16 * 1024 + 1, 200_000))
def test_what_is_no_text_or_too_long_ends_the_connection(server: Server, table: str, rest: bytes, size: int) -> None:
    with server.connect(table) as zeno, server.connect(table) as yoko:
        zeno.socket.send(b"\xff" + rest, text=True)
        assert zeno.closed() == 1007
        yoko.socket.send("x" * size)
        assert yoko.closed() == 1009


@settings(max_examples=30)
@given(noise=st.binary(min_size=1, max_size=2000))
def test_noise_on_the_line_harms_nobody(server: Server, table: str, noise: bytes) -> None:
    """Not HTTP at all, or a WebSocket that goes mad after it has been opened."""
    with socket.create_connection(("127.0.0.1", server.port), LONG) as line:
        line.sendall(noise)
    with server.connect(table) as zeno, suppress(OSError):  # the server may be quicker to hang up
        zeno.socket.socket.sendall(noise)
        zeno.socket.socket.shutdown(socket.SHUT_RDWR)
    assert server.http.get(f"/api/tables/{table}").json()["moves"] == 0
