"""Rolling Tao dice: the roll, the one reroll of The Gods' Favourite, and what the dice were for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fatsi.rules import dice
from fatsi.rules.actions import KEEP, REROLL, Action
from fatsi.rules.colours import WHITE
from fatsi.rules.events import DiceRerolled, DiceRolled
from fatsi.rules.frames import DICE, DICE_CHOICE, FOR_HERBS, PURPOSES, Frame, choices, resolve
from fatsi.rules.hooks import hooks
from fatsi.rules.powers import FAVOURITE
from fatsi.rules.state import State
from fatsi.rules.tao import offer_tao, take_tao

_REROLLS: Final = tuple(
    (KEEP, *(action for part in dice.parts_of(roll) if (action := REROLL[part]) is not None))
    if 0 < len(faces) <= dice.MOST_REROLLED
    else ()
    for roll, faces in enumerate(dice.ROLL_FACES)
)

# What to do with the final roll, by purpose; the modules that roll dice register it.
ROLL_USES: Final[list[Callable[[State, int], None] | None]] = [None] * len(PURPOSES)


def roll_dice(state: State, number: int, purpose: int) -> None:
    """Have a number of Tao dice rolled."""
    state.stack.append((DICE, number, dice.NO_DICE, purpose, 0))


@resolve(DICE)
def rolled(state: State, frame: Frame, action: Action) -> None:
    _, _, kept, purpose, is_second = frame
    if state.log is not None:
        state.log.append(DiceRolled(action.value))
    roll = action.value
    if kept:
        roll = dice.joined(kept, roll)
    if not is_second and state.has_power(FAVOURITE) and (state.moon is None or not state.moon.is_barrier()):
        state.stack.append((DICE_CHOICE, roll, purpose))
        return
    use_roll(state, roll, purpose)


@choices(DICE_CHOICE)
def keep_or_reroll(state: State, frame: Frame) -> tuple[Action, ...]:
    rerolls = _REROLLS[frame[1]]
    if state.moon is not None and state.moon.is_sword_drawn:
        # The die that the Sword has set stays as it is.
        whites = dice.ROLL_COUNTS[frame[1]][WHITE]
        return tuple(a for a in rerolls if a is KEEP or dice.ROLL_COUNTS[a.value][WHITE] < whites)
    return rerolls


@resolve(DICE_CHOICE)
def kept_or_rerolled(state: State, frame: Frame, action: Action) -> None:
    _, roll, purpose = frame
    if action is KEEP:
        use_roll(state, roll, purpose)
        return
    if state.log is not None:
        state.log.append(DiceRerolled(action.value))
    number = len(dice.ROLL_FACES[action.value])
    state.stack.append((DICE, number, dice.without(roll, action.value), purpose, 1))


def use_roll(state: State, roll: int, purpose: int) -> None:
    """Do what the dice were rolled for."""
    use = ROLL_USES[purpose]
    assert use is not None
    use(state, roll)


def _gather_herbs(state: State, roll: int) -> None:
    """At the Herbalist's: a token for each coloured face if there is one, then one of choice for each white face."""
    for face in dice.ROLL_FACES[roll]:
        if face != WHITE and state.supply[face]:
            take_tao(state, state.active, face)
    if state.white_off:
        return
    if state.moon is not None:
        hooks.white_herbs(state, dice.ROLL_COUNTS[roll][WHITE])
    else:
        offer_tao(state, dice.ROLL_COUNTS[roll][WHITE])


ROLL_USES[FOR_HERBS] = _gather_herbs
