"""Pictures of the pages and of what the table shows, at the sizes that the layout promises something for.

Run it as `python -m tests.browser.screenshots FOLDER [LANGUAGE] [SIZE ...]`; a size is one of the names below.
"""

import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from fatsi.lessons import CHAPTERS
from fatsi.server.pages.readers import THEME
from fatsi.server.storage.database import sqlite_url
from tests.browser import laid
from tests.browser.guests import LAUNCH, OPEN_CHOICES, PHONE, Guest
from tests.server.requirements import chromium
from tests.server.running import Running

_WINDOWS = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080))
_SIZES: dict[str, dict[str, Any]] = {
    **{f"{width}x{height}": {"viewport": {"width": width, "height": height}} for width, height in _WINDOWS},
    "390x844": PHONE,
}
# Colours do not change the layout: paper is taken at one size.
_ON_PAPER = "1366x768"
_THREE = {"players": "3", "difficulty": "initiation", "name": "Mei"}
_TABLES: dict[str, tuple[laid.Moment, dict[str, str]]] = {
    "table": (laid.in_mid_game, _THREE),
    "arriving": (laid.with_one_choice, {"players": "1", "difficulty": "initiation", "name": "Mei"}),
    "exorcism": (laid.before_an_exorcism, _THREE),
    "dice": (laid.with_dice_to_roll_again, {"players": "1", "difficulty": "initiation", "name": "Mei"}),
    "tokens": (laid.with_tokens_to_spend, _THREE),
    "end": (laid.over, {"players": "2", "difficulty": "initiation", "name": "Mei"}),
    "white-moon": (
        laid.in_mid_game,
        {"players": "2", "difficulty": "initiation", "name": "Mei", "white_moon": "yes", "moon_village": "first-game"},
    ),
}
_PAGES = {
    "home": "/",
    "learn": "/learn",
    "rules": "/rules",
    "cards": "/cards",
    "join": "/join#not-a-secret",
    "example": f"/examples/{CHAPTERS[1].id}",
}


def main(folder: Path, language: str = "en", *sizes: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server = Running(sqlite_url(Path(scratch) / "tables.db"), Path(scratch), generous=True)
        browser = playwright.chromium.launch(executable_path=chromium(), **LAUNCH)
        try:
            for size in sizes or _SIZES:
                _Camera(browser, server.address, folder, language, size, "night").take_all()
            if not sizes or _ON_PAPER in sizes:
                _Camera(browser, server.address, folder, language, _ON_PAPER, "paper").take_all()
        finally:
            browser.close()
            server.kill()


class _Camera:
    """Takes everything at one size and in one theme."""

    def __init__(self, browser: Browser, address: str, folder: Path, language: str, size: str, theme: str) -> None:
        self._browser, self._address, self._folder = browser, address, folder
        self._language, self._size, self._theme = language, size, theme

    def take_all(self) -> None:
        for name, path in _PAGES.items():
            self._take(name, partial(Guest.open, path=path))
        for name, (moment, form) in _TABLES.items():
            self._take(name, partial(self._sit_down, moment=moment, form=form))
        states: dict[str, Callable[[Guest], None]] = {
            "new-table": _unfolds_the_form,
            "invitation": _invites_a_friend,
            "lesson": _learns_of_wu_feng,
            "card": self._rests_the_mouse,
            "close-up": self._looks_closely,
            "bots": _plays_with_bots,
            "boss": _meets_wu_feng,
            "hint": self._asks_for_a_hint,
            "statistics": self._looks_back,
            "today": _plays_the_game_of_the_day,
        }
        for name, comes_to in states.items():
            self._take(name, comes_to)

    def _take(self, name: str, comes_to: Callable[[Guest], None]) -> None:
        """Take what a visitor sees first, and the whole page where it goes on below."""
        guest = Guest(
            self._browser, self._address, reduced_motion="reduce", locale=self._language, **_SIZES[self._size]
        )
        guest.context.add_cookies([{"name": THEME, "value": self._theme, "url": self._address}])
        comes_to(guest)
        guest.page.wait_for_timeout(300)
        picture = self._folder / f"{name}-{self._size}-{self._theme}.png"
        guest.page.screenshot(path=picture)
        height, shown = guest.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
        if shown < height < 4 * shown:
            guest.page.screenshot(path=picture.with_stem(f"{picture.stem}-whole"), full_page=True)
        for complaint in guest.complaints():
            print(f"{name}: {complaint}", file=sys.stderr)
        guest.close()
        print(picture)

    def _sit_down(self, guest: Guest, moment: laid.Moment, form: dict[str, str]) -> None:
        guest.open(laid.lay_to_look_at(self._address, moment, guest, **form))
        guest.page.wait_for_selector("#result:visible" if moment is laid.over else OPEN_CHOICES, state="attached")
        guest.ready()

    def _rests_the_mouse(self, guest: Guest) -> None:
        self._sit_down(guest, laid.in_mid_game, _THREE)
        if self._size != "390x844":
            guest.page.mouse.move(*guest.point_of("tile-C"))
            guest.page.locator("#card").wait_for()

    def _looks_closely(self, guest: Guest) -> None:
        self._sit_down(guest, laid.in_mid_game, _THREE)
        guest.page.keyboard.press("b")
        guest.page.keyboard.press("i")
        guest.page.locator("#zoom").wait_for()

    def _asks_for_a_hint(self, guest: Guest) -> None:
        self._sit_down(guest, laid.in_mid_game, _THREE)
        guest.page.locator("#decision [data-do=hint]").click()
        guest.page.locator(".hint .advised").first.wait_for()
        # Playwright scrolls to what it clicks; a thumb does not.
        guest.page.evaluate("scrollTo(0, 0)")

    def _looks_back(self, guest: Guest) -> None:
        laid.lay_history(self._address, guest)
        guest.open("/statistics")


def _unfolds_the_form(guest: Guest) -> None:
    guest.open()
    guest.unfold_form()


def _invites_a_friend(guest: Guest) -> None:
    guest.open()
    guest.page.locator("#friends").click()
    guest.page.locator("#new > button").click()
    guest.page.locator("#link svg.qr").wait_for()


def _learns_of_wu_feng(guest: Guest) -> None:
    guest.open("/learn")
    guest.page.locator(".chapters button").last.click()
    guest.ready()


def _meets_wu_feng(guest: Guest) -> None:
    """The last chapter of the base game is about an incarnation."""
    guest.open("/learn")
    guest.page.locator(".chapters").first.locator("button").last.click()
    guest.ready()


def _plays_the_game_of_the_day(guest: Guest) -> None:
    """Home, once the game of the day has been begun."""
    guest.open()
    guest.page.locator("#today").click()
    guest.ready()
    guest.open()


def _plays_with_bots(guest: Guest) -> None:
    guest.open()
    guest.page.locator("#bots").click()
    guest.page.locator("#new-details > summary").click()
    guest.page.locator("#new [name=seat_1]").select_option("bot:random")
    guest.page.locator("#new [name=seat_4]").select_option("me")
    guest.page.locator("#new > button").click()
    guest.ready()
    if guest.page.locator("#decision [data-do=pause]").count():
        guest.page.locator("#decision [data-do=pause]").click()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
