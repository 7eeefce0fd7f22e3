"""Plays with an installed package as people do: `python tools/smoke.py rules cli server tune`.

It needs the package with the extras of the parts, and nothing else: no pytest, and none of the other tools. So it runs
in any environment, with `PYTHON -I` to be sure that it is the installed package. `server=URL` uses that database.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import sysconfig
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

LONG = 60.0
FIRST_CHOICES = "1\n" * 120
PROGRAM = Path(sysconfig.get_path("scripts")) / "mirabilia"


def rules() -> None:
    """A game of each, and bots against each other."""
    from mirabilia import arena, games

    for name in games.names():
        state = games.get(name).new(seed=7)
        while state.to_act():
            seat = state.to_act()[0]
            state.play(seat, state.legal(seat)[0])
        assert state.result() is not None, name
    match = arena.play(arena.arrange("duel", ["adept", "random"], games=2, budget="5i"), jobs=1)
    assert len(match.games) == 2, match


def cli(folder: Path) -> None:
    """A game in the terminal and what one does with its record."""
    assert "uncompiled build" in mirabilia(folder, "--version") or "compiled by mypyc" in mirabilia(folder, "--version")
    assert "7 Wonders Duel" in mirabilia(folder, "games", "--lang", "it")
    assert "Bagni" in mirabilia(folder, "cards", "duel", "--lang", "it")
    record = folder / "game.txt"
    played = mirabilia(folder, "play", "duel", "--seed", "7", "--vs", "random", "--save", str(record))
    assert str(record) in played.replace("\n", ""), played
    assert "master" in mirabilia(folder, "analyse", str(record), "--budget", "2i", "--jobs", "1", "--to", "6")
    assert mirabilia(folder, "replay", str(record), "--plain")
    result = folder / "match.json"
    mirabilia(folder, "match", "duel", "greedy", "random", "--games", "2", "--jobs", "1", "--out", str(result))
    assert json.loads(result.read_text(encoding="utf-8"))


def mirabilia(folder: Path, *arguments: str) -> str:
    """What the command prints; somebody chooses the first possibility again and again."""
    environment = os.environ | {"MIRABILIA_HOME": str(folder), "PYTHONIOENCODING": "utf-8", "COLUMNS": "100"}
    run = subprocess.run(
        [str(PROGRAM), *arguments],
        input=FIRST_CHOICES,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=LONG,
        check=False,
    )
    wrong = run.returncode != 0 or "Traceback" in run.stderr or "Warning" in run.stderr
    assert not wrong, f"mirabilia {' '.join(arguments)}: {run.stderr}\n{run.stdout}"
    return run.stdout


def server(folder: Path, database: str = "") -> None:
    """A table against a bot: the page, a seat, and a move over a WebSocket that the bot answers."""
    from websockets.sync.client import connect

    with serving(database or f"sqlite:///{folder / 'tables.sqlite'}") as port:
        assert b"<!doctype html>" in fetched(port, "/").lower()
        table = json.loads(fetched(port, "/api/tables", {"game": "duel", "seats": [None, "random"]}))["table"]
        seat = json.loads(fetched(port, f"/api/tables/{table}/seats", {"name": "Anna"}))
        with connect(f"ws://127.0.0.1:{port}/api/socket?table={table}", proxy=None, open_timeout=LONG) as socket:
            socket.send(json.dumps({"table": table, "secret": seat["secret"], "moves": 0}))
            welcome = json.loads(socket.recv(timeout=LONG))
            code = welcome["table"]["actions"][0]["code"]
            socket.send(json.dumps({"do": "move", "id": "m0", "code": code}))
            moved: set[int] = set()
            while moved != {0, 1}:
                message = json.loads(socket.recv(timeout=LONG))
                moved |= {news["seat"] for news in message.get("news", ()) if news["kind"] == "moved"}


@contextmanager
def serving(database: str) -> Iterator[int]:
    """A server that answers; its port. It must end as it should when it is told to."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = int(free.getsockname()[1])
    command = [str(PROGRAM), "serve", "--port", str(port), "--database", database]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        try:
            wait_for(port, process)
            yield port
        finally:
            process.terminate()
    assert process.returncode in (0, -15), process.returncode


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + LONG
    while process.poll() is None and time.monotonic() < until:
        try:
            assert json.loads(fetched(port, "/health")) == {"status": "ok"}
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError("the server does not answer")


def fetched(port: int, path: str, body: Any = None) -> bytes:
    """An answer of the server; with a body it is posted."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} if data else {}
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, headers)
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(request, timeout=LONG) as answer:
        read: bytes = answer.read()
        return read


def tune(folder: Path) -> None:
    """A small course of learning."""
    small = ("--generations", "1", "--games", "2", "--iterations", "2", "--epochs", "1", "--hidden", "2", "--jobs", "1")
    weights = folder / "duel.net"
    mirabilia(folder, "tune", "duel", "--folder", str(folder / "course"), "--out", str(weights), *small)
    assert weights.stat().st_size > 0


def play(part: str) -> None:
    name, _, database = part.partition("=")
    with tempfile.TemporaryDirectory(prefix="mirabilia-smoke-") as folder:
        match name:
            case "rules":
                rules()
            case "cli":
                cli(Path(folder))
            case "server":
                server(Path(folder), database)
            case "tune":
                tune(Path(folder))
            case _:
                sys.exit(f"there is no part {name!r}")
    print(f"{name}: fine", flush=True)


if __name__ == "__main__":
    for part in sys.argv[1:]:
        play(part)
