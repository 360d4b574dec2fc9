"""White Moon's incarnations, and a deck of which parts are known."""

from __future__ import annotations

from typing import Final

from fatsi.rules.arrival import ARRIVAL_EFFECTS, meets_buddha, take_hold
from fatsi.rules.events import CardLost, GhostMoved
from fatsi.rules.frames import DRAW_INCARNATION, SHAPESHIFTER, Frame, effect
from fatsi.rules.geometry import SPACE_INDEX
from fatsi.rules.hooks import hooks
from fatsi.rules.moon.crystals import send_su_ling_away
from fatsi.rules.moon.standing import lay_down
from fatsi.rules.moon.villagers import check_deck, moon_of
from fatsi.rules.state import State
from fatsi.rules.villagers import move_ghost
from fatsi.rules.yin import still_acts

# Clockwise round the village, seen from above.
CLOCKWISE: Final = tuple(
    SPACE_INDEX[space] for space in ["N3", "N2", "N1", "E3", "E2", "E1", "S3", "S2", "S1", "W3", "W2", "W1"]
)
CARDS_DISCARDED: Final = 2


def _take_su_ling(state: State, space: int) -> None:
    """The Screamer: Su-Ling is on it until it is defeated."""
    take_hold(state, space)
    send_su_ling_away(state)


def _root_everyone(state: State, space: int) -> None:
    """Lord of Roots: all living Taoists are laid down."""
    for seat in state.table.seats:
        lay_down(state, moon_of(state), seat)


def _discard_bottom(state: State, space: int) -> None:
    """Guardian of Time: the two bottom cards of the deck are removed; incarnations are passed over."""
    moon = moon_of(state)
    for _ in range(CARDS_DISCARDED):
        section = next((at for at in reversed(range(len(state.deck))) if state.deck[at]), None)
        if section is None:
            break
        if section == len(state.deck) - 1 and moon.bottom:
            moon.bottom.pop()
        state.deck[section] -= 1
        if state.log is not None:
            state.log.append(CardLost())
    check_deck(state)


ARRIVAL_EFFECTS["take-su-ling"] = _take_su_ling
ARRIVAL_EFFECTS["root-everyone"] = _root_everyone
ARRIVAL_EFFECTS["discard-bottom-2"] = _discard_bottom


@effect(SHAPESHIFTER)
def shift_clockwise(state: State, frame: Frame) -> None:
    """Move on to the next free space clockwise, if there is one; a Buddha or Su-Ling there goes away."""
    if not still_acts(state, frame):
        return
    _, origin, card = frame
    at = CLOCKWISE.index(origin)
    for space in CLOCKWISE[at + 1 :] + CLOCKWISE[:at]:
        if not state.ghosts[space]:
            if state.log is not None:
                state.log.append(GhostMoved(card, origin, space))
            meets_buddha(state, card, space)
            move_ghost(state, origin, space)
            return


# --- the deck -------------------------------------------------------------------------------------------


def next_cards(state: State) -> list[int]:
    """Return the cards of which each may be the next: known ones on top and at the bottom included."""
    moon = moon_of(state)
    if state.stack[-1][0] == DRAW_INCARNATION:
        return state.unseen_incarnations
    if moon.top:
        return moon.top[-1:]
    if not state.deck[0]:
        return state.unseen_incarnations
    return moon.bottom[:1] if _is_known_next(state) else state.unseen


def _is_known_next(state: State) -> bool:
    bottom = moon_of(state).bottom
    return bool(bottom) and len(state.deck) == 1 and state.deck[0] == len(bottom)


def take_known_card(state: State, card: int) -> bool:
    """Take a known card off the deck; return whether the card drawn was one."""
    moon = moon_of(state)
    if moon.top:
        moon.top.pop()
        return True
    if _is_known_next(state):
        moon.bottom.pop(0)
        state.deck[0] -= 1
        return True
    return False


hooks.next_cards = next_cards
hooks.take_known_card = take_known_card
