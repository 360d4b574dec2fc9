"""Taoists laid down: by a dead Hua, or by the Lord of Roots. Their next move only stands them up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fatsi.rules.events import TaoistLaidDown, TaoistStoodUp
from fatsi.rules.moon.position import Moon

if TYPE_CHECKING:
    from fatsi.rules.state import State


def lay_down(state: State, moon: Moon, seat: int) -> None:
    """Lay a living Taoist down; neutral and possessed boards have none."""
    if state.is_living(seat) and not moon.laid_down >> seat & 1:
        moon.laid_down |= 1 << seat
        if state.log is not None:
            state.log.append(TaoistLaidDown(seat))


def stand_up(state: State, moon: Moon, seat: int) -> None:
    """Let a Taoist who is laid down stand up."""
    moon.laid_down &= ~(1 << seat)
    if state.log is not None:
        state.log.append(TaoistStoodUp(seat))
