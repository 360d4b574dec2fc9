"""The map: the village with the four boards round it, as text of 79 columns.

The compass is that of the table: the board of the north lies above, and its space 1 is on the right, as its player
sees it from behind. What does not fit into the map stands in the lists below it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fatsi.rules.cards import BY_NUMBER
from fatsi.rules.geometry import SIDES, SPACE_INDEX, SPACES, TILE_INDEX, TILES
from fatsi.rules.village import VILLAGE_TILES
from fatsi.terminal.screen import Screen, wrapped
from fatsi.terminal.sight import Sight
from fatsi.words.arguments import board_arguments, board_id

# A line of a cell: its text, and the style of it.
Cell = list[tuple[str, str]]

_SIDE_WIDTH: Final = 15  # the boards of the west and east
_TILE_WIDTH: Final = 14  # the village, and the boards of the north and south
MAP_WIDTH: Final = 2 * _SIDE_WIDTH + 3 * (_TILE_WIDTH + 2) + 1

_NORTH: Final = ("N3", "N2", "N1")
_SOUTH: Final = ("S1", "S2", "S3")
_ROWS: Final = (
    ("W1", ("NW", "N", "NE"), "E3"),
    ("W2", ("W", "C", "E"), "E2"),
    ("W3", ("SW", "S", "SE"), "E1"),
)


def draw_map(sight: Sight, screen: Screen) -> None:
    """Write the map. Each corner tells of the board that begins there, clockwise."""
    rule = " " * _SIDE_WIDTH + "+" + "+".join(["-" * (_TILE_WIDTH + 1)] * 3) + "+"
    _row(screen, [_board(sight, "N"), *(_space(sight, name, _TILE_WIDTH) for name in _NORTH), _board(sight, "E")], " ")
    screen.line(rule)
    for west, tiles, east in _ROWS:
        cells = [_space(sight, west, _SIDE_WIDTH), *(_tile(sight, tile) for tile in tiles)]
        _row(screen, [*cells, _space(sight, east, _SIDE_WIDTH)], "|")
        screen.line(rule)
    _row(screen, [_board(sight, "W"), *(_space(sight, name, _TILE_WIDTH) for name in _SOUTH), _board(sight, "S")], " ")


def _row(screen: Screen, cells: Sequence[Cell], border: str) -> None:
    widths = (_SIDE_WIDTH, _TILE_WIDTH, _TILE_WIDTH, _TILE_WIDTH, _SIDE_WIDTH)
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
    card = BY_NUMBER.get(state.ghosts[space])
    if card is None:
        message = "map-space-with-buddha" if state.buddhas >> space & 1 else "map-space-empty"
        return _cell(width, (words.text(message, space=SPACES[space]), ""))
    presses = [words.name("stone", stone, "short") for stone in sight.stones_in_force(space)]
    if haunts := sight.haunts_in(space):
        presses.insert(0, haunts)
    return _cell(
        width,
        (words.text("map-ghost", space=SPACES[space], card=card.id), card.colour),
        (sight.resistance(space), card.colour),
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
            (words.text("map-taoist", seat=board_id(state.table, seat)), board_id(state.table, seat))
            if state.qi[seat]
            else (words.text("map-taoist-dead", seat=board_id(state.table, seat)), "faint")
            for seat in sight.taoists_on(tile)
        ),
    )


def _board(sight: Sight, name: str) -> Cell:
    """Return the corner that tells of a board: its colour, its power, and whether that works."""
    words, state, seat = sight.words, sight.state, SIDES.index(name)
    arguments = board_arguments(state.table, seat)
    cell = _cell(
        _SIDE_WIDTH,
        (words.text("map-board", **arguments, side=name), str(arguments["board"])),
        (sight.power(seat), ""),
    )
    if state.powers_off >> seat & 1:
        cell += _cell(_SIDE_WIDTH, (words.text("map-power-blocked"), ""))
    elif state.borrowed >> seat & 1:
        cell += _cell(_SIDE_WIDTH, (words.text("map-power-borrowed"), ""))
    return cell
