"""Nobody does what is not theirs to do, and what users write is only text."""

import json

import pytest

from fatsi.server.options import CHAT_LENGTH
from tests.server.fort import SOUTH, Fort, raw, refusal, status
from tests.server.running import people
from tests.server.written import choices

SCRIPT = "<script>alert('1')</script>"
QUOTES = "\"><img src=x onerror='alert(1)'>&amp;{{ 7*7 }}{% raw %}"


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
    seat_holder = fort.visitor()
    seat_holder.join(secret)
    line = fort.line(seat_holder, table)
    host.give_seat(table, 0, "open")
    line.drain()
    assert refusal(line, "act", action="end") == "not-seated"
    assert refusal(line, "chat", text="I am still here") == "watchers-listen"
    assert seat_holder.http.post("/join", data={"secret": secret}).status_code == 403
    assert seat_holder.http.post(f"/table/{table}/key").status_code == 403


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
