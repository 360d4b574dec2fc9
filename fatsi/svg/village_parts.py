"""The village: its nine tiles, with what lies on them, and the Taoists who stand there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fatsi.rules.colours import BOARD_COLOURS, COLOURS
from fatsi.rules.geometry import CENTRE, SIDES, TILES
from fatsi.rules.state import State
from fatsi.rules.village import VILLAGE_TILES
from fatsi.svg import layout
from fatsi.svg.drawings import defs_of
from fatsi.svg.lettering import escaped, fitted, number
from fatsi.svg.moon_parts import holder_of_portal
from fatsi.svg.strokes import Box, badge, drawn, numeral, sheet, thing
from fatsi.words import Words
from fatsi.words.sight import Sight

_NO_MOON: Final = ""
_MOON: Final = "moon"
_PORTAL: Final = "portal"
_PORTAL_TAKEN: Final = "portal-taken"


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
            _moonlight(state, place),
            sight.tile(place),
            sight.words,
        )
        for place in range(9)
    }


def _moonlight(state: State, place: int) -> str:
    """Return what White Moon brings to a tile: nothing, room for villagers, the portal, or that it is taken."""
    if state.moon is None:
        return _NO_MOON
    if state.moon.portal != place:
        return _MOON
    return _PORTAL if holder_of_portal(state) < 0 else _PORTAL_TAKEN


@lru_cache(maxsize=2048)
def _tile(
    place: int,
    tile: str,
    is_haunted: bool,
    prayer: int,
    buddhas: int,
    power_tokens: int,
    moonlight: str,
    title: str,
    words: Words,
) -> str:
    box = layout.TILES[place]
    kinds = "tile haunted" if is_haunted else "tile"
    ring = ""
    if moonlight in (_PORTAL, _PORTAL_TAKEN):
        round_it = layout.portal_on(place)
        x, y = round_it.middle
        ring = f'<circle class="portal-glow" cx="{number(x)}" cy="{number(y)}" r="{number(round_it.width * 0.43)}"/>'
        ring = drawn("portal", round_it, "taken") if moonlight == _PORTAL_TAKEN else ring + drawn("portal", round_it)
    # Villagers stand at the right: the drawing makes room for them.
    shift = 0 if moonlight == _NO_MOON else -20
    body = _face(box, tile, is_haunted, words, place=place, shift=shift, behind=ring)
    body += _things(box, prayer, buddhas, power_tokens)
    return thing(f"tile-{TILES[place]}", kinds, box, title, body, seed=place)


def _face(
    box: Box,
    tile: str,
    is_haunted: bool,
    words: Words,
    *,
    place: int | None = None,
    shift: float = 0,
    behind: str = "",
) -> str:
    """Return a tile without what lies on it; the letters of its place stand on those of the village."""
    x, y, width, _ = box
    body = sheet(box, "sheet", place or 0) + behind
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
    """Return what lies on a tile: at its left edge, above the Taoists, in two columns if there is much."""
    lying = [COLOURS[prayer]] * (prayer >= 0) + ["buddha"] * buddhas + ["power-token"] * (power_tokens > 0)
    size = 44 if len(lying) == 1 else 35
    body = ""
    for at, what in enumerate(lying):
        column, row = divmod(at, 2)
        place = Box(box.x + 4 + size * column, box.y + 38 + size * row, size, size)
        body += drawn(what, place)
        if what == "power-token" and power_tokens > 1:
            body += badge(power_tokens, place.x + size - 11, place.y + size - 11, 18)
    return body


@lru_cache(maxsize=64)
def tile_picture(tile: str, words: Words, *, is_haunted: bool = False, with_symbols: bool = True) -> str:
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
        f"<title>{escaped(words.name('tile', tile))}</title>{defs_of(body) if with_symbols else ''}"
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
        # Smaller, so that it covers nobody else's place.
        x, y = box.middle
        figure = drawn(f"taoist-{colour}", Box(x - 24, y - 14, 48, 48))
        figure = f'<g transform="rotate(-82 {number(x)} {number(y + 10)})">{figure}</g>'
    lantern = drawn("ground-light", Box(box.x - 12, box.y + 38, 68, 44)) if is_active else ""
    return thing(f"taoist-{SIDES[seat]}", kinds, box, title, lantern + figure)
