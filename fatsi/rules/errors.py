"""What can be wrong with what somebody asked for; each error says which, where and why.

`reason` is a stable code and `arguments` are ids, numbers and what was given (several joined by `+`): words for people
are made from them at the edge, in the reader's language. As a text an error shows code and arguments.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fatsi.rules.setup import Setup


class FatsiError(ValueError):
    """The base of all errors about input."""

    def __init__(self, where: str, reason: str, arguments: dict[str, str | int]) -> None:
        self.reason = reason
        self.arguments = arguments
        details = "".join(f" {name}={value}" for name, value in arguments.items())
        super().__init__(f"{where}: {reason}{details}" if where else f"{reason}{details}")

    def __reduce__(self) -> tuple[object, ...]:
        # Errors come back from other processes too.
        return (_remade, (type(self), str(self), vars(self)))


def _remade(kind: type[FatsiError], text: str, attributes: dict[str, object]) -> FatsiError:
    error = kind.__new__(kind, text)
    vars(error).update(attributes)
    return error


class InvalidText(FatsiError):
    """A text that cannot be read: what, where, and what would be right.

    `line` and `column` count from 1; 0 means that the text has no such place. `field` is the key or column of the text
    that is wrong, if it has such.

    >>> print(InvalidText("named-twice", line=2, field="haunted", given="NE"))
    line 2, haunted: named-twice given=NE
    """

    def __init__(self, reason: str, *, line: int = 0, column: int = 0, field: str = "", **arguments: str | int) -> None:
        self.line = line
        self.column = column
        self.field = field
        place = (f"line {line}" if line else "", f"column {column}" if column else "", field)
        super().__init__(", ".join(part for part in place if part), reason, arguments)

    def at(self, line: int, column: int = 0, field: str = "") -> InvalidText:
        """Return the same error at a place in a larger text."""
        return InvalidText(self.reason, line=line, column=column, field=field, **self.arguments)


class InvalidSetup(FatsiError):
    """A setup that the game does not know, or a position that the rules do not allow: which part, and why.

    >>> print(InvalidSetup("players", "not-one-of", given="5", known=several(["1", "2", "3", "4"])))
    players: not-one-of given=5 known=1+2+3+4
    """

    def __init__(self, part: str, reason: str, **arguments: str | int) -> None:
        self.part = part
        super().__init__(part, reason, arguments)


class IllegalAction(FatsiError):
    """An action that may not be taken now. The state is untouched."""

    def __init__(self, action: str, reason: str, **arguments: str | int) -> None:
        self.action = action
        # The setup of the game that refused it, by which its boards and tiles can be named.
        self.setup: Setup | None = None
        super().__init__(f"illegal action '{action}'", reason, arguments)


def several(things: Iterable[object]) -> str:
    """Return several things as one argument of an error."""
    return "+".join(str(thing) for thing in things)
