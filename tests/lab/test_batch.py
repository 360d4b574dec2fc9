"""Batches: the same rows whoever plays them, files of rows, Ctrl-C, and bots that fail."""

import json
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import MappingProxyType

import pytest

import fatsi.bots
from fatsi.bots.careless import RandomBot
from fatsi.lab import FAILED, Batch, Done, OtherBatch, Played, WorkerDied, play_game, row_file, simulate
from fatsi.lab.batch import played
from fatsi.lab.crews import Job, process_crew
from fatsi.rules import Action, InvalidSetup, InvalidText, Setup, State
from fatsi.rules.cards import BY_ID
from fatsi.rules.rng import SEEDS, Rng

SMALL = Setup(players=2, difficulty="initiation")
RANDOM = ("random",)
BATCH = Batch(SMALL, (RANDOM,), seed=7, games=12)


def rows_of(batch: Batch, workers: int = 1) -> list[Played]:
    return list(played(batch, [batch.job(number) for number in range(batch.all_games)], workers))


class RaisingBot:
    """Plays a while, then breaks."""

    def __init__(self) -> None:
        self.choices = 0

    def choose(self, state: State, rng: Rng) -> Action:
        self.choices += 1
        if self.choices > 3:
            raise ZeroDivisionError("no way\nout")
        return RandomBot().choose(state, rng)


class ConfusedBot:
    """Returns what is no action."""

    def choose(self, state: State, rng: Rng) -> Action:
        return "move NE"  # type: ignore[return-value]


class IllegalBot:
    """Returns an action that may not be taken."""

    def choose(self, state: State, rng: Rng) -> Action:
        return next(action for action in Action.all() if action not in state.legal())


class MeddlingBot:
    """Tries its choice on the state that it was given."""

    def choose(self, state: State, rng: Rng) -> Action:
        action = RandomBot().choose(state, rng)
        state.apply(action)
        return action


@pytest.fixture
def strange_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    strange = {"raising": RaisingBot, "confused": ConfusedBot, "illegal": IllegalBot, "meddling": MeddlingBot}
    monkeypatch.setattr(fatsi.bots, "BOTS", MappingProxyType({**fatsi.bots.BOTS, **strange}))


# --- one game -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", [Setup(), Setup(players=1), Setup(players=3, white_moon=True)])
def test_a_row_describes_the_game(setup: Setup) -> None:
    row = play_game(setup, 5, RANDOM * setup.players)
    assert row == play_game(setup, 5, RANDOM * setup.players)
    assert row != play_game(setup, 6, RANDOM * setup.players)
    assert row.is_finished and not row.won and row.turns > 1 and row.actions > row.turns and row.seconds > 0
    assert len(row.powers) == setup.players == len(row.seats) and row.first in row.seats
    assert len(row.tiles) == 9 and len(row.boards) == 4


def test_incarnations_that_came_and_fell_are_in_the_row() -> None:
    row = next(row for seed in range(1, 30) if (row := play_game(SMALL, seed, ("greedy",) * 2)).met)
    assert set(row.defeated) <= set(row.met)
    assert all(BY_ID[card].is_incarnation for card in row.met)


@pytest.mark.usefixtures("strange_bots")
@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("raising", "ZeroDivisionError: no way out"),
        ("confused", "not a legal action: 'move NE'"),
        ("illegal", "not a legal action: <Action"),
    ],
)
def test_a_bot_that_fails_ends_its_game_and_is_named(name: str, error: str) -> None:
    done = simulate(Batch(SMALL, (("random", name),), games=3))
    summary = done.summaries[0]
    assert done.is_complete and summary.games == 3 and summary.wins == 0
    assert summary.failures == summary.reasons[FAILED] > 0
    assert done.failures[name].error.startswith(error)


@pytest.mark.usefixtures("strange_bots")
def test_a_bot_that_changes_its_state_does_not_change_the_game() -> None:
    mine, theirs = play_game(SMALL, 3, ("meddling",) * 2), play_game(SMALL, 3, RANDOM * 2)
    assert (mine.score, mine.actions, mine.reason) == (theirs.score, theirs.actions, theirs.reason)


@pytest.mark.parametrize(
    ("bots", "games", "seed"),
    [(("clever",), 1, 1), (RANDOM * 3, 1, 1), (RANDOM, 0, 1), (RANDOM, 1, -1), (RANDOM, 2, SEEDS - 1)],
)
def test_a_batch_that_cannot_be_played_is_refused(bots: tuple[str, ...], games: int, seed: int) -> None:
    with pytest.raises(InvalidSetup):
        Batch(SMALL, (bots,), games=games, seed=seed)


def test_a_bot_does_not_duel_with_itself() -> None:
    with pytest.raises(InvalidSetup, match="same-bots"):
        Batch(SMALL, (RANDOM, RANDOM * 2))


# --- many games -----------------------------------------------------------------------------------------


def test_the_rows_are_the_same_and_in_order_with_any_number_of_workers() -> None:
    alone = rows_of(BATCH)
    assert [row.seed for row in alone] == list(range(7, 19))
    assert rows_of(BATCH, workers=2) == alone


def test_the_command_prints_the_same_in_another_process_and_with_other_workers() -> None:
    command = [sys.executable, "-m", "fatsi", "simulate", "--games", "12", "--seed", "7", "--bot", "random"]
    environment = {**os.environ, "COLUMNS": "100", "LC_ALL": "C.UTF-8"}
    runs = [
        subprocess.run([*command, "--workers", workers], env=environment, capture_output=True, text=True, check=True)
        for workers in ("1", "2")
    ]
    assert runs[0].stdout == runs[1].stdout
    assert "12" in runs[0].stdout
    assert "seconds" in runs[0].stderr


def test_the_same_deals_are_played_by_both_sides_of_a_duel() -> None:
    batch = Batch(SMALL, (RANDOM, ("greedy", "random")), seed=1, games=2)
    rows = rows_of(batch)
    assert [(row.seed, row.bots) for row in rows] == [(seed, bots) for seed in (1, 2) for bots in batch.lineups]
    assert rows[0].tiles == rows[1].tiles and rows[0].boards == rows[1].boards and rows[0].first == rows[1].first
    done = simulate(batch)
    assert done.pairs.games == 2 and done.games == 4


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_leaves_the_figures_of_what_was_played(workers: int, tmp_path: Path) -> None:
    def stop(done: Done) -> None:
        if done.games == 5:
            raise KeyboardInterrupt

    path = tmp_path / "rows.csv"
    done = simulate(BATCH, workers=workers, rows=path, on_game=stop)
    assert not done.is_complete and done.summaries[0].games == 5
    later = simulate(BATCH, rows=path)
    assert later.is_complete and later.already_played == 5 and later.games == 12


def test_a_worker_that_is_gone_is_reported_and_the_rows_so_far_are_kept(tmp_path: Path) -> None:
    before = set(multiprocessing.active_children())

    def kill(done: Done) -> None:
        for child in set(multiprocessing.active_children()) - before:
            child.kill()

    path = tmp_path / "rows.csv"
    with pytest.raises(WorkerDied):
        simulate(Batch(SMALL, (RANDOM,), games=5000), workers=2, rows=path, on_game=kill)
    with row_file(path, SMALL) as file:
        assert next(file.read()).seed == 1


def test_a_deal_that_cannot_be_made_is_reported_by_whoever_finds_it() -> None:
    original = InvalidSetup("incarnations", "too-few-incarnations", wanted=4, given=2)
    error = pickle.loads(pickle.dumps(original))
    assert (type(error), str(error), vars(error)) == (InvalidSetup, str(original), vars(original))


# --- rows -----------------------------------------------------------------------------------------------


def test_rows_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    simulate(BATCH, rows=path)
    with row_file(path, SMALL) as file:
        assert list(file.read()) == rows_of(BATCH)


@pytest.mark.usefixtures("strange_bots")
def test_a_failure_is_read_as_it_was_written(tmp_path: Path) -> None:
    batch = Batch(SMALL, (("raising",),), games=2)
    simulate(batch, rows=tmp_path / "rows.csv")
    again = simulate(batch, rows=tmp_path / "rows.csv")
    assert again.already_played == 2 and again.failures["raising"].error == "ZeroDivisionError: no way out"


def test_a_batch_goes_on_after_the_rows_that_a_file_holds(tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    simulate(Batch(SMALL, (RANDOM,), seed=7, games=4), rows=path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text + text.splitlines()[-1][:40], encoding="utf-8")  # the machine stopped while it wrote
    done = simulate(BATCH, rows=path)
    whole = tmp_path / "whole.csv"
    once = simulate(BATCH, rows=whole)
    assert (done.already_played, once.already_played) == (4, 0)
    assert done.summaries[0].breakdowns == once.summaries[0].breakdowns
    with row_file(path, SMALL) as resumed, row_file(whole, SMALL) as fresh:
        assert list(resumed.read()) == list(fresh.read())


def test_a_file_whose_first_line_was_cut_off_begins_anew(tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    path.write_text("setup,se", encoding="utf-8")
    assert simulate(BATCH, rows=path).already_played == 0
    assert simulate(BATCH, rows=path).already_played == 12


def test_rows_of_other_seeds_and_bots_are_not_counted(tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    simulate(BATCH, rows=path)
    assert simulate(Batch(SMALL, (RANDOM,), seed=17, games=4), rows=path).already_played == 2
    assert simulate(Batch(SMALL, (("random", "greedy"),), seed=7, games=1), rows=path).already_played == 0


def test_a_file_of_another_setup_or_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rows.csv"
    simulate(BATCH, rows=path)
    with pytest.raises(OtherBatch):
        simulate(Batch(Setup(players=3), (RANDOM,), games=1), rows=path)
    text = path.read_text(encoding="utf-8")
    for wrong, line in (("name,age\n", 1), (text + "a,b\n", 14), (text.replace("village-haunted,-", "x,y"), 2)):
        path.write_text(wrong, encoding="utf-8")
        with pytest.raises(InvalidText) as trouble:
            simulate(BATCH, rows=path)
        assert trouble.value.line >= line
        assert path.read_text(encoding="utf-8") == wrong


SIGNALS = pytest.mark.skipif(sys.platform == "win32", reason="signals are of another kind there")


def begin_simulation(rows: Path) -> subprocess.Popen[str]:
    """Return a command that has played some of its games."""
    options = ["--games", "100000", "--bot", "random", "--workers", "2", "--json", "--rows", str(rows)]
    process = subprocess.Popen(
        [sys.executable, "-m", "fatsi", "simulate", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    until = time.monotonic() + 60
    while not (rows.exists() and rows.stat().st_size > 5000) and time.monotonic() < until:
        time.sleep(0.05)
    return process


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="Linux says which signals a process holds back")
def test_a_process_that_begins_does_not_hear_ctrl_c() -> None:
    others = set(multiprocessing.active_children())
    with process_crew(1) as crew:
        rows = crew.hand_out(SMALL, [Job(1, RANDOM * 2)])
        (child,) = set(multiprocessing.active_children()) - others
        status = Path(f"/proc/{child.pid}/status").read_text()
        held_back = int(next(line for line in status.splitlines() if line.startswith("SigBlk")).split()[1], 16)
        assert held_back >> (signal.SIGINT - 1) & 1, "from its first moment on, before it could say so itself"
        assert len(rows()) == 1
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ()), "the parent hears it again"


@SIGNALS
def test_ctrl_c_ends_a_command_with_a_partial_result(tmp_path: Path) -> None:
    process = begin_simulation(tmp_path / "rows.csv")
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: all processes at once
    out, err = process.communicate(timeout=300)
    assert process.returncode == 130
    figures = json.loads(out)
    assert not figures["complete"] and 0 < figures["games"] < 100_000
    assert "Traceback" not in err and "of 100,000 games" in err


@SIGNALS
def test_the_processes_of_a_killed_command_end_with_it(tmp_path: Path) -> None:
    process = begin_simulation(tmp_path / "rows.csv")
    process.kill()
    process.communicate(timeout=300)  # which waits until the last of them has closed its output
