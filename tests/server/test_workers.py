"""Bots that think elsewhere: over the network, behind the same queue, and whatever happens to the workers."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from mirabilia.tables.entries import Moved
from mirabilia.tables.store import Store
from tests.server.process import Server
from tests.waiting import LONG

TOKEN = "only-for-machines-we-trust"  # noqa: S105  # of nobody


class Worker:
    """`mirabilia worker` as a process."""

    def __init__(self, server: Server, token: str = TOKEN) -> None:
        arguments = [sys.executable, "-m", "mirabilia", "worker", "--server", f"http://127.0.0.1:{server.port}"]
        environment = os.environ | {"MIRABILIA_WORKER_TOKEN": token, "MIRABILIA_WORKER_CORES": "1"}
        self.process = subprocess.Popen(arguments, env=environment, stdout=subprocess.PIPE, text=True)

    def line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.end()

    def end(self) -> int:
        assert self.process.stdout is not None
        with self.process.stdout:
            return self.process.wait(LONG)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    log = tmp_path / "log.txt"
    running = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", log, worker_token=TOKEN, log_level="info")
    yield running
    running.stop()


def said(server: Server, what: str) -> int:
    """How often the server has written something into its log."""
    assert server.log is not None
    return server.log.read_text(encoding="utf-8").count(f'"what": "{what}"')


def test_workers_think_and_two_that_are_killed_cost_no_move(server: Server) -> None:
    workers = [Worker(server), Worker(server)]
    try:
        assert all("http://127.0.0.1" in worker.line() for worker in workers)
        table = server.open_table(None, "novice", seed=3)
        with server.connect(table, server.sit(table, "Anna")) as anna:
            for number in range(100):
                if number in (4, 8):
                    workers[number // 4 - 1].kill()
                if not anna.my_turn():
                    break
                assert anna.ask("move", text=anna.legal[0])["is"] == "done"
            assert anna.table["status"] == "over"
    finally:
        for worker in workers:
            if worker.process.poll() is None:
                worker.kill()
    store = Store(server.database)
    made = [line.entry for line in store.load(table) if isinstance(line.entry, Moved)]
    store.close()
    assert {entry.bot for entry in made if entry.seat == 1} == {"novice"}
    assert said(server, "worker came") == said(server, "worker went") == 2


def test_a_wrong_token_is_refused_in_words(server: Server) -> None:
    arguments = ["-m", "mirabilia", "worker", "--server", f"http://127.0.0.1:{server.port}", "--token", "wrong"]
    done = subprocess.run([sys.executable, *arguments], capture_output=True, text=True, timeout=LONG)
    assert done.returncode == 2
    assert "token" in done.stderr
    assert "Traceback" not in done.stderr


def test_strangers_get_no_positions(server: Server) -> None:
    for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": "Bearer "}):
        address = f"ws://127.0.0.1:{server.port}/api/worker"
        with (
            connect(address, additional_headers=headers, proxy=None) as socket,
            pytest.raises(ConnectionClosed) as closed,
        ):
            socket.recv(timeout=LONG)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
