"""The frame of a turn: it begins with Yin, goes on with Yang if a Taoist lives there, and passes clockwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fatsi.rules.events import TurnBegan, YangBegan
from fatsi.rules.geometry import NOWHERE
from fatsi.rules.steps import AFTER_TURN, BEFORE_FIRST_TURN, YIN, Effect
from fatsi.rules.yang import YANG_STEP
from fatsi.rules.yin import OVERRUN, stones_of_board

if TYPE_CHECKING:
    from fatsi.rules.state import State


class Turn(Effect):
    """The turn of the active board begins with its Yin."""

    __slots__ = ()
    id = "turn"
    closes = BEFORE_FIRST_TURN

    def carry_out(self, state: State) -> None:
        active = state.active
        state.stage = 0
        state.helps = 0
        state.exorcisms = 0
        state.action_tile = NOWHERE
        state.used = 0
        state.borrowed = 0
        state.fresh_buddhas = 0
        if state.log is not None:
            state.log.append(TurnBegan(active))
        stack = state.stack
        stack.append(AFTER_YIN)
        stack.append(OVERRUN)
        state.expansion.begin_turn(state)
        acts = state.facts.acts_in_yin
        ghosts = state.ghosts
        first = 3 * active
        if acts[ghosts[first]] or acts[ghosts[first + 1]] or acts[ghosts[first + 2]]:
            stones = stones_of_board(state, active)
            stones.reverse()  # what is pushed last is done first
            stack.extend(stones)


class AfterYin(Effect):
    """Yang follows if the active board has a living Taoist, else the next board's turn."""

    __slots__ = ()
    id = "after-yin"
    closes = YIN

    def carry_out(self, state: State) -> None:
        if state.is_living(state.active):
            if state.log is not None:
                state.log.append(YangBegan(state.active))
            state.stack.append(YANG_STEP)
        else:
            state.end_turn()


class NextTurn(Effect):
    """The turn passes clockwise, neutral boards included."""

    __slots__ = ()
    id = "next-turn"
    closes = AFTER_TURN
    is_moon = True  # in a base game nothing comes before it, and so it is never pending

    def carry_out(self, state: State) -> None:
        state.active = (state.active + 1) % 4
        state.stack.append(TURN)


TURN: Final = Turn()
AFTER_YIN: Final = AfterYin()
NEXT_TURN: Final = NextTurn()
