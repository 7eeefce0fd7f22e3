"""The package as it is installed: built once, then put into environments of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import environments
from tools.environments import Environment


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Uncompiled: compiling takes minutes, and tests/test_builds.py knows both builds."""
    return environments.build("wheel", tmp_path_factory.mktemp("wheel"), MIRABILIA_PURE="1")


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    try:
        return Environment(tmp_path / "environment")
    except environments.Unreachable as error:
        pytest.skip(str(error))
