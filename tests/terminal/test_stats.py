"""One's own games, counted over their records."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from fatsi import Game, Setup
from fatsi.words import available_languages

Fatsi = Callable[..., Result]


def record(path: Path, seed: int, *, is_over: bool = True, **setup: object) -> Path:
    game = Game(Setup(**setup), seed=seed)  # type: ignore[arg-type]  # the fields of a setup
    rng = random.Random(seed)
    while is_over and game.result is None:
        game.play(rng.choice(game.legal()))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(game.record(), encoding="utf-8")
    return path


@pytest.fixture
def records(tmp_path: Path) -> list[Path]:
    return [
        record(tmp_path / "first.fatsi", 1, players=1),
        record(tmp_path / "second.fatsi", 2, players=4, difficulty="hell"),
        record(tmp_path / "open.fatsi", 3, is_over=False, players=2),
    ]


def test_records_are_counted(fatsi: Fatsi, records: list[Path]) -> None:
    result = fatsi("stats", *records)
    assert result.exit_code == 0
    lines = [" ".join(line.split()) for line in result.stdout.splitlines()]
    assert "Games 2" in lines and "Won 0 (0%)" in lines
    assert "Hell .................... 0 of 1 won" in lines
    assert "Base game .................... 0 of 2 won" in lines
    assert "Why games were lost" in lines
    assert "One record was left out: the game is unfinished or for practice." in result.stderr


def test_the_figures_for_programs(fatsi: Fatsi, records: list[Path]) -> None:
    result = fatsi("stats", "--json", *records)
    data = json.loads(result.stdout)
    assert (data["games"], data["won"], data["left_out"], data["closest_win"]) == (2, 0, 1, None)
    assert data["by_players"] == {"1": {"games": 1, "won": 0}, "4": {"games": 1, "won": 0}}
    assert data["by_set"] == {"base": {"games": 2, "won": 0}}
    assert sum(data["defeats"].values()) == 2


def test_without_files_it_is_the_games_that_were_played_here(fatsi: Fatsi, data_folder: Path) -> None:
    assert fatsi("stats").stdout == "No finished games.\n"
    record(data_folder / "game-20261117-101010-1.fatsi", 1, players=1)
    record(data_folder / "unfinished-20261117-101011-2.fatsi", 2, is_over=False, players=1)
    result = fatsi("stats", "--json")
    assert (json.loads(result.stdout)["games"], json.loads(result.stdout)["left_out"]) == (1, 0)


@pytest.mark.parametrize("language", available_languages())
def test_it_speaks_every_language(fatsi: Fatsi, records: list[Path], language: str) -> None:
    result = fatsi("stats", "--language", language, *records)
    assert result.exit_code == 0 and len(result.stdout.splitlines()) > 12
    assert all(len(line) <= 100 for line in result.stdout.splitlines())


def test_what_is_no_record_is_refused_in_one_line(fatsi: Fatsi, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.fatsi"
    wrong.write_text("hello", encoding="utf-8")
    for path in (wrong, tmp_path / "missing.fatsi", tmp_path):
        result = fatsi("stats", path)
        assert result.exit_code == 1 and result.stdout == ""
        assert path.name in result.stderr and result.stderr.count("\n") == 1
