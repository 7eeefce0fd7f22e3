"""Bots that think elsewhere as Ray actors: the program of docs/hosting.md, as it stands there."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.server.process import Server
from tests.waiting import LONG

TOKEN = "only-for-machines-we-trust"  # noqa: S105  # of nobody
DOCUMENT = Path(__file__).parents[2] / "docs" / "hosting.md"
SITE, FLEET = "https://play.example.org", "range(8)"

pytestmark = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is no dependency: `pip install ray` beside Mirabilia to run this"
)


def program(server: Server) -> str:
    """The lines of the document, for a server of our own and two actors."""
    fences = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    (lines,) = (fence for fence in fences if "import ray" in fence)
    assert lines.count(SITE) == lines.count(FLEET) == 1
    return str(lines.replace(SITE, f"http://127.0.0.1:{server.port}").replace(FLEET, "range(2)"))


def test_ray_actors_think_for_a_server(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", log, worker_token=TOKEN, log_level="info")
    environment = os.environ | {"MIRABILIA_WORKER_TOKEN": TOKEN, "RAY_USAGE_STATS_ENABLED": "0"}
    actors = subprocess.Popen([sys.executable, "-c", program(server)], env=environment)
    try:
        wait_for_workers(log, 2, actors)
        table = server.open_table(None, "adept")
        with server.connect(table, server.sit(table, "Anna")) as anna:
            while anna.my_turn():
                assert anna.ask("move", text=anna.legal[0])["is"] == "done"
            assert anna.table["status"] == "over"
        assert actors.poll() is None
    finally:
        actors.terminate()
        actors.wait(LONG)
        server.stop()


def wait_for_workers(log: Path, number: int, actors: subprocess.Popen[bytes]) -> None:
    """Until so many have come; Ray takes its time to start."""
    while log.read_text(encoding="utf-8").count('"what": "worker came"') < number:
        with suppress(subprocess.TimeoutExpired):
            pytest.fail(f"the program has ended with {actors.wait(0.2)}")
