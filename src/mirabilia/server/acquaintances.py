"""People one has met over HTTP: to invite them, to have nothing to do with them, to tell the host about them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody, QueryParameter

from mirabilia.server import acquaintances_wire as wire
from mirabilia.server.access import Authorization
from mirabilia.server.lobby import allow, hub_of, person_asking
from mirabilia.server.lobby_room import LobbyRoom
from mirabilia.server.people import player_of
from mirabilia.server.problems import DOCUMENTED
from mirabilia.tables import acquaintances, reports
from mirabilia.tables.names import cleaned, normalised
from mirabilia.tables.requests import LONGEST_LINE, LONGEST_NAME, Refused
from mirabilia.tables.room import source_of
from mirabilia.tables.table import Table

TableId = Annotated[str, QueryParameter(name="table", max_length=32)]


class AcquaintancesController(Controller):
    path = "/api/player"
    tags = ("players",)

    @get("/met", responses=DOCUMENTED)
    async def met(self, request: Request[Any, Any, Any], secret: Authorization = None) -> list[wire.PersonMet]:
        """With whom the person has sat at a table, the last ones first."""
        player = player_of(hub_of(request), secret)
        allow(request, "met")
        room: LobbyRoom = request.app.state.lobby
        people = await asyncio.to_thread(acquaintances.met, room.store, player)
        everybody = [other for one in people for other in one.players]
        blocked = await asyncio.to_thread(acquaintances.blocked_among, room.store, player, everybody)
        return [
            wire.PersonMet(
                one.who, one.name, one.games, one.at, room.is_shown(one.players), not blocked.isdisjoint(one.players)
            )
            for one in people
        ]

    @get("/blocks", responses=DOCUMENTED)
    async def blocks(
        self, request: Request[Any, Any, Any], secret: Authorization = None, table: TableId = ""
    ) -> wire.Blocks:
        """Whom the person has blocked; with a table also at which of its seats they sit."""
        player = player_of(hub_of(request), secret)
        allow(request, "met")
        hub = hub_of(request)
        people = await asyncio.to_thread(acquaintances.all_blocked, hub.store, player)
        seats: list[int] = []
        if table and people:
            players = [seat.player for seat in (await hub.look_up(table)).seats]
            blocked = await asyncio.to_thread(acquaintances.blocked_among, hub.store, player, {*players} - {""})
            seats = [number for number, other in enumerate(players) if other in blocked]
        return wire.Blocks([wire.PersonBlocked(one.who, one.name, one.at) for one in people], seats)

    @post("/blocks", status_code=204, responses=DOCUMENTED)
    async def block(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[wire.BlockWish],
        secret: Authorization = None,
    ) -> None:
        """Have nothing to do with somebody any more, or again: nobody is told."""
        hub = hub_of(request)
        player = player_of(hub, secret)
        allow(request, "met")
        if not data.on:
            if not await asyncio.to_thread(acquaintances.lift, hub.store, player, data.who):
                raise nobody()
            return
        if data.table:
            other, name = seat_at(await hub.look_up(data.table), player, data.seat)
        else:
            one = await asyncio.to_thread(acquaintances.known_as, hub.store, player, data.who)
            if one is None:
                raise nobody()
            other, name = one.players[0], one.name
        if not await asyncio.to_thread(acquaintances.block, hub.store, player, other, name, hub.now()):
            raise Refused("too_many_blocked", "so many people cannot be blocked")

    @post("/reports", status_code=204, responses=DOCUMENTED)
    async def report(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[wire.ReportWish],
        secret: Authorization = None,
    ) -> None:
        """Tell the host about somebody at a table, with what they have said last."""
        hub = hub_of(request)
        player = player_of(hub, secret)
        table = await hub.look_up(data.table)
        allow(request, "reports")
        if data.seat is None:
            about, name = "", normalised(data.name)[:LONGEST_NAME]
            lines = [line.entry.text for line in table.said if line.entry.seat is None and line.entry.name == name]
            if not lines:
                raise nobody()
        else:
            seat = data.seat
            about, name = seat_at(table, player, seat, must_sit=False)
            lines = [line.entry.text or line.entry.phrase for line in table.said if line.entry.seat == seat]
        text = cleaned(data.text)[:LONGEST_LINE]
        source = await asyncio.to_thread(source_of, hub.store, person_asking(request))
        args = (hub.now(), player, table.id, about, name, data.reason, text, lines, source)
        await asyncio.to_thread(reports.add, hub.store, *args)


def seat_at(table: Table, player: str, seat: int | None, must_sit: bool = True) -> tuple[str, str]:
    """Who sits at a seat of a table, and what they are called there; one has to have sat there oneself."""
    if must_sit and player not in {one.player for one in table.seats}:
        raise nobody()
    if seat is None or seat >= len(table.seats):
        raise nobody()
    other = table.seats[seat]
    if not other.player or other.player == player:
        raise nobody()
    return other.player, other.name


def nobody() -> Refused:
    return Refused("nobody", "there is nobody whom you can mean")
