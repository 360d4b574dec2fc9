"""Running the server: binding, broadcast the address, opening a browser, ending without losing anything."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import multiprocessing
import multiprocessing.connection
import os
import resource
import signal
import socket
import sys
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Any, Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from fatsi.server.app import Server
from fatsi.server.handoff import Handoff, make_handoffs
from fatsi.server.http_protocol import bounded_protocol
from fatsi.server.log_limit import limit_logs
from fatsi.server.options import Options
from fatsi.server.parent_watch import when_parent_is_gone
from fatsi.server.socket_protocol import SocketProtocol

_BACKLOG: Final = 2048
_PAUSE_AFTER_DEATH: Final = 1.0
_log: Final = logging.getLogger("fatsi.server")
_FILES_WANTED: Final = 65_536
_FILES_KEPT_BACK: Final = 200
"""Files that are kept for the database, the workers and whatever else is opened."""
_GRACE: Final = 5
"""Seconds that requests have to end when the server is told to stop."""


class _Uvicorn(uvicorn.Server):
    """Uvicorn, which says when it is ready and lets the pages know when it goes."""

    def __init__(
        self, config: uvicorn.Config, server: Server, on_ready: Callable[[], None], handoff: Handoff | None
    ) -> None:
        super().__init__(config)
        self._fatsi: Final = server
        self._on_ready: Final = on_ready
        self._handoff: Final = handoff

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self._handoff is not None:
                self._handoff.listen(self._create_protocol)
            self._on_ready()

    def _create_protocol(self) -> asyncio.Protocol:
        kind: Any = self.config.http_protocol_class
        made: asyncio.Protocol = kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        return made

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._handoff is not None:
            self._handoff.stop()
        # Before the connections are cut, so that pages know that they should come back.
        await self._fatsi.sockets.close()
        await super().shutdown(sockets)


def bound(host: str, port: int) -> socket.socket:
    """Return a socket bound there, or raise `OSError`; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening


def address(listening: socket.socket) -> str:
    """Return the address of the pages of a server that listens there."""
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = _own_address()
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _own_address() -> str:
    """Return the address by which others in the network reach this machine; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: only the way there is asked for
            return str(probe.getsockname()[0])
        except OSError:
            return "localhost"


def serve(
    options: Options, listening: socket.socket, on_ready: Callable[[], None], handoff: Handoff | None = None
) -> None:
    """Serve until told to stop; `DatabaseTrouble` if there is nothing to keep tables in."""
    # When all is done uvicorn raises the signal that ended it once more; to end when told to is no failure.
    limit_logs()
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit(0))
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(options, listening, on_ready, handoff))


def serve_with_workers(options: Options, listening: socket.socket, on_ready: Callable[[], None], number: int) -> None:
    """Serve by several processes behind one port, until told to stop; one that dies is replaced.

    They share nothing but the database, which must be PostgreSQL: it tells each what the others do.
    """
    listening.listen(_BACKLOG)
    context = multiprocessing.get_context("spawn")
    # Each says when it is ready, or that it will not be.
    ready = context.SimpleQueue()

    handoffs = make_handoffs(number)

    def start(at: int) -> BaseProcess:
        process = context.Process(target=_serve_as_worker, args=(options, listening, ready, handoffs[at]))
        process.start()
        return process

    processes = [start(at) for at in range(number)]
    is_stopping = False

    def stop(_signal: int, _frame: object) -> None:
        nonlocal is_stopping
        is_stopping = True
        for process in processes:
            process.terminate()

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    for _ in processes:
        trouble = ready.get()
        if trouble is not None:
            stop(signal.SIGTERM, None)
            raise trouble
    on_ready()
    while not is_stopping:
        multiprocessing.connection.wait([process.sentinel for process in processes], timeout=1)
        for at, process in enumerate(processes):
            if not process.is_alive() and not is_stopping:
                _log.warning("a worker has died; another takes its place")
                time.sleep(_PAUSE_AFTER_DEATH)
                processes[at] = start(at)
    # Once more: one of them may have been started in the moment of the signal.
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


def _serve_as_worker(options: Options, listening: socket.socket, ready: Any, handoff: Handoff) -> None:
    # Ctrl-C reaches all processes; the first one tells the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # If that one is killed, nobody replaces or stops the others: they end in good order.
    when_parent_is_gone(lambda: os.kill(os.getpid(), signal.SIGTERM))
    try:
        serve(options, listening, lambda: ready.put(None), handoff)
    except DatabaseTrouble as trouble:
        ready.put(trouble)


async def _serve(
    options: Options, listening: socket.socket, on_ready: Callable[[], None], handoff: Handoff | None
) -> None:
    try:
        server = Server(options)
        await server.open()
    except ModuleNotFoundError as error:
        raise DatabaseTrouble("driver", str(error.name)) from None
    except BlockingIOError as error:
        raise DatabaseTrouble("held", _reason(error)) from None
    except (SQLAlchemyError, OSError) as error:
        reason = _reason(error)
        # SQLite's words for a file that another server holds.
        raise DatabaseTrouble("held" if "database is locked" in reason else "closed", reason) from None
    server.warm_up()
    _relax_garbage_collector()
    counter = server.connection_counter
    counter.most = min(counter.most, _raise_file_limit() - _FILES_KEPT_BACK)
    config = uvicorn.Config(
        server.app,
        http=bounded_protocol(counter, handoff),
        log_config=None,
        log_level="warning",
        # Requests are not written down: addresses of tables are for those who were given them.
        access_log=False,
        server_header=False,
        ws=SocketProtocol,
        ws_max_size=options.limits.frame,
        ws_max_queue=16,
        timeout_graceful_shutdown=_GRACE,
        lifespan="on",
    )
    await _Uvicorn(config, server, on_ready, handoff).serve([listening])


def _raise_file_limit() -> int:
    """Let the process open as many files as it may, and return how many that are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else _FILES_WANTED
    wanted = min(max(soft, wanted), _FILES_WANTED)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def _relax_garbage_collector() -> None:
    """Let the garbage collector look at everything only rarely.

    With hundreds of tables in memory that takes a fifth of a second, in which nobody is served, and it finds next to
    nothing: what is dropped here is freed by counting references. The young objects are looked at as ever.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 5_000)


class DatabaseTrouble(Exception):
    """The database cannot be used: its `kind` says in which way, its `reason` is what the database says."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(kind, reason)
        self.kind = kind
        self.reason = reason


def _reason(error: Exception) -> str:
    """Return what the driver said, in one line, without the statement that it was about."""
    original = getattr(error, "orig", None) or error
    return str(original).splitlines()[0] if str(original) else type(original).__name__


def is_running(url: str) -> bool:
    """Whether a fatsi server answers there."""
    try:
        with urllib.request.urlopen(f"{url}health", timeout=2) as answer:
            return bool(json.load(answer).get("server") == "fatsi")
    except (OSError, ValueError):
        return False


def open_browser(url: str) -> bool:
    """Show a page in the user's browser, if there is one; a browser inside the terminal is none to play in."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    if isinstance(browser, webbrowser.GenericBrowser) and not isinstance(browser, webbrowser.BackgroundBrowser):
        return False
    return browser.open(url)
