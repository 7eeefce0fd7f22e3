"""The commands and options of `mirabilia`."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from functools import partial
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import mirabilia
from mirabilia import _build
from mirabilia.cli import COMPLETION, choices, language
from mirabilia.cli.terminal import Failure, Terminal, one_of
from mirabilia.core import catalogue, describe, extras

if TYPE_CHECKING:
    from mirabilia.core.contract import Game

HELP = ["--help", "-h"]
ON, OFF = ("1", "on", "true", "yes"), ("0", "off", "false", "no")
app = typer.Typer(rich_markup_mode=None, context_settings={"help_option_names": HELP})

GameArgument = Annotated[str, typer.Argument(metavar="GAME")]
LangOption = Annotated[
    str | None, typer.Option(language.OPTION, metavar="it|en", envvar=language.VARIABLE, show_envvar=False)
]
DataOption = Annotated[str | None, typer.Option("--data", metavar="DIR")]
BotCommandOption = Annotated[list[str] | None, typer.Option("--bot-command", metavar="NAME=COMMAND")]


def setting(option: str, metavar: str | None = None, variable: str = "") -> Any:
    """An option of the server. It may come from the environment, where other users of the machine do not see it."""
    named = variable or f"MIRABILIA_{option.removeprefix('--').replace('-', '_').upper()}"
    return typer.Option(option, metavar=metavar, envvar=named, show_envvar=False)


def run(arguments: Sequence[str]) -> int:
    """Do what the command line says; the exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    texts = describe.texts(language.of_arguments(arguments, os.environ))
    variables: dict[str, str] = {}
    try:
        code = command(texts, variables, arguments)(args=list(arguments), prog_name="mirabilia", standalone_mode=False)
    except (Failure, catalogue.CatalogueError) as failure:
        return fail(texts, blamed(str(failure), variables), getattr(failure, "code", 2))
    except typer.TyperException as error:
        return fail(texts, misused(texts, error), 2)
    except (typer.Abort, KeyboardInterrupt):
        return 130
    return code if isinstance(code, int) else 0


def fail(texts: describe.Texts, message: str, code: int) -> int:
    typer.echo(texts("terminal-error", reason=message), err=True)
    return code


def misused(texts: describe.Texts, error: typer.TyperException) -> str:
    """What is wrong with a command line that cannot be understood."""
    message = f"terminal-usage-{type(error).__name__.lower()}"
    if texts.has(message):
        return texts(message, name=getattr(error, "option_name", ""))
    return texts("terminal-usage", reason=error.format_message())


def blamed(message: str, variables: Mapping[str, str]) -> str:
    """A message that begins with the options it is about; those from the environment are called as they are there."""
    options, colon, rest = message.partition(": ")
    return ", ".join(variables.get(option, option) for option in options.split(", ")) + colon + rest


def command(texts: describe.Texts, variables: dict[str, str], arguments: Sequence[str]) -> Any:
    """The command line in the user's language.

    `variables` will hold the options that come from the environment, each with its variable.
    """
    group: Any = typer.main.get_command(part_for(arguments))
    for part in (group, *group.commands.values()):
        part.get_help = partial(help_in_words, texts, group, part.get_help)
        for parameter in parameters(part):
            parameter.process_value = partial(as_typed, texts, variables, parameter)
            parameter.shell_complete = partial(choices.candidates, texts, parameter)
            if parameter.name in choices.SETUP:
                parameter.callback = partial(choices.SETUP[parameter.name], texts)
    if COMPLETION in os.environ:
        explain(texts, group)
    return group


def part_for(arguments: Sequence[str]) -> typer.Typer:
    """The program with the one command that is asked for: to make all of them takes a while."""
    named = [one for one in app.registered_commands if one.callback and [one.callback.__name__] == list(arguments[:1])]
    if not named or COMPLETION in os.environ:
        return app
    part = copy(app)
    part.registered_commands = named
    return part


def parameters(part: Any) -> list[Any]:
    return [*part.params, part.get_help_option(part.context_class(part, help_option_names=HELP))]


def help_in_words(texts: describe.Texts, group: Any, get_help: Callable[[typer.Context], str], context: Any) -> str:
    """The help of a command; nobody else needs the texts of all options, and they take a while."""
    explain(texts, group)
    return get_help(context)


def explain(texts: describe.Texts, group: Any) -> None:
    """Give each command and option its text."""
    from mirabilia import bots

    names = ", ".join(bots.NAMES)
    for name, part in [("mirabilia", group), *group.commands.items()]:
        part.help = texts(f"terminal-help-{name}")
        for parameter in parameters(part):
            own = f"terminal-option-{name}-{parameter.name}"
            parameter.help = texts(own if texts.has(own) else f"terminal-option-{parameter.name}", bots=names)
            if parameter.envvar:
                parameter.help += f" {texts('terminal-option-variable', name=parameter.envvar)}"


def as_typed(
    texts: describe.Texts, variables: dict[str, str], parameter: Any, context: typer.Context, value: Any
) -> Any:
    """A value as it was typed. Each command checks its own; typer's checks would load pydantic first (0.2 s)."""
    if context.resilient_parsing:
        return value
    if parameter.required and value is None:
        raise Failure(texts("terminal-usage-missing", name=parameter.metavar))
    source = context.get_parameter_source(parameter.name)
    if source is not None and source.name == "ENVIRONMENT":
        variables[parameter.opts[0]] = parameter.envvar
        value = of_environment(texts, parameter)
    return parameter.callback(context, parameter, value) if parameter.callback else value


def of_environment(texts: describe.Texts, parameter: Any) -> Any:
    """The value of a variable: a switch is on or off, what may be repeated is written as on a command line."""
    name, value = parameter.envvar, os.environ[parameter.envvar]
    if parameter.is_flag:
        return one_of(texts, name, value.lower(), (*ON, *OFF)) in ON
    if not parameter.multiple:
        return value
    try:
        return shlex.split(value)
    except ValueError:
        raise Failure(texts("terminal-error-quotes", name=name)) from None


def path(name: str | None) -> Path | None:
    return None if name is None else Path(name).expanduser()


def terminal_for(lang: str | None) -> Terminal:
    spoken = language.of_environment(os.environ)
    if lang is not None:
        spoken = one_of(describe.texts(spoken), language.OPTION, lang, describe.LANGUAGES)
    return Terminal(describe.texts(spoken))


def terminal_for_computing(lang: str | None) -> Terminal:
    """Also says what an uncompiled build costs, where the computing takes time. A stale one has warned of itself."""
    terminal = terminal_for(lang)
    if _build.KIND not in ("compiled", "stale"):
        typer.echo(terminal.texts(f"build-{_build.KIND}", times=_build.SLOWER), err=True)
    return terminal


def game_named(terminal: Terminal, name: str, data: str | None) -> Game:
    from mirabilia import games

    if data is not None:
        catalogue.use(Path(data))
    game = games.get(one_of(terminal.texts, "GAME", name, games.names()))
    check_names(terminal.texts, game)
    return game


def check_names(texts: describe.Texts, game: Game) -> None:
    """Own card data may bring ids for which there are no texts."""
    for kind, items in game.names().items():
        for item in items:
            message = f"{game.name}-{kind}-{item.replace('_', '-')}"
            if not texts.has(message):
                raise Failure(texts("terminal-error-nameless", kind=kind, item=item, text=message))


@app.callback(invoke_without_command=True)
def mirabilia_command(context: typer.Context, version: Annotated[bool, typer.Option("--version")] = False) -> int:
    if version:
        typer.echo(f"mirabilia {mirabilia.__version__}, {_build.describe()}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
    return 0


@app.command()
def play(
    game: GameArgument,
    vs: Annotated[str | None, typer.Option("--vs", metavar="BOT")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N")] = None,
    lang: LangOption = None,
    players: Annotated[str | None, typer.Option("--players", metavar="N")] = None,
    expansions: Annotated[str | None, typer.Option("--with", metavar="EXPANSION,...")] = None,
    wonders: Annotated[str | None, typer.Option("--wonders", metavar="CHOICE")] = None,
    solo: Annotated[str | None, typer.Option("--solo", metavar="LEVEL")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=CHOICE")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="N")] = None,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="NAME")] = None,
    save: Annotated[str | None, typer.Option("--save", metavar="FILE")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE")] = None,
    data: DataOption = None,
    bot_command: BotCommandOption = None,
) -> int:
    terminal = terminal_for_computing(lang)
    chosen = game_named(terminal, game, data)
    from mirabilia.cli import botting, options, start

    short = {"expansions": expansions, "wonders": wonders, "solo": solo}
    given = {known: value for known, value in short.items() if value is not None}
    given |= options.separated(terminal.texts, option or ())
    programs = botting.commands(terminal.texts, bot_command or ())
    args = start.Args(vs, seed, given, players, seat, tuple(name or ()), programs)
    return start.play(terminal, chosen, args, path(save), path(resume))


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    lang: LangOption = None,
    seat: Annotated[str, typer.Option("--seat", metavar="N|all")] = "all",
    plain: Annotated[bool, typer.Option("--plain")] = False,
    data: DataOption = None,
) -> int:
    terminal = terminal_for(lang)
    if data is not None:
        catalogue.use(Path(data))
    from mirabilia.cli import replay as replays

    return replays.replay(terminal, Path(file), seat, plain)


@app.command()
def serve(
    host: Annotated[str, setting("--host", "ADDRESS")] = "127.0.0.1",
    port: Annotated[str, setting("--port", "N")] = "",
    workers: Annotated[str, setting("--workers", "N")] = "1",
    database: Annotated[str | None, setting("--database", "URL")] = None,
    data: Annotated[str | None, setting("--data", "DIR", "MIRABILIA_SERVE_DATA")] = None,
    origin: Annotated[list[str] | None, setting("--origin", "URL")] = None,
    proxy: Annotated[str, setting("--proxy", "ADDRESS")] = "127.0.0.1",
    metrics_token: Annotated[str, setting("--metrics-token", "TOKEN")] = "",
    internal: Annotated[str, setting("--internal", "ADDRESS")] = "127.0.0.1",
    worker_token: Annotated[str, setting("--worker-token", "TOKEN")] = "",
    push_service: Annotated[list[str] | None, setting("--push-service", "URL")] = None,
    push_contact: Annotated[str, setting("--push-contact", "ADDRESS")] = "",
    log: Annotated[str, setting("--log", "LEVEL")] = "warning",
    show: Annotated[bool, setting("--open")] = False,
    lang: LangOption = None,
    bot_command: Annotated[list[str] | None, setting("--bot-command", "NAME=COMMAND")] = None,
) -> int:
    terminal = terminal_for_computing(lang)
    for secret in ("MIRABILIA_DATABASE", "MIRABILIA_WORKER_TOKEN"):  # programs that play need not know them
        os.environ.pop(secret, None)
    with extras.needed("server"):
        from mirabilia.cli import serving

    if data is not None:
        serving.use_folder(terminal, Path(data))

    programs = tuple(bot_command or ())
    several = (metrics_token, programs, internal, worker_token, tuple(push_service or ()), push_contact)
    args = serving.Args(host, port, workers, database, data, tuple(origin or ()), proxy, log, show, *several)
    return serving.serve(terminal, args)


@app.command()
def worker(
    server: Annotated[str, setting("--server", "URL", "MIRABILIA_WORKER_SERVER")] = "",
    token: Annotated[str, setting("--token", "TOKEN", "MIRABILIA_WORKER_TOKEN")] = "",
    cores: Annotated[str, setting("--cores", "N", "MIRABILIA_WORKER_CORES")] = "",
    lang: LangOption = None,
) -> int:
    terminal = terminal_for_computing(lang)
    os.environ.pop("MIRABILIA_WORKER_TOKEN", None)
    with extras.needed("server"):
        from mirabilia.cli import working

    return working.work(terminal, server, token, cores)


@app.command()
def admin(
    action: Annotated[str, typer.Argument(metavar="ACTION")],
    what: Annotated[str | None, typer.Argument(metavar="WHAT")] = None,
    days: Annotated[str | None, typer.Option("--days", metavar="N")] = None,
    note: Annotated[str, typer.Option("--note", metavar="TEXT")] = "",
    database: Annotated[str | None, setting("--database", "URL")] = None,
    data: Annotated[str | None, setting("--data", "DIR", "MIRABILIA_SERVE_DATA")] = None,
    lang: LangOption = None,
) -> int:
    terminal = terminal_for(lang)
    with extras.needed("server"):
        from mirabilia.cli import admin as administration

    args = administration.Args(action, what, days, note, database, data)
    return administration.administer(terminal, args)


@app.command()
def rules(game: GameArgument, lang: LangOption = None) -> int:
    terminal = terminal_for(lang)
    chosen = game_named(terminal, game, None)
    from mirabilia.cli.table import show_rules

    show_rules(terminal, chosen.name)
    return 0


@app.command()
def cards(game: GameArgument, lang: LangOption = None, data: DataOption = None) -> int:
    terminal = terminal_for(lang)
    chosen = game_named(terminal, game, data)
    from mirabilia.cli import screen

    terminal.page(screen.of(chosen.name).catalogue(screen.Scene(chosen, terminal.texts, ()), terminal.width))
    return 0


@app.command()
def games(lang: LangOption = None) -> int:
    terminal = terminal_for(lang)
    from mirabilia.cli.games import show

    show(terminal)
    return 0


@app.command()
def bot(
    game: GameArgument,
    level: Annotated[str, typer.Option("--level", metavar="LEVEL")] = "master",
    seed: Annotated[str, typer.Option("--seed", metavar="N")] = "0",
    lang: LangOption = None,
    data: DataOption = None,
) -> int:
    terminal = terminal_for(lang)
    chosen = game_named(terminal, game, data)
    from mirabilia.cli import botting

    return botting.bot(terminal, chosen, level, seed)


@app.command()
def match(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    bot: Annotated[list[str] | None, typer.Argument(metavar="BOT")] = None,
    games: Annotated[str | None, typer.Option("--games", metavar="N")] = None,
    budget: Annotated[str | None, typer.Option("--budget", metavar="BUDGET")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N")] = None,
    players: Annotated[str | None, typer.Option("--players", metavar="N")] = None,
    expansions: Annotated[str | None, typer.Option("--with", metavar="EXPANSION,...")] = None,
    wonders: Annotated[str | None, typer.Option("--wonders", metavar="CHOICE")] = None,
    solo: Annotated[str | None, typer.Option("--solo", metavar="LEVEL")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=CHOICE")] = None,
    command: Annotated[list[str] | None, typer.Option("--bot-command", metavar="NAME=COMMAND")] = None,
    grace: Annotated[str | None, typer.Option("--grace", metavar="SECONDS")] = None,
    jobs: Annotated[str | None, typer.Option("--jobs", metavar="N")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE")] = None,
    records: Annotated[str | None, typer.Option("--records", metavar="DIR")] = None,
    json: Annotated[str | None, typer.Option("--json", metavar="FILE")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q")] = False,
    sprt: Annotated[bool, typer.Option("--sprt")] = False,
    elo0: Annotated[str | None, typer.Option("--elo0", metavar="ELO")] = None,
    elo1: Annotated[str | None, typer.Option("--elo1", metavar="ELO")] = None,
    alpha: Annotated[str | None, typer.Option("--alpha", metavar="P")] = None,
    beta: Annotated[str | None, typer.Option("--beta", metavar="P")] = None,
    part: Annotated[str | None, typer.Option("--part", metavar="N/PARTS")] = None,
    merge: Annotated[bool, typer.Option("--merge")] = False,
    on: Annotated[str | None, typer.Option("--on", metavar="ray[://ADDRESS]")] = None,
    data: DataOption = None,
    lang: LangOption = None,
) -> int:
    terminal = terminal_for_computing(lang)
    if data is not None:
        catalogue.use(Path(data))
    chosen = None if game is None or merge else game_named(terminal, game, None)
    from mirabilia.cli import matching, options

    short = {"expansions": expansions, "wonders": wonders, "solo": solo}
    given = {known: value for known, value in short.items() if value is not None}
    given |= options.separated(terminal.texts, option or ())
    settings = (players, games, seed, budget, grace, jobs, out, resume, records)
    test = {"elo0": elo0, "elo1": elo1, "alpha": alpha, "beta": beta}
    more = (json, quiet, sprt, test, part, merge)
    args = matching.Args(game, tuple(bot or ()), given, *settings, tuple(command or ()), *more, on=on)
    return matching.match(terminal, chosen, args)


@app.command()
def tournament(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    bot: Annotated[list[str] | None, typer.Argument(metavar="BOT")] = None,
    format: Annotated[str | None, typer.Option("--format", metavar="FORMAT")] = None,
    stages: Annotated[str | None, typer.Option("--stages", metavar="N")] = None,
    games: Annotated[str | None, typer.Option("--games", metavar="N")] = None,
    budget: Annotated[str | None, typer.Option("--budget", metavar="BUDGET")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N")] = None,
    players: Annotated[str | None, typer.Option("--players", metavar="N")] = None,
    expansions: Annotated[str | None, typer.Option("--with", metavar="EXPANSION,...")] = None,
    wonders: Annotated[str | None, typer.Option("--wonders", metavar="CHOICE")] = None,
    solo: Annotated[str | None, typer.Option("--solo", metavar="LEVEL")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=CHOICE")] = None,
    command: Annotated[list[str] | None, typer.Option("--bot-command", metavar="NAME=COMMAND")] = None,
    grace: Annotated[str | None, typer.Option("--grace", metavar="SECONDS")] = None,
    jobs: Annotated[str | None, typer.Option("--jobs", metavar="N")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE")] = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE")] = None,
    records: Annotated[str | None, typer.Option("--records", metavar="DIR")] = None,
    json: Annotated[str | None, typer.Option("--json", metavar="FILE")] = None,
    html: Annotated[str | None, typer.Option("--html", metavar="FILE")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q")] = False,
    part: Annotated[str | None, typer.Option("--part", metavar="N/PARTS")] = None,
    merge: Annotated[bool, typer.Option("--merge")] = False,
    on: Annotated[str | None, typer.Option("--on", metavar="ray[://ADDRESS]")] = None,
    data: DataOption = None,
    lang: LangOption = None,
) -> int:
    terminal = terminal_for_computing(lang)
    if data is not None:
        catalogue.use(Path(data))
    chosen = None if game is None or merge else game_named(terminal, game, None)
    from mirabilia.cli import matching, options, tournaments

    short = {"expansions": expansions, "wonders": wonders, "solo": solo}
    given = {known: value for known, value in short.items() if value is not None}
    given |= options.separated(terminal.texts, option or ())
    settings = (players, games, seed, budget, grace, jobs, out, resume, records)
    test: dict[str, str | None] = {}
    more = (json, quiet, False, test, part, merge, format, stages, html)
    args = matching.Args(game, tuple(bot or ()), given, *settings, tuple(command or ()), *more, on=on)
    return tournaments.tournament(terminal, chosen, args)


@app.command()
def stats(
    what: Annotated[list[str] | None, typer.Argument(metavar="GAME|FILE")] = None,
    bot: Annotated[list[str] | None, typer.Option("--bot", metavar="BOT")] = None,
    games: Annotated[str | None, typer.Option("--games", metavar="N")] = None,
    budget: Annotated[str | None, typer.Option("--budget", metavar="BUDGET")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N")] = None,
    players: Annotated[str | None, typer.Option("--players", metavar="N")] = None,
    expansions: Annotated[str | None, typer.Option("--with", metavar="EXPANSION,...")] = None,
    wonders: Annotated[str | None, typer.Option("--wonders", metavar="CHOICE")] = None,
    solo: Annotated[str | None, typer.Option("--solo", metavar="LEVEL")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=CHOICE")] = None,
    command: Annotated[list[str] | None, typer.Option("--bot-command", metavar="NAME=COMMAND")] = None,
    jobs: Annotated[str | None, typer.Option("--jobs", metavar="N")] = None,
    folder: Annotated[str | None, typer.Option("--folder", metavar="DIR")] = None,
    json: Annotated[str | None, typer.Option("--json", metavar="FILE")] = None,
    html: Annotated[str | None, typer.Option("--html", metavar="FILE")] = None,
    svg: Annotated[str | None, typer.Option("--svg", metavar="DIR")] = None,
    png: Annotated[str | None, typer.Option("--png", metavar="DIR")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q")] = False,
    on: Annotated[str | None, typer.Option("--on", metavar="ray[://ADDRESS]")] = None,
    data: DataOption = None,
    lang: LangOption = None,
) -> int:
    terminal = terminal_for_computing(lang)
    if data is not None:
        catalogue.use(Path(data))
    from mirabilia.cli import options
    from mirabilia.cli import stats as counted

    short = {"expansions": expansions, "wonders": wonders, "solo": solo}
    given = {known: value for known, value in short.items() if value is not None}
    given |= options.separated(terminal.texts, option or ())
    settings = (players, games, seed, budget, jobs, folder, tuple(command or ()), json, html, svg, png, quiet, on)
    return counted.stats(terminal, counted.Args(tuple(what or ()), tuple(bot or ()), given, *settings))


@app.command()
def analyse(
    file: Annotated[str | None, typer.Argument(metavar="RECORD")] = None,
    position: Annotated[str | None, typer.Option("--position", metavar="FILE")] = None,
    cards: Annotated[str | None, typer.Option("--cards", metavar="seat|open")] = None,
    budget: Annotated[str | None, typer.Option("--budget", metavar="BUDGET")] = None,
    level: Annotated[str | None, typer.Option("--level", metavar="BOT")] = None,
    json: Annotated[str | None, typer.Option("--json", metavar="FILE")] = None,
    first: Annotated[str | None, typer.Option("--from", metavar="N")] = None,
    last: Annotated[str | None, typer.Option("--to", metavar="N")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="N")] = None,
    jobs: Annotated[str | None, typer.Option("--jobs", metavar="N")] = None,
    fill: Annotated[str | None, typer.Option("--fill", metavar="SEED")] = None,
    lang: LangOption = None,
    data: DataOption = None,
) -> int:
    terminal = terminal_for_computing(lang)
    if data is not None:
        catalogue.use(Path(data))
    from mirabilia.cli import analysing

    args = analysing.Args(file, position, cards, budget, level, json, first, last, jobs, seat, fill)
    return analysing.analyse(terminal, args)


@app.command()
def tune(
    game: GameArgument,
    folder: Annotated[str, typer.Option("--folder", metavar="DIR")] = "learning",
    generations: Annotated[str, typer.Option("--generations", metavar="N")] = "4",
    games: Annotated[str, typer.Option("--games", metavar="N")] = "2000",
    iterations: Annotated[str, typer.Option("--iterations", metavar="N")] = "200",
    hidden: Annotated[str | None, typer.Option("--hidden", metavar="N")] = None,
    epochs: Annotated[str | None, typer.Option("--epochs", metavar="N")] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="N")] = "1",
    start: Annotated[str | None, typer.Option("--start", metavar="FILE")] = None,
    jobs: Annotated[str | None, typer.Option("--jobs", metavar="N")] = None,
    out: Annotated[str | None, typer.Option("--out", metavar="FILE")] = None,
    on: Annotated[str | None, typer.Option("--on", metavar="ray[://ADDRESS]")] = None,
    lang: LangOption = None,
) -> int:
    terminal = terminal_for_computing(lang)
    from mirabilia.cli import tuning

    args = tuning.Args(game, folder, generations, games, iterations, hidden, epochs, seed, start, jobs, out, on)
    return tuning.tune(terminal, args)


@app.command()
def puzzles(
    action: Annotated[str, typer.Argument(metavar="ACTION")],
    game: GameArgument,
    number: Annotated[str, typer.Option("--number", metavar="N")] = "100",
    iterations: Annotated[str | None, typer.Option("--iterations", metavar="N")] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="N")] = "1",
    jobs: Annotated[str | None, typer.Option("--jobs", metavar="N")] = None,
    file: Annotated[str | None, typer.Option("--file", metavar="FILE")] = None,
    drop: Annotated[bool, typer.Option("--drop")] = False,
    lang: LangOption = None,
) -> int:
    terminal = terminal_for_computing(lang)
    from mirabilia.cli import puzzling

    return puzzling.puzzles(terminal, puzzling.Args(action, game, number, iterations, seed, jobs, file, drop))
