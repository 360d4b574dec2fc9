"""A newcomer plays whole games with nothing but what is on the page."""

import random
import re
from pathlib import Path

from playwright.sync_api import expect

from fatsi.game import Game
from fatsi.rules.scoring import REASONS as ENDINGS
from fatsi.words import Words
from tests.browser.conftest import Welcome
from tests.browser.guests import Guest


def play_to_the_end(guest: Guest, seed: int) -> None:
    guest.play_until(lambda: guest.is_over, random.Random(seed))


def score_shown(guest: Guest, words: Words) -> int:
    found = re.search(
        rf"{words.text('result-total')} (\N{{MINUS SIGN}}|-)?(\d+)", guest.page.locator("#result .score").inner_text()
    )
    assert found
    return -int(found[2]) if found[1] else int(found[2])


def test_a_game_alone_in_polish_from_the_first_click_to_the_result_and_its_replay(
    welcome: Welcome, tmp_path: Path
) -> None:
    polish = Words("pl")
    guest = welcome(locale="pl-PL", reduced_motion="reduce")
    guest.open()
    expect(guest.page.locator("html")).to_have_attribute("lang", "pl")
    guest.page.get_by_role("button", name=polish.text("home-alone"), exact=True).click()
    guest.ready()
    expect(guest.page.locator("#decision h2")).to_contain_text(":")
    play_to_the_end(guest, seed=4)
    shown = guest.page.locator("#outcome").inner_text()
    assert any(polish.text(f"result-{ending}") in shown for ending in ENDINGS), shown
    expect(guest.page.locator("#outcome")).to_be_focused()
    assert not guest.choices() and not guest.lit()

    with guest.page.expect_download() as downloading:
        guest.page.get_by_role("link", name=polish.text("result-record")).click()
    record = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(record)
    game = Game.from_record(record.read_text(encoding="utf-8"))
    assert game.result is not None and game.result.score == score_shown(guest, polish)
    total = guest.page.locator("#result td").last.inner_text()
    assert total.replace("\N{MINUS SIGN}", "-") == str(game.result.score)

    guest.page.get_by_role("link", name=polish.text("result-replay")).click()
    last = int(guest.page.locator("#step").get_attribute("max") or 0)
    assert last == len(game.steps()) - 1

    guest.open()
    guest.page.locator("#record").set_input_files(record)
    guest.page.get_by_role("button", name=polish.text("home-replay-go")).click()
    expect(guest.page).to_have_url(re.compile("/replay/"))
    assert guest.page.locator("#step").get_attribute("max") == str(last)


def test_a_game_of_white_moon_through_the_form(welcome: Welcome) -> None:
    guest = welcome(reduced_motion="reduce")
    guest.open()
    guest.unfold_form()
    form = guest.page.locator("#new")
    form.get_by_label("Your name").fill("Mei")
    form.get_by_label("Taoists").select_option("1")
    form.get_by_label("Difficulty").select_option("hell")
    form.get_by_label("White Moon").check()
    form.locator("[name=moon_village]").select_option("random")
    form.get_by_role("button", name="Set up the table").click()
    expect(guest.page.locator("main.white-moon")).to_be_visible()
    play_to_the_end(guest, seed=8)
    assert guest.page.locator("#outcome").inner_text().startswith("Defeat") and score_shown(guest, Words("en"))
    check_play_again_lays_another_table_of_the_same_kind(guest)


def check_play_again_lays_another_table_of_the_same_kind(guest: Guest) -> None:
    before = guest.table
    guest.page.get_by_role("button", name="Play again").click()
    guest.page.wait_for_url(lambda url: "/table/" in url and before not in url)
    guest.play(random.Random(1))
    assert not guest.is_over
    again = Game.from_record(guest.context.request.get(f"{guest.table}/record").text())
    assert (again.setup.players, again.setup.difficulty, again.setup.white_moon) == (1, "hell", True)


def test_tables_are_kept_and_resumed_from_home(welcome: Welcome) -> None:
    guest = welcome()
    guest.open()
    assert not guest.page.locator(".kept").count()
    guest.page.get_by_role("button", name="Today").click()
    guest.play(random.Random(2))
    table, version = guest.table, guest.version
    guest.page.get_by_role("link", name="Home").first.click()
    guest.page.locator("a.kept-table").click()
    assert (guest.table, guest.version) == (table, version)
    assert guest.choices()


def test_what_cannot_be_is_reported_on_the_page(welcome: Welcome) -> None:
    guest = welcome()
    guest.excuse("status of 40[04]")
    guest.open()
    guest.unfold_form()
    form = guest.page.locator("#new")
    for seat in ("board_1", "board_2"):
        form.locator(f"[name={seat}]").select_option("red")
    form.get_by_role("button", name="Set up the table").click()
    expect(guest.page.get_by_role("alert")).to_be_visible()
    assert form.locator("[name=board_1]").input_value() == "red"
    guest.open("/table/nowhere")
    expect(guest.page.get_by_role("heading", level=1)).to_be_visible()
    guest.page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(guest.page.locator("#play")).to_be_visible()
