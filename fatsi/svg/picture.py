"""The whole picture of a state, and its parts: every part is one element with an id, made anew only when it changes."""

from __future__ import annotations

from fatsi.rules.state import State
from fatsi.svg import boards, ghosts, layout, moon_parts, tray, village_parts
from fatsi.svg.drawings import all_symbols, defs_of
from fatsi.svg.lettering import escaped
from fatsi.svg.strokes import is_nothing
from fatsi.svg.themes import THEMES, style_of
from fatsi.words import Words
from fatsi.words import words as words_of
from fatsi.words.sight import Sight


def parts(state: State, words: Words) -> dict[str, str]:
    """Return the markup of each thing in the picture by its id, in the order in which they are drawn.

    The same things are there through the whole game; what is absent now is an empty group. So a page that shows one
    state comes to another by replacing the elements whose markup differs.
    """
    sight = Sight(state, words)
    moon = state.moon
    all_parts = boards.board_parts(state, sight)
    all_parts |= village_parts.tile_parts(state, sight)
    status = sight.moon.status() if sight.moon is not None else []
    all_parts |= ghosts.space_parts(state, sight)
    all_parts |= ghosts.buddha_parts(state, sight)
    all_parts |= ghosts.figure_parts(state, sight)
    if moon is not None:
        # Over the cards: one of them may hold the portal.
        all_parts["portal"] = moon_parts.portal_part(state, moon, status[0][0])
        all_parts |= moon_parts.village_parts(moon, sight)
    all_parts |= village_parts.taoist_parts(state, sight)
    all_parts |= boards.token_parts(state, sight)
    all_parts |= tray.tray_parts(state, sight)
    if moon is not None:
        all_parts |= moon_parts.tray_parts(state, moon, status, words)
    return all_parts


def frame(words: Words, white_moon: bool, body: str) -> str:
    """Return the picture that holds a body of parts, to stand in a page which links `STYLE` and sets a theme's class.

    It brings every drawing that the game may come to show.
    """
    # The style sheet lays the things of White Moon beside or below the view, as the window is wide or narrow.
    kinds = "picture with-moon" if white_moon else "picture"
    return _framed(words, white_moon, layout.WIDTH, body, f"<defs>{all_symbols(white_moon)}</defs>", kinds)


def picture(state: State, words: Words | None = None, *, theme: str = "night") -> str:
    """Return a state as an SVG document that stands alone, in the words of a language and the colours of a theme.

    >>> from fatsi import Game
    >>> picture(Game(seed=1).state).startswith('<svg xmlns="http://www.w3.org/2000/svg" class="picture night"')
    True
    """
    if theme not in THEMES:
        raise ValueError(f"{theme!r} is not one of {', '.join(THEMES)}")
    words = words or words_of()
    kinds = f"picture {theme}"
    body = "".join(markup for markup in parts(state, words).values() if not is_nothing(markup))
    drawings = defs_of(body)
    style = style_of(theme, f'{drawings}{body}<rect class="ground {kinds}"/>')
    white_moon = state.moon is not None
    width = layout.WIDTH + (layout.MOON_COLUMN if white_moon else 0)
    return _framed(words, white_moon, width, body, f"<style>{style}</style>{drawings}", kinds)


def _framed(words: Words, white_moon: bool, width: int, body: str, before: str, kinds: str) -> str:
    description = words.text("picture-text-moon" if white_moon else "picture-text")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{kinds}" viewBox="0 0 {width} {layout.HEIGHT}" role="group" '
        f'aria-labelledby="picture-title" aria-describedby="picture-text">'
        f'<title id="picture-title">{escaped(words.text("picture-title"))}</title>'
        f'<desc id="picture-text">{escaped(description)}</desc>{before}'
        f'<rect class="ground" width="{width}" height="{layout.HEIGHT}"/>{body}</svg>'
    )
