"""The map: the village with the four boards round it, as text of 79 columns.

The compass is that of the table: the board of the north lies above, and its space 1 is on the right, as its player
sees it from behind. What does not fit into the map stands in the lists below it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fatsi.rules.cards import BOARD_COLOURED
from fatsi.rules.geometry import SIDES, SPACE_INDEX, SPACES, TILE_INDEX, TILES, board_of
from fatsi.rules.village import VILLAGE_TILES
from fatsi.terminal.screen import Screen, wrapped
from fatsi.words.message_arguments import board_arguments, board_id
from fatsi.words.sight import Sight

# A line of a cell: its text, and the style of it.
Cell = list[tuple[str, str]]

_WEST_WIDTH: Final = 15
_EAST_WIDTH: Final = 14
_TILE_WIDTH: Final = 14  # the village, and the boards of the north and south
MAP_WIDTH: Final = _WEST_WIDTH + 3 * (_TILE_WIDTH + 2) + 2 + _EAST_WIDTH

_NORTH: Final = ("N3", "N2", "N1")
_SOUTH: Final = ("S1", "S2", "S3")
_ROWS: Final = (
    ("W1", ("NW", "N", "NE"), "E3"),
    ("W2", ("W", "C", "E"), "E2"),
    ("W3", ("SW", "S", "SE"), "E1"),
)


def draw_map(sight: Sight, screen: Screen) -> None:
    """Write the map. Each corner shows the board that begins there, clockwise."""
    rule = " " * _WEST_WIDTH + "+" + "+".join(["-" * (_TILE_WIDTH + 1)] * 3) + "+"
    north = [_space(sight, name, _TILE_WIDTH) for name in _NORTH]
    _row(screen, [_board(sight, "N", _WEST_WIDTH), *north, _board(sight, "E", _EAST_WIDTH)], " ")
    screen.line(rule)
    for west, tiles, east in _ROWS:
        cells = [_space(sight, west, _WEST_WIDTH), *(_tile(sight, tile) for tile in tiles)]
        _row(screen, [*cells, _space(sight, east, _EAST_WIDTH)], "|")
        screen.line(rule)
    south = [_space(sight, name, _TILE_WIDTH) for name in _SOUTH]
    _row(screen, [_board(sight, "W", _WEST_WIDTH), *south, _board(sight, "S", _EAST_WIDTH)], " ")


def _row(screen: Screen, cells: Sequence[Cell], border: str) -> None:
    widths = (_WEST_WIDTH, _TILE_WIDTH, _TILE_WIDTH, _TILE_WIDTH, _EAST_WIDTH)
    for number in range(max(len(cell) for cell in cells)):
        parts = []
        for cell, width in zip(cells, widths, strict=True):
            text, style = cell[number] if number < len(cell) else ("", "")
            parts.append(screen.painted(text, style) + " " * (width - len(text)))
        west, *tiles, east = parts
        screen.line(west + border + border.join(f" {tile}" for tile in tiles) + border + " " + east)


def _cell(width: int, *paragraphs: tuple[str, str]) -> Cell:
    return [(line[:width], style) for text, style in paragraphs for line in wrapped(text, width)]


def _space(sight: Sight, name: str, width: int) -> Cell:
    """Return the cell of a ghost space: the ghost, its resistance, and what presses."""
    words, state, space = sight.words, sight.state, SPACE_INDEX[name]
    card = state.facts.card[state.ghosts[space]]
    if card is None:
        message = "map-space-with-buddha" if state.buddhas >> space & 1 else "map-space-empty"
        lines = [(words.text(message, space=SPACES[space]), "")]
        if state.moon is not None and state.moon.su_ling == space:
            lines.append((words.text("sight-ghost-with-su-ling"), ""))
        return _cell(width, *lines)
    presses = [words.name("stone", stone, "short") for stone in sight.stones_in_force(space)]
    if haunts := sight.haunts_in(space):
        presses.insert(0, haunts)
    style = board_id(state.table, board_of(space)) if card.colour == BOARD_COLOURED else card.colour
    return _cell(
        width,
        (words.text("map-ghost", space=SPACES[space], card=card.id), style),
        (sight.resistance(space), style),
        *((pressing, "") for pressing in presses),
        *((mark, "") for mark in sight.marks(space)),
    )


def _tile(sight: Sight, name: str) -> Cell:
    """Return the cell of a village tile: its name, who is there, what is there."""
    words, state, tile = sight.words, sight.state, TILE_INDEX[name]
    is_haunted = state.haunted >> tile & 1
    title = words.text("map-tile", place=TILES[tile], tile=VILLAGE_TILES[state.table.tiles[tile]])
    return _cell(
        _TILE_WIDTH,
        (title, "faint" if is_haunted else "bold"),
        *((thing, "") for thing in sight.on_tile(tile)),
        *(
            (words.text(_taoist(sight, seat), seat=board_id(state.table, seat)), board_id(state.table, seat))
            if state.qi[seat]
            else (words.text("map-taoist-dead", seat=board_id(state.table, seat)), "faint")
            for seat in sight.taoists_on(tile)
        ),
    )


def _taoist(sight: Sight, seat: int) -> str:
    moon = sight.state.moon
    return "map-taoist-laid-down" if moon is not None and moon.laid_down >> seat & 1 else "map-taoist"


def _board(sight: Sight, name: str, width: int) -> Cell:
    """Return the corner that shows a board: its colour, its power, and whether that works."""
    words, state, seat = sight.words, sight.state, SIDES.index(name)
    arguments = board_arguments(state.table, seat)
    cell = _cell(
        width,
        (words.text("map-board", **arguments, side=name), str(arguments["board"])),
        (sight.power(seat), ""),
    )
    if state.powers_off >> seat & 1:
        cell += _cell(width, (words.text("map-power-blocked"), ""))
    elif state.borrowed >> seat & 1:
        cell += _cell(width, (words.text("map-power-borrowed"), ""))
    return cell
