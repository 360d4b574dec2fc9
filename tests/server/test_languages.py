"""Languages at the tables: a folder is enough to have one everywhere, and each player at a table has his own."""

import re
from collections.abc import Iterator

import pytest

from tests.server.tables import Place, serving
from tests.words.literals import in_markup
from tests.words.pseudo import PSEUDO, pseudo_language, turned

LATIN = re.compile("[A-Za-z]{2,}")
# What languages call themselves, and the form of an address.
ANY_LANGUAGE = {"English", "https", "join"}


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("languages")
    with pseudo_language(folder / "locales"), serving(folder) as made:
        yield made


def foreign(markup: str) -> set[str]:
    """The words of a page that are not in the made-up language."""
    return {word for text in in_markup(markup) for word in LATIN.findall(text)} - ANY_LANGUAGE


@pytest.mark.parametrize("accepted", [f"{PSEUDO}", f"tlh, {PSEUDO}-YY;q=0.9, en;q=0.8"])
def test_a_page_is_in_the_language_that_the_browser_asks_for(place: Place, accepted: str) -> None:
    page = place.visitor().get("/", headers={"Accept-Language": accepted}).text
    assert f'lang="{PSEUDO}"' in page and turned("Rules") in page


def test_the_language_chosen_on_the_page_comes_before_that_of_the_browser(place: Place) -> None:
    visitor = place.visitor()
    menu = visitor.get("/").text
    assert ">English</option>" in menu and f">{turned('English')}</option>" in menu
    visitor.post("/settings", {"language": PSEUDO, "back": "/"})
    assert f'<html lang="{PSEUDO}"' in visitor.get("/", headers={"Accept-Language": "en"}).text


@pytest.mark.parametrize("white_moon", [False, True])
def test_every_page_takes_all_its_words_from_the_catalogue(place: Place, white_moon: bool) -> None:
    visitor = place.visitor()
    visitor.post("/settings", {"language": PSEUDO, "back": "/"})
    table = visitor.new_table(players="2", seat_2="open", **({"white_moon": "yes"} if white_moon else {}))
    for path in ("/", "/rules", "/cards", "/join", "/nowhere", f"/table/{table}", f"/table/{table}/replay"):
        assert foreign(visitor.get(path).text) == set(), path
    broken = visitor.post("/replay", {"text": "fatsi record 1\nplayers: 9"})
    assert broken.status_code == 400 and foreign(broken.text) == set()


def test_each_player_at_a_table_has_his_own_language(place: Place) -> None:
    host, guest = place.visitor(), place.visitor()
    guest.post("/settings", {"language": PSEUDO, "back": "/"})
    table = host.new_table(players="2", seat_2="open", seed="5")
    guest.join(host.invite(table, 2), "5")
    with host.at(table) as english, guest.at(table) as other:
        english.until("update")
        other.until("update")
        for _ in range(12):
            before = english.version
            acting = english if host.game(table).state.actor == 0 else other
            assert acting.act()["kind"] != "refused"
            for chair in (english, other):
                while chair.version <= before:
                    chair.receive()
            assert LATIN.search("".join(english.log)) and not foreign("".join(other.log))
            assert not foreign("".join(other.parts.values()))
        assert len(english.log) == len(other.log) > 1
