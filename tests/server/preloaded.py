"""What the process has in memory from which servers are forked; nobody else imports this."""

import gc

from tests.server.generous import preload

preload()
# All servers have it for good: none of them is to search it for garbage.
gc.freeze()
