"""All tables that are in memory, who listens at them, and the news that other processes bring."""

from __future__ import annotations

import asyncio
import functools
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from fatsi.server.listeners import Listener, Telling
from fatsi.server.options import Limits
from fatsi.server.refusals import Refused
from fatsi.server.room import Change, Room
from fatsi.server.secrecy import is_id
from fatsi.server.seen import Said, Seen
from fatsi.server.store import Store

_log: Final = logging.getLogger("fatsi.server")
_PRESENCE_TOLD_EVERY: Final = 20.0
_PRESENCE_HOLDS: Final = 50.0


# A change of a room, to be made with its lock held.
_Making = Callable[[], Coroutine[Any, Any, Change]]


@dataclass(slots=True)
class _Elsewhere:
    """Who listens at a table through another process, and until when that is believed."""

    places: frozenset[int]
    watchers: int
    until: float


@dataclass(slots=True)
class Gathering:
    """A table in memory with its listeners, here and in other processes."""

    room: Room
    listeners: list[Listener] = field(default_factory=list)
    elsewhere: dict[str, _Elsewhere] = field(default_factory=dict)
    last_said: int = 0
    """The last line of chat that listeners were told."""
    chat_lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def present_here(self) -> frozenset[int]:
        return frozenset(place for listener in self.listeners for place in listener.place_ids)

    def watchers_here(self) -> int:
        return sum(1 for listener in self.listeners if not listener.place_ids)

    def telling(self) -> Telling:
        """Return the messages of this moment."""
        now = time.monotonic()
        others = [there for there in self.elsewhere.values() if there.until > now]
        present = self.present_here().union(*(there.places for there in others))
        return Telling(self.room, present, self.watchers_here() + sum(there.watchers for there in others))

    def seen(self, place_ids: frozenset[int]) -> Seen:
        """Return the table as somebody with these places sees it."""
        return self.telling().seen(place_ids)


class Hall:
    """The tables of this process. A table is loaded when somebody asks for it and let go when nobody has for long."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store: Final = store
        self._limits: Final = limits
        self._gatherings: Final[OrderedDict[str, Gathering]] = OrderedDict()
        self._loading: Final[dict[str, asyncio.Task[Gathering | None]]] = {}
        self._changing: Final[set[asyncio.Task[None]]] = set()
        self.on_change: list[Any] = []
        """Called with a gathering and whether the change was made by this process, after everybody was told."""

    def __iter__(self) -> Iterator[Gathering]:
        return iter(list(self._gatherings.values()))

    def __len__(self) -> int:
        return len(self._gatherings)

    # --- tables ---------------------------------------------------------------------------------------

    async def gathering(self, table_id: str) -> Gathering:
        """Return a table, loaded if need be; `Refused` if there is none of that name."""
        found = self._gatherings.get(table_id)
        if found is not None:
            self._gatherings.move_to_end(table_id)
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

    async def _load(self, table_id: str) -> Gathering | None:
        stored = await self.store.load(table_id)
        if stored is None:
            return None
        gathering = Gathering(Room(stored, self.store), last_said=await self.store.last_said(table_id))
        self._gatherings[table_id] = gathering
        self._let_go()
        self._changed(gathering, is_own=True)
        return gathering

    def _let_go(self) -> None:
        """Forget the tables that nobody has looked at for longest, beyond the limit."""
        surplus = len(self._gatherings) - self._limits.rooms
        for table_id in list(self._gatherings):
            if surplus <= 0:
                return
            gathering = self._gatherings[table_id]
            if not gathering.listeners and not gathering.room.lock.locked():
                del self._gatherings[table_id]
                surplus -= 1

    # --- listeners ------------------------------------------------------------------------------------

    async def join(self, table_id: str, listener: Listener, version: int, said: int | None = None) -> Gathering:
        """Let somebody listen at a table, bring the page up to date, and return the table.

        The page shows a version of the game, and the chat up to the line of a number.
        """
        while True:
            gathering = await self.gathering(table_id)
            async with gathering.room.lock:
                if self._gatherings.get(table_id) is not gathering:
                    continue  # it was let go in this moment
                if len(gathering.listeners) >= self._limits.listeners_per_room:
                    raise Refused("table-full")
                # From here on it has a listener, so that it is not let go.
                gathering.listeners.append(listener)
                gathering.telling().show(listener, version)
                self._tell_presence(gathering)
            if said is not None:
                await self._tell_missed(gathering, listener, said)
            await self._announce_presence(gathering)
            return gathering

    async def _tell_missed(self, gathering: Gathering, listener: Listener, said: int) -> None:
        """Tell somebody what was said while they were away."""
        async with gathering.chat_lock:
            for line in await self.store.chat(gathering.room.id, after=said):
                # What is newer than the last line told is told to everybody soon.
                if line.number <= gathering.last_said:
                    gathering.telling().chat([listener], line)

    async def leave(self, gathering: Gathering, listener: Listener) -> None:
        """Let a listener go."""
        if listener not in gathering.listeners:
            return
        gathering.listeners.remove(listener)
        async with gathering.room.lock:
            self._tell_presence(gathering)
        await self._announce_presence(gathering)

    def _tell_presence(self, gathering: Gathering) -> None:
        gathering.telling().people(gathering.listeners)

    async def _announce_presence(self, gathering: Gathering) -> None:
        news: dict[str, object] = {
            "what": "here",
            "table": gathering.room.id,
            "places": sorted(gathering.present_here()),
            "watchers": gathering.watchers_here(),
        }
        try:
            await self.store.announce(news)
        except Exception as error:
            # Nobody is kept from coming or going by that; it is told again soon.
            _log.warning("who is here could not be told to the other processes: %s", type(error).__name__)

    async def keep_telling_presence(self) -> None:
        """Tell the other processes again and again who is here; who was killed tells nothing any more."""
        while True:
            await asyncio.sleep(_PRESENCE_TOLD_EVERY)
            for gathering in self:
                if gathering.listeners:
                    await self._announce_presence(gathering)
                now = time.monotonic()
                gone = [process for process, there in gathering.elsewhere.items() if there.until <= now]
                for process in gone:
                    del gathering.elsewhere[process]
                if gone:
                    async with gathering.room.lock:
                        self._tell_presence(gathering)

    # --- what is done at a table ----------------------------------------------------------------------

    async def act(
        self,
        gathering: Gathering,
        place_ids: frozenset[int],
        version: int,
        action: str,
        *,
        cause: str = "",
        listener: Listener | None = None,
    ) -> None:
        """Take an action and tell everybody: the one door for people and bots."""
        make = functools.partial(gathering.room.act, place_ids, version, action, cause)
        await self._to_its_end(self._change(gathering, make, listener))

    async def undo(
        self,
        gathering: Gathering,
        place_ids: frozenset[int],
        version: int,
        *,
        cause: str = "",
        listener: Listener | None = None,
    ) -> None:
        """Take something back and tell everybody."""
        make = functools.partial(gathering.room.undo, place_ids, version, cause)
        await self._to_its_end(self._change(gathering, make, listener))

    async def _to_its_end(self, change: Coroutine[Any, Any, None]) -> None:
        """Make a change without breaking off in the middle when whoever asked for it goes away.

        A transaction of SQLite that is broken off would leave its connection behind, and with it the only one.
        """
        task = asyncio.create_task(change)
        self._changing.add(task)
        task.add_done_callback(self._is_made)
        await asyncio.shield(task)

    def _is_made(self, task: asyncio.Task[None]) -> None:
        self._changing.discard(task)
        # Looked at, lest it be told as overlooked when nobody waits for it any more.
        if not task.cancelled():
            task.exception()

    async def finish(self) -> None:
        """Wait until all changes that were begun are made."""
        await asyncio.gather(*self._changing, return_exceptions=True)

    async def _change(self, gathering: Gathering, make: _Making, listener: Listener | None) -> None:
        async with gathering.room.lock:
            await self._settle(gathering)
            try:
                change = await make()
            except Refused:
                await self._settle(gathering)
                raise
            self._tell(gathering, change, listener)
            self._changed(gathering, is_own=True)

    def _tell(self, gathering: Gathering, change: Change, listener: Listener | None = None) -> None:
        """Tell everybody of a change that is kept. Whoever cannot be told comes back and asks for everything."""
        try:
            gathering.telling().game(gathering.listeners, change, listener)
        except Exception:
            _log.exception("a change could not be told")
            for one in gathering.listeners:
                one.is_lost.set()

    async def _settle(self, gathering: Gathering) -> None:
        """If it is not known whether the last change was kept, look, and tell everybody what they missed."""
        if not gathering.room.is_doubtful:
            return
        try:
            await self._take_up(gathering)
        except Refused:
            raise
        except Exception as error:
            _log.warning("a table could not be read again: %s", type(error).__name__)
            raise Refused("not-kept") from None

    async def say(self, gathering: Gathering, seat: int | None, name: str, text: str) -> None:
        """Say something at a table."""
        await self._to_its_end(self._say(gathering, seat, name, text))

    async def _say(self, gathering: Gathering, seat: int | None, name: str, text: str) -> None:
        said = await self.store.say(gathering.room.id, seat, name, text)
        await self._tell_chat(gathering, said)

    async def _tell_chat(self, gathering: Gathering, said: Said | None = None) -> None:
        """Tell what was said up to a line, or at all; what others said just before comes before it."""
        async with gathering.chat_lock:
            if said is not None and said.number == gathering.last_said + 1:
                lines = [said]
            elif said is None or said.number > gathering.last_said:
                lines = await self.store.chat(gathering.room.id, after=gathering.last_said)
            else:
                return
            for line in lines:
                gathering.last_said = line.number
                gathering.telling().chat(gathering.listeners, line)

    async def people_changed(self, gathering: Gathering) -> None:
        """Take up who sits where after that has changed in the database, and tell everybody."""
        await self._take_up_people(gathering, is_own=True)

    async def _take_up_people(self, gathering: Gathering, *, is_own: bool) -> None:
        async with gathering.room.lock:
            await gathering.room.reload_people()
            seated = await self.store.seated(gathering.room.id)
            for listener in gathering.listeners:
                if listener.reader is not None:
                    listener.place_ids = seated.get(listener.reader, frozenset())
            self._tell_presence(gathering)
        self._changed(gathering, is_own=is_own)

    def _changed(self, gathering: Gathering, *, is_own: bool) -> None:
        for call in self.on_change:
            call(gathering, is_own=is_own)

    # --- news from other processes --------------------------------------------------------------------

    async def hear(self, news: dict[str, Any]) -> None:
        """Take up what another process tells of a table, if that table is in memory here."""
        # A table that is just being loaded may have been read before what the news are about.
        loading = self._loading.get(news["table"])
        if loading is not None:
            await asyncio.shield(loading)
        gathering = self._gatherings.get(news["table"])
        if gathering is None:
            return
        what = news["what"]
        if what == "game":
            try:
                await self._catch_up(gathering)
            except Exception:
                gathering.room.is_doubtful = True
                raise
        elif what == "people":
            await self._take_up_people(gathering, is_own=False)
        elif what == "chat":
            if int(news["number"]) > gathering.last_said:
                await self._tell_chat(gathering)
        elif what == "here":
            is_new = news["process"] not in gathering.elsewhere
            gathering.elsewhere[news["process"]] = _Elsewhere(
                frozenset(news["places"]), int(news["watchers"]), time.monotonic() + _PRESENCE_HOLDS
            )
            async with gathering.room.lock:
                self._tell_presence(gathering)
            if is_new:
                await self._announce_presence(gathering)

    async def _catch_up(self, gathering: Gathering) -> None:
        async with gathering.room.lock:
            await self._take_up(gathering)

    async def _take_up(self, gathering: Gathering) -> None:
        """Take up what the database holds; the lock is held."""
        change = await gathering.room.reload()
        if change is not None:
            self._tell(gathering, change)
            self._changed(gathering, is_own=False)

    async def catch_up_with_all(self) -> None:
        """Look at every table again, after news may have been missed."""
        for gathering in self:
            try:
                await self._catch_up(gathering)
                await self._take_up_people(gathering, is_own=False)
                await self._tell_chat(gathering)
            except Exception as error:
                # The next one to do anything there looks first.
                gathering.room.is_doubtful = True
                _log.warning("a table could not be read again: %s", type(error).__name__)
