"""What a table shows: closer looks, odds, the rules, the log, the steps of a finished game."""

import random

import pytest
from playwright.sync_api import expect

from fatsi.game import Game
from tests.browser import laid
from tests.browser.conftest import Welcome
from tests.browser.guests import OPEN_CHOICES, Guest
from tests.server.running import Running

SOLO = {"players": "1", "difficulty": "initiation"}
MOON = {"players": "2", "difficulty": "initiation", "white_moon": "yes", "moon_village": "first-game"}


def seated(welcome: Welcome, server: Running, moment: laid.Moment, **form: str) -> Guest:
    guest = welcome(reduced_motion="reduce")
    guest.open(laid.lay(server.address, moment, guest, **(form or SOLO)))
    guest.ready()
    return guest


def looking(welcome: Welcome, server: Running, moment: laid.Moment, **form: str) -> Guest:
    """Return somebody who will change nothing at the table."""
    guest = welcome(reduced_motion="reduce")
    guest.open(laid.lay_to_look_at(server.address, moment, guest, **(form or SOLO)))
    guest.ready()
    return guest


def game_of(guest: Guest, table: str) -> Game:
    return Game.from_record(guest.context.request.get(f"{table}/record").text())


def look_at(guest: Guest, thing: str) -> str:
    """Look closer at a thing by the keyboard's way, and return what it says."""
    guest.page.locator(f"#{thing}").focus()
    guest.page.keyboard.press("i")
    expect(guest.page.locator("#zoom .about")).to_be_visible()
    text = guest.page.locator("#zoom .about").inner_text()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("#zoom")).to_be_hidden()
    return text


def test_who_looks_before_an_exorcism_is_told_everything(welcome: Welcome, server: Running) -> None:
    looking(welcome, server, laid.before_an_exorcism).check_all(
        check_the_odds_stand_before_the_exorcism, check_ghosts_tiles_boards_and_the_deck_explain_themselves
    )


def test_who_looks_in_mid_game_finds_what_belongs_together(welcome: Welcome, server: Running) -> None:
    looking(welcome, server, laid.in_mid_game).check_all(
        check_a_click_on_what_cannot_be_chosen_shows_it_large,
        check_buttons_and_board_light_each_other,
        check_entries_of_the_log_point_at_the_board,
    )


def check_ghosts_tiles_boards_and_the_deck_explain_themselves(guest: Guest) -> None:
    ghost = guest.page.evaluate("document.querySelector('#board [id^=ghost-]').closest('[id^=space-]').id")
    texts = {thing: look_at(guest, thing) for thing in (ghost, "tile-C", "board-N", "deck", "dice", "supply-red")}
    assert all(len(text) > 20 for text in texts.values()), texts
    assert len(set(texts.values())) == len(texts)


def test_things_of_white_moon_explain_themselves(welcome: Welcome, server: Running) -> None:
    guest = looking(welcome, server, laid.in_mid_game, **MOON)
    things = guest.page.evaluate("""() => [...document.querySelectorAll("#board [id]")]
      .filter((one) => /^(villagers|receptacle|artifact)-|^(portal|crystals|su-ling|shelter|graveyard)$/.test(one.id))
      .filter((one) => one.querySelector(":scope > .halo")).map((one) => one.id)""")
    assert {"portal", "crystals", "shelter", "graveyard"} <= set(things)
    for thing in things:
        assert len(look_at(guest, thing)) > 10, thing


def check_a_click_on_what_cannot_be_chosen_shows_it_large(guest: Guest) -> None:
    thing = guest.dark("space")[0]
    version = guest.version
    guest.page.mouse.click(*guest.point_of(thing))
    expect(guest.page.locator("#zoom .about h2")).to_be_visible()
    assert guest.version == version


def check_the_odds_stand_before_the_exorcism(guest: Guest) -> None:
    odds = guest.page.locator("#decision table.odds").first
    expect(odds).to_be_visible()
    assert odds.locator("tbody tr").count() >= 2
    assert "%" in odds.inner_text()
    assert "tokens" in odds.locator("thead").inner_text().lower()


def check_buttons_and_board_light_each_other(guest: Guest) -> None:
    button = guest.page.locator('#decision button[data-action^="move"]:enabled').first
    tile = (button.get_attribute("data-targets") or "").split()[0]
    button.hover()
    expect(guest.page.locator(f"#{tile}.lit")).to_have_count(1)
    guest.page.mouse.move(*guest.point_of(tile))
    expect(guest.page.locator(f'#decision button.lit[data-targets~="{tile}"]').first).to_be_attached()


def check_entries_of_the_log_point_at_the_board(guest: Guest) -> None:
    entry = guest.page.locator("#log li[data-at^=space-]").last
    entry.hover()
    for thing in (entry.get_attribute("data-at") or "").split():
        expect(guest.page.locator(f"#{thing}.lit")).to_have_count(1)


def test_a_choice_made_before_the_line_is_open_is_not_lost(welcome: Welcome, server: Running) -> None:
    guest = welcome(own=True, reduced_motion="reduce")
    path = laid.lay(server.address, laid.in_mid_game, guest, **SOLO)
    # At that moment the scripts have run, and no answer of the server can have come.
    guest.context.add_init_script(f"""document.addEventListener("DOMContentLoaded", () =>
      document.querySelector("{OPEN_CHOICES}").click(), {{ once: true }})""")
    before = len(game_of(guest, path).actions)
    guest.open(path)
    guest.sees(lambda: len(game_of(guest, path).actions) > before)
    expect(guest.page.locator("#banner")).to_be_hidden()


def test_undo_is_offered_only_where_nothing_was_revealed(welcome: Welcome, server: Running) -> None:
    guest = seated(welcome, server, laid.before_a_card_is_drawn)
    undo = guest.page.locator("[data-do=undo]")
    before = guest.choices()
    guest.press(next(action for action in before if action.startswith("move")))
    expect(undo).to_be_visible()
    version = guest.version
    undo.click()
    guest.sees(lambda: guest.version > version and guest.choices() == before)
    guest.press("end")
    guest.sees(lambda: guest.page.locator("#log li").last.inner_text() != "")
    expect(undo).to_have_count(0)


def test_a_practice_table_takes_anything_back(welcome: Welcome, server: Running) -> None:
    guest = seated(welcome, server, laid.in_mid_game, practice="yes", **SOLO)
    before = guest.choices()
    guest.press("end")
    version = guest.version
    guest.page.locator("[data-do=undo]").click()
    guest.sees(lambda: guest.version > version and guest.choices() == before)


@pytest.mark.parametrize("path", ["/rules", "/cards"])
def test_rules_and_cards_are_searched(welcome: Welcome, path: str) -> None:
    guest = welcome()
    guest.open(path)
    shown = guest.page.locator("[data-filter-item]:visible")
    everything = shown.count()
    search = guest.page.get_by_role("searchbox")
    search.fill("wu-feng")
    assert 0 < shown.count() < everything
    search.fill("no such word anywhere")
    assert not shown.count()
    expect(guest.page.locator("[data-filter-none]")).to_be_visible()
    search.fill("")
    assert shown.count() == everything


def test_a_finished_game_is_stepped_through(welcome: Welcome, server: Running) -> None:
    guest = looking(welcome, server, laid.over)
    table = guest.table
    guest.page.get_by_role("link", name="Watch the replay").click()
    guest.page.wait_for_url("**/replay")
    last = len(game_of(guest, table).steps()) - 1
    step, slider, page = guest.page.locator("#step-number"), guest.page.locator("#step"), guest.page
    page.get_by_role("button", name="First step").click()
    expect(step).to_have_text("0")
    begun = page.locator("#status").inner_text()
    page.get_by_role("button", name="Next step").click()
    page.get_by_role("button", name="Next turn").click()
    page.keyboard.press("ArrowLeft")
    slider.fill(str(last // 2))
    expect(step).to_have_text(str(last // 2))
    expect(page.locator("#status")).not_to_have_text(begun)
    events = game_of(guest, table).steps()[last // 2].events
    expect(page.locator("#log .entry:visible")).to_have_count(events)
    expect(page.locator("#log .entry[aria-current]:visible").last).to_be_in_viewport()
    slider.focus()
    page.keyboard.press("End")
    expect(step).to_have_text(str(last))
    expect(page.get_by_role("button", name="Last step")).to_be_enabled()
    page.get_by_role("button", name="First step").click()
    expect(page.locator("#status")).to_have_text(begun, use_inner_text=True)
    assert look_at(guest, "tile-C"), "things explain themselves as they were"


def test_who_wants_it_is_notified_when_their_turn_comes(welcome: Welcome) -> None:
    guest = welcome(own=True, reduced_motion="reduce", permissions=[])
    # A page that nobody looks at, in a browser where the reader allows what is asked.
    guest.context.add_init_script("""
      window.notes = [];
      window.Notification = class {
        static permission = "default";
        static async requestPermission() { return (this.permission = "granted"); }
        constructor(title, options) { window.notes.push([title, options.body]); }
        close() {}
      };
      Object.defineProperty(document, "hidden", { get: () => window.isHidden === true });
    """)
    guest.open()
    guest.unfold_form()
    guest.page.locator("#new [name=seat_2]").select_option("bot:random")
    guest.page.get_by_role("button", name="Set up the table").click()
    guest.ready()
    button = guest.page.get_by_role("button", name="Notify me")
    button.click()
    expect(button).to_be_hidden()
    guest.page.evaluate("window.isHidden = true")
    rng = random.Random(1)
    guest.play_until(lambda: bool(guest.page.evaluate("window.notes.length")), rng, at_most=60)
    assert guest.page.evaluate("window.notes")[0][0] == "It is your turn"
