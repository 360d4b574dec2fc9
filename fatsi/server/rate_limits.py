"""How often something may be done: token buckets, for each address or reader, in the order of what a request costs."""

from __future__ import annotations

import ipaddress
import time
from typing import Final

from cachetools import LRUCache
from starlette.requests import HTTPConnection

from fatsi.server.options import Rate
from fatsi.server.request_refusals import Refused

_MOST_KEYS: Final = 20_000
_IPV6_NETWORK: Final = 64
"""Whoever has one address of IPv6 has a whole network of so many bits: they count as one."""


class TokenBucket:
    """Allows a burst of something, and then so much a second.

    >>> bucket = TokenBucket(Rate(burst=2, per_second=1), now=0.0)
    >>> [bucket.take(now=now) for now in (0.0, 0.0, 0.0, 1.0)]
    [True, True, False, True]
    """

    __slots__ = ("_filled_at", "_level", "_rate")

    def __init__(self, rate: Rate, now: float | None = None) -> None:
        self._rate = rate
        self._level = rate.burst
        self._filled_at = time.monotonic() if now is None else now

    def take(self, cost: float = 1, *, now: float | None = None) -> bool:
        """Whether something of that cost may be done now; if so, it is counted."""
        now = time.monotonic() if now is None else now
        self._level = min(self._rate.burst, self._level + (now - self._filled_at) * self._rate.per_second)
        self._filled_at = now
        if self._level < cost:
            return False
        self._level -= cost
        return True


class RateLimiter:
    """A bucket for each key; the keys not seen for longest are forgotten.

    It belongs to the server, not to a connection: to come back does not fill a bucket.
    """

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._buckets: Final[LRUCache[str, TokenBucket]] = LRUCache(_MOST_KEYS)
        self.rejected = 0
        """How often something was too much."""

    def allows(self, key: str, cost: float = 1) -> bool:
        """Whether something of that cost may be done by whoever has this key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = TokenBucket(self._rate)
        is_allowed = bucket.take(cost)
        self.rejected += not is_allowed
        return is_allowed

    def check(self, connection: HTTPConnection, cost: float = 1) -> None:
        """Count something of that cost from this address; `Refused` if it is too much."""
        if not self.allows(address_of(connection), cost):
            raise Refused("too-fast")


def address_of(connection: HTTPConnection) -> str:
    """Return where a request comes from; behind a proxy that uvicorn trusts, what the proxy says."""
    return network_of(connection.client.host if connection.client else "")


def network_of(address: str) -> str:
    """Return what counts as one visitor: an address of IPv4, or the network of one of IPv6.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    network = ipaddress.ip_network((int(parsed), _IPV6_NETWORK), strict=False)
    return str(network.network_address)
