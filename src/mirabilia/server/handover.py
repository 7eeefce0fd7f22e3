"""Processes of one machine hand connections to each other: whoever has a table gets those of its players, too.

The open socket itself goes to the other process, with the request that came over it. From then on nothing has to be
passed on. Where that does not work, because the process is elsewhere or busy, everything goes over a link instead.
"""

from __future__ import annotations

import asyncio
import os
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

from mirabilia.server.metrics import SEVERAL

LARGEST = 64 * 1024
"""Bytes of a request that is handed over; the door lets in less."""

Welcome: TypeAlias = Callable[[socket.socket, bytes], None]


class Handover:
    """The connections that one process gives to the others of its server, and gets from them."""

    def __init__(self, folder: Path, process: str) -> None:
        self.folder, self.process = folder, process
        self.inbox: socket.socket | None = None
        self.outbox = unix_socket()
        self.connections: set[Any] = set()

    def open(self, welcome: Welcome, connections: set[Any]) -> None:
        """Take what others give, until the server closes all its connections: to it this is one of them."""
        self.connections = connections
        self.connections.add(self)
        self.inbox = unix_socket()
        self.inbox.bind(str(self.path(self.process)))
        asyncio.get_running_loop().add_reader(self.inbox.fileno(), self.take, self.inbox, welcome)

    def path(self, process: str) -> Path:
        return self.folder / f"{process}.socket"

    def take(self, inbox: socket.socket, welcome: Welcome) -> None:
        with suppress(BlockingIOError):
            while True:
                request, files, _, _ = socket.recv_fds(inbox, LARGEST, 1)
                for file in files:
                    welcome(socket.socket(fileno=file), request)

    def give(self, process: str, file: int, request: bytes) -> bool:
        """Give a connection to another process; False if that does not take any, or not so fast."""
        files = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [file]))]  # `send_fds` takes no address
        try:
            self.outbox.sendmsg([request], files, 0, str(self.path(process)))
        except OSError:
            return False
        return True

    def close(self) -> None:
        self.shutdown()
        self.outbox.close()

    def shutdown(self) -> None:
        """Take no more."""
        self.connections.discard(self)
        if self.inbox is not None:
            asyncio.get_running_loop().remove_reader(self.inbox.fileno())
            self.path(self.process).unlink(missing_ok=True)
            self.inbox.close()
            self.inbox = None


def unix_socket() -> socket.socket:
    one = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    one.setblocking(False)
    return one


def shared_folder() -> Path | None:
    """Where the processes of this server find each other; None if there is only one."""
    return Path(os.environ[SEVERAL]) if SEVERAL in os.environ and hasattr(socket, "send_fds") else None
