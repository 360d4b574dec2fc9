"""The eight powers of the Taoists: two sides of each board.

Only their facts stand here; each power works where the rulebook has it work (the move, the dice, the
actions of a turn).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

POCKETS: Final = 0
MANTRA: Final = 1
SPIRES: Final = 2
TWIN_WINDS: Final = 3
FAVOURITE: Final = 4
MOUNTAIN: Final = 5
GUST: Final = 6
SECOND_WIND: Final = 7


@dataclass(frozen=True, slots=True)
class Power:
    """One side of one board."""

    index: int
    id: str
    name: str
    colour: str
    side: str


_ROWS: Final = (
    Power(POCKETS, "bottomless-pockets", "Bottomless Pockets", "yellow", "a"),
    Power(MANTRA, "enfeeblement-mantra", "Enfeeblement Mantra", "yellow", "b"),
    Power(SPIRES, "dance-of-the-spires", "Dance of the Spires", "red", "a"),
    Power(TWIN_WINDS, "dance-of-the-twin-winds", "Dance of the Twin Winds", "red", "b"),
    Power(FAVOURITE, "the-gods-favourite", "The Gods' Favourite", "green", "a"),
    Power(MOUNTAIN, "strength-of-a-mountain", "Strength of a Mountain", "green", "b"),
    Power(GUST, "heavenly-gust", "Heavenly Gust", "blue", "a"),
    Power(SECOND_WIND, "second-wind", "Second Wind", "blue", "b"),
)
POWERS: Final = tuple(sorted(_ROWS, key=lambda power: power.index))
BOARD_SIDES: Final = ("a", "b")
_POWER_OF: Final = {(power.colour, power.side): power.index for power in POWERS}


def power_of(colour: str, side: str) -> int:
    """Return the power on a side of the board of a colour.

    >>> POWERS[power_of("red", "a")].name
    'Dance of the Spires'
    """
    return _POWER_OF[colour, side]
