"""The lobby of a process: who is there, which public tables there are, and what has changed since somebody was told.

Everything that happens within a moment is told together, in a message that is put together once for everybody. Several
processes on one database tell each other what each of them knows at first hand: its tables and its guests.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Collection, Coroutine, Iterable
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from mirabilia.server.forwarding import Forwarding
from mirabilia.server.lobby_guest import LobbyGuest, framed
from mirabilia.server.lobby_peers import PeerNews, Peers
from mirabilia.server.lobby_tables import (
    KNOWN,
    ListedTables,
    invitation_shown,
    lobby_table,
    own_game,
    summarized,
)
from mirabilia.server.lobby_wire import (
    AnyLobbyMessage,
    InvitationShown,
    Invited,
    LobbyChanges,
    LobbyHere,
    LobbyPool,
    LobbyTable,
    OwnGameChanged,
    PaceShown,
    WholeLobby,
)
from mirabilia.server.pairing_desk import PairingDesk
from mirabilia.tables import invitations, leaderboards
from mirabilia.tables.hub import Hub
from mirabilia.tables.invitations import Invitation
from mirabilia.tables.names import look
from mirabilia.tables.paces import pace_of
from mirabilia.tables.pairing import CLOCKS
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Store, Unavailable
from mirabilia.tables.table import Table

TOGETHER_SECONDS = 0.1
"""What changes within this time is told together."""
PEOPLE_SECONDS = 1.0
"""At most this often it is told who is there."""
NAMES = 60
"""Of those who want to be seen so many are."""
REMEMBERED = 10_000
"""Tables of which is remembered what was told last."""

NEWS = msgspec.msgpack.Decoder(PeerNews)


class LobbyRoom:
    """Belongs to one event loop."""

    def __init__(self, hub: Hub, forwarding: Forwarding | None) -> None:
        self.hub, self.forwarding = hub, forwarding
        self.store: Store = hub.store
        self.loop = asyncio.get_running_loop()
        process = None if forwarding is None else forwarding.leases.me.process
        self.peers = Peers(process, self.loop.time, self.tell_soon)
        self.tables = ListedTables(self.tell_soon)
        self.desk = PairingDesk(hub, self.peers, self.guests_of, self.start, self.tell_soon)
        self.guests: set[LobbyGuest] = set()
        self.of_player: dict[str, set[LobbyGuest]] = {}
        self.people_here: Counter[str] = Counter()
        """How many connections everybody has, by the first of the players that they are."""
        self.nameless = 0
        self.turns: OrderedDict[str, tuple[Any, ...]] = OrderedDict()
        """What players were told of their tables."""
        self.here = LobbyHere(0, [])
        self.pools: list[LobbyPool] = []
        self.own_changes: dict[str, Table] = {}
        """Tables of which those who sit there are to be told with the rest."""
        self.publishing: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.people_timer: asyncio.TimerHandle | None = None
        self.told_at = 0.0
        self.people_told_at = -PEOPLE_SECONDS
        self.is_crowd_new = False
        """Whether others are there than those who look were told."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.on_turn: Callable[[Table], None] = lambda table: None
        """Called when others have to act at a table than before."""
        self.on_absent: Callable[[frozenset[str], Invitation, Table], None] = lambda players, invitation, table: None
        """Called when somebody was invited who is not there."""

    async def open(self) -> None:
        self.hub.observers.append(self.observe)
        self.hub.on_orders = self.obey
        if self.forwarding is not None:
            self.forwarding.on_news = self.hear
            self.forwarding.on_leave = self.leave
            self.forwarding.leases.on_arrive = self.peers.introduce
        await self.desk.open()
        await self.read_again()
        self.peers.introduce()

    def obey(self) -> None:
        """The host has changed something, or somebody has sent one of their browsers away."""
        for guest in list(self.guests):
            if guest.player in self.hub.revoked or self.hub.bans.has("ban", guest.player):
                guest.hang_up()
        self.start(self.read_again())

    async def close(self) -> None:
        for timer in (self.timer, self.people_timer):
            if timer is not None:
                timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.desk.close()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self.hub.start(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # Tables.

    async def read_again(self) -> None:
        """The public tables as the database has them: at the start, and when the host has closed or deleted some."""
        before = dict(self.tables.known)
        summaries = await asyncio.to_thread(self.store.lobby, KNOWN)
        created = await asyncio.to_thread(self.store.created, [one.table for one in summaries])
        there = {one.table for one in summaries}
        for one in summaries:
            how = created.get(one.table)
            row = None if how is None else summarized(one, how)
            if row is not None:
                self.tables.learn(one.table, one.seq, row)
        for id, was in before.items():
            if id not in there and self.tables.known.get(id) is was:
                self.tables.learn(id, was[0], None)

    def observe(self, table: Table) -> None:
        """Something was written to a table of this process."""
        if table.created.public:
            row = lobby_table(table)
            before = self.tables.row(table.id)
            has_others = row is not None and (before is None or before.seats != row.seats)
            if row is not None and before is not None and not has_others:
                row = msgspec.structs.replace(row, ratings=before.ratings)
            if before != row:
                self.show_table(table.id, table.seq, row)
            if has_others and any(seat.person for seat in table.seats):
                self.start(self.add_ratings(table))
        self.note_turn(table)
        self.desk.observe(table)

    def show_table(self, id: str, seq: int, row: LobbyTable | None) -> None:
        """A table of this process is like this now, here and in the others."""
        self.tables.learn(id, seq, row)
        self.peers.list_table(id, seq, row)

    async def add_ratings(self, table: Table) -> None:
        """Say how strong those are who have come to a table."""
        game, pace = table.created.game, pace_of(table.created.clock)
        people = [seat.person for seat in table.seats]
        skills = await asyncio.to_thread(leaderboards.skills, self.store, game, pace, {*people} - {""})
        shown = {person: skill.shown for person, skill in skills.items() if not skill.is_provisional}
        seq, row = self.tables.known.get(table.id, (0, None))
        if shown and row is not None and len(row.seats) == len(people):
            ratings = [shown.get(person) for person in people]
            self.show_table(table.id, seq, msgspec.structs.replace(row, ratings=ratings))

    def note_turn(self, table: Table) -> None:
        """Tell those who sit at a table, wherever they are, when somebody else has to act there."""
        stands = (table.status, table.to_act(), table.names())
        if self.turns.get(table.id) == stands:
            return
        self.turns[table.id] = stands
        self.turns.move_to_end(table.id)
        while len(self.turns) > REMEMBERED:
            self.turns.popitem(last=False)
        players = [seat.player for seat in table.seats if seat.player]
        if players and (self.forwarding is not None or any(map(self.is_there, players))):
            self.own_changes[table.id] = table
            self.tell_soon()
        self.on_turn(table)

    # Guests.

    def enter(self, guest: LobbyGuest) -> None:
        self.guests.add(guest)
        guest.is_here = True
        for player in guest.players:
            self.of_player.setdefault(player, set()).add(guest)
        if guest.players:
            first = guest.players[0]
            self.people_here[first] += 1
            self.peers.enter(guest.players)
        else:
            self.nameless += 1
        self.tell_people_soon()

    def exit(self, guest: LobbyGuest) -> None:
        self.guests.discard(guest)
        guest.is_here = False
        self.desk.stop(guest)
        for player in guest.players:
            own = self.of_player[player]
            own.discard(guest)
            if not own:
                del self.of_player[player]
        if guest.players:
            first = guest.players[0]
            self.people_here[first] -= 1
            if not self.people_here[first]:
                del self.people_here[first]
                self.peers.exit(first)
        else:
            self.nameless -= 1
        self.tell_people_soon()

    def show(self, guest: LobbyGuest, name: str) -> None:
        """Let the others see somebody under a name; not at all without one."""
        if guest.name != name:
            guest.name = name
            self.tell_people_soon()

    def lobby(self) -> WholeLobby:
        """All there is, for somebody who begins to look: as the others were told it."""
        paces = [PaceShown(pace, clock) for pace, clock in CLOCKS.items()]
        return WholeLobby(list(self.tables.shown.values()), self.here, self.pools, paces)

    def guests_of(self, player: str) -> Iterable[LobbyGuest]:
        return self.of_player.get(player, ())

    def is_there(self, player: str) -> bool:
        return player in self.of_player or player in self.peers

    def is_shown(self, players: Iterable[str]) -> bool:
        """Whether somebody is there and wants to be seen; of other processes is not known who is who."""
        return any(guest.name for player in players for guest in self.guests_of(player))

    def people(self) -> LobbyHere:
        players = self.people_here.keys() | self.peers.people()
        nameless = self.nameless + self.peers.nameless()
        own = [guest.name for guest in self.guests if guest.name]
        names = {look(name) or name: name for name in (*own, *self.peers.names())}
        return LobbyHere(len(players) + nameless, sorted(names.values(), key=str.casefold)[:NAMES])

    def all_pools(self) -> list[LobbyPool]:
        numbers = self.desk.pools() + self.peers.pools()
        pools = ((*pool.split(), number) for pool, number in sorted(numbers.items()))
        return [LobbyPool(game, pace, number) for game, pace, number in pools]  # type: ignore[arg-type]

    # Telling.

    def tell_soon(self) -> None:
        """Tell what has changed, together with whatever else changes meanwhile."""
        if self.timer is None and not self.hub.closing:
            delay = max(0.0, self.told_at + TOGETHER_SECONDS - self.loop.time())
            self.timer = self.loop.call_later(delay, self.tell)

    def tell_people_soon(self) -> None:
        """The same where others are there now: that is told more seldom."""
        self.is_crowd_new = True
        self.tell_soon()

    def tell(self) -> None:
        self.timer = None
        self.told_at = self.loop.time()
        changes = self.changes()
        if changes is not None:
            frame = framed(changes)
            for guest in self.guests:
                if guest.looks:
                    guest.write(frame)
        own_changes, self.own_changes = self.own_changes, {}
        for table in own_changes.values():
            self.tell_own(table)
        if self.forwarding is not None:
            self.publish()

    def changes(self) -> LobbyChanges | None:
        """What those who look have not been told; None if that is nothing."""
        tables, gone = self.tables.changes()
        here = self.new_people() if self.is_crowd_new else UNSET
        pools: list[LobbyPool] | UnsetType = UNSET
        now = self.all_pools()
        if now != self.pools:
            self.pools = pools = now
        if not tables and not gone and here is UNSET and pools is UNSET:
            return None
        return LobbyChanges(tables, gone, here, pools)

    def new_people(self) -> LobbyHere | UnsetType:
        """Who is there, if that is to be told now; else later."""
        wait = self.people_told_at + PEOPLE_SECONDS - self.told_at
        if wait > 0:
            if self.people_timer is None and not self.hub.closing:
                self.people_timer = self.loop.call_later(wait, self.tell_people)
            return UNSET
        self.is_crowd_new = False
        people = self.people()
        if people == self.here:
            return UNSET
        self.here, self.people_told_at = people, self.told_at
        return people

    def tell_people(self) -> None:
        self.people_timer = None
        self.tell_soon()

    def deliver(self, players: Collection[str], message: AnyLobbyMessage) -> None:
        """Tell somebody something, in whichever process they are."""
        frame = framed(message)
        self.hand_out(players, frame)
        self.peers.deliver(players, frame)
        absent = [player for player in players if not self.is_there(player)]
        if absent:
            self.peers.keep(absent, frame)

    def tell_own(self, table: Table) -> None:
        """Tell everybody who sits at a table how it stands, with the seats that are theirs."""
        for player, person in {seat.player: seat.person for seat in table.seats if seat.player}.items():
            seats = [
                number
                for number, seat in enumerate(table.seats)
                if seat.player == player or (person and seat.person == person)
            ]
            self.deliver([player], OwnGameChanged(own_game(table, seats)))

    def hand_out(self, players: Iterable[str], frame: bytes) -> None:
        for player in players:
            for guest in self.guests_of(player):
                guest.write(frame)

    # Other processes.

    def publish(self) -> None:
        """Tell the other processes what is new here, one message after the other."""
        if self.publishing is not None and not self.publishing.done():
            return
        everybody = {guest.players[0]: guest.players for guest in self.guests if guest.players}
        names = sorted({guest.name for guest in self.guests if guest.name})[:NAMES]
        news = self.peers.news(everybody, (self.nameless, names, dict(self.desk.pools())))
        if news is not None:
            self.publishing = self.start(self.send_news(news))

    async def send_news(self, news: PeerNews) -> None:
        if self.forwarding is not None:
            if not self.peers.crowds.keys() <= self.forwarding.leases.peers.keys():
                with suppress(Unavailable):  # one has introduced itself that was not there at the last look
                    await self.forwarding.leases.look()
            await self.forwarding.tell(msgspec.msgpack.encode(news))
            self.loop.call_soon(self.publish)  # what has come up meanwhile

    def hear(self, body: bytes) -> None:
        """What another process tells."""
        news = NEWS.decode(body)
        if news.whole:  # before it knew of this process it may have told the others of tables
            self.start(self.read_again())
        self.peers.hear(news)
        for id, seq, row in news.tables:
            self.tables.learn(id, seq, row)
        for players, frame in news.personal:
            self.hand_out(players, frame)
        for seek, frame in news.paired:
            self.desk.hand_to(seek, frame)
        for table, wanted in news.alone:
            self.desk.wait_again(table, wanted)
        self.tell_people_soon()

    def leave(self, process: str) -> None:
        """A process is gone, and its guests with it; its tables are read again, for its last news may be lost."""
        if self.peers.crowds.pop(process, None) is not None and not self.hub.closing:
            self.tell_people_soon()
            self.start(self.read_again())

    # Invitations.

    async def invite(self, player: str, other: str, table: Table) -> None:
        """Let somebody know that one would like them to come; they are not told who has not blocked them."""
        seat = next((seat for seat in table.seats if seat.player == player), None)
        if seat is None or table.status != "waiting":
            raise Refused("not_waiting", "one invites to a table where one sits and others are missing")
        args = (player, seat.name, other, table.id, self.hub.now())
        invitation = await asyncio.to_thread(invitations.invite, self.store, *args)
        if invitation is None:
            return
        players = await asyncio.to_thread(invitations.browsers_of, self.store, [other])
        self.deliver(players, Invited(invitation_shown(invitation, table)))
        if not any(self.is_there(one) for one in players):
            self.on_absent(players, invitation, table)

    async def waiting_invitations(self, player: str) -> list[InvitationShown]:
        """What somebody has not answered yet."""
        result = []
        for invitation in await asyncio.to_thread(invitations.waiting, self.store, player, self.hub.now()):
            try:
                table = await self.hub.look_up(invitation.table)
            except Refused:
                continue
            result.append(invitation_shown(invitation, table))
        return result
