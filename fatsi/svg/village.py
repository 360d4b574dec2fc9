"""The village: its nine tiles, with what lies on them, and the Taoists who stand there."""

from __future__ import annotations

from functools import lru_cache

from fatsi.rules.colours import BOARD_COLOURS, COLOURS
from fatsi.rules.geometry import CENTRE, SIDES, TILES
from fatsi.rules.state import State
from fatsi.rules.village import VILLAGE_TILES
from fatsi.svg import layout
from fatsi.svg.drawings import symbols_in
from fatsi.svg.lettering import escaped, fitted, number
from fatsi.svg.strokes import Box, badge, drawn, numeral, sheet, thing
from fatsi.words import Words
from fatsi.words.sight import Sight


def tile_parts(state: State, sight: Sight) -> dict[str, str]:
    """Return the tiles of the village by id."""
    table = state.table
    return {
        f"tile-{TILES[place]}": _tile(
            place,
            VILLAGE_TILES[table.tiles[place]],
            state.haunted >> place & 1 == 1,
            state.circle if place == table.circle else -1,
            state.temple_buddhas if place == table.temple else 0,
            state.centre_tokens if place == CENTRE else 0,
            state.moon is not None,
            sight.tile(place),
            sight.words,
        )
        for place in range(9)
    }


@lru_cache(maxsize=2048)
def _tile(
    place: int,
    tile: str,
    is_haunted: bool,
    prayer: int,
    buddhas: int,
    power_tokens: int,
    has_villagers: bool,
    title: str,
    words: Words,
) -> str:
    box = layout.TILES[place]
    kinds = "tile haunted" if is_haunted else "tile"
    # Villagers stand at the right: the drawing makes room for them.
    body = _face(box, tile, is_haunted, words, place=place, shift=-20 if has_villagers else 0)
    body += _things(box, prayer, buddhas, power_tokens)
    return thing(f"tile-{TILES[place]}", kinds, box, title, body, seed=place)


def _face(box: Box, tile: str, is_haunted: bool, words: Words, *, place: int | None = None, shift: float = 0) -> str:
    """Return a tile without what lies on it; the letters of its place stand on those of the village."""
    x, y, width, _ = box
    body = sheet(box, "sheet", place or 0)
    body += drawn(tile, Box(x + 27 + shift, y + 42, 122, 122), "trade")
    if is_haunted:
        body += drawn("shutters", Box(x + 20 + shift, y + 36, 136, 136)) + drawn(
            "mist", Box(x + 4, y + 40, 168, 134), "mist"
        )
    name = words.name("tile", tile, "short")
    if place is None:
        return body + fitted(name, x + width / 2, y + 24, width - 24, size=25, of="name")
    body += numeral(words.name("place", TILES[place]), x + 9, y + 23, 19, "place", "start")
    room = 34 if len(TILES[place]) == 1 else 46
    return body + fitted(name, x + (width + room - 6) / 2, y + 24, width - room - 6, size=25, of="name")


def _things(box: Box, prayer: int, buddhas: int, power_tokens: int) -> str:
    """Return what lies on a tile, in a column at its left edge."""
    x, y = box.x + 5, box.y + 40
    body = ""
    if prayer >= 0:
        body += drawn(COLOURS[prayer], Box(x, y, 46, 46))
        y += 46
    for _ in range(buddhas):
        body += drawn("buddha", Box(x, y, 42, 42))
        y += 38
    if power_tokens:
        body += drawn("power-token", Box(x, y, 42, 42))
        if power_tokens > 1:
            body += badge(power_tokens, x + 38, y + 36, 22)
    return body


@lru_cache(maxsize=64)
def tile_picture(tile: str, words: Words, *, is_haunted: bool = False) -> str:
    """Return one tile large, as a picture of its own for a page with our style sheet.

    >>> from fatsi.words import words
    >>> "Tea House" in tile_picture("tea-house", words("en"))
    True
    """
    box = Box(6, 6, layout.TILE, layout.TILE)
    body = _face(box, tile, is_haunted, words)
    kinds = "tile haunted" if is_haunted else "tile"
    size = number(layout.TILE + 12)
    return (
        f'<svg class="picture large" viewBox="0 0 {size} {size}" role="img">'
        f"<title>{escaped(words.name('tile', tile))}</title><defs>{symbols_in(body)}</defs>"
        f'<g class="{kinds}">{body}</g></svg>'
    )


# --- Taoists ------------------------------------------------------------------------------------------------


def taoist_parts(state: State, sight: Sight) -> dict[str, str]:
    """Return the figures of the Taoists by id."""
    moon = state.moon
    return {
        f"taoist-{SIDES[seat]}": _taoist(
            seat,
            BOARD_COLOURS[state.table.board_colours[seat]],
            state.position[seat],
            not state.qi[seat],
            moon is not None and moon.laid_down >> seat & 1 == 1,
            seat == state.active and state.result is None,
            sight.seat(seat),
        )
        for seat in state.table.seats
    }


@lru_cache(maxsize=2048)
def _taoist(seat: int, colour: str, tile: int, is_dead: bool, is_laid_down: bool, is_active: bool, title: str) -> str:
    box = layout.taoist_on(tile, seat) if tile >= 0 else layout.taoist_beside(seat)
    kinds = f"taoist mover of-{colour}"
    if is_dead:
        kinds += " dead"
    if is_active:
        kinds += " active"
    # The drawing is as wide as it is high, the man in its middle third.
    figure = drawn(f"taoist-{colour}", Box(box.x - 11, box.y, 66, 66))
    if is_dead or is_laid_down:
        x, y = box.middle
        figure = f'<g transform="rotate(-82 {number(x)} {number(y + 10)})">{figure}</g>'
    lantern = drawn("ground-light", Box(box.x - 12, box.y + 38, 68, 44)) if is_active else ""
    return thing(f"taoist-{SIDES[seat]}", kinds, box, title, lantern + figure)
