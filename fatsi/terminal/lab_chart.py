"""The figures of a batch as a chart: which panels there are, and what stands in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from fatsi.lab import FAILED, Done, Tally
from fatsi.lab.statistics import PLACES
from fatsi.rules.geometry import SIDES
from fatsi.rules.scoring import REASONS
from fatsi.svg import png
from fatsi.svg.chart import Bar, Bars, Column, Group, Histogram, Panel, chart
from fatsi.words import Words

SUFFIXES: Final = (".svg", ".png")
_PNG_WIDTH: Final = 1980
_VICTORY: Final = "wu-feng-defeated"
# More columns than these are drawn together, so many values in each.
_MOST_COLUMNS: Final = 32
_BIN_WIDTHS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
_DISTRIBUTIONS: Final = {"turns": "lab-chart-turns", "qi": "lab-chart-qi", "score": "lab-chart-score"}


def write_chart(path: Path, done: Done, title: str, names: list[str], words: Words) -> None:
    """Draw the figures into a file, as SVG or PNG by its suffix; each lineup has a name."""
    batch = done.batch
    last = batch.seed + batch.games - 1
    subtitle = words.text("lab-chart-games", games=done.games, first=batch.seed, last=last)
    svg = chart(title, subtitle, words.text("lab-chart-note"), list(_panels(done, names, words)), words)
    if path.suffix.lower() == ".png":
        path.write_bytes(png(svg, width=_PNG_WIDTH))
    else:
        path.write_text(svg + "\n", encoding="utf-8")


def _panels(done: Done, names: list[str], words: Words) -> Iterator[Panel]:
    """Yield all panels that have something to show."""
    panels: list[Panel] = [
        _win_rates(done, names, words),
        *_duel(done, names, words),
        _defeats(done, names, words),
        *(_breakdown(done, names, words, *breakdown) for breakdown in _breakdowns(words)),
        *_places(done, names, words),
        *(_distribution(done, names, words, name) for name in _DISTRIBUTIONS),
    ]
    for panel in panels:
        if panel.columns if isinstance(panel, Histogram) else panel.groups:
            yield panel


def _bar(tally: Tally | None, words: Words) -> Bar | None:
    if tally is None:
        return None
    low, high = tally.interval
    return Bar(tally.rate, low, high, words.text("lab-chart-rate", share=tally.rate, games=tally.games))


def _share(tally: Tally, words: Words) -> Bar:
    low, high = tally.interval
    return Bar(tally.rate, low, high, words.text("percent", number=tally.rate))


def _win_rates(done: Done, names: list[str], words: Words) -> Bars:
    groups = (Group(name, (_bar(one.tally, words),)) for name, one in zip(names, done.summaries, strict=True))
    return Bars(words.text("lab-rate"), tuple(groups))


def _duel(done: Done, names: list[str], words: Words) -> Iterator[Bars]:
    """Yield how the same deals went for both, where there are two."""
    if len(done.summaries) < 2:
        return
    pairs = done.pairs
    counts = {
        words.text("lab-both"): pairs.both,
        words.text("lab-only", bots=names[0]): pairs.only_first,
        words.text("lab-only", bots=names[1]): pairs.only_second,
        words.text("lab-neither"): pairs.neither,
    }
    groups = (Group(label, (_share(Tally(pairs.games, count), words),)) for label, count in counts.items())
    yield Bars(words.text("lab-duel-figure"), tuple(groups))
    low, high = pairs.interval
    difference = Bar(pairs.difference, low, high, words.text("percent", number=pairs.difference))
    versus = words.text("lab-versus", first=names[0], second=names[1])
    yield Bars(words.text("lab-difference"), (Group(versus, (difference,)),))


def _defeats(done: Done, names: list[str], words: Words) -> Bars:
    """Return why games were lost, as shares of all games."""
    groups = []
    for reason in (*REASONS, FAILED):
        tallies = [Tally(one.games, one.reasons.get(reason, 0)) for one in done.summaries]
        if reason != _VICTORY and any(tally.wins for tally in tallies):
            bars = tuple(_share(tally, words) for tally in tallies)
            groups.append(Group(words.text(f"lab-ending-{reason}"), bars))
    return Bars(words.text("lab-chart-defeats"), tuple(groups), tuple(names))


def _breakdowns(words: Words) -> Iterator[tuple[str, str, Callable[[str], str]]]:
    """Yield each breakdown with its title, and how its groups are called."""
    yield "power", "lab-by-power", lambda power: words.name("power", power)
    yield "incarnation", "lab-by-incarnation", lambda card: words.name("card", card)
    yield "first_power", "lab-by-first-power", lambda power: words.name("power", power)
    yield "first", "lab-by-first", lambda side: words.name("side", side)


def _breakdown(
    done: Done, names: list[str], words: Words, breakdown: str, title: str, called: Callable[[str], str]
) -> Bars:
    """Return the win rate in each group of a breakdown: sides in their order, else the best first."""
    breakdowns = [one.breakdowns[breakdown] for one in done.summaries]
    first = breakdowns[0]
    keys = {key for tallies in breakdowns for key in tallies}
    ordered = sorted(keys, key=lambda key: (-first.get(key, Tally()).rate, called(key)))
    if breakdown == "first":
        ordered.sort(key=SIDES.index)
    groups = (Group(called(key), tuple(_bar(tallies.get(key), words) for tallies in breakdowns)) for key in ordered)
    return Bars(words.text(title), tuple(groups), tuple(names), reference=_overall(done))


def _overall(done: Done) -> float | None:
    """Return the win rate that breakdowns are held against; two lineups have none in common."""
    return done.summaries[0].tally.rate if len(done.summaries) == 1 else None


def _places(done: Done, names: list[str], words: Words) -> Iterator[Bars]:
    """Yield the win rate for each tile by where it lies, in a panel for each lineup."""
    series = tuple(words.text(f"lab-place-{place}") for place in PLACES)
    for name, one in zip(names, done.summaries, strict=True):
        tallies = one.breakdowns["place"]
        tiles = sorted({key.partition("@")[0] for key in tallies})
        groups = tuple(
            Group(words.name("tile", tile), tuple(_bar(tallies.get(f"{tile}@{place}"), words) for place in PLACES))
            for tile in tiles
        )
        title = words.text("lab-by-tile")
        if len(names) > 1:
            title = words.text("lab-chart-of-bots", title=title, bots=name)
        yield Bars(title, groups, series, reference=one.tally.rate)


def _distribution(done: Done, names: list[str], words: Words, name: str) -> Histogram:
    """Return how many games had each value: of one lineup those won and lost, of two each of them."""
    counted = [one.distributions[name] for one in done.summaries]
    values = sorted({value for tallies in counted for value in tallies})
    title = words.text(_DISTRIBUTIONS[name])
    if not values:
        return Histogram(title, (), tuple(names))
    width = next(
        (width for width in _BIN_WIDTHS if values[-1] // width - values[0] // width < _MOST_COLUMNS), _BIN_WIDTHS[-1]
    )
    columns = []
    for low in range(values[0] // width * width, values[-1] + 1, width):
        tallies = [_together(tallies, low, width) for tallies in counted]
        if len(tallies) == 1:
            won = tallies[0].wins / done.summaries[0].games
            shares: tuple[float, ...] = (won, tallies[0].games / done.summaries[0].games - won)
        else:
            shares = tuple(tally.games / max(1, one.games) for tally, one in zip(tallies, done.summaries, strict=True))
        columns.append(Column(words.text("lab-count", number=low), shares))
    is_alone = len(counted) == 1
    series = (words.text("lab-chart-won"), words.text("lab-chart-lost")) if is_alone else tuple(names)
    return Histogram(title, tuple(columns), series, is_stacked=is_alone, is_binned=width > 1)


def _together(tallies: dict[int, Tally], low: int, width: int) -> Tally:
    """Return the games with so many values from the lowest on."""
    bucket = [tallies[value] for value in range(low, low + width) if value in tallies]
    return Tally(sum(tally.games for tally in bucket), sum(tally.wins for tally in bucket))
