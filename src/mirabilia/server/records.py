"""Records over HTTP: one is played again, and a player gets all of theirs."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Collection
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from mirabilia.server import pages, wire
from mirabilia.server.access import Authorization, bearer, hashed, no_secret, proven
from mirabilia.server.lobby import allow, hub_of
from mirabilia.server.lobby_tables import own_game
from mirabilia.server.problems import DOCUMENTED, LARGEST_UPLOAD
from mirabilia.server.upload_jobs import PointsJob, RecordJob, TableJob
from mirabilia.server.uploads import read_upload
from mirabilia.tables import people, redaction
from mirabilia.tables.requests import Refused, check_rules
from mirabilia.tables.table import Table

Viewer = Annotated[str, QueryParameter(name="seat", pattern="^(all|none|[0-7])$")]
"""From which seat a replay is shown: its number, `none` for a spectator, `all` with everything open."""
Start = Annotated[int, QueryParameter(name="start", ge=0, le=100_000)]
"""The first step of a page: where the page before says that the next one begins."""
REPLAY = DOCUMENTED | {200: ResponseSpec(wire.Replay, description="A page", generate_examples=False)}


async def answered(request: Request[Any, Any, Any], content: bytes) -> Response[bytes]:
    """What a worker has compressed, for a client that may not want it like that."""
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in pages.accepted(request.headers.get("accept-encoding", "")):
        headers["Content-Encoding"] = "gzip"
    else:
        content = await asyncio.to_thread(gzip.decompress, content)
    return Response(content, media_type="application/json", headers=headers)


class RecordsController(Controller):
    path = "/api/records"
    tags = ("records",)
    request_max_body_size = LARGEST_UPLOAD

    @post("/", status_code=200, responses=REPLAY, opt=pages.AS_IT_IS)
    async def read(
        self, request: Request[Any, Any, Any], data: JSONBody[wire.RecordUpload], seat: Viewer = "all", start: Start = 0
    ) -> Response[bytes]:
        """A record played again, step by step: a page of it."""
        allow(request, "records")
        return await answered(request, await read_upload(request, RecordJob.of(data.text, seat, start)))


class ReplaysController(Controller):
    path = "/api/tables/{table:str}/replay"
    tags = ("records",)

    @get("/", responses=REPLAY, opt=pages.AS_IT_IS)
    async def table(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        seat: Viewer = "all",
        start: Start = 0,
        secret: Authorization = None,
    ) -> Response[bytes]:
        """The game of a table, step by step; while it is being played as a spectator or one's own seat has seen it."""
        allow(request, "records")
        hub = hub_of(request)
        current_table = await hub.table(table)
        viewer = await proven(hub, current_table, secret)
        text = redaction.record(current_table, viewer)
        # Who sat at the table knows the others; everybody else is told those who have agreed.
        names = current_table.public_names() if viewer is None else current_table.names()
        if text is not None and current_table.outdated:  # as far as the rules of today can follow
            is_seat = seat.isdecimal() and int(seat) < len(current_table.seats)
            job = TableJob.of(current_table, int(seat) if is_seat else None, start, names)
            return await answered(request, await read_upload(request, job))
        if text is not None:
            return await answered(request, await read_upload(request, RecordJob.of(text, seat, start, names)))
        if not current_table.begun or seat not in ("none", str(viewer)):
            raise Refused("not_over", "the game is not over yet")
        job = TableJob.of(current_table, None if seat == "none" else viewer, start, names)
        return await answered(request, await read_upload(request, job))


class PointsController(Controller):
    path = "/api/tables/{table:str}/points"
    tags = ("records",)

    @get("/", responses=DOCUMENTED)
    async def table(self, request: Request[Any, Any, Any], table: FromPath[str]) -> wire.PointsHistory:
        """How the points of all have changed from turn to turn, once the game is over."""
        allow(request, "records")
        current_table = await hub_of(request).table(table)
        check_rules(current_table)
        text = redaction.record(current_table)
        if text is None:
            raise Refused("not_over", "the game is not over yet")
        return msgspec.json.decode(await read_upload(request, PointsJob.of(text)), type=wire.PointsHistory)


def own_seat(table: Table, players: Collection[str]) -> int | None:
    """A seat of somebody with these hashes; None if others sit there now."""
    return next((number for number, seat in enumerate(table.seats) if seat.player in players), None)


class PlayersController(Controller):
    path = "/api/player"
    tags = ("players",)

    @get("/games", responses=DOCUMENTED)
    async def own_games(
        self, request: Request[Any, Any, Any], secret: Authorization = None, unfinished: bool = False
    ) -> list[wire.OwnGame]:
        """All games of the person whose secret this is, or the unfinished ones: records, or how they stand."""
        player = bearer(secret)
        if player is None:
            raise no_secret()
        hub, own_games = hub_of(request), []
        players = await asyncio.to_thread(people.same_person, hub.store, hashed(player))
        for summary in await asyncio.to_thread(hub.store.of_players, players):
            if unfinished and summary.status == "over":
                continue
            try:
                table = await hub.look_up(summary.table)
            except Refused:
                continue  # one that cannot be read does not hide the others
            seats = [number for number, seat in enumerate(table.seats) if seat.secret and seat.player in players]
            own_games.append(own_game(table, seats, redaction.record(table, own_seat(table, players))))
        return own_games
