"""Games, tables, seats and records over HTTP."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.exceptions import ClientException, NotAuthorizedException, NotFoundException, TooManyRequestsException
from litestar.params import Parameter

from mirabilia import bots, games
from mirabilia.core import describe, record
from mirabilia.core.contract import Json
from mirabilia.core.stream import SEEDS
from mirabilia.server import wire
from mirabilia.server.access import bearer, hashed, new_secret, seat_of
from mirabilia.tables import requests, seen
from mirabilia.tables.entries import AnyEntry, Clock, Rematched
from mirabilia.tables.hub import Hub
from mirabilia.tables.requests import Refused
from mirabilia.tables.table import Table

LANGUAGE = Annotated[str, Parameter(query="lang", pattern="^(en|it)$", default="en")]
IN_LOBBY = 100
AUTHORIZATION = Annotated[str | None, Parameter(header="Authorization", default=None)]


def hub_of(request: Request[Any, Any, Any]) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def allow(request: Request[Any, Any, Any], kind: str) -> None:
    """One more request of a kind from this address, or an error."""
    address = request.client.host if request.client else ""
    if not request.app.state.limits[kind].take(address):
        raise TooManyRequestsException("too many requests from this address; try again later")


class GamesController(Controller):
    path = "/api/games"

    @get("/")
    async def all_games(self, lang: LANGUAGE = "en") -> list[Json]:
        return [described(name, lang) for name in games.NAMES]

    @get("/{game:str}/rules")
    async def rules(self, game: str, lang: LANGUAGE = "en") -> Json:
        if game not in games.NAMES:
            raise NotFoundException(f"there is no game {game!r}")
        return {"game": game, "markdown": describe.document(lang, f"{game}-rules")}


def described(name: str, language: str) -> Json:
    """A game with its options, for a person who sets up a table."""
    game, texts = games.get(name), describe.texts(language)
    return {
        "game": name,
        "title": texts(f"{name}-title"),
        "tagline": texts(f"{name}-tagline"),
        "players": list(game.players),
        "catalogue": game.catalogue,
        "bots": list(bots.NAMES),
        "options": [
            {
                "name": option.name,
                "title": texts(f"{name}-option-{option.name}"),
                "default": option.default,
                "several": option.several,
                "row": list(option.row),
                "choices": [
                    {"choice": choice, "text": texts(f"{name}-option-{option.name}-{choice}")}
                    for choice in option.choices
                ],
            }
            for option in game.options
        ],
    }


class TablesController(Controller):
    path = "/api/tables"

    @get("/")
    async def lobby(self, request: Request[Any, Any, Any]) -> wire.Lobby:
        return wire.Lobby(await asyncio.to_thread(hub_of(request).store.lobby, IN_LOBBY))

    @post("/")
    async def open_table(self, request: Request[Any, Any, Any], data: wire.TableWish) -> wire.TableOpened:
        allow(request, "tables")
        seed = secrets.randbelow(SEEDS) if data.seed is None else data.seed
        created = requests.create(
            data.game,
            data.seats,
            data.options,
            seed=seed,
            public=data.public,
            clock=Clock(data.clock.kind, data.clock.amount),
            chat=data.chat,
        )
        request.app.state.metrics.opened.inc()
        return wire.TableOpened(await hub_of(request).create(created))

    @get("/{table:str}")
    async def one_table(self, request: Request[Any, Any, Any], table: str, secret: AUTHORIZATION = None) -> Json:
        found = await hub_of(request).table(table)
        return seen.table(found, proven(found, secret))

    @post("/{table:str}/seats")
    async def take_seat(self, request: Request[Any, Any, Any], table: str, data: wire.SeatWish) -> wire.SeatGiven:
        allow(request, "seats")
        secret, taken = new_secret(), -1
        player = hashed(data.player) if data.player else ""

        def make(found: Table) -> list[AnyEntry]:
            nonlocal taken
            free = [number for number, seat in enumerate(found.seats) if not seat.taken]
            if data.seat is None and not free:
                raise Refused("full", "there is no free seat")
            taken = free[0] if data.seat is None else data.seat
            return requests.sit(found, taken, data.name, hashed(secret), player)

        await hub_of(request).request(table, make)
        return wire.SeatGiven(taken, secret)

    @post("/{table:str}/leave", status_code=204)
    async def leave_seat(self, request: Request[Any, Any, Any], table: str, secret: AUTHORIZATION = None) -> None:
        def make(found: Table) -> list[AnyEntry]:
            return requests.leave(found, seated(found, secret))

        await hub_of(request).request(table, make)

    @post("/{table:str}/rematch")
    async def rematch(
        self, request: Request[Any, Any, Any], table: str, secret: AUTHORIZATION = None
    ) -> wire.TableOpened:
        """The same table once more; all who ask get the same one."""
        allow(request, "tables")
        hub = hub_of(request)
        found = await hub.table(table)
        seated(found, secret)
        if found.rematch is None:
            again = await hub.create(requests.rematch(found, secrets.randbelow(SEEDS)))
            await hub.request(table, lambda old: [] if old.rematch else [Rematched(again)])
            found = await hub.table(table)
        assert found.rematch is not None  # noqa: S101
        return wire.TableOpened(found.rematch)

    @get("/{table:str}/record")
    async def record(self, request: Request[Any, Any, Any], table: str, secret: AUTHORIZATION = None) -> Json:
        """After the game all of it; before, what the asker may know."""
        found = await hub_of(request).table(table)
        viewer = proven(found, secret)
        return {
            "record": seen.record(found),
            "beginning": seen.beginning(found, viewer),
            "story": seen.story(found, viewer),
        }


def proven(table: Table, header: str | None) -> int | None:
    """The seat of an Authorization header, None without one; a wrong secret is an error."""
    secret = bearer(header)
    seat = seat_of(table, secret)
    if header is not None and seat is None:
        raise NotAuthorizedException("that secret is of no seat at this table")
    return seat


def seated(table: Table, header: str | None) -> int:
    seat = proven(table, header)
    if seat is None:
        raise NotAuthorizedException("the secret of a seat is needed")
    return seat


class RecordsController(Controller):
    path = "/api/records"

    @post("/", status_code=200)
    async def read(self, request: Request[Any, Any, Any], data: wire.RecordUpload) -> Json:
        """A record played again: everything that happened, as a spectator sees it."""
        allow(request, "records")
        try:
            found = record.read(data.text)
            game = games.get(found.game)
            steps = [
                {"seat": step.entry.seat, "move": step.entry.text, "events": step.after.events(None)}
                for step in record.play(found, game)
            ]
        except (record.RecordError, ValueError) as error:
            raise ClientException(str(error)) from None
        return {"game": found.game, "players": list(found.players), "result": found.result, "steps": steps}


class PlayersController(Controller):
    path = "/api/player"

    @get("/games")
    async def own_games(self, request: Request[Any, Any, Any], secret: AUTHORIZATION = None) -> list[Json]:
        """All games of the person whose secret this is: the records of those that are over, the state of the others."""
        player = bearer(secret)
        if player is None:
            raise NotAuthorizedException("the secret of a player is needed")
        hub, found = hub_of(request), []
        for summary in await asyncio.to_thread(hub.store.of_player, hashed(player)):
            table = await hub.table(summary.table)
            found.append({"table": table.id, "status": table.status, "record": seen.record(table)})
        return found


@get("/health")
async def health(request: Request[Any, Any, Any]) -> Json:
    """Whether the database answers."""
    await asyncio.to_thread(hub_of(request).store.lobby, 1)
    return {"status": "ok"}


@get("/metrics", media_type="text/plain")
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    counts, hub = request.app.state.metrics, hub_of(request)
    counts.live.set(len(hub.live))
    counts.failures.set(hub.thinkers.failures)
    return Response(counts.text(), media_type="text/plain; version=0.0.4")
