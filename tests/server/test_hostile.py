"""Whatever comes in is refused or escaped: the server lives, and no table is changed that should not be."""

import json
import random
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from fatsi.server.database import sqlite_url
from fatsi.server.options import CHAT_LENGTH, Limits
from tests.server.conftest import Serve
from tests.server.running import Line, Running, Visitor, people
from tests.server.written import choices

SOUTH = 2
FUZZED = 10_000
SCRIPT = "<script>alert('1')</script>"
QUOTES = "\"><img src=x onerror='alert(1)'>&amp;{{ 7*7 }}{% raw %}"
LIMITS = Limits()
# Whoever is still sending when the connection is ended may not get to read why.
TOO_BIG = (1009, None)
FOREIGN = (
    "",
    "null",
    "http://evil.example",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://[",
    "javascript:alert(1)",
)


@dataclass
class Peaceful:
    """A table of people who do no harm, which must stay as it is."""

    running: Running
    visitor: Visitor
    table: str
    record: str


class Fort:
    """A server under attack."""

    def __init__(self, peaceful: Peaceful, stack: ExitStack) -> None:
        self._peaceful = peaceful
        self._stack = stack
        self.running, self.peaceful, self.table = peaceful.running, peaceful.visitor, peaceful.table
        self.secrets = [self.peaceful.secret]
        self._told_before = len(self.running.told())

    def visitor(self) -> Visitor:
        return self._stack.enter_context(Visitor(self.running.address))

    def line(self, visitor: Visitor, table: str) -> Line:
        return self._stack.enter_context(visitor.sit(table))

    def invited(self, host: Visitor, table: str, name: str = "Guest") -> Visitor:
        secret = host.invitation(table, SOUTH)
        guest = self.visitor()
        guest.join(secret, name)
        self.secrets += [secret, guest.secret]
        return guest

    def check(self) -> None:
        assert self.running.is_alive
        assert self.peaceful.http.get("/health").json()["status"] == "ok"
        assert self.peaceful.record(self.table) == self._peaceful.record
        told = self.running.told()
        assert "Traceback" not in told[self._told_before :]
        for secret in self.secrets:
            assert secret not in told


@pytest.fixture(scope="module")
def peaceful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Peaceful]:
    folder = tmp_path_factory.mktemp("hostile")
    running = Running(sqlite_url(folder / "tables.db"), folder, generous=True)
    with Visitor(running.address) as visitor:
        table = visitor.new_table(players="1", name="Peace", seed="1")
        with visitor.sit(table) as line:
            for _ in range(5):
                line.play(random.Random(1))
        yield Peaceful(running, visitor, table, visitor.record(table))
    running.kill()


@pytest.fixture
def fort(peaceful: Peaceful) -> Iterator[Fort]:
    """The server of all these tests, looked after at the end of each."""
    with ExitStack() as stack:
        made = Fort(peaceful, stack)
        yield made
        made.check()


def raw(server: Running, request: bytes, *, pieces: Iterator[bytes] | None = None) -> bytes:
    """Send bytes as no browser would, and return the answer."""
    port = int(server.address.rpartition(":")[2])
    answer = b""
    with socket.create_connection(("127.0.0.1", port), timeout=15) as line:
        try:
            line.sendall(request)
            for piece in pieces or ():
                line.sendall(piece)
        except (BrokenPipeError, ConnectionResetError):
            pass  # it has seen enough
        try:
            while received := line.recv(65536):
                answer += received
        except ConnectionResetError:
            pass
    return answer


def get(server: Running, path: str, host: str | None = None) -> bytes:
    name = server.address.removeprefix("http://") if host is None else host
    return raw(server, f"GET {path} HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\n\r\n".encode())


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def refusal(line: Line, do: str, **fields: object) -> str:
    """Ask for something that must be refused, and return the code."""
    answer = line.answer(line.ask(do, **fields))
    assert answer["kind"] == "refused", answer
    assert answer["text"]
    return str(answer["code"])


# --- people who may not ----------------------------------------------------------------------------------


def test_nobody_acts_for_another_seat(fort: Fort) -> None:
    host = fort.visitor()
    table = host.new_table(players="2", seat_2="open", seed="3")
    guest = fort.invited(host, table)
    lines = [fort.line(host, table), fort.line(guest, table)]
    actor, other = lines if lines[0].is_mine else lines[::-1]
    assert other.choices() == []
    for action in actor.choices():
        assert refusal(other, "act", action=action) == "not-your-decision"
    assert choices(host.record(table)) == []


def test_who_watches_only_watches(fort: Fort) -> None:
    line = fort.line(fort.visitor(), fort.table)
    with fort.peaceful.sit(fort.table) as own:
        action = own.choices()[0] if own.choices() else "end"
    assert (line.is_mine, line.choices()) == (False, [])
    assert refusal(line, "act", action=action) == "not-seated"
    assert refusal(line, "undo") == "not-seated"
    assert refusal(line, "chat", text="let me in") == "watchers-listen"
    stranger = fort.visitor()
    for path in ("invite", "key", "seats", "again"):
        answer = stranger.http.post(f"/table/{fort.table}/{path}", data={"seat": "0", "to": "me"})
        assert answer.status_code == 403, path


def test_a_guest_is_not_the_host(fort: Fort) -> None:
    host = fort.visitor()
    table = host.new_table(players="2", seat_2="open")
    guest = fort.invited(host, table)
    for path in ("invite", "seats"):
        answer = guest.http.post(f"/table/{table}/{path}", data={"seat": "0", "to": "me"})
        assert (answer.status_code, answer.json()["code"]) == (403, "not-host")
    assert host.http.post(f"/table/{table}/invite", data={"seat": "0"}).status_code == 400, "one's own seat"
    for seat in ("4", "-1", "x", "", "1"):
        assert host.http.post(f"/table/{table}/seats", data={"seat": seat, "to": "me"}).status_code == 400
    for to in ("bot:nobody", "bot:", "", "host"):
        assert host.http.post(f"/table/{table}/seats", data={"seat": "2", "to": to}).status_code == 400


def test_a_secret_opens_one_table_alone(fort: Fort) -> None:
    """Host of one table, guest of another: nobody at a third."""
    thief = fort.visitor()
    own = thief.new_table(players="2")
    host = fort.visitor()
    other = host.new_table(players="2", seat_2="open")
    secret = host.invitation(other, SOUTH)
    thief.join(secret)
    fort.secrets += [secret, thief.secret]
    line = fort.line(thief, fort.table)
    assert refusal(line, "act", action="end") == "not-seated"
    assert thief.http.post(f"/table/{fort.table}/key").status_code == 403
    assert fort.line(thief, own).is_mine


@pytest.mark.parametrize("cookie", ["", "x", "A" * 32, "A" * 5000, "ä", '"', "%00", "a b", "0; fatsi_reader=1"])
def test_a_made_up_cookie_is_nobodys(fort: Fort, cookie: str) -> None:
    answer = raw(
        fort.running,
        f"POST /table/{fort.table}/key HTTP/1.1\r\nHost: {fort.running.address[7:]}\r\n"
        f"Origin: {fort.running.address}\r\n"
        f"Cookie: fatsi_reader={cookie}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode(),
    )
    assert status(answer) == 403


@pytest.mark.parametrize("secret", ["", "x", "A" * 32, "A" * 100_000, "\0", "ä" * 20, "' OR 1=1 --", "%", "\n"])
def test_a_made_up_secret_opens_nothing(fort: Fort, secret: str) -> None:
    answer = fort.visitor().http.post("/join", data={"secret": secret})
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_whoever_lost_a_seat_has_lost_it_at_once(fort: Fort) -> None:
    """The connection that is open does not become that of the next one, and the link does not lead back."""
    host = fort.visitor()
    table = host.new_table(players="2", seat_1="open", seat_2="open", name="Anna")
    secret = host.invitation(table, 0)
    sitter = fort.visitor()
    sitter.join(secret)
    line = fort.line(sitter, table)
    host.give_seat(table, 0, "open")
    line.drain()
    assert refusal(line, "act", action="end") == "not-seated"
    assert refusal(line, "chat", text="I am still here") == "watchers-listen"
    assert sitter.http.post("/join", data={"secret": secret}).status_code == 403
    assert sitter.http.post(f"/table/{table}/key").status_code == 403


# --- requests that cannot be -----------------------------------------------------------------------------


def test_an_action_counts_once_and_on_the_version_that_was_seen(fort: Fort) -> None:
    host = fort.visitor()
    table = host.new_table(players="1")
    line = fort.line(host, table)
    (action, *_) = line.choices()
    for version in (-1, 1, 99, 10**100):
        assert refusal(line, "act", action=action, version=version) == "stale"
    message = json.dumps({"do": "act", "version": 0, "action": action, "id": "twice"})
    line.socket.send(message)
    line.socket.send(message)
    answers = [line.answer("twice") for _ in range(2)]
    assert [answer.get("code") for answer in answers] == [None, "stale"]
    assert choices(host.record(table)) == [action]


@pytest.mark.parametrize(
    "action",
    ["", "fly", "move", "move NOWHERE", "roll red", "draw 1", "end; end", "END", "place E1 " * 900, "\0", "\ud800"],
)
def test_what_is_no_action_or_not_allowed_is_refused(fort: Fort, action: str) -> None:
    host = fort.visitor()
    table = host.new_table(players="1", seed="5")
    line = fort.line(host, table)
    assert refusal(line, "act", action=action) not in ("failed", "stale")
    assert choices(host.record(table)) == []


def test_chance_is_not_for_players_to_play(fort: Fort) -> None:
    host = fort.visitor()
    table = host.new_table(players="1")
    line = fort.line(host, table)
    for action in ("curse nothing", "roll white white white", "draw green-abysmal"):
        assert refusal(line, "act", action=action)


# --- pages of others -------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", FOREIGN)
def test_foreign_pages_get_no_line_and_cannot_post(fort: Fort, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Line(fort.peaceful, fort.table, Origin=origin)
    assert refused.value.response.status_code == 403
    secret = fort.peaceful.secret
    lines = [f"Host: {fort.running.address[7:]}", f"Cookie: fatsi_reader={secret}", "Content-Length: 0"]
    if origin:
        lines.append(f"Origin: {origin}")
    for path in ("/tables", f"/table/{fort.table}/key", "/join", "/settings", "/today", "/replay"):
        head = "\r\n".join([f"POST {path} HTTP/1.1", *lines, "Connection: close"])
        assert status(raw(fort.running, f"{head}\r\n\r\n".encode())) == 403, path


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[::1", "a b"])
def test_foreign_names_are_not_ours(fort: Fort, host: str) -> None:
    """A name of somebody else's that leads here would let their pages read ours."""
    assert status(get(fort.running, "/", host=host)) == 400
    with pytest.raises((InvalidHandshake, ValueError)):
        Line(fort.peaceful, fort.table, Host=host or "evil.example", Origin=f"http://{host}")


# --- frames ----------------------------------------------------------------------------------------------


def closed_with(line: Line) -> int | None:
    """Listen until the server closes the connection, and return the code."""
    try:
        while True:
            line.receive()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.parametrize("frame", ["x" * (LIMITS.frame + 1), b"x" * (LIMITS.frame + 1), "ä" * LIMITS.frame])
def test_frames_that_are_too_large_end_the_connection(fort: Fort, frame: str | bytes) -> None:
    line = fort.line(fort.peaceful, fort.table)
    line.socket.send(frame)
    assert closed_with(line) in TOO_BIG


def test_a_large_message_in_pieces_ends_the_connection_too(fort: Fort) -> None:
    line = fort.line(fort.peaceful, fort.table)
    with suppress(ConnectionClosed):
        line.socket.send("x" * 1000 for _ in range(20))
    assert closed_with(line) in TOO_BIG


MALFORMED: tuple[str | bytes, ...] = (
    *(
        "",
        " ",
        "x",
        "null",
        "1",
        "[]",
        '"act"',
        "{}",
        "{",
        "[" * 4000,
        '{"do":' * 700,
        '{"do":1}',
        '{"do":null}',
        "NaN",
    ),
    *('{"do":"fly"}', '{"do":"act","version":"0"}', '{"do":"act","version":1.5}', '{"do":"act","version":true}'),
    *('{"do":"act","action":["end"],"version":0}', '{"do":"chat","text":{}}', '{"do":"undo","id":7}', "9" * 5000),
    *('{"do":"hello"}', '{"do":"act","version":' + "9" * 5000 + "}", b"", b"\x00\xff", b'{"do":"ping"}'),
)


@pytest.mark.parametrize("frame", MALFORMED, ids=range(len(MALFORMED)))
def test_what_is_no_message_is_refused_and_the_connection_stays(fort: Fort, frame: str | bytes) -> None:
    line = fort.line(fort.peaceful, fort.table)
    line.socket.send(frame)
    assert line.wait(lambda message: message["kind"] == "refused")["code"] == "malformed"
    line.drain()


def test_whoever_sends_nothing_but_rubbish_is_sent_away(fort: Fort) -> None:
    line = fort.line(fort.peaceful, fort.table)
    for _ in range(20):
        line.socket.send("rubbish")
    assert closed_with(line) == 1008


@pytest.mark.parametrize("hello", ["", "x", '{"do":"act","version":0,"action":"end"}', b"hello"])
def test_who_does_not_say_hello_is_not_listened_to(fort: Fort, hello: str | bytes) -> None:
    with Line(fort.peaceful, fort.table) as line:
        line.socket.send(hello)
        assert closed_with(line) == 1008


def test_there_is_no_line_to_a_table_that_is_not_there(fort: Fort) -> None:
    for table in ("nosuchtable", "%00", "..", "%2e%2e", "x" * 5000):
        with pytest.raises(InvalidStatus):
            Line(fort.peaceful, table)


# --- fuzzing ---------------------------------------------------------------------------------------------

SCRAPS: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 10**30, 1.5, "", "end", "move C", "\0", "\ud800", "é" * 50, SCRIPT, "a" * 3000),
    *([], {}, [[[[]]]], {"do": "act"}, "hello", "act", "undo", "chat", "ping", "r1"),
)


def fuzzed(rng: random.Random, version: int) -> str | bytes:
    """Return a message that is almost right, quite wrong, or no message at all."""
    kind = rng.random()
    if kind < 0.1:
        return rng.randbytes(rng.randrange(200))
    message: dict[str, Any] = {
        "do": rng.choice(("act", "undo", "chat", "ping", "hello", "fly")),
        "version": version,
        "action": rng.choice(("end", "move C", "move NE", "help", "exorcise", "place N1", "take red")),
        "text": "hello",
        "id": "f",
    }
    for _ in range(rng.randrange(4)):
        message[rng.choice((*message, "x"))] = rng.choice(SCRAPS)
    text = json.dumps(message)
    if kind < 0.3:
        at = rng.randrange(len(text))
        text = text[:at] + chr(rng.randrange(32, 0x3000)) * rng.randrange(3) + text[at + rng.randrange(3) :]
    return text


def test_ten_thousand_fuzzed_messages(fort: Fort) -> None:
    """From people who watch, from a guest whose decision it is not, and from people who may act at their own table."""
    rng = random.Random(30)
    host = fort.visitor()
    own = host.new_table(players="2", seat_2="open")
    guest = fort.invited(host, own)
    senders = [(fort.visitor(), fort.table), (host, fort.table), (guest, own), (host, own)]
    sent = 0
    while sent < FUZZED:
        visitor, table = rng.choice(senders)
        with visitor.sit(table) as line:
            try:
                for _ in range(100):
                    line.socket.send(fuzzed(rng, line.version))
                    sent += 1
                line.send(do="undo", version=-1, id="last")
                line.answer("last")
            except ConnectionClosed:
                pass  # after too much rubbish, or something that is no text
    # The table of those who may act has been played by the rules, whatever they sent.
    assert len(choices(host.record(own))) <= fort.line(host, own).version


# --- words of users --------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [SCRIPT, QUOTES])
def test_names_and_chat_are_only_text(fort: Fort, text: str) -> None:
    host = fort.visitor()
    table = host.new_table(players="2", seat_2="open", name=text)
    guest = fort.invited(host, table, text)
    lines = [fort.line(host, table), fort.line(guest, table)]
    lines[1].ask("chat", text=text)
    lines[0].wait(lambda message: message["kind"] == "chat")
    shown = [*lines[0].chat, people(lines[0].parts), lines[1].parts["decision"], lines[0].parts["decision"]]
    shown += [visitor.page(table) for visitor in (host, guest, fort.visitor())]
    shown += [host.http.get("/", headers={"Accept": "text/html"}).text]
    assert "&lt;" in lines[0].chat[0], "it is there, as text"
    for markup in shown:
        for wrong in ("<script>alert", "<img src=x", "onerror='", '\\"><', "{{ 49"):
            assert wrong not in markup
        assert ">49<" not in markup


def test_chat_is_one_line_of_limited_length(fort: Fort) -> None:
    host = fort.visitor()
    table = host.new_table(players="1", name="x" * 500 + "\u202e\n")
    line = fort.line(host, table)
    assert "x" * 33 not in people(line.parts) and "\u202e" not in people(line.parts)
    assert refusal(line, "chat", text="x" * (CHAT_LENGTH + 1)) == "too-long"
    line.ask("chat", text="one\ntwo\0\u202e three \ud800")
    line.wait(lambda message: message["kind"] == "chat")
    assert "one two three" in line.chat[0]
    line.ask("chat", text=" \n\u200b ")
    line.drain()
    assert len(line.chat) == 1


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
    server = serve(postgresql)
    for path in ("/table/%00", "/table/%00/record", "/replay/%00", "/table/%ed%a0%80"):
        assert status(get(server, path)) == 404
    with Visitor(server.address) as visitor:
        assert visitor.http.post("/replay", data={"text": "\0"}).status_code == 400
        visitor.new_table(players="1", name="nul\0l")
    assert "Traceback" not in server.told()


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


def test_too_much_of_anything_is_refused(serve: Serve) -> None:
    """With the limits that hold for everybody."""
    server = serve()
    with Visitor(server.address) as visitor:
        made = [
            visitor.http.post("/tables", data={"players": "1"}).status_code for _ in range(int(LIMITS.tables.burst) + 2)
        ]
        assert made == [303] * int(LIMITS.tables.burst) + [429] * 2
        table = visitor.http.get("/").text.partition("/table/")[2][:12]
        with visitor.sit(table) as line:
            lines = int(LIMITS.chat.burst)
            asked = [line.ask("chat", text=f"line {n}") for n in range(lines + 4)]
            assert line.answer(asked[-1])["code"] == "too-fast"
            line.drain()
            assert lines <= len(line.chat) <= lines + 1
            for _ in range(1000):
                with suppress(ConnectionClosed):
                    line.ask("ping")
            assert closed_with(line) in (1008, 1013), "whoever does not listen to that is let go"
        codes = [visitor.http.post(f"/table/{table}/key") for _ in range(30)]
        assert codes[-1].status_code == 429
        assert int(codes[-1].headers["retry-after"]) > 0
    with Visitor(server.address) as visitor:
        assert visitor.http.get("/health").status_code == 200
    assert "Traceback" not in server.told()


def test_a_reader_who_does_not_read_keeps_nobody_waiting(fort: Fort) -> None:
    host = fort.visitor()
    table = host.new_table(players="4", five_qi="on", practice="on")
    line = fort.line(host, table)
    with ExitStack() as stack:
        for _ in range(5):
            # Read by nobody: what comes fills the buffers of this machine, then the queue of the server.
            deaf = socket.create_connection(("127.0.0.1", int(fort.running.address.rpartition(":")[2])), timeout=10)
            stack.enter_context(deaf)
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.sendall(handshake(fort, table) + masked(b'{"do":"hello","version":-1}'))
        before = memory(fort.running)
        slowest = 0.0
        rng = random.Random(8)
        for _ in range(150):
            began = time.monotonic()
            if line.choices():
                line.play(rng)
            else:
                line.answer(line.ask("undo"))
            slowest = max(slowest, time.monotonic() - began)
        assert slowest < 5
        assert memory(fort.running) - before < 64 * 2**20


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
    """An action that was begun is done to its end, and everybody else is told."""
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
