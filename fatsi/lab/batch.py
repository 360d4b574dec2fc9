"""Many games on several processes: rows come back in the order of their seeds, whoever plays them, and nothing of
them is kept but the figures.

A batch is a range of seeds and one lineup of bots, or two that play the same deals in turn. What a file of rows
already holds is counted and not played again. Ctrl-C ends a batch early, with the figures of what was played.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, nullcontext
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Final

from fatsi.game import Game
from fatsi.lab.games import Played, lineup, play_game
from fatsi.lab.rows import RowFile
from fatsi.lab.statistics import Pairs, Summary
from fatsi.rules import InvalidSetup, Setup
from fatsi.rules.rng import SEEDS

# A process is given work for about this long at a time: enough that handing it out costs nothing beside it.
_CHUNK_SECONDS: Final = 0.25
_LARGEST_CHUNK: Final = 64
# So many chunks for each process may be under way or wait to be taken up in order.
_CHUNKS_AHEAD: Final = 6

# The lineup by its number, and the seed.
Job = tuple[int, int]


class WorkerDied(RuntimeError):
    """A process that played games is gone, by itself or for want of memory."""


@dataclass(frozen=True, slots=True)
class Batch:
    """What is to be played: every lineup plays every seed. Names of bots may stand for all Taoists of a lineup.

    >>> Batch(Setup(players=2), (("random",), ("greedy", "random")), seed=1, games=10).lineups
    (('random', 'random'), ('greedy', 'random'))
    """

    setup: Setup
    lineups: tuple[tuple[str, ...], ...]
    seed: int = 1
    games: int = 100

    def __post_init__(self) -> None:
        if self.games < 1:
            raise InvalidSetup("games", "too-few-games", given=self.games)
        if not 0 <= self.seed <= SEEDS - self.games:
            raise InvalidSetup("seed", "not-a-number", given=str(self.seed), most=str(SEEDS - self.games))
        lineups = tuple(lineup(bots, self.setup.players) for bots in self.lineups)
        if len(set(lineups)) < len(lineups):
            raise InvalidSetup("bot", "same-bots")
        object.__setattr__(self, "lineups", lineups)
        Game(self.setup, seed=self.seed)  # a setup that cannot be dealt is told before anything is begun

    @property
    def all_games(self) -> int:
        """How many games there are for all lineups together."""
        return self.games * len(self.lineups)

    def number_of(self, row: Played) -> int | None:
        """Return which game of the batch a row is, counted from 0; None if it is none of them."""
        if row.bots not in self.lineups or not self.seed <= row.seed < self.seed + self.games:
            return None
        return (row.seed - self.seed) * len(self.lineups) + self.lineups.index(row.bots)

    def job(self, number: int) -> Job:
        """Return the game of that number: lineups take turns on each seed."""
        after, which = divmod(number, len(self.lineups))
        return which, self.seed + after


@dataclass(slots=True)
class Done:
    """What came of a batch, as far as it was played."""

    batch: Batch
    summaries: tuple[Summary, ...]
    # The first lineup against the second, where there are two.
    pairs: Pairs = field(default_factory=Pairs)
    # Games that were in the file already.
    kept: int = 0
    is_complete: bool = False
    # For each bot that failed, the first game in which it did.
    failures: dict[str, Played] = field(default_factory=dict)
    _waiting: dict[int, Played] = field(default_factory=dict)

    def add(self, row: Played) -> None:
        """Count a game."""
        which = self.batch.lineups.index(row.bots)
        self.summaries[which].add(row)
        if not row.is_finished:
            self.failures.setdefault(row.failed_bot, row)
        if len(self.batch.lineups) > 1:
            other = self._waiting.pop(row.seed, None)
            if other is None:
                self._waiting[row.seed] = row
            elif which:
                self.pairs.add(other, row)
            else:
                self.pairs.add(row, other)

    @property
    def games(self) -> int:
        """How many games have been counted."""
        return sum(summary.games for summary in self.summaries)


def simulate(
    batch: Batch,
    *,
    workers: int = 1,
    rows: Path | None = None,
    on_game: Callable[[Done], None] | None = None,
) -> Done:
    """Play a batch, and return its figures; on Ctrl-C those of the games that were over by then.

    With `rows`, each game becomes a line of that file as soon as it is over, and games that are in it are not played
    again. `on_game` is called after each game.
    """
    done = Done(batch, tuple(Summary(bots) for bots in batch.lineups))
    with nullcontext() if rows is None else RowFile(rows, batch.setup) as file:
        known = bytearray(batch.all_games)
        for row in () if file is None else file.read():
            number = batch.number_of(row)
            if number is not None and not known[number]:
                known[number] = 1
                done.kept += 1
                done.add(row)
        missing = (batch.job(number) for number in range(batch.all_games) if not known[number])
        try:
            with closing(played(batch, missing, workers)) as games:
                for row in games:
                    if file is not None:
                        file.add(row)
                    done.add(row)
                    if on_game is not None:
                        on_game(done)
        except KeyboardInterrupt:
            return done
    done.is_complete = True
    return done


def played(batch: Batch, jobs: Iterable[Job], workers: int) -> Generator[Played, None, None]:
    """Yield the rows of some games of a batch in their order, played by so many processes; one is this one."""
    if workers == 1:
        for job in jobs:
            yield _play(batch, job)
        return
    others = set(multiprocessing.active_children())
    # New interpreters: a copy of this one would hold locks of threads that it does not have.
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _leave_interrupts_to_the_parent)
    is_over = False
    try:
        yield from _in_order(pool, batch, iter(jobs), workers * _CHUNKS_AHEAD)
        is_over = True
    except BrokenProcessPool:
        raise WorkerDied from None
    finally:
        pool.shutdown(wait=is_over, cancel_futures=True)
        if not is_over:
            # Nobody waits for games that nobody will count.
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()


def _in_order(pool: ProcessPoolExecutor, batch: Batch, jobs: Iterator[Job], ahead: int) -> Iterator[Played]:
    """Hand out games some way ahead, and yield their rows in order."""
    waiting: deque[Future[list[Played]]] = deque()
    size, games, seconds = 1, 0, 0.0
    while True:
        while len(waiting) < ahead and (chunk := list(islice(jobs, size))):
            waiting.append(pool.submit(_play_chunk, batch, chunk))
        if not waiting:
            return
        for row in waiting.popleft().result():
            games += 1
            seconds += row.seconds
            yield row
        size = max(1, min(_LARGEST_CHUNK, int(_CHUNK_SECONDS * games / max(seconds, 1e-9))))


def _play_chunk(batch: Batch, jobs: list[Job]) -> list[Played]:
    return [_play(batch, job) for job in jobs]


def _play(batch: Batch, job: Job) -> Played:
    which, seed = job
    return play_game(batch.setup, seed, batch.lineups[which])


def _leave_interrupts_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; one of them answers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def all_cores() -> int:
    """Return how many processes can play at once on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
