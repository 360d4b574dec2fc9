"""The server dies in mid game and comes back; so do the pages, by themselves."""

import random
from pathlib import Path

from playwright.sync_api import expect

from fatsi.server.storage.database import sqlite_url
from tests.browser.conftest import Welcome
from tests.browser.guests import TIMEOUT
from tests.server.running import Running


def test_a_page_outlives_the_death_of_the_server(welcome: Welcome, tmp_path: Path) -> None:
    running = Running(sqlite_url(tmp_path / "tables.db"), tmp_path / "server", generous=True)
    try:
        guest = welcome(running.address, reduced_motion="reduce")
        guest.excuse("ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection")
        guest.open()
        guest.page.get_by_role("button", name="Alone", exact=True).click()
        rng = random.Random(6)
        for _ in range(6):
            guest.play(rng)
        version, log = guest.version, guest.page.locator("#log").inner_text()
        running.kill()
        banner = guest.page.locator("#banner")
        expect(banner).to_contain_text("Connection lost")
        guest.page.locator("#decision button[data-action]").first.click()
        running.start()
        expect(banner).to_contain_text("Connected again", timeout=TIMEOUT)
        assert guest.version == version, "what was clicked meanwhile is not done later"
        assert guest.page.locator("#log").inner_text() == log
        guest.play(rng)
        assert guest.version == version + 1
    finally:
        running.kill()
