"""Alembic runs this for every command; the connection comes from `migrations.upgrade`."""

from __future__ import annotations

from alembic import context

from mirabilia.tables.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
