"""Bringing a ghost into play: the draw, its place, its left stones; and ghosts leaving it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fatsi.rules.actions import DISCARD as DISCARD_ACTION
from fatsi.rules.actions import PLACE as PLACE_ACTION
from fatsi.rules.actions import Action
from fatsi.rules.cards import (
    IS_INCARNATION,
    LASTING_STONES,
    STOPS_ALL_POWERS,
)
from fatsi.rules.colours import BLACK
from fatsi.rules.curse import roll_curse
from fatsi.rules.ending import lose
from fatsi.rules.events import (
    BuddhaDisplaced,
    DeckEmpty,
    GhostArrived,
    GhostDrawn,
    GhostTrapped,
    IncarnationCaught,
    MantraRemoved,
    NoSpaceLeft,
    PrayerCleared,
    StoneReleased,
    StoneTookHold,
    TaoDiscarded,
)
from fatsi.rules.frames import (
    ARRIVE,
    DISCARD,
    DRAW,
    LEFT_STONE,
    OWE_TAO,
    PLACE,
    Frame,
    choices,
    effect,
    resolve,
)
from fatsi.rules.geometry import NO_SPACE
from fatsi.rules.haunting import haunt
from fatsi.rules.hooks import hooks
from fatsi.rules.qi import lose_qi
from fatsi.rules.scoring import DECK_EXHAUSTED
from fatsi.rules.state import NO_COLOUR, NO_FIGURE, ON_CARD, ON_STEP, State

# --- the draw -------------------------------------------------------------------------------------------


@effect(ARRIVE)
def ghost_comes(state: State, frame: Frame) -> None:
    bring_ghost(state)


def bring_ghost(state: State) -> None:
    """Draw a ghost, unless all spaces are full: then the active board loses 1 Qi instead."""
    if 0 not in state.ghosts:
        if state.log is not None:
            state.log.append(NoSpaceLeft())
        lose_qi(state)
    elif not state.deck[0] and is_deck_empty(state):
        # Only in the chain of the last exorcism: otherwise the last card has lost the game.
        if state.log is not None:
            state.log.append(DeckEmpty())
    else:
        state.stack.append((DRAW,))


def is_deck_empty(state: State) -> bool:
    return len(state.deck) == 1 and not state.deck[0] and (state.moon is None or not state.moon.top)


@resolve(DRAW)
def drawn(state: State, frame: Frame, action: Action) -> None:
    card = action.value
    if state.moon is not None and hooks.take_known_card(state, card):
        pass
    elif state.deck[0]:
        state.deck[0] -= 1
        state.unseen.remove(card)
    else:
        state.deck.pop(0)
        state.unseen_incarnations.remove(card)
    if state.log is not None:
        state.log.append(GhostDrawn(card))
    if not state.deck[0] and is_deck_empty(state) and (IS_INCARNATION[card] or state.has_incarnation_in_play()):
        lose(state, DECK_EXHAUSTED)
    elif state.moon is not None and hooks.sends_back(state, card):
        bring_ghost(state)
    else:
        state.stack.append((PLACE, card))


# --- its place ------------------------------------------------------------------------------------------


@choices(PLACE)
def where_to_place(state: State, frame: Frame) -> tuple[Action, ...]:
    """Return the free spaces of the board where the ghost belongs, or all free ones if that board is full."""
    card = frame[1]
    ghosts = state.ghosts
    if state.facts.needs_buddha[card] and state.table.first_edition:
        guarded = tuple(PLACE_ACTION[space] for space in range(12) if state.buddhas >> space & 1 and not ghosts[space])
        if guarded:
            return guarded
    colour = state.facts.colour[card]
    board = state.active if colour in (BLACK, NO_COLOUR) else state.table.board_of_colour[colour]
    free = tuple(PLACE_ACTION[space] for space in range(3 * board, 3 * board + 3) if not ghosts[space])
    return free or tuple(PLACE_ACTION[space] for space in range(12) if not ghosts[space])


@resolve(PLACE)
def placed(state: State, frame: Frame, action: Action) -> None:
    _, card = frame
    space = action.value
    if not meets_buddha(state, card, space):
        return
    state.ghosts[space] = card
    facts = state.facts
    are_stopped = state.moon is not None and hooks.stops_left_stones(state, card, space)
    if facts.is_haunter[card]:
        state.figures[space] = ON_STEP if facts.starts_on_step[card] and not are_stopped else ON_CARD
    if state.log is not None:
        state.log.append(GhostArrived(card, space))
    if facts.left[card]:
        if facts.has_lasting_stone[card]:
            state.dormant |= 1 << space
        if not are_stopped:
            state.stack.append((LEFT_STONE, space, card, 0))
    if facts.lasting[card]:
        state.refresh()


def meets_buddha(state: State, card: int, space: int) -> bool:
    """Settle what a Buddha on the space does to the card that comes there; return whether the card may stay."""
    if not state.buddhas >> space & 1:
        return True
    if not IS_INCARNATION[card]:
        state.buddhas &= ~(1 << space)
        state.temple_buddhas += 1
        if state.log is not None:
            state.log.append(GhostTrapped(card, space))
        return False
    if state.facts.needs_buddha[card]:
        if state.log is not None:
            state.log.append(IncarnationCaught(card, space))
        if state.table.first_edition:
            return True  # there the Buddha stays and holds it
        state.caught = True
    state.buddhas &= ~(1 << space)
    state.temple_buddhas += 1
    if state.log is not None:
        state.log.append(BuddhaDisplaced(card, space))
    return True


# --- its left stones ------------------------------------------------------------------------------------


@effect(LEFT_STONE)
def apply_left_stone(state: State, frame: Frame) -> None:
    """Apply one left stone, with its whole chain, before the next."""
    _, space, card, number = frame
    stones = state.facts.left[card]
    if number + 1 < len(stones):
        state.stack.append((LEFT_STONE, space, card, number + 1))
    ARRIVAL_EFFECTS[stones[number]](state, space)


def _another_ghost(state: State, space: int) -> None:
    state.stack.append((ARRIVE,))


def _lose_qi(state: State, space: int) -> None:
    lose_qi(state)


def _group_lose_tao(state: State, space: int) -> None:
    discard_tao_in_turn(state)


def _clear_prayer_circle(state: State, space: int) -> None:
    if state.circle != NO_COLOUR:
        state.supply[state.circle] += 1
        if state.log is not None:
            state.log.append(PrayerCleared(state.circle))
        state.circle = NO_COLOUR


def take_hold(state: State, space: int) -> None:
    """Let a lasting stone come into force."""
    card = state.ghosts[space]
    state.dormant &= ~(1 << space)
    if state.facts.lasting[card] == STOPS_ALL_POWERS and state.table.first_edition:
        state.powers_lost = True
    if state.log is not None:
        state.log.append(StoneTookHold(card, space, _lasting_stone(state, card)))
    state.refresh()


def _start_on_step(state: State, space: int) -> None:
    """The figure was put there as the ghost arrived; villagers see it now."""
    if state.moon is not None:
        hooks.figure_on_step(state, space)


StoneEffect = Callable[[State, int], None]
ARRIVAL_EFFECTS: Final[dict[str, StoneEffect]] = {
    "ghost": _another_ghost,
    "haunt": haunt,
    "lose-qi": _lose_qi,
    "curse": roll_curse,
    "group-lose-tao": _group_lose_tao,
    "clear-prayer-circle": _clear_prayer_circle,
    "haunter-on-board": _start_on_step,
    **dict.fromkeys(LASTING_STONES, take_hold),
}


def _lasting_stone(state: State, card: int) -> str:
    return next(stone for stone in state.facts.left[card] if stone in LASTING_STONES)


# --- every player discards a Tao token ------------------------------------------------------------------


def discard_tao_in_turn(state: State) -> None:
    """Let every living player discard a Tao token of his choice, from the active board clockwise."""
    state.stack.extend((OWE_TAO, (state.active + offset) % 4) for offset in (3, 2, 1, 0))


@effect(OWE_TAO)
def owe_tao(state: State, frame: Frame) -> None:
    seat = frame[1]
    if any(state.tao[seat * 5 : seat * 5 + 5]):
        state.stack.append((DISCARD, seat))


@choices(DISCARD)
def what_to_discard(state: State, frame: Frame) -> tuple[Action, ...]:
    first = frame[1] * 5
    return tuple(DISCARD_ACTION[colour] for colour in range(5) if state.tao[first + colour])


@resolve(DISCARD)
def discarded(state: State, frame: Frame, action: Action) -> None:
    seat, colour = frame[1], action.value
    state.tao[seat * 5 + colour] -= 1
    state.supply[colour] += 1
    if state.log is not None:
        state.log.append(TaoDiscarded(seat, colour))


# --- leaving play ---------------------------------------------------------------------------------------


def remove_ghost(state: State, space: int) -> int:
    """Take a ghost out of play with its figure and marker, release what it held, and return its card."""
    card = state.ghosts[space]
    bit = 1 << space
    was_dormant = state.dormant & bit
    state.ghosts[space] = 0
    state.figures[space] = NO_FIGURE
    state.dormant &= ~bit
    if state.mantra == space:
        state.mantra = NO_SPACE
        if state.log is not None:
            state.log.append(MantraRemoved())
    if state.facts.needs_buddha[card]:
        state.caught = False
    if state.facts.lasting[card]:
        if state.log is not None and state.facts.has_lasting_stone[card] and not was_dormant:
            state.log.append(StoneReleased(card, space, _lasting_stone(state, card)))
        state.refresh()
    return card
