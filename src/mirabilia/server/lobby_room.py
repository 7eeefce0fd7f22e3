"""The lobby of a process: who is there, which public tables there are, and what has changed since somebody was told.

Everything that happens within a moment is told together, in a message that is put together once for everybody. Several
processes on one database tell each other what each of them knows at first hand: its tables and its guests.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Collection, Coroutine, Iterable
from contextlib import suppress
from random import SystemRandom
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from mirabilia.server.forwarding import Forwarding
from mirabilia.server.frame_gate import text_frame
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
    Paired,
    Requeued,
    Unpaired,
    WholeLobby,
)
from mirabilia.server.wire import OwnGame
from mirabilia.tables import invitations, leaderboards, pairing
from mirabilia.tables.entries import Created
from mirabilia.tables.hub import Hub
from mirabilia.tables.identifiers import new_id
from mirabilia.tables.invitations import Invitation
from mirabilia.tables.names import look
from mirabilia.tables.paces import Pace, pace_of
from mirabilia.tables.pairing import CLOCKS, Match, Seek
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Store, Unavailable
from mirabilia.tables.table import Table

TOGETHER_SECONDS = 0.1
"""What changes within this time is told together."""
PEOPLE_SECONDS = 1.0
"""At most this often it is told who is there."""
SHOWN = 100
"""Tables that are shown: those with a free seat first, then those that were opened last."""
KNOWN = 1000
"""Tables that are known here: what is shown is chosen from them."""
NAMES = 60
"""Of those who want to be seen so many are."""
MISSED, MISSED_SECONDS = 2_000, 5.0
"""Messages to people who are nowhere are kept for so long: it may not have been told yet that they have come."""
REMEMBERED = 10_000
"""Tables of which is remembered what was told last."""

ENCODER = msgspec.json.Encoder()
log = logging.getLogger(__name__)


class Crowd(Struct):
    """Who is there in another process."""

    nameless: int = 0
    """Those who have not said who they are."""
    people: dict[str, list[str]] = {}
    """Those who have said so, each with all players that they are; by one of them."""
    players: set[str] = set()
    names: list[str] = []
    pools: dict[str, int] = {}


class PeerNews(Struct, frozen=True, array_like=True):
    """What one process tells the others."""

    process: str
    tables: list[tuple[str, int, LobbyTable | None]] = []
    come: dict[str, list[str]] = {}
    gone: list[str] = []
    nameless: int = 0
    names: list[str] = []
    pools: dict[str, int] = {}
    whole: bool = False
    """Whether `come` are all people that are there."""
    personal: list[tuple[list[str], bytes]] = []
    """Messages for players, as they go over the wire."""
    paired: list[tuple[str, bytes]] = []
    """The same for those who waited, by their seek."""
    alone: list[tuple[str, Seek]] = []
    """Who waits again, and at which table they were left alone."""


NEWS = msgspec.msgpack.Decoder(PeerNews)


class LobbyGuest:
    """A client in the lobby; `write` sends it a frame. `players` are all that the person is, in other browsers too."""

    def __init__(
        self,
        write: Callable[[bytes], None],
        player: str,
        players: Iterable[str],
        looks: bool,
        hang_up: Callable[[], None] = lambda: None,
    ) -> None:
        self.write, self.player, self.looks, self.hang_up = write, player, looks, hang_up
        self.players = sorted(players)
        self.name = ""
        """Under which the others see them; "" if they do not want that."""
        self.seek: Seek | None = None

    def send(self, message: AnyLobbyMessage) -> None:
        self.write(framed(message))


class LobbyRoom:
    """Belongs to one event loop."""

    def __init__(self, hub: Hub, forwarding: Forwarding | None) -> None:
        self.hub, self.forwarding = hub, forwarding
        self.store: Store = hub.store
        self.process = None if forwarding is None else forwarding.leases.me.process
        self.loop = asyncio.get_running_loop()
        self.guests: set[LobbyGuest] = set()
        self.of_player: dict[str, set[LobbyGuest]] = {}
        self.people_here: Counter[str] = Counter()
        """How many connections everybody has, by the first of the players that they are."""
        self.nameless = 0
        self.seekers: dict[str, LobbyGuest] = {}
        self.crowds: dict[str, Crowd] = {}
        """Of the other processes."""
        self.tables: OrderedDict[str, tuple[int, LobbyTable | None]] = OrderedDict()
        """As far as known: the next entry of its log, and None for a table that is not in the lobby any more."""
        self.shown: dict[str, LobbyTable] = {}
        """What those who look were told."""
        self.turns: OrderedDict[str, tuple[Any, ...]] = OrderedDict()
        """What players were told of their tables."""
        self.here = LobbyHere(0, [])
        self.pools: list[LobbyPool] = []
        self.own_changes: dict[str, Table] = {}
        """Tables of which those who sit there are to be told with the rest."""
        self.for_peers: list[tuple[str, int, LobbyTable | None]] = []
        self.personal: list[tuple[list[str], bytes]] = []
        self.missed: deque[tuple[float, list[str], bytes]] = deque(maxlen=MISSED)
        """What was for people of whom no process has told: they may be coming in right now."""
        self.paired: list[tuple[str, bytes]] = []
        self.alone: list[tuple[str, Seek]] = []
        self.come: dict[str, list[str]] = {}
        self.gone: set[str] = set()
        self.told_peers: tuple[Any, ...] = ()
        self.is_whole = False
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
            self.forwarding.leases.on_arrive = self.introduce
        await asyncio.to_thread(pairing.cancel_all, self.store)
        await self.read_again()
        self.introduce()

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
        waiting = list(self.seekers)
        if waiting:
            try:
                await asyncio.to_thread(pairing.cancel, self.store, waiting)
            except Unavailable as error:
                log.warning("leaving", extra={"fields": {"error": str(error)}})

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self.hub.start(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # Tables.

    async def read_again(self) -> None:
        """The public tables as the database has them: at the start, and when the host has closed or deleted some."""
        before = dict(self.tables)
        summaries = await asyncio.to_thread(self.store.lobby, KNOWN)
        created = await asyncio.to_thread(self.store.created, [one.table for one in summaries])
        there = {one.table for one in summaries}
        for one in summaries:
            how = created.get(one.table)
            if how is not None and not waits_for_some_alone(one.status, how, one.seats):
                row = LobbyTable(
                    one.table,
                    one.game,
                    "waiting" if one.status == "waiting" else "playing",
                    one.seats,
                    how.options,
                    how.clock,
                    how.hints,
                    how.rated,
                    [None] * len(one.seats),
                    one.created_at,
                )
                self.learn(one.table, one.seq, row)
        for id, was in before.items():
            if id not in there and self.tables.get(id) is was:
                self.learn(id, was[0], None)

    def observe(self, table: Table) -> None:
        """Something was written to a table of this process."""
        if table.created.public:
            row = lobby_table(table)
            before = self.tables.get(table.id, (0, None))[1]
            has_others = row is not None and (before is None or before.seats != row.seats)
            if row is not None and before is not None and not has_others:
                row = msgspec.structs.replace(row, ratings=before.ratings)
            if before != row:
                self.show_table(table.id, table.seq, row)
            if has_others and any(seat.person for seat in table.seats):
                self.start(self.add_ratings(table))
        self.note_turn(table)
        for seek in pairing.left_alone(table):
            if not self.wait_again(table.id, seek):
                self.alone.append((table.id, seek))
                self.tell_soon()

    def show_table(self, id: str, seq: int, row: LobbyTable | None) -> None:
        """A table of this process is like this now, here and in the others."""
        self.learn(id, seq, row)
        if self.forwarding is not None:
            self.for_peers.append((id, seq, row))

    async def add_ratings(self, table: Table) -> None:
        """Say how strong those are who have come to a table."""
        game, pace = table.created.game, pace_of(table.created.clock)
        people = [seat.person for seat in table.seats]
        skills = await asyncio.to_thread(leaderboards.skills, self.store, game, pace, {*people} - {""})
        shown = {person: skill.shown for person, skill in skills.items() if not skill.is_provisional}
        seq, row = self.tables.get(table.id, (0, None))
        if shown and row is not None and len(row.seats) == len(people):
            ratings = [shown.get(person) for person in people]
            self.show_table(table.id, seq, msgspec.structs.replace(row, ratings=ratings))

    def learn(self, id: str, seq: int, row: LobbyTable | None) -> None:
        """How a table is, unless that is known better already."""
        before = self.tables.get(id)
        if before is not None and before[0] > seq:
            return
        self.tables[id] = seq, row
        self.tables.move_to_end(id)
        while len(self.tables) > 2 * KNOWN:
            self.tables.popitem(last=False)
        if before is None or before[1] != row:
            self.tell_soon()

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
        for player in guest.players:
            self.of_player.setdefault(player, set()).add(guest)
        if guest.players:
            first = guest.players[0]
            self.people_here[first] += 1
            self.come[first] = guest.players
            self.gone.discard(first)
        else:
            self.nameless += 1
        self.tell_people_soon()

    def exit(self, guest: LobbyGuest) -> None:
        self.guests.discard(guest)
        self.stop_seeking(guest)
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
                self.come.pop(first, None)
                self.gone.add(first)
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
        return WholeLobby(list(self.shown.values()), self.here, self.pools, paces)

    def is_there(self, player: str) -> bool:
        return player in self.of_player or any(player in crowd.players for crowd in self.crowds.values())

    def is_shown(self, players: Iterable[str]) -> bool:
        """Whether somebody is there and wants to be seen; of other processes is not known who is who."""
        return any(guest.name for player in players for guest in self.of_player.get(player, ()))

    def people(self) -> LobbyHere:
        players = set(self.people_here).union(*(crowd.people for crowd in self.crowds.values()))
        nameless = self.nameless + sum(crowd.nameless for crowd in self.crowds.values())
        own = [guest.name for guest in self.guests if guest.name]
        names = {
            look(name) or name: name for name in (*own, *(n for crowd in self.crowds.values() for n in crowd.names))
        }
        return LobbyHere(len(players) + nameless, sorted(names.values(), key=str.casefold)[:NAMES])

    def own_pools(self) -> Counter[str]:
        return Counter(f"{guest.seek.game} {guest.seek.pace}" for guest in self.seekers.values() if guest.seek)

    def all_pools(self) -> list[LobbyPool]:
        numbers = self.own_pools()
        for crowd in self.crowds.values():
            numbers.update(crowd.pools)
        pools = ((*pool.split(), number) for pool, number in sorted(numbers.items()) if number)
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
        there = self.to_show()
        tables = [row for id, row in there.items() if self.shown.get(id) != row]
        gone = [id for id in self.shown if id not in there]
        self.shown = there
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

    def to_show(self) -> dict[str, LobbyTable]:
        rows = [row for _, row in self.tables.values() if row is not None]
        if len(rows) > SHOWN:
            rows = heapq.nlargest(SHOWN, rows, key=lambda row: (row.status == "waiting", row.created_at))
        return {row.table: row for row in rows}

    def deliver(self, players: Collection[str], message: AnyLobbyMessage) -> None:
        """Tell somebody something, in whichever process they are."""
        frame = framed(message)
        self.hand_out(players, frame)
        others = [player for player in players if any(player in crowd.players for crowd in self.crowds.values())]
        if others:
            self.personal.append((others, frame))
            self.tell_soon()
        absent = [player for player in players if not self.is_there(player)]
        if absent and self.forwarding is not None:
            self.missed.append((self.loop.time(), absent, frame))

    def make_up(self, arrived: Collection[str]) -> None:
        """Tell people who have come elsewhere what has happened before this process knew that they are there."""
        since = self.loop.time() - MISSED_SECONDS
        for at, players, frame in self.missed:
            if at >= since and (those := [player for player in players if player in arrived]):
                self.personal.append((those, frame))
                self.tell_soon()

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
            for guest in self.of_player.get(player, ()):
                guest.write(frame)

    # Other processes.

    def introduce(self) -> None:
        """There is another process: it does not know yet who is here."""
        self.is_whole = True
        self.tell_soon()

    def publish(self) -> None:
        """Tell the other processes what is new here, one message after the other."""
        if self.publishing is not None and not self.publishing.done():
            return
        news = self.peer_news()
        if news is not None:
            self.publishing = self.start(self.send_news(news))

    async def send_news(self, news: PeerNews) -> None:
        if self.forwarding is not None:
            if not self.crowds.keys() <= self.forwarding.leases.peers.keys():
                with suppress(Unavailable):  # one has introduced itself that was not there at the last look
                    await self.forwarding.leases.look()
            await self.forwarding.tell(msgspec.msgpack.encode(news))
            self.loop.call_soon(self.publish)  # what has come up meanwhile

    def peer_news(self) -> PeerNews | None:
        names = sorted({guest.name for guest in self.guests if guest.name})[:NAMES]
        pools = dict(self.own_pools())
        crowd = (self.nameless, tuple(names), tuple(sorted(pools.items())))
        has_own = self.come or self.gone or self.personal or self.paired or self.alone
        if not (self.for_peers or has_own or self.is_whole) and crowd == self.told_peers:
            return None
        everybody = {guest.players[0]: guest.players for guest in self.guests if guest.players}
        come = everybody if self.is_whole else self.come
        news = PeerNews(
            self.process or "",
            self.for_peers,
            come,
            sorted(self.gone),
            self.nameless,
            names,
            pools,
            self.is_whole,
            self.personal,
            self.paired,
            self.alone,
        )
        self.for_peers, self.personal, self.paired, self.alone = [], [], [], []
        self.come, self.gone, self.is_whole, self.told_peers = {}, set(), False, crowd
        return news

    def hear(self, body: bytes) -> None:
        """What another process tells."""
        news = NEWS.decode(body)
        crowd = self.crowds.setdefault(news.process, Crowd())
        if news.whole:  # before it knew of this process it may have told the others of tables
            crowd.people = {}
            self.start(self.read_again())
        crowd.people |= news.come
        for first in news.gone:
            crowd.people.pop(first, None)
        crowd.players = {player for players in crowd.people.values() for player in players}
        self.make_up({player for players in news.come.values() for player in players})
        crowd.nameless, crowd.names, crowd.pools = news.nameless, news.names, news.pools
        for id, seq, row in news.tables:
            self.learn(id, seq, row)
        for players, frame in news.personal:
            self.hand_out(players, frame)
        for seek, frame in news.paired:
            self.hand_to(seek, frame)
        for table, wanted in news.alone:
            self.wait_again(table, wanted)
        self.tell_people_soon()

    def leave(self, process: str) -> None:
        """A process is gone, and its guests with it; its tables are read again, for its last news may be lost."""
        if self.crowds.pop(process, None) is not None and not self.hub.closing:
            self.tell_people_soon()
            self.start(self.read_again())

    # Pairing.

    async def pair(self, guest: LobbyGuest, game: str, pace: Pace, name: str) -> None:
        """Wait for somebody who wants the same; a table is opened as soon as there is."""
        await self.seek(guest, Seek(new_id(), guest.player, name, game, pace, self.hub.now()))

    async def seek(self, guest: LobbyGuest, seek: Seek) -> None:
        self.stop_seeking(guest)
        guest.seek = seek
        self.seekers[seek.seek] = guest
        try:
            match = await asyncio.to_thread(pairing.pair, self.store, seek, self.process)
        except BaseException:
            self.forget_seek(guest)
            raise
        if match is None and (guest not in self.guests or guest.seek is not seek):
            self.start(asyncio.to_thread(pairing.cancel, self.store, [seek.seek]))  # gone meanwhile
        elif match is not None:
            await self.bring_together(match)
        self.tell_soon()

    async def bring_together(self, match: Match) -> None:
        """Open a table for those who have found each other, and let them know."""
        created, seated, names = pairing.table_for(match, SystemRandom())
        try:
            table = await self.hub.create(created)
        except (Refused, Unavailable) as error:
            log.warning("pairing", extra={"fields": {"error": str(error)}})
            frames = [framed(Unpaired())] * len(seated)
        else:
            frames = [framed(Paired(table, created.game, name)) for name in names]
        for seek, frame in zip(seated, frames, strict=True):
            if not self.hand_to(seek.seek, frame):
                self.paired.append((seek.seek, frame))
        self.tell_soon()

    def wait_again(self, table: str, seek: Seek) -> bool:
        """Somebody was left alone at a table and waits again, before those who have come since; False if they are not
        here."""
        guests = (guest for guest in self.of_player.get(seek.player, ()) if guest.player == seek.player)
        guest = next(guests, None)
        if guest is not None and guest.seek is None:
            guest.send(Requeued(table, seek.game, seek.pace, seek.name))
            self.start(self.seek(guest, seek))
        return guest is not None

    def hand_to(self, seek: str, frame: bytes) -> bool:
        """Tell somebody who waited; False if they are not here."""
        guest = self.seekers.get(seek)
        if guest is None:
            return False
        self.forget_seek(guest)
        guest.write(frame)
        return True

    def forget_seek(self, guest: LobbyGuest) -> str | None:
        seek, guest.seek = guest.seek, None
        if seek is not None:
            self.seekers.pop(seek.seek, None)
            self.tell_soon()
        return None if seek is None else seek.seek

    def stop_seeking(self, guest: LobbyGuest) -> None:
        """Wait no longer, because one does not want to or is gone."""
        seek = self.forget_seek(guest)
        if seek is not None and not self.hub.closing:
            self.start(asyncio.to_thread(pairing.cancel, self.store, [seek]))

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


def framed(message: AnyLobbyMessage) -> bytes:
    return text_frame(ENCODER.encode(message))


def lobby_table(table: Table) -> LobbyTable | None:
    """A table as the lobby shows it; None if it has no place there any more."""
    if table.status == "over":
        return None
    created = table.created
    names = [name if seat.taken else None for name, seat in zip(table.names(), table.seats, strict=True)]
    if waits_for_some_alone(table.status, created, names):
        return None
    status: Any = table.status
    return LobbyTable(
        table.id,
        created.game,
        status,
        names,
        created.options,
        created.clock,
        created.hints,
        created.rated,
        [None] * len(names),
        table.created_at,
    )


def waits_for_some_alone(status: str, created: Created, names: Iterable[str | None]) -> bool:
    """Whether every free seat is kept for somebody, as in a tournament: nobody else can join."""
    kept = [plan.is_kept for plan, name in zip(created.seats, names, strict=True) if name is None]
    return status == "waiting" and all(kept)


def own_game(table: Table, seats: list[int], record: str | None = None) -> OwnGame:
    """A table as those who sit there see it in their list."""
    deadlines = (table.clocks.deadline(seat) for seat in table.to_act())
    return OwnGame(
        table.id,
        table.status,
        table.created.game,
        list(table.names()),
        list(table.to_act()),
        seats,
        table.changed_at,
        min((at for at in deadlines if at is not None), default=None),
        record,
    )


def invitation_shown(invitation: Invitation, table: Table) -> InvitationShown:
    return InvitationShown(invitation.invitation, invitation.name, table.id, table.created.game, table.created.clock)
