"""For whoever monitors a server: what it is, whether it works, and how much."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

from litestar import Request, Response, get

import mirabilia
from mirabilia import _build
from mirabilia.core import describe
from mirabilia.server import wire
from mirabilia.server.access import Authorization, bearer, no_secret
from mirabilia.server.lobby import Language
from mirabilia.server.problems import DOCUMENTED
from mirabilia.server.reach import is_local
from mirabilia.tables.store import Store

HEALTHY_SECONDS = 2.0
"""How long it is believed that the database can be written to."""


@get("/health", responses={503: DOCUMENTED[503]})
async def health(request: Request[Any, Any, Any]) -> wire.Health:
    """Whether the database answers and can be written to."""
    await request.app.state.pulse.check()
    return wire.Health("ok")


class Pulse:
    """Tries now and then whether anything can be written; whoever asks in between hears the same."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = asyncio.Lock()
        self.tried, self.failures = -HEALTHY_SECONDS, -1
        """When it was written to last, and what had failed by then."""

    async def check(self) -> None:
        """Unavailable if nothing can be written."""
        async with self.lock:
            is_fresh = time.monotonic() - self.tried < HEALTHY_SECONDS
            if not is_fresh or self.failures != self.store.failures:
                await asyncio.to_thread(self.store.check_writable)
                self.tried, self.failures = time.monotonic(), self.store.failures


@get("/api/about", responses=DOCUMENTED)
async def about(lang: Language = "en") -> wire.About:
    """The version of the server, and whether its search is compiled."""
    words = describe.texts(lang)(f"build-{_build.KIND}", times=_build.SLOWER)
    return wire.About(mirabilia.__version__, _build.COMPILED, words)


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], secret: Authorization = None) -> Response[bytes]:
    """For whoever sits at the machine, or knows the token."""
    token: str = request.app.state.metrics_token
    if not is_local(request) and not (
        token and secrets.compare_digest((bearer(secret) or "").encode(), token.encode())
    ):
        raise no_secret()
    counts, hub = request.app.state.metrics, request.app.state.hub
    counts.live.set(len(hub.live))
    counts.failures.set(hub.pool.failures)
    return Response(counts.text(), media_type="text/plain; version=0.0.4")
