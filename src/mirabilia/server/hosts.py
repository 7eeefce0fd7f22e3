"""Under which names the server is known. A page that calls it by another one is up to something.

A stranger's site can have its own name point to this machine (DNS rebinding); the browser then takes the pages of the
stranger and this server for one site, and tells the server the stranger's name. Addresses in numbers cannot be
pretended like that.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit


def host_name(header: str) -> str:
    """The name in a `Host` header, without the port."""
    name = header.strip().lower()
    if name.startswith("["):
        return name.partition("]")[0][1:]
    return name.rpartition(":")[0] if name.count(":") == 1 else name


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
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return name.rstrip(".") in names or name.endswith(".localhost")
    return True
