"""One's own games: found from the end of a game, drawn as bars, and read with keys, on a phone and by a scan."""

import pytest
from playwright.sync_api import expect

from tests.browser import laid
from tests.browser.conftest import Welcome
from tests.browser.guests import PHONE
from tests.browser.test_accessibility import findings_in_all_themes
from tests.server.running import Running

_BARS = """() => [...document.querySelectorAll(".breakdowns tbody tr")].map((row) => [
  row.cells[0].innerText, row.querySelector(".sure").getBoundingClientRect().width
    / row.querySelector(".none").getBoundingClientRect().width])"""


def test_the_figures_are_reached_with_keys_and_lead_to_a_replay(welcome: Welcome, server: Running) -> None:
    guest = welcome(reduced_motion="reduce")
    *_, last = laid.lay_history(server.address, guest)
    guest.open(last)
    guest.ready()
    guest.page.locator("#result a[href='/statistics']").press("Enter")
    expect(guest.page.locator("h1")).to_have_text("Your games")
    expect(guest.page.locator(".figures dd").first).to_have_text(str(len(laid.HISTORY)))
    assert guest.page.locator(".latest li").count() == len(laid.HISTORY)
    bars = dict(guest.page.evaluate(_BARS))
    assert {"Initiation", "Normal", "Hell", "Base game", "White Moon", "1", "2"} <= set(bars)
    assert bars["Hell"] == 0, "nobody wins at random"
    assert sum(share for name, share in bars.items() if "haunt" in name or "dead" in name) == pytest.approx(1, abs=0.01)
    guest.page.locator(".latest a").first.press("Enter")
    expect(guest.page).to_have_url(f"{server.address}{last}/replay")
    guest.open("/")
    expect(guest.page.locator(".kept a[href='/statistics']")).to_be_visible()


def test_a_scan_finds_nothing(welcome: Welcome, server: Running) -> None:
    guest = welcome(reduced_motion="reduce", **PHONE)
    guest.open("/statistics")
    found = findings_in_all_themes(guest, "without games")
    laid.lay_history(server.address, guest, laid.HISTORY[:1])
    guest.open("/statistics")
    expect(guest.page.locator(".latest li")).to_have_count(1)
    found += findings_in_all_themes(guest, "with games")
    assert not found, "\n".join(found)
    assert guest.page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["viewport"]["width"]
