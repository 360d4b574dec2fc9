"""Everything that survives a restart: the database, its schema and migrations, secrets as hashes."""
