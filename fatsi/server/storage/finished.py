"""What is counted of finished games: written with the last move, in its transaction, for everybody who has a seat.

A deal counts once for each reader, by their first table with it: whoever plays it again knows what comes.
"""

from __future__ import annotations

import hashlib
from dataclasses import asdict, dataclass, fields
from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection, delete, exists, insert, literal, select

from fatsi.history import FinishedGame
from fatsi.server.storage.schema import finished_games, places, sittings, tables
from fatsi.server.table_parts.table_view import PERSON

GAMES_PER_READER: Final = 1000
_FIELDS: Final = tuple(field.name for field in fields(FinishedGame))


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a game, with the beginnings of all games that count as the same deal."""

    game: FinishedGame
    same_deals: tuple[str, ...]

    @property
    def deal(self) -> bytes:
        return hashlib.sha256("".join(self.same_deals).encode()).digest()


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A finished game of a reader; the table is there no more if it was deleted."""

    table: str
    has_table: bool
    ended: datetime
    game: FinishedGame


def keep_ending(connection: Connection, table_id: str, ending: Ending, at: datetime) -> None:
    """Count a game for every reader who has a seat at its table and has not played the deal before."""
    values = {"deal": ending.deal, "ended": at, **asdict(ending.game)}
    for reader in _new_to(connection, table_id, ending):
        connection.execute(insert(finished_games).values(reader_id=reader, table_id=table_id, **values))
        _forget_oldest(connection, reader)


def _new_to(connection: Connection, table_id: str, ending: Ending) -> list[int]:
    """Return the seated readers of a table for whom its deal has not counted, nor been laid on an earlier table."""
    of_table = places.c.table_id == table_id
    seated = (
        select(sittings.c.reader_id)
        .distinct()
        .join(places, places.c.id == sittings.c.place_id)
        .where(of_table, places.c.seats != 0, places.c.kind == PERSON)
        .order_by(sittings.c.reader_id)
    )
    this = tables.alias()
    created = select(this.c.created).where(this.c.id == table_id).scalar_subquery()
    own, their = sittings.alias(), places.alias()
    is_again = exists(
        select(literal(1))
        .select_from(own)
        .join(their, their.c.id == own.c.place_id)
        .join(tables, tables.c.id == their.c.table_id)
        .where(own.c.reader_id == sittings.c.reader_id, tables.c.id != table_id)
        .where(tables.c.start.in_(ending.same_deals), tables.c.created < created)
    )
    is_counted = exists(
        select(literal(1)).where(
            finished_games.c.reader_id == sittings.c.reader_id, finished_games.c.deal == ending.deal
        )
    )
    return list(connection.execute(seated.where(~is_again, ~is_counted)).scalars())


def _forget_oldest(connection: Connection, reader: int) -> None:
    """Delete what is beyond the number of games that are counted for one reader."""
    own = finished_games.c.reader_id == reader
    oldest_kept = (
        select(finished_games.c.ended)
        .where(own)
        .order_by(finished_games.c.ended.desc())
        .offset(GAMES_PER_READER - 1)
        .limit(1)
    )
    connection.execute(delete(finished_games).where(own, finished_games.c.ended < oldest_kept.scalar_subquery()))


def forget_ending(connection: Connection, table_id: str) -> None:
    """Take back that a game was counted, for its end was taken back."""
    connection.execute(delete(finished_games).where(finished_games.c.table_id == table_id))


def kept_games(connection: Connection, reader: int) -> list[KeptGame]:
    """Return the finished games of a reader, the last one first."""
    rows = connection.execute(
        select(finished_games, tables.c.id.is_not(None).label("has_table"))
        .join(tables, tables.c.id == finished_games.c.table_id, isouter=True)
        .where(finished_games.c.reader_id == reader)
        .order_by(finished_games.c.ended.desc(), finished_games.c.table_id)
        .limit(GAMES_PER_READER)
    )
    return [
        KeptGame(
            table=row.table_id,
            has_table=bool(row.has_table),
            ended=row.ended if row.ended.tzinfo else row.ended.replace(tzinfo=UTC),
            game=FinishedGame(**{name: getattr(row, name) for name in _FIELDS}),
        )
        for row in rows
    ]
