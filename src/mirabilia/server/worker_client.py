"""A worker for a server elsewhere: takes thinking jobs over the network and lets bots think about them here.

asyncio.run(work("https://play.example.org", token, cores=4))
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidURI

import mirabilia
from mirabilia.server.worker_sockets import NO_TOKEN, OTHER_VERSION, WorkerHello
from mirabilia.tables.bot_pool import BotPool, Job
from mirabilia.tables.engine_queue import Rank, Turn
from mirabilia.tables.remote_workers import RemoteAnswer, RemoteJob

RETRY_SECONDS = 2.0
LARGEST_JOB = 4 * 1024 * 1024
"""Bytes of a frame with a position in it."""
JOB = msgspec.json.Decoder(RemoteJob)
THINKING = msgspec.json.Decoder(Job)

log = logging.getLogger(__name__)


class NotWanted(Exception):
    """The server does not take this worker, and never will."""


def address(server: str) -> str:
    """Where workers go, for the address of a server as people type it."""
    scheme, found, rest = server.partition("://")
    if not found or scheme not in ("http", "https"):
        raise ValueError(server)
    return f"{'wss' if scheme == 'https' else 'ws'}://{rest.rstrip('/')}/api/worker"


async def work(server: str, token: str, cores: int = 1, said: Callable[[str], object] = lambda what: None) -> None:
    """Take jobs until it is cancelled, one for each core at a time; NotWanted if the server does not want it.

    `said` hears "connected" and "lost" as the first connection comes and goes.
    """
    pool = BotPool(cores)
    try:
        async with asyncio.TaskGroup() as group:
            for number in range(cores):
                group.create_task(
                    keep_working(address(server), token, pool, said if number == 0 else lambda what: None)
                )
    finally:
        await pool.finish()


async def keep_working(url: str, token: str, pool: BotPool, said: Callable[[str], object]) -> None:
    """One connection, again whenever it is lost."""
    while True:
        try:
            headers = {"Authorization": f"Bearer {token}"}
            async with connect(url, additional_headers=headers, proxy=None, max_size=LARGEST_JOB) as socket:
                await socket.send(msgspec.json.encode(WorkerHello(mirabilia.__version__)).decode())
                said("connected")
                await take_jobs(socket, pool)
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code in (NO_TOKEN, OTHER_VERSION):
                raise NotWanted(closed.rcvd.reason) from None
        except InvalidURI as error:
            raise NotWanted(str(error)) from None
        except (OSError, InvalidHandshake, InvalidMessage, EOFError, TimeoutError) as error:
            log.info("no server", extra={"fields": {"error": str(error)}})
        said("lost")
        await asyncio.sleep(RETRY_SECONDS)


async def take_jobs(socket: ClientConnection, pool: BotPool) -> None:
    async for text in socket:
        given = JOB.decode(text)
        job = THINKING.decode(given.job)
        decision = await pool.ask(job, Turn(rank=Rank.WAITED_FOR), attempts=1)
        answer = RemoteAnswer(given.number, decision, "" if decision is not None else "the bot has failed")
        await socket.send(msgspec.json.encode(answer).decode())
    raise ConnectionClosed(socket.protocol.close_rcvd, socket.protocol.close_sent)
