"""For whoever monitors a server: what it is, whether it works, and how much."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get

import mirabilia
from mirabilia import _build
from mirabilia.core import describe
from mirabilia.server import wire
from mirabilia.server.lobby import Language
from mirabilia.server.problems import DOCUMENTED


@get("/health", responses={503: DOCUMENTED[503]})
async def health(request: Request[Any, Any, Any]) -> wire.Health:
    """Whether the database answers."""
    await asyncio.to_thread(request.app.state.hub.store.lobby, 1)
    return wire.Health("ok")


@get("/api/about", responses=DOCUMENTED)
async def about(lang: Language = "en") -> wire.About:
    """The version of the server, and whether its search is compiled."""
    words = describe.texts(lang)(f"build-{_build.KIND}", times=_build.SLOWER)
    return wire.About(mirabilia.__version__, _build.COMPILED, words)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    counts, hub = request.app.state.metrics, request.app.state.hub
    counts.live.set(len(hub.live))
    counts.failures.set(hub.pool.failures)
    return Response(counts.text(), media_type="text/plain; version=0.0.4")
