"""`mirabilia bot`: a bot that talks to other programs; and `--bot-command`: other programs as bots."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from functools import partial

from mirabilia import bots
from mirabilia.bots.protocol.engine import Engine
from mirabilia.bots.protocol.engine_options import EngineOptions
from mirabilia.bots.protocol.external import ExternalBot, ask_program
from mirabilia.bots.protocol.language import lines
from mirabilia.bots.protocol.program import ProgramFailed, split
from mirabilia.cli.choices import HUMAN
from mirabilia.cli.streams import OutputFailed, given_up
from mirabilia.cli.terminal import Failure, Terminal, one_of, printable, seed_in
from mirabilia.core.contract import Game
from mirabilia.core.describe import Texts

NAME = re.compile(r"[a-z][a-z0-9_-]{0,23}")
DIGITS = 20
SHOWN = 800
"""Characters of what was typed or said that a message repeats."""


def bot(terminal: Terminal, game: Game, level: str, seed: str) -> int:
    """Speak until told to quit."""
    texts = terminal.texts
    settings = EngineOptions(one_of(texts, "--level", level, bots.NAMES))
    settings.seed = seed_in(texts, seed)
    if not Engine(partial(say, texts), game.name, settings).run(lines(sys.stdin.buffer)):
        sys.stdout.flush()
        os._exit(0)  # a bot that does not stop must not hold up the end
    return 0


def say(texts: Texts, line: str) -> None:
    """Write a line at once. When that fails there is nothing left to do, whichever thread wanted to speak.

    A program that has stopped listening wants no bot any more: that is no failure.
    """
    try:
        sys.stdout.buffer.write(f"{line}\n".encode())
        sys.stdout.buffer.flush()
    except OutputFailed as failure:
        os._exit(0 if failure.unread else given_up(texts, failure))


def commands(texts: Texts, given: Iterable[str]) -> dict[str, str]:
    """The programs of `--bot-command NAME=COMMAND` by name."""
    commands: dict[str, str] = {}
    for assignment in given:
        name, equals, command = (part.strip() for part in assignment.partition("="))
        if not equals or not command:
            raise Failure(texts("bot-error-assignment", value=shortened(assignment)))
        if not NAME.fullmatch(name) or name in (*bots.NAMES, HUMAN, *commands):
            raise Failure(texts("bot-error-name", name=shortened(name)))
        with reporting_failures(texts, name):
            split(command)
        commands[name] = command
    return commands


def games_of(texts: Texts, name: str, command: str) -> tuple[str, ...]:
    """Start a program to see that it answers; the games it says it plays, () for all."""
    with reporting_failures(texts, name):
        return ask_program(command).games


@contextmanager
def hired(texts: Texts, game: Game, programs: Mapping[str, str]) -> Iterator[dict[str, ExternalBot]]:
    """Programs that play as bots, started; they leave when the game does."""
    with ExitStack() as stack:
        running = {}
        for name, command in programs.items():
            with reporting_failures(texts, name):
                running[name] = bot = stack.enter_context(closing(ExternalBot(command, name)))
                bot.check(game.name)
        yield running


def shortened(text: str) -> str:
    return printable(text[:SHOWN])


@contextmanager
def reporting_failures(texts: Texts, name: str) -> Iterator[None]:
    """What is wrong with a program, to the user."""
    try:
        yield
    except ProgramFailed as failure:
        raise Failure(texts("bot-error-program", name=name, reason=shortened(str(failure)))) from None
