"""Playing in the terminal, from the first question to the end of the game."""

import random
import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from click.testing import Result

from fatsi import Action, Game, Setup, State, parse_position
from fatsi.terminal.play import COMMANDS, Sitting
from fatsi.terminal.saves import SavedGame
from fatsi.terminal.screen import Keyboard, Screen
from fatsi.words import Words
from tests.keyboards import Person

Fatsi = Callable[..., Result]
ANSI = re.compile(r"\x1b\[[0-9;]*m")


# A position with three choices, all of them known: nothing hangs on how a seed deals.
START = """fatsi position 1
active: W
pending: place coffin-breakers-1; after-yin
"""


@pytest.fixture
def start(tmp_path: Path) -> Path:
    path = tmp_path / "start.txt"
    path.write_text(START, encoding="utf-8")
    return path


def saved_games(data_folder: Path) -> list[Path]:
    return sorted(data_folder.glob("*.fatsi"))


def saved(data_folder: Path) -> Game:
    [path] = saved_games(data_folder)
    return Game.from_record(path.read_text(encoding="utf-8"))


class RandomFingers(Keyboard):
    """Types the number of a random choice, and now and then something else, until the game is over."""

    def __init__(self, screen: Screen, seed: int) -> None:
        super().__init__(screen, StringIO())
        self.rng = random.Random(seed)
        self.sitting: Sitting | None = None

    def read(self, prompt: str) -> str:
        assert self.sitting is not None
        others = (
            *("?", "board", "log", "cards", "look N1", "look C", "odds", "rules turn", "card lich", "undo", "x", ""),
            *("look NE", "look W2", "odds E", "rules", "rules hua", "card werewolf", "save"),
        )
        if self.rng.random() < 0.1:
            return self.rng.choice(others)
        return str(self.rng.randint(1, len(self.sitting.game.legal())))


# --- whole games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("as_list", [False, True], ids=["map", "list"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_is_played_to_its_end_by_numbers(players: int, as_list: bool, tmp_path: Path) -> None:
    game = Game(Setup(players=players, difficulty="initiation"), seed=players)
    played_by_numbers(game, as_list, tmp_path)


def played_by_numbers(game: Game, as_list: bool, tmp_path: Path) -> str:
    """Play a game to its end, check what is kept of it, and return what was shown."""
    out = StringIO()
    screen = Screen(out, width=79, colour=False)
    keyboard = RandomFingers(screen, seed=game.seed or 0)
    save = SavedGame.automatic(tmp_path, game.seed)
    keyboard.sitting = Sitting(game, save, Words(), screen, keyboard, as_list=as_list)
    keyboard.sitting.play()
    assert game.result is not None
    shown = out.getvalue()
    assert Words().result(game.result) in shown
    assert f"Score {Words().points(game.result.score)}:" in shown
    assert [line for line in shown.splitlines() if len(line) > 79 and str(tmp_path) not in line] == []
    [path] = tmp_path.glob("*.fatsi")
    assert path.name.startswith("game-")
    assert Game.from_record(path.read_text(encoding="utf-8")).state == game.state
    return shown


@pytest.mark.parametrize("as_list", [False, True], ids=["map", "list"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_with_white_moon_is_played_to_its_end_by_numbers(players: int, as_list: bool, tmp_path: Path) -> None:
    portal = ("centre", "edge", "corner", "centre")[players - 1]
    game = Game(Setup(players=players, difficulty="nightmare", white_moon=True, portal=portal), seed=players)
    shown = played_by_numbers(game, as_list, tmp_path)
    assert "With White Moon; the portal is at " in shown
    assert re.search(r"Graveyard: \d+ of 12 dead", shown)


def test_play_takes_the_defaults_when_nobody_is_there_to_be_asked(fatsi: Fatsi, data_folder: Path) -> None:
    result = fatsi("play", lines=["1"] * 3000)
    assert result.exit_code == 0
    assert "4 Taoists. Normal, revised edition" in result.stdout
    assert "Score " in result.stdout
    assert saved(data_folder).result is not None


def test_the_same_seed_and_choices_give_the_same_game(fatsi: Fatsi) -> None:
    """The name of the file in which the game is kept says when it began, to the second."""
    first, second = (fatsi("play", "--seed", "9", lines=["1", "2", "1", "3"]).stdout for _ in range(2))
    name = re.compile(r"\d{8}-\d{6}-9\.fatsi")
    assert name.search(first)
    assert name.sub("", first) == name.sub("", second)


# --- the setup ------------------------------------------------------------------------------------------


def test_options_fix_parts_of_the_setup(fatsi: Fatsi, data_folder: Path) -> None:
    options = ["--players", "2", "--difficulty", "hell", "--edition", "first", "--five-qi"]
    options += ["--seed", "4", "--first", "S"]
    options += ["--boards", "-,green,-,-", "--sides", "-,b,-,-", "--tiles", "tea-house,-,-,-,cemetery,-,-,-,-"]
    options += ["--incarnations", "nameless,hope-killer,death-army", "--seats", "N,S"]
    result = fatsi("play", *options)
    assert result.exit_code == 0
    setup = saved(data_folder).setup
    assert (setup.players, setup.difficulty, setup.edition, setup.five_qi) == (2, "hell", "first", True)
    assert setup.boards is not None
    assert setup.board_sides is not None
    assert setup.tiles is not None
    assert (setup.boards[1], setup.board_sides[1], setup.tiles[0], setup.tiles[4]) == (
        "green",
        "b",
        "tea-house",
        "cemetery",
    )
    assert (setup.first, setup.seats) == ("S", ("N", "S"))
    assert setup.incarnations == ("hope-killer", "death-army", "nameless")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--players", "7"], 'players: "7" is not one of: 1, 2, 3, 4.'),
        (["--difficulty", "easy"], 'difficulty: "easy" is not one of'),
        (["--edition", "third"], "edition"),
        (["--tiles", "tea-house"], "tiles: 9 entries are needed, not 1."),
        (["--boards", "pink,-,-,-"], 'boards: "pink" is not one of'),
        (["--first", "Q"], 'first: "Q" is not one of'),
        (["--seed", "-1"], 'seed: "-1" is not a number from 0 to 18446744073709551615.'),
        (["--portal", "edge"], "portal: this belongs to White Moon, which is not part of this game"),
        (["--white-moon", "--portal", "sky"], 'portal: "sky" is not one of: centre, edge, corner'),
        (["--white-moon", "--moon-village", "mine"], 'moon_village: "mine" is not one of: random, first-game.'),
        (["--incarnations", "new"], "incarnations: new belongs to White Moon"),
        (["--white-moon", "--incarnations", "old"], 'incarnations: "old" is not one of'),
        (["--language", "tlh"], 'There is no language "tlh". Available: de, en'),
    ],
)
def test_options_that_make_no_game_are_refused_in_one_line(fatsi: Fatsi, options: list[str], message: str) -> None:
    result = fatsi("play", *options)
    assert result.exit_code == 1
    assert message in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_an_unknown_option_is_refused(fatsi: Fatsi) -> None:
    result = fatsi("play", "--ghosts", "3")
    assert result.exit_code == 2
    assert "--ghosts" in result.stderr


# --- what is shown --------------------------------------------------------------------------------------


def test_the_table_is_shown_once_at_the_beginning_of_each_turn(fatsi: Fatsi) -> None:
    result = fatsi("play", "--map", "--seed", "5", lines=["1"] * 40)
    turns = re.findall(r"^Turn (\d+): ", result.stdout, flags=re.MULTILINE)
    assert len(turns) > 3
    assert turns == sorted(set(turns), key=int)


def test_everything_public_is_in_sight_in_both_forms(fatsi: Fatsi, tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(
        """fatsi position 1
players: 3
haunted: NE
circle: black
ghosts: N1 coffin-breakers-1, E2 black-widow-1, S1 ghoul step, S2 severed-heads-1, W1 zombie-1 mantra
boards: red-a green-a blue-a yellow-b
buddhas: S3
N: qi 2, at N, yin-yang, tao red red, power-tokens 1
E: qi 3, at C, buddhas 1
S: dead
W: qi 3
deck: 3 10
pending: yang
""",
        encoding="utf-8",
    )
    facts = {
        "both": [
            "Haunted tiles: 1 of 3.",
            "14 cards left; Wu-Feng is card 4.",
            "Tao dice: 2 of 3.",
            "No Tao tokens may be spent.",
            "Supply: Tao red 2, green 4, blue 4, yellow 4, black 3; 12 Qi.",
            "Red at N: 2 Qi, Yin-Yang, 1 Power token, Tao red 2.",
            "Green at C: 3 Qi, 1 Buddha, Tao none.",
            "Blue: dead.",
            "Yellow: neutral board, 3 Qi.",
        ],
        "--map": ["S1 Ghoul", "haunts next", "power blocked", "BLOCKED", "HAUNTED", "S3 Buddha", "@ Red", "Blue, dead"],
        "--plain": [
            "NE Herbalist's Shop: HAUNTED.",
            "NW Cemetery: Blue here.",
            "SW Circle of Prayer: black token.",
            "S1 Ghoul, facing the Circle of Prayer: yellow 1, haunts next Yin.",
            "W1 Zombie, facing the Cemetery: yellow 2 now 1, Mantra, Curse die when exorcised.",
            "The red board to the north: Dance of the Spires, blocked by Coffin Breakers (N1).",
            "The blue board to the south: Heavenly Gust, blocked by possession.",
            "2 Power tokens",
        ],
    }
    for form in ("--map", "--plain"):
        shown = " ".join(fatsi("play", form, "--position", path).stdout.split())
        assert [fact for fact in facts["both"] + facts[form] if fact not in shown] == []


def test_the_map_fits_eighty_columns_and_a_narrow_window_gets_the_list(
    fatsi: Fatsi, monkeypatch: pytest.MonkeyPatch
) -> None:
    wide = fatsi("play", "--map", "--seed", "3", lines=["1"] * 30).stdout
    assert "+---" in wide
    assert max(len(line) for line in wide.splitlines() if "--resume" not in line) < 80
    monkeypatch.setenv("COLUMNS", "60")
    narrow = fatsi("play", "--map", "--seed", "3", lines=["1"]).stdout
    assert "+---" not in narrow
    assert "The village" in narrow


def test_nothing_but_lines_is_written_when_it_is_no_terminal(fatsi: Fatsi) -> None:
    shown = fatsi("play", "--seed", "3", lines=["1"] * 30).stdout
    assert "\x1b" not in shown
    assert "+---" not in shown  # the list, not the map


def test_colour_only_repeats_what_the_words_say(tmp_path: Path) -> None:
    game = Game(Setup(), seed=3)
    shown = []
    for colour in (False, True):
        out = StringIO()
        screen = Screen(out, width=79, colour=colour)
        keyboard = Keyboard(screen, StringIO("board\n"))
        Sitting(game, SavedGame(tmp_path / "game", is_automatic=False), Words(), screen, keyboard, as_list=False).play()
        shown.append(out.getvalue())
    assert "\x1b" in shown[1]
    assert ANSI.sub("", shown[1]) == shown[0]


def test_the_odds_are_shown_before_an_exorcism(fatsi: Fatsi, tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(
        "fatsi position 1\nN: qi 3, at C, tao red\nghosts: N2 bleeding-eyes\npending: yang\n", encoding="utf-8"
    )
    result = fatsi("play", "--position", path, lines=["odds", "odds N", "odds X", "move N"])
    shown = " ".join(result.stdout.split())
    assert "There is no ghost facing the Buddhist Temple (C) that can be exorcised." in shown
    odds = "Exorcising Bleeding Eyes (N2): 25.9% with the dice alone, 70.4% with Tao tokens."
    assert shown.count(odds) == 2
    assert '"X" is neither a tile nor a space.' in shown
    assert shown.index(odds) < shown.index("Attempt an exorcism: Bleeding Eyes")


def test_the_odds_of_a_corner_show_each_ghost_both_and_any(fatsi: Fatsi, tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(
        "fatsi position 1\nN: qi 3, at NE, tao red\nghosts: N1 skinner, E3 restless-spirit\npending: yang\n",
        encoding="utf-8",
    )
    shown = fatsi("play", "--position", path).stdout
    assert "Exorcising Skinner (N1): 70.4% with the dice alone, 100% with Tao tokens." in shown
    assert "Exorcising Restless Spirit (E3): 25.9%." in shown
    assert "Exorcising both: " in shown
    assert "Exorcising at least one: " in shown


# --- input ----------------------------------------------------------------------------------------------


def test_no_command_is_the_word_of_an_action() -> None:
    verbs = {action.text.split()[0] for action in Action.all()}
    # White Moon's action `save` stands alone, the command `save` has a file.
    assert verbs & set(COMMANDS) == {"save"}


def test_an_action_may_be_typed_as_records_have_it(fatsi: Fatsi, data_folder: Path) -> None:
    first = str(Game(Setup(), seed=3).legal()[1])
    fatsi("play", "--seed", "3", lines=[first.upper()])
    assert str(saved(data_folder).actions[1]) == first


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("0", "The choices go from 1 to 3."),
        ("99", "The choices go from 1 to 3."),
        ("dance", '"dance" is neither a choice nor a command. Type ? for help.'),
        ("bord", "Did you mean board?"),
        ("exorcise", "That does not answer the current question."),
        ("help", "Type the number of a choice, or ? for help."),
        ("roll red red red", "The dice and the deck take care of that."),
        ("undo", "There is nothing to undo."),
        ("look Q9", '"Q9" is neither a tile nor a space.'),
        ("card licch", 'There is no card called "licch". Did you mean Lich?'),
        ("card horror", "Which of these: Creeping Horror, Liquid Horror?"),
        ("rules exorcsm", 'The rules have no chapter called "exorcsm". Did you mean Exorcism?'),
        ("save", "Save where? Type save and a file name."),
        ("odds", "Odds are available only in the Yang phase of a living Taoist."),
    ],
)
def test_a_line_that_cannot_be_done_is_answered_with_the_reason_and_asked_again(
    fatsi: Fatsi, start: Path, data_folder: Path, line: str, message: str
) -> None:
    result = fatsi("play", "--position", start, lines=[line])
    assert result.exit_code == 0
    assert message in " ".join(result.stdout.split())
    assert saved(data_folder).state == parse_position(START)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("?", "undo: undoes the last choice"),
        ("board", "Haunted tiles: 0 of 3."),
        ("map", "The table is now shown as a map"),
        ("list", "The table is now shown as a list"),
        ("cards", "Coffin Breakers, Restless Dead, Zombie (2)"),
        ("card lich", "In every Yin phase of its board, roll the Curse die."),
        ("card zombie-1", "When exorcised: Roll the Curse die"),
        ("look N", "One haunted tile becomes active again."),
        ("look n1", "N1: empty, facing the Herbalist's Shop."),
        ("rules", "Chapters: Goal, Turn"),
        ("rules tea house", "Take a Tao token of your choice and 1 Qi."),
        ("rules second wind", "Ask for help twice"),
        ("rules haunter", "its figure advances one step"),
        ("record", "fatsi record 1"),
    ],
)
def test_commands_answer_and_change_nothing(
    fatsi: Fatsi, start: Path, data_folder: Path, line: str, message: str
) -> None:
    result = fatsi("play", "--position", start, lines=[line])
    assert message in " ".join(result.stdout.split())
    assert saved(data_folder).state == parse_position(START)


@pytest.mark.parametrize("line", ["card hound of depth", "card Hound-of-Depth", "card {name}"])
def test_a_card_is_found_by_its_name_in_the_language_of_the_reader_and_in_english(
    fatsi: Fatsi, start: Path, line: str
) -> None:
    name = Words("pl").text("card-hound-of-depth")
    result = fatsi("--language", "pl", "play", "--position", start, lines=[line.format(name=name)])
    assert f"{name}:" in result.stdout


def test_help_names_every_command() -> None:
    words = Words()
    help_text = " ".join(words.text(message) for message in words.ids("help-"))
    long_names = {name for name in COMMANDS if len(name) > 1 and name != "exit"}
    assert {name for name in long_names if not re.search(rf"\b{name}\b", help_text)} == set()


# --- undo -----------------------------------------------------------------------------------------------


def test_undo_takes_back_the_last_choice(fatsi: Fatsi, start: Path, data_folder: Path) -> None:
    result = fatsi("play", "--position", start, lines=["1", "1", "undo", "undo"])
    assert "Undone: Place it at W1, facing the Cemetery (NW)." in " ".join(result.stdout.split())
    assert saved(data_folder).state == parse_position(START)


def test_the_log_shows_what_happened(fatsi: Fatsi, start: Path) -> None:
    result = fatsi("play", "--position", start, lines=["2", "log", "log all"])
    assert result.stdout.count("Coffin Breakers appears at W2, facing the Sorcerer's Hut.") == 3


def test_undo_goes_from_choice_to_choice_back_to_the_start(tmp_path: Path) -> None:
    game = Game(Setup(players=1, difficulty="initiation"), seed=8)
    rng = random.Random(1)
    choices: list[State] = []

    class ForthAndBack(Keyboard):
        has_turned = False

        def read(self, prompt: str) -> str:
            # A decision with a single choice is never asked.
            assert len(game.legal()) > 1
            if self.has_turned:
                assert game.state == choices.pop()
            elif len(choices) < 15:
                choices.append(game.state.copy())
                return str(rng.randint(1, len(game.legal())))
            self.has_turned = True
            if not choices:
                raise EOFError
            return "undo"

    screen = Screen(StringIO(), width=79, colour=False)
    save = SavedGame.automatic(tmp_path, 8)
    Sitting(game, save, Words(), screen, ForthAndBack(screen, StringIO()), as_list=True).play()
    assert choices == []
    assert game.state == Game(Setup(players=1, difficulty="initiation"), seed=8).state


def test_the_last_choice_of_a_lost_game_can_be_taken_back(tmp_path: Path) -> None:
    game = Game(Setup(players=1), seed=8)
    screen = Screen(StringIO(), width=79, colour=False)
    save = SavedGame.automatic(tmp_path, 8)
    is_over: list[bool] = []

    class Regretful(Person):
        def read(self, prompt: str) -> str:
            if game.result is None:
                if is_over:
                    assert save.path.name.startswith("unfinished-")
                    raise EOFError
                return "1"
            is_over.append(True)
            assert save.path.name.startswith("game-")
            return "undo"

    Sitting(game, save, Words(), screen, Regretful(screen), as_list=True).play()
    assert game.result is None
    assert [path.name for path in tmp_path.iterdir()] == [save.path.name]


# --- saving and leaving ---------------------------------------------------------------------------------


def test_the_end_of_the_input_keeps_the_game_and_says_how_to_go_on(fatsi: Fatsi, data_folder: Path) -> None:
    result = fatsi("play", "--seed", "5", lines=["1", "2"])
    assert result.exit_code == 0
    [path] = saved_games(data_folder)
    assert f"fatsi play --resume {path}" in result.stdout
    assert len([a for a in saved(data_folder).actions if not a.is_chance]) == 2


def test_a_resumed_game_is_the_same_and_goes_on(fatsi: Fatsi, data_folder: Path) -> None:
    fatsi("play", "--seed", "5", lines=["1", "2", "3"])
    before = saved(data_folder)
    [path] = saved_games(data_folder)
    result = fatsi("play", "--resume", path, lines=["undo", "1", "1"])
    assert result.exit_code == 0
    straight = Game(Setup(), seed=5)
    for choice in (1, 2, 1, 1):
        while len(straight.legal()) == 1:
            straight.play(straight.legal()[0])
        straight.play(straight.legal()[choice - 1])
    while len(straight.legal()) == 1:
        straight.play(straight.legal()[0])
    assert saved(data_folder).state == straight.state != before.state


def test_a_game_can_be_kept_in_a_file_of_ones_own(fatsi: Fatsi, data_folder: Path, tmp_path: Path) -> None:
    path = tmp_path / "my game.fatsi"
    result = fatsi("play", "--seed", "5", "--save", path, lines=["1"])
    assert f"fatsi play --resume '{path}'" in result.stdout
    assert saved_games(data_folder) == []
    assert Game.from_record(path.read_text(encoding="utf-8")).seed == 5


def test_the_save_command_writes_a_copy(fatsi: Fatsi, tmp_path: Path) -> None:
    path = tmp_path / "copy.fatsi"
    result = fatsi("play", "--seed", "5", lines=["1", f"save {path}", f"save {tmp_path / 'no' / 'folder'}"])
    assert "Saved in" in result.stdout
    assert "cannot be written: there is no such file or folder." in " ".join(result.stdout.split())
    assert len(Game.from_record(path.read_text(encoding="utf-8")).actions) > 1


def test_a_file_that_is_no_game_is_never_replaced(fatsi: Fatsi, tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_text("Dear aunt", encoding="utf-8")
    result = fatsi("play", "--seed", "5", lines=[f"save {path}", f"save {tmp_path}"])
    assert " ".join(result.stdout.split()).count("already exists and is not a saved game") == 2
    assert fatsi("play", "--save", path).stderr.count("already exists") == 1
    assert path.read_text(encoding="utf-8") == "Dear aunt"


@pytest.mark.parametrize(("answer", "left"), [("", 1), ("y", 1), ("no", 0)])
def test_quit_asks_whether_to_keep_the_game(fatsi: Fatsi, data_folder: Path, answer: str, left: int) -> None:
    result = fatsi("play", "--seed", "5", lines=["1", "quit", answer])
    assert result.exit_code == 0
    assert len(saved_games(data_folder)) == left


def test_a_game_that_cannot_be_saved_can_still_be_played(fatsi: Fatsi, tmp_path: Path) -> None:
    result = fatsi("play", "--seed", "5", "--save", tmp_path / "no" / "folder", lines=["1", "1"])
    assert result.exit_code == 0
    assert result.stdout.count("The game goes on, but it is not being saved automatically.") == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("no record at all", 'line 1, column 1: the first line must be "fatsi record 1".'),
        ("fatsi record 1\nplayers: nine\n", "line 2, column 10"),
        ("fatsi record 1\nplayers: 1\n\n1 N: draw lich; dance\n", "line 4"),
    ],
)
def test_a_bad_file_is_refused_in_one_line_that_says_where(
    fatsi: Fatsi, tmp_path: Path, text: str, message: str
) -> None:
    path = tmp_path / "bad.fatsi"
    path.write_text(text, encoding="utf-8")
    for command in (["play", "--resume"], ["replay"]):
        result = fatsi(*command, path)
        assert result.exit_code == 1
        assert result.stderr.startswith(f"{path}, {message}")
        assert result.stderr.count("\n") == 1


def test_a_file_that_is_not_there_or_is_no_text_is_refused(fatsi: Fatsi, tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\xff\xfe\x00")
    assert fatsi("play", "--resume", path).stderr == f"{path} is not a text file.\n"
    assert fatsi("replay", tmp_path / "nothing").stderr.endswith("cannot be read: there is no such file or folder.\n")
    assert fatsi("play", "--position", tmp_path).exit_code == 1


def test_a_saved_game_takes_no_options_of_a_new_one(fatsi: Fatsi, tmp_path: Path) -> None:
    for options in (
        ["--resume", "x", "--players", "2"],
        ["--resume", "x", "--seed", "2"],
        ["--position", "x", "--five-qi"],
    ):
        result = fatsi("play", *options)
        assert result.exit_code == 1
        assert "--resume continues a saved game" in result.stderr


def test_a_finished_game_can_be_looked_at_and_not_gone_on_with(fatsi: Fatsi, data_folder: Path) -> None:
    fatsi("play", "--seed", "5", lines=["1"] * 3000)
    [path] = saved_games(data_folder)
    result = fatsi("play", "--resume", path, lines=["1"])
    assert result.exit_code == 0
    assert "Defeat: " in result.stdout


# --- White Moon -----------------------------------------------------------------------------------------

MOON = """fatsi position 1
white-moon: yes
difficulty: nightmare
village: kung-fu-school taoist-altar herbalists-shop sorcerers-hut buddhist-temple cemetery circle-of-prayer tea-house
  pavilion-of-the-heavenly-winds
villagers: NW ? chang, N ? ? li, NE ? ? hua, W ? sun, E ? zhou xiang, SW ? ? wu, S ? sheng, C miao
shelter: hua li
graveyard: li sun zhou
receptacles: NW
su-ling: S2
removed-tao: red black
used-artifacts: moonstone
bottom: lich ghoul
ghosts: N1 silverfang, N2 shapeshifter, E2 werewolf, S2 sticky-feet step
N: qi 3, at C, tao red, crystals 1, artifacts celestial-sword
E: qi 3, at NE, crystals 1, laid-down
S: qi 2, at SW, artifacts shield-of-time
deck: 10 10 10 10
pending: yang
"""


@pytest.fixture
def moon(tmp_path: Path) -> Path:
    path = tmp_path / "moon.txt"
    path.write_text(MOON, encoding="utf-8")
    return path


def test_options_of_white_moon_fix_parts_of_the_setup(fatsi: Fatsi, data_folder: Path, tmp_path: Path) -> None:
    cards = tmp_path / "cards.csv"
    cards.write_text(
        "id,colour,red,green,blue,yellow,black,left,middle,right\nwererat,yellow,0,0,0,1,0,,devourer,tao-1\n",
        encoding="utf-8",
    )
    options = ["--white-moon", "--moon-village", "first-game", "--portal", "corner", "--incarnations", "new"]
    result = fatsi("play", *options, "--cards", cards, lines=["card wererat", "card wereboar"])
    assert result.exit_code == 0
    setup = saved(data_folder).setup
    assert (setup.white_moon, setup.moon_village) == (True, "first-game")
    assert setup.portal in ("NW", "NE", "SW", "SE")
    assert setup.tiles is not None
    assert "night-watchmans-beat" not in setup.tiles
    assert setup.incarnations is not None
    assert "gatekeeper" in setup.incarnations
    assert "nameless" not in setup.incarnations
    # The record keeps the values that were supplied; only what nobody supplied is marked as reconstructed.
    assert [(card.id, card.right) for card in setup.cards] == [("wererat", ("tao-1",))]
    shown = " ".join(result.stdout.split())
    assert "Wererat: a yellow ghost, resistance yellow 1." in shown
    assert shown.count("are our reconstruction, as no rulebook prints them.") == 1


def test_everything_of_white_moon_is_in_sight_in_both_forms(fatsi: Fatsi, moon: Path) -> None:
    facts = {
        "both": [
            "Portal: Temple (C).",
            "Shelter: 2 saved (Hua 1 of 3, Li 1 of 3).",
            "Graveyard: 3 of 12 dead (Zhou 1, Li 1, Sun 1).",
            "Moon crystals: 1 in the supply, 1 in receptacles (NW).",
            "Su-Ling: in front of S2.",
            "Removed from the game: Tao red 1, black 1.",
            "Used up: Moonstone.",
            "At the bottom of the deck: Lich and Ghoul.",
            "Red at C: 3 Qi, 1 crystal, Celestial Sword, Tao red 1.",
            "Green at NE: 3 Qi, knocked down, 1 crystal, Tao none.",
            "Blue at SW: 2 Qi, Shield of Time, Tao none.",
        ],
        "--map": [
            *("NW School", "Xiang, 2 below", "(Zhou, hidden)", "portal", "crystal", "@ Green, down", "Su-Ling stops"),
            *("devours", "moves on", "red 4"),
        ],
        "--plain": [
            "NW Kung-Fu School: villager Chang, 1 below, receptacle with a crystal.",
            "E Cemetery: villager Xiang, 2 below (Zhou, hidden).",
            "C Buddhist Temple: 2 Buddhas, portal, villager Miao, Red and Yellow here.",
            "S2 Sticky Feet, facing the Tea House: blue 2, Su-Ling stops it.",
            "N2 Shapeshifter, facing the Taoist Altar: red 4, moves on in every Yin phase",
        ],
    }
    for form in ("--map", "--plain"):
        shown = " ".join(fatsi("play", form, "--position", moon).stdout.split())
        assert [fact for fact in facts["both"] + facts[form] if fact not in shown] == []


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("look NE", "Hua: 3 villagers. For each death: the active Taoist is knocked down"),
        ("look NW", "Make one roll against all ghosts of your board"),
        ("look E2", "Its colour, resistance and stones are our reconstruction"),
        ("card shapeshifter", "resistance 4 in the board's colour"),
        ("cards", "Villagers, 10 not yet seen: Hua 1, Zhou 1"),
        ("rules", "Families: Hua, Zhou, Li"),
        ("rules", "Artifacts: Elixir of Life"),
        ("rules su-ling", "She stops the middle stone of the ghost there."),
        ("rules barrier", "When all four receptacles are full"),
        ("rules moon crystals", "There are four."),
        ("rules celestial sword", "set one Tao die to white"),
        ("rules teng", "one villager. If the villager dies: a yellow Tao token is removed from the game."),
        ("odds N", "Exorcising Shapeshifter (N2): 0% with the dice alone, 55.6% with tokens and crystals."),
    ],
)
def test_white_moon_is_explained(fatsi: Fatsi, moon: Path, line: str, message: str) -> None:
    assert message in " ".join(fatsi("play", "--position", moon, lines=[line]).stdout.split())


def test_save_alone_saves_a_villager_and_with_a_file_the_game(
    fatsi: Fatsi, moon: Path, tmp_path: Path, data_folder: Path
) -> None:
    path = tmp_path / "copy.fatsi"
    result = fatsi("play", "--position", moon, lines=[f"save {path}", "save", "save"])
    # The turn is over then, and a devourer strikes: there is nobody to be saved.
    assert "Saved in" in result.stdout
    shown = " ".join(result.stdout.split())
    assert "A villager of the Miao family reaches the shelter from the Buddhist Temple (C)." in shown
    assert "That does not answer the current question." in result.stdout
    assert str(saved(data_folder).actions[0]) == "save"
    assert Game.from_record(path.read_text(encoding="utf-8")).actions == ()


def test_the_odds_are_shown_before_the_school_and_the_barrier_strike(fatsi: Fatsi, tmp_path: Path) -> None:
    path = tmp_path / "moon.txt"
    path.write_text(MOON.replace("pending: yang", "pending: strike; yang"), encoding="utf-8")
    shown = " ".join(fatsi("play", "--position", path).stdout.split())
    assert "The ghosts of your board, with 3 dice: The Celestial Sword" in shown
    assert "Exorcising Silverfang (N1): 11.1% with the dice alone" in shown
    assert "All black ghosts, with 3 dice: " in shown
    assert "Exorcising Werewolf (E2): " in shown
    rest = "barrier-board 1; barrier-board 2; barrier-board 3; barrier-end; barrier; next-turn"
    barrier = MOON.replace("receptacles: NW", "receptacles: NW NE SW SE")
    barrier = barrier.replace(", crystals 1", "").replace("pending: yang", f"pending: barrier-choice 0; {rest}")
    path.write_text(barrier, encoding="utf-8")
    shown = " ".join(fatsi("play", "--position", path).stdout.split())
    assert (
        "Roll 4 dice against the ghosts of the red board: Exorcising Silverfang (N1): 11.1% with the dice alone"
        in shown
    )
    assert "Give up a crystal and save the Miao villager at the Temple (C)" in shown
