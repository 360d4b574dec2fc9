"""Rows of games in a CSV file: one line for each, written as soon as the game is over, and read to go on later.

Every line carries a mark of the setup that was played, so that games of another batch are not taken for this one's.
A line that was cut off in the middle, when the machine stopped, is dropped and its game played again. Files of another
kind, such as Parquet, do the same under the same names.
"""

from __future__ import annotations

import csv
import hashlib
import io
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from types import TracebackType
from typing import Final, Protocol, Self, TextIO

from fatsi.bots import BETWEEN_BOTS
from fatsi.lab.games import Played
from fatsi.rules import InvalidText, Setup

NAMES: Final = tuple(part.name for part in fields(Played))
COLUMNS: Final = ("setup", *NAMES)
NUMBERS: Final = frozenset({"seed", "score", "turns", "qi", "actions"})
LISTS: Final = frozenset({"bots", "seats", "boards", "tiles", "met", "defeated"})
_TRUTHS: Final = {"1": True, "0": False}


class OtherBatch(ValueError):
    """A file holds games of another setup."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(str(path))


class InvalidRows(InvalidText):
    """A file that holds something else than rows: which, where, and why."""

    def __init__(self, path: Path, reason: str, *, line: int = 0, field: str = "", **arguments: str | int) -> None:
        self.path = path
        super().__init__(reason, line=line, column=0, field=field, **arguments)


class Rows(Protocol):
    """A file of rows, used in a `with` statement: `read` what it holds, then `add` to it."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None: ...

    def read(self) -> Iterator[Played]:
        """Yield the rows that the file holds; none if there is no file.

        `InvalidRows` says what is wrong with it, `OtherBatch` that it is not of this setup.
        """
        ...

    def add(self, row: Played) -> None:
        """Keep a row at once, so that nothing but the power of the machine can take it away."""
        ...


def setup_mark(setup: Setup) -> str:
    """Return a short text that is another one for every other setup.

    >>> setup_mark(Setup()) == setup_mark(Setup(players=4)), setup_mark(Setup()) == setup_mark(Setup(players=3))
    (True, False)
    """
    return hashlib.sha256(repr(setup).encode()).hexdigest()[:12]


class RowFile:
    """A CSV file of rows."""

    def __init__(self, path: Path, setup: Setup) -> None:
        self._path: Final = path
        self._mark: Final = setup_mark(setup)
        self._out: TextIO | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave the file as it is."""
        if self._out is not None:
            self._out.close()
            self._out = None

    def read(self) -> Iterator[Played]:
        """Yield the rows that the file holds; none if there is no file."""
        if not self._path.exists():
            return
        with self._path.open(encoding="utf-8", newline="") as file:
            try:
                yield from self._parsed_lines(file)
            except UnicodeDecodeError:
                raise InvalidRows(self._path, "not-a-text-file") from None

    def _parsed_lines(self, file: TextIO) -> Iterator[Played]:
        for number, line in enumerate(file, 1):
            if not line.endswith("\n"):
                return  # cut off
            values = next(csv.reader([line]), [])
            if number == 1:
                if tuple(values) != COLUMNS:
                    raise InvalidRows(self._path, "not-rows", line=1)
                continue
            if len(values) != len(COLUMNS):
                raise InvalidRows(
                    self._path, "wrong-number-of-columns", line=number, given=len(values), wanted=len(COLUMNS)
                )
            if values[0] != self._mark:
                raise OtherBatch(self._path)
            yield self._parsed(values[1:], number)

    def _parsed(self, values: list[str], line: int) -> Played:
        """Return the row for the values of a line."""
        read: dict[str, object] = {}
        for name, text in zip(NAMES, values, strict=True):
            try:
                read[name] = _value(name, text)
            except (ValueError, KeyError):
                raise InvalidRows(self._path, "wrong-value", line=line, field=name, given=text) from None
        return Played(**read)  # type: ignore[arg-type]

    def add(self, row: Played) -> None:
        """Write a row to the file at once."""
        if self._out is None:
            self._out = self._opened()
        self._out.write(_line([self._mark, *(_written(getattr(row, name)) for name in NAMES)]))
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
        return BETWEEN_BOTS.join(value)
    if isinstance(value, bool):
        return str(int(value))
    return f"{value:.6f}" if isinstance(value, float) else str(value)


def _value(name: str, text: str) -> object:
    if name in LISTS:
        return tuple(text.split(BETWEEN_BOTS)) if text else ()
    if name in NUMBERS:
        return int(text)
    if name == "won":
        return _TRUTHS[text]
    return float(text) if name == "seconds" else text
