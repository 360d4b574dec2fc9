"""Frames as text: what is still to be done, such as `place lich` or `curse-die N1 no`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from fatsi.notation.fields import Piece
from fatsi.notation.moon import CORNER_NAMES
from fatsi.rules import dice
from fatsi.rules.cards import BY_ID, BY_NUMBER
from fatsi.rules.colours import COLOURS, FACES
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
    return BY_ID[piece.choice(BY_ID, "a card")].number


def _parse_roll(piece: Piece) -> int:
    faces = _several(piece, FACES, "a face of a Tao die")
    if len(faces) > dice.MOST_DICE:
        raise piece.fail(f"at most {dice.MOST_DICE} dice are rolled")
    return dice.ROLL_INDEX[tuple(sorted(faces))]


def _bits(piece: Piece, names: tuple[str, ...], what: str) -> int:
    bits = 0
    for index in _several(piece, names, what):
        bits |= 1 << index
    return bits


def _parse_tokens(piece: Piece) -> int:
    colours = _several(piece, TOKENS, "a Tao colour")
    counts = tuple(colours.count(colour) for colour in range(len(TOKENS)))
    if max(counts) > 4:
        raise piece.fail("there are only 4 Tao tokens of a colour")
    return packed(counts)


def _several(piece: Piece, names: tuple[str, ...], what: str) -> list[int]:
    if piece.text == _NOTHING:
        return []
    return [names.index(part.choice(names, what)) for part in piece.split("+")]


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
    "space": lambda piece: SPACES.index(piece.choice(SPACES, "a ghost space")),
    "card": parse_card,
    "seat": lambda piece: SIDES.index(piece.choice(SIDES, "a side")),
    "number": lambda piece: piece.number("a small number", 9),
    "flag": lambda piece: int(piece.flag("yes or no")),
    "line": lambda piece: _LINES.index(piece.choice(_LINES, "a ghost space or the cemetery")),
    "curse-face": lambda piece: dice.CURSE_FACES.index(piece.choice(dice.CURSE_FACES, "a face of the Curse die")),
    "roll": _parse_roll,
    "purpose": lambda piece: PURPOSES.index(piece.choice(PURPOSES, "a purpose of a roll")),
    "tile": lambda piece: TILES.index(piece.choice(TILES, "a tile")),
    "tiles": lambda piece: _bits(piece, TILES, "a tile"),
    "corner": lambda piece: CORNER_NAMES.index(piece.choice(CORNER_NAMES, "a corner")),
    "colour": lambda piece: COLOURS.index(piece.choice(COLOURS, "a Tao colour")),
    "family": lambda piece: FAMILY_IDS.index(piece.choice(FAMILY_IDS, "a family")),
    "families": lambda piece: _bits(piece, FAMILY_IDS, "a family"),
    "villager": lambda piece: (
        UNKNOWN if piece.text == _UNKNOWN else FAMILY_IDS.index(piece.choice(FAMILY_IDS, "a family"))
    ),
    "artifact": lambda piece: ARTIFACTS.index(piece.choice(ARTIFACTS, "an artifact")),
    "spaces": lambda piece: _bits(piece, SPACES, "a ghost space"),
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
        raise piece.fail("something pending is missing here")
    kind = KINDS[KIND_INDEX[words[0].choice(KIND_INDEX, "something that can be pending")]]
    if kind.arguments == ("fallen*",):
        numbers = [number for word in words[1:] for number in _parse_fallen(word)]
    else:
        if len(words) - 1 != len(kind.arguments):
            wanted = " ".join((kind.id, *kind.arguments))
            raise piece.fail(f"'{piece.text}' should be of the form '{wanted}'")
        numbers = [_READ[argument](word) for argument, word in zip(kind.arguments, words[1:], strict=True)]
    return (kind.index, *numbers)


def _parse_fallen(piece: Piece) -> tuple[int, int]:
    parts = piece.split("=")
    if len(parts) != 2:
        raise piece.fail(f"'{piece.text}' is not a space and a card, such as 'N1=lich'")
    return _READ["space"](parts[0]), parse_card(parts[1])
