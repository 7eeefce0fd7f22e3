"""Under which addresses guests reach a server, for whoever wants to send them a link."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import Any

from litestar import Request, get

from mirabilia.server import wire
from mirabilia.server.middleware import address_of
from mirabilia.server.problems import DOCUMENTED

EVERYWHERE = ("", "0.0.0.0", "::")  # noqa: S104
"""Hosts that mean all networks of a machine, for whoever asks for that."""
ELSEWHERE = ("203.0.113.1", 9)
"""Nobody is there, and nothing is sent: it shows which way packets would leave."""


def is_loopback(host: str) -> bool:
    """Whether a name or an address means the machine itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def guest_addresses(host: str, port: int) -> list[str]:
    """How guests in the same network call a server that listens on a host; [] if it hears only this machine."""
    if is_loopback(host):
        return []
    numbers = own_numbers() if host in EVERYWHERE else [host]
    return [f"http://{f'[{number}]' if ':' in number else number}:{port}" for number in numbers]


def own_numbers() -> list[str]:
    """The addresses of this machine in its networks, the one it goes out by first."""
    numbers: dict[str, None] = {}
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
            way_out.connect(ELSEWHERE)
            numbers[way_out.getsockname()[0]] = None
    except OSError:
        pass  # it has no network
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        named = []
    numbers |= dict.fromkeys(str(address[0]) for *_, address in named)
    return [number for number in numbers if not is_loopback(number) and not ipaddress.ip_address(number).is_link_local]


@get("/api/reach", responses=DOCUMENTED)
async def reach(request: Request[Any, Any, Any]) -> wire.Reach:
    """Where guests find this server. Only who sits at its machine is told its addresses."""
    host: str = request.app.state.host
    if not is_local(request):
        return wire.Reach(True, [])
    server = request.scope.get("server")
    port = server[1] if server and server[1] else 0
    return wire.Reach(not is_loopback(host), await asyncio.to_thread(guest_addresses, host, port))


def is_local(request: Request[Any, Any, Any]) -> bool:
    """Whether a browser on this machine asks, and asks this machine: a proxy here would pass on another name."""
    name = request.url.hostname or ""
    return is_loopback(address_of(request.scope)) and is_loopback(name)
