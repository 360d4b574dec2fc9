"""Everything without a mouse."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import laid
from tests.browser.conftest import Welcome
from tests.browser.guests import SETTLED, Guest
from tests.server.running import Running


def tab_to(page: Page, selector: str) -> None:
    """Press the tabulator until something has the focus."""
    for _ in range(60):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by the tabulator")


_TAKEN = f"""(version) => ({SETTLED})(version) || document.getElementById('sheet').open
  || document.querySelector('#decision .asked')"""


def by_number(guest: Guest, rng: random.Random) -> str:
    keys = guest.page.locator("#decision button[data-key]:enabled").count()
    key = str(rng.randint(1, keys))
    guest.page.keyboard.press(key)
    return key


def by_arrows(guest: Guest, rng: random.Random) -> str:
    if guest.page.evaluate("document.activeElement.closest('#board') !== null"):
        # There the arrows go from one place to the next.
        guest.page.keyboard.press("b")
    for _ in range(rng.randint(1, 6)):
        guest.page.keyboard.press(rng.choice(("ArrowDown", "ArrowRight", "ArrowUp")))
    if guest.page.evaluate("document.activeElement.matches('summary, [data-do=undo], [data-do=hint]')"):
        return by_number(guest, rng)
    guest.page.keyboard.press("Enter")
    return "Enter"


def on_the_board(guest: Guest, rng: random.Random) -> str:
    if guest.page.evaluate("document.activeElement.closest('#board') === null"):
        guest.page.keyboard.press("b")
    if guest.page.evaluate("document.activeElement.matches('#board .can')"):
        guest.page.keyboard.press("Enter")
        return "Enter"
    # Nothing on the board belongs to this decision: back to the choices.
    guest.page.keyboard.press("b")
    return by_number(guest, rng)


def test_a_whole_game_by_keys_and_the_focus_is_never_lost(welcome: Welcome) -> None:
    guest = welcome(reduced_motion="reduce")
    guest.open()
    page, rng = guest.page, random.Random(11)
    tab_to(page, "#new-table > summary")
    page.keyboard.press("Enter")
    tab_to(page, "#new-players")
    page.keyboard.press("1")
    tab_to(page, "#new select[name=difficulty]")
    page.keyboard.press("End")
    tab_to(page, "#new > button")
    page.keyboard.press("Enter")
    guest.ready()
    page.keyboard.press("ArrowDown")
    for _ in range(400):
        if guest.is_over:
            break
        version, way = str(guest.version), rng.choice((by_number, by_arrows, on_the_board))
        key = way(guest, rng)
        guest.wait_for_answer(_TAKEN, version, way.__name__)
        if page.locator("#decision .asked").is_visible():
            page.keyboard.press(key)  # yes, it is meant
            guest.wait_for_answer(SETTLED, version, key)
        elif page.locator("#sheet").is_visible():
            page.keyboard.press("Enter")
            guest.wait_for_answer(SETTLED, version, "the sheet")
        assert guest.focused(), f"the focus was lost after {page.locator('#log li').last.inner_text()}"
    expect(page.locator("#outcome")).to_be_focused()
    before = guest.table
    tab_to(page, "#result .primary")
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: "/table/" in url and before not in url)


def test_letters_lead_to_the_panels_and_escape_leads_back(welcome: Welcome) -> None:
    guest = welcome(reduced_motion="reduce")
    guest.open()
    page = guest.page
    page.get_by_role("button", name="Alone", exact=True).click()
    guest.ready()
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#help")).to_be_hidden()
    page.keyboard.press("r")
    expect(page.locator("#panel-rules input")).to_be_focused()
    page.keyboard.type("haunter")
    assert 0 < page.locator("#panel-rules .topic:visible").count() < page.locator("#panel-rules .topic").count()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("l")
    expect(page.locator("#panel-log")).to_be_focused()
    page.keyboard.press("c")
    expect(page.locator("#say-text")).to_be_focused()
    page.keyboard.type("u? l! 1")
    page.keyboard.press("Enter")
    expect(page.locator("#chat li")).to_contain_text("u? l! 1")


def test_u_takes_back(welcome: Welcome) -> None:
    guest = welcome(reduced_motion="reduce")
    guest.open()
    page, rng = guest.page, random.Random(5)
    page.get_by_role("button", name="Alone", exact=True).click()
    guest.ready()
    guest.play_until(lambda: any(action.startswith("move") for action in guest.choices()), rng)
    before, version, log = guest.choices(), guest.version, page.locator("#log li").count()
    guest.press(next(action for action in before if action.startswith("move")))
    assert guest.choices() != before
    expect(page.locator("[data-do=undo]")).to_be_visible()
    page.keyboard.press("u")
    page.wait_for_function(
        "(version) => Number(document.querySelector('main').dataset.version) > version", arg=version + 1
    )
    assert guest.choices() == before and page.locator("#log li").count() == log


def test_the_board_is_walked_by_arrows_and_explained_by_i(welcome: Welcome) -> None:
    guest = welcome(reduced_motion="reduce")
    guest.open()
    page = guest.page
    page.get_by_role("button", name="Alone", exact=True).click()
    guest.ready()
    page.keyboard.press("b")
    seen = set[str]()
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft"):
        seen.add(page.evaluate("document.activeElement.id"))
        page.keyboard.press(key)
    assert len(seen) >= 4 and "" not in seen
    page.keyboard.press("i")
    expect(page.locator("#zoom")).to_be_visible()
    page.keyboard.press("Escape")
    assert page.evaluate("document.activeElement.closest('#board') !== null")


@pytest.mark.parametrize("moment", [laid.with_a_ghost_to_defeat, laid.with_a_last_token_to_spend])
def test_the_focus_is_not_lost_when_what_had_it_is_gone(welcome: Welcome, server: Running, moment: laid.Moment) -> None:
    guest = welcome(reduced_motion="reduce")
    guest.open(laid.lay(server.address, moment, guest, players="1", difficulty="initiation"))
    guest.ready()
    version, thing = str(guest.version), guest.lit()[0]
    guest.page.locator(f"#{thing}").focus()
    guest.page.keyboard.press("Enter")
    guest.wait_for_answer(_TAKEN, version, thing)
    if guest.page.locator("#sheet").is_visible():
        guest.page.keyboard.press("Enter")
    guest.wait_for_answer(SETTLED, version, thing)
    assert guest.focused()
