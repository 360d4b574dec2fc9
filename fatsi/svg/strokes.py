"""The smallest pieces of a picture: uneven outlines, drawings put to use, and things that can be pointed at."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from fatsi.rules.rng import Rng
from fatsi.svg.lettering import escaped, number

# How far a line drawn by hand strays, in units of the picture.
_WOBBLE: Final = 3
_HALO: Final = 4
_NOTHING: Final = ' none"/>'


class Box(NamedTuple):
    """A rectangle of the picture."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def grown(self, by: float) -> Box:
        return Box(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)

    def square(self, size: float) -> Box:
        """Return a square round the same middle."""
        x, y = self.middle
        return Box(x - size / 2, y - size / 2, size, size)


@lru_cache(maxsize=512)
def uneven(box: Box, seed: int = 0) -> str:
    """Return the path of a rectangle as a hand draws it: the same one for the same seed."""
    rng = Rng(seed + 1)

    def stray() -> int:
        return rng.randrange(2 * _WOBBLE + 1) - _WOBBLE

    x, y, width, height = (round(side) for side in box)
    # From corner to corner and back to the first, in whole units and from point to point: markup is sent often.
    corners = [
        (cx + stray(), cy + stray()) for cx, cy in ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
    ]
    path = f"M{corners[0][0]} {corners[0][1]}"
    for at in range(4):
        (ax, ay), (bx, by) = corners[at], corners[(at + 1) % 4]
        path += f"q{(bx - ax) // 2 + stray()} {(by - ay) // 2 + stray()} {bx - ax} {by - ay}"
    return f"{path}z"


def sheet(box: Box, of: str, seed: int = 0) -> str:
    """Return a filled sheet with an uneven edge."""
    return f'<path class="{of}" d="{uneven(box, seed)}"/>'


def slate(box: Box, of: str) -> str:
    """Return a place with even edges: what is only marked on a board, and does not lie on it."""
    x, y, width, height = (number(side) for side in box)
    return f'<rect class="{of}" x="{x}" y="{y}" width="{width}" height="{height}" rx="6"/>'


def drawn(drawing: str, box: Box, of: str = "") -> str:
    """Return a drawing put into a box, by reference."""
    name = f' class="{of}"' if of else ""
    x, y, width, height = box
    return (
        f'<use href="#d-{drawing}"{name} x="{number(x)}" y="{number(y)}" '
        f'width="{number(width)}" height="{number(height)}"/>'
    )


def numeral(value: int | str, x: float, y: float, size: float, of: str = "count", anchor: str = "middle") -> str:
    """Return a number, centred on a height."""
    start = ' text-anchor="start"' if anchor == "start" else ""
    return (
        f'<text class="{of}" font-size="{number(size)}"{start} x="{number(x)}" '
        f'y="{number(y + 0.36 * size)}">{escaped(str(value))}</text>'
    )


def badge(value: int | str, x: float, y: float, size: float) -> str:
    """Return a number in a small disc of its own, to be read on any ground."""
    return (
        f'<circle class="badge" cx="{number(x)}" cy="{number(y)}" r="{number(size * 0.66)}"/>'
        f"{numeral(value, x, y, size, 'badge-count')}"
    )


def thing(
    name: str, kinds: str, box: Box, title: str, body: str, *, description: str = "", seed: int | None = None
) -> str:
    """Return one thing of the picture: a group with its id, a halo that glows when it can be chosen, and its words.

    Where the thing lies on a sheet, the halo follows the sheet's uneven edge, which is that of `seed`.
    """
    if seed is None:
        x, y, width, height = (number(side) for side in box.grown(_HALO))
        halo = f'<rect class="halo" x="{x}" y="{y}" width="{width}" height="{height}" rx="9"/>'
    else:
        halo = sheet(box, "halo", seed)
    more = f"<desc>{escaped(description)}</desc>" if description else ""
    return f'<g id="{name}" class="{kinds}">{halo}<title>{escaped(title)}</title>{more}{body}</g>'


def nothing(name: str, kinds: str) -> str:
    """Return the place of a thing that is not there now, so that it can be replaced when it comes."""
    return f'<g id="{name}" class="{kinds}{_NOTHING}'


def is_nothing(markup: str) -> bool:
    """Whether some markup is the place of a thing that is not there."""
    return markup.endswith(_NOTHING)
