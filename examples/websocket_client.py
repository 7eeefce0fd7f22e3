"""Play a game of Duel against a bot through the WebSocket of a server, as the browser does.

    python examples/websocket_client.py [ADDRESS]

Without an address it starts a server of its own, whose tables are gone when the game is over. docs/server.md has all
that can be sent. The client itself needs nothing of Mirabilia: it could be written in any language.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect


def play(address: str) -> str:
    """Open a table, take the free seat, and make the first legal move whenever it is our turn; how it ended."""
    table = post(f"{address}/api/tables", {"game": "duel", "seats": [None, "greedy"]})["table"]
    seat = post(f"{address}/api/tables/{table}/seats", {"name": "Anna"})
    with connect(address.replace("http", "ws", 1) + "/api/socket") as connection:
        connection.send(json.dumps({"table": table, "secret": seat["secret"]}))
        shown = next_update(connection)
        while shown["status"] == "playing":
            if seat["seat"] in shown["to_act"]:
                number = shown["moves"] + 1
                action = next(action for action in shown["actions"] if "refusal" not in action)
                print(f"{number:3}  {action['text']}")
                # Sent twice under one id, a move is made once.
                connection.send(json.dumps({"do": "move", "id": f"move {number}", "code": action["code"]}))
            shown |= next_update(connection)
    winners = [name for name, rank in zip(["Anna", "greedy"], shown["outcome"]["ranks"], strict=True) if rank == 1]
    return f"{' and '.join(winners)} won: {shown['outcome']['reason']}"


def next_update(connection: ClientConnection) -> Any:
    """The whole table at first, then what changes at it, as our seat may see it."""
    while True:
        message = json.loads(connection.recv())
        if message["is"] == "refused":
            raise ValueError(message["message"])
        if "table" in message:
            return message["table"]


def post(url: str, body: dict[str, Any]) -> Any:
    with urlopen(Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})) as answer:
        return json.load(answer)


@contextmanager
def own_server() -> Iterator[str]:
    """A server on a free port, until the game is over."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "mirabilia", "serve", "--port", port, "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
            while server.poll() is None and not answers(f"http://127.0.0.1:{port}/health"):
                time.sleep(0.1)
            try:
                yield f"http://127.0.0.1:{port}"
            finally:
                server.terminate()


def answers(url: str) -> bool:
    try:
        with urlopen(url):
            return True
    except OSError:
        return False


if __name__ == "__main__":
    with nullcontext(sys.argv[1].rstrip("/")) if sys.argv[1:] else own_server() as address:
        print(play(address))
