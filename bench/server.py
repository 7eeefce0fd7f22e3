"""Load on a real server: `python -m bench.server`.

Hundreds of tables with all seats connected play scripted random games over loopback, while the clients share the
machine with the server. Moves come at a steady rate: asked for one after the other they would measure only how long
the queue is. Reported: committed moves a second, the time from sending a move to its acknowledgement, the CPU time and
the bytes that a move takes.

--workers 2 --turns 8   a server with one process and one with two, in turns: what a move costs each of them
--workers 2 --kills 6   processes are killed meanwhile, and the log is compared with what was acknowledged
--crowd 20              people who play against masters
--counts                how often the rules are asked when somebody chooses in secret
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from functools import partial
from types import FrameType

import httpx
import uvloop
from msgspec import Struct

from bench.crowd import crowd
from bench.playing import Acknowledged, Game
from bench.served import Served, Used
from mirabilia import games
from mirabilia.tables.entries import Moved
from mirabilia.tables.store import Store
from tests.databases import fresh_database
from tools.postgresql import own_server

SETTLE = 2.0
"""Seconds after which counting begins."""
OPENING = 20
"""Tables that are opened at the same time."""
SECRET = 5
"""How many players a secret choice is counted with."""


class Measured(Struct):
    """What some seconds of load have cost."""

    moves: list[Acknowledged]
    used: Used
    clients: float
    """Seconds of CPU time."""
    sent: int
    """Bytes to all seats."""

    def each(self, seconds: float) -> float:
        """Milliseconds for each move."""
        return 1000 * seconds / len(self.moves)

    @property
    def server_each(self) -> float:
        return self.each(self.used.server)


@asynccontextmanager
async def playing(served: Served, asked: argparse.Namespace) -> AsyncIterator[list[Game]]:
    """Tables with all seats connected; each request has a connection of its own, and so any process may get it."""
    single, address = httpx.Limits(max_keepalive_connections=0), f"http://{served.base}"
    async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60, limits=single) as client:
        await served.ready(client)
        before = served.memory()
        players = asked.players or games.get(asked.game).default_players
        opened = [Game(served, client, asked.game, players, seed) for seed in range(asked.tables)]
        for start in range(0, asked.tables, OPENING):
            await asyncio.gather(*(game.open() for game in opened[start : start + OPENING]))
        each = (served.memory() - before) / asked.tables
        connections = players * asked.tables
        print(f"{asked.tables} tables of {asked.game} with {connections} connections: {each:.0f} KB for each table")
        if served.workers > 1:
            print(f"shared between {served.workers} processes: {' + '.join(map(str, served.shares()))}")
        yield opened
        await asyncio.gather(*(game.close() for game in opened))


async def measured(served: Served, opened: Sequence[Game], every: float, seconds: float) -> Measured:
    """What so many seconds of load cost."""
    seats = [seat for game in opened for seat in game.seats]
    for seat in seats:
        seat.bytes = 0
    used, clients = served.used(), time.process_time()
    until = time.perf_counter() + seconds
    rows = await asyncio.gather(*(game.play(every, until) for game in opened))
    moves = [move for row in rows for move in row]
    return Measured(moves, served.used().since(used), time.process_time() - clients, sum(seat.bytes for seat in seats))


async def load(served: Served, asked: argparse.Namespace) -> list[str]:
    """Play; the tables that were played at."""
    async with playing(served, asked) as opened:
        gc.disable()  # pauses of the clients are none of the server's
        counted = time.perf_counter() + SETTLE
        killing = asyncio.create_task(kill(served, asked.kills, asked.seconds))
        done = await measured(served, opened, asked.tables / asked.rate, SETTLE + asked.seconds)
        killing.cancel()
        lasted = min(asked.seconds, time.perf_counter() - counted)
        report(asked.rate, [move.took for move in done.moves if counted <= move.at], lasted, done, asked.kills)
    if asked.kills:
        check(served, opened)
    return [game.table for game in opened]


async def kill(served: Served, times: int, seconds: float) -> None:
    """One process after the other, evenly spread."""
    for _ in range(times):
        await asyncio.sleep(seconds / (times + 1))
        served.kill_one()


def check(served: Served, opened: Sequence[Game]) -> None:
    """All that was acknowledged is in the log, once and in its order, and at most one move more."""
    notes = sum((seat.notes for game in opened for seat in game.seats), Counter[str]())
    store = Store(served.database)
    for game in opened:
        entries = [line.entry for line in store.load(game.table)]
        made = [(entry.seat, entry.text) for entry in entries if isinstance(entry, Moved)]
        if made[: game.made] != game.moves[: game.made] or len(made) > game.made + 1:
            raise RuntimeError(f"the log of {game.table} is not what was played")
    store.close()
    moves = sum(game.made for game in opened)
    lost = notes.pop("connections lost", 0)
    refused = ", ".join(f"{what} {times} times" for what, times in notes.items()) or "none refused"
    print(f"{moves:,} moves acknowledged: none lost, none twice, {refused}; {lost:,} connections lost")


async def in_turns(both: Sequence[Served], asked: argparse.Namespace) -> None:
    """The same load on one server and on the other, again and again: what a move costs each, and how that compares.

    A process that has less to do takes more for each move, because it does fewer things at a time. So the first server
    has a third turn, with the share of the load that each process of the second one has.
    """
    one, several = both
    every, share = asked.tables / asked.rate, several.workers
    turns: list[tuple[Measured, Measured, Measured]] = []
    async with AsyncExitStack() as open_things:
        tables = [await open_things.enter_async_context(playing(served, asked)) for served in both]
        gc.disable()
        for turn in range(asked.turns):
            whole = await measured(one, tables[0], every, asked.seconds)
            shared = await measured(several, tables[1], every, asked.seconds)
            part = await measured(one, tables[0][turn % share :: share], every, asked.seconds)
            turns.append((whole, shared, part))
    names = ("1 process", f"{share} processes", f"1 process, 1/{share} of the load")
    for name, measurements in zip(names, zip(*turns, strict=True), strict=True):
        moves = sum(len(done.moves) for done in measurements)
        rows = {kind: [getattr(done.used, kind) for done in measurements] for kind in Used._fields}
        figures = ", ".join(f"{kind} {1000 * sum(row) / moves:.3f} ms" for kind, row in rows.items())
        print(f"{name}: {moves:,} moves, CPU time for each: {figures}")
    for name, ratios in (
        (names[0], [shared.server_each / whole.server_each for whole, shared, _ in turns]),
        (names[2], [shared.server_each / part.server_each for _, shared, part in turns]),
    ):
        low, median, high = statistics.quantiles(ratios)
        print(
            f"server CPU, {names[1]} against {name}: {median:.2f} times,"
            f" median of {len(ratios)} turns (half of them between {low:.2f} and {high:.2f})"
        )


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


def report(asked: float, taken: list[float], lasted: float, done: Measured, kills: int) -> None:
    """One line of the table in docs/benchmarks.md: CPU time and bytes are those of all moves, from the first on."""
    cuts = statistics.quantiles(taken, n=100)
    figures = {
        "asked for/s": f"{asked:,.0f}",
        "committed/s": f"{len(taken) / lasted:,.0f}",
        "p50": f"{1000 * cuts[49]:.1f} ms",
        "p99": f"{1000 * cuts[98]:.1f} ms",
        "slowest": f"{1000 * max(taken):.0f} ms",
        "client CPU/move": f"{done.each(done.clients):.3f} ms",
        "bytes/move": f"{done.sent / len(done.moves):,.0f}",
    }
    if not kills:  # what a process has used that was killed nobody knows
        figures |= {
            "event loop/move": f"{done.each(done.used.event_loops):.3f} ms",
            "server CPU/move": f"{done.each(done.used.server):.3f} ms",
            "database CPU/move": f"{done.each(done.used.database):.3f} ms",
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


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("--game", choices=games.names(), default="duel")
    wishes.add_argument("--players", type=int, default=0, help="without it: as many as usual")
    wishes.add_argument("--tables", type=int, default=500)
    wishes.add_argument("--rate", type=float, default=1000, help="moves a second, over all tables")
    wishes.add_argument("--seconds", type=float, default=15)
    wishes.add_argument("--database", default="", help="without it: a new SQLite file")
    wishes.add_argument("--postgresql", action="store_true", help="on a PostgreSQL server of its own")
    wishes.add_argument("--port", type=int, default=8765)
    wishes.add_argument("--workers", type=int, default=1, help="processes; more than one on PostgreSQL only")
    wishes.add_argument("--turns", type=int, default=0, help="so many times one process and several, in turns")
    wishes.add_argument("--kills", type=int, default=0, help="kill so many of several processes meanwhile")
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
        if asked.postgresql or asked.turns or asked.workers > 1:
            database = asked.database or open_things.enter_context(own_server())
        if asked.turns:
            both = [
                open_things.enter_context(Served(fresh_database(database), asked.port + workers, workers))
                for workers in (1, max(2, asked.workers))
            ]
            uvloop.run(in_turns(both, asked))
            return
        with Served(database, asked.port, asked.workers) as served:
            if asked.crowd:
                uvloop.run(crowd(served, asked.crowd, asked.masters, asked.seconds, asked.thinks))
                return
            tables = uvloop.run(load(served, asked))
        with Served(database, asked.port) as served:
            asyncio.run(come_back(served, tables))


if __name__ == "__main__":
    main()
