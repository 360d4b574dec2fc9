"""Reaching the database: its address, the engine, and bringing its tables up to date."""

from __future__ import annotations

import contextlib
import fcntl
import os
from pathlib import Path
from typing import Any, Final, Self

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, QueuePool, create_engine, event, text
from sqlalchemy.engine import URL, Engine, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

_MIGRATIONS: Final = Path(__file__).parent / "migrations"
_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
# Any number that no other program on the same database is likely to take.
_MIGRATION_LOCK: Final = 0x66617473
_STATEMENT_MS: Final = 8000
_CONNECT_WITHIN: Final = 10.0


class UnknownDatabase(ValueError):
    """An address that is none of a database that fatsi can use."""


def database_url(address: str) -> URL:
    """Return the address of a database with the driver that we use; `UnknownDatabase` if it is none of ours.

    >>> database_url("postgresql://me@localhost/fatsi").drivername
    'postgresql+asyncpg'
    >>> database_url("sqlite:////tmp/fatsi.db").database
    '/tmp/fatsi.db'
    """
    try:
        url = make_url(address)
    except ArgumentError:
        # Not even the password of a wrong address is shown.
        raise UnknownDatabase("not-an-address") from None
    if url.drivername not in _DRIVERS:
        raise UnknownDatabase(url.drivername)
    return url.set(drivername=_DRIVERS[url.drivername])


def sqlite_url(path: Path) -> str:
    """Return the address of a database in a file."""
    return URL.create("sqlite", database=str(path)).render_as_string()


def is_postgresql(url: URL) -> bool:
    return url.drivername.startswith("postgresql")


class FileLock:
    """Holds a database in a file for one server: a second one would not hear what the first one does.

    It is a file beside the database, so that others may read the database itself and copy it.
    """

    def __init__(self, url: URL) -> None:
        path = url.database if not is_postgresql(url) else None
        self._path: Final = Path(f"{path}.lock") if path and path != ":memory:" else None
        self._held: int | None = None

    def acquire(self) -> None:
        """Take the lock; `BlockingIOError` if another process has it."""
        if self._path is None or self._held is not None:
            return
        held = os.open(self._path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(held)
            raise
        self._held = held

    def release(self) -> None:
        if self._held is not None:
            os.close(self._held)
            self._held = None

    def __enter__(self) -> Self:
        self.acquire()
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


def create_private_file(path: Path) -> None:
    """Make an empty file that only we may read, if there is none yet: it holds the names and games of people."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def make_engine(url: URL) -> AsyncEngine:
    """Return the engine for an address of `database_url`."""
    if is_postgresql(url):
        # A statement that hangs must not hold its connection, and with it everybody who waits for one.
        within = {"statement_timeout": str(_STATEMENT_MS), "lock_timeout": str(_STATEMENT_MS)}
        arguments = {"timeout": _CONNECT_WITHIN, "command_timeout": _STATEMENT_MS / 1000 + 2, "server_settings": within}
        return create_async_engine(
            url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=_CONNECT_WITHIN, connect_args=arguments
        )
    if url.database and url.database != ":memory:":
        with contextlib.suppress(OSError):
            create_private_file(Path(url.database))
    # SQLite has one writer at a time: one connection makes a queue of it, with no waiting for locks among ourselves.
    engine = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=_CONNECT_WITHIN)

    event.listen(engine.sync_engine, "connect", _prepare)
    return engine


def make_sync_engine(url: URL) -> Engine:
    """Return an engine for a second connection to a database in a file, to be used by one thread."""
    engine = create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0, poolclass=QueuePool)
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # What was committed survives the death of the process and of the machine.
    for pragma in ("busy_timeout=3000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables of a database up to date; processes that start together do it one after the other."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATION_LOCK})
        await connection.run_sync(upgrade)


def upgrade(connection: Connection) -> None:
    """Run the migrations that a database has not seen yet."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
