"""What survives, on SQLite and PostgreSQL alike."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from fatsi.server.options import Limits
from fatsi.server.request_refusals import Refused
from fatsi.server.storage import store as stores
from fatsi.server.storage.database import FileLock, database_url, is_postgresql, make_engine, migrate
from fatsi.server.storage.move_writer import Progress, Stale, StoredMove
from fatsi.server.storage.schema import chat, keys, metadata, moves, replays, sittings, tables
from fatsi.server.storage.store import SeatOwner, Store
from fatsi.server.storage.tokens import hash_secret
from fatsi.server.table_parts.table_view import BOT, OPEN, PERSON
from tests.server.clusters import Cluster

START = "fatsi record\n\n"
FIRST = StoredMove(None, "draw 1")
AT_FIRST = Progress(turn=1, actor=0, is_over=False, is_won=False)
LATER = Progress(turn=2, actor=2, is_over=False, is_won=False)
NORTH, SOUTH = 0, 2
SEATING = (
    SeatOwner(0, 1 << NORTH, PERSON, "Anna", is_host=True),
    SeatOwner(0, 1 << SOUTH, OPEN, "", is_host=False),
)

Body = Callable[[Store], Awaitable[Any]]


def engine_of(database: str) -> AsyncEngine:
    return make_engine(database_url(database))


def on(database: str, body: Body) -> Any:
    """Run something on a store with all its tables."""

    async def run() -> Any:
        engine = engine_of(database)
        try:
            await migrate(engine)
            return await body(Store(engine, process="test"))
        finally:
            await engine.dispose()

    return asyncio.run(run())


async def count(store: Store, table: Any) -> int:
    async with store._engine.connect() as connection:
        return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def new_table(store: Store) -> tuple[str, int]:
    """Return a new table and its host."""
    reader, _ = await store.new_reader()
    return await store.create(START, FIRST, AT_FIRST, SEATING, reader), reader


async def place_at(store: Store, table: str, seat: int) -> SeatOwner:
    return next(place for place in await store.places(table) if place.seats >> seat & 1)


# --- the schema ------------------------------------------------------------------------------------------


def test_the_migrations_make_exactly_the_tables_of_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, metadata))

    async def body(store: Store) -> None:
        async with store._engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    on(database, body)


def test_migrating_twice_changes_nothing_that_is_there(database: str) -> None:
    async def body(store: Store) -> None:
        table, _ = await new_table(store)
        await migrate(store._engine)
        assert await store.load(table) is not None

    on(database, body)


def test_several_processes_may_migrate_at_once(postgresql: str) -> None:
    async def run() -> None:
        engines = [engine_of(postgresql) for _ in range(4)]
        await asyncio.gather(*(migrate(engine) for engine in engines))
        await Store(engines[0], process="test").write_heartbeat()
        for engine in engines:
            await engine.dispose()

    asyncio.run(run())


def test_a_file_belongs_to_one_server_at_a_time(tmp_path: Path) -> None:
    """A second one would not hear what the first one does."""
    url = database_url(f"sqlite:///{tmp_path / 'tables.db'}")
    with FileLock(url):
        with pytest.raises(BlockingIOError):
            FileLock(url).acquire()
        assert (tmp_path / "tables.db.lock").stat().st_mode & 0o777 == 0o600
    with FileLock(url):
        pass


# --- games -----------------------------------------------------------------------------------------------


def test_a_new_table_is_loaded_as_it_was_kept(database: str) -> None:
    async def body(store: Store) -> None:
        table, _ = await new_table(store)
        stored = await store.load(table)
        assert stored is not None
        assert (stored.id, stored.start, stored.version, stored.moves) == (table, START, 0, (FIRST,))
        assert [(place.seats, place.kind, place.name, place.is_host) for place in stored.places] == [
            (1 << NORTH, PERSON, "Anna", True),
            (1 << SOUTH, OPEN, "", False),
        ]
        assert stored.record == START + "\ndraw 1\n"
        assert await store.load("nosuchtable") is None

    on(database, body)


def test_of_two_changes_of_one_version_the_second_is_stale(database: str) -> None:
    async def body(store: Store) -> None:
        table, _ = await new_table(store)
        await store.append(table, 0, 1, StoredMove(NORTH, "place E1"), LATER)
        with pytest.raises(Stale):
            await store.append(table, 0, 1, StoredMove(NORTH, "place E2"), LATER)
        with pytest.raises(Stale):
            await store.append(table, 2, 1, StoredMove(NORTH, "place E2"), LATER)
        with pytest.raises(Stale):
            await store.take_back(table, 0, 1, AT_FIRST)
        stored = await store.load(table)
        assert stored is not None
        assert stored.version == 1
        assert stored.moves == (FIRST, StoredMove(NORTH, "place E1"))

    on(database, body)


def test_of_many_at_once_one_wins(database: str) -> None:
    async def body(store: Store) -> None:
        table, _ = await new_table(store)
        for version in range(5):
            done = await asyncio.gather(
                *(store.append(table, version, version + 1, StoredMove(NORTH, f"wait {n}"), LATER) for n in range(6)),
                return_exceptions=True,
            )
            assert [result for result in done if result is not None and not isinstance(result, Stale)] == []
            assert done.count(None) == 1
        stored = await store.load(table)
        assert stored is not None
        assert (stored.version, len(stored.moves)) == (5, 6)

    on(database, body)


def test_what_is_taken_back_is_gone_and_counts_as_a_change(database: str) -> None:
    async def body(store: Store) -> None:
        table, _ = await new_table(store)
        for number in (1, 2, 3):
            await store.append(table, number - 1, number, StoredMove(NORTH, f"wait {number}"), LATER)
        await store.take_back(table, 3, 2, AT_FIRST)
        await store.append(table, 4, 2, StoredMove(SOUTH, "end"), LATER)
        stored = await store.load(table)
        assert stored is not None
        assert stored.version == 5
        assert [move.actions for move in stored.moves] == ["draw 1", "wait 1", "end"]

    on(database, body)


def test_a_table_is_loaded_as_it_was_at_one_moment(postgresql: str) -> None:
    """While another process plays, the version and the moves that are loaded belong together."""

    async def body(store: Store) -> None:
        table, _ = await new_table(store)

        async def play() -> None:
            for version in range(150):
                await store.append(table, version, version + 1, StoredMove(NORTH, "wait"), LATER)

        async def look() -> None:
            while not playing.done():
                stored = await store.load(table)
                assert stored is not None
                assert len(stored.moves) == stored.version + 1

        playing = asyncio.create_task(play())
        await asyncio.gather(playing, look(), look())

    on(postgresql, body)


# --- readers, keys and seats -----------------------------------------------------------------------------


def test_a_reader_is_known_by_the_secret(database: str) -> None:
    async def body(store: Store) -> None:
        reader, secret = await store.new_reader()
        other, other_secret = await store.new_reader()
        assert await store.reader(secret) == reader
        assert await store.reader(other_secret) == other != reader
        assert await store.reader(secret[:-1]) is None

    on(database, body)


def test_a_secret_opens_its_place_alone_and_old_ones_lose_their_force(database: str) -> None:
    async def body(store: Store) -> None:
        table, _ = await new_table(store)
        north, south = [await place_at(store, table, seat) for seat in (NORTH, SOUTH)]
        of_north = await store.new_key(north.id)
        made = [await store.new_key(south.id) for _ in range(stores.KEYS_PER_PLACE + 3)]
        opened = [await store.find_place(secret) for secret in made]
        assert opened == [None] * 3 + [(table, south)] * stores.KEYS_PER_PLACE
        assert await store.find_place(of_north) == (table, north)
        of_nobody = ("x" if of_north[0] != "x" else "y") + of_north[1:]
        assert await store.find_place(of_nobody) is None

    on(database, body)


def test_whoever_sits_down_keeps_the_seat_on_every_device(database: str) -> None:
    async def body(store: Store) -> None:
        table, host = await new_table(store)
        south = await place_at(store, table, SOUTH)
        devices = [(await store.new_reader())[0] for _ in range(2)]
        await store.sit_down(devices[0], table, south, "Bob")
        # The second device says no name, and sitting down twice does no harm.
        south = await place_at(store, table, SOUTH)
        await asyncio.gather(*(store.sit_down(devices[1], table, south, "") for _ in range(2)))
        seated = SeatOwner(south.id, 1 << SOUTH, PERSON, "Bob", is_host=False)
        for device in devices:
            assert await store.places_of(device, table) == (seated,)
        assert [place.is_host for place in await store.places_of(host, table)] == [True]
        assert await store.places_of(devices[0], "nosuchtable") == ()

    on(database, body)


@pytest.mark.parametrize(("kind", "name"), [(BOT, "random"), (OPEN, ""), (PERSON, "")])
def test_a_seat_given_away_is_lost_to_its_links_and_its_sitter(database: str, kind: str, name: str) -> None:
    async def body(store: Store) -> None:
        table, _ = await new_table(store)
        south = await place_at(store, table, SOUTH)
        secret = await store.new_key(south.id)
        reader, _ = await store.new_reader()
        await store.sit_down(reader, table, south, "Bob")
        await store.give_seat(table, SOUTH, kind=kind, name=name)
        assert await store.find_place(secret) is None
        assert await store.places_of(reader, table) == ()
        assert not await store.sit_down(reader, table, south, "Bob"), "with a link opened a moment before"
        now = await place_at(store, table, SOUTH)
        if kind == PERSON:
            assert now.is_host and now.seats == 1 << NORTH | 1 << SOUTH
        else:
            assert (now.kind, now.name, now.seats) == (kind, name, 1 << SOUTH)
            assert now.id != south.id, "an open connection of the old seat_holder must not be taken for the new one's"
        assert (await count(store, keys), await count(store, sittings)) == (0, 1)

    on(database, body)


def test_the_host_may_give_all_seats_away_and_stays_the_host(database: str) -> None:
    async def body(store: Store) -> None:
        table, host = await new_table(store)
        await store.give_seat(table, NORTH, kind=BOT, name="greedy")
        (place,) = await store.places_of(host, table)
        assert (place.is_host, place.seats) == (True, 0)
        await store.give_seat(table, NORTH, kind=PERSON, name="")
        assert (await place_at(store, table, NORTH)).is_host
        assert len(await store.places(table)) == 2

    on(database, body)


def test_a_seat_given_away_twice_at_once_has_one_holder(database: str) -> None:
    async def body(store: Store) -> None:
        table, _ = await new_table(store)
        for _ in range(5):
            await asyncio.gather(
                store.give_seat(table, SOUTH, kind=BOT, name="random"),
                store.give_seat(table, SOUTH, kind=OPEN, name=""),
                store.give_seat(table, SOUTH, kind=PERSON, name=""),
            )
            assert sum(place.seats >> SOUTH & 1 for place in await store.places(table)) == 1

    on(database, body)


def test_secrets_are_nowhere_in_the_database(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def body(store: Store) -> list[str]:
        table, _ = await new_table(store)
        _, cookie = await store.new_reader()
        return [cookie, await store.new_key((await place_at(store, table, SOUTH)).id)]

    secrets = on(database, body)
    if is_postgresql(database_url(database)):
        cluster: Cluster = request.getfixturevalue("cluster")
        kept = cluster.dump(database)
        hashes = [hash_secret(secret).hex().encode() for secret in secrets]
    else:
        kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        hashes = [hash_secret(secret) for secret in secrets]
    for secret, kept_hash in zip(secrets, hashes, strict=True):
        assert kept_hash in kept, "this is where it would be"
        assert secret.encode() not in kept


# --- lists, chat, replays --------------------------------------------------------------------------------


def test_a_reader_has_a_list_of_tables(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "TABLES_LISTED", 3)
    over = Progress(turn=9, actor=None, is_over=True, is_won=True)

    async def body(store: Store) -> None:
        host, _ = await store.new_reader()
        made = [await store.create(START, FIRST, AT_FIRST, SEATING, host) for _ in range(4)]
        await new_table(store)
        assert [listed.id for listed in await store.listed(host)] == made[:0:-1]
        await store.append(made[0], 0, 1, StoredMove(NORTH, "end"), LATER)
        await store.append(made[2], 0, 1, StoredMove(NORTH, "end"), over)
        listed = await store.listed(host)
        assert [table.id for table in listed] == [made[0], made[3], made[1]], (
            "what goes on is first, by when it was played"
        )
        assert (listed[0].progress, listed[0].seats, listed[0].names) == (LATER, 1 << NORTH, ("Anna",))
        assert listed[0].played.tzinfo is not None

        guest, _ = await store.new_reader()
        assert await store.listed(guest) == []
        await store.sit_down(guest, made[2], await place_at(store, made[2], SOUTH), "Bob")
        (finished,) = await store.listed(guest)
        assert (finished.id, finished.progress, finished.names) == (made[2], over, ("Anna", "Bob"))

    on(database, body)


def test_chat_is_numbered_and_bounded(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "CHAT_KEPT", 5)

    async def body(store: Store) -> None:
        table, _ = await new_table(store)
        other, _ = await new_table(store)
        said = await asyncio.gather(*(store.say(table, NORTH, "Anna", f"line {n}") for n in range(8)))
        assert sorted(line.number for line in said) == list(range(1, 9))
        assert (await store.say(other, None, "Bob", "'; DROP TABLE chat; --")).number == 1
        kept = await store.chat(table)
        assert [line.number for line in kept] == [4, 5, 6, 7, 8]
        assert [line.number for line in await store.chat(table, after=6)] == [7, 8]
        assert await count(store, chat) == 6

    on(database, body)


def test_uploads_push_out_only_those_of_the_same_reader(database: str) -> None:
    async def body(store: Store) -> None:
        store = Store(store._engine, process="test", limits=Limits(replays_per_reader=3, replays=5))
        (mine, _), (other, _) = await store.new_reader(), await store.new_reader()
        kept = await store.keep_replay("mine", mine)
        made = [await store.keep_replay(f"record {n}", other) for n in range(5)]
        assert [await store.replay(replay) for replay in made] == [None, None, "record 2", "record 3", "record 4"]
        assert await store.replay(kept) == "mine"
        await store.keep_replay("mine too", mine)
        with pytest.raises(Refused, match="no-room"):
            await store.keep_replay("one more", mine)

    on(database, body)


def test_a_clock_that_steps_voids_no_new_link_and_deletes_nothing(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(store: Store) -> None:
        table, _ = await new_table(store)
        place = (await store.places(table))[0].id
        clock = datetime.now(UTC)
        monkeypatch.setattr(stores, "_now", lambda: clock)
        links = [await store.new_key(place) for _ in range(stores.KEYS_PER_PLACE)]
        monkeypatch.setattr(stores, "_now", lambda: clock - timedelta(days=400))
        newest = await store.new_key(place)
        assert await store.find_place(newest) is not None, "the newest link holds"
        assert await store.find_place(links[0]) is None and await store.find_place(links[1]) is not None
        await store.append(table, 0, 1, StoredMove(NORTH, "place N1"), LATER)
        assert await store.delete_older_than(30) == []
        monkeypatch.setattr(stores, "_now", lambda: clock + timedelta(days=20_000))
        assert await store.delete_older_than(30) == [], "a clock that jumped ahead deletes nothing"

    on(database, body)


def test_old_tables_are_deleted_with_all_that_belongs_to_them(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body(store: Store) -> None:
        clock = datetime.now(UTC)
        monkeypatch.setattr(stores, "_now", lambda: clock - timedelta(days=31))
        old, reader = await new_table(store)
        await store.say(old, None, "Anna", "hello")
        await store.keep_replay("old", reader)
        monkeypatch.setattr(stores, "_now", lambda: clock)
        new, _ = await new_table(store)
        assert await store.delete_older_than(30) == [old]
        assert await store.load(old) is None and await store.load(new) is not None
        for kept, number in ((chat, 0), (replays, 0), (tables, 1), (moves, 1)):
            assert await count(store, kept) == number

    on(database, body)


def test_the_host_of_a_table_is_one_person(database: str) -> None:
    async def body(store: Store) -> None:
        table, _ = await new_table(store)
        await store.give_seat(table, SOUTH, kind=OPEN, name="")
        guest = next(place for place in await store.places(table) if not place.is_host)
        await store.make_host(table, guest.id)
        assert [place.id for place in await store.places(table) if place.is_host] == [guest.id]

    on(database, body)


def test_nothing_is_left_of_a_change_that_failed(database: str) -> None:
    """A move with a number that is there already breaks the transaction; the version stays as well."""

    async def body(store: Store) -> None:
        table, _ = await new_table(store)
        with pytest.raises(Exception, match=r"(?i)unique"):
            await store.append(table, 0, 0, StoredMove(NORTH, "again"), LATER)
        stored = await store.load(table)
        assert stored is not None
        assert (stored.version, stored.moves) == (0, (FIRST,))
        assert await count(store, moves) == 1

    on(database, body)


def test_addresses_without_a_driver_get_ours() -> None:
    assert make_url("postgresql://me@host/tables").set(drivername="postgresql+asyncpg") == database_url(
        "postgres://me@host/tables"
    )
