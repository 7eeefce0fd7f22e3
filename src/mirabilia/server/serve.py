"""The server as a process, or several, until it is told to stop: what is being written then is written."""

from __future__ import annotations

import gc
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import uvicorn
from litestar import Litestar
from msgspec import Struct

from mirabilia.server.app import build
from mirabilia.server.door import VARIABLE, Visitor
from mirabilia.server.frame_gate import SocketVisitor
from mirabilia.server.headers import HEADERS
from mirabilia.server.metrics import SEVERAL
from mirabilia.tables.external_bots import ExternalProgram

LARGEST_FRAME = 16 * 1024
HEARTBEAT = 20.0
"""Seconds between the pings that find connections that are gone."""
STOPPING = 20
SILENT = 60
"""Seconds after which one of several processes that does not answer is replaced: on a busy machine it may be slow."""
QUICK = 0.0005
"""Seconds after which a thread lets another one run: the writer must not wait for long in a busy process."""
COLLECT = (50_000, 20, 20)
"""How many objects may pile up before garbage is looked for: views are large, and free themselves."""


class ServerSettings(Struct, frozen=True):
    """How a server is run."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    """Processes; more than one on PostgreSQL only."""
    origins: tuple[str, ...] = ()
    """Sites whose pages may use the server, besides its own."""
    proxies: str = "127.0.0.1"
    """Addresses of reverse proxies that are believed when they say for whom they ask."""
    log_level: str = "warning"
    generous: float = 1.0
    """Multiplies all limits."""
    external: tuple[ExternalProgram, ...] = ()
    """Programs that play as bots."""
    metrics_token: str = ""
    """With it others than this machine may ask for the metrics."""
    internal: str = "127.0.0.1"
    """The address at which the other processes on the same PostgreSQL reach those of this one."""
    worker_token: str = ""
    """With it workers on other machines may take thinking jobs."""
    push_services: tuple[str, ...] = ()
    """Origins to which notifications may go, besides the push services of browsers."""
    push_contact: str = ""
    """Whom push services can ask about this server: `mailto:` or an address with https."""

    @property
    def bot_workers(self) -> int:
        """Each process has bots of its own; together they leave a core to the rest."""
        return max(1, ((os.cpu_count() or 1) - 1) // self.workers)


def app() -> Litestar:
    """The app of a process, as its environment says."""
    tune()
    settings = msgspec.json.decode(os.environ[VARIABLE], type=ServerSettings)
    return build(
        settings.database,
        settings.bot_workers,
        settings.generous,
        settings.origins,
        settings.log_level,
        settings.external,
        settings.host,
        settings.metrics_token,
        settings.internal,
        settings.worker_token,
        settings.push_services,
        settings.push_contact,
    )


def tune() -> None:
    """Let the interpreter serve many: what is loaded now stays, and there is little garbage that needs collecting."""
    sys.setswitchinterval(QUICK)
    gc.freeze()
    gc.set_threshold(*COLLECT)


def run(settings: ServerSettings) -> None:
    """Serve until a signal comes."""
    with set_environment(settings):
        uvicorn.run(
            f"{__name__}:app",
            factory=True,
            http=Visitor,
            ws=SocketVisitor,
            host=settings.host,
            port=settings.port,
            workers=settings.workers,
            log_config=None,
            access_log=False,  # the gate writes one, without addresses of tables
            forwarded_allow_ips=settings.proxies,
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=HEARTBEAT,
            ws_ping_timeout=HEARTBEAT,
            ws_per_message_deflate=False,  # it costs 60 KB of memory for each connection
            timeout_graceful_shutdown=STOPPING,
            timeout_worker_healthcheck=SILENT,
            server_header=False,
            headers=list(HEADERS.items()),
        )


@contextmanager
def set_environment(settings: ServerSettings) -> Iterator[None]:
    """What the processes have to know before they begin; several count together in a folder."""
    os.environ[VARIABLE] = msgspec.json.encode(settings).decode()
    if settings.workers > 1:
        os.environ[SEVERAL] = tempfile.mkdtemp(prefix="mirabilia-metrics-")
    try:
        yield
    finally:
        del os.environ[VARIABLE]
        shutil.rmtree(os.environ.pop(SEVERAL, ""), ignore_errors=True)
