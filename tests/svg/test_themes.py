"""The themes: each has every colour, text can be read on its ground, and symbols on their tokens."""

import re
from functools import lru_cache
from xml.etree import ElementTree

import pytest

from fatsi import Setup, State
from fatsi.svg import STYLE, THEMES, parts
from fatsi.svg.themes import colours, style_of
from fatsi.words import words
from tests.moon_positions import village
from tests.positions import at
from tests.svg.looking import SVG, played
from tests.svg.painting import Colour, rgb, written

themes = pytest.mark.parametrize("theme", THEMES)

# Symbols on their tokens, and what glows on the ground: large shapes.
SIGNS = [
    *(("white", colour) for colour in ("red", "green", "blue", "black")),
    ("black", "yellow"),
    ("black", "white"),
    ("lantern", "ground"),
    ("blood", "leaf"),
]


def luminance(colour: Colour) -> float:
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@lru_cache(maxsize=4)
def drawn(kinds: str) -> tuple[ElementTree.Element, ...]:
    """The parts of each table in a page, all of them choosable or pointed at; the same in all themes."""
    bodies = [
        "".join(markup.replace('class="', f'class="{kinds} ', 1) for markup in parts(state, words("en")).values())
        for state in tables()
    ]
    return tuple(ElementTree.fromstring(f'<svg xmlns="{SVG[1:-1]}" class="picture">{body}</svg>') for body in bodies)


@lru_cache(maxsize=1)
def tables() -> tuple[State, ...]:
    """States with every kind of text: at the beginning, in the midst, all haunted, and with the dead."""
    games = [
        played(Setup(players=players, white_moon=players % 2 == 0), seed=players, every=23) for players in range(1, 5)
    ]
    return (
        *(state for game in games for state in game),
        at(
            """
            boards: red-a green-b blue-a yellow-b
            haunted: NW N
            ghosts: N1 skinner step, W1 lich mantra, E1 fallen-monks, S1 black-widow-1, W2 vampire-lord
            N: qi 5, at C, tao red red green blue
            E: dead
            deck: 10
            pending: yang
            """
        ),
        at(village("NW ? hua", "C zhou"), "su-ling: N1\nghosts: N1 skinner\npending: yang"),
    )


def test_the_measure_is_the_usual_one() -> None:
    assert contrast(rgb("#000000"), rgb("#ffffff")) == pytest.approx(21)
    assert contrast(rgb("#777777"), rgb("#ffffff")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("kinds", ["", "can", "lit", "can lit"])
@themes
def test_text_can_be_read(theme: str, kinds: str) -> None:
    poor, seen = {}, set()
    for picture in drawn(kinds):
        for text in written(picture, theme):
            seen |= set(text.kinds.split())
            if (ratio := contrast(text.colour, text.ground)) < 4.5:
                poor[text.kinds, text.words] = round(ratio, 1)
    assert poor == {}
    assert seen >= {"name", "place", "power", "badge-count", "large-count", "deck-count", "tray-name"}
    assert seen >= {"haunted", "possessed", "villagers", "incarnation"}


@themes
def test_symbols_can_be_seen(theme: str) -> None:
    values = colours()[theme]
    poor = {pair: contrast(rgb(values[pair[0]]), rgb(values[pair[1]])) for pair in SIGNS}
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
