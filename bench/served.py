"""A server process for a measurement, and what it uses."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import httpx
import sqlalchemy as sa

from mirabilia.tables.schema import leases, processes

PROGRAM = """
import sys
import msgspec
from mirabilia.server.serve import ServerSettings, run
run(msgspec.json.decode(sys.argv[1], type=ServerSettings))
"""


class Used(NamedTuple):
    """Seconds of CPU time."""

    event_loops: float
    server: float
    """Of all its threads."""
    database: float

    def since(self, before: Used) -> Used:
        return Used(*(now - then for now, then in zip(self, before, strict=True)))


class Served:
    """A server, with one process or several."""

    def __init__(self, database: str, port: int, workers: int = 1) -> None:
        self.base, self.workers, self.database = f"127.0.0.1:{port}", workers, database
        settings = {"database": database, "port": port, "workers": workers, "generous": 1e6}
        self.process = subprocess.Popen([sys.executable, "-c", PROGRAM, json.dumps(settings)])

    async def ready(self, client: httpx.AsyncClient) -> None:
        """Until it answers, and all its processes are there."""
        while True:
            try:
                healthy = (await client.get("/health")).status_code == 200
            except httpx.TransportError:
                healthy = False
            if healthy and (self.workers == 1 or len(self.counted(processes.c.process)) == self.workers):
                return
            await asyncio.sleep(0.1)

    def counted(self, process: sa.Column[str]) -> dict[str, int]:
        """How many rows of a table of the database each process has."""
        engine = sa.create_engine(sa.make_url(self.database).set(drivername="postgresql+psycopg"))
        with engine.connect() as connection:
            rows = connection.execute(sa.select(process, sa.func.count()).group_by(process)).all()
        engine.dispose()
        return {row[0]: row[1] for row in rows}

    def shares(self) -> list[int]:
        """How many tables each of several processes has."""
        return sorted(self.counted(leases.c.process).values())

    def serving(self) -> list[int]:
        """The processes that serve: the one that was started, or those it has started."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="utf-8")
        workers = [pid for pid in children.split() if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        return [int(pid) for pid in workers] if self.workers > 1 else [self.process.pid]

    def kill_one(self) -> None:
        """The process that has served longest; another one takes its place."""
        os.kill(min(self.serving()), signal.SIGKILL)

    def memory(self) -> int:
        """Kilobytes in use."""
        statuses = [Path(f"/proc/{pid}/status").read_text(encoding="utf-8") for pid in self.serving()]
        return sum(int(status.split("VmRSS:")[1].split()[0]) for status in statuses)

    def used(self) -> Used:
        """So far."""
        processes = self.serving()
        loops = sum(thread_seconds(Path(f"/proc/{pid}/task/{pid}")) for pid in processes)
        return Used(loops, sum(map(cpu_seconds, processes)), database_seconds(self.database))

    def __enter__(self) -> Served:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()


def database_seconds(database: str) -> float:
    """CPU time used so far by a PostgreSQL server of our own; 0 for any other database."""
    folder = sa.make_url(database).query.get("host", "")
    if not folder:
        return 0.0
    postmaster = Path(str(folder), "postmaster.pid").read_text(encoding="utf-8").split()[0]
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text(encoding="utf-8").split()
    return sum(cpu_seconds(int(pid)) for pid in (postmaster, *children))


def cpu_seconds(pid: int) -> float:
    """CPU time of the threads of a process: of those that are still there, but to the microsecond."""
    with suppress(FileNotFoundError):
        return sum(map(thread_seconds, Path(f"/proc/{pid}/task").iterdir()))
    return 0.0


def thread_seconds(thread: Path) -> float:
    """CPU time of a thread, from its folder of the kernel; 0 if it has ended."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return int((thread / "schedstat").read_text(encoding="utf-8").split()[0]) / 1e9
    return 0.0
