"""The Containerfile and the systemd unit name files, commands, options and variables that there are."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest
import typer

from mirabilia.cli.app import app
from tests.ports import free_port
from tests.server.conftest import server as server
from tests.server.process import Server
from tools.environments import ROOT

CONTAINERFILE = ROOT / "Containerfile"
UNIT = ROOT / "packaging" / "mirabilia.service"
PAGE = ROOT / "docs" / "hosting.md"
PROGRAM = "/opt/mirabilia/bin/mirabilia"
MOST_EXPOSED = "20"
"""Of 100, as systemd-analyze counts."""
HOME = "MIRABILIA_HOME"


def instructions(name: str) -> list[str]:
    """What follows an instruction of the Containerfile, each time it is there."""
    lines = [line for line in CONTAINERFILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [line.partition(" ")[2] for line in joined.splitlines() if line.startswith(f"{name} ")]


def service() -> dict[str, str]:
    parser = ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read(UNIT, encoding="utf-8")
    return dict(parser["Service"])


def options_of(command: str) -> set[str]:
    group = typer.main.get_command(app)
    return {option for parameter in group.commands[command].params for option in parameter.opts}  # type: ignore[attr-defined]


def check_command(words: list[str]) -> None:
    program, command, *arguments = words
    assert Path(program).name == "mirabilia"
    assert {word.partition("=")[0] for word in arguments if word.startswith("--")} <= options_of(command)


def test_what_is_copied_into_the_image_exists() -> None:
    for line in instructions("COPY"):
        if not line.startswith("--from="):
            *sources, _ = line.split()
            for name in sources:
                assert (ROOT / name).exists(), name
                ignored = subprocess.run(["git", "check-ignore", "-q", name], cwd=ROOT, check=False)
                assert ignored.returncode != 0, f"{name} is not part of the project"


def test_everything_that_the_build_reads_is_copied() -> None:
    copied = {name for line in instructions("COPY") for name in line.split()[:-1]}
    assert {
        "pyproject.toml",
        "hatch_build.py",
        "README.md",
        "LICENSE",
        "licenses",
        "locales",
        "src",
        "tools",
        "web",
    } <= copied


def test_the_image_runs_the_server() -> None:
    (command,) = instructions("CMD")
    check_command(json.loads(command))


def test_every_variable_is_an_option_of_the_server() -> None:
    named = re.findall(
        r"\bMIRABILIA_[A-Z]+\b", "\n".join(file.read_text("utf-8") for file in (CONTAINERFILE, UNIT, PAGE))
    )
    assert {"MIRABILIA_HOST", "MIRABILIA_PORT", "MIRABILIA_DATABASE"} <= set(named)
    for variable in set(named) - {HOME}:
        assert f"--{variable.removeprefix('MIRABILIA_').lower()}" in options_of("serve"), variable


def healthy(port: int) -> bool:
    (check,) = instructions("HEALTHCHECK")
    _, *arguments = json.loads(check.partition("CMD ")[2])
    environment = os.environ | {"MIRABILIA_PORT": str(port)}
    run = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, check=False)
    return run.returncode == 0


def test_the_health_check_knows_whether_the_server_answers(server: Server) -> None:
    assert healthy(server.port)
    assert not healthy(free_port())


def test_the_unit_runs_the_server() -> None:
    words = shlex.split(service()["ExecStart"])
    assert words[0] == PROGRAM
    check_command(words)
    assert service()["Environment"] == f"{HOME}=%S/{service()['StateDirectory']}"


def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze here")
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text(encoding="utf-8").replace(PROGRAM, "/bin/true"), encoding="utf-8")
    for check in (["verify", "--man=no"], ["security", "--offline=true", f"--threshold={MOST_EXPOSED}"]):
        done = subprocess.run(["systemd-analyze", *check, str(unit)], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr + done.stdout
        assert unit.name not in done.stderr, done.stderr


def test_the_page_says_what_the_containerfile_needs() -> None:
    text = PAGE.read_text(encoding="utf-8")
    (port,) = instructions("EXPOSE")
    (volume,) = instructions("VOLUME")
    assert f"{port}:{port}" in text
    assert f"mirabilia:{volume}" in text
