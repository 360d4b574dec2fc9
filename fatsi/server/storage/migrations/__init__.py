"""How the database came to be as `schema` tells it, step by step, by Alembic; run at every start."""
