"""Chances as they are shown: what the network estimates, corrected for games of the bot itself.

The correction has not been measured yet: with the figures below, estimates stay as they are.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

# By number of players, for the base game and with White Moon: the odds of winning are raised to this power (the first),
# and multiplied by this (the second, as a logarithm).
_BASE: Final = {1: (1.0, 0.0), 2: (1.0, 0.0), 3: (1.0, 0.0), 4: (1.0, 0.0)}
_WHITE_MOON: Final = {1: (1.0, 0.0), 2: (1.0, 0.0), 3: (1.0, 0.0), 4: (1.0, 0.0)}


def calibrate(chance: float, players: int, *, white_moon: bool) -> float:
    """Return the corrected chance of winning; what is certain stays so.

    >>> calibrate(1.0, 4, white_moon=False), calibrate(0.0, 1, white_moon=True)
    (1.0, 0.0)
    """
    if not 0.0 < chance < 1.0:
        return chance
    power, shift = (_WHITE_MOON if white_moon else _BASE)[players]
    return 1 / (1 + exp(-(power * log(chance / (1 - chance)) + shift)))
