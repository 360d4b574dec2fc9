"""The command that draws, and PNG."""

import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner, Result

from fatsi import Game, Setup, parse_record
from fatsi.command import app
from fatsi.svg import picture, png

ROOT = Path(__file__).parent.parent.parent
RECORD = ROOT / "tests" / "data" / "golden" / "wu-feng-defeated.txt"
POSITION = ROOT / "docs" / "pictures" / "table.txt"


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def render(*arguments: str | Path, text: str = "") -> Result:
    return CliRunner().invoke(app, ["render", *map(str, arguments)], input=text)


def size_of(image: bytes) -> tuple[int, int]:
    assert image.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", image[16:24])
    return width, height


def test_a_picture_becomes_png_of_the_width_wanted() -> None:
    assert size_of(png(picture(Game(seed=1).state), width=250)) == (250, 278)
    moon = picture(Game(Setup(white_moon=True), seed=1).state)
    assert size_of(png(moon, width=250)) == (250, 231)


def test_the_parts_of_a_png_are_painted() -> None:
    # Paper, dye and tokens: a picture without its style would be all black and compress to almost nothing.
    assert len(png(picture(Game(seed=1).state), width=300)) > 20_000


def test_a_position_is_drawn_to_stdout() -> None:
    done = render(POSITION)
    assert done.exit_code == 0
    assert ElementTree.fromstring(done.stdout).get("class") == "picture night"


def test_the_position_may_come_from_stdin() -> None:
    text = POSITION.read_text(encoding="utf-8")
    assert render(text=text).stdout == render("-", text=text).stdout == render(POSITION).stdout


def test_a_record_is_drawn_after_its_last_action() -> None:
    last = Game.from_record(RECORD.read_text(encoding="utf-8")).state
    assert render(RECORD, "--theme", "paper").stdout == picture(last, theme="paper") + "\n"


def test_a_record_is_drawn_at_the_end_of_a_turn() -> None:
    drawn = {turn: render(RECORD, "--turn", str(turn)).stdout for turn in (1, 3, 5)}
    assert len(set(drawn.values())) == 3
    parsed = parse_record(RECORD.read_text(encoding="utf-8"))
    assert drawn[1] != picture(parsed.start) + "\n"
    assert all("The table" in svg for svg in drawn.values())


def test_the_suffix_says_what_is_written(tmp_path: Path) -> None:
    assert render(POSITION, "-o", tmp_path / "table.svg").exit_code == 0
    ElementTree.parse(tmp_path / "table.svg")
    done = render(POSITION, "-o", tmp_path / "table.png", "--width", "320", "--theme", "contrast")
    assert (done.exit_code, done.stdout) == (0, "")
    assert size_of((tmp_path / "table.png").read_bytes())[0] == 320


@pytest.mark.parametrize(
    ("arguments", "text", "message"),
    [
        (["missing.txt"], "", "missing.txt cannot be read: there is no such file or folder.\n"),
        ([], "hello", '-, line 1, column 1: the first line must be "fatsi position 1".\n'),
        ([], "fatsi record 1\nplayers: 9\n\n", "-, line 2, column 10: "),
        ([RECORD, "--turn", "999"], "", "The record has no turn 999: its last turn is "),
        ([POSITION, "--turn", "1"], "", "--turn needs a record, but this is a position.\n"),
        ([POSITION, "--theme", "neon"], "", 'There is no theme "neon". Available: night, paper, contrast.\n'),
        ([POSITION, "-o", "table.gif"], "", "table.gif: the file name must end in .svg or .png.\n"),
        (
            [POSITION, "-o", "no/such/folder.svg"],
            "",
            "no/such/folder.svg cannot be written: there is no such file or folder.\n",
        ),
        ([POSITION, "--language", "tlh"], "", 'There is no language "tlh".'),
    ],
)
def test_trouble_is_reported_in_one_line(arguments: list[str | Path], text: str, message: str) -> None:
    done = render(*arguments, text=text)
    assert done.exit_code == 1
    assert done.stderr.startswith(message)
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""
