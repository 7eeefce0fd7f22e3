"""Under which names the server is known. A page that calls it by another one is up to something.

A stranger's site can have its own name point to this machine (DNS rebinding); the browser then takes the pages of the
stranger and this server for one site, and tells the server the stranger's name. Addresses in numbers cannot be
pretended like that.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

HOST = re.compile(r"(?:\[([0-9a-f:.]+(?:%[a-z0-9%._-]+)?)\]|([a-z0-9._-]+))(?::([0-9]{1,5}))?")
LAST_PORT = 65_535


def host_name(header: str) -> str | None:
    """The name in a `Host` header, without the port; None if there is nothing of the kind in it."""
    host = HOST.fullmatch(header.strip().lower())
    if host is None or int(host[3] or 0) > LAST_PORT:
        return None
    return host[1] or host[2]


def origin_host(origin: str) -> str | None:
    """The host and port of an `Origin` header; None if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None


def own_names(host: str, origins: Iterable[str]) -> frozenset[str]:
    """What the server is called: by this machine, by whoever started it, and by the sites it was told of."""
    machine = socket.gethostname().lower()
    sites = (urlsplit(origin).hostname or "" for origin in origins)
    return frozenset(filter(None, (host.lower(), machine, f"{machine}.local", "localhost", *sites)))


def is_known(header: str | None, names: frozenset[str]) -> bool:
    """Whether somebody calls the server by a name of its own; programs that are no browsers may name none."""
    if not header:
        return True
    name = host_name(header)
    if name is None:
        return False
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return name.rstrip(".") in names or name.endswith(".localhost")
    return True
