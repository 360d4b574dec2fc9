"""Hints at a table: who gets one, when not, and that nobody else hears of it."""

import re
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from fatsi.bots.hints import Hint, hints
from fatsi.rules import State
from fatsi.rules.rng import Rng
from fatsi.server.live import hint_service
from fatsi.server.live.thinking import find_hints
from fatsi.server.options import Rate
from tests.server.tables import GENEROUS, Chair, Place, serving

# Seconds: nothing waits so long unless it has failed.
WITHIN = 600
TAKEN = re.compile(r'data-take="([^"]+)"')


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    with serving(tmp_path) as running:
        yield running


def ask(chair: Chair, version: int | None = None, request: str = "h") -> None:
    chair.send(do="hint", version=chair.version if version is None else version, id=request)


class Thinking:
    """Thinks until it may stop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.may_end = threading.Semaphore(0), threading.Semaphore(0)

        def slowly(state: State, rng: Rng) -> list[Hint]:
            self.begun.release()
            assert self.may_end.acquire(timeout=WITHIN)
            return find_hints(state, rng)

        monkeypatch.setattr(hint_service, "find_hints", slowly)


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinking]:
    made = Thinking(monkeypatch)
    yield made
    made.may_end.release(10)


def test_the_best_choices_are_sent_to_whoever_asks_and_to_nobody_else(place: Place) -> None:
    anna, ben = place.visitor(), place.visitor()
    table = anna.new_table(players="2", seed="5", seat_1="me", seat_2="open")
    ben.join(anna.invite(table, 2), "Ben")
    with anna.at(table) as of_anna, ben.at(table) as of_ben:
        of_anna.receive()
        of_ben.receive()
        ask(of_anna)
        answer = of_anna.answer("h")
        assert (answer["kind"], answer["version"]) == ("hint", 0)
        state = anna.game(table).state
        expected = hints(state, Rng(1))
        assert TAKEN.findall(answer["parts"]["hint"]) == [one.action.text for one in expected[:3]]
        assert answer["text"].startswith("Hint: ")
        of_ben.send(do="ping")
        while (heard := of_ben.receive()["kind"]) != "pong":
            assert heard != "hint"


def test_a_hint_changes_nothing(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1", seed="5")
    with anna.at(table) as chair:
        chair.receive()
        before = anna.game(table).state
        ask(chair)
        chair.until("hint")
        assert anna.game(table).state == before
        assert chair.act()["version"] == 1


def test_who_does_not_decide_may_look_but_not_take(place: Place) -> None:
    anna, ben = place.visitor(), place.visitor()
    table = anna.new_table(players="2", seed="5", seat_1="me", seat_2="open")
    ben.join(anna.invite(table, 2), "Ben")
    actor = anna.game(table).state.actor
    with anna.at(table) as of_anna, ben.at(table) as of_ben:
        for chair, seat in ((of_anna, 0), (of_ben, 2)):
            chair.receive()
            ask(chair)
            assert ("aria-disabled" in chair.until("hint")["parts"]["hint"]) is (actor != seat)


def test_spectators_get_no_hints_and_no_button(place: Place) -> None:
    anna, eve = place.visitor(), place.visitor()
    table = anna.new_table(players="1")
    with anna.at(table) as chair, eve.at(table) as watching:
        chair.receive()
        watching.receive()
        assert 'data-do="hint"' in chair.parts["decision"]
        assert 'data-do="hint"' not in watching.parts["decision"]
        ask(watching)
        assert watching.answer("h")["code"] == "not-seated"


def test_a_hint_is_for_the_version_of_now(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1")
    with anna.at(table) as chair:
        chair.receive()
        chair.act()
        ask(chair, version=0)
        assert chair.answer("h")["code"] == "stale"


def test_while_one_is_thought_of_the_table_plays_on_and_the_answer_is_dropped(place: Place, thinking: Thinking) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1", seed="5")
    with anna.at(table) as chair:
        chair.receive()
        ask(chair, request="old")
        assert thinking.begun.acquire(timeout=WITHIN)
        ask(chair, request="second")
        assert chair.answer("second")["code"] == "hint-under-way"
        assert chair.act()["kind"] == "update"
        # The one about the old version does not stand in the way of one about the new.
        ask(chair, request="new")
        thinking.may_end.release(2)
        answer = chair.until("hint")
        assert (answer["id"], answer["version"]) == ("new", 1)


def test_an_answer_for_an_outdated_version_is_dropped(place: Place, thinking: Thinking) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1", seed="5")
    with anna.at(table) as chair:
        chair.receive()
        ask(chair)
        assert thinking.begun.acquire(timeout=WITHIN)
        chair.act()
        thinking.may_end.release()
        # Whoever waits for it hears everything else.
        for _ in range(3):
            chair.send(do="ping")
            assert chair.receive() == {"kind": "pong"}


def test_other_tables_do_not_wait(place: Place, thinking: Thinking) -> None:
    anna, ben = place.visitor(), place.visitor()
    table, other = anna.new_table(players="1"), ben.new_table(players="1")
    with anna.at(table) as thoughtful, ben.at(other) as lively:
        thoughtful.receive()
        lively.receive()
        ask(thoughtful)
        assert thinking.begun.acquire(timeout=WITHIN)
        assert lively.act()["kind"] == "update"


def test_hints_are_not_asked_for_without_end(tmp_path: Path) -> None:
    with serving(tmp_path, replace(GENEROUS, hints=Rate(1, 0.001))) as place:
        anna = place.visitor()
        table = anna.new_table(players="1")
        with anna.at(table) as chair:
            chair.receive()
            ask(chair, request="first")
            assert chair.answer("first")["kind"] == "hint"
            ask(chair, request="second")
            assert chair.answer("second")["code"] == "too-fast"


def test_a_hint_that_fails_is_reported_in_words(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(state: State, rng: Rng) -> list[Hint]:
        raise ZeroDivisionError

    monkeypatch.setattr(hint_service, "find_hints", failing)
    anna = place.visitor()
    table = anna.new_table(players="1")
    with anna.at(table) as chair:
        chair.receive()
        ask(chair)
        assert chair.answer("h")["code"] == "failed"


def test_when_the_game_is_over_there_is_no_hint(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1", difficulty="hell", seed="3")
    with anna.at(table) as chair:
        chair.receive()
        while chair.choices():
            chair.act(chair.choices()[-1])
        ask(chair)
        assert chair.answer("h")["code"] == "game-over"
