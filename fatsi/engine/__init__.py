"""The engine: a position as numbers, its evaluation by a network, and the search that uses both."""
