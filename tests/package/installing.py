"""Installing packages, where an index or the cache has them."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools import environments
from tools.environments import Environment


def install(environment: Environment, *what: str) -> None:
    try:
        environment.install(*what)
    except environments.Unreachable as error:
        pytest.skip(f"packages are neither in uv's cache nor can they be fetched: {error}")


def install_wheel(environment: Environment, wheel: Path, extra: str = "") -> None:
    """Our package with an extra and the versions that are pinned."""
    requirement = f"{wheel}[{extra}]" if extra else str(wheel)
    install(environment, requirement, "--constraint", str(environments.PINNED))


def mirabilia(environment: Environment, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(environment.programs / "mirabilia"), *arguments],
        cwd=environment.folder,
        env=environment.variables
        | {"LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8", "MIRABILIA_HOME": str(environment.folder)}
        | variables,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
