"""All tables of a process: requests one after the other at each table, and news for everybody who looks on.

A request is applied, written, and only then told to anybody. If it could not be written, the table is read anew
from the log, as if nothing had been asked. Tables nobody needs are forgotten and come back from the log.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw

from mirabilia import bots, games
from mirabilia.core.stream import SEEDS
from mirabilia.tables import deletion, hosting, people, redaction, requests, shares, table_snapshot
from mirabilia.tables.bot_pool import BotPool, Job
from mirabilia.tables.changes import changes
from mirabilia.tables.clocks import SteadyTime
from mirabilia.tables.engine_queue import NOBODY, Rank, Turn
from mirabilia.tables.entries import AnyEntry, Created, LogLine, Rematched
from mirabilia.tables.hosting import Bans
from mirabilia.tables.identifiers import new_id
from mirabilia.tables.leases import Leases
from mirabilia.tables.messages import AnyMessage, BotDecision, BotNotice, LogEntry, News, Presence, TableShown
from mirabilia.tables.ratings import rated_seats
from mirabilia.tables.requests import Refused
from mirabilia.tables.results import results_of
from mirabilia.tables.store import (
    Append,
    Store,
    Summary,
    Unavailable,
    Unreadable,
    WriteConflict,
    summary_of,
    worth_writing,
)
from mirabilia.tables.table import Change, Table
from mirabilia.tables.table_snapshot import restored
from mirabilia.tables.writer import Writer

COMPACT = 400
"""Entries of a log after which a snapshot is written beside it."""
STAND_IN = "adept"
"""The bot that plays for people who are away or have resigned."""
ADVISER = "master"
"""The bot that gives hints."""
MOST_LIVE = 1000
"""Tables kept in memory without anybody looking on."""
KEEP_SECONDS = 600
"""Seconds a table is kept in memory after anybody has last asked for it."""
ATTEMPTS = 8
"""How often a request is tried when other processes are faster."""
HINT_SECONDS = 4.0
"""How long is thought about a hint at most."""
SWEEP = 5
"""Seconds between looks at what is due."""
TIDY_SECONDS = 3600.0
"""Seconds between looks for tables that are too old to be kept."""
AWAY_SECONDS = 5.0
"""Seconds until others are told that somebody is gone: whoever loads a page again is back before."""
RETRY_SECONDS = 1.0
"""Seconds until something that failed because of the database is tried again."""

ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""What ids of tables look like: for others nobody has to ask the database."""

Make: TypeAlias = Callable[[Table], list[AnyEntry]]
Listener: TypeAlias = Callable[[str], None]
"""Gets messages as they go over the wire, and `MOVED_AWAY` when the table is in another process now."""
MOVED_AWAY = ""
ENCODER = msgspec.json.Encoder()

log = logging.getLogger(__name__)


def busy() -> Refused:
    return Refused("busy", "too many others are writing to this table; try again")


@contextmanager
def followed() -> Iterator[None]:
    """What is wrong with a log, as a refusal: one broken table is no fault of the server, and hides no other."""
    try:
        yield
    except (Unreadable, ValueError, KeyError, IndexError) as error:
        log.error("unreadable", extra={"fields": {"error": str(error)}})
        raise Refused("unreadable", "the log of this table cannot be read") from None


class Elsewhere(Refused):
    """Another process has the table now."""

    def __init__(self) -> None:
        super().__init__("busy", "the table is in another process now; try again")


class Live:
    """A table in memory."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.users = 0
        """Who is busy with it or waits for the lock."""
        self.touched = 0.0
        self.table: Table | None = None
        """None until it has been read, and after a write that failed."""
        self.summary: Summary | None = None
        """The last one this process has written."""
        self.compacted = 0
        """Up to which entry there is a snapshot."""
        self.known = 0
        """The number of the first entry that those who look on do not know."""
        self.shown: Any = None
        """The view of the game that all who look on were shown last."""
        self.listeners: dict[Listener, str] = {}
        """Who looks on, each with the hash of the secret that says as whom: a seat may be given to somebody else."""
        self.persons: dict[Listener, str] = {}
        """On whose account bots think for them."""
        self.notice = BotNotice(False, [])
        """What those who look on know of the bots."""
        self.turns: list[Turn] = []
        """Of the bots that think, or wait for their turn to."""
        self.hinting: set[int] = set()
        """The seats for which a hint is being worked out."""
        self.here: list[int] = []
        """The seats whose players are at their screens, as those who look on were told last."""
        self.thinking: asyncio.Task[None] | None = None

    def viewers(self, table: Table) -> set[int | None]:
        """As whom people look on."""
        return {table.seat_with(secret) for secret in self.listeners.values()}

    def rank(self, table: Table, turns: Iterable[Turn]) -> None:
        """Say for whom the bots of the table think, and how urgently: as it is now, also for those in the queue."""
        seated = [who for who, secret in self.listeners.items() if table.seat_with(secret) is not None]
        first = next(iter((*seated, *self.listeners)), None)
        for turn in turns:
            turn.person = NOBODY if first is None else self.persons[first]
            turn.rank = Rank.UNWATCHED if first is None else Rank.WAITED_FOR if seated else Rank.WATCHED

    def rests(self, table: Table) -> bool:
        """Whether only bots play, and nobody looks on."""
        return not self.listeners and not table.people() and not table.created.tournament

    async def __aenter__(self) -> Live:
        """Be alone with the table."""
        self.users += 1
        self.touched = time.monotonic()
        try:
            await self.lock.acquire()
        except BaseException:
            self.users -= 1
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        self.lock.release()
        self.users -= 1

    @property
    def idle(self) -> bool:
        return not self.users and not self.listeners and self.thinking is None


class Announcement:
    """What there is to tell of some entries of the log."""

    def __init__(self) -> None:
        self.any = False
        self.change = Change()
        self.entries: dict[int | None, list[LogEntry]] = {}
        """By viewer."""


def encoded(message: AnyMessage) -> str:
    return ENCODER.encode(message).decode()


class Hub:
    def __init__(
        self, store: Store, pool: BotPool, now: Callable[[], int] | None = None, leases: Leases | None = None
    ) -> None:
        self.store, self.pool, self.now = store, pool, now or SteadyTime()
        self.leases = leases
        """Which tables are this process's; None if there is no other process."""
        self.writer = Writer(store)
        self.live: OrderedDict[str, Live] = OrderedDict()
        """The tables in memory, those asked for last at the end."""
        self.held: set[str] = set()
        """What this process keeps besides tables: the tournaments it looks after."""
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        """Tables that are due soon, in memory or not."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.sweeping: asyncio.Task[None] | None = None
        self.closing = False
        self.bans = Bans()
        self.orders: str | None = None
        """Of the host, as they were read last."""
        self.revoked: frozenset[str] = frozenset()
        """The players whose browsers were sent away by their persons: their seats need another proof."""
        self.revocations: str | None = None
        self.tidied = -TIDY_SECONDS
        self.observers: list[Callable[[Table], None]] = []
        """Called with every table to which something was written, when it is safe."""
        self.on_orders: Callable[[], object] = lambda: None
        """Called when the host has changed something, or somebody has sent a browser away."""

    # Tables.

    async def create(self, created: Created, id: str = "") -> str:
        """Open a table; its id. WriteConflict if one has that id already."""
        id = id or new_id()
        line = LogLine(0, self.now(), created)
        table = Table(id, line)
        async with self.hold(id) as live:
            live.summary = summary_of(table)
            await self.writer.write(Append(id, (line,), live.summary))
            if await self.is_ours(id):
                live.table, live.known = table, table.seq
                self.schedule(live)
        self.observe(table)
        return id

    def observe(self, table: Table) -> None:
        for observer in self.observers:
            observer(table)

    async def is_ours(self, id: str) -> bool:
        """Whether this process has a table, or there is none; what nobody has it takes."""
        return self.leases is None or await self.leases.take(id) in (None, self.leases.me.process)

    async def table(self, id: str) -> Table:
        """A table as it is now; Refused if there is none."""
        async with self.hold(id) as live:
            return await self.current(live)

    async def request(self, id: str, make: Make) -> list[LogLine]:
        """Do to the table what `make` says: the lines written, [] if nothing was to do. Refused changes nothing."""
        async with self.hold(id) as live:
            for _ in range(ATTEMPTS):
                table = await self.current(live)
                entries = make(table)
                if not entries:
                    return []
                try:
                    return await self.write(live, table, entries)
                except WriteConflict:
                    self.doubt(live)
        raise busy()

    async def write(self, live: Live, table: Table, entries: list[AnyEntry]) -> list[LogLine]:
        """Apply and write entries; whoever looks on is told when they are safe."""
        at = max(self.now(), table.changed_at)
        lines = [LogLine(table.seq + number, at, entry) for number, entry in enumerate(entries)]
        live.table = None  # until the log has it, nobody may see it
        was_over = table.outcome is not None
        announcement = self.apply(live, table, lines)
        has_ended = table.outcome is not None and not was_over
        results, rated = (results_of(table), rated_seats(table)) if has_ended else ((), ())
        summary = summary_of(table)
        is_new = worth_writing(summary, live.summary)
        await self.writer.write(Append(live.id, tuple(lines), summary if is_new else None, results, rated))
        live.summary = summary if is_new else live.summary
        live.table = table
        self.broadcast(live, announcement)
        self.observe(table)
        self.schedule(live)
        self.compact(live, table)
        return lines

    async def rematch(self, id: str, created: Callable[[Table], Created]) -> str:
        """The table at which the same players meet again; opened by the first who asks."""
        async with self.hold(id) as live:
            for _ in range(ATTEMPTS):
                table = await self.current(live)
                first = created(table)
                if table.rematch is not None:
                    return table.rematch
                again = await self.create(first)
                try:
                    await self.write(live, table, [Rematched(again)])
                except WriteConflict:
                    self.doubt(live)
                    continue
                return again
        raise busy()

    async def current(self, live: Live) -> Table:
        """The table, read if it has to be; whoever looks on is told what is new in it."""
        if live.table is None:
            if ID.fullmatch(live.id) and not await self.is_ours(live.id):
                self.send_away(live)
                raise Elsewhere
            table, new = await self.read(live)
            live.summary = None
            announcement = self.apply(live, table, new)
            live.table = table
            self.broadcast(live, announcement)
            self.schedule(live)
            self.compact(live, table)
        return live.table

    async def read(self, live: Live) -> tuple[Table, list[LogLine]]:
        """A table from its log, or from a snapshot and the rest, and the entries those who look on do not know yet."""
        snapshot = await asyncio.to_thread(self.store.snapshot, live.id) if ID.fullmatch(live.id) else None
        if snapshot is not None and not (live.listeners and live.known < snapshot[0].seq):
            with followed():
                table, lines = restored(live.id, snapshot[0]), snapshot[1]
            live.compacted = table.seq
        else:
            lines = await self.log_of(live.id)
            if not lines:
                self.live.pop(live.id, None)
                raise Refused("no_table", "there is no such table")
            with followed():
                table, lines = Table(live.id, lines[0]), lines[1:]
        known = live.known - table.seq if live.listeners else len(lines)
        with followed():
            for line in lines[: max(0, known)]:
                table.apply(line)
        return table, lines[max(0, known) :]

    async def log_of(self, id: str) -> list[LogLine]:
        if not ID.fullmatch(id):
            return []
        with followed():
            return await asyncio.to_thread(self.store.load, id)

    def compact(self, live: Live, table: Table) -> None:
        """Write a snapshot beside the log when it has become long since the last one."""
        if table.seq - live.compacted >= COMPACT and not self.closing:
            live.compacted = table.seq
            body = table_snapshot.taken(table)
            self.start(asyncio.to_thread(self.store.save_snapshot, live.id, table.seq, body))

    # Memory.

    def hold(self, id: str) -> Live:
        """A table to be alone with: `async with hub.hold(id) as live`."""
        if id not in self.live:
            self.forget_some()
            self.live[id] = Live(id)
        self.live.move_to_end(id)
        return self.live[id]

    def forget_some(self, seconds: float = KEEP_SECONDS) -> None:
        """Forget tables that nobody needs: those not asked for lately, and more when there are too many."""
        too_many, old, forgotten = len(self.live) - MOST_LIVE, time.monotonic() - seconds, list[str]()
        for id, live in list(self.live.items()):
            if live.touched > old and too_many <= 0:
                break
            if live.idle:
                del self.live[id]
                forgotten.append(id)
            too_many -= 1
        if self.leases is not None:
            self.leases.release(forgotten)

    # News.

    async def listen(self, id: str, secret: str, listener: Listener, person: str = NOBODY) -> tuple[Table, TableShown]:
        """From now on the listener gets all news of a table; the table, and what there is to see now.

        The hash of a secret says as whom; "" for a spectator. `person` is on whose account bots think for them.
        """
        async with self.hold(id) as live:
            table = await self.current(live)
            rested = live.rests(table)
            live.listeners[listener], live.persons[listener] = secret, person
            live.rank(table, live.turns)
            if rested:
                self.schedule(live)
            live.known, live.shown = table.seq, table.view()
            self.tell_presence(live, besides=listener)
            return table, redaction.table(table, table.seat_with(secret))

    def stop_listening(self, id: str, listener: Listener) -> None:
        live = self.live.get(id)
        if live is None:
            return
        live.listeners.pop(listener, None)
        live.persons.pop(listener, None)
        if live.table is not None:
            live.rank(live.table, live.turns)
        if live.listeners and not self.closing:
            asyncio.get_running_loop().call_later(AWAY_SECONDS, self.tell_presence, live)

    def here(self, id: str) -> list[int]:
        """The seats whose players are at their screens."""
        return self.live[id].here

    def tell_presence(self, live: Live, besides: Listener | None = None) -> None:
        """Tell who has come or is gone; whoever comes is told with the welcome."""
        if live.table is None:
            return
        here = sorted(seat for seat in live.viewers(live.table) if seat is not None)
        if here == live.here:
            return
        live.here = here
        message = encoded(Presence(here))
        for listener in live.listeners:
            if listener != besides:
                listener(message)

    def apply(self, live: Live, table: Table, lines: list[LogLine]) -> Announcement:
        """Apply entries of the log; for each viewer what there is to tell of them."""
        announcement = Announcement()
        for line in lines:
            announcement.change |= table.apply(line)
            for viewer in live.viewers(table):
                announcement.entries.setdefault(viewer, []).append(redaction.log_entry(table, line, viewer))
        announcement.any = bool(lines)
        return announcement

    def broadcast(self, live: Live, announcement: Announcement) -> None:
        """Tell those who look on; everybody who sees the same gets the same bytes."""
        table = live.table
        if table is None:
            return
        live.known = table.seq
        if not announcement.any:
            return
        shared = redaction.public(table)
        if announcement.change.is_public:
            shared |= self.view_for(live, table)
        messages: dict[int | None, str] = {}
        for listener, secret in list(live.listeners.items()):
            viewer = table.seat_with(secret)
            if viewer not in messages:
                update = redaction.update(table, viewer, announcement.change, shared)
                messages[viewer] = encoded(News(announcement.entries.get(viewer, []), update))
            listener(messages[viewer])

    def view_for(self, live: Live, table: Table) -> dict[str, Any]:
        """What everybody who looks on is told of the view: what has changed in it, if they know the one before."""
        before, live.shown = live.shown, table.view() if live.listeners else None
        if before is None or live.shown is None:
            return {"view": table.public_view()}
        return {"changes": Raw(ENCODER.encode(changes(before, live.shown)))}

    # Other processes.

    async def look_up(self, id: str) -> Table:
        """A table to read and nothing else, whichever process has it: what is in the log is all there is."""
        if self.leases is None or id in self.leases.owned:
            return await self.table(id)
        table, _ = await self.read(Live(id))
        return table

    def doubt(self, live: Live) -> None:
        """Somebody else has written to a table of ours: it may be theirs."""
        if self.leases is not None:
            self.leases.doubt(live.id)

    def send_away(self, live: Live) -> None:
        """The table is in another process now, and so shall be those who look on."""
        live.table = None
        for listener in list(live.listeners):
            listener(MOVED_AWAY)

    def lose_all(self) -> None:
        """Other processes have taken this one for dead."""
        for live in self.live.values():
            self.send_away(live)

    # Bots and clocks.

    def schedule(self, live: Live) -> None:
        """Let bots think and clocks ring."""
        table = live.table
        if table is None or self.closing:
            return
        bot = bool(table.bots_to_act()) and not live.rests(table)
        if bot and live.thinking is None:
            live.thinking = self.start(self.think(live))
        self.set_alarm(live.id, None if bot else table.due())

    def set_alarm(self, id: str, at: int | None) -> None:
        """Ring at a time; what is far away will be found when it is near."""
        alarm = self.alarms.pop(id, None)
        if alarm is not None:
            alarm.cancel()
        delay = 0.0 if at is None else max(0, at - self.now()) / 1000
        if at is not None and delay <= 2 * SWEEP:
            self.alarms[id] = asyncio.get_running_loop().call_later(delay, self.ring, id)

    def ring(self, id: str) -> None:
        self.alarms.pop(id, None)
        if not self.closing:
            self.start(self.attend(id))

    async def attend(self, id: str) -> None:
        """Do what is due at a table; what fails is tried again, but not at once and for ever."""
        try:
            with suppress(Elsewhere):
                await self.request(id, lambda table: requests.expire(table, self.now(), STAND_IN))
        except Exception:
            self.set_alarm(id, self.now() + round(1000 * RETRY_SECONDS))
            raise
        live = self.live.get(id)
        if live is not None:
            self.schedule(live)

    async def wake(self) -> None:
        """After a start, and from then on: look after every table that is due, in memory or not."""
        if self.leases is not None:
            self.leases.on_loss = self.lose_all
            self.leases.on_death = lambda: self.start(self.sweep())
        await self.sweep()
        self.sweeping = self.start(self.keep_sweeping())

    async def keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except Unavailable as error:
                log.warning("sweep", extra={"fields": {"error": str(error)}})
            self.forget_some()
            if self.leases is not None:  # asked for, and never read
                self.leases.release(self.leases.owned - self.live.keys() - self.held)

    async def sweep(self) -> None:
        await self.obey()
        process = None if self.leases is None else self.leases.me.process
        for id, due in await asyncio.to_thread(self.store.due, self.now() + 2000 * SWEEP, process):
            live = self.live.get(id)
            if live is not None and live.table is not None:
                self.schedule(live)
            elif id not in self.alarms:
                self.set_alarm(id, due)

    async def obey(self) -> None:
        """Do what the host has ordered meanwhile: whom to mute or ban, and which tables have changed or are gone."""
        orders = await asyncio.to_thread(hosting.orders, self.store)
        if orders != self.orders:
            self.bans.read(await asyncio.to_thread(hosting.bans_in_force, self.store))
            if self.orders is not None:
                for id in list(self.live):
                    self.start(self.read_again(id))
                self.on_orders()
            self.orders = orders
        await self.heed_revocations()
        if time.monotonic() - self.tidied > TIDY_SECONDS:
            self.tidied = time.monotonic()
            number = await asyncio.to_thread(deletion.delete_old_tables, self.store, self.now())
            expired = await asyncio.to_thread(shares.delete_expired, self.store, self.now())
            if number or expired:
                log.info("deleted", extra={"fields": {"tables": number, "shares": expired}})

    async def heed_revocations(self) -> None:
        """Let those who look on as somebody whose browser was sent away prove anew who they are."""
        revocations = await asyncio.to_thread(hosting.setting, self.store, hosting.REVOKED)
        if revocations == self.revocations:
            return
        before, is_first = self.revoked, self.revocations is None and not self.live
        self.revocations, self.revoked = revocations, await asyncio.to_thread(people.revoked_players, self.store)
        self.on_orders()
        if is_first:
            return
        new = await asyncio.to_thread(people.siblings, self.store, self.revoked - before)
        for live in self.live.values():
            if live.table is not None and any(seat.player in new for seat in live.table.seats):
                for listener in list(live.listeners):
                    listener(MOVED_AWAY)

    async def read_again(self, id: str) -> None:
        """A table as the database has it now; one that is gone is forgotten."""
        async with self.hold(id) as live:
            live.table = None
            await self.current(live)

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside; an error in it ends nothing else."""
        task = asyncio.get_running_loop().create_task(self.guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (Refused, Unavailable) as error:
            log.warning("later", extra={"fields": {"error": str(error)}})
        except Exception:
            log.exception("failed")

    async def think(self, live: Live) -> None:
        """Let bots decide until a person has to, those of one moment side by side."""
        try:
            while not self.closing:
                async with self.hold(live.id):
                    table = await self.current(live)
                    if live.rests(table):
                        return
                    acting, undone = table.bots_to_act(), table.undone
                    if not acting:
                        return
                    jobs = [self.job(table, *one) for one in acting]
                    live.turns = [Turn(table=live.id) for _ in acting]
                    live.rank(table, live.turns)
                decisions = zip(jobs, acting, live.turns, strict=True)
                await asyncio.gather(*(self.decide(live, *one, undone) for one in decisions))
                self.tell_bots(live, any(turn.crowded for turn in live.turns))
        except Unavailable:
            await asyncio.sleep(RETRY_SECONDS)
            raise
        finally:
            live.thinking, live.turns = None, []

    async def decide(self, live: Live, job: Job, acting: tuple[int, str], turn: Turn, undone: int) -> None:
        """Let a bot make a move; if the table has changed meanwhile it will have to think again."""
        decision = await self.pool.think(job, turn)
        if turn.crowded:
            self.tell_bots(live, True)
        with suppress(Refused):
            await self.request(live.id, bot_move(*acting, decision.move.text, undone))

    def tell_bots(self, live: Live, hurried: bool) -> None:
        """Tell those who look on how the bots are doing, if that is news."""
        if live.table is None:
            return
        players = dict.fromkeys(seat.played_by for seat in live.table.seats if seat.played_by is not None)
        notice = BotNotice(hurried, [bot for bot in players if self.pool.faults.is_aside(bot)])
        if notice != live.notice:
            live.notice = notice
            message = encoded(notice)
            for listener in live.listeners:
                listener(message)

    def job(self, table: Table, seat: int, bot: str, explained: bool = False) -> Job:
        """The chance of a bot hangs on nothing that anybody knows; that of advice on the number of the move alone."""
        seed = len(table.moves) if explained else secrets.randbelow(SEEDS)
        game = table.created.game
        if bot not in self.bots(game) or self.pool.faults.is_aside(bot):
            bot = STAND_IN  # a program that this server does not know any more, or that does not work
        external = self.pool.external.get(bot)
        command = "" if external is None else external.command
        seconds = HINT_SECONDS if explained else bots.usual_seconds(bot)
        # A hint is measured in iterations: everybody who sees the same gets the same advice.
        iterations = games.plugin(game).budgets.hint if explained else None
        job = Job(game, table.state.snapshot(), seat, bot, seed, seconds, explained, command, iterations)
        past = known_past(table, seat)
        return msgspec.structs.replace(job, temper=temper_of(table, seat), table=table.id, past=past)

    def bots(self, game: str) -> tuple[str, ...]:
        """Who can be asked to play."""
        return (*bots.NAMES, *(external.name for external in self.pool.external.values() if external.plays(game)))

    async def hint(self, id: str, secret: str, person: str = NOBODY) -> BotDecision:
        """What a bot would do at the seat of somebody who asks, and why."""
        return await (await self.begin_hint(id, secret, person))

    async def begin_hint(self, id: str, secret: str, person: str) -> asyncio.Task[BotDecision]:
        """Have a hint worked out, one at a time for each seat; whoever does not want it any more cancels it."""
        async with self.hold(id) as live:
            table = await self.current(live)
            seat = table.seat_with(secret)
            requests.check_hint(table, seat)
            if seat is None or seat in live.hinting:
                raise Refused("hint_pending", "a hint is being worked out already")
            live.hinting.add(seat)
            job = self.job(table, seat, ADVISER, explained=True)
        task = asyncio.get_running_loop().create_task(self.pool.think(job, Turn(person, Rank.WAITED_FOR, id)))
        task.add_done_callback(lambda _: live.hinting.discard(seat))
        return task

    async def close(self) -> None:
        """Finish what is being written, and stop."""
        self.closing = True
        for alarm in self.alarms.values():
            alarm.cancel()
        for task in [self.sweeping, *(live.thinking for live in self.live.values())]:
            if task is not None:
                task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.writer.close()
        await self.pool.finish()


def bot_move(seat: int, bot: str, text: str, undone: int) -> Make:
    """The move of a bot, unless moves were taken back while it thought."""

    def make(table: Table) -> list[AnyEntry]:
        if table.undone != undone:
            raise Refused("not_your_turn", "moves were taken back meanwhile")
        return requests.move(table, seat, text, "", bot)

    return make


def temper_of(table: Table, seat: int) -> str:
    """From this a bot gets what it likes and overlooks through a whole game: the seed, which nobody there knows."""
    return hashlib.sha256(f"temper {table.created.seed} {table.id} {seat}".encode()).hexdigest()


def known_past(table: Table, seat: int) -> tuple[tuple[int, int], ...]:
    """The moves made so far as far as a seat knows them: all, or its own where everybody chooses in secret."""
    return tuple(
        (move.seat, move.code) for move in table.moves if table.game.dynamics == "sequential" or move.seat == seat
    )
