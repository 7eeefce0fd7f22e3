"""The steps by which the database came to what it is: Alembic runs those that are missing when a server starts."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def settings() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config


def is_newer(connection: Connection) -> bool:
    """Whether the database has taken steps that this version does not know."""
    known = {step.revision for step in ScriptDirectory.from_config(settings()).walk_revisions()}
    return not known.issuperset(MigrationContext.configure(connection).get_current_heads())


def upgrade(connection: Connection) -> None:
    """Bring the database up to date."""
    config = settings()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
