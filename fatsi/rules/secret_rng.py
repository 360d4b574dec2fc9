"""Random numbers that cannot be foretold: from a secret, through a keyed hash.

The numbers of `Rng` can be worked out from one another, and its seeds tried out one by one. These cannot: each is
BLAKE2b (RFC 7693) of its place, with the secret as its key. As with `Rng` the k-th number follows from the secret and k
alone.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from fatsi.rules.rng import Rng

_SECRET_BYTES: Final = 24
SECRETS: Final = 1 << 8 * _SECRET_BYTES  # secrets are smaller than this


class SecretRng(Rng):
    """A generator of numbers from a secret.

    >>> secret = 2**190 + 1
    >>> [SecretRng(secret, position=at).randrange(6) for at in range(5)]
    [2, 4, 2, 3, 1]
    """

    __slots__ = ("_key", "_position", "_stream")

    def __init__(self, seed: int, *, stream: int = 0, position: int = 0) -> None:
        super().__init__(0)
        self._key = seed.to_bytes(_SECRET_BYTES, "big")
        self._stream = stream
        self._position = position

    def bits(self) -> int:
        """Return the next 64 random bits."""
        place = self._stream.to_bytes(8, "big") + self._position.to_bytes(8, "big")
        self._position += 1
        return int.from_bytes(blake2b(place, digest_size=8, key=self._key).digest(), "big")
