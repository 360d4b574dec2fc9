"""The themes: each has every colour, text can be read on its ground, and symbols on their tokens."""

import re

import pytest

from fatsi.svg import STYLE, THEMES
from fatsi.svg.themes import colours, style_of

themes = pytest.mark.parametrize("theme", THEMES)

# Text and the grounds that it stands on.
TEXT = [
    ("ink", "leaf"),
    ("soft", "leaf"),
    ("on-haunted", "haunted"),
    *(("on-dye", f"dye-{dye}") for dye in ("red", "green", "blue", "yellow", "none")),
    ("on-dye", "haunted"),
    ("on-tray", "tray"),
    ("on-tray", "moonlit"),
    ("white", "black"),
]
# Symbols on their tokens, and what glows on the ground: large shapes.
SIGNS = [
    *(("white", colour) for colour in ("red", "green", "blue", "black")),
    ("black", "yellow"),
    ("black", "white"),
    ("lantern", "ground"),
    ("blood", "leaf"),
]


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_measure_is_the_usual_one() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@themes
def test_text_can_be_read(theme: str) -> None:
    values = colours()[theme]
    poor = {pair: contrast(values[pair[0]], values[pair[1]]) for pair in TEXT}
    assert {pair: ratio for pair, ratio in poor.items() if ratio < 4.5} == {}


@themes
def test_symbols_can_be_seen(theme: str) -> None:
    values = colours()[theme]
    poor = {pair: contrast(values[pair[0]], values[pair[1]]) for pair in SIGNS}
    assert {pair: ratio for pair, ratio in poor.items() if ratio < 3} == {}


@themes
def test_every_theme_has_every_colour(theme: str) -> None:
    used = set(re.findall(r"var\(--([a-z-]+)\)", STYLE.read_text(encoding="utf-8")))
    assert used == set(colours()[theme])


@themes
def test_a_style_that_stands_alone_has_its_colours_written_in(theme: str) -> None:
    style = style_of(theme, '<g class="picture tile haunted"><rect class="sheet pen-leaf"/></g>')
    assert f".pen-leaf{{fill:{colours()[theme]['leaf']}}}" in style
    assert ".picture .haunted .sheet" in style
    assert "var(" not in style and "--" not in style
    assert "cursor" not in style and ".pen-red" not in style
