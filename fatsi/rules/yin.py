"""Yin, the turn of the ghosts: their middle stones, the overrun board, the arrival.

Order of the middle stones: takers of Tao first, then all haunters, then all tormentors, each from left to right
as the board's player sees them. Only ghosts that lay there when the step began act, and only while
they still lie there.
"""

from __future__ import annotations

from fatsi.rules.arrival import bring_ghost, discard_tao_in_turn
from fatsi.rules.cards import ACTS_IN_YIN, IS_HAUNTER, IS_TORMENTOR, TAKES_TAO_IN_YIN
from fatsi.rules.curse import roll_curse
from fatsi.rules.events import BoardOverrun, FigureAdvanced, TurnBegan, YangBegan
from fatsi.rules.frames import AFTER_YIN, END_TURN, HAUNTER, OVERRUN, TAO_TAKER, TORMENTOR, TURN, YANG, Frame, effect
from fatsi.rules.haunting import haunt
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
    lying = [(space, card) for space in range(3 * active, 3 * active + 3) if ACTS_IN_YIN[card := state.ghosts[space]]]
    if lying:
        lying.reverse()  # what is pushed last is done first
        stack.extend((TORMENTOR, space, card) for space, card in lying if IS_TORMENTOR[card])
        stack.extend((HAUNTER, space, card) for space, card in lying if IS_HAUNTER[card])
        stack.extend((TAO_TAKER, space, card) for space, card in lying if TAKES_TAO_IN_YIN[card])


@effect(TAO_TAKER)
def take_tao(state: State, frame: Frame) -> None:
    """Every living player discards a Tao token."""
    if state.ghosts[frame[1]] == frame[2]:
        discard_tao_in_turn(state)


@effect(HAUNTER)
def advance_haunter(state: State, frame: Frame) -> None:
    """Move a haunting figure on: from the card to the step; from there it haunts and returns to the card."""
    _, space, card = frame
    if state.ghosts[space] != card:
        return
    if state.figures[space] == ON_CARD:
        state.figures[space] = ON_STEP
        if state.log is not None:
            state.log.append(FigureAdvanced(card, space))
    else:
        state.figures[space] = ON_CARD
        haunt(state, space)


@effect(TORMENTOR)
def torment(state: State, frame: Frame) -> None:
    """Roll the Curse die for a tormentor."""
    if state.ghosts[frame[1]] == frame[2]:
        roll_curse(state, frame[1])


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
    """Pass the turn clockwise, neutral boards included."""
    state.active = (state.active + 1) % 4
    state.stack.append((TURN,))
