"""Workers on other machines, as the pool of the bots sees them: they come first, and cost a retry when they go."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from mirabilia import games
from mirabilia.tables.bot_pool import BotPool, Job, decide
from mirabilia.tables.messages import BotDecision, MoveShown
from mirabilia.tables.remote_workers import RemoteAnswer, RemoteJob, RemoteWorker

FIRST = Job("duel", games.get("duel").new(1).snapshot(), 0, "random", 1, 0.01)


class Fake:
    """The other end of a connection: answers, or hangs up in the middle of a job."""

    def __init__(self, pool: BotPool, answers: bool, says: RemoteAnswer | None = None) -> None:
        self.pool, self.answers, self.says, self.jobs = pool, answers, says, list[Job]()
        self.worker = RemoteWorker(self.hear)
        pool.hire(self.worker)

    def hear(self, text: str) -> None:
        given = msgspec.json.decode(text, type=RemoteJob)
        self.jobs.append(msgspec.json.decode(given.job, type=Job))
        asyncio.get_running_loop().call_soon(self.answer, given.number)

    def answer(self, number: int) -> None:
        if self.says is not None:
            self.worker.hear(msgspec.json.encode(msgspec.structs.replace(self.says, number=number)).decode())
        elif self.answers:
            self.worker.hear(msgspec.json.encode(RemoteAnswer(number, decide(self.jobs[-1]))).decode())
        else:
            self.worker.lose()
            self.pool.dismiss(self.worker)


def test_a_decision_comes_from_elsewhere_as_it_would_from_here() -> None:
    async def work() -> None:
        with BotPool(1) as pool:
            fake = Fake(pool, answers=True)
            assert await pool.think(FIRST) == decide(FIRST)
            assert len(fake.jobs) == 1
            assert pool.failures == 0
            assert not pool.idle

    asyncio.run(work())


def test_a_worker_that_dies_over_a_job_costs_a_second_try_elsewhere() -> None:
    async def work() -> None:
        with BotPool(1) as pool:
            lives, dies = Fake(pool, answers=True), Fake(pool, answers=False)
            assert await pool.think(FIRST) == decide(FIRST)
            assert len(lives.jobs) == len(dies.jobs) == 1
            assert pool.queue.remote == 1

    asyncio.run(work())


def test_when_all_of_them_die_the_server_thinks_itself() -> None:
    async def work() -> None:
        with BotPool(1) as pool:
            dying = [Fake(pool, answers=False) for _ in range(3)]
            assert await pool.think(FIRST) == decide(FIRST)
            assert sum(len(fake.jobs) for fake in dying) == 3
            assert (pool.queue.remote, pool.elsewhere, pool.queue.inside) == (0, [], set())
            await pool.finish()

    asyncio.run(work())


NONSENSE = RemoteAnswer(0, BotDecision(MoveShown("build the moon", {})))
NOTHING = RemoteAnswer(0, error="the bot has failed")


@pytest.mark.parametrize(("says", "remain"), [(NONSENSE, 0), (NOTHING, 1)], ids=["nonsense", "nothing"])
def test_a_worker_that_never_makes_a_move_is_asked_once(says: RemoteAnswer, remain: int) -> None:
    """Before, the table asked it again and again, and nobody ever moved."""

    async def work() -> None:
        with BotPool(1) as pool:
            fake = Fake(pool, answers=True, says=says)
            assert await pool.think(FIRST) == decide(FIRST)
            assert (len(fake.jobs), len(pool.elsewhere), pool.failures) == (1, remain, 1)
            assert fake.worker.lost == (remain == 0)
            await pool.finish()

    asyncio.run(work())


def test_programs_of_others_stay_here() -> None:
    assert FIRST.portable
    assert not msgspec.structs.replace(FIRST, command="./program").portable
