"""The five Tao colours, and white, the sixth face of the Tao dice.

Colours are small integers so that states stay flat and cheap; their names are the ids used in
texts and catalogues.
"""

from __future__ import annotations

from typing import Final

RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
BLACK: Final = 4
WHITE: Final = 5
NO_COLOUR: Final = -1

# The order is that of the columns of the card table; token counts follow it everywhere.
COLOURS: Final = ("red", "green", "blue", "yellow", "black")
FACES: Final = (*COLOURS, "white")
COLOUR_INDEX: Final = {name: index for index, name in enumerate(FACES)}

# There are boards (and Taoists) of every colour but black.
BOARD_COLOURS: Final = ("red", "green", "blue", "yellow")

TAO_PER_COLOUR: Final = 4
QI_TOKENS: Final = 20
BUDDHAS: Final = 2
