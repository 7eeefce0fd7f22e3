"""`mirabilia match`: bots against bots, with progress, a table at the end, and a file to go on with."""

from __future__ import annotations

import shlex
import signal
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from mirabilia.arena import FileRefused, Impossible, Match, MatchResult, arrange, cores, play_all
from mirabilia.arena.files import MATCH, WHOLE, Kind, Part, SavedTally, Tally, load, save, write
from mirabilia.arena.files import merge as merged
from mirabilia.arena.match import GAMES, GRACE, check
from mirabilia.arena.playing import Played, record_name
from mirabilia.arena.problems import Stuck
from mirabilia.cli import botting, match_report, match_sprt, options
from mirabilia.cli.match_progress import progress
from mirabilia.cli.saving import data_folder
from mirabilia.cli.streams import OutputFailed, drop_output
from mirabilia.cli.targets import Target, new_target, report_terminal, target_of
from mirabilia.cli.terminal import Failure, Terminal, number_in, one_of, printable, reason_of, seed_in
from mirabilia.cli.terminal import whole as terminal_whole
from mirabilia.core.contract import Game
from mirabilia.core.describe import Texts
from mirabilia.core.record import today
from mirabilia.core.saving import is_stream

MOST_GAMES = 1_000_000
AT_MOST = 100_000
"""Games of a test that nobody limited."""
MOST_PARTS = 10_000
FOLDERS = {"match": "matches", "tournament": "tournaments"}
"""Where a result is kept that was stopped, in the user's data folder."""
MOST_JOBS = 1024
INTERRUPTED = 130


class Args(msgspec.Struct, frozen=True):
    """What the user asked for; None is left to the program."""

    game: str | None
    bots: tuple[str, ...]
    options: dict[str, str]
    players: str | None
    games: str | None
    seed: str | None
    budget: str | None
    grace: str | None
    jobs: str | None
    out: str | None
    resume: str | None
    records: str | None
    commands: tuple[str, ...]
    json: str | None = None
    quiet: bool = False
    sprt: bool = False
    test: dict[str, str | None] = {}
    """The numbers of the test: `--elo0`, `--elo1`, `--alpha`, `--beta`."""
    part: str | None = None
    merge: bool = False
    format: str | None = None
    stages: str | None = None
    html: str | None = None
    on: str | None = None

    def settled(self) -> list[str]:
        """What was typed although the file of a match says it."""
        named = {"players": self.players, "seed": self.seed, "budget": self.budget, "grace": self.grace}
        named |= {"out": self.out, "sprt": "" if self.sprt else None} | self.test
        named |= {"format": self.format, "stages": self.stages}
        used = [f"--{name}" for name, value in named.items() if value is not None]
        return ["GAME"] * bool(self.game) + used + [options.typed(name) for name in self.options]

    def unmerged(self) -> list[str]:
        """What was typed although games are put together, and none are played."""
        named = {"games": self.games, "jobs": self.jobs, "resume": self.resume, "records": self.records}
        named |= {"part": self.part, "on": self.on, "bot-command": "".join(self.commands) or None}
        return [f"--{name}" for name, value in named.items() if value is not None]


class Command(NamedTuple):
    """What differs between a match and a tournament."""

    name: str
    kind: Kind
    new: Callable[[Texts, Game | None, Args], Match]
    check: Callable[[Any], None]
    show: Callable[[Terminal, Any], None]
    page: Callable[[Texts, Any], str] | None
    """The report as a page for the browser."""


def match(terminal: Terminal, game: Game | None, args: Args) -> int:
    return run(MATCHES, terminal, game, args)


def run(command: Command, terminal: Terminal, game: Game | None, args: Args) -> int:
    """Put together what was asked to be put together, or play."""
    return merge(command, terminal, args) if args.merge else compete(command, terminal, game, args)


def compete(command: Command, terminal: Terminal, game: Game | None, args: Args) -> int:
    texts = terminal.texts
    jobs = whole(texts, "--jobs", args.jobs, MOST_JOBS, cores())
    part = part_of(texts, args.part)
    arranged = resumed(command, texts, args) if args.resume is not None else command.new(texts, game, args)
    if part != WHOLE and arranged.is_sequential:
        raise Failure(texts(f"{command.name}-error-part"))
    try_programs(texts, arranged)
    records = folder(texts, args.records)
    players = players_of(texts, args.on, args.jobs)
    outputs = outputs_of(texts, args)
    tallied = tally(texts, args, outputs, arranged, part)
    terminal = outputs.terminal(terminal)
    try:
        match_report.announce(terminal, tallied.match, len(tallied.games))
        finished = play(terminal, tallied, jobs, records, args.quiet, players)
        return close(command, terminal, tallied, outputs, records, finished)
    finally:
        tallied.release()


class Outputs(msgspec.Struct, frozen=True):
    """Where everything goes: the result to `out`, which also keeps it on the way, and to `json`; words to people."""

    out: Target | None
    json: Target | None
    html: Target | None
    is_quiet: bool

    def terminal(self, terminal: Terminal) -> Terminal:
        if self.is_quiet:
            return terminal.silenced()
        for target in (self.out, self.json, self.html):
            terminal = report_terminal(terminal, target)
        return terminal

    @property
    def sent(self) -> list[Target]:
        """What gets the result once, at the end."""
        return [target for target in (self.out, self.json) if target is not None and not self.keeps(target)]

    def keeps(self, target: Target) -> bool:
        return target is self.out and target.is_file


def outputs_of(texts: Texts, args: Args) -> Outputs:
    outputs = Outputs(target_of(texts, args.out), new_target(texts, args.json), target_of(texts, args.html), args.quiet)
    named = {"--out": outputs.out, "--json": outputs.json, "--html": outputs.html}
    given = [(option, target) for option, target in named.items() if target is not None]
    for (one, target), (other, second) in combinations(given, 2):
        if target.is_same(second):
            raise Failure(texts("match-error-both", one=one, other=other, file=str(target.path)))
    return outputs


def merge(command: Command, terminal: Terminal, args: Args) -> int:
    """Put the parts of a match together: the files are named where otherwise game and bots are."""
    texts = terminal.texts
    used = [name for name in (*args.settled()[bool(args.game) :], *args.unmerged()) if name != "--out"]
    if used:
        raise Failure(texts("match-error-merge", options=", ".join(used)))
    paths = [Path(name).expanduser() for name in (args.game, *args.bots) if name is not None]
    if len(paths) < 2:
        raise Failure(texts("match-error-merge-two"))
    outputs = outputs_of(texts, args)
    for path in paths:
        if is_stream(path):
            raise Failure(texts("match-file-unusable", file=str(path), reason=texts("terminal-file-stream")), 1)
    with reading(texts, paths[0]):
        results = merged(paths, command.kind)
    tallied = tally(texts, args, outputs, results.match, WHOLE)
    terminal = outputs.terminal(terminal)
    try:
        tallied.games |= {game.number: game for game in results.games}
        values = {"files": len(paths), "done": len(tallied.games), "planned": tallied.match.planned}
        terminal.say(texts("match-merged", **values))
        return close(command, terminal, tallied, outputs, None, not tallied.missing())
    finally:
        tallied.release()


def part_of(texts: Texts, typed: str | None) -> Part:
    """`2/5`: the second of five parts."""
    if typed is None:
        return WHOLE
    number, _, of = (number_in(word) for word in typed.partition("/"))
    if number is None or of is None or not 1 <= number <= of <= MOST_PARTS:
        raise Failure(texts("match-error-parts", value=printable(typed), most=MOST_PARTS))
    return Part(number, of)


# Before it begins.


def new(texts: Texts, game: Game | None, args: Args) -> Match:
    if game is None:
        raise Failure(texts("terminal-usage-missing", name="GAME"))
    chosen = options.game_options(texts, game, args.options)
    players = args.players and int(one_of(texts, "--players", args.players, tuple(map(str, game.players))))
    with worded(texts):
        test = match_sprt.sprt_of(texts, args.sprt, args.test)
        return arrange(
            game.name,
            args.bots,
            players=players or None,
            options=chosen,
            games=whole(texts, "--games", args.games, MOST_GAMES, GAMES if test is None else AT_MOST),
            budget=args.budget or "",
            seed=seed(texts, args.seed),
            commands=botting.commands(texts, args.commands),
            grace=seconds(texts, args.grace),
            sprt=test,
        )


def resumed(command: Command, texts: Texts, args: Args) -> Match:
    """The match of a file. The commands of programs have to be typed again: a file must not start any."""
    if given := args.settled():
        raise Failure(texts("match-error-resume", options=", ".join(given)))
    path = Path(args.resume or "").expanduser()
    commands = botting.commands(texts, args.commands)
    if is_stream(path):
        raise Failure(texts("match-file-unusable", file=str(path), reason=texts("terminal-file-stream")), 1)
    with reading(texts, path):
        match = load(path, command.kind).match
    for entrant in match.entrants:
        if entrant.command and commands.get(entrant.bot) != entrant.command:
            raise Failure(texts("match-error-resume-command", name=entrant.bot, command=entrant.command))
    if spare := commands.keys() - {entrant.bot for entrant in match.entrants if entrant.command}:
        raise Failure(texts("match-error-spare-command", name=min(spare)))
    games = whole(texts, "--games", args.games, MOST_GAMES, match.games)
    with worded(texts):
        longer = msgspec.structs.replace(match, games=games)
        command.check(longer)
    return longer


def try_programs(texts: Texts, arranged: Match) -> None:
    """Say at once that a program does not answer, or does not play this game."""
    programs = {entrant.bot: entrant.command for entrant in arranged.entrants if entrant.command}
    with botting.hired(texts, arranged.rules(), programs):
        pass


@contextmanager
def worded(texts: Texts) -> Iterator[None]:
    """What is impossible, in the language of the user; a game has its own words."""
    try:
        yield
    except Impossible as error:
        said: dict[str, Any] = {name: clean(value) for name, value in error.values.items()}
        raise Failure(texts(f"match-error-{error.kind}", **said)) from None
    except ValueError as error:
        raise Failure(str(error)) from None


@contextmanager
def reading(texts: Texts, path: Path) -> Iterator[None]:
    """What is wrong with the file of a match."""
    try:
        yield
    except FileRefused as error:
        said: dict[str, Any] = {name: clean(value) for name, value in error.values.items()}
        raise Failure(texts(f"match-file-{error.kind}", **said), 1) from None
    except OSError as error:
        raise Failure(texts("match-file-unusable", file=str(path), reason=reason_of(texts, error)), 1) from None


def clean(value: str | int) -> str | int:
    return printable(value) if isinstance(value, str) else value


def tally(texts: Texts, args: Args, outputs: Outputs, arranged: Match, part: Part) -> Tally:
    """With a file the games are kept there as they come; a pipe gets the whole result at the end."""
    if args.resume is not None:
        path = Path(args.resume).expanduser()
    elif outputs.out is not None and outputs.out.is_file:
        path = outputs.out.path
    else:
        return Tally(arranged, part)
    with reading(texts, path):
        return SavedTally(path, arranged, part)


def folder(texts: Texts, name: str | None) -> Path | None:
    if name is None:
        return None
    path = Path(name).expanduser()
    with reading(texts, path):
        path.mkdir(parents=True, exist_ok=True)
    return path.resolve()


def whole(texts: Texts, option: str, value: str | None, last: int, usual: int) -> int:
    return usual if value is None else terminal_whole(texts, option, value, last)


def seed(texts: Texts, value: str | None) -> int:
    return 1 if value is None else seed_in(texts, value)


def seconds(texts: Texts, value: str | None) -> float:
    try:
        seconds = GRACE if value is None else float(value.removesuffix("s"))
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 3600:
        raise Failure(texts("match-error-grace", value=str(value)))
    return seconds


# While it is played.


class Interrupts:
    """Ctrl-C, and a request to end, stop the match at the next moment; the second Ctrl-C stops everything."""

    def __init__(self) -> None:
        self.stopped = False
        self.before: dict[int, Any] = {}

    def __enter__(self) -> Interrupts:
        for number in (signal.SIGINT, signal.SIGTERM):
            self.before[number] = signal.signal(number, self.stop)
        return self

    def stop(self, *_: Any) -> None:
        if self.stopped:
            raise KeyboardInterrupt
        self.stopped = True

    def __exit__(self, *_: Any) -> None:
        for number, handler in self.before.items():
            signal.signal(number, handler)


Players = Callable[[Match, list[int], int, Path | None], Generator[Played | None, None, None]]
"""Who plays: as `play_all` does on this machine."""


def players_of(texts: Texts, on: str | None, jobs: str | None) -> Players | None:
    """The cluster, if one was asked for; None for this machine."""
    if on is None:
        return None
    from mirabilia.arena.cluster import Cluster

    with worded(texts):
        cluster = Cluster(on)
    each = None if jobs is None else whole(texts, "--jobs", jobs, MOST_JOBS, 1)
    return lambda match, numbers, _, records: cluster.play_all(match, numbers, each, records)


def play(
    terminal: Terminal,
    tallied: Tally,
    jobs: int,
    records: Path | None,
    quiet: bool = False,
    players: Players | None = None,
) -> bool:
    """Play what is missing, stage by stage; whether everything was."""
    try:
        shown_progress = progress(terminal.texts, tallied, quiet)
        with worded(terminal.texts), Interrupts() as interrupts, shown_progress as shown:
            while tallied.missing() and not interrupts.stopped:
                with closing((players or play_all)(tallied.match, tallied.missing(), jobs, records)) as games:
                    for game in games:
                        if game is not None:
                            keep(terminal.texts, tallied, game)
                            shown.show(game)
                        if interrupts.stopped or tallied.is_decided:
                            break
    except Stuck:
        raise Failure(terminal.texts("match-error-stuck"), 1) from None
    return not tallied.missing()


def keep(texts: Texts, tallied: Tally, game: Played) -> None:
    try:
        tallied.add(game)
    except OSError as error:
        file = str(tallied.path) if isinstance(tallied, SavedTally) else ""
        raise Failure(texts("match-unsaved", file=file, reason=reason_of(texts, error)), 1) from None


# Afterwards.


def close(
    command: Command, terminal: Terminal, tallied: Tally, outputs: Outputs, records: Path | None, finished: bool
) -> int:
    texts, result = terminal.texts, tallied.result()
    path, problem = written(command, texts, tallied, outputs, result)
    command.show(terminal, result)
    if problem:
        (terminal.on_error_output() if outputs.is_quiet else terminal).say_whole(problem)
    if path is not None:
        terminal.say_whole(texts("match-saved", file=str(path)))
    if records is not None:
        tell_records(terminal, result, records)
    if finished:
        if tallied.part != WHOLE:
            said = {"number": tallied.part.number, "of": tallied.part.of, "done": len(result.games)}
            terminal.say(texts("match-part", command=command.name, planned=result.match.planned, **said))
        return 1 if problem else 0
    terminal.say(texts("match-stopped", done=len(result.games), planned=result.match.planned))
    if path is not None:
        terminal.say_whole(texts("match-go-on", command=going_on(command, result.match, path)))
    return INTERRUPTED


def written(
    command: Command, texts: Texts, tallied: Tally, outputs: Outputs, result: MatchResult
) -> tuple[Path | None, str]:
    """The file that keeps the result, and what went wrong. A match that was stopped or not received has one too."""
    path, problem = tallied.path if isinstance(tallied, SavedTally) else None, ""
    for target in outputs.sent:
        problem = unsent(texts, target, write(result)) or problem
    if outputs.html is not None and command.page is not None and result.games:
        problem = unsent(texts, outputs.html, command.page(texts, result).encode()) or problem
    try:
        tallied.close()
        if path is None and result.games and (problem or not (outputs.sent or result.finished)):
            path = free_path(FOLDERS[command.name], result.match)
            save(result, path)
    except OSError as error:
        return None, texts("match-unsaved", file=str(path), reason=reason_of(texts, error))
    return path, problem


def unsent(texts: Texts, target: Target, content: bytes) -> str:
    """Send the result down a pipe; why that failed."""
    try:
        target.write(content)
    except OutputFailed as failure:
        drop_output()
        return texts("terminal-error-output", reason=str(failure))
    except OSError as error:
        return str(target.failure(error))
    return ""


def free_path(folder: str, arranged: Match) -> Path:
    """A file name of its own, in the user's data folder."""
    where = data_folder() / folder
    where.mkdir(parents=True, exist_ok=True)
    number = 1
    while True:
        path = where / f"{arranged.game}-{today()}-{number}.json"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return path


def going_on(command: Command, arranged: Match, path: Path) -> str:
    """What to type to go on."""
    commands = {entrant.bot: entrant.command for entrant in arranged.entrants if entrant.command}
    typed = [word for name, command in commands.items() for word in ("--bot-command", f"{name}={command}")]
    return shlex.join(["mirabilia", command.name, "--resume", str(path), *typed])


def tell_records(terminal: Terminal, result: MatchResult, records: Path) -> None:
    lacking = sum(not (records / record_name(result.match, game.number)).exists() for game in result.games)
    terminal.say_whole(terminal.texts("match-records", folder=str(records), lacking=lacking))


MATCHES = Command("match", MATCH, new, check, match_report.show, None)
