"""`fatsi simulate` and `fatsi duel`: tables, JSON, exit statuses, and trouble in one line."""

import json
import sys
from pathlib import Path
from types import MappingProxyType

import pytest
from click.testing import CliRunner, Result

import fatsi.bots
import fatsi.terminal.batch_report as shown
from fatsi.command import app
from fatsi.lab import Batch, Done, WorkerDied, simulate
from fatsi.rules import Action, State
from fatsi.rules.rng import Rng

QUICK = ("--players", "1", "--difficulty", "initiation", "--workers", "1", "--games", "5")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def fatsi_command(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def test_simulate_shows_tables() -> None:
    result = fatsi_command("simulate", *QUICK, "--bot", "random", "--seed", "3")
    assert result.exit_code == 0
    assert "Solo game, Initiation, revised edition: random\nSeeds 3 to 7\n" in result.stdout
    for title in (
        "Win rate",
        "95% interval",
        "How games ended",
        "Games with this power",
        "When this side went first",
        "Tea House",
    ):
        assert title in result.stdout
    assert "5 games in" in result.stderr and "seconds" not in result.stdout


def test_simulate_writes_json() -> None:
    result = fatsi_command("simulate", *QUICK, "--bot", "random", "--json", "--white-moon")
    figures = json.loads(result.stdout)
    assert {"games", "wins", "win_rate", "interval", "seconds", "actions"} <= set(figures)
    assert figures["games"] == 5 and figures["white_moon"] and figures["complete"] and figures["bots"] == ["random"]
    assert set(figures["breakdowns"]) == {"power", "place", "incarnation", "first", "first_power"}
    assert fatsi_command("simulate", *QUICK, "-b", "random", "--white-moon").stdout.startswith("Solo game, Init")


def test_each_taoist_may_have_a_bot_of_his_own() -> None:
    options = ("--games", "1", "--players", "2", "--workers", "1", "--json")
    figures = json.loads(fatsi_command("simulate", *options, "-b", "random", "-b", "greedy").stdout)
    assert figures["bots"] == ["random", "greedy"]


def test_games_that_came_to_an_incarnation_are_reported() -> None:
    table = ("--players", "4", "--difficulty", "initiation", "--five-qi", "--workers", "1")
    result = fatsi_command("simulate", "--games", "1", "--bot", "greedy", "--seed", "2", *table)
    assert result.exit_code == 0
    assert "Games with this incarnation" in result.stdout


@pytest.mark.usefixtures("quick_greedy")
def test_duel_shows_tables_and_json(tmp_path: Path) -> None:
    rows = tmp_path / "rows.csv"
    result = fatsi_command("duel", "greedy", "random", *QUICK, "--rows", rows)
    assert result.exit_code == 0
    assert ": greedy against random\n" in result.stdout
    for title in ("Only greedy won", "Only random won", "Difference in win rates", "percentage points"):
        assert title in result.stdout
    again = fatsi_command("duel", "greedy", "random", *QUICK, "--rows", rows, "--json")
    figures = json.loads(again.stdout)
    assert {"games", "difference", "interval", "seconds", "actions", "a", "b"} <= set(figures)
    assert figures["a"]["games"] == figures["b"]["games"] == figures["games"] == 5
    assert "10 games were already in" in again.stderr


@pytest.mark.usefixtures("quick_greedy")
@pytest.mark.parametrize(("score", "verdict"), [(True, "greedy wins more"), (False, "random wins more")])
def test_a_duel_says_who_wins_more_often(score: bool, verdict: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def simulated(batch: Batch, **options: object) -> Done:
        done = simulate(Batch(batch.setup, batch.lineups, games=1))
        done.pairs.only_first, done.pairs.only_second = (40, 0) if score else (0, 40)
        return done

    monkeypatch.setattr(shown, "simulate", simulated)
    assert verdict in fatsi_command("duel", "greedy", "random", *QUICK).stdout


def test_a_lineup_of_a_duel_may_be_mixed() -> None:
    options = ("--games", "1", "--players", "2", "--workers", "1", "--json")
    figures = json.loads(fatsi_command("duel", "random", "random+greedy", *options).stdout)
    assert figures["b"]["bots"] == ["random", "greedy"]


def test_a_bot_that_fails_is_named_and_the_status_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, state: State, rng: Rng) -> Action:
            raise RuntimeError

    monkeypatch.setattr(fatsi.bots, "BOTS", MappingProxyType({"broken": Broken}))
    result = fatsi_command("simulate", *QUICK, "--bot", "broken")
    assert result.exit_code == 1
    assert "a bot failed" in result.stdout
    assert "The bot broken failed in the game with seed 1: RuntimeError\n" in result.stderr


def test_an_interrupt_shows_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(batch: Batch, **options: object) -> Done:
        def stop(done: Done) -> None:
            if done.games == 2:
                raise KeyboardInterrupt

        return simulate(batch, on_game=stop)

    monkeypatch.setattr(shown, "simulate", stopped)
    result = fatsi_command("simulate", *QUICK, "--bot", "random")
    assert result.exit_code == 130
    assert "Stopped after 2 of 5 games." in result.stderr and "Win rate" in result.stdout


def test_a_bar_is_shown_to_somebody_who_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    from fatsi.rules import Setup
    from fatsi.words import Words

    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    status = shown.run(lambda: Batch(Setup(players=1), (("random",),), games=2), Words(), workers=1)
    assert status == 0


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (
            ("simulate", "--bot", "clever"),
            'bot: there is no bot called "clever". Available: greedy, planner, random; for your own',
        ),
        (("simulate", "-b", "random", "-b", "random"), "bot: 4 Taoists need one bot for all or 4 bots, not 2"),
        (("simulate", "--players", "7"), "players:"),
        (("simulate", "--difficulty", "easy"), "difficulty:"),
        (("simulate", "--seed", str(1 << 64)), "seed:"),
        (("simulate", "--portal", "edge"), "portal:"),
        (("duel", "random", "random"), "bot: the same bots"),
        (("duel", "random", ""), 'bot: there is no bot called "". Available: greedy, planner, random; for your own'),
        (("simulate", "--cards", "missing.csv"), "missing.csv cannot be read"),
        (
            ("simulate", "-b", "random", "-n", "1", "-w", "1", "--rows", "missing/rows.csv"),
            "missing/rows.csv cannot be",
        ),
    ],
)
def test_trouble_is_reported_in_one_line(options: tuple[str, ...], message: str) -> None:
    result = fatsi_command(*options)
    assert result.exit_code == 1
    assert result.stderr.startswith(message) and result.stderr.count("\n") == 1
    assert result.stdout == ""


@pytest.mark.parametrize("options", [("--games", "0"), ("--seed", "-1"), ("--workers", "0"), ("--games", "many")])
def test_wrong_options_have_a_status_of_their_own(options: tuple[str, str]) -> None:
    assert fatsi_command("simulate", *options).exit_code == 2


def test_a_file_that_holds_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    batch = ("simulate", *QUICK, "--bot", "random", "--rows", path)
    for content, message in ((b"a poem\n", "line 1: this file does not start"), (b"\xff\xfe\n", "is not a text file")):
        path.write_bytes(content)
        result = fatsi_command(*batch)
        assert result.exit_code == 1 and message in result.stderr
        assert path.read_bytes() == content
    path.unlink()
    assert fatsi_command(*batch).exit_code == 0
    assert "holds games with another setup" in fatsi_command(*batch, "--five-qi").stderr


def test_a_process_that_is_gone_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(batch: Batch, **options: object) -> Done:
        raise WorkerDied

    monkeypatch.setattr(shown, "simulate", gone)
    result = fatsi_command("simulate", *QUICK)
    assert result.exit_code == 1 and result.stderr.startswith("A worker process was killed")
