"""`mirabilia analyse`: a game move by move, or one position, on all cores."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mirabilia import bots, games
from mirabilia.arena import budgets
from mirabilia.arena.problems import Impossible
from mirabilia.arena.workers import cores
from mirabilia.bots.analysis import (
    AnalysisSettings,
    Evaluation,
    GameReplay,
    Report,
    analyse_decision,
    decision,
    evaluation,
)
from mirabilia.bots.analysis.game_replay import CARDS, LEVEL, OPEN, SEAT
from mirabilia.bots.analysis.position import NotDeciding
from mirabilia.cli import analysis_report
from mirabilia.cli.replay import broken, game_of, read
from mirabilia.cli.targets import STANDARD, Target, new_target, report_terminal
from mirabilia.cli.terminal import Failure, Terminal, one_of, printable, progress_console, reason_of, seed_in
from mirabilia.cli.terminal import whole as terminal_whole
from mirabilia.core.contract import Game, Json, SnapshotError
from mirabilia.core.describe import Texts
from mirabilia.core.record import RecordError
from mirabilia.core.saving import read_whole
from mirabilia.tables.analysis_jobs import AnalysisPool, AnalysisRun
from mirabilia.tables.bot_pool import BotPool, BotWorker

BUDGET = "0.2s"
BUDGETS = "0.2s, 200ms, 500i, 0.2cpu"
LEVELS = tuple(name for name in bots.NAMES if name != "random")
"""Who can judge; a bot that plays anything judges nothing."""
MOST_JOBS = 1024
INTERRUPTED = 130


class Args(msgspec.Struct, frozen=True):
    """What the user asked for; None is left to the program."""

    file: str | None
    position: str | None
    cards: str | None = None
    budget: str | None = None
    level: str | None = None
    json: str | None = None
    first: str | None = None
    last: str | None = None
    jobs: str | None = None
    seat: str | None = None
    fill: str | None = None

    def useless(self) -> list[str]:
        """What was typed although one position has no moves."""
        named = {"--from": self.first, "--to": self.last, "--jobs": self.jobs}
        return [option for option, value in named.items() if value is not None]


def analyse(terminal: Terminal, args: Args) -> int:
    texts = terminal.texts
    if (args.file is None) == (args.position is None):
        raise Failure(texts("analysis-error-what"))
    target = new_target(texts, args.json)
    settings = AnalysisSettings(
        cards=OPEN if one_of(texts, "--cards", args.cards or SEAT, CARDS) == OPEN else SEAT,
        level=one_of(texts, "--level", args.level or LEVEL, LEVELS),
        budget=budget(texts, args.budget or BUDGET),
    )
    if args.position is not None:
        return analyse_position(terminal, args, settings, target)
    if args.fill is not None:
        raise Failure(texts("analysis-error-fill"))
    return analyse_game(terminal, Path(args.file or ""), args, settings, target)


# What was typed.


def budget(texts: Texts, value: str) -> bots.Budget:
    try:
        return budgets.read(value)
    except Impossible:
        raise Failure(texts("terminal-error-choice", option="--budget", value=value, allowed=BUDGETS)) from None


def whole(texts: Texts, option: str, value: str | None, last: int, usual: int) -> int:
    return usual if value is None else terminal_whole(texts, option, value, last)


# A game.


def analyse_game(terminal: Terminal, path: Path, args: Args, settings: AnalysisSettings, target: Target | None) -> int:
    replay = replay_of(terminal, path)
    settings = limited(terminal.texts, replay, args, settings)
    jobs = whole(terminal.texts, "--jobs", args.jobs, MOST_JOBS, cores())
    analysing = AnalysisRun(replay, settings)
    whole_way = run(terminal, analysing, min(jobs, max(1, len(analysing.numbers))))
    report, game = analysing.report(), games.get(replay.game)
    if report.error is not None:
        raise Failure(terminal.texts(f"analysis-error-{report.error}"), 1)
    if not whole_way:
        analysis_report.show(report_terminal(terminal, target), game, report)
        return INTERRUPTED
    with also_written(terminal, report, target) as shown:
        if shown:
            analysis_report.show(terminal, game, report)
    return 0


def replay_of(terminal: Terminal, path: Path) -> GameReplay:
    record, error = read(terminal, path)
    game = game_of(terminal, path, record)
    try:
        if error is not None:
            raise error
        return GameReplay.of(record, game)
    except RecordError as error:
        raise Failure(broken(terminal, path, error), 1) from None


def limited(texts: Texts, replay: GameReplay, args: Args, settings: AnalysisSettings) -> AnalysisSettings:
    """The settings with what depends on the game."""
    moves, players = len(replay.moves), len(replay.players)
    if not moves:
        raise Failure(texts("analysis-error-empty"), 1)
    first = whole(texts, "--from", args.first, moves, 1)
    last = whole(texts, "--to", args.last, moves, moves)
    if first > last:
        raise Failure(texts("analysis-error-range", first=str(first), last=str(last)))
    seat = None if args.seat is None else whole(texts, "--seat", args.seat, players, 1) - 1
    return msgspec.structs.replace(settings, first=first, last=last, seat=seat)


def run(terminal: Terminal, analysing: AnalysisRun, jobs: int) -> bool:
    """Look at everything; False if the user has had enough before."""

    async def whole_way(report_progress: Callable[[], object]) -> None:
        with BotPool(jobs) as pool:
            pool.idle += [BotWorker() for _ in range(jobs)]
            await analysing.run(AnalysisPool(pool, jobs), report_progress)

    try:
        with progress(terminal.texts, analysing) as report_progress:
            if jobs == 1:
                analysing.run_here(report_progress)
            else:
                asyncio.run(whole_way(report_progress))
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def progress(texts: Texts, analysing: AnalysisRun) -> Iterator[Callable[[], object]]:
    """A bar where errors go, if that is a terminal."""
    console = progress_console()
    if console is None:
        yield lambda: None
        return
    columns = (TextColumn(texts("analysis-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=len(analysing.numbers))
        yield lambda: bar.update(task, completed=len(analysing.analyses))


# A position.


def analyse_position(terminal: Terminal, args: Args, settings: AnalysisSettings, target: Target | None) -> int:
    texts = terminal.texts
    if args.useless():
        raise Failure(texts("analysis-error-useless", options=", ".join(args.useless())))
    name = args.position or STANDARD
    snapshot = position_of(texts, name)
    game = games.get(one_of(texts, "game", str(snapshot.get("game")), games.names()))
    seat = None if args.seat is None else whole(texts, "--seat", args.seat, game.players[-1], 1) - 1
    fill = None if args.fill is None else seed_in(texts, args.fill, "--fill")
    evaluation = evaluated(texts, game, snapshot, seat, settings, name, fill)
    with also_written(terminal, evaluation, target) as shown:
        if shown:
            analysis_report.show_position(terminal, game, evaluation)
    return 0


def position_of(texts: Texts, name: str) -> Json:
    """The snapshot of a file, or of the standard input."""
    try:
        snapshot: Any = msgspec.json.decode(
            sys.stdin.read() if name == STANDARD else read_whole(Path(name).expanduser())
        )
    except OSError as error:
        raise Failure(texts("terminal-error-file", file=name, reason=reason_of(texts, error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Failure(texts("analysis-error-json", file=name, reason=printable(str(error))), 1) from None
    if not isinstance(snapshot, dict):
        raise Failure(texts("analysis-error-no-position", file=name), 1)
    return snapshot


def evaluated(
    texts: Texts, game: Game, snapshot: Json, seat: int | None, settings: AnalysisSettings, name: str, fill: int | None
) -> Evaluation:
    try:
        task, acting = decision(game, snapshot, seat, settings, fill)
    except SnapshotError as error:
        reason = printable(error.reason)
        raise Failure(texts("analysis-error-snapshot", file=name, field=error.field, reason=reason), 1) from None
    except NotDeciding as error:
        if error.seat is None:
            raise Failure(texts("analysis-error-over", file=name), 1) from None
        allowed = tuple(str(one + 1) for one in error.acting)
        one_of(texts, "--seat", str(error.seat + 1), allowed)
        raise
    return evaluation(task, acting, analyse_decision(task))


# Files.


def encoded(report: Report | Evaluation) -> bytes:
    return msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n"


@contextmanager
def also_written(terminal: Terminal, report: Report | Evaluation, target: Target | None) -> Iterator[bool]:
    """Write the JSON before anything is shown, and say so afterwards; whether there is room to show anything."""
    if target is None:
        yield True
        return
    try:
        target.write(encoded(report))
    except OSError as error:
        raise target.failure(error) from None
    yield not target.is_standard
    if target.is_file:
        terminal.say("")
        terminal.say_whole(terminal.texts("analysis-saved", file=str(target.path)))
