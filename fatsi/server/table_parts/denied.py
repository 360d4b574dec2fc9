"""What may not be done now, and why: the rules know the reason, and it stands where one would look for the choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from fatsi.rules import actions as act
from fatsi.rules.actions import Action
from fatsi.rules.geometry import FACED, NEIGHBOURS, SPACE_INDEX, TILE_INDEX
from fatsi.rules.powers import POWERS
from fatsi.rules.state import State
from fatsi.rules.steps import CHANCE
from fatsi.rules.yang import Yang
from fatsi.server.table_parts.rule_links import topic_of
from fatsi.words import Words

# The powers that are used by a choice of their own in Yang, with such choices.
_POWER_ACTIONS: Final[dict[str, tuple[Action, ...]]] = {
    "bottomless-pockets": tuple(act.TAKE),
    "enfeeblement-mantra": tuple(act.MANTRA),
    "dance-of-the-twin-winds": tuple(act.GUIDE),
}
# What says nothing about a place: the question is another one, or one stands there already.
_NOT_ABOUT_IT: Final = frozenset(("already-there", "game-over", "chance-decides", "players-decide", "another-question"))


@dataclass(frozen=True, slots=True)
class Denied:
    """A choice that is not there now."""

    name: str
    label: str
    why: str
    rule: str
    """The id of the topic of the rules that explains it."""


def denied(state: State, words: Words) -> tuple[Denied, ...]:
    """Return the usual choices of a turn that may not be taken now, each with the reason.

    >>> from fatsi.notation import parse_position
    >>> from fatsi.words import words
    >>> state = parse_position("fatsi position 1\\nN: qi 3, at C\\npending: yang")
    >>> [(one.name, one.why) for one in denied(state, words("en"))][0]
    ('exorcise', 'There is no ghost facing the Buddhist Temple (C).')
    """
    if not isinstance(state.stack[-1], Yang):
        return ()
    legal = state.legal()
    return tuple(
        _denied(name, label, alternatives[0], state, words)
        for name, label, alternatives in _usual(state, words)
        if alternatives and not any(action in legal for action in alternatives)
    )


def _usual(state: State, words: Words) -> Iterator[tuple[str, str, tuple[Action, ...]]]:
    """Return what one looks for in a turn: its name, what it is called, and the actions that would be it."""
    here = state.position[state.active]
    yield "exorcise", words.text("denied-exorcise"), (act.EXORCISE,)
    yield "help", words.text("denied-help"), (act.HELP,)
    yield "move", words.text("denied-move"), tuple(act.MOVE[tile] for tile in NEIGHBOURS[here])
    power = POWERS[state.table.powers[state.active]].id
    yield "power", words.name("power", power), _POWER_ACTIONS.get(power, ())
    if state.held_buddhas[state.active]:
        yield "buddha", words.text("denied-buddha"), tuple(act.BUDDHA[space] for space in FACED[here]) or act.BUDDHA[:1]


def _denied(name: str, label: str, action: Action, state: State, words: Words) -> Denied:
    error = state.refusal(action)
    return Denied(name, label, words.reason(error, state), topic_of(error.reason, error.arguments, state))


def why_not_here(state: State, thing: str, words: Words) -> str:
    """Return why a place cannot be chosen for what is asked now; nothing if it can be, or if it is not about places."""
    kind, _, name = thing.partition("-")
    index = {"tile": TILE_INDEX, "space": SPACE_INDEX}.get(kind, {}).get(name)
    if index is None or not state.stack or state.actor is None or state.actor == CHANCE:
        return ""
    kinds = {action.kind for action in state.legal()}
    wanted = [action for action in _of_place(kind, index) if action.kind in kinds]
    if not wanted or any(action in state.legal() for action in wanted):
        return ""
    error = state.refusal(wanted[0])
    return "" if error.reason in _NOT_ABOUT_IT else words.reason(error, state)


def _of_place(kind: str, index: int) -> tuple[Action, ...]:
    """Return what is usually chosen by a click on a place."""
    if kind == "tile":
        return act.MOVE[index], act.TO[index], act.UNHAUNT[index]
    return act.PLACE[index], act.BANISH[index], act.LIFT[index], act.DEFEAT[index]
