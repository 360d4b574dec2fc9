"""Many games on several processes: rows come back in the order of their seeds, whoever plays them, and nothing of
them is kept but the figures.

A batch is a range of seeds and one lineup of bots, or two that play the same deals in turn. What a file of rows
already holds is counted and not played again. Ctrl-C ends a batch early, with the figures of what was played.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import closing, nullcontext
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Final

from fatsi.bots import bot_module
from fatsi.game import Game
from fatsi.lab.cluster import ray_crew
from fatsi.lab.crews import Crew, Job, play_all, process_crew
from fatsi.lab.games import Played, lineup
from fatsi.lab.parquet import ParquetFile
from fatsi.lab.rows import RowFile, Rows
from fatsi.lab.statistics import Pairs, Summary
from fatsi.rules import InvalidSetup, Setup
from fatsi.rules.rng import SEEDS

# A process is given work for about this long at a time: enough that handing it out costs nothing beside it.
_CHUNK_SECONDS: Final = 0.25
_LARGEST_CHUNK: Final = 64
# So many chunks for each process may be under way or wait to be taken up in order.
_CHUNKS_AHEAD: Final = 6

# The kinds of files that rows can be kept in.
_ROW_FILES: Final[dict[str, Callable[[Path, Setup], Rows]]] = {".csv": RowFile, ".parquet": ParquetFile}


class UnknownSuffix(ValueError):
    """Rows cannot be kept in a file of that kind."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(f"{path} must end in {' or '.join(_ROW_FILES)}")


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
        Game(self.setup, seed=self.seed)  # an impossible setup fails here, before any game starts

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
        return Job(self.seed + after, self.lineups[which])

    def own_modules(self) -> list[ModuleType]:
        """Return the modules of bots that are the user's own."""
        modules = (bot_module(name) for bots in self.lineups for name in bots)
        return list(dict.fromkeys(module for module in modules if module is not None))


@dataclass(slots=True)
class Done:
    """The results of a batch, as far as it was played."""

    batch: Batch
    summaries: tuple[Summary, ...]
    # The first lineup against the second, where there are two.
    pairs: Pairs = field(default_factory=Pairs)
    # Games that were in the file already.
    already_played: int = 0
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


def row_file(path: Path, setup: Setup) -> Rows:
    """Return the file of rows at a path; its suffix says of which kind it is.

    >>> row_file(Path("rows.txt"), Setup())
    Traceback (most recent call last):
    ...
    fatsi.lab.batch.UnknownSuffix: rows.txt must end in .csv or .parquet
    """
    kind = _ROW_FILES.get(path.suffix.lower())
    if kind is None:
        raise UnknownSuffix(path)
    return kind(path, setup)


def simulate(
    batch: Batch,
    *,
    workers: int = 1,
    ray: str | None = None,
    rows: Path | None = None,
    on_game: Callable[[Done], None] | None = None,
) -> Done:
    """Play a batch, and return its figures; on Ctrl-C those of the games that were over by then.

    So many processes of this machine play, or with `ray` a Ray cluster: `local` starts one with so many workers, all
    CPUs play at another address. With `rows`, each game is kept in that file as soon as it is over, and games that are
    in it are not played again. `on_game` is called after each game.
    """
    done = Done(batch, tuple(Summary(bots) for bots in batch.lineups))
    with nullcontext() if rows is None else row_file(rows, batch.setup) as file:
        known = bytearray(batch.all_games)
        for row in () if file is None else file.read():
            number = batch.number_of(row)
            if number is not None and not known[number]:
                known[number] = 1
                done.already_played += 1
                done.add(row)
        missing = (batch.job(number) for number in range(batch.all_games) if not known[number])
        try:
            with closing(played(batch, missing, workers, ray)) as games:
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


def played(
    batch: Batch, jobs: Iterable[Job], workers: int = 1, ray: str | None = None
) -> Generator[Played, None, None]:
    """Yield the rows of some games of a batch in their order; one worker alone is this process."""
    if ray is not None:
        with ray_crew(ray, workers, batch.own_modules()) as crew:
            yield from _in_order(crew, batch.setup, iter(jobs))
    elif workers > 1:
        with process_crew(workers) as crew:
            yield from _in_order(crew, batch.setup, iter(jobs))
    else:
        for job in jobs:
            yield from play_all(batch.setup, [job])


def _in_order(crew: Crew, setup: Setup, jobs: Iterator[Job]) -> Iterator[Played]:
    """Hand out games some way ahead, and yield their rows in order."""
    waiting: deque[Callable[[], list[Played]]] = deque()
    size, games, seconds = 1, 0, 0.0
    while True:
        while len(waiting) < crew.size * _CHUNKS_AHEAD and (chunk := list(islice(jobs, size))):
            waiting.append(crew.hand_out(setup, chunk))
        if not waiting:
            return
        for row in waiting.popleft()():
            games += 1
            seconds += row.seconds
            yield row
        size = max(1, min(_LARGEST_CHUNK, int(_CHUNK_SECONDS * games / max(seconds, 1e-9))))
