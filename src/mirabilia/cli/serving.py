"""`mirabilia serve`: a server on this machine."""

from __future__ import annotations

import socket
import time
import webbrowser
from contextlib import closing
from pathlib import Path
from threading import Thread

from msgspec import Struct

from mirabilia.cli.choices import LOG_LEVELS
from mirabilia.cli.saving import data_folder
from mirabilia.cli.terminal import Failure, Terminal, reason_of, whole
from mirabilia.core import catalogue
from mirabilia.server.open_files import FEW, raise_limit
from mirabilia.server.reach import EVERYWHERE, guest_addresses
from mirabilia.server.serve import ServerSettings, run
from mirabilia.tables.external_bots import ExternalProgram
from mirabilia.tables.store import DatabaseInUse, NewerDatabase, Store, Unavailable, default_url

LAST_PORT = 65535
USUAL_PORT = 8000
TRIED_PORTS = 20
TRIES = 300
"""Looks at whether the server answers, ten a second."""
MOST_WORKERS = 64


class Args(Struct, frozen=True):
    """How the server is to be run, as it was typed."""

    host: str
    port: str
    workers: str
    database: str | None
    folder: str | None
    origins: tuple[str, ...]
    proxies: str
    log_level: str
    show: bool
    """Whether a browser opens the page."""
    metrics_token: str = ""
    programs: tuple[str, ...] = ()
    """Bots that are programs, NAME=COMMAND each."""
    internal: str = "127.0.0.1"
    worker_token: str = ""
    push_services: tuple[str, ...] = ()
    push_contact: str = ""


def serve(terminal: Terminal, args: Args) -> int:
    host = args.host
    settings = ServerSettings(
        args.database or default_url(Path(args.folder) if args.folder else data_folder()),
        host,
        whole(terminal.texts, "--port", args.port, LAST_PORT) if args.port else free_port(host),
        whole(terminal.texts, "--workers", args.workers, MOST_WORKERS),
        args.origins,
        args.proxies,
        checked_choice(terminal, "--log", args.log_level, LOG_LEVELS),
        external=external(terminal, args.programs),
        metrics_token=args.metrics_token,
        internal=args.internal,
        worker_token=args.worker_token,
        push_services=tuple(origin.rstrip("/") for origin in args.push_services),
        push_contact=args.push_contact,
    )
    try_port(terminal, host, settings.port)
    try_port(terminal, args.internal, 0)  # any free one, of each process
    try_database(terminal, settings.database, settings.workers)
    files = raise_limit()
    if files < FEW:
        terminal.say(terminal.texts("terminal-serving-files", files=files))
    guests = guest_addresses(host, settings.port)
    address = f"http://{'127.0.0.1' if host in EVERYWHERE else host}:{settings.port}"
    terminal.say(terminal.texts("terminal-serving", address=address))
    if guests:
        terminal.say(terminal.texts("terminal-serving-guests", addresses=", ".join(guests)))
    if args.show:
        Thread(target=show_when_ready, args=(host, settings.port, address), daemon=True).start()
    run(settings)
    return 0


def use_folder(terminal: Terminal, folder: Path) -> None:
    """Keep everything in this folder; it is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = reason_of(terminal.texts, error)
        raise Failure(terminal.texts("terminal-error-data", folder=str(folder), reason=reason)) from None
    catalogue.use(folder)


def external(terminal: Terminal, programs: tuple[str, ...]) -> tuple[ExternalProgram, ...]:
    """The bots that are programs. Each is tried, so that a wrong command is found now and not at a table."""
    if not programs:
        return ()
    from mirabilia.cli import botting

    texts = terminal.texts
    commands = botting.commands(texts, programs)
    return tuple(
        ExternalProgram(name, command, botting.games_of(texts, name, command)) for name, command in commands.items()
    )


def free_port(host: str) -> int:
    """The usual port, or the next one that nobody uses."""
    for port in range(USUAL_PORT, USUAL_PORT + TRIED_PORTS):
        try:
            with socket.create_server((host, port)):
                return port
        except OSError:
            continue
    return USUAL_PORT


def show_when_ready(host: str, port: int, address: str) -> None:
    """Open the page in a browser as soon as somebody answers there."""
    for _ in range(TRIES):
        try:
            with socket.create_connection((host, port), timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)


def checked_choice(terminal: Terminal, option: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise Failure(terminal.texts("terminal-error-choice", option=option, value=value, allowed=", ".join(allowed)))
    return value


def try_port(terminal: Terminal, host: str, port: int) -> None:
    """Say at once that an address cannot be used."""
    try:
        with socket.create_server((host, port)):
            pass
    except OSError as error:
        reason = reason_of(terminal.texts, error)
        raise Failure(terminal.texts("terminal-error-address", address=f"{host}:{port}", reason=reason)) from None


def try_database(terminal: Terminal, url: str, workers: int) -> None:
    """Say at once that a database cannot be used, or not by so many."""
    try:
        with closing(Store(url)) as store:
            store.claim()
            store.migrate()
            shared = store.shared
    except NewerDatabase:
        raise Failure(terminal.texts("terminal-error-database-newer")) from None
    except DatabaseInUse:
        raise Failure(terminal.texts("terminal-error-database-in-use")) from None
    except (Unavailable, OSError) as error:
        raise Failure(terminal.texts("terminal-error-database", reason=str(error))) from None
    if workers > 1 and not shared:
        raise Failure(terminal.texts("terminal-error-workers"))
