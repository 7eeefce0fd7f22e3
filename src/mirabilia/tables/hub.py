"""All tables of a process: requests one after the other at each table, and news for everybody who looks on.

A request is applied, written, and only then told to anybody. If it could not be written, the table is read anew
from the log, as if nothing had been asked.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeAlias

from mirabilia.core.contract import Json
from mirabilia.tables import requests, seen
from mirabilia.tables.entries import AnyEntry, Created, Line
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Append, Conflict, Store, summary_of
from mirabilia.tables.table import Table, replayed
from mirabilia.tables.thinking import Job, Thinkers
from mirabilia.tables.writer import Writer

STAND_IN = "greedy"
"""The bot that plays for people who are away or have resigned."""
MOST_LIVE = 1000
"""Tables kept in memory without anybody looking on."""
ATTEMPTS = 8
"""How often a request is tried when other processes are faster."""
BOT_SECONDS = 1.0

Make: TypeAlias = Callable[[Table], list[AnyEntry]]
Listener: TypeAlias = Callable[[Json], None]


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """Hard to guess: a table that is not public is found by its link alone."""
    return secrets.token_urlsafe(12)


class Live:
    """A table in memory."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        """None until it has been read, and after a write that failed."""
        self.told = 0
        """The number of the first entry that those who look on do not know."""
        self.listeners: dict[Listener, int | None] = {}
        """Who looks on, each with the seat as which they see."""
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None


class Hub:
    def __init__(self, store: Store, thinkers: Thinkers, now: Callable[[], int] = milliseconds) -> None:
        self.store, self.thinkers, self.now = store, thinkers, now
        self.writer = Writer(store)
        self.live: OrderedDict[str, Live] = OrderedDict()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    # Tables.

    async def create(self, created: Created) -> str:
        """Open a table; its id."""
        live = Live(new_id())
        line = Line(0, self.now(), created)
        table = Table(live.id, line)
        await asyncio.wrap_future(self.writer.write(Append(live.id, (line,), summary_of(table))))
        live.table, live.told = table, table.seq
        self.remember(live)
        self.look_after(live)
        return live.id

    async def table(self, id: str) -> Table:
        """A table as it is now; Refused if there is none."""
        live = self.find(id)
        async with live.lock:
            return await self.current(live)

    async def request(self, id: str, make: Make) -> list[Line]:
        """Do to the table what `make` says: the lines written, [] if nothing was to do. Refused changes nothing."""
        live = self.find(id)
        async with live.lock:
            for _ in range(ATTEMPTS):
                table = await self.current(live)
                wanted = make(table)
                if not wanted:
                    return []
                try:
                    return await self.write(live, table, wanted)
                except Conflict:
                    continue
        raise Refused("busy", "too many others are writing to this table; try again")

    async def write(self, live: Live, table: Table, wanted: list[AnyEntry]) -> list[Line]:
        """Apply and write entries; whoever looks on is told when they are safe."""
        at = max(self.now(), table.changed_at)
        lines = [Line(table.seq + number, at, entry) for number, entry in enumerate(wanted)]
        live.table = None  # until the log has it, nobody may see it
        news = [self.applied(live, table, line) for line in lines]
        await asyncio.wrap_future(self.writer.write(Append(live.id, tuple(lines), summary_of(table))))
        live.table = table
        self.tell(live, news)
        self.look_after(live)
        return lines

    async def catch_up(self, id: str) -> None:
        """Read what another process has written, and tell it to those who look on."""
        if id in self.live:
            live = self.live[id]
            async with live.lock:
                if live.table is not None:
                    lines = await asyncio.to_thread(self.store.load, id, live.table.seq)
                    self.tell(live, [self.applied(live, live.table, line) for line in lines])
                    self.look_after(live)

    def find(self, id: str) -> Live:
        live = self.live.get(id) or Live(id)
        self.remember(live)
        return live

    def remember(self, live: Live) -> None:
        """Keep a table in memory; those nobody looks at go first when there are too many."""
        self.live[live.id] = live
        self.live.move_to_end(live.id)
        if len(self.live) > MOST_LIVE:
            for id, old in list(self.live.items())[: len(self.live) - MOST_LIVE]:
                if not old.listeners and not old.lock.locked() and old.alarm is None and old.thinking is None:
                    del self.live[id]

    async def current(self, live: Live) -> Table:
        if live.table is None:
            lines = await asyncio.to_thread(self.store.load, live.id)
            if not lines:
                self.live.pop(live.id, None)
                raise Refused("no_table", "there is no such table")
            known = live.told if live.listeners else len(lines)
            table = replayed(live.id, lines[: max(1, known)])
            news = [self.applied(live, table, line) for line in lines[max(1, known) :]]
            live.table = table
            self.tell(live, news)
            self.look_after(live)
        return live.table

    # News.

    async def listen(self, id: str, viewer: int | None, listener: Listener) -> Json:
        """From now on the listener gets all news of a table; what there is to see now."""
        live = self.find(id)
        async with live.lock:
            table = await self.current(live)
            live.listeners[listener] = viewer
            return seen.table(table, viewer)

    def stop_listening(self, id: str, listener: Listener) -> None:
        live = self.live.get(id)
        if live is not None:
            live.listeners.pop(listener, None)

    def applied(self, live: Live, table: Table, line: Line) -> dict[int | None, Json]:
        """Apply a line; for each viewer what there is to tell of it."""
        table.apply(line)
        return {viewer: seen.news(table, line, viewer) for viewer in set(live.listeners.values())}

    def tell(self, live: Live, news: list[dict[int | None, Json]]) -> None:
        table = live.table
        if table is None:
            return
        live.told = table.seq
        if not news:
            return
        shown = {viewer: seen.table(table, viewer) for viewer in set(live.listeners.values())}
        for listener, viewer in list(live.listeners.items()):
            listener({"news": [one[viewer] for one in news if viewer in one], "table": shown[viewer]})

    # Bots and clocks.

    def look_after(self, live: Live) -> None:
        """Let bots think and clocks ring, if it is their turn."""
        table = live.table
        if table is None or self.closing:
            return
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        deadlines = [table.clocks.deadline(seat) for seat in range(len(table.seats))]
        due = min((deadline for deadline in deadlines if deadline is not None), default=None)
        if due is not None:
            delay = max(0, due - self.now()) / 1000
            live.alarm = asyncio.get_running_loop().call_later(delay, self.ring, live)
        if live.thinking is None and self.bot_to_act(table) is not None:
            live.thinking = self.start(self.think(live))

    def start(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def ring(self, live: Live) -> None:
        live.alarm = None
        self.start(self.request(live.id, lambda table: requests.expire(table, self.now(), STAND_IN)))

    @staticmethod
    def bot_to_act(table: Table) -> tuple[int, str] | None:
        for seat in table.to_act():
            bot = table.seats[seat].played_by
            if bot is not None:
                return seat, bot
        return None

    async def think(self, live: Live) -> None:
        """Let bots decide until a person has to."""
        try:
            while not self.closing:
                async with live.lock:
                    table = await self.current(live)
                    acting = self.bot_to_act(table)
                    if acting is None:
                        return
                    job = self.job(table, *acting)
                text = await self.thinkers.think(job)
                try:
                    await self.request(live.id, bot_move(*acting, text))
                except Refused:
                    continue  # the table has changed meanwhile: think again
        finally:
            live.thinking = None

    def job(self, table: Table, seat: int, bot: str) -> Job:
        """The chance of a bot hangs on the game and the number of the move alone."""
        seed = (table.created.seed + len(table.moves)) % 2**53
        return Job(table.created.game, table.state.snapshot(), seat, bot, seed, BOT_SECONDS)

    async def wake(self) -> None:
        """After a start: look after every game that is going on."""
        for id in await asyncio.to_thread(self.store.running):
            await self.table(id)

    async def close(self) -> None:
        """Finish what is being written, and stop."""
        self.closing = True
        for live in self.live.values():
            if live.alarm is not None:
                live.alarm.cancel()
            if live.thinking is not None:
                live.thinking.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.writer.close)
        self.thinkers.close()


def bot_move(seat: int, bot: str, text: str) -> Make:
    return lambda table: requests.move(table, seat, text, "", bot)
