"""Every language in a real browser: words fit their places at both widths. `test_newcomer.py` plays in Polish."""

import pytest
from playwright.sync_api import expect

from fatsi.rules.geometry import TILES
from fatsi.words import Words, available_languages
from tests.browser import laid
from tests.browser.conftest import Welcome
from tests.browser.guests import DESKTOP, PHONE, Guest
from tests.server.running import Running

# What sticks out of the page, out of its own box, or out of the panel that it stands in.
_STICKING_OUT = """() => {
  const words = "button, .button, .links a, h1, h2, h3, label, summary, th, td, .player *";
  const shown = [...document.querySelectorAll(words)]
    .filter((one) => one.checkVisibility() && !one.closest(".unseen, .skip, [inert]"));
  const describe = (why, one) => `${why}: ${one.outerHTML.slice(0, 120)}`;
  const panelOf = (one) => one.parentElement.closest("section, nav, header, form, main");
  const right = (one) => one.getBoundingClientRect().right;
  const isTooNarrow = (one) => one.matches("button, .button") && one.scrollWidth > one.clientWidth + 1;
  return [
    ...shown.filter((one) => right(one) > innerWidth + 1).map((one) => describe("page", one)),
    ...shown.filter(isTooNarrow).map((one) => describe("box", one)),
    ...shown.filter((one) => panelOf(one) && right(one) > right(panelOf(one)) + 1).map((one) => describe("panel", one)),
  ].slice(0, 6);
}"""
# Names on the board that are wider than the card, tile or board on which they stand.
_NAMES_ON_BOARD = "#board :is(.tile, .ghost)[id] text"
_TOO_WIDE_ON_BOARD = """() => [...document.querySelectorAll("#board :is(.tile, .ghost)[id]")].flatMap((thing) => {
  const sheet = thing.querySelector(".sheet")?.getBoundingClientRect();
  return !sheet ? [] : [...thing.querySelectorAll("text")]
    .filter((text) => text.checkVisibility()).map((text) => [text, text.getBoundingClientRect()])
    .filter(([, box]) => box.left < sheet.left - 2 || box.right > sheet.right + 2)
    .map(([text]) => `${thing.id}: ${text.textContent}`);
})"""
FOUR = {"players": "4", "difficulty": "initiation", "name": "Mei"}
MOON = {"players": "2", "difficulty": "initiation", "white_moon": "yes", "moon_village": "first-game", "name": "Mei"}


@pytest.mark.parametrize("language", available_languages())
def test_words_fit_their_places_on_a_phone_and_in_a_wide_window(
    welcome: Welcome, server: Running, language: str
) -> None:
    guest = welcome(reduced_motion="reduce", locale=language)
    tables = (
        laid.lay_to_look_at(server.address, laid.over, guest, players="1", difficulty="initiation"),
        laid.lay_to_look_at(server.address, laid.before_an_exorcism, guest, **FOUR),
        laid.lay_to_look_at(server.address, laid.in_mid_game, guest, **MOON),
    )
    # Every second page is loaded in the size in which the one before it was left.
    sizes = (PHONE, DESKTOP)
    guest.become(sizes[0])
    for path in ("/", "/rules", "/cards", *tables):
        guest.open(path)
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        if path in tables[1:]:
            guest.ready()
            assert guest.page.locator(_NAMES_ON_BOARD).count() > len(TILES)
        check_words_fit(guest, path)
        guest.become(sizes[1])
        check_words_fit(guest, path)
        sizes = sizes[1], sizes[0]


def check_words_fit(guest: Guest, path: str) -> None:
    on_board, elsewhere, width = guest.page.evaluate(f"[({_TOO_WIDE_ON_BOARD})(), ({_STICKING_OUT})(), innerWidth]")
    assert not on_board, (path, width)
    assert not elsewhere, (path, width)


def test_a_search_needs_neither_accents_nor_the_apostrophe_of_the_page(welcome: Welcome) -> None:
    guest = welcome(locale="fr-FR")
    guest.open("/rules")
    guest.page.get_by_role("searchbox").fill("echoppe de l'herboriste")
    first = guest.page.locator("[data-filter-item]:visible").first
    expect(first).to_contain_text(Words("fr").text("tile-herbalists-shop"))
