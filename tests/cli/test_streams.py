"""Standard streams that are full, closed or no longer read, and Ctrl-C at any time: never a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli import program
from tests.cli.program import redirected
from tests.ports import free_port

if sys.platform == "win32":
    pytest.skip("the redirections of a POSIX shell", allow_module_level=True)

GAME = str(Path(__file__).parent.parent / "golden" / "duel-military.txt")
COMMANDS = {
    "version": ("--version",),
    "help": ("--help",),
    "help of a command": ("match", "--help"),
    "games": ("games",),
    "cards": ("cards", "duel"),
    "rules": ("rules", "seven"),
    "play": ("play", "duel", "--seed", "7", "--vs", "random"),
    "replay": ("replay", GAME),
    "analyse": ("analyse", GAME, "--budget", "1i", "--to", "2", "--jobs", "1"),
    "analyse to JSON": ("analyse", GAME, "--budget", "1i", "--to", "2", "--jobs", "1", "--json", "-"),
    "match": ("match", "duel", "random", "random", "--games", "2", "--jobs", "1"),
    "bot": ("bot", "duel"),
    "completion": ("--show-completion",),
}
every_command = pytest.mark.parametrize("arguments", COMMANDS.values(), ids=COMMANDS.keys())


def said(errors: str) -> list[str]:
    """The lines of the error output that are about it."""
    return [line for line in errors.splitlines() if line.startswith("mirabilia: the output cannot be written")]


@every_command
@pytest.mark.parametrize(
    ("redirection", "reason"),
    [(">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")],
    ids=["full", "closed"],
)
def test_an_output_that_takes_nothing(
    tmp_path: Path, arguments: tuple[str, ...], redirection: str, reason: str
) -> None:
    done = redirected(tmp_path, redirection, *arguments, typed="mirabilia\n")
    assert done.code == 1
    assert said(done.err) == [f"mirabilia: the output cannot be written: {reason}"]


def test_it_is_said_in_italian(tmp_path: Path) -> None:
    done = redirected(tmp_path, ">/dev/full", "games", "--lang", "it")
    assert done.err == "mirabilia: impossibile scrivere l'output: No space left on device\n"


@pytest.mark.parametrize("name", ["cards", "play", "replay", "bot", "help"])
def test_a_reader_who_leaves_hears_nothing_of_it(tmp_path: Path, name: str) -> None:
    """The pipe is closed before anything is written to it."""
    done = redirected(tmp_path, "| true", *COMMANDS[name], typed="mirabilia\n" * 9)
    assert done.code in (0, 1, 141)
    assert "mirabilia:" not in done.err


@pytest.mark.parametrize("redirection", ["2>/dev/full", "2>&-"], ids=["full", "closed"])
def test_without_an_error_output_the_exit_code_tells(tmp_path: Path, redirection: str) -> None:
    assert redirected(tmp_path, redirection, "cards", "chess").code == 2
    done = redirected(tmp_path, redirection, *COMMANDS["match"])
    assert done.code == 0
    assert "random" in done.out


def test_nothing_at_all_is_open(tmp_path: Path) -> None:
    assert redirected(tmp_path, "<&- >&- 2>&-", "cards", "duel").code == 1


def test_a_closed_input_is_an_empty_one(tmp_path: Path) -> None:
    done = redirected(tmp_path, "<&-", *COMMANDS["play"])
    assert done.code == 0
    assert "The game is saved in" in done.out
    assert redirected(tmp_path, "<&-", "bot", "duel").code == 0


@pytest.mark.parametrize("redirection", [">/dev/full", ">&-"], ids=["full", "closed"])
def test_a_server_that_cannot_say_where_it_is(tmp_path: Path, redirection: str) -> None:
    done = redirected(tmp_path, redirection, "serve", "--port", str(free_port()))
    assert (done.code, len(said(done.err))) == (1, 1)


# Ctrl-C.


MOMENTS = {
    "loading the first modules": ("games", "typer"),
    "loading the texts": ("games", "fluent.runtime"),
    "loading a game": ("cards", "mirabilia.games.duel.data"),
    "a match begins": ("match", "mirabilia.arena.workers"),
    "an analysis begins": ("analyse", "mirabilia.tables.analysis_jobs"),
    "learning begins": ("tune", "concurrent.futures.process"),
    "the server is loaded": ("serve", "litestar"),
    "the server starts": ("serve", "mirabilia.server.app"),
}
"""The modules after whose loading Ctrl-C comes; Python tells of each."""


@pytest.mark.parametrize(("name", "module"), MOMENTS.values(), ids=MOMENTS.keys())
def test_control_c_at_any_moment(tmp_path: Path, name: str, module: str) -> None:
    """The whole process group gets it, as at a terminal."""
    own = ("--folder", str(tmp_path / "course"))
    more = {"serve": ("serve", "--port", str(free_port())), "tune": ("tune", "duel", "--jobs", "2", *own)}
    with subprocess.Popen(
        program.command(*(COMMANDS | more)[name]),
        env=program.environment(tmp_path, PYTHONPROFILEIMPORTTIME="1"),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    ) as process:
        assert process.stderr is not None
        for line in process.stderr:
            if line.split("|")[-1].strip() == module:
                break
        else:
            pytest.fail(f"{module} has not been loaded")
        os.killpg(process.pid, signal.SIGINT)
        rest = process.stderr.read()
    assert process.returncode in (130, -signal.SIGINT, 0), rest
    assert "Traceback" not in rest
    assert "Exception ignored" not in rest
