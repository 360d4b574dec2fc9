"""Text in its place: escaped, broken where it may be, made smaller before it is squeezed."""

import re
from xml.etree import ElementTree

import pytest

from fatsi.svg.lettering import broken, escaped, fitted, number, width_of


def size_of(markup: str) -> float:
    found = re.search(r'font-size="([\d.]+)"', markup)
    assert found
    return float(found[1])


def test_short_text_has_its_full_size() -> None:
    assert fitted("Lich", 50, 20, 160, size=24, of="name") == (
        '<text class="name tall-13 wide-12" font-size="24" x="50" y="28.4">Lich</text>'
    )


def test_long_text_is_broken_then_made_smaller_then_squeezed() -> None:
    assert broken("Sharp-Nailed Mistresses", 2) == ("Sharp-Nailed", "Mistresses")
    assert broken("Lich", 2) == ("Lich",)
    assert broken("Refuge\u202f: villageois", 2) == ("Refuge\u202f:", "villageois")
    assert broken("a b", 1) == ("a b",)
    narrow = fitted("Nachtwächterrundgang", 80, 20, 200, size=24)
    assert size_of(narrow) < 24
    assert width_of("Nachtwächterrundgang") * size_of(narrow) <= 201
    squeezed = fitted("Hosszúszőrűmacskaféleségek", 80, 20, 90, size=24, least=15)
    assert size_of(squeezed) == 15
    assert 'textLength="90"' in squeezed


@pytest.mark.parametrize(
    "text", ["Pavilion of the Heavenly Winds", "Sharp-Nailed Mistresses", "Dance of the Twin Winds"]
)
def test_every_line_fits(text: str) -> None:
    markup = fitted(text, 80, 30, 150, size=24, least=10, lines=2, of="name")
    lines = re.findall(r">([^<]+)</tspan>", markup)
    assert " ".join(lines) in (text, text.replace("-", "- "))
    assert all(width_of(line) * size_of(markup) <= 150 for line in lines)


def test_what_comes_from_outside_is_escaped() -> None:
    markup = fitted('<b> & "c"', 0, 0, 500, size=10)
    assert ElementTree.fromstring(markup).text == '<b> & "c"'
    assert escaped('"') == "&quot;"


def test_numbers_are_short() -> None:
    assert [number(value) for value in (0.04, -0.04, 3.0, 2.25, -7.5)] == ["0", "0", "3", "2.2", "-7.5"]
