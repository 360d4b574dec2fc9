"""The numbered choices of a decision, and what a line of input means among them."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from fatsi.rules.actions import Action
from fatsi.rules.state import State
from fatsi.terminal.screen import Screen
from fatsi.words import Words

# Fewer choices of one verb than this stand one below the other, more of them in columns if they are short enough.
_FEWEST_IN_COLUMNS: Final = 3
_BETWEEN_COLUMNS: Final = 2

_BY_TEXT: Final = {action.text.lower(): action for action in Action.all()}


def show_choices(state: State, words: Words, screen: Screen, *, in_columns: bool) -> None:
    """Write the legal actions with their numbers; those of one verb in two columns, down the left one first."""
    legal = state.legal()
    digits = len(str(len(legal)))
    width = (screen.width - _BETWEEN_COLUMNS) // 2
    for _, actions in groupby(enumerate(legal, 1), key=lambda entry: entry[1].text.split()[0]):
        lines = [f"{number:>{digits + 1}} {words.action(action, state)}" for number, action in actions]
        if in_columns and len(lines) >= _FEWEST_IN_COLUMNS and max(len(line) for line in lines) <= width:
            rows = -(-len(lines) // 2)
            for row in range(rows):
                screen.line((" " * _BETWEEN_COLUMNS).join(line.ljust(width) for line in lines[row::rows]))
        else:
            for line in lines:
                screen.say(line, hang=digits + 2)


def action_of(line: str) -> Action | None:
    """Return the action whose text this is, in capitals or not; the order of dice does not matter."""
    words = line.lower().split()
    action = _BY_TEXT.get(" ".join(words))
    if action is None and words and words[0] in ("roll", "reroll"):
        same = (one for one in Action.all() if sorted(one.text.split()) == sorted(words))
        action = next(same, None)
    return action
