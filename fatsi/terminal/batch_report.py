"""The lab at the terminal: a batch is played with a bar that shows the time left, and shown as tables, JSON or a chart.

The figures go to stdout and depend on the games alone, so that the same command prints the same again; what is of this
run only, such as the time that it took, goes to stderr.
"""

from __future__ import annotations

import errno
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fatsi.bots import BETWEEN_BOTS
from fatsi.lab import (
    FAILED,
    Batch,
    Done,
    InvalidRows,
    NotInstalled,
    OtherBatch,
    Pairs,
    Summary,
    Tally,
    UnknownSuffix,
    WorkerDied,
    simulate,
)
from fatsi.lab.cluster import LOCAL
from fatsi.lab.crews import all_cores
from fatsi.lab.statistics import PLACES
from fatsi.rules import InvalidSetup
from fatsi.rules.geometry import SIDES
from fatsi.rules.scoring import REASONS
from fatsi.terminal.lab_chart import SUFFIXES, write_chart
from fatsi.trouble import INTERRUPTED, Trouble, unreadable, unwritable, wrong_setup
from fatsi.words import Words

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

_AVERAGES: Final = {"turns": "lab-turns", "qi": "lab-qi", "score": "lab-score", "actions": "lab-actions"}
# Seconds are shown with one digit after the point: less would be shown as none at all.
_SHORTEST: Final = 0.1


def run(
    make_batch: Callable[[], Batch],
    words: Words,
    *,
    workers: int | None = None,
    ray: str | None = None,
    rows: Path | None = None,
    plot: Path | None = None,
    as_json: bool = False,
) -> int:
    """Play a batch and show its figures; return the exit status: 1 if a bot failed, 130 after Ctrl-C."""
    began = time.perf_counter()
    if workers is not None and ray not in (None, LOCAL):
        raise Trouble(words.text("trouble-workers-of-cluster"))
    if plot is not None:
        _check_place_of(plot, words)
    try:
        batch = make_batch()
        with _progress(batch, words) as on_game:
            done = simulate(batch, workers=workers or all_cores(), ray=ray, rows=rows, on_game=on_game)
    except InvalidSetup as error:
        raise wrong_setup(error, words) from None
    except (InvalidRows, NotInstalled, OtherBatch, UnknownSuffix, WorkerDied) as error:
        raise _trouble(error, words) from None
    except OSError as error:
        if rows is None:
            raise
        raise Trouble(unwritable(rows, error, words)) from None
    seconds = time.perf_counter() - began
    if as_json:
        print(json.dumps(_as_data(done, seconds), indent=2))
    else:
        _show(done, words)
    sys.stdout.flush()
    _report_run(done, words, seconds, rows)
    if plot is not None:
        try:
            write_chart(plot, done, _title(done, words), _names(done, words), words)
        except OSError as error:
            raise Trouble(unwritable(plot, error, words)) from None
    if not done.is_complete:
        return INTERRUPTED
    return 1 if done.failures else 0


def _check_place_of(plot: Path, words: Words) -> None:
    """Raise `Trouble` if a chart could not be written there: better now than after many games."""
    if plot.suffix.lower() not in SUFFIXES:
        raise Trouble(words.text("render-suffix", file=str(plot)))
    if not plot.parent.is_dir():
        missing = FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        raise Trouble(unwritable(plot, missing, words))


def _trouble(error: InvalidRows | NotInstalled | OtherBatch | UnknownSuffix | WorkerDied, words: Words) -> Trouble:
    """Return what keeps a batch from being played, in words."""
    match error:
        case InvalidRows():
            return unreadable(error.path, error, words)
        case NotInstalled():
            return Trouble(words.text("trouble-not-installed", package=error.package, extra=error.extra))
        case OtherBatch():
            return Trouble(words.text("trouble-other-batch", file=str(error.path)))
        case UnknownSuffix():
            return Trouble(words.text("trouble-rows-suffix", file=str(error.path)))
        case WorkerDied():
            return Trouble(words.text("trouble-worker-died"))


def bots_of(text: str) -> tuple[str, ...]:
    """Return the bots of a lineup: one, or one for each Taoist with + between them.

    >>> bots_of("greedy+planner:nodes=4000,ms=200")
    ('greedy', 'planner:nodes=4000,ms=200')
    """
    return tuple(text.split(BETWEEN_BOTS))


# --- while it runs --------------------------------------------------------------------------------------


@contextmanager
def _progress(batch: Batch, words: Words) -> Iterator[Callable[[Done], None] | None]:
    """Show a bar while games are played, if somebody looks."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # The time left follows what the last minute brought.
    with Progress(*columns, console=Console(stderr=True), transient=True, speed_estimate_period=60) as bar:
        task = bar.add_task(words.text("lab-progress"), total=batch.all_games)
        yield lambda done: bar.update(task, completed=done.games)


def _report_run(done: Done, words: Words, seconds: float, rows: Path | None) -> None:
    lines = []
    if done.already_played:
        lines.append(words.text("lab-kept", number=done.already_played, file=str(rows)))
    for name, row in sorted(done.failures.items()):
        lines.append(words.text("lab-failure", bot=name, seed=row.seed, error=row.error))
    if not done.is_complete:
        lines.append(words.text("lab-interrupted", games=done.games, all=done.batch.all_games))
    lines.append(words.text("lab-took", games=done.games - done.already_played, seconds=max(seconds, _SHORTEST)))
    print(*lines, sep="\n", file=sys.stderr)


def _as_data(done: Done, seconds: float) -> dict[str, object]:
    """Return everything for programs; ids are those of the rules."""
    batch = done.batch
    setup = batch.setup
    played: dict[str, object] = {
        "complete": done.is_complete,
        "players": setup.players,
        "difficulty": setup.difficulty,
        "edition": setup.edition,
        "white_moon": setup.white_moon,
        "seed": batch.seed,
        "seconds": seconds,
    }
    if len(batch.lineups) == 1:
        return {**done.summaries[0].as_data(), **played}
    a, b = done.summaries
    return {**done.pairs.as_data(), "a": a.as_data(), "b": b.as_data(), **played, "actions": a.actions + b.actions}


# --- tables -----------------------------------------------------------------------------------------------


def _show(done: Done, words: Words) -> None:
    """Write the figures as tables."""
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    console.print(_title(done, words))
    last = done.batch.seed + done.batch.games - 1
    console.print(words.text("lab-seeds", first=done.batch.seed, last=last))
    console.print()
    _show_figures(console, done, words)
    if len(done.summaries) == 1:
        _show_breakdowns(console, done.summaries[0], words)
    else:
        _show_pairs(console, done.pairs, _names(done, words), words)


def _title(done: Done, words: Words) -> str:
    """Return what was played, and by whom."""
    setup, names = done.batch.setup, _names(done, words)
    return words.text(
        "lab-title-moon" if setup.white_moon else "lab-title",
        players=setup.players,
        difficulty=setup.difficulty,
        edition=setup.edition,
        bots=names[0] if len(names) == 1 else words.text("lab-versus", first=names[0], second=names[1]),
    )


def _names(done: Done, words: Words) -> list[str]:
    """Return how each lineup is called: by its bot, if it has only one."""
    lineups = (summary.bots for summary in done.summaries)
    return [words.listed(list(bots if len(set(bots)) > 1 else bots[:1])) for bots in lineups]


def _new_table(*headers: str) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, padding=(0, 2, 0, 0), pad_edge=False, show_edge=False)
    for number, header in enumerate(headers):
        table.add_column(header, justify="right" if number else "left")
    return table


def _show_figures(console: Console, done: Done, words: Words) -> None:
    """Write the main figures and the endings, a column for each lineup."""
    summaries = done.summaries
    names = _names(done, words)
    table = _new_table("", *names)
    counted = [words.text("lab-count", number=summary.games) for summary in summaries]
    table.add_row(words.text("lab-games"), *counted)
    table.add_row(words.text("lab-won"), *(words.text("lab-count", number=summary.wins) for summary in summaries))
    table.add_row(words.text("lab-rate"), *(_rate(summary.tally, words) for summary in summaries))
    table.add_row(words.text("lab-interval"), *(_interval(summary.tally, words) for summary in summaries))
    for name, label in _AVERAGES.items():
        table.add_row(words.text(label), *(_average(summary.average(name), words) for summary in summaries))
    console.print(table)
    console.print()
    endings = _new_table(words.text("lab-endings"), *names)
    for reason in (*REASONS, FAILED):
        shares = [Tally(summary.games, summary.reasons.get(reason, 0)) for summary in summaries]
        if any(share.wins for share in shares):
            cells = (words.text("lab-part", number=share.wins, share=share.rate) for share in shares)
            endings.add_row(words.text(f"lab-ending-{reason}"), *cells)
    console.print(endings)


def _rate(tally: Tally, words: Words) -> str:
    return words.text("percent", number=tally.rate) if tally.games else ""


def _interval(tally: Tally, words: Words) -> str:
    low, high = tally.interval
    return words.text("lab-range", low=low, high=high)


def _show_breakdowns(console: Console, summary: Summary, words: Words) -> None:
    groups = summary.breakdowns
    sides = {side: groups["first"][side] for side in SIDES if side in groups["first"]}
    _show_group(console, "lab-by-power", {words.name("power", p): t for p, t in groups["power"].items()}, words)
    _show_tiles(console, groups["place"], words)
    _show_incarnations(console, summary, words)
    _show_group(console, "lab-by-first", {words.name("side", s): t for s, t in sides.items()}, words)
    first = {words.name("power", p): t for p, t in groups["first_power"].items()}
    _show_group(console, "lab-by-first-power", first, words)


def _show_group(console: Console, title: str, tallies: dict[str, Tally], words: Words) -> None:
    """Write one breakdown, the best first."""
    headers = [words.text(header) for header in (title, "lab-games", "lab-won", "lab-rate", "lab-interval")]
    table = _new_table(*headers)
    for name, tally in sorted(tallies.items(), key=lambda item: (-item[1].rate, item[0])):
        table.add_row(name, *_cells(tally, words))
    console.print()
    console.print(table)


def _cells(tally: Tally, words: Words) -> tuple[str, ...]:
    counts = (words.text("lab-count", number=number) for number in (tally.games, tally.wins))
    return (*counts, _rate(tally, words), _interval(tally, words))


def _show_tiles(console: Console, tallies: dict[str, Tally], words: Words) -> None:
    """Write the win rate for each tile by where it lies."""
    table = _new_table(words.text("lab-by-tile"), *(words.text(f"lab-place-{place}") for place in PLACES))
    for tile in sorted({key.partition("@")[0] for key in tallies}):
        cells = (_rate(tallies.get(f"{tile}@{place}", Tally()), words) for place in PLACES)
        table.add_row(words.name("tile", tile), *cells)
    console.print()
    console.print(table)


def _show_incarnations(console: Console, summary: Summary, words: Words) -> None:
    """Write how games went in which each incarnation came; nothing if none ever did."""
    tallies = summary.breakdowns["incarnation"]
    if not tallies:
        return
    headers = ("lab-by-incarnation", "lab-games", "lab-won", "lab-rate", "lab-interval", "lab-fell")
    table = _new_table(*(words.text(header) for header in headers))
    for card, tally in sorted(tallies.items(), key=lambda item: (-item[1].rate, item[0])):
        fell = Tally(tally.games, summary.defeated.get(card, 0))
        table.add_row(words.name("card", card), *_cells(tally, words), _rate(fell, words))
    console.print()
    console.print(table)


# --- a duel -----------------------------------------------------------------------------------------------


def _show_pairs(console: Console, pairs: Pairs, names: list[str], words: Words) -> None:
    """Write how the same deals went for both, and what that says."""
    table = _new_table(words.text("lab-duel-figure"), words.text("lab-games"), words.text("lab-share"))
    labels = (
        (words.text("lab-both"), pairs.both),
        (words.text("lab-only", bots=names[0]), pairs.only_first),
        (words.text("lab-only", bots=names[1]), pairs.only_second),
        (words.text("lab-neither"), pairs.neither),
    )
    for label, count in labels:
        table.add_row(label, words.text("lab-count", number=count), _rate(Tally(pairs.games, count), words))
    console.print()
    console.print(table)
    differences = _new_table("", "", words.text("lab-interval"))
    low, high = pairs.interval
    share = words.text("lab-in-points", points=_signed(100 * pairs.difference, words))
    differences.add_row(words.text("lab-difference"), share, _signed_range(100 * low, 100 * high, words))
    scores = pairs.score_interval
    if scores is not None:
        between = _signed_range(*scores, words)
        differences.add_row(words.text("lab-score-difference"), _signed(pairs.score_difference, words), between)
    console.print()
    console.print(differences)
    console.print()
    if low > 0:
        console.print(words.text("lab-better", bots=names[0]))
    elif high < 0:
        console.print(words.text("lab-better", bots=names[1]))
    else:
        console.print(words.text("lab-undecided"))


def _average(number: float, words: Words) -> str:
    return words.text("lab-average", number=number).replace("-", "\N{MINUS SIGN}")


def _signed(number: float, words: Words) -> str:
    size = round(abs(number), 1)
    return words.text("lab-points", sign="none" if not size else "plus" if number > 0 else "minus", number=size)


def _signed_range(low: float, high: float, words: Words) -> str:
    return words.text("lab-points-range", low=_signed(low, words), high=_signed(high, words))
