"""The first tables"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "readers",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_readers")),
        sa.UniqueConstraint("hash", name=op.f("uq_readers_hash")),
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_replays")),
    )
    with op.batch_alter_table("replays", schema=None) as batch_op:
        batch_op.create_index("ix_replays_created", ["created"], unique=False)

    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("start", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("actor", sa.Integer(), nullable=True),
        sa.Column("is_over", sa.Boolean(), nullable=False),
        sa.Column("is_won", sa.Boolean(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("played", sa.DateTime(timezone=True), nullable=False),
        sa.Column("next_id", sa.String(length=32), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_chat_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_chat")),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("actions", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_moves_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_moves")),
    )
    op.create_table(
        "places",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("is_host", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_places_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_places")),
        sqlite_autoincrement=True,
    )
    with op.batch_alter_table("places", schema=None) as batch_op:
        batch_op.create_index("ix_places_table_id", ["table_id"], unique=False)

    op.create_table(
        "keys",
        sa.Column("hash", sa.LargeBinary(length=32), nullable=False),
        sa.Column("place_id", sa.Integer(), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["place_id"], ["places.id"], name=op.f("fk_keys_place_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_keys")),
    )
    with op.batch_alter_table("keys", schema=None) as batch_op:
        batch_op.create_index("ix_keys_place_id", ["place_id"], unique=False)

    op.create_table(
        "sittings",
        sa.Column("reader_id", sa.Integer(), nullable=False),
        sa.Column("place_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["place_id"], ["places.id"], name=op.f("fk_sittings_place_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["reader_id"], ["readers.id"], name=op.f("fk_sittings_reader_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("reader_id", "place_id", name=op.f("pk_sittings")),
    )
    with op.batch_alter_table("sittings", schema=None) as batch_op:
        batch_op.create_index("ix_sittings_place_id", ["place_id"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("sittings", schema=None) as batch_op:
        batch_op.drop_index("ix_sittings_place_id")

    op.drop_table("sittings")
    with op.batch_alter_table("keys", schema=None) as batch_op:
        batch_op.drop_index("ix_keys_place_id")

    op.drop_table("keys")
    with op.batch_alter_table("places", schema=None) as batch_op:
        batch_op.drop_index("ix_places_table_id")

    op.drop_table("places")
    op.drop_table("moves")
    op.drop_table("chat")
    op.drop_table("tables")
    with op.batch_alter_table("replays", schema=None) as batch_op:
        batch_op.drop_index("ix_replays_created")

    op.drop_table("replays")
    op.drop_table("readers")
