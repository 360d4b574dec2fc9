"""Tao tokens: taking them from the supply."""

from __future__ import annotations

from fatsi.rules.actions import TAKE as TAKE_ACTION
from fatsi.rules.actions import Action
from fatsi.rules.events import TaoTaken
from fatsi.rules.frames import TAKE, Frame, choices, resolve
from fatsi.rules.state import State


def take_tao(state: State, seat: int, colour: int) -> None:
    """Give a token of a colour that the supply has to a Taoist."""
    state.supply[colour] -= 1
    state.tao[seat * 5 + colour] += 1
    if state.log is not None:
        state.log.append(TaoTaken(seat, colour))


def offer_tao(state: State, number: int) -> None:
    """Let the active Taoist take tokens of his choice, as many as the supply allows."""
    if number and any(state.supply):
        state.stack.append((TAKE, number))


@choices(TAKE)
def which_tao(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(TAKE_ACTION[colour] for colour in range(5) if state.supply[colour])


@resolve(TAKE)
def tao_chosen(state: State, frame: Frame, action: Action) -> None:
    take_tao(state, state.active, action.value)
    offer_tao(state, frame[1] - 1)
