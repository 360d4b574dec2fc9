"""How the database became what `schema` describes, step by step, by Alembic; run at every start."""
