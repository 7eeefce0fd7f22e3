"""A WebSocket client that costs next to nothing: the clients of a load share the machine with the server they measure.

It speaks as much of RFC 6455 as a well-behaved server needs: whole messages, answers to pings, no extensions.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
LENGTH_16, LENGTH_64 = 126, 127
"""Instead of a length: it follows in so many bits."""
NO_MASK = bytes(4)
"""A key that leaves the bytes as they are; the server has to apply it all the same."""


class WebSocket(asyncio.Protocol):
    """A connection; `on_message` gets every message as it came."""

    def __init__(self, address: str, path: str, on_message: Callable[[bytes], None]) -> None:
        self.address, self.path, self.on_message = address, path, on_message
        self.transport: asyncio.Transport | None = None
        self.unread = b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.close_code: int | None = None
        """That the server gave, if it has closed the connection."""

    @classmethod
    async def connect(cls, address: str, path: str, on_message: Callable[[bytes], None]) -> WebSocket:
        """A connection to `host:port`, after the handshake."""
        host, port = address.split(":")
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: cls(address, path, on_message), host, int(port))
        await socket.opened
        return socket

    def send(self, message: bytes) -> None:
        self.write(TEXT, message)

    async def close(self) -> None:
        self.write(CLOSE, b"")
        await self.closed

    def write(self, opcode: int, data: bytes) -> None:
        """Send a frame of less than 64 KB."""
        if len(data) < LENGTH_16:
            head = bytes((FINAL | opcode, MASKED | len(data)))
        else:
            head = bytes((FINAL | opcode, MASKED | LENGTH_16)) + len(data).to_bytes(2, "big")
        if self.transport is None:
            raise ConnectionResetError("the connection is closed")
        self.transport.write(head + NO_MASK + data)

    # What the event loop calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self.transport = None
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("the connection was closed"))
        self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.unread = data = self.unread + data
        if not self.opened.done():
            answer, end, data = data.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in answer.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(answer.decode()))
                return
            self.opened.set_result(None)
        self.unread = self.read_frames(data)

    def read_frames(self, data: bytes) -> bytes:
        """Hand on the whole frames; what is left."""
        start = 0
        while len(data) >= start + 2:
            opcode, length, at = data[start] & 0x0F, data[start + 1], start + 2
            if length >= LENGTH_16:
                after = at + (2 if length == LENGTH_16 else 8)
                if len(data) < after:
                    break
                length, at = int.from_bytes(data[at:after], "big"), after
            if len(data) < at + length:
                break
            start = at + length
            self.frame_received(opcode, data[at:start])
        return data[start:]

    def frame_received(self, opcode: int, data: bytes) -> None:
        if opcode == TEXT:
            self.on_message(data)
        elif opcode == PING:
            self.write(PONG, data)
        elif opcode == CLOSE and self.transport is not None:
            self.close_code = int.from_bytes(data[:2], "big") if data else None
            self.transport.close()
