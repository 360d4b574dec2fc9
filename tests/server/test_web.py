"""The pages: what they answer, what they refuse, and with which headers."""

import html
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from fatsi.game import Game
from fatsi.rules import Setup
from fatsi.server.options import PageCost, Rate
from fatsi.svg.qr import qr_picture
from fatsi.words import words
from tests.server.tables import GENEROUS, ORIGIN, Place, Visitor, serving

RECORD = (Path(__file__).parent.parent / "data" / "golden" / "wu-feng-defeated.txt").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with serving(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/rules", "/cards", "/join"])
def test_a_page_loads_nothing_from_elsewhere_and_has_no_script_or_style_inside(place: Place, path: str) -> None:
    page = place.visitor().get(path)
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=|javascript:", page.text)
    assert not re.search(r"""(?:src|href)=["'](?:https?:)?//""", page.text)
    policy = page.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "unsafe" not in policy
    assert page.headers["x-content-type-options"] == "nosniff"


def test_the_files_of_a_page_are_there_and_kept_for_ever(place: Place) -> None:
    visitor = place.visitor()
    for address in set(re.findall(r'(?:src|href)="(/static/[^"]+)"', visitor.get("/").text)):
        answer = visitor.get(address)
        assert answer.status_code == 200, address
        assert "immutable" in answer.headers["cache-control"]
        bare = visitor.get(address.partition("?")[0])
        assert "immutable" not in bare.headers["cache-control"]
        again = visitor.get(address.partition("?")[0], headers={"If-None-Match": bare.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_modules_import_only_files_that_are_there(place: Place) -> None:
    visitor = place.visitor()
    static = Path(__file__).parents[2] / "fatsi" / "server" / "static"
    for script in static.glob("*.js"):
        for name in re.findall(r'from "\./([^"]+)"|import "\./([^"]+)"', script.read_text(encoding="utf-8")):
            assert visitor.get(f"/static/{''.join(name)}").status_code == 200


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/nothing", 404),
        ("/table/nothing", 404),
        ("/table/nothing/record", 404),
        ("/replay/nothing", 404),
        ("/static/nothing.js", 404),
        ("/static/..%2fapp.py", 404),
        ("/tables", 405),
    ],
)
def test_what_is_not_there_is_said_in_words(place: Place, path: str, status: int) -> None:
    answer = place.visitor().get(path)
    assert answer.status_code == status
    assert "That did not work" in answer.text and "Traceback" not in answer.text
    data = place.visitor().get(path, headers={"Accept": "application/json"})
    assert data.status_code == status and data.json()["error"]


@pytest.mark.parametrize(
    "form",
    [
        {"players": "1"},
        {"players": "1", "white_moon": "on", "portal": "corner", "moon_village": "first-game", "incarnations": "new"},
        {"players": "4", "difficulty": "hell", "edition": "first", "five_qi": "on"},
        {"players": "3", "board_1": "blue", "board_2": "red", "side_1": "b"},
        {"players": "2", "board_1": "blue", "board_2": "red", "side_2": "a", "seat_2": "bot:greedy"},
        {"players": "4", "seat_1": "open", "seat_2": "open", "seat_3": "bot:random", "seat_4": "me", "seed": "7"},
        {
            "players": "4",
            "seat_1": "bot:random",
            "seat_2": "bot:random",
            "seat_3": "bot:random",
            "seat_4": "bot:random",
        },
    ],
)
def test_any_table_can_be_opened(place: Place, form: dict[str, str]) -> None:
    visitor = place.visitor()
    table = visitor.new_table(**form)
    setup = visitor.game(table).setup
    assert setup.players == int(form["players"])
    assert setup.white_moon == ("white_moon" in form)
    for at, seat in enumerate(visitor.game(table).state.table.seats, 1):
        assert setup.boards is not None and setup.boards[seat] == form.get(f"board_{at}", setup.boards[seat])
        assert setup.board_sides is not None and setup.board_sides[seat] == form.get(
            f"side_{at}", setup.board_sides[seat]
        )
    page = visitor.get(f"/table/{table}")
    assert page.status_code == 200 and 'id="tile-NW"' in page.text


@pytest.mark.parametrize(
    ("form", "text"),
    [
        ({"players": "5"}, "This choice is not possible."),
        ({"difficulty": "easy"}, "This choice is not possible."),
        ({"seed": "seven"}, "The seed must be a number"),
        ({"seed": "9" * 25}, "The seed must be a number"),
        ({"players": "2", "board_1": "red", "board_2": "red"}, "Two Taoists cannot have the same board."),
        ({"players": "2", "seat_2": "bot:nobody"}, "This choice is not possible."),
    ],
)
def test_a_wrong_form_comes_back_with_the_reason(place: Place, form: dict[str, str], text: str) -> None:
    answer = place.visitor().post("/tables", form)
    assert answer.status_code == 400
    assert text in answer.text


def test_todays_game_is_the_same_for_everybody(place: Place) -> None:
    games = []
    for _ in range(2):
        visitor = place.visitor()
        answer = visitor.post("/today", {"players": "2"})
        games.append(visitor.get(f"{answer.headers['location']}/record").text)
    assert games[0] == games[1]


def test_my_tables_are_listed_and_only_mine(place: Place) -> None:
    anna, ben = place.visitor(), place.visitor()
    tables = {anna.new_table(players="1"), anna.new_table(players="2", seat_2="open")}
    listed = anna.get("/").text
    assert all(f"/table/{table}" in listed for table in tables)
    assert "/table/" not in ben.get("/").text


def test_a_table_can_be_taken_off_the_list_and_come_back_to_by_its_link(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1", name="Anna")
    link = anna.post(f"/table/{table}/key").json()["link"]
    assert anna.post(f"/table/{table}/forget").headers["location"] == "/"
    assert f"/table/{table}" not in anna.get("/").text
    with anna.at(table) as chair:
        assert chair.receive()["mine"] is False
    anna.join(link.rpartition("#")[2])
    assert f"/table/{table}" in anna.get("/").text


def finished(visitor: Visitor, **form: str) -> str:
    """Open a table, play to its end, and return its id."""
    table = visitor.new_table(**form)
    with visitor.at(table) as chair:
        chair.receive()
        while chair.choices():
            chair.act(chair.choices()[-1])
    return table


def test_play_again_deals_a_new_game_of_the_same_kind(place: Place) -> None:
    anna = place.visitor()
    chosen = {"white_moon": "on", "portal": "corner", "incarnations": "new", "moon_village": "first-game"}
    table = finished(anna, players="1", difficulty="hell", **chosen)
    answer = anna.post(f"/table/{table}/again")
    other = answer.headers["location"].rpartition("/")[2]
    first, second = anna.game(table).setup, anna.game(other).setup
    assert second.tiles != first.tiles
    assert (second.players, second.difficulty, second.moon_village) == (1, "hell", "first-game")
    assert second.portal in ("NW", "NE", "SW", "SE") and second.incarnations == first.incarnations
    assert place.visitor().post(f"/table/{table}/again").status_code == 403
    assert anna.post(f"/table/{table}/again").headers["location"] == f"/table/{other}"  # it is laid once
    assert anna.post(f"/table/{other}/again").status_code == 409  # and only after the end


def test_the_same_deal_can_be_played_again(place: Place) -> None:
    anna = place.visitor()
    table = finished(anna, players="1", difficulty="hell")
    other = anna.post(f"/table/{table}/again", {"deal": "same"}).headers["location"].rpartition("/")[2]
    first, second = anna.game(table), anna.game(other)
    assert second.setup == first.setup and second.actions == first.actions[: len(second.actions)]


def test_the_host_may_give_up_and_begin_the_same_deal_again(place: Place) -> None:
    anna, ben = place.visitor(), place.visitor()
    table = anna.new_table(players="2", seat_1="me", seat_2="open")
    ben.join(anna.invite(table, 2), "Ben")
    assert ben.post(f"/table/{table}/again", {"deal": "same"}).status_code == 409
    assert anna.post(f"/table/{table}/again").status_code == 409
    with ben.at(table) as chair:
        chair.receive()
        other = anna.post(f"/table/{table}/again", {"deal": "same"}).headers["location"].rpartition("/")[2]
        chair.until("people")
        assert f'href="/table/{other}"' in chair.parts["result"]
    assert anna.game(other).setup == anna.game(table).setup


def test_a_name_is_remembered_and_is_text(place: Place) -> None:
    anna = place.visitor()
    anna.new_table(players="1", name="<b>Ő</b>")
    for path in ("/", "/join"):
        assert 'value="&lt;b&gt;Ő&lt;/b&gt;"' in anna.get(path).text
    assert 'value=""' in place.visitor().get("/join").text


def test_a_link_comes_with_a_code_for_phones(place: Place) -> None:
    anna = place.visitor()
    answer = anna.post("/tables", {"players": "2", "seat_1": "me", "seat_2": "open"})
    assert answer.headers["location"].endswith("#invite")
    table = answer.headers["location"].partition("#")[0].rpartition("/")[2]
    told = anna.post(f"/table/{table}/invite", {"seat": "2"}).json()
    assert told["qr"] == qr_picture(told["link"])
    assert "#invite" not in anna.post("/tables", {"players": "1"}).headers["location"]


def test_a_harder_game_can_follow(place: Place) -> None:
    anna = place.visitor()
    table = finished(anna, players="1", difficulty="initiation")
    other = anna.post(f"/table/{table}/again", {"difficulty": "normal"}).headers["location"].rpartition("/")[2]
    assert anna.game(other).setup.difficulty == "normal" and anna.game(other).setup.players == 1


def test_play_again_takes_everybody_along(place: Place) -> None:
    anna, ben = place.visitor(), place.visitor()
    table = finished(anna, players="2", difficulty="hell", seat_1="me", seat_2="me")
    anna.post(f"/table/{table}/seats", {"seat": "2", "to": "open"})
    ben.join(anna.invite(table, 2), "Ben")
    with anna.at(table) as chair:
        chair.receive()
        other = ben.post(f"/table/{table}/again").headers["location"]
        while other not in chair.parts["result"]:
            chair.receive()
    for visitor, colour in ((anna, 0), (ben, 2)):
        with visitor.at(other.rpartition("/")[2]) as chair:
            assert chair.receive()["mine"] == (visitor.game(other.rpartition("/")[2]).state.actor == colour)
    assert other in anna.get("/").text
    # The host is the same, whoever was the first to want another game.
    assert ben.post(f"{other}/invite", {"seat": "0"}).status_code == 403
    assert anna.post(f"{other}/invite", {"seat": "2"}).status_code == 200


def test_a_table_has_a_picture(place: Place) -> None:
    anna = place.visitor()
    drawn = anna.get(f"/table/{anna.new_table(players='1')}/picture.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.lstrip().startswith("<svg")


@pytest.mark.parametrize("thing", ["tile-NW", "board-N", "deck", "supply-red", "space-N1"])
def test_everything_can_be_looked_at_closely(place: Place, thing: str) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1")
    about = anna.get(f"/table/{table}/about/{thing}")
    assert about.status_code == 200 and about.text.strip()
    assert anna.get(f"/table/{table}/about/nothing").status_code == 404


# --- replays --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("as_file", [True, False])
def test_a_record_can_be_brought_along_and_looked_at_step_by_step(place: Place, as_file: bool) -> None:
    visitor = place.visitor()
    if as_file:
        answer = visitor.post("/replay", files={"record": ("game.txt", RECORD.encode())})
    else:
        answer = visitor.post("/replay", {"text": RECORD.replace("\n", "\r\n")})
    assert answer.status_code == 303, answer.text
    replay = answer.headers["location"]
    assert visitor.get(replay).status_code == 200
    assert visitor.get(f"{replay}/record").text == RECORD
    steps = len(Game.from_record(RECORD).steps())
    first, last = visitor.get(f"{replay}/0").json(), visitor.get(f"{replay}/{steps - 1}").json()
    assert first["parts"]["tile-C"] and last["log"] and first["parts"] != last["parts"]
    assert visitor.get(f"{replay}/{steps}").status_code == 404
    assert "motion" in last and visitor.get(f"{replay}/0/about/tile-C").status_code == 200
    assert visitor.get(f"{replay}/{steps}/about/tile-C").status_code == 404


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "it begins with the words"),
        ("nonsense", "Line 1"),
        ("fatsi record 1\npending: yang\n\n1 N: move C", "Line 4, column 6: move C is not possible here."),
        ("fatsi record 1\npending: yang\n\n1 N: <script>", "Line 4"),
    ],
)
def test_a_record_that_is_none_is_refused_with_the_place(place: Place, text: str, message: str) -> None:
    answer = place.visitor().post("/replay", {"text": text})
    assert answer.status_code == 400
    assert message in answer.text and "<script>" not in answer.text


def test_a_game_can_be_replayed_at_its_table(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1")
    assert anna.get(f"/table/{table}/replay").status_code == 200
    assert anna.get(f"/table/{table}/replay/0").json()["step"] == 0


# --- safety ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", f"{ORIGIN}:81", "http://localhost.evil.example"])
def test_forms_from_elsewhere_are_refused(place: Place, origin: str) -> None:
    answer = place.visitor().post("/tables", {"players": "1"}, headers={"Origin": origin})
    assert answer.status_code == 403


def test_a_foreign_name_that_leads_here_is_refused(place: Place) -> None:
    assert place.visitor().get("/", headers={"Host": "evil.example"}).status_code == 400


def test_too_large_a_form_is_refused(place: Place) -> None:
    assert place.visitor().post("/replay", {"text": "x" * 300_000}).status_code == 413


def test_the_way_back_from_the_settings_stays_here(place: Place) -> None:
    visitor = place.visitor()
    for back, led in (("/rules", "/rules"), ("//evil.example", "/"), ("https://evil.example", "/"), ("/\\evil", "/")):
        answer = visitor.post("/settings", {"theme": "paper", "back": back})
        assert answer.headers["location"] == led
    assert 'data-theme="paper"' in visitor.get("/").text


def test_the_cookie_is_for_the_server_alone(place: Place) -> None:
    answer = place.visitor().post("/tables", {"players": "1"})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie


def test_too_many_tables_at_once_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, replace(GENEROUS, tables=Rate(2, 0))) as place:
        visitor = place.visitor()
        codes = [visitor.post("/tables", {"players": "1"}).status_code for _ in range(3)]
        assert codes[:2] == [303, 303] and codes[2] in (400, 429)
        assert visitor.post("/today", {"players": "1"}).status_code == 429


def test_guessing_secrets_is_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path, replace(GENEROUS, guesses=Rate(3, 0))) as place:
        visitor = place.visitor()
        assert [visitor.join("guess").status_code for _ in range(4)] == [403, 403, 403, 429]


def test_health_is_reported(place: Place) -> None:
    answer = place.visitor().get("/health").json()
    assert (answer["server"], answer["status"]) == ("fatsi", "ok")


def test_a_game_of_a_record_is_the_game_that_was_played(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="4", seed="12")
    assert anna.get(f"/table/{table}/record").text == Game(Setup(players=4), seed=12).record()


def test_the_record_of_a_game_that_goes_on_does_not_foretell_it(place: Place) -> None:
    anna = place.visitor()
    assert "seed:" not in anna.get(f"/table/{anna.new_table(players='1')}/record").text
    over = finished(anna, players="1", difficulty="hell", seed="12")
    assert "\nseed: 12\n" in anna.get(f"/table/{over}/record").text


def test_a_mistake_of_ours_is_reported_with_the_headers_of_every_answer(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr("fatsi.server.pages.site_pages.page", broken)
    answer = place.visitor(hears_of_mistakes=False).get("/rules")
    assert answer.status_code == 500
    assert "nothing was changed" in answer.text and "default-src 'none'" in answer.headers["content-security-policy"]


def test_health_is_reported_under_any_name(place: Place) -> None:
    assert place.visitor().get("/health", headers={"Host": "10.0.0.1"}).status_code == 200


def test_whoever_is_turned_away_gets_the_reason_in_words(place: Place) -> None:
    visitor = place.visitor()
    assert "The request is too large." in visitor.post("/replay", {"text": "x" * 300_000}).text
    assert "another site" in visitor.post("/tables", headers={"Origin": "http://evil.example"}).text
    assert "--allow-host" in visitor.get("/", headers={"Host": "evil.example"}).text


def test_what_has_characters_of_no_text_is_no_record(place: Place) -> None:
    assert place.visitor().post("/replay", {"text": RECORD + "\0"}).status_code == 400


def test_only_settings_that_there_are_can_be_chosen(place: Place) -> None:
    visitor = place.visitor()
    visitor.post("/settings", {"theme": "purple", "language": "tlh", "motion": "off"})
    page = visitor.get("/").text
    assert 'data-theme="night"' in page and 'data-motion="off"' in page and 'lang="en"' in page


def test_too_many_pages_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, replace(GENEROUS, pages=Rate(2 * PageCost.RECORD, 0))) as place:
        visitor = place.visitor()
        assert [visitor.get("/").status_code for _ in range(3)] == [200, 200, 429]


def test_a_link_to_this_machine_itself_says_so(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="2", seat_2="open")
    assert "this computer only" in anna.post(f"/table/{table}/invite", {"seat": "2"}).json()["note"]


def test_the_host_can_give_every_seat_another_holder(place: Place) -> None:
    anna, ben = place.visitor(), place.visitor()
    table = anna.new_table(players="2", seat_1="me", seat_2="open")
    ben.join(anna.invite(table, 2), "Ben")
    page = anna.get(f"/table/{table}").text
    assert all(re.search(rf'data-seat="{seat}" data-do="seat" data-to="open"', page) for seat in (0, 2))
    assert "Take the seat from them?" in page
    assert 'data-do="seat"' not in ben.get(f"/table/{table}").text
    assert "You are watching." in place.visitor().get(f"/table/{table}").text
    assert "You are watching." not in page


def test_a_connection_speaks_the_language_of_its_page(place: Place) -> None:
    anna = place.visitor()
    table = anna.new_table(players="1", seed="5")
    for asked, spoken in (("de", "de"), ("tlh", "en")):
        with anna.at(table, language=asked) as chair:
            chair.receive()
            assert words(spoken).decision(anna.game(table).state) in html.unescape(chair.parts["decision"])
