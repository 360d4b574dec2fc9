"""What one anonymous client could do to a server, and can no longer. `make attack` does it to a running one."""

import asyncio
import contextlib
import json
import os
import socket
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from sqlalchemy import event
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from fatsi.game import Game
from fatsi.rules.rng import SEEDS
from fatsi.server.http_protocol import ConnectionCounter, bounded_protocol
from fatsi.server.live import sockets
from fatsi.server.live.worker_pool import WorkerPool
from fatsi.server.log_limit import LogLimit
from fatsi.server.options import Limits, Rate
from fatsi.server.request_refusals import Refused
from fatsi.server.storage.backup import NotABackup, back_up, restore
from fatsi.server.storage.database import database_url, sqlite_url
from fatsi.server.storage.tokens import hash_secret
from tests.server.conftest import Serve
from tests.server.running import Visitor as RunningVisitor
from tests.server.tables import GENEROUS, ORIGIN, Place, Threads, serving


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with serving(tmp_path) as running:
        yield running


# --- uploads ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", [";" * 240_000, "village: " + "a " * 120_000, " \n" * 120_000], ids=["; ", "a", "lines"]
)
def test_an_upload_takes_no_time_of_those_who_are_served(place: Place, text: str) -> None:
    """Processor time of the loop: it was 12 seconds for semicolons."""
    visitor = place.visitor()
    visitor.post("/replay", {"text": "no record"})  # the words of the answer are read once
    before = place.loop_seconds()
    answer = visitor.post("/replay", files={"record": ("a.fatsi", f"fatsi record 1\n\n{text}")})
    assert answer.status_code == 400
    assert place.loop_seconds() - before < 0.5


# --- chance -------------------------------------------------------------------------------------------------


def test_chance_comes_from_a_secret_that_is_shown_when_the_game_is_over_and_can_be_checked(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1", difficulty="hell")
    promised = anna.get(f"/table/{table}/record").text
    assert "seed:" not in promised and "# seed-sha256: " in promised
    with anna.at(table) as chair:
        chair.receive()
        while chair.choices():
            chair.act(chair.choices()[-1])
    finished = anna.get(f"/table/{table}/record").text
    game = Game.from_record(finished)
    assert game.seed.bit_length() > 128 and game.seed >= SEEDS
    assert hash_secret(str(game.seed)).hex() in promised
    assert game.is_chance_from_seed()
    assert not Game.from_record(finished.replace(f"seed: {game.seed}", f"seed: {game.seed ^ 1}")).is_chance_from_seed()


def test_a_seed_that_somebody_typed_is_marked_as_known(place: Place) -> None:
    anna = place.visitor()
    note = "can predict the dice and the cards"
    assert note in anna.get(f"/table/{anna.new_table(players='1', seed='7')}").text
    assert note not in anna.get(f"/table/{anna.new_table(players='1')}").text
    assert "seed: 7" in anna.get(f"/table/{anna.new_table(players='1', seed='7')}/record").text


# --- connections --------------------------------------------------------------------------------------------


async def _hello(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse("hello")(scope, receive, send)


def test_silent_and_slow_connections_are_ended_and_one_address_has_only_so_many() -> None:
    limits = Limits(header_seconds=3.0, request_seconds=3.5, sockets_per_address=5)
    counter = ConnectionCounter(limits)

    async def body() -> None:
        listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        config = uvicorn.Config(_hello, http=bounded_protocol(counter), lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        host, port = listening.getsockname()
        opened = [await asyncio.open_connection(host, port, local_addr=("127.0.0.2", 0)) for _ in range(20)]
        for _, writer in opened[:3]:
            writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nX-")  # and no more
        # Somebody else is served meanwhile.
        reader, writer = await asyncio.open_connection(host, port, local_addr=("127.0.0.3", 0))
        writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        assert b"hello" in await asyncio.wait_for(reader.read(), 90)
        writer.close()
        # All others end: most at once, the rest when their time is over.
        for reader, _ in opened:
            with contextlib.suppress(ConnectionError):
                assert await asyncio.wait_for(reader.read(), 90) == b""
        assert counter.rejected == 15 and counter.timed_out == 5
        for _, writer in opened:
            writer.close()
        server.should_exit = True
        await serving
        assert counter.open == 0

    asyncio.run(body())


def test_what_goes_wrong_very_often_is_written_seldom() -> None:
    import logging

    limit = LogLimit(per_minute=5)
    record = logging.LogRecord("x", logging.ERROR, "file.py", 7, "broken", None, None)
    assert sum(limit.filter(record) for _ in range(1000)) <= 10


# --- spectators ---------------------------------------------------------------------------------------------


def test_watchers_cannot_crowd_out_the_seated(tmp_path: Path) -> None:
    limits = replace(GENEROUS, watchers_per_room=3, watchers_per_address=3, connections_per_place=2)
    with serving(tmp_path, limits) as place, contextlib.ExitStack() as stack:
        anna = place.visitor()
        table = anna.new_table(players="1")
        for _ in range(3):
            assert stack.enter_context(place.visitor().at(table)).receive()["kind"] == "update"
        assert stack.enter_context(place.visitor().at(table)).receive()["code"] == "table-full"
        chair = stack.enter_context(anna.at(table))
        assert chair.receive()["kind"] == "update"
        assert chair.act()["kind"] == "update"


# --- limits -------------------------------------------------------------------------------------------------


def test_a_limit_outlives_a_reconnect(tmp_path: Path) -> None:
    """492 lines of chat went through in 8 seconds by coming back."""
    with serving(tmp_path, replace(GENEROUS, chat=Rate(3, 0.0001))) as place:
        anna = place.visitor()
        table = anna.new_table(players="1")
        answers = []
        for at in range(5):
            with anna.at(table) as chair:
                chair.receive()
                chair.send(do="chat", text=f"line {at}", id="c")
                answers.append(chair.until("chat" if at < 3 else "refused")["kind"])
        assert answers == ["chat"] * 3 + ["refused"] * 2


def test_pages_are_limited_by_what_they_cost(tmp_path: Path) -> None:
    with serving(tmp_path, replace(GENEROUS, pages=Rate(60, 0.0001))) as place:
        anna = place.visitor()
        table = anna.new_table(players="1")
        answers = [anna.get(f"/table/{table}/replay").status_code for _ in range(6)]
        assert answers == [200] * 4 + [429] * 2
        assert anna.get("/health").status_code == 200


def test_whoever_asks_for_what_cannot_be_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_PAUSE_OF_TOO_FAST", 0)
    with serving(tmp_path, replace(GENEROUS, refusals=Rate(5, 0.0001))) as place:
        anna = place.visitor()
        table = anna.new_table(players="1")
        with pytest.raises(WebSocketDisconnect), anna.at(table) as chair:  # noqa: PT012
            chair.receive()
            for _ in range(200):
                chair.act("move C")


# --- workers ------------------------------------------------------------------------------------------------


def test_work_is_taken_in_turn_and_bounded() -> None:
    async def body() -> None:
        pool = Threads()
        pool._processes = 1  # type: ignore[misc]
        done: list[str] = []

        async def ask(key: str, name: str) -> None:
            await pool.run(key, time.sleep, 0.01)
            done.append(name)

        greedy = [asyncio.create_task(ask("greedy", f"greedy {at}")) for at in range(3)]
        await asyncio.sleep(0)
        modest = asyncio.create_task(ask("modest", "modest"))
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="busy"):
            await pool.run("greedy", time.sleep, 0.01)
        await asyncio.gather(*greedy, modest)
        assert done.index("modest") < done.index("greedy 2"), "who asks for little waits for one job of others"
        await pool.stop()

    asyncio.run(body())


def test_work_that_takes_too_long_ends_with_its_process_and_the_next_is_done() -> None:
    async def body() -> None:
        pool = WorkerPool(processes=1, waiting=5, waiting_per_key=5, seconds=300)
        assert await pool.run("a", os.getpid) != os.getpid()
        pool._seconds = 0.2  # type: ignore[misc]
        with pytest.raises(TimeoutError):
            await pool.run("a", time.sleep, 600)
        pool._seconds = 300  # type: ignore[misc]
        assert await pool.run("a", os.getpid) != os.getpid()
        await pool.stop()

    asyncio.run(body())


def test_bots_do_not_think_at_a_table_that_nobody_watches(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1", seat_1="bot:random")
    time.sleep(0.2)
    assert "\n1 " in anna.get(f"/table/{table}/record").text
    with anna.at(table) as chair:
        assert chair.receive()["version"] == 0, "nobody watched"
        assert chair.until("update")["version"] >= 1


# --- hosts --------------------------------------------------------------------------------------------------


def test_the_host_stays_the_host_and_can_hand_the_table_over(tmp_path: Path) -> None:
    with serving(tmp_path, replace(GENEROUS, host_absent_seconds=0.3)) as place:
        anna, ben = place.visitor(), place.visitor()
        table = anna.new_table(players="2", difficulty="hell", seat_2="open", seed="5")
        ben.join(anna.invite(table, 2), "Ben")
        with anna.at(table) as chair:
            chair.receive()
            assert ben.post(f"/table/{table}/claim").status_code == 400, "the host is here"
            assert ben.post(f"/table/{table}/host", {"seat": "2"}).status_code == 403
        time.sleep(0.4)
        assert ben.post(f"/table/{table}/claim").status_code == 200
        assert anna.post(f"/table/{table}/invite", {"seat": "2"}).status_code == 403
        assert ben.post(f"/table/{table}/host", {"seat": "0"}).status_code == 200
        assert anna.post(f"/table/{table}/delete").status_code == 200
        assert ben.get(f"/table/{table}").status_code == 404


# --- keeping ------------------------------------------------------------------------------------------------


def test_tables_are_copied_under_play_and_brought_back(serve: Serve, tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "tables.db")
    server = serve(url, generous=True)
    assert (tmp_path / "tables.db").stat().st_mode & 0o777 == 0o600
    with RunningVisitor(server.address) as anna:
        table = anna.new_table(players="1")
        back_up(database_url(url), tmp_path / "copy.db")
        later = anna.new_table(players="1")
        with pytest.raises(BlockingIOError):
            restore(tmp_path / "copy.db", database_url(url))
        assert server.stop() == 0
        restore(tmp_path / "copy.db", database_url(url))
        server.start()
        assert anna.record(table)
        assert anna.http.get(f"/table/{later}/record").status_code == 404
    (tmp_path / "none.db").write_text("hello")
    with pytest.raises(NotABackup):
        restore(tmp_path / "none.db", database_url(url))


# --- health -------------------------------------------------------------------------------------------------


def test_health_shows_when_the_disk_is_full(place: Place) -> None:
    engine = place.server._engine.sync_engine
    visitor = place.visitor()
    assert visitor.get("/health").status_code == 200

    def fill(connection: Any, cursor: Any, statement: str, *_: object) -> None:
        if statement.startswith(("UPDATE", "INSERT")):
            raise OSError(28, "No space left on device")

    event.listen(engine, "before_cursor_execute", fill)
    time.sleep(1.1)
    assert visitor.get("/health").status_code == 503
    event.remove(engine, "before_cursor_execute", fill)
    time.sleep(1.1)
    assert visitor.get("/health").status_code == 200


def test_figures_are_told_to_a_prometheus_on_this_machine(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1")
    with anna.at(table) as chair:
        chair.receive()
        chair.act()
        metrics = anna.get("/metrics").text
    assert "fatsi_actions_total 1.0" in metrics and "fatsi_connections 1.0" in metrics
    assert 'fatsi_action_seconds_bucket{le="+Inf"} 1.0' in metrics


# --- the small ones -----------------------------------------------------------------------------------------


def test_long_names_halves_of_characters_and_foreign_schemes(place: Place) -> None:
    anna = place.visitor()
    assert anna.get(f"/static/{'a' * 256}").status_code == 404
    assert anna.post("/tables", headers={"Origin": ORIGIN.replace("http", "https")}).status_code == 403
    table = anna.new_table(players="1", name="\ud800Anna".encode("utf-8", "surrogatepass").decode("utf-8", "replace"))
    with anna.at(table) as chair:
        chair.receive()
        for field, code in (("action", "no-such-action"), ("do", "malformed")):
            chair.send(**{"do": "act", "version": 0, "id": "s\ud800", field: "\ud800"})
            assert (refused := chair.until("refused"))["code"] == code and refused["id"] == "s"
        assert json.dumps(chair.act()["version"]) == "1"
