"""What a browser would paint, as far as reading needs it: the colour of each text, and that of the ground below it.

It reads the style sheet itself, so that a rule which makes text hard to read is found wherever it stands.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple
from xml.etree.ElementTree import Element

from fatsi.svg import STYLE
from fatsi.svg.lettering import width_of
from fatsi.svg.strokes import Box
from fatsi.svg.themes import colours
from tests.svg.looking import SVG

Colour = tuple[float, float, float]
Family = tuple[str, ...]
"""The tags and classes of an element and of all that it is in, the outermost first: all that a style depends on."""


class Paint(NamedTuple):
    """One layer of paint."""

    box: Box
    colour: Colour
    opacity: float


class Written(NamedTuple):
    """A text, its colour, and the ground below one point of it."""

    words: str
    kinds: str
    colour: Colour
    ground: Colour


class Rule(NamedTuple):
    compounds: tuple[str, ...]
    """From the outermost to the element itself; `>` between two says that one is the other's child."""
    weight: tuple[int, int, int]
    declared: dict[str, str]


def rgb(colour: str) -> Colour:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return red, green, blue


# --- the style sheet ----------------------------------------------------------------------------------------


@lru_cache(maxsize=3)
def rules(theme: str) -> tuple[Rule, ...]:
    """The rules of the style sheet that hold in every window."""
    text = re.sub(r"/\*.*?\*/", "", STYLE.read_text(encoding="utf-8"), flags=re.DOTALL)
    text = re.sub(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}", "", text)
    text = re.sub(r"var\(--([a-z-]+)\)", lambda match: colours()[theme][match[1]], text)
    found: list[Rule] = []
    for selectors, block in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
        declared = dict(re.findall(r"([a-z-]+):\s*([^;]+);", block))
        for selector in selectors.split(","):
            if ":focus" not in selector and ":root" not in selector:
                compounds = tuple(selector.split())
                weight = len(re.findall(r"\.", selector)), len(re.findall(r"(?:^|\s)[a-z]", selector)), len(found)
                found.append(Rule(compounds, weight, declared))
    return tuple(found)


def _is(compound: str, element: str) -> bool:
    tag, *classes = element.split()
    refused = re.findall(r":not\(\.([a-z-]+)\)", compound)
    plain = re.sub(r":not\([^)]*\)", "", compound)
    wanted, *needed = plain.split(".")
    return set(needed) <= set(classes) and set(refused).isdisjoint(classes) and wanted in ("", tag)


def _fits(compounds: tuple[str, ...], family: Family) -> bool:
    *outer, last = compounds
    if not family or not _is(last, family[-1]):
        return False
    if not outer:
        return True
    if outer[-1] == ">":
        return _fits(tuple(outer[:-1]), family[:-1])
    return any(_fits(tuple(outer), family[:at]) for at in range(len(family) - 1, 0, -1))


@lru_cache(maxsize=1 << 14)
def declared(name: str, family: Family, theme: str) -> str | None:
    """What the style sheet says of an element itself."""
    fitting = [rule for rule in rules(theme) if name in rule.declared and _fits(rule.compounds, family)]
    return max(fitting, key=lambda rule: rule.weight).declared[name] if fitting else None


@lru_cache(maxsize=1 << 14)
def _colour(name: str, family: Family, theme: str) -> Colour | None:
    """The colour of a property that is inherited."""
    found = (declared(name, family[:at], theme) for at in range(len(family), 0, -1))
    value = next(filter(None, found), "#000000")
    if value == "currentColor":
        return _colour("color", family, theme)
    return None if value in ("none", "transparent") else rgb(value)


# --- paint --------------------------------------------------------------------------------------------------


def boxes(shape: Element) -> Iterator[Box]:
    """The place of a shape."""
    tag = shape.tag.removeprefix(SVG)
    if tag == "circle":
        x, y, r = (float(shape.get(name, "0")) for name in ("cx", "cy", "r"))
        yield Box(x - r, y - r, 2 * r, 2 * r)
    elif tag == "path":
        at = [tuple(map(float, point.split())) for point in re.findall(r"M(\S+ \S+?)q", shape.get("d", ""))]
        for move in re.findall(r"q\S+ \S+ (\S+ [^qz]+)", shape.get("d", "")):
            dx, dy = map(float, move.split())
            at.append((at[-1][0] + dx, at[-1][1] + dy))
        xs, ys = zip(*at, strict=True)
        yield Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    elif tag in ("rect", "use"):
        x, y, width, height = (float(shape.get(name, "0")) for name in ("x", "y", "width", "height"))
        yield Box(x, y, width, height)


def _layer(shape: Element, family: Family, theme: str) -> Iterator[Paint]:
    opacity = float(declared("opacity", family, theme) or 1)
    if shape.tag == f"{SVG}use":
        # Of the drawings, text stands only on the back of the deck and on the land of a board.
        if shape.get("href") == "#d-deck":
            colour: Colour | None = rgb(colours()[theme]["moonlit"])
        elif shape.get("class") == "land":
            colour = _colour("color", family, theme)
        else:
            return
    else:
        colour = _colour("fill", family, theme)
        opacity *= float(declared("fill-opacity", family, theme) or 1)
    if colour is not None:
        yield from (Paint(box, colour, opacity) for box in boxes(shape))


def _points(text: Element) -> Iterator[tuple[str, float, float]]:
    """The middle and both ends of each line of a text."""
    size = float(text.get("font-size", "0"))
    for line in text.findall(f"{SVG}tspan") or [text]:
        words = line.text or ""
        x, y = float(line.get("x", "0")), float(line.get("y", "0")) - 0.35 * size
        half = 0.4 * width_of(words) * size
        middle = x + half if text.get("text-anchor") == "start" else x
        yield from ((words, middle + half * side, y) for side in (-1, 0, 1))


def written(root: Element, theme: str) -> Iterator[Written]:
    """Every text of a picture on what was painted before it."""
    layers: list[Paint] = []

    def walk(element: Element, around: Family) -> Iterator[Written]:
        tag = element.tag.removeprefix(SVG)
        family = (*around, f"{tag} {element.get('class') or ''}")
        if tag == "text":
            yield from texts(element, family)
        elif tag in ("path", "rect", "circle", "use"):
            layers.extend(_layer(element, family, theme))
        elif tag in ("g", "svg"):
            for child in element:
                yield from walk(child, family)

    def texts(text: Element, family: Family) -> Iterator[Written]:
        colour = _colour("fill", family, theme)
        kinds = " / ".join(one.partition(" ")[2] for one in family[1:])
        assert colour is not None
        assert all(declared("opacity", family[:at], theme) is None for at in range(1, len(family) + 1)), kinds
        for words, x, y in _points(text):
            ground = rgb(colours()[theme]["ground"])
            for box, paint, opacity in layers:
                if box.x <= x <= box.x + box.width and box.y <= y <= box.y + box.height:
                    red, green, blue = (
                        new * opacity + old * (1 - opacity) for new, old in zip(paint, ground, strict=True)
                    )
                    ground = red, green, blue
            yield Written(words, kinds, colour, ground)

    yield from walk(root, ())
