"""Every extra brings what its part needs, and an installation without it says which one to install."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.cli.program import UNCOMPILED
from tests.package.installing import install_wheel, mirabilia
from tools.environments import Environment

pytestmark = pytest.mark.package

BASE = {"librt", "mirabilia", "msgspec", "mypy-extensions"}
SMALL = 15_000_000
INSTALLED = """
import json
from importlib.metadata import distributions
def size(package):
    return sum(file.locate().stat().st_size for file in package.files if file.locate().exists())
print(json.dumps({package.name.replace("_", "-"): size(package) for package in distributions()}))
"""


def refused(environment: Environment, *arguments: str) -> str:
    """The one line that is said, besides that nothing is compiled."""
    done = mirabilia(environment, *arguments)
    said = UNCOMPILED.sub("", done.stderr)
    assert (done.returncode, done.stdout, said.count("\n")) == (2, "", 1), done.stderr
    return said.strip()


def test_rules_bots_and_matches_need_three_packages(environment: Environment, wheel: Path) -> None:
    install_wheel(environment, wheel)
    listed = subprocess.run([environment.python, "-I", "-c", INSTALLED], capture_output=True, text=True, check=True)
    sizes = json.loads(listed.stdout)
    assert set(sizes) == BASE
    assert sum(sizes.values()) < SMALL
    environment.smoke("rules")
    typer = 'typer is not installed, and this needs it: pip install "mirabilia[cli]"'
    assert refused(environment, "play", "duel") == f"mirabilia: {typer}"
    assert refused(environment, "--help", "--lang", "it").endswith('non è installato: pip install "mirabilia[cli]"')


def test_the_terminal(environment: Environment, wheel: Path) -> None:
    install_wheel(environment, wheel, "cli")
    environment.smoke("cli")
    assert refused(environment, "serve").endswith('needs it: pip install "mirabilia[server]"')
    assert refused(environment, "serve", "--lang", "it").endswith('installato: pip install "mirabilia[server]"')
    numpy = 'numpy is not installed, and this needs it: pip install "mirabilia[tune]"'
    assert refused(environment, "tune", "duel") == f"mirabilia: {numpy}"


def test_the_server(environment: Environment, wheel: Path) -> None:
    install_wheel(environment, wheel, "server")
    environment.smoke("server")
    psycopg = 'psycopg is not installed, and this needs it: pip install "mirabilia[postgresql]"'
    assert refused(environment, "serve", "--database", "postgresql://nobody@localhost/x") == f"mirabilia: {psycopg}"


def test_the_server_on_postgresql(environment: Environment, wheel: Path, postgresql: str) -> None:
    install_wheel(environment, wheel, "postgresql")
    environment.smoke(f"server={postgresql}")


def test_learning(environment: Environment, wheel: Path) -> None:
    install_wheel(environment, wheel, "tune")
    environment.smoke("tune")
