"""Themes and motion follow the system, or what the reader wants."""

import random
from typing import Literal

import pytest
from playwright.sync_api import expect

from fatsi.game import Game
from fatsi.server.pages.readers import THEME
from tests.browser import laid
from tests.browser.conftest import Welcome
from tests.browser.guests import Guest
from tests.server.running import Running

SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
_BRIGHTNESS = """() => getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3)
  .reduce((sum, part) => sum + Number(part), 0) / 3"""
# Counts what moves in every frame from now on.
_WATCH_MOTION = """() => {
  window.motions = 0;
  const look = () => { window.motions += document.getAnimations().length; requestAnimationFrame(look); };
  look();
}"""


def test_colours_follow_the_system_if_wished(welcome: Welcome) -> None:
    guest = welcome(locale="en-GB")
    guest.context.add_cookies([{"name": THEME, "value": "system", "url": guest.address}])
    for scheme, theme, is_dark in zip(SCHEMES, ("night", "paper"), (True, False), strict=True):
        guest.page.emulate_media(color_scheme=scheme)
        guest.open()
        assert theme in (guest.page.locator("html").get_attribute("class") or "")
        assert (guest.page.evaluate(_BRIGHTNESS) < 128) == is_dark
        guest.page.emulate_media(color_scheme="light" if is_dark else "dark")
        guest.page.wait_for_function(f"() => ({_BRIGHTNESS})() < 128 !== {str(is_dark).lower()}")
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")


def test_it_is_night_unless_somebody_wants_it_otherwise(welcome: Welcome) -> None:
    guest = welcome(locale="hu")
    for scheme in SCHEMES:
        guest.page.emulate_media(color_scheme=scheme)
        guest.open()
        assert guest.page.locator("html").get_attribute("class") == "night"
        assert guest.page.evaluate(_BRIGHTNESS) < 128
    check_the_letters_are_those_that_the_server_brings(guest)


def check_the_letters_are_those_that_the_server_brings(guest: Guest) -> None:
    guest.page.evaluate("document.fonts.ready")
    fonts = guest.page.evaluate("[...document.fonts].map((font) => [font.family, font.status])")
    assert {name.strip('"') for name, status in fonts if status == "loaded"} == {"Alegreya", "Alegreya Sans"}


def test_a_chosen_theme_stays_on_every_page(welcome: Welcome) -> None:
    guest = welcome()
    for theme in ("night", "paper", "contrast"):
        guest.context.clear_cookies(name=THEME)
        guest.page.emulate_media(color_scheme="dark" if theme == "paper" else "light")
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


def test_things_move_and_come_to_rest_unless_that_is_not_wanted(welcome: Welcome, server: Running) -> None:
    guest = welcome(reduced_motion="no-preference")
    # With four Taoists a game is long enough for all of this.
    guest.open(laid.lay(server.address, at_the_start, guest, players="4", difficulty="initiation"))
    assert play_a_while(guest, 8) > 0
    guest.page.wait_for_function("() => document.getAnimations().length === 0")
    assert not guest.page.locator("#board .flying, #board .tumble, #board .burning").count()
    guest.page.emulate_media(reduced_motion="reduce")
    guest.page.reload()
    assert play_a_while(guest, 8) == 0, "the system wants no motion"
    guest.wear("motion", "on")
    assert play_a_while(guest, 8) > 0, "who wants motion has it, whatever the system says"
    guest.page.emulate_media(reduced_motion="no-preference")
    guest.wear("motion", "off")
    assert play_a_while(guest, 8) == 0, "who wants no motion has none, whatever the system says"


def at_the_start(game: Game) -> bool:
    return True


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
