"""How a game begins when somebody sits at the terminal: a few questions, and Enter is always an answer."""

from io import StringIO
from pathlib import Path

import pytest

from fatsi import Game, Setup
from fatsi.folders import data_folder
from fatsi.terminal.saves import SavedGame, latest_unfinished
from fatsi.terminal.screen import Screen
from fatsi.terminal.start import SetupOptions, begin
from fatsi.words import Words
from tests.keyboards import Person

pytestmark = pytest.mark.usefixtures("data_folder")


def begun(*lines: str, wanted: SetupOptions | None = None) -> tuple[Game, SavedGame, Person, str]:
    screen = Screen(StringIO(), width=79, colour=False)
    person = Person(screen, lines)
    game, save = begin(wanted or SetupOptions(), Words(), screen, person)
    assert isinstance(screen.out, StringIO)
    return game, save, person, screen.out.getvalue()


def test_enter_is_enough() -> None:
    game, save, person, _ = begun("", "", "")
    assert (game.setup.players, game.setup.difficulty, game.setup.white_moon) == (4, "normal", False)
    assert len(person.prompts) == 3
    assert save.is_automatic


@pytest.mark.parametrize(
    ("players", "difficulty", "expected"),
    [("1", "4", (1, "hell")), ("3", "init", (3, "initiation")), ("2", "NIGHTMARE", (2, "nightmare"))],
)
def test_answers_are_numbers_or_names(players: str, difficulty: str, expected: tuple[int, str]) -> None:
    game, *_ = begun(players, difficulty, "")
    assert (game.setup.players, game.setup.difficulty) == expected


@pytest.mark.parametrize("answer", ["y", "YES"])
def test_white_moon_is_asked_for(answer: str) -> None:
    game, *_ = begun("3", "", answer)
    assert (game.setup.players, game.setup.white_moon) == (3, True)


def test_an_answer_that_is_none_is_asked_again() -> None:
    game, _, person, shown = begun("five", "0", "2", "n", "normal", "perhaps", "no")
    assert (game.setup.players, game.setup.difficulty, game.setup.white_moon) == (2, "normal", False)
    assert len(person.prompts) == 7
    assert "Please answer with one of these: 1, 2, 3, 4." in shown


def test_options_leave_nothing_to_ask() -> None:
    game, _, person, _ = begun(wanted=SetupOptions(players=2))
    assert game.setup.players == 2
    assert person.prompts == []
    game, _, person, _ = begun(wanted=SetupOptions(seed=12))
    assert game.seed == 12
    assert person.prompts == []


def test_an_unfinished_game_is_offered_first(data_folder: Path) -> None:
    left = Game(Setup(players=2), seed=77)
    left.play(left.legal()[0])
    SavedGame.automatic(data_folder, 77).write(left.record())
    game, save, person, _ = begun("")
    assert game.state == left.state
    assert save.path == latest_unfinished(data_folder)
    assert person.prompts[0].startswith("There is an unfinished game: turn 1, Normal, last played ")
    game, save, *_ = begun("n", "1", "", "")
    assert game.setup.players == 1
    assert save.path != latest_unfinished(data_folder)


def test_an_unfinished_game_that_cannot_be_read_is_not_offered(data_folder: Path) -> None:
    SavedGame.automatic(data_folder, 1).write("of another version")
    game, _, person, _ = begun("", "", "")
    assert game.setup.players == 4
    assert len(person.prompts) == 3


def test_nobody_answers() -> None:
    with pytest.raises(EOFError):
        begun("2")


@pytest.mark.parametrize(
    ("environment", "platform", "ending"),
    [
        ({"XDG_DATA_HOME": "/data"}, "linux", "/data/fatsi"),
        ({}, "linux", ".local/share/fatsi"),
        ({}, "darwin", "Library/Application Support/fatsi"),
        ({"LOCALAPPDATA": "/local"}, "win32", "/local/fatsi"),
    ],
)
def test_games_are_kept_where_the_system_keeps_such_things(
    environment: dict[str, str], platform: str, ending: str
) -> None:
    assert data_folder(environment, platform).as_posix().endswith(ending)


def test_a_save_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save = SavedGame(tmp_path / "game.fatsi", is_automatic=False)
    save.write("old")

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("os.replace", fail)
    with pytest.raises(OSError, match="the disk is full"):
        save.write("new")
    assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == ["old"]
