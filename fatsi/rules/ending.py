"""The end of the game."""

from __future__ import annotations

from fatsi.rules.events import GameLost, GameWon
from fatsi.rules.frames import VICTORY, Frame, effect
from fatsi.rules.scoring import WON, Result, breakdown
from fatsi.rules.state import State


def lose(state: State, reason: str) -> None:
    """End the game with a defeat; the first one counts."""
    if state.result is None:
        state.result = Result(False, reason, breakdown(state, won=False))
        if state.log is not None:
            state.log.append(GameLost(reason))


@effect(VICTORY)
def check_victory(state: State, frame: Frame) -> None:
    """Win if no incarnation is in play or still to come."""
    is_one_to_come = len(state.deck) > 1 or (state.moon is not None and bool(state.moon.top))
    if not is_one_to_come and not state.has_incarnation_in_play():
        state.result = Result(True, WON, breakdown(state, won=True))
        if state.log is not None:
            state.log.append(GameWon(WON))
