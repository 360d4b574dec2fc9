"""Frames as text: what is still to be done, such as `place lich` or `curse-die N1 no`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from fatsi.notation.fields import Piece
from fatsi.notation.moon import CORNER_NAMES
from fatsi.rules import dice
from fatsi.rules.cards import BY_ID, BY_NUMBER
from fatsi.rules.colours import COLOURS, FACES, TAO_PER_COLOUR
from fatsi.rules.exorcism import packed, unpacked
from fatsi.rules.frames import CEMETERY_LINE, KIND_INDEX, KINDS, PLACE, PURPOSES, Frame
from fatsi.rules.geometry import SIDES, SPACES, TILES
from fatsi.rules.moon.families import ARTIFACTS, FAMILY_IDS
from fatsi.rules.moon.position import UNKNOWN

_NOTHING: Final = "-"
_UNKNOWN: Final = "?"
# What may be spent in an exorcism.
TOKENS: Final = (*COLOURS, "crystal")
_CEMETERY: Final = "cemetery"
_LINES: Final = (*SPACES, _CEMETERY)
assert _LINES.index(_CEMETERY) == CEMETERY_LINE


def cards_in_hand(stack: Iterable[Frame]) -> list[int]:
    """Return the cards that are drawn but not placed yet."""
    return [frame[1] for frame in stack if frame[0] == PLACE]


# --- one argument ---------------------------------------------------------------------------------------


def parse_card(piece: Piece) -> int:
    """Return the number of the card with that id."""
    return BY_ID[piece.choice(BY_ID, "card")].number


def _parse_roll(piece: Piece) -> int:
    faces = _several(piece, FACES, "tao-face")
    if len(faces) > dice.MOST_DICE:
        raise piece.fail("too-many-dice", most=dice.MOST_DICE)
    return dice.ROLL_INDEX[tuple(sorted(faces))]


def _bits(piece: Piece, names: tuple[str, ...], kind: str) -> int:
    bits = 0
    for index in _several(piece, names, kind):
        bits |= 1 << index
    return bits


def _parse_tokens(piece: Piece) -> int:
    colours = _several(piece, TOKENS, "tao-colour")
    counts = tuple(colours.count(colour) for colour in range(len(TOKENS)))
    if max(counts) > TAO_PER_COLOUR:
        raise piece.fail("too-many-tokens-spent", most=TAO_PER_COLOUR)
    return packed(counts)


def _several(piece: Piece, names: tuple[str, ...], kind: str) -> list[int]:
    if piece.text == _NOTHING:
        return []
    return [names.index(part.choice(names, kind)) for part in piece.split("+")]


def _joined(names: Iterable[str]) -> str:
    return "+".join(names) or _NOTHING


_WRITE: Final[dict[str, Callable[[int], str]]] = {
    "space": lambda n: SPACES[n],
    "card": lambda n: BY_NUMBER[n].id,
    "seat": lambda n: SIDES[n],
    "number": str,
    "flag": lambda n: "yes" if n else "no",
    "line": lambda n: _LINES[n],
    "curse-face": lambda n: dice.CURSE_FACES[n],
    "roll": lambda n: _joined(dice.roll_names(n)),
    "purpose": lambda n: PURPOSES[n],
    "tile": lambda n: TILES[n],
    "tiles": lambda n: _joined(name for tile, name in enumerate(TILES) if n >> tile & 1),
    "corner": lambda n: CORNER_NAMES[n],
    "colour": lambda n: COLOURS[n],
    "family": lambda n: FAMILY_IDS[n],
    "families": lambda n: _joined(name for family, name in enumerate(FAMILY_IDS) if n >> family & 1),
    "villager": lambda n: _UNKNOWN if n == UNKNOWN else FAMILY_IDS[n],
    "artifact": lambda n: ARTIFACTS[n],
    "spaces": lambda n: _joined(name for space, name in enumerate(SPACES) if n >> space & 1),
    "tokens": lambda n: _joined(TOKENS[colour] for colour, k in enumerate(unpacked(n)) for _ in range(k)),
}
_READ: Final[dict[str, Callable[[Piece], int]]] = {
    "space": lambda piece: SPACES.index(piece.choice(SPACES, "space")),
    "card": parse_card,
    "seat": lambda piece: SIDES.index(piece.choice(SIDES, "side")),
    "number": lambda piece: piece.number(9),
    "flag": lambda piece: int(piece.flag()),
    "line": lambda piece: _LINES.index(piece.choice(_LINES, "line")),
    "curse-face": lambda piece: dice.CURSE_FACES.index(piece.choice(dice.CURSE_FACES, "curse-face")),
    "roll": _parse_roll,
    "purpose": lambda piece: PURPOSES.index(piece.choice(PURPOSES, "purpose")),
    "tile": lambda piece: TILES.index(piece.choice(TILES, "tile")),
    "tiles": lambda piece: _bits(piece, TILES, "tile"),
    "corner": lambda piece: CORNER_NAMES.index(piece.choice(CORNER_NAMES, "corner")),
    "colour": lambda piece: COLOURS.index(piece.choice(COLOURS, "tao-colour")),
    "family": lambda piece: FAMILY_IDS.index(piece.choice(FAMILY_IDS, "family")),
    "families": lambda piece: _bits(piece, FAMILY_IDS, "family"),
    "villager": lambda piece: (
        UNKNOWN if piece.text == _UNKNOWN else FAMILY_IDS.index(piece.choice(FAMILY_IDS, "family"))
    ),
    "artifact": lambda piece: ARTIFACTS.index(piece.choice(ARTIFACTS, "artifact")),
    "spaces": lambda piece: _bits(piece, SPACES, "space"),
    "tokens": _parse_tokens,
}


# --- a whole frame --------------------------------------------------------------------------------------


def frame(frame: Frame) -> str:
    """Return a frame as text.

    >>> from fatsi.rules.frames import PLACE
    >>> frame_text = frame
    >>> frame_text((PLACE, BY_ID["lich"].number))
    'place lich'
    """
    kind = KINDS[frame[0]]
    words = [kind.id]
    if kind.arguments == ("fallen*",):
        words += [f"{SPACES[frame[at]]}={BY_NUMBER[frame[at + 1]].id}" for at in range(1, len(frame), 2)]
    else:
        words += [_WRITE[argument](n) for argument, n in zip(kind.arguments, frame[1:], strict=True)]
    return " ".join(words)


def parse_frame(piece: Piece) -> Frame:
    """Return the frame that a text tells."""
    words = piece.split()
    if not words:
        raise piece.fail("frame-missing")
    kind = KINDS[KIND_INDEX[words[0].choice(KIND_INDEX, "frame")]]
    if kind.arguments == ("fallen*",):
        numbers = [number for word in words[1:] for number in _parse_fallen(word)]
    else:
        if len(words) - 1 != len(kind.arguments):
            wanted = " ".join((kind.id, *kind.arguments))
            raise piece.fail("wrong-form", given=piece.text, wanted=wanted)
        numbers = [_READ[argument](word) for argument, word in zip(kind.arguments, words[1:], strict=True)]
    return (kind.index, *numbers)


def _parse_fallen(piece: Piece) -> tuple[int, int]:
    parts = piece.split("=")
    if len(parts) != 2:
        raise piece.fail("wrong-form", given=piece.text, wanted="N1=lich")
    return _READ["space"](parts[0]), parse_card(parts[1])
