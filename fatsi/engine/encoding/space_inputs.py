"""Inputs about the twelve ghost spaces: the ghost, what it takes to exorcise it, and the odds of doing so."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from fatsi.engine.encoding.card_rows import CARD_NAMES, CARD_SIZE, describe_cards
from fatsi.engine.encoding.input_names import COLOURS_SEEN
from fatsi.engine.encoding.reach import NOBODY, Reach
from fatsi.engine.symmetry import View
from fatsi.rules.geometry import LINES, ON_CARD, ON_STEP, OPPOSITE
from fatsi.rules.powers import MOUNTAIN
from fatsi.rules.state import State

_LINES: Final = [list(line) for line in LINES]
_FACING: Final = [line[0] for line in LINES]
_OPPOSITE: Final = list(OPPOSITE)
_OF_BOARD_COLOUR: Final = 4  # what a ghost without a colour of its own needs of the board's


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


# Where the inputs of a space begin, counted from its first one.
_NEEDS: Final = 6
_TOTAL: Final = 11
_CARD: Final = 16
_MANTRA: Final = _CARD + CARD_SIZE
_LINE: Final = _MANTRA + 6
_ODDS: Final = _LINE + 3
_OF_SEATS: Final = _ODDS + 3
_MOST_TOTAL: Final = 5


def write_spaces(state: State, me: i64, reach: Reach, view: View, out: vec[u8], start: i64) -> None:
    rows = describe_cards(state.facts)
    # An exorcism now, by the Taoist whose turn it is.
    active: i64 = (state.active - me) & 3
    number: i64 = state.dice()
    if state.has_power(MOUNTAIN):
        number += 1
    needs = vec[u8](bytes(5))
    at = start
    for n in range(12):
        space: i64 = (3 * me + n) % 12
        free: i64 = 0
        for tile in _LINES[space]:
            if not state.haunted >> tile & 1:
                out[at + _LINE + free] = 1
                free += 1
        if state.buddhas >> int(space) & 1:
            out[at + _MANTRA + 5] = 1
        card = state.ghosts[space]
        if card:
            out[at] = 1
            row = rows[card]
            _write_needs(state, space, card, row, view, needs, out, at)
            for k in range(CARD_SIZE):
                out[at + _CARD + k] = row[k]
            if not _write_standing(state, space, card, out, at + _MANTRA):
                spare: i64 = 1 if state.mantra == space else 0
                immune = state.facts.is_dice_immune[card]
                facing: i64 = _FACING[space]
                odds = at + _ODDS
                reach.write_odds(out, odds, needs, spare, NOBODY, NOBODY, number, immune)
                reach.write_odds(out, odds + 1, needs, spare, active, NOBODY, number, immune)
                reach.write_odds(out, odds + 2, needs, spare, active, facing, number, immune)
                reach.write_odds_of_seats(out, at + _OF_SEATS, needs, spare, facing, immune)
        at += PER_SPACE


def _write_needs(
    state: State, space: i64, card: int, row: bytes, view: View, needs: vec[u8], out: vec[u8], at: i64
) -> None:
    """Write the colour of a ghost and what it takes of each colour; put the latter into `needs`, too."""
    facts = state.facts
    colour_seen = view.colour_seen
    is_board_coloured = facts.is_board_coloured[card]
    colour = state.table.board_colours[space // 3] if is_board_coloured else facts.colour[card]
    out[at + 1 + colour_seen[colour]] = 1
    total: i64 = 0
    for c in range(5):
        need: i64 = row[CARD_SIZE + c]
        if is_board_coloured:
            need = _OF_BOARD_COLOUR if c == colour else 0
        if c == state.circle and need:
            need -= 1
        needs[c] = u8(need)
        if need:
            out[at + _NEEDS + colour_seen[c]] = u8(need)
            total += need
    level: i64 = 0
    while level < total and level < _MOST_TOTAL:
        out[at + _TOTAL + level] = 1
        level += 1


def _write_standing(state: State, space: i64, card: int, out: vec[u8], at: i64) -> bool:
    """Write the mantra, the figure and whether the ghost is dormant or closed; return whether it is closed.

    A closed ghost cannot be exorcised now, however many dice there are.
    """
    if state.mantra == space:
        out[at] = 1
    figure = state.figures[space]
    if figure == ON_CARD:
        out[at + 1] = 1
    elif figure == ON_STEP:
        out[at + 2] = 1
    if state.dormant >> int(space) & 1:
        out[at + 3] = 1
    facts = state.facts
    if not facts.has_condition[card]:
        return False
    if facts.needs_opposite_empty[card]:
        is_closed = state.ghosts[_OPPOSITE[space]] != 0
    elif state.table.first_edition:
        is_closed = not state.buddhas >> int(space) & 1
    else:
        is_closed = not state.caught
    if is_closed:
        out[at + 4] = 1
    return is_closed
