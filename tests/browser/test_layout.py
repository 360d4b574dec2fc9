"""The table fits every window: what is needed for a turn is in sight at once, and nothing jumps."""

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import laid
from tests.browser.conftest import Welcome
from tests.browser.guests import OPEN_CHOICES, PHONE, Guest
from tests.server.running import Running

LAPTOPS = [(1366, 768), (1280, 720), (1440, 900), (1920, 1080)]
GAME = {"players": "4", "difficulty": "initiation", "name": "Mei"}
MOON = {"players": "2", "difficulty": "initiation", "white_moon": "yes", "moon_village": "first-game", "name": "Mei"}
ROUNDING = 1.5

# How many of the last entries of the log can be read without scrolling.
_ENTRIES_IN_SIGHT = """() => {
  const panel = document.getElementById("panel-log").getBoundingClientRect();
  const entries = [...document.querySelectorAll("#log .entry")].map((entry) => entry.getBoundingClientRect());
  const end = Math.min(panel.bottom, innerHeight) + 1;
  return entries.filter((box) => box.top >= panel.top - 1 && box.bottom <= end).length;
}"""
# Choices that are not folded away and cannot be seen whole: outside of the window, or below the foot of the panel.
_WIDER_THAN_PANEL = """() => {
  const end = document.getElementById("decision").getBoundingClientRect().right;
  return [...document.querySelectorAll("#decision button")]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > end)
    .map((one) => one.innerText);
}"""
# By how many pixels the name of each ghost reaches into its drawing; the last letters' tails are not counted.
_NAMES_ON_DRAWINGS = """() => [...document.querySelectorAll("#board .ghost")].map((ghost) => {
  const name = ghost.querySelector(".name").getBoundingClientRect();
  const tail = name.height / (2 * Math.max(1, ghost.querySelectorAll(".name tspan").length)) * .5;
  return name.bottom - tail - ghost.querySelector(".being").getBoundingClientRect().top;
})"""
_CUT_OFF = """() => {
  const panel = document.getElementById("decision").getBoundingClientRect();
  const foot = document.querySelector("#decision .foot").getBoundingClientRect();
  return [...document.querySelectorAll("#decision button[data-action], #question")]
    .filter((one) => one.checkVisibility())
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const end = one.closest(".foot") ? Math.min(panel.bottom, innerHeight) : foot.top;
      return box.top < panel.top || box.bottom > end + 1 || box.right > panel.right + 1;
    })
    .map((one) => one.textContent);
}"""
_BOXES = """() => Object.fromEntries(["board", "decision", "players"].map((id) => {
  const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
  return [id, [x, y, width, height]];
}))"""
_LENGTHEN_FORECAST = """() => {
  for (const list of document.querySelectorAll(".status .ahead ul, .forecast ul"))
    for (let n = 0; n < 4; n++) {
      list.append(list.lastElementChild.cloneNode(true));
      list.lastElementChild.dataset.added = "";
    }
}"""
_SHORTEN_FORECAST = """() => document.querySelectorAll("[data-added]").forEach((one) => one.remove())"""
# A window of another size is laid out, and scripts have heard of it.
_NEXT_FRAME = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def window(width: int, height: int) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}}


def at_a_table(welcome: Welcome, server: Running, size: dict[str, Any], form: dict[str, str]) -> Guest:
    guest = welcome(**size, reduced_motion="reduce")
    moment = laid.in_mid_game if form is MOON else laid.before_an_exorcism
    guest.open(laid.lay_to_look_at(server.address, moment, guest, **form))
    guest.ready()
    return guest


# A page is loaded once for all that is seen of it at rest.


@pytest.mark.parametrize("form", [GAME, MOON], ids=["base", "white-moon"])
def test_a_table_fits_the_window_of_a_laptop(welcome: Welcome, server: Running, form: dict[str, str]) -> None:
    guest = at_a_table(welcome, server, window(*LAPTOPS[0]), form)
    sizes = [partial(check_the_table_fits, form=form, width=width, height=height) for width, height in LAPTOPS]
    guest.check_all(*sizes, *[check_the_chat_moves_with_the_window] * (form is GAME))


def check_the_table_fits(guest: Guest, form: dict[str, str], width: int, height: int) -> None:
    guest.page.set_viewport_size({"width": width, "height": height})
    guest.page.evaluate(_NEXT_FRAME)
    check_no_choice_and_no_refusal_is_wider_than_its_panel(guest)
    check_three_columns_stand_side_by_side_and_the_board_is_as_large_as_it_can_be(guest, form, width, height)
    if form is GAME:
        check_a_usual_turn_is_in_sight_at_once(guest)
        check_nothing_moves_when_a_warning_appears(guest)


@pytest.mark.parametrize("form", [GAME, MOON], ids=["base", "white-moon"])
def test_a_table_fits_a_phone(welcome: Welcome, server: Running, form: dict[str, str]) -> None:
    guest = at_a_table(welcome, server, PHONE, form)
    check_names_do_not_lie_on_drawings(guest)
    if form is GAME:
        check_nothing_moves_when_a_warning_appears(guest)
        check_the_forecast_is_in_the_sheet(guest)


def check_a_usual_turn_is_in_sight_at_once(guest: Guest) -> None:
    page = guest.page
    assert page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0, "the page scrolls"
    assert page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0, "the page scrolls sideways"
    assert page.evaluate(_ENTRIES_IN_SIGHT) >= 6, "fewer than six lines of the log"
    assert not page.evaluate(_CUT_OFF)
    expect(page.locator("#question")).to_be_in_viewport(ratio=1)
    expect(page.locator("#say-text")).to_be_in_viewport(ratio=1)
    for seat in page.locator(".seat").all():
        expect(seat).to_be_in_viewport(ratio=1)


def check_no_choice_and_no_refusal_is_wider_than_its_panel(guest: Guest) -> None:
    assert not guest.page.evaluate(_WIDER_THAN_PANEL)


def check_names_do_not_lie_on_drawings(guest: Guest) -> None:
    overlaps = guest.page.evaluate(_NAMES_ON_DRAWINGS)
    assert overlaps and max(overlaps) <= ROUNDING, overlaps


def check_three_columns_stand_side_by_side_and_the_board_is_as_large_as_it_can_be(
    guest: Guest, form: dict[str, str], width: int, height: int
) -> None:
    boxes = [guest.page.locator(part).bounding_box() for part in (".side", ".stage", ".rail")]
    side, stage, rail = (box for box in boxes if box)
    assert side["x"] + side["width"] <= stage["x"] and stage["x"] + stage["width"] <= rail["x"]
    # The drawing fills the height of the window, or the width that the other columns leave.
    bar = 48
    is_high = stage["height"] >= height - bar - 24
    left = stage["x"] - side["x"] - side["width"] + rail["x"] - stage["x"] - stage["width"]
    assert is_high and left <= 30, "room is left beside the board"
    ratio = (1208 if form is MOON else 1000) / 1112
    drawn = min(stage["width"], stage["height"] * ratio)
    assert drawn >= min(stage["height"] * ratio, width - 660) - ROUNDING


def check_nothing_moves_when_a_warning_appears(guest: Guest) -> None:
    before = guest.page.evaluate(_BOXES)
    guest.page.evaluate(_LENGTHEN_FORECAST)
    after = guest.page.evaluate(_BOXES)
    guest.page.evaluate(_SHORTEN_FORECAST)
    assert after == before


def check_the_forecast_is_in_the_sheet(guest: Guest) -> None:
    expect(guest.page.locator(".status .ahead")).to_be_hidden()
    expect(guest.page.locator("#decision .forecast summary")).to_be_in_viewport(ratio=1)
    guest.page.locator("#decision .forecast summary").tap()
    expect(guest.page.locator("#decision .forecast li").first).to_be_visible()


def test_the_codes_of_the_notation_are_shown_by_a_switch(welcome: Welcome, server: Running) -> None:
    guest = at_a_table(welcome, server, window(1366, 768), GAME)
    codes = guest.page.locator("#board .place, #decision .choices .code")
    assert codes.count() > 20
    expect(codes.first).to_be_hidden()
    expect(guest.page.locator("#decision .choices .code").first).to_be_hidden()
    guest.wear("codes", "on")
    guest.ready()
    expect(codes.first).to_be_visible()
    expect(guest.page.locator("#decision .choices .code").first).to_be_visible()


def test_who_waits_sees_what_others_do_and_no_dead_buttons(welcome: Welcome, server: Running) -> None:
    host, watcher = welcome(**window(1366, 768)), welcome(**window(1366, 768))
    watcher.open(laid.lay_to_look_at(server.address, laid.before_an_exorcism, host, **GAME))
    watcher.ready()
    expect(watcher.page.locator("#decision .waiting")).to_be_visible()
    assert watcher.page.locator("#decision button[data-action]").count() == 0


def check_the_chat_moves_with_the_window(guest: Guest) -> None:
    guest.page.set_viewport_size({"width": 1366, "height": 768})
    expect(guest.page.locator(".rail #panel-chat")).to_be_visible()
    expect(guest.page.get_by_role("tab", name="Chat")).to_have_count(0)
    guest.page.set_viewport_size({"width": 1000, "height": 768})
    expect(guest.page.locator(".tabs #panel-chat")).to_be_hidden()
    guest.page.get_by_role("tab", name="Chat").click()
    expect(guest.page.locator("#say-text")).to_be_visible()
    assert guest.page.locator(OPEN_CHOICES).count()
