"""What stands in the decision panel: the ghost to be placed, powers by their names, the coach, a last question."""

import re

import pytest

from fatsi.game import Game
from fatsi.lessons import BY_ID
from fatsi.server.pages import rendering
from fatsi.words import available_languages, words
from tests.server.test_view import view_of

EN = words("en")


def panel(game: Game, language: str = "en") -> str:
    return rendering.parts(view_of(game), words(language))["decision"]


def placing(*lines: str) -> Game:
    return Game.from_position("\n".join(("fatsi position 1", *lines, "")), seed=1)


def text_of(markup: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", markup).replace("&#39;", "'").split())


@pytest.mark.parametrize("language", available_languages())
def test_the_ghost_to_be_placed_is_shown_with_its_stones_in_words(language: str) -> None:
    markup = panel(BY_ID["arrival"].begin(), language)
    assert 'class="arriving"' in markup and "#d-" in markup
    assert words(language).card(34) in text_of(markup)
    assert text_of(words(language).text("arriving-colour", board="red")) in text_of(markup)


def test_a_black_ghost_goes_to_the_board_whose_turn_it_is() -> None:
    markup = text_of(panel(placing("active: E", "pending: place gloomy-minion; after-yin")))
    assert "board whose turn it is" in markup


def test_a_ghost_whose_board_is_full_may_go_anywhere() -> None:
    ghosts = "ghosts: N1 reaper, N2 bleeding-eyes, N3 raging-one"
    markup = text_of(panel(placing("active: N", ghosts, "pending: place skinner; after-yin")))
    assert EN.text("arriving-anywhere") in markup


def test_other_decisions_show_no_ghost() -> None:
    assert 'class="arriving"' not in panel(BY_ID["exorcism"].begin())


def test_the_group_of_a_power_has_its_name() -> None:
    markup = panel(placing("active: W", "boards: red-a green-a blue-a yellow-a", "pending: yang"))
    assert '<h3 id="group-power">Bottomless Pockets</h3>' in markup


def test_the_end_of_a_turn_is_asked_about_only_if_nothing_was_done() -> None:
    game = placing("active: N", "pending: yang")
    assert EN.text("end-asks") in panel(game)
    game.play("move N")
    assert EN.text("end-asks") not in panel(game)


def test_the_coach_offers_one_step_and_other_tables_have_none() -> None:
    markup = panel(BY_ID["exorcism"].begin())
    assert re.findall('data-action="([^"]*)"', markup) == ["move N"] and 'id="coach"' in markup
    assert 'id="coach"' not in panel(placing("active: N", "pending: yang"))
