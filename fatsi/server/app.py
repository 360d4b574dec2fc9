"""The application: its addresses, its parts, how it begins and ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from fatsi.server.guard import RequestGuard
from fatsi.server.http_protocol import ConnectionCounter
from fatsi.server.live.bot_runner import BotRunner
from fatsi.server.live.hint_service import HintService
from fatsi.server.live.message_bus import MessageBus
from fatsi.server.live.sockets import SocketEndpoint
from fatsi.server.live.table_registry import TableRegistry
from fatsi.server.live.worker_pool import WorkerPool
from fatsi.server.metrics import Metrics
from fatsi.server.options import Options
from fatsi.server.pages import templating
from fatsi.server.pages.form_reader import FormReader
from fatsi.server.pages.readers import Readers
from fatsi.server.pages.replay_pages import ReplayPages
from fatsi.server.pages.responses import refusal
from fatsi.server.pages.site_pages import SitePages
from fatsi.server.pages.static_files import VersionedFiles
from fatsi.server.pages.statistics_page import StatisticsPage
from fatsi.server.pages.table_pages import TablePages
from fatsi.server.request_refusals import Refused
from fatsi.server.storage.database import FileLock, database_url, is_postgresql, make_engine, migrate
from fatsi.server.storage.store import Store

_SMALLEST_PACKED: Final = 1024
_OLD_TABLES_EVERY: Final = 3600.0
_log: Final = logging.getLogger("fatsi.server")


class Server:
    """One server: the database, the tables in memory, and the application that serves them."""

    def __init__(self, options: Options, workers: WorkerPool | None = None) -> None:
        process = secrets.token_hex(8)
        url = database_url(options.database)
        limits = options.limits
        self._file_lock: Final = FileLock(url)
        self._engine: Final = make_engine(url)
        self._store: Final = Store(self._engine, process=process, limits=limits)
        self._keep_days: Final = options.keep_days
        store = self._store
        self.metrics: Final = Metrics()
        self.connection_counter: Final = ConnectionCounter(limits)
        self.registry: Final = TableRegistry(store, limits, self.metrics)
        self._workers: Final = workers or WorkerPool(
            processes=limits.work_processes,
            waiting=limits.work_waiting,
            waiting_per_key=limits.work_waiting_per_key,
            seconds=limits.work_seconds,
        )
        self._bot_runner: Final = BotRunner(self.registry, self._workers, options.bot_pause)
        readers = Readers(store)
        self._hint_service: Final = HintService(self._workers)
        self.sockets: Final = SocketEndpoint(self.registry, readers, self._hint_service, options.limits)
        self._bus: Final = (
            MessageBus(url, process, self.registry.handle_news, self.registry.reload_all)
            if is_postgresql(url)
            else None
        )
        self._tasks: list[asyncio.Task[None]] = []
        self._is_open = False
        posts = FormReader(limits)
        plain = SitePages(store, self.registry, posts, self._refresh_metrics)
        routes = (
            *_table_routes(TablePages(store, self.registry, readers, posts, limits), self.sockets),
            *_replay_routes(ReplayPages(store, self.registry, posts, readers, self._workers)),
            Route("/statistics", StatisticsPage(store, readers, posts).show),
            *_plain_routes(plain),
        )
        app = Starlette(
            routes=routes,
            middleware=[Middleware(GZipMiddleware, minimum_size=_SMALLEST_PACKED)],
            exception_handlers={Refused: plain.refused, HTTPException: plain.http_error, Exception: plain.failed},
            lifespan=self._lifespan,
        )
        # Round everything, so that what went wrong in the application has the headers too.
        self.app: Final[ASGIApp] = RequestGuard(
            app, hosts=options.hosts, body_limit=options.limits.body, refuse=refusal
        )

    async def open(self) -> None:
        """Bring the database up to date and listen to its news; raises what the database raises."""
        if self._is_open:
            return
        self._file_lock.acquire()
        await migrate(self._engine)
        if self._bus is not None:
            await self._bus.start()
            self._tasks.append(asyncio.create_task(self.registry.announce_presence_forever()))
        self._tasks.append(asyncio.create_task(self._delete_old_tables_forever()))
        templating.preload()
        self._is_open = True

    def warm_up(self) -> None:
        """Begin with what would make the first visitors wait, without waiting for it."""
        self._tasks.append(asyncio.create_task(self._workers.warm_up()))
        self._tasks.append(asyncio.create_task(asyncio.to_thread(templating.preload_languages)))

    async def _delete_old_tables_forever(self) -> None:
        """Delete again and again what nobody has touched for long."""
        while self._keep_days:
            # Not at once: whoever starts a server waits for it.
            await asyncio.sleep(_OLD_TABLES_EVERY)
            try:
                deleted = await self._store.delete_older_than(self._keep_days)
                for table_id in deleted:
                    self.registry.forget(table_id)
            except Exception as error:
                _log.warning("old tables could not be deleted: %s", type(error).__name__)

    def _refresh_metrics(self) -> Metrics:
        """Return the figures, with those that change by themselves as they are now."""
        metrics, counter = self.metrics, self.connection_counter
        metrics.tables.set(len(self.registry))
        metrics.connections.set(len(self.sockets))
        metrics.sockets.set(counter.open)
        metrics.sockets_rejected.set(counter.rejected)
        metrics.sockets_timed_out.set(counter.timed_out)
        metrics.work_waiting.set(self._workers.waiting)
        metrics.work_running.set(self._workers.running)
        return metrics

    async def close(self) -> None:
        """End without losing anything: what is being kept is kept, then everybody is sent away."""
        await self._bot_runner.stop()
        await self._hint_service.stop()
        await self.sockets.close()
        await self.registry.finish()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()
        await self._workers.stop()
        if self._bus is not None:
            await self._bus.stop()
        await self._store.close()
        await self._engine.dispose()
        self._file_lock.release()
        self._is_open = False

    @contextlib.asynccontextmanager
    async def _lifespan(self, _: Starlette) -> AsyncIterator[None]:
        await self.open()
        try:
            yield
        finally:
            await self.close()


def _table_routes(tables: TablePages, sockets: SocketEndpoint) -> tuple[Route | WebSocketRoute, ...]:
    return (
        Route("/", tables.home),
        Route("/tables", tables.new_table, methods=["POST"]),
        Route("/learn", tables.learn_page),
        Route("/learn", tables.learn, methods=["POST"]),
        Route("/today", tables.today, methods=["POST"]),
        Route("/table/{table}", tables.table),
        WebSocketRoute("/table/{table}/socket", sockets.endpoint),
        Route("/table/{table}/about/{thing}", tables.about),
        Route("/table/{table}/record", tables.record),
        Route("/table/{table}/picture.svg", tables.picture),
        Route("/table/{table}/again", tables.again, methods=["POST"]),
        Route("/table/{table}/forget", tables.forget, methods=["POST"]),
        Route("/table/{table}/invite", tables.invite, methods=["POST"]),
        Route("/table/{table}/key", tables.key, methods=["POST"]),
        Route("/table/{table}/seats", tables.seats, methods=["POST"]),
        Route("/table/{table}/host", tables.hand_over_host, methods=["POST"]),
        Route("/table/{table}/claim", tables.claim_host, methods=["POST"]),
        Route("/table/{table}/delete", tables.delete, methods=["POST"]),
        Route("/join", tables.join_page),
        Route("/join", tables.join, methods=["POST"]),
        Route("/settings", tables.settings, methods=["POST"]),
    )


def _replay_routes(replays: ReplayPages) -> tuple[Route, ...]:
    return (
        Route("/table/{table}/replay", replays.table_replay),
        Route("/table/{table}/replay/{step}", replays.table_replay_step),
        Route("/table/{table}/replay/{step}/about/{thing}", replays.table_replay_about),
        Route("/examples/{chapter}", replays.example),
        Route("/examples/{chapter}/record", replays.example_record),
        Route("/examples/{chapter}/{step}", replays.example_step),
        Route("/examples/{chapter}/{step}/about/{thing}", replays.example_about),
        Route("/replay", replays.new_replay, methods=["POST"]),
        Route("/replay/{replay}", replays.replay),
        Route("/replay/{replay}/record", replays.replay_record),
        Route("/replay/{replay}/{step}", replays.replay_step),
        Route("/replay/{replay}/{step}/about/{thing}", replays.replay_about),
    )


def _plain_routes(plain: SitePages) -> tuple[Route | Mount, ...]:
    return (
        Route("/rules", plain.rules),
        Route("/cards", plain.cards),
        Mount("/static", VersionedFiles(), name="static"),
        Route("/health", plain.health),
        Route("/metrics", plain.metrics),
    )
