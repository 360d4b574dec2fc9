"""What is counted of the games that a reader has finished; it outlives their tables"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "finished_games",
        sa.Column("reader_id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("deal", sa.LargeBinary(length=32), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("difficulty", sa.String(length=16), nullable=False),
        sa.Column("white_moon", sa.Boolean(), nullable=False),
        sa.Column("is_won", sa.Boolean(), nullable=False),
        sa.Column("reason", sa.String(length=32), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("qi", sa.Integer(), nullable=False),
        sa.Column("haunted", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["reader_id"], ["readers.id"], name=op.f("fk_finished_games_reader_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("reader_id", "table_id", name=op.f("pk_finished_games")),
    )
    with op.batch_alter_table("finished_games") as batch:
        batch.create_index("ix_finished_games_ended", ["reader_id", "ended"])
        batch.create_index("ix_finished_games_table_id", ["table_id"])


def downgrade() -> None:
    op.drop_table("finished_games")
