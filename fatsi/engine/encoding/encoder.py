"""The whole encoding: groups of inputs one after the other; those of White Moon are zeros in a base game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fatsi.engine.encoding import common_inputs, decision_inputs, moon_inputs, seat_inputs, space_inputs, tile_inputs
from fatsi.engine.encoding.common_inputs import write_common
from fatsi.engine.encoding.decision_inputs import write_decision
from fatsi.engine.encoding.input_names import scale_of
from fatsi.engine.encoding.moon_inputs import write_moon
from fatsi.engine.encoding.reach import Reach
from fatsi.engine.encoding.seat_inputs import write_seats
from fatsi.engine.encoding.space_inputs import write_spaces
from fatsi.engine.encoding.tile_inputs import write_tiles
from fatsi.engine.symmetry import View, view_of
from fatsi.rules.state import State

NAMES: Final = (
    seat_inputs.NAMES
    + space_inputs.NAMES
    + tile_inputs.NAMES
    + common_inputs.NAMES
    + decision_inputs.NAMES
    + moon_inputs.NAMES
)
SCALES: Final = tuple(scale_of(name) for name in NAMES)
SIZE: Final = len(NAMES)

_SPACES_AT: Final = len(seat_inputs.NAMES)
_TILES_AT: Final = _SPACES_AT + len(space_inputs.NAMES)
_COMMON_AT: Final = _TILES_AT + len(tile_inputs.NAMES)
_DECISION_AT: Final = _COMMON_AT + len(common_inputs.NAMES)
_MOON_AT: Final = _DECISION_AT + len(decision_inputs.NAMES)


def encode(state: State, seat: int, out: vec[u8], at: i64) -> None:
    """Write a position as a seat sees it, `SIZE` bytes from `at` on.

    >>> from fatsi import State
    >>> state = State.from_text("fatsi position 1\\nghosts: N2 lich\\npending: yang")
    >>> row = vec[u8](bytes(SIZE))
    >>> encode(state, 0, row, 0)
    >>> [name for name, value in zip(NAMES, row) if value and name.startswith("space1.need-")]
    ['space1.need-c3']
    """
    encode_view(state, view_of(state.table.board_colours, seat), out, at)


def encode_view(state: State, view: View, out: vec[u8], at: i64) -> None:
    """Write a position as it is seen in a view: `encode` for whoever has looked up the view already."""
    k = at
    end = at + SIZE
    while k < end:
        out[k] = 0
        k += 1
    seat: i64 = view.seat
    reach = Reach(state, seat)
    write_seats(state, seat, view, out, at)
    write_spaces(state, seat, reach, view, out, at + _SPACES_AT)
    write_tiles(state, reach, view, out, at + _TILES_AT)
    write_common(state, seat, view, out, at + _COMMON_AT)
    write_decision(state, seat, view, out, at + _DECISION_AT)
    if state.moon is not None:
        write_moon(state, seat, view, out, at + _MOON_AT)
