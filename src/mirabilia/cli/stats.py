"""`mirabilia stats`: play or read many games, and tell what they say about a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mirabilia import games as all_games
from mirabilia.arena.files import SavedTally
from mirabilia.arena.observation import Noted, Observation, Unusable, observe_all, of_result, records_in
from mirabilia.arena.playing import record_name
from mirabilia.arena.statistics import GAMES, Statistics, arrange_games, statistics
from mirabilia.arena.workers import cores
from mirabilia.cli import botting, matching, options, plots, stats_page, stats_report
from mirabilia.cli.matching import INTERRUPTED, MOST_GAMES, MOST_JOBS, Interrupts
from mirabilia.cli.plots import Bar, Plot
from mirabilia.cli.saving import data_folder
from mirabilia.cli.targets import Target, new_target, report_terminal, target_of
from mirabilia.cli.terminal import Failure, Terminal, one_of, printable, progress_console, reason_of
from mirabilia.core.contract import Game
from mirabilia.core.describe import Texts
from mirabilia.core.record import today

BOT = "adept"
RESULT, RECORDS = "games.json", "records"
"""What a folder of games holds."""


class Args(msgspec.Struct, frozen=True):
    """What the user asked for; None is left to the program."""

    what: tuple[str, ...]
    bots: tuple[str, ...]
    options: dict[str, str]
    players: str | None
    games: str | None
    seed: str | None
    budget: str | None
    jobs: str | None
    folder: str | None
    commands: tuple[str, ...]
    json: str | None
    html: str | None
    svg: str | None
    png: str | None
    quiet: bool
    on: str | None

    def of_playing(self) -> list[str]:
        """What was typed that only means something where games are played."""
        named = {"players": self.players, "games": self.games, "seed": self.seed, "budget": self.budget}
        named |= {"folder": self.folder, "bot": "".join(self.bots) or None, "on": self.on}
        named |= {"bot-command": "".join(self.commands) or None}
        used = [f"--{name}" for name, value in named.items() if value is not None]
        return used + [options.typed(name) for name in self.options]


def stats(terminal: Terminal, args: Args) -> int:
    texts = terminal.texts
    if not args.what:
        raise Failure(texts("stats-error-what"))
    jobs = matching.whole(texts, "--jobs", args.jobs, MOST_JOBS, cores())
    targets = (new_target(texts, args.json), target_of(texts, args.html))
    drawings = drawings_of(texts, args)
    loud = terminal.silenced() if args.quiet else terminal
    for target in targets:
        loud = loud if args.quiet else report_terminal(loud, target)
    is_game = args.what[0] in all_games.names() and not Path(args.what[0]).exists()
    if is_game:
        paths, finished = play(loud, args, jobs)
    else:
        paths, finished = files(texts, args), True
    noted, is_whole = read(loud, paths, jobs, args.quiet)
    told = tell(texts, noted)
    stats_report.show(loud, told)
    for one in [one for one in noted if isinstance(one, Unusable) and one.error][:1]:
        loud.say_whole(texts("stats-unread", file=one.file, reason=printable(one.error)))
    write(texts, told, targets, drawings)
    for folder in dict.fromkeys(drawing.folder for drawing in drawings):
        loud.say_whole(texts("stats-drawn", folder=str(folder)))
    return 0 if finished and is_whole else INTERRUPTED


class Drawing(NamedTuple):
    """Plots as files of a kind."""

    kind: str
    folder: Path
    draw: Callable[[Plot], bytes]


def drawings_of(texts: Texts, args: Args) -> list[Drawing]:
    """The folders for plots. What draws in pixels is tried at once, and not after a thousand games."""
    drawings: list[Drawing] = []
    for kind, name, draw in (("svg", args.svg, plots.svg), ("png", args.png, plots.png)):
        folder = matching.folder(texts, name)
        if folder is not None:
            draw(Plot("", "", [Bar("", 0.0, 0.0, 1.0, "")]))
            drawings.append(Drawing(kind, folder, draw))
    return drawings


# Playing.


def play(terminal: Terminal, args: Args, jobs: int) -> tuple[list[Path], bool]:
    """The records of the games, those of an earlier run among them; and whether all were played."""
    texts = terminal.texts
    if len(args.what) > 1:
        raise Failure(texts("stats-error-one", game=args.what[0]))
    game = all_games.get(args.what[0])
    where = folder_for(texts, args, game)
    with matching.worded(texts):
        match = arrange_games(
            game.name,
            args.bots or (BOT,),
            players=None if args.players is None else int(seats(texts, game, args.players)),
            options=options.game_options(texts, game, args.options),
            games=matching.whole(texts, "--games", args.games, MOST_GAMES, GAMES),
            budget=args.budget or "",
            seed=matching.seed(texts, args.seed),
            commands=botting.commands(texts, args.commands),
        )
    matching.try_programs(texts, match)
    records = matching.folder(texts, str(where / RECORDS))
    players = matching.players_of(texts, args.on, args.jobs)
    with matching.reading(texts, where / RESULT):
        tallied = SavedTally(where / RESULT, match)
    try:
        for number in [number for number in tallied.games if not has_record(where, tallied, number)]:
            del tallied.games[number]  # it is played again: without its record it tells little
        if tallied.games:
            terminal.say(texts("match-resumed", done=len(tallied.games), planned=tallied.match.planned))
        finished = matching.play(terminal, tallied, jobs, records, args.quiet, players)
        tallied.close()
    finally:
        tallied.release()
    terminal.say_whole(texts("stats-kept" if finished else "stats-stopped", folder=str(where)))
    kept = (record_name(tallied.match, number) for number in sorted(tallied.games))
    return [where / RECORDS / name for name in kept], finished


def has_record(where: Path, tallied: SavedTally, number: int) -> bool:
    return (where / RECORDS / record_name(tallied.match, number)).exists()


def seats(texts: Texts, game: Game, typed: str) -> str:
    return one_of(texts, "--players", typed, tuple(map(str, game.players)))


def folder_for(texts: Texts, args: Args, game: Game) -> Path:
    """Where the games are kept: as typed, or a new one in the user's data folder."""
    if args.folder is not None:
        named = matching.folder(texts, args.folder)
        assert named is not None  # noqa: S101
        return named
    number = 1
    while (path := data_folder() / "statistics" / f"{game.name}-{today()}-{number}").exists():
        number += 1
    made = matching.folder(texts, str(path))
    assert made is not None  # noqa: S101
    return made


# Reading.


def files(texts: Texts, args: Args) -> list[Path]:
    """Records and results, as they were named; of a folder all its records."""
    if useless := args.of_playing():
        raise Failure(texts("stats-error-reading", options=", ".join(useless)))
    paths: list[Path] = []
    for name in args.what:
        path = Path(name).expanduser()
        if not path.exists():
            raise Failure(texts("stats-error-missing", file=printable(name), games=", ".join(all_games.names())))
        if not path.is_dir():
            paths.append(path)
            continue
        found = list(records_in(path if not (path / RECORDS).is_dir() else path / RECORDS))
        if not found:
            raise Failure(texts("stats-error-empty", folder=str(path)))
        paths += found
    return paths


def read(terminal: Terminal, paths: list[Path], jobs: int, quiet: bool) -> tuple[list[Noted], bool]:
    """What is noted of the games; and whether all were read."""
    texts, noted = terminal.texts, list[Noted]()
    for path in paths:
        if path.suffix == ".json":
            with matching.reading(texts, path):
                noted += of_result(path)
    records = [path for path in paths if path.suffix != ".json"]
    reading = closing(observe_all(records, jobs))
    with Interrupts() as interrupts, reading_bar(texts, len(records), quiet) as bar, reading as read_so_far:
        for some in read_so_far:
            noted += some
            bar(len(some))
            if interrupts.stopped:
                return noted, False
    return noted, True


class Advance:
    def __init__(self, bar: Progress, total: int, text: str) -> None:
        self.bar, self.task = bar, bar.add_task(text, total=total)

    def __call__(self, number: int) -> None:
        self.bar.advance(self.task, number)


@contextmanager
def reading_bar(texts: Texts, total: int, quiet: bool) -> Iterator[Advance]:
    moving = progress_console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=moving, disable=quiet or moving is None, transient=True) as bar:
        yield Advance(bar, total, texts("stats-reading"))


def tell(texts: Texts, noted: list[Noted]) -> Statistics:
    seen = [one for one in noted if isinstance(one, Observation)]
    kinds = sorted({one.game for one in seen})
    if len(kinds) > 1:
        raise Failure(texts("stats-error-games", games=", ".join(kinds)))
    if not seen:
        errors = [one for one in noted if isinstance(one, Unusable) and one.error]
        if errors:
            raise Failure(texts("stats-unread", file=errors[0].file, reason=printable(errors[0].error)), 1)
        raise Failure(texts("stats-error-none"), 1)
    return statistics(kinds[0], seen, len(noted) - len(seen))


def write(
    texts: Texts, told: Statistics, targets: tuple[Target | None, Target | None], drawings: list[Drawing]
) -> None:
    contents: tuple[Callable[[], bytes], ...] = (lambda: numbers(told), lambda: page(texts, told))
    for target, content in zip(targets, contents, strict=True):
        if target is not None:
            try:
                target.write(content())
            except OSError as error:
                raise target.failure(error) from None
    for kind, folder, draw in drawings:
        for name, plot in stats_page.plots(texts, told):
            file = folder / f"{told.game}-{name}.{kind}"
            try:
                file.write_bytes(draw(plot))
            except OSError as error:
                reason = reason_of(texts, error)
                raise Failure(texts("terminal-error-unwritten", file=str(file), reason=reason), 1) from None


def numbers(told: Statistics) -> bytes:
    return msgspec.json.format(msgspec.json.encode(told)) + b"\n"


def page(texts: Texts, told: Statistics) -> bytes:
    return stats_page.page_of(texts, told).encode()
