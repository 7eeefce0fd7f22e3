"""The server as a process: until it is told to stop, and then everything that is being written is written."""

from __future__ import annotations

import uvicorn

from mirabilia.server.app import build

LARGEST_FRAME = 16 * 1024
HEARTBEAT = 20.0
"""Seconds between the pings that find connections that are gone."""
STOPPING = 20


def run(database: str, host: str, port: int, generous: float = 1.0) -> None:
    """Serve until a signal comes."""
    config = uvicorn.Config(
        build(database, generous=generous),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=HEARTBEAT,
        ws_ping_timeout=HEARTBEAT,
        timeout_graceful_shutdown=STOPPING,
        server_header=False,
    )
    uvicorn.Server(config).run()
