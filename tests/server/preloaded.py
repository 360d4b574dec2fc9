"""What the process has in memory from which servers are forked; nobody else imports this."""

from tests.server.generous import preload

preload()
