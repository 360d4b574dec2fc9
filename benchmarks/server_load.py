"""The server under load, on loopback: many tables with four players each, played by scripts at a steady rate.

    python benchmarks/server_load.py                 # the three scenarios below
    python benchmarks/server_load.py --tables 50 --rate 100 --json
    python benchmarks/server_load.py --tables 50 --profile
    python benchmarks/server_load.py --database postgresql://me@localhost/empty --workers 2

A server of its own process (with SQLite in a folder that is removed, unless a database is named); every table has a
host and three guests who came through secret links, each with a live connection. What is measured is the time from
an action that is sent until the last of the four has received it, and how much memory and processor time the server
uses. The time depends on what else the machine does, and on these scripts, which take about as much of it as the
server; the processor's time for each action does so much less. How often something may be done is not limited here; all
else is as with `fatsi serve`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import cProfile
import html
import json
import os
import pstats
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx2
from _pytest.outcomes import Failed, Skipped
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from fatsi.server.options import Limits, Options, Rate
from fatsi.server.run import address, bound, serve, serve_with_workers
from fatsi.server.storage.database import sqlite_url

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.clusters import Cluster

_SEATS: Final = 4
_OPENED_AT_ONCE: Final = 8
_CHOICE: Final = re.compile(r'<button\b[^>]*?\bdata-action="([^"]*)"[^>]*>')
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_AWAKE_EVERY: Final = 40.0
_PROFILED: Final = 30
"""Functions that a profile shows."""


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
    lost: int
    """Connections that the server has ended."""
    bytes_per_update: int
    """What one of the four receives for one action, before compression."""
    packed_bytes_per_update: int
    """The same as it goes over the line."""
    memory_idle_mb: float
    memory_seated_mb: float
    memory_end_mb: float
    processor_share: float
    """Of one core, while the measured actions were played."""
    processor_ms: float
    """Of each action."""
    machine_load: float
    """How many processes wanted a processor in the last minute, on the average; these scripts are one of them."""
    processors: int
    setup_seconds: float


# --- the server --------------------------------------------------------------------------------------------


def _serve(database: str, workers: int, profile: str) -> None:
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
    elif profile:
        profiler = cProfile.Profile()
        with contextlib.suppress(SystemExit):
            profiler.runcall(serve, options, listening, on_ready)
        profiler.dump_stats(profile)
    else:
        serve(options, listening, on_ready)


class _Process:
    """The server with all its processes from outside: where it is, what it takes."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.url = url.rstrip("/")
        self._pid = process.pid

    def _pids(self) -> list[int]:
        """Return its process, and those that it has started."""
        parents = {pid: int(fields[1]) for pid in _all_pids() if (fields := _fields(pid))}
        found = [self._pid]
        for pid in found:
            found += [child for child, parent in parents.items() if parent == pid]
        return found

    def memory(self) -> float:
        """Megabytes in memory; 0 where the system does not say."""
        page = os.sysconf("SC_PAGE_SIZE") / 2**20
        return sum(int(fields[21]) * page for pid in self._pids() if (fields := _fields(pid)))

    def processor(self) -> float:
        """Seconds of a processor taken so far."""
        taken = (int(f[11]) + int(f[12]) for pid in self._pids() if (f := _fields(pid)))
        return sum(taken) / _TICKS


def _all_pids() -> list[int]:
    try:
        return [int(name) for name in os.listdir("/proc") if name.isdigit()]
    except OSError:
        return []


def _fields(pid: int) -> list[str]:
    """Return what Linux tells of a process, from its state on; nothing if there is none."""
    try:
        return Path("/proc", str(pid), "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


@contextmanager
def _running(database: str | None, workers: int, profile: str = "") -> Iterator[_Process]:
    with tempfile.TemporaryDirectory() as folder:
        url = database or sqlite_url(Path(folder, "tables.db"))
        command = [sys.executable, __file__, "--serve", "--database", url, "--workers", str(workers)]
        command += ["--profile", profile] if profile else []
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            ready = process.stdout.readline().strip()
            if not ready:
                sys.exit("the server did not start")
            yield _Process(process, ready)
        finally:
            process.terminate()
            process.wait(timeout=60)


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


class _Connection(ClientConnection):
    """A connection that counts what comes over the line."""

    came = 0

    def data_received(self, data: bytes) -> None:
        _Connection.came += len(data)
        super().data_received(data)


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
        self.lost = 0

    # --- sitting down

    async def open(self, number: int, stack: AsyncExitStack) -> None:
        """Open tables, and let everybody sit down: the same four at each of them."""
        at_once = asyncio.Semaphore(_OPENED_AT_ONCE)
        # Nothing is to be verified on loopback, and to get ready for it takes longer than all the rest.
        people = [
            await stack.enter_async_context(
                httpx2.AsyncClient(
                    base_url=self._url, headers={"Origin": self._url}, timeout=60, trust_env=False, verify=False
                )
            )
            for _ in range(_SEATS)
        ]

        async def one() -> None:
            async with at_once:
                self._tables.append(await self._open_table(people, stack))

        # The first one alone: there everybody is given a cookie.
        await one()
        await asyncio.gather(*(one() for _ in range(number - 1)))

    async def _open_table(self, people: list[httpx2.AsyncClient], stack: AsyncExitStack) -> _Table:
        form = {"players": str(_SEATS), **{f"seat_{at}": "open" for at in range(2, _SEATS + 1)}}
        host, *guests = people
        path = (await host.post("/tables", data=form)).headers["location"].partition("#")[0]
        secrets = []
        for seat in range(_SEATS):
            invited = await host.post(f"{path}/invite", data={"seat": str(seat)})
            if invited.status_code == 200:  # not one's own seat
                secrets.append(invited.json()["link"].partition("#")[2])
        table = _Table()
        await self._sit(table, path, host.cookies, stack)
        for guest, secret in zip(guests, secrets, strict=True):
            await guest.post("/join", data={"secret": secret})
            await self._sit(table, path, guest.cookies, stack)
        return table

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
                create_connection=_Connection,
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

    async def keep_awake(self) -> None:
        """Let everybody say now and then that they are there, as pages do; whoever does not is let go."""
        while True:
            began = time.perf_counter()
            for table in list(self._tables):
                for player in table.players:
                    with contextlib.suppress(ConnectionClosed):
                        await player.socket.send('{"do":"ping"}')
                await asyncio.sleep(_AWAKE_EVERY / 2 / max(1, len(self._tables)))
            await asyncio.sleep(max(1.0, _AWAKE_EVERY - (time.perf_counter() - began)))

    async def _listen(self, table: _Table, player: _Player) -> None:
        try:
            await self._take_messages(table, player)
        except ConnectionClosed:
            self.lost += 1
            player.choices = []

    async def _take_messages(self, table: _Table, player: _Player) -> None:
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
            with contextlib.suppress(ConnectionClosed):
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


async def _measure(server: _Process, plan: Plan) -> Report:
    load = _Load(server.url, random.Random(plan.seed))
    idle = server.memory()
    began = time.perf_counter()
    async with AsyncExitStack() as stack:
        awake = asyncio.create_task(load.keep_awake())
        await load.open(plan.tables, stack)
        seated, setup = server.memory(), time.perf_counter() - began
        await load.play(plan.rate, plan.warm_up)
        await load.settle()
        load.latencies.clear()
        load.sizes.clear()
        _Connection.came = 0
        processor, began = server.processor(), time.perf_counter()
        sent = await load.play(plan.rate, plan.seconds)
        seconds = time.perf_counter() - began
        undelivered = await load.settle()
        processor, came = server.processor() - processor, _Connection.came
        memory = server.memory()
        awake.cancel()
        lost = load.lost
        load.close()
    return Report(
        tables=plan.tables,
        connections=plan.tables * _SEATS,
        actions=sent,
        actions_per_second=round(sent / seconds, 1),
        p50_ms=round(1000 * _percentile(load.latencies, 0.50), 1),
        p99_ms=round(1000 * _percentile(load.latencies, 0.99), 1),
        max_ms=round(1000 * max(load.latencies, default=0.0), 1),
        undelivered=undelivered,
        refused=load.refused,
        lost=lost,
        bytes_per_update=round(sum(load.sizes) / max(1, len(load.sizes))),
        packed_bytes_per_update=round(came / max(1, len(load.sizes))),
        memory_idle_mb=round(idle, 1),
        memory_seated_mb=round(seated, 1),
        memory_end_mb=round(memory, 1),
        processor_share=round(processor / seconds, 3),
        processor_ms=round(1000 * processor / max(1, sent), 2),
        machine_load=round(os.getloadavg()[0], 1),
        processors=os.cpu_count() or 1,
        setup_seconds=round(setup, 1),
    )


_LINES: Final = (
    ("tables", "{tables} with {connections} connections"),
    (
        "actions",
        "{actions} ({actions_per_second} a second), {refused} refused, {undelivered} not received by all, {lost} lost",
    ),
    ("sent until received by all", "p50 {p50_ms} ms, p99 {p99_ms} ms, longest {max_ms} ms"),
    ("size of an update", "{bytes_per_update} bytes to each, {packed_bytes_per_update} over the line"),
    ("processor", "{processor_ms} ms for each action, {processor_share:.0%} of one core"),
    ("memory of the server", "{memory_idle_mb} MB idle, {memory_seated_mb} MB seated, {memory_end_mb} MB at the end"),
    ("sitting down", "{setup_seconds} s"),
    ("load of the machine", "{machine_load} on {processors} processors"),
)


# --- what is measured --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Plan:
    """One scenario."""

    name: str
    tables: int
    rate: float
    workers: int = 1
    seconds: float = 20.0
    warm_up: float = 5.0
    seed: int = 1


# What the server is meant to hold on a quiet machine, with a p99 under 100 ms.
SCENARIOS: Final = (
    Plan("one process", tables=200, rate=300),
    Plan("two workers with PostgreSQL", tables=200, rate=510, workers=2),
    Plan("many seated", tables=1000, rate=100),
)


def _run(plan: Plan, database: str | None, profile: str = "") -> Report:
    with _running(database, plan.workers, profile) as server:
        return asyncio.run(_measure(server, plan))


def _run_scenarios(*, is_json: bool) -> None:
    reports = {}
    for plan in SCENARIOS:
        with ExitStack() as stack:
            database = None
            if plan.workers > 1:
                try:
                    cluster = Cluster()
                except (Skipped, Failed):
                    print(f"{plan.name}: not measured, for there is no PostgreSQL here", file=sys.stderr)
                    continue
                stack.callback(cluster.remove)
                database = cluster.new_database()
            reports[plan.name] = report = _run(plan, database)
        if not is_json:
            print(f"--- {plan.name}: {plan.rate:.0f} actions a second wanted")
            _print(report)
    if is_json:
        print(json.dumps({name: asdict(report) for name, report in reports.items()}, indent=2))


def _print(report: Report) -> None:
    for name, line in _LINES:
        print(f"{name:24}{line.format(**asdict(report))}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, help="one scenario with so many tables, not the three of old")
    parser.add_argument("--rate", type=float, default=100.0, help="actions a second, at all tables together")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds of play before anything is measured")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", help="postgresql://... of an empty database; else SQLite in a folder of its own")
    parser.add_argument(
        "--workers", type=int, default=1, help="processes behind one port; more than one with PostgreSQL"
    )
    parser.add_argument("--profile", nargs="?", const="build/server.prof", default="", help="show where the time goes")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        _serve(options.database, options.workers, options.profile)
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    if not (options.tables or options.database or options.profile):
        _run_scenarios(is_json=options.json)
        return
    plan = Plan(
        "asked for",
        options.tables or 200,
        options.rate,
        options.workers,
        options.seconds,
        options.warm_up,
        options.seed,
    )
    report = _run(plan, options.database, options.profile)
    if options.json:
        print(json.dumps(asdict(report), indent=2))
    else:
        _print(report)
    if options.profile:
        pstats.Stats(options.profile).sort_stats("tottime").print_stats(_PROFILED)


if __name__ == "__main__":
    main()
