"""The terminal itself: printing, asking, paging; a real one or a pipe."""

from __future__ import annotations

import os
import shutil
import sys
from importlib.util import find_spec

from rich.console import Console, RenderableType
from rich.text import Text

from mirabilia.core.describe import Texts, cut
from mirabilia.core.saving import StreamError
from mirabilia.core.stream import SEEDS

MOST_DIGITS = 20
SHOWN = 40
"""Characters of what was typed that a message repeats."""
DUMB = ("dumb", "unknown")
"""Terminals that can only print, as rich knows them."""


class Failure(Exception):
    """Something the user has to know of before the program gives up: one line and the exit code."""

    def __init__(self, message: str, code: int = 2) -> None:
        super().__init__(message)
        self.code = code


def one_of(texts: Texts, option: str, value: str, allowed: tuple[str, ...]) -> str:
    """The value if it is allowed, else a Failure that names what is."""
    if value not in allowed:
        raise Failure(texts("terminal-error-choice", option=option, value=value, allowed=", ".join(allowed)))
    return value


def number_in(typed: str) -> int | None:
    """The whole number that was typed; None if it is none, or one nobody could mean."""
    return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) <= MOST_DIGITS else None


def whole(texts: Texts, option: str, typed: str, last: int) -> int:
    """A whole number from 1 to the last one, else a Failure that says so."""
    number = number_in(typed)
    if number is None or not 1 <= number <= last:
        raise Failure(texts("terminal-error-whole", option=option, value=cut(typed, SHOWN), last=str(last)))
    return number


def seed_in(texts: Texts, typed: str, option: str = "--seed") -> int:
    number = number_in(typed)
    if number is None or number >= SEEDS:
        raise Failure(texts("terminal-error-seed", option=option, value=cut(typed, SHOWN), last=str(SEEDS - 1)))
    return number


def printable(text: str) -> str:
    """Text from outside without anything that would command the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def reason_of(texts: Texts, error: OSError) -> str:
    """Why a file cannot be used: in the system's words, or in ours."""
    if isinstance(error, StreamError):
        return texts(f"terminal-file-{error.kind}")
    return error.strerror or str(error)


def without_codes() -> bool:
    """Whether no escape sequence may be written, not for colours nor for moving the cursor."""
    return bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM", "").lower() in DUMB


def console(on_error_output: bool = False) -> Console:
    return Console(
        color_system=None if without_codes() else "auto",
        stderr=on_error_output,
        highlight=False,
        markup=False,
        emoji=False,
    )


def progress_console() -> Console | None:
    """The error output where a bar can move; None where there may only be lines."""
    errors = console(on_error_output=True)
    return errors if errors.is_terminal and not without_codes() else None


class Terminal:
    def __init__(self, texts: Texts, on_error_output: bool = False) -> None:
        self.texts = texts
        self.console = console(on_error_output)
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive and not without_codes() and find_spec("readline"):
            import readline  # noqa: F401  # line editing and history for input()

    def on_error_output(self) -> Terminal:
        return Terminal(self.texts, on_error_output=True)

    def silenced(self) -> Terminal:
        """One that says nothing, for `--quiet`."""
        silent = Terminal(self.texts)
        silent.console.quiet = True
        return silent

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, *parts: RenderableType) -> None:
        for part in parts:
            if self.console.is_terminal:
                self.console.print(part)
            else:
                self._say_plain(part)

    def say_whole(self, line: str) -> None:
        """A line with a file name in it, never broken, so that it can be copied."""
        self.console.print(Text(line), soft_wrap=True)

    def _say_plain(self, part: RenderableType) -> None:
        """Without the spaces with which tables fill their lines."""
        with self.console.capture() as captured:
            self.console.print(part)
        self.console.file.write("".join(f"{line.rstrip()}\n" for line in captured.get().splitlines()))
        self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """A line the user types; EOFError when there are no more. A piped one is printed, so that a log reads well."""
        if self.interactive:
            return input(f"{prompt} ").strip()
        if sys.stdin.isatty():
            self.say(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            self.say(f"{prompt} {printable(line.strip())}")
        return line.strip()

    def clear(self) -> None:
        """Push what was shown off the screen."""
        self.say("\n" * self.console.height)

    def page(self, *parts: RenderableType) -> None:
        """A long text: page by page on a real terminal."""
        if not self.interactive or without_codes():
            self.say(*parts)
            return
        os.environ.setdefault("LESS", "-FRX")
        plain = "PAGER" in os.environ or shutil.which("less") is None
        with self.console.pager(styles=not plain):
            self.say(*parts)
