"""Databases of a real PostgreSQL server; the server itself is the fixture `postgresql`."""

from __future__ import annotations

import uuid

import sqlalchemy as sa


def fresh_database(server: str) -> str:
    """A new database on a PostgreSQL server."""
    address = sa.make_url(server).set(drivername="postgresql+psycopg")
    name = f"t{uuid.uuid4().hex}"
    engine = sa.create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return address.set(database=name).render_as_string(hide_password=False)
