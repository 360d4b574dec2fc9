"""Somebody's own games, counted over their records."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from fatsi.folders import data_folder
from fatsi.game import Game
from fatsi.history import Count, FinishedGame, History, finished_game
from fatsi.rules import InvalidText
from fatsi.terminal.saves import finished_files
from fatsi.terminal.screen import Screen
from fatsi.trouble import read_file, unreadable
from fatsi.words import Words

_BAR: Final = 20


def stats(files: Sequence[Path], words: Words, screen: Screen, *, as_json: bool = False) -> None:
    """Write the figures of the games in some files; without any, of those that were played here to their end."""
    chosen = list(files) or finished_files(data_folder(os.environ))
    read = [_finished(path, words) for path in chosen]
    games = [game for game in read if game is not None]
    history = History.of(games)
    if as_json:
        print(json.dumps({**history.as_data(), "left_out": len(read) - len(games)}, indent=2))
        return
    if games:
        _show(history, words, screen)
    else:
        screen.say(words.text("stats-none"))
    sys.stdout.flush()
    if len(games) < len(read):
        print(words.text("stats-left-out", number=len(read) - len(games)), file=sys.stderr)


def _finished(path: Path, words: Words) -> FinishedGame | None:
    try:
        return finished_game(Game.from_record(read_file(path, words)))
    except InvalidText as error:
        raise unreadable(path, error, words) from None


def _show(history: History, words: Words, screen: Screen) -> None:
    assert history.best_score is not None and history.average_score is not None
    average = words.text("lab-average", number=history.average_score).replace("-", "\N{MINUS SIGN}")
    figures = {
        words.text("lab-games"): words.text("lab-count", number=history.all.games),
        words.text("lab-won"): words.text("lab-part", number=history.all.won, share=history.all.rate),
        words.text("statistics-best"): words.points(history.best_score),
        words.text("lab-score"): average,
    }
    closest = history.closest_win
    if closest is not None:
        text = words.text("statistics-closest-text", qi=closest.qi, haunted=closest.haunted)
        figures[words.text("statistics-closest")] = text
    _show_rows(list(figures.items()), screen)
    difficulties = {words.name("difficulty", name): count for name, count in history.by_difficulty.items()}
    players = {words.text("lab-count", number=number): count for number, count in history.by_players.items()}
    sets = {
        words.text("status-moon" if is_moon else "statistics-base"): count
        for is_moon, count in history.by_white_moon.items()
    }
    for title, counts in (("new-difficulty", difficulties), ("new-players", players), ("new-moon", sets)):
        _show_counts(words.text(title), counts, words, screen)
    _show_defeats(history, words, screen)


def _show_counts(title: str, counts: Mapping[str, Count], words: Words, screen: Screen) -> None:
    rows = [
        (name, _bar(count.rate), words.text("statistics-won-of", won=count.won, games=count.games))
        for name, count in counts.items()
    ]
    screen.line()
    screen.say(title, "bold")
    _show_rows(rows, screen)


def _show_defeats(history: History, words: Words, screen: Screen) -> None:
    lost = history.all.games - history.all.won
    if not lost:
        return
    screen.line()
    screen.say(words.text("statistics-defeats"), "bold")
    _show_rows(
        [
            (words.text(f"lab-ending-{reason}"), _bar(number / lost), words.text("lab-count", number=number))
            for reason, number in history.defeats.items()
        ],
        screen,
    )


def _bar(share: float) -> str:
    """Return a share as a bar.

    >>> _bar(0.25)
    '#####...............'
    """
    return ("#" * round(_BAR * share)).ljust(_BAR, ".")


def _show_rows(rows: Sequence[tuple[str, ...]], screen: Screen) -> None:
    """Write rows whose columns stand below each other."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        screen.line("  ".join(cells).rstrip())
