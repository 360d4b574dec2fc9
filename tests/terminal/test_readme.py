"""The picture in the README is what the table shows."""

from io import StringIO
from pathlib import Path

from fatsi import parse_position
from fatsi.terminal.listing import show_table
from fatsi.terminal.menu import show_choices
from fatsi.terminal.screen import Screen
from fatsi.words import Words
from fatsi.words.chances import chances
from fatsi.words.sight import Sight

ROOT = Path(__file__).parent.parent.parent
POSITION = """fatsi position 1
village: tea-house pavilion-of-the-heavenly-winds circle-of-prayer night-watchmans-beat buddhist-temple sorcerers-hut
  herbalists-shop cemetery taoist-altar
boards: red-a green-b blue-a yellow-b
haunted: W
circle: yellow
ghosts: N1 skinner step, E3 zombie-1, S2 abysmal-1, W2 lich
N: qi 2, at NE, tao red yellow
E: qi 4, at E, tao green green
S: qi 3, at S, yin-yang, tao blue
W: qi 1, at C, yin-yang, buddhas 1
deck: 24 10
stage: moved
pending: yang
"""


def picture() -> str:
    """What the table shows in that position; to be copied into the README when it changes."""
    state, words, out = parse_position(POSITION), Words(), StringIO()
    screen = Screen(out, width=79, colour=False)
    show_table(Sight(state, words), screen, turn=17, as_list=False)
    screen.line()
    for number, sentence in enumerate(chances(state, words)):
        screen.say(sentence, indent=2 if number else 0)
    screen.say(words.decision(state))
    show_choices(state, words, screen, in_columns=True)
    return out.getvalue()


def test_the_picture_in_the_readme_is_what_the_table_shows() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"```text\n{picture()}```\n" in readme, f"the README should show:\n{picture()}"
