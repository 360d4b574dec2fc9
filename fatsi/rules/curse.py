"""The Curse die: rolled for tormentors, curses, and at the Cemetery."""

from __future__ import annotations

from fatsi.rules import dice
from fatsi.rules.actions import KEEP, REROLL_CURSE, Action
from fatsi.rules.events import AllTaoLost, CurseAvoided, CurseRerolled, CurseRolled
from fatsi.rules.frames import (
    ARRIVE,
    CEMETERY_LINE,
    CURSE_CHOICE,
    CURSE_DIE,
    Frame,
    choices,
    resolve,
)
from fatsi.rules.haunting import haunt, haunt_tile
from fatsi.rules.hooks import hooks
from fatsi.rules.powers import FAVOURITE, MOUNTAIN
from fatsi.rules.qi import lose_qi
from fatsi.rules.state import State


def roll_curse(state: State, line: int) -> None:
    """Have the Curse die rolled for the ghost of a space (or for the Cemetery), against the active board."""
    if state.has_power(MOUNTAIN):
        if state.log is not None:
            state.log.append(CurseAvoided(state.active))
    else:
        state.stack.append((CURSE_DIE, line, 0))


@resolve(CURSE_DIE)
def curse_rolled(state: State, frame: Frame, action: Action) -> None:
    _, line, is_second = frame
    if state.log is not None:
        state.log.append(CurseRolled(action.value))
    if state.moon is not None:
        hooks.curse_die_rolled(state)
    if not is_second and state.has_power(FAVOURITE):
        state.stack.append((CURSE_CHOICE, line, action.value))
    else:
        _strike(state, line, action.value)


@choices(CURSE_CHOICE)
def keep_or_reroll(state: State, frame: Frame) -> tuple[Action, ...]:
    return (KEEP, REROLL_CURSE)


@resolve(CURSE_CHOICE)
def kept_or_rerolled(state: State, frame: Frame, action: Action) -> None:
    _, line, face = frame
    if action is KEEP:
        _strike(state, line, face)
    else:
        if state.log is not None:
            state.log.append(CurseRerolled(state.active))
        state.stack.append((CURSE_DIE, line, 1))


def _strike(state: State, line: int, face: int) -> None:
    if face == dice.CURSE_HAUNT:
        if line == CEMETERY_LINE:
            haunt_tile(state, state.table.cemetery)
        else:
            haunt(state, line)
    elif face == dice.CURSE_GHOST:
        state.stack.append((ARRIVE,))
    elif face == dice.CURSE_LOSE_TAO:
        _lose_all_tao(state)
    elif face == dice.CURSE_LOSE_QI:
        lose_qi(state)


def _lose_all_tao(state: State) -> None:
    """Let the active Taoist discard all his tokens; neutral and possessed boards have none."""
    first = state.active * 5
    amount = sum(state.tao[first : first + 5])
    for colour in range(5):
        state.supply[colour] += state.tao[first + colour]
        state.tao[first + colour] = 0
    if amount and state.log is not None:
        state.log.append(AllTaoLost(state.active, amount))
