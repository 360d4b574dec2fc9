"""Keeping moves: the one thing that is written all the time, so it is written with as little ado as can be.

With SQLite a thread has a connection of its own, and takes all moves that wait into one transaction: the disk is waited
for once, however many tables play. With PostgreSQL a move is one statement, and so one way there and back; only the
last move of a game and what is taken back take more.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Protocol

from sqlalchemy import Connection, bindparam, case, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from fatsi.server.storage.database import make_sync_engine
from fatsi.server.storage.finished import Ending, forget_ending, keep_ending
from fatsi.server.storage.schema import moves, tables

CHANNEL: Final = "fatsi"


class Stale(Exception):
    """The game has changed since the version that a change was made on."""


@dataclass(frozen=True, slots=True)
class StoredMove:
    """One choice with all that chance answered, as in records; no seat for what chance did before the first choice."""

    seat: int | None
    actions: str


@dataclass(frozen=True, slots=True)
class Progress:
    """What the list of tables shows of a game without replaying it."""

    turn: int
    actor: int | None
    is_over: bool
    is_won: bool


@dataclass(frozen=True, slots=True)
class GameChange:
    """A change of a game, made on a version of it: of the moves the first `valid_moves` stay, and one more may come."""

    table_id: str
    version: int
    valid_moves: int
    move: StoredMove | None
    progress: Progress
    at: datetime
    ending: Ending | None = None
    """What is counted of the game, if the move ends it."""

    def values(self) -> dict[str, Any]:
        """Return what the statements below ask for."""
        progress, move = self.progress, self.move
        return {
            "of_table": self.table_id,
            "of_version": self.version,
            "new_version": self.version + 1,
            "new_turn": progress.turn,
            "new_actor": progress.actor,
            "over": progress.is_over,
            "won": progress.is_won,
            "now": self.at,
            "from_number": self.valid_moves,
            **({} if move is None else {"by_seat": move.seat, "what": move.actions}),
        }


# They are made once: to put a statement together takes longer than to execute it.
_NOW: Final = bindparam("now", type_=tables.c.played.type)
_ADVANCE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"), tables.c.version == bindparam("of_version"))
    .values(
        version=bindparam("new_version"),
        turn=bindparam("new_turn"),
        actor=bindparam("new_actor"),
        is_over=bindparam("over"),
        is_won=bindparam("won"),
        # A clock that steps back makes nothing older than it was.
        played=case((tables.c.played > _NOW, tables.c.played), else_=_NOW),
    )
)
_ADD: Final = insert(moves).values(
    table_id=bindparam("of_table"),
    number=bindparam("from_number"),
    seat=bindparam("by_seat"),
    actions=bindparam("what"),
    at=_NOW,
)
_REMOVE: Final = delete(moves).where(
    moves.c.table_id == bindparam("of_table"), moves.c.number >= bindparam("from_number")
)


class MoveWriter(Protocol):
    """Keeps changes of games."""

    async def write(self, change: GameChange, news: str) -> None:
        """Keep a change, and tell other processes of it; `Stale` if the game is another one by now."""

    async def close(self) -> None:
        """Let go of what was opened."""


# --- SQLite -----------------------------------------------------------------------------------------------


class SqliteMoveWriter:
    """Takes all changes that wait into one transaction; while one is written, the next ones gather."""

    def __init__(self, engine: AsyncEngine, writing: asyncio.Lock) -> None:
        self._writing: Final = writing
        """Held by whoever writes: SQLite has one writer at a time."""
        self._engine: Final = make_sync_engine(engine.url)
        self._thread: Final = ThreadPoolExecutor(1, "moves")
        self._waiting: list[tuple[GameChange, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, change: GameChange, news: str) -> None:
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, stored))
        if self._task is None:
            self._task = asyncio.create_task(self._write_all())
        await stored

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                async with self._writing:
                    batch, self._waiting = self._waiting, []
                    changes = [change for change, _ in batch]
                    errors = await loop.run_in_executor(self._thread, self._keep, changes)
                for (_, stored), error in zip(batch, errors, strict=True):
                    if not stored.done():
                        stored.set_exception(error) if error else stored.set_result(None)
        finally:
            self._task = None

    def _keep(self, changes: Sequence[GameChange]) -> list[Exception | None]:
        """Keep changes, and return for each what went wrong."""
        try:
            with self._engine.begin() as connection:
                return [_execute(connection, change) for change in changes]
        except SQLAlchemyError as error:
            # One of them may be at fault: then the others need not suffer for it.
            return [error] if len(changes) == 1 else [self._keep([change])[0] for change in changes]
        except Exception as error:
            return [error] * len(changes)

    async def close(self) -> None:
        if self._task is not None:
            await asyncio.wait([self._task])
        self._thread.shutdown()
        self._engine.dispose()


def _execute(connection: Connection, change: GameChange) -> Stale | None:
    """Execute what a change consists of, or nothing if it comes too late."""
    values = change.values()
    if connection.execute(_ADVANCE, values).rowcount != 1:
        return Stale()
    connection.execute(_REMOVE if change.move is None else _ADD, values)
    if change.move is None:
        forget_ending(connection, change.table_id)
    elif change.ending is not None:
        keep_ending(connection, change.table_id, change.ending, change.at)
    return None


# --- PostgreSQL -------------------------------------------------------------------------------------------


_ADVANCED: Final = _ADVANCE.returning(tables.c.id).cte("advanced")
_ADDED: Final = (
    insert(moves)
    .from_select(
        ["table_id", "number", "seat", "actions", "at"],
        select(
            _ADVANCED.c.id,
            bindparam("from_number", type_=moves.c.number.type),
            bindparam("by_seat", type_=moves.c.seat.type),
            bindparam("what", type_=moves.c.actions.type),
            _NOW,
        ),
    )
    .cte("added")
)
_NOTIFY: Final = func.pg_notify(CHANNEL, bindparam("news"))
# Advances a table, adds a move and notifies of it, or does nothing of that.
_ADVANCE_AND_ADD: Final = select(_NOTIFY).select_from(_ADVANCED).add_cte(_ADDED)


class PostgresqlMoveWriter:
    """Sends one statement for each move, and several in a transaction where there is more to do."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine
        # The same connections; a statement alone is a transaction by itself.
        self._autocommit: Final = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def write(self, change: GameChange, news: str) -> None:
        if change.move is None or change.ending is not None:
            await self._write_in_steps(change, news)
            return
        async with self._autocommit.connect() as connection:
            notified = await connection.execute(_ADVANCE_AND_ADD, {**change.values(), "news": news})
            if notified.first() is None:
                raise Stale

    async def _write_in_steps(self, change: GameChange, news: str) -> None:
        async with self._engine.begin() as connection:
            stale = await connection.run_sync(_execute, change)
            if stale is not None:
                raise stale
            await connection.execute(select(_NOTIFY), {"news": news})

    async def close(self) -> None:
        """Nothing is its own."""
