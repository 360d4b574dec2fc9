"""How often something may be done: token buckets, one for each address."""

from __future__ import annotations

import time
from typing import Final

from cachetools import LRUCache
from starlette.requests import HTTPConnection

from fatsi.server.options import Rate
from fatsi.server.refusals import Refused

_ADDRESSES_KEPT: Final = 20_000


class TokenBucket:
    """Allows a burst of something, and then so much a second.

    >>> bucket = TokenBucket(Rate(burst=2, per_second=1), now=0.0)
    >>> [bucket.take(now) for now in (0.0, 0.0, 0.0, 1.0)]
    [True, True, False, True]
    """

    __slots__ = ("_level", "_rate", "_seen")

    def __init__(self, rate: Rate, now: float | None = None) -> None:
        self._rate = rate
        self._level = rate.burst
        self._seen = time.monotonic() if now is None else now

    def take(self, now: float | None = None) -> bool:
        """Whether it may be done once more now."""
        now = time.monotonic() if now is None else now
        self._level = min(self._rate.burst, self._level + (now - self._seen) * self._rate.per_second)
        self._seen = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class RateLimiter:
    """A bucket for each address; the addresses not seen for longest are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._by_address: Final[LRUCache[str, TokenBucket]] = LRUCache(_ADDRESSES_KEPT)

    def check(self, connection: HTTPConnection) -> None:
        """Count one more from this address; `Refused` if it is too much."""
        address = address_of(connection)
        bucket = self._by_address.get(address)
        if bucket is None:
            bucket = self._by_address[address] = TokenBucket(self._rate)
        if not bucket.take():
            raise Refused("too-fast")


def address_of(connection: HTTPConnection) -> str:
    """Return where a request comes from; behind a proxy that uvicorn trusts, what the proxy says."""
    return connection.client.host if connection.client else ""
