"""Lines of `key: value`, and where in the text each stands, so that an error can point at it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from fatsi.rules.errors import InvalidText, several

_MOST_NAMED: Final = 12
MOST_PIECES: Final = 10_000
"""The parts of one value, or the actions of one line; no position and no game comes near it."""
MOST_LINES: Final = 20_000


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of text with its place."""

    text: str
    line: int
    column: int

    def fail(self, reason: str, **arguments: str | int) -> InvalidText:
        """Return the error that this piece cannot be read, and why."""
        return InvalidText(reason, line=self.line, column=self.column, field="", **arguments)

    def split(self, separator: str | None = None) -> list[Piece]:
        """Return the parts between separators (or white space), stripped, each with its own place.

        In lines that go on with the value the column counts anew. The text is gone through once: whoever sends one of
        many thousand parts must not be able to keep a server busy with it.
        """
        texts = self.text.split(separator, MOST_PIECES)
        if len(texts) > MOST_PIECES:
            raise self.fail("too-many-pieces", most=MOST_PIECES)
        parts = []
        # Where the next part begins, the line there, and what to add to an offset to have its column.
        start, line, shift = 0, self.line, self.column
        counted_to = 0
        for part in texts:
            stripped = part.strip()
            begin = self.text.index(part, start) if part else start
            offset = begin + (part.index(stripped) if stripped else 0)
            breaks = self.text.count("\n", counted_to, offset)
            if breaks:
                line += breaks
                shift = -self.text.rindex("\n", counted_to, offset)
            counted_to = offset
            parts.append(Piece(stripped, line, offset + shift))
            start = begin + len(part) + (len(separator) if separator else 0)
        return parts

    def choice(self, choices: Iterable[str], kind: str) -> str:
        """Return the text if it is one of the choices; `kind` says what they are, by the id of its message."""
        known = list(choices)
        if self.text not in known:
            near = difflib.get_close_matches(self.text, known, n=1, cutoff=0.5)
            if near:
                raise self.fail("unknown-choice-near", given=self.text, kind=kind, near=near[0])
            shown = known if len(known) <= _MOST_NAMED else [*known[:_MOST_NAMED], "..."]
            raise self.fail("unknown-choice", given=self.text, kind=kind, known=several(shown))
        return self.text

    def number(self, most: int) -> int:
        """Return the text as a number from 0 to `most`."""
        # isdecimal alone accepts digits of other scripts, and int() reads them; a notation should not.
        if (
            not (self.text.isascii() and self.text.isdecimal())
            or len(self.text) > max(20, len(str(most)))
            or int(self.text) > most
        ):
            raise self.fail("not-a-number", given=self.text, most=str(most))
        return int(self.text)

    def flag(self) -> bool:
        """Return whether the text is yes."""
        return self.choice(("yes", "no"), "flag") == "yes"


def first_line(text: str, kind: str, version: int) -> None:
    """Check the line that says what the text is, such as `fatsi position 1`."""
    if not isinstance(text, str):
        raise InvalidText("not-a-text", given=type(text).__name__)
    if text.count("\n") > MOST_LINES:
        raise InvalidText("too-many-lines", most=MOST_LINES)
    words = text.split("\n", 1)[0].split()
    wanted = f"fatsi {kind} {version}"
    if words == wanted.split():
        return
    if words[:2] == ["fatsi", kind] and len(words) == 3:
        raise InvalidText("unknown-version", line=1, given=words[2], known=version)
    raise InvalidText("wrong-first-line", line=1, column=1, wanted=wanted)


def read_fields(lines: Iterable[tuple[int, str]], keys: tuple[str, ...]) -> dict[str, Piece]:
    """Return the values of `key: value` lines by key; blank lines and `#` comments are skipped.

    A line that begins with white space goes on with the value of the line before it.
    """
    fields: dict[str, Piece] = {}
    # The lines of the value that is being read; they are put together once.
    value_lines: list[str] = []
    last = ""
    end = 0
    for number, line in lines:
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line[0] in " \t" and last:
            # The line breaks stay in the value, so that what stands in it can still be pointed at.
            value_lines.append("\n" * (number - end) + line.rstrip())
            end = number
            continue
        _join_lines(fields, last, value_lines)
        key_text, colon, value = line.partition(":")
        key = Piece(key_text.strip(), number, 1)
        if not colon:
            raise key.fail("not-key-and-value", given=line.strip())
        last = key.choice(keys, "key")
        if last in fields:
            raise key.fail("stands-twice", given=last, earlier=fields[last].line)
        lead = len(value) - len(value.lstrip())
        end = number
        fields[last] = Piece(value.strip(), number, len(key_text) + 2 + lead)
    _join_lines(fields, last, value_lines)
    return fields


def _join_lines(fields: dict[str, Piece], key: str, lines: list[str]) -> None:
    """Add the further lines of a value to it, and begin anew."""
    if lines:
        first = fields[key]
        fields[key] = Piece(first.text + "".join(lines), first.line, first.column)
        lines.clear()
