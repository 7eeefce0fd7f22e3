"""Records shared by a link, over HTTP: made and deleted by whoever has a player's secret, looked at by anybody with the
link."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from mirabilia.server import pages, wire
from mirabilia.server.access import Authorization
from mirabilia.server.lobby import allow, hub_of, person_asking
from mirabilia.server.people import player_of
from mirabilia.server.problems import DOCUMENTED, LARGEST_UPLOAD
from mirabilia.server.records import REPLAY, Start, Viewer, answered
from mirabilia.server.upload_jobs import RecordJob, SharedRecordJob
from mirabilia.server.uploads import read_upload
from mirabilia.tables import people, shares
from mirabilia.tables.outline import GameOutline
from mirabilia.tables.room import source_of


class SharesController(Controller):
    path = "/api/shares"
    tags = ("records",)

    @post("/", responses=DOCUMENTED, request_max_body_size=LARGEST_UPLOAD)
    async def share(
        self, request: Request[Any, Any, Any], data: JSONBody[wire.RecordUpload], secret: Authorization = None
    ) -> wire.ShareMade:
        """Keep a record for others to look at, as the player whose secret is sent. The same record keeps its link."""
        hub = hub_of(request)
        owner = player_of(hub, secret)
        allow(request, "shares")
        outline: GameOutline = await read_upload(request, SharedRecordJob.of(data.text))
        source = await asyncio.to_thread(source_of, hub.store, person_asking(request))
        made = await asyncio.to_thread(shares.add, hub.store, owner, data.text, outline, hub.now(), source)
        return wire.ShareMade(made.share, made.until)

    @get("/{share:str}", responses=REPLAY, opt=pages.AS_IT_IS)
    async def shared(
        self, request: Request[Any, Any, Any], share: FromPath[str], seat: Viewer = "all", start: Start = 0
    ) -> Response[bytes]:
        """A shared record played again, step by step: a page of it."""
        allow(request, "records")
        hub = hub_of(request)
        text = await asyncio.to_thread(shares.text_of, hub.store, share, hub.now())
        return await answered(request, await read_upload(request, RecordJob.of(text, seat, start)))

    @delete("/{share:str}", responses=DOCUMENTED)
    async def unshare(
        self, request: Request[Any, Any, Any], share: FromPath[str], secret: Authorization = None
    ) -> None:
        """Delete a shared record: whoever shares it may."""
        owner, store = player_of(hub_of(request), secret), hub_of(request).store
        owners = await asyncio.to_thread(people.same_person, store, owner)
        if not await asyncio.to_thread(shares.delete, store, share, owners):
            raise shares.no_share()


class OwnSharesController(Controller):
    path = "/api/player/shares"
    tags = ("players",)

    @get("/", responses=DOCUMENTED)
    async def own_shares(self, request: Request[Any, Any, Any], secret: Authorization = None) -> list[wire.OwnShare]:
        """The records that the player shares whose secret is sent, the last one first."""
        hub = hub_of(request)
        owner = player_of(hub, secret)
        owners = await asyncio.to_thread(people.same_person, hub.store, owner)
        own = await asyncio.to_thread(shares.of_person, hub.store, owners, hub.now())
        return [wire.OwnShare(one.share, one.game, list(one.outline.names), one.made_at, one.until) for one in own]
