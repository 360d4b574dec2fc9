"""The end of a game: its story in figures that hold, and the ways on."""

from fatsi.bots import bot
from fatsi.game import Game
from fatsi.lessons import BY_ID
from fatsi.rules import Setup
from fatsi.rules.events import GhostExorcised
from fatsi.rules.rng import Rng
from fatsi.server.pages import rendering
from fatsi.server.table_parts.result_panel import harder, story
from fatsi.words import available_languages, words
from tests.server.test_view import view_of


def over(seed: int) -> Game:
    game, rng = Game(Setup(players=2, difficulty="initiation"), seed=seed), Rng(seed)
    while game.result is None:
        game.play(bot("random").choose(game.state, rng))
    return game


def test_the_story_counts_what_happened() -> None:
    game = over(3)
    text = " ".join(story(game, words("en")))
    exorcised = sum(isinstance(event, GhostExorcised) for event in game.events)
    assert (f"{exorcised} ghosts" if exorcised != 1 else "One ghost") in text
    assert "Closest call" not in text, "it was lost"


def test_a_victory_shows_the_last_blow_and_the_closest_call() -> None:
    game = BY_ID["wu-feng"].begin()
    for step in BY_ID["wu-feng"].steps:
        game.play(step)
    text = " ".join(story(game, words("en")))
    assert "The last blow: Vampire Lord" in text and "Closest call: 1 of 4 tiles haunted." in text


def test_the_end_is_reported_in_every_language_and_leads_on() -> None:
    game = over(3)
    for language in available_languages():
        text = rendering.parts(view_of(game), words(language))["result"]
        assert words(language).text("result-same-deal") in text and 'name="deal" value="same"' in text
        assert 'name="difficulty" value="normal"' in text


def test_there_is_nothing_harder_than_hell() -> None:
    assert [harder(one) for one in ("initiation", "normal", "nightmare", "hell")] == ["normal", "nightmare", "hell", ""]


def test_after_the_lesson_a_real_game_is_offered_instead_of_the_lesson_again() -> None:
    game = BY_ID["wu-feng"].begin()
    for step in BY_ID["wu-feng"].steps:
        game.play(step)
    text = rendering.parts(view_of(game), words("en"))["result"]
    assert "Play a real game" in text and "/again" not in text
