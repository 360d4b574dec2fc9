"""The Kung-Fu School: one exorcism against many; and whom an exorcism is against if not the ghosts faced."""

from __future__ import annotations

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.cards import IS_INCARNATION
from fatsi.rules.colours import BLACK
from fatsi.rules.events import ExorcismBegan, PowerTokenSpent
from fatsi.rules.exorcism import Target, could_fall, exorcism_dice, roll_against_targets, target_at, tokens_now
from fatsi.rules.frames import STRIKE, Frame, choices, resolve
from fatsi.rules.geometry import SEATS
from fatsi.rules.hooks import hooks
from fatsi.rules.moon.position import BARRIER_BOARD, FACED_GHOSTS, SCHOOL_BLACK, SCHOOL_BOARD
from fatsi.rules.moon.villagers import moon_of
from fatsi.rules.state import State
from fatsi.rules.villagers import CAN_HELP, HELP


def targets(state: State) -> tuple[Target, ...]:
    """Return the ghosts that the School or the barrier strikes; incarnations are not affected."""
    scope = moon_of(state).scope
    if scope == SCHOOL_BLACK:
        return tuple(
            target_at(state, space)
            for space, card in enumerate(state.ghosts)
            if card and not IS_INCARNATION[card] and state.facts.colour[card] == BLACK
        )
    board = scope - (BARRIER_BOARD if scope >= BARRIER_BOARD else SCHOOL_BOARD)
    return tuple(
        target_at(state, space)
        for space in range(3 * board, 3 * board + 3)
        if state.ghosts[space] and not IS_INCARNATION[state.ghosts[space]]
    )


def strikes(state: State) -> tuple[Action, ...]:
    """Return what the School may strike now: the own board, all black ghosts, or for a Power token a neutral board."""
    me = state.active
    offered = [act.STRIKE[me]] if _could_strike(state, SCHOOL_BOARD + me) else []
    if state.power_tokens[me]:
        offered += [
            act.STRIKE[seat]
            for seat in SEATS
            if not state.table.is_player[seat]
            and not state.powers_off >> seat & 1
            and _could_strike(state, SCHOOL_BOARD + seat)
        ]
    if _could_strike(state, SCHOOL_BLACK):
        offered.append(act.STRIKE_BLACK)
    return tuple(offered)


def _could_strike(state: State, scope: int) -> bool:
    moon = moon_of(state)
    before, moon.scope = moon.scope, scope
    number, tokens = exorcism_dice(state), tokens_now(state)
    is_possible = any(could_fall(target, number, tokens) for target in targets(state))
    moon.scope = before
    return is_possible


def _can_school_help(state: State) -> bool:
    return bool(strikes(state))


def _school(state: State) -> None:
    state.stack.append((STRIKE,))


@choices(STRIKE)
def what_to_strike(state: State, frame: Frame) -> tuple[Action, ...]:
    return strikes(state)


@resolve(STRIKE)
def struck(state: State, frame: Frame, action: Action) -> None:
    moon, me = moon_of(state), state.active
    if action is act.STRIKE_BLACK:
        moon.scope = SCHOOL_BLACK
    else:
        moon.scope = SCHOOL_BOARD + action.value
        if action.value != me:
            state.power_tokens[me] -= 1
            state.centre_tokens += 1
            if state.log is not None:
                state.log.append(PowerTokenSpent(me))
    if state.log is not None:
        state.log.append(ExorcismBegan(me, state.position[me]))
    roll_against_targets(state, exorcism_dice(state))


def fell(state: State) -> bool:
    """Whether those who just fell leave nothing behind: struck by the School or the barrier, they do not."""
    moon = moon_of(state)
    scope, moon.scope = moon.scope, FACED_GHOSTS
    moon.is_sword_drawn = False
    return scope != FACED_GHOSTS


CAN_HELP.append(_can_school_help)
HELP.append(_school)
hooks.targets = targets
hooks.fell = fell
