"""Tournaments on a server, and their logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("format", sa.String(16), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("opener", sa.String(16), nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("starts_at", sa.BigInteger, nullable=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_index("tournaments_listed", "tournaments", ["status", "changed_at"])
    op.create_index("tournaments_opener", "tournaments", ["opener"])
    op.create_table(
        "tournament_log",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("tournament_log", "tournaments"):
        op.drop_table(name)
