"""The steps by which the database came to what it is: Alembic runs those that are missing when a server starts.

A new database is made as it is today, without the way there; a test compares the two. Alembic takes long to load, and
does so only where a step is missing.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import Connection

from mirabilia.tables.schema import metadata

FOLDER = Path(__file__).parent
VERSION = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Where Alembic keeps the last step that was taken."""


def steps() -> list[str]:
    """All steps that this version knows, as their files are numbered."""
    return sorted(file.name.partition("_")[0] for file in (FOLDER / "versions").glob("[0-9]*_*.py"))


def taken(connection: Connection) -> set[str]:
    """The last step that the database has taken; nothing if there was none."""
    if not sa.inspect(connection).has_table(VERSION.name):
        return set()
    return set(connection.execute(sa.select(VERSION.c.version_num)).scalars())


def is_newer(connection: Connection) -> bool:
    """Whether the database has taken steps that this version does not know."""
    return not taken(connection) <= set(steps())


def bring_up_to_date(connection: Connection) -> None:
    if not {VERSION.name, *metadata.tables}.intersection(sa.inspect(connection).get_table_names()):
        create(connection)
    elif taken(connection) != {steps()[-1]}:
        upgrade(connection)


def create(connection: Connection) -> None:
    """Make an empty database what it would be after all steps."""
    metadata.create_all(connection)
    VERSION.create(connection)
    connection.execute(VERSION.insert().values(version_num=steps()[-1]))


def upgrade(connection: Connection) -> None:
    """Take the steps that are missing."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
