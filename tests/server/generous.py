"""A server that lets scripts be fast: `python -m tests.server.generous PORT DATABASE`.

Everything is as with `fatsi serve`, except how often something may be done, and that bots do not pause.
"""

import sys

from fatsi.server.options import Limits, Options, Rate
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
)


def main(port: str, database: str) -> None:
    listening = bound("127.0.0.1", int(port))
    options = Options(database=database, bot_pause=0.02, limits=LIMITS)
    serve(options, listening, lambda: print(f"ready: {address(listening)}", flush=True))


if __name__ == "__main__":
    main(*sys.argv[1:])
