"""The command that gives hints, and the same at the table."""

import json
from pathlib import Path

import pytest

from fatsi import Game
from tests.terminal.conftest import Fatsi

ROOT = Path(__file__).parent.parent.parent
RECORD = ROOT / "tests" / "data" / "golden" / "wu-feng-defeated.txt"
POSITION = ROOT / "docs" / "pictures" / "table.txt"
HAUNTER = "fatsi position 1\nghosts: N2 skinner step\nN: qi 3, at C\npending: yang\n"
SINGLE = "fatsi position 1\nghosts: N1 zombie-1\npending: banish; yang\n"
CHANCE = "fatsi position 1\npending: draw; after-yin\n"


def test_the_choices_are_reported_with_chance_notation_and_reason(fatsi: Fatsi) -> None:
    done = fatsi("hint", "-", lines=HAUNTER)
    assert done.exit_code == 0
    text = " ".join(done.stdout.split())
    assert text.startswith("Red: ")
    assert "% Move to the Altar (N) [move N]" in text
    assert (
        "70.4% chance to remove a threat: Skinner (N2) haunts the Altar (N) in the red board's next Yin phase." in text
    )


def test_the_best_five_are_shown_unless_all_are_wanted(fatsi: Fatsi) -> None:
    best, everything = fatsi("hint", "-", lines=HAUNTER).stdout, fatsi("hint", "-", "--all", lines=HAUNTER).stdout
    assert best.count(" [") == 5 and "more choices: --all shows them too." in best
    assert everything.count(" [") > 5 and "--all" not in everything


def test_json_has_every_part_of_a_hint(fatsi: Fatsi) -> None:
    document = json.loads(fatsi("hint", "-", "--json", "--all", lines=HAUNTER).stdout)
    assert document["seat"] == "N" and document["choices"] == len(document["hints"])
    (move,) = [one for one in document["hints"] if one["action"] == "move N"]
    assert 0 < move["chance"] < 1 and move["plan"] == ["exorcise"]
    assert move["reason"] == {
        "how": "may-end",
        "code": "haunts",
        "arguments": {"card": "skinner", "space": "N2", "tile": "N", "turns": 4},
        "chance": 0.7037,
    }


def test_the_same_command_says_the_same(fatsi: Fatsi) -> None:
    assert fatsi("hint", POSITION, "--seed", "3").stdout == fatsi("hint", POSITION, "--seed", "3").stdout


def test_a_single_choice_is_reported_as_such(fatsi: Fatsi) -> None:
    assert "There is only one choice:" in fatsi("hint", "-", lines=SINGLE).stdout


def test_of_a_record_any_moment_can_be_asked_about(fatsi: Fatsi) -> None:
    steps = Game.from_record(RECORD.read_text(encoding="utf-8")).steps()
    for step in (0, 7):
        document = json.loads(fatsi("hint", RECORD, "--step", str(step), "--json", "--all").stdout)
        assert {one["action"] for one in document["hints"]} == {str(action) for action in steps[step].state.legal()}


def test_of_a_turn_every_decision_is_shown_with_what_was_played(fatsi: Fatsi) -> None:
    game = Game.from_record(RECORD.read_text(encoding="utf-8"))
    chosen = [action.text for action in game.actions if not action.is_chance]
    quick = ("--turn", "1", "--nodes", "20")
    document = json.loads(fatsi("hint", RECORD, *quick, "--json", "--all").stdout)
    assert len(document) > 1 and [decision["played"] for decision in document] == chosen[: len(document)]
    for decision in document:
        assert decision["played"] in {one["action"] for one in decision["hints"]}
    assert fatsi("hint", RECORD, *quick).stdout.count("Played: ") == len(document)
    assert "has no turn" in fatsi("hint", RECORD, "--turn", "999").stderr


@pytest.mark.parametrize(
    ("arguments", "text", "message"),
    [
        (["missing.txt"], "", "missing.txt cannot be read: there is no such file or folder.\n"),
        (["-"], "hello", '-, line 1, column 1: the first line must be "fatsi position 1".\n'),
        (["-"], CHANCE, "The dice or the deck decide now: there is nothing to choose.\n"),
        ([RECORD], "", "The game is over: there is nothing to choose.\n"),
        ([RECORD, "--step", "999"], "", "The record has no step 999: its last step is "),
        ([RECORD, "--step", "1", "--turn", "1"], "", "Use --turn or --step, not both.\n"),
        ([POSITION, "--step", "1"], "", "--step needs a record, but this is a position.\n"),
        ([POSITION, "--turn", "1"], "", "--turn needs a record, but this is a position.\n"),
    ],
)
def test_trouble_is_reported_in_one_line(fatsi: Fatsi, arguments: list[str | Path], text: str, message: str) -> None:
    done = fatsi("hint", *arguments, lines=text)
    assert done.exit_code == 1 and done.stdout == ""
    assert done.stderr.startswith(message) and done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", ["hint", "h"])
def test_at_the_table_a_hint_changes_nothing(fatsi: Fatsi, tmp_path: Path, command: str) -> None:
    path, save = tmp_path / "position.txt", tmp_path / "game.fatsi"
    path.write_text(HAUNTER, encoding="utf-8")
    done = fatsi("play", "--position", path, "--save", save, lines=[command, "?"])
    assert "The best choices, with the estimated chance of winning:" in done.stdout
    assert "70.4% chance to remove a threat" in done.stdout
    assert "hint: the best choices" in done.stdout
    assert Game.from_record(save.read_text(encoding="utf-8")).actions == ()
