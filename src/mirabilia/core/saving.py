"""Files that are read and written whole, or not at all.

Pipes and devices stay what they are, and nobody waits for the other end of a pipe.
"""

from __future__ import annotations

import errno
import os
import stat
import tempfile
from pathlib import Path
from typing import BinaryIO

AT_ONCE = getattr(os, "O_NONBLOCK", 0)
"""Opening a pipe does not wait for somebody at the other end."""
MOST = 64 * 1024 * 1024
"""Bytes that are read from what is no file: some devices never end."""


class StreamError(OSError):
    """Nobody at the other end of a pipe (`unread`, `unwritten`), or a device that does not end (`endless`)."""

    REASONS = {"unread": "nobody reads from it", "unwritten": "nobody writes to it", "endless": "it does not end"}

    def __init__(self, kind: str, path: Path) -> None:
        super().__init__(errno.EPIPE, self.REASONS[kind], str(path))
        self.kind = kind


def is_stream(path: Path) -> bool:
    """Whether something is there that is neither a file nor a folder: a pipe, a device."""
    try:
        mode = path.stat().st_mode
    except OSError:
        return False
    return not stat.S_ISREG(mode) and not stat.S_ISDIR(mode)


# Writing.


def write_whole(path: Path, content: bytes) -> None:
    """Whatever goes wrong, an older file of that name stays as it was; a link goes on leading to it."""
    if is_stream(path):
        with open_stream(path) as stream:
            stream.write(content)
    else:
        _replace(path.resolve(), content)


def open_stream(path: Path) -> BinaryIO:
    """A pipe or a device, to write to; StreamError at once if nobody reads."""
    try:
        handle = os.open(path, os.O_WRONLY | AT_ONCE)
    except OSError as error:
        raise (StreamError("unread", path) if error.errno == errno.ENXIO else error) from None
    os.set_blocking(handle, True)  # a slow reader is waited for
    return os.fdopen(handle, "wb")


def _replace(path: Path, content: bytes) -> None:
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, path.stat().st_mode & 0o777 if path.exists() else 0o644)
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


# Reading.


def read_whole(path: Path) -> bytes:
    """All that is in a file, or comes from a pipe that somebody writes to."""
    with open(path, "rb", buffering=0, opener=lambda name, flags: os.open(name, flags | AT_ONCE)) as file:
        mode = os.fstat(file.fileno()).st_mode
        if stat.S_ISREG(mode):
            return file.read()
        start = file.read(1) if stat.S_ISFIFO(mode) else b""
        if start == b"" and stat.S_ISFIFO(mode):
            raise StreamError("unwritten", path)
        os.set_blocking(file.fileno(), True)  # None: somebody has yet to write
        content = bytearray(start or b"")
        while piece := file.read(MOST + 1 - len(content)):
            content += piece
            if len(content) > MOST:
                raise StreamError("endless", path)
        return bytes(content)
