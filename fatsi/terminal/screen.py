"""Writing and reading lines: width, colour, and where input comes from."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Mapping
from contextlib import suppress
from typing import Final, TextIO

# Colour repeats what a word says. Black would not be seen on a dark ground, so that it is bold instead.
_STYLES: Final = {
    "": "",
    "red": "31",
    "green": "32",
    "blue": "94",
    "yellow": "33",
    "black": "1",
    "bold": "1",
    "faint": "2",
}
_WIDEST: Final = 100
_NARROWEST: Final = 40


def wants_colour(out: TextIO, environment: Mapping[str, str]) -> bool:
    """Whether colour may be used: on a terminal that has it, unless the user does not want any."""
    return out.isatty() and not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"


class Screen:
    """Where lines are written."""

    def __init__(self, out: TextIO | None = None, *, width: int | None = None, colour: bool | None = None) -> None:
        self.out: Final = out or sys.stdout
        columns = width or shutil.get_terminal_size((80, 24)).columns
        self.width: Final = max(_NARROWEST, min(columns - (width is None), _WIDEST))
        self.colour: Final = wants_colour(self.out, os.environ) if colour is None else colour

    def painted(self, text: str, style: str) -> str:
        """Return text in a style, as far as colour is used."""
        code = _STYLES[style]
        return f"\x1b[{code}m{text}\x1b[0m" if self.colour and code and text.strip() else text

    def line(self, text: str = "", style: str = "") -> None:
        """Write one line as it is."""
        self.out.write(self.painted(text.rstrip(), style) + "\n")

    def say(self, text: str, style: str = "", *, indent: int = 0, hang: int = 0) -> None:
        """Write text, broken into lines that fit; lines after the first are indented by `hang` more."""
        for line in wrapped(text, self.width, indent=indent, hang=hang):
            self.line(line, style)

    def flush(self) -> None:
        self.out.flush()


def wrapped(text: str, width: int, *, indent: int = 0, hang: int = 0) -> list[str]:
    """Return text as lines of at most that width, broken between words only.

    >>> wrapped("a ghost comes to the village", 14, indent=2)
    ['  a ghost', '  comes to the', '  village']
    """
    return textwrap.wrap(
        text,
        width,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hang),
        break_long_words=False,
        break_on_hyphens=False,
    )


class Keyboard:
    """Where lines are read from: a person, or a file or pipe, whose lines are shown as if they had been typed."""

    def __init__(self, screen: Screen, source: TextIO | None = None) -> None:
        self._screen: Final = screen
        self._source: Final = source or sys.stdin
        self.is_person: Final = self._source.isatty()
        if self.is_person:
            _load_line_editing()

    def read(self, prompt: str) -> str:
        """Return the next line, without the blanks around it; `EOFError` if there is none."""
        self._screen.flush()
        if self.is_person:
            return input(prompt).strip()
        self._screen.out.write(prompt)
        line = self._source.readline()
        if not line:
            self._screen.line()
            raise EOFError
        self._screen.line(line.strip())
        return line.strip()


def _load_line_editing() -> None:
    """Let `input` have history and editing keys, where Python was built with them."""
    with suppress(ImportError):
        import readline  # noqa: F401
