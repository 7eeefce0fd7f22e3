"""Sessions at a pseudo-terminal, as a person has them."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from mirabilia.core import record as records
from tests.cli import program

if sys.platform == "win32":
    pytest.skip("there are no pseudo-terminals", allow_module_level=True)

import pty

PATIENCE = 30.0
INTERRUPT = "\x03"
PROMPT = "(help) > "


class Session:
    """A program at a terminal: what it shows is read, what is typed is sent."""

    def __init__(self, terminal: int, process: subprocess.Popen[bytes]) -> None:
        self.terminal, self.process, self.shown = terminal, process, ""

    def until(self, words: str) -> str:
        """All that is shown up to these words."""
        deadline = time.monotonic() + PATIENCE
        while words not in self.shown and self._read(deadline):
            continue
        assert words in self.shown, self.shown
        seen, _, self.shown = self.shown.partition(words)
        return seen

    def _read(self, deadline: float) -> bool:
        """Wait for more to be shown; False when the time is over or the program has ended."""
        ready, _, _ = select.select([self.terminal], [], [], max(0.0, deadline - time.monotonic()))
        try:
            piece = os.read(self.terminal, 65536) if ready else b""
        except OSError:  # the other end is closed
            return False
        self.shown += piece.decode("utf-8", "replace")
        return bool(piece)

    def type(self, text: str) -> None:
        os.write(self.terminal, text.encode())

    def interrupt(self) -> int:
        """Press Ctrl-C until it is noticed: Python may miss one that comes just as it begins to read a line."""
        for _ in range(10):
            self.type(INTERRUPT)
            deadline = time.monotonic() + PATIENCE / 10
            while self._read(deadline):
                continue
            if time.monotonic() < deadline:
                break
        return self.process.wait(PATIENCE)

    def end(self) -> int:
        """Read what is left and wait for the exit code."""
        while self._read(time.monotonic() + PATIENCE):
            continue
        return self.process.wait(PATIENCE)


@contextmanager
def session(home: Path, *arguments: str, **more: str) -> Iterator[Session]:
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        program.command(*arguments),
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=program.environment(home) | more,
        start_new_session=True,
        preexec_fn=_own_terminal,
    )
    os.close(theirs)
    try:
        yield Session(ours, process)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def _own_terminal() -> None:
    """Make the pseudo-terminal the one whose Ctrl-C reaches the program."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


NEW = ("play", "duel", "--seed", "7", "--wonders", "beginner", "--vs", "random")


def test_control_c_leaves_the_record_saved(tmp_path: Path) -> None:
    with session(tmp_path, *NEW) as terminal:
        assert program.CODES in terminal.until(PROMPT)
        terminal.type("build garrison\n")
        terminal.until("builds Garrison")
        terminal.until(PROMPT)
        assert terminal.interrupt() == 0
        assert "Traceback" not in terminal.shown
        assert "The game is saved in" in terminal.shown
    assert records.load(program.records(tmp_path)[0]).moves[0].text == "build garrison"


without_codes = pytest.mark.parametrize("plain", [{"NO_COLOR": "1"}, {"TERM": "dumb"}], ids=["NO_COLOR", "dumb"])


@without_codes
def test_no_codes_while_playing(tmp_path: Path, plain: dict[str, str]) -> None:
    """Not for colours, not by the line editor, not by a pager."""
    with session(tmp_path, *NEW, **plain) as terminal:
        shown = terminal.until("has to take a card")
        assert "┏" in shown
        shown += terminal.until(PROMPT)
        for typed in ("build garr\x7f\x7frison\n", "rules\n", "hint\n"):
            terminal.type(typed)
            shown += terminal.until(PROMPT)
        terminal.type("quit\n")
        assert terminal.end() == 0
        assert program.CODES not in shown + terminal.shown


GAME = str(Path(__file__).parent.parent / "golden" / "duel-military.txt")
COMMANDS = {
    "help": ("--help",),
    "games": ("games",),
    "cards": ("cards", "seven"),
    "rules": ("rules", "duel"),
    "replay": ("replay", "--plain", GAME),
    "match": ("match", "duel", "random", "greedy", "--games", "4", "--jobs", "1"),
    "analyse": ("analyse", GAME, "--budget", "1i", "--to", "4", "--jobs", "2"),
    "tune": ("tune", "duel", "--generations", "1", "--games", "2", "--iterations", "2", "--jobs", "1"),
    "an error": ("cards", "chess"),
}


@without_codes
@pytest.mark.parametrize("name", COMMANDS)
def test_no_codes_in_any_command(tmp_path: Path, name: str, plain: dict[str, str]) -> None:
    own = ("--folder", str(tmp_path / "course")) if name == "tune" else ()
    with session(tmp_path, *COMMANDS[name], *own, **plain) as terminal:
        assert terminal.end() == (2 if name == "an error" else 0)
        assert terminal.shown
        assert program.CODES not in terminal.shown


def test_a_bar_moves_where_it_may(tmp_path: Path) -> None:
    with session(tmp_path, *COMMANDS["match"]) as terminal:
        assert terminal.end() == 0
        assert program.CODES in terminal.shown


def test_colours_in_a_pipe_are_forced_and_forbidden(tmp_path: Path) -> None:
    assert program.CODES not in program.run(tmp_path, "cards", "duel").out
    assert program.CODES in program.run(tmp_path, "cards", "duel", FORCE_COLOR="1").out
    assert program.CODES not in program.run(tmp_path, "cards", "duel", FORCE_COLOR="1", NO_COLOR="1").out
    assert program.CODES not in program.run(tmp_path, "cards", "duel", FORCE_COLOR="1", TERM="dumb").out


def test_stepping_through_a_record(tmp_path: Path) -> None:
    program.run(tmp_path, *NEW, typed="build garrison\n1\n")
    with session(tmp_path, "replay", str(program.records(tmp_path)[0]), NO_COLOR="1") as terminal:
        terminal.until("0/4 ")
        terminal.type("\n")
        assert "1. Player 1: Build Garrison" in terminal.until("1/4 ")
        terminal.type("e\n")
        terminal.until("4/4 ")
        terminal.type("b\n")
        terminal.until("3/4 ")
        terminal.type("2\n")
        terminal.until("2/4 ")
        terminal.type("q\n")
        assert terminal.end() == 0
