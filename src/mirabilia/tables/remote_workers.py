"""Workers on other machines: each takes one job at a time, and one that goes away costs a decision a second try."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
from msgspec import Struct

from mirabilia.tables.messages import BotDecision


class RemoteJob(Struct, frozen=True):
    """What a worker gets."""

    number: int
    job: msgspec.Raw


class RemoteAnswer(Struct, frozen=True):
    """What it makes of it: a decision, or why there is none."""

    number: int
    decision: BotDecision | None = None
    error: str = ""


class WorkerLost(Exception):
    """A worker elsewhere has gone, or says nothing."""


ANSWER = msgspec.json.Decoder(RemoteAnswer)


class RemoteWorker:
    """A worker at the other end of a connection; `send` puts a text on its way."""

    def __init__(self, send: Callable[[str], object], on_loss: Callable[[], object] = lambda: None) -> None:
        self.send, self.on_loss = send, on_loss
        self.number = 0
        self.waiting: asyncio.Future[RemoteAnswer] | None = None
        self.lost = False

    async def ask(self, job: Struct, seconds: float) -> BotDecision:
        """The decision of the bot; WorkerLost if there is none in time, and it gets no other job before it answers."""
        if self.lost or self.waiting is not None:
            raise WorkerLost("the worker is gone")
        self.number += 1
        self.waiting = asyncio.get_running_loop().create_future()
        self.send(msgspec.json.encode(RemoteJob(self.number, msgspec.Raw(msgspec.json.encode(job)))).decode())
        try:
            async with asyncio.timeout(seconds):
                answer = await self.waiting
        except TimeoutError:
            self.lose()
            raise WorkerLost(f"no answer within {seconds:.0f} seconds") from None
        finally:
            self.waiting = None
        if answer.decision is None:
            raise WorkerLost(answer.error)
        return answer.decision

    def hear(self, text: str) -> None:
        """An answer has come; MsgspecError if it is none."""
        answer = ANSWER.decode(text)
        if self.waiting is not None and not self.waiting.done() and answer.number == self.number:
            self.waiting.set_result(answer)

    def lose(self) -> None:
        """The connection is gone, or nobody wants to hear of it any more."""
        if not self.lost:
            self.lost = True
            self.on_loss()
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_exception(WorkerLost("the worker is gone"))
