"""Moon crystals, and Su-Ling who brings them; what may be spent in an exorcism with White Moon."""

from __future__ import annotations

from typing import Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.cards import IS_INCARNATION
from fatsi.rules.events import CrystalGained, CrystalSpent, ReceptacleFilled, SuLingGone, SuLingMoved
from fatsi.rules.exorcism import Tokens
from fatsi.rules.frames import (
    GIVE_CRYSTAL,
    HERB_OR_CRYSTAL,
    OFFER_CRYSTAL,
    OFFER_YIN_YANG,
    SU_LING,
    SU_LING_CRYSTAL,
    Frame,
    choices,
    effect,
    resolve,
)
from fatsi.rules.geometry import CORNERS, NO_SPACE, SPACE_INDEX
from fatsi.rules.hooks import hooks
from fatsi.rules.moon.position import BARRIER_BOARD, FACED_GHOSTS
from fatsi.rules.moon.saving import holds
from fatsi.rules.moon.villagers import moon_of
from fatsi.rules.rewards import REWARD_EFFECTS
from fatsi.rules.state import State
from fatsi.rules.tao import take_tao

# The corner (in the order of CORNERS) next to a space, for the spaces at the ends of boards.
CORNER_OF_SPACE: Final = {
    SPACE_INDEX[space]: corner
    for corner, spaces in enumerate((("N3", "W1"), ("N1", "E3"), ("S1", "W3"), ("E1", "S3")))
    for space in spaces
}
ALL_RECEPTACLES: Final = 15


# --- gaining --------------------------------------------------------------------------------------------


def gain_crystal(state: State, seat: int) -> None:
    """Give a crystal to a Taoist, if the supply has one."""
    moon = moon_of(state)
    if moon.crystal_supply:
        moon.crystal_supply -= 1
        moon.crystals[seat] += 1
        if seat == state.active:
            moon.fresh_crystals += 1
        if state.log is not None:
            state.log.append(CrystalGained(seat))


def _moon_crystal(state: State) -> None:
    gain_crystal(state, state.active)


def _crystal_and_yin_yang(state: State) -> None:
    state.stack.append((OFFER_YIN_YANG,))
    state.stack.append((OFFER_CRYSTAL,))


REWARD_EFFECTS["moon-crystal"] = _moon_crystal
REWARD_EFFECTS["crystal-and-yin-yang"] = _crystal_and_yin_yang


@effect(OFFER_CRYSTAL)
def offer_crystal(state: State, frame: Frame) -> None:
    if moon_of(state).crystal_supply:
        state.stack.append((GIVE_CRYSTAL,))


@choices(GIVE_CRYSTAL)
def who_gets_crystal(state: State, frame: Frame) -> tuple[Action, ...]:
    return tuple(act.GIVE_CRYSTAL[seat] for seat in state.table.seats if state.qi[seat])


@resolve(GIVE_CRYSTAL)
def crystal_given(state: State, frame: Frame, action: Action) -> None:
    gain_crystal(state, action.value)


def white_herbs(state: State, number: int) -> None:
    """For each white face at the Herbalist's a token of choice, or a crystal."""
    if number and (any(state.supply) or moon_of(state).crystal_supply):
        state.stack.append((HERB_OR_CRYSTAL, number))


def has_white_herbs(state: State) -> bool:
    """Whether a white face would bring a crystal where no token is left."""
    return moon_of(state).crystal_supply > 0 and not state.white_off


@choices(HERB_OR_CRYSTAL)
def herb_or_crystal(state: State, frame: Frame) -> tuple[Action, ...]:
    herbs = tuple(act.TAKE[colour] for colour in range(5) if state.supply[colour])
    return (*herbs, act.TAKE_CRYSTAL) if moon_of(state).crystal_supply else herbs


@resolve(HERB_OR_CRYSTAL)
def herb_chosen(state: State, frame: Frame, action: Action) -> None:
    if action is act.TAKE_CRYSTAL:
        gain_crystal(state, state.active)
    else:
        take_tao(state, state.active, action.value)
    white_herbs(state, frame[1] - 1)


# --- spending -------------------------------------------------------------------------------------------


def _payers(state: State) -> tuple[int, ...]:
    """Return the seats whose tokens and crystals may be spent: at the Kung-Fu School the own only."""
    scope = moon_of(state).scope
    if scope >= BARRIER_BOARD:
        return ()
    if scope != FACED_GHOSTS:
        return (state.active,)
    tile = state.position[state.active]
    return tuple(seat for seat in state.table.seats if state.position[seat] == tile and state.qi[seat])


def tokens(state: State, shared: Tokens) -> Tokens:
    """Return what may be spent: Tao tokens by colour, then crystals."""
    moon = moon_of(state)
    if moon.scope >= BARRIER_BOARD:
        return (0, 0, 0, 0, 0, moon.receptacles.bit_count())
    if moon.scope != FACED_GHOSTS and not state.tao_off:
        first = state.active * 5
        shared = tuple(state.tao[first : first + 5])
    return (*shared, sum(moon.crystals[seat] for seat in _payers(state)))


def tokens_to_spend(state: State, wanted: tuple[Tokens, ...]) -> tuple[Action, ...]:
    moon = moon_of(state)
    offered = [
        act.SPEND[seat][colour]
        for seat in _payers(state)
        for colour in range(5)
        if state.tao[seat * 5 + colour] and any(ways[colour] for ways in wanted)
    ]
    if any(ways[5] for ways in wanted):
        if moon.scope >= BARRIER_BOARD:
            offered.append(act.SPEND_BARRIER_CRYSTAL)
        else:
            offered += [act.SPEND_CRYSTAL[seat] for seat in _payers(state) if moon.crystals[seat]]
    return tuple(offered)


def crystal_spent(state: State, action: Action) -> None:
    """Put a spent crystal back into the supply: a Taoist's, or one of the receptacles in the barrier."""
    moon = moon_of(state)
    if action is act.SPEND_BARRIER_CRYSTAL:
        moon.receptacles &= moon.receptacles - 1
    else:
        moon.crystals[action.value] -= 1
        if action.value == state.active:
            # Crystals are alike: one of this turn goes first, so that an older one can still be put down.
            moon.fresh_crystals = max(0, moon.fresh_crystals - 1)
    moon.crystal_supply += 1
    if state.log is not None:
        state.log.append(CrystalSpent())


hooks.white_herbs = white_herbs
hooks.has_white_herbs = has_white_herbs
hooks.tokens = tokens
hooks.tokens_to_spend = tokens_to_spend
hooks.crystal_spent = crystal_spent


# --- receptacles ----------------------------------------------------------------------------------------


def can_fill(state: State) -> bool:
    """Whether the active Taoist stands on a corner with an empty receptacle and has a crystal of an earlier turn."""
    moon, me = moon_of(state), state.active
    here = state.position[me]
    return (
        here in CORNERS and not moon.receptacles >> CORNERS.index(here) & 1 and moon.crystals[me] > moon.fresh_crystals
    )


def fill(state: State) -> None:
    moon, me = moon_of(state), state.active
    moon.crystals[me] -= 1
    _fill_corner(state, CORNERS.index(state.position[me]))


def _fill_corner(state: State, corner: int) -> None:
    moon_of(state).receptacles |= 1 << corner
    if state.log is not None:
        state.log.append(ReceptacleFilled(CORNERS[corner]))


# --- Su-Ling --------------------------------------------------------------------------------------------


def offer_su_ling(state: State) -> None:
    """Let Su-Ling come or move at the end of a turn in which something dreadful happened."""
    moon = moon_of(state)
    if moon.su_ling_due and not holds(state, "take-su-ling"):
        # A Taoist who died in his turn still leads her; else it is the next living player.
        state.stack.append((SU_LING, state.active if moon.died_this_turn else state.decider()))


@choices(SU_LING)
def where_su_ling_goes(state: State, frame: Frame) -> tuple[Action, ...]:
    here = moon_of(state).su_ling
    return (
        *(act.SU_LING[space] for space, card in enumerate(state.ghosts) if space != here and not IS_INCARNATION[card]),
        act.STAY,
    )


@resolve(SU_LING)
def su_ling_moved(state: State, frame: Frame, action: Action) -> None:
    moon = moon_of(state)
    moon.su_ling_due = False
    if action is act.STAY:
        return
    moon.su_ling = action.value
    if state.log is not None:
        state.log.append(SuLingMoved(action.value))
    corner = CORNER_OF_SPACE.get(action.value)
    if corner is not None and not moon.receptacles >> corner & 1 and moon.crystal_supply:
        state.stack.append((SU_LING_CRYSTAL, frame[1], corner))


@choices(SU_LING_CRYSTAL)
def bring_crystal_or_not(state: State, frame: Frame) -> tuple[Action, ...]:
    return (act.FILL, act.DONE)


@resolve(SU_LING_CRYSTAL)
def brought_crystal(state: State, frame: Frame, action: Action) -> None:
    if action is act.FILL:
        moon_of(state).crystal_supply -= 1
        _fill_corner(state, frame[2])


def send_su_ling_away(state: State) -> None:
    moon = moon_of(state)
    if moon.su_ling != NO_SPACE:
        moon.su_ling = NO_SPACE
        if state.log is not None:
            state.log.append(SuLingGone())


def lies_before_su_ling(state: State, card: int, space: int) -> None:
    """An incarnation that comes to lie before her drives Su-Ling away."""
    if IS_INCARNATION[card] and moon_of(state).su_ling == space:
        send_su_ling_away(state)


hooks.lies_before_su_ling = lies_before_su_ling
