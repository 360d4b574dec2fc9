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
    listeners_per_room: int = 60
    connections: int = 4000
    connections_per_address: int = 200
    body: int = 256 * 1024
    """Bytes of a posted form or record."""
    frame: int = 8 * 1024
    """Bytes of a message to a socket."""
    messages: Rate = Rate(40, 15)
    """Messages of one connection."""
    chat: Rate = Rate(6, 0.5)
    """Lines of chat of one connection."""
    hints: Rate = Rate(5, 0.5)
    """Hints that one connection asks for."""
    posts: Rate = Rate(30, 1)
    """Forms posted from one address."""
    pages: Rate = Rate(150, 15)
    """Pages made for one address."""
    tables: Rate = Rate(20, 0.1)
    """New tables and replays from one address."""
    guesses: Rate = Rate(20, 0.2)
    """Secrets tried from one address."""


@dataclass(frozen=True, slots=True)
class Options:
    """How a server is run."""

    database: str
    hosts: tuple[str, ...] = LOOPBACK
    """The names under which pages may be asked for; `*` for any."""
    bot_pause: float = 0.8
    """Seconds before a bot acts, so that people can follow."""
    limits: Limits = field(default_factory=Limits)
