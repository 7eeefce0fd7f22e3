"""The package as it is installed: built once, then put into environments of its own."""

from __future__ import annotations

import shutil
import tarfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import environments
from tools.environments import Environment


@pytest.fixture(scope="session")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution."""
    return environments.build("sdist", tmp_path_factory.mktemp("source"))


@pytest.fixture(scope="session")
def unpacked(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(source) as archive:
        archive.extractall(folder, filter="data")
    (project,) = folder.iterdir()
    return project


@pytest.fixture(scope="session")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Uncompiled: compiling takes minutes, and tests/test_builds.py knows both builds."""
    return environments.build("wheel", tmp_path_factory.mktemp("wheel"), unpacked, MIRABILIA_PURE="1")


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("environments") / "environment"


@pytest.fixture
def environment(place: Path) -> Iterator[Environment]:
    """A fresh one for each test, always at the same place: bytecode of the same packages is not made again."""
    try:
        made = Environment(place)
    except environments.Unreachable as error:
        pytest.skip(str(error))
    yield made
    shutil.rmtree(place)
