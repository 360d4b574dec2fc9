"""Positions that a command is given: a file or stdin with a position, or with a record of which one moment is meant."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from fatsi.game import Game
from fatsi.notation import first_turn, parse_position, parse_record
from fatsi.rules import Action, Event, InvalidText, State
from fatsi.rules.events import TurnBegan
from fatsi.rules.steps import CHANCE
from fatsi.trouble import Trouble, read_file, unreadable
from fatsi.words import Words

STDIN: Final = Path("-")
_RECORD: Final = "fatsi record"


def position_of(source: Path, words: Words, *, turn: int | None = None, step: int | None = None) -> State:
    """Return the position that a file holds; of a record the last one, that at the end of a turn, or of a step."""
    if turn is not None and step is not None:
        raise Trouble(words.text("hint-step-and-turn"))
    text = _read(source, words)
    try:
        if text.startswith(_RECORD):
            return _at_turn(text, turn, words) if step is None else _at_step(text, step, words)
        state = parse_position(text)
    except InvalidText as error:
        raise unreadable(source, error, words) from None
    if turn is not None:
        raise Trouble(words.text("render-turn-of-position"))
    if step is not None:
        raise Trouble(words.text("hint-step-of-position"))
    return state


def decisions_of_turn(source: Path, turn: int, words: Words) -> list[tuple[State, Action | None]]:
    """Return every position of a turn of a record in which somebody had to choose, each with what was chosen."""
    text = _read(source, words)
    if not text.startswith(_RECORD):
        raise Trouble(words.text("render-turn-of-position"))
    try:
        record = parse_record(text)
        state, number = record.start, first_turn(record.start)
        decisions: list[tuple[State, Action | None]] = []
        for action in record.actions:
            if number == turn and not action.is_chance:
                decisions.append((state.copy(), action))
            events = list[Event]()
            state = state.copy()
            state.apply(action, events)
            number += sum(1 for event in events if isinstance(event, TurnBegan))
    except InvalidText as error:
        raise unreadable(source, error, words) from None
    if number == turn and state.actor is not None and state.actor != CHANCE:
        decisions.append((state, None))
    if turn > number:
        raise Trouble(words.text("render-no-turn", turn=turn, last=number))
    return decisions


def _read(source: Path, words: Words) -> str:
    if source != STDIN:
        return read_file(source, words)
    try:
        return sys.stdin.read()
    except UnicodeDecodeError:
        raise Trouble(words.text("trouble-not-text", file=str(source))) from None


def _at_turn(text: str, turn: int | None, words: Words) -> State:
    """Return the position after the last action of a record, or the last one of a turn."""
    parsed = parse_record(text)
    state, number = parsed.start, first_turn(parsed.start)
    for action in parsed.actions:
        after, events = state.copy(), list[Event]()
        after.apply(action, events)
        begun = sum(1 for event in events if isinstance(event, TurnBegan))
        if turn is not None and number <= turn < number + begun:
            return state
        state, number = after, number + begun
    if turn is not None and turn != number:
        raise Trouble(words.text("render-no-turn", turn=turn, last=number))
    return state


def _at_step(text: str, step: int, words: Words) -> State:
    """Return the position of a decision of a record, counted from 0 as the replay in the browser counts them."""
    steps = Game.from_record(text).steps()
    if step >= len(steps):
        raise Trouble(words.text("hint-no-step", step=step, last=len(steps) - 1))
    return steps[step].state
