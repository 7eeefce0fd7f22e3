"""`mirabilia serve`: a server on this machine."""

from __future__ import annotations

import socket
from pathlib import Path

from mirabilia.cli.saving import data_folder
from mirabilia.cli.terminal import Failure, Terminal
from mirabilia.tables.store import Store, Unavailable, default_url

LAST_PORT = 65535
MOST_WORKERS = 64
LOG_LEVELS = ("debug", "info", "warning", "error")


def serve(
    terminal: Terminal,
    host: str,
    port: str,
    workers: str,
    database: str | None,
    folder: str | None,
    origins: tuple[str, ...],
    proxies: str,
    log_level: str,
) -> int:
    from mirabilia.server.serve import Settings, run

    settings = Settings(
        database or default_url(Path(folder) if folder else data_folder()),
        host,
        whole_number(terminal, "--port", port, LAST_PORT),
        whole_number(terminal, "--workers", workers, MOST_WORKERS),
        origins,
        proxies,
        chosen(terminal, "--log", log_level, LOG_LEVELS),
    )
    try_port(terminal, host, settings.port)
    try_database(terminal, settings.database, settings.workers)
    terminal.say(terminal.texts("terminal-serving", address=f"http://{host}:{settings.port}"))
    run(settings)
    return 0


def whole_number(terminal: Terminal, option: str, value: str, last: int) -> int:
    if not value.isdecimal() or not 1 <= int(value) <= last:
        raise Failure(terminal.texts("terminal-error-whole", option=option, value=value, last=str(last)))
    return int(value)


def chosen(terminal: Terminal, option: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise Failure(terminal.texts("terminal-error-choice", option=option, value=value, allowed=", ".join(allowed)))
    return value


def try_port(terminal: Terminal, host: str, port: int) -> None:
    """Say at once that an address cannot be used."""
    try:
        with socket.create_server((host, port)):
            pass
    except OSError as error:
        reason = error.strerror or str(error)
        raise Failure(terminal.texts("terminal-error-address", address=f"{host}:{port}", reason=reason)) from None


def try_database(terminal: Terminal, url: str, workers: int) -> None:
    """Say at once that a database cannot be used, or not by so many."""
    try:
        store = Store(url)
        store.migrate()
        shared = store.shared
        store.close()
    except (Unavailable, OSError) as error:
        raise Failure(terminal.texts("terminal-error-database", reason=str(error))) from None
    if workers > 1 and not shared:
        raise Failure(terminal.texts("terminal-error-workers"))
