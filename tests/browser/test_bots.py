"""Bots one can follow: pause, step, speed, what happened since; and what is forced is played by itself."""

import random

from playwright.sync_api import expect

from tests.browser import laid
from tests.browser.conftest import Welcome
from tests.browser.guests import Guest
from tests.server.running import Running

SOLO = {"players": "1", "difficulty": "initiation", "practice": "yes"}


def with_bots(welcome: Welcome) -> Guest:
    guest = welcome(reduced_motion="reduce", viewport={"width": 1366, "height": 768})
    guest.open()
    guest.unfold_form()
    form = guest.page.locator("#new")
    form.get_by_label("Taoists").select_option("4")
    for seat in (2, 3, 4):
        form.locator(f"[name=seat_{seat}]").select_option("bot:random")
    form.get_by_label("Seed").fill("5")
    form.get_by_role("button", name="Set up the table").click()
    guest.ready()
    return guest


def until_bots_play(guest: Guest) -> None:
    rng = random.Random(1)
    guest.sees(lambda: guest.has_to_decide)
    for _ in range(60):
        if not guest.has_to_decide:
            return
        guest.press("end" if "end" in guest.choices() else rng.choice(guest.choices()))
    raise AssertionError("the bots' turn never came")


def test_one_can_halt_the_bots_go_step_by_step_and_on(welcome: Welcome) -> None:
    guest = with_bots(welcome)
    until_bots_play(guest)
    page = guest.page
    page.locator("#decision [data-do=pause]").click()
    expect(page.locator("#decision [data-do=pause]")).to_have_text("Continue")
    page.wait_for_timeout(400)
    version = guest.version
    page.wait_for_timeout(2500)
    assert guest.version == version, "a bot was shown although it was paused"
    page.locator("#decision [data-do=step]").click()
    guest.sees(lambda: guest.version == version + 1)
    page.locator("#decision [data-speed=fast]").click()
    expect(page.locator("#decision [data-speed=fast]")).to_have_attribute("aria-pressed", "true")
    page.locator("#decision [data-do=pause]").click()
    guest.sees(lambda: guest.has_to_decide)
    since = page.locator("#since")
    expect(since).to_be_visible()
    since.locator("summary").click()
    entries = since.locator("li")
    assert entries.count() == int(since.locator(".count").inner_text()) > 1
    entry = since.locator('li[data-at]:not([data-at=""])').first
    entry.hover()
    lit = page.evaluate("document.querySelectorAll('#board .lit').length")
    assert lit, "an entry points at the board"


def test_what_is_forced_is_played_by_itself(welcome: Welcome, server: Running) -> None:
    guest = welcome(plays_forced=True, reduced_motion="reduce")
    path = laid.lay(server.address, laid.with_one_choice, guest, **SOLO)
    guest.open(path)
    guest.ready()
    told = guest.page.locator("#decision").get_attribute("data-forced") or ""
    assert told.startswith("Only one choice: ")
    expect(guest.page.locator("#banner")).to_have_text(told)
    guest.sees(lambda: guest.page.locator("#decision").get_attribute("data-forced") != told)
    # What was taken back is not done again at once.
    version = guest.version
    guest.page.keyboard.press("u")
    guest.sees(lambda: guest.version > version)
    version = guest.version
    guest.page.wait_for_timeout(2500)
    assert guest.version == version and guest.has_to_decide


def test_who_wants_to_be_asked_is_asked(welcome: Welcome, server: Running) -> None:
    guest = welcome(plays_forced=False, reduced_motion="reduce")
    guest.open(laid.lay(server.address, laid.with_one_choice, guest, **SOLO))
    guest.ready()
    version = guest.version
    guest.page.wait_for_timeout(2500)
    assert guest.version == version and len(guest.choices()) == 1
    guest.wear("forced", "on")
    guest.ready()
    guest.sees(lambda: guest.version > version)
