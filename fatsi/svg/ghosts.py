"""The ghosts: the twelve spaces with the cards on them, haunting figures, Buddhas; and a card shown large."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from fatsi.rules.cards import BOARD_COLOURED, BOARD_COLOURED_RESISTANCE, Card
from fatsi.rules.colours import BOARD_COLOURS, COLOURS
from fatsi.rules.exorcism import may_be_exorcised, resistance_at, target_at
from fatsi.rules.facts import LASTING_STONES, PRINTED
from fatsi.rules.geometry import NO_FIGURE, ON_STEP, SPACES, board_of
from fatsi.rules.state import State
from fatsi.svg import layout
from fatsi.svg.drawings import defs_of, drawing_of
from fatsi.svg.lettering import escaped, fitted, number
from fatsi.svg.strokes import Box, badge, drawn, nothing, numeral, sheet, slate, thing
from fatsi.words import Words
from fatsi.words.sight import Sight

Points = tuple[int, ...]  # of each colour

_STONE: Final = 33
_FIGURE: Final = 44
# Up to so many pips: in how many columns, and how large.
_GRIDS: Final = ((1, (1, 42)), (4, (2, 36)), (6, (2, 28)), (9, (3, 24)))


class Face(NamedTuple):
    """All that a card in play shows."""

    card: Card
    resistance: Points
    left: Points
    """What is left of the resistance where Circle and Mantra lower it."""
    is_dormant: bool = False
    is_stopped: bool = False
    """Whether Su-Ling stops its middle stone."""
    is_guarded: bool = False
    """Whether it may not be exorcised now."""
    has_mantra: bool = False
    is_caught: bool = False
    pip: str = ""
    """The drawing of each point, where it is not that of its colour."""


def space_parts(state: State, sight: Sight) -> dict[str, str]:
    """Return the ghost spaces with the cards on them by id."""
    table = state.table
    words = sight.words
    return {
        f"space-{SPACES[space]}": _space(
            space,
            BOARD_COLOURS[table.board_colours[board_of(space)]],
            _face(state, space) if state.ghosts[space] else None,
            sight.space(space),
            words,
        )
        for space in range(12)
    }


def _face(state: State, space: int) -> Face:
    card = state.facts.card[state.ghosts[space]]
    assert card is not None
    target = target_at(state, space)
    # Which colour the Mantra lowers is chosen later where there are several: its sign on the card stands for it.
    ways = target.needs()
    return Face(
        card,
        tuple(resistance_at(state, space)),
        tuple(ways[0] if len(ways) == 1 else target.need),
        is_dormant=state.dormant >> space & 1 == 1,
        is_stopped=state.moon is not None and state.moon.su_ling == space,
        is_guarded=not may_be_exorcised(state, space),
        has_mantra=state.mantra == space,
        is_caught=state.caught and state.facts.needs_buddha[card.number],
    )


@lru_cache(maxsize=4096)
def _space(space: int, colour: str, face: Face | None, title: str, words: Words) -> str:
    box = layout.CARDS[space]
    x, y = layout.STEPS[space]
    lx, ly = layout.LABELS[space]
    is_level = board_of(space) % 2 == 0
    slab = Box(x - 26, y - 12, 52, 24) if is_level else Box(x - 12, y - 26, 24, 52)
    body = slate(slab, "step") + numeral(words.name("space", SPACES[space]), lx, ly, 22, "place")
    if face is None:
        body += slate(box.grown(-6), "place-for-card")
        body += drawn("open-space", box.square(96), "faint")
        return thing(f"space-{SPACES[space]}", "space free", box, title, body)
    card = f"{'incarnation' if face.card.is_incarnation else 'ghost'} mover of-{_tint(face, colour)}"
    body += f'<g id="ghost-{face.card.number}" class="{card}">{card_face(box, face, words, seed=space)}</g>'
    return thing(f"space-{SPACES[space]}", "space full", box, title, body, seed=space)


def _tint(face: Face, board: str) -> str:
    return board if face.card.colour == BOARD_COLOURED else face.card.colour


# --- the face of a card -------------------------------------------------------------------------------------


def card_face(box: Box, face: Face, words: Words, *, seed: int = 0) -> str:
    """Return what is drawn on a card: name, drawing, resistance as pips, the stones left, middle and right."""
    x, y, width, _ = box
    card = face.card
    body = sheet(box, "sheet", seed)
    if card.is_incarnation:
        body += sheet(box.grown(-5), "inner-edge", seed + 20)
    body += fitted(
        words.name("card", card.id), x + width / 2, y + 31, width - 20, size=22, least=16, lines=2, of="name"
    )
    middle = drawn("wash", Box(x + 2, y + 48, 98, 90), "wash")
    middle += drawn(drawing_of(card.number), Box(x + 6, y + 51, 86, 86), "being")
    middle += _pips(Box(x + 97, y + 50, 72, 84), face)
    body += f'<g class="middle">{middle}</g>'
    body += _stones(Box(x + 5, y + 138, width - 10, _STONE), face)
    if face.has_mantra:
        body += f'<g id="mantra" class="mover">{drawn("mantra", Box(x - 2, y + 76, 46, 62))}</g>'
    if face.is_caught:
        body += drawn("buddha", Box(x + 66, y + 96, 38, 38))
    return body


def _pips(box: Box, face: Face) -> str:
    """Return the resistance, one token's face for each point; those that Circle or Mantra take are struck out."""
    points = [
        (face.pip or COLOURS[colour], at < face.left[colour])
        for colour, printed in enumerate(face.resistance)
        for at in range(printed)
    ]
    # Columns and the size of a pip, so that many still fit.
    columns, size = next(grid for most, grid in _GRIDS if len(points) <= most)
    rows = -(-len(points) // columns)
    x = box.x + (box.width - columns * size) / 2
    y = box.y + (box.height - rows * size) / 2
    body = ""
    for at, (colour, is_left) in enumerate(points):
        row, column = divmod(at, columns)
        in_row = min(columns, len(points) - row * columns)
        px = x + column * size + (columns - in_row) * size / 2
        place = Box(px, y + row * size, size, size)
        body += drawn(colour, place, "pip" if is_left else "pip gone")
        if not is_left:
            body += drawn("struck", place)
    return body


def _stones(box: Box, face: Face) -> str:
    """Return the stones: two places at the left, one in the middle, two at the right."""
    card = face.card
    slot = (box.width - _STONE) / 4
    places = [
        *((0 + at, stone, face.is_dormant and stone in LASTING_STONES) for at, stone in enumerate(card.left)),
        *((2 + at, stone, face.is_stopped) for at, stone in enumerate(card.middle)),
        *((5 - len(card.right) + at, stone, False) for at, stone in enumerate(card.right)),
    ]
    body = ""
    taken = set()
    for at, stone, is_off in places:
        taken.add(at)
        place = Box(box.x + slot * at, box.y, _STONE, _STONE)
        body += drawn(f"stone-{stone}", place, "stone off" if is_off else "stone")
        if is_off:
            body += drawn("struck", place)
        elif face.is_guarded and at == 2:
            body += drawn("lock", Box(place.x + 16, place.y - 12, 26, 26))
    for at in (0, 2, 4):
        if at not in taken:
            body += drawn("stone-none", Box(box.x + slot * at, box.y, _STONE, _STONE), "faint")
    return body


@lru_cache(maxsize=128)
def card_picture(card: int, words: Words, *, facts: Card | None = None, with_symbols: bool = True) -> str:
    """Return one card large, as a picture of its own for a page with our style sheet.

    `facts` are those of a card that a game plays with other values than the printed ones. A page that has the symbols
    of all drawings already wants none here, so that no id is there twice.

    >>> from fatsi.words import words
    >>> "Lich" in card_picture(11, words("en"))
    True
    """
    row = facts or PRINTED.card[card]
    assert row is not None
    is_coloured = row.colour == BOARD_COLOURED
    points = (BOARD_COLOURED_RESISTANCE, 0, 0, 0, 0) if is_coloured else row.resistance
    box = Box(6, 6, layout.CARD, layout.CARD)
    body = card_face(box, Face(row, points, points, pip="any-board" if is_coloured else ""), words)
    size = number(layout.CARD + 12)
    kind = "incarnation" if row.is_incarnation else "ghost"
    return (
        f'<svg class="picture large" viewBox="0 0 {size} {size}" role="img">'
        f"<title>{escaped(words.name('card', row.id))}</title>{defs_of(body) if with_symbols else ''}"
        f'<g class="{kind} mover of-{"black" if is_coloured else row.colour}">{body}</g></svg>'
    )


# --- what stands on spaces and steps ------------------------------------------------------------------------


def figure_parts(state: State, sight: Sight) -> dict[str, str]:
    """Return the haunting figures by id."""
    su_ling = state.moon.su_ling if state.moon is not None else -1
    return {
        f"figure-{name}": _figure(space, state.ghosts[space], state.figures[space], su_ling == space, sight.words)
        for space, name in enumerate(SPACES)
    }


@lru_cache(maxsize=2048)
def _figure(space: int, card: int, figure: int, is_stopped: bool, words: Words) -> str:
    name = f"figure-{SPACES[space]}"
    if figure == NO_FIGURE:
        return nothing(name, "figure")
    row = PRINTED.card[card]
    assert row is not None
    yin = 1 if figure == ON_STEP else 2
    if figure == ON_STEP:
        x, y = layout.STEPS[space]
    else:
        x, y = layout.CARDS[space].x + 76, layout.CARDS[space].y + 116
    box = Box(x - _FIGURE / 2, y - _FIGURE / 2 - 2, _FIGURE, _FIGURE)
    body = drawn("figure", box) + badge(yin, x + 15, y + 12, 21)
    if is_stopped:
        title = words.text("picture-figure-stopped", card=row.id, space=SPACES[space])
    else:
        title = words.text("picture-figure", card=row.id, space=SPACES[space], number=yin)
    kinds = f"figure mover {'on-step' if figure == ON_STEP else 'on-card'}{' stopped' if is_stopped else ''}"
    return thing(name, kinds, box, title, body)


def buddha_parts(state: State, sight: Sight) -> dict[str, str]:
    """Return the Buddhas on spaces by id."""
    return {
        f"buddha-{name}": _buddha(space, state.ghosts[space] > 0, sight.space(space))
        if state.buddhas >> space & 1
        else nothing(f"buddha-{name}", "buddha")
        for space, name in enumerate(SPACES)
    }


@lru_cache(maxsize=512)
def _buddha(space: int, is_beside_ghost: bool, title: str) -> str:
    card = layout.CARDS[space]
    box = Box(card.x + 60, card.y + 92, 46, 46) if is_beside_ghost else card.square(112)
    return thing(f"buddha-{SPACES[space]}", "buddha mover", box, title, drawn("buddha", box))
