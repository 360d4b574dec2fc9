"""The three looks of a picture: night, paper and high contrast.

Their colours stand in `picture.css`, one block of variables for each; a page links that file and sets a class. A
picture that stands alone has the colours of one theme written in: not every program that shows SVG knows variables.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

STYLE: Final = Path(__file__).parent / "picture.css"
THEMES: Final = ("night", "paper", "contrast")
# What follows this line is for pages: pointing, choosing, motion.
_FOR_PAGES: Final = "/* --- pages ---"
_BLOCK: Final = re.compile(r"^([^{}@/]*)\{(\s*--[^{}]*)\}\s*", re.MULTILINE)


@lru_cache(maxsize=1)
def colours() -> dict[str, dict[str, str]]:
    """Return the colours of each theme by name.

    >>> sorted(colours()) == sorted(THEMES)
    True
    """
    themes: dict[str, dict[str, str]] = {}
    for selectors, block in _BLOCK.findall(STYLE.read_text(encoding="utf-8")):
        values = dict(re.findall(r"--([a-z-]+):\s*([^;]+);", block))
        for theme in THEMES:
            if f".{theme}" in selectors:
                themes[theme] = values
    return themes


def style_of(theme: str, markup: str) -> str:
    """Return the style of some markup that stands alone, with the colours of one theme."""
    there = {name for names in re.findall(r'class="([^"]+)"', markup) for name in names.split()}
    rules = ""
    for selectors, declarations in _rules(theme):
        if used := [selector for selector in selectors if there.issuperset(re.findall(r"\.([a-z-]+)", selector))]:
            rules += f"{','.join(used)}{{{declarations}}}"
    return rules


@lru_cache(maxsize=3)
def _rules(theme: str) -> tuple[tuple[tuple[str, ...], str], ...]:
    """Return the rules for pictures that stand alone: selectors and declarations."""
    text = STYLE.read_text(encoding="utf-8").partition(_FOR_PAGES)[0]
    text = _BLOCK.sub("", re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))
    values = colours()[theme]
    text = re.sub(r"var\(--([a-z-]+)\)", lambda match: values[match[1]], text)
    text = re.sub(r"\s*([{}:;,])\s*|\s+", lambda match: match[1] or " ", text).strip()
    return tuple(
        (tuple(selectors.split(",")), block.rstrip(";")) for selectors, block in re.findall(r"([^{}]+){([^{}]*)}", text)
    )
