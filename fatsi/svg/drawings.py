"""The drawings: read once from `drawings/*.svg`, and the table of which drawing shows which card.

A drawing is a `<symbol>` of 100 by 100. Its ink takes the colour of where it is put (`currentColor`), so that the same
drawing stands on paper, on a dyed board and in a line of text.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from fatsi.rules.cards import BY_NUMBER
from fatsi.svg.lettering import escaped

_FOLDER: Final = Path(__file__).parent / "drawings"
_SYMBOL: Final = re.compile(r'<symbol id="d-([a-z0-9-]+)">(.*?)</symbol>', re.DOTALL)
_USED: Final = re.compile(r'href="#d-([a-z0-9-]+)"')
# Drawings that a base game never shows.
_MOON_FILES: Final = ("moon.svg", "moon_ghosts.svg")
VIEW: Final = 'viewBox="0 0 100 100"'

# Which drawing shows a ghost; an incarnation has one of its own, by its id.
_GHOSTS: Final = {
    "ghoul": "ghoul",
    "walking-corpse": "corpse",
    "coffin-breakers": "coffin",
    "restless-dead": "skeleton",
    "zombie": "corpse",
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
    ('corpse', 'howling-nightmare')
    """
    row = BY_NUMBER[card]
    return row.id if row.is_incarnation else _GHOSTS[re.sub(r"-\d$", "", row.id)]


@lru_cache(maxsize=1)
def drawings() -> dict[str, str]:
    """Return the markup of every drawing by name."""
    return {name: markup for path in sorted(_FOLDER.glob("*.svg")) for name, markup in _read(path).items()}


def _read(path: Path) -> dict[str, str]:
    text = path.read_text(encoding="utf-8")
    return {name: re.sub(r"\s*\n\s*", "", markup) for name, markup in _SYMBOL.findall(text)}


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
    found: dict[str, None] = {}
    waiting = _USED.findall(markup)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = None
            waiting += _USED.findall(drawings()[name])
    return "".join(_symbol(name) for name in sorted(found))


def _symbol(name: str) -> str:
    return f'<symbol id="d-{name}" {VIEW}>{drawings()[name]}</symbol>'


@lru_cache(maxsize=1024)
def icon(name: str, *, title: str = "") -> str:
    """Return a drawing as a small picture of its own, to stand in a line of text.

    Without a title it is an ornament, and hidden from those who do not see it.

    >>> icon("red").startswith('<svg class="icon icon-red"')
    True
    """
    body = _inlined(name)
    if not title:
        return f'<svg class="icon icon-{name}" {VIEW} aria-hidden="true">{body}</svg>'
    return f'<svg class="icon icon-{name}" {VIEW} role="img"><title>{escaped(title)}</title>{body}</svg>'


def _inlined(name: str) -> str:
    """Return a drawing with those that it uses in their places: a picture of its own has no symbols to refer to."""

    def nested(match: re.Match[str]) -> str:
        return f"<svg {VIEW}{match[2]}>{_inlined(match[1])}</svg>"

    return re.sub(r'<use href="#d-([a-z0-9-]+)"((?: [a-z]+="[^"]*")*)/>', nested, drawings()[name])
