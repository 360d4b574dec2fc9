"""Charts: panels of bars with their intervals, and of histograms, two abreast, in the look of our pictures.

What they show comes as shares and finished labels; nothing is known here of games. A share is a number from 0 to 1,
a difference one from -1 to 1.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fatsi.svg.lettering import escaped, fitted, number, width_of
from fatsi.svg.strokes import Box, sheet
from fatsi.svg.themes import THEMES, style_of
from fatsi.words import Words

WIDTH: Final = 1320
_MARGIN: Final = 28
_GAP: Final = 22
_COLUMN: Final = (WIDTH - 2 * _MARGIN - _GAP) / 2
_HEAD: Final = 128
_FOOT: Final = 56

# Inside of a panel.
_PAD: Final = 22
_TITLE: Final = 52
_LEGEND: Final = 30
_AXIS: Final = 40
_LABEL: Final = 208
_LABEL_SIZE: Final = 17
_VALUE: Final = 118
_PLOT_HEIGHT: Final = 170
_TICK_SIZE: Final = 14
# The height of a bar and of the whole group by how many series there are.
_BAR_HEIGHTS: Final = {1: (18, 36), 2: (15, 44), 3: (13, 54)}
# Series differ by more than their colour: filled dark, filled light with an edge, and empty with an edge.
_SERIES: Final = ("bar-one", "bar-two", "bar-three")
# Where an axis may end, and the step between its ticks.
_ENDS: Final = (
    (0.02, 0.01),
    (0.05, 0.01),
    (0.1, 0.02),
    (0.15, 0.05),
    (0.2, 0.05),
    (0.3, 0.1),
    (0.4, 0.1),
    (0.6, 0.2),
    (0.8, 0.2),
    (1.0, 0.25),
)


@dataclass(frozen=True, slots=True)
class Bar:
    """A share with its interval, and how both are written."""

    share: float
    low: float
    high: float
    text: str


@dataclass(frozen=True, slots=True)
class Group:
    """Bars that belong together: one of each series, None where there is nothing to show."""

    label: str
    bars: tuple[Bar | None, ...]


@dataclass(frozen=True, slots=True)
class Bars:
    """A panel of groups. `reference` is a share that all of them are held against."""

    title: str
    groups: tuple[Group, ...]
    series: tuple[str, ...] = ("",)
    reference: float | None = None

    @property
    def height(self) -> float:
        """How high the panel is."""
        rows = len(self.groups) * _BAR_HEIGHTS[len(self.series)][1]
        return _TITLE + (_LEGEND if len(self.series) > 1 else 0) + rows + _AXIS


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a histogram: what it counts, and the share of each series."""

    label: str
    shares: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Histogram:
    """A panel of columns: series stand on each other, or side by side.

    The label of a column is its value, or with `is_binned` the lowest of its values.
    """

    title: str
    columns: tuple[Column, ...]
    series: tuple[str, ...]
    is_stacked: bool = False
    is_binned: bool = False

    @property
    def height(self) -> float:
        """How high the panel is."""
        return _TITLE + _LEGEND + _PLOT_HEIGHT + _AXIS


Panel = Bars | Histogram


def chart(title: str, subtitle: str, note: str, panels: Sequence[Panel], words: Words, *, theme: str = "paper") -> str:
    """Return panels as an SVG document that stands alone.

    >>> from fatsi.words import words
    >>> bars = Bars("Win rate", (Group("greedy", (Bar(0.5, 0.4, 0.6, "50%"),)),))
    >>> chart("Four Taoists", "100 games", "", [bars], words("en")).endswith("</svg>")
    True
    """
    if theme not in THEMES:
        raise ValueError(f"{theme!r} is not one of {', '.join(THEMES)}")
    # The next panel goes into the column that is shorter by then.
    bottoms = [float(_HEAD), float(_HEAD)]
    body = ""
    for at, panel in enumerate(panels):
        column = 0 if bottoms[0] <= bottoms[1] else 1
        box = Box(_MARGIN + column * (_COLUMN + _GAP), bottoms[column], _COLUMN, panel.height)
        body += _panel(panel, box, words, seed=at)
        bottoms[column] += panel.height + _GAP
    height = max(bottoms) + _FOOT - _GAP
    middle, width = WIDTH / 2, WIDTH - 2 * _MARGIN
    body += f'<g class="heading">{fitted(title, middle, 48, width, size=36, of="name")}'
    body += f"{fitted(subtitle, middle, 94, width, size=21)}{fitted(note, middle, height - 28, width, size=17)}</g>"
    kinds = f"picture chart {theme}"
    ground = f'<rect class="ground" width="{WIDTH}" height="{number(height)}"/>'
    style = style_of(theme, f'<g class="{kinds}"/>{ground}{body}')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{kinds}" viewBox="0 0 {WIDTH} {number(height)}" role="img" '
        f'aria-labelledby="chart-title"><title id="chart-title">{escaped(title)}</title>'
        f"<style>{style}</style>{ground}{body}</svg>"
    )


def _panel(panel: Panel, box: Box, words: Words, *, seed: int) -> str:
    body = sheet(box, "sheet", seed)
    body += fitted(panel.title, box.middle[0], box.y + 29, box.width - 2 * _PAD, size=23, of="name")
    top = box.y + _TITLE
    if isinstance(panel, Histogram) or len(panel.series) > 1:
        body += _legend(panel.series, Box(box.x + _PAD, top - 4, box.width - 2 * _PAD, _LEGEND - 6))
        top += _LEGEND
    body += _columns(panel, box, top, words) if isinstance(panel, Histogram) else _bars(panel, box, top, words)
    return f'<g class="panel">{body}</g>'


def _legend(series: Sequence[str], box: Box) -> str:
    """Return which series is drawn how, in one line."""
    size = 15
    swatch, between = 26, 26
    wanted = [swatch + width_of(name) * size for name in series]
    squeeze = min(1.0, (box.width - between * (len(series) - 1)) / sum(wanted))
    x = box.middle[0] - (squeeze * sum(wanted) + between * (len(series) - 1)) / 2
    y = box.middle[1]
    body = ""
    for name, kind, width in zip(series, _SERIES, wanted, strict=False):
        body += _rectangle(kind, x, y - 7, 18, 14)
        body += fitted(name, x + swatch, y, squeeze * width - swatch + 2, size=size, least=9, anchor="start")
        x += squeeze * width + between
    return body


# --- bars -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Scale:
    """Where shares lie on an axis."""

    low: float
    high: float
    step: float
    start: float
    length: float

    def at(self, share: float) -> float:
        inside = min(max(share, self.low), self.high)
        return self.start + self.length * (inside - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        count = round((self.high - self.low) / self.step)
        return [self.low + at * self.step for at in range(count + 1)]


def _scale(values: Sequence[float], start: float, length: float) -> _Scale:
    """Return the shortest axis that holds all values; it goes both ways where some are below 0."""
    farthest = max((abs(value) for value in values), default=1.0)
    end, step = next(((end, step) for end, step in _ENDS if farthest <= end), _ENDS[-1])
    if any(value < 0 for value in values):
        return _Scale(-end, end, end, start, length)
    return _Scale(0.0, end, step, start, length)


def _bars(panel: Bars, box: Box, top: float, words: Words) -> str:
    start = box.x + _PAD + _LABEL + 10
    length = box.x + box.width - _PAD - _VALUE - 14 - start
    shown = [bar for group in panel.groups for bar in group.bars if bar is not None]
    references = [] if panel.reference is None else [panel.reference]
    scale = _scale([*references, *(value for bar in shown for value in (bar.low, bar.high))], start, length)
    thickness, pitch = _BAR_HEIGHTS[len(panel.series)]
    bottom = top + pitch * len(panel.groups)
    body = ""
    for tick in scale.ticks():
        x = scale.at(tick)
        body += _line("grid", x, top, x, bottom + 5)
        room = length / (len(scale.ticks()) - 1) - 4
        body += fitted(_percent(tick, words), x, bottom + 19, room, size=_TICK_SIZE, least=9, of="place")
    for row, group in enumerate(panel.groups):
        middle = top + pitch * (row + 0.5)
        body += _label(group.label, box.x + _PAD, middle)
        first = middle - thickness * len(group.bars) / 2
        for at, bar in enumerate(group.bars):
            if bar is not None:
                body += _bar(bar, _SERIES[at], scale, first + at * thickness, thickness)
    if panel.reference is not None:
        x = scale.at(panel.reference)
        body += _line("reference", x, top - 4, x, bottom + 5)
    return body + _line("axis", scale.at(0.0), top - 4, scale.at(0.0), bottom + 5)


def _label(text: str, x: float, y: float) -> str:
    """Return what a group is called: in two lines only if one is too short."""
    if width_of(text) * _LABEL_SIZE <= _LABEL:
        return fitted(text, x, y, _LABEL, size=_LABEL_SIZE, anchor="start")
    return fitted(text, x, y, _LABEL, size=_LABEL_SIZE - 2, least=11, lines=2, anchor="start")


def _bar(bar: Bar, kind: str, scale: _Scale, y: float, thickness: float) -> str:
    zero, end = scale.at(0.0), scale.at(bar.share)
    low, high, middle = scale.at(bar.low), scale.at(bar.high), y + thickness / 2
    cap = thickness * 0.28
    caps = "".join(f"M{number(x)} {number(middle - cap)}v{number(2 * cap)}" for x in (low, high))
    whisker = f'<path class="whisker" d="M{number(low)} {number(middle)}H{number(high)}{caps}"/>'
    text = fitted(
        bar.text, scale.start + scale.length + 14, middle, _VALUE, size=min(16, thickness + 1), least=10, anchor="start"
    )
    return _rectangle(kind, min(zero, end), y + 1, abs(end - zero), thickness - 2) + whisker + text


# --- histograms -------------------------------------------------------------------------------------------


def _columns(panel: Histogram, box: Box, top: float, words: Words) -> str:
    left = box.x + _PAD + 58
    width = box.x + box.width - _PAD - left
    bottom = top + _PLOT_HEIGHT
    heights = [sum(one.shares) if panel.is_stacked else max(one.shares) for one in panel.columns]
    scale = _scale(heights, 0.0, _PLOT_HEIGHT)
    body = ""
    for tick in scale.ticks():
        y = bottom - scale.at(tick)
        body += _line("grid", left, y, left + width, y)
        body += fitted(_percent(tick, words), left - 30, y, 50, size=_TICK_SIZE, least=9, of="place")
    pitch = width / len(panel.columns)
    widest = max(width_of(one.label) for one in panel.columns) * _TICK_SIZE + 8
    every = max(1, math.ceil(widest / pitch))
    for at, column in enumerate(panel.columns):
        x = left + at * pitch
        body += _column(panel, column, scale, x, pitch, bottom)
        if at % every == 0:
            label_at = x if panel.is_binned else x + pitch / 2
            body += fitted(column.label, label_at, bottom + 18, every * pitch, size=_TICK_SIZE, of="place")
    return body + _line("axis", left, bottom, left + width, bottom)


def _column(panel: Histogram, column: Column, scale: _Scale, x: float, pitch: float, bottom: float) -> str:
    space = min(3.0, pitch * 0.12)
    count = 1 if panel.is_stacked else len(column.shares)
    each = (pitch - 2 * space) / count
    body, base = "", bottom
    for at, (share, kind) in enumerate(zip(column.shares, _SERIES, strict=False)):
        height = scale.at(share)
        if height:
            body += _rectangle(kind, x + space + (0 if panel.is_stacked else at * each), base - height, each, height)
        if panel.is_stacked:
            base -= height
    return body


# --- the smallest pieces ----------------------------------------------------------------------------------


def _rectangle(kind: str, x: float, y: float, width: float, height: float) -> str:
    return f'<rect class="{kind}" x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"/>'


def _line(kind: str, x: float, y: float, to_x: float, to_y: float) -> str:
    return f'<path class="{kind}" d="M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"/>'


def _percent(share: float, words: Words) -> str:
    return words.text("percent", number=round(share, 3))
