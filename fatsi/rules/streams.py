"""The sequences of random numbers that a game takes from its seed: for dealing, chance, and the bot of each seat."""

from __future__ import annotations

from typing import Final

from fatsi.rules.rng import SEEDS, Rng
from fatsi.rules.secret_rng import SecretRng

_DEALING: Final = 0
_CHANCE: Final = 1
_FIRST_SEAT: Final = 2  # and the next three
# So many numbers are kept for one choice of a bot, more than most need.
_NUMBERS_OF_A_CHOICE: Final = 64


def _generator(seed: int, *, stream: int, position: int = 0) -> Rng:
    """Return the numbers of a seed: of one that is known to all or, if it is larger than those, of a secret."""
    kind = Rng if seed < SEEDS else SecretRng
    return kind(seed, stream=stream, position=position)


def rng_for_dealing(seed: int) -> Rng:
    """Return the generator that deals a game."""
    return _generator(seed, stream=_DEALING)


def rng_for_chance(seed: int, *, answers: int) -> Rng:
    """Return the generator for chance's next answer after so many."""
    return _generator(seed, stream=_CHANCE, position=answers)


def rng_for_bot(seed: int, *, seat: int, actions: int) -> Rng:
    """Return the generator for what the bot of a seat chooses after so many actions of a game, chance's included.

    Whoever lets bots play takes it from here, so that the same bots play the same game from a seed wherever they sit.

    >>> rng_for_bot(1, seat=0, actions=3).randrange(100) == rng_for_bot(1, seat=0, actions=3).randrange(100)
    True
    """
    return _generator(seed, stream=_FIRST_SEAT + seat, position=actions * _NUMBERS_OF_A_CHOICE)
