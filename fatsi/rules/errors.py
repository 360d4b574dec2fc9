"""What can be wrong with what somebody asked for; each error says which, where and why."""

from __future__ import annotations


class FatsiError(ValueError):
    """The base of all errors about input."""


class InvalidText(FatsiError):
    """A text that cannot be read: what, where, and what would be right.

    `line` and `column` count from 1; 0 means that the text has no such place.
    """

    def __init__(self, message: str, *, line: int = 0, column: int = 0) -> None:
        self.message = message
        self.line = line
        self.column = column
        where = ""
        if line:
            where = f"line {line}" + (f", column {column}" if column else "") + ": "
        super().__init__(where + message)

    def at(self, line: int, column: int = 0) -> InvalidText:
        """Return the same error at a place in a larger text."""
        return InvalidText(self.message, line=line, column=column or self.column)


class InvalidSetup(FatsiError):
    """A setup that the game does not know, or a position that the rules do not allow: which part, and why."""

    def __init__(self, part: str, message: str) -> None:
        self.part = part
        self.message = message
        super().__init__(f"{part}: {message}")

    def __reduce__(self) -> tuple[object, ...]:
        # Errors come back from other processes too.
        return (type(self), (self.part, self.message))


class IllegalAction(FatsiError):
    """An action that may not be taken now. The state is untouched.

    `reason` is a stable code and `arguments` are ids (a tile, a colour, ...): words for people are
    made from them at the edge, in the reader's language.
    """

    def __init__(self, action: str, reason: str, **arguments: str | int) -> None:
        self.action = action
        self.reason = reason
        self.arguments = arguments
        details = "".join(f" {name}={value}" for name, value in arguments.items())
        super().__init__(f"illegal action '{action}': {reason}{details}")
