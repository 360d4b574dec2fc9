"""What a scan of accessibility finds: nothing serious, on any page, in any theme."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # it comes without types

from tests.browser import laid
from tests.browser.conftest import Welcome
from tests.browser.guests import PHONE, Guest
from tests.server.running import Running

SOLO = {"players": "1", "difficulty": "initiation"}
MOON = {"players": "2", "difficulty": "initiation", "white_moon": "yes", "moon_village": "first-game"}


# Only colours change with the theme.
ALL_RULES: dict[str, Any] = {"resultTypes": ["violations"]}
COLOUR_RULES: dict[str, Any] = ALL_RULES | {"runOnly": {"type": "rule", "values": ["color-contrast"]}}


def findings(guest: Guest, what: str, rules: dict[str, Any] = ALL_RULES) -> list[str]:
    """Return the serious and critical findings on the page as it is now."""
    found: list[dict[str, Any]] = Axe().run(guest.page, options=rules).response["violations"]
    return [
        f"{what}: {one['id']} ({one['impact']}): {node['target']} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def themed(welcome: Welcome, theme: str, **options: Any) -> Guest:
    guest = welcome(reduced_motion="reduce", **options)
    guest.context.add_cookies([{"name": "fatsi_theme", "value": theme, "url": guest.address}])
    return guest


@pytest.mark.parametrize("theme", ["night", "paper", "contrast"])
def test_pages(welcome: Welcome, theme: str) -> None:
    guest, rules = themed(welcome, theme), ALL_RULES if theme == "night" else COLOUR_RULES
    guest.excuse("status of 404")
    found = []
    for path in ("/", "/rules", "/cards", "/join", "/table/nowhere"):
        guest.open(path)
        found += findings(guest, path, rules)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", ["night", "paper", "contrast"])
def test_tables(welcome: Welcome, server: Running, theme: str) -> None:
    guest, rules = themed(welcome, theme), ALL_RULES if theme == "night" else COLOUR_RULES
    found = []
    ended = laid.lay_to_look_at(server.address, laid.over, guest, **SOLO)
    for path in (
        laid.lay_to_look_at(server.address, laid.before_an_exorcism, guest, **SOLO),
        laid.lay_to_look_at(server.address, laid.with_dice_to_roll_again, guest, **SOLO),
        laid.lay_to_look_at(server.address, laid.in_mid_game, guest, **MOON),
        *(ended, f"{ended}/replay"),
    ):
        guest.open(path)
        guest.ready()
        found += findings(guest, path, rules)
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


def _rules(guest: Guest) -> None:
    guest.page.get_by_role("tab", name="Rules").click()


def _chat(guest: Guest) -> None:
    # In a wide window the chat is always there.
    guest.page.keyboard.press("c")


@pytest.mark.parametrize("theme", ["night", "paper"])
def test_what_opens_on_a_table(welcome: Welcome, server: Running, theme: str) -> None:
    guest, rules = themed(welcome, theme, has_touch=True), ALL_RULES if theme == "night" else COLOUR_RULES
    path = laid.lay_to_look_at(server.address, laid.before_an_exorcism, guest, **SOLO)
    opened: tuple[Callable[[Guest], None], ...] = (_sheet, _zoom, _help, _rules)
    found = []
    for open_it in opened:
        guest.open(path)
        guest.ready()
        open_it(guest)
        found += findings(guest, open_it.__name__, rules)
    assert not found, "\n".join(found)


def test_a_table_on_a_phone(welcome: Welcome, server: Running) -> None:
    guest = themed(welcome, "night", **PHONE)
    guest.open(laid.lay_to_look_at(server.address, laid.before_an_exorcism, guest, **SOLO))
    guest.ready()
    found = findings(guest, "phone")
    _chat(guest)
    found += findings(guest, "chat on a phone")
    assert not found, "\n".join(found)
