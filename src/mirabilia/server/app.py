"""The server put together: routes, limits, headers, and the hub that lives as long as it does."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from inspect import isclass
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

import mirabilia
from mirabilia.server import (
    acquaintances,
    analyses,
    exports,
    health,
    joining,
    lessons,
    link_previews,
    lobby,
    logs,
    pages,
    people,
    positions,
    problems,
    profiles,
    push,
    puzzles,
    ratings,
    reach,
    records,
    shares,
    tournaments,
    wire,
)
from mirabilia.server.door import door
from mirabilia.server.forwarding import Forwarding, TableGate
from mirabilia.server.handover import Handover, shared_folder
from mirabilia.server.hosts import own_names
from mirabilia.server.limits import Limits
from mirabilia.server.lobby_room import LobbyRoom
from mirabilia.server.lobby_sockets import lobby_socket
from mirabilia.server.metrics import Metrics
from mirabilia.server.middleware import RequestGate
from mirabilia.server.sockets import table_socket
from mirabilia.server.tournament_calls import TournamentCalls
from mirabilia.server.uploads import Uploads
from mirabilia.server.worker_sockets import worker_socket
from mirabilia.tables.analysis_jobs import AnalysisPool
from mirabilia.tables.bot_pool import BotPool
from mirabilia.tables.clocks import SteadyTime
from mirabilia.tables.external_bots import ExternalProgram
from mirabilia.tables.hub import Hub
from mirabilia.tables.people import Consent
from mirabilia.tables.store import Store
from mirabilia.tables.tournaments.arbiter import Arbiter

STRICT = {kind.__name__ for kind in wire.ClientMessage.__subclasses__()} | {Consent.__name__}
"""What clients send."""
CORS_SECONDS = 3600
"""How long browsers believe what they were told about other sites."""
LARGEST_BODY = 64 * 1024
"""Of a request; of one with a record or a position in it see `problems.LARGEST_UPLOAD`."""
log = logging.getLogger(__name__)


class App(Litestar):
    """Without what the framework brings along for pydantic and attrs, which nobody uses here: it takes long to load."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


class StrictDescription(JsonRenderPlugin):
    """Says in the published description that unknown fields are refused: the framework does not."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        for name, schema in openapi_schema["components"]["schemas"].items():
            if name in STRICT:
                schema["additionalProperties"] = False
        return super().render(request, openapi_schema)


def build(
    database: str,
    bot_workers: int = 1,
    generous: float = 1.0,
    origins: Iterable[str] = (),
    log_level: str = "warning",
    external: Iterable[ExternalProgram] = (),
    host: str = "127.0.0.1",
    metrics_token: str = "",
    internal: str = "127.0.0.1",
    worker_token: str = "",
    push_services: Iterable[str] = (),
    push_contact: str = "",
) -> Litestar:
    """The app for a database; it opens and closes with the server.

    `generous` multiplies the limits; `origins` are the other sites whose pages may use the server; `external` are the
    programs that play as bots; `host` is what the server listens on, and `internal` the address at which the other
    processes on the same PostgreSQL reach this one; with `metrics_token` others than this machine may ask for the
    metrics, with `worker_token` workers on other machines may take thinking jobs; `push_services` are
    origins that notifications may go to besides the push services of browsers, and `push_contact` whom these can ask.
    """
    logs.set_up(log_level)
    limits, sites = Limits(generous), frozenset(origins)
    gate = RequestGate(limits, sites, own_names(host, sites))
    tokens = {"metrics_token": metrics_token, "worker_token": worker_token}

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        store = Store(database)
        store.claim()
        store.migrate()
        app.state.pulse = health.Pulse(store)
        clock = SteadyTime()
        app.state.forwarding = forwarding = Forwarding(app, clock) if store.shared else None
        if forwarding is not None:
            await forwarding.start(store, internal)
            meet_siblings(forwarding.leases.me.process)
        leases = None if forwarding is None else forwarding.leases
        app.state.hub = hub = Hub(store, BotPool(bot_workers, external), clock, leases)
        app.state.analyses = analysing = analyses.Analyses(AnalysisPool(hub.pool), analyses.MOST_OF_PERSON * generous)
        app.state.uploads = uploads = Uploads(max(1, bot_workers // 2), limits)
        await hub.wake()
        app.state.lobby = room = LobbyRoom(hub, forwarding)
        await room.open()
        app.state.arbiter = arbiter = Arbiter(hub)
        app.state.calls = calls = TournamentCalls(hub, room, arbiter)
        calls.open()
        arbiter.start()
        app.state.push = None
        if push.is_installed():
            app.state.push = push.PushService(hub, room, tuple(push_services), push_contact or usual_contact(sites))
            app.state.push.open()
            calls.on_absent = app.state.push.call
        log.info("started", extra={"fields": {"process": os.getpid()}})
        try:
            yield
        finally:
            await arbiter.close()
            await analysing.close()
            await uploads.close()
            if forwarding is not None:
                leave_siblings()
                await forwarding.stop()
            await room.close()
            await hub.close()
            if forwarding is not None:
                await forwarding.close()
            store.close()
            log.info("stopped", extra={"fields": {"process": os.getpid()}})

    handlers = routes()
    return App(
        route_handlers=handlers,
        lifespan=[life],
        state=State({"metrics": Metrics(), "limits": limits, "host": host, "gate": gate, "puzzle_values": {}} | tokens),
        middleware=[gate, TableGate()],
        cors_config=cors(sites, handlers) if sites else None,
        exception_handlers=problems.HANDLERS,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key=pages.COMPRESSED
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Mirabilia",
            version=mirabilia.__version__,
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[StrictDescription()],
        ),
    )


def usual_contact(sites: frozenset[str]) -> str:
    """Whom push services can ask about this server: they want an address, and see no other."""
    return next((site for site in sorted(sites) if site.startswith("https://")), "mailto:host@localhost")


def meet_siblings(process: str) -> None:
    """Connections go to whichever process of this server has their table."""
    folder = shared_folder()
    if folder is not None:
        door().handover = Handover(folder, process)


def leave_siblings() -> None:
    handover, door().handover = door().handover, None
    if handover is not None:
        handover.close()


def routes() -> list[Any]:
    """Everything there is to be asked."""
    return [
        lobby.GamesController,
        lobby.TablesController,
        lessons.LessonsController,
        records.RecordsController,
        records.ReplaysController,
        records.PointsController,
        records.PlayersController,
        people.MeController,
        people.SeatPeopleController,
        ratings.LeaderboardsController,
        ratings.RatingsController,
        ratings.SeatRatingsController,
        shares.SharesController,
        shares.OwnSharesController,
        acquaintances.AcquaintancesController,
        tournaments.TournamentsController,
        tournaments.tournament_socket,
        joining.JoiningController,
        exports.ExportController,
        profiles.PeopleController,
        push.PushController,
        analyses.TableAnalysisController,
        analyses.AnalysesController,
        positions.PositionsController,
        puzzles.PuzzlesController,
        puzzles.PuzzleController,
        link_previews.PicturesController,
        health.about,
        reach.reach,
        health.health,
        health.metrics,
        table_socket,
        lobby_socket,
        worker_socket,
        *pages.routes(pages.FOLDER, link_previews.head),
    ]


def cors(sites: frozenset[str], handlers: Iterable[Any]) -> CORSConfig:
    """Lets pages of these sites ask over HTTP, too, whatever there is to be asked."""
    return CORSConfig(
        allow_origins=sorted(sites),
        allow_methods=sorted(methods(handlers)),  # type: ignore[arg-type]
        allow_headers=["Authorization", "Content-Type"],
        max_age=CORS_SECONDS,
    )


def methods(handlers: Iterable[Any]) -> set[str]:
    """The methods with which anything can be asked."""
    routes = (one for handler in handlers for one in (vars(handler).values() if isclass(handler) else (handler,)))
    return {str(method) for route in routes if isinstance(route, HTTPRouteHandler) for method in route.http_methods}
