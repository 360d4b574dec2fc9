"""Everything that survives: tables with their moves, who sits where, chat, uploaded records.

A change of a game is one transaction that names the version it was made on; of two that name the same one wins, and
the other is `Stale`. With PostgreSQL the other processes handle_news of a change by the same transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from sqlalchemy import delete, func, insert, not_, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fatsi.server.options import Limits
from fatsi.server.request_refusals import Refused
from fatsi.server.storage.finished import Ending, KeptGame, kept_games
from fatsi.server.storage.move_writer import (
    CHANNEL,
    GameChange,
    MoveWriter,
    PostgresqlMoveWriter,
    Progress,
    SqliteMoveWriter,
    StoredMove,
)
from fatsi.server.storage.schema import (
    chat,
    finished_games,
    heartbeat,
    keys,
    moves,
    places,
    readers,
    replays,
    sittings,
    tables,
)
from fatsi.server.storage.tokens import hash_secret, new_id, new_secret
from fatsi.server.table_parts.table_view import BOT, OPEN, PERSON, ChatLine

CHAT_LINES: Final = 200
_DELETED_AT_ONCE: Final = 500
KEYS_PER_PLACE: Final = 8
TABLES_LISTED: Final = 50
_FIRST_TRIES_COUNTED: Final = 5000


@dataclass(frozen=True, slots=True)
class SeatOwner:
    """Somebody at a table, with the seats as bits; the database's own view of a `SeatHolder`."""

    id: int
    seats: int
    kind: str
    name: str
    is_host: bool


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it lies in the database."""

    id: str
    start: str
    version: int
    moves: tuple[StoredMove, ...]
    places: tuple[SeatOwner, ...]
    next_table: str = ""

    @property
    def record(self) -> str:
        """The game so far, as a record without turn labels."""
        return self.start + "\n" + "\n".join(move.actions for move in self.moves) + "\n"


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table in somebody's list."""

    id: str
    start: str
    seats: int
    progress: Progress
    created: datetime
    played: datetime
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FirstTry:
    """The first table of a reader with a game that many play."""

    reader: int
    progress: Progress


def _now() -> datetime:
    return datetime.now(UTC)


def _in_utc(moment: datetime) -> datetime:
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _after(last: datetime | None) -> datetime:
    """Return now, or if the clock has stepped back, a moment after the last one."""
    now = _now()
    return now if last is None else max(now, _in_utc(last) + timedelta(microseconds=1))


def _place(row: Row[Any]) -> SeatOwner:
    return SeatOwner(row.id, row.seats, row.kind, row.name, row.is_host)


class Store:
    """The database, in the words of the table."""

    def __init__(self, engine: AsyncEngine, *, process: str, limits: Limits | None = None) -> None:
        self._engine: Final = engine
        self._limits: Final = limits or Limits()
        self._process: Final = process
        self._does_notify: Final = engine.dialect.name == "postgresql"
        self._writing: Final = asyncio.Lock()
        self._move_writer: Final[MoveWriter] = (
            PostgresqlMoveWriter(engine) if self._does_notify else SqliteMoveWriter(engine, self._writing)
        )

    async def close(self) -> None:
        """Let go of the database, when all that was begun is kept."""
        await self._move_writer.close()

    @contextlib.asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        """Begin a transaction that writes."""
        # PostgreSQL keeps those who write apart by itself. With SQLite one would find the database locked.
        alone = contextlib.nullcontext() if self._does_notify else self._writing
        async with alone, self._engine.begin() as connection:
            yield connection

    def _encode(self, message: dict[str, object]) -> str:
        return json.dumps({**message, "process": self._process})

    async def write_heartbeat(self) -> None:
        """Write something and keep it; raises what the database raises, if that cannot be done."""
        async with self._begin() as connection:
            written = await connection.execute(update(heartbeat).values(at=_now()))
            if not written.rowcount:
                await connection.execute(insert(heartbeat).values(id=1, at=_now()))

    async def announce(self, message: dict[str, object], connection: AsyncConnection | None = None) -> None:
        """Notify the other processes: at the commit of a transaction, or at once."""
        if not self._does_notify:
            return
        statement = select(func.pg_notify(CHANNEL, self._encode(message)))
        if connection is not None:
            await connection.execute(statement)
        else:
            async with self._begin() as own:
                await own.execute(statement)

    # --- readers --------------------------------------------------------------------------------------

    async def reader(self, secret: str) -> int | None:
        """Return the reader whose cookie holds this secret."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(readers.c.id).where(readers.c.hash == hash_secret(secret)))).first()
            return None if row is None else int(row.id)

    async def new_reader(self) -> tuple[int, str]:
        """Return a new reader and the secret for the cookie."""
        secret = new_secret()
        async with self._begin() as connection:
            result = await connection.execute(insert(readers).values(hash=hash_secret(secret), created=_now()))
            assert result.inserted_primary_key is not None
            return int(result.inserted_primary_key[0]), secret

    # --- tables ---------------------------------------------------------------------------------------

    async def create(
        self,
        start: str,
        first: StoredMove,
        progress: Progress,
        seating: Sequence[SeatOwner],
        reader: int,
        *,
        after: str = "",
    ) -> str:
        """Keep a new table, whose host is the reader, and return its id.

        A table `after` another is laid once: whoever comes second is given the id of the first. A place that has an id
        already is that of the other table, and those who sit there come along.
        """
        table_id = new_id()
        now = _now()
        async with self._begin() as connection:
            if after:
                result = await connection.execute(
                    update(tables).where(tables.c.id == after, tables.c.next_id.is_(None)).values(next_id=table_id)
                )
                if result.rowcount != 1:
                    return await self._next_table(connection, after)
                await self.announce({"what": "people", "table": after}, connection)
            await connection.execute(
                insert(tables).values(
                    id=table_id,
                    start=start,
                    version=0,
                    turn=progress.turn,
                    actor=progress.actor,
                    is_over=progress.is_over,
                    is_won=progress.is_won,
                    created=now,
                    played=now,
                )
            )
            await connection.execute(
                insert(moves).values(table_id=table_id, number=0, seat=first.seat, actions=first.actions, at=now)
            )
            for place in seating:
                result = await connection.execute(
                    insert(places).values(
                        table_id=table_id, seats=place.seats, kind=place.kind, name=place.name, is_host=place.is_host
                    )
                )
                assert result.inserted_primary_key is not None
                # A new table's host is who lays it; after another table it is that one's host, who need not be here.
                seated = {reader} if place.is_host and not place.id else set()
                if place.id:
                    before = select(sittings.c.reader_id).where(sittings.c.place_id == place.id)
                    seated.update((await connection.execute(before)).scalars())
                for one in sorted(seated):
                    await connection.execute(
                        insert(sittings).values(reader_id=one, place_id=result.inserted_primary_key[0])
                    )
        return table_id

    async def load(self, table_id: str) -> StoredTable | None:
        """Return a table with all its moves, as it was at one moment."""
        async with self._engine.connect() as connection:
            if self._does_notify:
                # One moment for the three queries: a move between them would be counted but not seen.
                await connection.execution_options(isolation_level="REPEATABLE READ")
            table = (await connection.execute(select(tables).where(tables.c.id == table_id))).first()
            if table is None:
                return None
            played = await connection.execute(
                select(moves.c.seat, moves.c.actions).where(moves.c.table_id == table_id).order_by(moves.c.number)
            )
            return StoredTable(
                id=table.id,
                start=table.start,
                version=table.version,
                moves=tuple(StoredMove(row.seat, row.actions) for row in played),
                places=await self._places(connection, table_id),
                next_table=table.next_id or "",
            )

    async def next_table(self, table_id: str) -> str:
        """Return the table that was laid after a table, if one was."""
        async with self._engine.connect() as connection:
            return await self._next_table(connection, table_id)

    async def _next_table(self, connection: AsyncConnection, table_id: str) -> str:
        row = await connection.execute(select(tables.c.next_id).where(tables.c.id == table_id))
        return row.scalar_one_or_none() or ""

    async def _places(self, connection: AsyncConnection, table_id: str) -> tuple[SeatOwner, ...]:
        rows = await connection.execute(select(places).where(places.c.table_id == table_id).order_by(places.c.id))
        return tuple(_place(row) for row in rows)

    async def places(self, table_id: str) -> tuple[SeatOwner, ...]:
        """Return who is at a table."""
        async with self._engine.connect() as connection:
            return await self._places(connection, table_id)

    async def listed(self, reader: int) -> list[ListedTable]:
        """Return the tables at which a reader has a place, the last played first."""
        own = (
            select(places.c.table_id, func.sum(places.c.seats).label("seats"))
            .join(sittings, sittings.c.place_id == places.c.id)
            .where(sittings.c.reader_id == reader)
            .group_by(places.c.table_id)
            .subquery()
        )
        async with self._engine.connect() as connection:
            rows = (
                await connection.execute(
                    select(tables, own.c.seats)
                    .join(own, own.c.table_id == tables.c.id)
                    .order_by(tables.c.is_over, tables.c.played.desc())
                    .limit(TABLES_LISTED)
                )
            ).all()
            names: dict[str, list[str]] = {row.id: [] for row in rows}
            people = await connection.execute(
                select(places.c.table_id, places.c.name)
                .where(places.c.table_id.in_(list(names)), places.c.kind == PERSON, places.c.name != "")
                .order_by(places.c.id)
            )
            for person in people:
                names[person.table_id].append(person.name)
            return [
                ListedTable(
                    id=row.id,
                    start=row.start,
                    seats=int(row.seats),
                    progress=Progress(row.turn, row.actor, row.is_over, row.is_won),
                    created=_in_utc(row.created),
                    played=_in_utc(row.played),
                    names=tuple(names[row.id]),
                )
                for row in rows
            ]

    async def first_tries(self, starts: Sequence[str], since: datetime) -> list[FirstTry]:
        """Return the first table that each reader has laid with one of these starts since a moment."""
        laid = (
            select(tables.c.turn, tables.c.actor, tables.c.is_over, tables.c.is_won, sittings.c.reader_id)
            .join(places, places.c.table_id == tables.c.id)
            .join(sittings, sittings.c.place_id == places.c.id)
            .where(tables.c.played >= since, tables.c.start.in_(starts), places.c.is_host)
            .order_by(tables.c.created)
            .limit(_FIRST_TRIES_COUNTED)
        )
        tries: dict[int, FirstTry] = {}
        async with self._engine.connect() as connection:
            for row in await connection.execute(laid):
                progress = Progress(row.turn, row.actor, row.is_over, row.is_won)
                tries.setdefault(row.reader_id, FirstTry(row.reader_id, progress))
        return list(tries.values())

    async def finished_games(self, reader: int) -> list[KeptGame]:
        """Return what is counted of the games that a reader has finished, the last one first."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(kept_games, reader)

    async def count_tables(self, reader: int) -> int:
        """Return of how many tables a reader is the host."""
        async with self._engine.connect() as connection:
            own = (
                select(func.count())
                .select_from(places)
                .join(sittings, sittings.c.place_id == places.c.id)
                .where(sittings.c.reader_id == reader, places.c.is_host)
            )
            return int((await connection.execute(own)).scalar_one())

    async def delete_table(self, table_id: str) -> None:
        """Delete a table with everything that belongs to it."""
        async with self._begin() as connection:
            await self._delete_tables(connection, [table_id])
            await self.announce({"what": "deleted", "table": table_id}, connection)

    async def delete_older_than(self, days: int) -> list[str]:
        """Delete tables and uploads that nobody has touched for so many days, and return the tables' ids.

        What is counted of finished games stays as long as their reader: until nothing of theirs is newer.

        A clock that has jumped ahead must not delete everything: days are counted back from the last time when
        anything was played, if the clock is later than that.
        """
        async with self._begin() as connection:
            last = (await connection.execute(select(func.max(tables.c.played)))).scalar()
            before = min(_now(), _in_utc(last) if last else _now()) - timedelta(days=days)
            old = select(tables.c.id).where(tables.c.played < before).limit(_DELETED_AT_ONCE)
            expired = list((await connection.execute(old)).scalars())
            await self._delete_tables(connection, expired)
            await connection.execute(delete(replays).where(replays.c.created < before))
            seated = select(sittings.c.reader_id)
            brought = select(replays.c.reader_id).where(replays.c.reader_id.is_not(None))
            played = select(finished_games.c.reader_id).where(finished_games.c.ended >= before)
            of_use = (readers.c.id.in_(others) for others in (seated, brought, played))
            await connection.execute(delete(readers).where(readers.c.created < before, not_(or_(*of_use))))
            return expired

    async def _delete_tables(self, connection: AsyncConnection, ids: list[str]) -> None:
        own_places = select(places.c.id).where(places.c.table_id.in_(ids))
        for one in (keys, sittings):
            await connection.execute(delete(one).where(one.c.place_id.in_(own_places)))
        for one in (moves, chat, places):
            await connection.execute(delete(one).where(one.c.table_id.in_(ids)))
        await connection.execute(delete(tables).where(tables.c.id.in_(ids)))

    async def make_host(self, table_id: str, place_id: int) -> None:
        """Make somebody at a table its host, and nobody else."""
        async with self._begin() as connection:
            await connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
            own = places.c.table_id == table_id
            await connection.execute(update(places).where(own).values(is_host=places.c.id == place_id))
            await self.announce({"what": "people", "table": table_id}, connection)

    # --- the game -------------------------------------------------------------------------------------

    async def append(
        self,
        table_id: str,
        version: int,
        number: int,
        move: StoredMove,
        progress: Progress,
        ending: Ending | None = None,
    ) -> None:
        """Keep the move of that number, made on that version; `Stale` if the game is another one by now.

        With an `ending` the game is counted for everybody who has a seat, in the same transaction.
        """
        await self._write(GameChange(table_id, version, number, move, progress, _now(), ending))

    async def take_back(self, table_id: str, version: int, valid_moves: int, progress: Progress) -> None:
        """Forget the moves after the first `valid_moves`; `Stale` if the game is another one by now."""
        await self._write(GameChange(table_id, version, valid_moves, None, progress, _now()))

    async def _write(self, change: GameChange) -> None:
        news = {"what": "game", "table": change.table_id, "version": change.version + 1}
        await self._move_writer.write(change, self._encode(news))

    # --- who sits where -------------------------------------------------------------------------------

    async def places_of(self, reader: int, table_id: str) -> tuple[SeatOwner, ...]:
        """Return the places of a reader at a table."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(places)
                .join(sittings, sittings.c.place_id == places.c.id)
                .where(sittings.c.reader_id == reader, places.c.table_id == table_id)
                .order_by(places.c.id)
            )
            return tuple(_place(row) for row in rows)

    async def forget(self, reader: int, table_id: str) -> None:
        """Let a reader's browser no longer belong to a table; whoever has a link comes back by it."""
        own = select(places.c.id).where(places.c.table_id == table_id)
        async with self._begin() as connection:
            await connection.execute(
                delete(sittings).where(sittings.c.reader_id == reader, sittings.c.place_id.in_(own))
            )
            await self.announce({"what": "people", "table": table_id}, connection)

    async def seated(self, table_id: str) -> dict[int, frozenset[int]]:
        """Return the places of each reader who has any at a table."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(sittings.c.reader_id, sittings.c.place_id)
                .join(places, places.c.id == sittings.c.place_id)
                .where(places.c.table_id == table_id)
            )
            places_of_readers: dict[int, frozenset[int]] = {}
            for row in rows:
                places_of_readers[row.reader_id] = places_of_readers.get(row.reader_id, frozenset()) | {row.place_id}
            return places_of_readers

    async def new_key(self, place_id: int) -> str:
        """Return a new secret that opens a place; of many the oldest lose their force."""
        secret = new_secret()
        async with self._begin() as connection:
            # The newest link is the last one made, whatever the clock says: the first to go is the oldest.
            last = select(func.max(keys.c.created)).where(keys.c.place_id == place_id)
            created = _after((await connection.execute(last)).scalar())
            await connection.execute(insert(keys).values(hash=hash_secret(secret), place_id=place_id, created=created))
            newest = (
                select(keys.c.hash)
                .where(keys.c.place_id == place_id)
                .order_by(keys.c.created.desc())
                .limit(KEYS_PER_PLACE)
            )
            await connection.execute(
                delete(keys).where(keys.c.place_id == place_id, keys.c.hash.not_in(newest.scalar_subquery()))
            )
        return secret

    async def find_place(self, secret: str) -> tuple[str, SeatOwner] | None:
        """Return the table and the place that a secret opens."""
        async with self._engine.connect() as connection:
            row = (
                await connection.execute(
                    select(places)
                    .join(keys, keys.c.place_id == places.c.id)
                    .where(keys.c.hash == hash_secret(secret), places.c.kind != BOT)
                )
            ).first()
            return None if row is None else (row.table_id, _place(row))

    async def sit_down(self, reader: int, table_id: str, place: SeatOwner, name: str) -> bool:
        """Give a place to a reader who has its secret; whoever sat there on another device keeps it too.

        Returns whether there is such a place still: the host may have given it away in this moment.
        """
        async with self._begin() as connection:
            # Two devices that sit down at once wait for each other here.
            existing = await connection.execute(select(places.c.id).where(places.c.id == place.id).with_for_update())
            if existing.first() is None:
                return False
            seated = select(sittings.c.reader_id).where(sittings.c.reader_id == reader, sittings.c.place_id == place.id)
            if (await connection.execute(seated)).first() is None:
                await connection.execute(insert(sittings).values(reader_id=reader, place_id=place.id))
            new_name = name or place.name
            await connection.execute(update(places).where(places.c.id == place.id).values(kind=PERSON, name=new_name))
            await self.announce({"what": "people", "table": table_id}, connection)
        return True

    async def give_seat(self, table_id: str, seat: int, *, kind: str, name: str) -> None:
        """Give a seat to a bot, leave it open, or (PERSON) give it to the host; links that led to it are void."""
        bit = 1 << seat
        async with self._begin() as connection:
            # Two that give the same seat away at once wait for each other here, or both would have it.
            await connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
            for place in await self._places(connection, table_id):
                if not place.seats & bit:
                    continue
                if place.seats == bit and not place.is_host:
                    await connection.execute(delete(places).where(places.c.id == place.id))
                else:
                    await connection.execute(
                        update(places).where(places.c.id == place.id).values(seats=place.seats & ~bit)
                    )
            if kind == PERSON:
                await connection.execute(
                    update(places)
                    .where(places.c.table_id == table_id, places.c.is_host)
                    .values(seats=places.c.seats.op("|")(bit))
                )
            else:
                assert kind in (OPEN, BOT)
                await connection.execute(
                    insert(places).values(table_id=table_id, seats=bit, kind=kind, name=name, is_host=False)
                )
            await self.announce({"what": "people", "table": table_id}, connection)

    # --- chat -----------------------------------------------------------------------------------------

    async def say(self, table_id: str, seat: int | None, name: str, text: str) -> ChatLine:
        """Keep a line of chat; of many the oldest are forgotten."""
        async with self._begin() as connection:
            # Two processes that speak at once wait for each other here, and take different numbers.
            await connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
            last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == table_id)
            number = int((await connection.execute(last)).scalar_one()) + 1
            await connection.execute(
                insert(chat).values(table_id=table_id, number=number, seat=seat, name=name, text=text, at=_now())
            )
            await connection.execute(
                delete(chat).where(chat.c.table_id == table_id, chat.c.number <= number - CHAT_LINES)
            )
            await self.announce({"what": "chat", "table": table_id, "number": number}, connection)
        return ChatLine(number, name, seat, text)

    async def last_said(self, table_id: str) -> int:
        """Return the number of the last line of chat, 0 if nothing was said."""
        async with self._engine.connect() as connection:
            last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == table_id)
            return int((await connection.execute(last)).scalar_one())

    async def chat(self, table_id: str, *, after: int = 0) -> list[ChatLine]:
        """Return what was said at a table."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(chat).where(chat.c.table_id == table_id, chat.c.number > after).order_by(chat.c.number)
            )
            return [ChatLine(row.number, row.name, row.seat, row.text) for row in rows]

    # --- records to look at ---------------------------------------------------------------------------

    async def keep_replay(self, record: str, reader: int) -> str:
        """Keep a record that somebody brought along, and return its id; `Refused` if there is no room.

        Of many of one reader the oldest are forgotten; nobody's are forgotten for somebody else's.
        """
        replay_id = new_id()
        async with self._begin() as connection:
            number = (await connection.execute(select(func.count()).select_from(replays))).scalar_one()
            if number >= self._limits.replays:
                raise Refused("no-room")
            own = replays.c.reader_id == reader
            created = _after((await connection.execute(select(func.max(replays.c.created)).where(own))).scalar())
            await connection.execute(
                insert(replays).values(id=replay_id, text=record, created=created, reader_id=reader)
            )
            newest = (
                select(replays.c.id)
                .where(own)
                .order_by(replays.c.created.desc())
                .limit(self._limits.replays_per_reader)
            )
            await connection.execute(delete(replays).where(own, replays.c.id.not_in(newest.scalar_subquery())))
        return replay_id

    async def replay(self, replay_id: str) -> str | None:
        async with self._engine.connect() as connection:
            return (
                await connection.execute(select(replays.c.text).where(replays.c.id == replay_id))
            ).scalar_one_or_none()
