"""The drawings: there is one for everything, all are sound, and every pen they are drawn with is in the style sheet."""

import re
from xml.etree import ElementTree

import pytest

from fatsi.rules.cards import CARDS
from fatsi.rules.colours import BOARD_COLOURS, FACES
from fatsi.rules.moon.families import ARTIFACTS, FAMILY_IDS
from fatsi.rules.powers import POWERS
from fatsi.rules.village import VILLAGE_TILES
from fatsi.svg import STYLE, card_picture, icon, tile_picture
from fatsi.svg.drawings import all_symbols, drawing_of, drawings, symbols_in
from fatsi.words import words
from tests.svg.looking import SVG

ENGLISH = words("en")
STONES = sorted({stone for card in CARDS for stone in (*card.left, *card.middle, *card.right)})


def test_everything_has_a_drawing() -> None:
    wanted = {
        *FACES,
        *VILLAGE_TILES,
        *ARTIFACTS,
        *(drawing_of(card.number) for card in CARDS),
        *(f"stone-{stone}" for stone in STONES),
        *(f"power-{power.id}" for power in POWERS),
        *(f"taoist-{colour}" for colour in BOARD_COLOURS),
        *(f"land-{colour}" for colour in BOARD_COLOURS),
        *(f"family-{family}" for family in FAMILY_IDS),
    }
    assert wanted - set(drawings()) == set()


def test_every_name_of_a_ghost_has_a_drawing_of_its_own_and_so_has_every_incarnation() -> None:
    by_name: dict[str, set[str]] = {}
    for card in CARDS:
        by_name.setdefault(card.name, set()).add(drawing_of(card.number))
    assert all(len(drawn) == 1 for drawn in by_name.values())
    assert len({drawing_of(card.number) for card in CARDS}) == len(by_name)


def test_drawings_are_sound_and_carry_no_names_or_styles() -> None:
    for name, markup in drawings().items():
        root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>')
        for piece in root.iter():
            assert "id" not in piece.attrib and "style" not in piece.attrib, name
            assert "fill" not in piece.attrib and "stroke" not in piece.attrib, name


def test_every_pen_is_in_the_style_sheet() -> None:
    style = STYLE.read_text(encoding="utf-8")
    pens = {pen for markup in drawings().values() for pen in re.findall(r"pen-[a-z-]+", markup)}
    assert {pen for pen in pens if not re.search(rf"\.{pen}[ ,{{]", style)} == set()
    assert set(re.findall(r"pen-[a-z-]+", style)) - pens == set()


def test_pens_are_listed_without_what_is_round_them() -> None:
    # Browsers put a drawing to use in a tree of its own, where no selector sees the picture round it.
    for selectors in re.findall(r"([^{}]+)\{", STYLE.read_text(encoding="utf-8").partition("*/")[2]):
        for selector in selectors.rpartition("*/")[2].split(","):
            assert "pen-" not in selector or re.fullmatch(r"\.pen-[a-z-]+", selector.strip())


def test_symbols_bring_those_that_they_use() -> None:
    found = symbols_in('<use href="#d-taoist-red"/>')
    assert re.findall(r'<symbol id="d-([a-z-]+)"', found) == ["red", "robe", "taoist-red"]
    assert symbols_in("") == ""


def test_a_base_game_does_without_the_drawings_of_white_moon() -> None:
    base, moon = all_symbols(False), all_symbols(True)
    assert 'id="d-family-hua"' in moon and 'id="d-family-hua"' not in base
    used = set(re.findall(r'href="#(d-[a-z0-9-]+)"', base))
    assert used <= set(re.findall(r'id="(d-[a-z0-9-]+)"', base))


@pytest.mark.parametrize("name", ["red", "qi", "yin-yang", "stone-haunter", "taoist-blue", "stone-moon-crystal"])
def test_an_icon_stands_alone(name: str) -> None:
    ornament = ElementTree.fromstring(icon(name))
    assert ornament.get("aria-hidden") == "true"
    assert "href" not in icon(name)
    element = ElementTree.fromstring(icon(name, title="Red & <green>"))
    assert element.get("role") == "img"
    assert element[0].text == "Red & <green>"


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_a_card_can_be_shown_large(card: object) -> None:
    from fatsi.rules import Card

    assert isinstance(card, Card)
    root = ElementTree.fromstring(card_picture(card.number, ENGLISH).replace("<svg ", f'<svg xmlns="{SVG[1:-1]}" ', 1))
    assert root[0].text == ENGLISH.card(card.number)
    assert root.get("role") == "img"


@pytest.mark.parametrize("tile", VILLAGE_TILES)
def test_a_tile_can_be_shown_large_on_both_sides(tile: str) -> None:
    active, haunted = tile_picture(tile, ENGLISH), tile_picture(tile, ENGLISH, is_haunted=True)
    assert ElementTree.fromstring(active)[0].text == ENGLISH.name("tile", tile)
    assert "d-shutters" in haunted and "d-shutters" not in active
