"""Where workers on other machines offer themselves, each with a connection of its own and the token of the host.

They see positions as they are, hidden cards included: the token is for machines the host trusts.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

import mirabilia
from mirabilia.server.access import bearer
from mirabilia.server.visits import HELLO_SECONDS, received
from mirabilia.tables.bot_pool import BotPool
from mirabilia.tables.remote_workers import RemoteWorker

NO_TOKEN, OTHER_VERSION, NO_ANSWER = 4401, 4409, 4400
NO_MORE = ""
"""Among the jobs of a worker that gets none any more: it was too slow, or talks nonsense."""
log = logging.getLogger(__name__)


class WorkerHello(msgspec.Struct, frozen=True):
    """The first frame of a worker."""

    version: str


HELLO = msgspec.json.Decoder(WorkerHello)


def is_known(expected: str, header: str | None) -> bool:
    """Whether a worker has the token; without one the server takes none."""
    return bool(expected) and hmac.compare_digest((bearer(header) or "").encode(), expected.encode())


@websocket("/api/worker")
async def worker_socket(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    try:
        if not is_known(socket.app.state.worker_token, socket.headers.get("authorization")):
            await socket.close(NO_TOKEN, "that is not the token of this server")
            return
        try:
            first = await asyncio.wait_for(received(socket), HELLO_SECONDS)
            hello = HELLO.decode(first or "")
        except (msgspec.MsgspecError, UnicodeError, RecursionError, TimeoutError):
            await socket.close(NO_ANSWER, "the first frame says which version")
            return
        if hello.version != mirabilia.__version__:
            await socket.close(OTHER_VERSION, f"this server is version {mirabilia.__version__}")
            return
        await employ(socket, socket.app.state.hub.pool)
    except (WebSocketDisconnect, WebSocketException):
        pass


async def employ(socket: WebSocket[Any, Any, Any], pool: BotPool) -> None:
    """Give jobs until the worker goes."""
    jobs: asyncio.Queue[str] = asyncio.Queue()
    worker = RemoteWorker(jobs.put_nowait, lambda: jobs.put_nowait(NO_MORE))
    sending = asyncio.create_task(deliver(socket, jobs))
    pool.hire(worker)
    log.info("worker came", extra={"fields": {"workers": pool.queue.remote}})
    try:
        while not worker.lost:
            text = await received(socket)
            worker.hear(text or "")
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        await socket.close(NO_ANSWER, "that is no answer")
    finally:
        worker.lose()
        pool.dismiss(worker)
        sending.cancel()
        log.info("worker went", extra={"fields": {"workers": pool.queue.remote}})


async def deliver(socket: WebSocket[Any, Any, Any], jobs: asyncio.Queue[str]) -> None:
    while True:
        job = await jobs.get()
        try:
            if job == NO_MORE:
                await socket.close(NO_ANSWER, "no answer in time, or none that makes sense: connect again")
                return
            await socket.send_text(job)
        except (WebSocketDisconnect, WebSocketException, RuntimeError):
            return
