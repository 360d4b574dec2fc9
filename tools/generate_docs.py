"""The parts of the documentation that the program writes itself.

`make generate-docs` writes them anew; `tests/test_docs.py` says when one of them is stale. They are `docs/cli.md`, from
what the commands say about themselves, the table of the terminal in `docs/play.md`, and `docs/pictures/table.svg`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Final

from click.testing import CliRunner

from fatsi import parse_position
from fatsi.command import app
from fatsi.svg import picture
from fatsi.terminal.listing import show_table
from fatsi.terminal.menu import show_choices
from fatsi.terminal.screen import Screen
from fatsi.words import Words
from fatsi.words.chances import chances
from fatsi.words.sight import Sight

DOCS: Final = Path(__file__).parent.parent / "docs"
PICTURES: Final = DOCS / "pictures"
# Environment variables that would choose another language than English.
_ENGLISH: Final = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}
_TERMINAL_WIDTH: Final = 79
_TURN: Final = 17
_BLOCK: Final = re.compile(r"(?<=<!-- generated: terminal -->\n\n)```text\n.*?```\n", re.DOTALL)

_CLI_HEAD: Final = """# Commands and options

Every command prints its part of this page with `--help`. `fatsi` alone is `fatsi serve`. Results go to stdout and
messages to stderr, and the exit status is not 0 after a failure.

This page is generated from the commands: `make generate-docs`.
"""


def cli_page() -> str:
    """Return `docs/cli.md`: every command with its arguments and options."""
    names = list(getattr(app, "commands", {}))
    sections = [_section("fatsi", _help()), *(_section(f"fatsi {name}", _help(name)) for name in names)]
    return "\n".join((_CLI_HEAD, *sections))


def terminal_table() -> str:
    """Return what the table in the terminal shows in the position of `docs/pictures/terminal.txt`."""
    state = parse_position((PICTURES / "terminal.txt").read_text(encoding="utf-8"))
    words, out = Words(), StringIO()
    screen = Screen(out, width=_TERMINAL_WIDTH, colour=False)
    show_table(Sight(state, words), screen, turn=_TURN, as_list=False)
    screen.line()
    for number, sentence in enumerate(chances(state, words)):
        screen.say(sentence, indent=2 if number else 0)
    screen.say(words.decision(state))
    show_choices(state, words, screen, in_columns=True)
    return out.getvalue()


def table_picture() -> str:
    """Return the picture of the position in `docs/pictures/table.txt`, as `fatsi render` draws it."""
    return picture(parse_position((PICTURES / "table.txt").read_text(encoding="utf-8"))) + "\n"


def play_page(page: str) -> str:
    """Return `docs/play.md` with the table of the terminal as it looks now."""
    changed, blocks = _BLOCK.subn(lambda _: f"```text\n{terminal_table()}```\n", page)
    if blocks != 1:
        raise ValueError("docs/play.md must have one block of text after <!-- generated: terminal -->")
    return changed


def generated_files() -> dict[Path, str]:
    """Return every generated file with what it should hold."""
    play = DOCS / "play.md"
    return {
        DOCS / "cli.md": cli_page(),
        play: play_page(play.read_text(encoding="utf-8")),
        PICTURES / "table.svg": table_picture(),
    }


def _help(*command: str) -> list[str]:
    result = CliRunner().invoke(app, [*command, "--help"], prog_name="fatsi", env=_ENGLISH)
    assert result.exit_code == 0, result.output
    return result.stdout.splitlines()


def _section(name: str, lines: list[str]) -> str:
    """Return the help of one command as Markdown: a heading, what it does, its usage, a table for each list."""
    usage, *rest = lines
    head = rest.index(next(line for line in rest if _is_heading(line)))
    about = _joined(rest[:head])
    tables = [_table(title, rows) for title, rows in _lists(rest[head:])]
    return "\n".join((f"## {name}\n", f"{about}\n", f"```text\n{usage.partition(': ')[2]}\n```\n", *tables))


def _joined(lines: list[str]) -> str:
    """Return lines as one. A line may have been broken inside a word, after a hyphen, as in first-game."""
    text = ""
    for line in filter(None, map(str.strip, lines)):
        text += line if not text or re.search(r"\w-$", text) else f" {line}"
    return text


def _is_heading(line: str) -> bool:
    return bool(line) and not line.startswith(" ") and line.endswith(":")


def _lists(lines: list[str]) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Yield each list of the help with its rows. A row may go on in further lines, which are indented deeper."""
    title, rows = "", list[tuple[str, str]]()
    for line in (*lines, ":"):
        if line.endswith(":") and not line.startswith(" "):
            if rows:
                yield title, rows
            title, rows = line.removesuffix(":"), []
        elif match := re.match(r" {2}(\S.*?)(?: {2,}(.*))?$", line):
            rows.append((match[1], match[2] or ""))
        elif line.strip():
            left, right = rows[-1]
            rows[-1] = (left, _joined([right, line]))


def _table(title: str, rows: list[tuple[str, str]]) -> str:
    cells = (f"| `{left}` | {right} |" for left, right in rows)
    return "\n".join((f"| {title} | |", "| --- | --- |", *cells, ""))


def main() -> None:
    """Write every generated file that has changed."""
    for path, text in generated_files().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(DOCS.parent))


if __name__ == "__main__":
    main()
