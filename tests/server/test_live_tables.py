"""What a process makes of the news of another: nothing is missed, whatever it is doing at that moment."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fatsi.game import Game
from fatsi.rules import Setup
from fatsi.server.live.bot_runner import BotRunner
from fatsi.server.live.broadcast import Listener
from fatsi.server.live.room import progress_of
from fatsi.server.live.table_registry import TableRegistry
from fatsi.server.options import Limits
from fatsi.server.storage.database import database_url, make_engine, migrate, sqlite_url
from fatsi.server.storage.move_writer import StoredMove
from fatsi.server.storage.store import SeatOwner, Store
from fatsi.server.table_parts.table_view import BOT, PERSON
from fatsi.words import words
from tests.server.tables import Threads


async def laid(store: Store, game: Game) -> str:
    """Return a new table of one person."""
    reader, _ = await store.new_reader()
    start = game.record().partition("\n\n")[0] + "\n\n"
    first = StoredMove(None, "; ".join(str(action) for action in game.actions))
    return await store.create(start, first, progress_of(game), (SeatOwner(0, 1, PERSON, "Anna", is_host=True),), reader)


async def play_elsewhere(store: Store, table: str, game: Game) -> None:
    """Keep the first choice as another process would."""
    before = len(game.actions)
    game.play(game.legal()[0])
    move = StoredMove(0, "; ".join(str(action) for action in game.actions[before:]))
    await store.append(table, 0, 1, move, progress_of(game))


def run(folder: Path, body: Any) -> None:
    async def whole() -> None:
        engine = make_engine(database_url(sqlite_url(folder / "tables.db")))
        await migrate(engine)
        try:
            async with asyncio.timeout(30):
                await body(Store(engine, process="here"))
        finally:
            await engine.dispose()

    asyncio.run(whole())


def test_an_action_that_is_told_while_its_table_is_loaded_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body(store: Store) -> None:
        game = Game(Setup(players=1), seed=5)
        table = await laid(store, game)
        registry = TableRegistry(store, Limits())
        is_read, may_go_on = asyncio.Event(), asyncio.Event()
        last_said = store.last_said

        async def slow(table_id: str) -> int:
            is_read.set()
            await may_go_on.wait()
            return await last_said(table_id)

        monkeypatch.setattr(store, "last_said", slow)
        loading = asyncio.create_task(registry.find(table))
        await is_read.wait()
        await play_elsewhere(store, table, game)
        hearing = asyncio.create_task(
            registry.handle_news({"what": "game", "table": table, "version": 1, "process": "elsewhere"})
        )
        await asyncio.sleep(0)
        may_go_on.set()
        live_table = await loading
        await hearing
        assert live_table.room.version == 1 and live_table.room.game.state == game.state

    run(tmp_path, body)


def test_a_seat_that_another_process_gave_to_a_bot_is_played_here_if_nothing_comes_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fatsi.server.live.bot_runner._PATIENCE", 0.05)

    async def body(store: Store) -> None:
        table = await laid(store, Game(Setup(players=1), seed=5))
        registry = TableRegistry(store, Limits())
        company = BotRunner(registry, Threads(), 0.0)
        live_table = await registry.join(table, Listener(words("en"), frozenset()), 0)
        await store.give_seat(table, 0, kind=BOT, name="random")
        await registry.handle_news({"what": "people", "table": table, "process": "elsewhere"})
        while live_table.room.version == 0:
            await asyncio.sleep(0.02)
        await company.stop()
        await registry.finish()

    run(tmp_path, body)


def test_a_table_is_laid_once_after_another(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        game = Game(Setup(players=1), seed=5)
        table = await laid(store, game)
        reader, _ = await store.new_reader()
        start = game.record().partition("\n\n")[0] + "\n\n"
        seating = (SeatOwner(0, 1, PERSON, "", is_host=True),)
        laid_after = [
            await store.create(start, StoredMove(None, ""), progress_of(game), seating, reader, after=table)
            for _ in range(2)
        ]
        assert laid_after[0] == laid_after[1] == await store.next_table(table) != table

    run(tmp_path, body)
