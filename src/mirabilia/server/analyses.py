"""Games analysed over HTTP: somebody asks for an analysis, and then again and again how far it is."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import re
import time
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from mirabilia.bots.analysis import AnalysisSettings, GameReplay, Report
from mirabilia.bots.analysis.game_replay import OPEN, SEAT
from mirabilia.bots.contract import Budget
from mirabilia.core.describe import texts
from mirabilia.server.analyses_wire import AnalysisBegun, AnalysisWish, RecordWish
from mirabilia.server.limits import too_many
from mirabilia.server.lobby import allow, hub_of, person_asking
from mirabilia.server.metrics import SEVERAL
from mirabilia.server.problems import DOCUMENTED, LARGEST_UPLOAD, spoken
from mirabilia.server.upload_jobs import AnalysedRecordJob
from mirabilia.server.uploads import read_upload
from mirabilia.tables import redaction
from mirabilia.tables.analysis_jobs import FAILED, AnalysisPool, AnalysisRun
from mirabilia.tables.engine_queue import NOBODY
from mirabilia.tables.hosting import milliseconds
from mirabilia.tables.profiles import note_accuracies
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Store, Unavailable

MOVE_SECONDS = 0.15
"""How long a bot thinks about each decision of a game."""
MOST_KEPT = 100
"""Analyses in memory, the finished ones included."""
KEEP_SECONDS = 3600.0
"""Seconds an analysis is kept after anybody has last asked for it."""
MOST_RUNNING = 12
MOST_OF_PERSON = 4
"""Analyses of one person that run at the same time."""
WRITTEN = 0.7
"""Seconds between the reports that the other processes of a server get to see."""
DEAD = 60.0
"""Seconds without news after which another process is taken for dead."""
FOLDER = "analyses"
ID = re.compile("[0-9a-f]{32}")

log = logging.getLogger(__name__)

Cards = Annotated[str, QueryParameter(name="cards", pattern=f"^({SEAT}|{OPEN})$")]
Graded = Annotated[int | None, QueryParameter(name="seat", ge=0, le=7)]


class RequestedAnalysis:
    """An analysis that somebody has asked for."""

    def __init__(self, analysing: AnalysisRun) -> None:
        self.person = analysing.person
        self.source: AnalysisRun | Report = analysing
        """In the end only the report, without all the positions."""
        self.task: asyncio.Task[None] | None = None
        self.touched = time.monotonic()

    @property
    def runs(self) -> bool:
        return self.task is not None and not self.task.done()

    def report(self) -> Report:
        source = self.source
        return source if isinstance(source, Report) else source.report()


class Analyses:
    """The analyses of a process. Several processes on one machine show each other theirs in a folder."""

    def __init__(self, analysis_pool: AnalysisPool, most_of_person: float = MOST_OF_PERSON) -> None:
        self.analysis_pool, self.most_of_person = analysis_pool, most_of_person
        self.jobs: OrderedDict[str, RequestedAnalysis] = OrderedDict()
        """Those asked for last at the end."""
        self.folder = shared_folder()

    def has(self, id: str) -> bool:
        """Whether there is one that runs or has come to a good end."""
        job = self.jobs.get(id)
        if job is not None:
            return job.source.error is None
        shown = self.shown(id)
        return shown is not None and shown.error is None

    def begin(
        self,
        id: str,
        replay: GameReplay,
        settings: AnalysisSettings,
        person: str = NOBODY,
        keep: Callable[[Report], None] | None = None,
    ) -> None:
        """Start one, unless it is there already; `keep` gets the report, in a thread, when it has come to its end."""
        if self.has(id):
            return
        self.forget_some()
        running = [job.person for job in self.jobs.values() if job.runs]
        if person != NOBODY and running.count(person) >= self.most_of_person:
            raise too_many()
        if len(running) >= MOST_RUNNING:
            raise Refused("analyses_busy", "too many games are being analysed; try again later")
        analysing = AnalysisRun(replay, settings, person)
        self.jobs[id] = job = RequestedAnalysis(analysing)
        job.task = asyncio.get_running_loop().create_task(self.run(id, job, analysing, keep))

    async def run(
        self, id: str, job: RequestedAnalysis, analysing: AnalysisRun, keep: Callable[[Report], None] | None
    ) -> None:
        showing = asyncio.get_running_loop().create_task(self.keep_showing(id, job))
        try:
            await analysing.run(self.analysis_pool)
        except Exception:
            log.exception("analysis")
            analysing.error = FAILED
        except asyncio.CancelledError:
            showing.cancel()
            raise
        job.source = report = await asyncio.to_thread(analysing.report)
        await showing
        if keep is not None and report.finished:
            try:
                await asyncio.to_thread(keep, report)
            except Unavailable as error:
                log.warning("accuracy", extra={"fields": {"error": str(error)}})

    async def report(self, id: str) -> Report:
        """How far an analysis has come; Refused if there is none."""
        job = self.jobs.get(id)
        if job is None:
            shown = await asyncio.to_thread(self.shown, id)
            if shown is None:
                raise none_there()
            return shown
        job.touched = time.monotonic()
        self.jobs.move_to_end(id)
        return await asyncio.to_thread(job.report)

    def forget_some(self, age: float = KEEP_SECONDS) -> None:
        """Forget what nobody has asked for lately, and more when there are too many."""
        too_many, old = len(self.jobs) + 1 - MOST_KEPT, time.monotonic() - age
        for id, job in list(self.jobs.items()):
            if job.touched > old and too_many <= 0:
                break
            if not job.runs:
                del self.jobs[id]
                self.hide(id)
                too_many -= 1

    async def close(self) -> None:
        running = [job.task for job in self.jobs.values() if job.task is not None and job.runs]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    # Other processes.

    async def keep_showing(self, id: str, job: RequestedAnalysis) -> None:
        """Write the report now and then, and once more at the end."""
        report = None
        while self.folder is not None and report is not job.source:
            report = await asyncio.to_thread(job.report)
            await asyncio.to_thread(self.show, id, report)
            await asyncio.sleep(WRITTEN)

    def show(self, id: str, report: Report) -> None:
        if self.folder is not None:
            file = self.folder / f"{id}.json"
            fresh = file.with_suffix(f".{os.getpid()}")
            fresh.write_bytes(msgspec.json.encode(report))
            fresh.replace(file)

    def shown(self, id: str) -> Report | None:
        """The report of another process, unless that has died over it."""
        if self.folder is None:
            return None
        try:
            file = self.folder / f"{id}.json"
            report = REPORTS.decode(file.read_bytes())
            lives = report.finished or report.error or time.time() - file.stat().st_mtime < DEAD
        except OSError:
            return None
        return report if lives else None

    def hide(self, id: str) -> None:
        if self.folder is not None:
            (self.folder / f"{id}.json").unlink(missing_ok=True)


REPORTS = msgspec.json.Decoder(Report)


def shared_folder() -> Path | None:
    """Where the processes of a server have files in common; None if there is but one."""
    if SEVERAL not in os.environ:
        return None
    folder = Path(os.environ[SEVERAL]) / FOLDER
    folder.mkdir(exist_ok=True)
    return folder


def none_there() -> Refused:
    return Refused("no_analysis", "this game is not being analysed; it may have been forgotten")


def id_of(*parts: object) -> str:
    """The same question has the same id; it cannot be guessed by whoever does not know the question."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:32]


def settings_of(wish: AnalysisWish | RecordWish) -> AnalysisSettings:
    return AnalysisSettings(wish.cards, budget=Budget(seconds=MOVE_SECONDS), seat=wish.seat)


def analyses_of(request: Request[Any, Any, Any]) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


async def begun(
    request: Request[Any, Any, Any], id: str, text: str, settings: AnalysisSettings, table: str | None = None
) -> None:
    """Start an analysis or join the one that is there; only those that are started count against the limit.

    Of the game of a table it is kept how well each seat has played, as it could know the game.
    """
    analyses = analyses_of(request)
    if not await asyncio.to_thread(analyses.has, id):
        allow(request, "analyses")
        replay: GameReplay = await read_upload(request, AnalysedRecordJob.of(text, settings.seat))
        keep = None if table is None or settings.cards != SEAT else keeping(hub_of(request).store, table)
        analyses.begin(id, replay, settings, person_asking(request), keep)


def keeping(store: Store, table: str) -> Callable[[Report], None]:
    def keep(report: Report) -> None:
        note_accuracies(store, table, enumerate(report.accuracy), report.level, milliseconds())

    return keep


async def reported(request: Request[Any, Any, Any], id: str) -> Report:
    report = await analyses_of(request).report(id)
    if report.error is None:
        return report
    return msgspec.structs.replace(report, error=texts(spoken(request))(f"analysis-error-{report.error}"))


class TableAnalysisController(Controller):
    path = "/api/tables/{table:str}/analysis"
    tags = ("analysis",)

    @post("/", status_code=202, responses=DOCUMENTED)
    async def begin(
        self, request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[AnalysisWish]
    ) -> Report:
        """Have the game of a table analysed that is over, or join the analysis that is there: how far it is."""
        text = redaction.record(await hub_of(request).table(table))
        if text is None:
            raise Refused("not_over", "the game is not over yet")
        id = id_of("table", table, data.cards, data.seat)
        await begun(request, id, text, settings_of(data), table)
        return await reported(request, id)

    @get("/", responses=DOCUMENTED)
    async def so_far(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        cards: Cards = SEAT,
        seat: Graded = None,
    ) -> Report:
        """How far the analysis of the game of a table is."""
        await hub_of(request).table(table)
        return await reported(request, id_of("table", table, cards, seat))


class AnalysesController(Controller):
    path = "/api/analyses"
    tags = ("analysis",)
    request_max_body_size = LARGEST_UPLOAD

    @post("/", status_code=202, responses=DOCUMENTED)
    async def begin(self, request: Request[Any, Any, Any], data: JSONBody[RecordWish]) -> AnalysisBegun:
        """Have a record analysed, or join the analysis that is there."""
        id = id_of("record", data.text, data.cards, data.seat)
        await begun(request, id, data.text, settings_of(data))
        return AnalysisBegun(id)

    @get("/{analysis:str}", responses=DOCUMENTED)
    async def so_far(self, request: Request[Any, Any, Any], analysis: FromPath[str]) -> Report:
        """How far the analysis of a record is."""
        if not ID.fullmatch(analysis):
            raise none_there()
        return await reported(request, analysis)
