"""The village tiles there are, nine of the base game and one of White Moon: by id, and by number."""

from __future__ import annotations

from typing import Final

from fatsi.rules.cards import BASE
from fatsi.rules.moon.school import KungFuSchool
from fatsi.rules.registry import declared
from fatsi.rules.tiles import (
    BuddhistTemple,
    Cemetery,
    CircleOfPrayer,
    HerbalistsShop,
    NightWatchmansBeat,
    PavilionOfTheHeavenlyWinds,
    SorcerersHut,
    TaoistAltar,
    TeaHouse,
    VillageTile,
)

TILE_OBJECTS: Final[tuple[VillageTile, ...]] = tuple(
    sorted((tile() for tile in declared(VillageTile).values()), key=lambda tile: tile.number)
)
assert [tile.number for tile in TILE_OBJECTS] == list(range(len(TILE_OBJECTS))), "tiles are numbered without a gap"
VILLAGE_TILES: Final = tuple(tile.id for tile in TILE_OBJECTS)
BASE_TILES: Final = tuple(tile.id for tile in TILE_OBJECTS if tile.set == BASE)
VILLAGE_INDEX: Final = {tile_id: number for number, tile_id in enumerate(VILLAGE_TILES)}
# White Moon's first game: the Kung-Fu School in place of the Night Watchman.
FIRST_MOON_TILES: Final = tuple(KungFuSchool.id if tile == NightWatchmansBeat.id else tile for tile in BASE_TILES)

CEMETERY: Final = Cemetery.number
ALTAR: Final = TaoistAltar.number
HERBALIST: Final = HerbalistsShop.number
SORCERER: Final = SorcerersHut.number
TEMPLE: Final = BuddhistTemple.number
WATCHMAN: Final = NightWatchmansBeat.number
CIRCLE: Final = CircleOfPrayer.number
PAVILION: Final = PavilionOfTheHeavenlyWinds.number
TEA_HOUSE: Final = TeaHouse.number
KUNG_FU_SCHOOL: Final = KungFuSchool.number
