"""The standard streams of the process: closed, full, or left by whoever read them."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TextIO

from mirabilia.cli import language
from mirabilia.core import describe

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer

INPUT, OUTPUT, ERRORS = 0, 1, 2
CLOSED = {INPUT: os.O_RDONLY, OUTPUT: os.O_RDONLY, ERRORS: os.O_WRONLY}
"""How the null device stands in for a closed stream: nothing to read, an error for output, silence for messages."""
UNREAD = 141
"""The exit code of a program that has been ended by SIGPIPE."""


class OutputFailed(Exception):
    """The standard output takes nothing more. No OSError: nobody should take it for a problem with a file."""

    def __init__(self, cause: OSError) -> None:
        super().__init__(cause.strerror or str(cause))
        self.unread = cause.errno == errno.EPIPE
        """Whether the reader has left, which needs no words."""


class Output(io.FileIO):
    def write(self, data: ReadableBuffer) -> int:
        try:
            return super().write(data)
        except OSError as error:
            raise OutputFailed(error) from None


class Messages(io.FileIO):
    """The error output. When it fails nobody can be told, so the program goes on."""

    def write(self, data: ReadableBuffer) -> int:
        try:
            return super().write(data)
        except OSError:
            return memoryview(data).nbytes


def guarded(run: Callable[[Sequence[str]], int], arguments: Sequence[str]) -> int:
    """Run the program on streams that may fail; the exit code."""
    set_up()
    try:
        try:
            return run(arguments)
        finally:
            sys.stdout.flush()
    except OutputFailed as failure:
        drop_output()
        return given_up(describe.texts(language.of_arguments(arguments, os.environ)), failure)


def given_up(texts: describe.Texts, failure: OutputFailed) -> int:
    """Say what is wrong with the output, unless its reader has just left; the exit code."""
    if failure.unread:
        return UNREAD
    print(texts("terminal-error", reason=texts("terminal-error-output", reason=str(failure))), file=sys.stderr)
    return 1


def set_up() -> None:
    """Put streams in place whose failures are known for what they are."""
    for number, mode in CLOSED.items():
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, mode)  # it gets the lowest number that is free, which is this one
    sys.stdin = sys.stdin or open(INPUT, encoding="utf-8", closefd=False)  # noqa: SIM115  # it stays open
    sys.stdout = wrapped(sys.stdout, Output, OUTPUT)
    sys.stderr = wrapped(sys.stderr, Messages, ERRORS)


def wrapped(stream: TextIO | None, kind: type[io.FileIO], number: int) -> TextIO:
    if sys.platform == "win32" and stream is not None and stream.isatty():
        return stream  # a console has its own way to write, and does not fail
    raw = kind(number, "w", closefd=False)
    encoding = "utf-8" if stream is None else stream.encoding
    buffered = io.BufferedWriter(raw)
    immediate = raw.isatty() or number == ERRORS
    return io.TextIOWrapper(buffered, encoding, "replace", line_buffering=immediate)


def drop_output() -> None:
    """What is still waiting to be written goes nowhere, lest Python complain at the end."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, OUTPUT)
    os.close(null)
