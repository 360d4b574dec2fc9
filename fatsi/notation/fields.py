"""Lines of `key: value`, and where in the text each stands, so that an error can point at it."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from fatsi.rules.errors import InvalidText, several

_MOST_NAMED: Final = 12


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
        """Return the parts between separators (or white space), stripped, each with its own place."""
        parts = []
        start = 0
        for part in self.text.split(separator):
            start = self.text.index(part, start) if part else start
            stripped = part.strip()
            offset = start + (part.index(stripped) if stripped else 0)
            parts.append(Piece(stripped, *self._place(offset)))
            start += len(part) + (len(separator) if separator else 0)
        return parts

    def _place(self, offset: int) -> tuple[int, int]:
        """Return the line and column of a character; in lines that go on with the value the column counts anew."""
        before = self.text[:offset]
        lines = before.count("\n")
        return self.line + lines, offset - before.rfind("\n") if lines else self.column + offset

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
        if not (self.text.isascii() and self.text.isdecimal()) or len(self.text) > 20 or int(self.text) > most:
            raise self.fail("not-a-number", given=self.text, most=str(most))
        return int(self.text)

    def flag(self) -> bool:
        """Return whether the text is yes."""
        return self.choice(("yes", "no"), "flag") == "yes"


def first_line(text: str, kind: str, version: int) -> None:
    """Check the line that says what the text is, such as `fatsi position 1`."""
    if not isinstance(text, str):
        raise InvalidText("not-a-text", given=type(text).__name__)
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
    last = ""
    end = 0
    for number, line in lines:
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line[0] in " \t" and last:
            # The line breaks stay in the value, so that what stands in it can still be pointed at.
            before = fields[last]
            fields[last] = Piece(before.text + "\n" * (number - end) + line.rstrip(), before.line, before.column)
            end = number
            continue
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
    return fields
