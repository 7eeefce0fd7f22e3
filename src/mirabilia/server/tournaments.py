"""Tournaments over HTTP, and live over a WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

import msgspec
from litestar import Controller, Request, WebSocket, get, post, websocket
from litestar.params import FromPath, JSONBody

from mirabilia.server import tournaments_wire as wire
from mirabilia.server.access import Authorization
from mirabilia.server.frame_gate import text_frame
from mirabilia.server.lobby import allow, hub_of
from mirabilia.server.people import person_asking
from mirabilia.server.problems import DOCUMENTED
from mirabilia.server.visits import Visit, hold
from mirabilia.tables import hosting
from mirabilia.tables.entries import Clock
from mirabilia.tables.paces import pace_of
from mirabilia.tables.people import Person
from mirabilia.tables.tournaments import requests, store
from mirabilia.tables.tournaments.arbiter import Arbiter
from mirabilia.tables.tournaments.entries import AnyTournamentEntry
from mirabilia.tables.tournaments.tournament import Meeting, Tournament

OVER = 20
"""The last tournaments that are over, in a list."""
SHOWN_TABLES = 40
"""Of those that are over in the last round."""
SHARED_MS = 1000
"""For so long all who look on are told the same, put together once: standings take milliseconds to work out."""
TOGETHER_SECONDS = 0.3
"""Changes within this time are told together."""
ENCODER = msgspec.json.Encoder()


def arbiter_of(request: Request[Any, Any, Any]) -> Arbiter:
    arbiter: Arbiter = request.app.state.arbiter
    return arbiter


def listed(one: store.Listed) -> wire.TournamentListed:
    fields: Any = {name: getattr(one, name) for name in wire.TournamentListed.__struct_fields__}
    return wire.TournamentListed(**fields)


def meeting_shown(meeting: Meeting) -> wire.MeetingShown:
    points = None if meeting.ranks is None else list(meeting.shares)
    return wire.MeetingShown(meeting.table, meeting.round, list(meeting.players), points, list(meeting.absent))


def shown(tournament: Tournament, now: int) -> wire.TournamentShown:
    opened, status = tournament.opened, tournament.status
    entrants = [
        wire.EntrantShown(entrant.who, entrant.name, entrant.bot, entrant.is_in)
        for entrant in tournament.entrants.values()
    ]
    rows = [
        wire.StandingShown(
            row.who,
            row.place,
            row.points,
            None if row.standing is None else row.standing.buchholz,
            None if row.standing is None else row.standing.berger,
            None if row.standing is None else row.standing.direct,
            row.wins,
            row.played,
            row.streak,
        )
        for row in (tournament.standings() if tournament.order else [])
    ]
    played = [one for one in tournament.meetings.values() if one.ranks is not None]
    last = [one for one in played if tournament.is_arena or one.round == tournament.round][-SHOWN_TABLES:]
    kind: Any = status
    return wire.TournamentShown(
        tournament.id,
        opened.name,
        opened.opener,
        opened.game,
        opened.options,
        opened.format,
        opened.players,
        opened.clock,
        pace_of(opened.clock),
        opened.rounds,
        opened.minutes,
        opened.most,
        opened.filling,
        opened.rated,
        opened.arrival,
        kind,
        opened.starts_at,
        tournament.ends_at,
        now,
        tournament.round,
        entrants,
        rows,
        [meeting_shown(one) for one in (*tournament.running(), *last)],
        [who for round, who in tournament.byes if round == tournament.round],
    )


class TournamentsController(Controller):
    path = "/api/tournaments"
    tags = ("tournaments",)

    @get("/", responses=DOCUMENTED)
    async def all_tournaments(self, request: Request[Any, Any, Any]) -> wire.TournamentList:
        """The tournaments that are open or running, and the last that are over."""
        allow(request, "ratings")
        tables = hub_of(request).store

        def read() -> wire.TournamentList:
            live = store.listed(tables, store.LIVE, store.MOST_LIVE)
            over = store.listed(tables, ("over",), OVER)
            may_open = hosting.setting(tables, store.ALLOWED) != store.NOBODY
            return wire.TournamentList([listed(one) for one in live], [listed(one) for one in over], may_open)

        return await asyncio.to_thread(read)

    @post("/", responses=DOCUMENTED)
    async def open(
        self, request: Request[Any, Any, Any], data: JSONBody[wire.TournamentWish], secret: Authorization = None
    ) -> wire.TournamentShown:
        """Open a tournament, as somebody who has made themselves known."""
        hub = hub_of(request)
        person, _ = await person_asking(hub, secret)
        allow(request, "tournaments")
        opened = requests.open_tournament(
            data.name,
            person.person,
            data.game,
            data.format,
            options=data.options,
            players=data.players,
            clock=Clock(data.clock.kind, data.clock.amount, data.clock.lost),
            rounds=data.rounds,
            minutes=data.minutes,
            most=data.most,
            filling=data.filling,
            rated=data.rated,
            starts_at=None if data.starts_in is None else hub.now() + 1000 * data.starts_in,
            arrival=data.arrival,
        )
        return shown(await arbiter_of(request).open(opened), hub.now())

    @get("/{tournament:str}", responses=DOCUMENTED)
    async def one_tournament(self, request: Request[Any, Any, Any], tournament: FromPath[str]) -> wire.TournamentShown:
        """A tournament as it is now."""
        allow(request, "ratings")
        return shown(await arbiter_of(request).look(tournament), hub_of(request).now())

    @get("/{tournament:str}/tables", responses=DOCUMENTED)
    async def tables(self, request: Request[Any, Any, Any], tournament: FromPath[str]) -> wire.TournamentTables:
        """All tables of a tournament, with what they have brought."""
        allow(request, "ratings")
        found = await arbiter_of(request).look(tournament)
        return wire.TournamentTables([meeting_shown(one) for one in found.meetings.values()])

    @post("/{tournament:str}/join", status_code=200, responses=DOCUMENTED)
    async def join(
        self, request: Request[Any, Any, Any], tournament: FromPath[str], secret: Authorization = None
    ) -> wire.TournamentShown:
        """Take part, or be back."""
        return await act(request, tournament, secret, lambda one, me: requests.join(one, me.person, me.name))

    @post("/{tournament:str}/withdraw", status_code=200, responses=DOCUMENTED)
    async def withdraw(
        self, request: Request[Any, Any, Any], tournament: FromPath[str], secret: Authorization = None
    ) -> wire.TournamentShown:
        """Not be paired any more; a game that has begun goes on."""
        return await act(request, tournament, secret, lambda one, me: requests.withdraw(one, me.person))

    @post("/{tournament:str}/bots", status_code=200, responses=DOCUMENTED)
    async def bots(
        self,
        request: Request[Any, Any, Any],
        tournament: FromPath[str],
        data: JSONBody[wire.BotWish],
        secret: Authorization = None,
    ) -> wire.TournamentShown:
        """Let a bot take part, as its opener."""
        return await act(request, tournament, secret, lambda one, me: requests.add_bot(one, me.person, data.bot))

    @post("/{tournament:str}/remove", status_code=200, responses=DOCUMENTED)
    async def remove(
        self,
        request: Request[Any, Any, Any],
        tournament: FromPath[str],
        data: JSONBody[wire.EntrantWish],
        secret: Authorization = None,
    ) -> wire.TournamentShown:
        """Send somebody away, as its opener."""
        return await act(request, tournament, secret, lambda one, me: requests.remove(one, me.person, data.who))

    @post("/{tournament:str}/start", status_code=200, responses=DOCUMENTED)
    async def start(
        self, request: Request[Any, Any, Any], tournament: FromPath[str], secret: Authorization = None
    ) -> wire.TournamentShown:
        """Begin, as its opener."""
        person, _ = await person_asking(hub_of(request), secret)
        allow(request, "entries")
        return shown(await arbiter_of(request).begin(tournament, person.person), hub_of(request).now())

    @post("/{tournament:str}/cancel", status_code=200, responses=DOCUMENTED)
    async def cancel(
        self, request: Request[Any, Any, Any], tournament: FromPath[str], secret: Authorization = None
    ) -> wire.TournamentShown:
        """End it before its time, as its opener."""
        return await act(request, tournament, secret, lambda one, me: requests.cancel(one, me.person))


async def act(
    request: Request[Any, Any, Any],
    id: str,
    secret: str | None,
    make: Callable[[Tournament, Person], Sequence[AnyTournamentEntry]],
) -> wire.TournamentShown:
    """Do what a person asks of a tournament."""
    person, _ = await person_asking(hub_of(request), secret)
    allow(request, "entries")
    tournament = await arbiter_of(request).act(id, lambda one: make(one, person))
    return shown(tournament, hub_of(request).now())


FRAMES: WeakKeyDictionary[Tournament, tuple[int, int, bytes]] = WeakKeyDictionary()
"""What was told last of tournaments: up to which entry, when, and how it went over the wire."""


def frame_of(tournament: Tournament, now: int) -> bytes:
    """A tournament as those who look on are told it."""
    known = FRAMES.get(tournament)
    if known is None or known[0] != tournament.seq or now - known[1] > SHARED_MS:
        known = FRAMES[tournament] = tournament.seq, now, text_frame(ENCODER.encode(shown(tournament, now)))
    return known[2]


@websocket("/api/tournaments/{tournament:str}/live")
async def tournament_socket(socket: WebSocket[Any, Any, Any], tournament: FromPath[str]) -> None:
    """The tournament as it is now, and again whenever something has changed."""
    await hold(socket, partial(show, tournament))


async def show(id: str, visit: Visit) -> None:
    """Tell a client what there is until it goes."""
    arbiter: Arbiter = visit.app.arbiter
    latest = await arbiter.look(id)
    is_new = asyncio.Event()
    is_new.set()

    def watcher(tournament: Tournament) -> None:
        nonlocal latest
        latest = tournament
        is_new.set()

    async def deliver() -> None:
        while True:
            await is_new.wait()
            is_new.clear()
            visit.write(frame_of(latest, arbiter.hub.now()))
            await asyncio.sleep(TOGETHER_SECONDS)

    arbiter.watch(latest, watcher)
    delivering = asyncio.create_task(deliver())
    try:
        async for _ in visit.frames():
            pass  # clients have nothing to say here
    finally:
        arbiter.unwatch(id, watcher)
        delivering.cancel()
