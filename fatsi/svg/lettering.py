"""Text in pictures: escaped, and fitted into its place by an estimate of its width, since no font is at hand.

Words of other languages are long: text is broken at spaces and hyphens and made smaller before it is squeezed.
"""

from __future__ import annotations

import math
import re
from functools import lru_cache
from itertools import combinations
from typing import Final
from xml.sax.saxutils import escape as _escape

# Widths in em, of a wide serif font: what fits with it fits with the narrower ones before it in the font list.
_NARROW: Final = frozenset("ijlIJł.,:;'|!()[]/- ")
_SLIM: Final = frozenset("frst")
_WIDE: Final = frozenset("mwMW@%—")
_NARROW_EM: Final = 0.36
_SLIM_EM: Final = 0.47
_WIDE_EM: Final = 0.98
_CAPITAL_EM: Final = 0.77
_PLAIN_EM: Final = 0.62
_BOLD: Final = 1.1
# Classes of text that the style sheet makes bold.
_BOLD_TEXT: Final = frozenset({"name"})
_LEADING: Final = 1.02
# Names that are read on phones too, and the size that they need there: 11 px where the picture is 380 px wide.
_READ_ON_PHONES: Final = frozenset({"name", "power", "power off"})
_PHONE_SIZE: Final = 29.5
# The font of the pages is so much narrower than what widths are estimated by.
_ROOM_LEFT: Final = 1.2
# From the middle of a line of text down to its baseline.
_TO_BASELINE: Final = 0.35


def escaped(text: str) -> str:
    """Return text fit for content and attributes of XML.

    >>> escaped('"<&>')
    '&quot;&lt;&amp;&gt;'
    """
    return _escape(text, {'"': "&quot;"})


def number(value: float) -> str:
    """Return a coordinate in as few characters as it needs.

    >>> number(12.0), number(3.14159), number(-0.01)
    ('12', '3.1', '0')
    """
    short = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


@lru_cache(maxsize=4096)
def width_of(text: str) -> float:
    """Return the estimated width of a text in em."""
    total = 0.0
    for letter in text:
        if letter in _NARROW:
            total += _NARROW_EM
        elif letter in _SLIM:
            total += _SLIM_EM
        elif letter in _WIDE:
            total += _WIDE_EM
        elif letter.isupper():
            total += _CAPITAL_EM
        else:
            total += _PLAIN_EM
    return total


@lru_cache(maxsize=2048)
def broken(text: str, most: int) -> tuple[str, ...]:
    """Return a text in as many lines as let it stand largest in a given width, at most that many.

    >>> broken("Strength of a Mountain", 2)
    ('Strength of', 'a Mountain')
    """
    # Not \s: a no-break space, as French has before a colon, stays in its line.
    pieces = re.findall(r"[^ \n-]+-?|-", text)
    # Each piece with what joins it to the one before: nothing after a hyphen.
    ways: list[tuple[str, ...]] = [(text,)]
    for lines in range(2, min(most, len(pieces)) + 1):
        ways += [
            tuple(_joined(pieces[a:b]) for a, b in zip((0, *cuts), (*cuts, len(pieces)), strict=True))
            for cuts in combinations(range(1, len(pieces)), lines - 1)
        ]
    # A further line must be worth its height.
    return min(ways, key=lambda way: max(map(width_of, way)) * (1 + 0.12 * len(way)))


def _joined(pieces: list[str]) -> str:
    return "".join(piece if piece.endswith("-") else f"{piece} " for piece in pieces).rstrip()


def _on_phones(size: float, room: float) -> str:
    """Return the classes by which a page for phones makes a text taller, and wider as far as there is room.

    >>> _on_phones(22, 1.0)
    'tall-14 wide-12'
    """
    tall = _PHONE_SIZE / size
    wide = min(tall, _ROOM_LEFT * room)
    return f"tall-{math.ceil(tall * 10)} wide-{max(8, int(wide * 10))}"


def fitted(
    text: str,
    x: float,
    y: float,
    width: float,
    *,
    size: float,
    least: float = 15,
    lines: int = 1,
    anchor: str = "middle",
    of: str = "",
) -> str:
    """Return a text element whose lines are centred on a height and fit into a width.

    `size` is the largest size of the letters and `least` the smallest: below it, letters are squeezed instead.
    """
    rows = broken(text, lines)
    bold = _BOLD if of in _BOLD_TEXT else 1.0
    widest = bold * max(map(width_of, rows)) or 1.0
    fit = max(min(size, width / widest), min(least, size))
    first = y + fit * (_TO_BASELINE - _LEADING * (len(rows) - 1) / 2)
    kinds = f"{of} {_on_phones(fit, width / (widest * fit))}" if of in _READ_ON_PHONES else of
    attributes = f'class="{kinds}" ' if of else ""
    attributes += f'font-size="{number(fit)}"'
    if anchor == "start":
        attributes += ' text-anchor="start"'

    def squeezed(row: str) -> str:
        is_too_wide = bold * width_of(row) * fit > width + 1
        return f' textLength="{number(width)}" lengthAdjust="spacingAndGlyphs"' if is_too_wide else ""

    if len(rows) == 1:
        return f'<text {attributes} x="{number(x)}" y="{number(first)}"{squeezed(text)}>{escaped(text)}</text>'
    spans = "".join(
        f'<tspan x="{number(x)}" y="{number(first + at * fit * _LEADING)}"{squeezed(row)}>{escaped(row)}</tspan>'
        for at, row in enumerate(rows)
    )
    return f"<text {attributes}>{spans}</text>"
