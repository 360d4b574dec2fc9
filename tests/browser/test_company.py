"""Several people at one table, each with a browser of their own."""

import random
from typing import Any

from playwright.sync_api import expect

from tests.browser import laid
from tests.browser.conftest import Welcome
from tests.browser.guests import OPEN_CHOICES, PHONE, Guest
from tests.server.running import Running


def quiet(welcome: Welcome, **options: Any) -> Guest:
    return welcome(reduced_motion="reduce", **options)


def host_a_table(host: Guest) -> None:
    """Lay a table for two on the page, the other seat open."""
    host.open()
    host.unfold_form()
    form = host.page.locator("#new")
    form.get_by_label("Your name").fill("Mei")
    form.get_by_label("Taoists").select_option("2")
    form.get_by_label("Seed").fill("3")
    form.get_by_role("button", name="Set up the table").click()
    host.ready()
    # The link for the friend is there at once.
    expect(host.page.locator("#link svg.qr")).to_be_visible()
    expect(host.page.locator("#link-waiting")).to_contain_text("Waiting for")
    host.page.keyboard.press("Escape")
    expect(host.page.locator("li.seat.open")).to_have_count(1)


def invitation(host: Guest) -> str:
    """Return the link that the page gives for the open seat."""
    host.page.locator("li.seat.open summary").click()
    host.page.get_by_role("button", name="Invite").click()
    return link_shown(host)


def own_link(guest: Guest) -> str:
    guest.page.get_by_role("button", name="My link").click()
    return link_shown(guest)


def link_shown(guest: Guest) -> str:
    expect(guest.page.locator("#link")).to_be_visible()
    link = guest.page.locator("#link-address").input_value()
    guest.page.keyboard.press("Escape")
    return link


def join(guest: Guest, link: str, name: str = "") -> None:
    guest.page.goto(link)
    assert "#" not in guest.page.url, "the secret stays in the address"
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Take the seat").click()
    guest.ready()


def follow(*guests: Guest) -> None:
    """Wait until all show the same version."""
    newest = str(max(guest.version for guest in guests))
    for guest in guests:
        expect(guest.page.locator("main")).to_have_attribute("data-version", newest)


def play_in_turn(first: Guest, second: Guest, rng: random.Random, *, until: Guest | None = None, rounds: int) -> None:
    """Play on; until somebody has to decide, or so many choices."""
    for _ in range(rounds):
        follow(first, second)
        if until and until.has_to_decide:
            return
        deciding, waiting = (first, second) if first.has_to_decide else (second, first)
        assert deciding.has_to_decide and not waiting.has_to_decide
        assert not waiting.choices() and not waiting.lit()
        assert "Your turn" in deciding.page.title() and "Your turn" not in waiting.page.title()
        deciding.play(rng)
    assert until is None, "their turn never came"


def test_two_share_a_table_one_leaves_in_mid_decision_and_returns_and_a_third_watches(welcome: Welcome) -> None:
    mei, jun, crowd = quiet(welcome), quiet(welcome), quiet(welcome)
    rng = random.Random(3)
    host_a_table(mei)
    join(jun, invitation(mei), "Jun")
    expect(mei.page.locator("#players .name", has_text="Jun")).to_be_visible()
    expect(mei.page.locator("#players .presence.here")).to_have_count(1)
    crowd.open(mei.table)
    expect(mei.page.locator("#players .watchers")).to_be_visible()

    play_in_turn(mei, jun, rng, rounds=12)
    play_in_turn(mei, jun, rng, until=jun, rounds=80)
    follow(mei, jun, crowd)
    assert not crowd.choices() and not crowd.lit() and not crowd.page.locator("#say").count()
    assert crowd.page.locator(OPEN_CHOICES).count() == 0
    assert crowd.page.locator("#log").inner_text() == jun.page.locator("#log").inner_text()

    choices, table = jun.choices(), jun.table
    jun.page.close()
    expect(mei.page.locator("#players .presence.away")).to_have_count(1)
    jun.page = jun.new_page()
    jun.open(table)
    expect(mei.page.locator("#players .presence.here")).to_have_count(1)
    assert jun.has_to_decide and jun.choices() == choices
    jun.play(rng)
    follow(mei, jun, crowd)
    play_in_turn(mei, jun, rng, until=jun, rounds=80)
    check_the_same_seat_on_another_device_by_ones_own_link(mei, jun, quiet(welcome), rng)
    follow(mei, jun, crowd)


def check_the_same_seat_on_another_device_by_ones_own_link(
    mei: Guest, jun: Guest, phone: Guest, rng: random.Random
) -> None:
    """It is Jun's turn."""
    join(phone, own_link(jun))
    assert phone.choices() == jun.choices()
    phone.play(rng)
    follow(mei, jun, phone)
    expect(mei.page.locator("#players .name", has_text="Jun")).to_have_count(1)


def test_what_people_say_and_are_called_is_text(welcome: Welcome) -> None:
    mei, jun = quiet(welcome, **PHONE), quiet(welcome)
    trick = '<img src=x onerror="document.body.remove()">'
    host_a_table(mei)
    join(jun, invitation(mei), "<b>Jun</b>")
    expect(mei.page.locator("#players .name", has_text="<b>Jun</b>")).to_be_visible()
    jun.page.get_by_label("Message").fill(trick)
    jun.page.keyboard.press("Enter")
    expect(jun.page.locator("#chat li")).to_contain_text(trick)
    expect(mei.page.locator("#unread")).to_have_text("1")
    mei.page.keyboard.press("c")
    expect(mei.page.locator("#chat li")).to_contain_text(f"<b>Jun</b> {trick}")
    expect(mei.page.locator("#unread")).to_be_hidden()
    assert not mei.page.locator("#chat img, #players b").count()
    mei.page.reload()
    expect(mei.page.locator("#chat li")).to_contain_text(trick)


def test_the_host_gives_a_seat_to_a_bot_and_takes_it_back(welcome: Welcome) -> None:
    mei = quiet(welcome)
    host_a_table(mei)
    mei.page.locator("li.seat.open summary").click()
    mei.page.get_by_role("button", name="Greedy").click()
    expect(mei.page.locator("li.seat.bot")).to_have_count(1)
    rng = random.Random(7)
    for _ in range(8):
        mei.sees(lambda: mei.has_to_decide)
        mei.play(rng)
    mei.sees(lambda: mei.has_to_decide)
    mei.page.locator("li.seat.bot summary").click()
    mei.page.locator("li.seat.bot [data-to=me]").click()
    expect(mei.page.locator("li.seat.mine")).to_have_count(2)


def test_several_seats_on_one_screen_say_which_taoist_decides(welcome: Welcome) -> None:
    guest = quiet(welcome)
    guest.open()
    guest.unfold_form()
    form = guest.page.locator("#new")
    form.get_by_label("Taoists").select_option("4")
    for seat in range(1, 5):
        form.locator(f"[name=seat_{seat}]").select_option("me")
    form.get_by_label("Seed").fill("5")
    form.get_by_role("button", name="Set up the table").click()
    rng, heard = random.Random(9), set[str]()
    for _ in range(24):
        deciding = guest.page.locator("#players li.deciding strong").inner_text()
        assert guest.page.locator("#question").inner_text().strip().startswith(deciding)
        heard.add(deciding)
        guest.play(rng)
    assert len(heard) >= 3


def test_a_watcher_sees_the_end(welcome: Welcome, server: Running) -> None:
    crowd = quiet(welcome)
    crowd.open(laid.lay(server.address, laid.over, players="2", difficulty="initiation"))
    expect(crowd.page.locator("#outcome")).to_be_visible()
    assert not crowd.page.get_by_role("button", name="Play again").count()
    expect(crowd.page.get_by_role("link", name="Watch the replay")).to_be_visible()
