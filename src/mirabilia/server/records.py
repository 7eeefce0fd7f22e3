"""Records over HTTP: one is played again, and a player gets all of theirs."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Request, get, post
from litestar.params import JSONBody

from mirabilia import games
from mirabilia.core import record
from mirabilia.server import wire
from mirabilia.server.access import Authorization, bearer, hashed, no_secret
from mirabilia.server.lobby import allow, hub_of
from mirabilia.server.problems import DOCUMENTED
from mirabilia.tables import seen
from mirabilia.tables.requests import Refused


class RecordsController(Controller):
    path = "/api/records"
    tags = ("records",)

    @post("/", status_code=200, responses=DOCUMENTED)
    async def read(self, request: Request[Any, Any, Any], data: JSONBody[wire.RecordUpload]) -> wire.Replay:
        """A record played again: everything that happened, as a spectator sees it."""
        allow(request, "records")
        return await asyncio.to_thread(replay, data.text)


def replay(text: str) -> wire.Replay:
    try:
        found = record.read(text)
        steps = [
            wire.Step(step.entry.seat, step.entry.text, step.after.events(None))
            for step in record.play(found, games.get(found.game))
        ]
    except (record.RecordError, ValueError) as error:
        raise Refused("record", f"cannot read the record: {error}", reason=str(error)) from None
    return wire.Replay(found.game, list(found.players), found.result, steps)


class PlayersController(Controller):
    path = "/api/player"
    tags = ("players",)

    @get("/games", responses=DOCUMENTED)
    async def own_games(self, request: Request[Any, Any, Any], secret: Authorization = None) -> list[wire.OwnGame]:
        """All games of the person whose secret this is: the records of those that are over, the state of the others."""
        player = bearer(secret)
        if player is None:
            raise no_secret()
        hub, found = hub_of(request), []
        for summary in await asyncio.to_thread(hub.store.of_player, hashed(player)):
            table = await hub.table(summary.table)
            found.append(wire.OwnGame(table.id, table.status, seen.record(table)))
        return found
