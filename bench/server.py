"""Load on a real server: `python -m bench.server`.

Hundreds of tables with all seats connected play scripted random games over loopback, while the clients share the
machine with the server. Moves come at a steady rate: asked for one after the other they would measure only how long
the queue is. Reported: committed moves a second, the time from sending a move to its acknowledgement, the CPU time and
the bytes that a move takes; with `--counts` how often the rules are asked when somebody chooses in secret.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import uvloop

from bench.websocket import WebSocket
from mirabilia import games
from tools.postgresql import own_server

PROGRAM = """
import sys
import msgspec
from mirabilia.server.serve import ServerSettings, run
run(msgspec.json.decode(sys.argv[1], type=ServerSettings))
"""
ANSWERS = (b'{"is":"welcome"', b'{"is":"done"', b'{"is":"refused"')
"""How the messages begin that somebody waits for."""
SETTLE = 2.0
"""Seconds after which counting begins."""


SECRET = 5
"""How many players a secret choice is counted with."""


def script(game: str, players: int, seed: int) -> list[tuple[int, str]]:
    """A random game."""
    state, chance, moves = games.get(game).new(seed, players), random.Random(seed), []
    while state.result() is None:
        seat = chance.choice(state.to_act())
        move = chance.choice(state.legal(seat))
        moves.append((seat, state.text(move)))
        state.play(seat, move)
    return moves


class Served:
    """A server process for a measurement."""

    def __init__(self, database: str, port: int, workers: int = 1) -> None:
        self.base, self.workers, self.database = f"127.0.0.1:{port}", workers, database
        settings = {"database": database, "port": port, "workers": workers, "generous": 1e6}
        self.process = subprocess.Popen([sys.executable, "-c", PROGRAM, json.dumps(settings)])

    async def ready(self, client: httpx.AsyncClient) -> None:
        while True:
            try:
                if (await client.get("/health")).status_code == 200:
                    return
            except httpx.TransportError:
                await asyncio.sleep(0.1)

    def serving(self) -> list[int]:
        """The processes that serve: the one that was started, or those it has started."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="utf-8")
        workers = [pid for pid in children.split() if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        return [int(pid) for pid in workers] if self.workers > 1 else [self.process.pid]

    def memory(self) -> int:
        """Kilobytes in use."""
        statuses = [Path(f"/proc/{pid}/status").read_text(encoding="utf-8") for pid in self.serving()]
        return sum(int(status.split("VmRSS:")[1].split()[0]) for status in statuses)

    def seconds(self) -> tuple[float, float]:
        """CPU time used so far by the threads of the event loops, and by all threads."""
        processes = [f"/proc/{pid}" for pid in self.serving()]
        loops = sum(cpu_seconds(f"{process}/task/{Path(process).name}/stat") for process in processes)
        return loops, sum(cpu_seconds(f"{process}/stat") for process in processes)

    def __enter__(self) -> Served:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()


def database_seconds(database: str) -> float:
    """CPU time used so far by a PostgreSQL server of our own; 0 for any other database."""
    folder = database.partition("?host=")[2]
    if not folder:
        return 0.0
    postmaster = Path(folder, "postmaster.pid").read_text(encoding="utf-8").split()[0]
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text(encoding="utf-8").split()
    return sum(cpu_seconds(f"/proc/{pid}/stat") for pid in (postmaster, *children))


def cpu_seconds(stat: str) -> float:
    """CPU time of a process or a thread, from its file of the kernel."""
    fields = Path(stat).read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Seat:
    """A connected seat that waits for acknowledgements. Of the news it looks at no more than their size."""

    def __init__(self) -> None:
        self.socket: WebSocket | None = None
        self.bytes = 0
        """That have come since counting began."""
        self.number = 0
        """Of the move that was made last."""
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def open(self, address: str, table: str, secret: str) -> None:
        self.socket = await WebSocket.connect(address, "/api/socket", self.heard)
        self.socket.send(json.dumps({"table": table, "secret": secret}).encode())
        await self.answer

    def heard(self, message: bytes) -> None:
        self.bytes += len(message)
        if message.startswith(ANSWERS):
            self.answer.set_result(message)

    async def move(self, text: str) -> float:
        """Make a move; seconds until it was acknowledged."""
        if self.socket is None:
            raise RuntimeError("not connected")
        self.number += 1
        self.answer = asyncio.get_running_loop().create_future()
        began = time.perf_counter()
        self.socket.send(b'{"do":"move","id":"%d","text":"%s"}' % (self.number, text.encode()))
        answer = await self.answer
        if not answer.startswith(b'{"is":"done","id":"%d"' % self.number):
            raise RuntimeError(f"the move {text!r} was answered with {answer.decode()}")
        return time.perf_counter() - began

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()


class Game:
    """A table whose game is played by its script."""

    def __init__(self, served: Served, client: httpx.AsyncClient, game: str, players: int, seed: int) -> None:
        self.served, self.client, self.game, self.players, self.seed = served, client, game, players, seed
        self.table = ""
        self.seats: list[Seat] = []
        self.left: list[tuple[int, str]] = []

    async def open(self) -> None:
        wish = {"game": self.game, "seats": [None] * self.players, "seed": self.seed, "chat": False}
        self.table = table = (await self.client.post("/api/tables", json=wish)).json()["table"]
        self.left = script(self.game, self.players, self.seed)
        for seat in range(self.players):
            given = await self.client.post(f"/api/tables/{table}/seats", json={"name": f"Player {seat}"})
            self.seats.append(Seat())
            await self.seats[seat].open(self.served.base, table, given.json()["secret"])

    async def close(self) -> None:
        for seat in self.seats:
            await seat.close()

    async def step(self) -> float | None:
        """The next move of the script; None when the game is over."""
        if not self.left:
            return None
        seat, text = self.left.pop(0)
        return await self.seats[seat].move(text)


async def play(game: Game, every: float, until: float, times: list[tuple[float, float]]) -> None:
    """A move every so many seconds, each after the one before was acknowledged."""
    due = time.perf_counter() + random.Random(game.seed).random() * every
    while due < until:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        took = await game.step()
        if took is None:
            return
        times.append((time.perf_counter(), took))
        due = max(due + every, time.perf_counter())


async def load(served: Served, asked: argparse.Namespace) -> list[str]:
    """Play; the tables that were played at."""
    async with httpx.AsyncClient(base_url=f"http://{served.base}", trust_env=False, timeout=60) as client:
        await served.ready(client)
        before = served.memory()
        players = asked.players or games.get(asked.game).default_players
        playing = [Game(served, client, asked.game, players, seed) for seed in range(asked.tables)]
        for start in range(0, asked.tables, 20):
            await asyncio.gather(*(game.open() for game in playing[start : start + 20]))
        each = (served.memory() - before) / asked.tables
        connections = players * asked.tables
        print(f"{asked.tables} tables of {asked.game} with {connections} connections: {each:.0f} KB for each table")
        gc.disable()  # pauses of the clients are none of the server's
        times: list[tuple[float, float]] = []
        for game in playing:
            for seat in game.seats:
                seat.bytes = 0
        (loop_used, server_used), client_used = served.seconds(), time.process_time()
        database_used = database_seconds(served.database)
        counted = time.perf_counter() + SETTLE
        every, until = asked.tables / asked.rate, counted + asked.seconds
        await asyncio.gather(*(play(game, every, until, times) for game in playing))
        lasted = min(until, time.perf_counter()) - counted
        loop_now, server_now = served.seconds()
        database_now = database_seconds(served.database)
        clients = time.process_time() - client_used
        cpu = (loop_now - loop_used, server_now - server_used, database_now - database_used, clients)
        sent = sum(seat.bytes for game in playing for seat in game.seats)
        report(asked.rate, [took for at, took in times if counted <= at], lasted, len(times), cpu, sent)
        await asyncio.gather(*(game.close() for game in playing))
        return [game.table for game in playing]


async def come_back(served: Served, tables: list[str]) -> None:
    """After a restart no table is in memory: how long each takes to come back from its log, and how much it needs."""
    async with httpx.AsyncClient(base_url=f"http://{served.base}", trust_env=False, timeout=60) as client:
        await served.ready(client)
        before = served.memory()
        first: list[float] = []
        again: list[float] = []
        for taken in (first, again):
            for table in tables:
                began = time.perf_counter()
                (await client.get(f"/api/tables/{table}")).raise_for_status()
                taken.append(time.perf_counter() - began)
        print(f"in memory without connections: {(served.memory() - before) / len(tables):.1f} KB for each table")
        for what, taken in (("not in memory", first), ("in memory", again)):
            cuts = statistics.quantiles(taken, n=100)
            print(f"a table {what}: shown after p50 {1000 * cuts[49]:.1f} ms, p99 {1000 * cuts[98]:.1f} ms")


def report(asked: float, taken: list[float], lasted: float, moves: int, cpu: tuple[float, ...], sent: int) -> None:
    """One line of the table in docs/benchmarks.md: CPU time and bytes are those of all moves, from the first on."""
    cuts = statistics.quantiles(taken, n=100)
    event_loop, server, database, clients = (1000 * seconds / moves for seconds in cpu)
    figures = {
        "asked for/s": f"{asked:,.0f}",
        "committed/s": f"{len(taken) / lasted:,.0f}",
        "p50": f"{1000 * cuts[49]:.1f} ms",
        "p99": f"{1000 * cuts[98]:.1f} ms",
        "slowest": f"{1000 * max(taken):.0f} ms",
        "event loop/move": f"{event_loop:.3f} ms",
        "server CPU/move": f"{server:.3f} ms",
        "database CPU/move": f"{database:.3f} ms",
        "client CPU/move": f"{clients:.3f} ms",
        "bytes/move": f"{sent / moves:,.0f}",
    }
    print(" | ".join(figures))
    print(" | ".join(figure.rjust(len(name)) for name, figure in figures.items()))


def counts() -> None:
    """How often the rules are asked while one of five players chooses in secret and a spectator looks on."""
    from mirabilia.tables import requests
    from mirabilia.tables.bot_pool import BotPool
    from mirabilia.tables.hub import Hub
    from mirabilia.tables.store import Store

    watched = {("rules", "find_legal"): "legal moves", ("report", "report"): "events", ("view", "public"): "views"}
    seen: Counter[str] = Counter()

    def watch(frame: FrameType, event: str, _: object) -> None:
        module, _, name = frame.f_globals.get("__name__", "").rpartition(".")
        if event == "call" and module == "mirabilia.games.seven" and (name, frame.f_code.co_name) in watched:
            seen[watched[name, frame.f_code.co_name]] += 1

    async def choose(database: str) -> None:
        store = Store(database)
        store.migrate()
        hub = Hub(store, BotPool(1))
        created = requests.create("seven", [None] * SECRET, {"sides": "day"}, seed=1)
        table = await hub.create(created)
        for seat in range(SECRET):
            await hub.request(table, partial(requests.sit, seat=seat, name=f"Player {seat}", secret=f"s{seat}"))
        for secret in (*(f"s{seat}" for seat in range(SECRET)), ""):
            await hub.listen(table, secret, lambda _: None)
        state = (await hub.table(table)).state
        text = state.text(state.legal(0)[0])
        sys.setprofile(watch)
        await hub.request(table, lambda at: requests.move(at, 0, text))
        sys.setprofile(None)
        await hub.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(choose(f"sqlite:///{folder}/tables.sqlite"))
    times = ", ".join(f"{what} {seen[what]} times" for what in watched.values())
    print(f"a secret choice with {SECRET} seats and a spectator works out {times}")


class Person:
    """Somebody who plays 7 Wonders against masters, and how long the table let them wait each time."""

    def __init__(self, served: Served, client: httpx.AsyncClient, number: int) -> None:
        self.served, self.client, self.number = served, client, number
        self.chance = random.Random(number)
        self.waits: list[float] = []
        self.hurried = 0
        self.done = ""
        """The move that was acknowledged last."""
        self.table: dict[str, Any] = {}
        self.news = asyncio.Event()
        self.socket: WebSocket | None = None

    async def sit(self, masters: int) -> None:
        wish = {"game": "seven", "seats": [None, *["master"] * masters], "chat": False}
        table = (await self.client.post("/api/tables", json=wish)).json()["table"]
        given = await self.client.post(f"/api/tables/{table}/seats", json={"name": f"Person {self.number}"})
        self.socket = await WebSocket.connect(self.served.base, "/api/socket", self.heard)
        self.socket.send(json.dumps({"table": table, "secret": given.json()["secret"]}).encode())

    def heard(self, message: bytes) -> None:
        told = json.loads(message)
        if told["is"] == "bots":
            self.hurried += told["hurried"]
        if told["is"] in ("done", "refused"):
            self.done = told["id"]
        self.table |= told.get("table", {})
        self.news.set()

    async def my_turn(self) -> bool:
        while self.table.get("status") != "over" and 0 not in self.table.get("to_act", ()):
            self.news.clear()
            await self.news.wait()
        return bool(self.table["status"] != "over")

    async def play(self, until: float, thinks: float) -> None:
        """Choose again and again, and note how long it takes until one may choose again."""
        number = 0
        while await self.my_turn() and time.perf_counter() < until and self.socket is not None:
            await asyncio.sleep(thinks * self.chance.random() * 2)
            legal = [action["code"] for action in self.table["actions"] if "refusal" not in action]
            number += 1
            began = time.perf_counter()
            self.socket.send(json.dumps({"do": "move", "id": f"m{number}", "code": self.chance.choice(legal)}).encode())
            while self.done != f"m{number}":
                self.news.clear()
                await self.news.wait()
            await self.my_turn()
            self.waits.append(time.perf_counter() - began)


async def crowd(served: Served, people: int, masters: int, seconds: float, thinks: float) -> None:
    """So many people at 7 Wonders with so many masters each: how long they wait for the table."""
    async with httpx.AsyncClient(base_url=f"http://{served.base}", trust_env=False, timeout=60) as client:
        await served.ready(client)
        first = Person(served, client, people)
        await first.sit(masters)
        await first.my_turn()
        await first.play(time.perf_counter() + SETTLE, 0)  # workers are started when they are needed first
        persons = [Person(served, client, number) for number in range(people)]
        await asyncio.gather(*(person.sit(masters) for person in persons))
        await asyncio.gather(*(person.my_turn() for person in persons))
        until = time.perf_counter() + seconds
        await asyncio.gather(*(person.play(until, thinks) for person in persons))
    waits = sorted(wait for person in persons for wait in person.waits)
    hurried = sum(person.hurried > 0 for person in persons)
    who = f"{people} people at 7 Wonders with {masters} masters each, {thinks:g} s to choose"
    p50, p99 = (waits[int(len(waits) * part)] for part in (0.5, 0.99))
    print(
        f"{who}: {len(waits)} turns, waited p50 {p50:.2f} s,"
        f" p99 {p99:.2f} s, longest {waits[-1]:.2f} s; {hurried} of {people} were told that masters hurry"
    )


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--game", choices=games.names(), default="duel")
    wishes.add_argument("--players", type=int, default=0, help="without it: as many as usual")
    wishes.add_argument("--tables", type=int, default=500)
    wishes.add_argument("--rate", type=float, default=1000, help="moves a second, over all tables")
    wishes.add_argument("--seconds", type=float, default=15)
    wishes.add_argument("--database", default="", help="without it: a new SQLite file")
    wishes.add_argument("--postgresql", action="store_true", help="on a PostgreSQL server of its own")
    wishes.add_argument("--port", type=int, default=8765)
    wishes.add_argument("--workers", type=int, default=1, help="processes; more than one on PostgreSQL only")
    wishes.add_argument("--crowd", type=int, default=0, help="instead: so many people who play against masters")
    wishes.add_argument("--masters", type=int, default=6, help="at the table of each of them")
    wishes.add_argument("--thinks", type=float, default=2, help="seconds these people take to choose, on average")
    wishes.add_argument("--counts", action="store_true", help="only count what a secret choice takes; uncompiled")
    asked = wishes.parse_args()
    if asked.counts:
        counts()
        return
    with ExitStack() as open_things:
        folder = open_things.enter_context(tempfile.TemporaryDirectory())
        database = asked.database or f"sqlite:///{folder}/tables.sqlite"
        if asked.postgresql:
            database = open_things.enter_context(own_server())
        if asked.crowd:
            with Served(database, asked.port, asked.workers) as served:
                uvloop.run(crowd(served, asked.crowd, asked.masters, asked.seconds, asked.thinks))
            return
        with Served(database, asked.port, asked.workers) as served:
            tables = uvloop.run(load(served, asked))
        with Served(database, asked.port) as served:
            asyncio.run(come_back(served, tables))


if __name__ == "__main__":
    main()
