"""Today's game: what a reader made of it at the first try, how others fared, and the days before."""

from __future__ import annotations

import re
import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Final

from fatsi.game import Game
from fatsi.server.pages import forms
from fatsi.server.storage.store import FirstTry, ListedTable, Store

# How long what others made of it is believed.
_HOLDS: Final = 20.0
_DAYS_SHOWN: Final = 14
# Games of a day have the day as their seed, and are otherwise as the form of the day lays them.
_SEED: Final = re.compile(r"^seed: (\d{8})$", re.MULTILINE)
_PLAIN: Final = ("difficulty: normal", "edition: revised")


@dataclass(frozen=True, slots=True)
class DailyTry:
    """A reader's first try at the game of a day."""

    day: str
    """As an ISO date."""
    table: str
    is_over: bool
    is_won: bool
    turn: int


@dataclass(frozen=True, slots=True)
class DailySummary:
    """What home shows of the game of today."""

    mine: DailyTry | None
    finished: int
    """How many first tries of others are over."""
    won: int
    history: tuple[DailyTry, ...]
    """The days before, the last one first."""


@lru_cache(maxsize=8)
def starts_of(day: date) -> tuple[str, ...]:
    """Return how the games of a day begin, one for each number of Taoists."""
    wanted = [forms.parse_daily_game({"players": players}, day) for players in "1234"]
    return tuple(start_of(Game(one.setup, seed=one.seed)) for one in wanted if one.seed is not None)


def same_deals(start: str) -> tuple[str, ...]:
    """Return how all games begin that count as one deal: the game of a day has one for each number of Taoists."""
    day = _day_of_seed(start)
    return starts_of(day) if day is not None and start in starts_of(day) else (start,)


def start_of(game: Game) -> str:
    """Return how a game began: of a record all that stands before the first empty line."""
    return game.record().partition("\n\n")[0] + "\n\n"


class DailyGames:
    """Knows how today's game goes."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._known: tuple[date, float, tuple[FirstTry, ...]] | None = None

    async def summary(self, reader: int | None, listed: Iterable[ListedTable]) -> DailySummary:
        """Return what a reader sees of the game of today, and of those days that are among their tables."""
        today = datetime.now(UTC).date()
        others = [one.progress for one in await self._first_tries(today) if one.reader != reader]
        own = first_tries_by_day(listed)
        mine = own.pop(today, None)
        return DailySummary(
            mine=mine,
            finished=sum(progress.is_over for progress in others),
            won=sum(progress.is_won for progress in others),
            history=tuple(own[day] for day in sorted(own, reverse=True)[:_DAYS_SHOWN]),
        )

    async def _first_tries(self, today: date) -> tuple[FirstTry, ...]:
        now = time.monotonic()
        if self._known is None or self._known[0] != today or self._known[1] < now - _HOLDS:
            since = datetime(today.year, today.month, today.day, tzinfo=UTC)
            self._known = today, now, tuple(await self._store.first_tries(starts_of(today), since))
        return self._known[2]


def first_tries_by_day(listed: Iterable[ListedTable]) -> dict[date, DailyTry]:
    """Return the first of somebody's tables with the game of each day."""
    tries: dict[date, DailyTry] = {}
    for table in sorted(listed, key=lambda table: table.created):
        day = _day_of(table)
        if day is not None and day not in tries:
            progress = table.progress
            tries[day] = DailyTry(day.isoformat(), table.id, progress.is_over, progress.is_won, progress.turn)
    return tries


def _day_of(table: ListedTable) -> date | None:
    """Return the day whose game a table holds; None if it is another game.

    Only the text is looked at: it is about the reader's own list, and games are slow to deal.
    """
    day = _day_of_seed(table.start)
    if day is None:
        return None
    is_plain = all(f"\n{line}\n" in table.start for line in _PLAIN) and "white-moon" not in table.start
    return day if is_plain and day <= table.created.date() else None


def _day_of_seed(start: str) -> date | None:
    """Return the day that the seed of a game stands for, if it is one."""
    seed = _SEED.search(start)
    try:
        return datetime.strptime(seed[1], "%Y%m%d").date() if seed else None  # a day, not a moment
    except ValueError:
        return None
