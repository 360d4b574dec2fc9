"""Inputs about the twelve ghost spaces: the ghost, what it takes to exorcise it, and the odds of doing so."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fatsi.engine.encoding.card_rows import CARD_NAMES, CARD_SIZE, describe_cards
from fatsi.engine.encoding.input_names import COLOURS_SEEN
from fatsi.engine.encoding.reach import write_odds, write_odds_of_seats
from fatsi.engine.symmetry import View
from fatsi.rules.geometry import LINES, ON_CARD, ON_STEP, OPPOSITE
from fatsi.rules.powers import MOUNTAIN
from fatsi.rules.state import State

_LINES: Final = [list(line) for line in LINES]
_FACING: Final = [line[0] for line in LINES]
_OPPOSITE: Final = list(OPPOSITE)


def _names() -> list[str]:
    names = []
    for space in range(12):
        names += [
            f"space{space}.{name}"
            for name in (
                "ghost",
                *(f"colour-{colour}" for colour in COLOURS_SEEN),
                *(f"need-{colour}" for colour in COLOURS_SEEN),
                *(f"need>={n}" for n in range(1, 6)),
                *CARD_NAMES,
                "mantra",
                "on-card",
                "on-step",
                "dormant",
                "closed",
                "buddha",
                *(f"line>={n}" for n in (1, 2, 3)),
                "odds-bare%",
                "odds-own%",
                "odds-all%",
                *(name for seat in range(4) for name in (f"in-reach-of-seat{seat}", f"odds-of-seat{seat}%")),
            )
        ]
    return names


NAMES: Final = tuple(_names())
PER_SPACE: Final = len(NAMES) // 12


def write_spaces(state: State, me: i64, view: View, out: vec[u8], start: i64) -> None:
    table = state.table
    facts = state.facts
    rows = describe_cards(facts)
    colour_seen = view.colour_seen
    tao = state.tao
    active: i64 = state.active
    qi = state.qi
    position = state.position
    circle = state.circle
    number: i64 = state.dice()
    if state.has_power(MOUNTAIN):
        number += 1
    is_wild = not state.white_off
    at = start
    for n in range(12):
        space: i64 = (3 * me + n) % 12
        card = state.ghosts[space]
        line = _LINES[space]
        free: i64 = 0
        for tile in line:
            if not state.haunted >> tile & 1:
                out[at + 22 + CARD_SIZE + free] = 1
                free += 1
        if state.buddhas >> int(space) & 1:
            out[at + 21 + CARD_SIZE] = 1
        if card:
            out[at] = 1
            board_coloured = facts.is_board_coloured[card]
            colour = facts.colour[card]
            if board_coloured:
                colour = table.board_colours[space // 3]
            out[at + 1 + colour_seen[colour]] = 1
            resistance = facts.resistance[card]
            spare: i64 = 1 if state.mantra == space else 0
            if spare:
                out[at + 16 + CARD_SIZE] = 1
            total: i64 = 0
            bare: i64 = 0
            bare_missing: i64 = 0
            own: i64 = 0
            own_missing: i64 = 0
            everybody: i64 = 0
            all_missing: i64 = 0
            digit: i64 = 1
            facing = _FACING[space]
            spare_own = spare
            spare_all = spare
            spare_bare = spare
            needs = [0] * 5
            for c in range(5):
                need: i64 = resistance[c]
                if board_coloured:
                    need = 4 if c == colour else 0
                if c == circle and need:
                    need -= 1
                if need:
                    needs[c] = int(need)
                    out[at + 6 + colour_seen[c]] = u8(need)
                    total += need
                    open_bare = need
                    if spare_bare:
                        open_bare -= 1
                        spare_bare = 0
                    bare += open_bare
                    bare_missing += digit * open_bare
                    mine: i64 = 0
                    others: i64 = 0
                    if not state.tao_off:
                        if qi[active] and table.is_player[active]:
                            mine = tao[active * 5 + c]
                        for seat in table.seats:
                            if seat != active and position[seat] == facing and qi[seat]:
                                others += tao[seat * 5 + c]
                    open_own = need - mine
                    if open_own > 0:
                        if spare_own:
                            open_own -= 1
                            spare_own = 0
                        own += open_own
                        own_missing += digit * open_own
                    open_all = need - mine - others
                    if open_all > 0:
                        if spare_all:
                            open_all -= 1
                            spare_all = 0
                        everybody += open_all
                        all_missing += digit * open_all
                digit *= 5
            level: i64 = 0
            while level < total and level < 5:
                out[at + 11 + level] = 1
                level += 1
            row = rows[card]
            for k in range(CARD_SIZE):
                out[at + 16 + k] = row[k]
            figure = state.figures[space]
            if figure == ON_CARD:
                out[at + 17 + CARD_SIZE] = 1
            elif figure == ON_STEP:
                out[at + 18 + CARD_SIZE] = 1
            if state.dormant >> int(space) & 1:
                out[at + 19 + CARD_SIZE] = 1
            is_closed = False
            if facts.has_condition[card]:
                if facts.needs_opposite_empty[card]:
                    is_closed = state.ghosts[_OPPOSITE[space]] != 0
                elif table.first_edition:
                    is_closed = not state.buddhas >> int(space) & 1
                else:
                    is_closed = not state.caught
            if is_closed:
                out[at + 20 + CARD_SIZE] = 1
            else:
                immune = facts.is_dice_immune[card]
                write_odds(out, at + 25 + CARD_SIZE, bare_missing, bare, number, is_wild, immune)
                write_odds(out, at + 26 + CARD_SIZE, own_missing, own, number, is_wild, immune)
                write_odds(out, at + 27 + CARD_SIZE, all_missing, everybody, number, is_wild, immune)
                write_odds_of_seats(state, me, facing, needs, spare, immune, out, at + 28 + CARD_SIZE)
        at += PER_SPACE
