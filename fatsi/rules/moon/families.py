"""The twelve families of the village, and the eight artifacts that some of them give to whoever saves them all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ELIXIR: Final = 0
MOONSTONE: Final = 1
SCROLL: Final = 2
FIREWORKS: Final = 3
CLAWS: Final = 4
ARMOUR: Final = 5
SHIELD: Final = 6
SWORD: Final = 7

ARTIFACT_IDS: Final = {
    ELIXIR: "elixir-of-life",
    MOONSTONE: "moonstone",
    SCROLL: "scroll-of-unity",
    FIREWORKS: "fireworks",
    CLAWS: "claws-of-vengeance",
    ARMOUR: "armour-of-truth",
    SHIELD: "shield-of-time",
    SWORD: "celestial-sword",
}
ARTIFACTS: Final = tuple(ARTIFACT_IDS[artifact] for artifact in range(len(ARTIFACT_IDS)))


@dataclass(frozen=True, slots=True)
class Family:
    """A family: its size, the curse for each of its dead, the reward when all are saved.

    What the curses and rewards do is in `fatsi.rules.moon.curses` and `fatsi.rules.moon.saving`, by their ids; a
    reward may be an artifact. Positions and records name families by id, states by number.
    """

    number: int
    id: str
    size: int
    curse: str
    reward: str


_ROWS: Final = (
    Family(0, "hua", 3, "lay-down", "celestial-sword"),
    Family(1, "zhou", 3, "someone-loses-qi", "barrier"),
    Family(2, "li", 3, "lose-top-card", "three-qi"),
    Family(3, "sun", 3, "ghost", "armour-of-truth"),
    Family(4, "miao", 2, "lose-black-token", "shield-of-time"),
    Family(5, "xiang", 2, "another-dies", "tao-of-each-colour"),
    Family(6, "sheng", 2, "haunt-their-tile", "claws-of-vengeance"),
    Family(7, "wu", 2, "incarnation", "buddha"),
    Family(8, "chang", 1, "lose-red-token", "moonstone"),
    Family(9, "teng", 1, "lose-yellow-token", "scroll-of-unity"),
    Family(10, "long", 1, "lose-green-token", "elixir-of-life"),
    Family(11, "weng", 1, "lose-blue-token", "fireworks"),
)
FAMILIES: Final = tuple(sorted(_ROWS, key=lambda family: family.number))
FAMILY_IDS: Final = tuple(family.id for family in FAMILIES)
SIZES: Final = tuple(family.size for family in FAMILIES)
VILLAGERS: Final = sum(SIZES)
UNKNOWN: Final = -1  # a villager who lies face down
MOST_ON_A_TILE: Final = 3
DEAD_THAT_LOSE: Final = 12
MOON_CRYSTALS: Final = 4
# The artifact that each family gives, by family; -1 for one that gives something else.
ARTIFACT_OF: Final = tuple(ARTIFACTS.index(family.reward) if family.reward in ARTIFACTS else -1 for family in FAMILIES)
