"""Which processes serve, and which of them has which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("process", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(255), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column(
            "process", sa.String(16), sa.ForeignKey("processes.process", ondelete="CASCADE"), nullable=False, index=True
        ),
    )


def downgrade() -> None:
    for name in ("leases", "processes"):
        op.drop_table(name)
