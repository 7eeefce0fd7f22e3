"""Analyses on the workers of the bots. Tables come first: analyses never have more than half of the workers, and of
these everybody who wants some has as much as the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from mirabilia.bots.analysis import (
    AnalysisSettings,
    AnalysisTask,
    DecisionAnalysis,
    GameReplay,
    Report,
    analyse_decision,
    assemble,
)
from mirabilia.tables.bot_pool import BotPool, Job, WorkerFailed
from mirabilia.tables.engine_queue import NOBODY, EngineQueue, Rank, Turn

PARTS = 4
"""How many times its budget a look may take: what a move is worth that nobody thought of, a line, reasons."""
FAILED = "failed"
LONG = 600.0
"""Seconds a look may take whose budget says nothing of time."""


class AnalysisJob(Job, frozen=True, kw_only=True):
    """A decision to analyse."""

    task: AnalysisTask

    @property
    def hurries(self) -> bool:
        return False

    def done(self) -> DecisionAnalysis:
        return analyse_decision(self.task)


def job_of(task: AnalysisTask) -> AnalysisJob:
    seconds = LONG if task.budget.seconds is None else PARTS * task.budget.seconds
    return AnalysisJob(task.game, {}, task.seat, task.level, task.seed, seconds=seconds, task=task)


class AnalysisPool:
    """Those of the workers that may be busy with analyses, at most so many at a time."""

    def __init__(self, pool: BotPool, number: int | None = None) -> None:
        self.pool = pool
        self.number = max(1, pool.number // 2) if number is None else number
        self.queue = EngineQueue(self.number)
        """Who may have a worker next, of all who want something analysed."""

    async def analyse(self, task: AnalysisTask, person: str = NOBODY, rank: Rank = Rank.WATCHED) -> DecisionAnalysis:
        """What a bot thinks of a decision; WorkerFailed if that fails again and again. Who waits for one decision goes
        before whole games."""
        turn = Turn(person, rank)
        await self.queue.enter(turn)
        try:
            analysis: DecisionAnalysis | None = await self.pool.ask(job_of(task), Turn(person, Rank.WATCHED))
        finally:
            self.queue.leave(turn)
        if analysis is None:
            raise WorkerFailed("a decision could not be looked at")
        return analysis


class AnalysisRun:
    """An analysis on its way."""

    def __init__(self, replay: GameReplay, settings: AnalysisSettings, person: str = NOBODY) -> None:
        self.replay, self.settings, self.person = replay, settings, person
        self.numbers = replay.needed(settings)
        """Of the decisions to analyse."""
        self.analyses: dict[int, DecisionAnalysis] = {}
        self.error: str | None = None
        """Why it does not go on."""

    async def run(self, analysis_pool: AnalysisPool, on_decision: Callable[[], object] = lambda: None) -> None:
        """Look at everything, as much at a time as may be; `on_decision` hears of every decision."""
        waiting = iter(self.numbers)

        async def go_on() -> None:
            for number in waiting:
                task = await asyncio.to_thread(self.replay.task, number, self.settings)
                self.analyses[number] = await analysis_pool.analyse(task, self.person)
                on_decision()

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(min(analysis_pool.number, len(self.numbers))):
                    group.create_task(go_on())
        except* WorkerFailed:
            self.error = FAILED

    def run_here(self, on_decision: Callable[[], object] = lambda: None) -> None:
        """The same without other processes."""
        for number in self.numbers:
            self.analyses[number] = analyse_decision(self.replay.task(number, self.settings))
            on_decision()

    def report(self) -> Report:
        """How far it has come."""
        return assemble(self.replay, self.settings, self.analyses, self.error)
