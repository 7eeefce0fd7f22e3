"""Bots in processes of their own: one that crashes or hangs is replaced, and the table goes on.

A worker gets a position and a seat, and the bot in it gets `Knowledge` of that seat, nothing more.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
from collections import deque
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from mirabilia.core.contract import Event, Game, IllegalMove, Json, State
from mirabilia.core.facts import kind_of
from mirabilia.core.interrupts import ignore_interrupts, interrupts_held
from mirabilia.tables.engine_queue import EngineQueue, Turn
from mirabilia.tables.external_bots import ExternalProgram, Faults, external_bot
from mirabilia.tables.job_limits import leave_no_core, limit_cpu, limit_memory
from mirabilia.tables.kept_bots import MOST_BOTS, KeptBots, Place
from mirabilia.tables.messages import BotDecision, MoveShown
from mirabilia.tables.remote_workers import RemoteWorker, WorkerLost

if TYPE_CHECKING:
    from mirabilia.bots import Advice, Budget, Knowledge

GRACE = 5.0
"""Seconds a bot may take beyond its budget."""
ATTEMPTS = 2
WORLDS = 3
"""How many are looked at for what follows a move."""
OTHERS = 3
"""How many moves besides the best a decision names."""
STARTING = 60.0
"""Seconds a new worker, or a program of others in it, may take until it can think."""
SHOWN = 100
"""Characters of a wrong answer that the log repeats."""
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
    cpu: float | None = None
    """Seconds it may compute before its worker is killed, if waiting for it is not limit enough."""
    temper: str = ""
    """Decides what a level likes and overlooks: the same for a seat through a whole game."""
    table: str = ""
    """Where it is to be made, for a bot that goes on from its last decision there."""
    past: tuple[tuple[int, int], ...] = ()
    """The moves made so far with their seats, without those that are hidden from this one."""

    @property
    def budget(self) -> Budget:
        """Advice gets all its time. A player that searches takes less where it is clear, and more where it matters."""
        from mirabilia import bots

        if self.explained or self.command:
            return bots.Budget(self.seconds, self.iterations)
        return msgspec.structs.replace(bots.paced(self.seconds), iterations=self.iterations)

    @property
    def longest(self) -> float:
        """How many seconds it may take."""
        from mirabilia import bots

        return bots.longest(self.seconds)

    @property
    def hurries(self) -> bool:
        """Whether it may be given less time when many wait: advice is the same for everybody."""
        return not self.explained

    @property
    def portable(self) -> bool:
        """Whether a worker on another machine can do it: programs are here, and reading is quicker than sending."""
        return type(self) is Job and not self.command

    def done(self) -> Any:
        """What a worker makes of it."""
        return decide(self)


class Failure(Struct, frozen=True):
    """Why a worker has made nothing of a job."""

    reason: str


class WorkerFailed(Exception):
    """A worker crashed or did not answer in time."""


class Unfit(WorkerFailed):
    """The program that plays as a bot has failed, not the worker that asked it."""


def decide(job: Job) -> BotDecision:
    from mirabilia import bots, games
    from mirabilia.bots.reasons import why

    game = games.get(job.game)
    state = game.restore(job.position)
    known = bots.Knowledge(game, state, job.seat, job.past)
    kept = None if job.explained or not job.table else KEPT.take(place_of(job))
    bot = kept or (external_bot(job.command, job.bot, job.seed) if job.command else bots.get(job.bot, job.seed))
    if isinstance(bot, bots.LevelBot) and job.temper:
        bot.temper = job.temper
    advice = bot.choose(known, job.budget)
    if isinstance(bot, bots.LevelBot) and not job.explained and job.table:
        KEPT.keep(place_of(job), bot)
    others = tuple((shown_move(state, move), value) for move, value in advice.considered if move != advice.move)
    events = foreseen(game, known, advice.move, job.seed) if job.explained else ()
    reasons = why(known, advice.move) if job.explained else ()
    then = following(known, advice, job.seed) if job.explained else ()
    return BotDecision(shown_move(state, advice.move), advice.value, others[:OTHERS], events, reasons, then)


KEPT = KeptBots()
"""In each worker: the bots whose last decision it has made."""


def place_of(job: Job) -> Place:
    return job.table, job.seat, job.bot


def shown_move(state: State, move: int) -> MoveShown:
    return MoveShown(state.text(move), state.move(move))


def foreseen(game: Game, known: Knowledge, move: int, seed: int) -> tuple[Event, ...]:
    """What a move brings about in a world that the seat cannot tell from the real one, but for what is hidden."""
    world = known.sample(random.Random(seed))
    world.play(known.seat, move)
    return tuple(event for event in world.events(known.seat) if kind_of(event) not in game.revelations)


def following(known: Knowledge, advice: Advice, seed: int) -> tuple[MoveShown, ...]:
    """What the bot would do next where the seat goes on at once, such as lay what it has bought: as far as that is
    possible in all of some worlds that the seat cannot tell from the real one."""
    worlds = [known.sample(random.Random(seed + number)) for number in range(WORLDS)]
    moves: list[MoveShown] = []
    for text in advice.line:
        if not all(world.to_act() == (known.seat,) for world in worlds):
            break
        try:
            codes = [world.parse(text, known.seat) for world in worlds]
        except IllegalMove:
            break
        moves.append(shown_move(worlds[0], codes[0]))
        for world, code in zip(worlds, codes, strict=True):
            world.play(known.seat, code)
    return tuple(moves[1:])


def is_possible(job: Job, decision: BotDecision) -> bool:
    """Whether a decision that comes from elsewhere is one."""
    from mirabilia import games

    try:
        games.get(job.game).restore(job.position).parse(decision.move.text, job.seat)
    except IllegalMove:
        return False
    return True


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
    leave_no_core()
    import_module("mirabilia.bots")  # it takes a while, and belongs to no job
    limit_memory()
    connection.send(("ready", ""))
    while True:
        try:
            connection.send(answer(connection.recv()))
        except (EOFError, OSError):
            return  # the server is gone


def answer(job: Job) -> tuple[str, Any]:
    try:
        with limit_cpu(job.cpu):
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
        self.tables: deque[str] = deque(maxlen=MOST_BOTS)
        """For which tables it has decided lately: its bots can go on from there."""

    def ask(self, job: Job) -> BotDecision:
        """The answer to a job; blocks, so it runs in a thread."""
        if not self.ready:
            self._receive(STARTING)
            self.ready = True
        self.hires |= bool(job.command)
        self.tables.append(job.table)
        self.connection.send(job)
        kind, answer = self._receive(job.longest + GRACE + (STARTING if job.command else 0.0))
        if kind in ("error", "unfit"):
            raise Unfit(answer) if kind == "unfit" else WorkerFailed(answer)
        decision: BotDecision = answer
        return decision

    def _receive(self, seconds: float) -> tuple[str, Any]:
        if not self.connection.poll(seconds):
            raise WorkerFailed(f"no answer within {seconds:.0f} seconds")
        answer: tuple[str, Any] = self.connection.recv()
        return answer

    def end(self) -> None:
        """End the process; whoever waits for its answer hears that it is gone."""
        if self.hires:
            self.process.terminate()
            self.process.join(LEAVING)
        self.process.kill()

    def kill(self) -> None:
        self.end()
        self.process.join()
        self.connection.close()


class BotPool:
    """As many workers as wanted, started when they are needed. Who gets one next is up to the queue."""

    def __init__(self, number: int, external: Iterable[ExternalProgram] = ()) -> None:
        self.number = number
        self.external = {bot.name: bot for bot in external}
        self.idle: list[BotWorker] = []
        self.thinking: set[BotWorker] = set()
        self.queue = EngineQueue(number)
        self.threads = ThreadPoolExecutor(number + 1, "worker")
        """What waits for workers has threads of its own: nobody else shall have to wait for these."""
        self.elsewhere: list[RemoteWorker] = []
        """Workers on other machines that have nothing to do."""
        self.runs: set[asyncio.Task[Any]] = set()
        self.faults = Faults()
        self.failures = 0
        """How many jobs have gone wrong."""
        self.closed = False

    async def think(self, job: Job, turn: Turn | None = None) -> BotDecision:
        """The decision of a bot; if the bot fails again and again, any legal move."""
        decision: BotDecision | None = await self.ask(job, turn)
        return await asyncio.to_thread(at_random, job) if decision is None else decision

    async def ask(self, job: Job, turn: Turn | None = None, attempts: int = ATTEMPTS) -> Any:
        """What a worker makes of a job when its turn has come; None if that fails again and again.

        Whoever does not wait any longer leaves the queue; what a worker has begun it ends, and nobody hears of it.
        """
        turn = turn or Turn()
        turn.local = not job.portable
        await self.queue.enter(turn)
        run = asyncio.get_running_loop().create_task(self.run(job, turn, attempts))
        self.runs.add(run)
        run.add_done_callback(self.runs.discard)
        return await asyncio.shield(run)

    async def run(self, job: Job, turn: Turn, attempts: int) -> Any:
        try:
            if job.hurries:
                job = msgspec.structs.replace(job, seconds=self.queue.seconds(turn, job.seconds))
            decision = await self.ask_elsewhere(job) if turn.remote else None
            if decision is not None:
                return decision
            for _ in range(attempts):
                if self.closed:
                    break
                worker = self.worker_for(job)
                self.thinking.add(worker)
                decision, goes_on = await asyncio.get_running_loop().run_in_executor(
                    self.threads, self.attempt, worker, job
                )
                self.thinking.discard(worker)
                if goes_on:
                    self.keep(worker)
                if not isinstance(decision, Failure):
                    self.faults.worked(job.bot)
                    return decision
                self.count(job, decision.reason)
                if self.faults.is_aside(job.bot):
                    break
        finally:
            self.queue.leave(turn)
        return None

    def worker_for(self, job: Job) -> BotWorker:
        """One that has nothing to do, if possible the one that has decided for the table before."""
        if not self.idle:
            return BotWorker()
        fitting = [worker for worker in self.idle if job.table and job.table in worker.tables]
        worker = (fitting or self.idle)[-1]
        self.idle.remove(worker)
        return worker

    async def ask_elsewhere(self, job: Job) -> BotDecision | None:
        """What a worker on another machine makes of a job; None if none of them makes anything of it: then it is done
        here. Each is asked once."""
        asked: list[RemoteWorker] = []
        try:
            while self.elsewhere and not self.closed:
                worker = self.elsewhere.pop()
                asked.append(worker)
                try:
                    return await self.decided_by(worker, job)
                except WorkerLost as error:
                    self.count(job, str(error))
        finally:
            self.elsewhere += [worker for worker in asked if not worker.lost]
        return None

    async def decided_by(self, worker: RemoteWorker, job: Job) -> BotDecision:
        """What one of them makes of it; WorkerLost if that is nothing. Who wants what is not possible is sent away."""
        decision = await worker.ask(job, job.longest + GRACE)
        if not await asyncio.to_thread(is_possible, job, decision):
            worker.lose()
            raise WorkerLost(f"a worker elsewhere wants {decision.move.text[:SHOWN]!r}, which is not possible")
        return decision

    def hire(self, worker: RemoteWorker) -> None:
        """One more worker on another machine."""
        self.elsewhere.append(worker)
        self.queue.remote += 1
        self.queue.let_in()

    def dismiss(self, worker: RemoteWorker) -> None:
        if worker in self.elsewhere:
            self.elsewhere.remove(worker)
        self.queue.remote -= 1

    def attempt(self, worker: BotWorker, job: Job) -> tuple[Any, bool]:
        """What a worker makes of a job, and whether it can be given another one; runs in a thread."""
        try:
            return worker.ask(job), True
        except Unfit as error:
            return Failure(str(error)), True
        except Exception as error:  # whatever it is, the worker may not be used again
            worker.kill()
            return Failure(str(error) or type(error).__name__), False

    def count(self, job: Job, reason: str) -> None:
        self.failures += 1
        if job.command and self.faults.failed(job.bot):
            log.warning("set aside", extra={"fields": {"program": job.bot}})
        log.warning("bot", extra={"fields": {"bot": job.bot, "game": job.game, "error": reason}})

    def keep(self, worker: BotWorker) -> None:
        if self.closed:
            worker.kill()
        else:
            self.idle.append(worker)

    def close(self) -> None:
        """End all workers, also those that think."""
        self.closed = True
        for worker in self.thinking:
            worker.end()
        while self.idle:
            self.idle.pop().kill()
        self.threads.shutdown(wait=False)

    async def finish(self) -> None:
        """Close, and wait until nobody waits for a worker any more."""
        self.close()
        await asyncio.gather(*self.runs, return_exceptions=True)

    def __enter__(self) -> BotPool:
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()
