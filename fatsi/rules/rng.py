"""Our own generator: small, the same on every machine, and open at any place.

It is SplitMix64 (Steele, Lea, Flood 2014). The k-th number of a seed is worked out from the seed and k alone,
so that a game can be resumed or undone without keeping the state of a generator.
"""

from __future__ import annotations

from typing import Final

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
SEEDS: Final = 1 << 64  # seeds are smaller than this


def _mixed(number: int) -> int:
    number = ((number ^ number >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    number = ((number ^ number >> 27) * 0x94D049BB133111EB) & _MASK
    return number ^ number >> 31


class Rng:
    """A generator of numbers from a seed; `stream` names one of many independent sequences of the same seed.

    >>> rng = Rng(1)
    >>> [rng.randrange(6) for _ in range(5)]
    [4, 2, 2, 5, 1]
    >>> Rng(1, position=3).randrange(6)
    5
    """

    __slots__ = ("_state",)

    def __init__(self, seed: int, *, stream: int = 0, position: int = 0) -> None:
        self._state = (_mixed(seed + stream * 0xD1342543DE82EF95 & _MASK) + position * _STEP) & _MASK

    def bits(self) -> int:
        """Return the next 64 random bits."""
        self._state = (self._state + _STEP) & _MASK
        return _mixed(self._state)

    def randrange(self, stop: int, /) -> int:
        """Return the next number from 0 up to, but not including, stop. It always takes one step."""
        return self.bits() * stop >> 64

    def random(self) -> float:
        """Return the next number in [0, 1)."""
        return (self.bits() >> 11) / (1 << 53)
