"""The dice: what can be rolled, and how likely it is.

A roll of Tao dice is a multiset: what matters is how many faces show each colour, not which die does.
Each multiset of up to four dice has a number, 0 being no dice at all.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial
from typing import Final

from fatsi.rules.colours import FACES, WHITE

TAO_DICE: Final = 3
MOST_DICE: Final = 4  # the grey die of one power is the fourth
MOST_REROLLED: Final = 3  # rerolls and the grey die belong to the two sides of one board

ROLL_FACES: Final = tuple(
    faces for n in range(MOST_DICE + 1) for faces in combinations_with_replacement(range(len(FACES)), n)
)
ROLL_INDEX: Final = {faces: index for index, faces in enumerate(ROLL_FACES)}
NO_DICE: Final = 0

# Faces of each of the five colours, then the white ones.
ROLL_COUNTS: Final = tuple(tuple(faces.count(face) for face in range(WHITE + 1)) for faces in ROLL_FACES)
ROLLS_OF: Final = tuple(
    tuple(index for index, faces in enumerate(ROLL_FACES) if len(faces) == n) for n in range(MOST_DICE + 1)
)

# Every ordered throw of n dice, each equally likely, as the roll that it is: a fair sample is one index.
THROWS: Final = tuple(
    tuple(ROLL_INDEX[tuple(sorted(throw))] for throw in product(range(len(FACES)), repeat=n))
    for n in range(MOST_DICE + 1)
)


def _ways(counts: tuple[int, ...]) -> int:
    ways = factorial(sum(counts))
    for count in counts:
        ways //= factorial(count)
    return ways


# In how many ways dice can fall so that they show each roll.
ROLL_WAYS: Final = tuple(_ways(counts) for counts in ROLL_COUNTS)


def roll_probability(roll: int) -> Fraction:
    """Return the probability of a roll among those of as many dice.

    >>> roll_probability(roll_of("red", "red"))
    Fraction(1, 36)
    >>> roll_probability(roll_of("red", "white"))
    Fraction(1, 18)
    """
    return Fraction(ROLL_WAYS[roll], len(FACES) ** len(ROLL_FACES[roll]))


def roll_of(*faces: str) -> int:
    """Return the number of the roll that shows these faces, in any order."""
    return ROLL_INDEX[tuple(sorted(FACES.index(face) for face in faces))]


def roll_names(roll: int) -> tuple[str, ...]:
    """Return the faces of a roll by name, in the order of the colours.

    >>> roll_names(roll_of("white", "red", "black"))
    ('red', 'black', 'white')
    """
    return tuple(FACES[face] for face in ROLL_FACES[roll])


@cache
def joined(roll: int, other: int) -> int:
    """Return the roll made of the dice kept and those rolled (again)."""
    return ROLL_INDEX[tuple(sorted(ROLL_FACES[roll] + ROLL_FACES[other]))]


@cache
def parts_of(roll: int) -> tuple[int, ...]:
    """Return all sets of at least one die of a roll, as rolls: what may be rolled again.

    >>> [roll_names(part) for part in parts_of(roll_of("red", "red"))]
    [('red',), ('red', 'red')]
    """
    counts = ROLL_COUNTS[roll]
    return tuple(
        part
        for part, wanted in enumerate(ROLL_COUNTS)
        if part and all(n <= have for n, have in zip(wanted, counts, strict=True))
    )


@cache
def without(roll: int, part: int) -> int:
    """Return the dice of a roll that are left when a part of it is picked up."""
    left = list(ROLL_FACES[roll])
    for face in ROLL_FACES[part]:
        left.remove(face)
    return ROLL_INDEX[tuple(left)]


# The Curse die: six faces, two of them blank.
CURSE_FACES: Final = ("nothing", "haunt", "ghost", "lose-tao", "lose-qi")
CURSE_NOTHING: Final = 0
CURSE_HAUNT: Final = 1
CURSE_GHOST: Final = 2
CURSE_LOSE_TAO: Final = 3
CURSE_LOSE_QI: Final = 4
CURSE_THROWS: Final = (CURSE_NOTHING, CURSE_NOTHING, CURSE_HAUNT, CURSE_GHOST, CURSE_LOSE_TAO, CURSE_LOSE_QI)
