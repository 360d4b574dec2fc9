"""Moving a Taoist who is not the mover: by Twin Winds or the Pavilion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.arguments import FLAG, SEAT
from fatsi.rules.events import TaoistGuided
from fatsi.rules.geometry import NEIGHBOURS, OTHER_TILES, TILES
from fatsi.rules.refusals import Refusal, no, refuse_unless_living
from fatsi.rules.steps import AFTER_TURN, YANG, Decision

if TYPE_CHECKING:
    from fatsi.rules.state import State

_STEPS_OF_ANOTHER: Final = tuple(tuple(act.TO[tile] for tile in NEIGHBOURS[here]) for here in range(9))
_WAYS_OF_ANOTHER: Final = tuple(tuple(act.TO[tile] for tile in OTHER_TILES[here]) for here in range(9))


def refuse_guiding(state: State, seat: int) -> Refusal:
    """Return why the Taoist of a seat cannot be moved by the active one."""
    return refuse_unless_living(state, seat) or no("your-own-taoist")


class GuideTo(Decision):
    """Where does a Taoist go who is moved: to a neighbouring tile by Twin Winds, to any other by the Pavilion?"""

    __slots__ = ("is_one_step", "seat")
    id = "to"
    arguments = (("seat", SEAT), ("is_one_step", FLAG))
    asks = ("to", "stay", "stand")
    phases = YANG | AFTER_TURN
    needs_living_active = "frame-dead-asks"

    def __init__(self, seat: int, is_one_step: int) -> None:
        self.seat: Final = seat
        self.is_one_step: Final = is_one_step

    def choices(self, state: State) -> tuple[Action, ...]:
        # Solo the Pavilion allows the own move and does not demand it.
        may_stay = (act.STAY,) if self.seat == state.active else ()
        if state.expansion.is_laid_down(state, self.seat):
            return (act.STAND, *may_stay)
        here = state.position[self.seat]
        if self.is_one_step:
            return _STEPS_OF_ANOTHER[here]
        return _WAYS_OF_ANOTHER[here] + may_stay

    def resolve(self, state: State, action: Action) -> None:
        if action is act.STAY:
            return
        seat = self.seat
        if action is act.STAND:
            state.expansion.stand_up(state, seat)
            return
        origin = state.position[seat]
        state.position[seat] = action.value
        if state.log is not None:
            state.log.append(TaoistGuided(seat, action.value))
        state.expansion.taoist_left(state, seat, origin, is_flight=False)

    def refuse(self, state: State, action: Action) -> Refusal:
        if action is act.STAND:
            return no("not-laid-down")
        if state.expansion.is_laid_down(state, self.seat):
            return no("must-stand-up")
        if action is act.STAY:
            return no("cannot-stay")
        if action.value == state.position[self.seat]:
            return no("already-there", tile=TILES[action.value])
        return no("too-far", tile=TILES[action.value])

    def check(self, state: State) -> None:
        if not state.is_living(self.seat):
            raise self.wrong("frame-nobody-alive")
        is_own_in_solo = state.table.players == 1 and not self.is_one_step
        if self.seat == state.active and not is_own_in_solo:
            raise self.wrong("frame-active-moves-unaided")
