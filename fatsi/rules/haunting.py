"""Haunting: tiles turn dark, and the game may be lost by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fatsi.rules.ending import lose
from fatsi.rules.events import TileHaunted, TileRestored
from fatsi.rules.geometry import LINES
from fatsi.rules.scoring import LINE_LOST, VILLAGE_LOST

if TYPE_CHECKING:
    from fatsi.rules.state import State


def haunt(state: State, space: int) -> None:
    """Haunt the first active tile in the line of a ghost space; if there is none the game is lost."""
    for tile in LINES[space]:
        if not state.haunted >> tile & 1:
            haunt_tile(state, tile)
            return
    lose(state, LINE_LOST)


def haunt_tile(state: State, tile: int) -> None:
    """Turn an active tile haunted; at the limit the game is lost."""
    if state.expansion.suffers_instead(state, tile):
        return
    state.haunted |= 1 << tile
    if state.log is not None:
        state.log.append(TileHaunted(tile))
    state.expansion.tile_haunted(state)
    if state.haunted.bit_count() >= state.table.haunted_limit:
        lose(state, VILLAGE_LOST)


def restore_tile(state: State, tile: int) -> None:
    """Turn a haunted tile active."""
    state.haunted &= ~(1 << tile)
    if state.log is not None:
        state.log.append(TileRestored(tile))
