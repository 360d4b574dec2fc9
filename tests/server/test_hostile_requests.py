"""Whatever is asked for or posted, however much and however slowly: refused within bounds, and nothing is changed."""

import random
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import fields, replace
from pathlib import Path

import pytest
from starlette.websockets import WebSocketDisconnect

from fatsi.server.live import sockets
from fatsi.server.options import Limits, Rate
from tests.server.conftest import Serve
from tests.server.fort import Fort, get, raw, status
from tests.server.running import Line, Message, Running, Visitor
from tests.server.tables import serving
from tests.server.written import choices

SCRIPT = "<script>alert('1')</script>"
LIMITS = Limits()
# Usually it is one or two.
MOST_WORDS_MEANWHILE = 100


# --- bodies and paths ------------------------------------------------------------------------------------


def posting(fort: Fort, *headers: str) -> bytes:
    return "\r\n".join(
        (
            "POST /replay HTTP/1.1",
            f"Host: {fort.running.address[7:]}",
            f"Origin: {fort.running.address}",
            "Content-Type: application/x-www-form-urlencoded",
            "Connection: close",
            *headers,
            "",
            "",
        )
    ).encode()


def test_bodies_are_bounded_whatever_they_say_of_themselves(fort: Fort) -> None:
    piece = b"text=" + b"x" * 16_000

    def chunks() -> Iterator[bytes]:
        for _ in range(100):
            yield b"%x\r\n%s\r\n" % (len(piece), piece)
        yield b"0\r\n\r\n"

    assert status(raw(fort.running, posting(fort, f"Content-Length: {LIMITS.body + 1}"))) == 413
    assert status(raw(fort.running, posting(fort, "Transfer-Encoding: chunked"), pieces=chunks())) == 413
    for length in ("-1", "1e3", "x", "1, 2"):
        assert status(raw(fort.running, posting(fort, f"Content-Length: {length}"))) in (400, 413)
    big = b"x" * LIMITS.body
    answer = fort.visitor().http.post("/replay", files={"record": ("r.txt", big)})
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("form", "files"),
    [
        ({f"field{n}": "x" for n in range(200)}, None),
        ({"players": "1" * 1000}, None),
        ({"players": "5"}, None),
        ({"players": "2", "difficulty": SCRIPT}, None),
        ({"players": "2", "seat_1": "bot:" + "x" * 1000}, None),
        ({"players": "2", "seed": "9" * 5000}, None),
        ({"players": "2", "seed": "٣"}, None),
        ({"players": "2", "board_1": "red", "board_2": "red"}, None),
        ({"players": "2", "white_moon": "on", "portal": "\0"}, None),
        ({}, {f"file{n}": ("f", b"x") for n in range(5)}),
    ],
)
def test_forms_that_cannot_be_open_no_table(
    fort: Fort, form: dict[str, str], files: dict[str, tuple[str, bytes]] | None
) -> None:
    before = fort.peaceful.http.get("/health").json()["tables"]
    answer = fort.visitor().http.post("/tables", data=form, files=files, headers={"Accept": "text/html"})
    assert answer.status_code == 400
    assert SCRIPT not in answer.text
    assert fort.peaceful.http.get("/health").json()["tables"] == before


def test_a_form_may_be_no_form(fort: Fort) -> None:
    for kind in ("application/json", "multipart/form-data", "multipart/form-data; boundary=x", "text/plain"):
        answer = fort.visitor().http.post("/join", content=b"\xff\x00--x\r\n", headers={"Content-Type": kind})
        assert answer.status_code in (400, 403), kind


@pytest.mark.parametrize(
    "text", ["", "x", "\0", "fatsi record 1\n" * 100, "fatsi record 1\nplayers: 9\n\n", "fatsi record " + "9" * 5000]
)
def test_what_is_no_record_is_no_replay(fort: Fort, text: str) -> None:
    assert fort.visitor().http.post("/replay", data={"text": text}).status_code == 400
    assert fort.visitor().http.post("/replay", files={"record": ("r", text.encode())}).status_code == 400


PATHS = (
    *(
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "/static/%2e%2e%2fapp.py",
        "/static//etc/passwd",
    ),
    *(
        "/static/",
        "/static/%00",
        "/static/table.js%00.css",
        "/static/....//app.py",
        "//evil.example",
        "/..",
        "/%2e%2e/",
    ),
    *(
        "/table/",
        "/table/x/about/x",
        "/table/%00",
        "/table/%ff/record",
        "/table/x/replay/-1",
        "/replay/%00",
        "/replay/x",
    ),
    *(f"/table/x/replay/{'9' * 5000}", f"/replay/x/{'9' * 5000}", "/table/'%20OR%201=1", "/admin", "/.git/config"),
)


@pytest.mark.parametrize("path", PATHS, ids=range(len(PATHS)))
def test_paths_lead_nowhere_else(fort: Fort, path: str) -> None:
    answer = get(fort.running, path)
    assert status(answer) in (404, 400, 307)
    assert b"import " not in answer
    assert b"root:" not in answer
    assert b"location: //" not in answer.lower()


def test_odd_addresses_are_nobodys_on_postgresql_either(serve: Serve, postgresql: str) -> None:
    """There a text must not hold a null character."""
    server = serve(postgresql, generous=True)
    for path in ("/table/%00", "/table/%00/record", "/replay/%00", "/table/%ed%a0%80"):
        assert status(get(server, path)) == 404
    with Visitor(server.address) as visitor:
        assert visitor.http.post("/replay", data={"text": "\0"}).status_code == 400
        visitor.new_table(players="1", name="nul\0l")
    assert "Traceback" not in server.output()


@pytest.mark.parametrize(
    "back",
    [
        "//evil.example",
        "https://evil.example",
        "/\\evil.example",
        "/\t/evil.example",
        "javascript:alert(1)",
        "",
        "\r\nX: y",
    ],
)
def test_settings_lead_back_to_our_own_pages_alone(fort: Fort, back: str) -> None:
    answer = fort.visitor().http.post("/settings", data={"back": back, "theme": SCRIPT, "language": "../../x"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert "set-cookie" not in answer.headers


def test_things_of_a_table_are_only_those_that_are_there(fort: Fort) -> None:
    for thing in (
        "x",
        "ghost-999",
        "ghost-٣",
        "ghost-" + "9" * 5000,
        "tile-",
        "tile-XX",
        "space-N9",
        "%00",
        SCRIPT,
    ):
        answer = fort.peaceful.http.get(f"/table/{fort.table}/about/{thing}")
        assert answer.status_code == 404, thing
        assert SCRIPT not in answer.text


# --- too much, too slow, gone ----------------------------------------------------------------------------


def test_too_much_of_anything_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the bursts that hold for everybody, of which nothing comes back: so a slow machine is allowed no more."""
    monkeypatch.setattr(sockets, "_PAUSE_OF_TOO_FAST", 0)
    rates = {name: Rate(rate.burst, 1e-9) for name, rate in vars_of(LIMITS) if isinstance(rate, Rate)}
    with serving(tmp_path, replace(LIMITS, **rates)) as place:  # type: ignore[arg-type]  # they are all rates
        anna = place.visitor()
        answers = [anna.post("/tables", {"players": "1"}) for _ in range(int(LIMITS.tables.burst) + 2)]
        assert [answer.status_code for answer in answers] == [303] * int(LIMITS.tables.burst) + [429] * 2
        table = answers[0].headers["location"].removeprefix("/table/")
        with pytest.raises(WebSocketDisconnect), anna.at(table) as chair:  # noqa: PT012
            lines = int(LIMITS.chat.burst)
            for number in range(lines + 2):
                chair.send(do="chat", text=f"line {number}", id=f"c{number}")
            said = [chair.until("chat") for _ in range(lines)]
            assert "line 5" in said[-1]["entry"]
            assert [chair.until("refused")["code"] for _ in range(2)] == ["too-fast"] * 2
            for _ in range(1000):
                chair.send(do="ping")
            while True:  # whoever does not listen to that is let go
                chair.receive()
        left = int(LIMITS.posts.burst) - len(answers)
        answers = [anna.post(f"/table/{table}/key") for _ in range(left + 2)]
        assert [answer.status_code for answer in answers] == [200] * left + [429] * 2
        assert int(answers[-1].headers["retry-after"]) > 0
        assert place.visitor().get("/health").status_code == 200


def vars_of(limits: Limits) -> list[tuple[str, object]]:
    return [(field.name, getattr(limits, field.name)) for field in fields(limits)]


def test_a_reader_who_does_not_read_keeps_nobody_waiting(fort: Fort) -> None:
    host = fort.visitor()
    table = host.new_table(players="4", five_qi="on", practice="on")
    line = fort.line(host, table)
    with ExitStack() as stack:
        for _ in range(5):
            # Read by nobody: what comes fills the buffers of this machine, then the queue of the server.
            deaf = socket.create_connection(("127.0.0.1", int(fort.running.address.rpartition(":")[2])), timeout=90)
            stack.enter_context(deaf)
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.sendall(handshake(fort, table) + masked(b'{"do":"hello","version":-1}'))
        before = memory(fort.running)
        elsewhere = fort.line(host, host.new_table(players="1"))
        rng = random.Random(8)
        for _ in range(150):
            can_act = bool(line.choices())
            request = line.ask("act", action=rng.choice(line.choices())) if can_act else line.ask("undo")
            answer = answered_before_others(line, request, elsewhere)
            assert answer["kind"] == "update" or not can_act, answer
        assert memory(fort.running) - before < 64 * 2**20


def answered_before_others(line: Line, request: str, elsewhere: Line) -> Message:
    """Return the answer to a request, which has to come before another table has heard very many words.

    Their number depends on what the server waits for, and not on how fast it is: the deaf are given up much later.
    """
    for _ in range(MOST_WORDS_MEANWHILE):
        with suppress(TimeoutError):
            while (message := line.receive(timeout=0)).get("id") != request:
                pass
            return message
        elsewhere.ask("chat", text="Meanwhile")
        elsewhere.wait(lambda message: message["kind"] == "chat")
    raise AssertionError("the deaf are waited for")


def memory(server: Running) -> int:
    """Return the bytes in memory that a server takes."""
    status_file = Path(f"/proc/{server.pid}/status")
    if not status_file.exists():
        return 0
    return int(status_file.read_text().partition("VmRSS:")[2].split()[0]) * 1024


def handshake(fort: Fort, table: str) -> bytes:
    return (
        f"GET /table/{table}/socket HTTP/1.1\r\nHost: {fort.running.address[7:]}\r\nOrigin: {fort.running.address}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def masked(text: bytes) -> bytes:
    """Return a frame of a client; masked with nothing."""
    return bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text


@pytest.mark.parametrize(
    "leave", [lambda line: line.socket.socket.close(), lambda line: line.close()], ids=["cut", "closed"]
)
def test_players_who_vanish_while_they_act_leave_a_table_that_goes_on(
    fort: Fort, leave: Callable[[Line], None]
) -> None:
    """An action that was begun is done to its end, and everybody else is notified."""
    host = fort.visitor()
    table = host.new_table(players="4", five_qi="on")
    watcher = fort.line(fort.visitor(), table)
    rng = random.Random(9)
    for _ in range(25):
        line = host.sit(table)
        if not line.choices():
            break
        before = line.version
        for _ in range(3):
            line.ask("act", action=rng.choice(line.choices()))
        leave(line)
        watcher.wait_for_version(before + 1)
    assert len(choices(host.record(table))) == watcher.version
