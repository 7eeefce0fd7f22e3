"""Records that are shared by a link."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "shares",
        sa.Column("share", sa.String(16), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False, index=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("outline", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("shares")
