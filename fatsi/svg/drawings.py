"""The drawings: read once from `drawings/*.svg`, and the table of which drawing shows which card.

A drawing is a `<symbol>` of 100 by 100. Its ink takes the colour of where it is put (`currentColor`), so that the same
drawing stands on paper, on a dyed board and in a line of text.
"""

from __future__ import annotations

import re
from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from fatsi.rules.cards import BY_NUMBER
from fatsi.svg.lettering import escaped

_FOLDER: Final = Path(__file__).parent / "drawings"
_NAMESPACE: Final = "{http://www.w3.org/2000/svg}"
_PREFIX: Final = "d-"
"""Before the name of a drawing in the id of its symbol."""
# Drawings that a base game never shows.
_MOON_FILES: Final = ("moon.svg", "moon_ghosts.svg")
VIEW: Final = 'viewBox="0 0 100 100"'

# Which drawing shows a ghost; an incarnation has one of its own, by its id.
_GHOSTS: Final = {
    "ghoul": "ghoul",
    "walking-corpse": "corpse",
    "coffin-breakers": "coffin",
    "restless-dead": "skeleton",
    "zombie": "zombie",
    "hopping-vampire": "jiangshi",
    "yellow-plague": "swarm",
    "lich": "lich",
    "drowned-maiden": "maiden",
    "hound-of-depth": "hound",
    "perfidious-nymph": "nymph",
    "sticky-feet": "footprints",
    "abysmal": "angler",
    "ooze-devil": "ooze",
    "liquid-horror": "wave",
    "fury-of-depth": "tentacles",
    "creeping-one": "creeper",
    "fungus-thing": "fungus",
    "fallen-monks": "monks",
    "fallen-monk": "monk",
    "restless-spirit": "spirit",
    "rotten-soul": "soul",
    "wicked-one": "imp",
    "green-abomination": "abomination",
    "great-putrid": "blob",
    "skinner": "hooks",
    "reaper": "reaper",
    "sharp-nailed-mistresses": "nails",
    "bleeding-eyes": "eyes",
    "blood-drinker": "bat",
    "scarlet-evildoer": "oni",
    "flesh-devourer": "maw",
    "raging-one": "rage",
    "gloomy-minion": "minion",
    "repellent-beauty": "beauty",
    "severed-heads": "heads",
    "grave-walker": "grave",
    "black-widow": "spider",
    "dark-wraith": "wraith",
    "shapeless-evil": "shapeless",
    "soul-eater": "eater",
    "wererat": "rat",
    "lord-of-rodents": "rat-lord",
    "weresnake": "snake",
    "queen-of-nagas": "naga",
    "wereboar": "boar",
    "the-gorer": "gorer",
    "weretiger": "tiger",
    "silverfang": "fang",
    "werewolf": "wolf",
    "grey-hunter": "hunter",
}


def drawing_of(card: int) -> str:
    """Return the name of the drawing that shows a card.

    >>> drawing_of(6), drawing_of(56)
    ('zombie', 'howling-nightmare')
    """
    row = BY_NUMBER[card]
    return row.id if row.is_incarnation else _GHOSTS[re.sub(r"-\d$", "", row.id)]


@lru_cache(maxsize=1)
def drawings() -> dict[str, str]:
    """Return the markup of every drawing by name."""
    return {name: _markup(symbol) for name, symbol in _symbols().items()}


@lru_cache(maxsize=1)
def _symbols() -> dict[str, Element]:
    return {name: symbol for path in sorted(_FOLDER.glob("*.svg")) for name, symbol in _read(path).items()}


@lru_cache(maxsize=16)
def _read(path: Path) -> dict[str, Element]:
    """Return the symbols of a file, without its namespace and without the white space between elements."""
    symbols = {}
    for symbol in ElementTree.parse(path).iter(f"{_NAMESPACE}symbol"):
        for element in symbol.iter():
            element.tag = element.tag.removeprefix(_NAMESPACE)
            element.text = element.text if element.text and element.text.strip() else None
            element.tail = element.tail if element.tail and element.tail.strip() else None
        symbols[symbol.attrib["id"].removeprefix(_PREFIX)] = symbol
    return symbols


def _markup(element: Element) -> str:
    """Return what is inside an element."""
    return "".join(ElementTree.tostring(child, encoding="unicode") for child in element).replace(" />", "/>")


def _uses(element: Element) -> list[str]:
    """Return the names of the drawings that an element uses."""
    return [use.attrib["href"].removeprefix(f"#{_PREFIX}") for use in element.iter("use")]


@lru_cache(maxsize=2)
def all_symbols(white_moon: bool) -> str:
    """Return the symbols of every drawing that a game may come to show."""
    names = [
        name
        for path in sorted(_FOLDER.glob("*.svg"))
        if white_moon or path.name not in _MOON_FILES
        for name in _read(path)
    ]
    return "".join(map(_symbol, names))


def symbols_in(markup: str) -> str:
    """Return the symbols of the drawings that some markup uses, and of those that these use."""
    names: set[str] = set()
    waiting = _uses(ElementTree.fromstring(f"<g>{markup}</g>"))
    while waiting:
        name = waiting.pop()
        if name not in names:
            names.add(name)
            waiting += _uses(_symbols()[name])
    return "".join(_symbol(name) for name in sorted(names))


def defs_of(markup: str) -> str:
    """Return the definitions that a picture with some markup needs to stand alone."""
    return f"<defs>{symbols_in(markup)}</defs>"


def _symbol(name: str) -> str:
    return f'<symbol id="{_PREFIX}{name}" {VIEW}>{drawings()[name]}</symbol>'


@lru_cache(maxsize=1024)
def icon(name: str, *, title: str = "") -> str:
    """Return a drawing as a small picture of its own, to stand in a line of text.

    Without a title it is an ornament, and hidden from those who do not see it.

    >>> icon("red").startswith('<svg class="icon icon-red"')
    True
    """
    body = _markup(_inline(_symbols()[name]))
    if not title:
        return f'<svg class="icon icon-{name}" {VIEW} aria-hidden="true">{body}</svg>'
    return f'<svg class="icon icon-{name}" {VIEW} role="img"><title>{escaped(title)}</title>{body}</svg>'


def _inline(drawing: Element) -> Element:
    """Return a drawing with those that it uses in their places: a picture of its own has no symbols to refer to."""
    inlined = deepcopy(drawing)
    for use in list(inlined.iter("use")):
        used = _inline(_symbols()[use.attrib.pop("href").removeprefix(f"#{_PREFIX}")])
        use.tag = "svg"
        use.attrib = {"viewBox": "0 0 100 100", **use.attrib}
        use.extend(used)
    return inlined
