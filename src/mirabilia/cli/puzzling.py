"""`mirabilia puzzles`: finds positions with one right answer in games, checks them with more thought, asks them."""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import date
from pathlib import Path

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mirabilia import games
from mirabilia.arena.puzzles import making, puzzle
from mirabilia.arena.puzzles.finding import Thoroughness
from mirabilia.cli import solving
from mirabilia.cli.targets import STANDARD
from mirabilia.cli.terminal import Failure, Terminal, one_of, progress_console, reason_of, seed_in, whole
from mirabilia.core.saving import is_stream, write_whole

INTERRUPTED = 130
MOST = 1_000_000
MOST_NAMED = 20
USUAL_SEED = "1"
"""With which `solve` has another order every day."""


class Args(msgspec.Struct, frozen=True):
    action: str
    game: str
    number: str
    iterations: str | None
    seed: str
    jobs: str | None
    file: str | None
    drop: bool


def puzzles(terminal: Terminal, args: Args) -> int:
    texts = terminal.texts
    action = ACTIONS[one_of(texts, "ACTION", args.action, tuple(ACTIONS))]
    game = one_of(texts, "GAME", args.game, games.playable())
    iterations = args.iterations or str(games.plugin(game).budgets.hint)
    thoroughness = Thoroughness(whole(texts, "--iterations", iterations, MOST))
    jobs = whole(texts, "--jobs", args.jobs or str(os.cpu_count() or 1), MOST)
    try:
        return action(terminal, args, game, thoroughness, jobs)
    except puzzle.PuzzleError as error:
        raise Failure(texts("puzzles-error-file", reason=str(error))) from None
    except OSError as error:
        raise Failure(
            texts("terminal-error-unwritten", file=str(args.file), reason=reason_of(texts, error)), 1
        ) from None


def make(terminal: Terminal, args: Args, game: str, thoroughness: Thoroughness, jobs: int) -> int:
    """Add puzzles to a file until it has so many."""
    texts, path = terminal.texts, file_of(terminal, args)
    number, seed = whole(texts, "--number", args.number, MOST), seed_in(texts, args.seed)
    with progress(number) as bar:
        task = bar.add_task("", total=number)

        def tell(found: int, searched: int) -> None:
            bar.update(task, completed=found, description=texts("puzzles-searching", games=searched))

        try:
            found = making.make(game, number, path, thoroughness, seed, jobs, tell)
        except KeyboardInterrupt:
            terminal.say_whole(texts("puzzles-stopped", file=str(path)))
            return INTERRUPTED
    terminal.say_whole(texts("puzzles-made", number=found, file=str(path)))
    return 0


def verify(terminal: Terminal, args: Args, game: str, thoroughness: Thoroughness, jobs: int) -> int:
    """Check the puzzles of a file, or those that come with the game; those that fall are named, or dropped."""
    texts = terminal.texts
    if args.drop:
        file_of(terminal, args)
    chosen = puzzle.packaged(game) if args.file is None else puzzle.read(Path(args.file))
    for one in chosen:
        puzzle.check(one)
    with progress(len(chosen)) as bar:
        task = bar.add_task("", total=len(chosen))

        def tell(held: int, checked: int) -> None:
            bar.update(task, completed=checked, description=texts("puzzles-checking", held=held))

        try:
            verdict = making.verify(chosen, thoroughness, jobs, tell)
        except KeyboardInterrupt:
            return INTERRUPTED
    if args.drop:
        write_whole(file_of(terminal, args), puzzle.write(verdict.held))
    share = round(100 * verdict.share)
    terminal.say_whole(texts("puzzles-verified", held=len(verdict.held), number=len(chosen), share=share))
    for fallen in verdict.fallen[:MOST_NAMED]:
        terminal.say_whole(f"  {fallen.id}  {fallen.solution}")
    return 0


def solve(terminal: Terminal, args: Args, game: str, thoroughness: Thoroughness, jobs: int) -> int:
    """Ask the puzzles that come with the game, or those of a file."""
    texts = terminal.texts
    chosen = puzzle.packaged(game) if args.file is None else puzzle.read(Path(args.file))
    for one in chosen:
        puzzle.check(one)
    if not chosen:
        raise Failure(texts("puzzles-error-none"), 1)
    seed = date.today().toordinal() if args.seed == USUAL_SEED else seed_in(texts, args.seed)
    return solving.solve(terminal, chosen, whole(texts, "--number", args.number, MOST), seed)


def file_of(terminal: Terminal, args: Args) -> Path:
    """The file that is written to: it is read and replaced, so it cannot be a pipe or the standard output."""
    if args.file is None:
        raise Failure(terminal.texts("terminal-usage-missing", name="--file"))
    path = Path(args.file).expanduser()
    if args.file == STANDARD or is_stream(path):
        raise Failure(terminal.texts("puzzles-error-file", reason=f"{path}: {terminal.texts('terminal-file-stream')}"))
    return path


def progress(number: int) -> Progress:
    moving = progress_console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=moving, disable=moving is None, transient=True)


ACTIONS: dict[str, Callable[[Terminal, Args, str, Thoroughness, int], int]] = {
    "make": make,
    "verify": verify,
    "solve": solve,
}
