"""The server put together: routes, limits, headers, and the hub that lives as long as it does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig

import mirabilia
from mirabilia.core.describe import LANGUAGES
from mirabilia.server import lobby
from mirabilia.server.limits import Buckets
from mirabilia.server.metrics import Metrics
from mirabilia.server.sockets import problem, table_socket
from mirabilia.tables.hub import Hub
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Store, Unavailable
from mirabilia.tables.thinking import Thinkers

LARGEST_BODY = 256 * 1024
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
STATUS = {"no_table": 404, "seat_taken": 409, "full": 409, "busy": 503}
"""HTTP status of refusals; all others are 400."""


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Any]:
    told = problem(error, spoken(request))
    return Response(told, status_code=STATUS.get(told["refusal"], 400))


def unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Any]:
    told = problem(
        Refused("unavailable", "the server cannot reach its database; nothing was done, try again"), spoken(request)
    )
    return Response(told, status_code=503)


def spoken(request: Request[Any, Any, Any]) -> str:
    """The language a client asks for with `?lang=it`."""
    wanted = request.query_params.get("lang")
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def limits(generous: float) -> dict[str, Buckets]:
    """What one address may ask for: so many at once, and so many a second."""
    return {
        "tables": Buckets(20 * generous, 0.05 * generous),
        "seats": Buckets(60 * generous, 0.5 * generous),
        "records": Buckets(20 * generous, 0.2 * generous),
    }


def build(database: str, bot_workers: int = 1, generous: float = 1.0) -> Litestar:
    """The app for a database; it opens and closes with the server. `generous` multiplies the limits."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        store = Store(database)
        store.migrate()
        app.state.hub = hub = Hub(store, Thinkers(bot_workers))
        await hub.wake()
        try:
            yield
        finally:
            await hub.close()
            store.close()

    return Litestar(
        route_handlers=[
            lobby.GamesController,
            lobby.TablesController,
            lobby.RecordsController,
            lobby.PlayersController,
            lobby.health,
            lobby.metrics,
            table_socket,
        ],
        lifespan=[life],
        state=State({"metrics": Metrics(), "limits": limits(generous)}),
        exception_handlers={Refused: refused, Unavailable: unavailable},
        response_headers=HEADERS,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(title="Mirabilia", version=mirabilia.__version__, path="/api/schema"),
    )
