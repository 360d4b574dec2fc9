"""The end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fatsi.rules.events import GameLost, GameWon
from fatsi.rules.scoring import WON, Result, breakdown
from fatsi.rules.steps import AFTER_TURN, YANG, Effect

if TYPE_CHECKING:
    from fatsi.rules.state import State


def lose(state: State, reason: str) -> None:
    """End the game with a defeat; the first one counts."""
    if state.result is None:
        state.result = Result(False, reason, breakdown(state, won=False))
        if state.log is not None:
            state.log.append(GameLost(reason))


class Victory(Effect):
    """The game is won if no incarnation is in play or still to come."""

    __slots__ = ()
    id = "victory"
    phases = YANG | AFTER_TURN

    def carry_out(self, state: State) -> None:
        if not state.incarnations_to_come() and not state.has_incarnation_in_play():
            state.result = Result(True, WON, breakdown(state, won=True))
            if state.log is not None:
                state.log.append(GameWon(WON))


VICTORY: Final = Victory()
