"""Positions for the tests: written by hand as text, played by text, read back by name.

What a position leaves out is as at the start: four players, Normal, revised edition, N first, everybody on C. The tiles
lie in the order cemetery, altar, herbalist / sorcerer, temple, watchman / circle, pavilion, tea house; red, green, blue
and yellow on the sides N, E, S and W, each with side a up. Without `pending` the turn of the active board begins.
"""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import dedent
from typing import TypeVar

from fatsi import CHANCE, Action, Event, IllegalAction, State, card, parse_position, position
from fatsi.rules.cards import BY_NUMBER
from fatsi.rules.colours import COLOURS
from fatsi.rules.events import GhostExorcised, TaoSpent
from fatsi.rules.geometry import NO_FIGURE, ON_CARD, SIDE_INDEX, SIDES, SPACE_INDEX, SPACES, TILES

E = TypeVar("E", bound=Event)


def at(*parts: str) -> State:
    """Return the position of a text that leaves out the first line; it may come in several parts.

    >>> ghosts(at("ghosts: N2 lich\\npending: yang"))
    {'N2': 'lich'}
    """
    return parse_position("\n".join(("fatsi position 1", *(dedent(part) for part in parts))))


def play(state: State, *actions: str) -> list[Event]:
    """Apply actions of players and of chance in order, and return what happened.

    >>> state = at("N: qi 3, at C\\nghosts: N2 ghoul\\npending: yang")
    >>> ids(play(state, "move N", "exorcise", "roll red red white"))[:3]
    ['taoist-moved', 'exorcism-began', 'dice-rolled']
    """
    events: list[Event] = []
    for text in actions:
        state.apply(Action.parse(text), events)
    return events


def texts(state: State) -> set[str]:
    """Return the texts of all legal actions."""
    return {str(action) for action in state.legal()}


def verbs(state: State) -> set[str]:
    """Return the kinds of all legal actions."""
    return {action.kind for action in state.legal()}


def starting(state: State, verb: str) -> set[str]:
    """Return what follows a verb in the legal actions.

    >>> sorted(starting(at("pending: place lich; after-yin"), "place"))
    ['W1', 'W2', 'W3']
    """
    return {text[len(verb) + 1 :] for text in texts(state) if text.startswith(f"{verb} ")}


def reason(state: State, action: str) -> str:
    """Return the reason for which an action is refused, having checked that the refusal changes nothing."""
    before = state.copy()
    try:
        state.apply(Action.parse(action))
    except IllegalAction as error:
        assert state == before
        return error.reason
    raise AssertionError(f"'{action}' is legal in\n{position(before)}")


# --- whose choice it is ---------------------------------------------------------------------------------


def actor(state: State) -> str | None:
    """Return the side of the player who acts, `chance`, or None when the game is over."""
    if state.actor is None:
        return None
    return "chance" if state.actor == CHANCE else SIDES[state.actor]


def asked(state: State) -> str | None:
    """Return the id of what the actor is asked, such as `place` or `yang`; None when the game is over."""
    return state.stack[-1].id if state.stack else None


def outcome(state: State) -> str | None:
    """Return how the game ended, such as `lost village-haunted`; None while it goes on."""
    if state.result is None:
        return None
    return f"{'won' if state.result.won else 'lost'} {state.result.reason}"


# --- what lies where ------------------------------------------------------------------------------------


def ghosts(state: State) -> dict[str, str]:
    """Return the ghosts in play: card ids by space."""
    return {SPACES[space]: BY_NUMBER[number].id for space, number in enumerate(state.ghosts) if number}


def figures(state: State) -> dict[str, str]:
    """Return where the figures stand, `card` or `step`, by space."""
    return {
        SPACES[space]: "card" if figure == ON_CARD else "step"
        for space, figure in enumerate(state.figures)
        if figure != NO_FIGURE
    }


def haunted(state: State) -> set[str]:
    """Return the haunted tiles."""
    return _named(state.haunted, TILES)


def buddhas(state: State) -> set[str]:
    """Return the spaces where Buddhas stand."""
    return _named(state.buddhas, SPACES)


def mantra(state: State) -> str | None:
    """Return the space where the Mantra marker lies."""
    return SPACES[state.mantra] if state.mantra >= 0 else None


def circle(state: State) -> str | None:
    """Return the colour of the token on the Circle of Prayer."""
    return COLOURS[state.circle] if state.circle >= 0 else None


def powers_off(state: State) -> set[str]:
    """Return the sides whose power is inactive."""
    return _named(state.powers_off, SIDES)


# --- who has what ---------------------------------------------------------------------------------------


def qi(state: State, side: str) -> int:
    """Return the Qi of a Taoist or neutral board."""
    return state.qi[SIDE_INDEX[side]]


def tile(state: State, side: str) -> str | None:
    """Return the tile where a pawn stands or lies."""
    place = state.position[SIDE_INDEX[side]]
    return TILES[place] if place >= 0 else None


def tao(state: State, side: str) -> dict[str, int]:
    """Return the Tao tokens of a player by colour, none of them 0."""
    first = 5 * SIDE_INDEX[side]
    return _counts(state.tao[first : first + 5])


def supply(state: State) -> dict[str, int]:
    """Return the Tao tokens in the supply by colour, none of them 0."""
    return _counts(state.supply)


def has_yin_yang(state: State, side: str) -> bool:
    return state.yin_yang >> SIDE_INDEX[side] & 1 == 1


def power_tokens(state: State, side: str) -> int:
    return state.power_tokens[SIDE_INDEX[side]]


def held_buddhas(state: State, side: str) -> int:
    return state.held_buddhas[SIDE_INDEX[side]]


# --- what happened --------------------------------------------------------------------------------------


def ids(events: Iterable[Event]) -> list[str]:
    """Return the ids of events, in order."""
    return [event.id() for event in events]


def of_kind(events: Iterable[Event], kind: type[E]) -> list[E]:
    """Return the events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def exorcisms(state: State) -> set[tuple[str, str]]:
    """Return all ways to end an exorcism after its roll: the spaces of the ghosts that fall, and the tokens spent.

    >>> state = at("ghosts: N2 ghoul\\nN: qi 3, at N, tao yellow\\npending: yang")
    >>> sorted(exorcisms_after(state, "exorcise", "roll red red red"))
    [('', ''), ('N2', 'N yellow')]
    """
    ways: set[tuple[str, str]] = set()
    visited: set[object] = set()

    def explore(here: State, spent: tuple[str, ...]) -> None:
        for action in here.legal():
            after, events = here.copy(), list[Event]()
            after.apply(action, events)
            tokens = (*spent, *(f"{SIDES[event.seat]} {COLOURS[event.colour]}" for event in of_kind(events, TaoSpent)))
            fallen = [SPACES[event.space] for event in of_kind(events, GhostExorcised)]
            if fallen or asked(after) not in ("defeat", "spend"):
                ways.add((" ".join(sorted(fallen)), ", ".join(sorted(tokens))))
            elif after.key() not in visited:
                visited.add(after.key())
                explore(after, tokens)

    if asked(state) not in ("defeat", "spend"):
        return {("", "")}
    explore(state, ())
    return ways


def exorcisms_after(state: State, *actions: str) -> set[tuple[str, str]]:
    """Return all ways to end an exorcism after these actions, which leave the state as it is."""
    after = state.copy()
    play(after, *actions)
    return exorcisms(after)


# --- numbers for names, to compare with events ----------------------------------------------------------


def seat(side: str) -> int:
    return SIDE_INDEX[side]


def space(name: str) -> int:
    return SPACE_INDEX[name]


def number(card_id: str) -> int:
    return card(card_id).number


def _named(bits: int, names: tuple[str, ...]) -> set[str]:
    return {name for index, name in enumerate(names) if bits >> index & 1}


def _counts(numbers: list[int]) -> dict[str, int]:
    return {colour: n for colour, n in zip(COLOURS, numbers, strict=True) if n}


# The last incarnation needs three black; a Taoist before it holds them.
LAST_FIGHT = (
    "fatsi position 1\nboards: yellow-a red-a green-a blue-a\nactive: N\ndeck: 5\nghosts: N2 forgotten-ones\n"
    "N: qi 1, at N, tao black black black\nE: dead\nS: dead\nW: dead\nstage: moved\npending: yang"
)
# The same Taoist one step away.
LAST_MOVE = LAST_FIGHT.replace("at N", "at C").replace("stage: moved\n", "")
