"""The database: which tables it has. The migrations create them.

A game is its start (a record without actions) and its moves in order; a move is one choice of a player with all that
chance answered. Secrets are kept as hashes only.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

# Constraints need names, or later migrations could not speak of them on SQLite.
metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
_MOMENT: Final = DateTime(timezone=True)


def _table_id(*, primary_key: bool = False) -> Column[str]:
    return Column(
        "table_id",
        String(32),
        ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
    )


# A browser that has been here: it alone knows the secret in its cookie.
readers: Final = Table(
    "readers",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("hash", LargeBinary(32), nullable=False, unique=True),
    Column("created", _MOMENT, nullable=False),
)

# `version` counts every change of the game; whoever changes it must have seen the last one.
tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("start", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("actor", Integer),
    Column("is_over", Boolean, nullable=False),
    Column("is_won", Boolean, nullable=False),
    Column("created", _MOMENT, nullable=False),
    Column("played", _MOMENT, nullable=False),
    Column("next_id", String(32)),  # the table that was laid for the next game
    Index("ix_tables_played", "played"),
)

# Move 0 is what chance did before anybody's first choice; `seat` is who chose.
moves: Final = Table(
    "moves",
    metadata,
    _table_id(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("actions", Text, nullable=False),
    Column("at", _MOMENT, nullable=False),
)

# Somebody at a table: a person, a bot, or a chair that waits; `seats` are the seats as bits.
places: Final = Table(
    "places",
    metadata,
    Column("id", Integer, primary_key=True),
    _table_id(),
    Column("seats", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("is_host", Boolean, nullable=False),
    Index("ix_places_table_id", "table_id"),
    # A number is never given twice: an open connection of whoever lost a place must not get the next one.
    sqlite_autoincrement=True,
)

# What lets somebody sit down at a place: the hash of a secret link.
keys: Final = Table(
    "keys",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("place_id", Integer, ForeignKey("places.id", ondelete="CASCADE"), nullable=False),
    Column("created", _MOMENT, nullable=False),
    Index("ix_keys_place_id", "place_id"),
)

# Which browser has sat down at which place.
sittings: Final = Table(
    "sittings",
    metadata,
    Column("reader_id", Integer, ForeignKey("readers.id", ondelete="CASCADE"), primary_key=True),
    Column("place_id", Integer, ForeignKey("places.id", ondelete="CASCADE"), primary_key=True),
    Index("ix_sittings_place_id", "place_id"),
)

chat: Final = Table(
    "chat",
    metadata,
    _table_id(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", _MOMENT, nullable=False),
)

# What is counted of the games that a reader has finished. It outlives the table, so that `table_id` may lead nowhere.
# Games with the same `deal` count once.
finished_games: Final = Table(
    "finished_games",
    metadata,
    Column("reader_id", Integer, ForeignKey("readers.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("deal", LargeBinary(32), nullable=False),
    Column("ended", _MOMENT, nullable=False),
    Column("players", Integer, nullable=False),
    Column("difficulty", String(16), nullable=False),
    Column("white_moon", Boolean, nullable=False),
    Column("is_won", Boolean, nullable=False),
    Column("reason", String(32), nullable=False),
    Column("score", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("qi", Integer, nullable=False),
    Column("haunted", Integer, nullable=False),
    Index("ix_finished_games_ended", "reader_id", "ended"),
    Index("ix_finished_games_table_id", "table_id"),
)

# Records that somebody brought along to look at.
replays: Final = Table(
    "replays",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", _MOMENT, nullable=False),
    Column("reader_id", Integer, ForeignKey("readers.id", ondelete="CASCADE")),
    Index("ix_replays_created", "created"),
    Index("ix_replays_reader_id", "reader_id"),
)

# One row, written to see whether anything can be written.
heartbeat: Final = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", _MOMENT, nullable=False),
)
