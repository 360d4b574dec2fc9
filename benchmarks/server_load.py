"""The server under load, on loopback: many tables with four players each, played by scripts at a steady rate.

    python benchmarks/server_load.py
    python benchmarks/server_load.py --database postgresql://me@localhost/empty --json

A server of its own process (with SQLite in a folder that is removed, unless a database is named); every table has a
host and three guests who came through secret links, each with a live connection. What is measured is the time from
an action that is sent until the last of the four has received it, and how much memory and processor time the server
uses. How often something may be done is not limited here; all else is as with `fatsi serve`.
"""

from __future__ import annotations

import argparse
import asyncio
import html
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx2
from websockets.asyncio.client import ClientConnection, connect

from fatsi.server.options import Limits, Options, Rate
from fatsi.server.run import address, bound, serve, serve_with_workers
from fatsi.server.storage.database import sqlite_url

_SEATS: Final = 4
_OPENED_AT_ONCE: Final = 8
_CHOICE: Final = re.compile(r'<button\b[^>]*?\bdata-action="([^"]*)"[^>]*>')
_TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Report:
    """What came out."""

    tables: int
    connections: int
    actions: int
    actions_per_second: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    undelivered: int
    """Actions that did not reach everybody in time."""
    refused: int
    bytes_per_update: int
    """What one of the four receives for one action, before compression."""
    memory_idle_mb: float
    memory_seated_mb: float
    memory_end_mb: float
    processor_share: float
    """Of one core, while the measured actions were played."""
    setup_seconds: float


# --- the server --------------------------------------------------------------------------------------------


def _serve(database: str, workers: int) -> None:
    often = Rate(1e9, 1e9)
    limits = Limits(
        connections=10_000,
        connections_per_address=10_000,
        messages=often,
        chat=often,
        posts=often,
        pages=often,
        tables=often,
        guesses=often,
        joins=often,
        refusals=often,
        tables_per_reader=1_000_000,
    )
    listening = bound("127.0.0.1", 0)
    options = Options(database=database, limits=limits)

    def on_ready() -> None:
        print(address(listening), flush=True)

    if workers > 1:
        serve_with_workers(options, listening, on_ready, workers)
    else:
        serve(options, listening, on_ready)


class _Process:
    """The server from outside: where it is, what it takes."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.url = url.rstrip("/")
        self._folder = Path("/proc", str(process.pid))

    def memory(self) -> float:
        """Megabytes in memory; 0 where the system does not say."""
        try:
            status = (self._folder / "status").read_text()
        except OSError:
            return 0.0
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def processor(self) -> float:
        """Seconds of a processor taken so far."""
        try:
            fields = (self._folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / _TICKS


@contextmanager
def _running(database: str | None, workers: int) -> Iterator[_Process]:
    with tempfile.TemporaryDirectory() as folder:
        url = database or sqlite_url(Path(folder, "tables.db"))
        command = [sys.executable, __file__, "--serve", "--database", url, "--workers", str(workers)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            ready = process.stdout.readline().strip()
            if not ready:
                sys.exit("the server did not start")
            yield _Process(process, ready)
        finally:
            process.terminate()
            process.wait(timeout=30)


# --- the players -------------------------------------------------------------------------------------------


@dataclass
class _Player:
    """One connection, and what its page would offer."""

    socket: ClientConnection
    version: int = -1
    choices: list[str] = field(default_factory=list)


@dataclass
class _Table:
    players: list[_Player] = field(default_factory=list)
    began: float | None = None
    """When the action was sent that has not reached everybody yet."""
    informed: int = 0

    @property
    def actor(self) -> _Player | None:
        """Who can act; nobody while an action is under way, or when the game is over."""
        if self.began is not None:
            return None
        return next((player for player in self.players if player.choices), None)


class _Load:
    """All players, and the clock."""

    def __init__(self, url: str, rng: random.Random) -> None:
        self._url = url
        self._rng = rng
        self._tables: list[_Table] = []
        self._listening: list[asyncio.Task[None]] = []
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.refused = 0

    # --- sitting down

    async def open(self, number: int, stack: AsyncExitStack) -> None:
        """Open tables, and let everybody sit down."""
        at_once = asyncio.Semaphore(_OPENED_AT_ONCE)

        async def one() -> None:
            async with at_once:
                self._tables.append(await self._open_table(stack))

        await asyncio.gather(*(one() for _ in range(number)))

    async def _open_table(self, stack: AsyncExitStack) -> _Table:
        form = {"players": str(_SEATS), **{f"seat_{at}": "open" for at in range(2, _SEATS + 1)}}
        async with self._browser() as host:
            opened = await host.post("/tables", data=form)
            path = opened.headers["location"]
            secrets = []
            for seat in range(_SEATS):
                invited = await host.post(f"{path}/invite", data={"seat": str(seat)})
                if invited.status_code == 200:  # not one's own seat
                    secrets.append(invited.json()["link"].partition("#")[2])
            table = _Table()
            await self._sit(table, path, host.cookies, stack)
        for secret in secrets:
            async with self._browser() as guest:
                await guest.post("/join", data={"secret": secret})
                await self._sit(table, path, guest.cookies, stack)
        assert len(table.players) == _SEATS
        return table

    def _browser(self) -> httpx2.AsyncClient:
        # Nothing is to be verified on loopback, and to get ready for it takes longer than all the rest.
        return httpx2.AsyncClient(
            base_url=self._url, headers={"Origin": self._url}, timeout=60, trust_env=False, verify=False
        )

    async def _sit(self, table: _Table, path: str, cookies: httpx2.Cookies, stack: AsyncExitStack) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        socket = await stack.enter_async_context(
            connect(
                f"{self._url.replace('http', 'ws', 1)}{path}/socket",
                additional_headers={"Origin": self._url, "Cookie": cookie},
                max_size=None,
                ping_interval=None,
                proxy=None,
                open_timeout=60,
            )
        )
        await socket.send('{"do":"hello","version":-1}')
        player = _Player(socket)
        table.players.append(player)
        listening = asyncio.create_task(self._listen(table, player))
        self._listening.append(listening)
        while player.version < 0:
            await asyncio.sleep(0.001)

    # --- playing

    async def _listen(self, table: _Table, player: _Player) -> None:
        async for text in player.socket:
            now = time.perf_counter()
            message: dict[str, Any] = json.loads(text)
            if message["kind"] == "refused":
                self.refused += 1
                table.began = None
            if message["kind"] != "update":
                continue
            player.version = message["version"]
            if "decision" in message["parts"]:
                player.choices = _choices(message["parts"]["decision"])
            if table.began is not None:
                table.informed += 1
                self.sizes.append(len(text))
                if table.informed == _SEATS:
                    self.latencies.append(now - table.began)
                    table.began = None

    async def play(self, rate: float, seconds: float) -> int:
        """Let somebody act so many times a second, at whichever table has nothing under way; return how often."""
        began = time.perf_counter()
        sent = 0
        while (now := time.perf_counter()) - began < seconds:
            if sent >= (now - began) * rate:
                await asyncio.sleep((sent + 1) / rate - (now - began))
                continue
            table = self._rng.choice(self._tables)
            actor = table.actor
            if actor is None:
                # Another table then; not at once, or looking for one would take the processor from the server.
                await asyncio.sleep(0.001)
                continue
            action = self._rng.choice(actor.choices)
            request = json.dumps({"do": "act", "version": actor.version, "action": action, "id": "a"})
            table.informed = 0
            table.began = time.perf_counter()
            await actor.socket.send(request)
            sent += 1
        return sent

    async def settle(self) -> int:
        """Wait until everybody has every action; return how many did not arrive."""
        for _ in range(100):
            if not any(table.began for table in self._tables):
                break
            await asyncio.sleep(0.05)
        return sum(1 for table in self._tables if table.began is not None)

    def close(self) -> None:
        for listening in self._listening:
            listening.cancel()


def _choices(decision: str) -> list[str]:
    return [html.unescape(match[1]) for match in _CHOICE.finditer(decision) if " disabled" not in match[0]]


def _percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def _measure(server: _Process, options: argparse.Namespace) -> Report:
    load = _Load(server.url, random.Random(options.seed))
    idle = server.memory()
    began = time.perf_counter()
    async with AsyncExitStack() as stack:
        await load.open(options.tables, stack)
        seated, setup = server.memory(), time.perf_counter() - began
        await load.play(options.rate, options.warm_up)
        await load.settle()
        load.latencies.clear()
        load.sizes.clear()
        processor, began = server.processor(), time.perf_counter()
        sent = await load.play(options.rate, options.seconds)
        seconds = time.perf_counter() - began
        processor = server.processor() - processor
        undelivered = await load.settle()
        memory = server.memory()
        load.close()
    return Report(
        tables=options.tables,
        connections=options.tables * _SEATS,
        actions=sent,
        actions_per_second=round(sent / seconds, 1),
        p50_ms=round(1000 * _percentile(load.latencies, 0.50), 1),
        p99_ms=round(1000 * _percentile(load.latencies, 0.99), 1),
        max_ms=round(1000 * max(load.latencies, default=0.0), 1),
        undelivered=undelivered,
        refused=load.refused,
        bytes_per_update=round(sum(load.sizes) / max(1, len(load.sizes))),
        memory_idle_mb=round(idle, 1),
        memory_seated_mb=round(seated, 1),
        memory_end_mb=round(memory, 1),
        processor_share=round(processor / seconds, 3),
        setup_seconds=round(setup, 1),
    )


_LINES: Final = (
    ("tables", "{tables}"),
    ("connections", "{connections}"),
    ("actions", "{actions} ({actions_per_second} a second), {refused} refused, {undelivered} not received by all"),
    ("sent until received by all", "p50 {p50_ms} ms, p99 {p99_ms} ms, longest {max_ms} ms"),
    ("size of an update", "{bytes_per_update} bytes to each, before packing"),
    ("memory of the server", "{memory_idle_mb} MB idle, {memory_seated_mb} MB seated, {memory_end_mb} MB at the end"),
    ("processor of the server", "{processor_share:.0%} of one core"),
    ("sitting down", "{setup_seconds} s"),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100.0, help="actions a second, at all tables together")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds of play before anything is measured")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="postgresql://... of an empty database; else SQLite in a folder of its own")
    parser.add_argument(
        "--workers", type=int, default=1, help="processes behind one port; more than one with PostgreSQL"
    )
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        _serve(options.database, options.workers)
        return
    with _running(options.database, options.workers) as server:
        report = asyncio.run(_measure(server, options))
    if options.json:
        print(json.dumps(asdict(report), indent=2))
        return
    for name, line in _LINES:
        print(f"{name:24}{line.format(**asdict(report))}")


if __name__ == "__main__":
    main()
