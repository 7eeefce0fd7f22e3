"""`mirabilia serve`: a server on this machine."""

from __future__ import annotations

import socket
from pathlib import Path

from mirabilia.cli.saving import data_folder
from mirabilia.cli.terminal import Failure, Terminal
from mirabilia.tables.store import Store, Unavailable, default_url

LAST_PORT = 65535


def serve(terminal: Terminal, host: str, port: str, database: str | None) -> int:
    number = checked_port(terminal, host, port)
    url = database or default_url(Path(data_folder()))
    try:
        store = Store(url)
        store.migrate()
        store.close()
    except (Unavailable, OSError) as error:
        raise Failure(terminal.texts("terminal-error-database", reason=str(error))) from None
    terminal.say(terminal.texts("terminal-serving", address=f"http://{host}:{number}"))
    from mirabilia.server.serve import run

    run(url, host, number)
    return 0


def checked_port(terminal: Terminal, host: str, port: str) -> int:
    """The port, if it is a number and free."""
    if not port.isdecimal() or not 1 <= int(port) <= LAST_PORT:
        raise Failure(terminal.texts("terminal-error-port", value=port, last=str(LAST_PORT)))
    try:
        with socket.create_server((host, int(port))):
            pass
    except OSError as error:
        reason = error.strerror or str(error)
        raise Failure(terminal.texts("terminal-error-address", address=f"{host}:{port}", reason=reason)) from None
    return int(port)
