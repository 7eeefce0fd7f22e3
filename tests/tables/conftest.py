"""Databases for tests: a fresh SQLite file, and a real PostgreSQL with a fresh schema each time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mirabilia.tables.store import Store
from tests.databases import fresh_database


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return fresh_database(request.getfixturevalue("postgresql"))


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store(url)
    opened.migrate()
    yield opened
    opened.close()
