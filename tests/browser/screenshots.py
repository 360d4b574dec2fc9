"""Pictures of the pages, wide and narrow, by night and on paper.

Run it as `python -m tests.browser.screenshots FOLDER [LANGUAGE]`.
"""

import sys
import tempfile
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from fatsi.server.storage.database import sqlite_url
from tests.browser import laid
from tests.browser.guests import DESKTOP, LAUNCH, OPEN_CHOICES, PHONE, Guest
from tests.server.requirements import chromium
from tests.server.running import Running

_SIZES = {"wide": DESKTOP, "narrow": PHONE}
_THEMES = ("night", "paper")
_TABLES: dict[str, tuple[laid.Moment, dict[str, str]]] = {
    "table": (laid.in_mid_game, {"players": "3", "difficulty": "initiation", "name": "Mei"}),
    "exorcism": (laid.before_an_exorcism, {"players": "3", "difficulty": "initiation", "name": "Mei"}),
    "dice": (laid.with_dice_to_roll_again, {"players": "1", "difficulty": "initiation", "name": "Mei"}),
    "tokens": (laid.with_tokens_to_spend, {"players": "3", "difficulty": "initiation", "name": "Mei"}),
    "end": (laid.over, {"players": "2", "difficulty": "initiation", "name": "Mei"}),
    "white-moon": (
        laid.in_mid_game,
        {"players": "2", "difficulty": "initiation", "name": "Mei", "white_moon": "yes", "moon_village": "first-game"},
    ),
}
_PAGES = {"home": "/", "rules": "/rules", "cards": "/cards", "join": "/join#not-a-secret"}


def main(folder: Path, language: str = "en") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        server = Running(sqlite_url(Path(scratch) / "tables.db"), Path(scratch), generous=True)
        browser = playwright.chromium.launch(executable_path=chromium(), **LAUNCH)
        try:
            take_all(browser, server.address, folder, language)
        finally:
            browser.close()
            server.kill()


def take_all(browser: Browser, address: str, folder: Path, language: str) -> None:
    for size, theme in product(_SIZES, _THEMES):
        for name, path in _PAGES.items():
            guest = _guest(browser, address, size, theme, language)
            guest.open(path)
            _load(guest, folder, f"{name}-{size}-{theme}")
        for name, (moment, form) in _TABLES.items():
            guest = _guest(browser, address, size, theme, language)
            guest.open(laid.lay(address, moment, guest, **form))
            guest.page.wait_for_selector("#result:visible" if name == "end" else OPEN_CHOICES, state="attached")
            _load(guest, folder, f"{name}-{size}-{theme}")


def _guest(browser: Browser, address: str, size: str, theme: str, language: str) -> Guest:
    scheme = "light" if theme == "paper" else "dark"
    return Guest(browser, address, color_scheme=scheme, reduced_motion="reduce", locale=language, **_SIZES[size])


def _load(guest: Guest, folder: Path, name: str) -> None:
    """Take what a visitor sees first, and the whole page where it goes on below."""
    guest.page.wait_for_timeout(300)
    guest.page.screenshot(path=folder / f"{name}.png")
    height, shown = guest.page.evaluate("[document.documentElement.scrollHeight, innerHeight]")
    if shown < height < 4 * shown:
        guest.page.screenshot(path=folder / f"{name}-whole.png", full_page=True)
    for complaint in guest.complaints():
        print(f"{name}: {complaint}", file=sys.stderr)
    guest.close()
    print(folder / f"{name}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:3])
