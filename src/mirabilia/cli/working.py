"""`mirabilia worker`: let bots of a server elsewhere think on this machine."""

from __future__ import annotations

import asyncio
import os

from mirabilia.cli.terminal import Failure, Terminal, whole
from mirabilia.server import worker_client
from mirabilia.server.worker_client import NotWanted

MOST_CORES = 1024


def work(terminal: Terminal, server: str, token: str, cores: str) -> int:
    """Take jobs until Ctrl-C."""
    texts = terminal.texts
    number = whole(texts, "--cores", cores, MOST_CORES) if cores else os.cpu_count() or 1
    try:
        worker_client.address(server)
    except ValueError:
        raise Failure(texts("terminal-error-worker-server", server=server)) from None
    if not token:
        raise Failure(texts("terminal-error-worker-token"))
    try:
        asyncio.run(worker_client.work(server, token, number, lambda what: say(terminal, what, server, number)))
    except* NotWanted as errors:
        reason = str(errors.exceptions[0])
        raise Failure(texts("terminal-error-worker-refused", server=server, reason=reason)) from None
    return 0


def say(terminal: Terminal, what: str, server: str, cores: int) -> None:
    terminal.say(terminal.texts(f"terminal-worker-{what}", server=server, cores=cores))
