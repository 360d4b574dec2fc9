"""The end of a turn with White Moon: Su-Ling, then the Moon Barrier if all receptacles are full."""

from __future__ import annotations

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.cards import IS_INCARNATION
from fatsi.rules.events import BarrierEnded, BarrierRose, CrystalSpent, ReceptacleFilled
from fatsi.rules.exorcism import targets_now
from fatsi.rules.frames import (
    BARRIER,
    BARRIER_BOARD,
    BARRIER_CHOICE,
    BARRIER_END,
    FOR_EXORCISM,
    NEXT_TURN,
    RESCUE,
    Frame,
    choices,
    effect,
    resolve,
)
from fatsi.rules.geometry import CORNERS
from fatsi.rules.hooks import hooks
from fatsi.rules.moon.crystals import ALL_RECEPTACLES, offer_su_ling, send_su_ling_away
from fatsi.rules.moon.families import MOON_CRYSTALS
from fatsi.rules.moon.position import BARRIER_BOARD as BARRIER_SCOPE
from fatsi.rules.moon.position import FACED_GHOSTS
from fatsi.rules.moon.saving import is_portal_taken, save_top
from fatsi.rules.moon.villagers import moon_of, occupied_tiles
from fatsi.rules.rolling import roll_dice
from fatsi.rules.state import State
from fatsi.rules.yin import pass_turn

BARRIER_DICE = 4


def begin_turn(state: State) -> None:
    moon = moon_of(state)
    moon.fresh_crystals = 0
    moon.saves = 0
    moon.claws_used = False
    moon.su_ling_due = False
    moon.died_this_turn = False


def end_turn(state: State) -> None:
    state.stack.append((NEXT_TURN,))
    state.stack.append((BARRIER,))
    offer_su_ling(state)


@effect(NEXT_TURN)
def next_turn(state: State, frame: Frame) -> None:
    pass_turn(state)


@effect(BARRIER)
def barrier(state: State, frame: Frame) -> None:
    """Raise the barrier if it is due; the Zhou bring the missing crystals from the supply and the Taoists."""
    moon = moon_of(state)
    if moon.barriers_due:
        moon.barriers_due -= 1
        if state.log is not None:
            empty = [tile for corner, tile in enumerate(CORNERS) if not moon.receptacles >> corner & 1]
            state.log.extend(ReceptacleFilled(tile) for tile in empty)
        moon.receptacles = ALL_RECEPTACLES
        moon.crystals = [0] * 4
        moon.crystal_supply = 0
        moon.fresh_crystals = 0
    if moon.receptacles != ALL_RECEPTACLES:
        return
    if state.log is not None:
        state.log.append(BarrierRose())
    # A second barrier may follow the first.
    state.stack.append((BARRIER,))
    state.stack.append((BARRIER_END,))
    state.stack.extend((BARRIER_BOARD, offset) for offset in (3, 2, 1, 0))


@effect(BARRIER_BOARD)
def barrier_board(state: State, frame: Frame) -> None:
    """Ask for a board's part in the barrier, if it has any."""
    board = (state.active + frame[1]) % 4
    if _can_save(state) or _ghosts_of(state, board):
        state.stack.append((BARRIER_CHOICE, frame[1]))


def _can_save(state: State) -> bool:
    return moon_of(state).receptacles != 0 and not is_portal_taken(state) and bool(occupied_tiles(state))


def _ghosts_of(state: State, board: int) -> bool:
    return any(card and not IS_INCARNATION[card] for card in state.ghosts[3 * board : 3 * board + 3])


@choices(BARRIER_CHOICE)
def save_or_roll(state: State, frame: Frame) -> tuple[Action, ...]:
    return (act.BARRIER_SAVE, act.BARRIER_ROLL) if _can_save(state) else (act.BARRIER_ROLL,)


@resolve(BARRIER_CHOICE)
def saved_or_rolled(state: State, frame: Frame, action: Action) -> None:
    moon = moon_of(state)
    if action is act.BARRIER_SAVE:
        moon.receptacles &= moon.receptacles - 1
        moon.crystal_supply += 1
        if state.log is not None:
            state.log.append(CrystalSpent())
        if moon.stacks[moon.portal]:
            save_top(state, moon.portal)
        else:
            state.stack.append((RESCUE,))
        return
    moon.scope = BARRIER_SCOPE + (state.active + frame[1]) % 4
    if targets_now(state):
        # Stolen dice are rolled too; powers and Tao tokens have no part in this.
        roll_dice(state, BARRIER_DICE, FOR_EXORCISM)
    else:
        moon.scope = FACED_GHOSTS


@choices(RESCUE)
def whom_to_rescue(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(act.RESCUE[tile] for tile in occupied_tiles(state))


@resolve(RESCUE)
def rescued(state: State, frame: Frame, action: Action) -> None:
    save_top(state, action.value)


@effect(BARRIER_END)
def barrier_end(state: State, frame: Frame) -> None:
    """Su-Ling and the crystals that are left go to the supply."""
    moon = moon_of(state)
    moon.receptacles = 0
    moon.crystal_supply = MOON_CRYSTALS - sum(moon.crystals)
    send_su_ling_away(state)
    if state.log is not None:
        state.log.append(BarrierEnded())


hooks.begin_turn = begin_turn
hooks.end_turn = end_turn
