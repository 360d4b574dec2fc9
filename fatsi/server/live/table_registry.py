"""All tables that are in memory, who listens at them, and the news that other processes bring."""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final

from fatsi.server.live.broadcast import Listener
from fatsi.server.live.live_table import LiveTable, RemotePresence
from fatsi.server.live.room import Change, Room
from fatsi.server.metrics import Metrics
from fatsi.server.options import Limits
from fatsi.server.request_refusals import Refused
from fatsi.server.storage.store import Store
from fatsi.server.storage.tokens import is_id
from fatsi.server.table_parts.table_view import ChatLine

_log: Final = logging.getLogger("fatsi.server")
_PRESENCE_TOLD_EVERY: Final = 20.0
_PRESENCE_HOLDS: Final = 50.0


# A change of a room, to be made with its lock held.
_Making = Callable[[], Coroutine[Any, Any, Change]]


class TableRegistry:
    """The tables of this process. A table is loaded when somebody asks for it and let go when nobody has for long."""

    def __init__(self, store: Store, limits: Limits, metrics: Metrics | None = None) -> None:
        self.store: Final = store
        self._metrics: Final = metrics or Metrics()
        self._limits: Final = limits
        self._live_tables: Final[OrderedDict[str, LiveTable]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Task[LiveTable | None]]] = {}
        self._changing: Final[set[asyncio.Task[None]]] = set()
        self.on_change: list[Any] = []
        """Called with a live_table and whether the change was made by this process, after everybody was told."""

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(list(self._live_tables.values()))

    def __len__(self) -> int:
        return len(self._live_tables)

    # --- tables ---------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """Return a table, loaded if need be; `Refused` if there is none of that name."""
        found = self._live_tables.get(table_id)
        if found is not None:
            self._live_tables.move_to_end(table_id)
            return found
        if not is_id(table_id):
            raise Refused("no-such-table")
        # Two who ask at once must get the same room: its lock is what keeps them apart.
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        loaded = await asyncio.shield(task)
        if loaded is None:
            raise Refused("no-such-table")
        return loaded

    async def _load(self, table_id: str) -> LiveTable | None:
        stored = await self.store.load(table_id)
        if stored is None:
            return None
        live_table = LiveTable(Room(stored, self.store), last_said=await self.store.last_said(table_id))
        self._live_tables[table_id] = live_table
        self._evict()
        self._notify_change(live_table, is_own=True)
        return live_table

    def _evict(self) -> None:
        """Forget the tables that nobody has looked at for longest, beyond the limit."""
        surplus = len(self._live_tables) - self._limits.rooms
        for table_id in list(self._live_tables):
            if surplus <= 0:
                return
            live_table = self._live_tables[table_id]
            if not live_table.listeners and not live_table.room.lock.locked():
                del self._live_tables[table_id]
                surplus -= 1

    # --- listeners ------------------------------------------------------------------------------------

    async def join(self, table_id: str, listener: Listener, version: int, said: int | None = None) -> LiveTable:
        """Let somebody listen at a table, bring the page up to date, and return the table.

        The page shows a version of the game, and the chat up to the line of a number.
        """
        while True:
            live_table = await self.find(table_id)
            async with live_table.room.lock:
                if self._live_tables.get(table_id) is not live_table:
                    continue  # it was let go in this moment
                self._make_room(live_table, listener)
                # From here on it has a listener, so that it is not let go.
                live_table.listeners.append(listener)
                live_table.broadcast().show(listener, version)
                self._broadcast_presence(live_table)
            if said is not None:
                await self._send_missed_chat(live_table, listener, said)
            await self._announce_presence(live_table)
            # A bot may have waited for somebody to come.
            self._notify_change(live_table, is_own=True)
            return live_table

    def _make_room(self, live_table: LiveTable, listener: Listener) -> None:
        """Refuse one watcher too many. The seated always come in: of too many pages of a place the oldest is let go."""
        if not listener.place_ids:
            watchers = [one for one in live_table.listeners if not one.place_ids]
            here = sum(1 for one in watchers if one.address == listener.address)
            if len(watchers) >= self._limits.watchers_per_room or here >= self._limits.watchers_per_address:
                raise Refused("table-full")
            return
        same = [one for one in live_table.listeners if one.place_ids & listener.place_ids]
        for one in same[: len(same) + 1 - self._limits.connections_per_place]:
            one.is_lost.set()

    async def _send_missed_chat(self, live_table: LiveTable, listener: Listener, said: int) -> None:
        """Tell somebody what was said while they were away."""
        async with live_table.chat_lock:
            for line in await self.store.chat(live_table.room.id, after=said):
                # What is newer than the last line told is told to everybody soon.
                if line.number <= live_table.last_said:
                    live_table.broadcast().chat([listener], line)

    async def leave(self, live_table: LiveTable, listener: Listener) -> None:
        """Let a listener go."""
        if listener not in live_table.listeners:
            return
        live_table.host_absent_for()  # while the host may still be seen here
        live_table.listeners.remove(listener)
        async with live_table.room.lock:
            self._broadcast_presence(live_table)
        await self._announce_presence(live_table)

    def _broadcast_presence(self, live_table: LiveTable) -> None:
        live_table.broadcast().people(live_table.listeners)

    async def _announce_presence(self, live_table: LiveTable) -> None:
        news: dict[str, object] = {
            "what": "here",
            "table": live_table.room.id,
            "places": sorted(live_table.present_here()),
            "watchers": live_table.watchers_here(),
        }
        try:
            await self.store.announce(news)
        except Exception as error:
            # Nobody is kept from coming or going by that; it is told again soon.
            _log.warning("who is here could not be told to the other processes: %s", type(error).__name__)

    async def announce_presence_forever(self) -> None:
        """Tell the other processes again and again who is here; who was killed tells nothing any more."""
        while True:
            await asyncio.sleep(_PRESENCE_TOLD_EVERY)
            for live_table in self:
                if live_table.listeners:
                    await self._announce_presence(live_table)
                now = time.monotonic()
                gone = [process for process, there in live_table.elsewhere.items() if there.until <= now]
                for process in gone:
                    del live_table.elsewhere[process]
                if gone:
                    async with live_table.room.lock:
                        self._broadcast_presence(live_table)

    # --- what is done at a table ----------------------------------------------------------------------

    async def act(
        self,
        live_table: LiveTable,
        place_ids: frozenset[int],
        version: int,
        action: str,
        *,
        cause: str = "",
        listener: Listener | None = None,
    ) -> None:
        """Take an action and tell everybody: the one door for people and bots."""
        make = functools.partial(live_table.room.act, place_ids, version, action, cause)
        await self._finish_uncancelled(self._change(live_table, make, listener))

    async def undo(
        self,
        live_table: LiveTable,
        place_ids: frozenset[int],
        version: int,
        *,
        cause: str = "",
        listener: Listener | None = None,
    ) -> None:
        """Take something back and tell everybody."""
        make = functools.partial(live_table.room.undo, place_ids, version, cause)
        await self._finish_uncancelled(self._change(live_table, make, listener))

    async def _finish_uncancelled(self, change: Coroutine[Any, Any, None]) -> None:
        """Make a change without breaking off in the middle when whoever asked for it goes away.

        A transaction of SQLite that is broken off would leave its connection behind, and with it the only one.
        """
        task = asyncio.create_task(change)
        self._changing.add(task)
        task.add_done_callback(self._discard_task)
        await asyncio.shield(task)

    def _discard_task(self, task: asyncio.Task[None]) -> None:
        self._changing.discard(task)
        # Looked at, lest it be told as overlooked when nobody waits for it any more.
        if not task.cancelled():
            task.exception()

    async def finish(self) -> None:
        """Wait until all changes that were begun are made."""
        await asyncio.gather(*self._changing, return_exceptions=True)

    def forget(self, table_id: str) -> None:
        """Let a table go that is no longer there; whoever listens is sent away."""
        live_table = self._live_tables.pop(table_id, None)
        if live_table is not None:
            for listener in live_table.listeners:
                listener.is_lost.set()

    async def _change(self, live_table: LiveTable, make: _Making, listener: Listener | None) -> None:
        began = time.monotonic()
        async with live_table.room.lock:
            await self._resolve_doubt(live_table)
            try:
                change = await make()
            except Refused as refusal:
                self._metrics.refused.labels(refusal.code).inc()
                await self._resolve_doubt(live_table)
                raise
            self._broadcast_change(live_table, change, listener)
            self._metrics.actions.inc()
            self._metrics.action_seconds.observe(time.monotonic() - began)
            self._notify_change(live_table, is_own=True)

    def _broadcast_change(self, live_table: LiveTable, change: Change, listener: Listener | None = None) -> None:
        """Tell everybody of a change that is kept. Whoever cannot be told comes back and asks for everything."""
        try:
            live_table.broadcast().game(live_table.listeners, change, listener)
        except Exception:
            _log.exception("a change could not be told")
            for one in live_table.listeners:
                one.is_lost.set()

    async def _resolve_doubt(self, live_table: LiveTable) -> None:
        """If it is not known whether the last change was kept, look, and tell everybody what they missed."""
        if not live_table.room.is_doubtful:
            return
        try:
            await self._reload(live_table)
        except Refused:
            raise
        except Exception as error:
            _log.warning("a table could not be read again: %s", type(error).__name__)
            raise Refused("not-kept") from None

    async def say(self, live_table: LiveTable, seat: int | None, name: str, text: str) -> None:
        """Say something at a table."""
        await self._finish_uncancelled(self._say(live_table, seat, name, text))

    async def _say(self, live_table: LiveTable, seat: int | None, name: str, text: str) -> None:
        said = await self.store.say(live_table.room.id, seat, name, text)
        await self._broadcast_chat(live_table, said)

    async def _broadcast_chat(self, live_table: LiveTable, said: ChatLine | None = None) -> None:
        """Tell what was said up to a line, or at all; what others said just before comes before it."""
        async with live_table.chat_lock:
            if said is not None and said.number == live_table.last_said + 1:
                lines = [said]
            elif said is None or said.number > live_table.last_said:
                lines = await self.store.chat(live_table.room.id, after=live_table.last_said)
            else:
                return
            for line in lines:
                live_table.last_said = line.number
                live_table.broadcast().chat(live_table.listeners, line)

    async def refresh_people(self, live_table: LiveTable) -> None:
        """Take up who sits where after that has changed in the database, and tell everybody."""
        await self._reload_people(live_table, is_own=True)

    async def _reload_people(self, live_table: LiveTable, *, is_own: bool) -> None:
        async with live_table.room.lock:
            await live_table.room.reload_people()
            seated = await self.store.seated(live_table.room.id)
            for listener in live_table.listeners:
                if listener.reader is not None:
                    listener.place_ids = seated.get(listener.reader, frozenset())
            self._broadcast_presence(live_table)
        self._notify_change(live_table, is_own=is_own)

    def _notify_change(self, live_table: LiveTable, *, is_own: bool) -> None:
        for call in self.on_change:
            call(live_table, is_own=is_own)

    # --- news from other processes --------------------------------------------------------------------

    async def handle_news(self, news: dict[str, Any]) -> None:
        """Take up what another process tells of a table, if that table is in memory here."""
        # A table that is just being loaded may have been read before what the news are about.
        loading = self._loading.get(news["table"])
        if loading is not None:
            await asyncio.shield(loading)
        live_table = self._live_tables.get(news["table"])
        if live_table is None:
            return
        what = news["what"]
        if what == "game" and not live_table.listeners:
            # Nobody here is told of it: whoever asks for the table next finds it in the database.
            self.forget(news["table"])
        elif what == "game":
            try:
                await self._catch_up(live_table)
            except Exception:
                live_table.room.is_doubtful = True
                raise
        elif what == "people":
            await self._reload_people(live_table, is_own=False)
        elif what == "deleted":
            self.forget(news["table"])
        elif what == "chat":
            if int(news["number"]) > live_table.last_said:
                await self._broadcast_chat(live_table)
        elif what == "here":
            is_new = news["process"] not in live_table.elsewhere
            live_table.elsewhere[news["process"]] = RemotePresence(
                frozenset(news["places"]), int(news["watchers"]), time.monotonic() + _PRESENCE_HOLDS
            )
            async with live_table.room.lock:
                self._broadcast_presence(live_table)
            if is_new:
                await self._announce_presence(live_table)

    async def _catch_up(self, live_table: LiveTable) -> None:
        async with live_table.room.lock:
            await self._reload(live_table)

    async def _reload(self, live_table: LiveTable) -> None:
        """Take up what the database holds; the lock is held."""
        change = await live_table.room.reload()
        if change is not None:
            self._broadcast_change(live_table, change)
            self._notify_change(live_table, is_own=False)

    async def reload_all(self) -> None:
        """Look at every table again, after news may have been missed."""
        for live_table in self:
            try:
                await self._catch_up(live_table)
                await self._reload_people(live_table, is_own=False)
                await self._broadcast_chat(live_table)
            except Exception as error:
                # The next one to do anything there looks first.
                live_table.room.is_doubtful = True
                _log.warning("a table could not be read again: %s", type(error).__name__)
