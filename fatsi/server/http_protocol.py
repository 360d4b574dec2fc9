"""Bounds of uvicorn's connections that it does not know itself: how many, and how long they may take to say something.

A connection that says nothing, half a header or half a body holds a file of the process; a thousand of them would lock
everybody out. Each has a deadline here, and there are so many from one address and so many at all.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from fatsi.server.handoff import Handoff
from fatsi.server.options import Limits
from fatsi.server.rate_limits import network_of

_LOOPBACK: Final = ("127.0.0.1", "::1")


class ConnectionCounter:
    """How many connections there are, from whom, and how many were turned away."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Final = limits
        self.most = limits.sockets
        self.open = 0
        self.rejected = 0
        self.timed_out = 0
        self._by_address: Final[Counter[str]] = Counter()

    def add(self, address: str) -> bool:
        """Count one more, if there is room for it."""
        is_full = self.open >= self.most or self._by_address[address] >= self.limits.sockets_per_address
        if is_full and (self.open >= self.most or address not in _LOOPBACK):
            self.rejected += 1
            return False
        self.open += 1
        self._by_address[address] += 1
        return True

    def remove(self, address: str) -> None:
        self.open -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]


def bounded_protocol(counter: ConnectionCounter, handoff: Handoff | None = None) -> type[H11Protocol]:
    """Return uvicorn's protocol with the bounds of a server, and with other workers to which connections may belong."""

    class BoundedProtocol(H11Protocol):
        _deadline: asyncio.TimerHandle | None = None
        _address: str | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            peer = transport.get_extra_info("peername")
            address = network_of(peer[0]) if isinstance(peer, tuple) else ""
            super().connection_made(transport)
            if not counter.add(address):
                transport.abort()
                return
            self._address = address
            self._set_deadline(counter.limits.header_seconds)

        def connection_lost(self, exc: Exception | None) -> None:
            self._clear_deadline()
            if self._address is not None:
                counter.remove(self._address)
                self._address = None
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if self._address is None and self.cycle is None:
                return  # turned away
            was_between_requests = self.conn.their_state is h11.IDLE and self._deadline is None
            if was_between_requests:
                self._set_deadline(counter.limits.header_seconds)
            before = self.conn.their_state
            super().data_received(data)
            if before is h11.IDLE and self.conn.their_state is not h11.IDLE and not self._is_upgraded():
                self._set_deadline(counter.limits.request_seconds)

        def _is_upgraded(self) -> bool:
            return self.transport.get_protocol() is not self

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._clear_deadline()
            if handoff is not None and self._is_passed_on(handoff, event):
                # Another process has the connection now: only our end of it is closed.
                self.transport.abort()
                return
            address, self._address = self._address, None
            super().handle_websocket_upgrade(event)
            # From here on another protocol holds the connection; it still counts until it is closed.
            if address is not None:
                _release_when_lost(cast(Any, self.transport.get_protocol()), address)

        def _is_passed_on(self, handoff: Handoff, event: Any) -> bool:
            lines = [b"%s %s HTTP/1.1" % (event.method, event.target)]
            lines += [b"%s: %s" % (name, value) for name, value in self.headers]
            head = b"\r\n".join(lines) + b"\r\n\r\n" + self.conn.trailing_data[0]
            return handoff.pass_on(event.target, head, self.transport.get_extra_info("socket"))

        def on_response_complete(self) -> None:
            self._clear_deadline()
            super().on_response_complete()

        def _set_deadline(self, seconds: float) -> None:
            self._clear_deadline()
            self._deadline = self.loop.call_later(seconds, self._time_out)

        def _clear_deadline(self) -> None:
            if self._deadline is not None:
                self._deadline.cancel()
                self._deadline = None

        def _time_out(self) -> None:
            self._deadline = None
            counter.timed_out += 1
            self.transport.abort()

    def _release_when_lost(protocol: Any, address: str) -> None:
        lost = protocol.connection_lost

        def connection_lost(exc: Exception | None) -> None:
            counter.remove(address)
            lost(exc)

        protocol.connection_lost = connection_lost

    return BoundedProtocol
