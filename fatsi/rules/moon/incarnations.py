"""White Moon's incarnations, and a deck of which parts are known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fatsi.rules.arrival import bring_ghost, meets_buddha, move_ghost
from fatsi.rules.events import CardLost, GhostMoved
from fatsi.rules.geometry import SPACE_INDEX
from fatsi.rules.moon.dying import check_deck
from fatsi.rules.moon.standing import lay_down
from fatsi.rules.moon.townspeople import moon_of
from fatsi.rules.stones import LeftStone
from fatsi.rules.yin import YinStone

if TYPE_CHECKING:
    from fatsi.rules.state import State

# Clockwise round the village, seen from above.
CLOCKWISE: Final = tuple(
    SPACE_INDEX[space] for space in ["N3", "N2", "N1", "E3", "E2", "E1", "S3", "S2", "S1", "W3", "W2", "W1"]
)
CARDS_DISCARDED: Final = 2


class RootEveryone(LeftStone):
    """Lord of Roots: all living Taoists are laid down."""

    __slots__ = ()
    id = "root-everyone"

    def apply(self, state: State, space: int) -> None:
        for seat in state.table.seats:
            lay_down(state, moon_of(state), seat)


class DiscardBottomTwo(LeftStone):
    """Guardian of Time: the two bottom cards of the deck are removed; incarnations are passed over."""

    __slots__ = ()
    id = "discard-bottom-2"

    def apply(self, state: State, space: int) -> None:
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


class GhostBringer(YinStone):
    """A ghost comes into play."""

    __slots__ = ()
    id = "ghost-bringer"
    stone = "ghost"
    rank = 6
    is_moon = True

    def act(self, state: State) -> None:
        bring_ghost(state)


class Shapeshifter(YinStone):
    """It moves on to the next free space clockwise, if there is one; a Buddha or Su-Ling there goes away."""

    __slots__ = ()
    id = "shapeshifter"
    stone = "shift-clockwise"
    rank = 7
    is_moon = True

    def act(self, state: State) -> None:
        origin, card = self.space, self.card
        at = CLOCKWISE.index(origin)
        for space in CLOCKWISE[at + 1 :] + CLOCKWISE[:at]:
            if not state.ghosts[space]:
                if state.log is not None:
                    state.log.append(GhostMoved(card, origin, space))
                meets_buddha(state, card, space)
                move_ghost(state, origin, space)
                return


# --- the deck -------------------------------------------------------------------------------------------


def known_next_cards(state: State) -> tuple[int, ...]:
    """Return the card that is known to be next, on top or, when nothing else is left, at the bottom."""
    moon = moon_of(state)
    if moon.top:
        return (moon.top[-1],)
    return (moon.bottom[0],) if _is_bottom_next(state) else ()


def _is_bottom_next(state: State) -> bool:
    bottom = moon_of(state).bottom
    return bool(bottom) and len(state.deck) == 1 and state.deck[0] == len(bottom)


def take_known_card(state: State) -> bool:
    """Take the card that was known to be next off the deck; return whether there was one."""
    moon = moon_of(state)
    if moon.top:
        moon.top.pop()
        return True
    if _is_bottom_next(state):
        moon.bottom.pop(0)
        state.deck[0] -= 1
        return True
    return False
