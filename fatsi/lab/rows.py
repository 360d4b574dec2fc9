"""Rows of games in a CSV file: one line for each, written as soon as the game is over, and read to go on later.

Every line carries a mark of the setup that was played, so that games of another batch are not taken for this one's.
A line that was cut off in the middle, when the machine stopped, is dropped and its game played again.
"""

from __future__ import annotations

import csv
import hashlib
import io
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from types import TracebackType
from typing import Final, TextIO

from fatsi.lab.games import Played
from fatsi.rules import InvalidText, Setup

_NAMES: Final = tuple(part.name for part in fields(Played))
COLUMNS: Final = ("setup", *_NAMES)
_NUMBERS: Final = frozenset({"seed", "score", "turns", "qi", "actions"})
_LISTS: Final = frozenset({"bots", "seats", "boards", "tiles", "met", "defeated"})
_TRUTHS: Final = {"1": True, "0": False}
_BETWEEN: Final = "+"


class OtherBatch(ValueError):
    """A file holds games of another setup."""


def setup_mark(setup: Setup) -> str:
    """Return a short text that is another one for every other setup.

    >>> setup_mark(Setup()) == setup_mark(Setup(players=4)), setup_mark(Setup()) == setup_mark(Setup(players=3))
    (True, False)
    """
    return hashlib.sha256(repr(setup).encode()).hexdigest()[:12]


class RowFile:
    """A CSV file of rows: `read` what it holds, then `add` to it. Used in a `with` statement."""

    def __init__(self, path: Path, setup: Setup) -> None:
        self._path: Final = path
        self._mark: Final = setup_mark(setup)
        self._out: TextIO | None = None

    def __enter__(self) -> RowFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self._out is not None:
            self._out.close()

    def read(self) -> Iterator[Played]:
        """Yield the rows that the file holds; none if there is no file.

        `InvalidText` says what is wrong with it, `OtherBatch` that it is not of this setup.
        """
        if not self._path.exists():
            return
        with self._path.open(encoding="utf-8", newline="") as file:
            for number, line in enumerate(file, 1):
                if not line.endswith("\n"):
                    return  # cut off
                values = next(csv.reader([line]), [])
                if number == 1:
                    if tuple(values) != COLUMNS:
                        raise InvalidText("not-rows", line=1)
                    continue
                if len(values) != len(COLUMNS):
                    raise InvalidText("wrong-number-of-columns", line=number, given=len(values), wanted=len(COLUMNS))
                if values[0] != self._mark:
                    raise OtherBatch
                yield _parsed(values[1:], number)

    def add(self, row: Played) -> None:
        """Write a row to the file at once."""
        if self._out is None:
            self._out = self._opened()
        self._out.write(_line([self._mark, *(_written(getattr(row, name)) for name in _NAMES)]))
        self._out.flush()

    def _opened(self) -> TextIO:
        """Open the file to go on at the end of its last whole line."""
        if self._path.exists():
            _drop_cut_off_line(self._path)
        out = self._path.open("a", encoding="utf-8", newline="")
        if not self._path.stat().st_size:
            out.write(_line(list(COLUMNS)))
        return out


def _drop_cut_off_line(path: Path) -> None:
    """Shorten a file to its whole lines, reading no more of it than the last one."""
    block = 4096
    with path.open("r+b") as file:
        end = file.seek(0, io.SEEK_END)
        while end:
            start = max(0, end - block)
            file.seek(start)
            last = file.read(end - start).rfind(b"\n")
            if last >= 0:
                file.truncate(start + last + 1)
                return
            end = start
        file.truncate(0)


def _line(values: list[str]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerow(values)
    return out.getvalue()


def _written(value: object) -> str:
    if isinstance(value, tuple):
        return _BETWEEN.join(value)
    if isinstance(value, bool):
        return str(int(value))
    return f"{value:.6f}" if isinstance(value, float) else str(value)


def _parsed(values: list[str], number: int) -> Played:
    """Return the row that the values of a line tell."""
    read: dict[str, object] = {}
    for name, text in zip(_NAMES, values, strict=True):
        try:
            read[name] = _value(name, text)
        except (ValueError, KeyError):
            raise InvalidText("wrong-value", line=number, field=name, given=text) from None
    return Played(**read)  # type: ignore[arg-type]


def _value(name: str, text: str) -> object:
    if name in _LISTS:
        return tuple(text.split(_BETWEEN)) if text else ()
    if name in _NUMBERS:
        return int(text)
    if name == "won":
        return _TRUTHS[text]
    return float(text) if name == "seconds" else text
