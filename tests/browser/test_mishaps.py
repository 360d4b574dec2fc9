"""What went wrong for players once: each must not happen again."""

from playwright.sync_api import expect

from tests.browser import laid
from tests.browser.conftest import Welcome
from tests.browser.guests import SETTLED, Guest
from tests.server.running import Running

LAPTOP = {"viewport": {"width": 1366, "height": 768}}
NARROW = {"viewport": {"width": 1100, "height": 768}}
SOLO = {"players": "1", "difficulty": "initiation"}
_FROM_END = """() => {
  const panel = document.getElementById("panel-log");
  return panel.scrollHeight - panel.scrollTop - panel.clientHeight;
}"""


def at_a_table(welcome: Welcome, server: Running, moment: laid.Moment = laid.in_mid_game, **options: object) -> Guest:
    guest = welcome(reduced_motion="reduce", **(options or LAPTOP))
    guest.open(laid.lay(server.address, moment, guest, **SOLO))
    guest.ready()
    return guest


def test_nothing_is_in_the_way_at_a_table(welcome: Welcome, server: Running) -> None:
    guest = welcome(reduced_motion="reduce", **LAPTOP)
    guest.open(laid.lay_to_look_at(server.address, laid.in_mid_game, guest, **SOLO))
    guest.ready()
    guest.check_all(
        check_a_base_game_says_nothing_of_white_moon,
        check_a_right_click_looks_and_never_acts,
        check_the_menu_of_a_seat_pushes_nothing_away,
        check_the_foot_of_the_choices_is_opaque_while_a_choice_is_under_way,
    )


def test_a_key_that_is_held_takes_one_choice(welcome: Welcome, server: Running) -> None:
    guest = at_a_table(welcome, server)
    version = guest.version
    for n in range(12):
        guest.page.keyboard.down("1")
        if n == 0:
            guest.wait_for_answer(SETTLED, str(version), "1")
    guest.page.keyboard.up("1")
    guest.page.wait_for_timeout(400)
    assert guest.version == version + 1


def test_enter_that_is_held_takes_one_choice(welcome: Welcome, server: Running) -> None:
    guest = at_a_table(welcome, server)
    version = guest.version
    guest.page.locator("#decision button[data-action]").first.focus()
    for n in range(12):
        guest.page.keyboard.down("Enter")
        if n == 0:
            guest.wait_for_answer(SETTLED, str(version), "Enter")
    guest.page.keyboard.up("Enter")
    guest.page.wait_for_timeout(400)
    assert guest.version == version + 1


def test_the_log_follows_after_a_hint_which_leaves_the_question_in_sight(welcome: Welcome, server: Running) -> None:
    guest = at_a_table(welcome, server, laid.before_an_exorcism, **NARROW)
    guest.page.keyboard.press("h")
    expect(guest.page.locator("#hint .advised").first).to_be_visible()
    expect(guest.page.locator("#question")).to_be_in_viewport(ratio=1)
    expect(guest.page.locator("#hint .advised").first).to_be_in_viewport()
    guest.press("end")
    assert guest.page.evaluate(_FROM_END) <= 2


def check_the_foot_of_the_choices_is_opaque_while_a_choice_is_under_way(guest: Guest) -> None:
    guest.page.evaluate("document.getElementById('decision').setAttribute('aria-busy', 'true')")
    assert guest.page.locator("#decision .foot").evaluate("(foot) => getComputedStyle(foot).opacity") == "1"


def check_the_menu_of_a_seat_pushes_nothing_away(guest: Guest) -> None:
    before = guest.page.locator("#panel-log").bounding_box()
    guest.page.locator(".manage summary").first.click()
    expect(guest.page.locator(".manage .menu").first).to_be_in_viewport(ratio=1)
    assert guest.page.locator("#panel-log").bounding_box() == before


def test_what_is_no_invitation_is_refused_at_once(welcome: Welcome) -> None:
    guest = welcome()
    guest.open()
    for nonsense in ("hello", "https://example.org/#top", "/join#"):
        guest.page.locator("#join-address").fill(nonsense)
        guest.page.locator("#join-link button").click()
        expect(guest.page.locator("#join-wrong")).to_be_visible()
        assert guest.page.url.endswith("/"), nonsense


def check_a_base_game_says_nothing_of_white_moon(guest: Guest) -> None:
    assert guest.page.locator("#panel-rules .topic").count() > 30
    for one in ("moon-chapter-portal", "family-", "artifact-", "tile-kung-fu-school"):
        assert guest.page.locator(f"#panel-rules [id^='rule-{one}']").count() == 0, one


def check_a_right_click_looks_and_never_acts(guest: Guest) -> None:
    version = guest.version
    guest.page.mouse.click(*guest.point_of(guest.lit()[0]), button="right")
    expect(guest.page.locator("#zoom .about")).to_be_visible()
    assert guest.version == version
