"""The guided first game in the browser: only what the coach lights is chosen, and at the end the village is saved."""

from typing import Any

import pytest
from playwright.sync_api import expect

from fatsi.lessons import CHAPTERS, LESSONS, MOON_CHAPTERS
from fatsi.words import words
from tests.browser.conftest import Welcome
from tests.browser.guests import PHONE, SETTLED, Guest
from tests.browser.test_accessibility import findings

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
STEPS = sum(len(chapter.steps) for chapter in CHAPTERS)


def begin(guest: Guest) -> None:
    guest.open()
    guest.page.locator("#learn").click()
    guest.ready()


def is_finished(guest: Guest) -> bool:
    return guest.is_over


def next_chapter(guest: Guest) -> bool:
    """Go on to the next chapter if this one is done."""
    button = guest.page.locator("#decision [data-coach]")
    if not button.count():
        return False
    with guest.page.expect_navigation():
        button.click()
    guest.ready()
    return True


def take_what_is_lit(guest: Guest, *, is_touch: bool) -> None:
    """Choose on the board where something glows, and by the button where nothing does."""
    version, choices, lit = guest.offer()
    assert len(choices) == 1, "the coach asks for one thing"
    assert guest.page.locator("#decision button[data-action]").get_attribute("data-key") == "1"
    if not lit:
        guest.page.locator("#decision button[data-action]").click()
    elif is_touch:
        guest.page.touchscreen.tap(*guest.point_of(lit[0]))
        guest.page.locator("#sheet .sheet-choices button").tap()
    else:
        guest.page.mouse.click(*guest.point_of(lit[0]))
        offered = guest.page.locator("#sheet .sheet-choices button")
        guest.page.wait_for_function(
            "(v) => document.querySelector('main').dataset.version !== v || document.getElementById('sheet').open",
            arg=version,
        )
        if offered.count() and guest.page.locator("#sheet").is_visible():
            offered.click()
    guest.wait_for_answer(SETTLED, version, "the coach's step")


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "de")], ids=["1366x768-en", "390x844-de"])
def test_the_whole_lesson_by_what_the_coach_lights(welcome: Welcome, size: dict[str, Any], language: str) -> None:
    guest = welcome(**size, reduced_motion="reduce", locale=language)
    begin(guest)
    taken, spoken = 0, words(language)
    while not is_finished(guest):
        if next_chapter(guest):
            continue
        coach = guest.page.locator("#coach .coach-text")
        expect(coach).to_be_in_viewport(ratio=1)
        assert guest.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
        take_what_is_lit(guest, is_touch=size is PHONE)
        taken += 1
        assert taken <= STEPS
        check_what_the_coach_says_is_read_out(guest)
    assert taken == STEPS
    expect(guest.page.locator("#result.won #coach")).to_contain_text(spoken.text("learn-wu-feng-done")[:40])


def check_what_the_coach_says_is_read_out(guest: Guest) -> None:
    expect(guest.page.locator("#live")).not_to_be_empty()
    if not is_finished(guest):
        text = guest.page.locator("#coach .coach-text").inner_text()
        assert text in guest.page.locator("#live").inner_text(), "a screen reader says what the coach says"


def test_two_chapters_by_keyboard_alone(welcome: Welcome) -> None:
    """In the others, too, the coach's step is on the same key: the whole lesson above has looked."""
    guest = welcome(**LAPTOP, reduced_motion="reduce", locale="pl")
    guest.open()
    guest.page.locator("#learn").focus()
    with guest.page.expect_navigation():
        guest.page.keyboard.press("Enter")
    for chapter in CHAPTERS[:2]:
        guest.ready()
        for _ in chapter.steps:
            version = str(guest.version)
            guest.page.keyboard.press("1")
            guest.wait_for_answer(SETTLED, version, "1")
            check_what_the_coach_says_is_read_out(guest)
        expect(guest.page.locator("#decision [data-coach]")).to_be_visible()
        with guest.page.expect_navigation():
            guest.page.keyboard.press("1")


def test_the_lesson_of_white_moon_by_what_the_coach_lights(welcome: Welcome) -> None:
    guest = welcome(**LAPTOP, reduced_motion="reduce")
    guest.open("/learn")
    guest.page.locator(".chapters").nth(1).locator("button").first.click()
    guest.ready()
    taken = 0
    while not is_finished(guest):
        if next_chapter(guest):
            continue
        expect(guest.page.locator("#coach .coach-text")).to_be_in_viewport(ratio=1)
        take_what_is_lit(guest, is_touch=False)
        taken += 1
    assert taken == sum(len(chapter.steps) for chapter in MOON_CHAPTERS)
    guest.page.locator("#result [data-coach]").click()
    expect(guest.page.locator("main.white-moon")).to_be_visible()


def test_whoever_goes_astray_is_warned_and_comes_back_and_chapters_can_be_chosen(welcome: Welcome) -> None:
    guest = welcome(**LAPTOP, reduced_motion="reduce")
    guest.open("/learn")
    expect(guest.page.locator(".chapters button")).to_have_count(sum(map(len, LESSONS)))
    assert not (found := findings(guest, "/learn")), "\n".join(found)
    guest.page.locator(".chapters button").nth(1).click()
    guest.ready()
    table, version = guest.table, str(guest.version)
    assert not (found := findings(guest, "a chapter")), "\n".join(found)
    # The page offers the coach's step alone; another way in is another page of the same table.
    guest.page.evaluate("document.querySelector('#decision [data-action]').dataset.action = 'move W'")
    guest.page.locator("#decision button[data-action]").click()
    guest.wait_for_answer(SETTLED, version, "another move")
    expect(guest.page.locator("#coach")).to_contain_text("leaves the lesson")
    guest.page.keyboard.press("u")
    expect(guest.page.locator("#coach .coach-text")).to_contain_text("Move to the glowing tile")
    # It is taken up again from home.
    guest.open()
    guest.page.locator("a.kept-table").first.click()
    assert guest.table == table
    expect(guest.page.locator("#coach .coach-text")).to_contain_text("Move to the glowing tile")
