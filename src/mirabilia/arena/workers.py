"""Games in processes of their own, as many at a time as there are cores. A bot that hangs or takes its process down
loses its game; the match goes on.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections import Counter, deque
from collections.abc import Generator, Iterable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from threading import Thread
from typing import Any

from mirabilia.arena.match import Match
from mirabilia.arena.playing import (
    BEATS,
    BROKEN,
    CRASH,
    MOVES,
    PATIENCE,
    SEAT,
    TIME,
    Fault,
    Heartbeat,
    Played,
    play,
    unfinished,
)
from mirabilia.arena.problems import Stuck
from mirabilia.core.interrupts import ignore_interrupts, interrupts_held

TICK = 0.2
"""Seconds between looks at whether a bot hangs."""
STARTING = 60.0
"""Seconds a new process may take until it can play."""
STARTS = 3
"""How many processes in a row may fail to start."""
LEAVING = 3.0
"""Seconds a process that is dismissed has for closing what its bots have started."""
ATTEMPTS = 2
"""How often a game is begun whose process ends by itself: something outside may have ended it."""


def cores() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def play_all(
    match: Match, numbers: Iterable[int], jobs: int, folder: Path | None = None
) -> Generator[Played | None, None, None]:
    """The games as they are finished, and None now and then, so that the caller can do something else.

    Whoever closes the iterator early loses the games that are being played, nothing else.
    """
    pool = Pool(match, numbers, jobs, folder)
    try:
        while pool.unfinished():
            finished = pool.wait()
            yield from finished or (None,)
    finally:
        pool.close()


# In the process of a game.


class Dismissed(BaseException):
    """The process is to end; bots get to close what they have started."""


def work(connection: Connection, heartbeat: Heartbeat, match: Match, folder: Path | None) -> None:
    """The life of a process: numbers of games come in, games that were played go out."""
    set_apart()
    with suppress(Dismissed, EOFError, OSError):  # whoever wanted the games is gone
        match.rules()  # it takes a while, and belongs to no bot
        connection.send(("ready", None))
        while True:
            connection.send(("played", answer(match, connection.recv(), folder, heartbeat)))


def answer(match: Match, number: int, folder: Path | None, heartbeat: Heartbeat) -> Played:
    """A game; if the game itself fails that is no reason to stop the match."""
    for place in range(len(heartbeat)):
        heartbeat[place] = 0.0
    heartbeat[SEAT] = -1.0
    try:
        return play(match, number, folder, heartbeat)
    except Exception as error:
        return unfinished(match, number, BROKEN, Fault(None, f"{type(error).__name__}: {error}"), int(heartbeat[MOVES]))


def set_apart() -> None:
    """One thread for arithmetic; Ctrl-C is for the main process, which dismisses this one."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    ignore_interrupts()
    signal.signal(signal.SIGTERM, dismiss)
    Thread(target=end_with_parent, daemon=True).start()


def dismiss(*_: Any) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    raise Dismissed


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(LEAVING)
        os._exit(1)


# In the main process.


class GameWorker:
    """A process that plays one game after the other."""

    def __init__(self, match: Match, folder: Path | None) -> None:
        context = multiprocessing.get_context("spawn")
        self.heartbeat: Heartbeat = context.RawArray("d", 4)
        self.connection, theirs = context.Pipe()
        arguments = (theirs, self.heartbeat, match, folder)
        self.process: SpawnProcess = context.Process(target=work, args=arguments, daemon=True)
        with interrupts_held():
            self.process.start()
        theirs.close()
        self.ready = False
        self.number: int | None = None
        self.beat, self.since = -1.0, time.monotonic()

    def begin(self, number: int) -> None:
        self.number = number
        self.beat, self.since = -1.0, time.monotonic()
        with suppress(OSError):  # it has ended; receiving will show that
            self.connection.send(number)

    def late(self) -> bool:
        """Whether the decision that is being made takes too long."""
        now = time.monotonic()
        if not self.ready:
            return now - self.since > STARTING
        if self.heartbeat[BEATS] != self.beat:
            self.beat, self.since = self.heartbeat[BEATS], now
        return self.number is not None and self.heartbeat[SEAT] >= 0 and now - self.since > self.heartbeat[PATIENCE]

    def dismiss(self) -> None:
        self.process.terminate()

    def end(self) -> None:
        """A process that was dismissed ends, whether it wants to or not."""
        self.process.join(LEAVING)
        self.process.kill()
        self.process.join()
        self.connection.close()


class Pool:
    """The processes, the games that wait for one, and what became of the others."""

    def __init__(self, match: Match, numbers: Iterable[int], jobs: int, folder: Path | None) -> None:
        self.match, self.folder = match, folder
        self.waiting = deque(numbers)
        self.jobs = jobs
        self.workers: list[GameWorker] = []
        self.begun: Counter[int] = Counter()
        self.failed_starts = 0

    def add(self, numbers: Iterable[int]) -> None:
        """More games; processes that had nothing to do begin with them."""
        self.waiting.extend(numbers)
        for worker in self.workers:
            if self.waiting and worker.ready and worker.number is None:
                self.begin(worker)

    def unfinished(self) -> int:
        """How many games are still to come."""
        return len(self.waiting) + sum(worker.number is not None for worker in self.workers)

    def wait(self) -> list[Played]:
        """Wait for news, not for long; the games that have been finished."""
        while len(self.workers) < min(self.jobs, self.unfinished()):
            self.workers.append(GameWorker(self.match, self.folder))
        talking = wait([worker.connection for worker in self.workers], TICK)
        finished = []
        for worker in list(self.workers):
            if worker.connection in talking:
                finished += self.hear(worker)
            elif worker.late():
                finished += self.give_up(worker)
        return finished

    def hear(self, worker: GameWorker) -> list[Played]:
        try:
            _, played = worker.connection.recv()
        except (EOFError, OSError):
            return self.bury(worker)
        worker.ready, worker.number = True, None
        self.failed_starts = 0
        if self.waiting:
            self.begin(worker)
        return [] if played is None else [played]

    def begin(self, worker: GameWorker) -> None:
        number = self.waiting.popleft()
        self.begun[number] += 1
        worker.begin(number)

    def bury(self, worker: GameWorker) -> list[Played]:
        """A process has ended by itself: its game is begun again, or is lost for the bot whose turn it was."""
        number = worker.number
        wait([worker.process.sentinel], LEAVING)  # it may be about to end
        self.remove(worker)
        if number is None:
            return []
        if self.begun[number] < ATTEMPTS:
            self.waiting.appendleft(number)
            return []
        detail = f"its process ended with code {worker.process.exitcode}"
        return [self.lost(number, CRASH, detail, tuple(worker.heartbeat))]

    def give_up(self, worker: GameWorker) -> list[Played]:
        """A bot has not answered in time."""
        number, heartbeat = worker.number, tuple(worker.heartbeat)
        self.remove(worker)
        if number is None:
            return []
        return [self.lost(number, TIME, f"no answer within {heartbeat[PATIENCE]:g} seconds", heartbeat)]

    def lost(self, number: int, reason: str, detail: str, heartbeat: Sequence[float]) -> Played:
        """The game of a process that is gone."""
        seat, moves = int(heartbeat[SEAT]), int(heartbeat[MOVES])
        if seat < 0:
            return unfinished(self.match, number, BROKEN, Fault(None, detail), moves)
        return unfinished(self.match, number, reason, Fault(seat, detail), moves)

    def remove(self, worker: GameWorker) -> None:
        worker.dismiss()
        worker.end()
        self.workers.remove(worker)
        if not worker.ready:
            self.failed_starts += 1
            if self.failed_starts >= STARTS:
                raise Stuck("the processes in which the games are played do not start")

    def close(self) -> None:
        for worker in self.workers:
            worker.dismiss()
        while self.workers:
            self.workers.pop().end()
