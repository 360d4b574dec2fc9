"""`fatsi learn`: the guided first game by Enter alone."""

import io

import pytest

from fatsi.lessons import CHAPTERS
from fatsi.terminal.learn import learn
from fatsi.terminal.screen import Keyboard, Screen
from fatsi.trouble import Trouble
from fatsi.words import words


def taught(typed: str, first: int = 1, language: str = "en", *, white_moon: bool = False) -> str:
    screen = Screen(io.StringIO(), width=100, colour=False)
    learn(first, words(language), screen, Keyboard(screen, io.StringIO(typed)), as_list=True, white_moon=white_moon)
    assert isinstance(screen.out, io.StringIO)
    return screen.out.getvalue()


@pytest.mark.parametrize("language", ["en", "hu"])
def test_enter_leads_through_all_chapters_to_a_won_game(language: str) -> None:
    text = taught("\n" * 60, language=language)
    for chapter in CHAPTERS:
        assert words(language).text(f"learn-{chapter.id}") in text
    assert words(language).text("learn-wu-feng-done")[:30] in text


def test_one_may_leave_and_begin_with_any_chapter() -> None:
    text = taught("q\n", first=3)
    assert "Chapter 3 of 9: Tao tokens" in text and "Chapter 4" not in text
    assert "Chapter 9" in taught("", first=9)


def test_a_chapter_that_is_none_is_refused() -> None:
    with pytest.raises(Trouble, match="There is no chapter 12"):
        taught("", first=12)


def test_white_moon_has_a_lesson_of_its_own() -> None:
    told = taught("\n" * 40, white_moon=True)
    assert "Chapter 5 of 5: Wu-Feng by moonlight" in told and words("en").text("learn-moon-wu-feng-done")[:30] in told
    with pytest.raises(Trouble, match="There is no chapter 6"):
        taught("", first=6, white_moon=True)
