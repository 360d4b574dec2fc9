"""Tables in memory: their rooms, the sockets of their pages, broadcasts, bots, hints, and news between processes."""
