"""`mirabilia analyse`: a game move by move, or one position, on all cores."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mirabilia import bots, games
from mirabilia.arena import budgets
from mirabilia.arena.problems import Impossible
from mirabilia.arena.workers import cores
from mirabilia.bots.analysis import Course, Evaluation, Report, Settings, decision, evaluation, look
from mirabilia.bots.analysis.course import CARDS, LEVEL, SEAT
from mirabilia.bots.analysis.position import NotDeciding
from mirabilia.cli import analysis_report
from mirabilia.cli.replay import broken, game_of, read
from mirabilia.cli.terminal import Failure, Terminal, one_of, printable
from mirabilia.cli.terminal import whole as terminal_whole
from mirabilia.core.contract import Game, Json, SnapshotError
from mirabilia.core.describe import Texts
from mirabilia.core.record import RecordError
from mirabilia.tables.looking import Analysing, Lookers
from mirabilia.tables.thinking import Thinkers, Worker

BUDGET = "0.2s"
BUDGETS = "0.2s, 200ms, 500i, 0.2cpu"
LEVELS = tuple(name for name in bots.NAMES if name != "random")
"""Who can judge; a bot that plays anything judges nothing."""
MOST_JOBS = 1024
STANDARD = "-"
"""Names the standard input or output in the place of a file."""
INTERRUPTED = 130


class Wishes(msgspec.Struct, frozen=True):
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

    def useless(self) -> list[str]:
        """What was typed although one position has no moves."""
        named = {"--from": self.first, "--to": self.last, "--jobs": self.jobs}
        return [option for option, value in named.items() if value is not None]


def analyse(terminal: Terminal, wishes: Wishes) -> int:
    texts = terminal.texts
    if (wishes.file is None) == (wishes.position is None):
        raise Failure(texts("analysis-error-what"))
    target = target_of(texts, wishes.json)
    settings = Settings(
        cards=one_of(texts, "--cards", wishes.cards or SEAT, CARDS),
        level=one_of(texts, "--level", wishes.level or LEVEL, LEVELS),
        budget=budget(texts, wishes.budget or BUDGET),
    )
    if wishes.position is not None:
        return analyse_position(terminal, wishes, settings, target)
    return analyse_game(terminal, Path(wishes.file or ""), wishes, settings, target)


# What was typed.


def budget(texts: Texts, value: str) -> bots.Budget:
    try:
        return budgets.read(value)
    except Impossible:
        raise Failure(texts("terminal-error-choice", option="--budget", value=value, allowed=BUDGETS)) from None


def whole(texts: Texts, option: str, value: str | None, last: int, usual: int) -> int:
    return usual if value is None else terminal_whole(texts, option, value, last)


def target_of(texts: Texts, name: str | None) -> Path | None:
    """The file for the JSON, where nothing may be lost."""
    if name is None:
        return None
    path = Path(name).expanduser()
    if name != STANDARD and path.exists():
        raise Failure(texts("terminal-error-exists", file=str(path)))
    if name != STANDARD and not path.parent.is_dir():
        raise Failure(texts("analysis-error-folder", folder=str(path.parent)))
    return path


# A game.


def analyse_game(terminal: Terminal, path: Path, wishes: Wishes, settings: Settings, target: Path | None) -> int:
    course = course_of(terminal, path)
    settings = limited(terminal.texts, course, wishes, settings)
    jobs = whole(terminal.texts, "--jobs", wishes.jobs, MOST_JOBS, cores())
    analysing = Analysing(course, settings)
    whole_way = run(terminal, analysing, min(jobs, max(1, len(analysing.numbers))))
    report = analysing.report()
    if report.error is not None:
        raise Failure(terminal.texts(f"analysis-error-{report.error}"), 1)
    if whole_way and str(target) == STANDARD:
        sys.stdout.write(encoded(report).decode())
        return 0
    analysis_report.show(terminal, course.game, report)
    if not whole_way:
        return INTERRUPTED
    keep(terminal, report, target)
    return 0


def course_of(terminal: Terminal, path: Path) -> Course:
    record, error = read(terminal, path)
    game = game_of(terminal, path, record)
    try:
        if error is not None:
            raise error
        return Course.of(record, game)
    except RecordError as found:
        raise Failure(broken(terminal, path, found), 1) from None


def limited(texts: Texts, course: Course, wishes: Wishes, settings: Settings) -> Settings:
    """The settings with what depends on the game."""
    moves, players = len(course.moves), len(course.players)
    if not moves:
        raise Failure(texts("analysis-error-empty"), 1)
    first = whole(texts, "--from", wishes.first, moves, 1)
    last = whole(texts, "--to", wishes.last, moves, moves)
    if first > last:
        raise Failure(texts("analysis-error-range", first=str(first), last=str(last)))
    seat = None if wishes.seat is None else whole(texts, "--seat", wishes.seat, players, 1) - 1
    return msgspec.structs.replace(settings, first=first, last=last, seat=seat)


def run(terminal: Terminal, analysing: Analysing, jobs: int) -> bool:
    """Look at everything; False if the user has had enough before."""

    async def whole_way(told: Callable[[], object]) -> None:
        with Thinkers(jobs) as thinkers:
            thinkers.idle += [Worker() for _ in range(jobs)]
            await analysing.run(Lookers(thinkers, jobs), told)

    try:
        with progress(terminal.texts, analysing) as told:
            if jobs == 1:
                analysing.run_here(told)
            else:
                asyncio.run(whole_way(told))
    except KeyboardInterrupt:
        return False
    return True


@contextmanager
def progress(texts: Texts, analysing: Analysing) -> Iterator[Callable[[], object]]:
    """A bar where errors go, if that is a terminal."""
    console = Console(stderr=True, highlight=False, markup=False, emoji=False)
    if not console.is_terminal:
        yield lambda: None
        return
    columns = (TextColumn(texts("analysis-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=len(analysing.numbers))
        yield lambda: bar.update(task, completed=len(analysing.looks))


# A position.


def analyse_position(terminal: Terminal, wishes: Wishes, settings: Settings, target: Path | None) -> int:
    texts = terminal.texts
    if wishes.useless():
        raise Failure(texts("analysis-error-useless", options=", ".join(wishes.useless())))
    name = wishes.position or STANDARD
    snapshot = position_of(texts, name)
    game = games.get(one_of(texts, "game", str(snapshot.get("game")), games.NAMES))
    seat = None if wishes.seat is None else whole(texts, "--seat", wishes.seat, game.players[-1], 1) - 1
    found = evaluated(texts, game, snapshot, seat, settings, name)
    if str(target) == STANDARD:
        sys.stdout.write(encoded(found).decode())
        return 0
    analysis_report.show_position(terminal, game, found)
    keep(terminal, found, target)
    return 0


def position_of(texts: Texts, name: str) -> Json:
    """The snapshot of a file, or of the standard input."""
    try:
        content = sys.stdin.read() if name == STANDARD else Path(name).expanduser().read_text(encoding="utf-8")
        found: Any = msgspec.json.decode(content)
    except OSError as error:
        raise Failure(texts("terminal-error-file", file=name, reason=error.strerror or str(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Failure(texts("analysis-error-json", file=name, reason=printable(str(error))), 1) from None
    if not isinstance(found, dict):
        raise Failure(texts("analysis-error-no-position", file=name), 1)
    return found


def evaluated(texts: Texts, game: Game, snapshot: Json, seat: int | None, settings: Settings, name: str) -> Evaluation:
    try:
        task, acting = decision(game, snapshot, seat, settings)
    except SnapshotError as error:
        reason = printable(error.reason)
        raise Failure(texts("analysis-error-snapshot", file=name, field=error.field, reason=reason), 1) from None
    except NotDeciding as error:
        if error.seat is None:
            raise Failure(texts("analysis-error-over", file=name), 1) from None
        allowed = tuple(str(one + 1) for one in error.acting)
        one_of(texts, "--seat", str(error.seat + 1), allowed)
        raise
    return evaluation(task, acting, look(task))


# Files.


def encoded(found: Report | Evaluation) -> bytes:
    return msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n"


def keep(terminal: Terminal, found: Report | Evaluation, path: Path | None) -> None:
    """Write the JSON, whole or not at all."""
    if path is None:
        return
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(encoded(found))
            os.chmod(temporary, 0o644)
            os.replace(temporary, path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
    except OSError as error:
        reason = error.strerror or str(error)
        raise Failure(terminal.texts("analysis-error-unwritten", file=str(path), reason=reason), 1) from None
    terminal.say("")
    terminal.say_whole(terminal.texts("analysis-saved", file=str(path)))
