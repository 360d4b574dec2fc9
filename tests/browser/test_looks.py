"""Themes and motion follow the system, or what the reader wants."""

import random

import pytest
from playwright.sync_api import expect

from fatsi.server.pages.readers import THEME
from tests.browser import laid
from tests.browser.conftest import Welcome
from tests.browser.guests import Guest
from tests.server.running import Running

_BRIGHTNESS = """() => getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3)
  .reduce((sum, part) => sum + Number(part), 0) / 3"""
# Counts what moves in every frame from now on.
_WATCH_MOTION = """() => {
  window.motions = 0;
  const look = () => { window.motions += document.getAnimations().length; requestAnimationFrame(look); };
  look();
}"""


@pytest.mark.parametrize(("scheme", "theme", "is_dark"), [("dark", "night", True), ("light", "paper", False)])
def test_colours_follow_the_system_if_wished(welcome: Welcome, scheme: str, theme: str, is_dark: bool) -> None:
    guest = welcome(color_scheme=scheme)
    guest.context.add_cookies([{"name": THEME, "value": "system", "url": guest.address}])
    guest.open()
    assert theme in (guest.page.locator("html").get_attribute("class") or "")
    assert (guest.page.evaluate(_BRIGHTNESS) < 128) == is_dark
    guest.page.emulate_media(color_scheme="light" if is_dark else "dark")
    guest.page.wait_for_function(f"() => ({_BRIGHTNESS})() < 128 !== {str(is_dark).lower()}")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_it_is_night_unless_somebody_wants_it_otherwise(welcome: Welcome, scheme: str) -> None:
    guest = welcome(color_scheme=scheme)
    guest.open()
    assert guest.page.locator("html").get_attribute("class") == "night"
    assert guest.page.evaluate(_BRIGHTNESS) < 128


def test_the_letters_are_those_that_the_server_brings(welcome: Welcome) -> None:
    guest = welcome(locale="hu")
    guest.open()
    guest.page.evaluate("document.fonts.ready")
    fonts = guest.page.evaluate("[...document.fonts].map((font) => [font.family, font.status])")
    assert {name.strip('"') for name, status in fonts if status == "loaded"} == {"Alegreya", "Alegreya Sans"}


@pytest.mark.parametrize("theme", ["night", "paper", "contrast"])
def test_a_chosen_theme_stays_on_every_page(welcome: Welcome, theme: str) -> None:
    guest = welcome(color_scheme="dark" if theme == "paper" else "light")
    guest.open("/rules")
    guest.wear("theme", theme)
    assert guest.page.url.endswith("/rules"), "the reader stays on the page"
    colours = set()
    for path in ("/", "/rules"):
        guest.open(path)
        assert guest.page.locator("html").get_attribute("class") == theme
        colours.add(guest.page.evaluate(_BRIGHTNESS) < 128)
    assert colours == {theme != "paper"}


def play_a_while(guest: Guest, choices: int) -> int:
    """Play and return how much moved."""
    rng = random.Random(1)
    guest.ready()
    guest.page.evaluate(_WATCH_MOTION)
    for _ in range(choices):
        guest.play(rng)
    return int(guest.page.evaluate("window.motions"))


def test_things_move_and_come_to_rest(welcome: Welcome) -> None:
    guest = welcome(reduced_motion="no-preference")
    guest.open()
    guest.page.get_by_role("button", name="Alone", exact=True).click()
    assert play_a_while(guest, 8) > 0
    guest.page.wait_for_function("() => document.getAnimations().length === 0")
    assert not guest.page.locator("#board .flying, #board .tumble, #board .burning").count()


def test_what_flies_catches_no_clicks(welcome: Welcome, server: Running) -> None:
    guest = welcome(reduced_motion="no-preference")
    guest.open(laid.lay(server.address, laid.in_mid_game, guest, players="1", difficulty="initiation"))
    guest.press(next(action for action in guest.choices() if action.startswith("move")))
    caught = guest.page.evaluate("""() => {
      const flying = document.querySelector("#board svg > [aria-hidden=true]");
      const box = flying.getBoundingClientRect();
      const below = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return below.some((one) => flying.contains(one));
    }""")
    assert not caught


@pytest.mark.parametrize(("system", "wish"), [("reduce", "system"), ("no-preference", "off")])
def test_nothing_moves_where_that_is_not_wanted(welcome: Welcome, system: str, wish: str) -> None:
    guest = welcome(reduced_motion=system)
    guest.open()
    if wish != "system":
        guest.wear("motion", wish)
    guest.page.get_by_role("button", name="Alone", exact=True).click()
    assert play_a_while(guest, 8) == 0


def test_who_wants_motion_has_it_whatever_the_system_says(welcome: Welcome) -> None:
    guest = welcome(reduced_motion="reduce")
    guest.open()
    guest.wear("motion", "on")
    guest.page.get_by_role("button", name="Alone", exact=True).click()
    assert play_a_while(guest, 8) > 0


@pytest.mark.parametrize("theme", ["night", "paper"])
def test_a_haunted_tile_stays_dark_when_it_may_be_chosen(welcome: Welcome, server: Running, theme: str) -> None:
    guest = welcome(reduced_motion="reduce")
    guest.context.add_cookies([{"name": THEME, "value": theme, "url": guest.address}])
    guest.open(
        laid.lay_to_look_at(server.address, laid.beside_a_haunted_tile, guest, players="1", difficulty="initiation")
    )
    guest.ready()
    fill = "(tile) => getComputedStyle(tile.querySelector('.sheet')).fill"
    haunted = set(guest.page.locator("#board .tile.haunted.can").evaluate_all(f"(tiles) => tiles.map({fill})"))
    others = set(guest.page.locator("#board .tile.can:not(.haunted)").evaluate_all(f"(tiles) => tiles.map({fill})"))
    assert haunted and others and not haunted & others


def test_the_page_says_its_language(welcome: Welcome) -> None:
    guest = welcome(locale="en-GB")
    guest.open()
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")
