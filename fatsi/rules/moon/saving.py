"""Saving villagers through the portal, and what a whole family saved gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.events import ArtifactGained, BuddhaPlaced, FamilySaved, VillagerSaved
from fatsi.rules.frames import (
    BARRIER_END,
    FAMILY_REWARD,
    GRANT_ARTIFACT,
    GRANT_TAO,
    OFFER_QI,
    PUT_BUDDHA,
    SETUP_RESCUE,
    SHARE_TAO,
    Frame,
    choices,
    effect,
    resolve,
)
from fatsi.rules.geometry import CENTRE, CORNERS
from fatsi.rules.hooks import hooks
from fatsi.rules.moon.families import ARTIFACT_OF, FAMILIES, SIZES
from fatsi.rules.moon.position import UNKNOWN
from fatsi.rules.moon.villagers import moon_of, occupied_tiles, take_top, uncover
from fatsi.rules.state import State
from fatsi.rules.tao import take_tao

SHARED_QI: Final = 3


def is_portal_taken(state: State) -> bool:
    """Whether the Gatekeeper holds the portal: nobody can be saved then."""
    return holds(state, "take-portal")


def holds(state: State, stone: str) -> bool:
    """Whether a card in play has a lasting stone in force."""
    left = state.facts.left
    return any(
        stone in left[card] and not state.dormant >> space & 1 for space, card in enumerate(state.ghosts) if card
    )


def save_top(state: State, tile: int) -> None:
    """Bring the top villager of a tile into the shelter."""
    moon = moon_of(state)
    family = take_top(state, tile)
    moon.shelter[family] += 1
    if state.log is not None:
        state.log.append(VillagerSaved(family, tile))
    if moon.shelter[family] == SIZES[family]:
        # During the Moon Barrier rewards wait for its end.
        at = next((at for at, frame in enumerate(state.stack) if frame[0] == BARRIER_END), len(state.stack))
        while at and state.stack[at - 1][0] == FAMILY_REWARD:
            at -= 1  # behind the families that were completed before
        state.stack.insert(at, (FAMILY_REWARD, family))
    uncover(state, tile)


# --- the reward for a family ----------------------------------------------------------------------------


@effect(FAMILY_REWARD)
def family_reward(state: State, frame: Frame) -> None:
    """Give the reward of a family to the active player, or if he is dead or absent to the next living one."""
    family = frame[1]
    if state.log is not None:
        state.log.append(FamilySaved(family))
    if ARTIFACT_OF[family] >= 0:
        give_artifact(state, ARTIFACT_OF[family], state.decider())
    else:
        _REWARDS[FAMILIES[family].reward](state)


def give_artifact(state: State, artifact: int, seat: int) -> None:
    moon_of(state).artifacts[artifact] = seat
    if state.log is not None:
        state.log.append(ArtifactGained(seat, artifact))


def _barrier(state: State) -> None:
    moon_of(state).barriers_due += 1


def _three_qi(state: State) -> None:
    state.stack.extend([(OFFER_QI,)] * SHARED_QI)


def _tao_of_each_colour(state: State) -> None:
    state.stack.extend((SHARE_TAO, colour) for colour in (4, 3, 2, 1, 0))


@effect(SHARE_TAO)
def share_tao(state: State, frame: Frame) -> None:
    if state.supply[frame[1]]:
        state.stack.append((GRANT_TAO, frame[1]))


def _living(state: State) -> tuple[Action, ...]:
    return tuple(act.GRANT[seat] for seat in state.table.seats if state.qi[seat])


@choices(GRANT_TAO)
def who_gets_tao(state: State, frame: Frame) -> tuple[Action, ...]:
    return _living(state)


@resolve(GRANT_TAO)
def tao_granted(state: State, frame: Frame, action: Action) -> None:
    take_tao(state, action.value, frame[1])


def _buddha(state: State) -> None:
    if state.temple_buddhas and _buddha_spaces(state):
        state.stack.append((PUT_BUDDHA,))


def _buddha_spaces(state: State) -> tuple[Action, ...]:
    return tuple(act.BUDDHA[space] for space in range(12) if not state.ghosts[space] and not state.buddhas >> space & 1)


@choices(PUT_BUDDHA)
def where_to_put_buddha(state: State, frame: Frame) -> tuple[Action, ...]:
    return _buddha_spaces(state)


@resolve(PUT_BUDDHA)
def buddha_put(state: State, frame: Frame, action: Action) -> None:
    state.temple_buddhas -= 1
    state.buddhas |= 1 << action.value
    if state.log is not None:
        state.log.append(BuddhaPlaced(state.decider(), action.value))


_REWARDS: Final[dict[str, Callable[[State], None]]] = {
    "barrier": _barrier,
    "three-qi": _three_qi,
    "tao-of-each-colour": _tao_of_each_colour,
    "buddha": _buddha,
}


# --- before the first turn ------------------------------------------------------------------------------


@choices(SETUP_RESCUE)
def whom_to_rescue(state: State, frame: Frame) -> tuple[Action, ...]:
    """With fewer than four players some are in the shelter from the start; solo and with two players each of another
    stack and family."""
    _, _, tiles, families = frame
    moon = moon_of(state)
    is_any = state.table.players == 3
    return tuple(
        act.RESCUE[tile]
        for tile in occupied_tiles(state)
        if moon.stacks[tile][-1] != UNKNOWN
        and (is_any or (not tiles >> tile & 1 and not families >> moon.stacks[tile][-1] & 1))
    )


@resolve(SETUP_RESCUE)
def rescued_at_setup(state: State, frame: Frame, action: Action) -> None:
    _, number, tiles, families = frame
    moon, tile = moon_of(state), action.value
    family = take_top(state, tile)
    moon.shelter[family] += 1
    if state.log is not None:
        state.log.append(VillagerSaved(family, tile))
    # The next ones are turned up when all are in the shelter.
    uncover(state, tile)
    _ask_for_rescue(state, number - 1, tiles | 1 << tile, families | 1 << family)
    if SIZES[family] == 1:
        state.stack.append((GRANT_ARTIFACT, ARTIFACT_OF[family]))


def _ask_for_rescue(state: State, number: int, tiles: int, families: int) -> None:
    frame = (SETUP_RESCUE, number, tiles, families)
    if number and whom_to_rescue(state, frame):
        state.stack.append(frame)


@choices(GRANT_ARTIFACT)
def who_gets_artifact(state: State, frame: Frame) -> tuple[Action, ...]:
    return _living(state)


@resolve(GRANT_ARTIFACT)
def artifact_granted(state: State, frame: Frame, action: Action) -> None:
    give_artifact(state, frame[1], action.value)


def begin_game(state: State) -> None:
    """Have the tops of the stacks turned up, then villagers rescued for missing players, then the first turn."""
    moon = moon_of(state)
    number = 4 - state.table.players
    if number:
        state.stack.append((SETUP_RESCUE, number, 0, 0))
    for tile in reversed(range(9)):
        if moon.stacks[tile]:
            uncover(state, tile)


def score(state: State, items: dict[str, int]) -> None:
    moon = moon_of(state)
    items["saved-villagers"] = sum(moon.shelter)
    items["portal"] = 0 if moon.portal == CENTRE else 4 if moon.portal in CORNERS else 2


hooks.begin_game = begin_game
hooks.score = score
