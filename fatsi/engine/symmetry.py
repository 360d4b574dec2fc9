"""One village, four points of view: positions and actions as a given seat sees them.

Turning the whole table changes nothing in the game, and neither does another assignment of the four board colours. So
the engine describes a position relative to the seat that decides: that seat is number 0 and the others follow
clockwise, tiles and spaces turn with it, and a colour is named after the board that has it (0 is the colour of seat 0's
board; black stays 4, white 5). What the engine learns on one side of the village, it then knows on all four.
"""

from __future__ import annotations

from typing import Final

from fatsi.rules import dice
from fatsi.rules.actions import ACTIONS, Action
from fatsi.rules.arguments import BOARD, COLOUR, ROLL, SEAT, SPACE, STACK, TILE, ArgumentType
from fatsi.rules.colours import BLACK, WHITE
from fatsi.rules.geometry import LINES

# The actions that players choose: the columns of a policy. Chance's actions have none.
COLUMNS: Final = tuple(action.index for action in ACTIONS if not action.is_chance)
_COLUMN_OF: Final = {index: column for column, index in enumerate(COLUMNS)}
_INDEX: Final = {(action.kind, action.value, action.other): action.index for action in ACTIONS}


def _turn_tiles(seat: int) -> tuple[int, ...]:
    """Return the relative number of each tile for a seat: the tiles before a space stay before it."""
    relative = [-1] * 9
    for space, line in enumerate(LINES):
        relative_space = (space - 3 * seat) % 12
        for step, tile in enumerate(line):
            relative[tile] = LINES[relative_space][step]
    return tuple(relative)


# By seat: the relative number of each tile, and the tile of each relative number.
TILE_SEEN: Final = tuple(_turn_tiles(seat) for seat in range(4))
TILE_BACK: Final = tuple(tuple(tiles.index(tile) for tile in range(9)) for tiles in TILE_SEEN)


class View:
    """How one seat of one table sees tiles, spaces, seats, colours and actions."""

    def __init__(self, board_colours: tuple[int, ...], seat: int) -> None:
        self.seat: Final = seat
        self.tile_seen: Final = list(TILE_SEEN[seat])
        self.tile_back: Final = list(TILE_BACK[seat])
        # The colour of each relative number, and back.
        self.colour_back: Final = [*[board_colours[(seat + r) % 4] for r in range(4)], BLACK, WHITE]
        self.colour_seen: Final = [self.colour_back.index(colour) for colour in range(6)]
        # The column of each action (by its number) as the seat sees it; -1 for chance's.
        self.column_seen: Final = [_COLUMN_OF.get(self._see(action), -1) for action in ACTIONS]

    def _see(self, action: Action) -> int:
        """Return the number of the action that this one is, seen from the seat."""
        arguments = [action.value, action.other]
        for place, kind in enumerate(action.verb.takes):
            arguments[place] = self.see_argument(kind, arguments[place])
        return _INDEX[action.kind, arguments[0], arguments[1]]

    def see_argument(self, kind: ArgumentType, value: int) -> int:
        """Return a value of a type of argument as the seat sees it; what has no place and no colour stays as it is."""
        if kind is TILE or kind is STACK:
            return self.tile_seen[value]
        if kind is SEAT or kind is BOARD:
            return (value - self.seat) % 4
        if kind is SPACE:
            return (value - 3 * self.seat) % 12
        if kind is COLOUR:
            return self.colour_seen[value]
        if kind is ROLL:
            return dice.ROLL_INDEX[tuple(sorted([self.colour_seen[face] for face in dice.ROLL_FACES[value]]))]
        return value


_views: Final[dict[tuple[tuple[int, ...], int], View]] = {}


def view_of(board_colours: tuple[int, ...], seat: int) -> View:
    """Return the view of a seat at a table with these board colours; there are 96 in all."""
    key = (board_colours, seat)
    view = _views.get(key)
    if view is None:
        view = View(board_colours, seat)
        _views[key] = view
    return view
