"""Hints in the terminal: the best choices of a position, for the command and at the table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fatsi.bots.hints import Hint, hints
from fatsi.rules import Action, State
from fatsi.rules.geometry import SIDES
from fatsi.rules.rng import Rng
from fatsi.terminal.screen import Screen
from fatsi.terminal.sources import decisions_of_turn, position_of
from fatsi.trouble import Trouble
from fatsi.words import Words
from fatsi.words.hint_text import about, no_choice

SHOWN: Final = 5
"""How many choices are shown, unless all are wanted."""
DEFAULT_SEED: Final = 1


def hint(
    source: Path,
    words: Words,
    screen: Screen,
    *,
    turn: int | None,
    step: int | None,
    nodes: int,
    seed: int,
    show_all: bool,
    as_json: bool,
) -> None:
    """Write the best choices of the position that a file holds, or of every decision of a turn of a record."""
    if turn is not None and step is None:
        decisions = decisions_of_turn(source, turn, words)
        if not decisions:
            raise Trouble(words.text("hint-no-choice-chance"))
    else:
        state = position_of(source, words, turn=turn, step=step)
        if why := no_choice(state, words):
            raise Trouble(why)
        decisions = [(state, None)]
    documents = []
    for state, played in decisions:
        ranked = hints(state, Rng(seed), nodes=nodes)
        shown = ranked if show_all else ranked[:SHOWN]
        if as_json:
            documents.append(_as_data(state, shown, played))
            continue
        screen.say(words.decision(state), "bold")
        show_hints(state, shown, words, screen)
        if len(ranked) > len(shown):
            screen.say(words.text("hint-more", number=len(ranked) - len(shown)))
        if played is not None:
            screen.say(words.text("hint-played", choice=words.action(played, state)))
            screen.say("")
    if as_json:
        # Of a turn there may be several decisions, of a position there is one.
        screen.out.write(json.dumps(documents if turn is not None else documents[0], indent=2) + "\n")


def best_hints(state: State) -> list[Hint]:
    """Return the best choices as they are shown at a table: always the same for the same position."""
    return hints(state, Rng(DEFAULT_SEED))[:SHOWN]


def show_hints(state: State, shown: Sequence[Hint], words: Words, screen: Screen) -> None:
    """Write choices, each with its chance, in words and as records have it, and below it the plan and the reason."""
    screen.say(words.text("hint-only" if len(state.legal()) == 1 else "hint-best"))
    chances = [words.text("hint-chance", chance=one.chance) for one in shown]
    width = max(len(chance) for chance in chances) + 1
    for one, chance in zip(shown, chances, strict=True):
        choice = words.text("hint-choice", choice=words.action(one.action, state), action=one.action.text)
        screen.say(f"{chance:>{width}} {choice}", hang=width + 1)
        for line in about(one, state, words):
            screen.say(line, "faint", indent=width + 1, hang=2)


def _as_data(state: State, shown: Sequence[Hint], played: Action | None) -> dict[str, object]:
    assert state.actor is not None
    document: dict[str, object] = {
        "seat": SIDES[state.actor],
        "choices": len(state.legal()),
        "hints": [
            {
                "action": one.action.text,
                "chance": round(one.chance, 4),
                "plan": [step.text for step in one.plan],
                "reason": None
                if one.reason is None
                else {
                    "how": one.reason.how,
                    "code": one.reason.code,
                    "arguments": one.reason.arguments,
                    "chance": round(one.reason.chance, 4),
                },
            }
            for one in shown
        ],
    }
    if played is not None:
        document["played"] = played.text
    return document
