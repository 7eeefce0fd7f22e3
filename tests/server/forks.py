"""Servers forked from a process that has loaded everything: starting one costs a fifth, and is otherwise the same.

To load a server takes half a second of processor time, and the tests start more than a hundred.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
FORKING = """
import sys
from tests.server.forks import serve_forks
settings = serve_forks(int(sys.argv[1]))
if settings is not None:
    import msgspec
    from mirabilia.server.serve import ServerSettings, run
    run(msgspec.convert(settings, ServerSettings))
"""
LOADED = (
    "mirabilia.server.serve",
    "psycopg",
    "sqlalchemy.dialects.postgresql.psycopg",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
)
"""What a server loads when it starts."""
OF_EACH_TEST = "PYTEST_CURRENT_TEST"
STEP = 0.01


class Start(NamedTuple):
    """How a server is to be started."""

    settings: Mapping[str, Any]
    constants: Mapping[str, float]
    """Of modules, as "mirabilia.tables.hub.SWEEP", that have other values in it."""
    log: str | None
    """The file to which its error output goes."""
    folder: str


class Forked:
    """A server as `subprocess.Popen` would show it."""

    def __init__(self, origin: Origin, start: Start) -> None:
        self.origin = origin
        self.pid: int = origin.ask("start", start)
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.origin.ask("poll", self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        latest = None if timeout is None else time.monotonic() + timeout
        while (code := self.poll()) is None:
            if timeout is not None and latest is not None and time.monotonic() > latest:
                raise subprocess.TimeoutExpired(f"server {self.pid}", timeout)
            time.sleep(STEP)
        return code

    def terminate(self) -> None:
        if self.poll() is None:
            os.kill(self.pid, signal.SIGTERM)


class Origin:
    """The process that has loaded everything: it forks, and says which of its children have ended."""

    def __init__(self) -> None:
        ours, theirs = socket.socketpair()
        command = [sys.executable, "-c", FORKING, str(theirs.fileno())]
        self.environment = environment()
        self.process = subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()])
        theirs.close()
        self.lines, self.lock = ours.makefile("rw"), Lock()

    def ask(self, what: str, of: Any) -> Any:
        with self.lock:
            print(json.dumps([what, of]), file=self.lines, flush=True)
            return json.loads(self.lines.readline())


@cache
def _origin() -> Origin:
    return Origin()


def origin() -> Origin | None:
    """None where a server has to be loaded anew: the environment says what it finds."""
    if not hasattr(os, "fork"):  # Windows
        return None
    one = _origin()
    return one if one.environment == environment() else None


def environment() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != OF_EACH_TEST}


def serve_forks(file: int) -> Mapping[str, Any] | None:
    """Fork until nobody asks any more; in each fork the settings of its server, in the end None."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a server that is interrupted is still to be waited for
    for name in LOADED:
        import_module(name)
    gc.freeze()
    with socket.socket(fileno=file) as connection, connection.makefile("rw") as lines:
        for line in lines:
            what, of = json.loads(line)
            if what == "poll":
                answer = ended(of)
            elif not (answer := os.fork()):
                break
            print(json.dumps(answer), file=lines, flush=True)
        else:
            return None
    return prepared(Start(*of))


def ended(pid: int) -> int | None:
    """How a process has ended; None if it has not."""
    done, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if done else None


def prepared(start: Start) -> Mapping[str, Any]:
    """In a fork: everything as a process of its own would have it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(start.folder)
    if start.log is not None:
        file = os.open(start.log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        os.dup2(file, 2)
        os.close(file)
    set_constants(start.constants)
    return start.settings


def set_constants(constants: Mapping[str, float]) -> None:
    for name, value in constants.items():
        module, _, constant = name.rpartition(".")
        setattr(import_module(module), constant, value)
