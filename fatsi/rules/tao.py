"""Tao tokens: taking them from the supply, and every player discarding one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fatsi.rules.actions import DISCARD, TAKE, Action
from fatsi.rules.arguments import NUMBER, SEAT
from fatsi.rules.colours import COLOURS
from fatsi.rules.events import TaoDiscarded, TaoTaken
from fatsi.rules.geometry import SIDES
from fatsi.rules.refusals import Refusal, no, refuse_colour
from fatsi.rules.steps import AFTER_TURN, YANG, Decision, Effect, SeatDecision

if TYPE_CHECKING:
    from fatsi.rules.state import State

MOST_OFFERED: Final = 2


def take_tao(state: State, seat: int, colour: int) -> None:
    """Give a token of a colour that the supply has to a Taoist."""
    state.supply[colour] -= 1
    state.tao[seat * 5 + colour] += 1
    if state.log is not None:
        state.log.append(TaoTaken(seat, colour))


def has_tao_in_supply(state: State) -> bool:
    """Whether a token of any colour is in the supply."""
    for number in state.supply:
        if number:
            return True
    return False


def offer_tao(state: State, number: int) -> None:
    """Let the active Taoist take tokens of any colour, as many as the supply allows."""
    if number and has_tao_in_supply(state):
        state.stack.append(TakeTao(number))


def tao_in_supply(state: State) -> tuple[Action, ...]:
    """Return the actions that take a token of each colour that is there."""
    return tuple([TAKE[colour] for colour in range(5) if state.supply[colour]])


class TakeTao(Decision):
    """Which token does the active Taoist take, of so many?"""

    __slots__ = ("number",)
    id = "take"
    arguments = (("number", NUMBER),)
    asks = ("take",)
    phases = YANG | AFTER_TURN

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def choices(self, state: State) -> tuple[Action, ...]:
        return tao_in_supply(state)

    def resolve(self, state: State, action: Action) -> None:
        take_tao(state, state.active, action.value)
        offer_tao(state, self.number - 1)

    def refuse(self, state: State, action: Action) -> Refusal:
        return refuse_colour(action.value)

    def check(self, state: State) -> None:
        if not (1 <= self.number <= MOST_OFFERED and state.is_living(state.active)):
            raise self.wrong("frame-takes-wrong")


# --- every player discards a Tao token ------------------------------------------------------------------


def discard_tao_in_turn(state: State) -> None:
    """Let every living player discard a Tao token of any colour, from the active board clockwise."""
    active = state.active
    state.stack.extend([OweTao((active + offset) % 4) for offset in (3, 2, 1, 0)])


class OweTao(Effect):
    """A seat has to discard a Tao token, if it has one."""

    __slots__ = ("seat",)
    id = "owe-tao"
    arguments = (("seat", SEAT),)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def carry_out(self, state: State) -> None:
        first = self.seat * 5
        if any(state.tao[first : first + 5]):
            state.stack.append(DiscardTao(self.seat))


class DiscardTao(SeatDecision):
    """Which token does the Taoist of a seat discard?"""

    __slots__ = ()
    id = "discard"
    arguments = (("seat", SEAT),)
    asks = ("discard",)

    def choices(self, state: State) -> tuple[Action, ...]:
        first = self.seat * 5
        return tuple([DISCARD[colour] for colour in range(5) if state.tao[first + colour]])

    def resolve(self, state: State, action: Action) -> None:
        seat, colour = self.seat, action.value
        state.tao[seat * 5 + colour] -= 1
        state.supply[colour] += 1
        if state.log is not None:
            state.log.append(TaoDiscarded(seat, colour))

    def refuse(self, state: State, action: Action) -> Refusal:
        return no("token-missing", seat=SIDES[self.seat], colour=COLOURS[action.value])
