"""The parts of a table's page, each a function from what a reader may see to markup. No connections, no database."""
