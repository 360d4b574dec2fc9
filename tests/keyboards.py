"""Keyboards for the tests of the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO

from fatsi.terminal.screen import Keyboard, Screen


class _Terminal(StringIO):
    def isatty(self) -> bool:
        return True


class Person(Keyboard):
    """Somebody at a terminal who types some lines, and then no more."""

    def __init__(self, screen: Screen, lines: Iterable[str] = ()) -> None:
        super().__init__(screen, _Terminal())
        self._lines = iter(lines)
        self.prompts: list[str] = []

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        return line
