"""Whoever runs the tournaments of a process: opens tables, takes results, pairs the next round, and tells who looks on.

All of it follows from the logs and the clock, so whichever process has a tournament goes on where another one has left
off. A round is written down first and its tables are opened afterwards, under ids that are in it: what was not opened
before a crash is opened after it, and nothing twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeAlias

from mirabilia.tables import hosting, identifiers, leaderboards
from mirabilia.tables.hub import Hub
from mirabilia.tables.identifiers import new_id
from mirabilia.tables.paces import pace_of
from mirabilia.tables.ratings import BOT
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Unavailable, WriteConflict
from mirabilia.tables.tournaments import entries, requests, rounds, store
from mirabilia.tables.tournaments.entries import AnyTournamentEntry, Opened
from mirabilia.tables.tournaments.tournament import Meeting, Tournament, bot_of

LOOK_SECONDS = 1.0
"""Seconds between looks at what has happened at the tables, and in other processes."""
MOST_TABLES = 2000
"""Of an arena, which is over then: two who resign at once play thousands an hour."""
CHECK_SECONDS = 60.0
"""Seconds between looks at whether a table can still be played to its end."""
CLOSED = "closed"
"""The ending of a game that the host has closed: nobody is to blame."""
CLOSE_SECONDS = 5.0
"""For which a look that has begun may go on when the server stops."""
WATCHED = 1000
"""Tournaments that are kept in mind to see whether they have changed."""

Watcher: TypeAlias = Callable[[Tournament], None]
log = logging.getLogger(__name__)


class Arbiter:
    """Belongs to one event loop."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.store = hub, hub.store
        self.watchers: dict[str, set[Watcher]] = {}
        self.known: dict[str, int] = {}
        """Up to which entry those who look on have been told."""
        self.expected: dict[str, tuple[int, str, dict[str, str]]] = {}
        """Of tournaments that are running: up to which entry, the name, and who is expected at which table."""
        self.opened: set[str] = set()
        """Tables that are there for sure."""
        self.checked: dict[str, float] = {}
        """When tables were looked at last that are being played."""
        self.soon = asyncio.Event()
        self.working: asyncio.Task[None] | None = None
        self.closing = False

    def start(self) -> None:
        self.working = asyncio.get_running_loop().create_task(self.work())

    async def close(self) -> None:
        self.closing = True  # up to Python 3.11 a wait that ends at the same moment swallows the cancellation
        self.soon.set()
        if self.working is not None:
            await asyncio.wait({self.working}, timeout=CLOSE_SECONDS)  # a thread goes on whoever waits for it
            self.working.cancel()
            await asyncio.gather(self.working, return_exceptions=True)

    # What people ask.

    async def open(self, opened: Opened) -> Tournament:
        id = new_id(identifiers.SHORT)
        return await asyncio.to_thread(store.opened, self.store, id, opened, self.hub.now())

    async def look(self, id: str) -> Tournament:
        return await asyncio.to_thread(store.load, self.store, id)

    async def act(self, id: str, make: Callable[[Tournament], Sequence[AnyTournamentEntry]]) -> Tournament:
        """Do what somebody asks, or what follows by itself, and tell those who look on."""
        tournament, is_new = await asyncio.to_thread(store.act, self.store, id, make, self.hub.now())
        if is_new:
            self.expect(tournament)
            self.tell(tournament)
            self.soon.set()
        return tournament

    async def strength(self, tournament: Tournament) -> dict[str, float]:
        """How strong those who take part are, as far as is known."""
        who = {f"{BOT}{bot}" if (bot := bot_of(one)) else one for one in tournament.entrants}
        game, pace = tournament.opened.game, pace_of(tournament.opened.clock)
        known = await asyncio.to_thread(leaderboards.strengths, self.store, game, pace, who)
        return {one: known[f"{BOT}{bot}" if (bot := bot_of(one)) else one] for one in tournament.entrants}

    async def begin(self, id: str, asking: str) -> Tournament:
        strength = await self.strength(await self.look(id))
        return await self.act(id, lambda tournament: requests.start(tournament, asking, strength))

    # Who is expected where.

    def expect(self, tournament: Tournament) -> None:
        if tournament.status != "running":
            self.expected.pop(tournament.id, None)
            return
        if self.expected.get(tournament.id, (0,))[0] < tournament.seq:
            tables = {who: meeting.table for meeting in tournament.running() for who in meeting.players}
            self.expected[tournament.id] = tournament.seq, tournament.opened.name, tables

    def tables_of(self, who: str) -> list[tuple[str, str]]:
        """Where somebody is expected: the name of the tournament, and the table."""
        return [(name, tables[who]) for _, name, tables in self.expected.values() if who in tables]

    async def look_for_changes(self, running: Sequence[store.Listed]) -> None:
        """See who is expected where, in tournaments of other processes too."""
        ids = {one.tournament for one in running}
        self.expected = {id: known for id, known in self.expected.items() if id in ids}
        for one in running:
            if self.expected.get(one.tournament, (0,))[0] < one.seq:
                self.expect(await self.look(one.tournament))

    # Those who look on.

    def watch(self, tournament: Tournament, watcher: Watcher) -> None:
        self.watchers.setdefault(tournament.id, set()).add(watcher)
        self.known.setdefault(tournament.id, tournament.seq)

    def unwatch(self, id: str, watcher: Watcher) -> None:
        own = self.watchers.get(id, set())
        own.discard(watcher)
        if not own:
            self.watchers.pop(id, None)
            self.known.pop(id, None)

    def tell(self, tournament: Tournament) -> None:
        if self.known.get(tournament.id, tournament.seq) > tournament.seq:
            return
        if tournament.id in self.watchers:
            self.known[tournament.id] = tournament.seq
        for watcher in list(self.watchers.get(tournament.id, ())):
            watcher(tournament)

    # What follows by itself.

    async def work(self) -> None:
        while not self.closing:
            try:
                await self.look_round()
            except (Refused, Unavailable) as error:
                log.warning("tournaments", extra={"fields": {"error": str(error)}})
            except Exception:
                log.exception("tournaments")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.soon.wait(), LOOK_SECONDS)
                self.soon.clear()

    async def look_round(self) -> None:
        """Attend to every tournament that is this process's, and tell of those that others have changed."""
        live = await asyncio.to_thread(store.listed, self.store, store.LIVE, store.MOST_LIVE)
        await self.look_for_changes([one for one in live if one.status == "running"])
        for one in live:
            is_due = one.status == "running" or (one.starts_at is not None and one.starts_at <= self.hub.now())
            if is_due and await self.is_mine(one.tournament):
                try:
                    await self.attend(one.tournament)
                except (Refused, WriteConflict) as error:
                    log.warning("tournament", extra={"fields": {"tournament": one.tournament, "error": str(error)}})
        self.hub.held &= {one.tournament for one in live}
        if self.watchers:
            lengths = await asyncio.to_thread(store.sequence, self.store, list(self.watchers)[:WATCHED])
            for id, seq in lengths.items():
                if seq > self.known.get(id, seq):
                    self.tell(await self.look(id))

    async def is_mine(self, id: str) -> bool:
        """Whether this process looks after a tournament: what nobody has it takes."""
        if self.hub.leases is None:
            return True
        self.hub.held.add(id)
        if await self.hub.leases.take(id) == self.hub.leases.me.process:
            return True
        self.hub.held.discard(id)
        return False

    async def attend(self, id: str) -> None:
        """Do what is due in a tournament, until there is nothing more to do now."""
        tournament = await self.look(id)
        while not self.closing:
            await self.open_tables(tournament)
            results = await asyncio.to_thread(
                store.results_of, self.store, [meeting.table for meeting in tournament.running()]
            )
            strength = await self.strength(tournament) if tournament.status == "open" else {}
            now = self.hub.now()
            before = tournament.seq
            following = await self.stuck(tournament)
            following = following or await asyncio.to_thread(due, tournament, results, strength, now)
            if following:
                tournament = await self.act(id, unless_changed(before, following))
            if tournament.seq == before:
                return

    async def open_tables(self, tournament: Tournament) -> None:
        """Open every table that is not there yet."""
        for meeting in tournament.running():
            if meeting.table not in self.opened:
                with suppress(WriteConflict):  # it is there already
                    await self.hub.create(requests.table_of(tournament, meeting), meeting.table)
                self.opened.add(meeting.table)

    async def stuck(self, tournament: Tournament) -> list[AnyTournamentEntry]:
        """The round does not wait for tables that nobody can play on: those that are gone or cannot be read have no
        winner, and those of other rules than today's are ended, as the host would."""
        now, following = asyncio.get_running_loop().time(), list[AnyTournamentEntry]()
        self.checked = {table: at for table, at in self.checked.items() if at > now - 2 * CHECK_SECONDS}
        for meeting in tournament.running():
            if now - self.checked.setdefault(meeting.table, now) < CHECK_SECONDS:
                continue
            self.checked[meeting.table] = now
            try:
                table = await self.hub.look_up(meeting.table)
            except Refused as refusal:
                if refusal.fact["refusal"] in ("no_table", "unreadable"):
                    following.append(entries.without_winner(meeting.table, len(meeting.players)))
                continue
            if table.outdated and table.outcome is None:
                await asyncio.to_thread(hosting.close_table, self.store, meeting.table)
        return following


def unless_changed(
    seq: int, following: Sequence[AnyTournamentEntry]
) -> Callable[[Tournament], Sequence[AnyTournamentEntry]]:
    """Entries, unless something else has happened since they were found to be due."""
    return lambda tournament: following if tournament.seq == seq else []


def due(
    tournament: Tournament, results: dict[str, list[object]], strength: dict[str, float], now: int
) -> list[AnyTournamentEntry]:
    """The entries that are due: results first, then what follows from them."""
    if tournament.status == "open":
        starts_at = tournament.opened.starts_at
        if starts_at is None or starts_at > now:
            return []
        return requests.beginning(tournament, strength) or [entries.Ended(cancelled=True)]
    if tournament.status != "running":
        return []
    counted = [
        counted_of(tournament, meeting, results[meeting.table])
        for meeting in tournament.running()
        if meeting.table in results
    ]
    if counted:
        gone = {tournament.meetings[entry.table].players[seat] for entry in counted for seat in entry.absent}
        return [*counted, *(entries.Withdrawn(who) for who in sorted(gone) if tournament.entrants[who].is_in)]
    if tournament.is_arena:
        if (tournament.ends_at is not None and now >= tournament.ends_at) or len(tournament.meetings) >= MOST_TABLES:
            return [entries.Ended()]
        following = rounds.arena_pairs(tournament)
        return [] if following is None else [following]
    next_round = rounds.next_round(tournament)
    return [] if next_round is None else [next_round]


def counted_of(tournament: Tournament, meeting: Meeting, rows: Sequence[object]) -> entries.Counted:
    """What the results of a table say: a person at whose seat nobody was has not come, unless the host has ended it."""
    ranks = tuple(row.rank for row in rows)  # type: ignore[attr-defined]
    absent = tuple(
        seat
        for seat, (who, row) in enumerate(zip(meeting.players, rows, strict=True))
        if bot_of(who) is None and not row.player and row.ending != CLOSED  # type: ignore[attr-defined]
    )
    return entries.Counted(meeting.table, ranks, absent)
