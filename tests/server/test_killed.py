"""Killed at any moment, again and again: what was acknowledged is there, and every table goes on."""

import os
import random
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.conftest import Serve
from tests.server.running import Line, Running, Visitor
from tests.server.written import choices

# `make attack` kills more often.
KILLS = {"sqlite": int(os.environ.get("FATSI_KILLS", "5")), "postgresql": int(os.environ.get("FATSI_KILLS", "6")) // 2}
# A life ends after so many acknowledged actions and a moment more, however fast the machine is.
MOST_ACTIONS = 30
LONGEST_MOMENT = 0.02
LIFE_WITHIN = 120.0
SHARE_TAKEN_BACK = 0.2
# What ends a conversation with somebody who was killed.
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


@dataclass
class Played:
    """What is known of a table from what its players received."""

    table: str
    players: list[Visitor]
    is_practice: bool = False
    seen: int = 0
    """The newest version that anybody was shown."""
    acknowledged: dict[int, str] = field(default_factory=dict)
    """By the version that it made: an action, or nothing for one taken back."""
    before: list[str] = field(default_factory=list)
    """In practice: what was written when the server began its present life."""
    is_over: bool = False
    lock: threading.Lock = field(default_factory=threading.Lock)

    def note(self, line: Line, done: str | None = None) -> None:
        with self.lock:
            self.seen = max(self.seen, line.version)
            if done is not None:
                assert line.version not in self.acknowledged
                self.acknowledged[line.version] = done

    def check(self, record: str) -> None:
        """Compare with what a new life of the server says."""
        written = choices(record)
        if not self.is_practice:
            assert len(written) >= self.seen
            for version, action in self.acknowledged.items():
                assert written[version - 1] == action
            return
        # One player at one table: everything was sent to them, except what was under way at the end.
        expected = self.before
        for version in sorted(self.acknowledged):
            done = self.acknowledged[version]
            expected = [*expected, done] if done else expected[:-1]
        assert written in (expected, expected[:-1]) or written[:-1] == expected
        self.before = written
        self.acknowledged.clear()


class Players:
    """Scripts that play at several tables until the server is gone."""

    def __init__(self, server: Running, stack: ExitStack, rng: random.Random) -> None:
        self._server = server
        self._stack = stack
        self._rng = rng
        self.tables: list[Played] = []
        self.played = 0

    def _visitor(self) -> Visitor:
        return self._stack.enter_context(Visitor(self._server.address))

    def _new(self, kind: str) -> Played:
        host = self._visitor()
        if kind == "guests":
            table = host.new_table(players="2", seat_2="open")
            guest = self._visitor()
            guest.join(host.invitation(table, 2))
            return Played(table, [host, guest])
        if kind == "bot":
            return Played(host.new_table(players="2", seat_2="bot:random", white_moon="on"), [host])
        if kind == "practice":
            return Played(host.new_table(players="1", practice="on"), [host], is_practice=True)
        # The same seats on two devices, which get in each other's way.
        table = host.new_table(players="3", five_qi="on")
        device = self._visitor()
        device.join(host.own_link(table))
        return Played(table, [host, device])

    def sit_down(self) -> None:
        """Open tables, and new ones in the place of those that are over."""
        kinds = ("guests", "bot", "practice", "devices")
        if not self.tables:
            self.tables = [self._new(kind) for kind in kinds]
        for at, kind in enumerate(kinds):
            if self.tables[at].is_over:
                self.tables[at] = self._new(kind)

    def play(self) -> None:
        """Play until the server is killed: under play, when so many actions were acknowledged."""
        acknowledged = threading.Semaphore(0)
        wanted, moment = self._rng.randrange(1, MOST_ACTIONS), self._rng.uniform(0, LONGEST_MOMENT)
        with ThreadPoolExecutor(max_workers=10) as scripts:
            started: list[Future[int]] = [
                scripts.submit(play, table, player, random.Random(self._rng.random()), acknowledged)
                for table in self.tables
                for player in table.players
            ]
            try:
                for _ in range(wanted):
                    assert acknowledged.acquire(timeout=LIFE_WITHIN), self._server.output()
                time.sleep(moment)
            finally:
                self._server.kill()
            self.played += sum(future.result() for future in started)


def play(table: Played, player: Visitor, rng: random.Random, acknowledged: threading.Semaphore) -> int:
    """Play as one player, telling of each action that was acknowledged; return how many were."""
    number = 0
    try:
        with player.sit(table.table) as line:
            while True:
                table.note(line)
                if line.is_mine and line.choices():
                    if request(table, line, rng):
                        number += 1
                        acknowledged.release()
                elif not line.is_mine and "data-action" not in line.parts["decision"]:
                    table.is_over = True
                    return number
                else:
                    line.receive()
    except GONE:
        return number


def request(table: Played, line: Line, rng: random.Random) -> bool:
    """Ask for one thing, and note it if it was done."""
    before = line.version
    if table.is_practice and before and rng.random() < SHARE_TAKEN_BACK:
        done = ""
        asked = line.ask("undo")
    else:
        done = rng.choice(line.choices())
        asked = line.ask("act", action=done)
    answer = line.answer(asked)
    if answer["kind"] == "update":
        assert answer["version"] == before + 1
        table.note(line, done)
        return True
    assert answer["code"] in ("stale", "nothing-to-undo"), answer
    return False


@pytest.mark.parametrize("database", list(KILLS), indirect=True)
def test_killed_again_and_again_nothing_acknowledged_is_lost(
    database: str, serve: Serve, request: pytest.FixtureRequest
) -> None:
    kills = KILLS[request.node.callspec.params["database"]]
    rng = random.Random(20)
    server = serve(database, generous=True)
    with ExitStack() as stack:
        players = Players(server, stack, rng)
        for _ in range(kills):
            players.sit_down()
            players.play()
            server.start()
            for table in players.tables:
                visitor = table.players[0]
                table.check(visitor.record(table.table))
                assert table.table in visitor.page(table.table)
                with visitor.sit(table.table) as line:
                    assert line.version >= table.seen
                    if not table.is_practice:
                        assert line.version <= len(choices(visitor.record(table.table)))
        assert players.played >= kills, "the server was killed under play, not at rest"
    assert server.stop() == 0
    assert "Traceback" not in server.output()
