"""What a scan of accessibility finds: nothing serious, on any page, in any theme."""

from collections.abc import Sequence
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it comes without types

from tests.browser import laid
from tests.browser.conftest import Welcome
from tests.browser.guests import PHONE, Guest
from tests.server.running import Running

SOLO = {"players": "1", "difficulty": "initiation"}
MOON = {"players": "2", "difficulty": "initiation", "white_moon": "yes", "moon_village": "first-game"}


ALL_RULES: dict[str, Any] = {"resultTypes": ["violations"]}
COLOUR_RULES: dict[str, Any] = ALL_RULES | {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
THEMES = ("night", "paper", "contrast")
# Put into a page once, for all scans of it.
_AXE: str = Axe().axe_script


def findings(guest: Guest, what: str, rules: dict[str, Any] = ALL_RULES) -> list[str]:
    """Return the serious and critical findings on the page as it is now."""
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(_AXE)
    found: list[dict[str, Any]] = guest.page.evaluate("async (rules) => (await axe.run(rules)).violations", rules)
    return [
        f"{what}: {one['id']} ({one['impact']}): {node['target']} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def findings_in_all_themes(guest: Guest, what: str, themes: Sequence[str] = THEMES) -> list[str]:
    """Return the findings on the page as it is now; a theme is a class of the page, and changes only its colours."""
    found = []
    for theme in themes:
        guest.page.evaluate("(theme) => { document.documentElement.className = theme }", theme)
        found += findings(guest, f"{what}, {theme}", ALL_RULES if theme == themes[0] else COLOUR_RULES)
    return found


@pytest.mark.parametrize("path", ["/", "/rules", "/cards", "/join", "/table/nowhere"])
def test_pages(welcome: Welcome, path: str) -> None:
    guest = welcome(reduced_motion="reduce")
    guest.excuse("status of 404")
    guest.open(path)
    found = findings_in_all_themes(guest, path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("moment", "form", "page"),
    [
        (laid.before_an_exorcism, SOLO, ""),
        (laid.with_dice_to_roll_again, SOLO, ""),
        (laid.in_mid_game, MOON, ""),
        (laid.over, SOLO, ""),
        (laid.over, SOLO, "/replay"),
    ],
    ids=["exorcism", "dice", "white-moon", "over", "replay"],
)
def test_tables(welcome: Welcome, server: Running, moment: laid.Moment, form: dict[str, str], page: str) -> None:
    guest = welcome(reduced_motion="reduce")
    guest.open(laid.lay_to_look_at(server.address, moment, guest, **form) + page)
    guest.ready()
    found = findings_in_all_themes(guest, "a table")
    assert not found, "\n".join(found)


def _sheet(guest: Guest) -> None:
    # By touch a thing always shows its choices first; by mouse one with a single choice would be chosen.
    guest.page.touchscreen.tap(*guest.point_of(guest.lit()[0]))
    guest.page.wait_for_selector("#sheet[open]")


def _zoom(guest: Guest) -> None:
    guest.page.locator("#players .power").first.click()
    guest.page.wait_for_selector("#zoom[open]")


def _help(guest: Guest) -> None:
    guest.page.keyboard.press("?")
    guest.page.wait_for_selector("#help[open]")


def _rules(guest: Guest) -> None:
    guest.page.get_by_role("tab", name="Rules").click()


def _chat(guest: Guest) -> None:
    # In a wide window the chat is always there.
    guest.page.keyboard.press("c")


def test_what_opens_on_a_table(welcome: Welcome, server: Running) -> None:
    guest = welcome(reduced_motion="reduce", has_touch=True)
    guest.open(laid.lay_to_look_at(server.address, laid.before_an_exorcism, guest, **SOLO))
    guest.ready()
    found = []
    for open_it in (_sheet, _zoom, _help, _rules):
        open_it(guest)
        found += findings_in_all_themes(guest, open_it.__name__, ("night", "paper"))
        guest.rest()
    assert not found, "\n".join(found)


def test_a_table_on_a_phone(welcome: Welcome, server: Running) -> None:
    guest = welcome(reduced_motion="reduce", **PHONE)
    guest.open(laid.lay_to_look_at(server.address, laid.before_an_exorcism, guest, **SOLO))
    guest.ready()
    found = findings(guest, "phone")
    _chat(guest)
    found += findings(guest, "chat on a phone")
    assert not found, "\n".join(found)
