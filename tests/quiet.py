"""Ghosts that do nothing by themselves, to fill spaces with."""

from __future__ import annotations

from fatsi.rules.colours import COLOURS
from fatsi.rules.geometry import SPACES

QUIET = (
    "zombie-1",
    "zombie-2",
    "abysmal-1",
    "abysmal-2",
    "rotten-soul-1",
    "rotten-soul-2",
    "blood-drinker-1",
    "blood-drinker-2",
    "yellow-plague",
    "liquid-horror",
    "green-abomination",
    "flesh-devourer",
)
ALL_TAO = "tao " + " ".join(colour for colour in COLOURS for _ in range(4))
"""All 20 Tao tokens in one hand, so that the supply has none."""


def quiet_ghosts(*spaces: str) -> str:
    """Return quiet ghosts on these spaces, as a position writes them.

    >>> quiet_ghosts("N1", "W3")
    'N1 zombie-1, W3 zombie-2'
    """
    return ", ".join(f"{space} {card}" for space, card in zip(spaces, QUIET, strict=False))


FULL_VILLAGE = quiet_ghosts(*SPACES)
