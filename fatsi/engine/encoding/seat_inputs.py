"""Inputs about the four seats: Taoists, what they hold, and the ghosts on their boards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fatsi.engine.encoding.input_names import COLOURS_SEEN
from fatsi.engine.symmetry import View
from fatsi.rules.geometry import ON_STEP
from fatsi.rules.state import State


def _names() -> list[str]:
    names = []
    for seat in range(4):
        names += [
            f"seat{seat}.{name}"
            for name in (
                "player",
                "alive",
                "active",
                *(f"qi>={n}" for n in range(1, 7)),
                *(f"tao-{colour}>={n}" for colour in COLOURS_SEEN for n in (1, 2, 3)),
                "tokens",
                "yin-yang",
                "buddhas>=1",
                "buddhas>=2",
                "fresh-buddha",
                *(f"power-tokens>={n}" for n in (1, 2, 3)),
                *(f"at{tile}" for tile in range(9)),
                *(f"power{power}" for power in range(8)),
                "power-off",
                "borrowed",
                *(f"ghosts>={n}" for n in (1, 2, 3)),
                "haunts-next",
                "tormentors",
            )
        ]
    return names


NAMES: Final = tuple(_names())
# Where the inputs of a seat name the tile that the Taoist stands on.
AT_TILE: Final = NAMES.index("seat0.at0")


def write_seats(state: State, me: i64, view: View, out: vec[u8], start: i64) -> None:
    at = start
    table = state.table
    tao = state.tao
    tile_seen = view.tile_seen
    colour_back = view.colour_back
    figures = state.figures
    ghosts = state.ghosts
    is_tormentor = state.facts.is_tormentor
    for r in range(4):
        seat: i64 = (me + r) & 3
        is_player = table.is_player[seat]
        qi: i64 = state.qi[seat]
        if is_player:
            out[at] = 1
        if qi > 0:
            out[at + 1] = 1
        if seat == state.active:
            out[at + 2] = 1
            if state.fresh_buddhas:
                out[at + 28] = 1
        level: i64 = 0
        while level < 6 and level < qi:
            out[at + 3 + level] = 1
            level += 1
        total: i64 = 0
        for c in range(5):
            have: i64 = tao[seat * 5 + colour_back[c]]
            total += have
            place: i64 = at + 9 + 3 * c
            if have >= 1:
                out[place] = 1
                if have >= 2:
                    out[place + 1] = 1
                    if have >= 3:
                        out[place + 2] = 1
        out[at + 24] = u8(total)
        if state.yin_yang >> int(seat) & 1:
            out[at + 25] = 1
        held: i64 = state.held_buddhas[seat]
        if held >= 1:
            out[at + 26] = 1
            if held >= 2:
                out[at + 27] = 1
        tokens: i64 = state.power_tokens[seat]
        level = 0
        while level < tokens and level < 3:
            out[at + 29 + level] = 1
            level += 1
        position: i64 = state.position[seat]
        if position >= 0 and qi > 0:
            out[at + 32 + tile_seen[position]] = 1
        out[at + 41 + table.powers[seat]] = 1
        if state.powers_off >> int(seat) & 1:
            out[at + 49] = 1
        if state.borrowed >> int(seat) & 1:
            out[at + 50] = 1
        lying: i64 = 0
        haunts: i64 = 0
        torments: i64 = 0
        for n in range(3):
            card = ghosts[seat * 3 + n]
            if card:
                if lying < 3:
                    out[at + 51 + lying] = 1
                lying += 1
                if figures[seat * 3 + n] == ON_STEP:
                    haunts += 1
                if is_tormentor[card]:
                    torments += 1
        out[at + 54] = u8(haunts)
        out[at + 55] = u8(torments)
        at += 56
