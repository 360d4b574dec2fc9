"""Copies of a SQLite database, made while a server runs on it, and brought back when none does.

PostgreSQL has its own tools for that: pg_dump and pg_restore.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from fatsi.server.storage.database import FileLock, create_private_file

_PAGES_AT_ONCE: Final = 500
_NEEDED_TABLE: Final = "tables"


class NotABackup(Exception):
    """A file that is none of our databases."""


def back_up(database: URL, target: Path) -> None:
    """Copy a database to a file, as it was at one moment; whoever plays goes on meanwhile. Raises `OSError`.

    The copy is whole before it has its name, so that a broken attempt leaves the last backup as it was.
    """
    source = _path(database)
    if not source.exists():
        raise FileNotFoundError(2, os.strerror(2), str(source))
    partial = target.with_name(f"{target.name}.part")
    partial.unlink(missing_ok=True)
    create_private_file(partial)
    try:
        with (
            contextlib.closing(sqlite3.connect(f"file:{source}?mode=rw", uri=True)) as running,
            contextlib.closing(sqlite3.connect(partial)) as copy,
        ):
            running.backup(copy, pages=_PAGES_AT_ONCE)
        _check(partial)
        partial.replace(target)
    except sqlite3.Error as error:
        raise OSError(f"{error}") from None
    finally:
        partial.unlink(missing_ok=True)


def restore(source: Path, database: URL) -> None:
    """Put a backup in the place of a database; `BlockingIOError` if a server runs on it, `NotABackup` if it is none."""
    _check(source)
    target = _path(database)
    with FileLock(database):
        partial = target.with_name(f"{target.name}.part")
        partial.unlink(missing_ok=True)
        create_private_file(partial)
        with partial.open("wb") as copy:
            copy.write(source.read_bytes())
            copy.flush()
            os.fsync(copy.fileno())
        for suffix in ("-wal", "-shm"):
            target.with_name(target.name + suffix).unlink(missing_ok=True)
        partial.replace(target)


def _path(database: URL) -> Path:
    return Path(database.database or "")


def _check(path: Path) -> None:
    """Check that a file is a whole database of ours."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
            is_whole = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.DatabaseError:
        raise NotABackup(str(path)) from None
    if not is_whole or _NEEDED_TABLE not in names:
        raise NotABackup(str(path))
