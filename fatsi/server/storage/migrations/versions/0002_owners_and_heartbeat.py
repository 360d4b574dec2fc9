"""Who brought a record along, a place to show that writing works, and indexes to find what is old"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_heartbeat")),
    )
    with op.batch_alter_table("replays") as batch:
        batch.add_column(sa.Column("reader_id", sa.Integer(), nullable=True))
        batch.create_foreign_key(op.f("fk_replays_reader_id"), "readers", ["reader_id"], ["id"], ondelete="CASCADE")
        batch.create_index("ix_replays_reader_id", ["reader_id"])
    with op.batch_alter_table("tables") as batch:
        batch.create_index("ix_tables_played", ["played"])


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_index("ix_tables_played")
    with op.batch_alter_table("replays") as batch:
        batch.drop_index("ix_replays_reader_id")
        batch.drop_constraint(op.f("fk_replays_reader_id"), type_="foreignkey")
        batch.drop_column("reader_id")
    op.drop_table("heartbeat")
