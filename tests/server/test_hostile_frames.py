"""Whatever comes over a socket, and from wherever, is refused: the server lives, and no table is changed."""

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from fatsi.server.options import Limits
from tests.server.fort import Fort, closed_with, get, raw, status
from tests.server.running import Line
from tests.server.written import choices

FUZZED = 10_000
SCRIPT = "<script>alert('1')</script>"
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
