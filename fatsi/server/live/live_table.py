"""A table in memory with its listeners: who is there, and what they receive."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from fatsi.server.live.broadcast import Broadcast, Listener
from fatsi.server.live.room import Room
from fatsi.server.table_parts.table_view import TableView


@dataclass(slots=True)
class RemotePresence:
    """Who listens at a table through another process, and until when that is believed."""

    places: frozenset[int]
    watchers: int
    until: float


@dataclass(slots=True)
class LiveTable:
    """A table in memory with its listeners, here and in other processes."""

    room: Room
    listeners: list[Listener] = field(default_factory=list)
    elsewhere: dict[str, RemotePresence] = field(default_factory=dict)
    last_said: int = 0
    """The number of the last line of chat that listeners received."""
    host_last_present: float = field(default_factory=time.monotonic)
    """When the host was last there, or when the table was loaded."""
    chat_lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def present_here(self) -> frozenset[int]:
        return frozenset(place for listener in self.listeners for place in listener.place_ids)

    def watchers_here(self) -> int:
        return sum(1 for listener in self.listeners if not listener.place_ids)

    def broadcast(self) -> Broadcast:
        """Return the messages of this moment."""
        now = time.monotonic()
        others = [there for there in self.elsewhere.values() if there.until > now]
        present = self.present_here().union(*(there.places for there in others))
        return Broadcast(self.room, present, self.watchers_here() + sum(there.watchers for there in others))

    def host_absent_for(self) -> float:
        """Return for how many seconds the host has not been there, as far as this process knows."""
        now = time.monotonic()
        host = self.room.host()
        others = (there.places for there in self.elsewhere.values() if there.until > now)
        if host is not None and host.id in self.present_here().union(*others):
            self.host_last_present = now
        return now - self.host_last_present

    def view(self, place_ids: frozenset[int]) -> TableView:
        """Return the table as somebody with these places sees it."""
        return self.broadcast().view(place_ids)
