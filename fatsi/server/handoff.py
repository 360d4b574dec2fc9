"""Live connections of one table in one worker: whoever accepts one passes it on to the worker that has the table.

Workers behind one port are given connections as they come. With the four players of a table in different workers, each
of these would keep the game, and make all that is shown, for its own ones. So every table belongs to one of them, by
its name; another one that reads the request for its live connection hands over the socket itself, and what it has read.
If that cannot be done, the connection stays where it is: all workers hear by the database what happens at a table.
"""

from __future__ import annotations

import array
import asyncio
import contextlib
import logging
import re
import socket
import sys
import zlib
from collections.abc import Callable, Sequence
from typing import Any, Final

_log: Final = logging.getLogger("fatsi.server")
_LIVE: Final = re.compile(rb"/table/([^/?]+)/socket(?:\?|$)")
_LONGEST: Final = 1 << 17
"""Bytes of a request's head; uvicorn reads no longer ones."""
# With packets the buffer bounds how many wait; with datagrams Linux lets only a few of them wait.
_KIND: Final = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM


def make_handoffs(number: int) -> list[Handoff]:
    """Return what each of some workers needs, to be given to their processes."""
    pairs = [socket.socketpair(socket.AF_UNIX, _KIND) for _ in range(number)]
    sending = [sender for _, sender in pairs]
    return [Handoff(index, receiving, sending) for index, (receiving, _) in enumerate(pairs)]


class Handoff:
    """One worker's way to hand connections over to the others, and to be given them."""

    def __init__(self, index: int, receiving: socket.socket, sending: Sequence[socket.socket]) -> None:
        self._index: Final = index
        self._receiving: Final = receiving
        self._sending: Final = sending
        self._opening: Final[set[asyncio.Task[None]]] = set()
        self.passed_on = 0
        """How many connections this worker has handed over."""

    def owner(self, table_id: bytes) -> int:
        """Return the worker to which a table belongs."""
        return zlib.crc32(table_id) % len(self._sending)

    def pass_on(self, path: bytes, head: bytes, connection: Any) -> bool:
        """Hand a connection over if its table is another worker's; returns whether it is theirs now."""
        live = _LIVE.match(path)
        owner = self._index if live is None else self.owner(live[1])
        if owner == self._index or len(head) > _LONGEST:
            return False
        rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection.fileno()]))
        try:
            # Without waiting: who is so busy that nothing fits in any more is not given more.
            self._sending[owner].sendmsg([head], [rights], socket.MSG_DONTWAIT)
        except OSError:
            return False
        self.passed_on += 1
        return True

    def listen(self, create_protocol: Callable[[], asyncio.Protocol]) -> None:
        """Serve from now on what the others hand over."""
        self._receiving.setblocking(False)
        asyncio.get_running_loop().add_reader(self._receiving, self._take, create_protocol)

    def stop(self) -> None:
        """Take nothing more."""
        asyncio.get_running_loop().remove_reader(self._receiving)

    def _take(self, create_protocol: Callable[[], asyncio.Protocol]) -> None:
        with contextlib.suppress(BlockingIOError, InterruptedError):
            head, files, _, _ = socket.recv_fds(self._receiving, _LONGEST, 1)
            for file in files:
                task = asyncio.create_task(self._serve(socket.socket(fileno=file), head, create_protocol))
                self._opening.add(task)
                task.add_done_callback(self._opening.discard)

    async def _serve(
        self, connection: socket.socket, head: bytes, create_protocol: Callable[[], asyncio.Protocol]
    ) -> None:
        try:
            connection.setblocking(False)
            loop = asyncio.get_running_loop()
            _, protocol = await loop.connect_accepted_socket(create_protocol, connection)
            protocol.data_received(head)
        except OSError as error:
            _log.warning("a connection that was handed over is gone: %s", type(error).__name__)
            connection.close()
