"""The nine village tiles: who lives there. What their help does is told in `fatsi.rules.villagers`."""

from __future__ import annotations

from typing import Final

CEMETERY: Final = 0
ALTAR: Final = 1
HERBALIST: Final = 2
SORCERER: Final = 3
TEMPLE: Final = 4
WATCHMAN: Final = 5
CIRCLE: Final = 6
PAVILION: Final = 7
TEA_HOUSE: Final = 8

VILLAGE_TILES: Final = (
    "cemetery",
    "taoist-altar",
    "herbalists-shop",
    "sorcerers-hut",
    "buddhist-temple",
    "night-watchmans-beat",
    "circle-of-prayer",
    "pavilion-of-the-heavenly-winds",
    "tea-house",
)
VILLAGE_INDEX: Final = {tile_id: index for index, tile_id in enumerate(VILLAGE_TILES)}
