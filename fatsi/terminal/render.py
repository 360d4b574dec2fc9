"""The command that draws: a position, or one of a recorded game, as SVG or PNG."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from fatsi.notation import first_turn, parse_position, parse_record
from fatsi.rules import Event, InvalidText, State
from fatsi.rules.events import TurnBegan
from fatsi.svg import THEMES, picture, png
from fatsi.trouble import Trouble, read_file, unreadable, unwritable
from fatsi.words import Words

_RECORD: Final = "fatsi record"
_STDIN: Final = Path("-")


def render(
    source: Path | None, output: Path | None, words: Words, *, turn: int | None, theme: str, width: int
) -> str | None:
    """Draw what a file (or stdin) holds into a file by its suffix; without one, return the SVG."""
    if theme not in THEMES:
        raise Trouble(words.text("render-theme", theme=theme, themes=words.listed(list(THEMES))))
    if output is not None and output.suffix.lower() not in (".svg", ".png"):
        raise Trouble(words.text("render-suffix", file=str(output)))
    svg = picture(_state(source or _STDIN, turn, words), words, theme=theme)
    if output is None:
        return svg
    try:
        if output.suffix.lower() == ".png":
            output.write_bytes(png(svg, width=width))
        else:
            output.write_text(svg + "\n", encoding="utf-8")
    except OSError as error:
        raise Trouble(unwritable(output, error, words)) from None
    return None


def _state(source: Path, turn: int | None, words: Words) -> State:
    text = _read(source, words)
    try:
        if not text.startswith(_RECORD):
            state = parse_position(text)
            if turn is not None:
                raise Trouble(words.text("render-turn-of-position"))
            return state
        return _at_turn(text, turn, words)
    except InvalidText as error:
        raise unreadable(source, error, words) from None


def _read(source: Path, words: Words) -> str:
    if source != _STDIN:
        return read_file(source, words)
    try:
        return sys.stdin.read()
    except UnicodeDecodeError:
        raise Trouble(words.text("trouble-not-text", file=str(source))) from None


def _at_turn(text: str, turn: int | None, words: Words) -> State:
    """Return the position after the last action of a record, or the last one of a turn."""
    told = parse_record(text)
    state, number = told.start, first_turn(told.start)
    for action in told.actions:
        after, events = state.copy(), list[Event]()
        after.apply(action, events)
        begun = sum(1 for event in events if isinstance(event, TurnBegan))
        if turn is not None and number <= turn < number + begun:
            return state
        state, number = after, number + begun
    if turn is not None and turn != number:
        raise Trouble(words.text("render-no-turn", turn=turn, last=number))
    return state
