"""What steps and actions are about: the types of their arguments, each declared once with its names.

An argument is a number in the rules and a word in texts. Notation, words and tables read here which word it is, so that
a step or an action only says which types it takes.
"""

from __future__ import annotations

from typing import Final

from fatsi.rules import dice
from fatsi.rules.cards import BY_NUMBER
from fatsi.rules.colours import COLOURS, FACES
from fatsi.rules.geometry import CEMETERY_LINE, CORNERS, SIDES, SPACES, TILES
from fatsi.rules.moon.families import ARTIFACTS, FAMILY_IDS, UNKNOWN

NOTHING: Final = "-"
UNSEEN: Final = "?"
YES_OR_NO: Final = ("no", "yes")
PURPOSES: Final = ("exorcism", "herbs")  # what dice are rolled for
FOR_EXORCISM: Final = 0
FOR_HERBS: Final = 1
# What may be spent in an exorcism.
TOKENS: Final = (*COLOURS, "crystal")
MOST_TOKENS: Final = 4  # of one kind
_BITS: Final = 4

Tokens = tuple[int, ...]  # how many of each colour, then perhaps of crystals


def packed(tokens: Tokens) -> int:
    """Return a count of tokens by colour as one number, four bits a colour.

    >>> unpacked(packed((1, 0, 3, 0, 8)))
    (1, 0, 3, 0, 8, 0)
    """
    return sum(n << _BITS * colour for colour, n in enumerate(tokens))


def unpacked(number: int) -> Tokens:
    """Return the count of tokens by colour that a number stands for."""
    return tuple([number >> _BITS * colour & 15 for colour in range(6)])


def packed_token(colour: int) -> int:
    """Return one token of a colour as part of a packed count."""
    return 1 << _BITS * colour


class ArgumentType:
    """A type of argument: its id, and the word for each of its values.

    >>> SPACE.write(0), CARD.write(11), SPACES_SET.write(5)
    ('N1', 'lich', 'N1+N3')
    """

    def __init__(self, type_id: str, names: tuple[str, ...], kind: str = "") -> None:
        self.id: Final = type_id
        # The names of its values from 0 on; an empty name stands for a value that there is not.
        self.names: Final = names
        # What the names are, by the id of the message that says so.
        self.kind: Final = kind or type_id

    def write(self, value: int) -> str:
        """Return the word for a value."""
        return self.names[value]

    def __repr__(self) -> str:
        return f"<ArgumentType {self.id}>"


class SetType(ArgumentType):
    """Any number of values of a type, as the bits of one number."""

    def write(self, value: int) -> str:
        return "+".join(name for index, name in enumerate(self.names) if value >> index & 1) or NOTHING


class NumberType(ArgumentType):
    """A small number."""

    most: Final = 9

    def write(self, value: int) -> str:
        return str(value)


class RollType(ArgumentType):
    """Some Tao dice as they lie, told by their faces."""

    def write(self, value: int) -> str:
        return "+".join(dice.roll_names(value)) or NOTHING


class TokensType(ArgumentType):
    """Tokens spent, as a packed count."""

    def write(self, value: int) -> str:
        return "+".join(self.names[colour] for colour, n in enumerate(unpacked(value)) for _ in range(n)) or NOTHING


class VillagerType(ArgumentType):
    """The family of a villager, who may lie face down."""

    def write(self, value: int) -> str:
        return UNSEEN if value == UNKNOWN else self.names[value]


class FallenType(ArgumentType):
    """Ghosts that fell: pairs of the space where each lay and its card. As text they fill the rest of the words."""

    def write_pairs(self, pairs: tuple[tuple[int, int], ...]) -> str:
        return " ".join(f"{SPACES[space]}={BY_NUMBER[card].id}" for space, card in pairs)


CARD_NAMES: Final = tuple(BY_NUMBER[n].id if n in BY_NUMBER else "" for n in range(max(BY_NUMBER) + 1))

TILE: Final = ArgumentType("tile", TILES)
STACK: Final = ArgumentType("stack", TILES, "tile")  # a tile, for the villager on top of it
SPACE: Final = ArgumentType("space", SPACES)
SEAT: Final = ArgumentType("seat", SIDES, "side")  # a Taoist
BOARD: Final = ArgumentType("board", SIDES, "side")
COLOUR: Final = ArgumentType("colour", COLOURS, "tao-colour")
CARD: Final = ArgumentType("card", CARD_NAMES)
FAMILY: Final = ArgumentType("family", FAMILY_IDS)
ARTIFACT: Final = ArgumentType("artifact", ARTIFACTS)
CORNER: Final = ArgumentType("corner", tuple(TILES[tile] for tile in CORNERS))
LINE: Final = ArgumentType("line", (*SPACES, "cemetery"))  # along which a Curse die's haunting goes
CURSE_FACE: Final = ArgumentType("curse-face", dice.CURSE_FACES)
PURPOSE: Final = ArgumentType("purpose", PURPOSES)
FLAG: Final = ArgumentType("flag", YES_OR_NO)
NUMBER: Final = NumberType("number", ())
ROLL: Final = RollType("roll", FACES, "tao-face")
TILES_SET: Final = SetType("tiles", TILES, "tile")
SPACES_SET: Final = SetType("spaces", SPACES, "space")
FAMILIES_SET: Final = SetType("families", FAMILY_IDS, "family")
VILLAGER: Final = VillagerType("villager", FAMILY_IDS, "family")
TOKENS_SPENT: Final = TokensType("tokens", TOKENS, "tao-colour")
FALLEN: Final = FallenType("fallen", ())

assert LINE.names[CEMETERY_LINE] == "cemetery"
