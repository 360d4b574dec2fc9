"""Positions with White Moon for the tests: who is in the village in a few words, and read back by name.

`village` completes what a test names to all 24 villagers: those who are not named are in the shelter.
"""

from __future__ import annotations

from collections.abc import Iterable

from fatsi import State
from fatsi.rules.colours import COLOURS
from fatsi.rules.geometry import CORNERS, SIDE_INDEX, SIDES, SPACES, TILE_INDEX, TILES
from fatsi.rules.moon.families import ARTIFACTS, FAMILIES, FAMILY_IDS, UNKNOWN
from fatsi.rules.moon.position import Moon

EVERYBODY = tuple(family.id for family in FAMILIES for _ in range(family.size))


def village(*stacks: str, shelter: str = "", graveyard: str = "", hidden: str = "", used: str = "") -> str:
    """Return the lines of a position with White Moon and these stacks, each a tile and its villagers, the top one last.

    `hidden` says who lies face down (if it names fewer than there are, those left come first in the order of the
    families); all who are named nowhere are in the shelter, besides those named for it. The artifacts of families that
    are all saved count as used unless a seat has them, besides those in `used`.

    >>> print(village("NW ? hua", "C zhou", graveyard="li li", hidden="li").rpartition("shelter")[0])
    white-moon: yes
    villagers: NW ? hua, C zhou
    graveyard: li li
    used-artifacts: rest
    """
    words = [word for stack in stacks for word in stack.split()[1:]]
    left = list(EVERYBODY)
    for family in (*(word for word in words if word != "?"), *shelter.split(), *graveyard.split(), *hidden.split()):
        left.remove(family)
    safe = left[max(0, words.count("?") - len(hidden.split())) :]
    return "\n".join(
        (
            "white-moon: yes",
            f"villagers: {', '.join(stacks) or '-'}",
            *((f"graveyard: {graveyard}",) if graveyard else ()),
            f"used-artifacts: {' '.join((*used.split(), 'rest'))}",
            f"shelter: {' '.join((*shelter.split(), *safe)) or '-'}",
        )
    )


def moon_of(state: State) -> Moon:
    assert state.moon is not None
    return state.moon


def villagers(state: State) -> dict[str, str]:
    """Return the stacks by tile, the top villager last: `{"NW": "? ? hua"}`; tiles without villagers are left out."""
    return {TILES[tile]: _stack(stack) for tile, stack in enumerate(moon_of(state).stacks) if stack}


def villagers_on(state: State, tile: str) -> str:
    """Return the stack of one tile, the top villager last."""
    return _stack(moon_of(state).stacks[TILE_INDEX[tile]])


def shelter(state: State) -> dict[str, int]:
    """Return how many of each family are saved, none of them 0."""
    return _families(moon_of(state).shelter)


def graveyard(state: State) -> dict[str, int]:
    """Return how many of each family are dead, none of them 0."""
    return _families(moon_of(state).graveyard)


def artifacts(state: State, side: str) -> set[str]:
    """Return the artifacts that a Taoist has."""
    return {ARTIFACTS[at] for at, owner in enumerate(moon_of(state).artifacts) if owner == SIDE_INDEX[side]}


def laid_down(state: State) -> set[str]:
    """Return the sides whose Taoists are laid down."""
    return _named(moon_of(state).laid_down, SIDES)


def crystals(state: State, side: str) -> int:
    return moon_of(state).crystals[SIDE_INDEX[side]]


def receptacles(state: State) -> set[str]:
    """Return the corners whose receptacles are full."""
    return _named(moon_of(state).receptacles, [TILES[tile] for tile in CORNERS])


def su_ling(state: State) -> str | None:
    """Return the space before which Su-Ling stands, if she is in play."""
    return SPACES[moon_of(state).su_ling] if moon_of(state).su_ling >= 0 else None


def removed_tao(state: State) -> dict[str, int]:
    """Return the Tao tokens that are out of the game by colour, none of them 0."""
    return {colour: n for colour, n in zip(COLOURS, moon_of(state).removed_tao, strict=True) if n}


def _stack(stack: Iterable[int]) -> str:
    return " ".join("?" if family == UNKNOWN else FAMILY_IDS[family] for family in stack)


def _families(counts: list[int]) -> dict[str, int]:
    return {family: n for family, n in zip(FAMILY_IDS, counts, strict=True) if n}


def _named(bits: int, names: Iterable[str]) -> set[str]:
    return {name for index, name in enumerate(names) if bits >> index & 1}
