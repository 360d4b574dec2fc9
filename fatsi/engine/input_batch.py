"""Positions to be judged together: a row of inputs each, and the columns of the actions that its decider may take."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from fatsi.engine.encoding.encoder import SIZE, encode_view
from fatsi.engine.symmetry import COLUMNS, view_of
from fatsi.rules.state import State

# Room for the legal actions of a position: few have more than twenty, and many positions share the room.
_LEGAL: Final = 48


class InputBatch:
    """Room for a number of positions, filled again and again.

    `inputs` has a row for each. The columns of the legal actions of the k-th position are those from `starts[k]` up to,
    but not including, `starts[k + 1]` in `columns`, in the order of `State.legal`.
    """

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self.count: int = 0
        self.inputs: Final = vec[u8](bytes(size * SIZE))
        self.columns: Final = vec[i32](bytes(size * _LEGAL + len(COLUMNS)))
        self.starts: Final = vec[i32](bytes(size + 1))

    def fill(self, states: list[State], are_actions_judged: bool = True) -> None:
        """Take in positions in which somebody is to decide, with their legal actions or without; those of before go."""
        at: i64 = 0
        room: i64 = len(self.columns)
        for number, state in enumerate(states):
            row: i64 = number
            actor = state.actor
            assert actor is not None
            view = view_of(state.table.board_colours, actor)
            encode_view(state, view, self.inputs, row * SIZE)
            if are_actions_judged:
                column_seen = view.column_seen
                legal = state.legal()
                if at + len(legal) > room:
                    raise ValueError("these positions have more legal actions than a batch has room for")
                for action in legal:
                    column: i64 = column_seen[action.index]
                    self.columns[at] = i32(column)
                    at += 1
            self.starts[row + 1] = i32(at)
        self.count = len(states)
