"""What Alembic runs: the migrations, on the connection that `fatsi.server.storage.database` hands over."""

from __future__ import annotations

from alembic import context

from fatsi.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot alter tables; Alembic copies them instead.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
