"""Uploads are read by workers: what takes too long or too much ends one of them, and nobody else notices."""

from __future__ import annotations

from typing import Any

from litestar import Request

from mirabilia.server.limits import Limits
from mirabilia.server.middleware import address_of, person_of
from mirabilia.server.upload_jobs import UploadAnswer, UploadJob
from mirabilia.tables.bot_pool import BotPool
from mirabilia.tables.engine_queue import Rank, Turn
from mirabilia.tables.requests import Refused


class Uploads:
    """The workers that read, apart from those of the bots."""

    def __init__(self, workers: int, limits: Limits) -> None:
        self.pool, self.limits = BotPool(workers), limits

    async def read(self, job: UploadJob, person: str) -> Any:
        """What a worker makes of an upload; Refused with the reason if it cannot."""
        with self.limits.at_once(person):
            answer: UploadAnswer | None = await self.pool.ask(job, Turn(person, Rank.WAITED_FOR), attempts=1)
        if answer is None:
            raise Refused("too_costly", "that takes too long or too much memory to read")
        if answer.refusal is not None:
            fields = dict(answer.refusal)
            raise Refused(str(fields.pop("refusal")), answer.message, **fields)
        return answer.content

    async def close(self) -> None:
        await self.pool.finish()


async def read_upload(request: Request[Any, Any, Any], job: UploadJob) -> Any:
    """What a worker makes of an upload of this request."""
    uploads: Uploads = request.app.state.uploads
    return await uploads.read(job, person_of(address_of(request.scope)))
