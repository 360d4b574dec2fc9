"""The twelve families of the village, and the eight artifacts that some of them give to who saves them all."""

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

ARTIFACTS: Final = (
    "elixir-of-life",
    "moonstone",
    "scroll-of-unity",
    "fireworks",
    "claws-of-vengeance",
    "armour-of-truth",
    "shield-of-time",
    "celestial-sword",
)


@dataclass(frozen=True, slots=True)
class Family:
    """A family: its size, the curse for each of its dead, the reward when all are saved."""

    id: str
    size: int
    curse: str
    reward: str


FAMILIES: Final = (
    Family("hua", 3, "lay-down", "celestial-sword"),
    Family("zhou", 3, "someone-loses-qi", "barrier"),
    Family("li", 3, "lose-top-card", "three-qi"),
    Family("sun", 3, "ghost", "armour-of-truth"),
    Family("miao", 2, "lose-black-token", "shield-of-time"),
    Family("xiang", 2, "another-dies", "tao-of-each-colour"),
    Family("sheng", 2, "haunt-his-tile", "claws-of-vengeance"),
    Family("wu", 2, "incarnation", "buddha"),
    Family("chang", 1, "lose-red-token", "moonstone"),
    Family("teng", 1, "lose-yellow-token", "scroll-of-unity"),
    Family("long", 1, "lose-green-token", "elixir-of-life"),
    Family("weng", 1, "lose-blue-token", "fireworks"),
)
FAMILY_IDS: Final = tuple(family.id for family in FAMILIES)
SIZES: Final = tuple(family.size for family in FAMILIES)
VILLAGERS: Final = sum(SIZES)
MOST_ON_A_TILE: Final = 3
DEAD_THAT_LOSE: Final = 12
MOON_CRYSTALS: Final = 4

# The colour of the token that leaves the game with a dead villager of a family, by family.
TOKEN_LOST: Final = tuple(
    ("red", "green", "blue", "yellow", "black").index(family.curse.split("-")[1])
    if family.curse.startswith("lose-") and family.curse.endswith("-token")
    else -1
    for family in FAMILIES
)
ARTIFACT_OF: Final = tuple(ARTIFACTS.index(family.reward) if family.reward in ARTIFACTS else -1 for family in FAMILIES)
