"""Yin, the turn of the ghosts: their middle stones, the overrun board, the arrival.

Order of the middle stones: takers of Tao first, then all haunters, then all tormentors, each from left to right
as the board's player sees them. Only ghosts that lay there when the step began act, and only while
they still lie there.
"""

from __future__ import annotations

from typing import Final

from fatsi.rules.arrival import bring_ghost, discard_tao_in_turn
from fatsi.rules.cards import YIN_STONES
from fatsi.rules.curse import roll_curse
from fatsi.rules.events import BoardOverrun, FigureAdvanced, TurnBegan, YangBegan
from fatsi.rules.frames import (
    AFTER_YIN,
    DEVOURER,
    END_TURN,
    GHOST_BRINGER,
    HAUNTER,
    OVERRUN,
    RAVENOUS,
    SHAPESHIFTER,
    TAO_TAKER,
    TORMENTOR,
    TURN,
    YANG,
    Frame,
    effect,
)
from fatsi.rules.haunting import haunt
from fatsi.rules.hooks import hooks
from fatsi.rules.qi import lose_qi
from fatsi.rules.state import NOWHERE, ON_CARD, ON_STEP, State


@effect(TURN)
def begin_turn(state: State, frame: Frame) -> None:
    """Begin the turn of the active board with its Yin."""
    active = state.active
    state.stage = 0
    state.helps = 0
    state.exorcisms = 0
    state.action_tile = NOWHERE
    state.used = 0
    state.borrowed = 0
    state.fresh_buddhas = 0
    if state.log is not None:
        state.log.append(TurnBegan(active))
    stack = state.stack
    stack.append((AFTER_YIN,))
    stack.append((OVERRUN,))
    if state.moon is not None:
        hooks.begin_turn(state)
    acts = state.facts.acts_in_yin
    ghosts = state.ghosts
    first = 3 * active
    if acts[ghosts[first]] or acts[ghosts[first + 1]] or acts[ghosts[first + 2]]:
        lying = [(space, ghosts[space]) for space in range(first, first + 3) if acts[ghosts[space]]]
        stack.extend(reversed(_middle_stones(state, lying)))  # what is pushed last is done first


def _middle_stones(state: State, lying: list[tuple[int, int]]) -> list[Frame]:
    """Return the frames of the middle stones of a board in their order."""
    cards = state.facts.card
    stones = [
        (YIN_STONES.index(stone), space, card)
        for space, card in lying
        for stone in cards[card].middle  # type: ignore[union-attr]  # these are cards in play
        if stone in YIN_STONES
    ]
    # White Moon goes through the board once, from right to left.
    stones.sort(key=None if state.moon is None else _from_right_to_left)
    return [(_FRAME_OF_STONE[kind], space, card) for kind, space, card in stones]


def _from_right_to_left(stone: tuple[int, int, int]) -> int:
    return -stone[1]


_FRAME_OF_STONE: Final = tuple(
    {
        "group-lose-tao": TAO_TAKER,
        "haunter": HAUNTER,
        "tormentor": TORMENTOR,
        "devourer": DEVOURER,
        "kill-visible-villager": RAVENOUS,
        "ghost": GHOST_BRINGER,
        "shift-clockwise": SHAPESHIFTER,
    }[stone]
    for stone in YIN_STONES
)


def still_acts(state: State, frame: Frame) -> bool:
    """Whether the ghost of a middle stone still lies where it did, and Su-Ling does not hold it still."""
    _, space, card = frame
    return state.ghosts[space] == card and (state.moon is None or state.moon.su_ling != space)


@effect(TAO_TAKER)
def take_tao(state: State, frame: Frame) -> None:
    """Every living player discards a Tao token."""
    if still_acts(state, frame):
        discard_tao_in_turn(state)


@effect(HAUNTER)
def advance_haunter(state: State, frame: Frame) -> None:
    """Move a haunting figure on: from the card to the step; from there it haunts and returns to the card."""
    _, space, card = frame
    if not still_acts(state, frame):
        return
    if state.figures[space] == ON_CARD:
        state.figures[space] = ON_STEP
        if state.log is not None:
            state.log.append(FigureAdvanced(card, space))
        if state.moon is not None:
            hooks.figure_on_step(state, space)
    else:
        state.figures[space] = ON_CARD
        haunt(state, space)


@effect(TORMENTOR)
def torment(state: State, frame: Frame) -> None:
    """Roll the Curse die for a tormentor."""
    if still_acts(state, frame):
        roll_curse(state, frame[1])


@effect(GHOST_BRINGER)
def bring_in_yin(state: State, frame: Frame) -> None:
    """Bring a ghost into play for a middle stone."""
    if still_acts(state, frame):
        bring_ghost(state)


@effect(OVERRUN)
def check_overrun(state: State, frame: Frame) -> None:
    """Steps 2 and 3: a full board loses Qi; to a living Taoist's board that is not full a ghost comes."""
    active = state.active
    if 0 not in state.ghosts[3 * active : 3 * active + 3]:
        if state.log is not None:
            state.log.append(BoardOverrun(active))
        lose_qi(state)
    elif state.is_living(active):
        bring_ghost(state)


@effect(AFTER_YIN)
def begin_yang(state: State, frame: Frame) -> None:
    """Go on with Yang if the active board has a living Taoist, else with the next board."""
    if state.is_living(state.active):
        if state.log is not None:
            state.log.append(YangBegan(state.active))
        state.stack.append((YANG,))
    else:
        next_turn(state)


@effect(END_TURN)
def end_turn(state: State, frame: Frame) -> None:
    """End the turn of a Taoist who died in it."""
    next_turn(state)


def next_turn(state: State) -> None:
    """End the turn."""
    if state.moon is not None:
        hooks.end_turn(state)
    else:
        pass_turn(state)


def pass_turn(state: State) -> None:
    """Pass the turn clockwise, neutral boards included."""
    state.active = (state.active + 1) % 4
    state.stack.append((TURN,))
