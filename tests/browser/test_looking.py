"""To look is not to act: cards beside the mouse, the key I, right clicks, and what is greyed leads to its rule."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser import laid
from tests.browser.conftest import Welcome
from tests.browser.guests import Guest
from tests.server.running import Running

GAME = {"players": "3", "difficulty": "initiation"}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}


def at_a_table(welcome: Welcome, server: Running) -> Guest:
    guest = welcome(reduced_motion="reduce", **LAPTOP)
    guest.open(laid.lay_to_look_at(server.address, laid.in_mid_game, guest, **GAME))
    guest.ready()
    return guest


def test_to_look_is_not_to_act(welcome: Welcome, server: Running) -> None:
    at_a_table(welcome, server).check_all(
        check_the_mouse_at_rest_is_told_what_it_is_on_and_nothing_is_done,
        check_a_card_tells_the_odds_from_there_and_why_one_cannot_go,
        check_a_right_click_and_the_key_i_look_and_never_act,
        check_what_is_greyed_says_why_and_leads_to_the_rule,
        check_a_refusal_leads_to_its_rule,
    )


def check_the_mouse_at_rest_is_told_what_it_is_on_and_nothing_is_done(guest: Guest) -> None:
    card, version = guest.page.locator("#card"), guest.version
    glowing = next(thing for thing in guest.lit() if thing.startswith("tile-"))
    for thing in (glowing, guest.dark("space")[0]):
        guest.page.mouse.move(*guest.point_of(thing))
        expect(card).to_be_visible()
        expect(card.locator("h2")).not_to_be_empty()
        box, (x, y) = card.bounding_box(), guest.point_of(thing)
        assert box is not None
        assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"])
        assert box["x"] >= 0 and box["y"] >= 0 and box["y"] + box["height"] <= 768
        guest.page.mouse.move(3, 300)
        expect(card).to_be_hidden()
    assert guest.version == version


def check_a_card_tells_the_odds_from_there_and_why_one_cannot_go(guest: Guest) -> None:
    card = guest.page.locator("#card")
    guest.page.mouse.move(*guest.point_of(guest.dark("tile")[0]))
    expect(card.locator(".why-not")).to_contain_text("Not now")
    expect(card.locator(".large svg")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def check_a_right_click_and_the_key_i_look_and_never_act(guest: Guest) -> None:
    zoom, version = guest.page.locator("#zoom"), guest.version
    point = guest.point_of(next(thing for thing in guest.lit() if thing.startswith("tile-")))
    guest.page.mouse.click(*point, button="right")
    expect(zoom).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.page.mouse.move(3, 300)
    guest.page.mouse.move(*point)
    guest.page.keyboard.press("i")
    expect(zoom).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.page.mouse.move(3, 300)
    choice = guest.page.locator('#decision [data-targets^="tile-"]').first
    choice.click(button="right")
    expect(zoom).to_be_visible()
    guest.page.keyboard.press("Escape")
    choice.focus()
    guest.page.keyboard.press("I")
    expect(zoom).to_be_visible()
    guest.page.keyboard.press("Escape")
    assert guest.version == version


def check_what_is_greyed_says_why_and_leads_to_the_rule(guest: Guest) -> None:
    greyed = guest.page.locator("#decision .denied .no").first
    expect(greyed).to_be_in_viewport(ratio=1)
    topic = greyed.get_attribute("data-rule")
    version = guest.version
    greyed.click()
    found = guest.page.locator(f"#panel-rules #rule-{topic}")
    expect(found).to_be_in_viewport()
    expect(found).to_be_focused()
    assert guest.version == version


def check_a_refusal_leads_to_its_rule(guest: Guest) -> None:
    guest.page.evaluate("document.querySelector('#decision [data-action^=move]').dataset.action = 'place N1'")
    guest.page.locator('#decision [data-action="place N1"]').click()
    link = guest.page.locator("#banner [data-rule]")
    expect(link).to_be_visible()
    link.click()
    expect(guest.page.locator("#panel-rules .topic.found")).to_be_in_viewport()


def test_a_search_in_the_rules_jumps_to_the_place(welcome: Welcome) -> None:
    guest = welcome(**LAPTOP)
    guest.open("/rules")
    guest.page.get_by_role("searchbox").fill("buddhas")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("#rule-chapter-buddhas")).to_be_focused()
    expect(guest.page.locator("#rule-chapter-goal")).to_be_visible()
    assert guest.page.url.endswith("#rule-chapter-buddhas")
    expect(guest.page.locator("#rule-chapter-buddhas .topic-picture svg")).to_be_visible()
    guest.page.locator("#rule-chapter-buddhas a").click()
    expect(guest.page.locator("main.replay")).to_be_visible()


@pytest.mark.parametrize("door", ["friends", "bots"])
def test_the_doors_of_home_fill_the_form(welcome: Welcome, door: str) -> None:
    guest = welcome(**LAPTOP)
    guest.open()
    expect(guest.page.locator("#new")).to_be_hidden()
    for name in ("play", "friends", "bots", "learn", "today"):
        expect(guest.page.locator(f"#{name}")).to_be_in_viewport(ratio=1)
    guest.page.locator(f"#{door}").click()
    expect(guest.page.get_by_label("Your name")).to_be_focused()
    seat = guest.page.locator("#new [name=seat_2]").input_value()
    assert seat == ("open" if door == "friends" else "bot:planner")
    expect(guest.page.locator("#new [name=seat_2]")).to_be_hidden()
    guest.page.get_by_label("Your name").fill("Jürgen Ő")
    guest.page.get_by_role("button", name="Set up the table").click()
    guest.ready()
    guest.open()
    assert guest.page.get_by_label("Your name").input_value() == "Jürgen Ő", "a name is remembered"
