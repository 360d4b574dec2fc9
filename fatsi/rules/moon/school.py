"""The Kung-Fu School: one exorcism against many; and whom an exorcism is against if not the ghosts faced."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.cards import IS_INCARNATION, WHITE_MOON
from fatsi.rules.colours import BLACK
from fatsi.rules.exorcism import Target, could_fall, exorcism_dice, target_at, tokens_now
from fatsi.rules.geometry import SEATS, SIDES
from fatsi.rules.moon.artifacts import may_use_claws
from fatsi.rules.moon.position import BARRIER_BOARD, SCHOOL_BLACK, SCHOOL_BOARD
from fatsi.rules.moon.townspeople import moon_of
from fatsi.rules.refusals import Refusal, no
from fatsi.rules.rolling import begin_exorcism
from fatsi.rules.steps import YANG
from fatsi.rules.tiles import TileQuestion, VillageTile
from fatsi.rules.yang import borrow_power

if TYPE_CHECKING:
    from fatsi.rules.state import State


def targets(state: State) -> tuple[Target, ...]:
    """Return the ghosts that the School or the barrier strikes; incarnations are not affected."""
    scope = moon_of(state).scope
    if scope == SCHOOL_BLACK:
        return tuple(
            [
                target_at(state, space)
                for space, card in enumerate(state.ghosts)
                if card and not IS_INCARNATION[card] and state.facts.colour[card] == BLACK
            ]
        )
    board = scope - (BARRIER_BOARD if scope >= BARRIER_BOARD else SCHOOL_BOARD)
    return tuple(
        [
            target_at(state, space)
            for space in range(3 * board, 3 * board + 3)
            if state.ghosts[space] and not IS_INCARNATION[state.ghosts[space]]
        ]
    )


class KungFuSchool(VillageTile):
    __slots__ = ()
    id = "kung-fu-school"
    number = 9
    set = WHITE_MOON

    def can_help(self, state: State) -> bool:
        return bool(STRIKE.choices(state))

    def help(self, state: State) -> None:
        state.stack.append(STRIKE)


class Strike(TileQuestion):
    """What is struck: the own board, all black ghosts, or for a Power token a neutral board?

    Ruling R60: the token makes a neutral board a target and lends its power; one spent earlier in the turn counts.
    """

    __slots__ = ()
    id = "strike"
    asks = ("strike", "strike-black")
    phases = YANG
    is_moon = True
    needs_living_active = "frame-active-dead"

    def choices(self, state: State) -> tuple[Action, ...]:
        me = state.active
        offered = [act.STRIKE[me]] if _could_strike(state, SCHOOL_BOARD + me) else []
        offered += [act.STRIKE[seat] for seat in SEATS if _could_strike_neutral(state, seat)]
        if _could_strike(state, SCHOOL_BLACK):
            offered.append(act.STRIKE_BLACK)
        return tuple(offered)

    def resolve(self, state: State, action: Action) -> None:
        moon, me = moon_of(state), state.active
        if action is act.STRIKE_BLACK:
            moon.scope = SCHOOL_BLACK
        else:
            moon.scope = SCHOOL_BOARD + action.value
            if action.value != me and not state.borrowed >> action.value & 1:
                borrow_power(state, action.value)
        begin_exorcism(state, state.position[me])

    def refuse(self, state: State, action: Action) -> Refusal:
        if action is act.STRIKE_BLACK or action.value == state.active:
            return no("nothing-to-strike")
        if state.table.is_player[action.value]:
            return no("not-neutral", board=SIDES[action.value])
        if not state.power_tokens[state.active] and not state.borrowed >> action.value & 1:
            return no("no-power-token")
        return no("nothing-to-strike")


def _could_strike(state: State, scope: int) -> bool:
    """Whether the School may strike there: with the best roll and all tokens a ghost would fall.

    Ruling R10, with its exception: the owner of the Claws may strike in vain.
    """
    moon = moon_of(state)
    before, moon.scope = moon.scope, scope
    number, tokens = exorcism_dice(state), tokens_now(state)
    is_possible = any(
        could_fall(target, number, tokens) or may_use_claws(state, target.space) for target in targets(state)
    )
    moon.scope = before
    return is_possible


def _could_strike_neutral(state: State, seat: int) -> bool:
    """Whether the School may strike a neutral board: its power must be active, and a Power token be spent on it."""
    if state.table.is_player[seat] or state.powers_off >> seat & 1:
        return False
    before = state.borrowed
    if not before >> seat & 1 and not state.power_tokens[state.active]:
        return False
    state.borrowed |= 1 << seat
    is_possible = _could_strike(state, SCHOOL_BOARD + seat)
    state.borrowed = before
    return is_possible


STRIKE: Final = Strike()
