"""What happens at a table: acting, taking back, watching, company, and what is refused."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from fatsi.game import Game
from fatsi.rules import Setup
from fatsi.server.pages.rendering import PEOPLE
from tests.server.tables import GENEROUS, Chair, Place, serving


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with serving(tmp_path) as running:
        yield running


# --- acting ---------------------------------------------------------------------------------------------


def test_a_page_that_shows_nothing_is_sent_everything(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1", name="Anna")
    with anna.at(table) as chair:
        message = chair.receive()
        assert (message["kind"], message["version"], message["mine"]) == ("update", 0, True)
        assert {"tile-NW", "space-N1", "board-N", "status", "seat-N", "watchers", "decision", "result"} <= set(
            chair.parts
        )
        assert chair.choices() == [str(action) for action in anna.game(table).legal()]


def test_a_page_that_shows_the_version_of_now_is_only_sent_who_is_there(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1")
    with anna.at(table, version=0) as chair:
        assert set(chair.until("people")["parts"]) == {*PEOPLE, "decision", "result"}


def test_an_action_is_checked_stored_and_broadcast(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1", seed="5")
    with anna.at(table) as chair:
        chair.receive()
        expected = Game(Setup(players=1), seed=5)
        choice = chair.choices()[0]
        answer = chair.act(choice)
        expected.play(choice)
        assert (answer["kind"], answer["version"]) == ("update", 1)
        assert anna.game(table).state == expected.state
        assert len(chair.log) == len(expected.events)


def test_only_what_has_changed_is_sent(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="4", seed="5")
    with anna.at(table) as chair:
        whole = chair.receive()
        moved = chair.act(move_of(chair))
        assert len(moved["parts"]) < len(whole["parts"]) / 3


def test_a_stale_request_changes_nothing(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1")
    with anna.at(table) as chair:
        chair.receive()
        first = chair.choices()[0]
        chair.act(first)
        before = anna.game(table).state
        again = chair.act(first, version=0)
        assert (again["kind"], again["code"], again["version"]) == ("refused", "stale", 1)
        assert again["text"] == "The game has moved on. Check the table, then choose again."
        assert anna.game(table).state == before


@pytest.mark.parametrize(
    ("action", "code", "text"),
    [
        ("move C", "another-question", "That does not answer the current question."),
        ("dance", "no-such-action", "There is no such action."),
        ("", "no-such-action", "There is no such action."),
    ],
)
def test_what_the_rules_do_not_allow_is_refused_with_the_reason(
    place: Place, action: str, code: str, text: str
) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1", seed="5")
    with anna.at(table) as chair:
        chair.receive()
        answer = chair.act(action)
        assert answer["kind"] == "refused" and answer["version"] == 0
        assert answer["code"] == code and text in answer["text"]
        assert len(anna.game(table).actions) == 1


def test_a_whole_game_is_played_and_the_result_shown(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1", difficulty="hell", seed="3")
    with anna.at(table) as chair:
        chair.receive()
        for _ in range(3000):
            if not chair.choices():
                break
            assert chair.act(chair.choices()[-1])["kind"] == "update"
        game = anna.game(table)
        assert game.result is not None
        assert str(abs(game.result.score)) in chair.parts["result"]
        assert chair.act("end")["code"] == "game-over"


# --- seats ----------------------------------------------------------------------------------------------


def test_seats_are_taken_through_secret_links_and_only_they_decide(place: Place) -> None:
    anna, ben = place.visitor(), place.visitor()
    table = anna.new_table(players="2", name="Anna", seat_1="me", seat_2="open")
    secret = anna.invite(table, 2)
    answer = ben.join(secret, "Ben")
    assert answer.headers["location"] == f"/table/{table}"
    with anna.at(table) as of_anna, ben.at(table) as of_ben:
        of_anna.receive()
        of_ben.receive()
        actor = anna.game(table).state.actor
        decides, waits = (of_anna, of_ben) if actor == 0 else (of_ben, of_anna)
        refused = waits.act(decides.choices()[0])
        assert (refused["code"], refused["text"]) == ("not-your-decision", "It is not your turn to decide.")
        assert decides.act()["kind"] == "update"
        assert waits.until("update")["version"] == 1
        assert waits.parts["tile-C"] == decides.parts["tile-C"]


def test_the_same_link_leads_back_from_another_device(place: Place) -> None:
    anna, ben, phone = place.visitor(), place.visitor(), place.visitor()
    table = anna.new_table(players="2", seat_1="open", seat_2="me")
    secret = anna.invite(table, 0)
    ben.join(secret, "Ben")
    assert phone.join(secret).status_code == 303
    assert "Ben" in phone.get(f"/table/{table}").text
    link = ben.post(f"/table/{table}/key").json()["link"]
    tablet = place.visitor()
    assert tablet.join(link.rpartition("#")[2]).status_code == 303
    with tablet.at(table) as chair:
        chair.receive()
        assert chair.act("dance")["code"] in ("no-such-action", "not-your-decision")


def test_a_watcher_sees_everything_and_decides_nothing(place: Place) -> None:
    anna, eve = place.visitor(), place.visitor()
    table = anna.new_table(players="1")
    with anna.at(table) as chair, eve.at(table) as watching:
        chair.receive()
        assert watching.receive()["mine"] is False
        assert watching.act("end")["code"] == "not-seated"
        watching.send(do="chat", text="hello", id="c")
        assert watching.answer("c")["code"] == "watchers-listen"
        watching.send(do="undo", version=0, id="u")
        assert watching.answer("u")["code"] == "not-seated"
        chair.act()
        assert watching.until("update")["version"] == 1


def test_a_wrong_secret_opens_nothing(place: Place) -> None:
    assert place.visitor().join("guessed").status_code == 403
    assert place.visitor().join("").status_code == 403


def test_only_the_host_gives_seats_away(place: Place) -> None:
    anna, ben = place.visitor(), place.visitor()
    table = anna.new_table(players="2", seat_1="me", seat_2="open")
    ben.join(anna.invite(table, 2), "Ben")
    for path, form in (("invite", {"seat": "2"}), ("seats", {"seat": "2", "to": "bot:random"})):
        assert ben.post(f"/table/{table}/{path}", form).status_code == 403
        assert place.visitor().post(f"/table/{table}/{path}", form).status_code == 403
    assert anna.post(f"/table/{table}/seats", {"seat": "2", "to": "me"}).status_code == 200
    with ben.at(table) as chair:
        assert chair.receive()["mine"] is False
        assert chair.act("end")["code"] == "not-seated"


def test_a_link_to_a_seat_that_was_given_away_is_void(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="2", seat_1="me", seat_2="open")
    secret = anna.invite(table, 2)
    anna.post(f"/table/{table}/seats", {"seat": "2", "to": "bot:random"})
    assert place.visitor().join(secret).status_code == 403


def test_whoever_comes_back_to_the_same_version_is_sent_what_became_theirs(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="2", seat_1="open", seat_2="open")
    with anna.at(table) as chair:
        chair.receive()
        assert "data-action" not in chair.parts["decision"] and 'data-mine="false"' in chair.parts["decision"]
    seat = anna.game(table).state.actor
    assert anna.post(f"/table/{table}/seats", {"seat": str(seat), "to": "me"}).status_code == 200
    with anna.at(table, version=0) as chair:
        update = chair.until("people")
        assert update["mine"] is True and update["title"] and 'data-mine="true"' in update["parts"]["decision"]


def test_an_open_page_is_notified_when_a_seat_becomes_its_own_or_is_lost(place: Place) -> None:
    anna, ben = place.visitor(), place.visitor()
    table = anna.new_table(players="2", seat_1="open", seat_2="open")
    seat = anna.game(table).state.actor
    assert seat is not None
    secret = anna.invite(table, seat)
    ben.join(secret)
    with ben.at(table) as chair:
        assert chair.receive()["mine"] is True
        anna.post(f"/table/{table}/seats", {"seat": str(seat), "to": "open"})
        assert chair.until("people")["mine"] is False
        ben.join(anna.invite(table, seat))
        while not (update := chair.until("people"))["mine"]:
            pass
        assert update["mine"] is True
        assert chair.act()["kind"] == "update"


def test_too_many_at_one_table_are_refused_and_do_not_come_back(tmp_path: Path) -> None:
    with serving(tmp_path, replace(GENEROUS, watchers_per_room=0)) as place:
        anna = place.visitor()
        table = anna.new_table(players="1")
        with anna.at(table) as chair:
            chair.receive()
            with place.visitor().at(table) as other:
                refused = other.receive()
                assert (refused["code"], refused["is_final"]) == ("table-full", True)


def test_presence_is_reported(place: Place) -> None:
    anna, ben = place.visitor(), place.visitor()
    table = anna.new_table(players="2", seat_1="me", seat_2="open")
    ben.join(anna.invite(table, 2), "Ben")
    with anna.at(table) as chair:
        chair.receive()
        alone = chair.parts["seat-S"]
        with ben.at(table) as other:
            other.receive()
            chair.until("people")
            assert chair.parts["seat-S"] != alone
        chair.until("people")
        assert chair.parts["seat-S"] == alone


# --- bots -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_bots_take_the_seats_given_to_them(place: Place, bot: str) -> None:
    anna = place.visitor()
    table = anna.new_table(players="2", seed="4", seat_1="me", seat_2=f"bot:{bot}")
    with anna.at(table) as chair:
        chair.receive()
        for _ in range(30):
            game = anna.game(table)
            if game.result is not None:
                break
            if game.state.actor == 0:
                chair.act(str(game.legal()[-1]), version=chair.version)
            else:
                chair.until("update")
        assert any(step.state.actor == 2 for step in anna.game(table).steps()[:-1])


def test_a_table_of_bots_plays_by_itself(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1", difficulty="hell", seat_1="bot:random")
    with anna.at(table) as chair:
        while anna.game(table).result is None:
            chair.receive()
    assert anna.game(table).result is not None


# --- taking back ----------------------------------------------------------------------------------------


def move_of(chair: Chair) -> str:
    """Return a move, having taken what has to be decided before."""
    while not any(choice.startswith("move") for choice in chair.choices()):
        chair.act()
    return next(choice for choice in chair.choices() if choice.startswith("move"))


def test_one_takes_back_ones_own_choice_until_a_die_or_card_has_shown(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1", seed="5")
    with anna.at(table) as chair:
        chair.receive()
        move = move_of(chair)
        state = anna.game(table).state
        version = chair.act(move)["version"]
        log = len(chair.log)
        undone = chair.undo()
        assert (undone["kind"], undone["version"]) == ("update", version + 1)
        assert anna.game(table).state == state and len(chair.log) < log
        chair.act("end")
        refused = chair.undo()
        assert refused["code"] == "cannot-undo" and "die" in refused["text"]


def test_nobody_takes_back_what_another_did(place: Place) -> None:
    anna, ben = place.visitor(), place.visitor()
    table = anna.new_table(players="2", seed="8", seat_1="me", seat_2="open")
    ben.join(anna.invite(table, 2))
    with anna.at(table) as of_anna, ben.at(table) as of_ben:
        of_anna.receive()
        of_ben.receive()
        decides, other = (of_anna, of_ben) if anna.game(table).state.actor == 0 else (of_ben, of_anna)
        last = decides.act(move_of(decides))["version"]
        while other.version < last:
            other.until("update")
        assert other.undo()["code"] == "cannot-undo"
        assert decides.undo()["kind"] == "update"


def test_a_practice_table_takes_back_anything_and_its_record_says_so(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1", seed="5", practice="on")
    with anna.at(table) as chair:
        chair.receive()
        start = anna.game(table).state
        for _ in range(6):
            chair.act(chair.choices()[-1])
        for _ in range(6):
            assert chair.undo()["kind"] == "update"
        assert anna.game(table).state == start
        assert chair.undo()["code"] == "nothing-to-undo"
    assert "\npractice: yes\n" in anna.get(f"/table/{table}/record").text


def test_in_practice_what_bots_answered_is_taken_back_too(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="2", seed="4", practice="on", seat_1="me", seat_2="bot:random")
    with anna.at(table) as chair:
        chair.receive()
        while anna.game(table).state.actor != 0:
            chair.until("update")
        mine = anna.game(table).state
        version = chair.version
        while anna.game(table).state.actor == 0:
            chair.act(str(anna.game(table).legal()[-1]))
        while anna.game(table).state.actor != 0:
            chair.until("update")
        for _ in range(40):
            if anna.game(table).state == mine:
                break
            chair.undo()
        assert anna.game(table).state == mine and chair.version > version


# --- chat -----------------------------------------------------------------------------------------------


def test_what_is_said_is_broadcast_stored_and_escaped(place: Place) -> None:
    anna, eve = place.visitor(), place.visitor()
    table = anna.new_table(players="1", name="<b>Anna</b>")
    with anna.at(table) as chair, eve.at(table) as watching:
        chair.receive()
        watching.receive()
        chair.send(do="chat", text="<script>alert(1)</script>\u202e hello")
        for page in (chair, watching):
            entry = page.until("chat")["entry"]
            assert "&lt;script&gt;" in entry and "<script" not in entry and "<b>Anna" not in entry
    shown = eve.get(f"/table/{table}").text
    assert "&lt;script&gt;alert(1)&lt;/script&gt; hello" in shown and "<b>Anna" not in shown


def test_what_was_said_while_one_was_away_is_sent_once(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1")
    with anna.at(table) as chair:
        chair.receive()
        for text in ("one", "two", "three"):
            chair.send(do="chat", text=text)
            chair.until("chat")
    with anna.at(table, said=1) as chair:
        assert ["two" in chair.until("chat")["entry"], "three" in chair.until("chat")["entry"]] == [True, True]
        chair.send(do="chat", text="four")
        assert "four" in chair.until("chat")["entry"]


def test_too_long_a_line_is_refused_and_an_empty_one_ignored(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1")
    with anna.at(table) as chair:
        chair.receive()
        chair.send(do="chat", text="x" * 501, id="c")
        assert chair.answer("c")["code"] == "too-long"
        chair.send(do="chat", text=" \n ", id="d")
        chair.send(do="ping")
        assert chair.until("pong") == {"kind": "pong"}
