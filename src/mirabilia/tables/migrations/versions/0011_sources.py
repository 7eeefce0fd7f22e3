"""From which address something has come that strangers leave on a server, as a hash."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
TABLES = ("shares", "reports", "subscriptions")


def upgrade() -> None:
    for name in TABLES:
        op.add_column(name, sa.Column("source", sa.String(32), nullable=False, server_default=""))
        op.create_index(f"{name}_source", name, ["source"])


def downgrade() -> None:
    for name in TABLES:
        op.drop_index(f"{name}_source", name)
        op.drop_column(name, "source")
