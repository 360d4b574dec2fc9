"""News between processes that share a PostgreSQL database: LISTEN, with a connection of its own.

The store tells (NOTIFY, inside its transactions); here it is heard. With SQLite there is one process and no bus.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy.engine import URL

from fatsi.server.storage.move_writer import CHANNEL

_log: Final = logging.getLogger("fatsi.server")
_FIRST_PAUSE: Final = 0.5
_LONGEST_PAUSE: Final = 10.0
_ASKED_EVERY: Final = 30.0
_ANSWER_WITHIN: Final = 10.0

News = dict[str, Any]


class MessageBus:
    """Hears what other processes tell, and calls `on_news` with it; `on_gap` after any time of not hearing."""

    def __init__(
        self,
        url: URL,
        process: str,
        on_news: Callable[[News], Awaitable[None]],
        on_gap: Callable[[], Awaitable[None]],
    ) -> None:
        self._address: Final = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process: Final = process
        self._on_news: Final = on_news
        self._on_gap: Final = on_gap
        self._heard: Final[asyncio.Queue[News | None]] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to listen; returns when news can no longer be missed."""
        listening = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(listening)), asyncio.create_task(self._pass_on())]
        await listening.wait()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _listen(self, listening: asyncio.Event) -> None:
        import asyncpg

        pause = _FIRST_PAUSE
        while True:
            lost = asyncio.Event()
            try:
                connection = await asyncpg.connect(self._address)
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(CHANNEL, lambda _c, _pid, _channel, text: self._on_notification(text))
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                _log.warning("the database cannot be listened to; trying again in %.1f seconds", pause)
                await asyncio.sleep(pause)
                pause = min(pause * 2, _LONGEST_PAUSE)
                continue
            pause = _FIRST_PAUSE
            if listening.is_set():
                self._heard.put_nowait(None)
            listening.set()
            try:
                await self._until_lost(connection, lost)
                _log.warning("the connection for news was lost")
            except asyncio.CancelledError:
                await connection.close()
                raise

    async def _until_lost(self, connection: Any, lost: asyncio.Event) -> None:
        """Wait until the connection is gone: until that is told, or until the other end no longer answers."""
        while not lost.is_set():
            try:
                async with asyncio.timeout(_ASKED_EVERY):
                    await lost.wait()
            except TimeoutError:
                try:
                    await connection.fetchval("SELECT 1", timeout=_ANSWER_WITHIN)
                except Exception:
                    connection.terminate()
                    return

    def _on_notification(self, text: object) -> None:
        news = json.loads(str(text))
        if news.get("process") != self._process:
            self._heard.put_nowait(news)

    async def _pass_on(self) -> None:
        """Pass news on one after the other, in the order of the commits."""
        while True:
            news = await self._heard.get()
            try:
                await (self._on_gap() if news is None else self._on_news(news))
            except Exception:
                _log.exception("news could not be passed on")
