"""Refusals: the codes of all reasons why an action may not be taken, and what the steps need to give one.

The steps alone decide which action is legal, and say why another is not. Here are only the codes, of
which the catalogues have a sentence each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fatsi.rules.colours import COLOURS
from fatsi.rules.geometry import SIDES, SPACES

if TYPE_CHECKING:
    from fatsi.rules.state import State

# Every reason there is: the catalogues have a sentence for each, and `IllegalAction.reason` is one of them.
BASE_REASONS: Final = (
    "game-over",
    "not-an-action",
    "nothing-to-undo",
    "chance-decides",
    "players-decide",
    "another-question",
    "card-not-in-deck",
    "wrong-number-of-dice",
    "picking-up",
    "move-is-over",
    "already-there",
    "too-far",
    "power-missing",
    "power-used",
    "supply-empty",
    "no-ghost-there",
    "already-there-mantra",
    "not-a-taoist",
    "taoist-dead",
    "taoist-living",
    "your-own-taoist",
    "action-over",
    "tile-haunted",
    "tile-active",
    "help-useless",
    "no-ghost-faced",
    "cannot-be-exorcised",
    "too-strong",
    "no-yin-yang",
    "no-power-token",
    "not-neutral",
    "power-blocked",
    "already-borrowed",
    "no-buddha",
    "buddha-fresh",
    "space-not-faced",
    "space-occupied",
    "buddha-there",
    "not-on-centre",
    "no-token-on-centre",
    "incarnation-immune",
    "no-figure-on-step",
    "same-prayer",
    "board-of-colour-first",
    "active-board-first",
    "buddha-space-first",
    "cannot-fall",
    "dice-must-be-used",
    "not-on-your-tile",
    "token-missing",
    "token-not-needed",
    "no-curse-or-reward-there",
    "has-yin-yang",
    "qi-supply-empty",
    "cannot-stay",
    "dice-not-rolled",
)
MOON_REASONS: Final = (
    "not-in-this-game",
    "villager-not-unseen",
    "must-stand-up",
    "not-laid-down",
    "not-on-portal",
    "portal-taken",
    "no-villager-there",
    "villager-cannot-come",
    "no-dead-villager",
    "no-artifact",
    "artifact-useless",
    "own-tile",
    "no-crystal",
    "no-receptacle-here",
    "incarnation-before",
    "already-before-space",
    "nothing-to-strike",
    "other-stack-and-family",
    "no-crystal-left",
    "must-bring-villager",
    "die-is-set",
)
REASONS: Final = BASE_REASONS + MOON_REASONS


# A code, and ids and numbers that say what it is about.
Refusal = tuple[str, dict[str, str | int]]


def no(reason: str, **arguments: str | int) -> Refusal:
    """Return a refusal: its code and what it is about."""
    return reason, arguments


def refuse_seat(state: State, seat: int) -> Refusal:
    """Return why a seat cannot be chosen where a living Taoist is asked for."""
    return refuse_unless_living(state, seat) or no("taoist-dead", seat=SIDES[seat])


def refuse_unless_living(state: State, seat: int) -> Refusal | None:
    """Return why nobody of this seat can be chosen, if the Taoist is dead or there is none."""
    if not state.table.is_player[seat]:
        return no("not-a-taoist", seat=SIDES[seat])
    if not state.qi[seat]:
        return no("taoist-dead", seat=SIDES[seat])
    return None


def refuse_colour(colour: int) -> Refusal:
    """Return the refusal of a colour that the supply does not have."""
    return no("supply-empty", colour=COLOURS[colour])


def refuse_buddha(state: State, space: int) -> Refusal:
    """Return why no Buddha can be placed on a space."""
    if state.ghosts[space]:
        return no("space-occupied", space=SPACES[space])
    return no("buddha-there", space=SPACES[space])
