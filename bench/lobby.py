"""A full lobby on a real server: `python -m bench.lobby`.

A thousand people look at the lobby while public tables change: people sit down and get up again at a steady rate.
Reported is how long it takes from the request until each of the thousand has been told; the clients share the machine
with the server.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import statistics
import tempfile
import time
from contextlib import ExitStack

import httpx
import uvloop

from bench.served import Served
from bench.websocket import WebSocket
from tools.postgresql import own_server

SETTLE = 2.0
"""Seconds after which counting begins."""
OPENING = 50
"""Connections that are opened at the same time."""


class Changes:
    """Who sits where, as it was asked for: what somebody is told is held against it."""

    def __init__(self) -> None:
        self.asked: dict[tuple[str, str | None], float] = {}
        """For a table and who sits at its second seat, when that was asked for."""
        self.read: dict[bytes, list[tuple[str, str | None]]] = {}
        """Messages are the same for everybody: each is read once."""
        self.taken: list[float] = []
        self.counts = False
        self.bytes = 0

    def heard(self, message: bytes) -> None:
        now = time.perf_counter()
        self.bytes += len(message)
        news = self.read.get(message)
        if news is None:
            news = self.read[message] = [
                (row["table"], row["seats"][1]) for row in json.loads(message).get("tables", ())
            ]
        if self.counts:
            self.taken.extend(now - self.asked[one] for one in news if one in self.asked)


async def change(client: httpx.AsyncClient, changes: Changes, table: str, rounds: list[str], every: float) -> None:
    """Somebody sits down at a table and gets up again, under another name each time."""
    for name in rounds:
        due = time.perf_counter() + every
        changes.asked[table, name] = time.perf_counter()
        given = (await client.post(f"/api/tables/{table}/seats", json={"name": name, "seat": 1})).json()
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += every
        changes.asked[table, None] = time.perf_counter()
        secret = {"Authorization": f"Bearer {given['secret']}"}
        (await client.post(f"/api/tables/{table}/leave", headers=secret)).raise_for_status()
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


async def load(served: Served, people: int, rate: float, tables: int, seconds: float) -> None:
    changes = Changes()
    async with httpx.AsyncClient(base_url=f"http://{served.base}", trust_env=False, timeout=60) as client:
        await served.ready(client)
        before = served.memory()
        guests: list[WebSocket] = []
        for start in range(0, people, OPENING):
            number = min(OPENING, people - start)
            opened = [WebSocket.connect(served.base, "/api/lobby", changes.heard) for _ in range(number)]
            guests += await asyncio.gather(*opened)
        for number, guest in enumerate(guests):
            guest.send(json.dumps({"player": f"person number {number}"}).encode())
        each = (served.memory() - before) / people
        wish = {"game": "duel", "seats": [None, None, None][:2], "public": True}
        ids = [(await client.post("/api/tables", json=wish)).json()["table"] for _ in range(tables)]
        await asyncio.sleep(SETTLE)
        gc.disable()  # pauses of the clients are none of the server's
        every = tables / rate
        rounds = int(seconds / every / 2) + 1
        used, own = served.used(), time.process_time()
        changes.counts, changes.bytes = True, 0
        names = [[f"{number} {one}" for one in range(rounds)] for number in range(tables)]
        began = time.perf_counter()
        await asyncio.gather(
            *(
                delayed(number * every / tables, change(client, changes, table, names[number], every))
                for number, table in enumerate(ids)
            )
        )
        await asyncio.sleep(1)
        lasted = time.perf_counter() - began - 1
        server = served.used().since(used).server
        cuts = statistics.quantiles(changes.taken, n=100)
        made = 2 * rounds * tables
        each_second = changes.bytes / lasted / people / 1000
        print(
            f"{people} in the lobby ({each:.0f} KB for each), {made / lasted:.0f} changes a second:"
            f" told {len(changes.taken):,} times after p50 {1000 * cuts[49]:.0f} ms, p99 {1000 * cuts[98]:.0f} ms,"
            f" slowest {1000 * max(changes.taken):.0f} ms; server {server / lasted:.0%} of a core,"
            f" clients {(time.process_time() - own) / lasted:.0%}, {each_second:.1f} KB/s to each"
        )
        for guest in guests:
            await guest.close()


async def delayed(seconds: float, work: object) -> None:
    await asyncio.sleep(seconds)
    await work  # type: ignore[misc]


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--people", type=int, default=1000)
    wishes.add_argument("--rate", type=float, default=50, help="changes a second")
    wishes.add_argument("--tables", type=int, default=50, help="at which people sit down and get up")
    wishes.add_argument("--seconds", type=float, default=15)
    wishes.add_argument("--workers", type=int, default=1, help="processes; more than one on PostgreSQL")
    wishes.add_argument("--port", type=int, default=8765)
    asked = wishes.parse_args()
    with ExitStack() as open_things:
        folder = open_things.enter_context(tempfile.TemporaryDirectory())
        several = asked.workers > 1
        database = open_things.enter_context(own_server()) if several else f"sqlite:///{folder}/tables.sqlite"
        served = open_things.enter_context(Served(database, asked.port, asked.workers))
        uvloop.run(load(served, asked.people, asked.rate, asked.tables, asked.seconds))


if __name__ == "__main__":
    main()
