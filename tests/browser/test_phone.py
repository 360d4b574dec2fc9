"""A phone: everything is reached by a thumb, and nothing has to be pushed sideways."""

import pytest
from playwright.sync_api import expect

from tests.browser import laid
from tests.browser.conftest import Welcome
from tests.browser.guests import OPEN_CHOICES, PHONE, TIMEOUT, Guest
from tests.server.running import Running

THUMB = 44
_WIDTH = "document.scrollingElement.scrollWidth"
_TOO_WIDE = """(width) => [...document.querySelectorAll("body *")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > width + 1)
  .slice(0, 5).map((one) => one.outerHTML.slice(0, 100))"""
_TOO_SMALL = """(least) => [...document.querySelectorAll("#decision button:enabled, #decision summary")]
  .filter((one) => one.checkVisibility()).map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < least || box.height < least)
  .map(([one, box]) => `${one.outerHTML.slice(0, 80)} ${box.width} ${box.height}`)"""
SOLO = {"players": "1", "difficulty": "initiation"}
MOON = {"players": "2", "difficulty": "initiation", "white_moon": "yes", "moon_village": "first-game", "name": "Mei"}


def test_no_page_is_wider_than_the_phone(welcome: Welcome, server: Running) -> None:
    guest = welcome(**PHONE, reduced_motion="reduce")
    guest.excuse("status of 404")
    ended = laid.lay_to_look_at(server.address, laid.over, guest, **SOLO)
    pages = (
        *("/", "/rules", "/cards", "/join#secret", "/table/nowhere"),
        *(ended, f"{ended}/replay"),
        laid.lay_to_look_at(
            server.address, laid.before_an_exorcism, guest, players="4", difficulty="initiation", name="M" * 32
        ),
        laid.lay_to_look_at(server.address, laid.with_dice_to_roll_again, guest, **SOLO),
        laid.lay_to_look_at(server.address, laid.in_mid_game, guest, **MOON),
    )
    widths = [390, 360]
    for path in pages:
        # Every second page is loaded in the width in which the one before it was left.
        for width in widths:
            guest.page.set_viewport_size({"width": width, "height": 780})
            if width == widths[0]:
                guest.open(path)
            assert guest.page.evaluate(_WIDTH) <= width, (path, width, guest.page.evaluate(_TOO_WIDE, width))
        widths.reverse()


def test_the_buttons_of_a_decision_are_big_enough_for_a_thumb(welcome: Welcome, server: Running) -> None:
    guest = welcome(**PHONE, reduced_motion="reduce")
    for moment in (laid.before_an_exorcism, laid.with_dice_to_roll_again, laid.with_tokens_to_spend):
        guest.open(laid.lay_to_look_at(server.address, moment, guest, **SOLO))
        guest.ready()
        assert guest.page.locator(OPEN_CHOICES).count()
        assert not guest.page.evaluate(_TOO_SMALL, THUMB), moment.__name__


def test_a_tap_on_what_glows_asks_first_and_then_plays(welcome: Welcome, server: Running) -> None:
    guest = welcome(**PHONE, reduced_motion="reduce")
    guest.open(laid.lay(server.address, laid.in_mid_game, guest, **SOLO))
    guest.ready()
    version = guest.version
    thing = next(thing for thing in guest.lit() if thing.startswith("tile-"))
    guest.page.touchscreen.tap(*guest.point_of(thing))
    sheet = guest.page.locator("#sheet")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".about h2")).to_be_visible()
    assert guest.version == version
    choice = sheet.locator(".sheet-choices button").first
    box = choice.bounding_box()
    assert box and box["height"] >= THUMB and box["y"] + box["height"] <= 844, "the choice is within reach"
    choice.tap()
    expect(sheet).to_be_hidden()
    guest.page.wait_for_function(
        "(version) => Number(document.querySelector('main').dataset.version) > version", arg=version, timeout=TIMEOUT
    )


def in_mid_game(welcome: Welcome, server: Running, form: dict[str, str], **options: str) -> Guest:
    """Return somebody with a phone who will change nothing at the table."""
    guest = welcome(**PHONE, reduced_motion="reduce", **options)
    guest.open(laid.lay_to_look_at(server.address, laid.in_mid_game, guest, **form))
    guest.ready()
    return guest


def test_a_table_is_seen_and_reached_by_a_thumb(welcome: Welcome, server: Running) -> None:
    in_mid_game(welcome, server, SOLO).check_all(
        check_the_board_begins_near_the_top_and_the_turn_can_be_ended_at_once,
        check_names_on_the_board_can_be_read,
        check_a_tap_on_anything_else_shows_it_large,
        check_the_choices_are_folded_away_to_see_the_board,
        check_in_a_low_window_the_choices_are_not_squeezed,
    )


def test_a_table_of_white_moon_is_seen_on_a_phone(welcome: Welcome, server: Running) -> None:
    guest = in_mid_game(welcome, server, MOON)
    # White Moon has more to show above the board, which may take a second line.
    check_the_board_begins_near_the_top_and_the_turn_can_be_ended_at_once(guest, highest=130)


@pytest.mark.parametrize("language", ["de", "hu"])
def test_names_on_the_board_can_be_read(welcome: Welcome, server: Running, language: str) -> None:
    check_names_on_the_board_can_be_read(in_mid_game(welcome, server, SOLO, locale=language))


def check_a_tap_on_anything_else_shows_it_large(guest: Guest) -> None:
    thing = guest.dark("space")[0]
    guest.page.touchscreen.tap(*guest.point_of(thing))
    expect(guest.page.locator("#zoom .about")).to_be_visible()
    guest.page.locator("#zoom").get_by_role("button", name="Close").tap()
    expect(guest.page.locator("#zoom")).to_be_hidden()


def check_the_choices_are_folded_away_to_see_the_board(guest: Guest) -> None:
    choice = guest.page.locator(OPEN_CHOICES).first
    expect(choice).to_be_visible()
    guest.page.locator(".fold").tap()
    expect(choice).to_be_hidden()
    expect(guest.page.locator("#question")).to_be_visible()
    guest.page.locator(".fold").tap()
    expect(choice).to_be_visible()


def check_the_board_begins_near_the_top_and_the_turn_can_be_ended_at_once(guest: Guest, highest: int = 110) -> None:
    board, end = guest.page.locator("#board").bounding_box(), guest.page.locator("#decision [data-action=end]")
    # A grave warning may stand between.
    warnings = guest.page.locator(".status .ahead")
    warned = warnings.bounding_box() if warnings.is_visible() else None
    assert board and board["y"] - (warned["height"] if warned else 0) <= highest
    # More is below, which a shadow shows, until one has scrolled there.
    expect(guest.page.locator("#decision.goes-on")).to_have_count(1)
    expect(end).to_be_in_viewport(ratio=1)
    guest.page.locator("#decision").evaluate("(panel) => panel.scrollTo(0, panel.scrollHeight)")
    expect(guest.page.locator("#decision.goes-on")).to_have_count(0)
    expect(end).to_be_in_viewport(ratio=1)
    last, foot = guest.page.locator("#decision .group").last.bounding_box(), guest.page.locator(".foot").bounding_box()
    assert last and foot and last["y"] + last["height"] <= foot["y"], "nothing lies under the end of the turn"


def test_the_sheet_of_a_tile_has_the_odds_from_there(welcome: Welcome, server: Running) -> None:
    guest = welcome(**PHONE, reduced_motion="reduce")
    guest.open(
        laid.lay_to_look_at(server.address, laid.before_an_exorcism, guest, players="3", difficulty="initiation")
    )
    guest.ready()
    # There ghosts are faced, and help may be asked.
    tile = guest.page.locator('#decision [data-action="help"]').get_attribute("data-targets")
    assert tile
    guest.page.touchscreen.tap(*guest.point_of(tile))
    expect(guest.page.locator("#sheet .about table.odds")).to_be_visible()


def check_in_a_low_window_the_choices_are_not_squeezed(guest: Guest) -> None:
    guest.page.set_viewport_size({"width": 844, "height": 390})
    question, choice = guest.page.locator("#question"), guest.page.locator(OPEN_CHOICES).first
    expect(question).to_be_in_viewport(ratio=1)
    expect(choice).to_be_in_viewport(ratio=1)


# How large the letters of a name are on the screen, whatever transforms them, and how far they stick out.
_NAMES = """() => [...document.querySelectorAll("#board :is(.space, .tile) .name")].map((name) => {
  const box = name.getBoundingClientRect();
  const whole = name.closest(".space, .tile").getBoundingClientRect();
  const size = parseFloat(name.getAttribute("font-size")) * Math.abs(name.getScreenCTM().d);
  return [name.textContent, size, Math.max(whole.left - box.left, box.right - whole.right)];
})"""


_STRAYED = """() => [...document.querySelectorAll("#board .space .being")].filter((being) => {
  const [box, whole] = [being, being.closest(".space")].map((one) => one.getBoundingClientRect());
  return box.left < whole.left - 2 || box.right > whole.right + 2 || box.top < whole.top - 2;
}).map((being) => being.closest(".space").id)"""


def check_names_on_the_board_can_be_read(guest: Guest) -> None:
    guest.page.evaluate("document.fonts.ready")
    names = guest.page.evaluate(_NAMES)
    assert len(names) >= 13
    assert [name for name in names if name[1] < 11] == []
    assert [name for name in names if name[2] > 3] == [], "a name sticks out"
    assert guest.page.evaluate(_STRAYED) == [], "a drawing is not on its card"
