"""Several server processes on one PostgreSQL behind a proxy, killed again and again while games are played.

python -m tools.cluster --games 1000
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from threading import Thread

import httpx

from tests.databases import fresh_database
from tests.server.kills import Load
from tests.server.process import Server
from tests.waiting import LONG
from tools.postgresql import own_server

PIECE = 64 * 1024
PATIENCE = 30.0
"""Seconds the proxy looks for a server that lives."""
SEATS = (None, "random")
"""A client that moves at random, against a bot of the servers."""


class Proxy:
    """Hands connections to servers in turn, and to the next one where nobody listens; runs in a thread."""

    def __init__(self, ports: list[int]) -> None:
        self.ports, self.number = ports, 0
        self.open: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.server = self.loop.run_until_complete(asyncio.start_server(self.serve, "127.0.0.1", 0))
        self.port: int = self.server.sockets[0].getsockname()[1]
        self.thread = Thread(target=self.loop.run_forever, name="proxy", daemon=True)
        self.thread.start()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open.add(writer)
        try:
            theirs, ours = await self.reach()
            self.open.add(ours)
            await asyncio.gather(pump(reader, ours), pump(theirs, writer))
            self.open.discard(ours)
        except TimeoutError:
            writer.close()
        self.open.discard(writer)

    async def reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the next server that lives."""
        async with asyncio.timeout(PATIENCE):
            while True:
                self.number += 1
                with suppress(OSError):
                    return await asyncio.open_connection("127.0.0.1", self.ports[self.number % len(self.ports)])
                await asyncio.sleep(0.01)

    async def end(self) -> None:
        self.server.close()
        for writer in self.open:
            writer.transport.abort()
        others = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.gather(*others, return_exceptions=True)

    def stop(self) -> None:
        asyncio.run_coroutine_threadsafe(self.end(), self.loop).result(LONG)
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Hand on what comes until one side goes; then the other goes, too."""
    with suppress(OSError):
        while piece := await reader.read(PIECE):
            writer.write(piece)
            await writer.drain()
    writer.close()


class Cluster(Server):
    """Servers that look like one."""

    def __init__(self, database: str, number: int, folder: Path, seed: int = 1) -> None:
        self.database, self.chance = database, random.Random(seed)
        self.servers = [Server(database, folder / f"server-{one}.txt") for one in range(number)]
        self.proxy = Proxy([server.port for server in self.servers])
        self.port = self.proxy.port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=LONG, trust_env=False)

    def kill(self) -> None:
        """Any of them, and start it again; the others serve on."""
        server = self.chance.choice(self.servers)
        server.kill()
        server.start()

    def stop(self) -> None:
        self.http.close()
        self.proxy.stop()
        for server in self.servers:
            server.stop()

    def check_calm(self) -> None:
        """No server has made a mistake; what workers say whose server was killed meanwhile is no line of its log."""
        for server in self.servers:
            lines = server.log.read_text(encoding="utf-8").splitlines() if server.log else []
            errors = [line for line in lines if line.startswith("{") and json.loads(line)["level"] == "error"]
            if errors:
                raise RuntimeError("\n".join(errors))


def play(cluster: Cluster, games: int, kills: int, tables: int, seed: int = 1) -> Load:
    """So many games to their end, with so many kills spread over them; nothing lost, nothing twice."""
    began = time.monotonic()
    with Load(cluster, tables, seed, SEATS, games) as load:
        for number in range(1, kills + 1):
            load.wait(max(0, games * number // (kills + 1) - load.counts["games"]), "games", 20 * LONG)
            cluster.kill()
            load.count("kills")
            counts = ", ".join(f"{count:,} {what}" for what, count in load.counts.items())
            print(f"{counts}, {time.monotonic() - began:.0f} s", flush=True)
        load.wait(games - load.counts["games"], "games", 20 * LONG)
    load.check()
    cluster.check_calm()
    return load


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--tables", type=int, default=8, help="tables at which games are played at the same time")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, own_server() as postgresql:
        cluster = Cluster(fresh_database(postgresql), asked.servers, Path(folder), asked.seed)
        try:
            load = play(cluster, asked.games, asked.kills, asked.tables, asked.seed)
        finally:
            cluster.stop()
    counts = load.counts
    print(
        f"{counts['games']:,} games, {counts['moves']:,} moves of clients acknowledged, {counts['kills']} kills:"
        f" none lost, none twice; {counts['refused']} requests were refused while a process died"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
