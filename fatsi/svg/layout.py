"""Where everything lies in the picture, in units of its viewBox. Nothing is drawn here.

The square is 1000 wide. In its middle is the village; round it the four boards lie like the vanes of a pinwheel: each
is a corner, which shows the Taoist and their power, and the three ghost spaces that follow it clockwise::

    N N N N E       Between a space and the tile that it faces is the step of its haunting figure.
    W v v v E       Below the square is the tray with deck, dice and supply; what White Moon
    W v v v E       adds is a column at the right. In narrow windows `picture.css` lays that
    W v v v E       column's three stacks down as three rows below the tray.
    W S S S S
"""

from __future__ import annotations

from typing import Final

from fatsi.rules.geometry import CORNERS, LINES, board_of
from fatsi.svg.strokes import Box

WIDTH: Final = 1000
SQUARE: Final = 1000
TRAY: Final = 112
HEIGHT: Final = SQUARE + TRAY
MOON_COLUMN: Final = 208

_MARGIN: Final = 8
_DEPTH: Final = 216  # of a board: card and step
_STEP: Final = 36
_PITCH: Final = 184
_GAP: Final = 4
_FAR: Final = SQUARE - _MARGIN
_VILLAGE: Final = _MARGIN + _DEPTH
_VILLAGE_END: Final = _VILLAGE + 3 * _PITCH
_LENGTH: Final = _VILLAGE_END - _MARGIN  # of a board
CARD: Final = 174
TILE: Final = _PITCH - 2 * _GAP
INFO: Final = 186  # the corner of a board that shows its Taoist
_INFO_GAP: Final = 11

_N, _E, _S, _W = range(4)

VILLAGE: Final = Box(_VILLAGE, _VILLAGE, 3 * _PITCH, 3 * _PITCH)
TILES: Final = tuple(
    Box(_VILLAGE + _PITCH * (tile % 3) + _GAP, _VILLAGE + _PITCH * (tile // 3) + _GAP, TILE, TILE) for tile in range(9)
)
BOARDS: Final = (
    Box(_MARGIN, _MARGIN, _LENGTH, _DEPTH),
    Box(_VILLAGE_END, _MARGIN, _DEPTH, _LENGTH),
    Box(_VILLAGE, _VILLAGE_END, _LENGTH, _DEPTH),
    Box(_MARGIN, _VILLAGE, _DEPTH, _LENGTH),
)
INFOS: Final = (
    Box(_MARGIN + _INFO_GAP, _MARGIN + _INFO_GAP, INFO, INFO),
    Box(_FAR - INFO - _INFO_GAP, _MARGIN + _INFO_GAP, INFO, INFO),
    Box(_FAR - INFO - _INFO_GAP, _FAR - INFO - _INFO_GAP, INFO, INFO),
    Box(_MARGIN + _INFO_GAP, _FAR - INFO - _INFO_GAP, INFO, INFO),
)


def _card(space: int) -> Box:
    tile = TILES[LINES[space][0]]
    side = board_of(space)
    x, y = tile.x + 1, tile.y + 1
    near, far = _MARGIN + 3, _FAR - 3 - CARD
    return (Box(x, near, CARD, CARD), Box(far, y, CARD, CARD), Box(x, far, CARD, CARD), Box(near, y, CARD, CARD))[side]


def _step(space: int) -> tuple[float, float]:
    x, y = TILES[LINES[space][0]].middle
    before, behind = _VILLAGE - _STEP / 2, _VILLAGE_END + _STEP / 2
    return ((x, before), (behind, y), (x, behind), (before, y))[board_of(space)]


def _label(space: int) -> tuple[float, float]:
    x, y = _step(space)
    return (x - 58, y) if board_of(space) in (_N, _S) else (x, y - 46)


CARDS: Final = tuple(_card(space) for space in range(12))
STEPS: Final = tuple(_step(space) for space in range(12))
LABELS: Final = tuple(_label(space) for space in range(12))

# The receptacles of White Moon, in the order of CORNERS.
RECEPTACLES: Final = tuple(
    (_VILLAGE if corner % 3 == 0 else _VILLAGE_END, _VILLAGE if corner < 3 else _VILLAGE_END) for corner in CORNERS
)


# The column of White Moon: three stacks of five rows, all of one size, so that each stack can also lie as one row.
STACK_ROWS: Final = 5
_ROW: Final = Box(1006, 6, 194, 68)
_ROW_PITCH: Final = 72
_STACK_PITCH: Final = STACK_ROWS * _ROW_PITCH + 8


def moon_row(stack: int, row: int) -> Box:
    """Return where a row of the column of White Moon is."""
    return _ROW._replace(y=_ROW.y + _STACK_PITCH * stack + _ROW_PITCH * row)


def taoist_on(tile: int, seat: int) -> Box:
    """Return where the Taoist of a seat stands on a tile: each has their own place there."""
    box = TILES[tile]
    return Box(box.x + 2 + 43 * seat, box.y + 108, 44, 66)


def taoist_beside(seat: int) -> Box:
    """Return where the Taoist of a seat lies when not on a tile: at the inner corner of the board."""
    x, y = INFOS[seat].middle
    return Box(x - 22, y - 20, 44, 66)


def portal_on(tile: int) -> Box:
    """Return where the ring of the portal is on its tile: behind all that lies and stands there."""
    box = TILES[tile]
    return Box(box.x + 18, box.y + 34, 138, 138)


def villagers_on(tile: int) -> Box:
    """Return where the top villager of a tile is: above the Taoists, right of all else."""
    box = TILES[tile]
    return Box(box.x + 120, box.y + 40, 52, 66)
