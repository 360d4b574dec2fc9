"""Inputs about the nine village tiles: what lies where, who stands there, what is in reach."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fatsi.engine.encoding.moon_inputs import TILE_NAMES, write_moon_tile
from fatsi.engine.encoding.reach import Reach
from fatsi.engine.symmetry import View
from fatsi.rules.geometry import FACED, NEIGHBOURS
from fatsi.rules.powers import SPIRES
from fatsi.rules.state import State

_ADJACENT: Final = [[b in NEIGHBOURS[a] for b in range(9)] for a in range(9)]


def _names() -> list[str]:
    names = []
    for tile in range(9):
        names += [
            f"tile{tile}.{name}"
            for name in (
                *(f"villager{n}" for n in range(10)),
                *("haunted", "taoists", "in-reach", "faced-ghosts"),
                *(f"in-reach-of-seat{seat}" for seat in range(4)),
                *TILE_NAMES,
            )
        ]
    for villager in range(10):
        names += [f"villager{villager}.{name}" for name in ("here", "in-reach", "haunted")]
    return names


NAMES: Final = tuple(_names())
# How many inputs each tile has; those of the villagers, wherever their tiles lie, follow after all tiles.
PER_TILE: Final = NAMES.index("tile1.villager0")


def write_tiles(state: State, reach: Reach, view: View, out: vec[u8], start: i64) -> None:
    table = state.table
    at = start
    here: i64 = state.position[state.active]
    is_flight = state.has_power(SPIRES)
    moon = state.moon
    reaches = reach.tiles
    for n in range(9):
        tile = view.tile_back[n]
        villager = table.tiles[tile]
        out[at + villager] = 1
        is_haunted = state.haunted >> tile & 1
        if is_haunted:
            out[at + 10] = 1
        standing: i64 = 0
        for seat in table.seats:
            if state.position[seat] == tile and state.qi[seat]:
                standing += 1
        out[at + 11] = u8(standing)
        in_reach = here >= 0 and (here == tile or is_flight or _ADJACENT[here][tile])
        if in_reach:
            out[at + 12] = 1
        ghosts: i64 = 0
        for space in FACED[tile]:
            if state.ghosts[space]:
                ghosts += 1
        out[at + 13] = u8(ghosts)
        for r in range(4):
            if reaches[r] >> tile & 1:
                out[at + 14 + r] = 1
        if moon is not None:
            write_moon_tile(moon, tile, out, at + 18)
        about: i64 = start + 9 * PER_TILE + villager * 3
        if here == tile:
            out[about] = 1
        if in_reach:
            out[about + 1] = 1
        if is_haunted:
            out[about + 2] = 1
        at += PER_TILE
