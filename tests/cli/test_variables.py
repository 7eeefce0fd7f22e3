"""The options of the server as variables of the environment, and that no password is shown to anybody."""

from __future__ import annotations

import json
import logging
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
import typer

from mirabilia.cli.app import app
from mirabilia.server.logs import JsonFormatter
from mirabilia.tables.store import Store, Unavailable, masked
from tests.cli.conftest import Mirabilia
from tests.cli.program import command, environment
from tests.databases import fresh_database
from tests.ports import free_port
from tests.server.process import wait_until_it_answers
from tests.waiting import LONG, until

DOCS = Path(__file__).parents[2] / "docs"
SECRET = "s3cret-Pa55"  # noqa: S105  # of nobody
ELSEWHERE = {
    "MIRABILIA_PURE",
    "MIRABILIA_HOME",
    "MIRABILIA_DATA",
    "MIRABILIA_SERVER",
    "MIRABILIA_NO_PAGES",
    "MIRABILIA_BUILD",
}
"""Variables that are taken."""


def variables() -> dict[str, str]:
    group = typer.main.get_command(app)
    options = group.commands["serve"].params  # type: ignore[attr-defined]
    return {option.opts[0]: option.envvar for option in options}


def test_every_option_has_a_variable_of_its_own_and_the_page_says_which() -> None:
    page = (DOCS / "server.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(--[a-z-]+)` \| `(MIRABILIA_[A-Z_]+)` \|", page, re.MULTILINE))
    assert rows == variables()
    assert len(set(rows.values())) == len(rows)
    assert not set(rows.values()) & ELSEWHERE


def test_help_names_them(mirabilia: Mirabilia) -> None:
    for language, word in (("en", "variable"), ("it", "variabile")):
        said = " ".join(mirabilia("serve", "--help", "--lang", language).out.split())
        for name in variables().values():
            assert f"[{word} {name}]" in said


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("HOST", "no.such.host.invalid", "MIRABILIA_HOST, --port: cannot listen on no.such.host.invalid"),
        ("PORT", "http", "MIRABILIA_PORT: “http” is not possible"),
        ("WORKERS", "0", "MIRABILIA_WORKERS: “0” is not possible"),
        ("WORKERS", "2", "MIRABILIA_WORKERS: several processes need PostgreSQL"),
        ("DATABASE", "nonsense", "MIRABILIA_DATABASE: the database cannot be used: "),
        ("SERVE_DATA", "/dev/null/folder", "MIRABILIA_SERVE_DATA: /dev/null/folder cannot be used"),
        ("LOG", "loud", "MIRABILIA_LOG: “loud” is not possible"),
        ("OPEN", "perhaps", "MIRABILIA_OPEN: “perhaps” is not possible; possible: 1, on, true, yes, 0, off"),
        ("LANG", "de", "MIRABILIA_LANG: “de” is not possible; possible: en, it"),
        ("BOT_COMMAND", "own", "MIRABILIA_BOT_COMMAND: “own” is not possible; possible: NAME=COMMAND"),
        ("BOT_COMMAND", "own='python", "MIRABILIA_BOT_COMMAND: a quotation mark is missing"),
        ("BOT_COMMAND", "own='no-such-program at-all'", "MIRABILIA_BOT_COMMAND: own cannot play: "),
    ],
)
def test_a_wrong_value_is_called_by_its_variable(mirabilia: Mirabilia, name: str, value: str, reason: str) -> None:
    done = mirabilia("serve", **{"MIRABILIA_PORT": str(free_port()), f"MIRABILIA_{name}": value})
    assert done.code == 2
    assert reason.replace("--port", "MIRABILIA_PORT") in done.err


def test_the_command_line_wins(mirabilia: Mirabilia) -> None:
    done = mirabilia("serve", "--port", "70000", MIRABILIA_PORT="80000", MIRABILIA_LANG="it")
    assert "--port: «70000» non è possibile" in done.err
    assert "MIRABILIA_PORT" not in done.err
    assert "--port: “x” is not possible" in mirabilia("serve", "--port=x", "--lang", "en", MIRABILIA_LANG="it").err


def test_the_language_of_every_command(mirabilia: Mirabilia) -> None:
    assert "per 2 giocatori" in mirabilia("games", MIRABILIA_LANG="it", LANG="en_GB.UTF-8").out


# Passwords.


def test_passwords_are_masked() -> None:
    for address in (
        f"postgresql://anna:{SECRET}@db:5432/tables",
        f"postgresql://anna:a@{SECRET}/b@db/tables",
        f"anna:{SECRET}@db",
        f"postgresql://anna://{SECRET}@db/tables",
        f"postgresql://db/tables?user=anna&password={SECRET}&sslmode=require",
    ):
        shown = masked(f"cannot use {address!r}: no")
        assert SECRET not in shown
        assert "db" in shown
    for harmless in ("sqlite:////srv/tables.sqlite", "postgresql://anna@db/tables", "12:30 mail to anna@db"):
        assert masked(harmless) == harmless


@pytest.mark.parametrize(
    "address",
    [
        f"postgresql://anna:a@{SECRET}@127.0.0.1:1/tables",
        f"postgresql://anna:{SECRET}@127.0.0.1:one/tables",
        f"postgresql://anna:{SECRET}@127.0.0.1:1/tables",
        f"postgresql+none://anna:{SECRET}@127.0.0.1:1/tables",
        f"mysql://anna:{SECRET}@127.0.0.1/tables",
        f"anna:{SECRET}@127.0.0.1/tables",
    ],
)
def test_no_error_tells_a_password(address: str) -> None:
    with pytest.raises(Unavailable) as refused:
        Store(address).migrate()
    assert SECRET not in str(refused.value)
    assert "\n" not in str(refused.value)


def test_no_log_tells_a_password() -> None:
    fields = {"error": f"no postgresql://anna:{SECRET}@db/tables", "more": [1, "two"]}
    record = logging.makeLogRecord({"msg": "listening", "name": "mirabilia.tables", "fields": fields})
    line = JsonFormatter().format(record)
    assert SECRET not in line
    assert json.loads(line)["error"] == "no postgresql://anna:***@db/tables"


CURIOUS = """
import os, pathlib, runpy, sys
pathlib.Path(sys.argv.pop(1)).write_text(repr(os.environ))
runpy.run_module("mirabilia", run_name="__main__")
"""
"""A bot that writes down what it is told."""


@pytest.mark.skipif(sys.platform != "linux", reason="/proc shows what others can see")
def test_nobody_sees_the_password(tmp_path: Path, postgresql: str) -> None:
    """Not in the command line of any process, not in the environment of a bot, not in what the server says."""
    address = sa.make_url(fresh_database(postgresql)).set(password=SECRET).render_as_string(hide_password=False)
    noted, port = tmp_path / "noted", free_port()
    bot = shlex.join([sys.executable, "-c", CURIOUS, str(noted), "bot", "duel", "--level", "random"])
    settings = {"DATABASE": address, "PORT": str(port), "WORKERS": "2", "LOG": "debug"}
    chosen = {f"MIRABILIA_{name}": value for name, value in settings.items()}
    with subprocess.Popen(
        command("serve"),
        env=environment(tmp_path) | chosen | {"MIRABILIA_BOT_COMMAND": shlex.quote(f"curious={bot}")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
            wait_until_it_answers(client, process)
            opened = client.post("/api/tables", json={"game": "duel", "seats": ["curious", None]})
            client.post(f"/api/tables/{opened.json()['table']}/seats", json={"name": "Anna"})
            moves_have_been_made(client, opened.json()["table"])
        lines = [cmdline(pid) for pid in family(process.pid)]
        process.send_signal(signal.SIGINT)
        said, _ = process.communicate(timeout=LONG)
    assert opened.status_code == 201
    assert len(lines) >= 5  # the server, its two processes, workers that think, the bot
    assert not [line for line in lines if SECRET in line]
    assert "MIRABILIA_" in noted.read_text()
    assert SECRET not in noted.read_text()
    assert f"http://127.0.0.1:{port}" in said
    assert SECRET not in said


def moves_have_been_made(client: httpx.Client, table: str) -> None:
    until(lambda: client.get(f"/api/tables/{table}").json()["moves"])


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [pid, *(one for child in children for one in family(int(child)))]


def cmdline(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode()
    except OSError:
        return ""
