"""A server that lets scripts be fast, in a process that is forked from one where everything has been imported and read.

Everything is as with `fatsi serve`, except how often something may be done and how long it may take, that bots
do not pause, and that the processes that think are started for the first who needs them, not at once: most tests
need none.
"""

import multiprocessing
import os
from multiprocessing.process import BaseProcess
from pathlib import Path
from unittest.mock import patch

from fatsi.server.app import Server
from fatsi.server.options import Limits, Options, Rate
from fatsi.server.pages import templating
from fatsi.server.run import address, bound, serve

_OFTEN = Rate(1e9, 1e9)
LIMITS = Limits(
    connections_per_address=4000,
    messages=_OFTEN,
    chat=_OFTEN,
    hints=_OFTEN,
    posts=_OFTEN,
    pages=_OFTEN,
    tables=_OFTEN,
    guesses=_OFTEN,
    joins=_OFTEN,
    refusals=_OFTEN,
    watchers_per_address=1000,
    sockets_per_address=4000,
    # On a busy machine, the first hint waits for a process that has to start.
    work_seconds=600,
)
# Imported only when a server needs them.
_DRIVERS = ("sqlalchemy.dialects.sqlite.aiosqlite", "sqlalchemy.dialects.postgresql.asyncpg", "uvicorn.lifespan.on")

# To import and to read all that a server needs takes far longer than most tests: it is done once, and forked.
_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["tests.server.preloaded", *_DRIVERS])


def launch(port: int, database: str, out: Path, err: Path) -> BaseProcess:
    """Start a server that writes to two files, and return its process."""
    process = _context.Process(target=_main, args=(port, database, out, err))
    process.start()
    return process


def preload() -> None:
    """Read what a server reads when it starts."""
    templating.preload()
    templating.preload_languages()


def _main(port: int, database: str, out: Path, err: Path) -> None:
    for stream, path in ((1, out), (2, err)):
        with path.open("ab") as file:
            os.dup2(file.fileno(), stream)
    listening = bound("127.0.0.1", port)
    options = Options(database=database, bot_pause=0.02, limits=LIMITS)
    with patch.object(Server, "warm_up"):
        serve(options, listening, lambda: print(f"ready: {address(listening)}", flush=True))
