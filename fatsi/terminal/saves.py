"""Games on disk: the record is written after every choice, so that nothing is lost, whatever happens to the terminal.

Unfinished games lie in the user's data folder until they are over; a game that was given a file lies there.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import time
from pathlib import Path
from typing import Final

_UNFINISHED: Final = "unfinished-"
_FINISHED: Final = "game-"
_SUFFIX: Final = ".fatsi"
_FIRST_WORDS: Final = "fatsi record"


def latest_unfinished(folder: Path) -> Path | None:
    """Return the unfinished game that was played last, if there is one."""
    try:
        unfinished = sorted(folder.glob(f"{_UNFINISHED}*{_SUFFIX}"), key=lambda path: path.stat().st_mtime)
    except OSError:
        return None
    return unfinished[-1] if unfinished else None


def finished_files(folder: Path) -> list[Path]:
    """Return the files of the games that were played to their end, the first one first."""
    return sorted(folder.glob(f"{_FINISHED}*{_SUFFIX}"))


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a reader sees the old text or the new one, never a part."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    finally:
        part.unlink(missing_ok=True)


def may_be_replaced(path: Path) -> bool:
    """Whether nothing but a record of a game would be lost by writing there."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(len(_FIRST_WORDS)) == _FIRST_WORDS
    except FileNotFoundError:
        return True
    except (OSError, UnicodeDecodeError):
        return False


class SavedGame:
    """The file of the game that is being played."""

    def __init__(self, path: Path, *, is_automatic: bool) -> None:
        self.path = path
        # A file that the player named is never renamed or deleted.
        self.is_automatic: Final = is_automatic

    @classmethod
    def automatic(cls, folder: Path, seed: int) -> SavedGame:
        """Return a new file in the data folder; time and seed tell games apart."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        return cls(folder / f"{_UNFINISHED}{stamp}-{seed}{_SUFFIX}", is_automatic=True)

    @classmethod
    def at(cls, path: Path, folder: Path) -> SavedGame:
        """Return the file at a path, which may be one of the data folder."""
        is_automatic = path.resolve().parent == folder.resolve() and path.name.startswith(_UNFINISHED)
        return cls(path, is_automatic=is_automatic)

    def write(self, record: str) -> None:
        """Write the game so far; `OSError` if that is not possible."""
        if self.is_automatic:
            # A folder that the player named has to be there: it may be a slip.
            self.path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(self.path, record)

    def finish(self, record: str) -> None:
        """Write the game that is over, under a name that says so."""
        self.write(record)
        if self.is_automatic:
            finished = self.path.with_name(_FINISHED + self.path.name.removeprefix(_UNFINISHED))
            os.replace(self.path, finished)
            self.path = finished

    def reopen(self) -> None:
        """Take back that the game was over."""
        if self.is_automatic and self.path.name.startswith(_FINISHED):
            unfinished = self.path.with_name(_UNFINISHED + self.path.name.removeprefix(_FINISHED))
            os.replace(self.path, unfinished)
            self.path = unfinished

    def forget(self) -> None:
        """Delete the game, unless the player named the file."""
        if self.is_automatic:
            self.path.unlink(missing_ok=True)


def program() -> str:
    """Return how this program can be called again from here: after `make play` it is on no search path."""
    called = Path(sys.argv[0])
    if shutil.which("fatsi"):
        return "fatsi"
    if called.name == "fatsi":
        return shlex.quote(os.path.relpath(called))
    return f"{shlex.quote(sys.executable)} -m fatsi"
