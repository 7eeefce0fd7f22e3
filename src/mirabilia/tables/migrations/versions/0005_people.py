"""How games came out for each seat and how well it played; people with their devices, passkeys, phrases and links."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("clock", sa.String(24), nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("ending", sa.String(32), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("undone", sa.Boolean, nullable=False),
        sa.Column("seeded", sa.Boolean, nullable=False),
        sa.Column("series", sa.String(32), nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
    )
    op.create_index("results_player", "results", ["player", "ended_at"])
    op.create_index("results_game", "results", ["game", "ended_at"])
    op.create_index("results_series", "results", ["series"])
    op.create_table(
        "accuracies",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("accuracy", sa.Float, nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("analysed_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "traits",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "persons",
        sa.Column("person", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("look", sa.String(128), nullable=False, unique=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("consent", sa.Text, nullable=False),
        sa.Column("progress", sa.Text, nullable=False),
    )
    op.create_table(
        "person_keys",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("persons.person"), nullable=False, index=True),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("added_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
        sa.Column("revoked_at", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.Text, primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("persons.person"), nullable=False, index=True),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("added_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "recovery",
        sa.Column("phrase", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("persons.person"), nullable=False, index=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "one_time",
        sa.Column("secret", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("persons.person"), nullable=True, index=True),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    for name in ("one_time", "recovery", "passkeys", "person_keys", "persons", "traits", "accuracies", "results"):
        op.drop_table(name)
