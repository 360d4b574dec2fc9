"""Where everything lies: 9 tiles, 4 sides, 12 ghost spaces.

Tiles are named by compass, row by row::

    NW N NE
    W  C  E
    SW S SE

A board lies on each side N, E, S, W (clockwise; seats have the same numbers). Its spaces 1 to 3 are
numbered from left to right as the board's own player sees them, so S1 faces SW but N1 faces NE.
"""

from __future__ import annotations

from typing import Final

TILES: Final = ("NW", "N", "NE", "W", "C", "E", "SW", "S", "SE")
TILE_INDEX: Final = {name: index for index, name in enumerate(TILES)}
CENTRE: Final = 4
CORNERS: Final = (0, 2, 6, 8)

SIDES: Final = ("N", "E", "S", "W")
SIDE_INDEX: Final = {name: index for index, name in enumerate(SIDES)}
SEATS: Final = (0, 1, 2, 3)

SPACES: Final = tuple(side + number for side in SIDES for number in "123")
SPACE_INDEX: Final = {name: index for index, name in enumerate(SPACES)}
NO_SPACE: Final = -1
NOWHERE: Final = -1  # no tile

# Where a haunting figure stands.
NO_FIGURE: Final = 0
ON_CARD: Final = 1
ON_STEP: Final = 2

# A Curse die's haunting goes along the line of a space, or strikes the Cemetery.
CEMETERY_LINE: Final = 12

# The three tiles before each space, the nearest first: what a ghost there haunts, in order.
_LINE_NAMES: Final = {
    "N1": "NE E SE",
    "N2": "N C S",
    "N3": "NW W SW",
    "E1": "SE S SW",
    "E2": "E C W",
    "E3": "NE N NW",
    "S1": "SW W NW",
    "S2": "S C N",
    "S3": "SE E NE",
    "W1": "NW N NE",
    "W2": "W C E",
    "W3": "SW S SE",
}
LINES: Final = tuple(tuple(TILE_INDEX[tile] for tile in _LINE_NAMES[space].split()) for space in SPACES)

# The spaces that a Taoist on each tile faces: none from the centre, one from an edge, two from a corner.
FACED: Final = tuple(tuple(space for space in range(12) if LINES[space][0] == tile) for tile in range(9))

# The space straight across the village: the same line, read from its other end.
OPPOSITE: Final = tuple(LINES.index(line[::-1]) for line in LINES)


def _adjacent(a: int, b: int) -> bool:
    return a != b and abs(a // 3 - b // 3) <= 1 and abs(a % 3 - b % 3) <= 1


NEIGHBOURS: Final = tuple(tuple(b for b in range(9) if _adjacent(a, b)) for a in range(9))
OTHER_TILES: Final = tuple(tuple(b for b in range(9) if a != b) for a in range(9))


def board_of(space: int) -> int:
    """Return the side (and so the seat) on whose board a space lies.

    >>> SIDES[board_of(SPACE_INDEX["E2"])]
    'E'
    """
    return space // 3


def spaces_of(side: int) -> tuple[int, int, int]:
    """Return the three spaces of a board, from left to right as its player sees them."""
    return (3 * side, 3 * side + 1, 3 * side + 2)
