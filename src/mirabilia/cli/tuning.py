"""`mirabilia tune`: the search plays against itself and learns from it."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import msgspec
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from mirabilia.arena.tuning import training_run
from mirabilia.arena.tuning.lesson import learned_games, lesson_of
from mirabilia.bots.search import weights
from mirabilia.cli.matching import worded
from mirabilia.cli.targets import report_terminal, target_of
from mirabilia.cli.terminal import Failure, Terminal, one_of, progress_console, whole
from mirabilia.core import extras
from mirabilia.core.describe import Texts
from mirabilia.core.saving import is_stream

INTERRUPTED = 130
MOST = 1_000_000
NUMBERS = ("generations", "games", "iterations", "seed")
OF_NETWORKS = ("hidden", "epochs")
"""Numbers that only mean something where a network learns."""


class Args(msgspec.Struct, frozen=True):
    game: str
    folder: str
    generations: str
    games: str
    iterations: str
    hidden: str | None
    epochs: str | None
    seed: str
    start: str | None
    jobs: str | None
    out: str | None
    on: str | None = None


def tune(terminal: Terminal, args: Args) -> int:
    texts = terminal.texts
    with extras.needed("tune"):
        import numpy  # noqa: F401 # learning begins after hours of play: too late to find out
    planned = plan(texts, args)
    target = target_of(texts, args.out)
    terminal = report_terminal(terminal, target)
    jobs = whole(texts, "--jobs", args.jobs or str(os.cpu_count() or 1), MOST)
    players = players_of(texts, args)
    try:
        learn(terminal, planned, jobs, players)
    except (weights.WeightsError, OSError) as error:
        raise Failure(texts("tune-error-file", reason=str(error))) from None
    except KeyboardInterrupt:
        terminal.say_whole(texts("tune-stopped", folder=args.folder))
        return INTERRUPTED
    final = planned.weights_of(planned.generations - 1)
    if target is not None:
        try:
            target.write(final.read_bytes())
        except OSError as error:
            raise target.failure(error) from None
    is_copied = target is not None and target.is_file
    terminal.say_whole(texts("tune-done", file=str(args.out if is_copied else final)))
    return 0


def players_of(texts: Texts, args: Args) -> training_run.Players | None:
    """The cluster, if one was asked for; None for this machine."""
    if args.on is None:
        return None
    from mirabilia.arena.cluster import Cluster
    from mirabilia.arena.tuning.remote_parts import play_there

    with worded(texts):
        return partial(play_there, Cluster(args.on))


def plan(texts: Texts, args: Args) -> training_run.TrainingRun:
    game = one_of(texts, "GAME", args.game, learned_games())
    start = None if args.start is None else Path(args.start)
    if start is not None:
        if is_stream(start):  # several processes will read it
            raise Failure(texts("tune-error-file", reason=f"{start}: {texts('terminal-file-stream')}"))
        try:
            lesson_of(game).read(start)
        except (weights.WeightsError, OSError) as error:
            raise Failure(texts("tune-error-file", reason=str(error))) from None
    numbers = {name: whole(texts, f"--{name}", getattr(args, name), MOST) for name in NUMBERS}
    for name in OF_NETWORKS:
        if (typed := getattr(args, name)) is not None:
            if not lesson_of(game).is_network:
                raise Failure(texts("tune-error-network", option=f"--{name}", game=game))
            numbers[name] = whole(texts, f"--{name}", typed, MOST)
    return training_run.TrainingRun(game, Path(args.folder), start=start, **numbers)


def learn(
    terminal: Terminal, planned: training_run.TrainingRun, jobs: int, players: training_run.Players | None
) -> None:
    """With a bar that says what is being done; one line for each generation."""
    texts = terminal.texts
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.percentage:>3.0f}%"),
        TimeRemainingColumn(),
    )
    moving = progress_console()
    with Progress(*columns, console=moving, disable=moving is None, transient=True) as bar:
        task = bar.add_task("", total=1.0)

        def tell(what: str, generation: int, share: float) -> None:
            bar.update(task, description=texts(f"tune-{what}", generation=generation + 1), completed=share)

        for learned in training_run.run(planned, jobs, tell, players):
            terminal.say_whole(
                texts(
                    "tune-generation",
                    generation=learned.generation + 1,
                    positions=learned.positions,
                    loss=f"{learned.loss:.4f}",
                    trivial=f"{learned.trivial:.4f}",
                    file=str(learned.weights),
                )
            )
