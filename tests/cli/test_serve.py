"""`mirabilia serve`: a server that answers and stops, and what it refuses before it starts."""

from __future__ import annotations

import signal
import socket
import subprocess
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import Mirabilia
from tests.cli.program import command, environment
from tests.ports import free_port
from tests.server.process import wait_until_it_answers
from tests.waiting import LONG, until


def test_a_server_answers_and_stops_when_it_is_told(tmp_path: Path) -> None:
    port = free_port()
    with subprocess.Popen(
        command("serve", "--port", str(port)), env=environment(tmp_path), stdout=subprocess.PIPE, text=True
    ) as process:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
            wait_until_it_answers(client, process)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=LONG)
    assert f"Serving on http://127.0.0.1:{port}." in out
    assert (tmp_path / "tables.sqlite").exists()


@pytest.mark.parametrize("port", ["0", "70000", "http", "-1"])
def test_a_port_is_a_number(mirabilia: Mirabilia, port: str) -> None:
    done = mirabilia("serve", f"--port={port}")
    assert done.code == 2
    assert "a whole number from 1 to 65535" in done.err


def test_a_port_that_is_taken(mirabilia: Mirabilia) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = mirabilia("serve", "--port", str(port), "--lang", "it")
    assert done.code == 2
    assert f"impossibile ascoltare su 127.0.0.1:{port}" in done.err


@pytest.mark.parametrize("database", ["mysql://localhost/x", "nonsense", "sqlite:////dev/null/x/t.sqlite"])
def test_a_database_that_cannot_be_used(mirabilia: Mirabilia, database: str) -> None:
    done = mirabilia("serve", "--port", str(free_port()), "--database", database)
    assert done.code == 2
    assert "the database cannot be used: " in done.err


def test_several_processes_need_postgresql(mirabilia: Mirabilia) -> None:
    done = mirabilia("serve", "--workers", "2", "--port", str(free_port()))
    assert done.code == 2
    assert "several processes need PostgreSQL" in done.err


@pytest.mark.parametrize(("option", "value"), [("--workers", "0"), ("--workers", "many"), ("--log", "loud")])
def test_other_options_that_make_no_sense(mirabilia: Mirabilia, option: str, value: str) -> None:
    done = mirabilia("serve", option, value, "--lang", "it")
    assert done.code == 2
    assert value in done.err
    assert "non è possibile" in done.err


def test_without_a_port_the_next_free_one_is_taken_and_the_page_is_opened(tmp_path: Path) -> None:
    """The usual port is taken; a stand-in for a browser writes down what it is to open."""
    opened = tmp_path / "opened"
    with ExitStack() as taken:
        with suppress(OSError):  # somebody else has it: all the better
            taken.enter_context(socket.create_server(("127.0.0.1", 8000)))
        surroundings = environment(tmp_path) | {"BROWSER": f"sh -c 'echo %s > {opened}'"}
        with subprocess.Popen(
            command("serve", "--open", "--data", str(tmp_path / "own")),
            env=surroundings,
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            until(lambda: opened.exists() and opened.read_text())
            process.send_signal(signal.SIGINT)
            out, _ = process.communicate(timeout=LONG)
    address = opened.read_text().strip()
    assert f"Serving on {address}." in out
    assert address != "http://127.0.0.1:8000"
    assert (tmp_path / "own" / "tables.sqlite").exists()
