"""What an operator can set, and the bounds that hold for everybody."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
NAME_LENGTH: Final = 32
CHAT_LENGTH: Final = 500


@dataclass(frozen=True, slots=True)
class Rate:
    """How often something may be done: a burst, and so many a second after it."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds against too much of anything, by intent or by accident."""

    rooms: int = 2000
    """Tables in memory; those without listeners make room first."""
    watchers_per_room: int = 40
    """Those without a seat; for the seated there is always a place."""
    watchers_per_address: int = 10
    """Watchers of one table from one address."""
    connections_per_place: int = 8
    """Open pages of one place at a table; of more the oldest is let go."""
    connections: int = 4000
    """Live connections; the last quarter of them is for the seated."""
    connections_per_address: int = 60
    """Live connections from one address, without those of the seated."""
    sockets: int = 8000
    """TCP connections of all kinds, as far as the system allows so many."""
    sockets_per_address: int = 100
    """TCP connections from one address; proxies on loopback are not counted."""
    header_seconds: float = 10
    """Seconds until a request must be complete."""
    request_seconds: float = 60
    """Until a request is read and its answer is taken."""
    body: int = 256 * 1024
    """Bytes of a posted form or record."""
    frame: int = 8 * 1024
    """Bytes of a message to a socket."""
    messages: Rate = Rate(60, 15)
    """Messages of one reader, or from one address of those without a seat."""
    chat: Rate = Rate(6, 0.5)
    """Lines of chat of one reader."""
    hints: Rate = Rate(5, 0.5)
    """Hints that one reader asks for."""
    refusals: Rate = Rate(30, 2)
    """Requests of one reader that are refused, such as illegal actions; whoever goes on is not listened to."""
    joins: Rate = Rate(60, 2)
    """Live connections opened from one address."""
    posts: Rate = Rate(30, 1)
    """Forms posted from one address."""
    pages: Rate = Rate(300, 30)
    """Pages made for one address, by their cost: see `PageCost`."""
    tables: Rate = Rate(20, 0.1)
    """New tables and replays from one address."""
    guesses: Rate = Rate(20, 0.2)
    """Secrets tried from one address."""

    host_absent_seconds: float = 600
    """How long the host must be away before somebody else at the table may take over."""
    tables_per_reader: int = 300
    replays_per_reader: int = 30
    """Uploaded records; of more the oldest of the same reader are forgotten, never those of others."""
    replays: int = 5000
    """Uploaded records of all together."""
    work_processes: int = 2
    """Processes in which bots think, hints are found and uploads are read."""
    work_waiting: int = 200
    work_waiting_per_key: int = 2
    work_seconds: float = 20


class PageCost:
    """What a request costs, roughly in milliseconds of the processor."""

    PLAIN = 1
    RECORD = 4
    PICTURE = 8
    TABLE = 10
    REPLAY = 15


@dataclass(frozen=True, slots=True)
class Options:
    """How a server is run."""

    database: str
    hosts: tuple[str, ...] = LOOPBACK
    """The names under which pages may be asked for; `*` for any."""
    bot_pause: float = 0.8
    """Seconds before a bot acts, so that people can follow."""
    limits: Limits = field(default_factory=Limits)
    keep_days: int = 180
    """Tables and uploads that nobody has touched for so many days are deleted; 0 keeps them for ever."""
