"""Somebody in the lobby: keeps what they were told, as the page does."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.process import Server
from tests.waiting import LONG


class LobbyClient:
    """A WebSocket in the lobby. Its player is made up unless one is given."""

    def __init__(self, server: Server, player: str | None = None, **hello: Any) -> None:
        self.player = secrets.token_urlsafe(24) if player is None else player
        self.server = server
        self.open = ExitStack()
        address = f"ws://127.0.0.1:{server.port}/api/lobby"
        self.socket: ClientConnection = self.open.enter_context(
            connect(address, proxy=None, open_timeout=LONG, max_queue=None)
        )
        self.socket.send(json.dumps({"player": self.player, **hello}))
        self.heard: list[dict[str, Any]] = []
        self.tables: dict[str, dict[str, Any]] = {}
        self.here: dict[str, Any] = {}
        self.pools: list[dict[str, Any]] = []
        if hello.get("looks", True):
            self.until(lambda: self.heard)
        else:
            self.ask("ping")

    def __enter__(self) -> LobbyClient:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.open.close()

    @property
    def proof(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.player}"}

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=LONG))
        self.heard.append(message)
        if message["is"] == "lobby":
            self.tables = {}
        if message["is"] in ("lobby", "changes"):
            self.tables |= {table["table"]: table for table in message["tables"]}
            for table in message.get("gone", ()):
                del self.tables[table]
            self.here = message.get("here", self.here)
            self.pools = message.get("pools", self.pools)
        return message

    def until(self, reached: Callable[[], object]) -> None:
        """Listen until something is so."""
        while not reached():
            self.hear()

    def told(self, kind: str) -> dict[str, Any]:
        """The first message of a kind, among those heard and those to come; it is not told again."""
        while True:
            for message in self.heard:
                if message["is"] == kind:
                    self.heard.remove(message)
                    return message
            self.hear()

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Send a request; the answer to it."""
        id = secrets.token_hex(8)
        self.socket.send(json.dumps({"do": do, "id": id, **fields}))
        while True:
            message = self.hear()
            if message.get("id") == id:
                return message

    def sit(self, table: str, name: str) -> str:
        """Take a seat as the same person; its secret."""
        return self.server.sit(table, name, player=self.player)

    def get(self, path: str) -> Any:
        answer = self.server.http.get(path, headers=self.proof)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **fields: Any) -> int:
        return self.server.http.post(path, headers=self.proof, json=fields).status_code
