"""The inputs that White Moon adds: villagers, crystals, artifacts, Su-Ling, and what its decisions are about."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fatsi.engine.encoding.input_names import COLOURS_SEEN
from fatsi.engine.symmetry import View
from fatsi.rules.arguments import ARTIFACT, FAMILY, SEAT, TILE
from fatsi.rules.geometry import CORNERS
from fatsi.rules.moon.families import ARTIFACTS, FAMILY_IDS, UNKNOWN
from fatsi.rules.moon.position import BARRIER_BOARD, IN_SUPPLY, SCHOOL_BLACK, USED_UP, Moon
from fatsi.rules.state import State

_FAMILIES: Final = len(FAMILY_IDS)
_ARTIFACTS: Final = len(ARTIFACTS)
_DEAD_STEPS: Final = (2, 4, 6, 8, 9, 10, 11)
_CORNERS: Final = list(CORNERS)


# What it adds to the inputs of each tile.
TILE_NAMES: Final = (
    *("portal", "villagers>=1", "villagers>=2", "villagers>=3", "unknown"),
    *(f"top-{family}" for family in FAMILY_IDS),
    "receptacle",
)


def _names() -> list[str]:
    names = [f"saved-{family}" for family in FAMILY_IDS] + [f"dead-{family}" for family in FAMILY_IDS]
    names += [f"dead>={n}" for n in _DEAD_STEPS]
    for seat in range(4):
        names += [f"seat{seat}.{name}" for name in ("crystals>=1", "crystals>=2", "laid-down")]
    for artifact in ARTIFACTS:
        names += [f"{artifact}.{place}" for place in ("seat0", "seat1", "seat2", "seat3", "supply", "used-up")]
    names += ["crystal-supply", "fresh-crystals", *(f"su-ling{space}" for space in range(12)), "su-ling-due"]
    names += ["died-this-turn", "claws-used", *(f"removed-{colour}" for colour in COLOURS_SEEN)]
    names += ["extra-incarnations", "saves", "barriers-due", "sword-drawn", "known-bottom", "known-top"]
    names += ["school-black", *(f"school{seat}" for seat in range(4)), *(f"barrier{seat}" for seat in range(4))]
    names += [f"about-tile{tile}" for tile in range(9)] + [f"about-{family}" for family in FAMILY_IDS]
    names += [f"about-{artifact}" for artifact in ARTIFACTS] + [f"about-seat{seat}" for seat in range(4)]
    return names


NAMES: Final = tuple(f"moon.{name}" for name in _names())


def write_moon_tile(moon: Moon, tile: int, out: vec[u8], at: i64) -> None:
    """Write what White Moon adds to a tile: the inputs that `TILE_NAMES` lists."""
    if moon.portal == tile:
        out[at] = 1
    stack = moon.stacks[tile]
    height: i64 = len(stack)
    for k in range(3):
        if height > k:
            out[at + 1 + k] = 1
    if height:
        top = stack[-1]
        if top == UNKNOWN:
            out[at + 4] = 1
        else:
            out[at + 5 + top] = 1
    for corner in range(4):
        if _CORNERS[corner] == tile and moon.receptacles >> corner & 1:
            out[at + 5 + _FAMILIES] = 1


def write_moon(state: State, me: i64, view: View, out: vec[u8], start: i64) -> None:
    """Write what White Moon adds to a position as seat `me` sees it; the buffer must hold zeros from `start` on."""
    moon = state.moon
    if moon is None:
        return
    at = start
    dead: i64 = 0
    for family in range(_FAMILIES):
        out[at + family] = u8(moon.shelter[family])
        out[at + _FAMILIES + family] = u8(moon.graveyard[family])
        dead += moon.graveyard[family]
    at += 2 * _FAMILIES
    for k in range(7):
        if dead >= _DEAD_STEPS[k]:
            out[at + k] = 1
    at += 7
    for r in range(4):
        seat: i64 = (me + r) & 3
        if moon.crystals[seat] >= 1:
            out[at] = 1
        if moon.crystals[seat] >= 2:
            out[at + 1] = 1
        if moon.laid_down >> int(seat) & 1:
            out[at + 2] = 1
        at += 3
    for artifact in range(_ARTIFACTS):
        place = moon.artifacts[artifact]
        if place >= 0:
            out[at + ((place - me) & 3)] = 1
        elif place == IN_SUPPLY:
            out[at + 4] = 1
        elif place == USED_UP:
            out[at + 5] = 1
        at += 6
    _write_rest(moon, me, view, out, at)
    _write_subject(state, me, view, out, at + 34)


def _write_rest(moon: Moon, me: i64, view: View, out: vec[u8], at: i64) -> None:
    out[at] = u8(moon.crystal_supply)
    out[at + 1] = u8(moon.fresh_crystals)
    if moon.su_ling >= 0:
        out[at + 2 + (moon.su_ling - 3 * me + 12) % 12] = 1
    if moon.su_ling_due:
        out[at + 14] = 1
    if moon.died_this_turn:
        out[at + 15] = 1
    if moon.claws_used:
        out[at + 16] = 1
    for colour in range(5):
        out[at + 17 + view.colour_seen[colour]] = u8(moon.removed_tao[colour])
    out[at + 22] = u8(moon.extra_incarnations)
    out[at + 23] = u8(moon.saves)
    out[at + 24] = u8(moon.barriers_due)
    if moon.is_sword_drawn:
        out[at + 25] = 1
    out[at + 26] = u8(len(moon.bottom))
    out[at + 27] = u8(len(moon.top))
    scope: i64 = moon.scope
    if scope == SCHOOL_BLACK:
        out[at + 28] = 1
    elif 1 <= scope <= 4:
        out[at + 29 + ((scope - 1 - me) & 3)] = 1


def _write_subject(state: State, me: i64, view: View, out: vec[u8], at: i64) -> None:
    """Write what a decision of White Moon is about: a tile, a family, an artifact, a seat; and the barrier's board."""
    moon = state.moon
    assert moon is not None
    if moon.is_barrier():
        out[at - 1 + ((moon.scope - BARRIER_BOARD - me) & 3)] = 1
    if not state.stack:
        return
    step = state.stack[-1]
    if not step.is_moon:
        return
    for name, kind in step.arguments:
        value: i64 = getattr(step, name)
        if value < 0:
            continue
        if kind is TILE:
            out[at + 3 + view.tile_seen[value]] = 1
        elif kind is FAMILY:
            out[at + 12 + value] = 1
        elif kind is ARTIFACT:
            out[at + 12 + _FAMILIES + value] = 1
        elif kind is SEAT:
            out[at + 12 + _FAMILIES + _ARTIFACTS + ((value - me) & 3)] = 1
