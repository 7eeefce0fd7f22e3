"""Ports for the servers of tests.

A port that was asked of the system, and given back so that a server can take it, may meanwhile have become the port of
somebody's outgoing connection. These are below the range systems take such ports from, and a lock keeps each for the
test process that got it.
"""

from __future__ import annotations

import random
import socket
import sys
import tempfile
from pathlib import Path
from typing import IO

PORTS = range(20_000, 32_000)
held: list[IO[bytes]] = []


def free_port() -> int:
    """A port that nobody listens on and that no other test will be given while this process lives."""
    for port in random.SystemRandom().sample(PORTS, len(PORTS)):
        if reserve(port) and is_free(port):
            return port
    raise OSError("all ports are taken")


def reserve(port: int) -> bool:
    if sys.platform == "win32":
        return True
    import fcntl

    folder = Path(tempfile.gettempdir()) / "mirabilia-test-ports"
    folder.mkdir(exist_ok=True)
    lock = (folder / str(port)).open("wb")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        return False
    held.append(lock)
    return True


def is_free(port: int) -> bool:
    try:
        socket.create_server(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True
