"""What can be typed next: completion in the shell. Only what is quick to find out, for somebody waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import typer
from typer._completion_shared import Shells, _get_shell_name, get_completion_script, install

from mirabilia.cli import COMPLETION
from mirabilia.cli.terminal import Failure
from mirabilia.core.describe import LANGUAGES, Texts

PROGRAM = "mirabilia"
LOG_LEVELS = ("debug", "info", "warning", "error")
HUMAN = "human"
"""What `--vs` calls people."""


class Candidate(msgspec.Struct, frozen=True):
    """A word that fits, as typer's shells expect it."""

    value: str
    help: str = ""
    type: str = "plain"


def candidates(texts: Texts, parameter: Any, context: typer.Context, incomplete: str) -> list[Candidate]:
    """What a parameter can be, from what has been typed of it; nothing for files, which the shell knows better."""
    find = FINDERS.get(parameter.name)
    return [] if find is None else [one for one in find(texts, context, incomplete) if one.value.startswith(incomplete)]


# The choices of each parameter.


def _games(texts: Texts, _: typer.Context, __: str) -> list[Candidate]:
    from mirabilia import games

    return [Candidate(name, texts(f"{name}-title")) for name in games.names()]


def _bots(texts: Texts, context: typer.Context, _: str) -> list[Candidate]:
    from mirabilia import bots

    judging = context.command.name == "analyse"  # a bot that plays anything judges nothing
    names = [name for name in bots.NAMES if not (judging and name == "random")]
    return [Candidate(name, texts("web-level", bot=name)) for name in names]


def _opponents(texts: Texts, context: typer.Context, incomplete: str) -> list[Candidate]:
    return _in_row(incomplete, [*_bots(texts, context, ""), Candidate(HUMAN)])


def _players(_: Texts, context: typer.Context, __: str) -> list[Candidate]:
    game = _game(context)
    return [] if game is None else _words(map(str, game.players))


def _option(name: str) -> Callable[[Texts, typer.Context, str], list[Candidate]]:
    """Finds the choices of an option that has a word of its own on the command line."""

    def find(_: Texts, context: typer.Context, incomplete: str) -> list[Candidate]:
        option = next((one for one in _options(context) if one.name == name), None)
        if option is None:
            return []
        candidates = _words([*option.choices, *option.row])
        return _in_row(incomplete, candidates) if option.several or option.row else candidates

    return find


def _assignments(_: Texts, context: typer.Context, __: str) -> list[Candidate]:
    from mirabilia.cli.options import SHORT

    options = [option for option in _options(context) if option.name not in SHORT]
    return _words(f"{one.name}={choice}" for one in options for choice in (*one.choices, *one.row))


def _fixed(*words: str) -> Callable[[Texts, typer.Context, str], list[Candidate]]:
    return lambda *_: _words(words)


def _words(words: Iterable[str]) -> list[Candidate]:
    return [Candidate(word) for word in dict.fromkeys(words)]


def _in_row(incomplete: str, candidates: list[Candidate]) -> list[Candidate]:
    """The next word of a row with commas."""
    before, comma, _ = incomplete.rpartition(",")
    return [Candidate(f"{before}{comma}{one.value}", one.help) for one in candidates]


def _options(context: typer.Context) -> Iterable[Any]:
    game = _game(context)
    return () if game is None else game.options


def _game(context: typer.Context) -> Any:
    from mirabilia import games

    typed = (context.params.get("game"), *context.args)  # behind an option without a value the words are not sorted yet
    name = next((word for word in typed if word in games.names()), None)
    return None if name is None else games.get(name)


FINDERS: dict[str, Callable[[Texts, typer.Context, str], list[Candidate]]] = {
    "game": _games,
    "bot": _bots,
    "level": _bots,
    "vs": _opponents,
    "players": _players,
    "expansions": _option("expansions"),
    "wonders": _option("wonders"),
    "solo": _option("solo"),
    "option": _assignments,
    "lang": _fixed(*LANGUAGES),
    "log": _fixed(*LOG_LEVELS),
    "cards": _fixed("seat", "open"),
    "format": _fixed("round-robin", "swiss", "gauntlet"),
}


# Setting it up.


def show_completion(texts: Texts, context: typer.Context, _: Any, value: Any) -> None:
    if value and not context.resilient_parsing:
        typer.echo(get_completion_script(prog_name=PROGRAM, complete_var=COMPLETION, shell=_shell(texts)))
        raise typer.Exit


def install_completion(texts: Texts, context: typer.Context, _: Any, value: Any) -> None:
    if not value or context.resilient_parsing:
        return
    try:
        shell, path = install(_shell(texts), PROGRAM, COMPLETION)
    except OSError as error:
        raise Failure(texts("terminal-completion-failed", reason=str(error)), 1) from None
    typer.echo(texts("terminal-completion-installed", shell=shell, file=str(path)))
    raise typer.Exit


SETUP = {"show_completion": show_completion, "install_completion": install_completion}


def _shell(texts: Texts) -> str:
    """The shell that has started the program."""
    known, shell_name = [shell.value for shell in Shells], _get_shell_name()
    if shell_name not in known:
        raise Failure(texts("terminal-completion-shell", shells=", ".join(known)))
    return shell_name
