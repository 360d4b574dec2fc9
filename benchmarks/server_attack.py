"""Attacks on a running server, on loopback, bounded in count and time: `make attack`.

A fresh server in a process of its own, with the limits that hold for everybody; a victim who plays at a table from
127.0.0.1; attackers from 127.0.0.2 and its neighbours, so that limits by address count them apart. Each line of the
table is one attack: the victim's p99 before it and during it, and what the attacker got. If the
victim is slower than the bound, or is refused an action, the command fails.

    python benchmarks/server_attack.py
    python benchmarks/server_attack.py --seconds 5 --only uploads watchers
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import html
import json
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from fatsi.server.storage.database import sqlite_url

_CHOICE: Final = re.compile(r'<button\b[^>]*?\bdata-action="([^"]*)"[^>]*>')
_ATTACKER: Final = "127.0.0.2"
_BOUND_MS: Final = 250.0
_GONE: Final = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx2.HTTPError)


def _client(address: str, source: str = "127.0.0.1") -> httpx2.AsyncClient:
    transport = httpx2.AsyncHTTPTransport(local_address=source, verify=False)
    return httpx2.AsyncClient(base_url=address, headers={"Origin": address}, timeout=30, transport=transport)


@dataclass
class Seat:
    """Somebody with a browser at a table."""

    address: str
    source: str = "127.0.0.1"
    table: str = ""
    http: httpx2.AsyncClient = field(init=False)

    def __post_init__(self) -> None:
        self.http = _client(self.address, self.source)

    async def open_table(self, **form: str) -> str:
        answer = await self.http.post("/tables", data={"players": "1"} | form)
        if answer.status_code != 303:
            raise OSError(f"no table: {answer.status_code}")
        self.table = answer.headers["location"].partition("#")[0].rpartition("/")[2]
        return self.table

    async def sit(self, table: str = "") -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Origin": self.address} | ({"Cookie": cookies} if cookies else {})
        line = await connect(
            f"{self.address.replace('http', 'ws', 1)}/table/{table or self.table}/socket",
            additional_headers=headers,
            local_addr=(self.source, 0),
            max_size=None,
            proxy=None,
            ping_interval=None,
            open_timeout=10,
            close_timeout=1,
        )
        await line.send(json.dumps({"do": "hello", "version": -1}))
        return line


class Victim:
    """Plays at a steady rate, and measures how long each action takes until it is acknowledged."""

    def __init__(self, seat: Seat) -> None:
        self._seat: Final = seat
        self.times: list[float] = []
        self.lost = 0
        self._rng: Final = random.Random(1)
        self._version = -1
        self._decision = ""

    async def play(self, seconds: float, rate: float = 10.0) -> list[float]:
        """Play for a while and return the times in milliseconds."""
        self.times = []
        until = time.monotonic() + seconds
        line = await self._seat.sit()
        try:
            await self._receive(line, lambda message: message["kind"] == "update")
            while time.monotonic() < until:
                await self._act(line)
                await asyncio.sleep(1 / rate)
        finally:
            await line.close()
        return sorted(self.times)

    async def _act(self, line: ClientConnection) -> None:
        offered = [
            html.unescape(button[1]) for button in _CHOICE.finditer(self._decision) if " disabled" not in button[0]
        ]
        if not offered:
            await line.close()
            await self._seat.open_table(practice="on")
            raise _Over
        request = {"do": "act", "version": self._version, "action": self._rng.choice(offered), "id": "v"}
        began = time.monotonic()
        await line.send(json.dumps(request))
        answer = await self._receive(line, lambda message: message.get("id") == "v")
        self.times.append((time.monotonic() - began) * 1000)
        if answer["kind"] != "update":
            self.lost += 1

    async def _receive(self, line: ClientConnection, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 30))
            if message["kind"] == "update":
                self._version = message["version"]
            self._decision = message.get("parts", {}).get("decision", self._decision)
            if is_it(message):
                return message


class _Over(Exception):
    """The game is over; the next one is at another table."""


async def measured(victim: Victim, seconds: float) -> list[float]:
    """Return the victim's times, through as many games as it takes."""
    times: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with contextlib.suppress(_Over):
            await victim.play(until - time.monotonic())
        times += victim.times
    return sorted(times)


def p99(times: list[float]) -> float:
    return times[min(len(times) - 1, int(len(times) * 0.99))] if times else float("inf")


# --- the attacks: each runs until it is cancelled, and counts what it got ------------------------------------


class Attack:
    """What an attacker got: how often, by what."""

    def __init__(self, address: str, table: str) -> None:
        self.address: Final = address
        self.table: Final = table
        self.got: dict[str, int] = {}

    def count(self, what: object) -> None:
        self.got[str(what)] = self.got.get(str(what), 0) + 1

    def summary(self) -> str:
        return ", ".join(f"{number}x {what}" for what, number in sorted(self.got.items())) or "nothing"


async def _repeat(attack: Attack, one: Callable[[], Awaitable[object]], number: int = 4) -> None:
    """Do something again and again, by several at once."""

    async def loop() -> None:
        while True:
            try:
                attack.count(await one())
            except _GONE as error:
                attack.count(type(error).__name__)
                await asyncio.sleep(0.05)

    await asyncio.gather(*(loop() for _ in range(number)))


async def uploads(attack: Attack) -> None:
    texts = [b"fatsi record 1\n\n" + b";" * 250_000, b"fatsi record 1\nvillage: " + b"a " * 120_000]
    async with _client(attack.address, _ATTACKER) as http:

        async def post() -> int:
            # As a file: in a form each semicolon would take three bytes, and the form would be refused for its size.
            record = {"record": ("a.fatsi", random.choice(texts))}
            return (await http.post("/replay", files=record)).status_code

        await _repeat(attack, post, 2)


async def silent_connections(attack: Attack) -> None:
    """Up to 1,500 connections that say nothing, from 15 addresses."""
    opened: list[socket.socket] = []
    try:
        for number in range(1500):
            one = socket.socket()
            one.setblocking(False)
            one.bind((f"127.0.1.{number % 15 + 1}", 0))
            host, port = attack.address.removeprefix("http://").split(":")
            with contextlib.suppress(OSError):
                await asyncio.wait_for(asyncio.get_running_loop().sock_connect(one, (host, int(port))), 2)
                opened.append(one)
                attack.count("connected")
            if number % 50 == 0:
                await asyncio.sleep(0.01)
        await asyncio.sleep(3600)
    finally:
        for one in opened:
            one.close()


async def slow_headers(attack: Attack) -> None:
    """Requests that never come to their end, a byte at a time."""
    host, port = attack.address.removeprefix("http://").split(":")

    async def one() -> str:
        _, writer = await asyncio.open_connection(host, int(port), local_addr=(_ATTACKER, 0))
        try:
            for byte in b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 1000:
                writer.write(bytes((byte,)))
                await writer.drain()
                await asyncio.sleep(0.1)
            return "unbounded"
        finally:
            writer.close()

    await _repeat(attack, one, 100)


async def watchers(attack: Attack) -> None:
    """Spectators of the victim's table, as many as are let in."""

    async def watch() -> str:
        line = await Seat(attack.address, _ATTACKER).sit(attack.table)
        try:
            async for message in line:
                answer = json.loads(message)
                if answer["kind"] == "refused":
                    return str(answer["code"])
            return "closed"
        finally:
            await line.close()

    await _repeat(attack, watch, 60)


async def expensive_pages(attack: Attack) -> None:
    paths = [f"/table/{attack.table}/replay", f"/table/{attack.table}/picture.svg", "/cards", "/health", "/rules"]
    async with _client(attack.address, _ATTACKER) as http:

        async def get() -> int:
            return (await http.get(random.choice(paths), headers={"Accept": "text/html"})).status_code

        await _repeat(attack, get, 8)


async def planners(attack: Attack) -> None:
    """Tables full of bots that think, each watched by the attacker."""
    lines: list[ClientConnection] = []
    for number in range(24):
        seat = Seat(attack.address, f"127.0.2.{number + 1}")
        with contextlib.suppress(*_GONE):
            await seat.open_table(players="4", **{f"seat_{at}": "bot:planner" for at in range(1, 5)})
            lines.append(await seat.sit())
            attack.count("tables")
    try:
        await asyncio.gather(*(_read_on(line, attack) for line in lines))
    finally:
        for line in lines:
            await line.close()


async def _read_on(line: ClientConnection, attack: Attack) -> None:
    with contextlib.suppress(*_GONE):
        async for _ in line:
            attack.count("messages")
    await asyncio.sleep(3600)


async def illegal_actions(attack: Attack) -> None:
    """A seated attacker asks for what cannot be, and says things, coming back whenever the connection ends."""
    seat = Seat(attack.address, _ATTACKER)
    await seat.open_table()

    async def one() -> str:
        line = await seat.sit()
        try:
            while True:
                for request in ({"do": "act", "version": 0, "action": "move C"}, {"do": "chat", "text": "again"}):
                    await line.send(json.dumps(request | {"id": "x"}))
                    answer = json.loads(await asyncio.wait_for(line.recv(), 10))
                    attack.count(answer.get("code", answer["kind"]))
        finally:
            await line.close()

    await _repeat(attack, one, 4)


async def joins(attack: Attack) -> None:
    async def one() -> str:
        line = await Seat(attack.address, _ATTACKER).sit(attack.table)
        await line.close()
        return "joined"

    await _repeat(attack, one, 8)


ATTACKS: Final[tuple[Callable[[Attack], Awaitable[None]], ...]] = (
    uploads,
    silent_connections,
    slow_headers,
    watchers,
    expensive_pages,
    planners,
    illegal_actions,
    joins,
)


# --- the server and the report --------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def _server(folder: Path) -> AsyncIterator[str]:
    command = [sys.executable, "-m", "fatsi", "serve", "--no-browser", "--port", "0", "--language", "en"]
    log = (folder / "log").open("w")
    process = subprocess.Popen(
        [*command, "--database", sqlite_url(folder / "tables.db")], stdout=subprocess.PIPE, stderr=log, text=True
    )
    try:
        assert process.stdout is not None
        line = await asyncio.to_thread(process.stdout.readline)
        address = re.search(r"http://\S+:\d+", line)
        assert address, (folder / "log").read_text()
        yield address[0]
    finally:
        process.terminate()
        process.wait(timeout=30)
        log.close()


async def run(seconds: float, only: list[str]) -> bool:
    """Run the attacks one after the other, print the table, and return whether all was well."""
    is_well = True
    print(f"{'attack':20} {'p99 before':>12} {'p99 during':>12} {'actions':>8}  what the attacker got")
    for attack_one in ATTACKS:
        name = getattr(attack_one, "__name__", "?")
        if only and name not in only:
            continue
        with tempfile.TemporaryDirectory() as folder:
            async with _server(Path(folder)) as address:
                seat = Seat(address)
                await seat.open_table(practice="on")
                victim = Victim(seat)
                before = await measured(victim, seconds)
                attack = Attack(address, seat.table)
                running = asyncio.ensure_future(attack_one(attack))
                during = await measured(victim, seconds)
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
            size = (Path(folder) / "log").stat().st_size
        slow = p99(during)
        is_fine = slow < _BOUND_MS and not victim.lost and size < 100_000
        is_well = is_well and is_fine
        mark = "" if is_fine else "  <-- NOT WELL"
        got = attack.summary()
        print(
            f"{name:20} {p99(before):9.1f} ms {slow:9.1f} ms {len(during):8}  {got}; log {size} bytes{mark}", flush=True
        )
    return is_well


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to play before and during each attack")
    parser.add_argument("--only", nargs="*", default=[], help="names of attacks")
    given = parser.parse_args()
    sys.exit(0 if asyncio.run(run(given.seconds, given.only)) else 1)


if __name__ == "__main__":
    main()
