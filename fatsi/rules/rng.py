"""Our own generator: small, the same on every machine, and open at any place.

It is SplitMix64 (Steele, Lea, Flood 2014). The k-th number of a seed is worked out from the seed and k alone,
so that a game can be resumed or undone without keeping the state of a generator.

Whoever knows some of its numbers can work out the others, or try all seeds. Where that matters, the seed is a secret, a
larger number, and the numbers come from BLAKE2b (RFC 7693) with the secret as its key.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

_MASK: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
SEEDS: Final = 1 << 64  # seeds that are known are smaller than this
_SECRET_BYTES: Final = 24
SECRETS: Final = 1 << 8 * _SECRET_BYTES  # secret ones are from there on, and smaller than this


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

    # A compiled class is made anew by its arguments, which it does not keep.
    def __reduce__(self) -> tuple[object, ...]:
        return _rng_in_state, (self._state,)


def _rng_in_state(state: int) -> Rng:
    """Return a generator in the middle of its sequence; the counterpart of `Rng.__reduce__`."""
    rng = Rng(0)
    rng._state = state
    return rng


class SecretRng(Rng):
    """A generator of numbers from a secret: each is a keyed hash of its place.

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

    def __reduce__(self) -> tuple[object, ...]:
        return _secret_rng, (int.from_bytes(self._key, "big"), self._stream, self._position)


def _secret_rng(seed: int, stream: int, position: int) -> SecretRng:
    return SecretRng(seed, stream=stream, position=position)


def _generator(seed: int, stream: int, position: int = 0) -> Rng:
    if seed < SEEDS:
        return Rng(seed, stream=stream, position=position)
    return SecretRng(seed, stream=stream, position=position)


# --- the sequences that a game takes from its seed ------------------------------------------------------

_DEALING: Final = 0
_CHANCE: Final = 1
_FIRST_SEAT: Final = 2  # and the next three
# So many numbers are kept for one choice of a bot, more than most need.
_NUMBERS_OF_A_CHOICE: Final = 64


def rng_for_dealing(seed: int) -> Rng:
    """Return the generator that deals a game."""
    return _generator(seed, _DEALING)


def rng_for_chance(seed: int, *, answers: int) -> Rng:
    """Return the generator for chance's next answer after so many."""
    return _generator(seed, _CHANCE, answers)


def rng_for_bot(seed: int, *, seat: int, actions: int) -> Rng:
    """Return the generator for what the bot of a seat chooses after so many actions of a game, chance's included.

    Whoever lets bots play takes it from here, so that the same bots play the same game from a seed wherever they sit.

    >>> rng_for_bot(1, seat=0, actions=3).randrange(100) == rng_for_bot(1, seat=0, actions=3).randrange(100)
    True
    """
    return _generator(seed, _FIRST_SEAT + seat, actions * _NUMBERS_OF_A_CHOICE)
