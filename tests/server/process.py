"""A real server process and real clients."""

from __future__ import annotations

import copy
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar
from urllib.parse import quote

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.ports import free_port
from tests.server.forks import Forked, Start, origin
from tests.waiting import LONG

HANGS = 300.0
"""Seconds after which a server that still starts is taken for dead."""
PROGRAM = """
import json
import sys
import msgspec
from mirabilia.server.serve import ServerSettings, run
from tests.server.forks import set_constants
set_constants(json.loads(sys.argv[2]))
run(msgspec.json.decode(sys.argv[1], type=ServerSettings))
"""


def wait_until_it_answers(client: httpx.Client, process: subprocess.Popen[Any] | Forked) -> None:
    """Wait for a server as long as its process lives: on a busy machine a start may take long."""
    until = time.monotonic() + HANGS
    while process.poll() is None and time.monotonic() < until:
        try:
            if client.get("/health").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise TimeoutError("the server does not answer")


def send_at_once(socket: ClientConnection, text: bytes, times: int) -> None:
    """The same frame many times in one piece: whoever still sends when a connection ends may not get to see why."""
    with socket.protocol_mutex:
        for _ in range(times):
            socket.protocol.send_text(text)
        socket.socket.sendall(b"".join(socket.protocol.data_to_send()))


class Server:
    """A server on a port of its own; `kill` as nobody should, `stop` as one does."""

    constants: ClassVar[Mapping[str, float]] = {}
    """Of modules, as "mirabilia.tables.hub.SWEEP", that have other values in it."""

    def __init__(self, database: str, log: Path | None = None, **settings: Any) -> None:
        self.database, self.port, self.log = database, free_port(), log
        self.settings = {"database": database, "port": self.port, "generous": 1000, **settings}
        # No connection is used twice: the server ends one that rests, perhaps just when the next request goes out.
        single = httpx.Limits(max_keepalive_connections=0)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=LONG, trust_env=False, limits=single)
        self.start()

    def start(self) -> None:
        self.process = self.started()
        self.wait_until_it_answers()

    def started(self) -> subprocess.Popen[bytes] | Forked:
        """The process; where possible a fork of one that has loaded everything."""
        of = origin()
        if of is not None:
            log = None if self.log is None else str(self.log.absolute())
            return Forked(of, Start(self.settings, self.constants, log, os.getcwd()))
        with ExitStack() as open_files:
            written = open_files.enter_context(self.log.open("a")) if self.log else None
            return subprocess.Popen(self.program(), stderr=written)

    def program(self) -> list[str]:
        """What loads and runs a server."""
        return [sys.executable, "-c", PROGRAM, json.dumps(self.settings), json.dumps(self.constants)]

    def wait_until_it_answers(self) -> None:
        wait_until_it_answers(self.http, self.process)

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(LONG)
        self.http.close()

    def workers(self) -> list[int]:
        """The processes that serve, where there are several."""
        listing = ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(self.process.pid)]
        lines = subprocess.run(listing, capture_output=True, text=True, check=True).stdout.splitlines()
        return [int(line.split()[0]) for line in lines if "spawn_main" in line]

    # What clients do.

    def open_table(self, *seats: str | None, **wishes: Any) -> str:
        answer = self.http.post("/api/tables", json={"game": "duel", "seats": list(seats), **wishes})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def sit(self, table: str, name: str, **wishes: Any) -> str:
        """Take a seat; its secret."""
        answer = self.http.post(f"/api/tables/{table}/seats", json={"name": name, **wishes})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["secret"])

    def replay(self, text: str, seat: str = "all") -> dict[str, Any]:
        """The replay of a record, all pages of it."""
        whole: dict[str, Any] = {"steps": [], "next": 0}
        while whole["next"] is not None:
            wishes = {"seat": seat, "start": whole["next"]}
            answer = self.http.post("/api/records", params=wishes, json={"text": text})
            assert answer.status_code == 200, answer.text
            whole = answer.json() | {"steps": whole["steps"] + answer.json()["steps"]}
        return whole

    def connect(self, table: str, secret: str = "", moves: int = 0) -> Client:
        return Client(self.port, {"table": table, "secret": secret, "moves": moves})


def merged(table: dict[str, Any], update: dict[str, Any]) -> dict[str, Any]:
    """The table after an update, of whose view there may be only the changes."""
    table = table | {name: value for name, value in update.items() if name != "changes"}
    if "changes" in update:
        table["view"] = copy.deepcopy(table["view"])
        for path, *value in update["changes"]:
            change(table, ["view", *path], value)
    return table


def change(node: Any, path: list[str | int], value: list[Any]) -> None:
    """Put a value at a path, or into the list there, or take away what is there."""
    *way, last = path
    for key in way:
        node = node[key]
    if len(value) == 2:
        (start, removed), added = value
        node[last][start : start + removed] = added
    elif value:
        node[last] = value[0]
    else:
        del node[last]


def legal_moves(table: dict[str, Any]) -> list[str]:
    """What the viewer of a table may do, in the notation of the game."""
    return [action["text"] for action in table["actions"] if "refusal" not in action]


class QuickServer(Server):
    """One whose bots think less about what they are to judge: how well they do is tested elsewhere."""

    constants: ClassVar[Mapping[str, float]] = {
        "mirabilia.server.analyses.MOVE_SECONDS": 0.04,
        "mirabilia.server.positions.POSITION_SECONDS": 0.15,
    }


class Client:
    """A WebSocket at a table: keeps the last table it was shown and everything it was told."""

    def __init__(self, port: int, hello: dict[str, Any]) -> None:
        self.open = ExitStack()
        address = f"ws://127.0.0.1:{port}/api/socket?table={quote(str(hello.get('table', '')))}"
        self.socket: ClientConnection = self.open.enter_context(
            connect(address, proxy=None, open_timeout=LONG, max_queue=None)
        )
        self.socket.send(json.dumps(hello))
        self.heard: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.welcome = self.hear()

    def __enter__(self) -> Client:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.open.close()

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=LONG))
        self.heard.append(message)
        self.table = merged(self.table, message.get("table", {}))
        return message

    @property
    def legal(self) -> list[str]:
        """The moves that can be made now."""
        return legal_moves(self.table)

    def ask(self, do: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a request; the answer to it. What is asked twice under one id is done once."""
        id = secrets.token_hex(8) if id is None else id
        self.socket.send(json.dumps({"do": do, "id": id, **fields}))
        while True:
            message = self.hear()
            if message["is"] in ("done", "refused", "hint", "chat_page", "pong") and message["id"] == id:
                return message

    def until(self, kind: str) -> dict[str, Any]:
        """Listen for news of a kind."""
        while True:
            message = self.hear()
            for news in message.get("news", ()):
                if news["kind"] == kind:
                    item: dict[str, Any] = news
                    return item

    def my_turn(self) -> bool:
        """Wait until it is; False when the game is over."""
        while self.table["status"] == "playing" and self.welcome["seat"] not in self.table["to_act"]:
            self.hear()
        return bool(self.table["status"] == "playing")

    def closed(self) -> int:
        """The code with which the server has closed the connection."""
        try:
            while True:
                self.socket.recv(timeout=LONG)
        except ConnectionClosed:
            return self.socket.protocol.close_code or 0
