"""Where the result of a command goes: a file, a pipe or a device, or the standard output."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import BinaryIO

from mirabilia.cli.terminal import Failure, Terminal, reason_of
from mirabilia.core.describe import Texts
from mirabilia.core.saving import is_stream, open_stream, write_whole

STANDARD = "-"
"""Names the standard input or output in the place of a file."""
OUTPUTS = (STANDARD, "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1")


class Target:
    """Tried at the beginning, so that nothing is computed for nobody; a pipe stays open until the result is there."""

    def __init__(self, texts: Texts, name: str) -> None:
        self.texts, self.path = texts, Path(name).expanduser()
        self.is_standard = name in OUTPUTS
        self.stream: BinaryIO | None = None
        if self.is_standard:
            return
        try:
            if is_stream(self.path):
                self.stream = open_stream(self.path)
        except OSError as error:
            raise self.failure(error) from None
        if self.path.is_dir():
            raise self.failure(IsADirectoryError(texts("terminal-file-folder")))
        if not self.path.parent.is_dir():
            raise Failure(texts("terminal-error-folder", folder=str(self.path.parent)))

    @property
    def is_file(self) -> bool:
        """Whether it is a file, which may be there already and can be replaced."""
        return not self.is_standard and self.stream is None

    def is_same(self, other: Target) -> bool:
        return self.path == other.path or (self.is_standard and other.is_standard)

    def failure(self, error: OSError) -> Failure:
        reason = reason_of(self.texts, error)
        return Failure(self.texts("terminal-error-unwritten", file=str(self.path), reason=reason), 1)

    def write(self, content: bytes) -> None:
        """Write the result, a file whole or not at all; OSError if that fails."""
        if self.is_standard:
            sys.stdout.flush()
            sys.stdout.buffer.write(content)
            sys.stdout.buffer.flush()
        elif self.stream is not None:
            with self.stream as stream:
                stream.write(content)
        else:
            write_whole(self.path, content)


def target_of(texts: Texts, name: str | None) -> Target | None:
    return None if name is None else Target(texts, name)


def new_target(texts: Texts, name: str | None) -> Target | None:
    """Where the JSON goes: a file must not be there yet, so that nothing is lost."""
    target = target_of(texts, name)
    if target is not None and target.is_file and target.path.exists():
        raise Failure(texts("terminal-error-exists", file=str(target.path)))
    return target


def report_terminal(terminal: Terminal, target: Target | None) -> Terminal:
    """Where people read about it: the error output, if the result itself goes to the standard output."""
    return terminal.on_error_output() if target is not None and target.is_standard else terminal
