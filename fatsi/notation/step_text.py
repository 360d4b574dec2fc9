"""Steps as text: what is still to be done, such as `place lich` or `curse-die N1 no`.

How a step is written, it tells itself (`str(step)`); here it is read, by the types of arguments that it declares.
"""

from __future__ import annotations

from typing import Any, Final

from fatsi.notation.fields import Piece
from fatsi.rules import dice
from fatsi.rules.arguments import (
    CARD,
    MOST_TOKENS,
    NOTHING,
    SPACE,
    UNSEEN,
    ArgumentType,
    FallenType,
    NumberType,
    RollType,
    SetType,
    TokensType,
    VillagerType,
    packed,
)
from fatsi.rules.cards import BY_ID
from fatsi.rules.moon.families import UNKNOWN
from fatsi.rules.registry import declared
from fatsi.rules.steps import Effect, Question, Step

STEPS: Final[dict[str, type[Step]]] = {**declared(Effect), **declared(Question)}


def parse_card(piece: Piece) -> int:
    """Return the number of the card with that id."""
    return BY_ID[piece.choice(BY_ID, "card")].number


def parse_argument(kind: ArgumentType, piece: Piece) -> int:
    """Return the value that a piece of text tells, for an argument of a type."""
    if kind is CARD:
        return parse_card(piece)
    if isinstance(kind, NumberType):
        return piece.number(kind.most)
    if isinstance(kind, RollType):
        return _parse_roll(kind, piece)
    if isinstance(kind, TokensType):
        return _parse_tokens(kind, piece)
    if isinstance(kind, SetType):
        bits = 0
        for value in _several(kind, piece):
            bits |= 1 << value
        return bits
    if isinstance(kind, VillagerType) and piece.text == UNSEEN:
        return UNKNOWN
    return kind.names.index(piece.choice(kind.names, kind.kind))


def _several(kind: ArgumentType, piece: Piece) -> list[int]:
    if piece.text == NOTHING:
        return []
    return [kind.names.index(part.choice(kind.names, kind.kind)) for part in piece.split("+")]


def _parse_roll(kind: ArgumentType, piece: Piece) -> int:
    faces = _several(kind, piece)
    if len(faces) > dice.MOST_DICE:
        raise piece.fail("too-many-dice", most=dice.MOST_DICE)
    return dice.ROLL_INDEX[tuple(sorted(faces))]


def _parse_tokens(kind: ArgumentType, piece: Piece) -> int:
    tokens = _several(kind, piece)
    counts = tuple(tokens.count(token) for token in range(len(kind.names)))
    if max(counts) > MOST_TOKENS:
        raise piece.fail("too-many-tokens-spent", most=MOST_TOKENS)
    return packed(counts)


def parse_step(piece: Piece) -> Step:
    """Return the step that a text tells.

    >>> parse_step(Piece("place lich", 1, 1))
    <place lich>
    """
    words = piece.split()
    if not words:
        raise piece.fail("frame-missing")
    step = STEPS[words[0].choice(STEPS, "frame")]
    values: list[Any]
    if any(isinstance(kind, FallenType) for _, kind in step.arguments):
        values = [tuple(_parse_fallen(word) for word in words[1:])]
    else:
        if len(words) - 1 != len(step.arguments):
            wanted = " ".join((step.id, *(kind.id for _, kind in step.arguments)))
            raise piece.fail("wrong-form", given=piece.text, wanted=wanted)
        values = [parse_argument(kind, word) for (_, kind), word in zip(step.arguments, words[1:], strict=True)]
    return step(*values)


def _parse_fallen(piece: Piece) -> tuple[int, int]:
    parts = piece.split("=")
    if len(parts) != 2:
        raise piece.fail("wrong-form", given=piece.text, wanted="N1=lich")
    return parse_argument(SPACE, parts[0]), parse_card(parts[1])
