"""Work that takes long, done by other processes: bots, hints, and records that somebody uploads.

The process that serves has one interpreter lock; whoever thinks holds it. So nothing thinks there. Jobs wait in queues
by whom they are for (a table, an address), and one of each is taken in turn: however many one asks for, the others are
served between them. The queues are bounded, and a job that takes too long ends with its process.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from fatsi.server.parent_watch import when_parent_is_gone
from fatsi.server.request_refusals import Refused

_log: Final = logging.getLogger("fatsi.server")
_NICENESS: Final = 5
"""Workers come after the process that serves, whatever they think about."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Job:
    call: Callable[..., Any]
    arguments: tuple[Any, ...]
    answer: asyncio.Future[Any]


def _prepare_worker() -> None:
    # Ctrl-C is for the process that serves; it tells its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # It waits for jobs on a pipe that its siblings hold open too: that would never end by itself.
    when_parent_is_gone(lambda: os._exit(1))
    os.nice(_NICENESS)


def _import_what_thinks() -> None:
    """Import in the worker what the first job would wait for."""
    import fatsi.bots.hints
    import fatsi.game  # noqa: F401


class WorkerPool:
    """A few processes, and a fair queue before them."""

    def __init__(self, *, processes: int, waiting: int, waiting_per_key: int, seconds: float) -> None:
        self._processes: Final = processes
        self._most_waiting: Final = waiting
        self._most_per_key: Final = waiting_per_key
        self._seconds: Final = seconds
        # Those for whom something waits, in the order in which they are served.
        self._queues: Final[OrderedDict[str, deque[_Job]]] = OrderedDict()
        self._running: Final[set[asyncio.Task[None]]] = set()
        self._executor: Executor | None = None

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return sum(map(len, self._queues.values()))

    @property
    def running(self) -> int:
        return len(self._running)

    async def run(self, key: str, call: Callable[..., T], *arguments: Any) -> T:
        """Return what a function of a module returns for some arguments, all of which must be picklable.

        `Refused("busy")` if too much waits already, for everybody or for this key; `TimeoutError` if it takes too long.
        """
        queue = self._queues.get(key, ())
        if self.waiting >= self._most_waiting or len(queue) >= self._most_per_key:
            raise Refused("busy")
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queues.setdefault(key, deque()).append(_Job(call, arguments, answer))
        self._start_next()
        return await answer

    def _start_next(self) -> None:
        while self._queues and len(self._running) < self._processes:
            key, queue = self._queues.popitem(last=False)
            job = queue.popleft()
            if queue:
                self._queues[key] = queue  # at the end: the others come first
            if job.answer.cancelled():
                continue
            task = asyncio.create_task(self._work(job))
            self._running.add(task)
            task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        self._start_next()

    async def _work(self, job: _Job) -> None:
        executor = self._start()
        try:
            async with asyncio.timeout(self._seconds):
                # Shielded: who asked may go away, the process is busy all the same.
                made = await asyncio.shield(asyncio.wrap_future(executor.submit(job.call, *job.arguments)))
        except TimeoutError:
            _log.warning("a job of %s took longer than %.0f seconds", job.call.__name__, self._seconds)
            self._kill(executor)
            self._answer(job, TimeoutError())
        except BrokenProcessPool as error:
            self._kill(executor)
            self._answer(job, error)
        except Exception as error:
            self._answer(job, error)
        else:
            if not job.answer.done():
                job.answer.set_result(made)

    def _answer(self, job: _Job, error: Exception) -> None:
        if not job.answer.done():
            job.answer.set_exception(error)

    def _start(self) -> Executor:
        if self._executor is None:
            self._executor = self._new_executor()
        return self._executor

    def _new_executor(self) -> Executor:
        # Not forked: a copy of this process would hold its sockets and its database.
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._processes, context, _prepare_worker)

    async def warm_up(self) -> None:
        """Start the processes, so that the first who asks does not wait for them."""
        executor = self._start()
        await asyncio.gather(
            *(asyncio.wrap_future(executor.submit(_import_what_thinks)) for _ in range(self._processes))
        )

    def _kill(self, executor: Executor) -> None:
        """End the processes with whatever they do; the next job starts new ones."""
        if self._executor is executor:
            self._executor = None
        # There is no public way to end a process in the middle of its work before Python 3.14.
        for process in list((getattr(executor, "_processes", None) or {}).values()):
            process.kill()
        executor.shutdown(wait=False, cancel_futures=True)

    async def stop(self) -> None:
        """Answer nobody any more, and end the processes."""
        for queue in self._queues.values():
            for job in queue:
                job.answer.cancel()
        self._queues.clear()
        for task in list(self._running):
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self._running, return_exceptions=True)
        if self._executor is not None:
            self._kill(self._executor)
