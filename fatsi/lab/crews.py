"""Who plays the games of a batch: a crew is handed some of them at a time, and gives their rows when it is asked.

The rows are the same whoever plays. Here is the crew of this machine's processes; `fatsi.lab.cluster` has that of Ray.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from fatsi.lab.games import Played, play_game
from fatsi.rules import Setup

_PATIENCE: Final = 10.0  # seconds


class WorkerDied(RuntimeError):
    """A process that played games is gone, by itself or for want of memory."""


@dataclass(frozen=True, slots=True)
class Job:
    """One game that is to be played."""

    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Crew:
    """So many players at once. What is handed out is played at some time; then the call that came back gives rows."""

    size: int
    hand_out: Callable[[Setup, list[Job]], Callable[[], list[Played]]]


def play_all(setup: Setup, jobs: list[Job]) -> list[Played]:
    """Return the rows of some games, played here."""
    return [play_game(setup, job.seed, job.bots) for job in jobs]


@contextmanager
def process_crew(workers: int) -> Iterator[Crew]:
    """Give a crew of processes of this machine."""
    others, other_threads = set(multiprocessing.active_children()), set(threading.enumerate())
    # New interpreters: a copy of this one would hold locks of threads that it does not have.
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _follow_the_parent)
    is_over = False
    try:
        yield Crew(workers, lambda setup, jobs: _submit(pool, setup, jobs).result)
        is_over = True
    except BrokenProcessPool:
        raise WorkerDied from None
    finally:
        pool.shutdown(wait=is_over, cancel_futures=True)
        if not is_over:
            # Nobody waits for games that nobody will count.
            for child in set(multiprocessing.active_children()) - others:
                child.terminate()
            # The pool's own threads close its pipes: an exit that came between would find them half closed.
            for thread in set(threading.enumerate()) - other_threads:
                thread.join(_PATIENCE)


def _submit(pool: ProcessPoolExecutor, setup: Setup, jobs: list[Job]) -> Future[list[Played]]:
    """Hand games to a pool, which may begin a process for them.

    Ctrl-C waits meanwhile, and a process that begins then never hears of it: it has to load a lot before it could leave
    it to the parent by itself, and would say goodbye with a traceback.
    """
    if not hasattr(signal, "pthread_sigmask"):
        return pool.submit(play_all, setup, jobs)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(play_all, setup, jobs)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _follow_the_parent() -> None:
    """Leave Ctrl-C, which reaches every process of a terminal, to the parent, and end when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_after_the_parent, daemon=True).start()


def _end_after_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def all_cores() -> int:
    """Return how many processes can play at once on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
