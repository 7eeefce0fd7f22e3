"""When somebody has to look after a table: a clock runs out, or a bot is to decide."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("summaries", sa.Column("due", sa.BigInteger, nullable=True))
    op.execute("UPDATE summaries SET due = changed_at WHERE status = 'playing'")
    op.create_index("summaries_due", "summaries", ["due"])


def downgrade() -> None:
    op.drop_index("summaries_due", "summaries")
    op.drop_column("summaries", "due")
