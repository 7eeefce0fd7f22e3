"""A program we have started and talk to, line by line. It may be slow, talk nonsense, hang or crash: we go on."""

from __future__ import annotations

import os
import shlex
import signal
import sys
import time
from collections import deque
from contextlib import suppress
from queue import Empty, Queue, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import IO

from mirabilia.bots.protocol import language
from mirabilia.bots.protocol.language import one_line

if sys.platform != "win32":
    import resource

LEAVING = 1.0
"""Seconds a program gets to end by itself."""
UNREAD = 1000
"""Lines kept until somebody reads them; the program then has to wait."""
COMPLAINTS = 3
"""How many of its last lines on the error output are quoted."""
LONGEST_COMPLAINT = 400
"""Characters of each."""
ALSO_READ = ("error", "option", "games")
"""What is worth reading besides the answer one waits for."""
SHORT = 0.05
POLITE = 5
"""How far programs stand back behind others who want the processor."""


class ProgramFailed(Exception):
    """A program that cannot be played with."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind
        """`start` (it cannot be started), `crash`, `time`, `illegal` (its move) or `refused` (it says it cannot)."""


def split(command: str) -> list[str]:
    """The words of a command; ProgramFailed when it has none, or a quote is not closed."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ProgramFailed("start", f"{command}: {error}") from None
    if not words:
        raise ProgramFailed("start", "there is no command")
    return words


def restrain(process: int, memory: int) -> None:
    """Let a program have so many bytes of memory, and the processor only while nobody else wants it."""
    with suppress(ProcessLookupError, PermissionError):
        if sys.platform != "win32":
            os.setpriority(os.PRIO_PROCESS, process, POLITE)
        if sys.platform == "linux":
            resource.prlimit(process, resource.RLIMIT_DATA, (memory, memory))
            resource.prlimit(process, resource.RLIMIT_CORE, (0, 0))


class Program:
    """A running program. Three threads carry what is written, answered and complained about."""

    def __init__(self, command: str, memory: int | None = None) -> None:
        self.command = command
        try:
            self.process = Popen(  # noqa: S603  # the owner of this machine has named the program
                split(command), stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
            )
        except (OSError, ValueError) as error:
            raise ProgramFailed("start", f"{command}: {getattr(error, 'strerror', None) or error}") from None
        if memory is not None:
            restrain(self.process.pid, memory)
        self.incoming: Queue[str | None] = Queue(UNREAD)
        self.outgoing: SimpleQueue[bytes | None] = SimpleQueue()
        self.complaints: deque[str] = deque(maxlen=COMPLAINTS)
        self.closed = False
        stdin, stdout, stderr = self.process.stdin, self.process.stdout, self.process.stderr
        self.writing = started(self._write, stdin)
        self.reading = [started(self._read, stdout), started(self._note, stderr)]

    # The threads.

    def _write(self, stream: IO[bytes]) -> None:
        with suppress(OSError, ValueError), stream:
            while (line := self.outgoing.get()) is not None:
                stream.write(line)
                stream.flush()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            for line in language.lines(stream):  # type: ignore[arg-type]  # a pipe reads like a file
                if line is not None:
                    self.incoming.put(line.decode("utf-8", errors="replace").strip())
        self.incoming.put(None)

    def _note(self, stream: IO[bytes]) -> None:
        with stream:
            for line in language.lines(stream):  # type: ignore[arg-type]
                if line:
                    self.complaints.append(one_line(line.decode("utf-8", errors="replace"))[:LONGEST_COMPLAINT])

    # Talking.

    def tell(self, line: str) -> None:
        self.outgoing.put(f"{line}\n".encode())

    def until(self, words: tuple[str, ...], seconds: float) -> list[str]:
        """What the program says up to a line that begins with one of the words."""
        latest = time.monotonic() + seconds
        lines: deque[str] = deque(maxlen=UNREAD)
        while True:
            line = self._next(latest)
            word = line.split(" ", 1)[0]
            if word in words or word in ALSO_READ:
                lines.append(line)
            if word in words:
                return list(lines)

    def _next(self, latest: float) -> str:
        """The next line, whatever it is."""
        left = latest - time.monotonic()
        try:
            line = self.incoming.get(timeout=left) if left > 0 else ""
        except Empty:
            left = 0
        if left <= 0:
            raise ProgramFailed("time", f"{self.command} does not answer in time")
        if line is None:
            raise self.crashed()
        return line

    def crashed(self) -> ProgramFailed:
        """Why it has gone, in its own words."""
        self.end(LEAVING)
        for thread in self.reading:
            thread.join(LEAVING)
        code = self.process.returncode
        how = f"ended by signal {-code}" if code < 0 else f"ended with code {code}"
        said = f": {' / '.join(self.complaints)}" if self.complaints else ""
        return ProgramFailed("crash", f"{self.command} has {how}{said}")

    # The end.

    def close(self, patience: float = LEAVING) -> None:
        """Ask the program to leave, and see to it that it does."""
        if self.closed:
            return
        self.closed = True
        self.tell("quit")
        self.outgoing.put(None)
        self.end(patience)
        self.join()

    def end(self, patience: float) -> None:
        try:
            self.process.wait(patience)
        except TimeoutExpired:
            self.kill()
            self.process.wait()

    def kill(self) -> None:
        """With all it has started."""
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    def join(self) -> None:
        """Let the threads end; if something still holds the pipes, the program has left it behind."""
        latest = time.monotonic() + LEAVING
        self.outgoing.put(None)
        while any(thread.is_alive() for thread in (*self.reading, self.writing)):
            with suppress(Empty):
                self.incoming.get(timeout=SHORT)
            if time.monotonic() > latest:
                self.kill()
                return


def started(work: object, stream: IO[bytes] | None) -> Thread:
    thread = Thread(target=work, args=(stream,), daemon=True)  # type: ignore[arg-type]
    thread.start()
    return thread
