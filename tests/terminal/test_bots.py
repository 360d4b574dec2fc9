"""Bots at the table in the terminal: they take seats by name, play by themselves, and are resumed and taken back."""

from collections.abc import Callable
from io import StringIO
from pathlib import Path
from types import MappingProxyType

import pytest
from click.testing import Result

import fatsi.bots as registry
from fatsi import Action, Game, Setup, State
from fatsi.bots.careless import RandomBot
from fatsi.rules.rng import Rng
from fatsi.terminal.play import Sitting
from fatsi.terminal.saves import SavedGame
from fatsi.terminal.screen import Keyboard, Screen
from fatsi.words import Words

Fatsi = Callable[..., Result]
WITH_BOT = ("play", "--seed", "5", "--players", "2", "--first", "N", "--seats", "N,S")


def saved(data_folder: Path) -> Game:
    [path] = data_folder.glob("*.fatsi")
    return Game.from_record(path.read_text(encoding="utf-8"))


def one_line(text: str) -> str:
    return " ".join(text.split())


class Fingers(Keyboard):
    """Checks that only a person is asked, and plays the first choice until enough were made."""

    def __init__(self, screen: Screen, game: Game, seats: set[int], most: int) -> None:
        super().__init__(screen, StringIO())
        self.game = game
        self.seats = seats
        self.most = most
        self.asked: list[State] = []

    def read(self, prompt: str) -> str:
        assert self.game.state.actor in self.seats
        self.asked.append(self.game.state.copy())
        if len(self.asked) > self.most:
            raise EOFError
        return "1"


def test_bots_alone_play_a_game_to_its_end(fatsi: Fatsi, data_folder: Path) -> None:
    result = fatsi(*WITH_BOT, "--bot", "N=random", "--bot", "random")
    assert result.exit_code == 0
    assert result.stdout.count("A bot plays the ") == 2
    assert "Score " in result.stdout and "Only one choice" not in result.stdout and "> " not in result.stdout
    assert saved(data_folder).result is not None


def test_the_same_bots_play_the_same_game(fatsi: Fatsi) -> None:
    bots = ("--bot", "N=random", "--bot", "random")
    first, second = (fatsi(*WITH_BOT, *bots).stdout for _ in range(2))
    assert first.split("The record")[0] == second.split("The record")[0]


def test_only_people_are_asked_and_what_bots_do_is_shown(tmp_path: Path) -> None:
    game = Game(Setup(players=3, difficulty="initiation"), seed=2)
    out = StringIO()
    screen = Screen(out, width=79, colour=False)
    first, second, third = game.state.table.seats
    keyboard = Fingers(screen, game, {first, third}, most=25)
    bots = {second: "random"}
    Sitting(game, SavedGame.automatic(tmp_path, 2), Words(), screen, keyboard, as_list=True, bots=bots).play()
    assert len(keyboard.asked) > 25
    shown = one_line(out.getvalue())
    names = Words()
    sentences = [names.event(event, game.state) for event in game.events]
    assert [
        sentence for sentence in sentences if one_line(sentence) not in shown and not sentence.startswith("Now ")
    ] == []


def test_undo_goes_back_to_the_last_choice_of_a_person(tmp_path: Path) -> None:
    game = Game(Setup(players=2, difficulty="initiation"), seed=8)
    choices: list[State] = []

    class ForthAndBack(Keyboard):
        has_turned = False

        def read(self, prompt: str) -> str:
            assert game.state.actor == 0 and len(game.legal()) > 1
            if self.has_turned:
                assert game.state == choices.pop()
            elif len(choices) < 8:
                choices.append(game.state.copy())
                return "1"
            self.has_turned = True
            if not choices:
                raise EOFError
            return "undo"

    out = StringIO()
    screen = Screen(out, width=79, colour=False)
    keyboard = ForthAndBack(screen, StringIO())
    bots = {seat: "random" for seat in game.state.table.seats if seat}
    Sitting(game, SavedGame.automatic(tmp_path, 8), Words(), screen, keyboard, as_list=True, bots=bots).play()
    assert choices == [] and out.getvalue().count("Undone: ") == 8


def test_nothing_is_taken_back_before_a_person_has_chosen(fatsi: Fatsi, data_folder: Path) -> None:
    result = fatsi(*WITH_BOT[:-4], "--first", "S", "--seats", "N,S", "--bot", "random", lines=["undo"])
    before = saved(data_folder)
    assert any(not action.is_chance for action in before.actions)
    assert "Undone" not in result.stdout and "nothing to undo" in one_line(result.stdout).lower()


def test_a_saved_game_is_resumed_with_the_bots_that_are_named_again(fatsi: Fatsi, data_folder: Path) -> None:
    result = fatsi(*WITH_BOT, "--bot", "random", lines=["1"] * 4)
    [path] = data_folder.glob("*.fatsi")
    assert f"fatsi play --resume {path} --bot S=random" in result.stdout
    four = saved(data_folder)
    fatsi("play", "--resume", path, "--bot", "S=random", lines=["1"] * 3)
    path.rename(path.with_suffix(".txt"))
    fatsi(*WITH_BOT, "--bot", "random", lines=["1"] * 7)
    seven = Game.from_record(path.with_suffix(".txt").read_text(encoding="utf-8"))
    assert saved(data_folder).actions == seven.actions != four.actions


def test_a_bot_that_fails_leaves_its_seat(fatsi: Fatsi, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(RandomBot):
        def choose(self, state: State, rng: Rng) -> Action:
            raise RuntimeError("no\nidea")

    monkeypatch.setattr(registry, "BOTS", MappingProxyType({"broken": Broken}))
    result = fatsi(*WITH_BOT, "--bot", "N=broken", lines=["1"])
    shown = one_line(result.stdout)
    assert result.exit_code == 0
    assert "The bot broken failed: RuntimeError: no idea. From now on you play the " in shown
    assert "--bot" not in result.stdout


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--bot", "clever"], 'bot: there is no bot called "clever"'),
        (["--bot", "Q=greedy"], 'bot: "Q" is not one of: N, E, S, W.'),
        (["--bot", "E=greedy"], "bot: nobody sits at E. The players sit at: N"),
        (["--bot", "S=greedy", "--bot", "random"], "bot: no seat is left for random"),
    ],
)
def test_bots_that_cannot_sit_there_are_refused_in_one_line(
    fatsi: Fatsi, data_folder: Path, options: list[str], message: str
) -> None:
    result = fatsi(*WITH_BOT, *options)
    assert result.exit_code == 1 and result.stdout == ""
    assert result.stderr.startswith(message) and result.stderr.count("\n") == 1
    assert not data_folder.exists()
