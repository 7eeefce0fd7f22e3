"""Where results go and records come from: `-`, pipes, devices, folders and what cannot be read."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest

from mirabilia.arena import files
from mirabilia.arena.tuning.duel import LESSON
from mirabilia.core import record as records
from mirabilia.core.saving import StreamError, read_whole, write_whole
from tests.cli import program
from tests.cli.conftest import Mirabilia
from tests.cli.program import redirected, run
from tests.duel.scenario import city, snapshot
from tests.waiting import LONG

GAME = Path(__file__).parent.parent / "golden" / "duel-military.txt"
MATCH = ("match", "duel", "random", "random", "--games", "2", "--jobs", "1")
ANALYSE = ("analyse", str(GAME), "--budget", "1i", "--to", "2", "--jobs", "1")
TUNE = ("tune", "duel", "--generations", "1", "--games", "2", "--iterations", "2", "--epochs", "1", "--hidden", "2")
posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes")


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    os.mkfifo(tmp_path / "pipe")
    return tmp_path / "pipe"


def everything(reader: int) -> bytes:
    """What has been written to a pipe by somebody who has left."""
    with os.fdopen(reader, "rb") as stream:
        return stream.read()


# The standard output.


def test_the_result_of_a_match_alone_on_the_standard_output(tmp_path: Path) -> None:
    done = run(tmp_path, *MATCH, "--out", "-")
    result = json.loads(done.out)
    assert (done.code, result["finished"], len(result["games"])) == (0, True, 2)
    assert "7 Wonders Duel: random 1 - random 2" in done.err
    assert not (tmp_path / "matches").exists()


def test_weights_alone_on_the_standard_output(tmp_path: Path) -> None:
    out = tmp_path / "duel.net"
    folder = ("--folder", str(tmp_path / "course"))
    done = redirected(tmp_path, f'> "{out}"', *TUNE, *folder, "--jobs", "1", "--out", "-")
    assert (done.code, done.out) == (0, "")
    assert "Generation 1: " in done.err
    LESSON.read(out)


@posix
@pytest.mark.parametrize("arguments", [(*MATCH, "--out"), (*ANALYSE, "--json")], ids=["match", "analyse"])
def test_the_device_is_the_standard_output(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    """Into a pipe and into a file, of which nothing is overwritten."""
    assert json.loads(run(tmp_path, *arguments, "/dev/stdout").out)
    out = tmp_path / "out.json"
    out.write_text("before\n")
    redirected(tmp_path, f'>> "{out}"', *arguments, "/dev/stdout")
    before, _, written = out.read_text(encoding="utf-8").partition("\n")
    assert (before, bool(json.loads(written))) == ("before", True)


@posix
def test_a_match_that_nobody_takes_is_kept(tmp_path: Path) -> None:
    done = redirected(tmp_path, ">/dev/full", *MATCH, "--out", "-")
    (file,) = (tmp_path / "matches").iterdir()
    assert done.code == 1
    assert "the output cannot be written: No space left on device" in done.err
    assert f"The result is in {file}" in done.err
    assert files.load(file).finished


def test_a_game_is_not_saved_in_the_standard_output(mirabilia: Mirabilia, tmp_path: Path) -> None:
    new = ("play", "duel", "--seed", "7", "--vs", "random")
    done = mirabilia(*new, "--save", "-")
    assert (done.code, "the record needs a file of its own" in done.err) == (2, True)
    assert "the record needs a file of its own" in mirabilia(*new, typed="save -\n").out
    assert len(program.records(tmp_path)) == 1


# Pipes.


@posix
@pytest.mark.parametrize("arguments", [(*MATCH, "--out"), (*ANALYSE, "--json")], ids=["match", "analyse"])
def test_a_pipe_gets_the_result_and_stays_a_pipe(tmp_path: Path, pipe: Path, arguments: tuple[str, ...]) -> None:
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    done = run(tmp_path, *arguments, str(pipe))
    assert done.code == 0
    assert "Duel" in done.out
    assert json.loads(everything(reader))
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert [file.name for file in tmp_path.iterdir()] == ["pipe"]


@posix
@pytest.mark.parametrize("arguments", [(*MATCH, "--out"), (*ANALYSE, "--json")], ids=["match", "analyse"])
def test_the_input_of_another_command(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    script = f'"$@" >(cat > "{tmp_path}/got") >/dev/null; code=$?; wait; exit $code'
    command = ["bash", "-c", script, "bash", *program.command(*arguments)]
    subprocess.run(command, env=program.environment(tmp_path), check=True, timeout=LONG)
    assert json.loads((tmp_path / "got").read_bytes())


@posix
@pytest.mark.parametrize(
    "arguments", [(*MATCH, "--out"), (*ANALYSE, "--json"), (*TUNE, "--out")], ids=["match", "analyse", "tune"]
)
def test_a_pipe_that_nobody_reads_is_told_at_once(mirabilia: Mirabilia, pipe: Path, arguments: tuple[str, ...]) -> None:
    done = mirabilia(*arguments, str(pipe), "--lang", "it")
    assert done.code == 1
    assert f"{pipe} non si può scrivere: nessuno legge dall'altra parte" in done.err
    assert stat.S_ISFIFO(pipe.stat().st_mode)


@posix
def test_a_game_is_not_saved_in_a_pipe(mirabilia: Mirabilia, pipe: Path) -> None:
    done = mirabilia("play", "duel", "--save", str(pipe))
    assert (done.code, "is there already" in done.err) == (2, True)


@posix
def test_devices_take_everything(mirabilia: Mirabilia) -> None:
    assert mirabilia(*ANALYSE, "--json", "/dev/null").code == 0
    done = mirabilia(*ANALYSE, "--json", "/dev/full")
    assert (done.code, "/dev/full cannot be written: No space left on device" in done.err) == (1, True)
    assert stat.S_ISCHR(os.stat("/dev/full").st_mode)


@pytest.mark.parametrize("arguments", [(*MATCH, "--out"), (*TUNE, "--out")], ids=["match", "tune"])
def test_a_folder_takes_nothing(mirabilia: Mirabilia, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = mirabilia(*arguments, str(tmp_path))
    assert (done.code, f"{tmp_path} cannot be written: it is a folder" in done.err) == (1, True)
    done = mirabilia(*arguments, str(tmp_path / "no" / "file"))
    assert (done.code, f"there is no folder {tmp_path / 'no'}" in done.err) == (2, True)


# Reading.


@posix
def test_records_and_positions_from_another_command(tmp_path: Path) -> None:
    position = tmp_path / "position.json"
    position.write_text(json.dumps(snapshot(age=2, accessible="walls forum", first=city(coins=20), pawn=7)))
    for arguments, source in (
        (("replay",), GAME),
        (("analyse", "--budget", "1i", "--to", "2", "--jobs", "1"), GAME),
        (("analyse", "--budget", "1i", "--position"), position),
        (("play", "duel", "--resume"), GAME),
    ):
        done = redirected(tmp_path, f'<(cat "{source}")', *arguments)
        assert (done.code, "Duel" in done.out or "Anna" in done.out) == (0, True), done.err
    assert len(program.records(tmp_path)) == 1  # the resumed game has a file now


@posix
@pytest.mark.parametrize(
    "arguments",
    [("replay",), ("analyse",), ("analyse", "--position"), ("play", "duel", "--resume")],
    ids=["replay", "analyse", "position", "resume"],
)
def test_what_cannot_be_read(mirabilia: Mirabilia, tmp_path: Path, pipe: Path, arguments: tuple[str, ...]) -> None:
    assert f"{pipe} cannot be read: nobody writes to it" in mirabilia(*arguments, str(pipe)).err
    assert f"{tmp_path} cannot be read: Is a directory" in mirabilia(*arguments, str(tmp_path)).err
    assert "/dev/zero cannot be read: it does not end" in mirabilia(*arguments, "/dev/zero").err
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    done = mirabilia(*arguments, str(binary))
    assert done.code == 1
    assert str(binary) in done.err


@posix
def test_what_has_to_be_a_file(mirabilia: Mirabilia, pipe: Path) -> None:
    for arguments in (("match", "--resume"), (*TUNE, "--start")):
        done = mirabilia(*arguments, str(pipe))
        assert done.code != 0
        assert "it is not a regular file" in done.err


# Whole files.


@posix
def test_a_link_goes_on_leading_to_its_file(tmp_path: Path) -> None:
    file, link = tmp_path / "file", tmp_path / "link"
    file.write_bytes(b"old")
    file.chmod(0o600)
    link.symlink_to(file)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert (file.read_bytes(), stat.S_IMODE(file.stat().st_mode)) == (b"new", 0o600)


@posix
def test_reading_and_writing_pipes(pipe: Path) -> None:
    with pytest.raises(StreamError, match="nobody reads"):
        write_whole(pipe, b"lost")
    with pytest.raises(StreamError, match="nobody writes"):
        read_whole(pipe)
    content = GAME.read_bytes() * 99  # more than a pipe holds
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    os.set_blocking(reader, True)
    with ThreadPoolExecutor() as pool:
        writing = pool.submit(write_whole, pipe, content)
        received = b""
        while not (writing.done() and received == content):
            received += os.read(reader, 65536)
        os.close(reader)


@posix
def test_a_slow_writer_is_waited_for(pipe: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting, really = Event(), os.set_blocking

    def noticed(handle: int, on: bool) -> None:
        really(handle, on)
        waiting.set()

    monkeypatch.setattr(os, "set_blocking", noticed)
    writer = os.open(pipe, os.O_RDWR)
    with ThreadPoolExecutor() as pool:
        reading = pool.submit(records.load, pipe)
        waiting.wait()
        os.write(writer, GAME.read_bytes())
        os.close(writer)
        assert reading.result().game == "duel"
