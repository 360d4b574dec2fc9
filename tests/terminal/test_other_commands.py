"""The other commands: records in words, the table of cards, the speed, the version; and the command as a process."""

import json
import os
import random
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import fatsi as package
from fatsi import CARDS, Game, Setup
from fatsi.bench import copy_microseconds, random_games
from fatsi.core import core_in_use
from fatsi.terminal.screen import Screen
from fatsi.words import Words, available_languages

Fatsi = Callable[..., Result]


@pytest.fixture
def recorded(tmp_path: Path) -> tuple[Path, Game]:
    game = Game(Setup(players=4, difficulty="nightmare"), seed=6)
    rng = random.Random(6)
    while game.result is None:
        game.play(rng.choice(game.legal()))
    path = tmp_path / "game.fatsi"
    path.write_text(game.record(), encoding="utf-8")
    return path, game


# --- replay ---------------------------------------------------------------------------------------------


def test_a_record_is_written_out_turn_by_turn_to_its_end(fatsi: Fatsi, recorded: tuple[Path, Game]) -> None:
    path, game = recorded
    result = fatsi("replay", path)
    assert result.exit_code == 0
    assert game.result is not None
    assert "4 Taoists. Nightmare, revised edition, seed 6." in result.stdout
    assert "\nTurn 1. " in result.stdout
    assert Words().result(game.result) in result.stdout
    words = " ".join(result.stdout.split())
    sentences = [" ".join(Words().event(event, game.state).split()) for event in game.events]
    at = 0
    for sentence in sentences:
        at = words.index(sentence, at)


def test_a_replay_can_stop_after_a_turn(fatsi: Fatsi, recorded: tuple[Path, Game]) -> None:
    result = fatsi("replay", recorded[0], "--until", "3")
    assert "\nTurn 3. " in result.stdout
    assert "\nTurn 4. " not in result.stdout
    assert result.stdout.endswith("Stopped after turn 3.\n")


def test_a_replay_can_show_the_table_and_wait(fatsi: Fatsi, recorded: tuple[Path, Game]) -> None:
    result = fatsi("replay", recorded[0], "--board", "--map", "--step", "--until", "3", lines=["", ""])
    assert result.exit_code == 0
    assert result.stdout.count("Haunted tiles: ") == 3
    assert result.stdout.count("Enter for the next turn>") == 2


def test_a_record_that_breaks_off_is_written_out_as_far_as_it_goes(fatsi: Fatsi, tmp_path: Path) -> None:
    path = tmp_path / "game.fatsi"
    path.write_text(Game(Setup(), seed=6).record(), encoding="utf-8")
    result = fatsi("replay", path)
    assert result.exit_code == 0
    assert "The record ends here, in turn 1." in result.stdout


# --- cards and bench ------------------------------------------------------------------------------------


def test_the_cards_as_json_are_the_table(fatsi: Fatsi) -> None:
    rows = json.loads(fatsi("cards", "--json").stdout)
    assert [row["number"] for row in rows] == [*range(1, 66), *range(72, 88)]
    for row, card in zip(rows, CARDS, strict=True):
        assert list(row) == [
            *("number", "id", "name", "set", "kind", "colour", "resistance", "left", "middle", "right"),
            "reconstructed",
        ]
        assert row["reconstructed"] is (card.set == "white-moon")
        assert (row["id"], row["name"], row["set"], row["kind"], row["colour"]) == (
            card.id,
            card.name,
            card.set,
            card.kind,
            card.colour,
        )
        assert row["resistance"] == card.resistance_by_colour()
        assert (row["left"], row["middle"], row["right"]) == (list(card.left), list(card.middle), list(card.right))


@pytest.mark.parametrize("language", available_languages())
def test_no_line_of_the_cards_parts_a_number_from_its_colour(fatsi: Fatsi, language: str) -> None:
    shown = fatsi("cards", "--language", language).stdout
    words = Words(language)
    # Nameless has one point of each colour, and its row is the narrowest place for them.
    for colour in ("red", "green", "blue", "yellow", "black"):
        assert words.text("points", colour=colour, number=1) in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_the_cards_are_shown_as_a_table_of_the_width_of_the_terminal(fatsi: Fatsi) -> None:
    shown = fatsi("cards").stdout
    assert {card.name for card in CARDS if card.name not in shown} == set()
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_values_that_no_rulebook_prints_are_marked(fatsi: Fatsi) -> None:
    shown = fatsi("cards").stdout
    marked = {card.name for card in CARDS if f"{card.name} *" in shown}
    assert marked == {card.name for card in CARDS if card.is_reconstructed}
    assert "* Colour, resistance and stones are our reconstruction" in shown


def test_true_values_may_be_supplied(fatsi: Fatsi, tmp_path: Path) -> None:
    path = tmp_path / "cards.csv"
    path.write_text(
        "id,colour,red,green,blue,yellow,black,left,middle,right\nwererat,yellow,0,0,0,1,0,,devourer,tao-1\n",
        encoding="utf-8",
    )
    rows = {row["id"]: row for row in json.loads(fatsi("cards", "--json", "--cards", path).stdout)}
    assert (rows["wererat"]["resistance"], rows["wererat"]["reconstructed"]) == ({"yellow": 1}, False)
    assert rows["weretiger"]["reconstructed"] is True
    shown = fatsi("cards", "--cards", path).stdout
    assert "Wererat *" not in shown
    assert "Weretiger *" in shown
    # What is written can be read again.
    again = tmp_path / "cards.json"
    again.write_text(fatsi("cards", "--json", "--cards", path).stdout, encoding="utf-8")
    assert fatsi("cards", "--json", "--cards", again).stdout == again.read_text(encoding="utf-8")


def test_a_bad_file_of_cards_is_refused_in_one_line(fatsi: Fatsi, tmp_path: Path) -> None:
    path = tmp_path / "cards.csv"
    path.write_text(
        "id,colour,red,green,blue,yellow,black,left,middle,right\nwererat,yellow,0,0,0,12,0,,,\n", encoding="utf-8"
    )
    for command in (["cards"], ["play", "--white-moon"]):
        result = fatsi(*command, "--cards", path)
        assert result.exit_code == 1
        assert result.stderr == f'{path}, line 2: yellow: "12" is not a number from 0 to 9.\n'
    assert fatsi("cards", "--cards", tmp_path / "nothing").stderr.endswith(
        "nothing cannot be read: there is no such file or folder.\n"
    )


def test_the_speed_is_measured(fatsi: Fatsi) -> None:
    figures = json.loads(fatsi("bench", "--json", "--seconds", "0.01").stdout)
    assert figures.pop("core") == core_in_use()
    assert set(figures) == {
        *("seconds", "games", "actions", "games_per_second", "actions_per_second", "copy_microseconds"),
    }
    assert all(figure > 0 for figure in figures.values())
    shown = fatsi("bench", "--seconds", "0.01").stdout
    assert "actions per second" in shown
    assert f"The rules are {core_in_use()}." in shown


def test_random_games_are_the_same_for_the_same_seed() -> None:
    assert random_games(3, seed=1)[0] == random_games(3, seed=1)[0]
    assert copy_microseconds() > 0


def test_the_version(fatsi: Fatsi) -> None:
    assert fatsi("--version").stdout == f"fatsi {package.__version__} ({core_in_use()} core)\n"


# --- as a process ---------------------------------------------------------------------------------------


def run(*arguments: str, lines: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PYTHON"))}
    return subprocess.run(
        [sys.executable, "-m", "fatsi", *arguments],
        input=lines,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**inherited, **environment},
        check=False,
        timeout=300,
    )


@pytest.mark.parametrize("language", ["C", "POSIX", "en_US.UTF-8", "tlh"])
def test_it_works_in_any_locale(language: str, tmp_path: Path) -> None:
    done = run("play", "--seed", "1", lines="1\n1\n", LANG=language, XDG_DATA_HOME=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game has been saved." in done.stdout


def test_it_works_where_output_is_ascii_only(tmp_path: Path) -> None:
    done = run("cards", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "Ghoul" in done.stdout


def test_trouble_is_one_line_on_stderr_and_no_traceback(tmp_path: Path) -> None:
    done = run("replay", str(tmp_path / "nothing"))
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(os.name != "posix", reason="pseudo-terminals are a thing of POSIX")
def test_somebody_at_a_terminal_is_asked_and_may_leave_with_ctrl_c(tmp_path: Path) -> None:
    import pty

    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "fatsi", "play"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "80", "TERM": "xterm", "LANG": "C"},
        preexec_fn=_own_the_terminal,
    )
    os.close(theirs)
    shown = ""

    def wait_for(text: str, *, nudge: bytes = b"") -> None:
        nonlocal shown
        deadline = time.monotonic() + 60
        while text not in shown:
            assert time.monotonic() < deadline, shown
            if select.select([ours], [], [], 2)[0]:
                shown += os.read(ours, 4096).decode()
            elif nudge:
                os.write(ours, nudge)

    wait_for("How many Taoists")
    os.write(ours, b"\n")
    wait_for("Which difficulty")
    os.write(ours, b"\n")
    wait_for("White Moon expansion?")
    os.write(ours, b"\n")
    wait_for("+---")
    wait_for(">")
    # Between the prompt and the moment when a line is waited for, Python would not notice the signal: so once more.
    os.write(ours, b"\x03")
    wait_for("fatsi play --resume", nudge=b"\x03")
    assert process.wait(timeout=300) == 130
    os.close(ours)
    assert len(list((tmp_path / "fatsi").glob("unfinished-*.fatsi"))) == 1


def _own_the_terminal() -> None:
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def test_colour_is_for_terminals_that_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Screen().painted("red", "red") == "red"
    assert Screen(colour=True).painted("red", "red") != "red"
    assert Screen(colour=True).painted(" ", "red") == " "


def test_a_record_with_an_illegal_action_is_refused_in_words(fatsi: Fatsi, tmp_path: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("fatsi record 1\nplayers: 2\n\n1 N: draw lich; place N1\n", encoding="utf-8")
    done = fatsi("replay", str(path))
    assert done.exit_code == 1
    assert "line 4, column 17: place N1 is not possible here." in done.stderr
    assert "board-of-colour-first" not in done.stderr


def test_the_headings_of_the_help_are_punctuated_as_the_language_does_it(fatsi: Fatsi) -> None:
    french = fatsi("--help", "--language", "fr").stdout.splitlines()
    assert "Options\u202f:" in french and "Commandes\u202f:" in french  # a narrow space that does not break
    assert "Options:" in fatsi("--help").stdout.splitlines()
