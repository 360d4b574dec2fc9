"""The command that draws: a position, or one of a recorded game, as SVG or PNG."""

from __future__ import annotations

import sys
from pathlib import Path

from fatsi.svg import THEMES, picture, png
from fatsi.terminal.sources import STDIN, position_of
from fatsi.trouble import Trouble, unwritable
from fatsi.words import Words


def render(
    source: Path | None, output: Path | None, words: Words, *, turn: int | None, theme: str, width: int
) -> str | None:
    """Draw what a file (or stdin) holds into a file by its suffix; without one, return the SVG."""
    if theme not in THEMES:
        raise Trouble(words.text("render-theme", theme=theme, themes=words.listed(list(THEMES))))
    if output is not None and output.suffix.lower() not in (".svg", ".png"):
        raise Trouble(words.text("render-suffix", file=str(output)))
    if source is None and sys.stdin.isatty():
        # Somebody who typed the command would wait for it, and it for them.
        raise Trouble(words.text("render-no-file"))
    svg = picture(position_of(source or STDIN, words, turn=turn), words, theme=theme)
    if output is None:
        return svg
    try:
        if output.suffix.lower() == ".png":
            output.write_bytes(png(svg, width=width))
        else:
            output.write_text(svg + "\n", encoding="utf-8")
    except OSError as error:
        raise Trouble(unwritable(output, error, words)) from None
    return None
