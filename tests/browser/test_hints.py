"""Hints in the browser: asked for by button and key, read out, taken, and gone with the position."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from fatsi.bots.hints import hints
from fatsi.game import Game
from fatsi.rules.rng import Rng
from fatsi.server.pages import rendering
from fatsi.words import words
from tests.browser import laid
from tests.browser.conftest import Welcome
from tests.browser.guests import DESKTOP, PHONE, SETTLED, Guest
from tests.browser.test_accessibility import SOLO, findings_in_all_themes
from tests.server.running import Running


def hinted(guest: Guest) -> None:
    expect(guest.page.locator("#hint .advised").first).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["wide", "narrow"])
def test_the_button_shows_the_best_choices_and_one_can_be_taken(
    welcome: Welcome, server: Running, size: dict[str, Any]
) -> None:
    guest = welcome(reduced_motion="reduce", **size)
    guest.open(laid.lay(server.address, laid.before_an_exorcism, guest, **SOLO))
    guest.ready()
    page, choices, version = guest.page, guest.choices(), str(guest.version)
    page.get_by_role("button", name="Hint").click()
    hinted(guest)
    expect(page.locator("#live")).to_contain_text("Hint: ")
    assert guest.choices() == choices and str(guest.version) == version
    best = page.locator("#hint .advised").first
    expect(best).to_be_in_viewport()
    if size is DESKTOP:
        best.hover()
        lit = page.evaluate("[...document.querySelectorAll('#board .lit')].map((thing) => thing.id).join(' ')")
        assert set(lit.split()) == set((best.get_attribute("data-targets") or "").split())
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, "the page is wider than the window"
    best.click()
    guest.wait_for_answer(SETTLED, version, "the hint")
    assert page.locator("#hint .advised").count() == 0, "a hint stays when the position has gone"


def test_the_key_h_asks_and_arrows_lead_to_the_rows(welcome: Welcome, server: Running) -> None:
    guest = welcome(reduced_motion="reduce")
    guest.open(laid.lay(server.address, laid.before_an_exorcism, guest, **SOLO))
    guest.ready()
    page, version = guest.page, str(guest.version)
    page.keyboard.press("?")
    expect(page.locator("#help")).to_contain_text("get a hint: the best choices")
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    hinted(guest)
    page.locator("#question").focus()
    for _ in range(4):
        page.keyboard.press("ArrowDown")
        if page.evaluate("document.activeElement.matches('#hint .advised')"):
            break
    page.keyboard.press("Enter")
    guest.wait_for_answer(SETTLED, version, "the hint")
    assert guest.focused()


def answer_hints(guest: Guest) -> dict[str, object]:
    """Let the guest's hints come from the dictionary that is returned, whatever the server would find, and at once."""
    answer: dict[str, object] = {}

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def said(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["do"] == "hint":
                line.send(json.dumps({"kind": "hint", "id": asked["id"], "version": asked["version"], **answer}))
            else:
                server.send(message)

        line.on_message(said)

    guest.page.route_web_socket(re.compile("/socket"), between)
    return answer


def test_a_hint_pushes_nothing_away_lights_its_place_and_compares(welcome: Welcome, server: Running) -> None:
    guest = welcome(own=True, reduced_motion="reduce", viewport={"width": 1366, "height": 768})
    answer = answer_hints(guest)
    guest.open(laid.lay_to_look_at(server.address, laid.before_an_exorcism, guest, **SOLO))
    guest.ready()
    state = Game.from_record(guest.context.request.get(f"{guest.table}/record").text()).state
    found = hints(state, Rng(1), nodes=1)
    answer["parts"] = {"hint": rendering.hint(state, found, words("en"), can_act=True)}
    answer["text"] = rendering.hint_spoken(state, found, words("en"))
    page = guest.page
    boxes = "[...document.querySelectorAll('#decision [data-action]')].map((one) => one.getBoundingClientRect().y)"
    before = page.evaluate(boxes)
    page.locator("#decision [data-action=end]").hover()
    page.keyboard.press("h")
    hinted(guest)
    assert page.evaluate(boxes) == before, "the hint pushes the choices away"
    best = page.locator("#hint [data-take]").first
    targets = [thing for thing in (best.get_attribute("data-targets") or "").split() if thing]
    lit = page.evaluate("[...document.querySelectorAll('#board .advised-place')].map((thing) => thing.id)")
    assert set(lit) == set(targets)
    if best.get_attribute("data-take") != "end":
        expect(page.locator("#hint .compared:visible")).to_have_count(1)
        expect(page.locator("#hint .compared:visible")).to_contain_text("You were about to choose: ")
    found_by_scan = findings_in_all_themes(guest, "a hint")
    assert not found_by_scan, "\n".join(found_by_scan)
    expect(page.locator("#hint .advised-chance").first).to_be_hidden()
    page.locator("#hint .chances summary").click()
    expect(page.locator("#hint .advised-chance").first).to_contain_text("%")
    page.locator("#hint [data-do=unhint]").click()
    expect(page.locator("#hint")).to_be_hidden()
    assert not page.locator("#board .advised-place").count()


def test_who_watches_sees_no_button(welcome: Welcome, server: Running) -> None:
    host, watcher = welcome(), welcome()
    path = laid.lay_to_look_at(server.address, laid.before_an_exorcism, host, **SOLO)
    watcher.open(path)
    watcher.ready()
    assert watcher.page.locator("[data-do=hint]").count() == 0
