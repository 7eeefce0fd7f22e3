"""Bots in processes of their own: one that crashes or hangs is replaced, and the table goes on.

A worker gets a position and a seat, and the bot in it gets `Knowledge` of that seat, nothing more.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
from collections.abc import Iterable
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from mirabilia.core.contract import Event, Game, Json, State
from mirabilia.core.facts import kind_of
from mirabilia.core.interrupts import ignore_interrupts, interrupts_held
from mirabilia.tables.external_bots import ExternalProgram, external_bot
from mirabilia.tables.messages import BotDecision, MoveShown

if TYPE_CHECKING:
    from mirabilia.bots import Knowledge

GRACE = 5.0
"""Seconds a bot may take beyond its budget."""
ATTEMPTS = 2
OTHERS = 3
"""How many moves besides the best a decision names."""
STARTING = 60.0
"""Seconds a new worker, or a program of others in it, may take until it can think."""
LEAVING = 3.0
"""Seconds a worker gets to end the programs it has started."""

log = logging.getLogger(__name__)


class Job(Struct, frozen=True):
    """A decision to be made."""

    game: str
    position: Json
    seat: int
    bot: str
    seed: int
    seconds: float = 1.0
    explained: bool = False
    """Whether somebody wants to know why."""
    command: str = ""
    """How the bot is started, if it is a program of its own."""
    iterations: int | None = None
    """How far it thinks at most."""

    def done(self) -> Any:
        """What a worker makes of it."""
        return decide(self)


class WorkerFailed(Exception):
    """A worker crashed or did not answer in time."""


class Unfit(WorkerFailed):
    """The program that plays as a bot has failed, not the worker that asked it."""


def decide(job: Job) -> BotDecision:
    from mirabilia import bots, games
    from mirabilia.bots.reasons import why

    game = games.get(job.game)
    state = game.restore(job.position)
    known = bots.Knowledge(game, state, job.seat)
    bot = external_bot(job.command, job.bot, job.seed) if job.command else bots.get(job.bot, job.seed)
    if isinstance(bot, bots.LevelBot) and not job.explained:
        bot.watch = bots.Patience(job.seconds, len(known.legal()))
    advice = bot.choose(known, bots.Budget(job.seconds, job.iterations))
    others = tuple((shown_move(state, move), value) for move, value in advice.considered if move != advice.move)
    events = foreseen(game, known, advice.move, job.seed) if job.explained else ()
    reasons = why(known, advice.move) if job.explained else ()
    return BotDecision(shown_move(state, advice.move), advice.value, others[:OTHERS], events, reasons)


def shown_move(state: State, move: int) -> MoveShown:
    return MoveShown(state.text(move), state.move(move))


def foreseen(game: Game, known: Knowledge, move: int, seed: int) -> tuple[Event, ...]:
    """What a move brings about in a world that the seat cannot tell from the real one, but for what is hidden."""
    world = known.sample(random.Random(seed))
    world.play(known.seat, move)
    return tuple(event for event in world.events(known.seat) if kind_of(event) not in game.revelations)


def at_random(job: Job) -> BotDecision:
    """Any legal move: what a table is left with when its bot fails again and again."""
    from mirabilia import games

    state = games.get(job.game).restore(job.position)
    return BotDecision(shown_move(state, random.Random(job.seed).choice(state.legal(job.seat))))


def work(connection: Connection) -> None:
    """The life of a worker: jobs come in, moves or errors go out."""
    ignore_interrupts()  # the server decides when to stop
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    import_module("mirabilia.bots")  # it takes a while, and belongs to no job
    connection.send(("ready", ""))
    while True:
        try:
            connection.send(answer(connection.recv()))
        except (EOFError, OSError):
            return  # the server is gone


def answer(job: Job) -> tuple[str, Any]:
    try:
        return "move", job.done()
    except Exception as error:  # told to the server, which logs it and goes on
        return "unfit" if job.command else "error", f"{type(error).__name__}: {error}"


class BotWorker:
    """A process that thinks, one job at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(theirs,), daemon=True)
        with interrupts_held():
            self.process.start()
        theirs.close()
        self.ready = False
        self.hires = False
        """Whether it has started programs, which have to end with it."""

    def ask(self, job: Job) -> BotDecision:
        """The answer to a job; blocks, so it runs in a thread."""
        if not self.ready:
            self._receive(STARTING)
            self.ready = True
        self.hires |= bool(job.command)
        self.connection.send(job)
        kind, answer = self._receive(job.seconds + GRACE + (STARTING if job.command else 0.0))
        if kind in ("error", "unfit"):
            raise Unfit(answer) if kind == "unfit" else WorkerFailed(answer)
        decision: BotDecision = answer
        return decision

    def _receive(self, seconds: float) -> tuple[str, Any]:
        if not self.connection.poll(seconds):
            raise WorkerFailed(f"no answer within {seconds:.0f} seconds")
        answer: tuple[str, Any] = self.connection.recv()
        return answer

    def kill(self) -> None:
        if self.hires:
            self.process.terminate()
            self.process.join(LEAVING)
        self.process.kill()
        self.process.join()
        self.connection.close()


class BotPool:
    """As many workers as wanted, started when they are needed."""

    def __init__(self, number: int, external: Iterable[ExternalProgram] = ()) -> None:
        self.number = number
        self.external = {bot.name: bot for bot in external}
        self.idle: list[BotWorker] = []
        self.free = asyncio.Semaphore(number)
        self.failures = 0
        """How many jobs have gone wrong."""
        self.closed = False

    async def think(self, job: Job) -> BotDecision:
        """The decision of a bot; if the bot fails again and again, any legal move."""
        decision: BotDecision | None = await self.ask(job)
        return await asyncio.to_thread(at_random, job) if decision is None else decision

    async def ask(self, job: Job) -> Any:
        """What a worker makes of a job; None if that fails again and again."""
        async with self.free:
            for _ in range(ATTEMPTS):
                worker = self.idle.pop() if self.idle else BotWorker()
                try:
                    decision = await asyncio.to_thread(worker.ask, job)
                except Unfit as error:
                    self.count(job, error)
                    self.keep(worker)
                    continue
                except (WorkerFailed, EOFError, OSError) as error:
                    self.count(job, error)
                    await asyncio.to_thread(worker.kill)
                    continue
                except asyncio.CancelledError:
                    worker.kill()
                    raise
                self.keep(worker)
                return decision
        return None

    def count(self, job: Job, error: Exception) -> None:
        self.failures += 1
        log.warning("bot", extra={"fields": {"bot": job.bot, "game": job.game, "error": str(error)}})

    def keep(self, worker: BotWorker) -> None:
        if self.closed:
            worker.kill()
        else:
            self.idle.append(worker)

    def close(self) -> None:
        self.closed = True
        while self.idle:
            self.idle.pop().kill()

    def __enter__(self) -> BotPool:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()
