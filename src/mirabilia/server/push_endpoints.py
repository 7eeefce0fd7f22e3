"""Which addresses of push services the server talks to: browsers name them, and they may be up to something.

Only the services of the known browsers, and those that the host has named, are ever connected to. The name of a known
one has to lead to public addresses, and it is to one of these that the connection goes: what a name leads to a moment
later does not matter.
"""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from collections.abc import Collection
from urllib.parse import SplitResult, urlsplit

KNOWN = (
    "fcm.googleapis.com",
    "jmt17.google.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
"""Push services of browsers; names below them count, too."""
LONGEST = 1024
TIMEOUT = 10.0
HTTPS_PORT = 443


class WrongEndpoint(ValueError):
    """No address of a push service that this server talks to."""


def origin_of(parts: SplitResult) -> str:
    return f"{parts.scheme}://{parts.netloc}"


def checked(endpoint: str, trusted: Collection[str]) -> SplitResult:
    """An endpoint, taken apart. `trusted` are origins that the host has named, whatever they are."""
    if len(endpoint) > LONGEST or not endpoint.isascii() or any(letter.isspace() for letter in endpoint):
        raise WrongEndpoint("too long, or not an address")
    try:
        parts = urlsplit(endpoint)
        port, host = parts.port, parts.hostname or ""
    except ValueError as error:
        raise WrongEndpoint(str(error)) from None
    if parts.username is not None or parts.password is not None or parts.fragment:
        raise WrongEndpoint("more than an address")
    if origin_of(parts) in trusted:
        return parts
    is_known = any(host == name or host.endswith(f".{name}") for name in KNOWN)
    if parts.scheme != "https" or port not in (None, HTTPS_PORT) or not is_known:
        raise WrongEndpoint("not a push service that is known here")
    return parts


def public_address(host: str, port: int) -> str:
    """An address to which a name leads; WrongEndpoint if one of them is not public."""
    found = {str(row[4][0]) for row in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    numbers = [ipaddress.ip_address(address.partition("%")[0]) for address in sorted(found)]
    if not numbers or not all(number.is_global and not number.is_multicast for number in numbers):
        raise WrongEndpoint("the name does not lead to the internet alone")
    return str(numbers[0])


class PinnedConnection(http.client.HTTPSConnection):
    """A connection to an address that was looked at; the certificate is that of the name."""

    def __init__(self, host: str, port: int, address: str) -> None:
        self.context = ssl.create_default_context()
        super().__init__(host, port, timeout=TIMEOUT, context=self.context)
        self.address = address

    def connect(self) -> None:
        plain = socket.create_connection((self.address, self.port), TIMEOUT)
        self.sock = self.context.wrap_socket(plain, server_hostname=self.host)


def connection_to(parts: SplitResult, trusted: Collection[str]) -> http.client.HTTPConnection:
    """A connection that is not open yet."""
    host, port = parts.hostname or "", parts.port
    if origin_of(parts) not in trusted:
        return PinnedConnection(host, HTTPS_PORT, public_address(host, HTTPS_PORT))
    if parts.scheme == "https":
        return http.client.HTTPSConnection(host, port, timeout=TIMEOUT)
    return http.client.HTTPConnection(host, port, timeout=TIMEOUT)


def post(endpoint: str, body: bytes, headers: dict[str, str], trusted: Collection[str]) -> int:
    """Hand something to a push service; the status of its answer. Nobody is followed anywhere else."""
    parts = checked(endpoint, trusted)
    connection = connection_to(parts, trusted)
    try:
        path = f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}"
        connection.request("POST", path, body, headers)
        return connection.getresponse().status
    finally:
        connection.close()
