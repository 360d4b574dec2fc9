"""What goes wrong outside of the game: files, options. Each is said in one line, never as a traceback."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

from fatsi.notation import IllegalInRecord
from fatsi.rules.errors import InvalidSetup, InvalidText
from fatsi.words import Words

INTERRUPTED: Final = 130
"""The exit status that shells report for Ctrl-C."""


class Trouble(Exception):
    """The command cannot go on; the text is ready to be shown."""

    def __init__(self, text: str) -> None:
        self.text = text
        super().__init__(text)


def read_file(path: Path, words: Words) -> str:
    """Return the text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Trouble(words.text("trouble-read", file=str(path), reason=_why(error, words))) from None
    except UnicodeDecodeError:
        raise Trouble(words.text("trouble-not-text", file=str(path))) from None


def unreadable(path: Path, error: InvalidText, words: Words) -> Trouble:
    """Return the trouble with a file whose text cannot be understood: where, and why."""
    if isinstance(error, IllegalInRecord):
        reason = words.reason(error.refusal, error.state)
        place: dict[str, str | int] = {"file": str(path), "line": error.line, "column": error.column}
        return Trouble(words.text("trouble-refused", action=error.refusal.action, reason=reason, **place))
    return Trouble(
        words.text("trouble-text", file=str(path), line=error.line, column=error.column, message=words.error(error))
    )


def wrong_setup(error: InvalidSetup, words: Words) -> Trouble:
    """Return the trouble with options that make no game."""
    return Trouble(words.text("trouble-setup", message=words.error(error)))


def unwritable(path: Path, error: OSError, words: Words) -> str:
    """Return the sentence that a file could not be written."""
    return words.text("trouble-write", file=str(path), reason=_why(error, words))


# What usually keeps somebody from a file; anything else is reported in the words of the system.
_REASONS: Final = {
    errno.ENOENT: "why-not-there",
    errno.EACCES: "why-not-allowed",
    errno.EPERM: "why-not-allowed",
    errno.EROFS: "why-not-allowed",
    errno.EISDIR: "why-folder",
    errno.ENOTDIR: "why-not-folder",
    errno.ENOSPC: "why-full",
}


def _why(error: OSError, words: Words) -> str:
    if error.errno in _REASONS:
        return words.text(_REASONS[error.errno])
    return error.strerror or str(error)
