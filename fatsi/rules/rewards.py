"""What an exorcism leaves behind: curses first, then rewards, in the order that the exorcist likes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.curse import roll_curse
from fatsi.rules.events import YinYangGained
from fatsi.rules.frames import (
    CURSE_ORDER,
    CURSES,
    GAIN,
    GIVE_QI,
    GIVE_YIN_YANG,
    OFFER_QI,
    OFFER_YIN_YANG,
    REWARD_ORDER,
    REWARDS,
    Frame,
    choices,
    effect,
    resolve,
)
from fatsi.rules.powers import MOUNTAIN
from fatsi.rules.qi import gain_qi
from fatsi.rules.state import State
from fatsi.rules.tao import offer_tao

# The frames here hold pairs: the space where a ghost lay, and its card.


def _without(frame: Frame, space: int) -> tuple[int, ...]:
    """Return the pairs of a frame but the one of a space."""
    return tuple(
        number for at in range(1, len(frame), 2) if frame[at] != space for number in (frame[at], frame[at + 1])
    )


def _spaces(frame: Frame) -> tuple[Action, ...]:
    return tuple(act.RESOLVE[frame[at]] for at in range(1, len(frame), 2))


# --- curses ---------------------------------------------------------------------------------------------


@effect(CURSES)
def curses(state: State, frame: Frame) -> None:
    # A single one needs no order, nor do those that are not rolled for.
    if len(frame) > 3 and not state.has_power(MOUNTAIN):
        state.stack.append((CURSE_ORDER, *frame[1:]))
        return
    if len(frame) > 3:
        state.stack.append((CURSES, *frame[3:]))
    roll_curse(state, frame[1])


@choices(CURSE_ORDER)
def whose_curse_first(state: State, frame: Frame) -> tuple[Action, ...]:
    return _spaces(frame)


@resolve(CURSE_ORDER)
def curse_chosen(state: State, frame: Frame, action: Action) -> None:
    state.stack.append((CURSES, *_without(frame, action.value)))
    roll_curse(state, action.value)


# --- rewards --------------------------------------------------------------------------------------------


@effect(REWARDS)
def rewards(state: State, frame: Frame) -> None:
    # A dead exorcist gets nothing: what is left is for the group.
    due = [at for at in range(1, len(frame), 2) if state.is_living(state.active) or _is_for_group(state, frame[at + 1])]
    if not due:
        return
    # Equal rewards need no order.
    if len({state.facts.rewards[frame[at + 1]] for at in due}) > 1:
        state.stack.append((REWARD_ORDER, *frame[1:]))
        return
    if len(due) > 1:
        state.stack.append((REWARDS, *(number for at in due[1:] for number in frame[at : at + 2])))
    _reward(state, frame[due[0] + 1])


def _is_for_group(state: State, card: int) -> bool:
    return any(stone in GROUP_REWARDS for stone in state.facts.rewards[card])


@choices(REWARD_ORDER)
def whose_reward_first(state: State, frame: Frame) -> tuple[Action, ...]:
    return _spaces(frame)


@resolve(REWARD_ORDER)
def reward_chosen(state: State, frame: Frame, action: Action) -> None:
    state.stack.append((REWARDS, *_without(frame, action.value)))
    at = next(at for at in range(1, len(frame), 2) if frame[at] == action.value)
    _reward(state, frame[at + 1])


def _reward(state: State, card: int) -> None:
    """Hand out the rewards of a card: the exorcist's own only if he lives, the group's in any case."""
    for stone in state.facts.rewards[card]:
        if stone in GROUP_REWARDS or state.is_living(state.active):
            REWARD_EFFECTS[stone](state)


def _one_tao(state: State) -> None:
    offer_tao(state, 1)


def _two_tao(state: State) -> None:
    offer_tao(state, 2)


def _qi_or_yin_yang(state: State) -> None:
    if state.qi_supply or not state.yin_yang >> state.active & 1:
        state.stack.append((GAIN,))


def _qi_and_yin_yang(state: State) -> None:
    state.stack.append((OFFER_YIN_YANG,))
    state.stack.append((OFFER_QI,))


# What each reward stone gives; an expansion adds its own.
REWARD_EFFECTS: Final[dict[str, Callable[[State], None]]] = {
    "tao-1": _one_tao,
    "tao-2": _two_tao,
    "qi-or-yin-yang": _qi_or_yin_yang,
    "qi-and-yin-yang": _qi_and_yin_yang,
}
GROUP_REWARDS: Final = ("qi-and-yin-yang", "crystal-and-yin-yang")


@choices(GAIN)
def qi_or_yin_yang(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(
        action
        for action, is_there in (
            (act.GAIN_QI, state.qi_supply > 0),
            (act.GAIN_YIN_YANG, not state.yin_yang >> state.active & 1),
        )
        if is_there
    )


@resolve(GAIN)
def gained(state: State, frame: Frame, action: Action) -> None:
    if action is act.GAIN_QI:
        gain_qi(state, state.active)
    else:
        _gain_yin_yang(state, state.active)


def _gain_yin_yang(state: State, seat: int) -> None:
    state.yin_yang |= 1 << seat
    if state.log is not None:
        state.log.append(YinYangGained(seat))


# --- what an incarnation leaves to the group ------------------------------------------------------------


@effect(OFFER_QI)
def offer_qi(state: State, frame: Frame) -> None:
    if state.qi_supply:
        state.stack.append((GIVE_QI,))


@choices(GIVE_QI)
def who_gets_qi(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(act.GIVE_QI[seat] for seat in state.table.seats if state.qi[seat])


@resolve(GIVE_QI)
def qi_given(state: State, frame: Frame, action: Action) -> None:
    gain_qi(state, action.value)


@effect(OFFER_YIN_YANG)
def offer_yin_yang(state: State, frame: Frame) -> None:
    if who_gets_yin_yang(state, (GIVE_YIN_YANG,)):
        state.stack.append((GIVE_YIN_YANG,))


@choices(GIVE_YIN_YANG)
def who_gets_yin_yang(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(
        act.GIVE_YIN_YANG[seat] for seat in state.table.seats if state.qi[seat] and not state.yin_yang >> seat & 1
    )


@resolve(GIVE_YIN_YANG)
def yin_yang_given(state: State, frame: Frame, action: Action) -> None:
    _gain_yin_yang(state, action.value)
