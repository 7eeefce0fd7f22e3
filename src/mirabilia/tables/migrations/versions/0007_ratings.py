"""Ratings of people and bots, and the rated games they follow from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
    )
    op.create_index("rated_games_pool", "rated_games", ["game", "pace", "ended_at", "table_id"])
    op.create_index("rated_games_who", "rated_games", ["who", "game", "pace", "ended_at"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("pace", sa.String(16), primary_key=True),
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("last_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ratings_best", "ratings", ["game", "pace", "mu"])
    op.create_index("ratings_who", "ratings", ["who"])


def downgrade() -> None:
    for name in ("ratings", "rated_games"):
        op.drop_table(name)
