"""Hints in words: what is planned after a choice, and the reason for it; and why there may be no choice at all."""

from __future__ import annotations

from typing import Final, Protocol

from fatsi.rules.actions import Action
from fatsi.rules.state import State
from fatsi.rules.steps import CHANCE
from fatsi.words.message_arguments import refusal_arguments
from fatsi.words.speech import Words

_GAINS: Final = "gains"


class ReasonLike(Protocol):
    """What is known of a reason here: how something bears on a threat, or what it gains, by codes and ids."""

    @property
    def how(self) -> str: ...
    @property
    def code(self) -> str: ...
    @property
    def arguments(self) -> dict[str, str | int]: ...
    @property
    def chance(self) -> float: ...


class HintLike(Protocol):
    """What is known of a hint here."""

    @property
    def action(self) -> Action: ...
    @property
    def plan(self) -> tuple[Action, ...]: ...
    @property
    def reason(self) -> ReasonLike | None: ...


def about(hint: HintLike, state: State, words: Words) -> list[str]:
    """Return what there is to say about an advised choice: what is meant to follow it, and why it is good."""
    lines = [plan(state, hint, words)] if hint.plan else []
    if hint.reason is not None:
        lines.append(reason(hint.reason, state, words))
    return lines


def reason(why: ReasonLike, state: State, words: Words) -> str:
    """Return why something may be chosen in a position."""
    given = refusal_arguments(why.arguments, state.table)
    if why.how == _GAINS:
        return words.text(f"gain-{why.code}", **given, chance=why.chance)
    return words.text(f"hint-{why.how}", threat=words.text(f"threat-{why.code}", **given), chance=why.chance)


def plan(state: State, hint: HintLike, words: Words) -> str:
    """Return what is meant to follow an advised choice."""
    after = state.copy()
    after.apply(hint.action)
    steps = []
    for step in hint.plan:
        steps.append(words.action(step, after))
        after.apply(step)
    return words.text("hint-plan", steps=words.clauses(steps))


def no_choice(state: State, words: Words) -> str:
    """Return why there is nothing to choose in a position, or nothing if there is."""
    if state.actor is None:
        return words.text("hint-no-choice-over")
    return words.text("hint-no-choice-chance") if state.actor == CHANCE else ""
