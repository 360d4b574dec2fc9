"""Figures of finished games: what is counted, and what is not."""

import random

import pytest

from fatsi.game import Game
from fatsi.history import Count, FinishedGame, History, finished_game
from fatsi.rules import Setup


def game(**changes: object) -> FinishedGame:
    """A won solo game, but for what the test is about."""
    usual: dict[str, object] = {
        "players": 1,
        "difficulty": "normal",
        "white_moon": False,
        "is_won": True,
        "reason": "wu-feng-defeated",
        "score": 10,
        "turns": 20,
        "qi": 4,
        "haunted": 1,
    }
    return FinishedGame(**(usual | changes))  # type: ignore[arg-type]  # each has the type of its field


LOST = {"is_won": False, "reason": "village-haunted", "score": -8}


def played(*, is_practice: bool) -> Game:
    one = Game(Setup(players=2, difficulty="nightmare"), seed=3, is_practice=is_practice)
    rng = random.Random(3)
    while one.result is None:
        one.play(rng.choice(one.legal()))
    return one


def test_nothing_is_counted_of_no_games() -> None:
    history = History.of([])
    assert (history.all, history.by_difficulty, history.defeats) == (Count(0, 0), {}, {})
    assert (history.best_score, history.average_score, history.closest_win) == (None, None, None)
    assert history.all.rate == 0


def test_games_are_counted_by_kind_in_the_order_of_the_kinds() -> None:
    history = History.of([game(difficulty="hell", players=4, **LOST), game(), game(white_moon=True, **LOST), game()])
    assert history.all == Count(4, 2)
    assert list(history.by_difficulty.items()) == [("normal", Count(3, 2)), ("hell", Count(1, 0))]
    assert list(history.by_players.items()) == [(1, Count(3, 2)), (4, Count(1, 0))]
    assert list(history.by_white_moon.items()) == [(False, Count(3, 2)), (True, Count(1, 0))]


def test_scores_and_the_usual_cause_of_defeat() -> None:
    dead = {"is_won": False, "reason": "taoists-dead", "score": -9}
    history = History.of([game(score=14), game(**LOST), game(**dead), game(**LOST)])
    assert (history.best_score, history.average_score) == (14, (14 - 8 - 9 - 8) / 4)
    assert list(history.defeats.items()) == [("village-haunted", 2), ("taoists-dead", 1)]


def test_the_closest_win_is_that_with_the_least_qi_then_with_the_most_haunted_tiles() -> None:
    closest = game(qi=2, haunted=3)
    assert History.of([game(qi=3, haunted=4), game(qi=2), closest, game(qi=0, **LOST)]).closest_win == closest


def test_a_finished_game_says_of_itself_what_is_counted() -> None:
    one = played(is_practice=False)
    finished = finished_game(one)
    assert finished is not None and one.result is not None
    assert (finished.players, finished.difficulty, finished.white_moon) == (2, "nightmare", False)
    assert (finished.is_won, finished.reason, finished.score) == (one.result.won, one.result.reason, one.result.score)
    assert (finished.turns, finished.qi) == (one.turn, dict(one.result.breakdown)["qi"])
    assert finished.haunted * -4 == dict(one.result.breakdown)["haunted-tiles"]


@pytest.mark.parametrize("one", [played(is_practice=True), Game(Setup(players=1), seed=1)])
def test_practice_and_games_that_go_on_do_not_count(one: Game) -> None:
    assert finished_game(one) is None
