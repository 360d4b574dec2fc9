"""The village tiles, nine of the base game and one of White Moon: who lives there.

What their help does is told in `fatsi.rules.villagers`.
"""

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
KUNG_FU_SCHOOL: Final = 9  # White Moon

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
    "kung-fu-school",
)
BASE_TILES: Final = VILLAGE_TILES[:KUNG_FU_SCHOOL]
# White Moon's first game: the Kung-Fu School in place of the Night Watchman.
FIRST_MOON_TILES: Final = tuple("kung-fu-school" if tile == "night-watchmans-beat" else tile for tile in BASE_TILES)
VILLAGE_INDEX: Final = {tile_id: index for index, tile_id in enumerate(VILLAGE_TILES)}
