"""Two servers on one PostgreSQL: a load balancer may send anyone anywhere."""

import os
import random
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx2
import pytest
from sqlalchemy.engine import make_url

from fatsi.server.pages.rendering import PEOPLE
from tests.server.clusters import Cluster
from tests.server.conftest import Serve
from tests.server.running import Line, Running, Visitor, people
from tests.server.written import choices

ROUNDS = 40
NORTH, SOUTH = "0", "2"


@dataclass
class Pair:
    """Two servers that share a database, and visitors of either."""

    one: Running
    two: Running
    database: str
    stack: ExitStack = field(default_factory=ExitStack)

    def visitor(self, server: Running) -> Visitor:
        return self.stack.enter_context(Visitor(server.address))

    def line(self, visitor: Visitor, table: str) -> Line:
        return self.stack.enter_context(visitor.sit(table))

    def host_and_guest(self, **form: str) -> tuple[str, Line, Line]:
        """Return a table for two with its host on the one server and its guest on the other."""
        host, guest = self.visitor(self.one), self.visitor(self.two)
        table = host.new_table(**{"players": "2", "name": "Anna", "seat_2": "open"} | form)
        assert guest.join(host.invitation(table, int(SOUTH)), "Bob") == table
        return table, self.line(host, table), self.line(guest, table)


@pytest.fixture
def pair(serve: Serve, postgresql: str) -> Iterator[Pair]:
    one, two = (serve(postgresql, generous=True, wait=False) for _ in range(2))
    made = Pair(one, two, postgresql)
    made.one.wait_until_ready()
    made.two.wait_until_ready()
    with made.stack:
        yield made


def eventually(is_so: Callable[[], bool], line: Line, within: float = 90.0) -> None:
    """Listen until something is so."""
    until = time.monotonic() + within
    while not is_so():
        assert time.monotonic() < until
        line.receive(until - time.monotonic())


def play(rng: random.Random, lines: list[Line], number: int) -> list[str]:
    """Let whoever has to decide act, so many times; everybody is notified each time."""
    played = []
    for _ in range(number):
        actor = next((line for line in lines if line.is_mine), None)
        if actor is None or not actor.choices():
            break
        played.append(actor.play(rng))
        for line in lines:
            line.wait_for_version(actor.version)
    return played


def test_players_on_different_servers_see_each_other(pair: Pair) -> None:
    table, anna, bob = pair.host_and_guest(seed="7")
    played = play(random.Random(1), [anna, bob], 30)
    assert len(played) > 5
    assert anna.version == bob.version == len(played)
    assert anna.log == bob.log
    shared = anna.parts.keys() - {*PEOPLE, "decision", "result"}
    assert {part: anna.parts[part] for part in shared} == {part: bob.parts[part] for part in shared}
    for server in (pair.one, pair.two):
        assert choices(pair.visitor(server).record(table)) == played

    anna.ask("chat", text="Hello on the other side")
    bob.wait(lambda message: message["kind"] == "chat" and "Hello on the other side" in message["entry"])

    watcher = pair.line(pair.visitor(pair.two), table)
    assert (watcher.version, watcher.log, watcher.choices()) == (anna.version, anna.log, [])

    # Whoever closes the page is away for those of the other server, and back when it is opened again.
    there = people(anna.parts)
    bob.close()
    eventually(lambda: people(anna.parts) != there, anna)


def test_everything_that_is_said_at_once_is_heard_by_everybody(pair: Pair) -> None:
    _, anna, bob = pair.host_and_guest()
    with ThreadPoolExecutor() as at_once:
        for number in range(ROUNDS):
            list(at_once.map(lambda line: line.ask("chat", text=f"word {number}"), (anna, bob)))  # noqa: B023
    for line in (anna, bob):
        eventually(lambda: len(line.chat) >= 2 * ROUNDS, line)  # noqa: B023
        assert len(line.chat) == 2 * ROUNDS
    assert anna.chat == bob.chat


def test_of_two_actions_at_once_one_wins(pair: Pair) -> None:
    """One seat is open on both servers, and both act on the same decision, again and again."""
    host, device = pair.visitor(pair.one), pair.visitor(pair.two)
    table = host.new_table(players="4", seed="11")
    device.join(host.own_link(table))
    lines = [pair.line(host, table), pair.line(device, table)]
    rng = random.Random(2)
    wins = [0, 0]
    with ThreadPoolExecutor() as at_once:
        for number in range(1, ROUNDS + 1):
            wanted = [rng.choice(line.choices()) for line in lines]
            asked = list(at_once.map(lambda line, action: line.ask("act", action=action), lines, wanted))
            answers = list(at_once.map(Line.answer, lines, asked))
            kinds = [answer["kind"] for answer in answers]
            assert sorted(kinds) == ["refused", "update"], answers
            winner = kinds.index("update")
            assert answers[1 - winner]["code"] == "stale"
            assert answers[1 - winner]["text"]
            wins[winner] += 1
            for line in lines:
                line.wait_for_version(number)
                assert line.version == number
            assert choices(host.record(table))[-1] == wanted[winner]
            assert lines[0].log == lines[1].log
            if not lines[0].choices():
                break
    assert host.record(table) == device.record(table)
    assert sum(wins) == lines[0].version


def test_when_one_server_is_killed_the_other_goes_on(pair: Pair) -> None:
    """Players of the killed one come to the other, and find everything as it was; bots go on as well."""
    anna = pair.visitor(pair.one)
    table = anna.new_table(players="2", seat_2="bot:random", seed="3")
    line = pair.line(anna, table)
    watcher = pair.line(pair.visitor(pair.two), table)
    rng = random.Random(4)
    for _ in range(6):
        eventually(lambda: line.is_mine, line)
        line.play(rng)
    pair.one.kill()
    seen = line.version

    moved = pair.visitor(pair.two)
    moved.http.cookies.update(anna.http.cookies)
    again = pair.line(moved, table)
    assert again.version >= seen
    # It may have been the bot's turn on the killed server: then the other one waits a little and does it.
    for _ in range(6):
        eventually(lambda: again.is_mine, again)
        if not again.choices():
            break
        again.play(rng)
    watcher.wait_for_version(again.version)
    assert choices(moved.record(table))[:seen] == choices(moved.record(table))[: again.version][:seen]
    assert len(choices(moved.record(table))) >= again.version


def test_a_server_that_no_longer_hears_the_others_catches_up(pair: Pair, cluster: Cluster) -> None:
    _, anna, bob = pair.host_and_guest(seed="5")
    rng = random.Random(6)
    play(rng, [anna, bob], 3)
    name = make_url(pair.database).database
    for _ in range(3):
        cut = cluster.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            f" WHERE datname = '{name}' AND pid <> pg_backend_pid()"
        )
        assert len(cut) >= 2, "both listen"
        # Played at once, while nobody hears of it.
        played = play(rng, [anna, bob], 2)
        assert len(played) == 2
    assert anna.log == bob.log


def test_tables_go_on_after_the_database_was_away(pair: Pair, cluster: Cluster) -> None:
    """What cannot be kept is refused and not done; when the database is back, everything goes on, bots as well."""
    anna = pair.visitor(pair.one)
    table = anna.new_table(players="2", seat_2="bot:random", seed="8")
    line = pair.line(anna, table)
    rng = random.Random(9)
    eventually(lambda: line.is_mine, line)
    line.play(rng)
    eventually(lambda: line.is_mine, line)
    version = line.version
    cluster.stop()
    try:
        answer = line.answer(line.ask("act", action=rng.choice(line.choices())))
        assert (answer["kind"], answer["code"], answer["version"]) == ("refused", "not-kept", version)
        assert pair.visitor(pair.one).http.get("/health").status_code == 503
    finally:
        cluster.start()
    eventually_healthy(pair)
    for _ in range(4):
        eventually(lambda: line.is_mine, line)
        if not line.choices():
            break
        line.play(rng)
    assert len(choices(anna.record(table))) >= line.version > version
    # Whoever comes is shown at once, and so is what the other server does.
    other = pair.visitor(pair.two)
    other.http.cookies.update(anna.http.cookies)
    there = pair.line(other, table)
    eventually(lambda: there.is_mine, there)
    if there.choices():
        there.play(rng)
        line.wait_for_version(there.version)


def eventually_healthy(pair: Pair, within: float = 90.0) -> None:
    until = time.monotonic() + within
    for server in (pair.one, pair.two):
        visitor = pair.visitor(server)
        while visitor.http.get("/health").status_code != 200:
            assert time.monotonic() < until
            time.sleep(0.1)


def test_several_workers_serve_behind_one_port(serve: Serve, postgresql: str) -> None:
    server = serve(postgresql, arguments=("--workers", "2"))
    check_all_connections_of_a_table_are_held_by_one_worker(server)
    check_a_worker_that_dies_is_replaced(server)
    assert server.stop() == 0
    assert "Traceback" not in server.output()


def check_a_worker_that_dies_is_replaced(server: Running) -> None:
    with Visitor(server.address) as anna, ExitStack() as stack:
        table = anna.new_table(players="1")
        lines = [stack.enter_context(anna.sit(table)) for _ in range(4)]
        action = lines[0].play(random.Random(1))
        for line in lines:
            line.wait_for_version(1)
        for pid in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split():
            if "_serve_as_worker" in (command := Path(f"/proc/{pid}/cmdline").read_text()) or "spawn_main" in command:
                os.kill(int(pid), signal.SIGKILL)
                break
        until = time.monotonic() + 60
        while True:
            try:
                assert choices(anna.record(table)) == [action]
                break
            except httpx2.TransportError:
                assert time.monotonic() < until
                time.sleep(0.2)


def worker_of(line: Line, server: Running, within: float = 90.0) -> int:
    """Return the process of a server that holds the other end of a connection, once it has been handed over."""
    ours = int(line.socket.socket.getsockname()[1])
    theirs = int(line.socket.socket.getpeername()[1])
    until = time.monotonic() + within
    while time.monotonic() < until:
        rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
        ends = [tuple(int(row[n].rpartition(":")[2], 16) for n in (1, 2)) for row in rows]
        inode = rows[ends.index((theirs, ours))][9]
        for pid in Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split():
            for file in Path(f"/proc/{pid}/fd").iterdir():
                with suppress(OSError):
                    if os.readlink(file) == f"socket:[{inode}]":
                        return int(pid)
        time.sleep(0.05)
    raise AssertionError("nobody holds it")


def check_all_connections_of_a_table_are_held_by_one_worker(server: Running) -> None:
    rng = random.Random(2)
    holders = set()
    with ExitStack() as stack:
        anna = stack.enter_context(Visitor(server.address))
        for _ in range(8):
            table = anna.new_table(players="1")
            lines = [stack.enter_context(anna.sit(table)) for _ in range(4)]
            lines[0].play(rng)
            for line in lines:
                line.wait_for_version(1)
            found = {worker_of(line, server) for line in lines}
            assert len(found) == 1
            holders |= found
    assert len(holders) == 2, "the tables are shared out"
