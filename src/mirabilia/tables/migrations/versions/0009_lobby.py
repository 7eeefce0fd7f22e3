"""Who waits for a game, invitations, blocks, reports, and where browsers take notifications."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("seek", sa.String(24), primary_key=True),
        sa.Column(
            "process", sa.String(16), sa.ForeignKey("processes.process", ondelete="CASCADE"), nullable=True, index=True
        ),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("seeks_waiting", "seeks", ["game", "pace", "at"])
    op.create_table(
        "invitations",
        sa.Column("invitation", sa.String(24), primary_key=True),
        sa.Column("inviter", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("invited", sa.String(64), nullable=False, index=True),
        sa.Column("table_id", sa.String(32), nullable=False, index=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("accepted", sa.Boolean, nullable=True),
    )
    op.create_table(
        "blocks",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("blocked", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("report", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("player", sa.String(64), nullable=False, index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("closed_at", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "subscriptions",
        sa.Column("subscription", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(64), nullable=False, index=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("subscriptions", "reports", "blocks", "invitations", "seeks"):
        op.drop_table(name)
