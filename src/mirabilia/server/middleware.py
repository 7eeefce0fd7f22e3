"""What every request passes: where it comes from, how many of them, and a line in the log about it."""

from __future__ import annotations

import ipaddress
import logging
import time
from typing import Any

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from mirabilia.server.forwarding import is_forwarded
from mirabilia.server.headers import HEADERS
from mirabilia.server.hosts import host_name, is_known, origin_host
from mirabilia.server.limits import Limits
from mirabilia.tables.requests import Refused

LONGEST_NAME = 100
"""Letters of a name that a refusal repeats."""
IPV6_PREFIX = 64
"""Bits of an IPv6 address that say whose it is: the rest is free to choose."""
REFUSING = "websocket.http.response"
"""How a server is told to refuse a WebSocket with headers, if it can be told."""
SAFE = ("GET", "HEAD", "OPTIONS")

log = logging.getLogger(__name__)


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def person_of(address: str) -> str:
    """Who asks, as far as limits can tell: an address, or the network of 2**64 that one connection gets with IPv6."""
    try:
        number = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if number.version == 4:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.ip_network((number, IPV6_PREFIX), strict=False))


def foreign(headers: Headers, allowed: frozenset[str]) -> bool:
    """Whether the page of another site asks. Programs that are no browsers name no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return False
    return origin_host(origin) != headers.get("host")


async def refuse_socket(send: Send, status: int) -> None:
    """Refuse a WebSocket as one refuses a request."""
    headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
    start: Any = {"type": f"{REFUSING}.start", "status": status, "headers": headers}
    body: Any = {"type": f"{REFUSING}.body", "body": b""}
    await send(start)
    await send(body)


class RequestGate(ASGIMiddleware):
    def __init__(self, limits: Limits, origins: frozenset[str], names: frozenset[str]) -> None:
        self.limits, self.origins, self.names = limits, origins, names

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began, status = time.perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            refusal = None if is_forwarded(scope) else self.refusal(scope)
            if refusal is not None and REFUSING in (scope.get("extensions") or {}):
                await refuse_socket(send, 429 if refusal.fact["refusal"] == "too_many" else 403)
                return
            if refusal is not None:
                raise refusal
            await next_app(scope, receive, send if scope["type"] == ScopeType.WEBSOCKET else noting)
        finally:
            fields = {
                "method": scope.get("method", "WEBSOCKET"),
                "route": scope.get("path_template", ""),
                "status": status,
                "ms": round(1000 * (time.perf_counter() - began), 1),
            }
            log.info("request", extra={"fields": fields})

    def refusal(self, scope: Scope) -> Refused | None:
        try:
            self.check(scope)
        except Refused as refusal:
            return refusal
        return None

    def check(self, scope: Scope) -> None:
        """Refused if it is called by a wrong name, a page of another site asks, or too many come from one address."""
        socket = scope["type"] == ScopeType.WEBSOCKET
        headers = Headers.from_scope(scope)
        host = headers.get("host")
        if not is_known(host, self.names):
            name = (host_name(host or "") or host or "")[:LONGEST_NAME]
            raise Refused("host", f"this server is not known as {name!r}; see --origin", host=name)
        changes = socket or scope.get("method") not in SAFE
        if changes and foreign(headers, self.origins):
            raise Refused("origin", "pages of other sites may not use this server")
        self.limits.take("sockets" if socket else "requests", person_of(address_of(scope)))
